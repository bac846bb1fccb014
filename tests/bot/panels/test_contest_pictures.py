"""Pictures of contests in words: the same as they show, within Discord's lengths, in three languages."""

import re
from dataclasses import replace
from fractions import Fraction

from bot.contests.templates import Template
from bot.panels.contests.pictures import TEXT_LONGEST, ContestPicture, bracket_picture, contest_lines, standings_picture
from bot.panels.contests.voice import ContestVoice, number_text
from bot.pictures.bracket import BracketPicture, ContestMatch
from bot.pictures.page import PlayerName
from bot.pictures.ranks import RanksPicture
from bot.store.database import Database
from bot.tables.model import Member
from engine.contest.state import MatchResult
from tests.bot.contests.world import World
from tests.bot.pictures.contest_samples import LONGEST, PLANS, pictures_of, sample
from tests.cases import for_all

LANGUAGES = ("en", "it", "fr")
ALT_LONGEST = 1024


def shown(picture: ContestPicture) -> list[tuple[tuple[PlayerName, ...], ...]]:
    """Who is named together in each line of a picture, from top to bottom."""
    match picture:
        case RanksPicture():
            return [(row.players,) for row in picture.rows]
        case BracketPicture():
            cells = [cell for column in picture.columns for cell in column.cells]
            return [named(cell.match) for cell in cells if named(cell.match)]


def named(match: ContestMatch) -> tuple[tuple[PlayerName, ...], ...]:
    return tuple(side.players for side in match.sides if side.players)


def numbers(picture: ContestPicture) -> list[str]:
    """All figures of a picture's rows, as they are drawn."""
    match picture:
        case RanksPicture():
            return [number for row in picture.rows for number in (row.rank, *row.numbers)]
        case BracketPicture():
            matches = [cell.match for column in picture.columns for cell in column.cells]
    return [side.score for match in matches for side in match.sides if side.score[:1].isdigit()]


@for_all(name=PLANS, language=LANGUAGES)
def test_words_say_what_the_picture_shows(name: str, language: str) -> None:
    for what, picture in pictures_of(sample(name).facts(language, name=lambda player: f"P{player}x", mine=2)):
        for text in ("\n".join(contest_lines(picture, language)), picture.alt):
            rest = text
            for together in shown(picture):
                line = next(each for each in rest.splitlines() if all(has(each, side) for side in together))
                rest = rest[rest.index(line) + len(line) :]
            drawn = numbers(picture)
            assert [each for each in drawn if each not in text] == [], what
            assert [each for each in (picture.title, picture.about, *titles(picture)) if each not in text] == []


def titles(picture: ContestPicture) -> list[str]:
    """The titles of rounds of which a side is known."""
    if not isinstance(picture, BracketPicture):
        return []
    columns = picture.columns
    return [column.title for column in columns if any(named(cell.match) for cell in column.cells)]


def has(line: str, side: tuple[PlayerName, ...]) -> bool:
    return " & ".join(player.name for player in side) in line


@for_all(name=PLANS)
def test_words_of_the_longest_names_have_all_lines(name: str) -> None:
    for language in LANGUAGES:
        facts = sample(name).facts(language, name=lambda _: "*" + LONGEST[1:], title="W" * 200)
        for what, picture in pictures_of(facts):
            lines = contest_lines(picture, language)
            assert len(picture.alt) <= ALT_LONGEST
            assert len("\n".join(lines)) <= TEXT_LONGEST
            assert len(picture.alt.splitlines()) >= len(lines) - 1, f"{what} is cut"
            assert not any(re.search(r"(?<!\\)\*(?!\*)(?<!\*\*)[W-Zi]", line) for line in lines), "names are escaped"


def test_rows_say_what_marks_mean() -> None:
    facts = sample("league").facts("en", name=lambda player: f"P{player}", mine=10)
    lines = contest_lines(standings_picture(facts, division=1), "en")
    assert lines[:2] == ("### Friday", "-# Division 2 · Round 4")
    assert sum("(goes up)" in line or ", goes up" in line for line in lines) == 2
    assert sum("(out)" in line or ", out" in line for line in lines) == 1
    mine = next(line for line in lines if "P19 & P20" in line)
    assert mine.startswith("**")
    assert "your row" in mine
    assert all(re.match(r"(\*\*)?\d+\\\. ", line) for line in lines[2:]), "Discord would renumber a list"


def test_a_match_is_told_as_far_as_it_is() -> None:
    contest = sample("cup of 13")
    text = "\n".join(contest_lines(bracket_picture(contest.facts("en")), "en"))
    assert len(re.findall(r"^\*\*[^*]+\*\*: bye$", text, re.MULTILINE)) == 3
    assert len(re.findall(r"^\*\*[^*]+\*\*: won without playing, against ", text, re.MULTILINE)) == 2
    facts = sample("league").facts("en")
    both = replace(facts.contest, forfeits=frozenset({(1, 0, 0), (1, 0, 1)}))
    stored = replace(facts.stored, contest=both)
    assert replace(facts, stored=stored).match_line((1, 0)).endswith(": not played, lost by both")


def test_a_member_whose_data_was_deleted_has_no_name() -> None:
    facts = sample("cup of 2").facts("it", name=lambda player: "" if player == 1 else "Ben")
    assert "ex membro & Ben" in standings_picture(facts).alt + bracket_picture(facts).alt


def test_games_count_where_several_are_played() -> None:
    facts = sample("cup of 2").facts("en")
    table = replace(facts.stored.tables[1, 0], result=MatchResult((25, 28), (2, 1)))
    stored = replace(facts.stored, tables={(1, 0): table})
    assert bracket_picture(replace(facts, stored=stored)).alt.endswith(": 2–1")


@for_all(
    value__language__text=[
        (Fraction(3), "en", "3"),
        (Fraction(25, 2), "en", "12.5"),
        (Fraction(25, 2), "fr", "12,5"),
        (Fraction(-4), "it", "−4"),
        (None, "en", "–"),
    ]
)
def test_numbers_have_at_most_one_decimal(value: Fraction | None, language: str, text: str) -> None:
    assert number_text(value, language) == text
    assert number_text(Fraction(2), language, signed=True) == "+2"
    assert number_text(Fraction(0), language, signed=True) == "0"


EMPTY = ("\u200b", "\u2800", "\u3164", "\u00ad\u200d", "\u202e\u202c", "\ufeff", "\U000e0041", "\u115f\u1160")
BARE = [Member(3000 + nth, name) for nth, name in enumerate(EMPTY)]


async def test_eight_names_that_show_nothing_are_told_apart(database: Database) -> None:
    world = World(database)
    stored = await world.published(world.plan(Template.HUSTLE))
    await world.sign_up(stored.id, BARE)
    stored = await world.start(stored.id)
    for language, word in (("en", "Player"), ("it", "Partecipante"), ("fr", "Membre")):
        wanted = [f"{word} {number}" for number in range(1, 9)]
        assert [ContestVoice(stored, language).names(number) for number in range(1, 9)] == wanted
        picture = standings_picture(ContestVoice(stored, language))
        assert sorted(player.letters for row in picture.rows for player in row.players) == wanted
        lines = "\n".join(contest_lines(picture, language))
        assert all(name in lines for name in wanted)
