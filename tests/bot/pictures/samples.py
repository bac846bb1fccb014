"""A picture of every kind and state; `python -m tests.bot.pictures.samples OUT_DIR` draws all to look at."""

import argparse
import io
from pathlib import Path
from typing import Final

from PIL import Image

from bot.pictures.colours import FELT, Pack
from bot.pictures.emojis import emoji_images
from bot.pictures.faces import FACES, MAXIMUM, ScoreStyle
from bot.pictures.felt import card_margin, card_sprite
from bot.pictures.hands import ChairPicture, HandCard, OpenHand, ReplayPicture
from bot.pictures.studio import Picture, render
from bot.pictures.table_description import PlayedCard, SeatPicture, SidePicture, TablePicture
from tests.bot.pictures.named_pictures import named_pictures

_NAMES: Final = ("Ann", "Dan", "Ben", "Cleo", "Emil", "Fay", "Gus", "Hanna", "Ivo")
_TRICK: Final = ("Ah", "Jh", "Jd", "Td", "Kc", "Qs", "8h", "7d", "Xx")


def pixels(png: bytes) -> Image.Image:
    image = Image.open(io.BytesIO(png))
    assert image.format == "PNG"
    return image.convert("RGB")


def sample_table(seats: int = 4, *, pack: Pack = Pack.TWO, cards: int = 4) -> TablePicture:
    """A table in play, `cards` of the trick on it."""
    alone = seats not in (2, 4, 6)
    trick = tuple(
        PlayedCard(seat=seat, card=card, wins=seat == 1, bower={"Jh": "right", "Jd": "left"}.get(card))  # type: ignore[arg-type]
        for seat, card in enumerate(_TRICK[: min(seats, cards)])
    )
    return TablePicture(
        seats=tuple(
            SeatPicture(
                name=_NAMES[seat],
                side=seat if alone else seat % 2,
                cards=3,
                tricks=seat % 3,
                points=seat if alone else None,
                dealer=seat == 3,
                maker=seat == 2,
                turn=seat == 1,
                computer=seat % 2 == 1,
            )
            for seat in range(seats)
        ),
        sides=() if alone else _sides(seats),
        pack=pack,
        trick=trick,
        trump="h",
        trump_label="Hearts",
        maker_label="Ben",
        maker_side=0,
        caption=("Hand 3", "to 10"),
        alt="A table in play",
    )


def _sides(seats: int) -> tuple[SidePicture, SidePicture]:
    if seats == 6:
        return SidePicture(label="Ann, Ben & Emil", score=4), SidePicture(label="Dan, Cleo & Benedetta", score=-7)
    return SidePicture(label="Ann & Ben", score=4), SidePicture(label="Cleo & Dan", score=7)


def sample_bidding(*, turned_down: bool = False) -> TablePicture:
    """A table while trump is being made."""
    said = ("Pass", "Pass", "", "")
    return TablePicture(
        seats=tuple(
            SeatPicture(
                name=_NAMES[seat],
                side=seat % 2,
                cards=5,
                dealer=seat == 3,
                turn=seat == 2,
                computer=seat == 1,
                said=said[seat],
            )
            for seat in range(4)
        ),
        sides=(SidePicture(label="Ann & Ben", score=0), SidePicture(label="Cleo & Dan", score=10)),
        upcard="Qh",
        turned_down=turned_down,
        kitty=4,
        caption=("Hand 4", "to 10"),
    )


def samples() -> dict[str, Picture]:
    """One picture of every kind and state, by a name for its file."""
    return _tables() | _score_cards() | _hands() | dict(named_pictures(_NAMES, "en"))


def _tables() -> dict[str, Picture]:
    """Tables of every size, in every state."""
    found: dict[str, Picture] = {f"table_{seats}": sample_table(seats, cards=9) for seats in range(2, 10)}
    found["bidding"] = sample_bidding()
    found["turned_down"] = sample_bidding(turned_down=True)
    found["four_colour"] = sample_table(pack=Pack.FOUR, cards=3)
    play = sample_table()
    found["result_of_hand"] = TablePicture(
        seats=play.seats,
        sides=play.sides,
        trick=play.trick,
        trump="h",
        trump_label="Hearts",
        maker_label="Ben",
        maker_side=0,
        banner="March! +2",
        banner_note="Ann & Ben take all five tricks",
        banner_side=0,
    )
    found["alone"] = TablePicture(
        seats=(
            SeatPicture(name="Maximiliana von Hohenstein", side=0, sits_out=True, status="sits out"),
            SeatPicture(name="Дмитрий", side=1, cards=4, tricks=0, computer=True),
            SeatPicture(name="𝓑𝓮𝓷 🔥", side=0, cards=3, tricks=2, maker=True, alone=True, dealer=True, turn=True),
            SeatPicture(name="🔥🔥", fallback="West", side=1, cards=4, tricks=0, status="away"),
        ),
        sides=(SidePicture(label="Maximiliana & Ben", score=9), SidePicture(label="Дмитрий & West", score=5)),
        style=ScoreStyle.TWO_AND_THREE,
        trick=(PlayedCard(seat=1, card="9s"), PlayedCard(seat=3, card="As", wins=True)),
        trump="nt",
        trump_label="No trump",
        maker_label="Ben, alone",
        maker_side=0,
    )
    found["lobby"] = TablePicture(
        seats=(
            SeatPicture(name="Ann", side=0),
            SeatPicture(name="Free seat", side=1, empty=True),
            SeatPicture(name="Free seat", side=0, empty=True),
            SeatPicture(name="Cleo", side=1, computer=True),
        )
    )
    return found


def _score_cards() -> dict[str, Picture]:
    """Every score of every style."""
    found: dict[str, Picture] = {}
    play = sample_table()
    for style in ScoreStyle:
        for score in range(MAXIMUM.get(style, 10) + 1):
            found[f"score_{style}_{score:02}"] = TablePicture(
                seats=play.seats[:2],
                sides=(SidePicture(label="Ann", score=score), SidePicture(label="Dan", score=score)),
                style=style,
            )
    return found


def _hands() -> dict[str, Picture]:
    """Tables with a member's own cards, and open hands."""
    found: dict[str, Picture] = {}
    found["chair"] = ChairPicture(table=sample_table(), chair=1, hand=_hand("JhJdAh9sQc"))
    found["chair_of_nine"] = ChairPicture(table=sample_table(9), chair=4, hand=_hand("JhJdAh9sQcKcTdAs9cKdQd7s"))
    hands = ("JhAh9sQcTc", "JdTd9dKcAc", "KhQhTsAsQs", "9hTh9cKsJs")
    found["replay"] = ReplayPicture(
        table=sample_table(),
        hands=tuple(
            OpenHand(name=_NAMES[seat], side=seat % 2, cards=_hand(cards), turn=seat == 1)
            for seat, cards in enumerate(hands)
        ),
    )
    return found


def _hand(cards: str) -> tuple[HandCard, ...]:
    texts = [cards[at : at + 2] for at in range(0, len(cards), 2)]
    return tuple(
        HandCard(card=text, dimmed=nth in (2, 3), bower="right" if nth == 0 else "left" if nth == 1 else None)
        for nth, text in enumerate(texts)
    )


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
