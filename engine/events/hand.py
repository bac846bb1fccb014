"""What just happened, in words' codes: panels and statistics are made from these. Only public facts are told."""

from collections.abc import Iterator
from typing import Final

from engine.actions import Action, Alone, Bid, Deal, Draw, Name, Order, Pass, Play, Show
from engine.cards import Trump
from engine.events import deal as deal_story
from engine.events import score as score_story
from engine.events import variants
from engine.events.kinds import Event, Word
from engine.events.play import told_of_play
from engine.match import HandResult, Match, Outcome
from engine.phases.end.end_of_hand import is_skunk
from engine.phases.registry import (
    AnyoneAlone,
    Auction,
    AuctionTrump,
    BlindCall,
    BlindLoner,
    Claiming,
    Cutting,
    DealerAlone,
    Dealing,
    DefenderAlone,
    DrawForDeal,
    FirstRound,
    Over,
    PartnersBest,
    Playing,
    RevokeReview,
    RobsonsChoice,
    SecondRound,
    State,
)
from engine.rules.model import Rules
from engine.rules.options import AllPass, Moon, Scoring, UpcardBenny
from engine.seats import Side

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
_BARN: Final = 1
"""Points short of the target in the barn."""
_BRIDGE: Final = 4
"""Points short of the target that the trailing side is at the bridge."""


def story(before: State, action: Action, after: State) -> tuple[Event, ...]:
    """The events of one step, in the order they happened; `after` is `apply(before, action)`."""
    return tuple(_tell(before, action, after))


def _tell(before: State, action: Action, after: State) -> Iterator[Event]:

    match before:
        case DrawForDeal():
            if isinstance(action, Draw):
                yield from deal_story.told_of_draw(action, after)
        case Cutting() | Dealing():
            if isinstance(action, Deal):
                yield _dealt(action, before.match)
                yield from _benny(action, before.match)
            yield from deal_story.told_of_deal(before, action)
        case BlindCall():
            yield from _called_blind(before, action)
        case BlindLoner():
            if isinstance(action, Alone):
                yield Event(word=Word.BLIND_LONER, seat=before.actor, cards=before.hand.kitty[:1])
        case Auction():
            yield from _in_auction(before, action, after)
        case AuctionTrump():
            if isinstance(action, Name):
                yield from _chosen(before, action)
        case FirstRound() if isinstance(action, Show):
            yield from deal_story.told_of_poor_hand(before, action)
        case FirstRound() | SecondRound():
            yield from _bid(before, action, after)
        case DefenderAlone() | DealerAlone() | AnyoneAlone():
            if isinstance(action, Alone):
                contract = before.contract
                making = contract.seating.side[before.actor] == contract.side
                yield Event(word=Word.ALONE if making else Word.DEFENDS_ALONE, seat=before.actor)
        case PartnersBest():
            given = before.hand.given
            if (len(given) + 1) % (2 * before.hand.match.rules.partners_best) == 0:
                yield Event(word=Word.PARTNERS_BEST, seat=before.taker)
        case Playing():
            if isinstance(action, Play):
                yield from told_of_play(before, action.card)
        case _:
            pass
    yield from variants.told_before_play(before, action, after)
    yield from score_story.told_beside(before, action, after)
    playing = before.playing if isinstance(before, Claiming | RevokeReview | RobsonsChoice) else before
    if isinstance(playing, Playing) and playing.setting.contract.called is not None:
        yield from variants.told_of_partner(playing, after)
    match after:
        case Cutting(match, HandResult() as result) | Dealing(match, HandResult() as result):
            if result is not _last(before):
                yield from _hand_over(before, result, match)
                yield from variants.told_of_pool(result, match)
        case Over(match):
            yield from _hand_over(before, after.last, match)
            yield from variants.told_of_pool(after.last, match)
            yield from variants.told_of_victory(after) if counts_down(match) else _game_over(after, _match(before))
        case _:
            pass


def _match(state: State) -> Match:
    """The match while the cards are out, or before a deal that wins the game (RULES.md C6)."""
    if isinstance(state, DrawForDeal | Over):
        raise TypeError(state)
    return state.match if isinstance(state, Cutting | Dealing) else state.hand.match


def _last(before: State) -> HandResult | None:
    """The hand that was over already."""
    return before.last if isinstance(before, Cutting | Dealing) else None


def _dealt(deal: Deal, match: Match) -> Event:
    """The deal, with the card that is turned; without one, what is left over stays hidden."""
    if match.rules.turns_up:
        return Event(word=Word.DEALT, seat=match.dealer, cards=deal.kitty[:1])
    return Event(word=Word.DEALT_DOWN, seat=match.dealer)


def _in_auction(before: Auction, action: Action, after: State) -> Iterator[Event]:
    match action:
        case Bid(tricks, moon):
            yield Event(word=Word.MOON_BID if moon else Word.BID, seat=before.actor, points=tricks)
        case _:
            pass
    match after:
        case AuctionTrump():
            yield Event(word=Word.AUCTION_WON, seat=after.actor)
        case Auction() if Pass() not in after.legal():
            yield Event(word=Word.STUCK_TO_BID, seat=after.actor)
        case _:
            pass


def _chosen(before: AuctionTrump, action: Name) -> Iterator[Event]:
    yield Event(word=Word.NAMED, seat=before.actor, trump=action.trump)
    if before.bid.moon and before.hand.match.rules.moon is Moon.ALONE:
        yield Event(word=Word.ALONE, seat=before.actor)


def _bid(before: FirstRound | SecondRound, action: Action, after: State) -> Iterator[Event]:
    hand, seat = before.hand, before.actor
    dealer, upcard = hand.match.dealer, hand.kitty[:1]
    match action:
        case Order(alone):
            word = Word.ASSISTED if seat in hand.seating.partners(dealer) else Word.ORDERED_UP
            yield Event(word=Word.TOOK_UP if seat == dealer else word, seat=seat, cards=upcard)
            if alone:
                yield Event(word=Word.ALONE, seat=seat)
        case Name(trump, alone):
            yield Event(word=Word.NAMED, seat=seat, trump=trump)
            turned = hand.upcard_suit
            if trump < Trump.NONE and turned is not None:
                yield Event(word=Word.NEXT if trump == turned.same_colour else Word.CROSSING, seat=seat, trump=trump)
            if alone:
                yield Event(word=Word.ALONE, seat=seat)
        case Pass() if isinstance(after, SecondRound) and isinstance(before, FirstRound):
            yield Event(word=Word.TURNED_DOWN, seat=dealer, cards=upcard)
        case Pass() if isinstance(after, SecondRound) and after.actor == dealer:
            if hand.match.rules.all_pass is AllPass.STICK_DEALER:
                yield Event(word=Word.STUCK, seat=dealer)
        case _:
            pass


def _benny(action: Deal, match: Match) -> Iterator[Event]:
    rules = match.rules
    if rules.turns_up and action.kitty[0] == rules.benny_card:
        yield Event(word=Word.BENNY_TURNED, seat=match.dealer, cards=action.kitty[:1])


def _called_blind(before: BlindCall, action: Action) -> Iterator[Event]:
    if not isinstance(action, Name):
        return
    stands_for = before.hand.match.rules.upcard_benny is UpcardBenny.NAMED_SUIT
    yield Event(word=Word.SUIT_NAMED if stands_for else Word.BLIND_CALL, seat=before.actor, trump=action.trump)
    if action.alone:
        yield Event(word=Word.ALONE, seat=before.actor)


def result_event(result: HandResult, rules: Rules) -> Event:
    """What a finished hand came to. Where both sides score, the bidder's is told of, and the other beside it."""
    ruled = score_story.ruled_event(result)
    if ruled is not None:
        return ruled
    contract, points = result.contract, result.points
    if contract is None and result.outcome is Outcome.FORFEITED:
        return Event(word=Word.FORFEITED, seat=result.dealer, side=points.index(max(points)), points=max(points))
    if contract is None:
        return Event(word=_OUTCOMES[result.outcome], points=max(points))
    if rules.scoring is Scoring.COUNT_DOWN:
        return variants.counted_event(result, contract)
    if rules.scoring is Scoring.TRICKS:
        side = rules.side_of(contract.maker)
        won, others = abs(points[side]), points[1 - side]
    else:
        side = points.index(max(points))
        won, others = max(points), 0
    word = _OUTCOMES[result.outcome]
    seat = contract.maker if contract.lone_maker is None else contract.lone_maker
    return Event(word=word, seat=seat, side=side, trump=contract.trump, points=won, others=others)


def _hand_over(before: State, result: HandResult, match: Match) -> Iterator[Event]:
    """The end of a hand; `match` is what it left, in which a new game of a rubber may have begun."""
    if isinstance(before, DrawForDeal | Over):
        return
    if isinstance(before, Cutting | Dealing):  # a deal has won a game, and nothing was played (RULES.md C6)
        if match.games != before.match.games:
            yield from score_story.told_of_game(before.match, result, match)
        return
    event, was = result_event(result, match.rules), before.hand.match
    yield event
    yield from score_story.told_of_counters(before.hand, result)
    down = counts_down(match)
    if down and result.contract is not None:
        yield from variants.told_of_scores(result, result.contract)
    if match.games != was.games:
        yield from score_story.told_of_game(was, result, match)
        yield from score_story.told_of_laps(match) if match.winner is None else ()
        return
    if result.contract is None or match.winner is not None or match.rules.fixed_hands:
        return
    standing: list[Event] = []
    if down or len(result.points) > 2 or match.rules.scoring is Scoring.TRICKS:
        gained = [side for side, points in enumerate(result.points) if (points < 0 if down else points > 0)]
        standing += dict.fromkeys(told for side in gained for told in _standing(side, match))
    elif event.side is not None:
        standing += _standing(event.side, match)
    yield from standing
    if not standing:
        yield from score_story.told_of_range(was, match)


def _standing(side: Side, match: Match) -> Iterator[Event]:
    short = [*match.scores] if counts_down(match) else [match.rules.winning_score - score for score in match.scores]
    leaders = short.index(_BARN) if sorted(short) == [_BARN, _BRIDGE] else None
    if leaders is not None and not counts_down(match):  # whichever side's points have just made it so
        yield Event(word=Word.BRIDGE, side=leaders)
    elif short[side] == _BARN:
        yield Event(word=Word.IN_THE_BARN, side=side)


def counts_down(match: Match) -> bool:
    """Whether less is better."""
    return match.rules.scoring is Scoring.COUNT_DOWN


def _game_over(over: Over, was: Match) -> Iterator[Event]:

    if over.match.rules.rubber:
        yield score_story.told_of_rubber(over)
        return
    yield Event(word=Word.GAME_WON, side=over.winner, points=over.match.scores[over.winner])
    if is_skunk(over.match, over.winner):
        yield Event(word=Word.SKUNK, side=over.winner)
    yield from score_story.told_of_difference(was, over.match, over.winner)
