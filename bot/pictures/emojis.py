# ruff: noqa: E501 - a drawing reads best with one element a line
"""Small marks, each in a square of 100 units; and the application emojis as PNG files of 128 x 128 pixels."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from bot.pictures import colours, glyphs
from bot.pictures.faces import FACES
from bot.pictures.felt import rasterise

_DARK: Final = "#191a20"
_SILVER: Final = "#d9dee6"
_SILVER_DEEP: Final = "#8b95a3"
_STAR: Final = "M50 8L61 38L93 39L67.5 58.5L77 89L50 71L23 89L32.5 58.5L7 39L39 38Z"


def _disc(fill: str, edge: str) -> str:
    return f'<circle cx="50" cy="50" r="46" fill="{fill}" stroke="{edge}" stroke-width="6"/>'


def dealer() -> str:
    """The dealer's chip: a pack, as a letter would be read as that of a bower in some language."""
    below = "".join(
        f'<rect x="{x}" y="{y}" width="38" height="54" rx="6" fill="{colours.PAPER}" stroke="{_DARK}" stroke-width="4"/>'
        for x, y in ((36, 27), (31, 22))
    )
    top = f'<rect x="26" y="17" width="38" height="54" rx="6" fill="{colours.BACK}" stroke="{_DARK}" stroke-width="4"/>'
    return (
        _disc(colours.PAPER, colours.GOLD_DEEP)
        + below
        + top
        + f'<path d="M45 29L57 44L45 59L33 44Z" fill="{colours.BACK_LIGHT}"/>'
    )


def right_bower(letter: str = "R") -> str:
    """A letter, R in English, on gold."""
    return _disc(colours.GOLD, "#7a5410") + glyphs.rank(letter, 52, 22, 56, _DARK)


def left_bower(letter: str = "L") -> str:
    """A letter, L in English, on silver."""
    return _disc(_SILVER, _SILVER_DEEP) + glyphs.rank(letter, 53, 22, 56, _DARK)


def benny() -> str:
    """The Benny, which does not look like a trump: a star on the joker's purple."""
    star = (
        f'<g transform="translate(50 50) scale(.62) translate(-50 -50)"><path d="{_STAR}" fill="{colours.PAPER}"/></g>'
    )
    return _disc(colours.JOKER, _DARK) + star


def turn() -> str:
    """An arrow that points at the seat to act."""
    return f'<path d="M14 14L90 50L14 86L30 50Z" fill="{colours.GLOW}" stroke="{colours.mix(colours.GOLD_DEEP, _DARK, 0.3)}" stroke-width="7" stroke-linejoin="round"/>'


def turn_disc() -> str:
    """The arrow as a chip for a plate."""
    return (
        _disc(colours.GLOW, colours.GOLD_DEEP)
        + f'<path d="M36 26L76 50L36 74Z" fill="{_DARK}" stroke="{_DARK}" stroke-width="6" stroke-linejoin="round"/>'
    )


def computer() -> str:
    """A computer player: a friendly robot's head."""
    body, dark = "#c3cfdb", "#2c3e50"
    return (
        f'<path d="M50 6V24" stroke="{dark}" stroke-width="7"/><circle cx="50" cy="10" r="8" fill="{colours.GOLD}" stroke="{dark}" stroke-width="3"/>'
        f'<rect x="4" y="44" width="14" height="26" rx="6" fill="{dark}"/><rect x="82" y="44" width="14" height="26" rx="6" fill="{dark}"/>'
        f'<rect x="13" y="24" width="74" height="68" rx="18" fill="{body}" stroke="{dark}" stroke-width="6"/>'
        f'<circle cx="35" cy="52" r="9.5" fill="{dark}"/><circle cx="65" cy="52" r="9.5" fill="{dark}"/>'
        f'<path d="M34 74H66" stroke="{dark}" stroke-width="7" stroke-linecap="round"/>'
    )


def alone() -> str:
    """A player without the partner: a star."""
    return f'<path d="{_STAR}" fill="{colours.GLOW}" stroke="{colours.mix(colours.GOLD_DEEP, _DARK, 0.35)}" stroke-width="6" stroke-linejoin="round"/>'


def winner() -> str:
    """The card that wins so far: a crown on a gold disc."""
    return (
        _disc(colours.GOLD, "#7a5410")
        + f'<path d="M22 72L17 36L37 51L50 26L63 51L83 36L78 72Z" fill="{colours.PAPER}" stroke="{_DARK}" stroke-width="4.5" stroke-linejoin="round"/>'
    )


def euchre() -> str:
    """A side that fell short: a cross on red."""
    return (
        _disc("#c4122f", colours.PAPER)
        + f'<path d="M32 32L68 68M68 32L32 68" stroke="{colours.PAPER}" stroke-width="13" stroke-linecap="round"/>'
    )


def tricks() -> str:
    """A trick taken: two crossed cards."""
    return (
        f'<g stroke="{_DARK}" stroke-width="4"><rect x="20" y="22" width="44" height="62" rx="7" fill="{colours.mix(colours.PAPER, _DARK, 0.25)}" transform="rotate(-20 42 53)"/>'
        f'<rect x="38" y="20" width="44" height="62" rx="7" fill="{colours.PAPER}" transform="rotate(14 60 51)"/></g>'
    )


def no_trump() -> str:
    """No trump: a pale spade crossed out."""
    return (
        _disc(colours.PAPER, colours.PAPER_EDGE)
        + glyphs.suit("s", 50, 49, 60, "#8d939c")
        + '<path d="M22 78L78 22" stroke="#fffdf8" stroke-width="20"/><path d="M19 81L81 19" stroke="#c4122f" stroke-width="10" stroke-linecap="round"/>'
    )


def low_no_trump() -> str:
    """Low no trump, where low cards win: no trump with an arrow down."""
    arrow = '<path d="M74 50V82M61 70L74 84L87 70" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return f'{no_trump()}{arrow} stroke="#fffdf8" stroke-width="19"/>{arrow} stroke="#1a4fa0" stroke-width="9"/>'


def trump_disc(trump: str, pack: colours.Pack) -> str:
    """Trump on a disc of paper: a suit, or no trump, high or low."""
    return MARKS[trump]() if trump in ("nt", "low") else suit_disc(trump, pack)


def suit_disc(suit: str, pack: colours.Pack) -> str:
    """A suit on a disc of paper."""
    return _disc(colours.PAPER, colours.GOLD) + glyphs.suit(
        suit, 50, 51 if suit == "h" else 49, 60, colours.ink_of(suit, pack)
    )


def suit_sticker(suit: str, pack: colours.Pack) -> str:
    """A suit with a rim of paper, so that it shows on a dark page too."""
    rim = f'stroke="{colours.PAPER}" stroke-width="15" stroke-linejoin="round" paint-order="stroke"'
    return glyphs.suit(suit, 50, 50, 88, colours.ink_of(suit, pack), rim)


def crossed_suit(suit: str, pack: colours.Pack) -> str:
    """The suit of an upcard that was turned down: crossed out on a disc."""
    return (
        _disc(colours.mix(colours.PAPER, _DARK, 0.08), colours.PAPER_EDGE)
        + f'<g opacity=".75">{glyphs.suit(suit, 50, 50, 54, colours.ink_of(suit, pack))}</g>'
        + f'<path d="M19 81L81 19" stroke="{colours.PAPER}" stroke-width="17"/><path d="M18 82L82 18" stroke="{_DARK}" stroke-width="8" stroke-linecap="round"/>'
    )


MARKS: Final[MappingProxyType[str, Callable[[], str]]] = MappingProxyType(
    {
        "dealer": dealer,
        "right": right_bower,
        "left": left_bower,
        "turn": turn,
        "computer": computer,
        "alone": alone,
        "winner": winner,
        "tricks": tricks,
        "nt": no_trump,
        "low": low_no_trump,
    }
)
"""The marks by name."""


def badge(bower: str, letter: str = "") -> str:
    """The badge on the corner of a high trump: "right", "left" or "benny".

    `letter` is a bower's letter in the reader's language; without a glyph for it, the English one is drawn.
    """
    if bower == "benny":
        return benny()
    draw = right_bower if bower == "right" else left_bower
    return draw(letter) if letter in glyphs.GLYPHS else draw()


ART_VERSION: Final = 1
"""Part of every name: raise it when a drawing changes, so that new emojis replace the old ones."""

EMOJI_SIZE: Final = 128
"""Pixels, both ways."""

BACK_NAME: Final = "back"
NO_TRUMP: Final = "nt"
LOW_NO_TRUMP: Final = "low"
MARK_NAMES: Final = ("dealer", "right", "left", "turn", "computer", "alone", "winner", "tricks")

THINGS: Final = (*FACES, BACK_NAME, *colours.SUITS, NO_TRUMP, LOW_NO_TRUMP, *MARK_NAMES)
"""Everything that an emoji can show: card texts, `back`, suits `c d h s`, `nt`, `low` and the marks."""

_OWN_INK_IN_FOUR: Final = "cd"


def emoji_name(thing: str, pack: colours.Pack = colours.Pack.TWO) -> str:
    """The name of an emoji on Discord, 2 to 32 characters of `[A-Za-z0-9_]`; `thing` is one of `THINGS`.

    A thing that looks the same in both packs has one emoji.

    >>> emoji_name("Jd"), emoji_name("Jd", colours.Pack.FOUR), emoji_name("Jh", colours.Pack.FOUR), emoji_name("dealer")
    ('bower1_Jd', 'bower1_Jd4', 'bower1_Jh', 'bower1_dealer')

    Raises:
        ValueError: If `thing` is unknown.
    """
    if thing not in THINGS:
        raise ValueError(thing)
    own = pack is colours.Pack.FOUR and (thing in FACES or thing in colours.SUITS) and thing[-1] in _OWN_INK_IN_FOUR
    return f"bower{ART_VERSION}_{thing}{'4' if own else ''}"


def emoji_names() -> frozenset[str]:
    """The name of every emoji, without drawing any."""
    return frozenset(emoji_name(thing, pack) for pack in colours.Pack for thing in THINGS)


@cache
def emoji_images() -> Mapping[str, bytes]:
    """Every emoji by its name, as PNG of 128 x 128 pixels; the same bytes on every run."""
    drawn: dict[str, bytes] = {}
    for pack in colours.Pack:
        for thing in THINGS:
            name = emoji_name(thing, pack)
            if name not in drawn:
                drawn[name] = rasterise(_drawing(thing, pack), EMOJI_SIZE, EMOJI_SIZE, EMOJI_SIZE)
    return MappingProxyType(drawn)


def _drawing(thing: str, pack: colours.Pack) -> str:
    if thing in FACES:
        return small_face(thing, pack)
    if thing == BACK_NAME:
        return _back()
    mark = suit_sticker(thing, pack) if thing in colours.SUITS else MARKS[thing]()
    return f'<g transform="translate(2 2) scale(1.24)">{mark}</g>'


def small_face(card: str, pack: colours.Pack) -> str:
    """SVG elements of a card in a box of 128 x 128 units, for sizes too small for a whole face."""
    return _card(_joker() if card == "Xx" else _index(card, colours.ink_of(card, pack)))


def _card(art: str) -> str:
    return f'<rect x="10" y="2.5" width="108" height="123" rx="17" fill="{colours.PAPER}" stroke="#7d7668" stroke-width="5"/>{art}'


def _index(card: str, ink: str) -> str:
    rank, suit = card
    return glyphs.rank(rank, 64, 10, 57, ink) + glyphs.suit(suit, 64, 94, 52, ink)


def _joker() -> str:
    teal = "#1f9c8a"
    return (
        f'<g stroke="{colours.PAPER}" stroke-width="2.5" stroke-linejoin="round">'
        f'<path d="M36 88C34 60 30 46 18 44C32 32 52 40 60 66L56 88Z" fill="{teal}"/><path d="M92 88C94 60 98 46 110 44C96 32 76 40 68 66L72 88Z" fill="{colours.JOKER}"/>'
        f'<path d="M40 90C42 56 50 36 64 20V90Z" fill="{colours.JOKER}"/><path d="M88 90C86 56 78 36 64 20V90Z" fill="{teal}"/></g>'
        f'<path d="M32 86Q64 74 96 86L92 108Q64 96 36 108Z" fill="#e3b04b" stroke="{colours.PAPER}" stroke-width="2"/>'
        '<g fill="#e3b04b" stroke="#b07d1e" stroke-width="2.5"><circle cx="20" cy="46" r="8"/><circle cx="108" cy="46" r="8"/><circle cx="64" cy="19" r="8"/></g>'
    )


def _back() -> str:
    return (
        f'<rect x="10" y="2.5" width="108" height="123" rx="17" fill="{colours.PAPER}" stroke="#7d7668" stroke-width="5"/>'
        f'<rect x="20" y="13" width="88" height="102" rx="9" fill="{colours.BACK}"/>'
        f'<path d="M64 22L98 64L64 106L30 64Z" fill="none" stroke="{colours.BACK_LIGHT}" stroke-width="6" stroke-linejoin="round"/>'
        + glyphs.suit("s", 64, 64, 36, colours.BACK_LIGHT)
    )
