# ruff: noqa: E501 - a drawing reads best with one element a line
"""The table picture: felt, seats, the trick or the upcard, trump, a side's score, and what a hand came to."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from PIL import Image

from bot.pictures import colours, emojis, faces, felt, glyphs, lettering, plates
from bot.pictures.canvas import Canvas, new_canvas
from bot.pictures.felt import CARD_RATIO, DIMMED_PAPER, drawing, sprite
from bot.pictures.table_description import Bower, SidePicture, TablePicture
from bot.pictures.table_layout import LEAST_TEXT, MARGIN, WIDTH, Box, Layout, layout_for

_DARK: Final = "#14241f"
_LOW: Final = 150
"""Height of a box that has no room for a note."""
_TILT: Final = 5
"""Degrees by which a celebration is turned."""


def draw_banner(canvas: Canvas, table: TablePicture, box: Box) -> None:
    """Draws the banner in the middle of a box, and its note below it if there is room."""
    note = box.height > _LOW and bool(table.banner_note)
    room = Box(box.x, box.y, box.width, box.height - (44 if note else 0))
    if table.celebrated:
        image = _celebration(table.banner, room.width, room.height)
        canvas.lay(image, room.x + (room.width - image.width) / 2, room.y + (room.height - image.height) / 2)
    else:
        _draw_label(canvas, table, room)
    if note:
        line = lettering.write(table.banner_note, LEAST_TEXT, colours.TEXT_SOFT, width=box.width - 24)
        canvas.write(line, box.x + (box.width - line.width) / 2, box.y + box.height - 44, on=colours.FELT)


def _draw_label(canvas: Canvas, table: TablePicture, box: Box) -> None:
    colour = colours.GOLD if table.banner_side is None else colours.accent(table.banner_side)
    lines, size = _fit(table.banner, box.width - 36, box.height - 4, 46 if box.height > _LOW else 36)
    high = round(size * 1.4)
    y = box.y + (box.height - high * len(lines)) / 2
    wide = max(line.width for line in lines) + 36
    x = box.x + (box.width - wide) / 2
    canvas.lay(felt.pill(wide, high * len(lines), colour, colours.mix(colour, "#ffffff", 0.5)), x, y)
    for nth, line in enumerate(lines):
        base = y + high * (nth + 0.5) + size * 0.36
        canvas.write(line, x + (wide - line.width) / 2, base - line.baseline, on=colour)


@lru_cache(maxsize=64)
def _celebration(text: str, width: int, height: int) -> Image.Image:
    """A tilted gold sign with a text of one or two lines, as large as the box allows."""
    lines, size = _fit(text, round(width * 0.84), height - round(width * 0.05), 112)
    line_high = round(size * 1.08)
    wide, high = max(line.width for line in lines) + round(size * 0.7), line_high * len(lines) + round(size * 0.34)
    body = (
        f'<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{colours.GLOW}"/><stop offset="1" stop-color="{colours.GOLD}"/></linearGradient></defs>'
        f'<rect x="3" y="3" width="{wide - 6}" height="{high - 6}" rx="{size * 0.28:.0f}" fill="url(#g)" stroke="{colours.PLATE}" stroke-width="5"/>'
        f'<rect x="9" y="9" width="{wide - 18}" height="{high - 18}" rx="{size * 0.2:.0f}" fill="none" stroke="{colours.GOLD_DEEP}" stroke-width="2.5"/>'
    )
    sign = drawing(body, wide, high, wide)
    for nth, line in enumerate(lines):
        base = round(size * 0.17) + nth * line_high + round(line_high * 0.5 + size * 0.36)
        sign.alpha_composite(line.image, (round((wide - line.width) / 2), max(0, base - line.baseline)))
    return sign.rotate(_TILT, Image.Resampling.BICUBIC, expand=True)


def _fit(text: str, width: int, height: int, most: int) -> tuple[tuple[lettering.Lettering, ...], int]:
    """The text in the largest letters that fit, up to `most` pixels to the em, on one line or two."""
    words = lettering.legible(text).split()
    best: tuple[tuple[lettering.Lettering, ...], int] = ((), 0)
    for split in range(len(words), 0, -1):
        rows = [" ".join(words[:split]), " ".join(words[split:])] if split < len(words) else [" ".join(words)]
        size = min(most, round(height / (1.08 * len(rows) + 0.34)))
        while size > LEAST_TEXT and any(lettering.width_of(row, size, 800) > width for row in rows):
            size -= 2
        if size > best[1]:
            best = tuple(lettering.write(row, size, _DARK, weight=800, width=width) for row in rows), size
    return best


ROOMY: Final = 4
"""The most seats that leave room for the large form."""
PANEL_WIDTH: Final = 206
PANEL_HEIGHT: Final = 162
SLIP_WIDTH: Final = 230
SLIP_HEIGHT: Final = 86
_SUITS: Final = "sh"
"""Each side has the score cards of one suit."""


def draw_panels(canvas: Canvas, sides: tuple[SidePicture, ...], style: faces.ScoreStyle) -> None:
    """Draws the large form in the upper corners: labels of up to two lines, figures, score cards."""
    labels = [
        lettering.wrap(side.label, LEAST_TEXT, colours.accent(index), width=PANEL_WIDTH - 24, lines=2)
        for index, side in enumerate(sides)
    ]
    rows = max(map(len, labels), default=1)
    for index, side in enumerate(sides):
        x = WIDTH - MARGIN - PANEL_WIDTH if index else MARGIN
        _draw_panel(canvas, side, index, style, x, labels[index], 108 if rows == 1 else 84)


def _draw_panel(
    canvas: Canvas,
    side: SidePicture,
    index: int,
    style: faces.ScoreStyle,
    x: int,
    label: tuple[lettering.Lettering, ...],
    high: int,
) -> None:
    """Draws the panel of a side; `high` pixels of it are for the figures and the score cards."""
    y, colour = MARGIN, colours.accent(index)
    canvas.lay(felt.panel(PANEL_WIDTH, PANEL_HEIGHT, colour), x, y)
    for nth, line in enumerate(label):
        canvas.write(line, x + 12, y + 38 + nth * 33 - line.baseline, on=colours.PANEL)
    cards = faces.score_pips(style, side.score)
    room = 84 if cards else PANEL_WIDTH - 28
    figures = lettering.write(
        lettering.figures(side.score), round(high * 0.8), colours.TEXT, weight=800, width=room, smallest=48
    )
    middle, low = x + (54 if cards else PANEL_WIDTH / 2), y + PANEL_HEIGHT
    canvas.write(figures, middle - figures.width / 2, low - high * 0.22 - figures.baseline, on=colours.PANEL)
    if cards:
        image = _score_cards(cards, _SUITS[index % 2], 100, high - 4)
        canvas.lay(image, x + PANEL_WIDTH - 108, low - high, on=colours.PANEL)


def draw_slips(canvas: Canvas, sides: tuple[SidePicture, ...]) -> None:
    """Draws the small form in the upper corners: labels of up to two lines, and figures."""
    for index, side in enumerate(sides):
        x, y = WIDTH - MARGIN - SLIP_WIDTH if index else MARGIN, MARGIN
        canvas.lay(felt.panel(SLIP_WIDTH, SLIP_HEIGHT, colours.accent(index)), x, y)
        figures = lettering.write(lettering.figures(side.score), 52, colours.TEXT, weight=800)
        canvas.write(figures, x + SLIP_WIDTH - 12 - figures.width, y + 66 - figures.baseline, on=colours.PANEL)
        room = SLIP_WIDTH - 32 - figures.width
        lines = lettering.wrap(side.label, LEAST_TEXT, colours.accent(index), width=room, lines=2)
        first = y + (56 if len(lines) == 1 else 40)
        for nth, line in enumerate(lines):
            canvas.write(line, x + 12, first + nth * 34 - line.baseline, on=colours.PANEL)


@lru_cache(maxsize=64)
def _score_cards(cards: faces.ScorePips, suit: str, width: int, height: int) -> Image.Image:
    """Two score cards, centred in a box of this size."""
    left, top, right, bottom = _bounds(cards.cover)
    scale = min(width / (right - left), height / (bottom - top), 0.72)
    middle_x, middle_y = (left + right) / 2, (top + bottom) / 2
    cover = cards.cover
    upper = f'<g transform="translate({cover.x} {cover.y}) rotate({cover.angle})">{_score_card(cards.upper, suit)}</g>'
    body = (
        f'<g transform="translate({width / 2} {height / 2}) scale({scale:.4f}) translate({-middle_x} {-middle_y})">'
        f"{_score_card(cards.lower, suit)}{upper}</g>"
    )
    return sprite(body, width, height, width)


def _score_card(rank: str | None, suit: str) -> str:
    box = f'x="{-faces.CARD_WIDTH / 2}" y="{-faces.CARD_HEIGHT / 2}" width="{faces.CARD_WIDTH}" height="{faces.CARD_HEIGHT}" rx="10"'
    sheet = f'<rect {box} fill="{colours.PAPER}" stroke="{colours.PAPER_EDGE}" stroke-width="3"/>'
    if rank is None:
        return (
            sheet + f'<rect x="-41" y="-61" width="82" height="122" rx="5" fill="{colours.BACK}"/>'
            f'<path d="M0 -44L28 0L0 44L-28 0Z" fill="none" stroke="{colours.BACK_LIGHT}" stroke-width="5" stroke-linejoin="round"/>'
        )
    ink = colours.ink_of(suit, colours.Pack.TWO)
    return sheet + "".join(glyphs.suit(suit, x, y, 2 * faces.PIP_RADIUS + 4, ink) for x, y in faces.pip_positions(rank))


def _bounds(cover: faces.Cover) -> tuple[float, float, float, float]:
    turn = radians(cover.angle)
    wide = (abs(faces.CARD_WIDTH * cos(turn)) + abs(faces.CARD_HEIGHT * sin(turn))) / 2
    high = (abs(faces.CARD_WIDTH * sin(turn)) + abs(faces.CARD_HEIGHT * cos(turn))) / 2
    return (
        min(-faces.CARD_WIDTH / 2, cover.x - wide) - 2,
        min(-faces.CARD_HEIGHT / 2, cover.y - high) - 2,
        max(faces.CARD_WIDTH / 2, cover.x + wide) + 2,
        max(faces.CARD_HEIGHT / 2, cover.y + high) + 2,
    )


_UPCARD_WIDTH: Final = 104
_STACK: Final = 5
"""Cards of the kitty that lie a full step apart; more of them lie closer."""


def draw_table(table: TablePicture) -> Canvas:
    """The public picture of a table, 720 pixels wide. The first of an even number of seats is at the top."""
    layout = layout_for(len(table.seats), own=False)
    canvas = new_table(layout.height, layout)
    draw_public_seats(canvas, table, layout)
    if table.banner:
        draw_banner(canvas, table, layout.banner)
    else:
        _draw_caption(canvas, table.caption, layout.corner)
    return canvas


def new_table(height: int, layout: Layout) -> Canvas:
    """The empty felt of a table with the suits in its middle, `height` pixels high with what is to come below it."""
    x, y = layout.middle
    suits = "".join(
        f'<g transform="rotate({turn} {x} {y})">{glyphs.suit(suit, x, y - 54, 46, colours.LINE)}</g>'
        for suit, turn in zip("shcd", (0, 90, 180, 270), strict=True)
    )
    ring = f'<circle cx="{x}" cy="{y}" r="98" fill="none" stroke="{colours.LINE}" stroke-width="3"/>'
    return new_canvas(WIDTH, height, f'<g opacity=".3">{suits}{ring}</g>')


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
    canvas.lay(sprite(emojis.winner(), 100, 100, size), x - size * 0.28, low - size * 0.78, on=colours.PAPER)


def draw_bower(canvas: Canvas, bower: Bower, x: float, y: float, wide: int, letter: str, *, dim: bool = False) -> None:
    """Draws the badge of a bower, with its letter, or of the Benny, on the upper right corner of its card."""
    size = max(34, round(wide * 0.36))
    canvas.lay(
        sprite(emojis.badge(bower, letter), 100, 100, size),
        x + wide - size * 1.06,
        y + size * 0.16,
        on=DIMMED_PAPER if dim else colours.PAPER,
    )


def _draw_corners(canvas: Canvas, table: TablePicture, layout: Layout) -> None:
    if len(table.seats) <= ROOMY:
        draw_panels(canvas, table.sides, table.style)
    else:
        draw_slips(canvas, table.sides)
    if table.trump is not None:
        _draw_trump(canvas, table, layout.trump)


def _draw_caption(canvas: Canvas, caption: tuple[str, ...], box: Box) -> None:
    lines = caption[:2]
    for nth, text in enumerate(lines):
        line = lettering.write(text, LEAST_TEXT, colours.TEXT_SOFT, weight=500, width=box.width - 4)
        base = box.y + box.height - 10 - (len(lines) - 1 - nth) * 38
        canvas.write(line, box.x + box.width - 4 - line.width, base - line.baseline, on=colours.FELT)


def _draw_trump(canvas: Canvas, table: TablePicture, box: Box) -> None:
    colour = colours.accent(table.maker_side)
    canvas.lay(felt.panel(box.width, box.height, colour), box.x, box.y)
    disc, size = emojis.trump_disc(table.trump or "nt", table.pack), 54
    canvas.lay(sprite(disc, 100, 100, size), box.x + 10, box.y + 22, on=colours.PANEL)
    left, room = box.x + size + 18, box.width - size - 24
    label = lettering.write(table.trump_label, 32, colours.TEXT, weight=700, width=room, smallest=LEAST_TEXT)
    canvas.write(label, left, box.y + 43 - label.baseline, on=colours.PANEL)
    maker = lettering.write(table.maker_label, LEAST_TEXT, colour, width=room)
    canvas.write(maker, left, box.y + 79 - maker.baseline, on=colours.PANEL)


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
        crossed = sprite(emojis.crossed_suit(table.upcard[-1], table.pack), 100, 100, 56)
        canvas.lay(crossed, x + wide - 40, y + high - 40)


def warm_tables(pack: colours.Pack) -> Canvas:
    """Draws the cards of a table of four in advance, into the cache."""
    layout = layout_for(4, own=False)
    canvas = new_table(layout.height, layout)
    for card in (None, *faces.FACES):
        canvas.lay_card(card, pack, 0, 0, layout.card)
        canvas.lay_card(card, pack, 0, 0, layout.card, glow=True)
        canvas.lay_card(card, pack, 0, 0, _UPCARD_WIDTH)
    return canvas
