"""Tables, hands and results: everything fits, nothing is covered, and every mark is visible."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from PIL import ImageChops

from benchmarks.sheet import IN_LANGUAGES, MOMENTS, drawings, faults
from bot.pictures import emojis, felt, glyphs, plates
from bot.pictures.colours import Pack
from bot.pictures.faces import FACES
from bot.pictures.felt import CARD_RATIO, card_margin, card_sprite
from bot.pictures.hands import ChairPicture, HandCard, draw_chair
from bot.pictures.lettering import Lettering, write
from bot.pictures.plot import Plot
from bot.pictures.result import ResultPicture, ResultSide
from bot.pictures.studio import render
from bot.pictures.table import PANEL_HEIGHT, PANEL_WIDTH, SLIP_HEIGHT, SLIP_WIDTH, draw_table, new_table
from bot.pictures.table_description import SEATS, PlayedCard, SeatPicture, SidePicture, TablePicture
from bot.pictures.table_layout import WIDTH, layout_for
from bot.pictures.table_layout import Box as LayoutBox
from bot.texts import say
from tests.bot.panel_checks import LANGUAGES
from tests.bot.pictures.samples import pixels, sample_bidding, sample_table, samples
from tests.suite import rest, sampled
from tests.texts.patterns import TEXTS

# -- tables

Box = tuple[float, float, float, float]


def overlaps(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


@pytest.mark.parametrize("seats", SEATS)
def test_seats_go_clockwise_from_the_bottom(seats: int) -> None:
    places = layout_for(seats, own=True).seats
    assert len(places) == seats
    assert max(places, key=lambda place: place.plate.y) == places[0]
    assert seats == 2 or places[1].plate.x < places[0].plate.x, "the next seat clockwise is at the left"
    assert places[1:] == layout_for(seats, own=False).seats[1:]


def framed(card: Box) -> Box:
    """A card with the frame that it has while it wins: 3 pixels of gold, then a glow."""
    return card[0] - 3, card[1] - 3, card[2] + 3, card[3] + 3


def edges(box: LayoutBox) -> Box:
    return box.x, box.y, box.x + box.width, box.y + box.height


@pytest.mark.parametrize("own", [False, True], ids=["public", "own"])
@pytest.mark.parametrize("seats", SEATS)
def test_no_card_covers_a_plate_panel_or_index(seats: int, own: bool) -> None:
    layout = layout_for(seats, own=own)
    wide, high = layout.card, layout.card * CARD_RATIO
    plates = [edges(place.plate) for place in layout.seats]
    middles = [place.card for place in layout.seats]
    cards = [(x - wide / 2, y - high / 2, x + wide / 2, y + high / 2) for x, y in middles]
    indices = [(x + wide * 0.06, y + high * 0.05, x + wide * 0.38, y + high * 0.51) for x, y, _, _ in cards]
    panels = [edges(layout.trump)] + [edges(layout.corner)] * (not own)
    if seats in (2, 4):
        panels += [(12, 12, 12 + PANEL_WIDTH, 12 + PANEL_HEIGHT), (708 - PANEL_WIDTH, 12, 708, 12 + PANEL_HEIGHT)]
    elif seats == 6:  # other tables of this size have a score at each seat
        panels += [(12, 12, 12 + SLIP_WIDTH, 12 + SLIP_HEIGHT), (708 - SLIP_WIDTH, 12, 708, 12 + SLIP_HEIGHT)]
    for seat in range(seats):
        left, top, right, bottom = plates[seat]
        assert 0 < left < right < WIDTH
        assert 0 < top < bottom < layout.height
        assert own or not overlaps(cards[seat], edges(layout.banner)), "the last trick stays visible"
        for other in range(seats):
            assert not overlaps(indices[seat], plates[other])
            if other != seat:
                assert not overlaps(plates[seat], plates[other])
                assert not overlaps(indices[seat], framed(cards[other]))
        covered = [(panel, box) for panel in panels for box in (plates[seat], cards[seat]) if overlaps(panel, box)]
        assert not covered


@pytest.mark.parametrize("seats", SEATS)
def test_tables_of_every_size_are_drawn(seats: int) -> None:
    data = render(sample_table(seats, cards=seats))
    assert pixels(data).size == (WIDTH, layout_for(seats, own=False).height)
    assert len(data) < 60_000
    assert data != render(sample_table(seats, cards=1))


@pytest.mark.parametrize("pack", list(Pack))
@pytest.mark.parametrize("dim", [False, True], ids=["lit", "dimmed"])
def test_the_shared_palette_changes_no_colour_visibly(pack: Pack, dim: bool) -> None:
    canvas = new_table(900, layout_for(4, own=False))
    drawn = canvas.image.convert("RGB")
    for nth, card in enumerate((*FACES, None)):
        x, y = 20 + nth % 8 * 84, nth // 8 * 110 + 10
        canvas.lay_card(card, pack, x, y, 70, dim=dim)
        sprite = card_sprite(card, pack, 70, dim=dim)
        drawn.paste(sprite, (x - card_margin(70), y - card_margin(70)), sprite)
    red, green, blue = ImageChops.difference(canvas.image.convert("RGB"), drawn).split()
    off = ImageChops.lighter(ImageChops.lighter(red, green), blue).histogram()
    assert not any(off[60:]), "an edge may be a little off, no area"
    assert sum(off[25:]) < 0.004 * sum(off)


def with_seat(**changes: object) -> TablePicture:
    seat = SeatPicture(name="Ann", side=0, **changes)  # type: ignore[arg-type]
    others = tuple(SeatPicture(name=name, side=1) for name in ("Dan", "Ben", "Cleo"))
    return TablePicture(seats=(seat, *others), trump="h")


def test_each_mark_of_a_seat_is_visible() -> None:
    flags = ("turn", "dealer", "maker", "alone", "sits_out", "computer", "empty")
    changes: list[dict[str, object]] = [{flag: True} for flag in flags]
    changes += [{"tricks": 2}, {"points": 3}, {"cards": 4}, {"cards": 5}, {"said": "Pass"}, {"status": "away"}]
    assert len({render(with_seat(**change)) for change in ({}, *changes)}) == len(changes) + 1


def test_an_upcard_turned_down_looks_different() -> None:
    down = sample_bidding(turned_down=True)
    assert render(down) != render(sample_bidding())


def test_descriptions_that_differ_in_alt_are_equal() -> None:
    seats = sample_table().seats
    one, other = TablePicture(seats=seats, alt="one"), TablePicture(seats=seats, alt="other")
    assert one == other
    assert hash(one) == hash(other)
    assert (one.alt, other.alt) == ("one", "other")


SEAT = SeatPicture(name="A")


def own(*cards: HandCard) -> ChairPicture:
    return ChairPicture(table=sample_table(), chair=0, hand=cards)


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
        lambda: own(*(HandCard(card="Ah"),) * 14),
        lambda: own(HandCard(card="1h")),
        lambda: ChairPicture(table=sample_table(), chair=4),
        lambda: ResultPicture(title="", sides=(ResultSide(label="A", course=(0,)),)),
    ],
)
def test_an_invalid_description_is_refused(wrong: Callable[[], object]) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - the text is a code for developers
        wrong()


# -- other pictures


@rest
def test_every_sample_is_drawn_as_a_small_file() -> None:
    for name, picture in samples().items():
        if not name.startswith("score_"):
            data = render(picture)
            assert len(data) < 150_000, name
            assert pixels(data).width in (960, WIDTH)


@pytest.mark.parametrize("sides", [2, 4, 9])
def test_results_are_drawn_for_any_number_of_sides(sides: int) -> None:
    course = ((0,), (0, -3, 12), tuple(range(60)))
    result = ResultPicture(
        title="T" * 99,
        sides=tuple(ResultSide(label="L" * 50, course=course[n % 3], won=n == 0) for n in range(sides)),
        target=52,
    )
    assert pixels(render(result)).size == (960, 600)


@pytest.mark.parametrize(
    ("low", "high", "values", "shown"),
    [
        (0, 10, (10, 0, 10), [10, 0]),
        (0, 11, (10, 0, 11), [10, 0]),
        (0, 13, (10, 0, 13), [10, 0, 13]),
        (-1, 12, (0, -1, 12), [0, 12]),
        (-2, 3, (-2, 3), [-2, 3]),
    ],
)
def test_figures_next_to_a_plot_do_not_touch(low: int, high: int, values: tuple[int, ...], shown: list[int]) -> None:
    plot = Plot(x=0, y=0, width=100, height=180, low=low, high=high, steps=1)
    assert plot.with_room(values, apart=26) == shown


def test_dimmed_cards_and_bowers_are_visible_in_a_hand() -> None:
    plain = render(own(HandCard(card="Jh"), HandCard(card="9s")))
    assert render(own(HandCard(card="Jh"), HandCard(card="9s", dimmed=True))) != plain
    assert render(own(HandCard(card="Jh", bower="right"), HandCard(card="9s"))) != plain
    assert render(own(HandCard(card="Jh"), HandCard(card="9s", lifted=True))) != plain


def test_a_banner_hides_nothing_of_the_last_trick() -> None:
    for celebrated in (False, True):
        table = replace(sample_table(), banner="Declared and missed!", celebrated=celebrated)
        for chair in (None, 0):
            canvas = draw_table(table) if chair is None else draw_chair(ChairPicture(table=table, chair=chair))
            middle = canvas.image.crop((200, 100, 410, 380)).tobytes()
            plain = replace(table, banner="")
            bare = draw_table(plain) if chair is None else draw_chair(ChairPicture(table=plain, chair=chair))
            assert middle == bare.image.crop((200, 100, 410, 380)).tobytes()
            assert canvas.image.tobytes() != bare.image.tobytes()


def test_the_chip_of_the_dealer_is_no_letter_of_a_bower() -> None:
    """D stood for *destro* and *droit*, too."""
    letters = {say(language, f"mark-{bower}") for language in ("en", "it", "fr") for bower in ("right", "left")}
    assert not any(glyphs.GLYPHS[letter].at(52, 24, 52, "#191a20") in emojis.dealer() for letter in letters)


GROUND = layout_for(4, own=False)


def test_a_text_that_is_cut_or_covered_or_leaves_the_picture_is_found() -> None:
    canvas = new_table(GROUND.height, GROUND)
    line = write("Benedetta", 30, "#ffffff")
    canvas.write(line, 100, 100)
    assert not list(faults(canvas))
    canvas.lay(felt.pill(40, 40, "#ffffff", "#ffffff"), 120, 100)
    canvas.write(line, 690, 200)
    canvas.write(write("Benedetta", 30, "#ffffff", width=60), 100, 300)
    assert [each.split("' ")[1].split()[:2] for each in faults(canvas)] == [
        ["is", "covered"],
        ["leaves", "the"],
        ["is", "cut"],
    ]


@pytest.mark.parametrize("preset", sampled(IN_LANGUAGES, ["north-american", "hustle"]))
def test_no_text_of_a_game_is_cut_or_covered(preset: str) -> None:
    drawn = list(drawings(preset, "fr"))
    assert len(drawn) >= len(MOMENTS)
    assert not [fault for _, canvas in drawn for fault in faults(canvas)]


BIDS = {"said-bid": {"bid": "7"}}
CATALOGUE = "\n".join(path.read_text(encoding="utf-8") for path in sorted((TEXTS / "en").glob("*.ftl")))
WORDS = re.findall(r"^(said-[a-z-]+) =", CATALOGUE, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_never_cut(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut, seen = set[str](), set[str]()
    write = plates.lettering.write

    def note(text: str, *args: Any, **options: Any) -> Lettering:
        line = write(text, *args, **options)
        seen.add(text)
        cut.update([text] if line.cut else [])
        return line

    monkeypatch.setattr(plates.lettering, "write", note)
    words = sorted({say(language, key, **BIDS.get(key, {})) for key in WORDS})
    for one, other in zip(words[::2], [*words[1::2], words[0]], strict=False):
        said = (one, other, other, one)  # both at the sides, where plates are the narrowest
        table = sample_bidding()
        seats = tuple(replace(seat, said=word) for seat, word in zip(table.seats, said, strict=True))
        render(ChairPicture(table=replace(table, seats=seats), chair=0))
    assert seen >= set(words)
    assert cut & set(words) == set()
