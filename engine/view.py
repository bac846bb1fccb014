"""What a seat may know: the only thing that panels, computer players, logs and texts are made from."""

from dataclasses import dataclass, replace
from enum import StrEnum
from typing import assert_never, final

from engine.actions import Action, Draw
from engine.cards import Card, Cards, count
from engine.hand import Call, Contract, Hand, HandResult, Match, Trick
from engine.phases import Dealing, Defending, Discarding, Drawing, Naming, Ordering, Over, Playing, State
from engine.rules import Rules
from engine.seats import Seat, Side


class Phase(StrEnum):
    """The phases by name."""

    DRAWING = "drawing"
    DEALING = "dealing"
    ORDERING = "ordering"
    NAMING = "naming"
    DISCARDING = "discarding"
    DEFENDING = "defending"
    PLAYING = "playing"
    OVER = "over"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A state as one seat sees it; `seat` is `None` for a spectator.

    Two states that differ only in cards hidden from a seat give that seat equal views. `cards` are the seat's own,
    `counts` the number of cards each seat holds, `taken` its tricks, `tricks` the finished ones; `winner` of the game
    is a side, `holder` the seat that holds the trick under way. `last` is the hand before this one.
    """

    rules: Rules
    seat: Seat | None
    phase: Phase
    actor: Seat | None
    choices: tuple[Action, ...]
    """What this seat may do now; empty when it is not its turn."""
    number: int = 1
    dealer: Seat | None = None
    scores: tuple[int, int] = (0, 0)
    draws: tuple[Draw, ...] = ()
    cards: Cards = 0
    counts: tuple[int, ...] = (0, 0, 0, 0)
    upcard: Card | None = None
    """The card turned; it stays known all through the hand (RULES.md C3, D1)."""
    turned_down: bool = False
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    buried: Card | None = None
    """What the dealer discarded, for the dealer only."""
    leader: Seat | None = None
    trick: tuple[Card, ...] = ()
    holder: Seat | None = None
    taken: tuple[int, ...] = (0, 0, 0, 0)
    tricks: tuple[Trick, ...] = ()
    last: HandResult | None = None
    winner: Side | None = None

    @property
    def upcard_taken(self) -> bool:
        """Whether the dealer took the upcard into the hand; all know it until it is played, though it may be buried."""
        contract, dealer = self.contract, self.dealer
        if contract is None or contract.round != 1 or dealer is None:
            return False
        return not self.rules.upcard_left_by(contract.maker, dealer)

    @property
    def latest(self) -> tuple[Contract, tuple[Trick, ...]] | None:
        """The contract and the finished tricks of this hand, or of the one before until the next is dealt."""
        if self.contract is not None:
            return self.contract, self.tricks
        if self.last is not None and self.last.contract is not None:
            return self.last.contract, self.last.played
        return None

    def in_trick(self, seat: Seat) -> Card | None:
        """The card a seat has played to the trick under way."""
        if self.leader is None or self.contract is None:
            return None
        order = playing_order(self.contract, self.leader)
        return dict(zip(order, self.trick, strict=False)).get(seat)


def playing_order(contract: Contract, leader: Seat) -> tuple[Seat, ...]:
    """The seats of a trick in turn."""
    return tuple((leader + step) % 4 for step in range(4) if (leader + step) % 4 in contract.active)


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know of a state; `None` is a spectator, who sees no hand at all."""
    match state:
        case Drawing():
            return View(rules=state.rules, seat=seat, phase=Phase.DRAWING, actor=None, choices=(), draws=state.draws)
        case Dealing():
            return replace(_of_match(state.match, seat, Phase.DEALING), last=state.last, draws=state.draws)
        case Ordering():
            return _of_hand(state.hand, seat, Phase.ORDERING, state)
        case Naming():
            return _of_hand(state.hand, seat, Phase.NAMING, state)
        case Discarding():
            return _of_hand(state.hand, seat, Phase.DISCARDING, state)
        case Defending():
            return _of_hand(state.hand, seat, Phase.DEFENDING, state)
        case Playing():
            return replace(
                _of_hand(replace(state.hand, hands=state.hands), seat, Phase.PLAYING, state),
                leader=state.leader,
                trick=state.trick,
                holder=state.winner if state.trick else None,
                taken=state.taken,
                tricks=state.tricks,
            )
        case Over():
            return replace(_of_match(state.match, seat, Phase.OVER), last=state.last, winner=state.winner)
        case _:
            assert_never(state)


def _of_match(match: Match, seat: Seat | None, phase: Phase) -> View:
    return View(
        rules=match.rules,
        seat=seat,
        phase=phase,
        actor=None,
        choices=(),
        number=match.number,
        dealer=match.dealer,
        scores=match.scores,
    )


def _of_hand(
    hand: Hand, seat: Seat | None, phase: Phase, state: Ordering | Naming | Discarding | Defending | Playing
) -> View:
    return replace(
        _of_match(hand.match, seat, phase),
        actor=state.actor,
        choices=state.legal() if seat == state.actor else (),
        cards=0 if seat is None else hand.hands[seat],
        counts=tuple(map(count, hand.hands)),
        upcard=hand.upcard,
        turned_down=hand.turned_down,
        calls=hand.calls,
        contract=hand.contract,
        buried=hand.buried if seat == hand.match.dealer else None,
    )
