"""Cards in hands: a member's own, the table from that chair, and the open hands of a replay under its table."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from bot.pictures import emojis, felt, lettering
from bot.pictures.canvas import Canvas
from bot.pictures.colours import FELT, GLOW, TEXT, TEXT_SOFT, Pack, accent
from bot.pictures.faces import FACES, check_faces
from bot.pictures.felt import CARD_RATIO, sprite
from bot.pictures.table import draw_banner, draw_bower, draw_public_seats, draw_seats, new_table
from bot.pictures.table_description import SEATS, Bower, TablePicture
from bot.pictures.table_layout import LEAST_TEXT, MARGIN, WIDTH, Box, layout_for

_CARD: Final = 130
_GAP: Final = 11
_LIFT: Final = 14
"""Pixels that an advised card is raised."""
_MOST: Final = 13
HAND_HEIGHT: Final = round(_CARD * CARD_RATIO) + _LIFT + MARGIN
"""Pixels for a row of cards."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class HandCard:
    """A card in a member's own hand."""

    card: str | None
    """None is a back: the member may not look at it yet."""
    dimmed: bool = False
    """It may not be played now."""
    bower: Bower | None = None
    letter: str = ""
    """On the badge of a bower, in the reader's language."""
    lifted: bool = False
    """A hint advises it: it is raised, and glows."""


def check_hand(cards: tuple[HandCard, ...]) -> None:
    """Raises `ValueError` for more than 13 cards, or a text that is no card."""
    if len(cards) > _MOST:
        raise ValueError("cards")
    check_faces(card.card for card in cards)


def draw_hand(canvas: Canvas, cards: tuple[HandCard, ...], pack: Pack, y: int) -> None:
    """Draws cards in a row, `HAND_HEIGHT` pixels from `y` on; five fit, more overlap but leave their indices free."""
    count = len(cards)
    step = min(_CARD + _GAP, (WIDTH - 2 * MARGIN - _CARD) / max(1, count - 1))
    left = (WIDTH - _CARD - step * (count - 1)) / 2
    for nth, card in enumerate(cards):
        x, top = left + nth * step, y + (0 if card.lifted else _LIFT)
        canvas.lay_card(card.card, pack, x, top, _CARD, dim=card.dimmed, glow=card.lifted)
        if card.bower and step > _CARD * 0.9:
            draw_bower(canvas, card.bower, x, top, _CARD, card.letter, dim=card.dimmed)
        elif card.bower:
            free = x - _CARD + max(step * 0.94, _CARD * 0.42)
            draw_bower(canvas, card.bower, free, top + _CARD * CARD_RATIO * 0.52, _CARD, card.letter, dim=card.dimmed)


def warm_hands(canvas: Canvas, pack: Pack) -> None:
    """Draws the cards of hands in advance, into the cache."""
    for card in (None, *FACES):
        for dim in (False, True):
            canvas.lay_card(card, pack, 0, 0, _CARD, dim=dim)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ChairPicture:
    """A table from the seat `chair`, and the cards that only its member may see, in the order given.

    Only the member may see it: show it in ephemeral messages, and keep it out of shared caches.
    """

    table: TablePicture
    chair: int
    hand: tuple[HandCard, ...] = ()
    """Empty before the deal and after the last trick."""
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if self.chair not in range(len(self.table.seats)):
            raise ValueError("chair")
        check_hand(self.hand)


def draw_chair(picture: ChairPicture) -> Canvas:
    """A table from a chair, of one height through a game: a banner is drawn in place of the hand."""
    table = picture.table
    layout = layout_for(len(table.seats), own=True)
    canvas = new_table(layout.height + HAND_HEIGHT, layout)
    draw_seats(canvas, table, layout, picture.chair, own=True)
    if table.banner:
        row = Box(MARGIN, layout.height, WIDTH - 2 * MARGIN, HAND_HEIGHT - MARGIN)
        draw_banner(canvas, table, row)
    else:
        draw_hand(canvas, picture.hand, table.pack, layout.height - MARGIN // 2)
    return canvas


_EDGE: Final = 16
_BETWEEN: Final = 20
"""Pixels between two columns."""
_NAME: Final = 32
_HEAD: Final = 48
"""Pixels from the top of a hand to its cards."""
_WIDE: Final = 92
_VISIBLE: Final = 102
"""Visible height of a card in pixels: as far as its index goes."""
_FOOT: Final = 10
_MANY: Final = 8
"""Cards of a hand that fit in half the width with their indices free; a longer hand takes the whole width."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class OpenHand:
    """The cards of one seat face up, under its name; played cards are dimmed."""

    name: str
    cards: tuple[HandCard, ...]
    fallback: str = ""
    side: int | None = None
    turn: bool = False
    note: str = ""
    """A word or two at the right of the name, such as that it sits out."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayPicture:
    """A step of a replay: the table, and under it the hands that may be visible."""

    table: TablePicture
    hands: tuple[OpenHand, ...] = ()
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if len(self.hands) > SEATS[-1] or any(not hand.cards for hand in self.hands):
            raise ValueError("hands")
        check_faces(card.card for hand in self.hands for card in hand.cards)


def draw_replay(replay: ReplayPicture) -> Canvas:
    """A step of a replay: the public table, and below it the hands."""
    layout = layout_for(len(replay.table.seats), own=False)
    columns = 1 if any(len(hand.cards) > _MANY for hand in replay.hands) else 2
    height = _HEAD + _VISIBLE + _FOOT
    canvas = new_table(layout.height + -(-len(replay.hands) // columns) * height, layout)
    draw_public_seats(canvas, replay.table, layout)
    room = (WIDTH - 2 * _EDGE - _BETWEEN * (columns - 1)) // columns
    for nth, hand in enumerate(replay.hands):
        row, column = divmod(nth, columns)
        x, y = _EDGE + column * (room + _BETWEEN), layout.height + row * height
        _draw_hand(canvas, hand, replay.table.pack, (x, y), room)
    return canvas


def _draw_hand(canvas: Canvas, hand: OpenHand, pack: Pack, corner: tuple[int, int], room: int) -> None:
    """Draws a name and the upper part of the cards below it."""
    x, y = corner
    _draw_name(canvas, hand, x, y, room)
    step = min(_WIDE + 8, (room - _WIDE) / max(1, len(hand.cards) - 1))
    top = y + _HEAD
    with canvas.cut_below(top + _VISIBLE):
        for nth, card in enumerate(hand.cards):
            left = x + nth * step
            canvas.lay_card(card.card, pack, left, top, _WIDE, dim=card.dimmed)
            if card.bower and not card.dimmed:
                if step < _WIDE:  # under the index, the only part that the next card leaves free
                    draw_bower(canvas, card.bower, left - _WIDE * 0.6, top + _WIDE * 0.7, _WIDE, card.letter)
                else:
                    draw_bower(canvas, card.bower, left, top, _WIDE, card.letter)


def _draw_name(canvas: Canvas, hand: OpenHand, x: int, y: int, room: int) -> None:
    colour = accent(hand.side)
    canvas.lay(felt.pill(8, _NAME, colour, colour, radius=4), x, y + 8)
    left, base = x + 18, y + 8 + round(_NAME * 0.86)
    if hand.turn:
        canvas.lay(sprite(emojis.turn_disc(), 100, 100, _NAME), left, y + 8)
        left += _NAME + 8
    note = lettering.write(hand.note, LEAST_TEXT, TEXT_SOFT, weight=500, width=room // 2) if hand.note else None
    free = room - (left - x) - (0 if note is None else note.width + 16)
    ink = GLOW if hand.turn else TEXT
    name = lettering.write(hand.name, _NAME, ink, weight=700, width=free, fallback=hand.fallback, smallest=LEAST_TEXT)
    canvas.write(name, left, base - name.baseline, on=FELT)
    if note is not None:
        canvas.write(note, x + room - note.width, base - note.baseline, on=FELT)
