"""How high a panel is on a phone of 390 pixels, by a model of the demo page: it needs no browser.

Lines are wrapped by the widths of the page's own font, buttons by their labels, pictures have their ratio. The figures
are those of the page's style sheet; tests/demo/test_heights.py holds the model against Chromium.
"""

import re
import struct
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import resources

from PIL import ImageFont

from bot.panels.core.panel import Block, Button, Buttons, Divider, Menu, Panel, Picker, Text
from bot.pictures import ChairPicture, TablePicture, render
from bot.pictures import Picture as Drawing

WIDTH = 265.0
"""What a phone leaves for texts, pictures and rows, in pixels; as all lengths here."""
FRAME = 34.0
"""Padding and border of the frame, above and below together."""
GAP = 4.0
"""Between two paragraphs, and between a heading and its text."""
INDENT = 24.0
QUOTE = 16.0
ROW_ABOVE, ROW_BELOW, PICTURE_BELOW, LINE_ASIDE = 4.0, 6.0, 8.0, 8.0
BUTTON, LABEL_LINE, BUTTON_PADDING, BETWEEN = 32.0, 20.0, 24.0, 8.0
EMOJI = 20.0
NORMAL_WIDTH = 100.0
"""Of the font's letters, in per cent."""
MENU = 40.0
SIZES = {"### ": (16.0, 22.0, True), "## ": (20.0, 24.0, True), "# ": (20.0, 24.0, True), "-# ": (14.0, 19.25, False)}
"""Size of letters, height of a line, and whether it is bold, by how a line begins."""
PLAIN = (16.0, 22.0, False)
WIDE_SIGN = 1.245
"""The width of a sign that has a colour, as a part of the size of letters."""
NARROW_SIGNS = {"★": 1.0, "✓": 0.7, "←": 1.0, "→": 1.0}
DATES = {
    "R": "in 2 minutes", "t": "10:29 AM", "T": "10:29:00 AM", "d": "11/26/2026", "D": "November 26, 2026",
    "f": "Nov 26, 2026, 10:29 AM", "F": "Thursday, November 26, 2026 at 10:29 AM",
}  # fmt: skip
_MARKS = re.compile(r"\*\*|\\(.)|(?<!\w)_(?=\w)|(?<=\w)_(?!\w)|(?<!\*)\*(?!\*)|`")
_DATE = re.compile(r"<t:\d+(?::(\w))?>")
_MENTION = re.compile(r"<[@#:/][^>]{1,60}>")
_OURS = re.compile(r":bower\w+:")
_SIGN = "\ue100"
"""Stands for one of our emojis while lines are wrapped."""


def height(panel: Panel) -> float:
    """The height of a panel in its frame."""
    total, below = 0.0, 0.0
    for number, block in enumerate(panel.blocks):
        last = number == len(panel.blocks) - 1
        above, inner, after = _block(block)
        total += (max(below, above) if number else above) + inner
        below = after
        if last:
            total += after
    return total + FRAME


def _block(block: Block) -> tuple[float, float, float]:
    """The margin above, the height, and the margin below; those of neighbours overlap."""
    match block:
        case Text(markdown):
            inner, after = _text(markdown)
            return 0.0, inner, after
        case Buttons(buttons):
            return ROW_ABOVE, _buttons(buttons), ROW_BELOW
        case Menu() | Picker():
            return ROW_ABOVE, MENU, ROW_BELOW
        case Divider():
            return LINE_ASIDE, 1.0, LINE_ASIDE
        case _:
            return 0.0, WIDTH * _ratio(block.drawing), PICTURE_BELOW


_ratios: dict[tuple[object, ...], float] = {}
"""Height by width, by what a picture is of: drawing each would take seconds."""


def _ratio(drawing: Drawing) -> float:
    """Height by width, which depends on how many things of each kind a picture shows, and not on its words."""
    table = drawing.table if isinstance(drawing, ChairPicture) else drawing
    shape = (type(drawing), len(table.seats)) if isinstance(table, TablePicture) else (type(drawing), *_counts(drawing))
    if shape not in _ratios:
        wide, high = struct.unpack_from(">II", render(drawing), 16)
        _ratios[shape] = high / wide
    return _ratios[shape]


def _counts(drawn: object) -> tuple[object, ...]:
    values = [getattr(drawn, field.name) for field in fields(drawn)] if is_dataclass(drawn) else []
    return tuple((len(each), *map(_counts, each)) if isinstance(each, tuple) else each is None for each in values)


def _buttons(buttons: tuple[Button, ...]) -> float:
    """Lines of buttons: one that has no room goes to the next line, and a label wider than the phone is broken."""
    lines: list[float] = []
    room = 0.0
    for button in buttons:
        emoji = 0.0 if button.emoji is None else EMOJI + (BETWEEN if button.label else 0.0)
        wide = max(32.0, _width(button.label, 14.0, bold=False, medium=True) + emoji + BUTTON_PADDING)
        rows = 1
        if wide > WIDTH:
            rows = len(_wrapped([(button.label, False)], 14.0, WIDTH - BUTTON_PADDING - emoji))
        high = max(BUTTON, rows * LABEL_LINE + 4.0)
        wide = min(wide, WIDTH)
        if lines and room + BETWEEN + wide <= WIDTH:
            room += BETWEEN + wide
            lines[-1] = max(lines[-1], high)
        else:
            lines.append(high)
            room = wide
    return sum(lines) + BETWEEN * (len(lines) - 1)


def _text(markdown: str) -> tuple[float, float]:
    """The height of a text, and what its last element keeps below it."""
    total, before, after = 0.0, "", 0.0
    for line in markdown.split("\n"):
        kind, size, high, wide, content, bold = _kind(line)
        if not content.strip():
            total += 22.0 if before == "text" else 0.0
            continue
        if before and (kind in ("head", "item") or kind != before):
            total += 8.0 if kind == "head" else GAP
        total += high * _lines(content, size, wide, bold=bold)
        before, after = kind, GAP if kind == "item" else 0.0
    return total, after


def _kind(line: str) -> tuple[str, float, float, float, str, bool]:
    """What a line is, its letters' size, a line's height, the room it has, its content, whether it is bold."""
    for begin, (size, high, bold) in SIZES.items():
        if line.startswith(begin):
            return "text" if begin == "-# " else "head", size, high, WIDTH, line[len(begin) :], bold
    if line.startswith("> "):
        return "quote", 16.0, 22.0, WIDTH - QUOTE, line[2:], False
    if line.startswith(("- ", "* ")):
        return "item", 16.0, 22.0, WIDTH - INDENT, line[2:], False
    if found := re.match(r"\d+\. ", line):
        return "item", 16.0, 22.0, WIDTH - INDENT, line[found.end() :], False
    return "text", 16.0, 22.0, WIDTH, line, False


def _lines(content: str, size: float, room: float, *, bold: bool) -> int:
    return len(_wrapped(_runs(content, bold=bold), size, room))


def _runs(content: str, *, bold: bool) -> list[tuple[str, bool]]:
    """The words as they are read, in runs that are bold or not."""
    content = _OURS.sub(_SIGN, content)
    content = _DATE.sub(lambda match: DATES[match[1] or "f"], content)
    content = _MENTION.sub("mentioned-name", content)
    runs: list[tuple[str, bool]] = []
    for place, part in enumerate(content.split("**")):
        text = _MARKS.sub(lambda match: match[1] or "", part)
        runs.append((text, bold or place % 2 == 1))
    return runs


def _wrapped(runs: list[tuple[str, bool]], size: float, room: float) -> list[float]:
    """The widths of the lines. A break is at a space, after a hyphen, or anywhere in what is wider than a line."""
    lines, word = [0.0], 0.0
    pending = 0.0
    for text, bold in runs:
        for piece in re.findall(r"[^\s-]+-?|-|\s", text):
            if piece.isspace() and piece != "\u00a0" and piece != "\u202f":
                lines, word, pending = _placed(lines, word, pending, room)
                pending += _width(" ", size, bold=bold)
            else:
                word += _width(piece, size, bold=bold)
                if piece.endswith("-"):
                    lines, word, pending = _placed(lines, word, pending, room)
    return _placed(lines, word, pending, room)[0]


def _placed(lines: list[float], word: float, pending: float, room: float) -> tuple[list[float], float, float]:
    """A word put into the last line after the spaces before it, or into a new line."""
    if not word:
        return lines, 0.0, pending
    if lines[-1] + pending + word <= room:
        lines[-1] += pending + word
    elif word <= room:
        lines.append(word)
    else:
        if lines[-1]:
            lines.append(0.0)
        while word > room:
            lines[-1] = room
            lines.append(0.0)
            word -= room
        lines[-1] = word
    return lines, 0.0, 0.0


def _width(text: str, size: float, *, bold: bool, medium: bool = False) -> float:
    return sum(_advance(sign, 500 if medium else 700 if bold else 400) for sign in text) * size


@cache
def _advance(sign: str, weight: int) -> float:
    """The width of a sign, for letters of size 1."""
    if sign == _SIGN:
        return EMOJI / 16.0
    if sign == "\ufe0e":  # the sign before it has no colour
        return 1.0 - WIDE_SIGN
    if sign in "\ufe0f\u200d":
        return 0.0
    if sign in NARROW_SIGNS:
        return NARROW_SIGNS[sign]
    if ord(sign) >= 0x2190 and sign != "−":
        return WIDE_SIGN
    return _font(weight).getlength(sign) / 1000.0


@cache
def _font(weight: int) -> ImageFont.FreeTypeFont:
    fonts = resources.files("simcord") / "preview" / "static" / "fonts"
    with resources.as_file(fonts / "noto-sans-latin-v2.015.ttf") as path:
        font = ImageFont.truetype(path, 1000, layout_engine=ImageFont.Layout.BASIC)
    font.set_variation_by_axes([weight, NORMAL_WIDTH])
    return font
