"""Fair deals: committed to before the first card, and open to anyone's check once the game is over (RULES.md 12).

Version 1. A game has a secret of 32 bytes. Before hand `n` the table publishes `commitment(secret, n)`, which is
SHA-256 of `bower/1/commit/` + n + `/` + secret (n in decimal digits). The cards come from a stream of numbers:
block i is SHA-256 of `bower/1/` + label + `/` + i + `/` + secret, read as eight unsigned 32-bit big-endian numbers;
the label of a hand is `deal/` + n + `/` + cut in hexadecimal, of a draw `draw/` + attempt. A number below k is the next
number of the stream that is below the greatest multiple of k up to 2**32, modulo k. The pack in the order of the
cards' numbers is shuffled by Fisher and Yates: from the last place down to the second, the card of each place (places
count from 0) changes with that of a place not above it, which is a number below place + 1. Then it is dealt from eldest
on, a whole hand to each; what is left is the kitty, upcard first. In a draw the first four cards go to the seats from
North on; where the first jack deals, the cards up to it do. The game's end reveals the secret.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from typing import Final, final

from engine.actions import Action, Deal, Draw
from engine.cards import Card, hand_of
from engine.game import apply, start
from engine.options import FirstDealer
from engine.phases import Dealing, Drawing
from engine.phases.drawing import deals
from engine.rules import Rules
from engine.seats import Seat

VERSION: Final = 1
SECRET_BYTES: Final = 32


def commitment(secret: bytes, number: int) -> str:
    """What is published before hand `number` (0 for the draw for the deal): 64 hexadecimal digits."""
    return sha256(b"bower/1/commit/%d/" % number + secret).hexdigest()


def deal(rules: Rules, dealer: Seat, secret: bytes, number: int, cut: bytes = b"") -> Deal:
    """The deal of hand `number`; `cut` is what the players added to the shuffle."""
    pack = _shuffled(rules.pack, f"deal/{number}/{cut.hex()}", secret)
    size, seating = rules.hand_size, rules.seating_of(dealer)
    turn = seating.around(seating.left[dealer])
    hands = {seat: hand_of(pack[i * size : (i + 1) * size]) for i, seat in enumerate(turn)}
    return Deal(tuple(hands.get(seat, 0) for seat in range(rules.seats)), pack[len(turn) * size :])


def draw(rules: Rules, secret: bytes, attempt: int) -> Draw:
    """A draw for the first deal; `attempt` counts the draws before it that were tied."""
    pack = _shuffled(rules.pack, f"draw/{attempt}", secret)
    if rules.first_dealer is FirstDealer.LOWEST_CARD:
        return Draw(pack[: rules.seats])
    fallen = next(place for place, card in enumerate(pack) if deals(card, rules))
    return Draw(pack[: fallen + 1])


@final
@dataclass(frozen=True, slots=True)
class Check:
    """One of the table's own actions, checked. `number` is the hand, 0 for a draw."""

    number: int
    commitment: str
    fair: bool


def verify(rules: Rules, secret: bytes, actions: Iterable[Action], dealer: Seat | None = None) -> tuple[Check, ...]:
    """Every draw and deal of a finished game against its secret. `dealer` as given to `engine.game.start`.

    Raises:
        IllegalAction: When the actions are not a game by these rules.
    """
    checks: list[Check] = []
    state = start(rules, dealer)
    for action in actions:
        match state:
            case Drawing():
                expected = draw(rules, secret, len(state.draws))
                checks.append(Check(0, commitment(secret, 0), action == expected))
            case Dealing():
                match = state.match
                expected = deal(rules, match.dealer, secret, match.number)
                checks.append(Check(match.number, commitment(secret, match.number), action == expected))
            case _:
                pass
        state = apply(state, action)
    return tuple(checks)


def _numbers(label: str, secret: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(f"bower/1/{label}/{block}/".encode() + secret).digest()
        yield from (int.from_bytes(digest[i : i + 4], "big") for i in range(0, len(digest), 4))
        block += 1


def _shuffled(pack: tuple[Card, ...], label: str, secret: bytes) -> tuple[Card, ...]:
    numbers = _numbers(label, secret)
    cards = list(pack)
    for last in range(len(cards) - 1, 0, -1):
        limit = (1 << 32) // (last + 1) * (last + 1)
        place = next(number for number in numbers if number < limit) % (last + 1)
        cards[last], cards[place] = cards[place], cards[last]
    return tuple(cards)
