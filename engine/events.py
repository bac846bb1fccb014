"""What just happened, as codes: panels and statistics are made from these. Only public facts."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, final

from engine.cards import Card, Trump
from engine.contract import Contract
from engine.hand import Hand
from engine.match import HandResult, Match, Outcome
from engine.rules.model import Rules
from engine.rules.options import Betting, Scoring, WhoAlone
from engine.scoring import is_given_up, payer_of
from engine.seats import Seat, Side


class Word(StrEnum):
    """The words of rules-spec 8 and of the ordinary course of a hand; each is a key of the catalogue (`story-…`)."""

    DRAW_TIED = "draw-tied"
    DREW_DEAL = "drew-deal"
    FIRST_JACK = "first-jack"
    PARTNERS_DRAWN = "partners-drawn"
    CUT = "cut"
    TAPPED = "tapped"
    DEAL_STOLEN = "deal-stolen"
    DEAL_NOTICED = "deal-noticed"
    POINT_ON_PARTNER = "point-on-partner"
    DEALT = "dealt"
    DEALT_DOWN = "dealt-down"
    BID = "bid"
    MOON_BID = "moon-bid"
    STUCK_TO_BID = "stuck-to-bid"
    AUCTION_WON = "auction-won"
    FARMERS_HAND = "farmers-hand"
    ACE_NO_FACE = "ace-no-face"
    EXCHANGED = "exchanged"
    ORDERED_UP = "ordered-up"
    ASSISTED = "assisted"
    TOOK_UP = "took-up"
    TURNED_DOWN = "turned-down"
    STUCK = "stuck"
    NAMED = "named"
    NEXT = "next"
    CROSSING = "crossing"
    BENNY_TURNED = "benny-turned"
    BLIND_CALL = "blind-call"
    SUIT_NAMED = "suit-named"
    BLIND_LONER = "blind-loner"
    ALONE = "alone"
    DEFENDS_ALONE = "defends-alone"
    PARTNERS_BEST = "partners-best"
    KITTY_EXCHANGED = "kitty-exchanged"
    STOOD_PAT = "stood-pat"
    TRICK = "trick"
    CHOP = "chop"
    TRUMPED_PARTNER = "trumped-partner"
    OVERTRUMPED_PARTNER = "overtrumped-partner"
    DOG = "dog"
    """A dog from every county: a hand of all four suits."""
    UNDERMAN = "underman"
    WALK = "walk"
    DUTCHMAN = "dutchman"
    MADE = "made"
    MARCH = "march"
    LONE_MADE = "lone-made"
    LONE_MARCH = "lone-march"
    EUCHRED = "euchred"
    LONE_DEFENCE = "lone-defence"
    BID_MADE = "bid-made"
    BID_SET = "bid-set"
    MOON_MADE = "moon-made"
    MOON_SET = "moon-set"
    DUMMY_TAKEN = "dummy-taken"
    SUIT_CALLED = "suit-called"
    PARTNER_REVEALED = "partner-revealed"
    NO_PARTNER = "no-partner"
    DIRTY_CLUBS = "dirty-clubs"
    STAYED = "stayed"
    DROPPED = "dropped"
    ALL_DROPPED = "all-dropped"
    DECLARED = "declared"
    DECLARED_WON = "declared-won"
    DECLARED_LOST = "declared-lost"
    CAME_DOWN = "came-down"
    SET = "set"
    CLUBS_PLAYED = "clubs-played"
    LOWERED = "lowered"
    NO_TRICK = "no-trick"
    ANTE_PAID = "ante-paid"
    POOL_WON = "pool-won"
    COUNTED_OUT = "counted-out"
    LAY_DOWN = "lay-down"
    CLAIM_ACCEPTED = "claim-accepted"
    CLAIM_REFUSED = "claim-refused"
    CONCEDED = "conceded"
    REVOKE_CALLED = "revoke-called"
    REVOKE_FALSE = "revoke-false"
    TAKEN_OFF = "taken-off"
    STAKE_RAISED = "stake-raised"
    STAKE_SEEN = "stake-seen"
    STAKE_GIVEN_UP = "stake-given-up"
    STAKE_TAKEN = "stake-taken"
    TRICKS_PAID = "tricks-paid"
    DIFFERENCE_PAID = "difference-paid"
    RULED_REPLAY = "ruled-replay"
    RULED_POINT = "ruled-point"
    SCORE_CORRECTED = "score-corrected"
    """A side has `points` now, and had `others` before."""
    THROWN_IN = "thrown-in"
    FORFEITED = "forfeited"
    IN_THE_BARN = "in-the-barn"
    BRIDGE = "bridge"
    LONER_RANGE = "loner-range"
    SKUNK = "skunk"
    GAME_OF_RUBBER = "game-of-rubber"
    LAPS = "laps"
    RUBBER_WON = "rubber-won"
    GAME_WON = "game-won"
    GAME_DRAWN = "game-drawn"
    """Both sides have `points`."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that happened; what a word does not need stays at its default."""

    word: Word
    seat: Seat | None = None
    side: Side | None = None
    cards: tuple[Card, ...] = ()
    trump: Trump | None = None
    points: int = 0
    """Points of `side`, won or (a bid set) lost; the tricks of a bid."""
    others: int = 0
    """Points of the other side, where both score; of the same, before they were corrected."""


_OUTCOMES: Final = {
    Outcome.MADE: Word.MADE,
    Outcome.MARCH: Word.MARCH,
    Outcome.LONE_MADE: Word.LONE_MADE,
    Outcome.LONE_MARCH: Word.LONE_MARCH,
    Outcome.EUCHRED: Word.EUCHRED,
    Outcome.LONE_DEFENCE: Word.LONE_DEFENCE,
    Outcome.BID_MADE: Word.BID_MADE,
    Outcome.BID_SET: Word.BID_SET,
    Outcome.MOON_MADE: Word.MOON_MADE,
    Outcome.MOON_SET: Word.MOON_SET,
    Outcome.THROWN_IN: Word.THROWN_IN,
    Outcome.FORFEITED: Word.FORFEITED,
}
_COUNTED: Final = {
    Outcome.DECLARED_WON: Word.DECLARED_WON,
    Outcome.DECLARED_LOST: Word.DECLARED_LOST,
    Outcome.EUCHRED: Word.SET,
    Outcome.BID_SET: Word.SET,
}
"""Where scores count down; every other outcome is `CAME_DOWN`."""
_BARN: Final = 1
"""Points short of the target in the barn."""
_BRIDGE: Final = 4
"""Points short of the target that the trailing side is at the bridge."""
_LONER_RANGE: Final = 4
"""Points for a march alone."""


def result_event(result: HandResult, rules: Rules) -> Event:
    """What a finished hand came to. Where both sides score it is about the bidder, with the others' points."""
    contract, points = result.contract, result.points
    most = max(points)
    side = points.index(most)
    match result.outcome:
        case Outcome.REVOKED | Outcome.FALSELY_CALLED:
            word = Word.REVOKE_CALLED if result.outcome is Outcome.REVOKED else Word.REVOKE_FALSE
            return Event(word=word, seat=result.revoked, side=side, points=most, others=-min(0, *points))
        case Outcome.AWARDED:
            return Event(word=Word.RULED_POINT, side=side, points=1)
        case _ if result.lowered:
            return Event(word=Word.TAKEN_OFF, side=side, points=-min(points))
        case Outcome.FORFEITED if contract is None:
            return Event(word=Word.FORFEITED, seat=result.dealer, side=side, points=most)
        case _ if contract is None:
            return Event(word=_OUTCOMES[result.outcome], points=most)
        case _ if rules.counts_down:
            return _counted_event(result, contract)
        case _:
            others = 0
    if rules.scoring is Scoring.TRICKS:
        side = rules.side_of(contract.maker)
        most, others = abs(points[side]), points[1 - side]
    word = _OUTCOMES[result.outcome]
    return Event(word=word, seat=contract.player, side=side, trump=contract.trump, points=most, others=others)


def hand_end_events(was: Match, hand: Hand | None, result: HandResult, match: Match) -> Iterator[Event]:
    """The end of a hand, in this order: its result, the stake, the others' scores, a game of a rubber or the standing.

    was -- the match while the hand was on
    hand -- `None` where the deal itself has won the game, and nothing was played (rules-spec C6)
    match -- what the hand left, in which a new game of a rubber may have begun
    """
    if hand is not None:
        yield result_event(result, match.rules)
        yield from _counters_events(hand, result)
        if match.rules.counts_down and result.contract is not None:
            yield from _count_down_events(result, result.contract)
    if match.games != was.games:
        yield from _game_of_rubber_events(was, result, match)
        if hand is not None and match.winner is None:
            yield from _laps_events(match)
    elif hand is not None and result.contract is not None and match.winner is None and not match.rules.fixed_hands:
        yield from _standing_events(was, result, match)
    payer = payer_of(result)
    if match.rules.pool and payer is not None:
        yield Event(word=Word.ANTE_PAID, seat=payer, points=match.rules.ante)


def game_end_events(was: Match, match: Match, winner: Side) -> Iterator[Event]:
    """The end of a game or a rubber, after that of its last hand."""
    rules, score = match.rules, match.scores[winner]
    if rules.counts_down:
        yield Event(word=Word.COUNTED_OUT, seat=winner, side=winner, points=score)
        if rules.pool:  # all that everyone ever paid, for pots and pool come to 0
            paid = sum(-pot for side, pot in enumerate(match.pots) if side != winner)
            yield Event(word=Word.POOL_WON, seat=winner, side=winner, points=paid)
    elif rules.rubber:
        yield Event(word=Word.RUBBER_WON, side=winner, points=match.games[winner], others=match.games[1 - winner])
    else:
        yield Event(word=Word.GAME_WON, side=winner, points=score)
        if match.is_skunk(winner):
            yield Event(word=Word.SKUNK, side=winner)
        yield from _difference_events(was, match, winner)


def _counted_event(result: HandResult, contract: Contract) -> Event:
    """What a hand came to where scores count down, for its maker or who declared."""
    if result.outcome is Outcome.NO_MAKER:
        return Event(word=Word.CLUBS_PLAYED, trump=contract.trump)
    seat = contract.maker if contract.declared is None else contract.declared
    word = _COUNTED.get(result.outcome, Word.CAME_DOWN)
    return Event(word=word, seat=seat, side=seat, trump=contract.trump, points=abs(result.points[seat]))


def _counters_events(hand: Hand, result: HandResult) -> Iterator[Event]:
    """Who takes the stake of a hand, or is paid for its tricks; nobody where the stake had been given up."""
    if result.counters and not is_given_up(hand):
        most = max(result.counters)
        if hand.match.rules.betting is Betting.PER_TRICK:
            yield Event(word=Word.TRICKS_PAID, side=result.counters.index(most), points=most)
            return
        yield Event(word=Word.STAKE_TAKEN, side=result.counters.index(most), points=2 * most)


def _count_down_events(result: HandResult, contract: Contract) -> Iterator[Event]:
    """How the scores change of those whom the result is not about, where they count down."""
    if result.outcome is Outcome.DECLARED_WON:
        return
    first = None if contract.makerless and contract.declared is None else _counted_event(result, contract).seat
    for seat in contract.active:
        change = result.points[seat]
        if seat == first:
            continue
        if change < 0:
            yield Event(word=Word.LOWERED, seat=seat, points=-change)
        elif not result.tricks[seat]:
            yield Event(word=Word.NO_TRICK, seat=seat, points=change)


def _game_of_rubber_events(was: Match, result: HandResult, after: Match) -> Iterator[Event]:
    """A game of a rubber that is won."""
    final = was.add_points(result.points)
    side = next(side for side, games in enumerate(after.games) if games > was.games[side])
    yield Event(word=Word.GAME_OF_RUBBER, side=side, points=final.scores[side])
    if final.is_skunk(side):
        yield Event(word=Word.SKUNK, side=side)
    yield from _difference_events(was, after, side)


def _laps_events(match: Match) -> Iterator[Event]:
    """Points that a new game of a rubber begins with."""
    most = max(match.scores)
    if most:
        yield Event(word=Word.LAPS, side=match.scores.index(most), points=most)


def _difference_events(was: Match, after: Match, winner: Side) -> Iterator[Event]:
    """What the losers of a game owe for each point of the difference."""
    if after.rules.betting is Betting.PER_POINT:
        yield Event(word=Word.DIFFERENCE_PAID, side=winner, points=after.pots[winner] - was.pots[winner])


def _standing_events(was: Match, result: HandResult, match: Match) -> Iterator[Event]:
    """How near the end the scorers of a hand are; else whom a march alone would bring there."""
    points, rules = result.points, match.rules
    if rules.counts_down:
        gained = [side for side, change in enumerate(points) if change < 0]
    elif len(points) > 2 or rules.scoring is Scoring.TRICKS:
        gained = [side for side, change in enumerate(points) if change > 0]
    else:
        side = result_event(result, rules).side
        gained = [] if side is None else [side]
    standing = dict.fromkeys(event for side in gained for event in _nearness_events(side, match))
    yield from standing or _range_events(was, match)


def _nearness_events(side: Side, match: Match) -> Iterator[Event]:
    down = match.rules.counts_down
    short = [*match.scores] if down else [match.rules.winning_score - score for score in match.scores]
    leaders = short.index(_BARN) if sorted(short) == [_BARN, _BRIDGE] else None
    if leaders is not None and not down:  # whichever side's points have just made it so
        yield Event(word=Word.BRIDGE, side=leaders)
    elif short[side] == _BARN and match.rules.win_by == 1:
        yield Event(word=Word.IN_THE_BARN, side=side)


def _range_events(was: Match, match: Match) -> Iterator[Event]:
    """Sides that a march alone would now bring to the target, or level, and would not have before this hand."""
    rules = match.rules
    if rules.sides != 2 or rules.scoring is not Scoring.EUCHRE or rules.alone is WhoAlone.NOBODY or rules.win_by > 1:
        return
    for side in (0, 1):
        short = rules.winning_score - match.scores[side]
        if short <= _LONER_RANGE < rules.winning_score - was.scores[side]:
            yield Event(word=Word.LONER_RANGE, side=side, points=short)
        elif _points_behind(match, side) == _LONER_RANGE != _points_behind(was, side) and short > _LONER_RANGE:
            yield Event(word=Word.LONER_RANGE, side=side)


def _points_behind(match: Match, side: Side) -> int:
    return match.scores[1 - side] - match.scores[side]
