"""Finding the first dealer: a draw, or cards dealt face up until a jack falls (RULES.md B1, B4)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import final

from engine.actions import Action, Draw
from engine.cards import Card, Suit, draw_rank, rank_of, suit_of
from engine.errors import IllegalAction, Refusal
from engine.hand import first_match
from engine.options import FirstDealer
from engine.phases.dealing import Dealing
from engine.rules import Rules
from engine.seats import Seat


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Drawing:
    """The first dealer is to be found. `draws` are the draws so far, tied ones among them.

    In a draw each seat gets a card; the lowest deals, and a tie for the lowest draws again. Where the first jack deals,
    the cards of the draw go round from seat 0 until it falls.
    """

    rules: Rules
    draws: tuple[Draw, ...] = ()

    @property
    def actor(self) -> None:
        """The table itself draws."""
        return

    def legal(self) -> tuple[Action, ...]:
        """Chance is not listed."""
        return ()

    def after(self, action: Action) -> Drawing | Dealing:
        """The next state; see `engine.game.apply`."""
        match action:
            case Draw(cards):
                if Counter(cards) - Counter(self.rules.pack):
                    raise IllegalAction(Refusal.BAD_DEAL)
                draws = (*self.draws, action)
                dealer = self._dealer(cards)
                if dealer is None:
                    return Drawing(rules=self.rules, draws=draws)
                return Dealing(first_match(self.rules, dealer), draws=draws)
            case _:
                raise IllegalAction(Refusal.NOT_NOW)

    def _dealer(self, cards: tuple[Card, ...]) -> Seat | None:
        if self.rules.first_dealer is FirstDealer.LOWEST_CARD:
            if len(cards) != self.rules.seats:
                raise IllegalAction(Refusal.BAD_DEAL)
            ranks = [draw_rank(card) for card in cards]
            return None if ranks.count(min(ranks)) > 1 else ranks.index(min(ranks))
        if not cards or [card for card in cards if deals(card, self.rules)] != [cards[-1]]:
            raise IllegalAction(Refusal.BAD_DEAL)
        return (len(cards) - 1) % self.rules.seats


def deals(card: Card, rules: Rules) -> bool:
    """Whether a card dealt face up is the jack that makes its holder the dealer (RULES.md B4)."""
    black = rules.first_dealer is FirstDealer.FIRST_BLACK_JACK
    return rank_of(card) == "J" and (not black or suit_of(card) in (Suit.CLUBS, Suit.SPADES))
