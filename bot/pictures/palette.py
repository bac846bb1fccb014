"""Encodes pictures as PNG of 256 colours: a third of the bytes of full colour, in a quarter of the time.

Measured on a table of 960 x 640, one core: 18 ms and 173 kB in full colour at zlib level 4; 6.4 ms and 50 kB with 256
colours chosen for each picture. Half of that is the choice and the search for the nearest colours. Tables and hands are
drawn at every press, so they share one palette for each pack, for which Pillow caches the nearest colours: 3.3 ms and
49 kB. Each palette has 40 colours for the felt alone, so that its gradient stays smooth.
"""

from __future__ import annotations

import io
from functools import cache
from typing import Final

from PIL import Image

from bot.pictures.colours import ACCENTS, Pack
from bot.pictures.felt import draw_felt
from bot.pictures.hand import HandCard, HandPicture, draw_hand
from bot.pictures.table import draw_table
from bot.pictures.table_description import PlayedCard, SeatPicture, SidePicture, TablePicture
from bot.pictures.table_layout import HEIGHT

_COLOURS: Final = 256
_FELT_COLOURS: Final = 40
_SAMPLE: Final = 3
"""Every third pixel, both ways, is enough to choose the colours of one picture."""
_LEVEL: Final = 3
"""Of zlib. Level 4 takes a third more time for 3 % fewer bytes."""
_CARDS: Final = ("Jc", "Qd", "Kh", "Js", "Xx", "Ac", "Td", "9h", "8s", "Kc", "Jd", None)
"""Cards with all colours of faces and backs."""


def encode(image: Image.Image, pack: Pack | None = None) -> bytes:
    """An RGB image as PNG bytes; the same image gives the same bytes.

    Give the `pack` of a table or a hand to use the shared palette; without it, the colours are chosen for the image.
    """
    if pack is None:
        small = (image.width // _SAMPLE, image.height // _SAMPLE)
        palette = _choose_palette(image.resize(small, Image.Resampling.NEAREST))
    else:
        palette = shared_palette(pack)
    out = io.BytesIO()
    image.quantize(palette=palette, dither=Image.Dither.NONE).save(out, "PNG", compress_level=_LEVEL)
    return out.getvalue()


@cache
def shared_palette(pack: Pack) -> Image.Image:
    """The palette of all tables and hands with this pack, chosen from pictures with everything that they can show."""
    marks = ("right", "left", "benny", None, None, None)
    seats = tuple(
        SeatPicture(name="Ann", side=side, cards=3, tricks=2, points=7, turn=side % 3 == 0, computer=side % 2 == 0)
        for side in range(len(ACCENTS))
    )
    trick = tuple(
        PlayedCard(seat=seat, card=card or "", wins=seat == 0, bower=mark)
        for seat, (card, mark) in enumerate(zip(_CARDS, marks, strict=False))
    )
    sides = (SidePicture(label="Ann", score=3), SidePicture(label="Ben", score=4))
    images = [
        draw_table(TablePicture(seats=seats, pack=pack, trick=trick, trump="h", maker_side=0)),
        draw_table(TablePicture(seats=seats[:4], sides=sides, pack=pack, trump="s", upcard="Ad", kitty=4)),
    ]
    for dimmed in (False, True):
        for cards in (_CARDS[:6], _CARDS[6:]):
            held = [HandCard(card=card, dimmed=dimmed, bower=mark) for card, mark in zip(cards, marks, strict=True)]
            images.append(draw_hand(HandPicture(cards=tuple(held), pack=pack)))
    together = Image.new("RGB", (images[0].width, sum(image.height for image in images)))
    for nth, image in enumerate(images):
        together.paste(image, (0, sum(above.height for above in images[:nth])))
    palette = _choose_palette(together)
    together.quantize(palette=palette, dither=Image.Dither.NONE)  # fills Pillow's cache before two threads share it
    return palette


def _choose_palette(sample: Image.Image) -> Image.Image:
    """Chooses a palette for images like this sample."""
    rest = _COLOURS - _FELT_COLOURS
    palette = Image.new("P", (1, 1))
    palette.putpalette(_felt_colours() + _colours(sample.quantize(rest, method=Image.Quantize.FASTOCTREE), rest))
    return palette


@cache
def _felt_colours() -> bytes:
    return _colours(
        draw_felt(HEIGHT, ornament=True).quantize(_FELT_COLOURS, method=Image.Quantize.MEDIANCUT), _FELT_COLOURS
    )


def _colours(image: Image.Image, count: int) -> bytes:
    """The first `count` colours of an image's palette, three bytes each; a shorter palette repeats its last one."""
    got = bytes(image.getpalette() or b"\x00\x00\x00")[: 3 * count]
    return got + got[-3:] * (count - len(got) // 3)
