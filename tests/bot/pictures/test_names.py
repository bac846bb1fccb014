"""Names that fonts lack, look alike or are too long: drawn well or by number, in every kind, each unlike the others."""

import struct
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import pytest
from PIL import ImageDraw, features

from benchmarks.sheet import faults
from bot.contests.templates import Defaults, Template, make_plan
from bot.panels.contests.voice import ContestVoice, names_text
from bot.panels.core.reader import Reader, Voice
from bot.panels.core.wording import plain, tell_apart
from bot.panels.stats.leaderboard import BoardQuery, leaderboard_panel
from bot.panels.stats.member_parts import title_of
from bot.panels.table.picture import table_picture
from bot.pictures import lettering
from bot.pictures.lettering import legible, load_fonts, write
from bot.pictures.page import write_names
from bot.pictures.ranks import RanksPicture
from bot.pictures.studio import Picture, draw
from bot.stats.read.leaderboards import Board, BoardPage, BoardRow
from bot.stats.seasons import Ladder
from bot.store.database import Database
from engine import PRESETS
from engine.contest.config import Config, Format
from engine.contest.events import Joined
from engine.contest.state import fold
from tests.bot.contests.made import made
from tests.bot.contests.world import CROWD, World
from tests.bot.panel_checks import pictures, shown, table_of
from tests.bot.pictures.named_pictures import named_pictures
from tests.random_games import random_game
from tests.suite import sampled

NAMES = {
    "all at once": ("Ben דוד", "Anna 🔥", "מרים", "สมชาย", "प्रिया शर्मा", "🔥🔥", "W" * 31 + "A", "W" * 31 + "B", "1️⃣"),
    "arabic": ("مريم", "محمد علي", "مرجانة", "أحمد", "فاطمة", "Ann أحمد", "سارة", "خالد", "ليلى"),
    "hebrew": ("דנה", "דוד", "יעל 7", "נעמי", "אורי", "Ben דוד", "תמר", "נועם", "שירה"),
    "thai": ("สมชาย", "สมหญิง", "สมศรี", "กานต์", "น้ำผึ้ง", "ใบเตย", "Ann สม", "ฟ้า", "ขวัญ"),
    "devanagari": ("प्रिया शर्मा", "श्रीकृष्ण", "ज्योति", "विद्यालक्ष्मी सक्सेना", "विद्यालक्ष्मी सिन्हा", "ऋषि", "किरण"),
    "emoji": ("🔥🔥", "⭐", "🎉🎉🎉", "👩‍👩‍👧", "1️⃣2️⃣", "🇮🇹", "🔥", "❤️", "🅰️"),
    "letters and emoji": ("🔥Ann", "Ann🔥", "Ann", "⭐ Ben ⭐", "Ben 1️⃣", "Cleo❤️", "꧁Dan꧂", "★Eve★", "Fay 🇫🇷"),
    "no font": ("ᚠᚢᚦ", "𐎀𐎁", "አበበ", "Հայկ", "გიორგი", "\N{HANGUL FILLER}", "김민수", "ᠮᠣᠩ", "꧁꧂"),
    "marks": ("A̷̢n̸n", "Z͑ͫ̓ͪ̂ͫalgo", "Nguyễn Thị Ánh", "Å̧ŞŢ̈", "____", "(╯°□°)╯", "$$$", "ᵃⁿⁿ", "\u0301\u0302"),
    "last letters": ("Alexandria Montgomery", "Alexandria Montgomerz", "Maximilian Berg 1", "Maximilian Berg 2", "Ann"),
    "wide": tuple("W" * 31 + last for last in "ABCDEFGHI"),
}  # fmt: skip
"""By what is difficult about them."""


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> set[tuple[str, str]]:
    """Every text that is drawn, and the file of the font in which it is."""
    found: set[tuple[str, str]] = set()
    text = ImageDraw.ImageDraw.text

    def record(self: ImageDraw.ImageDraw, xy: Any, said: str, *args: Any, font: Any, **kwargs: Any) -> None:
        found.add((said, font.path))
        text(self, xy, said, *args, font=font, **kwargs)

    lettering.write("x", 20, "#ffffff")
    for cached in (value for value in vars(lettering).values() if hasattr(value, "cache_clear")):
        cached.cache_clear()
    monkeypatch.setattr(ImageDraw.ImageDraw, "text", record)
    return found


@pytest.mark.parametrize("hard", sampled(NAMES, ["all at once"], ["arabic"]))
def test_no_picture_has_boxes_dots_or_texts_over_others(hard: str, drawn: set[tuple[str, str]]) -> None:
    kinds: set[type] = set()
    for label, picture in named_pictures(NAMES[hard], "en"):
        kinds.add(type(picture))
        assert not [each for each in faults(draw(picture)) if not each.endswith("is cut")], label
    assert kinds == {*get_args(Picture)}, "a kind of picture is not in named_pictures.py"
    assert drawn
    for said, font in drawn:
        if len(said) > 1:  # one character may be a question to the font whether it has that
            assert {*map(ord, said)} <= _characters(font), said
            assert "··" not in said
            assert "former" not in said


@cache
def _characters(font: str) -> frozenset[int]:
    """The characters that a font file has, by its own table `cmap`; spaces need no glyph."""
    data = Path(font).read_bytes()
    tables = {data[at : at + 4]: struct.unpack(">II", data[at + 8 : at + 16]) for at in _every(data, 12, 4, 16)}
    start = tables[b"cmap"][0]
    found = {ord(" ")}
    for at in _every(data, start + 4, start + 2, 8):
        table = start + struct.unpack(">I", data[at + 4 : at + 8])[0]
        if struct.unpack(">H", data[table : table + 2])[0] == 12:
            for group in range(struct.unpack(">I", data[table + 12 : table + 16])[0]):
                first, last, glyph = struct.unpack(">III", data[table + 16 + 12 * group : table + 28 + 12 * group])
                found.update(range(first + (glyph == 0), last + 1))
    assert len(found) > 1000
    return frozenset(found)


def _every(data: bytes, first: int, counted: int, size: int) -> range:
    """Where the records of a table begin, whose number is written at `counted`."""
    (count,) = struct.unpack(">H", data[counted : counted + 2])
    return range(first, first + size * count, size)


@pytest.mark.parametrize("joined", [" & ", ", "])
@pytest.mark.parametrize("width", [60, 110, 200, 300])
def test_names_on_one_line_never_leave_their_room(joined: str, width: int) -> None:
    names = ("WWWWWWWWA", "Alexandria Montgomery", "Anna (South)", "ज्योति", "Maximi (1)", "Bo")
    for first in range(len(names)):
        text = " & ".join((joined.join(names[first : first + 2]), names[first - 1]))
        assert write(text, 34, "#ffffff", width=width, smallest=26).width <= width


def test_what_tells_partners_apart_stays_longest() -> None:
    one, two = (
        write(f"You, WWWWWWWWW ({last}) & WWWWWWWWW (E)", 34, "#ffffff", width=190, smallest=26).text for last in "AB"
    )
    assert one != two
    assert one.startswith("You, ")
    assert one.endswith("(E)")


def test_members_of_a_board_have_a_number_each() -> None:
    (board,) = (
        picture
        for label, picture in named_pictures(NAMES["arabic"], "en")
        if label == "board of partnership" and isinstance(picture, RanksPicture)
    )
    assert [[player.letters for player in row.players] for row in board.rows[:2]] == [
        ["Member 1", "Member 2"],
        ["Member 2", "Member 3"],
    ]


@pytest.mark.parametrize(("name", "said"), [("🔥Ann", "Ann"), ("مريم", "Member"), ("W" * 32, "W" * 19 + "…")])
def test_the_title_of_a_page_is_never_cut_for_the_name(name: str, said: str) -> None:
    assert title_of(name, "Trend", "en") == f"{said}: Trend"


@pytest.mark.parametrize(("shaped", "said"), [(True, "ज्योति"), (False, "North")])
def test_scripts_are_drawn_by_their_rules_or_not_at_all(
    monkeypatch: pytest.MonkeyPatch, shaped: bool, said: str
) -> None:
    """Without FriBiDi the vowel of `ति` would stand at its wrong side."""
    if shaped and not features.check("raqm"):
        pytest.skip("Pillow finds no FriBiDi")
    lettering._plain_form.cache_clear()
    monkeypatch.setattr(lettering, "_SHAPED", shaped)
    try:
        assert legible("ज्योति", "North") == said
        assert legible("Nguyễn", "North") == "Nguyễn"
    finally:
        lettering._plain_form.cache_clear()


@pytest.mark.parametrize("language", ["en", "it", "fr"])
@pytest.mark.parametrize("board", Board)
def test_the_heads_of_a_boards_columns_are_drawn_in_whole(language: str, board: Board) -> None:
    row = BoardRow(rank=1, users=(1,), names=("Ann",), value=0.5, beside=(9,) * len(board.beside))
    page = BoardPage(board=board, ladder=Ladder(1), rows=(row,), page=0, pages=1, total=1)
    (picture,) = pictures(leaderboard_panel(page, BoardQuery(board=board), Reader(language=language)))
    assert isinstance(picture.drawing, RanksPicture)
    assert [legible(each) for each in picture.drawing.columns] == [each.strip() for each in picture.drawing.columns]
    assert not [*faults(draw(picture.drawing))]


def test_a_mark_that_the_font_lacks_is_left_out() -> None:
    assert legible("1\N{COMBINING ENCLOSING KEYCAP}2") == "12"
    assert legible("a" + "\u0301" * 30) == "á" + "\u0301" * 2
    assert legible("Ann \N{TIBETAN LETTER KA}") == "Ann"
    assert legible("ａｂｃ  \n d") == "abc d"
    assert [legible("🔥", "🔥"), legible("")] == ["···", "···"]


@pytest.mark.parametrize(("language", "said"), [("en", "Player 1"), ("it", "Partecipante 1"), ("fr", "Membre 1")])
async def test_a_member_whose_name_cannot_be_drawn_has_a_number(database: Database, language: str, said: str) -> None:
    world = World(database)
    stored = await world.published(world.plan(Template.HUSTLE))
    stored = await world.sign_up(stored.id, [replace(CROWD[0], name="مريم")])
    (player,) = ContestVoice(stored, language).players((1,))
    assert player.fallback == said
    assert legible("🔥🔥", player.fallback) == said


def test_names_are_looked_at_without_loading_a_font_once_fonts_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first name must not hold up the loop of the bot for as long as a font takes to load."""
    load_fonts()

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a font is loaded")

    monkeypatch.setattr(lettering.fontpkg, "path", refuse)
    monkeypatch.setattr(lettering.ImageFont, "truetype", refuse)
    lettering._plain_form.cache_clear()
    lettering._has_glyph.cache_clear()
    assert [lettering.legible(name) for name in ("Zoë", "𝓑𝓮𝓷 🔥", "Ωμέγα")] == ["Zoë", "Ben", "Ωμέγα"]


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


@pytest.mark.parametrize(
    "names",
    [
        ("hahahahahahaha", "hahahahahahahaha", "hahahahahaha"),
        ("Anna", "Anna 🔥", "Anna (North)"),
        ("Maximiliana the first", "Maximiliana the worst", "Maximiliana the fifth", "Maximi…(South)"),
    ],
)
def test_names_that_are_alike_once_they_are_short_are_told_apart(names: tuple[str, ...]) -> None:
    drawn = tell_apart(tuple(zip(names, ("North", "East", "South", "West"), strict=False)), legible)
    assert len({*drawn}) == len(names), drawn


def test_names_that_nobody_shares_are_drawn_as_they_are() -> None:
    names = (("Ann", "North"), ("𝓑𝓮𝓷", "East"), ("Maximiliana von Hohenstein-Wald", "South"), ("Bo", "West"))
    assert tell_apart(names, legible) == ("Ann", "Ben", "Maximiliana von Hohenstein-Wald", "Bo")
