"""The application emojis: cards, suits and marks as PNG files of 128 x 128 pixels, readable at 22."""

# ruff: noqa: E501 - a drawing reads best with one element a line
from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from bot.pictures import glyphs, marks
from bot.pictures.colours import BACK, BACK_LIGHT, JOKER, PAPER, SUITS, Pack, ink_of
from bot.pictures.faces import FACES
from bot.pictures.sprites import rasterise

ART_VERSION: Final = 1
"""Part of every name: raise it when a drawing changes, so that new emojis replace the old ones."""

EMOJI_SIZE: Final = 128
"""Pixels, both ways."""

BACK_NAME: Final = "back"
NO_TRUMP: Final = "nt"
LOW_NO_TRUMP: Final = "low"
MARK_NAMES: Final = ("dealer", "right", "left", "turn", "computer", "alone", "winner", "tricks")

THINGS: Final = (*FACES, BACK_NAME, *SUITS, NO_TRUMP, LOW_NO_TRUMP, *MARK_NAMES)
"""Everything that an emoji can show: card texts, `back`, suits `c d h s`, `nt`, `low` and the marks."""

_OWN_INK_IN_FOUR: Final = "cd"


def emoji_name(thing: str, pack: Pack = Pack.TWO) -> str:
    """The name of an emoji on Discord, 2 to 32 characters of `[A-Za-z0-9_]`; `thing` is one of `THINGS`.

    A thing that looks the same in both packs has one emoji.

    >>> emoji_name("Jd"), emoji_name("Jd", Pack.FOUR), emoji_name("Jh", Pack.FOUR), emoji_name("dealer")
    ('bower1_Jd', 'bower1_Jd4', 'bower1_Jh', 'bower1_dealer')

    Raises:
        ValueError: If `thing` is unknown.
    """
    if thing not in THINGS:
        raise ValueError(thing)
    own = pack is Pack.FOUR and (thing in FACES or thing in SUITS) and thing[-1] in _OWN_INK_IN_FOUR
    return f"bower{ART_VERSION}_{thing}{'4' if own else ''}"


def emoji_names() -> frozenset[str]:
    """The name of every emoji, without drawing any."""
    return frozenset(emoji_name(thing, pack) for pack in Pack for thing in THINGS)


@cache
def emoji_images() -> Mapping[str, bytes]:
    """Every emoji by its name, as PNG of 128 x 128 pixels; the same bytes on every run."""
    drawn: dict[str, bytes] = {}
    for pack in Pack:
        for thing in THINGS:
            name = emoji_name(thing, pack)
            if name not in drawn:
                drawn[name] = rasterise(_drawing(thing, pack), EMOJI_SIZE, EMOJI_SIZE, EMOJI_SIZE)
    return MappingProxyType(drawn)


def _drawing(thing: str, pack: Pack) -> str:
    if thing in FACES:
        return small_face(thing, pack)
    if thing == BACK_NAME:
        return _back()
    mark = marks.suit_sticker(thing, pack) if thing in SUITS else marks.MARKS[thing]()
    return f'<g transform="translate(2 2) scale(1.24)">{mark}</g>'


def small_face(card: str, pack: Pack) -> str:
    """SVG elements of a card in a box of 128 x 128 units, for sizes too small for a whole face."""
    return _card(_joker() if card == "Xx" else _index(card, ink_of(card, pack)))


def _card(art: str) -> str:
    return (
        f'<rect x="10" y="2.5" width="108" height="123" rx="17" fill="{PAPER}" stroke="#7d7668" stroke-width="5"/>{art}'
    )


def _index(card: str, ink: str) -> str:
    rank, suit = card
    return glyphs.rank(rank, 64, 10, 57, ink) + glyphs.suit(suit, 64, 94, 52, ink)


def _joker() -> str:
    teal = "#1f9c8a"
    return (
        f'<g stroke="{PAPER}" stroke-width="2.5" stroke-linejoin="round">'
        f'<path d="M36 88C34 60 30 46 18 44C32 32 52 40 60 66L56 88Z" fill="{teal}"/><path d="M92 88C94 60 98 46 110 44C96 32 76 40 68 66L72 88Z" fill="{JOKER}"/>'
        f'<path d="M40 90C42 56 50 36 64 20V90Z" fill="{JOKER}"/><path d="M88 90C86 56 78 36 64 20V90Z" fill="{teal}"/></g>'
        f'<path d="M32 86Q64 74 96 86L92 108Q64 96 36 108Z" fill="#e3b04b" stroke="{PAPER}" stroke-width="2"/>'
        '<g fill="#e3b04b" stroke="#b07d1e" stroke-width="2.5"><circle cx="20" cy="46" r="8"/><circle cx="108" cy="46" r="8"/><circle cx="64" cy="19" r="8"/></g>'
    )


def _back() -> str:
    return (
        f'<rect x="10" y="2.5" width="108" height="123" rx="17" fill="{PAPER}" stroke="#7d7668" stroke-width="5"/>'
        f'<rect x="20" y="13" width="88" height="102" rx="9" fill="{BACK}"/>'
        f'<path d="M64 22L98 64L64 106L30 64Z" fill="none" stroke="{BACK_LIGHT}" stroke-width="6" stroke-linejoin="round"/>'
        + glyphs.suit("s", 64, 64, 36, BACK_LIGHT)
    )
