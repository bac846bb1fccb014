"""Early ends: claiming the rest, throwing the cards in; and the step to the result (rules-spec L1, L2)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, final

from engine.actions import Accept, Action, LayDown, Refuse, Revoke, ThrowIn
from engine.cards import FACES, Cards, count
from engine.errors import IllegalAction, Refusal
from engine.events import Event, Word
from engine.match import HandResult
from engine.phases.base import BaseState
from engine.phases.end import call_revoke, finish, review, revoke_events, reward, settle
from engine.phases.kinds import Phase
from engine.phases.playing import OfPlay, PlayState, callable_revokes
from engine.ranking import bowers
from engine.rules.options import Claims, Scoring
from engine.scoring import score
from engine.seats import Seat
from engine.unseen_cards import PlayedCards, is_certain, is_unbeatable, reveal_partner


def conclude(playing: PlayState, rest_to: Seat | None = None, claimed: Seat | None = None) -> BaseState:
    """The hand is played, or the tricks that are left go to `rest_to`; `claimed` says who laid down or threw in.

    What follows is the review of an honour table, Robson's choice, or the next deal.
    """
    setting = playing.setting
    hand, contract = setting.hand, setting.contract
    match, taken = hand.match, playing.taken
    if contract.called is not None:
        contract = reveal_partner(hand)
    if rest_to is not None:
        rest = setting.tricks - len(playing.tricks)
        taken = tuple([won + rest * (seat == rest_to) for seat, won in enumerate(taken)])
    outcome, points = score(contract, taken, setting.tricks, match)
    result = HandResult.__new__(
        HandResult,
        match.number,
        match.dealer,
        contract,
        taken,
        outcome,
        points,
        playing.tricks,
        partner=None if contract.called is None else contract.seating.partner(contract.maker),
        claimed=claimed,
    )
    if match.rules.settled_by_play:
        return finish(match, result)
    return review(playing, result) or reward(playing, result) or settle(hand, result)


_CHOICES: Final = (Accept(), Refuse())
_LAY_DOWN: Final = tuple(map(LayDown, range(9)))
_LAY_DOWN_TOP: Final = tuple([LayDown(seat, top=True) for seat in range(9)])
_THROW_IN: Final = tuple(map(ThrowIn, range(9)))


def claims_of(playing: PlayState) -> tuple[Action, ...]:
    """What the seat to play may do instead: lay its hand down, throw it in."""
    seat = playing.actor
    offers: tuple[Action, ...] = ()
    if _may_claim(playing):
        if has_top_trumps(playing):
            offers = (_LAY_DOWN_TOP[seat],)
        elif _may_ask(playing) or is_proved(playing):
            offers = (_LAY_DOWN[seat],)
    return (*offers, _THROW_IN[seat]) if may_throw_in(playing) else offers


def _may_claim(playing: PlayState) -> bool:
    """With one card left there is nothing to choose, and so nothing to claim."""
    return playing.hand.match.rules.claims is not Claims.NEVER and count(playing.hands[playing.actor]) > 1


def _may_ask(playing: PlayState) -> bool:
    """Whether the opponents can be asked."""
    return playing.hand.match.rules.claims is Claims.CONSENT and playing.setting.claimant is None


def is_proved(playing: PlayState) -> bool:
    """Whether the seat to play, from what it knows, takes all the tricks that are left. It must be on lead."""
    if playing.trick:
        return False
    return is_certain(playing.hands[playing.actor], playing.setting.ranking, _others_may_hold(playing))


def has_top_trumps(playing: PlayState) -> bool:
    """Whether the seat to play, off lead, holds only trumps that no card still out can beat."""
    mine, order = playing.hands[playing.actor], playing.setting.ranking
    if not playing.trick or mine & FACES & ~order.trumps:
        return False
    return is_unbeatable(mine, order, playing.best, _others_may_hold(playing))


def _others_may_hold(playing: PlayState) -> tuple[Cards, ...]:
    """By seat, what the others may hold as the seat to play can know it."""
    hand, contract, seat = playing.hand, playing.setting.contract, playing.actor
    match = hand.match
    out = [buried.card for buried in hand.buried if buried.seat == seat]
    if hand.upcard is not None and not contract.takes_upcard(match.dealer, match.rules):
        out.append(hand.upcard)
    mine, played = playing.hands[seat], PlayedCards.of(contract, playing.all_tricks)
    return played.may_hold(seat, mine, match.rules.pack_bits, out, honour=match.rules.honour)


def may_throw_in(playing: PlayState) -> bool:
    """Whether the seat to play is of makers who have enough tricks, and have lost one or may fear the best trump.

    With a called partner nobody may: it would tell whose side the partner is on.
    """
    setting, rules = playing.setting, playing.hand.match.rules
    contract = setting.contract
    side = contract.seating.side
    if not rules.throwing_in or rules.scoring is not Scoring.EUCHRE or contract.called is not None:
        return False
    if side[playing.actor] != contract.side:
        return False
    makers = sum([1 for trick in playing.tricks if side[trick.winner] == contract.side])
    if makers <= setting.tricks // 2:
        return False
    return len(playing.tricks) > makers or _best_trump_is_out(playing)


def _best_trump_is_out(playing: PlayState) -> bool:
    """Whether the best trump of the pack was not played, and the seat to play does not hold it."""
    contract = playing.setting.contract
    right, _ = bowers(contract.trump)
    if right is None:
        return False
    best = right if contract.benny is None else contract.benny
    held = playing.hands[playing.actor]
    return not held >> best & 1 and all(best not in cards for _, cards in playing.all_tricks)


def lay_down(playing: PlayState, action: LayDown) -> BaseState:
    """The claim is proved and stands, or the opponents are asked.

    Raises:
        IllegalAction: NOT_PROVED, where only a proved claim is taken; NOT_NOW, where none is.

    A hand of top trumps that is laid down without saying so is put to the opponents: games that are stored did that.
    """
    seat = action.seat
    if seat != playing.actor or not _may_claim(playing):
        raise IllegalAction(Refusal.NOT_NOW)
    asked = opponents_of(playing)
    if action.top and not has_top_trumps(playing):
        raise IllegalAction(Refusal.NOT_PROVED)
    if action.top or is_proved(playing) or not asked:
        return conclude(playing, rest_to=seat, claimed=seat)
    if not _may_ask(playing):
        raise IllegalAction(Refusal.NOT_PROVED)
    return Claiming(playing.with_setting(playing.setting._replace(claimant=seat)), asked)


def throw_in(playing: PlayState, action: ThrowIn) -> BaseState:
    """The opponents get the tricks that are left.

    Raises:
        IllegalAction: NOT_NOW, where the makers may not concede.
    """
    if action.seat != playing.actor or not may_throw_in(playing):
        raise IllegalAction(Refusal.NOT_NOW)
    return conclude(playing, rest_to=opponents_of(playing)[0], claimed=action.seat)


def opponents_of(playing: PlayState) -> tuple[Seat, ...]:
    """The opponents who play, in turn; while nobody knows the called partner, everyone else."""
    setting, seat = playing.setting, playing.actor
    side = setting.contract.seating.side
    opponents: list[Seat] = []
    other = setting.lineup.following[seat]
    while other != seat:
        if side[other] != side[seat]:
            opponents.append(other)
        other = setting.lineup.following[other]
    return tuple(opponents)


@final
@dataclass(frozen=True, slots=True)
class Claiming(OfPlay):
    """`actor` accepts the claim or has it played out. `playing` is the play as it stands, `turn` are those asked."""

    phase = Phase.CLAIMING

    playing: PlayState
    turn: tuple[Seat, ...]

    @property
    def actor(self) -> Seat:
        """The opponent who is asked."""
        return self.turn[0]

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        return _CHOICES

    def interjections(self, seat: Seat) -> tuple[Action, ...]:
        """Calls of a revoke."""
        return callable_revokes(self.playing, seat)

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        playing = self.playing
        match action:
            case Accept():
                if len(self.turn) > 1:
                    return Claiming(playing, self.turn[1:])
                return conclude(playing, rest_to=playing.actor, claimed=playing.actor)
            case Refuse():
                return playing
            case Revoke():
                return call_revoke(playing, action, lambda noted: Claiming(noted, self.turn))
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """That the claim stands or is played out; wrong calls of a revoke."""
        match action:
            case Accept() if after.phase is not Phase.CLAIMING:
                yield Event(word=Word.CLAIM_ACCEPTED, seat=self.playing.actor)
            case Refuse():
                yield Event(word=Word.CLAIM_REFUSED, seat=self.actor)
            case _:
                yield from revoke_events(action, after)
