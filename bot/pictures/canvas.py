# pyright: reportUnknownMemberType=false
"""Pictures in the making, in indices of a palette that all share, and their PNG: nothing is quantized or packed twice.

From one picture of a game to the next half of the bands stay as they were. One stream over all rows takes 40 % more
time, and 1 % fewer bytes; Pillow's own encoder takes as long as that.

Parts are RGBA images. Each is blended once with the plain colour that it usually lies on, turned into the palette, and
cached: laying it down again copies bytes. Where it lies on something else, its edge has that colour, which looks like
a thin shadow.
"""

from __future__ import annotations

import struct
from collections.abc import Generator, Iterable
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache, lru_cache
from threading import Lock
from typing import Final, Literal, NamedTuple, TypeAlias, final

from cachetools import LRUCache, cached
from PIL import Image
from zlib_ng import zlib_ng

from bot.pictures import colours, emojis, faces
from bot.pictures.colours import ACCENTS, FELT, GLOW, GOLD, PAPER, PLATE, TEXT, TEXT_SOFT, Pack, ink_of, mix, rgb
from bot.pictures.felt import CARD_RATIO, PADDING, card_margin, card_sprite, drawing, ring, sprite
from bot.pictures.lettering import Lettering

_FRAME: Final = 0.6
"""The share of gold in the line round a picture."""
_COLOURS: Final = 256
_CARDS: Final = ("Jc", "Qd", "Kh", "Js", "Xx", "Ac", "Td", "9h", "8s", "Kc", "Jd", "Qs", None)
"""Cards with all colours of faces and backs."""
_LOCK: Final = Lock()
"""Pillow caches the nearest colours of a palette: two threads must not fill that cache at once."""


def _in_palette(image: Image.Image) -> Image.Image:
    """An RGB image in the palette that all pictures share."""
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
    yield from (FELT, colours.FELT_DARK, PLATE, colours.PANEL, colours.FAINT, colours.OWN)
    yield from (
        PAPER,
        colours.PAPER_EDGE,
        TEXT,
        TEXT_SOFT,
        GLOW,
        GOLD,
        colours.GOLD_DEEP,
        colours.SILVER,
        colours.BRONZE,
        colours.LINE,
    )
    yield from (colours.BACK, colours.BACK_LIGHT, mix(FELT, GOLD, _FRAME), *ACCENTS)
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
    drawn = (*(draw() for draw in emojis.MARKS.values()), emojis.benny(), emojis.turn_disc())
    parts += [sprite(body, 100, 100, wide // 2) for body in drawn]
    sample = Image.new("RGB", (12 * 70, -(-len(parts) // 12) * 96), FELT)
    for nth, part in enumerate(parts):
        sample.paste(part, (nth % 12 * 70, nth // 12 * 96), part)
    return sample


def _colours(image: Image.Image, count: int) -> bytes:
    """The first `count` colours of an image's palette, three bytes each; a shorter palette repeats its last one."""
    got = bytes(image.getpalette() or b"\x00\x00\x00")[: 3 * count]
    return got + got[-3:] * (count - len(got) // 3)


# the stubs of zlib-ng say nothing of the types of buffers


_ROWS: Final = 56
"""Of one band. Window and tables of zlib reach back over 45 rows, so higher bands are hardly smaller."""
_PNG_LEVEL: Final = 2
"""Of zlib-ng. Level 4 takes 1.4 times as long for 8 % fewer bytes, level 1 two thirds for 36 % more."""
_BANDS: Final = 2000
"""Compressed bands in memory, some 4 kB each."""
_STREAM_HEAD: Final = b"\x78\x5e"
_STREAM_END: Final = b"\x03\x00"
"""An empty last block."""
_EIGHT_BITS_IN_PALETTE: Final = (8, 3, 0, 0, 0)
_ADLER_BASE: Final = 65521


def encode_in_bands(image: Image.Image) -> bytes:
    """An image of mode P as PNG bytes; the same image gives the same bytes."""
    width, height = image.size
    # each row begins with its filter, 0 for none: the byte by which the row before it is padded
    raw = memoryview(b"\0" + image.tobytes("raw", "P", width + 1))[:-1]
    step = _ROWS * (width + 1)
    checksum, stream = 1, [_STREAM_HEAD]
    for start in range(0, len(raw), step):
        band = _compress(raw[start : start + step])
        stream.append(band.stream)
        checksum = _join(checksum, band)
    stream += (_STREAM_END, struct.pack(">I", checksum))
    return b"".join(
        (
            b"\x89PNG\r\n\x1a\n",
            _chunk(b"IHDR", struct.pack(">2I5B", width, height, *_EIGHT_BITS_IN_PALETTE)),
            _chunk(b"PLTE", bytes(image.getpalette() or ())),
            _chunk(b"IDAT", b"".join(stream)),
            _chunk(b"IEND", b""),
        )
    )


class _Band(NamedTuple):
    """Compressed rows, and the Adler-32 checksum and the number of the bytes that were compressed."""

    stream: bytes
    checksum: int
    length: int


def _checksums(rows: memoryview) -> tuple[int, int]:
    """The key of rows in the cache, which does not keep them: two sums of 32 bits, of what this process has drawn."""
    return zlib_ng.crc32(rows), zlib_ng.adler32(rows)


@cached(LRUCache[tuple[int, int], _Band](_BANDS), key=_checksums, lock=Lock())
def _compress(rows: memoryview) -> _Band:
    deflate = zlib_ng.compressobj(_PNG_LEVEL, wbits=-zlib_ng.MAX_WBITS)
    return _Band(deflate.compress(rows) + deflate.flush(zlib_ng.Z_FULL_FLUSH), zlib_ng.adler32(rows), len(rows))


def _join(checksum: int, band: _Band) -> int:
    """The checksum of all rows so far and of a band below them; as zlib's `adler32_combine`."""
    low, high = checksum & 0xFFFF, checksum >> 16
    below_low, below_high = band.checksum & 0xFFFF, band.checksum >> 16
    high += below_high + band.length * (low - 1)
    return (low + below_low - 1) % _ADLER_BASE | high % _ADLER_BASE << 16


def _chunk(kind: bytes, body: bytes) -> bytes:
    return b"".join(
        (struct.pack(">I", len(body)), kind, body, struct.pack(">I", zlib_ng.crc32(body, zlib_ng.crc32(kind))))
    )


_SEEN: Final = 24
"""The least opacity, of 255, of a pixel that is laid down."""
_TO_LAY: Final = [0] * _SEEN + [255] * (256 - _SEEN)
"""From the opacity of a pixel to whether it is laid down."""
Kind: TypeAlias = Literal["text", "part"]


@final
@dataclass(frozen=True, slots=True)
class Laid:
    """A text or another part on a canvas, for the check that none covers or leaves what it must not."""

    kind: Kind
    box: tuple[float, float, float, float]
    """Left, top, right and bottom in pixels."""
    text: str = ""
    cut: bool = False
    """Letters of the text are missing."""


@final
class Canvas:
    """A picture in the shared palette."""

    __slots__ = ("_parts", "image")

    def __init__(self, image: Image.Image) -> None:
        """Draws on `image`, which must be in the shared palette."""
        self.image = image
        self._parts: list[tuple[_Form | Lettering, int, int]] = []

    @property
    def laid(self) -> list[Laid]:
        """The parts from the lowest to the topmost."""
        return [_place(part, left, top) for part, left, top in self._parts]

    def lay(self, part: Image.Image, x: float, y: float, on: str = FELT, *, once: bool = False) -> None:
        """Lays an RGBA image with its top left corner at (x, y), its edges blended with the colour `on`.

        A part that comes `once` is not kept in memory for the next picture.
        """
        self._paste(_form(part, on) if once else _part_form(_Same(part), on), x, y)

    def write(self, line: Lettering, x: float, y: float, on: str = PLATE) -> None:
        """Lays a line of text with its top left corner at (x, y)."""
        self._paste(_text_form(_Same(line.letters), line.colour, on), x, y, line)

    def lay_card(
        self,
        card: str | None,
        pack: Pack,
        x: float,
        y: float,
        pixels_wide: int,
        *,
        dim: bool = False,
        glow: bool = False,
    ) -> None:
        """Lays a card with the top left corner of the card itself at (x, y); None is a back."""
        margin = PADDING if glow else card_margin(pixels_wide)
        self._paste(_card_form(card, pack, pixels_wide, dim=dim, glow=glow), x - margin, y - margin)

    @contextmanager
    def cut_below(self, bottom: int) -> Generator[None]:
        """What is laid down meanwhile ends at the line `bottom`."""
        below = self.image.crop((0, bottom, *self.image.size))
        yield
        self.image.paste(below, (0, bottom))

    def encode(self) -> bytes:
        """The picture as PNG bytes; the same picture gives the same bytes."""
        return encode_in_bands(self.image)

    def _paste(self, form: _Form, x: float, y: float, line: Lettering | None = None) -> None:
        left, top = round(x), round(y)
        wide, high = form.mask.size
        # half of `Image.paste` is finding out what is known here
        self.image.im.paste(form.pixels.im, (left, top, left + wide, top + high), form.mask.im)
        self._parts.append((line or form, left, top))


def _place(part: _Form | Lettering, left: int, top: int) -> Laid:
    if isinstance(part, _Form):
        x0, y0, x1, y1 = part.box
        return Laid("part", (left + x0, top + y0, left + x1, top + y1))
    above, below = top + part.baseline - 0.72 * part.size, top + part.baseline + 0.02 * part.size
    return Laid("text", (left, above, left + part.width, below), part.text, part.cut)


def new_canvas(width: int, height: int, ornament: str = "") -> Canvas:
    """The felt in its golden frame, in one colour: edges are blended with it and files are small.

    `ornament` are SVG elements that belong to the felt.
    """
    return Canvas(_felt(width, height, ornament).copy())


@lru_cache(maxsize=64)
def _felt(width: int, height: int, ornament: str) -> Image.Image:
    frame = f'x="3" y="3" width="{width - 6}" height="{height - 6}" rx="14" fill="none" stroke="{GOLD}"'
    body = (
        f'<rect width="{width}" height="{height}" fill="{FELT}"/>'
        f'<rect {frame} stroke-opacity="{_FRAME}" stroke-width="2"/>{ornament}'
    )
    return _in_palette(drawing(body, width, height, width).convert("RGB"))


@final
@dataclass(frozen=True, slots=True)
class _Form:
    """A part in the shared palette, the mask of what is to be laid down, and the box of that."""

    pixels: Image.Image
    mask: Image.Image
    box: tuple[int, int, int, int]


@final
class _Same:
    """An image as a key: equal to itself only."""

    __slots__ = ("image",)

    def __init__(self, image: Image.Image) -> None:
        self.image = image

    def __hash__(self) -> int:
        return id(self.image)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Same) and other.image is self.image


@lru_cache(maxsize=512)
def _part_form(part: _Same, on: str) -> _Form:
    return _form(part.image, on)


@lru_cache(maxsize=4096)
def _text_form(letters: _Same, colour: str, on: str) -> _Form:
    mask = letters.image.point(_TO_LAY, "1")
    return _Form(letters.image.point(_blend(colour, on), "P"), mask, (0, 0, *mask.size))


@lru_cache(maxsize=512)
def _card_form(card: str | None, pack: Pack, pixels_wide: int, *, dim: bool, glow: bool) -> _Form:
    image = card_sprite(card, pack, pixels_wide, dim=dim)
    if not glow:
        return _form(image, FELT)
    frame = ring(pixels_wide, round(pixels_wide * CARD_RATIO), faces.RADIUS / faces.WIDTH * pixels_wide, GLOW)
    whole = Image.new("RGBA", frame.size)
    whole.paste(image, (PADDING - card_margin(pixels_wide), PADDING - card_margin(pixels_wide)))
    whole.alpha_composite(frame)
    return _form(whole, FELT)


def _form(part: Image.Image, on: str) -> _Form:
    """An RGBA image on a plain colour in the shared palette."""
    ground = Image.new("RGB", part.size, on)
    ground.paste(part, (0, 0), part)
    mask = part.getchannel("A").point(_TO_LAY, "1")
    return _Form(_in_palette(ground), mask, mask.getbbox() or (0, 0, 0, 0))


@lru_cache(maxsize=512)
def _blend(colour: str, on: str) -> list[int]:
    """The index in the shared palette of each share, 0-255, of a colour on another."""
    strip = Image.new("RGBA", (256, 1), colour)
    strip.putalpha(Image.frombytes("L", strip.size, bytes(range(256))))
    return list(_form(strip, on).pixels.tobytes())
