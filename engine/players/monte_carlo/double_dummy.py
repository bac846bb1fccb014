"""Perfect play when every card is known: exact, by search, on sets of bits (`engine.players.monte_carlo.position`).

Two teams play against each other, `Sides.teams` 1 and 0. The search asks a yes-or-no question - does team 1 take at
least so many tricks? - because a hand's points need two answers at most. It walks the tree without recursion, on a
stack in rows that the caller lends it, and remembers what it has proved about the start of each trick: within one deal,
the cards not yet played and the leader identify the trick.
"""

from typing import Final, NamedTuple, final

from engine.players.monte_carlo.jit import Row, compiled, highest, inline, ones, row
from engine.players.monte_carlo.position import TRUMP_CARDS, Position, Sides, suit_mask

LARGEST: Final = 20
"""Cards still to be played in a deal that is solved quickly: a whole one of four hands of five."""
_DEPTH: Final = 64
"""More plays than a deal has."""
_MEMO: Final = 8191
"""Places for what has been proved; a prime."""
# the rows of a workspace
_KEYS: Final = 0
_BOUNDS: Final = _KEYS + _MEMO
_STACK: Final = _BOUNDS + _MEMO
# a frame of the stack: the moves not yet tried, the card tried now, and the position before it
_MOVES, _CARD, _PLAYER, _LED, _BEST, _HOLDER, _COUNT, _WON, _LEFT, _KEY, _FRAME = range(11)
_GENERATION: Final = _STACK + _FRAME * _DEPTH
"""Where the number of the deal is: what was proved about another deal is ignored."""
_SIZE: Final = _GENERATION + 1
# bounds of a key: the deal's number from bit 16, tricks that team 1 is sure to take from bit 8, the most it can take
_DEAL_SHIFT: Final = 16
_SURE_SHIFT: Final = 8
_BYTE: Final = 255
_UNKNOWN: Final = -1


def workspace() -> Row:
    """What a search writes on; one search at a time."""
    return row([0] * _SIZE)


@final
class Buffers(NamedTuple):
    """Room to work in: the hands and teams of one deal by player, and what `workspace` made."""

    hands: Row
    teams: Row
    search: Row


@compiled
def new_deal(search: Row) -> None:
    """Forget what was proved about the deal before."""
    search[_GENERATION] += 1


@compiled
def _sure_trumps(held: int, against: int) -> int:
    """Tricks that a hand's trumps are sure to take: the most by which they outnumber the higher ones against them."""
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
    return sure


@compiled
def _top_run(mine: int, suit: int) -> int:
    """How many of the cards of a suit, from the top, a hand holds."""
    run = 0
    while suit:
        top = highest(suit)
        if not mine & top:
            break
        suit ^= top
        run += 1
    return run


@inline
def _leader_run(hands: Row, teams: Row, players: int, player: int, union: int) -> int:
    """Tricks that the leader can run: the top trumps, and once no opponent has one, top plain cards."""
    mine = hands[player]
    longest = 0
    for other in range(players):
        if teams[other] != teams[player]:
            longest = max(longest, ones(hands[other] & TRUMP_CARDS))
    run = _top_run(mine, union & TRUMP_CARDS)
    if run >= longest:
        rest = mine & ~TRUMP_CARDS
        while rest:
            suit = suit_mask(highest(rest))
            rest &= ~suit
            run += _top_run(mine, union & suit)
    return run


@inline
def _last_trick(hands: Row, teams: Row, players: int, player: int) -> int:
    """The team that takes a trick in which everyone plays the only card held."""
    best = hands[player]
    led = suit_mask(best)
    holder = player
    for other in range(players):
        card = hands[other]
        if card > best and card & (led | TRUMP_CARDS):
            best = card
            holder = other
    return teams[holder]


@inline
def _bound(hands: Row, teams: Row, players: int, player: int, short: int, spare: int) -> int:
    """Whether team 1 takes enough tricks, where that can be seen before a lead: 1, 0, or `_UNKNOWN`.

    short -- tricks that it lacks
    spare -- tricks that it can afford to lose
    """
    union = hands[player]
    makers = 0
    for other in range(players):
        union |= hands[other]
        if teams[other]:
            makers |= hands[other]
    trumps = union & TRUMP_CARDS
    if trumps:
        for other in range(players):
            held = hands[other] & TRUMP_CARDS
            if held:
                if teams[other]:
                    if _sure_trumps(held, trumps & ~makers) >= short:
                        return 1
                elif _sure_trumps(held, trumps & makers) > spare:
                    return 0
    run = _leader_run(hands, teams, players, player, union)
    if teams[player]:
        return 1 if run >= short else _UNKNOWN
    return 0 if run > spare else _UNKNOWN


@inline
def _recall(search: Row, key: int, short: int) -> int:
    """Whether team 1 takes so many more tricks from here, as proved before: 1, 0, or `_UNKNOWN`."""
    place = key % _MEMO
    bounds = search[_BOUNDS + place]
    if search[_KEYS + place] != key or bounds >> _DEAL_SHIFT != search[_GENERATION]:
        return _UNKNOWN
    if bounds >> _SURE_SHIFT & _BYTE >= short:
        return 1
    return 0 if bounds & _BYTE < short else _UNKNOWN


@inline
def _remember(search: Row, key: int, short: int, known: int) -> None:
    """Keep what was proved: whether team 1 takes so many more tricks from here."""
    place = key % _MEMO
    bounds = search[_BOUNDS + place]
    if search[_KEYS + place] != key or bounds >> _DEAL_SHIFT != search[_GENERATION]:
        search[_KEYS + place] = key
        bounds = search[_GENERATION] << _DEAL_SHIFT | _BYTE
    if known:
        if bounds >> _SURE_SHIFT & _BYTE < short:
            bounds = (bounds & ~(_BYTE << _SURE_SHIFT)) | short << _SURE_SHIFT
    elif bounds & _BYTE >= short:
        bounds = (bounds & ~_BYTE) | (short - 1)
    search[_BOUNDS + place] = bounds


@inline
def _moves(hands: Row, players: int, legal: int, best: int) -> int:
    """The cards worth trying: of cards that are as good as each other the highest only."""
    union = best
    for other in range(players):
        union |= hands[other]
    rest = legal
    while rest:
        card = rest & -rest
        rest ^= card
        above = union & suit_mask(card) & ~(card | card - 1)
        if above & -above & legal:
            legal ^= card
    return legal


@compiled
def takes(hands: Row, sides: Sides, position: Position, need: int, search: Row) -> int:
    """Whether team 1 takes at least `need` tricks: 1 or 0.

    hands -- what each player holds; as before when the search ends
    search -- what `workspace` made, after `new_deal` for each other deal
    """
    teams = sides.teams
    players = sides.players
    player = position.player
    led = position.led
    best = position.best
    holder = position.holder
    count = position.played
    won = position.won
    left = position.left
    depth = 0
    while True:
        known = _UNKNOWN
        key = 0
        if count == 0:
            short = need - won
            if short <= 0:
                known = 1
            elif short > left:
                known = 0
            elif left == 1:
                known = _last_trick(hands, teams, players, player)
            else:
                known = _bound(hands, teams, players, player, short, left - short)
                if known < 0:
                    for other in range(players):
                        key |= hands[other]
                    key = key << 3 | player
                    known = _recall(search, key, short)
        if known < 0:
            mine = hands[player]
            moves = mine
            if count:
                moves = mine & led
                if moves == 0:
                    moves = mine
                moves |= mine & sides.free
            base = _STACK + depth * _FRAME
            search[base + _MOVES] = _moves(hands, players, moves, best) if moves & (moves - 1) else moves
            search[base + _PLAYER] = player
            search[base + _LED] = led
            search[base + _BEST] = best
            search[base + _HOLDER] = holder
            search[base + _COUNT] = count
            search[base + _WON] = won
            search[base + _LEFT] = left
            search[base + _KEY] = key
        else:
            while True:
                depth -= 1
                if depth < 0:
                    return known
                base = _STACK + depth * _FRAME
                player = search[base + _PLAYER]
                hands[player] |= search[base + _CARD]
                if known != teams[player] and search[base + _MOVES]:
                    break
                if search[base + _KEY]:
                    _remember(search, search[base + _KEY], need - search[base + _WON], known)
            led = search[base + _LED]
            best = search[base + _BEST]
            holder = search[base + _HOLDER]
            count = search[base + _COUNT]
            won = search[base + _WON]
            left = search[base + _LEFT]
        # the next move, the likeliest to settle it first
        base = _STACK + depth * _FRAME
        moves = search[base + _MOVES]
        if moves & (moves - 1) == 0:
            card = moves
        elif count == 0:
            plain = moves & ~TRUMP_CARDS
            card = highest(plain or moves)
        else:
            winners = moves & (led | TRUMP_CARDS) & ~(best | best - 1)
            card = moves & -moves if winners == 0 or teams[holder] == teams[player] else winners & -winners
        search[base + _MOVES] = moves ^ card
        search[base + _CARD] = card
        hands[player] ^= card
        depth += 1
        # as `play_card`, which would make a tuple for each node where nothing is compiled
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


@compiled
def solve(hands: Row, teams: Row, leader: int, size: int, free: int, search: Row) -> int:
    """How a new deal ends when all play perfectly: 2 where team 1 takes all tricks, 1 where most of them, else 0.

    The arguments are plain because from Python a named tuple takes a microsecond to pass, a third of a quick solve.

    teams, free -- as in `Sides`; `hands` has one entry for each player
    """
    sides = Sides(teams, teams, len(hands), free)
    position = Position(leader, 0, 0, 0, 0, 0, size, 0, 0)
    new_deal(search)
    if takes(hands, sides, position, size // 2 + 1, search) == 0:
        return 0
    return 1 + takes(hands, sides, position, size, search)
