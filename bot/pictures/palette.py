"""Encodes pictures as PNG of 256 colours: a third of the bytes of full colour, in a quarter of the time.

Tables and hands, which are drawn at every press, share one palette and are composed in it (`canvas.py`). Other pictures
are drawn in full colour and get 256 colours of their own, with enough of them for the felt's gradient.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from functools import cache
from threading import Lock
from typing import Final

from PIL import Image

from bot.pictures import colours, marks
from bot.pictures.colours import ACCENTS, FELT, GLOW, GOLD, PAPER, PLATE, TEXT, TEXT_SOFT, Pack, ink_of, mix, rgb
from bot.pictures.felt import draw_felt
from bot.pictures.sprites import card_sprite, sprite

FRAME: Final = 0.6
"""The share of gold in the line round a table."""
_COLOURS: Final = 256
_FELT_COLOURS: Final = 40
_SAMPLE: Final = 3
"""Every third pixel, both ways, is enough to choose the colours of one picture."""
_LEVEL: Final = 3
"""Of zlib. Level 4 takes a third more time for 3 % fewer bytes."""
_CARDS: Final = ("Jc", "Qd", "Kh", "Js", "Xx", "Ac", "Td", "9h", "8s", "Kc", "Jd", "Qs", None)
"""Cards with all colours of faces and backs."""
_LOCK: Final = Lock()
"""Pillow caches the nearest colours of a palette: two threads must not fill that cache at once."""


def encode(image: Image.Image) -> bytes:
    """An RGB image as PNG bytes, with colours chosen for it; the same image gives the same bytes."""
    small = (image.width // _SAMPLE, image.height // _SAMPLE)
    palette = _choose_palette(image.resize(small, Image.Resampling.NEAREST))
    out = io.BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(out, "PNG", compress_level=_LEVEL)
    return out.getvalue()


def in_palette(image: Image.Image) -> Image.Image:
    """An RGB image in the palette that all tables and hands share."""
    with _LOCK:
        return image.quantize(palette=_shared_palette(), dither=Image.Dither.NONE)


@cache
def _shared_palette() -> Image.Image:
    """The colours of plain areas and of the edges of texts, and others chosen from cards and marks."""
    plain = list(dict.fromkeys((*_plain_colours(), *_edge_colours())))
    palette = Image.new("P", (1, 1))
    rest = _COLOURS - len(plain)
    chosen = _colours(_sample().quantize(rest, method=Image.Quantize.MEDIANCUT, kmeans=1), rest)
    palette.putpalette(bytes(part for colour in plain for part in rgb(colour)) + chosen)
    return palette


def _plain_colours() -> Iterable[str]:
    """Colours of whole areas."""
    yield from (FELT, colours.FELT_DARK, PLATE, mix(PLATE, FELT, 0.14), mix(PLATE, FELT, 0.5))
    yield from (PAPER, colours.PAPER_EDGE, TEXT, TEXT_SOFT, GLOW, GOLD, colours.GOLD_DEEP, colours.LINE)
    yield from (colours.BACK, colours.BACK_LIGHT, mix(FELT, GOLD, FRAME), *ACCENTS)
    yield from (ink_of(card, pack) for pack in Pack for card in ("c", "d", "h", "s", "x"))


def _edge_colours() -> Iterable[str]:
    """Colours between those of a text or an edge and of what is below it."""
    inks = {ink_of(suit, pack) for pack in Pack for suit in colours.SUITS}
    for ink, ground, steps in (
        (TEXT, PLATE, 5),
        (TEXT_SOFT, PLATE, 4),
        (GLOW, PLATE, 4),
        (GLOW, FELT, 6),
        (PAPER, FELT, 3),
        (FELT, "#06120f", 4),
        *((ink, PAPER, 4) for ink in sorted(inks)),
        *((side, PLATE, 3) for side in ACCENTS),
    ):
        yield from (mix(ground, ink, step / (steps + 1)) for step in range(1, steps + 1))


def _sample() -> Image.Image:
    """Cards and marks, as they lie on the felt."""
    wide = 60
    parts = [card_sprite(card, pack, wide, dim=dim) for card in _CARDS for pack in Pack for dim in (False, True)]
    drawn = (*(draw() for draw in marks.MARKS.values()), marks.benny(), marks.turn_disc())
    parts += [sprite(body, 100, 100, wide // 2) for body in drawn]
    sample = Image.new("RGB", (12 * 70, -(-len(parts) // 12) * 96), FELT)
    for nth, part in enumerate(parts):
        sample.paste(part, (nth % 12 * 70, nth // 12 * 96), part)
    return sample


def _choose_palette(sample: Image.Image) -> Image.Image:
    """Chooses a palette for images like this sample."""
    rest = _COLOURS - _FELT_COLOURS
    palette = Image.new("P", (1, 1))
    palette.putpalette(_felt_colours() + _colours(sample.quantize(rest, method=Image.Quantize.FASTOCTREE), rest))
    return palette


@cache
def _felt_colours() -> bytes:
    return _colours(draw_felt(_FELT_SAMPLE).quantize(_FELT_COLOURS, method=Image.Quantize.MEDIANCUT), _FELT_COLOURS)


def _colours(image: Image.Image, count: int) -> bytes:
    """The first `count` colours of an image's palette, three bytes each; a shorter palette repeats its last one."""
    got = bytes(image.getpalette() or b"\x00\x00\x00")[: 3 * count]
    return got + got[-3:] * (count - len(got) // 3)


_FELT_SAMPLE: Final = 640
"""Pixels of height of a felt with the whole gradient."""
