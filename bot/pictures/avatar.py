"""Members' avatars in name plates: read with limits, and drawn as discs."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, final

from PIL import Image, ImageDraw

SIDE: Final = 64
"""Pixels of an avatar, as fetched and as stored."""
_MOST_BYTES: Final = 100_000
_LARGEST: Final = 256
"""Pixels of the largest image that is read at all."""
_FORMATS: Final = ("PNG", "WEBP", "JPEG", "GIF")


@final
@dataclass(frozen=True, slots=True)
class Avatar:
    """An avatar by its key, which names these pixels and no others."""

    key: str
    pixels: bytes = field(repr=False, compare=False)
    """`SIDE` x `SIDE` in RGB."""


def read_avatar(key: str, data: bytes) -> Avatar | None:
    """The avatar in an image file; `None` for what is too large or no image."""
    if len(data) > _MOST_BYTES:
        return None
    try:
        with Image.open(io.BytesIO(data), formats=_FORMATS) as image:
            if max(image.size) > _LARGEST:
                return None
            face = image.convert("RGBA").resize((SIDE, SIDE), Image.Resampling.LANCZOS)
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return None
    ground = Image.new("RGB", face.size, "#14241f")
    ground.paste(face, (0, 0), face)
    return Avatar(key, ground.tobytes())


@lru_cache(maxsize=512)
def disc(avatar: Avatar, size: int) -> Image.Image:
    """An avatar as a round RGBA image, `size` pixels across; do not draw on it."""
    face = Image.frombytes("RGB", (SIDE, SIDE), avatar.pixels).resize((size, size), Image.Resampling.LANCZOS)
    mask = Image.new("L", (4 * size, 4 * size))
    ImageDraw.Draw(mask).ellipse((0, 0, 4 * size - 1, 4 * size - 1), fill=255)
    face.putalpha(mask.resize((size, size), Image.Resampling.LANCZOS))
    return face
