"""The table picture: felt, seats, the trick or the upcard, trump, score, result."""

from __future__ import annotations

from functools import cache
from typing import Final

from PIL import Image

from bot.pictures import banner, faces, felt, glyphs, lettering, marks, plates, scoreboard
from bot.pictures.canvas import Canvas
from bot.pictures.colours import FELT, GOLD, LINE, PAPER, PLATE, TEXT, TEXT_SOFT, Pack, accent, mix
from bot.pictures.palette import FRAME, in_palette
from bot.pictures.sprites import CARD_RATIO, DIMMED_PAPER, drawing, sprite
from bot.pictures.table_description import Bower, TablePicture
from bot.pictures.table_layout import LEAST_TEXT, WIDTH, Box, Layout, layout_for

_UPCARD_WIDTH: Final = 104
_STACK: Final = 5
"""Cards of the kitty that lie a full step apart; more of them lie closer."""


def draw_table(table: TablePicture) -> Canvas:
    """The public picture of a table, 720 pixels wide. The first of an even number of seats is at the top."""
    layout = layout_for(len(table.seats), own=False)
    canvas = new_canvas(layout.height, layout)
    draw_public_seats(canvas, table, layout)
    if table.banner:
        banner.draw_banner(canvas, table, layout.banner)
    else:
        _draw_caption(canvas, table.caption, layout.corner)
    return canvas


def new_canvas(height: int, layout: Layout) -> Canvas:
    """The empty felt of a table, `height` pixels high with what is to come below it."""
    return Canvas(_felt(height, layout.middle).copy())


def draw_public_seats(canvas: Canvas, table: TablePicture, layout: Layout) -> None:
    """Draws the public table without banner and caption."""
    seats = len(table.seats)
    draw_seats(canvas, table, layout, seats // 2 if seats % 2 == 0 else 0)


def draw_seats(canvas: Canvas, table: TablePicture, layout: Layout, bottom: int, *, own: bool = False) -> None:
    """Draws all but banner and caption, with the seat `bottom` at the bottom; with `own` it is the reader's."""
    _draw_corners(canvas, table, layout)
    if table.kitty or table.upcard:
        _draw_kitty(canvas, table, layout)
    places = {seat: layout.seats[(seat - bottom) % len(table.seats)] for seat in range(len(table.seats))}
    for seat, place in places.items():
        if own and seat == bottom:
            plates.draw_own_seat(canvas, table, seat, place.plate, layout)
        else:
            plates.draw_seat(canvas, table, seat, place, layout)
    wide = layout.card
    corners = {
        seat: (place.card[0] - wide / 2, place.card[1] - wide * CARD_RATIO / 2) for seat, place in places.items()
    }
    for card in sorted(table.trick, key=lambda card: card.wins):  # the one that wins on top, with its glow
        canvas.lay_card(card.card, table.pack, *corners[card.seat], wide, glow=card.wins)
    for card in table.trick:
        x, y = corners[card.seat]
        if card.wins:
            _draw_crown(canvas, x, y, wide)
        if card.bower:
            draw_bower(canvas, card.bower, x, y, wide, card.letter)


def _draw_crown(canvas: Canvas, x: float, y: float, wide: int) -> None:
    """Draws a crown on the lower left corner of a card: at the right it would cover the index of the next card."""
    size = max(34, round(wide * 0.36))
    low = y + wide * CARD_RATIO
    canvas.lay(sprite(marks.winner(), 100, 100, size), x - size * 0.28, low - size * 0.78, on=PAPER)


def draw_bower(canvas: Canvas, bower: Bower, x: float, y: float, wide: int, letter: str, *, dim: bool = False) -> None:
    """Draws the badge of a bower, with its letter, or of the Benny, on the upper right corner of its card."""
    size = max(34, round(wide * 0.36))
    canvas.lay(
        sprite(marks.badge(bower, letter), 100, 100, size),
        x + wide - size * 1.06,
        y + size * 0.16,
        on=DIMMED_PAPER if dim else PAPER,
    )


@cache
def _felt(height: int, middle: tuple[int, int]) -> Image.Image:
    """The felt without anything on it: one colour, so that edges are blended with it and files are small."""
    x, y = middle
    suits = "".join(
        f'<g transform="rotate({turn} {x} {y})">{glyphs.suit(suit, x, y - 54, 46, LINE)}</g>'
        for suit, turn in zip("shcd", (0, 90, 180, 270), strict=True)
    )
    frame = f'x="3" y="3" width="{WIDTH - 6}" height="{height - 6}" rx="14" fill="none" stroke="{GOLD}"'
    body = (
        f'<rect width="{WIDTH}" height="{height}" fill="{FELT}"/>'
        f'<rect {frame} stroke-opacity="{FRAME}" stroke-width="2"/>'
        f'<g opacity=".3">{suits}<circle cx="{x}" cy="{y}" r="98" fill="none" stroke="{LINE}" stroke-width="3"/></g>'
    )
    return in_palette(drawing(body, WIDTH, height, WIDTH).convert("RGB"))


def _draw_corners(canvas: Canvas, table: TablePicture, layout: Layout) -> None:
    if len(table.seats) <= scoreboard.ROOMY:
        scoreboard.draw_panels(canvas, table.sides, table.style)
    else:
        scoreboard.draw_slips(canvas, table.sides)
    if table.trump is not None:
        _draw_trump(canvas, table, layout.trump)


def _draw_caption(canvas: Canvas, caption: tuple[str, ...], box: Box) -> None:
    lines = caption[:2]
    for nth, text in enumerate(lines):
        line = lettering.write(text, LEAST_TEXT, TEXT_SOFT, weight=500, width=box.width - 4)
        base = box.y + box.height - 10 - (len(lines) - 1 - nth) * 38
        canvas.write(line, box.x + box.width - 4 - line.width, base - line.baseline, on=FELT)


def _draw_trump(canvas: Canvas, table: TablePicture, box: Box) -> None:
    colour = accent(table.maker_side)
    canvas.lay(felt.panel(box.width, box.height, colour), box.x, box.y)
    disc, size = marks.trump_disc(table.trump or "nt", table.pack), 54
    ground = mix(PLATE, FELT, 0.14)
    canvas.lay(sprite(disc, 100, 100, size), box.x + 10, box.y + 22, on=ground)
    left, room = box.x + size + 18, box.width - size - 24
    label = lettering.write(table.trump_label, 32, TEXT, weight=700, width=room, smallest=LEAST_TEXT)
    canvas.write(label, left, box.y + 43 - label.baseline, on=ground)
    maker = lettering.write(table.maker_label, LEAST_TEXT, colour, width=room)
    canvas.write(maker, left, box.y + 79 - maker.baseline, on=ground)


def _draw_kitty(canvas: Canvas, table: TablePicture, layout: Layout) -> None:
    wide = _UPCARD_WIDTH
    high = wide * CARD_RATIO
    under = max(0, table.kitty - (1 if table.upcard else 0))
    x, y = layout.middle[0] - wide / 2, layout.middle[1] - high / 2
    step = min(1, _STACK / max(1, under))
    for nth in range(under, 0, -1):
        canvas.lay_card(None, table.pack, x - nth * 7 * step, y - nth * 3 * step, wide)
    if table.upcard is None:
        return
    canvas.lay_card(None if table.turned_down else table.upcard, table.pack, x, y, wide)
    if table.turned_down and table.upcard != "Xx":
        crossed = sprite(marks.crossed_suit(table.upcard[-1], table.pack), 100, 100, 56)
        canvas.lay(crossed, x + wide - 40, y + high - 40)


def warm_tables(pack: Pack) -> Canvas:
    """Draws the cards of a table of four in advance, into the cache."""
    layout = layout_for(4, own=False)
    canvas = new_canvas(layout.height, layout)
    for card in (None, *faces.FACES):
        canvas.lay_card(card, pack, 0, 0, layout.card)
        canvas.lay_card(card, pack, 0, 0, layout.card, glow=True)
        canvas.lay_card(card, pack, 0, 0, _UPCARD_WIDTH)
    return canvas
