"""Cards, emojis and score cards: all differ, and every score card shows the right number of pips."""

import io
import re
from math import cos, hypot, radians, sin

import pytest
from PIL import Image

from bot.pictures.colours import ACCENTS, GLOW, PAPER, PLATE, SUITS, TEXT, TEXT_SOFT, Pack, ink_of, rgb
from bot.pictures.emojis import EMOJI_SIZE, THINGS, emoji_images, emoji_name
from bot.pictures.faces import (
    CARD_HEIGHT,
    CARD_WIDTH,
    FACES,
    MAXIMUM,
    PIP_RADIUS,
    ScoreStyle,
    pip_positions,
    score_pips,
    score_text,
)
from bot.pictures.felt import card_sprite
from bot.pictures.studio import render
from bot.pictures.table_description import SeatPicture, SidePicture, TablePicture
from tests.there import there


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


def test_an_unknown_face_is_refused() -> None:
    with pytest.raises(ValueError, match="3h"):
        card_sprite("3h", Pack.TWO, 60)


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21. Source: WCAG 2.2, "contrast ratio"."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def luminance(colour: str) -> float:
    parts = [value / 255 for value in rgb(colour)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_colours_have_the_contrast_that_wcag_requires() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert all(contrast(ink_of(card, pack), PAPER) >= 4.5 for card in FACES for pack in Pack)
    assert all(contrast(colour, PLATE) >= 4.5 for colour in (TEXT, TEXT_SOFT, GLOW, *ACCENTS))
    assert all(contrast("#14241f", colour) >= 4.5 for colour in ACCENTS)


def test_emojis_keep_to_the_limits_of_discord() -> None:
    images = emoji_images()
    assert set(images) == {emoji_name(thing, pack) for thing in THINGS for pack in Pack}
    assert len(set(images.values())) == len(images)
    for name, data in images.items():
        assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", name)
        assert len(data) < 256 * 1024 / 10
        assert Image.open(io.BytesIO(data)).size == (EMOJI_SIZE, EMOJI_SIZE)


def test_emojis_have_the_same_bytes_each_time() -> None:
    before = dict(emoji_images())
    emoji_images.cache_clear()
    assert dict(emoji_images()) == before


def test_cards_differ_at_22_pixels() -> None:
    small = {}
    for card in FACES:
        image = Image.open(io.BytesIO(emoji_images()[emoji_name(card)])).convert("RGBA")
        small[card] = image.resize((22, 22), Image.Resampling.LANCZOS).tobytes()
    assert len(set(small.values())) == len(FACES)


def test_an_emoji_of_an_unknown_thing_is_refused() -> None:
    with pytest.raises(ValueError, match="3h"):
        emoji_name("3h")


def count_visible_pips(style: ScoreStyle, score: int) -> int:
    """Counts what the eye sees: pips of the lower card outside the upper one, and all of the upper one."""
    cards = there(score_pips(style, score))
    turn = radians(-cards.cover.angle)
    count = int(cards.upper) if cards.upper else 0
    for x, y in pip_positions(cards.lower) if cards.lower else ():
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
        cards = there(score_pips(style, score))
        assert count_visible_pips(style, score) == cards.visible
        assert cards.score == score
        assert cards.crossed == (style is ScoreStyle.TWO_AND_THREE and score >= 5)
    assert len({score_pips(style, score) for score in range(MAXIMUM[style] + 1)}) == MAXIMUM[style] + 1


def test_vector_23_score_cards() -> None:
    def lie(style: ScoreStyle, score: int) -> tuple[str | None, int, str | None, bool]:
        cards = there(score_pips(style, score))
        return cards.lower, cards.uncovered, cards.upper, cards.crossed

    six_and_four, two_and_three = ScoreStyle.SIX_AND_FOUR, ScoreStyle.TWO_AND_THREE
    assert lie(six_and_four, 0) == ("6", 0, None, False)
    assert lie(six_and_four, 6) == ("6", 6, None, False)
    assert lie(six_and_four, 7) == ("4", 1, "6", False)
    assert lie(six_and_four, 10) == ("4", 4, "6", False)
    assert lie(two_and_three, 5) == (None, 0, None, True)
    assert lie(two_and_three, 9) == ("2", 1, "3", True)


def test_score_cards_have_a_text_form() -> None:
    """See rules-spec 8, score cards: the text adds up to the score."""
    assert [score_text(ScoreStyle.SIX_AND_FOUR, score) for score in (0, 6, 7, 10)] == ["0", "6", "6 + 1", "6 + 4"]
    assert [score_text(ScoreStyle.TWO_AND_THREE, score) for score in (4, 5, 9)] == ["3 + 1", "5", "5 + 3 + 1"]
    for style, most in MAXIMUM.items():
        for score in range(most + 1):
            assert sum(map(int, score_text(style, score).split(" + "))) == score
    assert score_text(ScoreStyle.DIGITS, 4) == score_text(ScoreStyle.TWO_FIVES, 11) == ""


@pytest.mark.parametrize("style", ScoreStyle)
def test_scores_that_cards_cannot_show_are_figures_alone(style: ScoreStyle) -> None:
    for score in (-1, MAXIMUM.get(style, 0) + 1, 52):
        assert score_pips(style, score) is None
        table = TablePicture(
            seats=(SeatPicture(name="A"), SeatPicture(name="B")),
            sides=(SidePicture(label="A", score=score), SidePicture(label="B", score=0)),
            style=style,
        )
        assert render(table)
