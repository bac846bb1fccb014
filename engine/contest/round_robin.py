"""Round robins: everybody meets everybody once, at home and away in turn."""

from typing import NamedTuple, final


@final
class Fixture(NamedTuple):
    """Two entrants who meet, by their numbers from 0; the first is at home, which is North-South."""

    home: int
    away: int


def round_robin(entrants: int) -> tuple[tuple[Fixture, ...], ...]:
    """The fixtures of each round; with an odd number of entrants, the one who is not in a round has a bye.

    The canonical 1-factorisation (de Werra 1981): in round r the last entrant meets r, and r + k meets r - k. With an
    even number n it has n - 2 breaks (two rounds at home or away running), the fewest there can be, and nobody is at
    home more than once oftener than away.

    Raises:
        ValueError: For fewer than two entrants.
    """
    if entrants < 2:
        raise ValueError("a round robin needs two entrants")
    places = entrants + entrants % 2
    last = places - 1
    rounds: list[tuple[Fixture, ...]] = []
    for number in range(last):
        pairs = [Fixture(number, last) if number % 2 else Fixture(last, number)]
        for step in range(1, places // 2):
            up, down = (number + step) % last, (number - step) % last
            pairs.append(Fixture(up, down) if step % 2 else Fixture(down, up))
        rounds.append(tuple(pair for pair in pairs if max(pair) < entrants))
    return tuple(rounds)
