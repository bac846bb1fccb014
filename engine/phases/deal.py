"""Between hands: the cut, the deal, and a stolen deal (rules-spec C2, C3, C5, C6)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple, final

from engine.actions import Action, Cut, Deal, Draw, Object, Steal, Tap
from engine.cards import Cards, cards_in, hand_of
from engine.errors import BadNotation, IllegalAction, Refusal
from engine.events import Event, Word
from engine.hand import Hand
from engine.match import HandResult, Match
from engine.phases.base import BaseState, hand_in, proceed
from engine.phases.end import finish, result_without_play
from engine.phases.kinds import Phase
from engine.seats import Seat


@final
class Theft(NamedTuple):
    """A deal that `thief` took from `victim`, whose turn it was; once `noticed`, the victim deals after all."""

    thief: Seat
    victim: Seat
    noticed: bool = False


def deal_interjections(match: Match, last: HandResult | None, theft: Theft | None, seat: Seat) -> tuple[Action, ...]:
    """What `seat` may do about the next deal, which is not its turn."""
    if last is None or not match.rules.steal_deal:
        return ()
    if theft is None:
        return (Steal(seat),) if seat in _thieves(match, last) else ()
    return (Object(seat),) if not theft.noticed and seat in _opponents(match, theft.thief) else ()


def _thieves(match: Match, last: HandResult) -> tuple[Seat, ...]:
    """Who may take a deal; where the last dealer deals again, that is the partner's own (rules-spec C4, C5)."""
    partners = match.rules.seating.partners
    of = partners(last.dealer)
    return (*of, *partners(match.dealer)) if match.rules.point_on_partner else of


def _opponents(match: Match, seat: Seat) -> tuple[Seat, ...]:
    seating = match.rules.seating
    return tuple(other for other in seating.seats if seating.side[other] != seating.side[seat])


def change_dealer(
    match: Match, last: HandResult | None, theft: Theft | None, action: Steal | Object
) -> tuple[Match, Theft]:
    """The match with its new dealer, and what has become of the deal.

    Raises:
        IllegalAction: NOT_NOW, when `deal_interjections` does not offer the action.
    """
    if action not in deal_interjections(match, last, theft, action.seat):
        raise IllegalAction(Refusal.NOT_NOW)
    if theft is None:
        return match._replace(dealer=action.seat), Theft(action.seat, match.dealer)
    return match._replace(dealer=theft.victim), theft._replace(noticed=True)


def deal_events(action: Action) -> Iterator[Event]:
    """A deal taken out of turn, or noticed."""
    match action:
        case Steal(seat):
            yield Event(word=Word.DEAL_STOLEN, seat=seat)
        case Object(seat):
            yield Event(word=Word.DEAL_NOTICED, seat=seat)
        case _:
            pass


def point_on_partner(match: Match, theft: Theft) -> tuple[int, ...]:
    """What a deal that stands brings, by side; `()` when that is nothing (rules-spec C6)."""
    side = match.rules.seating.side
    if theft.noticed or not match.rules.point_on_partner or side[theft.thief] != side[theft.victim]:
        return ()
    return tuple([1 if each == side[theft.thief] else 0 for each in range(match.rules.sides)])


_CUTS: Final = (Tap(), *map(Cut, range(1, 10)))


def to_deal(
    match: Match,
    last: HandResult | None = None,
    draws: tuple[Draw, ...] = (),
    moves: tuple[Seat, ...] = (),
    theft: Theft | None = None,
) -> Dealing | Cutting:
    """Before a deal: the pack is cut first where the rules ask for it (rules-spec C2)."""
    if match.rules.cut:
        return Cutting(match, last, draws, moves, theft)
    return Dealing.__new__(Dealing, match, last, draws, moves, theft)


@final
@dataclass(frozen=True, slots=True)
class Cutting:
    """`actor` cuts or taps; the other fields are those of the `Dealing` that follows."""

    phase = Phase.CUTTING

    match: Match
    last: HandResult | None = None
    draws: tuple[Draw, ...] = ()
    moves: tuple[Seat, ...] = ()
    theft: Theft | None = None

    @property
    def actor(self) -> Seat:
        """The last before the dealer in turn: at the dealer's right, but for seats that sit the hand out."""
        match = self.match
        return match.rules.seating_of(match.dealer).around(match.dealer)[-1]

    def legal(self) -> tuple[Action, ...]:
        """What `actor` may do."""
        return _CUTS

    def interjections(self, seat: Seat) -> tuple[Action, ...]:
        """Taking the deal out of turn, or noticing it."""
        return deal_interjections(self.match, self.last, self.theft, seat)

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        match action:
            case Tap():
                return self._cut(b"")
            case Cut(place) if action in _CUTS:
                return self._cut(bytes((place,)))
            case Steal() | Object():
                match, theft = change_dealer(self.match, self.last, self.theft, action)
                return to_deal(match, self.last, self.draws, self.moves, theft)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """The cut, or a deal taken out of turn."""
        match action:
            case Cut():
                yield Event(word=Word.CUT, seat=self.actor)
            case Tap():
                yield Event(word=Word.TAPPED, seat=self.actor)
            case _:
                yield from deal_events(action)

    def _cut(self, cut: bytes) -> Dealing:
        return Dealing(self.match, self.last, self.draws, self.moves, self.theft, cut)


@final
class Dealing(NamedTuple):
    """The cards are to be dealt. `last` is the hand before, `draws` the draw for the deal before the first hand.

    `moves` is what the draw for partners made of the seats: who sat at seat `i` sits at seat `moves[i]` from the draw
    on; `()` when everybody stays. The engine knows seats alone: whoever keeps the sitters moves them once, with the
    action that was the draw. `cut` is what the cut adds to the shuffle (see `engine.fairness`).
    """

    phase = Phase.DEALING

    match: Match
    last: HandResult | None = None
    draws: tuple[Draw, ...] = ()
    moves: tuple[Seat, ...] = ()
    theft: Theft | None = None
    cut: bytes = b""

    @property
    def actor(self) -> None:
        """The table itself deals."""
        return

    def legal(self) -> tuple[Action, ...]:
        """Chance is not listed."""
        return ()

    def interjections(self, seat: Seat) -> tuple[Action, ...]:
        """Taking the deal out of turn, or noticing it."""
        return deal_interjections(self.match, self.last, self.theft, seat)

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        match action:
            case Deal():
                self._check(action)
                hand = Hand.__new__(Hand, self.match, action.hands, action.kitty)
                return proceed(hand) if self.theft is None else _stands(hand, self.theft)
            case Steal() | Object():
                match, theft = change_dealer(self.match, self.last, self.theft, action)
                return to_deal(match, self.last, self.draws, self.moves, theft)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """The deal with the card turned, and what follows from it at once; or a deal taken out of turn."""
        if not isinstance(action, Deal):
            yield from deal_events(action)
            return
        match, rules, turned = self.match, self.match.rules, action.kitty[:1]
        if rules.turns_up:
            yield Event(word=Word.DEALT, seat=match.dealer, cards=turned)
            if turned == (rules.benny_card,):
                yield Event(word=Word.BENNY_TURNED, seat=match.dealer, cards=turned)
        else:
            yield Event(word=Word.DEALT_DOWN, seat=match.dealer)
        points = point_on_partner(match, self.theft) if self.theft else ()
        if self.theft and points:
            side = rules.side_of(self.theft.thief)
            yield Event(word=Word.POINT_ON_PARTNER, seat=self.theft.thief, side=side, points=points[side])
        hand = hand_in(after)
        if hand is not None and hand.contract is not None and hand.contract.makerless:
            yield Event(word=Word.DIRTY_CLUBS, seat=match.dealer, cards=turned)

    def _check(self, deal: Deal) -> None:
        rules = self.match.rules
        if rules.double_pack:
            everything = _two_of_each(deal)
        else:
            # with as many cards as the pack has, the sum of the bits can only be the pack if no card is there twice
            everything = sum(deal.hands) + sum([1 << card for card in deal.kitty])
        if (
            (*map(int.bit_count, deal.hands),) != rules.turns[self.match.dealer].sizes
            or len(deal.kitty) != rules.kitty_size
            or everything != rules.pack_bits
        ):
            raise IllegalAction(Refusal.BAD_DEAL)


def _stands(hand: Hand, theft: Theft) -> BaseState:
    """The hand after a stolen deal; a point on the partner may win the game before a card is played (rules-spec C6)."""
    match = hand.match
    points = point_on_partner(match, theft)
    if not points:
        return proceed(hand)
    if not match.rules.fixed_hands and match.winner_after(points) is not None:
        return finish(match, result_without_play(match, points))
    return proceed(hand._replace(match=match.add_points(points)))


def _two_of_each(deal: Deal) -> Cards:
    """The cards of a deal from a double pack as one set; 0 where one is there three times."""
    try:
        return hand_of([*deal.kitty, *[card for hand in deal.hands for card in cards_in(hand)]])
    except BadNotation:
        return 0
