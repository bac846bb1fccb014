"""Everything the project draws, in a folder to look at: `python -m tests.bot.pictures.contact_sheet OUT_DIR`."""

import argparse
import io
from pathlib import Path
from typing import Final

from PIL import Image

from bot.pictures.colours import FELT, Pack
from bot.pictures.emojis import emoji_images
from bot.pictures.faces import FACES
from bot.pictures.felt import card_margin, card_sprite
from bot.pictures.studio import render
from tests.bot.pictures.sample_pictures import samples

_PHONE: Final = 350
"""Pixels Discord gives a picture on a phone of 390."""


def _face_sheet(pack: Pack, wide: int) -> Image.Image:
    columns, step_x, step_y = 8, wide + 14, round(wide * 1.4) + 14
    cards = (*FACES, None)
    rows = -(-len(cards) // columns)
    canvas = Image.new("RGB", (columns * step_x + 14, rows * step_y + 14), FELT)
    for nth, card in enumerate(cards):
        x, y = 14 + nth % columns * step_x, 14 + nth // columns * step_y
        sprite = card_sprite(card, pack, wide)
        canvas.paste(sprite, (x - card_margin(wide), y - card_margin(wide)), sprite)
    return canvas


def _emoji_sheet() -> Image.Image:
    """Every emoji at 64, 44 and 22 pixels, on Discord's dark and light page."""
    columns, step = 12, 140
    images = [Image.open(io.BytesIO(data)).convert("RGBA") for data in emoji_images().values()]
    rows = -(-len(images) // columns)
    canvas = Image.new("RGB", (columns * step, rows * 80 * 2), "#313338")
    canvas.paste("#ffffff", (0, rows * 80, columns * step, rows * 160))
    for ground in (0, rows * 80):
        for nth, image in enumerate(images):
            x, y = nth % columns * step + 4, ground + nth // columns * 80 + 8
            for size in (64, 44, 22):
                small = image.resize((size, size), Image.Resampling.LANCZOS)
                canvas.paste(small, (x, y), small)
                x += size + 4
    return canvas


def _write(folder: Path, name: str, image: Image.Image) -> None:
    image.save(folder / f"{name}.png")


def main(arguments: list[str] | None = None) -> None:
    """Writes the sheets and samples."""
    parser = argparse.ArgumentParser(description="Draws all cards, emojis and sample pictures into a folder.")
    parser.add_argument("out_dir", type=Path)
    folder: Path = parser.parse_args(arguments).out_dir
    folder.mkdir(parents=True, exist_ok=True)
    for pack in Pack:
        _write(folder, f"faces_{pack}", _face_sheet(pack, 150))
        _write(folder, f"faces_{pack}_phone", _face_sheet(pack, 42))
    _write(folder, "emojis", _emoji_sheet())
    for name, data in emoji_images().items():
        (folder / f"emoji_{name}.png").write_bytes(data)
    for name, picture in samples().items():
        data = render(picture)
        (folder / f"{name}.png").write_bytes(data)
        image = Image.open(io.BytesIO(data)).convert("RGB")
        small = image.resize((_PHONE, round(image.height * _PHONE / image.width)), Image.Resampling.LANCZOS)
        _write(folder, f"{name}_phone", small)


if __name__ == "__main__":
    main()
