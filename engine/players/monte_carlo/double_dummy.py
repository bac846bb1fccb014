"""Perfect play when every card is known: exact, by search, on sets of bits (`engine.players.monte_carlo.card_bits`).

Two sides play against each other: the makers (`teams` 1) and all others (0). Players are numbered in the order of
play, those who sit out left out. The search asks a yes-or-no question - do the makers take at least so many tricks? -
because a hand's points need two answers at most. It walks the tree without recursion, on rows that the caller lends
it, and remembers what it has proved about the start of each trick: within one deal, the cards not yet played and the
leader say which trick it is.
"""

from typing import Final

from engine.players.monte_carlo.card_bits import CLUBS, DIAMONDS, HEARTS, LOWEST_TRUMP, SPADES, TRUMP_CARDS
from engine.players.monte_carlo.jit import Row, compiled, highest, row

DEPTH: Final = 64
"""More plays than a deal has."""
LARGEST: Final = 20
"""Cards still to be played in a deal that is solved quickly: a whole one of four hands of five."""
_MEMO: Final = 8191
"""Places for what has been proved; a prime."""
_KEYS: Final = 0
_BOUNDS: Final = _KEYS + _MEMO
_STACK: Final = _BOUNDS + _MEMO
_GENERATION: Final = _STACK + 10 * DEPTH
_SIZE: Final = _GENERATION + 1


def workspace() -> Row:
    """What a search writes on; one search at a time."""
    return row([0] * _SIZE)


@compiled
def new_deal(work: Row) -> None:
    """Forget what was proved about the deal before."""
    work[_GENERATION] += 1


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


@compiled
def takes(
    hands: Row,
    teams: Row,
    players: int,
    player: int,
    led: int,
    best: int,
    holder: int,
    count: int,
    won: int,
    left: int,
    need: int,
    free: int,
    work: Row,
) -> int:
    """Whether the makers take at least `need` tricks: 1 or 0.

    hands -- what each player holds; as before when the search ends
    player -- who is to play
    led, best, holder, count -- the trick under way: the suit led (all its cards), the best card, who played it, and
        how many have played; 0 all when `player` leads
    won -- tricks the makers have
    left -- tricks to come, that under way included
    free -- a card that may be played whatever was led
    work -- what `workspace` made, after `new_deal` for each other deal
    """
    depth = 0
    generation = work[_GENERATION] << 16
    while True:
        known = -1
        key = 0
        if count == 0:
            if won >= need:
                known = 1
            elif won + left < need:
                known = 0
            elif left == 1:
                best = hands[player]
                led = suit_mask(best)
                holder = player
                for other in range(players):
                    card = hands[other]
                    if card > best and card & (led | TRUMP_CARDS):
                        best = card
                        holder = other
                known = 1 if won + teams[holder] >= need else 0
            else:
                union = 0
                makers = 0
                for other in range(players):
                    union |= hands[other]
                    if teams[other]:
                        makers |= hands[other]
                # the makers' and the defenders' sure tricks in trumps: a hand's trumps over those above against it
                sure_makers = 0
                sure_others = 0
                trumps = union & TRUMP_CARDS
                if trumps:
                    for other in range(players):
                        held = hands[other] & TRUMP_CARDS
                        if held:
                            against = trumps & ~makers if teams[other] else trumps & makers
                            own = 0
                            enemy = 0
                            sure = 0
                            while held:
                                top = highest(held)
                                held ^= top
                                own += 1
                                while against > top:
                                    against ^= highest(against)
                                    enemy += 1
                                if own - enemy > sure:
                                    sure = own - enemy
                            if teams[other]:
                                if sure > sure_makers:
                                    sure_makers = sure
                            elif sure > sure_others:
                                sure_others = sure
                if won + sure_makers >= need:
                    known = 1
                elif won + left - sure_others < need:
                    known = 0
                else:
                    # what the leader can run: the top trumps, and once no opponent has one, top plain cards
                    mine = hands[player]
                    run = 0
                    longest = 0
                    for other in range(players):
                        if teams[other] != teams[player]:
                            held = hands[other] & TRUMP_CARDS
                            number = 0
                            while held:
                                held &= held - 1
                                number += 1
                            if number > longest:
                                longest = number
                    held = trumps
                    while held:
                        top = highest(held)
                        if not mine & top:
                            break
                        held ^= top
                        run += 1
                    if run >= longest:
                        rest = mine & ~TRUMP_CARDS
                        while rest:
                            card = highest(rest)
                            suit = suit_mask(card)
                            rest &= ~suit
                            held = union & suit
                            while held:
                                top = highest(held)
                                if not mine & top:
                                    break
                                held ^= top
                                run += 1
                    if teams[player]:
                        if won + run >= need:
                            known = 1
                    elif won + left - run < need:
                        known = 0
                if known < 0:
                    key = union << 3 | player
                    place = key % _MEMO
                    if work[_KEYS + place] == key and work[_BOUNDS + place] >> 16 == generation >> 16:
                        bounds = work[_BOUNDS + place]
                        if bounds >> 8 & 255 >= need - won:
                            known = 1
                        elif bounds & 255 < need - won:
                            known = 0
        if known < 0:
            # the moves worth trying: of cards that are as good as each other the highest only
            mine = hands[player]
            moves = mine
            if count:
                moves = mine & led
                if moves == 0:
                    moves = mine
                moves |= mine & free
            if moves & (moves - 1):
                union = best
                for other in range(players):
                    union |= hands[other]
                rest = moves
                while rest:
                    card = rest & -rest
                    rest ^= card
                    above = union & suit_mask(card) & ~(card | card - 1)
                    if above & -above & moves:
                        moves ^= card
            base = _STACK + depth * 10
            work[base] = moves
            work[base + 2] = player
            work[base + 3] = led
            work[base + 4] = best
            work[base + 5] = holder
            work[base + 6] = count
            work[base + 7] = won
            work[base + 8] = left
            work[base + 9] = key
        else:
            while True:
                depth -= 1
                if depth < 0:
                    return known
                base = _STACK + depth * 10
                player = work[base + 2]
                hands[player] |= work[base + 1]
                if known == teams[player] or work[base] == 0:
                    key = work[base + 9]
                    if key:
                        place = key % _MEMO
                        bounds = work[_BOUNDS + place]
                        if work[_KEYS + place] != key or bounds >> 16 != generation >> 16:
                            work[_KEYS + place] = key
                            bounds = generation | 255
                        asked = need - work[base + 7]
                        if known:
                            if bounds >> 8 & 255 < asked:
                                bounds = (bounds & ~0xFF00) | asked << 8
                        elif bounds & 255 >= asked:
                            bounds = (bounds & ~0xFF) | (asked - 1)
                        work[_BOUNDS + place] = bounds
                else:
                    break
            led = work[base + 3]
            best = work[base + 4]
            holder = work[base + 5]
            count = work[base + 6]
            won = work[base + 7]
            left = work[base + 8]
        # the next move, the likeliest to settle it first
        base = _STACK + depth * 10
        moves = work[base]
        if moves & (moves - 1) == 0:
            card = moves
        elif count == 0:
            plain = moves & ~TRUMP_CARDS
            card = highest(plain or moves)
        else:
            winners = moves & (led | TRUMP_CARDS) & ~(best | best - 1)
            card = moves & -moves if winners == 0 or teams[holder] == teams[player] else winners & -winners
        work[base] = moves ^ card
        work[base + 1] = card
        hands[player] ^= card
        depth += 1
        if count == 0:
            led = suit_mask(card)
            best = card
            holder = player
        elif card > best and card & (led | TRUMP_CARDS):
            best = card
            holder = player
        count += 1
        if count == players:
            won += teams[holder]
            left -= 1
            player = holder
            count = 0
            led = 0
            best = 0
        else:
            player += 1
            if player == players:
                player = 0
