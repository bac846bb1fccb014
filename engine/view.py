"""What a seat may know: the only thing that panels, computer players, logs and texts are made from."""

from dataclasses import dataclass
from typing import final

from engine.actions import Action, Draw
from engine.cards import SUITS, Card, Cards, Suit, count
from engine.contract import Contract, Trick, playing_order
from engine.hand import Call, Hand
from engine.match import HandResult
from engine.phases.base import HandState
from engine.phases.kinds import Phase
from engine.phases.playing import OfPlay, PlayState
from engine.phases.registry import Cutting, Dealing, DrawForDeal, Over, Playing, RevokeReview, RobsonsChoice, State
from engine.phases.show_hand import interjections_of
from engine.rules.model import Rules
from engine.seats import Seat, Seating, Side
from engine.unseen_cards import known_partner


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A state as one seat sees it; `seat` is `None` for a spectator.

    Two states that differ only in cards hidden from a seat give that seat equal views. `cards` are the seat's own,
    `counts` the number of cards each seat holds, `taken` its tricks, `tricks` the finished ones; `winner` of the game
    is a side, `holder` the seat that holds the trick under way. `last` is the hand before this one; while a hand is
    reviewed, or its winners choose what to do with the points, it is what this one comes to if nothing changes it.
    """

    rules: Rules
    seat: Seat | None
    phase: Phase
    actor: Seat | None
    choices: tuple[Action, ...]
    """What this seat may do now; empty when it is not its turn."""
    number: int = 1
    dealer: Seat | None = None
    scores: tuple[int, ...] = (0, 0)
    games: tuple[int, ...] = (0, 0)
    """Games of a rubber won, by side."""
    pots: tuple[int, ...] = (0, 0)
    pool: int = 0
    interjections: tuple[Action, ...] = ()
    """What this seat may do out of turn: claim, concede, steal the deal, object, call a revoke."""
    draws: tuple[Draw, ...] = ()
    moves: tuple[Seat, ...] = ()
    """Before the first deal, where partners were drawn: the seat to which the player of each seat has moved."""
    thief: Seat | None = None
    """Between hands: who has taken the deal out of turn, until it is dealt or noticed."""
    cards: Cards = 0
    counts: tuple[int, ...] = (0, 0, 0, 0)
    upcard: Card | None = None
    """The card turned; it stays known all through the hand (rules-spec C3, D1)."""
    turned_down: bool = False
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    buried: tuple[Card, ...] = ()
    """What this seat discarded."""
    buried_counts: tuple[int, ...] = (0, 0, 0, 0)
    """The number of cards each seat has buried, which all have seen."""
    named: Suit | None = None
    """The suit that a turned Benny stands for."""
    shown: tuple[Card, ...] = ()
    """The cards of a poor hand that all have seen; those of them that were exchanged are in its `Show`."""
    given: tuple[Card, ...] = ()
    """The cards changed between a lone player and the partner, for those two only."""
    stake: int = 0
    claim: tuple[Seat, Cards] | None = None
    """Who has laid the hand down in this hand, and the cards shown that are not yet played."""
    partner: Seat | None = None
    """Whom the called card has made the maker's partner, once it is known to this seat."""
    leader: Seat | None = None
    trick: tuple[Card, ...] = ()
    holder: Seat | None = None
    taken: tuple[int, ...] = (0, 0, 0, 0)
    tricks: tuple[Trick, ...] = ()
    last: HandResult | None = None
    winner: Side | None = None

    @property
    def drawn(self) -> bool:
        """Whether the game is over and nobody has won it (rules-spec G7)."""
        return self.phase is Phase.OVER and self.winner is None

    @property
    def upcard_taken(self) -> bool:
        """Whether the dealer took the upcard into the hand; all know it until it is played, though it may be buried."""
        contract, dealer = self.contract, self.dealer
        return contract is not None and dealer is not None and contract.takes_upcard(dealer, self.rules)

    @property
    def upcard_suit(self) -> Suit | None:
        """The suit that round 1 asks about: the upcard's, or what a turned Benny stands for, if anything."""
        if self.upcard is None:
            return None
        return self.named if self.upcard == self.rules.benny_card else SUITS[self.upcard & 3]

    @property
    def seating(self) -> Seating:
        """Who plays this hand and with whom; between hands, who scores with whom."""
        return self.rules.seating if self.dealer is None else self.rules.seating_of(self.dealer)

    @property
    def latest(self) -> tuple[Contract, tuple[Trick, ...]] | None:
        """The contract and the finished tricks of this hand, or of the one before until the next is dealt."""
        if self.contract is not None:
            return self.contract, self.tricks
        if self.last is not None and self.last.contract is not None:
            return self.last.contract, self.last.played
        return None

    @property
    def all_tricks(self) -> list[tuple[Seat, tuple[Card, ...]]]:
        """Every trick of this hand, the one under way too: the seat that led, and the cards in turn."""
        tricks = [(trick.leader, trick.cards) for trick in self.tricks]
        return tricks if self.leader is None else [*tricks, (self.leader, self.trick)]

    def in_trick(self, seat: Seat) -> Card | None:
        """The card a seat has played to the trick under way."""
        if self.leader is None or self.contract is None:
            return None
        order = playing_order(self.contract, self.leader)
        return dict(zip(order, self.trick, strict=False)).get(seat)


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know of a state; `None` is a spectator, who sees no hand at all."""
    match state:
        case DrawForDeal():
            return View(
                rules=state.rules,
                seat=seat,
                phase=Phase.DRAW_FOR_DEAL,
                actor=None,
                choices=(),
                scores=(state.rules.starting_score,) * state.rules.sides,
                games=(0,) * state.rules.sides,
                pots=(0,) * state.rules.sides,
                counts=(0,) * state.rules.seats,
                taken=(0,) * state.rules.seats,
                draws=state.draws,
            )
        case Cutting() | Dealing() | Over():
            return _between_hands(state, seat)
        case Playing():
            return _of_hand(state, seat, state.hands, state)
        case OfPlay():
            return _of_hand(state, seat, state.hands, state.playing)
        case _:
            return _of_hand(state, seat, state.hand.hands)


def _between_hands(state: Cutting | Dealing | Over, seat: Seat | None) -> View:
    match = state.match
    to_deal = None if isinstance(state, Over) else state
    return View(
        rules=match.rules,
        seat=seat,
        phase=state.phase,
        actor=state.actor,
        choices=state.legal() if seat is not None and seat == state.actor else (),
        number=match.number,
        dealer=match.dealer,
        scores=match.scores,
        games=match.games,
        pots=match.pots,
        pool=match.pool,
        interjections=() if seat is None else interjections_of(state, seat),
        counts=(0,) * match.rules.seats,
        taken=(0,) * match.rules.seats,
        draws=to_deal.draws if to_deal else (),
        moves=to_deal.moves if to_deal else (),
        thief=to_deal.theft.thief if to_deal and to_deal.theft and not to_deal.theft.noticed else None,
        last=state.last,
        winner=state.winner if isinstance(state, Over) else None,
    )


def _of_hand(
    state: HandState,
    seat: Seat | None,
    hands: tuple[Cards, ...],
    playing: PlayState | None = None,
) -> View:
    """A hand on its way; `hands` are the cards held now, `playing` is the state once cards are played."""
    hand, match = state.hand, state.hand.match
    result = state.result if isinstance(state, RevokeReview | RobsonsChoice) else None
    return View(
        rules=match.rules,
        seat=seat,
        phase=state.phase,
        actor=state.actor,
        choices=state.legal() if seat == state.actor else (),
        number=match.number,
        dealer=match.dealer,
        scores=match.scores,
        games=match.games,
        pots=match.pots,
        pool=match.pool,
        interjections=() if seat is None else interjections_of(state, seat),
        cards=0 if seat is None or (state.phase.blind and seat == state.actor) else hands[seat],
        counts=tuple(map(count, hands)),
        upcard=hand.upcard,
        turned_down=hand.turned_down,
        calls=hand.calls,
        contract=hand.contract,
        buried=tuple(buried.card for buried in hand.buried if buried.seat == seat),
        buried_counts=_buried_counts(hand),
        named=hand.named,
        shown=hand.shown,
        given=tuple([each.card for each in hand.given if seat in (each.giver, each.taker)]) if hand.given else (),
        stake=hand.stake,
        claim=_claim(playing) if playing else None,
        partner=known_partner(hand, seat, 0 if seat is None else hands[seat], playing.all_tricks if playing else ()),
        leader=playing.leader if playing else None,
        trick=playing.trick if playing else (),
        holder=playing.winner if playing and playing.trick else None,
        taken=result.tricks if result else playing.taken if playing else (0,) * len(hands),  # claimed ones too
        tricks=playing.tricks if playing else (),
        last=result,
    )


def _buried_counts(hand: Hand) -> tuple[int, ...]:
    counts = [0] * len(hand.hands)
    for buried in hand.buried:
        counts[buried.seat] += 1
    return tuple(counts)


def _claim(playing: PlayState) -> tuple[Seat, Cards] | None:
    claimant = playing.setting.claimant
    return None if claimant is None else (claimant, playing.hands[claimant])
