"""The pictures of docs/listing.md, made of pairs of the pictures in docs/images: `python -m tools.listing_pictures`."""

from pathlib import Path
from typing import Final

from PIL import Image

IMAGES: Final = Path(__file__).parent.parent / "docs" / "images"
SIZE: Final = (1920, 1080)
"""Pixels of a picture in the app directory."""
PAIRS: Final = {
    "1-play": ("play", "play-phone"),
    "2-tables": ("lobby", "seven-players"),
    "3-learn": ("review", "puzzle"),
    "4-ratings": ("leaderboard", "profile"),
    "5-contests": ("bracket", "standings"),
}
_GROUND: Final = "#1E1F22"
_MARGIN: Final = 60
_GAP: Final = 80
_COLORS: Final = 128


def draw(left: str, right: str) -> Image.Image:
    """Two pictures of the same height side by side, as large as they fit."""
    parts = [Image.open(IMAGES / f"{name}.png").convert("RGB") for name in (left, right)]
    widest = SIZE[0] - 2 * _MARGIN - _GAP
    height = min(SIZE[1] - 2 * _MARGIN, int(widest / sum(part.width / part.height for part in parts)))
    parts = [
        part.resize((round(part.width * height / part.height), height), Image.Resampling.LANCZOS) for part in parts
    ]
    ground = Image.new("RGB", SIZE, _GROUND)
    x = (SIZE[0] - sum(part.width for part in parts) - _GAP) // 2
    for part in parts:
        ground.paste(part, (x, (SIZE[1] - height) // 2))
        x += part.width + _GAP
    return ground.quantize(_COLORS)


def main() -> None:
    """Write all of them."""
    (IMAGES / "listing").mkdir(exist_ok=True)
    for name, pair in PAIRS.items():
        draw(*pair).save(IMAGES / "listing" / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
