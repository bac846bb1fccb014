"""The playout policy: how a sound player plays in a sampled deal, on sets of bits.

The same maxims as `engine.players.heuristic.play` and `follow`, a little simpler, so that a hand is played out in a
microsecond. The policy sees what its seat sees: its hand, the trick, and the cards still out.
"""

from typing import Final

from engine.players.monte_carlo.jit import Row, compiled, highest, ones
from engine.players.monte_carlo.position import LOWEST_TRUMP, TRUMP_CARDS, Position, Sides, suit_mask

_KINGS: Final = 0xF << 28
_ACES: Final = 0xF << 32
_NEVER: Final = 99


@compiled
def lead(hand: int, others: int, making: int, first: int) -> int:
    """The card that the policy leads.

    others -- every card that is out as far as this player sees
    making -- whether the player's side made trump
    first -- whether this is the first trick
    """
    trumps = hand & TRUMP_CARDS
    against = others & TRUMP_CARDS
    if making and trumps and against:
        top = highest(trumps)
        if first or trumps & (trumps - 1) or against < top:
            return top
    winner = 0
    most = -1
    short = 0
    shortest = _NEVER
    rest = hand & ~TRUMP_CARDS
    while rest:
        top = highest(rest)
        suit = suit_mask(top)
        mine = rest & suit
        rest ^= mine
        theirs = others & suit
        if theirs < top:
            number = ones(theirs)
            if number > most:
                most = number
                winner = top
        number = ones(mine)
        low = mine & -mine
        if number < shortest or (number == shortest and low < short):
            shortest = number
            short = low
    if winner:
        return winner
    return short or highest(hand)


@compiled
def _throw(hand: int, legal: int, others: int) -> int:
    """The card that is needed least."""
    rest = legal & ~TRUMP_CARDS
    if rest == 0:
        return legal & -legal
    trumps = hand & TRUMP_CARDS
    card = 0
    tier = _NEVER
    while rest:
        top = highest(rest)
        suit = suit_mask(top)
        mine = rest & suit
        rest ^= mine
        low = mine & -mine
        alone = mine == low
        if others & suit < low:
            need = 3
        elif alone:
            need = 0 if trumps and not low & _ACES else 1
        elif top & _KINGS and mine ^ top == low:
            need = 2
        else:
            need = 1
        if need < tier or (need == tier and low < card):
            tier = need
            card = low
    return card


@compiled
def follow(hand: int, legal: int, led: int, best: int, friendly: int, last: int, others: int) -> int:
    """The card that the policy plays to a trick.

    hand, legal -- what is held, and what of it may be played
    led, best -- the suit led, and the card that holds the trick
    friendly -- whether the player's side holds the trick
    last -- whether nobody plays to the trick after this
    others -- as for `lead`
    """
    if legal & (legal - 1) == 0:
        return legal
    winners = legal & (led | TRUMP_CARDS) & ~(best | best - 1)
    if winners == 0:
        return _throw(hand, legal, others)
    if friendly:
        if last or others & suit_mask(best) < best:
            return _throw(hand, legal, others)
        following = winners & led
        if following:
            top = highest(following)
            return top if others & led < top else _throw(hand, legal, others)
        if best >= LOWEST_TRUMP or best & (_KINGS | _ACES):
            return _throw(hand, legal, others)
        return winners & -winners
    top = highest(winners)
    if not last and top < LOWEST_TRUMP and others & led < top:
        return top
    return winners & -winners


@compiled
def play_out(hands: Row, sides: Sides, position: Position) -> int:
    """The tricks of team 1 when all play by the policy. `hands` may hold cards that are out no more, and stay so."""
    teams = sides.teams
    makers = sides.makers
    players = sides.players
    free = sides.free
    player, led, best, holder, played, won, left, out, first = position
    while left:
        hand = hands[player] & out
        if played == 0:
            card = lead(hand, out & ~hand, makers[player], first)
            led = suit_mask(card)
            best = card
            holder = player
        else:
            legal = hand & led
            if legal == 0:
                legal = hand
            legal |= hand & free
            friendly = 1 if teams[holder] == teams[player] else 0
            card = follow(hand, legal, led, best, friendly, 1 if played == players - 1 else 0, out & ~hand)
            if card > best and card & (led | TRUMP_CARDS):
                best = card
                holder = player
        out ^= card
        played += 1
        if played == players:
            won += teams[holder]
            left -= 1
            player = holder
            played = 0
            first = 0
        else:
            player += 1
            if player == players:
                player = 0
    return won
