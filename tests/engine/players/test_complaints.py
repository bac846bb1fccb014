"""What people complain about in computer players: right in every position from the rule of thumb up.

`benchmarks/complaints.toml` has the positions; `python -m benchmarks.complaints` measures what right choices are worth.
"""

from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from random import Random

import pytest

from benchmarks.complaints import POSITIONS
from benchmarks.positions import Position, deal_of, positions
from engine import dump, view
from engine.cards import SUIT_LETTERS, SUITS, Suit, card, card_name
from engine.players import RuleOfThumb
from engine.players.levels import Level, player_at
from engine.players.monte_carlo.jit import COMPILED
from tests.suite import rest

ALL = positions(POSITIONS)
PLAYERS = {
    "rule-of-thumb": RuleOfThumb(),
    Level.REGULAR.value: player_at(Level.REGULAR),
    Level.EXPERT.value: player_at(Level.EXPERT),
}
samples_enough = pytest.mark.skipif(not COMPILED, reason="without compiled code few deals are sampled")
SUBJECTS = {
    "alone at 8 or 9 of 10",
    "alone against a bower picked up",
    "trump led into a stuck dealer",
    "an ace led against a loner",
    "ducking in second seat with the only stopper",
    "a partner's ace trumped",
    "a bower thrown under",
    "passing at 9-9 with three trumps",
    "next and crossing",
    "assisting with one bower",
    "three-handed defenders",
}
SUITS_ALIKE = [
    each for each in permutations(SUITS) if each[0].same_colour == each[3] and each[1].same_colour == each[2]
]
"""What becomes of clubs, diamonds, hearts and spades, so that the colours stay together."""
LOW = {"9": "T", "T": "9"}


def variants(position: Position) -> list[Position]:
    """Two that are the same to a player: other suits, other seats, and nines for tens where only one is known."""
    dice = Random(position.name)
    changes = dice.sample(SUITS_ALIKE[1:], 2)
    return [moved(with_suits(lows_swapped(position), change), dice.randrange(1, 4)) for change in changes]


def with_cards(position: Position, other: Callable[[str], str]) -> Position:
    """The position with other cards: `other` gives a card or a suit for each, as texts."""

    def line(told: str) -> str:
        verb, *named = told.split()
        return " ".join([verb, *[other(word) if len(word) < 3 else word for word in named]])

    return replace(
        position,
        cards=tuple([card(other(card_name(each))) for each in position.cards]),
        upcard=card(other(card_name(position.upcard))),
        lines=tuple(map(line, position.lines)),
        right=tuple(map(line, position.right)),
        wrong=tuple(map(line, position.wrong)),
    )


def with_suits(position: Position, change: tuple[Suit, ...]) -> Position:
    """Each suit in the place of another."""
    letters = {SUIT_LETTERS[old]: SUIT_LETTERS[new] for old, new in zip(SUITS, change, strict=True)}
    return with_cards(position, lambda text: text[:-1] + letters[text[-1]])


def lows_swapped(position: Position) -> Position:
    """The nine of a suit in the place of its ten, or the other way round, where nobody knows where the other one is."""
    known = {card_name(each) for each in (*position.cards, position.upcard)}
    known |= {line.split()[1] for line in position.lines if line.startswith("play")}

    def other(text: str) -> str:
        twin = LOW.get(text[0], text[0]) + text[1:]
        return text if len(text) < 2 or twin in known else twin

    return with_cards(position, other)


def moved(position: Position, places: int) -> Position:
    """Everybody so many places on, with the score of their side."""
    rules = position.rules
    shift = places % rules.seats
    scores = tuple([position.scores[rules.side_of((seat - shift) % rules.seats)] for seat in range(rules.sides)])
    dealer, seat = [(each + shift) % rules.seats for each in (position.dealer, position.seat)]
    return replace(position, dealer=dealer, seat=seat, scores=scores)


def test_there_are_enough_positions_of_every_subject() -> None:
    assert len(ALL) >= 30
    assert {each.subject for each in ALL} >= SUBJECTS
    assert len({each.name for each in ALL}) == len(ALL)
    assert all(each.right and each.wrong and not {*each.right} & {*each.wrong} for each in ALL)


@pytest.mark.parametrize(
    "player",
    [
        "rule-of-thumb",
        pytest.param(Level.REGULAR.value, marks=samples_enough),
        pytest.param(Level.EXPERT.value, marks=(samples_enough, rest)),
    ],
)
@pytest.mark.parametrize("position", ALL, ids=lambda each: each.name)
def test_every_player_from_the_rule_of_thumb_up_chooses_right(position: Position, player: str) -> None:
    for number, asked in enumerate((position, *variants(position))):
        mine = view(deal_of(asked, Random(number)), asked.seat)
        assert {*asked.right, *asked.wrong} <= {dump(choice) for choice in mine.choices}
        assert dump(PLAYERS[player].choose(mine, Random(number))) in asked.right, asked
