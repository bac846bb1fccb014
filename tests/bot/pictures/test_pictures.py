"""What people see: every face told apart, every score card with the right pips, nothing on top of what must be read."""

from __future__ import annotations

import asyncio
import io
import re
from collections.abc import Callable
from dataclasses import replace
from math import cos, hypot, radians, sin

import pytest
from PIL import Image, ImageChops

from bot.pictures import (
    FACES,
    MAXIMUM,
    HandCard,
    HandPicture,
    LeaderboardPicture,
    LeaderboardRow,
    Pack,
    PictureError,
    PlayedCard,
    ResultPicture,
    ResultSide,
    ScoreStyle,
    SeatPicture,
    SidePicture,
    Studio,
    TablePicture,
    emoji_images,
    emoji_name,
    render,
    score_pips,
    studio,
)
from bot.pictures.descriptions import SEATS
from bot.pictures.emojis import EMOJI_SIZE, THINGS
from bot.pictures.faces import HEIGHT, WIDTH
from bot.pictures.hand import draw_hand
from bot.pictures.ink import GLOW, PAPER, PLATE, SIDES, SUITS, TEXT, TEXT_SOFT, contrast, ink_of
from bot.pictures.lettering import legible, write
from bot.pictures.places import TABLE_HEIGHT, TABLE_WIDTH, layout, places
from bot.pictures.result import figured
from bot.pictures.score_cards import CARD_HEIGHT, CARD_WIDTH, PIP_RADIUS, pip_places
from bot.pictures.scoreboard import PANEL_HEIGHT, PANEL_WIDTH, SLIP_HEIGHT, SLIP_WIDTH
from bot.pictures.sheet import main as write_sheet
from bot.pictures.sheet import sample_bidding, sample_table, samples
from bot.pictures.sprites import card_sprite
from bot.pictures.table import draw_table


def pixels(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    assert image.format == "PNG"
    return image.convert("RGB")


# -- cards


@pytest.mark.parametrize("pack", Pack)
def test_all_37_faces_and_the_back_differ(pack: Pack) -> None:
    assert len(FACES) == 37
    drawn = {card_sprite(card, pack, 100).tobytes() for card in (None, *FACES)}
    assert len(drawn) == 38


def test_four_colours_recolour_clubs_and_diamonds_only() -> None:
    changed = {
        card
        for card in FACES
        if card_sprite(card, Pack.TWO, 60).tobytes() != card_sprite(card, Pack.FOUR, 60).tobytes()
    }
    assert {card[1] for card in changed} == {"c", "d"}
    assert len({ink_of(suit, Pack.FOUR) for suit in SUITS}) == 4
    assert len({ink_of(suit, Pack.TWO) for suit in SUITS}) == 2


def test_a_face_that_is_none_is_refused() -> None:
    with pytest.raises(ValueError, match="3h"):
        card_sprite("3h", Pack.TWO, 60)


def test_inks_and_texts_have_the_contrast_wcag_asks_for() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert all(contrast(ink_of(card, pack), PAPER) >= 4.5 for card in FACES for pack in Pack)
    assert all(contrast(colour, PLATE) >= 4.5 for colour in (TEXT, TEXT_SOFT, GLOW, *SIDES))
    assert all(contrast("#14241f", colour) >= 4.5 for colour in SIDES)


# -- emojis


def test_emojis_are_within_the_limits_of_discord() -> None:
    images = emoji_images()
    assert set(images) == {emoji_name(thing, pack) for thing in THINGS for pack in Pack}
    assert len(set(images.values())) == len(images)
    for name, data in images.items():
        assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", name)
        assert len(data) < 256 * 1024 / 10
        assert Image.open(io.BytesIO(data)).size == (EMOJI_SIZE, EMOJI_SIZE)


def test_emojis_are_the_same_bytes_when_drawn_again() -> None:
    before = dict(emoji_images())
    emoji_images.cache_clear()
    assert dict(emoji_images()) == before


def test_cards_stay_apart_at_22_pixels() -> None:
    small = {}
    for card in FACES:
        image = Image.open(io.BytesIO(emoji_images()[emoji_name(card)])).convert("RGBA")
        small[card] = image.resize((22, 22), Image.Resampling.LANCZOS).tobytes()
    assert len(set(small.values())) == len(FACES)


def test_an_emoji_of_nothing_is_refused() -> None:
    with pytest.raises(ValueError, match="3h"):
        emoji_name("3h")


# -- score cards


def bare_pips(style: ScoreStyle, score: int) -> int:
    """Counts what the eye sees: pips of the lower card outside the upper one, and all of the upper one."""
    cards = score_pips(style, score)
    assert cards is not None
    turn = radians(-cards.cover.angle)
    count = int(cards.upper) if cards.upper else 0
    for x, y in pip_places(cards.lower) if cards.lower else ():
        dx, dy = x - cards.cover.x, y - cards.cover.y
        across = abs(dx * cos(turn) - dy * sin(turn)) - CARD_WIDTH / 2
        down = abs(dx * sin(turn) + dy * cos(turn)) - CARD_HEIGHT / 2
        if across <= -PIP_RADIUS and down <= -PIP_RADIUS:
            continue
        assert hypot(max(across, 0), max(down, 0)) >= PIP_RADIUS, "a pip is cut in two"
        count += 1
    return count


@pytest.mark.parametrize("style", MAXIMUM)
def test_every_score_shows_its_pips(style: ScoreStyle) -> None:
    for score in range(MAXIMUM[style] + 1):
        cards = score_pips(style, score)
        assert cards is not None
        assert bare_pips(style, score) == cards.seen
        assert cards.score == score
        assert cards.crossed == (style is ScoreStyle.TWO_AND_THREE and score >= 5)
    assert len({score_pips(style, score) for score in range(MAXIMUM[style] + 1)}) == MAXIMUM[style] + 1


def test_vector_23() -> None:
    def seen(style: ScoreStyle, score: int) -> tuple[str | None, int, str | None, bool]:
        cards = score_pips(style, score)
        assert cards is not None
        return cards.lower, cards.uncovered, cards.upper, cards.crossed

    six_and_four, two_and_three = ScoreStyle.SIX_AND_FOUR, ScoreStyle.TWO_AND_THREE
    assert seen(six_and_four, 0) == ("6", 0, None, False)
    assert seen(six_and_four, 6) == ("6", 6, None, False)
    assert seen(six_and_four, 7) == ("4", 1, "6", False)
    assert seen(six_and_four, 10) == ("4", 4, "6", False)
    assert seen(two_and_three, 5) == (None, 0, None, True)
    assert seen(two_and_three, 9) == ("2", 1, "3", True)


@pytest.mark.parametrize("style", ScoreStyle)
def test_other_scores_are_figures_alone(style: ScoreStyle) -> None:
    for score in (-1, MAXIMUM.get(style, 0) + 1, 52):
        assert score_pips(style, score) is None
        table = TablePicture(
            seats=(SeatPicture(name="A"), SeatPicture(name="B")),
            sides=(SidePicture(label="A", score=score), SidePicture(label="B", score=0)),
            style=style,
        )
        assert render(table)


# -- tables

Box = tuple[float, float, float, float]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("seats", SEATS)
def test_nothing_lies_on_what_must_be_read(seats: int) -> None:
    sizes, around = layout(seats), places(seats)
    wide, high = sizes.card, sizes.card * HEIGHT / WIDTH
    plates = [(*place.plate, place.plate[0] + sizes.plate[0], place.plate[1] + sizes.plate[1]) for place in around]
    cards = [(p.card[0] - wide / 2, p.card[1] - high / 2, p.card[0] + wide / 2, p.card[1] + high / 2) for p in around]
    indices = [(x + wide * 0.06, y + high * 0.05, x + wide * 0.38, y + high * 0.51) for x, y, _, _ in cards]
    panels: list[Box] = []
    if sizes.roomy:
        panels = [(22, 22, 22 + PANEL_WIDTH, 22 + PANEL_HEIGHT), (670, 22, 670 + PANEL_WIDTH, 22 + PANEL_HEIGHT)]
    elif seats == 6:  # other tables of this size have a score at each seat
        panels = [(22, 22, 22 + SLIP_WIDTH, 22 + SLIP_HEIGHT), (938 - SLIP_WIDTH, 22, 938, 22 + SLIP_HEIGHT)]
    panels += [(box.x, box.y, box.x + box.width, box.y + box.height) for box in (sizes.trump, sizes.caption)]
    for seat in range(seats):
        left, top, right, bottom = plates[seat]
        assert 0 < left < right < TABLE_WIDTH
        assert 0 < top < bottom < TABLE_HEIGHT
        for other in range(seats):
            assert not overlap(indices[seat], plates[other])
            if other != seat:
                assert not overlap(plates[seat], plates[other])
                assert not overlap(indices[seat], cards[other])
        assert not any(overlap(panel, box) for panel in panels for box in (plates[seat], cards[seat]))


@pytest.mark.parametrize("seats", SEATS)
def test_a_table_of_any_size_is_drawn(seats: int) -> None:
    data = render(sample_table(seats, cards=seats))
    assert pixels(data).size == (TABLE_WIDTH, TABLE_HEIGHT)
    assert len(data) < 150_000
    assert data != render(sample_table(seats, cards=1))


def test_the_same_table_gives_the_same_bytes() -> None:
    assert render(sample_table()) == render(sample_table())


@pytest.mark.parametrize("pack", list(Pack))
@pytest.mark.parametrize("cards", [FACES[nth : nth + 9] for nth in range(0, len(FACES), 9)])
def test_the_colours_of_play_stay_what_they_are(cards: tuple[str, ...], pack: Pack) -> None:
    trick = tuple(PlayedCard(seat=seat, card=card, wins=seat == 0) for seat, card in enumerate(cards))
    table = replace(sample_table(9), trick=trick, pack=pack)
    held = HandPicture(
        cards=tuple(HandCard(card=card, dimmed=place % 2 > 0) for place, card in enumerate(cards)), pack=pack
    )
    for shown, drawn in ((render(table), draw_table(table)), (render(held), draw_hand(held))):
        red, green, blue = ImageChops.difference(pixels(shown), drawn).split()
        off = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
        assert not any(off[60:]), "an edge may be a little off, no area"
        assert sum(off[25:]) < 0.004 * sum(off)


def with_seat(**changes: object) -> TablePicture:
    seat = SeatPicture(name="Ann", side=0, **changes)  # type: ignore[arg-type]
    others = tuple(SeatPicture(name=name, side=1) for name in ("Dan", "Ben", "Cleo"))
    return TablePicture(seats=(seat, *others), trump="h")


@pytest.mark.parametrize(
    "change",
    [
        {"turn": True},
        {"dealer": True},
        {"maker": True},
        {"alone": True},
        {"sits_out": True},
        {"computer": True},
        {"empty": True},
        {"tricks": 2},
        {"points": 3},
        {"cards": 4},
        {"cards": 5},
        {"said": "Pass"},
        {"status": "away"},
    ],
    ids=str,
)
def test_each_mark_of_a_seat_can_be_seen(change: dict[str, object]) -> None:
    assert render(with_seat(**change)) != render(with_seat())


def test_a_card_turned_down_shows_its_suit_and_not_its_rank() -> None:
    down = sample_bidding(turned_down=True)
    assert render(down) != render(sample_bidding())


def test_alt_is_no_part_of_the_picture() -> None:
    seats = sample_table().seats
    one, other = TablePicture(seats=seats, alt="one"), TablePicture(seats=seats, alt="other")
    assert one == other
    assert hash(one) == hash(other)
    assert (one.alt, other.alt) == ("one", "other")


SEAT = SeatPicture(name="A")


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: TablePicture(seats=(SEAT,)),
        lambda: TablePicture(seats=(SEAT,) * 10),
        lambda: TablePicture(seats=(SEAT,) * 2, sides=(SidePicture(label="", score=0),)),
        lambda: TablePicture(seats=(SEAT,) * 2, trick=(PlayedCard(seat=2, card="Ah"),)),
        lambda: TablePicture(seats=(SEAT,) * 2, trick=(PlayedCard(seat=0, card="Ah"), PlayedCard(seat=0, card="Kh"))),
        lambda: TablePicture(seats=(SEAT,) * 2, trick=(PlayedCard(seat=0, card="??"),)),
        lambda: TablePicture(seats=(SEAT,) * 2, upcard="3h"),
        lambda: TablePicture(seats=(SEAT,) * 2, trump="x"),  # type: ignore[arg-type]
        lambda: HandPicture(cards=()),
        lambda: HandPicture(cards=(HandCard(card="Ah"),) * 14),
        lambda: HandPicture(cards=(HandCard(card="1h"),)),
        lambda: LeaderboardPicture(title="", columns=("a",), rows=(LeaderboardRow(rank="1", name="A", numbers=()),)),
        lambda: ResultPicture(title="", sides=(ResultSide(label="A", course=(0,)),)),
    ],
)
def test_a_description_that_makes_no_sense_is_refused(wrong: Callable[[], object]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the text is a code for developers
        wrong()


# -- names

NAMES = (
    "W" * 100,
    "Maximiliana-Alexandra von Hohenstein zu Oberwald",
    "🔥👨‍👩‍👧🏳️‍🌈",
    "𝓐𝓷𝓷",
    "Z̴̢̛͖̰̗̐̾̇a̵l̶g̷o̸",
    "田中さん",
    "مريم",
    "\u202eevil\u0000\n\tname",
    "",
    " ",
    "ﷺ" * 20,
)


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_no_name_runs_over_its_plate(name: str) -> None:
    line = write(name, 36, "#ffffff", weight=700, width=212, fallback="West")
    assert 0 < line.width <= 212
    assert line.image.width <= 214
    assert line.image.getbbox() is not None


@pytest.mark.parametrize("name", NAMES, ids=ascii)
def test_any_name_can_sit_at_any_table(name: str) -> None:
    seats = tuple(SeatPicture(name=name, fallback="West", side=0, computer=seat == 0, said=name) for seat in range(9))
    assert render(TablePicture(seats=seats, banner=name, caption=(name, name, name)))


def test_fancy_letters_become_plain_and_ornaments_go() -> None:
    assert legible("𝓐𝓷𝓷 🔥🔥") == "Ann"
    assert legible("ａｂｃ  \n d") == "abc d"
    assert legible("Żółć Ελένη Дмитрий") == "Żółć Ελένη Дмитрий"
    assert legible("a" + "\u0301" * 30) == "á" + "\u0301" * 2


def test_a_name_that_cannot_be_drawn_gives_way() -> None:
    assert legible("🔥", "West") == "West"
    assert legible("مريم", "West") == "West"
    assert legible("🔥", "🔥") == "···"
    assert legible("") == "···"


def test_a_letter_without_a_glyph_is_told_from_one_with() -> None:
    # Tibetan has no font here, with or without the cjk extra
    assert legible("Ann ཀ") == "Ann ·"


# -- other pictures


def test_every_sample_is_drawn_and_small(tmp_path: object) -> None:
    for name, picture in samples().items():
        if not name.startswith("score_"):
            data = render(picture)
            assert len(data) < 150_000, name
            assert pixels(data).width == 960


def test_a_leaderboard_marks_one_row_and_grows_with_its_rows() -> None:
    def board(rows: int, *, highlighted: bool) -> Image.Image:
        lines = tuple(
            LeaderboardRow(
                rank=str(n), name=f"Name {n} " * 9, numbers=("1", "2", "3", "4"), highlighted=highlighted and n == 0
            )
            for n in range(rows)
        )
        return pixels(render(LeaderboardPicture(title="Title", columns=("A", "B", "C", "D"), rows=lines)))

    assert board(3, highlighted=True).tobytes() != board(3, highlighted=False).tobytes()
    assert board(10, highlighted=False).height > board(3, highlighted=False).height
    assert board(0, highlighted=False).height > 0


def test_only_the_first_three_ranks_have_medals() -> None:
    def row(rank: str) -> Image.Image:
        rows = (LeaderboardRow(rank=rank, name="Ann", numbers=("1",)),)
        return pixels(render(LeaderboardPicture(title="T", columns=("A",), rows=rows))).crop((40, 140, 110, 212))

    def bright(rank: str) -> int:
        return sum(row(rank).convert("L").point(lambda x: x > 130).histogram()[1:])

    assert min(map(bright, ("1", "2", "3"))) > 3 * max(map(bright, ("4", "11", "13")))


def test_a_leaderboard_says_under_its_title_which_games_are_counted() -> None:
    def board(about: str) -> Image.Image:
        rows = (LeaderboardRow(rank="1", name="Ann", numbers=("1",)),)
        columns = ("Won",)
        return pixels(render(LeaderboardPicture(title="T" * 60, columns=columns, rows=rows, note="Page", about=about)))

    plain, told = board(""), board("This server · Season 3 · " * 9)
    assert told.width == plain.width
    lines = told.height - plain.height
    assert lines > 0
    box = (0, plain.height - 100, plain.width, plain.height - 40)
    below = (0, told.height - 100, told.width, told.height - 40)
    assert told.crop(below).convert("L").point(lambda x: 255 * (x > 160)).getbbox()
    assert plain.crop(box).convert("L").point(lambda x: 255 * (x > 160)).getbbox()


@pytest.mark.parametrize("sides", [2, 4, 9])
def test_a_result_is_drawn_for_any_number_of_sides(sides: int) -> None:
    course = ((0,), (0, -3, 12), tuple(range(60)))
    result = ResultPicture(
        title="T" * 99,
        sides=tuple(ResultSide(label="L" * 50, course=course[n % 3], won=n == 0) for n in range(sides)),
        target=52,
    )
    assert pixels(render(result)).size == (960, 600)


@pytest.mark.parametrize(
    ("lowest", "highest", "target", "shown"),
    [
        (0, 10, 10, [10, 0]),
        (0, 11, 10, [10, 0]),
        (0, 13, 10, [10, 0, 13]),
        (-1, 12, 0, [0, 12]),
        (-2, 3, None, [-2, 3]),
    ],
)
def test_figures_beside_a_chart_do_not_touch(lowest: int, highest: int, target: int | None, shown: list[int]) -> None:
    assert figured(lowest, highest, target, 180) == shown


def test_dimmed_cards_and_bowers_show_in_a_hand() -> None:
    plain = render(HandPicture(cards=(HandCard(card="Jh"), HandCard(card="9s"))))
    assert render(HandPicture(cards=(HandCard(card="Jh"), HandCard(card="9s", dimmed=True)))) != plain
    assert render(HandPicture(cards=(HandCard(card="Jh", bower="right"), HandCard(card="9s")))) != plain


def test_the_contact_sheet_is_written(tmp_path, monkeypatch: pytest.MonkeyPatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr("bot.pictures.sheet.samples", lambda: {"hand": samples()["hand"]})
    write_sheet([str(tmp_path / "out")])
    names = {path.name for path in (tmp_path / "out").iterdir()}
    assert {"faces_two.png", "faces_four.png", "emojis.png", "hand.png", "hand_phone.png"} <= names


# -- studio


class Easel:
    """Stands in for `render` where the drawing itself does not matter: counts, and may fail."""

    def __init__(self, fail: int = 0) -> None:
        self.drawn: list[object] = []
        self.fail = fail

    def __call__(self, picture: object) -> bytes:
        self.drawn.append(picture)
        if len(self.drawn) <= self.fail:
            raise PictureError("broken")
        return str(len(self.drawn)).encode()


def picture(number: int) -> TablePicture:
    return TablePicture(seats=(SeatPicture(name=str(number)), SeatPicture(name="B")))


async def test_the_studio_draws_a_real_picture() -> None:
    room = Studio()
    await room.warm_up()
    assert pixels(await room.draw(sample_table())).size == (TABLE_WIDTH, TABLE_HEIGHT)
    room.close()


async def test_requests_for_one_picture_are_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    easel = Easel()
    monkeypatch.setattr(studio, "render", easel)
    room = Studio()
    answers = await asyncio.gather(*(room.draw(picture(1)) for _ in range(20)))
    assert await room.draw(picture(1)) == b"1"
    assert set(answers) == {b"1"}
    assert len(easel.drawn) == 1
    room.close()


async def test_the_latest_pictures_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    easel = Easel()
    monkeypatch.setattr(studio, "render", easel)
    room = Studio(kept=2)
    for number in (1, 2, 1, 3, 1, 2):
        await room.draw(picture(number))
    assert easel.drawn == [picture(1), picture(2), picture(3), picture(2)]
    room.close()


async def test_a_hand_is_never_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    easel = Easel()
    monkeypatch.setattr(studio, "render", easel)
    room = Studio()
    hand = HandPicture(cards=(HandCard(card="Ah"),))
    await room.draw(hand)
    await room.draw(hand)
    assert len(easel.drawn) == 2
    room.close()


async def test_a_failure_reaches_every_caller_and_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    easel = Easel(fail=1)
    monkeypatch.setattr(studio, "render", easel)
    room = Studio()
    answers = await asyncio.gather(room.draw(picture(1)), room.draw(picture(1)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [PictureError, PictureError]
    assert await room.draw(picture(1)) == b"2"
    room.close()


async def test_one_caller_who_gives_up_does_not_stop_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "render", Easel())
    room = Studio()
    first, second = (asyncio.ensure_future(room.draw(picture(1))) for _ in range(2))
    await asyncio.sleep(0)
    first.cancel()
    assert await second == b"1"
    room.close()


async def test_a_closed_studio_refuses() -> None:
    room = Studio()
    room.close()
    with pytest.raises(PictureError):
        await room.draw(picture(1))


def test_whatever_goes_wrong_is_a_picture_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "draw_table", lambda _: 1 / 0)
    with pytest.raises(PictureError) as caught:
        render(picture(1))
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
