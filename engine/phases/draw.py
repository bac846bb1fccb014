"""Finding the first dealer and the partners: a draw, or cards dealt face up until jacks fall (rules-spec B1 to B4)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple, final

from engine.actions import Action, Draw
from engine.cards import Card, Suit, draw_rank, rank_of, suit_of
from engine.errors import IllegalAction, Refusal
from engine.events import Event, Word
from engine.match import first_match
from engine.phases.base import BaseState, no_interjections
from engine.phases.deal import Cutting, Dealing, to_deal
from engine.phases.kinds import Phase
from engine.rules.model import Rules
from engine.rules.options import FirstDealer, Partners
from engine.seats import Seat


@final
class Drawn(NamedTuple):
    """What a draw has settled, by the seats at which it was drawn. `partner` is the dealer's, `None` if not drawn."""

    dealer: Seat
    partner: Seat | None


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class DrawForDeal:
    """The first dealer is to be found, and the partners if they are drawn. `draws` are the draws so far, tied ones too.

    In a draw each seat gets a card. The lowest deals, whichever two the partners are; a draw in which two cards are
    equal that this depends on is repeated by all. Where the first jack deals, the cards of the draw go round from seat
    0 until it falls, and on until another player gets a jack where that one is the partner; if the dealer gets them
    all, that too is repeated.

    The dealer keeps the seat. A drawn partner changes places with whoever sits opposite: see `Dealing.moves`.
    """

    phase = Phase.DRAW_FOR_DEAL
    interjections = no_interjections

    rules: Rules
    draws: tuple[Draw, ...] = ()

    @property
    def actor(self) -> None:
        """The table itself draws."""
        return

    def legal(self) -> tuple[Action, ...]:
        """Chance is not listed."""
        return ()

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        match action:
            case Draw(cards):
                drawn = self._settle_draw(cards)
                draws = (*self.draws, action)
                if drawn is None:
                    return DrawForDeal(rules=self.rules, draws=draws)
                moves = _moves(drawn, self.rules)
                return to_deal(first_match(self.rules, drawn.dealer), draws=draws, moves=moves)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """Who deals first, and who are partners by the draw; or that it must be repeated."""
        if not isinstance(action, Draw):
            return
        by_jack = self.rules.first_dealer is not FirstDealer.LOWEST_CARD
        jacks = tuple(card for card in action.cards if deals(card, self.rules))
        if not isinstance(after, Cutting | Dealing):
            yield Event(word=Word.DRAW_TIED, cards=jacks if by_jack else action.cards)
            return
        dealer = after.match.dealer
        if by_jack:
            yield Event(word=Word.FIRST_JACK, seat=dealer, cards=jacks[:1])
        else:
            yield Event(word=Word.DREW_DEAL, seat=dealer, cards=action.cards)
        if self.rules.partners is not Partners.AS_SEATED:
            yield self._partners(action, dealer, after.moves or self.rules.seating.seats)

    def _partners(self, draw: Draw, dealer: Seat, moves: tuple[Seat, ...]) -> Event:
        """The dealer's partner, at the seat it now has, and the card that made it one."""
        rules = self.rules
        partner = rules.seating.partners(dealer)[0]
        card = draw.cards[-1] if rules.partners is Partners.SECOND_JACK else draw.cards[moves.index(partner)]
        return Event(word=Word.PARTNERS_DRAWN, seat=partner, side=rules.side_of(partner), cards=(card,))

    def _settle_draw(self, cards: tuple[Card, ...]) -> Drawn | None:
        """What a draw settles; `None` when it must be repeated."""
        rules = self.rules
        if Counter(cards) - Counter(rules.pack) or draw_from(rules, cards).cards != cards:
            raise IllegalAction(Refusal.BAD_DEAL)
        if rules.first_dealer is FirstDealer.LOWEST_CARD:
            return _by_rank(rules, cards)
        jacks = _jacks(rules, cards)
        if len(jacks) < _jacks_wanted(rules):
            if len(cards) < len(rules.pack):
                raise IllegalAction(Refusal.BAD_DEAL)
            return None
        partner = jacks[1] % rules.seats if len(jacks) > 1 else None
        return Drawn(jacks[0] % rules.seats, partner)


def draw_from(rules: Rules, pack: Sequence[Card]) -> Draw:
    """The draw that a pack in some order gives: a card to each seat, or cards until the jacks that count are out."""
    if rules.first_dealer is FirstDealer.LOWEST_CARD:
        return Draw(tuple(pack[: rules.seats]))
    jacks = _jacks(rules, pack)
    return Draw(tuple(pack if len(jacks) < _jacks_wanted(rules) else pack[: jacks[-1] + 1]))


def deals(card: Card, rules: Rules) -> bool:
    """Whether a card dealt face up is the jack that makes its holder the dealer (rules-spec B4)."""
    black = rules.first_dealer is FirstDealer.FIRST_BLACK_JACK
    return rank_of(card) == "J" and (not black or suit_of(card) in (Suit.CLUBS, Suit.SPADES))


def _by_rank(rules: Rules, cards: tuple[Card, ...]) -> Drawn | None:
    if len(cards) != rules.seats:
        raise IllegalAction(Refusal.BAD_DEAL)
    order = sorted(range(rules.seats), key=lambda seat: draw_rank(cards[seat]))
    ranks = [draw_rank(cards[seat]) for seat in order]
    if ranks[0] == ranks[1]:
        return None
    if rules.partners is Partners.AS_SEATED:
        return Drawn(order[0], None)
    # of four, the two lowest are partners when the two highest are
    return None if ranks[1] == ranks[2] else Drawn(order[0], order[1])


def _jacks(rules: Rules, cards: Sequence[Card]) -> list[int]:
    """The places of the jacks that count: the dealer's, and the first that another player gets if it counts."""
    first = next((place for place, card in enumerate(cards) if deals(card, rules)), None)
    if first is None:
        return []
    others = (
        place
        for place in range(first + 1, len(cards))
        if rank_of(cards[place]) == "J" and (place - first) % rules.seats
    )
    second = next(others, None) if rules.partners is Partners.SECOND_JACK else None
    return [first] if second is None else [first, second]


def _jacks_wanted(rules: Rules) -> int:
    return 2 if rules.partners is Partners.SECOND_JACK else 1


def _moves(drawn: Drawn, rules: Rules) -> tuple[Seat, ...]:
    """Where each sitter goes so that the dealer's partner sits opposite; `()` when everybody stays."""
    opposite = rules.seating.partner(drawn.dealer)
    if drawn.partner is None or opposite is None or drawn.partner == opposite:
        return ()
    to = {drawn.partner: opposite, opposite: drawn.partner}
    return tuple([to.get(seat, seat) for seat in range(rules.seats)])
