"""Where the play of a hand stands, for compiled code; cards are bits, in an order that trump makes."""

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple, final

from engine.cards import ALL_CARDS, Card, Cards, Trump, cards_in
from engine.players.monte_carlo.jit import Row, compiled, inline
from engine.ranking import ranking

TRUMP_BITS: Final = 40
"""The number of the lowest trump's bit."""
TRUMP_CARDS: Final = 0xFFF << TRUMP_BITS
LOWEST_TRUMP: Final = 1 << TRUMP_BITS
CLUBS: Final = 0x1111111111
DIAMONDS: Final = CLUBS << 1
HEARTS: Final = CLUBS << 2
SPADES: Final = CLUBS << 3
_WEAKEST_TRUMP: Final = 16
"""`Ranking.strength` of a two of trumps, where there is one."""
_BOWERS: Final = {30: 9, 31: 10, 32: 11}
"""Places of the left bower, the right bower and the Benny by their strength."""


@final
@dataclass(frozen=True, slots=True, eq=False)
class CardLayout:
    """The order of the cards under one trump: `bit[card]` is the card's own."""

    bit: tuple[int, ...]
    card: dict[int, Card]
    free: int
    """The Benny at no trump, which may be played whatever was led."""

    def bits(self, hand: Cards) -> int:
        """A hand of a single pack in this order."""
        return sum([self.bit[card] for card in cards_in(hand)])

    def cards(self, bits: int) -> tuple[Card, ...]:
        """The cards of a set of bits, the lowest first."""
        found: list[Card] = []
        while bits:
            lowest = bits & -bits
            found.append(self.card[lowest])
            bits ^= lowest
        return tuple(found)


@cache
def layout(trump: Trump, benny: Card | None = None) -> CardLayout:
    """The order under a trump.

    >>> from engine.cards import card
    >>> hearts = layout(Trump.HEARTS)
    >>> hearts.bit[card("Jd")] > hearts.bit[card("Ah")] > hearts.bit[card("As")]
    True
    """
    order = ranking(trump, benny)

    def bit(card: Card) -> int:
        strength = order.strength[card]
        if order.is_trump(card) or card == benny:
            return 1 << TRUMP_BITS + _BOWERS.get(strength, strength - _WEAKEST_TRUMP)
        return 0 if card not in suits else 1 << (strength * 4 + suits[card])

    suits = {card: card & 3 for card in ALL_CARDS[:-1]}
    bits = tuple(bit(card) for card in ALL_CARDS)
    free = 0 if trump.suit is not None or benny is None else bits[benny]
    return CardLayout(bits, {each: card for card, each in zip(ALL_CARDS, bits, strict=True) if each}, free)


@final
class Sides(NamedTuple):
    """Who plays a hand.

    teams -- by player, 1 on the side whose tricks are counted and 0 on the other
    makers -- by player, 1 on the side that made trump
    players -- how many play
    free -- the card that may be played whatever was led, 0 where there is none
    """

    teams: Row
    makers: Row
    players: int
    free: int


@final
class Position(NamedTuple):
    """What everybody sees of the play.

    player -- the player to play
    led, best, holder, played -- the trick under way: all cards of the suit led, the best card, the player who played
        it, and how many have played; 0 all when `player` leads
    won -- tricks that team 1 has
    left -- tricks to come, the one under way included
    out -- every card that is not known to be played or put away; a solver needs none
    first -- 1 in the first trick of the hand
    """

    player: int
    led: int
    best: int
    holder: int
    played: int
    won: int
    left: int
    out: int
    first: int


@compiled
def suit_mask(card: int) -> int:
    """All cards of the suit of one."""
    if card >= LOWEST_TRUMP:
        return TRUMP_CARDS
    if card & CLUBS:
        return CLUBS
    if card & DIAMONDS:
        return DIAMONDS
    return HEARTS if card & HEARTS else SPADES


@inline
def play_card(teams: Row, players: int, position: Position, card: int) -> Position:
    """The position after a card; `teams` and `players` as in `Sides`."""
    player, led, best, holder, played, won, left, out, first = position
    if played == 0:
        led = suit_mask(card)
        best = card
        holder = player
    elif card > best and card & (led | TRUMP_CARDS):
        best = card
        holder = player
    played += 1
    if played == players:
        return Position(holder, 0, 0, 0, 0, won + teams[holder], left - 1, out ^ card, 0)
    player += 1
    if player == players:
        player = 0
    return Position(player, led, best, holder, played, won, left, out ^ card, first)
