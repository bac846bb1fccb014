"""Pictures of contests: everything fits in every language, pages have what they should, marks are visible."""

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from benchmarks.sheet import faults
from bot.panels.contests.pictures import bracket_pages, bracket_picture, standings_pages, standings_picture
from bot.pictures.bracket import BracketCell, BracketColumn, BracketPicture, ContestMatch, MatchSide
from bot.pictures.canvas import Laid
from bot.pictures.lettering import least_width
from bot.pictures.page import PlayerName, fit_names, write_names
from bot.pictures.ranks import RankRow, RanksPicture
from bot.pictures.studio import draw, render
from bot.pictures.table_layout import LEAST_TEXT
from engine.contest.config import Config, Format
from tests.bot.pictures.contest_samples import LONGEST, PLANS, Sample, pictures_of, sample
from tests.suite import first, sampled

LANGUAGES = ("en", "it", "fr")
WIDE, HIGH = 720, 1120
EVERY = sampled(PLANS, ["league", "cup of 13"])
BRACKETS = [(2, 1), (16, 1), (17, 5), (5, 1), (32, 5), (64, 5), (128, 9)]
ANN = (PlayerName("Ann"),)
ROW = RankRow(rank="1", players=ANN, numbers=("2",))


def is_shortened(laid: Laid) -> bool:
    """Whether a cut text is one or two names, each of which keeps its beginning."""
    return all(LONGEST.startswith(re.sub(r"^\d+|\.+$", "", name)) for name in laid.text.split(" & "))


@pytest.mark.parametrize("name", EVERY)
def test_all_texts_fit_and_are_large_enough(name: str) -> None:
    for language in LANGUAGES:
        for what, picture in pictures_of(sample(name).facts(language, mine=2)):
            canvas = draw(picture)
            assert [f"{language} {what}: {fault}" for fault in faults(canvas)] == []
            assert canvas.image.width == WIDE
            assert canvas.image.height <= HIGH
            heights = [laid.box[3] - laid.box[1] for laid in canvas.laid if laid.kind == "text"]
            assert min(heights) >= 0.74 * LEAST_TEXT - 0.01, "a text box is 0.74 em high"


@pytest.mark.parametrize("name", EVERY)
def test_the_longest_names_are_shortened_and_nothing_else(name: str) -> None:
    facts = sample(name).facts("fr", name=lambda number: f"{number}{LONGEST}", title="W" * 100)
    for what, picture in pictures_of(facts):
        canvas = draw(replace(picture, title="Cup"))
        cut = [laid for laid in canvas.laid if laid.cut]
        assert [f"{what}: {laid.text}" for laid in cut if not is_shortened(laid)] == []
        assert [fault for fault in faults(canvas) if not fault.endswith("is cut")] == []


def test_the_longer_of_two_names_is_shortened() -> None:
    assert fit_names(("Ann", "Ben"), 30, 600, 300) == "Ann & Ben"
    short = fit_names(("Ann", LONGEST), 30, 600, 150)
    assert short.startswith("Ann & W")
    assert short.endswith(".")
    assert least_width(short, 30, 600) <= 150
    one, two = fit_names((LONGEST, LONGEST), 30, 600, 200).split(" & ")
    assert one == two
    assert fit_names(("Al", "Bo"), 30, 600, 1) == "Al & Bo"
    assert write_names((PlayerName("🔥", fallback="West"),), 30, "#ffffff", width=200).text == "West"
    assert write_names((PlayerName(LONGEST),), 30, "#ffffff", width=100).cut


@pytest.mark.parametrize(("entrants", "pages"), [(12, 1), (13, 2), (64, 6)])
def test_standings_have_twelve_rows_a_page(entrants: int, pages: int) -> None:
    facts = Sample(Config(format=Format.CUP), entrants).facts("en", name=str)
    assert standings_pages(facts) == pages
    found = [standings_picture(facts, page=page) for page in range(pages)]
    assert [len(each.rows) for each in found] == [12] * (pages - 1) + [entrants - 12 * (pages - 1)]
    assert len({row.players for each in found for row in each.rows}) == entrants
    assert [each.note for each in found][-1:] == ([f"{pages} of {pages}"] if pages > 1 else [""])
    assert standings_picture(facts, page=99) == found[-1]


@pytest.mark.parametrize(("entrants", "pages"), first(BRACKETS, 3))
def test_a_bracket_of_up_to_16_is_one_picture_and_a_larger_one_has_quarters(entrants: int, pages: int) -> None:
    contest = Sample(Config(format=Format.CUP), entrants)
    facts = contest.facts("en", name=str)
    assert bracket_pages(facts) == pages
    found = [bracket_picture(facts, page=page) for page in range(pages)]
    cells = [cell for each in found for column in each.columns for cell in column.cells]
    played = [cell for cell in cells if all(side.players for side in cell.match.sides)]
    assert len(played) == sum(len(drawn.matches) for drawn in contest.contest.rounds), "each match is there once"
    assert len({tuple(sorted(side.players[0].name for side in cell.match.sides)) for cell in played}) >= entrants - 1
    assert draw(found[-1]).image.height <= HIGH


def test_a_match_stands_between_those_that_lead_to_it() -> None:
    picture = bracket_picture(sample("cup of 8").facts("en"))
    first, second, last = picture.columns
    assert [cell.feeders for cell in second.cells] == [(0, 1), (2, 3)]
    winners = [next(side.players for side in cell.match.sides if side.won) for cell in first.cells]
    assert [side.players for cell in second.cells for side in cell.match.sides] == winners
    assert [column.title for column in (first, second, last)] == ["Round 1", "Round 2", "Round 3"]


def test_a_bye_and_a_walkover_are_shown() -> None:
    picture = bracket_picture(sample("cup of 13").facts("en"))
    matches = [cell.match for column in picture.columns for cell in column.cells]
    assert sum(side.text == "bye" for match in matches for side in match.sides) == 3
    assert any(side.score == "+" and side.won for match in matches for side in match.sides)
    assert dict(picture.key).keys() == {"walkover"}


def test_marks_of_standings_say_where_rows_lead_and_who_left() -> None:
    facts = sample("league").facts("en", mine=10)
    tables = [standings_picture(facts, division=division) for division in range(3)]
    zones = [[row.zone for row in each.rows] for each in tables]
    assert zones == [[""] * 6 + ["down"] * 2, ["up"] * 2 + [""] * 4 + ["down"] * 2, ["up"] * 2 + [""] * 5]
    assert [sum(row.withdrawn for row in each.rows) for each in tables] == [0, 1, 0]
    assert [sum(row.mine for row in each.rows) for each in tables] == [0, 1, 0]
    assert [[mark for mark, _ in each.key] for each in tables] == [["down"], ["up", "down", "withdrawn"], ["up"]]


@pytest.mark.parametrize(
    "change",
    [
        lambda: replace(ROW, zone="up"),
        lambda: replace(ROW, withdrawn=True),
        lambda: replace(ROW, mine=True),
        lambda: replace(ROW, players=(PlayerName("Ann", computer=True),)),
        lambda: replace(ROW, numbers=("2?",)),
    ],
)
def test_each_mark_of_a_row_is_visible(change: Callable[[], RankRow]) -> None:
    def drawn(row: RankRow) -> bytes:
        return render(RanksPicture(title="T", columns=("points",), rows=(row,)))

    assert drawn(change()) != drawn(ROW)


def test_only_the_first_three_ranks_have_medals() -> None:
    def bright(rank: str) -> int:
        picture = RanksPicture(title="T", columns=("points",), rows=(replace(ROW, rank=rank),))
        row = draw(picture).image.convert("L").crop((20, 112, 90, 166))
        return sum(row.point(lambda x: x > 130).histogram()[1:])

    assert min(map(bright, ("1", "2", "3"))) > 3 * max(map(bright, ("4", "11", "13")))


def test_a_long_head_gets_a_wider_column() -> None:
    def heads(*columns: str) -> list[Laid]:
        laid = draw(RanksPicture(title="T", columns=columns, rows=(replace(ROW, numbers=("1", "2", "3", "4")),))).laid
        return [each for each in laid if each.text in columns]

    assert not [each for each in heads("valutazione", "partite", "solitarie", "chiamate") if each.cut]


def test_pictures_are_small_and_the_same_again() -> None:
    for name in ("cup of 13", "swiss"):
        for what, picture in pictures_of(sample(name).facts("en")):
            data = render(picture)
            assert len(data) < 60_000, what
            assert data == render(picture)


SIDES = (MatchSide(players=ANN), MatchSide(text="bye"))
CELL = BracketCell(match=ContestMatch(sides=SIDES))


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: RanksPicture(title="", columns=("a", "b"), rows=(ROW,)),
        lambda: RanksPicture(title="", columns=("a",), rows=()),
        lambda: BracketPicture(title="", columns=()),
        lambda: BracketPicture(title="", columns=(BracketColumn("", (CELL,) * 9),)),
        lambda: BracketPicture(title="", columns=(BracketColumn("", (replace(CELL, feeders=(0,)),)),)),
    ],
)
def test_an_invalid_description_is_refused(wrong: Callable[[], object]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the text is a code for developers
        wrong()


def test_a_bracket_needs_a_draw() -> None:
    facts = sample("league").facts("en")
    assert bracket_pages(facts) == 0
    with pytest.raises(ValueError):  # noqa: PT011 - the text is a code for developers
        bracket_picture(facts)
