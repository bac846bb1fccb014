"""Fair deals: committed to before the first card, and open to anyone's check once the game is over (rules-spec 12).

Version 1. A game has a secret of 32 bytes. Before the first card the table publishes `game_commitment(secret)`, which
is SHA-256 of `bower/1/commit/game/` + secret: every deal follows from the secret. Hand `n` has a commitment of its own,
SHA-256 of `bower/1/commit/` + n + `/` + secret (n in decimal digits); older versions published these. The cards come
from a stream of numbers: block i is SHA-256 of `bower/1/` + label + `/` + i + `/` + secret, read as eight unsigned
32-bit big-endian numbers; the label of a hand is `deal/` + n + `/` + cut in hexadecimal, of a draw `draw/` + attempt. A
number below k is the next number of the stream that is below the greatest multiple of k up to 2**32, modulo k. The pack
in the order of the cards' numbers is shuffled by Fisher and Yates: from the last place down to the second, the card of
each place (places count from 0) changes with that of a place not above it, which is a number below place + 1. Then it
is dealt from eldest on, a whole hand to each; what is left is the kitty, upcard first. In a draw the first cards go to
the seats from North on, one to each; where the first jack deals, the cards up to it do, and where the second jack finds
the partner, the cards up to the first jack after it that another player gets, or all of them. The game's end reveals
the secret.

The cut of a hand is empty if the pack was tapped, or if nobody is asked to cut; cut after n tenths, it is the one byte
n. At tables that deal in packets the shuffled pack goes round in packets of 2 and 3 cards in turn (or of 3 and 2), each
round from eldest on, and the last packet is no bigger than what a hand still lacks: five cards are 2 and 3, seven are
2, 3 and 2. Cards and numbers are otherwise as above.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import cycle
from typing import Final, final

from engine.actions import Action, Deal, Draw
from engine.cards import Card, hand_of
from engine.game import apply, start
from engine.phases.draw import draw_from
from engine.phases.registry import Dealing, DrawForDeal
from engine.rules.model import Rules
from engine.rules.options import Packets
from engine.seats import Seat

VERSION: Final = 1
SECRET_BYTES: Final = 32
_PACKETS: Final = {Packets.TWO_THREE: (2, 3), Packets.THREE_TWO: (3, 2)}


def commitment(secret: bytes, number: int) -> str:
    """What is published before hand `number` (0 for the draw for the deal): 64 hexadecimal digits."""
    return sha256(b"bower/1/commit/%d/" % number + secret).hexdigest()


def game_commitment(secret: bytes) -> str:
    """What is published before the first card: it covers every deal of the game, for all follow from the secret."""
    return sha256(b"bower/1/commit/game/" + secret).hexdigest()


def deal(rules: Rules, dealer: Seat, secret: bytes, number: int, cut: bytes = b"") -> Deal:
    """The deal of hand `number`; `cut` is what the players added to the shuffle (`Dealing.cut`)."""
    pack = _shuffle(rules.pack, f"deal/{number}/{cut.hex()}", secret)
    seating = rules.seating_of(dealer)
    turn = seating.around(seating.left[dealer])
    hands: dict[Seat, list[Card]] = {seat: [] for seat in turn}
    dealt = 0
    for packet in _packets(rules):
        for seat in turn:
            hands[seat] += pack[dealt : dealt + packet]
            dealt += packet
    return Deal(tuple(hand_of(hands.get(seat, ())) for seat in range(rules.seats)), pack[dealt:])


def _packets(rules: Rules) -> Iterator[int]:
    """How many cards each seat gets in each round of a deal (rules-spec C1)."""
    left = rules.hand_size
    for size in cycle(_PACKETS.get(rules.packets, (left,))):
        yield min(size, left)
        left -= size
        if left <= 0:
            return


def draw(rules: Rules, secret: bytes, attempt: int) -> Draw:
    """A draw for the first deal; `attempt` counts the draws before it that were tied."""
    return draw_from(rules, _shuffle(rules.pack, f"draw/{attempt}", secret))


def chance(state: DrawForDeal | Dealing, secret: bytes) -> Draw | Deal:
    """What the table does now: the draw or the deal that the secret of the game holds."""
    match state:
        case DrawForDeal():
            return draw(state.rules, secret, len(state.draws))
        case Dealing():
            match = state.match
            return deal(match.rules, match.dealer, secret, match.number, state.cut)


@final
@dataclass(frozen=True, slots=True)
class DealCheck:
    """One of the table's own actions, checked. `number` is the hand, 0 for a draw."""

    number: int
    commitment: str
    fair: bool


def verify(rules: Rules, secret: bytes, actions: Iterable[Action], dealer: Seat | None = None) -> tuple[DealCheck, ...]:
    """Every draw and deal of a finished game against its secret. `dealer` as given to `engine.game.start`.

    Raises:
        IllegalAction: When the actions are not a game by these rules.
    """
    checks: list[DealCheck] = []
    state = start(rules, dealer)
    for action in actions:
        if isinstance(state, DrawForDeal | Dealing) and isinstance(action, Draw | Deal):
            number = 0 if isinstance(state, DrawForDeal) else state.match.number
            checks.append(DealCheck(number, commitment(secret, number), action == chance(state, secret)))
        state = apply(state, action)
    return tuple(checks)


def _numbers(label: str, secret: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"bower/1/{label}/{block}/".encode() + secret).digest()
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, len(digest), 4))
        block += 1


def _shuffle(pack: tuple[Card, ...], label: str, secret: bytes) -> tuple[Card, ...]:
    numbers = _numbers(label, secret)
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        limit = (1 << 32) // (last + 1) * (last + 1)
        place = next(number for number in numbers if number < limit) % (last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return tuple(cards)
