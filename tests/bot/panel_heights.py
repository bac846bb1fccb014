"""How high a panel is on a phone of 390 pixels, by a model of the demo page: it needs no browser.

Lines are wrapped by the widths of the page's own font, buttons by their labels, pictures have their ratio. The figures
are those of the page's style sheet; tests/demo/test_on_a_phone.py holds the model against Chromium.
"""

import re
import struct
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import resources

from PIL import ImageFont

from bot.panels.core.panel import Block, Button, Buttons, Divider, Menu, Panel, Picker, Text
from bot.pictures.hands import ChairPicture
from bot.pictures.studio import Picture as Drawing
from bot.pictures.studio import render
from bot.pictures.table_description import TablePicture

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
MENU_FRAME, MENU_ASIDE, CHIP, CHIP_PADDING, CHIP_GAP = 20.0, 50.0, 30.0, 16.0, 4.0
"""Of a menu of which several things can be chosen, each of which is a chip then."""
CODE, CODE_EDGE = 0.875 * 0.6, 5.0
"""The width of each sign of code, as a part of the size of letters, and what stands before and after it."""
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
_MARKS = re.compile(r"\*\*|\\(.)|(?<!\w)_(?=\w)|(?<=\w)_(?!\w)|(?<!\*)\*(?!\*)")
_ITEM = re.compile(r"(?P<within> {2,})?(?:[-*]|(?P<number>\d+)\.) ")
"""Begins an item of a list, or of a list within an item."""
_DATE = re.compile(r"<t:\d+(?::(\w))?>")
_MENTION = re.compile(r"<[@#:/][^>]{1,60}>")
_OURS = re.compile(r":bower\w+:")
_LINK = re.compile(r"\[([^\]\n]+)\]\(https?:[^)\s]+\)")
_SIGN = "\ue100"
"""Stands for one of our emojis while lines are wrapped."""
_OTHER_SIGNS = re.compile("[\u2190-\u2211\u2213-\uffff\U00010000-\U0010ffff]")
"""What is no letter of the page's font; U+2212 is its minus."""
_EDGE = "\ue101"
"""Stands for an end of what is code."""
_WEIGHTS = {"plain": 400, "medium": 500, "bold": 700}


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


def shows_whole(choice: str) -> bool:
    """Whether a closed menu has room for the words of a choice."""
    return _width(choice, 16.0, "plain") <= WIDTH - MENU_ASIDE


def _block(block: Block) -> tuple[float, float, float]:
    """The margin above, the height, and the margin below; those of neighbours overlap."""
    match block:
        case Text(markdown):
            inner, after = _text(markdown)
            return 0.0, inner, after
        case Buttons(buttons):
            return ROW_ABOVE, _buttons(buttons), ROW_BELOW
        case Menu(select) if select.most > 1 and any(choice.chosen for choice in select.choices):
            return ROW_ABOVE, _chips([choice.label for choice in select.choices if choice.chosen]), ROW_BELOW
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
        wide = max(32.0, _width(button.label, 14.0, "medium") + emoji + BUTTON_PADDING)
        rows = 1
        if wide > WIDTH:
            rows = len(_wrapped([(button.label, "plain")], 14.0, WIDTH - BUTTON_PADDING - emoji))
        high = max(BUTTON, rows * LABEL_LINE + 4.0)
        wide = min(wide, WIDTH)
        if lines and room + BETWEEN + wide <= WIDTH:
            room += BETWEEN + wide
            lines[-1] = max(lines[-1], high)
        else:
            lines.append(high)
            room = wide
    return sum(lines) + BETWEEN * (len(lines) - 1)


def _chips(labels: list[str]) -> float:
    rows, room = 0, 0.0
    for label in labels:
        wide = _width(label, 14.0, "medium") + CHIP_PADDING
        if rows and room + CHIP_GAP + wide <= WIDTH - MENU_ASIDE:
            room += CHIP_GAP + wide
        else:
            rows, room = rows + 1, wide
    return MENU_FRAME + rows * CHIP + (rows - 1) * CHIP_GAP


def _text(markdown: str) -> tuple[float, float]:
    """The height of a text, and what its last element keeps below it."""
    total, before, after = 0.0, "", 0.0
    for line in markdown.split("\n"):
        kind, size, high, wide, content, bold = _kind(line, before)
        if not content.strip():
            total += 22.0 if before == "text" else 0.0
            continue
        if before and (kind in ("head", "item") or kind != before):
            total += 8.0 if kind == "head" else GAP
        total += high * _lines(content, size, wide, bold=bold)
        before, after = kind, GAP if kind == "item" else 0.0
    return total, after


def _kind(line: str, before: str) -> tuple[str, float, float, float, str, bool]:
    """What a line is, its letters' size, a line's height, the room it has, its content, whether it is bold.

    `before` is what the line before it is: within a text no list begins with another number than 1.
    """
    for begin, (size, high, bold) in SIZES.items():
        if line.startswith(begin):
            return "text" if begin == "-# " else "head", size, high, WIDTH, line[len(begin) :], bold
    if line.startswith("> "):
        return "quote", 16.0, 22.0, WIDTH - QUOTE, line[2:], False
    if (found := _ITEM.match(line)) and (before != "text" or found["number"] in (None, "1")):
        indents = 2 if found["within"] else 1
        return "item", 16.0, 22.0, WIDTH - indents * INDENT, line[found.end() :], False
    return "text", 16.0, 22.0, WIDTH, line, False


def _lines(content: str, size: float, room: float, *, bold: bool) -> int:
    return len(_wrapped(_runs(content, bold=bold), size, room))


def _runs(content: str, *, bold: bool) -> list[tuple[str, str]]:
    """The words as they are read, in runs of one kind of letters: `plain`, `bold` or `code`."""
    content = _OURS.sub(_SIGN, _LINK.sub(r"\1", content))
    content = _DATE.sub(lambda match: DATES[match[1] or "f"], content)
    content = _MENTION.sub("mentioned-name", content)
    runs: list[tuple[str, str]] = []
    for place, part in enumerate(content.split("**")):
        letters = "bold" if bold or place % 2 == 1 else "plain"
        for inner, text in enumerate(part.split("`")):
            if inner % 2 == 1:
                runs.append((f"{_EDGE}{text}{_EDGE}", "code"))
            elif text:
                runs.append((_MARKS.sub(lambda match: match[1] or "", text), letters))
    return runs


def _wrapped(runs: list[tuple[str, str]], size: float, room: float) -> list[float]:
    """The widths of the lines. A break is at a space, after a hyphen, or anywhere in what is wider than a line."""
    lines, word = [0.0], 0.0
    pending = 0.0
    for text, letters in runs:
        for piece in re.findall(r"[^\s-]+-?|-|\s", text):
            if piece.isspace() and piece != "\u00a0" and piece != "\u202f":
                lines, word, pending = _placed(lines, word, pending, room)
                pending += _width(" ", size, letters)
            else:
                word += _width(piece, size, letters)
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


def _width(text: str, size: float, letters: str) -> float:
    if letters == "code":
        edges = text.count(_EDGE)
        return (len(text) - edges) * CODE * size + edges * CODE_EDGE
    return _advances(text, _WEIGHTS[letters]) * size


@cache
def _advances(text: str, weight: int) -> float:
    """The width of a text, for letters of size 1: its letters stand as near as the font says of each pair."""
    parts = _OTHER_SIGNS.split(text)
    letters = sum(_font(weight).getlength(part) / 1000.0 for part in parts if part)
    return letters + sum(map(_other, _OTHER_SIGNS.findall(text)))


def _other(sign: str) -> float:
    if sign == _SIGN:
        return EMOJI / 16.0
    if sign == "\ufe0e":  # the sign before it has no colour
        return 1.0 - WIDE_SIGN
    if sign in "\ufe0f\u200d":
        return 0.0
    if sign in NARROW_SIGNS:
        return NARROW_SIGNS[sign]
    return WIDE_SIGN


@cache
def _font(weight: int) -> ImageFont.FreeTypeFont:
    fonts = resources.files("simcord") / "preview" / "static" / "fonts"
    with resources.as_file(fonts / "noto-sans-latin-v2.015.ttf") as path:
        font = ImageFont.truetype(path, 1000, layout_engine=ImageFont.Layout.RAQM)
    font.set_variation_by_axes([weight, NORMAL_WIDTH])
    return font
