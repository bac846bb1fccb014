"""Draws text in Noto Sans, and copes with names of any characters.

Fancy letters become plain ones; emoji and ornaments are left out; where too little of a name is left, the caller's
fallback is drawn. Chinese, Japanese and Korean are drawn if the `cjk` extra is installed.
"""

from __future__ import annotations

import importlib
import re
import string
import unicodedata
from bisect import bisect
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from threading import Lock
from typing import Final, final

import fontpkg  # pyright: ignore[reportMissingTypeStubs]
from PIL import Image, ImageDraw, ImageFont, features

from bot.user_text import tidy

_UNASSIGNED: Final = "\U0010ffff"
"""No font has this character: a font draws the same box for it as for every character it lacks."""
_PROBE: Final = 24
_WIDTHS: Final = (100, 87, 76, 66)
"""The widths of letters to try before a line is cut, in per cent."""
ELLIPSIS: Final = "…"
AND: Final = " & "
"""Joins the names of partners."""
_JOINED: Final = re.compile(r"(, | & )")
_VIRAMA: Final = 9
"""The combining class of the marks that bind a letter of India's scripts to the next one."""
_AT_THE_END: Final = re.compile(r"(?<=\S) ?(\(\w{1,12}\)|(?<= )\d{1,4})$")
"""A seat or a number."""
_STANDIN: Final = "·"
_KERNED: Final = 0.9
"""Kerning makes no name narrower than this part of the sum of its letters."""
_SHAPED: Final = features.check("raqm")
"""Whether marks and letters are set by the rules of their script. Pillow does it where the library FriBiDi is there."""
_TO_SHAPE: Final = ("DEVANAGARI", "VEDIC")
"""How the names of letters of the font begin that cannot be read as they stand in a text, one after another."""
_MARKS: Final = 2
"""Accents drawn on one letter; more would leave the line."""
_LOCK: Final = Lock()
"""Two threads must not use a FreeType face at once."""


@final
@dataclass(frozen=True, slots=True)
class Lettering:
    """One line of text; it begins at the left edge of its picture."""

    letters: Image.Image
    """How much of each pixel the letters cover, mode L. Shared by all colours: do not draw on it."""
    colour: str
    """`#rrggbb`."""
    text: str
    """What is drawn: legible, and cut if it did not fit."""
    cut: bool
    size: int
    """Pixels to the em."""
    width: int
    """Advance in pixels; the image may be a little wider."""
    baseline: int
    """Pixels from the top of the image to the line the letters stand on."""

    @property
    def image(self) -> Image.Image:
        """The text as an RGBA image."""
        image = Image.new("RGBA", self.letters.size, self.colour)
        image.putalpha(self.letters)
        return image


def legible(text: str, fallback: str = "") -> str:
    """`text` on one line, in characters that can be drawn.

    The result is `fallback` if no letter or digit can be drawn, or fewer than half of them. Without one the text is no
    name: signs alone are drawn, and `···` stands for a text of which nothing can be.

    >>> legible("𝓐𝓷𝓷 🔥🔥")
    'Ann'
    >>> legible("🔥🔥", "North")
    'North'
    >>> legible("%")
    '%'
    """
    chars: list[str] = []
    lost = marks = 0
    for char in tidy(unicodedata.normalize("NFC", text)):
        category = unicodedata.category(char)
        marks = marks + 1 if category[0] == "M" else 0
        if char.isspace():
            chars.append(" ")
        elif category[0] == "C" or "\ufe00" <= char <= "\ufe0f" or marks > _MARKS:
            continue
        elif plain := _plain_form(char):
            chars.append(plain)
        elif category[0] in "LN":
            lost += 1
    clean = " ".join("".join(chars).split())
    left = sum(char.isalnum() for char in clean)
    if fallback and (left == 0 or lost > left):
        return legible(fallback)
    return clean if clean and lost <= left else _STANDIN * 3


def load_fonts() -> None:
    """Load what tells which characters can be drawn, and try usual ones: 30 ms that a bot spends beside its loop."""
    legible(f"{string.ascii_letters}{string.digits}\u6f22")


def figures(number: int) -> str:
    """A number as text, with a real minus.

    >>> figures(-3)
    '−3'
    """
    return str(number).replace("-", "\N{MINUS SIGN}")


@lru_cache(maxsize=4096)
def write(
    text: str,
    size: int,
    colour: str,
    *,
    weight: int = 600,
    width: int | None = None,
    fallback: str = "",
    smallest: int | None = None,
) -> Lettering:
    """Draws a text on one line, `size` pixels to the em and at most `width` pixels wide.

    A long text gets narrower letters, then smaller ones down to `smallest`, then it is cut. `colour` is `#rrggbb`,
    `weight` from 100 to 900.
    """
    least = size if smallest is None else smallest
    return replace(_draw_letters(legible(text, fallback), size, weight, width, least), colour=colour)


def width_of(text: str, size: int, weight: int) -> float:
    """The width of a text in pixels, with letters of the usual width."""
    clean = legible(text)
    with _LOCK:
        return _measure(clean, size, weight, _WIDTHS[0])


def least_width(text: str, size: int, weight: int) -> float:
    """The width of a legible text in the narrowest letters of `write`, without kerning: hardly more than drawn."""
    with _LOCK:
        return _sum_letters(text, size, weight, _WIDTHS[-1])


def wrap(text: str, size: int, colour: str, *, width: int, lines: int) -> tuple[Lettering, ...]:
    """Draws a text on at most `lines` lines, broken between words; the last may be narrowed and cut as in `write`."""
    return tuple(write(row, size, colour, width=width) for row in _break(legible(text), size, width, lines))


@lru_cache(maxsize=4096)
def _break(text: str, size: int, width: int, lines: int) -> tuple[str, ...]:
    words, rows = _words(text), list[str]()
    while words:
        row = words.pop(0)
        while words and (len(rows) + 1 == lines or _fits(f"{row} {words[0]}", size, width)):
            row = f"{row} {words.pop(0)}"
        rows.append(row)
    return tuple(rows)


def _words(text: str) -> list[str]:
    """The words of a text; a sign such as `&` stays with the word after it."""
    words: list[str] = []
    for word in text.split(" "):
        if words and not any(char.isalnum() for char in words[-1]):
            words[-1] += f" {word}"
        else:
            words.append(word)
    return words


def _fits(text: str, size: int, width: int) -> bool:
    with _LOCK:
        return _measure(text, size, 600, _WIDTHS[1]) <= width


@lru_cache(maxsize=4096)
def _draw_letters(text: str, size: int, weight: int, limit: int | None, smallest: int) -> Lettering:
    """A line in white. Hundreds of tables have thousands of lines, and most in more than one colour."""
    with _LOCK:
        stretch, whole = _WIDTHS[0], text
        if limit is not None:
            for smaller, narrower in _sizes_to_try(size, smallest):
                size, stretch = smaller, narrower
                sum_of_letters = _sum_letters(text, size, weight, stretch)
                if sum_of_letters * _KERNED <= limit and _measure(text, size, weight, stretch) <= limit:
                    break
            else:
                text = _cut(text, size, weight, stretch, limit)
        advance = round(_measure(text, size, weight, stretch))
        baseline, height = round(size * 1.1), round(size * 1.45)
        letters = Image.new("L", (max(1, advance + 2), height))
        draw = ImageDraw.Draw(letters)
        x = 0.0
        for run, font in _split_by_font(text, size, weight, stretch):
            draw.text((x, baseline), run, font=font, fill=255, anchor="ls")
            x += font.getlength(run)
        return Lettering(letters, "#ffffff", text, text != whole, size, advance, baseline)


def _sizes_to_try(size: int, smallest: int) -> list[tuple[int, int]]:
    """Sizes and widths of letters: narrower first, then smaller."""
    return [(size, stretch) for stretch in _WIDTHS] + [
        (less, _WIDTHS[-1]) for less in range(size - 1, smallest - 1, -1)
    ]


def _cut(text: str, size: int, weight: int, stretch: int, limit: int) -> str:
    """As much of a text as fits. Of names joined by ampersands each loses letters, the longest first."""

    def narrow(cut: Callable[[int], str]) -> str | None:
        fitting = bisect(range(1, len(text)), limit, key=lambda letters: _measure(cut(letters), size, weight, stretch))
        return cut(fitting) if fitting else None

    names = _JOINED.split(text) if AND in text else [text]
    return (
        narrow(lambda letters: "".join(shorten(each, letters + 1) for each in names))
        or narrow(lambda letters: begin(text, letters) + ELLIPSIS)
        or ELLIPSIS
    )


def shorten(name: str, letters: int, gap: str = ELLIPSIS) -> str:
    """At most so many letters of a name, and where some are left out a `gap`; what tells it from others stays.

    >>> [shorten("Maximiliana", 5, "."), shorten("Alexandra (1)", 6), shorten("Anna (South)", 3), shorten("Ann", 3)]
    ['Maxi.', 'Al…(1)', '…(South)', 'Ann']
    """
    if len(name) <= letters or _JOINED.fullmatch(name):
        return name
    found = _AT_THE_END.search(name)
    if found is None:
        return begin(name, max(1, letters - 1)) + gap
    return begin(name[: found.start()], max(0, letters - 1 - len(found[1]))) + ELLIPSIS + found[1]


def begin(text: str, letters: int) -> str:
    """The first letters of a text, none without its marks."""
    while 0 < letters < len(text) and unicodedata.category(text[letters])[0] == "M":
        letters -= 1
    begun = text[:letters].rstrip()
    return begun[:-1] if begun and unicodedata.combining(begun[-1]) == _VIRAMA else begun


def _measure(text: str, size: int, weight: int, stretch: int) -> float:
    return sum(font.getlength(run) for run, font in _split_by_font(text, size, weight, stretch))


def _sum_letters(text: str, size: int, weight: int, stretch: int) -> float:
    return sum(_letter(char, size, weight, stretch) for char in text if not unicodedata.combining(char))


@lru_cache(maxsize=16384)
def _letter(char: str, size: int, weight: int, stretch: int) -> float:
    """The width of one letter. Measuring a whole name takes half a millisecond, for each width that is tried."""
    return _measure(char, size, weight, stretch)


def _split_by_font(text: str, size: int, weight: int, stretch: int) -> list[tuple[str, ImageFont.FreeTypeFont]]:
    runs: list[tuple[str, ImageFont.FreeTypeFont]] = []
    for char in text:
        in_noto = char == " " or unicodedata.combining(char) or _has_glyph(char, cjk=False)
        font = _font(size, weight, stretch) if in_noto else _cjk_font(size) or _font(size, weight, stretch)
        if runs and (runs[-1][1] is font or unicodedata.combining(char)):
            runs[-1] = (runs[-1][0] + char, runs[-1][1])
        else:
            runs.append((char, font))
    return runs


@lru_cache(maxsize=4096)
def _plain_form(char: str) -> str:
    """The character if a font has it and it can be set, else plainer ones for it, else nothing."""
    if not _SHAPED and (unicodedata.category(char)[0] == "M" or unicodedata.name(char, "").startswith(_TO_SHAPE)):
        return ""
    with _LOCK:
        plainer = unicodedata.normalize("NFKC", char)
        for form, cjk in (
            (char, False),
            (plainer, False),
            (char, True),
            (unicodedata.normalize("NFKD", char)[:1], False),
        ):
            if form and all(c == " " or _has_glyph(c, cjk=cjk) for c in form):
                return form
    return ""


@lru_cache(maxsize=8192)
def _has_glyph(char: str, *, cjk: bool) -> bool:
    font = _probe_font(cjk=cjk)
    return font is not None and _draw_probe(font, char) != _draw_probe(font, _UNASSIGNED)


@lru_cache(maxsize=2)
def _probe_font(*, cjk: bool) -> ImageFont.FreeTypeFont | None:
    """A font that moves no mark: the box for one that it lacks is the box for every other character."""
    font = _cjk_font(_PROBE) if cjk else _font(_PROBE, 400, 100)
    return None if font is None else font.font_variant(layout_engine=ImageFont.Layout.BASIC)


def _draw_probe(font: ImageFont.FreeTypeFont, char: str) -> bytes:
    image = Image.new("L", (2 * _PROBE, 2 * _PROBE))
    ImageDraw.Draw(image).text((_PROBE / 2, 1.5 * _PROBE), char, font=font, fill=255, anchor="ls")
    return image.tobytes()


@lru_cache(maxsize=64)
def _font(size: int, weight: int, stretch: int) -> ImageFont.FreeTypeFont:
    """Noto Sans. Its axes are weight (100-900) and width (62.5-100 per cent), in this order."""
    font = ImageFont.truetype(str(fontpkg.path("Noto Sans")), size)
    font.set_variation_by_axes([float(weight), float(stretch)])
    return font


@lru_cache(maxsize=16)
def _cjk_font(size: int) -> ImageFont.FreeTypeFont | None:
    try:
        package = importlib.import_module("noto_cjk_sans_jp_regular")
    except ModuleNotFoundError:
        return None
    home = Path(next(iter(package.__path__)))
    return ImageFont.truetype(str(home / "NotoSansCJKjp-Regular.otf"), size)
