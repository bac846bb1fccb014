# ruff: noqa: E501 - a drawing reads best with one element a line
"""SVG as Pillow images, cached; and what lies on the felt: cards, plates, panels, pills and rings."""

from __future__ import annotations

import io
from functools import lru_cache
from typing import Final

import resvg_py
from PIL import Image

from bot.pictures import faces
from bot.pictures.colours import FAINT, GLOW, PANEL, PAPER, PLATE, Pack, mix

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


PADDING: Final = 16
"""Pixels of room for the glow around a plate."""


@lru_cache(maxsize=256)
def plate(
    width: int, height: int, accent: str, *, turn: bool = False, faint: bool = False, empty: bool = False
) -> Image.Image:
    """A seat's plate with `PADDING` around it: an edge in the side's accent, and a glow if the seat is to act."""
    room = PADDING
    box = f'x="{room}" y="{room}" width="{width}" height="{height}" rx="16"'
    parts: list[str] = []
    if turn:
        parts.append(
            '<filter id="b" x="-20%" y="-30%" width="140%" height="160%"><feGaussianBlur stdDeviation="6"/></filter>'
            f'<rect {box} fill="none" stroke="{GLOW}" stroke-width="12" opacity=".85" filter="url(#b)"/>'
        )
    parts.append(f'<rect {box} fill="{FAINT if faint or empty else PLATE}"/>')
    parts.append(
        f'<clipPath id="c"><rect {box}/></clipPath><rect x="{room}" y="{room}" width="9" height="{height}" fill="{accent}"'
        f' opacity="{0.5 if faint else 1}" clip-path="url(#c)"/>'
    )
    edge = GLOW if turn else mix(PLATE, accent, 0.35)
    dash = ' stroke-dasharray="10 8"' if empty else ""
    parts.append(f'<rect {box} fill="none" stroke="{edge}" stroke-width="{5 if turn else 2}"{dash}/>')
    wide, high = width + 2 * room, height + 2 * room
    return sprite("".join(parts), wide, high, wide)


@lru_cache(maxsize=64)
def panel(width: int, height: int, accent: str) -> Image.Image:
    """A panel with a line of its accent on top."""
    body = (
        f'<clipPath id="c"><rect width="{width}" height="{height}" rx="16"/></clipPath>'
        f'<g clip-path="url(#c)"><rect width="{width}" height="{height}" fill="{PANEL}"/>'
        f'<rect width="{width}" height="7" fill="{accent}"/></g>'
    )
    return sprite(body, width, height, width)


@lru_cache(maxsize=512)
def pill(width: int, height: int, fill: str, edge: str, *, opacity: float = 1, radius: float = 26) -> Image.Image:
    """A rounded box of this size, the edge included."""
    body = (
        f'<rect x="1.5" y="1.5" width="{width - 3}" height="{height - 3}" rx="{min(width / 2, height / 2, radius) - 1.5}" fill="{fill}"'
        f' stroke="{edge}" stroke-width="3" opacity="{opacity}"/>'
    )
    return sprite(body, width, height, width)


def ring(width: int, height: int, radius: float, colour: str) -> Image.Image:
    """A glowing frame for a card of this size, with `PADDING` around it."""
    room = PADDING
    box = f'x="{room}" y="{room}" width="{width}" height="{height}" rx="{radius}"'
    wide, high = width + 2 * room, height + 2 * room
    body = (
        '<filter id="b" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="5"/></filter>'
        f'<mask id="m"><rect width="{wide}" height="{high}" fill="#fff"/><rect {box} fill="#000"/></mask>'
        f'<g mask="url(#m)"><rect {box} fill="none" stroke="{colour}" stroke-width="16" filter="url(#b)"/></g>'
        f'<rect {box} fill="none" stroke="{colour}" stroke-width="6"/>'
    )
    return sprite(body, wide, high, wide)
