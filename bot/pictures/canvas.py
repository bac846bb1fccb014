"""A picture of a table in the making: indices of the shared palette, so that nothing is quantized when it is encoded.

Parts are RGBA images. Each is blended once with the plain colour that it usually lies on, turned into the palette, and
cached: laying it down again copies bytes. Where it lies on something else, its edge has that colour, which looks like
a thin shadow.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias, final

from PIL import Image

from bot.pictures import faces, png
from bot.pictures.colours import FELT, GLOW, PLATE, Pack
from bot.pictures.felt import PADDING, ring
from bot.pictures.lettering import Lettering
from bot.pictures.palette import in_palette
from bot.pictures.sprites import CARD_RATIO, card_margin, card_sprite

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
    """A picture in the shared palette; `laid` has its parts from the lowest to the topmost."""

    __slots__ = ("image", "laid")

    def __init__(self, image: Image.Image) -> None:
        """Draws on `image`, which must be `in_palette`."""
        self.image = image
        self.laid: list[Laid] = []

    def lay(self, part: Image.Image, x: float, y: float, on: str = FELT) -> None:
        """Lays an RGBA image with its top left corner at (x, y), its edges blended with the colour `on`."""
        self._paste(_part_form(_Same(part), on), x, y)

    def write(self, line: Lettering, x: float, y: float, on: str = PLATE) -> None:
        """Lays a line of text with its top left corner at (x, y)."""
        left, top = round(x), round(y)
        form = _text_form(_Same(line.letters), line.colour, on)
        self.image.paste(form.pixels, (left, top), form.mask)
        high = (top + line.baseline - 0.72 * line.size, top + line.baseline + 0.02 * line.size)
        self.laid.append(Laid("text", (left, high[0], left + line.width, high[1]), line.text, line.cut))

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
        return png.encode(self.image)

    def _paste(self, form: _Form, x: float, y: float) -> None:
        left, top = round(x), round(y)
        self.image.paste(form.pixels, (left, top), form.mask)
        x0, y0, x1, y1 = form.box
        self.laid.append(Laid("part", (left + x0, top + y0, left + x1, top + y1)))


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


@lru_cache(maxsize=2048)
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
    return _Form(in_palette(ground), mask, mask.getbbox() or (0, 0, 0, 0))


@lru_cache(maxsize=512)
def _blend(colour: str, on: str) -> list[int]:
    """The index in the shared palette of each share, 0-255, of a colour on another."""
    strip = Image.new("RGBA", (256, 1), colour)
    strip.putalpha(Image.frombytes("L", strip.size, bytes(range(256))))
    return list(_form(strip, on).pixels.tobytes())
