"""The value of each call over many sampled deals: the rest of the bidding by sound bidders, then the play.

Hands are sets of bits by card number here (`engine.cards`), and turned into the order of the trump made for the play.
"""

from typing import Final, NamedTuple, final

from engine.players.monte_carlo.double_dummy import LARGEST, Buffers, solve
from engine.players.monte_carlo.jit import FloatRow, Row, compiled, highest, inline
from engine.players.monte_carlo.likelihood import ALONE_FROM, FIELDS, HandValues, strength
from engine.players.monte_carlo.playout import play_out
from engine.players.monte_carlo.position import TRUMP_CARDS, Position, Sides, suit_mask
from engine.players.monte_carlo.sampler_kernel import PLAYERS, Deals

SEATS: Final = PLAYERS
CARDS: Final = 40
"""Room for the cards by number."""
NOBODY: Final = -1
CALL_SIZE: Final = 5
"""Numbers of a `ContractNumbers`."""
_KINGS: Final = 0xF << 28
_ACES: Final = 0xF << 32
_NO_TRUMP: Final = 4
# where `CallPayoff.pays` has makers who play alone, a lone defender, and the makers' opponents
_ALONE, _LONE_DEFENDER, _OPPONENTS = 3, 6, 9


@final
class BiddingTable(NamedTuple):
    """The table before the first lead. What is yes or no is 1 or 0.

    me, dealer -- seats
    passes -- how many have passed before `me`, in both rounds together
    free -- the Benny's bit at no trump if it is free there
    upcard, turned -- the number of the upcard, and the suit it asks about
    size -- cards of a hand
    speakers -- how many bid
    stick -- whether the dealer must call
    partner_alone -- whether the dealer's partner orders up alone only
    may_alone -- whether a call may say alone
    left_leads -- whether the left of a loner leads
    best -- how many cards a loner changes for the partner's best
    side -- the side of each seat, -1 where nobody plays
    """

    me: int
    dealer: int
    passes: int
    free: int
    upcard: int
    turned: int
    size: int
    speakers: int
    stick: int
    partner_alone: int
    may_alone: int
    left_leads: int
    best: int
    side: Row


@final
class ContractNumbers(NamedTuple):
    """A contract. `NOBODY` as its maker stands for a pass, and after the bidding for a hand that all have passed.

    maker -- the seat that made trump, or plays alone in the maker's stead
    alone -- whether it plays alone
    defender -- the lone defender, or `NOBODY`
    takes -- whether the dealer is yet to take the upcard and bury a card
    """

    maker: int
    trump: int
    alone: int
    defender: int
    takes: int


@final
class Offers(NamedTuple):
    """The calls to evaluate, the sums of their values times the weight of the deal, and `each` of these.

    calls -- the numbers of each `ContractNumbers`, one after the other
    hands -- by call what the dealer holds after burying a card, as bits of the play, where that is settled; else 0
    """

    calls: Row
    hands: Row
    values: FloatRow
    each: FloatRow


@final
class CallPayoff(NamedTuple):
    """How a hand is valued.

    bits -- by trump: each card's bit in the play by its number, then by its own bit modulo `FIELDS`
    pays -- the value of a hand for the side of `me` as makers: with fewer tricks than they need, enough, and all, of
        makers who play together, alone, and against a lone defender; then the same as the makers' opponents
    thrown_in -- its value if all pass
    playout -- the part that playouts have in a value, 0 to 1; the rest is double dummy
    """

    bits: Row
    pays: FloatRow
    thrown_in: float
    playout: float


@compiled
def _bury(six: int) -> int:
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


@inline
def _sits_out(table: BiddingTable, call: ContractNumbers, seat: int) -> int:
    """Whether a seat does not play: it has no cards, or its partner is alone."""
    side = table.side[seat]
    if side < 0:
        return 1
    if call.alone and seat != call.maker and side == table.side[call.maker]:
        return 1
    return 1 if call.defender >= 0 and seat != call.defender and side == table.side[call.defender] else 0


@inline
def _first_lead(table: BiddingTable, call: ContractNumbers) -> int:
    """The seat that leads first."""
    seat = call.maker if call.alone and table.left_leads else table.dealer
    for _ in range(SEATS):
        seat = (seat + 1) % SEATS
        if not _sits_out(table, call, seat):
            break
    return seat


@inline
def _hand_in_play(table: BiddingTable, call: ContractNumbers, hand: int, payoff: CallPayoff, buries: int) -> int:
    """A hand as bits of the play; `buries` is whether it is the dealer's, who takes the upcard and buries a card."""
    base = call.trump * (CARDS + FIELDS)
    of_card = payoff.bits
    bits = 0
    while hand:
        low = hand & -hand
        hand ^= low
        bits |= of_card[base + CARDS + low % FIELDS]
    if buries:
        bits |= of_card[base + table.upcard]
        bits ^= _bury(bits)
    return bits


@inline
def _value_contract(
    seats: Row, table: BiddingTable, call: ContractNumbers, settled: int, payoff: CallPayoff, buffers: Buffers
) -> float:
    """The value of a contract for the side of `table.me`.

    seats -- what each seat holds, the dealer without the upcard
    settled -- as `Offers.hands`
    """
    hands = buffers.hands
    teams = buffers.teams
    side = table.side[call.maker]
    first = _first_lead(table, call)
    leader = NOBODY
    players = 0
    out = 0
    for seat in range(SEATS):
        if table.side[seat] < 0:
            continue
        if settled and seat == table.dealer:
            hand = settled
        else:
            buries = 1 if call.takes and seat == table.dealer else 0
            hand = _hand_in_play(table, call, seats[seat], payoff, buries)
        out |= hand
        if _sits_out(table, call, seat):
            continue
        if table.best and (seat == call.defender or (call.alone and seat == call.maker)):
            partner = (seat + 2) % 4  # nobody else may change cards
            takes = 1 if call.takes and partner == table.dealer else 0
            held = _hand_in_play(table, call, seats[partner], payoff, takes)
            for _ in range(table.best):
                given = _bury(hand)
                change = given ^ highest(held | given)
                hand, held = hand ^ change, held ^ change
        hands[players] = hand
        teams[players] = 1 if table.side[seat] == side else 0
        if seat == first:
            leader = players
        players += 1
    size = table.size
    free = table.free if call.trump == _NO_TRUMP else 0
    base = _LONE_DEFENDER if call.defender >= 0 else _ALONE if call.alone else 0
    if side != table.side[table.me]:
        base += _OPPONENTS
    value = 0.0
    playout = payoff.playout if players * size <= LARGEST else 1.0
    if playout < 1.0:
        reached = solve(hands[:players], teams, leader, size, free, buffers.search)
        value += (1.0 - playout) * payoff.pays[base + reached]
    if playout > 0.0:
        sides = Sides(teams, teams, players, free)
        tricks = play_out(hands, sides, Position(leader, 0, 0, 0, 0, 0, size, out, 1))
        reached = 2 if tricks == size else 1 if tricks > size // 2 else 0
        value += playout * payoff.pays[base + reached]
    return value


@compiled
def _place(table: BiddingTable, seat: int) -> int:
    """The place of a bidder: 0 eldest, 1 the dealer's partner, 2 the last before the dealer, 3 dealer."""
    if seat == table.dealer:
        return 3
    place = 0
    other = (table.dealer + 1) % SEATS
    while other != seat:
        if table.side[other] >= 0:
            place += 1
        other = (other + 1) % SEATS
    return min(place, 2)


@compiled
def _next_speaker(table: BiddingTable, seat: int) -> int:
    seat = (seat + 1) % SEATS
    while table.side[seat] < 0:
        seat = (seat + 1) % SEATS
    return seat


@compiled
def _call_first(seats: Row, table: BiddingTable, values: HandValues, seat: int) -> ContractNumbers:
    """What a sound bidder says in round 1."""
    dealer = table.dealer
    turned = table.turned
    hand = seats[seat]
    if seat == dealer:
        hand |= 1 << table.upcard
    own = strength(hand, turned, values)
    alone = 1 if table.may_alone and own >= ALONE_FROM else 0
    if table.partner_alone and seat != dealer and table.side[seat] == table.side[dealer]:
        return ContractNumbers(seat if alone else NOBODY, turned, alone, NOBODY, 0)
    calls = own >= values.needs[turned * 8 + _place(table, seat)]
    return ContractNumbers(seat if calls else NOBODY, turned, alone, NOBODY, 1)


@compiled
def _call_second(seats: Row, table: BiddingTable, values: HandValues, seat: int) -> ContractNumbers:
    """What a sound bidder says in round 2."""
    place = _place(table, seat)
    best = -9.0
    trump = table.turned
    for each in range(4):
        if each != table.turned:
            margin = strength(seats[seat], each, values) - values.needs[each * 8 + 4 + place]
            if margin > best:
                best = margin
                trump = each
    if best >= 0.0 or (seat == table.dealer and table.stick):
        own = strength(seats[seat], trump, values)
        return ContractNumbers(seat, trump, 1 if table.may_alone and own >= ALONE_FROM else 0, NOBODY, 0)
    return ContractNumbers(NOBODY, 0, 0, NOBODY, 0)


@compiled
def _simulate_bidding(seats: Row, table: BiddingTable, values: HandValues) -> ContractNumbers:
    """Finish the bidding after a pass of `table.me` with sound bidders: the contract."""
    seat = table.me
    for spoken in range(table.passes + 1, 2 * table.speakers):
        seat = _next_speaker(table, seat)
        if spoken < table.speakers:
            call = _call_first(seats, table, values, seat)
        else:
            call = _call_second(seats, table, values, seat)
        if call.maker >= 0:
            return call
    return ContractNumbers(NOBODY, 0, 0, NOBODY, 0)


@compiled
def value_calls(
    deals: Deals, table: BiddingTable, offers: Offers, values: HandValues, payoff: CallPayoff, buffers: Buffers
) -> float:
    """Add to each offer its value for the seat's side in each deal, times its weight: the sum of the weights."""
    total = 0.0
    judged = 0
    for deal in range(len(deals.weights)):
        weight = deals.weights[deal]
        if weight <= 0.0:
            continue
        total += weight
        seats = deals.hands[deal * PLAYERS : (deal + 1) * PLAYERS]
        for offer in range(len(offers.hands)):
            base = offer * CALL_SIZE
            numbers = offers.calls
            if numbers[base] >= 0:
                call = ContractNumbers(
                    numbers[base], numbers[base + 1], numbers[base + 2], numbers[base + 3], numbers[base + 4]
                )
            else:
                call = _simulate_bidding(seats, table, values)
            if call.maker >= 0:
                value = _value_contract(seats, table, call, offers.hands[offer], payoff, buffers)
            else:
                value = payoff.thrown_in
            offers.values[offer] += weight * value
            offers.each[judged] = weight * value
            judged += 1
    return total
