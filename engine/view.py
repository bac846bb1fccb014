"""What a seat may know: the only thing that panels, computer players, logs and texts are made from."""

from dataclasses import dataclass
from enum import StrEnum
from typing import assert_never, final

from engine.actions import Action, Draw
from engine.cards import Card, Cards, count
from engine.hand import Call, Contract, HandResult, Trick
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
            return _between_hands(state, seat, Phase.DEALING)
        case Ordering():
            return _of_hand(state, seat, Phase.ORDERING, state.hand.hands)
        case Naming():
            return _of_hand(state, seat, Phase.NAMING, state.hand.hands)
        case Discarding():
            return _of_hand(state, seat, Phase.DISCARDING, state.hand.hands)
        case Defending():
            return _of_hand(state, seat, Phase.DEFENDING, state.hand.hands)
        case Playing():
            return _of_hand(state, seat, Phase.PLAYING, state.hands, state)
        case Over():
            return _between_hands(state, seat, Phase.OVER)
        case _:
            assert_never(state)


def _between_hands(state: Dealing | Over, seat: Seat | None, phase: Phase) -> View:
    match = state.match
    return View(
        rules=match.rules,
        seat=seat,
        phase=phase,
        actor=None,
        choices=(),
        number=match.number,
        dealer=match.dealer,
        scores=match.scores,
        draws=state.draws if isinstance(state, Dealing) else (),
        last=state.last,
        winner=state.winner if isinstance(state, Over) else None,
    )


def _of_hand(
    state: Ordering | Naming | Discarding | Defending | Playing,
    seat: Seat | None,
    phase: Phase,
    hands: tuple[Cards, ...],
    playing: Playing | None = None,
) -> View:
    """A hand on its way; `hands` are the cards held now, `playing` is the state once cards are played."""
    hand, match = state.hand, state.hand.match
    return View(
        rules=match.rules,
        seat=seat,
        phase=phase,
        actor=state.actor,
        choices=state.legal() if seat == state.actor else (),
        number=match.number,
        dealer=match.dealer,
        scores=match.scores,
        cards=0 if seat is None else hands[seat],
        counts=tuple(map(count, hands)),
        upcard=hand.upcard,
        turned_down=hand.turned_down,
        calls=hand.calls,
        contract=hand.contract,
        buried=hand.buried if seat == match.dealer else None,
        leader=playing.leader if playing else None,
        trick=playing.trick if playing else (),
        holder=playing.winner if playing and playing.trick else None,
        taken=playing.taken if playing else (0,) * len(hands),
        tricks=playing.tricks if playing else (),
    )
