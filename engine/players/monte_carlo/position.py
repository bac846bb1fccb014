"""Where the play of a hand stands, for compiled code; cards are bits (`engine.players.monte_carlo.card_bits`).

Players are numbered in the order of play, seats that sit out are left out. Every number is an int, no bool: numba would
compile a function again for another type.
"""

from typing import NamedTuple, final

from engine.players.monte_carlo.card_bits import CLUBS, DIAMONDS, HEARTS, LOWEST_TRUMP, SPADES, TRUMP_CARDS
from engine.players.monte_carlo.jit import Row, compiled, inline


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
