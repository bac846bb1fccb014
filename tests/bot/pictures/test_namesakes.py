"""Names in pictures: no font has some, others look alike; each member differs from the others, in every kind."""

from random import Random

import pytest

from bot.contests.templates import Defaults, Template, make_plan
from bot.panels.contests.voice import ContestVoice, names_text
from bot.panels.core.reader import Voice
from bot.panels.core.wording import plain
from bot.panels.table.picture import table_picture
from bot.pictures.lettering import drawn_names, write
from bot.pictures.page import write_names
from engine import PRESETS
from engine.contest.config import Config, Format
from engine.contest.events import Joined
from engine.contest.state import fold
from tests.bot.contests.made import made
from tests.bot.panel_checks import shown, table_of
from tests.random_games import random_game

SETS = {
    "arabic": ("مريم", "محمد", "مرجانة", "Ann"),
    "hebrew": ("דנה", "דוד", "Ann", "Ben"),
    "thai": ("สมชาย", "สมหญิง", "Ann", "สมศรี"),
    "emoji": ("🔥🔥", "⭐", "🔥", "🎉🎉🎉"),
    "the same but for an emoji": ("Anna 🔥", "Anna ⭐", "Anna", "Ben"),
    "the same in letters that are left out": ("Ann مريم", "Ann دنة", "Ann", "Ben"),
    "long and alike": ("Alexandria Montgomery 1", "Alexandria Montgomery 2", "Alexandria Montgomerys", "Ben"),
    "one begins the other": ("Konstantinopolitanus", "Konstantinopolitanus der Zweite", "Ann", "Ben"),
}


@pytest.mark.parametrize("names", SETS.values(), ids=SETS.keys())
@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_a_table_shows_four_different_names(names: tuple[str, ...], language: str) -> None:
    game = random_game(PRESETS["north-american"], Random(1), limit=12)
    view = shown(game, None, table_of(game, names=names, language=language, computers=frozenset()))
    picture = table_picture(view, Voice(view.table, language, aloud=True))
    drawn = [
        write(seat.name, 30, "#ffffff", width=120, fallback=seat.fallback, smallest=26).text for seat in picture.seats
    ]
    assert len({*drawn}) == 4, drawn
    assert all(any(letter.isalnum() for letter in each) for each in drawn)
    assert not any("former" in each for each in drawn)
    labels = [side.label for side in picture.sides]
    assert len({*labels}) == len(labels)
    assert all(any(letter.isalnum() for letter in each) for each in labels)


@pytest.mark.parametrize("names", SETS.values(), ids=SETS.keys())
@pytest.mark.parametrize("width", [110, 160, 400])
def test_entrants_of_a_contest_are_told_apart_at_any_width(names: tuple[str, ...], width: int) -> None:
    contest = fold(Config(format=Format.HUSTLE), b"x" * 32, [Joined(n, (n,)) for n in range(1, 5)])
    facts = ContestVoice(made(make_plan(Template.HUSTLE, Defaults(), 0), contest, {}, dict(enumerate(names, 1))), "en")
    players = [facts.players((entrant,)) for entrant in range(1, 5)]
    drawn = [write_names(each, 34, "#ffffff", weight=700, width=width, smallest=26).text for each in players]
    assert len({*drawn}) == 4, drawn
    for longest in (32, 16, 10):
        said = [names_text(each, lambda name, longest=longest: plain(name, longest)) for each in players]
        assert len({*said}) == 4, said


def test_partners_on_one_line_keep_what_tells_them_apart() -> None:
    contest = fold(Config(format=Format.CUP), b"x" * 32, [Joined(1, (1, 2)), Joined(2, (3, 4))])
    names = {1: "Alexandria Montgomery 1", 2: "Ben", 3: "Alexandria Montgomery 2", 4: "Ben"}
    facts = ContestVoice(made(make_plan(Template.CUP, Defaults(), 0), contest, {}, names), "en")
    one, two = (write_names(facts.players((pair,)), 34, "#ffffff", width=190, smallest=26).text for pair in (1, 2))
    assert one != two


@pytest.mark.parametrize(
    "names",
    [
        ("hahahahahahaha", "hahahahahahahaha", "hahahahahaha"),
        ("Anna", "Anna 🔥", "Anna (North)"),
        ("Maximiliana the first", "Maximiliana the worst", "Maximiliana the fifth", "Maximi…rst"),
    ],
)
def test_names_that_are_alike_once_they_are_short_are_told_apart(names: tuple[str, ...]) -> None:
    drawn = drawn_names(tuple(zip(names, ("North", "East", "South", "West"), strict=False)))
    assert len({*drawn}) == len(names), drawn


def test_names_that_nobody_shares_are_drawn_as_they_are() -> None:
    names = (("Ann", "North"), ("𝓑𝓮𝓷", "East"), ("Maximiliana von Hohenstein-Waldeck", "South"), ("Bo", "West"))
    assert drawn_names(names) == ("Ann", "Ben", "Maximiliana von Hohenstein-Waldeck", "Bo")
