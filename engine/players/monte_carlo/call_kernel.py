"""What each call brings over many imagined deals: the rest of the bidding by sound bidders, then the play.

Hands are sets of bits by card number here (`engine.cards`), and turned into the order of the trump made for the play.
"""

from typing import Final

from engine.players.monte_carlo.card_bits import TRUMP_CARDS
from engine.players.monte_carlo.double_dummy import LARGEST, new_deal, suit_mask, takes
from engine.players.monte_carlo.jit import FloatRow, Row, compiled, highest
from engine.players.monte_carlo.likelihood import ALONE_FROM, FIELDS, strength
from engine.players.monte_carlo.playout import play_out
from engine.players.monte_carlo.sampler_kernel import PLAYERS

SEATS: Final = PLAYERS
CARDS: Final = 40
"""Room for the cards by number."""
CONTRACT: Final = 5
"""Numbers that describe a contract: maker, trump, whether the maker plays alone, the lone defender or -1, and whether
the dealer is yet to take the upcard and bury a card."""
_NOBODY: Final = -1
_KINGS: Final = 0xF << 28
_ACES: Final = 0xF << 32
# what `table` holds
DEALER, FREE, UPCARD, TURNED, SIZE, SPEAKERS, STICK, PARTNER_ALONE, MAY_ALONE, LEFT_LEADS, SIDE = range(11)
"""The dealer, the Benny's bit at no trump if it is free there, the upcard's number, the suit it asks about, cards of a
hand, how many speak, whether the dealer must call, whether the dealer's partner orders up alone only, whether a call
may say alone, whether the left of a loner leads, and from here the side of each seat, -1 where nobody plays."""
_NO_TRUMP: Final = 4


@compiled
def bury(six: int) -> int:
    """The card that a dealer buries of six: a lone low plain card, else the lowest."""
    plain = six & ~TRUMP_CARDS
    if plain == 0:
        return six & -six
    card = 0
    tier = 9
    rest = plain
    while rest:
        top = highest(rest)
        suit = suit_mask(top)
        mine = rest & suit
        rest ^= mine
        low = mine & -mine
        if low & _ACES:
            need = 4
        elif mine == low:
            need = 0
        elif top & _ACES:
            need = 1
        elif top & _KINGS and mine ^ top == low:
            need = 3
        else:
            need = 2
        if need < tier or (need == tier and low < card):
            tier = need
            card = low
    return card


@compiled
def outcome(
    seats: Row,
    table: Row,
    contract: Row,
    bits: Row,
    pays: FloatRow,
    maxims: float,
    me: int,
    kept: int,
    hands: Row,
    teams: Row,
    work: Row,
) -> float:
    """What a contract brings the side of `me`.

    seats -- what each seat holds, the dealer without the upcard
    bits -- by trump and card number, the card's bit in the play
    pays -- see `prospects`
    maxims -- the part that play by the maxims has in it
    kept -- what the dealer holds after burying a card, as bits of the play, where that is settled; else 0
    """
    maker = contract[0]
    trump = contract[1]
    alone = contract[2]
    lone = contract[3]
    dealer = table[DEALER]
    side = table[SIDE + maker]
    players = 0
    leader = _NOBODY
    first = _NOBODY
    after = maker if alone and table[LEFT_LEADS] else dealer
    out = 0
    for step in range(1, SEATS + 1):
        seat = (after + step) % SEATS
        if table[SIDE + seat] < 0:
            continue
        if alone and seat != maker and table[SIDE + seat] == side:
            continue
        if lone >= 0 and seat != lone and table[SIDE + seat] == table[SIDE + lone]:
            continue
        first = seat
        break
    for seat in range(SEATS):
        if table[SIDE + seat] < 0:
            continue
        hand = 0
        if kept and seat == dealer:
            hand = kept
        else:
            rest = seats[seat]
            while rest:
                low = rest & -rest
                rest ^= low
                hand |= bits[trump * (CARDS + FIELDS) + CARDS + low % FIELDS]
            if seat == dealer and contract[4]:
                hand |= bits[trump * (CARDS + FIELDS) + table[UPCARD]]
                hand ^= bury(hand)
        out |= hand
        if alone and seat != maker and table[SIDE + seat] == side:
            continue
        if lone >= 0 and seat != lone and table[SIDE + seat] == table[SIDE + lone]:
            continue
        hands[players] = hand
        teams[players] = 1 if table[SIDE + seat] == side else 0
        if seat == first:
            leader = players
        players += 1
    free = table[FREE] if trump == _NO_TRUMP else 0
    size = table[SIZE]
    base = 6 if lone >= 0 else 3 if alone else 0
    if side != table[SIDE + me]:
        base += 9
    need = size // 2 + 1
    value = 0.0
    part = maxims if players * size <= LARGEST else 1.0
    if part < 1.0:
        new_deal(work)
        reached = takes(hands, teams, players, leader, 0, 0, 0, 0, 0, size, need, free, work)
        if reached:
            reached += takes(hands, teams, players, leader, 0, 0, 0, 0, 0, size, size, free, work)
        value += (1.0 - part) * pays[base + reached]
    if part > 0.0:
        tricks = play_out(hands, teams, teams, players, leader, 0, 0, 0, 0, 0, size, out, free, 1)
        reached = 2 if tricks == size else 1 if tricks >= need else 0
        value += part * pays[base + reached]
    return value


@compiled
def bid_on(
    seats: Row,
    table: Row,
    speaker: int,
    spoken: int,
    values: FloatRow,
    suits: Row,
    needs: FloatRow,
    contract: Row,
) -> int:
    """The rest of the bidding by sound bidders: 1 and the contract, or 0 where all pass.

    speaker -- who speaks next
    spoken -- how many have passed in both rounds together
    """
    dealer = table[DEALER]
    upcard = table[UPCARD]
    turned = table[TURNED]
    speakers = table[SPEAKERS]
    seat = speaker
    while spoken < 2 * speakers:
        place = 3
        if seat != dealer:
            place = 0
            other = (dealer + 1) % SEATS
            while other != seat:
                if table[SIDE + other] >= 0:
                    place += 1
                other = (other + 1) % SEATS
            if place > 2:
                place = 2
        contract[3] = _NOBODY
        if spoken < speakers:
            takes_it = 1
            hand = seats[seat]
            partner = seat != dealer and table[SIDE + seat] == table[SIDE + dealer]
            if seat == dealer:
                hand |= 1 << upcard
            own = strength(hand, turned, values, suits)
            lone = 1 if table[MAY_ALONE] and own >= ALONE_FROM else 0
            if table[PARTNER_ALONE] and partner:
                takes_it = 0
                calls = lone
            else:
                calls = 1 if own >= needs[turned * 8 + place] else 0
            if calls:
                contract[0] = seat
                contract[1] = turned
                contract[2] = lone
                contract[4] = takes_it
                return 1
        else:
            best = -9.0
            trump = _NOBODY
            for each in range(4):
                if each != turned:
                    margin = strength(seats[seat], each, values, suits) - needs[each * 8 + 4 + place]
                    if margin > best:
                        best = margin
                        trump = each
            if best >= 0.0 or (seat == dealer and table[STICK]):
                contract[0] = seat
                contract[1] = trump
                own = strength(seats[seat], trump, values, suits)
                contract[2] = 1 if table[MAY_ALONE] and own >= ALONE_FROM else 0
                contract[4] = 0
                return 1
        spoken += 1
        seat = (seat + 1) % SEATS
        while table[SIDE + seat] < 0:
            seat = (seat + 1) % SEATS
    return 0


@compiled
def prospects(
    deals: Row,
    weights: FloatRow,
    table: Row,
    calls: Row,
    me: int,
    spoken: int,
    values: FloatRow,
    suits: Row,
    needs: FloatRow,
    bits: Row,
    pays: FloatRow,
    thrown_in: float,
    maxims: float,
    kept: Row,
    seats: Row,
    hands: Row,
    teams: Row,
    contract: Row,
    work: Row,
    worth: FloatRow,
) -> float:
    """Add to `worth`, by call, what it brings the seat's side in each deal, times its weight: the sum of the weights.

    calls -- contracts, `CONTRACT` numbers each; a maker of -1 passes
    spoken -- how many have passed before `me` in both rounds together
    pays -- what a hand brings the side of `me` as makers: with fewer tricks than they need, enough, and all, of makers
        who play together, alone, and against a lone defender; then the same as the makers' opponents
    thrown_in -- what it brings if all pass
    kept -- by call what the dealer holds after burying a card, as bits of the play, where that is settled; else 0
    """
    total = 0.0
    number = len(calls) // CONTRACT
    following = (me + 1) % SEATS
    while table[SIDE + following] < 0:
        following = (following + 1) % SEATS
    for deal in range(len(weights)):
        weight = weights[deal]
        if weight <= 0.0:
            continue
        total += weight
        for seat in range(SEATS):
            seats[seat] = deals[deal * PLAYERS + seat]
        for call in range(number):
            made = 1
            if calls[call * CONTRACT] >= 0:
                for index in range(CONTRACT):
                    contract[index] = calls[call * CONTRACT + index]
            else:
                made = bid_on(seats, table, following, spoken + 1, values, suits, needs, contract)
            if made:
                points = outcome(seats, table, contract, bits, pays, maxims, me, kept[call], hands, teams, work)
                worth[call] += weight * points
            else:
                worth[call] += weight * thrown_in
    return total
