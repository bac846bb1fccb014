"""Tables of two to nine."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Verb, read
from bot.panels.core.panel import Panel
from bot.pictures import TablePicture
from bot.tables.game import StoredTable
from bot.tables.model import Status
from engine import PRESETS, HandResult, Rules
from engine.phases.registry import Dealing, Over
from tests.bot.panel_checks import (
    NAMES,
    buttons,
    pictures,
    table_of,
)
from tests.random_games import Game, random_game
from tests.suite import sampled

HUSTLE = PRESETS["hustle"]
MOST = 240
"""Actions that are walked through: several hands."""
SIZES = {
    "two": PRESETS["two-handed"],
    "three": PRESETS["three-handed"],
    "five": PRESETS["five-handed"],
    "six": PRESETS["six-handed"],
    "seven": HUSTLE,
    "eight": replace(HUSTLE, seats=8),
    "nine": replace(HUSTLE, seats=9),
    "set-back": PRESETS["set-back"],
    "indiana": PRESETS["indiana"],
    "buck": PRESETS["buck"],
    "twelve cards": PRESETS["bid-euchre-double"],
}


EVERY_SIZE = sampled(SIZES, ("two", "three", "nine", "set-back", "twelve cards"))


@cache
def game_of(size: str) -> Game:
    """A game of this size; also its end, where chance brings it about."""
    return random_game(SIZES[size], Random(11), limit=MOST if size == "twelve cards" else 2000)


def cut(game: Game, actions: int) -> Game:
    return Game(game.rules, game.dealer, game.actions[:actions])


def some_states(size: str, step: int = 1) -> Iterator[Game]:
    """The beginning state by state, and the end."""
    game = game_of(size)
    for actions in (*range(0, min(len(game.actions), MOST), step), len(game.actions)):
        yield cut(game, actions)


def hands_of(game: Game) -> list[HandResult]:
    """Every hand that was finished."""
    over = (after.last for before, _, after in game.steps if isinstance(after, Dealing | Over) and after.last)
    return [hand for number, hand in {hand.number: hand for hand in over}.items() if number]


def table_picture_of(panel: Panel) -> TablePicture:
    drawing = pictures(panel)[0].drawing
    assert isinstance(drawing, TablePicture)
    return drawing


def lobby(rules: Rules, seated: int, language: str = "en", name: str = "") -> StoredTable:
    names = (name,) * rules.seats if name else NAMES
    table = table_of(Game(rules, None), status=Status.LOBBY, language=language, names=names)
    seats = tuple(sitter if seat < seated else None for seat, sitter in enumerate(table.seats))
    return StoredTable(revision=0, secret=b"", table=replace(table, seats=seats), state=None)


def verbs(panel: Panel) -> list[Verb]:
    return [read(match).verb for button in buttons(panel) if (match := BUTTON_TEMPLATE.fullmatch(button.id))]
