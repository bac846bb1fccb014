"""The description of a table picture, with members' avatars. All of it is public: it cannot hold a hidden card."""

from __future__ import annotations

import io
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal, TypeAlias, final

from PIL import Image, ImageDraw

from bot.pictures.colours import SUITS, Pack
from bot.pictures.faces import ScoreStyle, check_faces

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


@lru_cache(maxsize=256)
def disc(avatar: Avatar, size: int) -> Image.Image:
    """An avatar as a round RGBA image, `size` pixels across; do not draw on it."""
    face = Image.frombytes("RGB", (SIDE, SIDE), avatar.pixels).resize((size, size), Image.Resampling.LANCZOS)
    mask = Image.new("L", (4 * size, 4 * size))
    ImageDraw.Draw(mask).ellipse((0, 0, 4 * size - 1, 4 * size - 1), fill=255)
    face.putalpha(mask.resize((size, size), Image.Resampling.LANCZOS))
    return face


Trump: TypeAlias = Literal["c", "d", "h", "s", "nt", "low"]
Bower: TypeAlias = Literal["right", "left", "benny"]
"""What makes a card one of the highest trumps; a joker needs no such mark."""

SEATS: Final = range(2, 10)
"""How many seats a table picture can have."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatPicture:
    """One seat as everybody sees it."""

    name: str
    fallback: str = ""
    """Drawn instead of a name without letters that can be drawn (emoji, a script without a font)."""
    side: int | None = None
    """Index of the side, for its accent; None has no accent."""
    cards: int = 0
    """Cards in hand, shown as backs."""
    shown: tuple[str, ...] = ()
    """Cards in hand that were laid down: drawn face up instead of the backs."""
    tricks: int | None = None
    """Tricks taken in this hand; None before the play."""
    points: int | None = None
    """The seat's own score in cutthroat; None where sides have scores."""
    dealer: bool = False
    maker: bool = False
    alone: bool = False
    sits_out: bool = False
    turn: bool = False
    computer: bool = False
    empty: bool = False
    """Nobody sits here yet; `name` is then an invitation."""
    said: str = ""
    """A bid, drawn as a bubble while no card lies before the seat."""
    avatar: Avatar | None = None
    """Drawn beside the name."""
    status: str = ""
    """A word or two under the name instead of the backs (alone, away, sits out)."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SidePicture:
    """One side's score."""

    label: str
    score: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayedCard:
    """A card that lies before a seat."""

    seat: int
    card: str
    wins: bool = False
    """It wins the trick so far."""
    bower: Bower | None = None
    letter: str = ""
    """On the badge of a bower, in the reader's language."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class TablePicture:
    """A table: all of it is public. Seats go clockwise."""

    seats: tuple[SeatPicture, ...]
    sides: tuple[SidePicture, ...] = ()
    """None or two; the first is at the left. In cutthroat, use `SeatPicture.points`."""
    style: ScoreStyle = ScoreStyle.SIX_AND_FOUR
    pack: Pack = Pack.TWO
    trick: tuple[PlayedCard, ...] = ()
    upcard: str | None = None
    """It lies on the kitty."""
    turned_down: bool = False
    """The upcard was refused: its back is drawn, and its suit crossed out."""
    kitty: int = 0
    """Cards in the middle, the upcard included."""
    trump: Trump | None = None
    trump_label: str = ""
    maker_label: str = ""
    maker_side: int | None = None
    banner: str = ""
    """What the hand came to."""
    celebrated: bool = False
    """The banner is large and golden."""
    banner_note: str = ""
    banner_side: int | None = None
    caption: tuple[str, ...] = ()
    """Up to two short lines in a corner of the public picture, such as the number of the hand."""
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        seats = range(len(self.seats))
        played = [card.seat for card in self.trick]
        if len(self.seats) not in SEATS or len(self.sides) not in (0, 2):
            raise ValueError("seats or sides")
        if len(set(played)) != len(played) or any(seat not in seats for seat in played):
            raise ValueError("trick")
        check_faces((self.upcard, *(card.card for card in self.trick)))
        check_faces(card for seat in self.seats for card in seat.shown)
        if self.trump not in (None, "nt", "low", *SUITS):
            raise ValueError("trump")
