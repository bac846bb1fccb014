"""The table picture: felt, seats, the trick or the upcard, trump, score, result."""

from __future__ import annotations

from typing import Final

from PIL import Image

from bot.pictures import faces, felt, lettering, marks, plates, scoreboard
from bot.pictures.colours import GLOW, GOLD, TEXT, TEXT_SOFT, Pack, accent, mix
from bot.pictures.felt import WIDTH, draw_felt
from bot.pictures.sprites import CARD_RATIO, card_sprite, lay_card, sprite, stamp
from bot.pictures.table_description import Bower, TablePicture
from bot.pictures.table_layout import (
    HEIGHT,
    MARGIN,
    MIDDLE,
    Box,
    Sizes,
    seat_positions,
    sizes_for,
)

_UPCARD_WIDTH: Final = 136
_BANNER_WIDTH: Final = 408
"""The width that is free between the plates at the left and the right."""
_DARK: Final = "#14241f"
_STACK: Final = 5
"""Cards of the kitty that lie a full step apart; more of them lie closer."""
_CAPTION: Final = 27
_CAPTION_LINE: Final = 38


def draw_table(table: TablePicture, chair: int | None = None) -> Image.Image:
    """A table as an RGB image of 960 x 640 pixels, with the seat `chair` at the bottom."""
    canvas = draw_felt(HEIGHT, ornament=True)
    sizes = sizes_for(len(table.seats), chair)
    around = seat_positions(len(table.seats), chair)
    _draw_corners(canvas, table, sizes)
    if table.kitty or table.upcard:
        _draw_kitty(canvas, table, sizes)
    played = {card.seat: card for card in table.trick}
    for index, place in enumerate(around):
        if index not in played and table.seats[index].said:
            plates.draw_bubble(canvas, table.seats[index], place, sizes)
    high = sizes.card * CARD_RATIO
    for card in table.trick:
        x, y = around[card.seat].card[0] - sizes.card / 2, around[card.seat].card[1] - high / 2
        lay_card(canvas, card.card, table.pack, x, y, sizes.card)
    for card in table.trick:
        x, y = around[card.seat].card[0] - sizes.card / 2, around[card.seat].card[1] - high / 2
        if card.wins:
            draw_ring(canvas, x, y, sizes.card)
        if card.bower:
            draw_bower(canvas, card.bower, x, y, sizes.card, card.letter)
    for index, place in enumerate(around):
        plates.draw_seat(canvas, table, index, place, sizes)
    if table.banner:
        _draw_banner(canvas, table)
    return canvas


def draw_ring(canvas: Image.Image, x: float, y: float, wide: int) -> None:
    """Draws a glow round the card with its corner at (x, y), and a crown on its lower right corner."""
    high = round(wide * CARD_RATIO)
    ring = felt.ring(wide, high, faces.RADIUS / faces.WIDTH * wide, GLOW)
    stamp(canvas, ring, round(x) - felt.PADDING, round(y) - felt.PADDING)
    size = round(wide * 0.34)
    stamp(canvas, sprite(marks.winner(), 100, 100, size), x + wide - size * 0.72, y + high - size * 0.78)


def draw_bower(canvas: Image.Image, bower: Bower, x: float, y: float, wide: int, letter: str) -> None:
    """Draws the badge of a bower, with its letter, or of the Benny, on the upper right corner of its card."""
    size = round(wide * 0.34)
    stamp(canvas, sprite(marks.badge(bower, letter), 100, 100, size), x + wide - size * 1.12, y + size * 0.16)


def _draw_corners(canvas: Image.Image, table: TablePicture, sizes: Sizes) -> None:
    for index, side in enumerate(table.sides):
        if sizes.roomy:
            x = MARGIN if index == 0 else WIDTH - MARGIN - scoreboard.PANEL_WIDTH
            scoreboard.draw_panel(canvas, side, index, table.style, x, MARGIN)
        else:
            x = MARGIN if index == 0 else WIDTH - MARGIN - scoreboard.SLIP_WIDTH
            scoreboard.draw_slip(canvas, side, index, x, MARGIN)
    if table.trump is not None:
        _draw_trump(canvas, table, sizes.trump)
    _draw_caption(canvas, table.caption, sizes.caption)


def _draw_caption(canvas: Image.Image, caption: tuple[str, ...], box: Box) -> None:
    lines = caption[:2] if box.height >= 2 * _CAPTION_LINE else (" · ".join(caption[:2]),)
    for nth, text in enumerate(lines):
        line = lettering.write(text, _CAPTION, TEXT_SOFT, weight=500, width=box.width - 12)
        below = (len(lines) - nth) * _CAPTION_LINE
        stamp(canvas, line.image, box.x + box.width - 12 - line.width, box.y + box.height - below - 8)


def _draw_trump(canvas: Image.Image, table: TablePicture, box: Box) -> None:
    x, y, wide, high = box.x, box.y, box.width, box.height
    colour = accent(table.maker_side)
    stamp(canvas, felt.panel(wide, high, colour), x, y)
    disc = marks.trump_disc(table.trump or "nt", table.pack)
    size = high - 24
    stamp(canvas, sprite(disc, 100, 100, size), x + 12, y + 15)
    left, room = x + size + 26, wide - size - 38
    if table.maker_label and high > 90:
        stamp(
            canvas,
            lettering.write(table.trump_label, 32, TEXT, weight=700, width=room, smallest=22).image,
            left,
            y + 12,
        )
        stamp(canvas, lettering.write(table.maker_label, 28, colour, width=room).image, left, y + 54)
    else:
        label = table.maker_label or table.trump_label
        line = lettering.write(label, 28, TEXT, weight=700, width=room, smallest=22)
        stamp(canvas, line.image, left, y + high / 2 - 18)


def _draw_kitty(canvas: Image.Image, table: TablePicture, sizes: Sizes) -> None:
    wide = _UPCARD_WIDTH if sizes.roomy else 116
    high = wide * CARD_RATIO
    under = max(0, table.kitty - (1 if table.upcard else 0))
    x, y = MIDDLE[0] - wide / 2, MIDDLE[1] - high / 2
    step = min(1, _STACK / max(1, under))
    for nth in range(under, 0, -1):
        lay_card(canvas, None, table.pack, x - nth * 7 * step, y - nth * 3 * step, wide)
    if table.upcard is None:
        return
    lay_card(canvas, None if table.turned_down else table.upcard, table.pack, x, y, wide)
    if table.turned_down and table.upcard != "Xx":
        stamp(
            canvas, sprite(marks.crossed_suit(table.upcard[-1], table.pack), 100, 100, 64), x + wide - 46, y + high - 46
        )


def _draw_banner(canvas: Image.Image, table: TablePicture) -> None:
    colour = GOLD if table.banner_side is None else accent(table.banner_side)
    room = _BANNER_WIDTH - 56
    words = lettering.write(table.banner, 58, _DARK, weight=800, width=room, smallest=30)
    high = 146 if table.banner_note else 104
    x, y = MIDDLE[0] - _BANNER_WIDTH / 2, MIDDLE[1] - high / 2
    stamp(canvas, felt.pill(_BANNER_WIDTH + 16, high + 16, "#06120f", "#06120f", opacity=0.35), x - 8, y - 4)
    stamp(canvas, felt.pill(_BANNER_WIDTH, high, colour, mix(colour, "#ffffff", 0.5)), x, y)
    stamp(canvas, words.image, MIDDLE[0] - words.width / 2, y + 7)
    if table.banner_note:
        note = lettering.write(table.banner_note, 29, _DARK, weight=600, width=room, smallest=21)
        stamp(canvas, note.image, MIDDLE[0] - note.width / 2, y + 118 - note.baseline)


def warm_tables(pack: Pack) -> None:
    """Draws the cards of a table of four in advance, into the cache."""
    sizes = sizes_for(4)
    for card in (None, *faces.FACES):
        card_sprite(card, pack, sizes.card)
        card_sprite(card, pack, _UPCARD_WIDTH)
