"""Turns SVG into Pillow images, caches what comes again, and lays it on a picture."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

import resvg_py
from PIL import Image

from bot.pictures import faces
from bot.pictures.colours import PAPER, Pack, mix

CARD_RATIO: Final = faces.HEIGHT / faces.WIDTH
SHADOW: Final = 0.03
"""Room for a card's shadow on every side, as a share of its width."""
_BOX: Final = f'width="{faces.WIDTH}" height="{faces.HEIGHT}" rx="{faces.RADIUS}"'
_VEIL: Final = f'<rect {_BOX} fill="#0b2b24" opacity=".58"/>'
DIMMED_PAPER: Final = mix(PAPER, "#0b2b24", 0.58)
"""The paper of a card that may not be played."""
_SHADE: Final = (
    f'<rect x="-2" y="3" width="{faces.WIDTH + 4}" height="{faces.HEIGHT}" rx="{faces.RADIUS}" opacity=".5"/>'
)


def rasterise(body: str, width: float, height: float, pixels_wide: int) -> bytes:
    """Turns SVG elements in a box of `width` x `height` units into PNG bytes, `pixels_wide` across.

    The same input gives the same bytes on every machine.
    """
    document = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">{body}</svg>'
    return resvg_py.svg_to_bytes(svg_string=document, width=pixels_wide, skip_system_fonts=True, dpi=96)


def drawing(body: str, width: float, height: float, pixels_wide: int) -> Image.Image:
    """SVG elements as a new RGBA image."""
    return Image.open(io.BytesIO(rasterise(body, width, height, pixels_wide))).convert("RGBA")


@lru_cache(maxsize=1024)
def sprite(body: str, width: float, height: float, pixels_wide: int) -> Image.Image:
    """SVG elements as a cached RGBA image, for what is small and comes again; do not draw on it."""
    return drawing(body, width, height, pixels_wide)


def card_sprite(card: str | None, pack: Pack, pixels_wide: int, *, dim: bool = False) -> Image.Image:
    """A new image of a card with its shadow, the card itself `pixels_wide` across; None is the back.

    Use `card_margin` to place it.
    """
    margin = faces.WIDTH * SHADOW
    wide, high = faces.WIDTH + 2 * margin, faces.HEIGHT + 2 * margin
    scaled = pixels_wide + 2 * card_margin(pixels_wide)
    place = f'<g transform="translate({margin} {margin})">'
    if dim:
        image = card_sprite(card, pack, pixels_wide)
        image.alpha_composite(sprite(f"{place}{_VEIL}</g>", wide, high, scaled))
        return image
    body = faces.back() if card is None else faces.face(card, pack)
    return drawing(f"{place}{_SHADE}{body}</g>", wide, high, scaled)


def card_margin(pixels_wide: int) -> int:
    """Pixels of shadow around a card sprite."""
    return round(pixels_wide * SHADOW)


def stamp(canvas: Image.Image, image: Image.Image, x: float, y: float) -> None:
    """Lays an RGBA image on an RGB canvas, its top left corner at (x, y); what sticks out is cut off."""
    canvas.paste(image, (round(x), round(y)), image)
