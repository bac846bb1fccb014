"""The play of a hand, as claims, revokes and results look at it (rules-spec H1)."""

from __future__ import annotations

from typing import NamedTuple, Protocol, final

from engine.actions import Name, Order, Revoke
from engine.cards import Card, Cards, Trump, without
from engine.contract import Contract, Trick
from engine.hand import Hand
from engine.match import HandResult, Match, Outcome
from engine.phases.base import HandState
from engine.ranking import Ranking
from engine.rules.options import RevokePays
from engine.seats import Lineup, Seat, Side
from engine.unseen_cards import PlayedCards


@final
class PlaySetting(NamedTuple):
    """What stays the same from card to card in the play of one hand."""

    hand: Hand
    contract: Contract
    ranking: Ranking
    lineup: Lineup
    tricks: int
    first: Seat
    """Who leads first."""
    unbound: Cards = 0
    """Cards that may follow any lead: a Benny at no trump, and every card at honour tables (rules-spec H1)."""
    claimant: Seat | None = None
    """Who has laid the hand down and was refused, or waits for an answer (rules-spec L1)."""
    accused: tuple[tuple[Seat, Seat], ...] = ()
    """Calls of a revoke that were wrong: who called, and whom (rules-spec H1)."""


class PlayState(HandState, Protocol):
    """Tricks on their way: `actor` plays to `trick`, the one under way; `tricks` are the finished ones."""

    @property
    def actor(self) -> Seat:
        """The seat to play."""
        ...

    @property
    def setting(self) -> PlaySetting:
        """What stays the same from card to card."""
        ...

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards held now, by seat."""
        ...

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick under way."""
        ...

    @property
    def winner(self) -> Seat:
        """The seat that holds the trick under way."""
        ...

    @property
    def best(self) -> Card:
        """The card with which it holds it."""
        ...

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        ...

    @property
    def leader(self) -> Seat:
        """Who leads, or led, the trick under way."""
        ...

    @property
    def all_tricks(self) -> list[tuple[Seat, tuple[Card, ...]]]:
        """Every trick, the one under way too: who led, and the cards in turn."""
        ...

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks by seat."""
        ...

    def with_setting(self, setting: PlaySetting) -> PlayState:
        """The same play in another setting."""
        ...


class OfPlay:
    """A phase in which the play stands still as `playing`."""

    __slots__ = ()

    playing: PlayState

    @property
    def hand(self) -> Hand:
        """The hand as it stood before the first lead."""
        return self.playing.hand

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards that have not been played, by seat."""
        return self.playing.hands


def callable_revokes(playing: PlayState, caller: Seat) -> tuple[Revoke, ...]:
    """The opponents that a seat may accuse: those who were seen not to follow suit, or owed a trump; each once a hand.

    A seat that sits out may call too. The offer does not show whether the call is right.
    """
    setting = playing.setting
    side = setting.contract.seating.side
    if not setting.hand.match.rules.honour or caller not in setting.contract.seating.seats:
        return ()
    voids, debtor = PlayedCards.of(setting.contract, playing.all_tricks).voids, _owing_a_trump(setting.hand)
    return tuple(
        [
            Revoke(caller, seat)
            for seat in setting.contract.active
            if (voids[seat] or seat == debtor) and side[seat] != side[caller] and (caller, seat) not in setting.accused
        ]
    )


def has_revoked(playing: PlayState, seat: Seat) -> bool:
    """Whether a seat did not follow suit though it could, or made trump without the trump it owed."""
    if seat == _owing_a_trump(playing.hand) and not _had_trump(playing.hand, seat):
        return True
    held = playing.hand.hands[seat]
    order = playing.setting.ranking
    for player, card, led in PlayedCards.of(playing.setting.contract, playing.all_tricks).plays:
        if player != seat:
            continue
        suit = order.follow[led]
        if held & suit and not (suit | order.free) >> card & 1:
            return True
        held = without(held, card)
    return False


def _owing_a_trump(hand: Hand) -> Seat | None:
    """Who made trump and owed a trump besides the bowers on its honour, if anyone did."""
    match, contract = hand.match, hand.contract
    if not match.rules.trump_on_honour or contract is None or contract.blind or contract.trump >= Trump.NONE:
        return None
    speaker = next((call.seat for call in reversed(hand.calls) if isinstance(call.action, Order | Name)), None)
    return speaker if speaker is not None and match.rules.owes_trump(speaker, match.dealer) else None


def _had_trump(hand: Hand, seat: Seat) -> bool:
    """Whether a seat held a trump besides the bowers as it spoke: what it buried since, the upcard too, counts."""
    if hand.contract is None:
        return False
    held = hand.hands[seat]
    for each in hand.buried:
        held |= (1 << each.card) * (each.seat == seat)
    return bool(held & hand.contract.ranking.plain_trumps)


def revoke_result(playing: PlayState, action: Revoke, *, right: bool) -> HandResult:
    """The hand that a call has ended: 2 points, 4 if anyone was alone, from the one side to the other.

    Where points are taken off, those that the losers do not have go to the winners.
    """
    contract, match = playing.setting.contract, playing.hand.match
    loser = action.accused if right else action.caller
    alone = contract.alone or contract.lone_defender is not None
    return HandResult(
        number=match.number,
        dealer=match.dealer,
        contract=contract,
        tricks=playing.taken,
        played=playing.tricks,
        outcome=Outcome.REVOKED if right else Outcome.FALSELY_CALLED,
        points=_points(contract, contract.seating.side[loser], 4 if alone else 2, match),
        revoked=loser,
    )


def _points(contract: Contract, losers: Side, amount: int, match: Match) -> tuple[int, ...]:
    """By side of the match; `losers` is the side of the hand that pays."""
    seating, rules = contract.seating, match.rules
    losing = {rules.side_of(seat) for seat in seating.seats if seating.side[seat] == losers}
    winning = {rules.side_of(seat) for seat in seating.seats} - losing
    off = dict.fromkeys(losing, 0)
    if rules.revoke_pays is RevokePays.OFF_OFFENDERS:
        off = {side: min(amount, match.scores[side]) for side in losing}
    gain = amount - max(off.values())
    return tuple([gain if side in winning else -off.get(side, 0) for side in range(rules.sides)])
