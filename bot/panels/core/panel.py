"""Panels: a message as a value. Texts are Markdown, already in the reader's language, names already escaped."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias, final

from bot.pictures import Picture as AnyPicture

ROW: Final = 5
"""Buttons in a row, at most."""
CHOICES: Final = 25
"""Of a menu, at most."""
GOLD: Final = 0xE3B04B
"""The accent of what is open, won or worth a look."""
QUIET: Final = 0x7D7668
"""The accent of what waits, or is over."""


class Style(StrEnum):
    """A button's weight."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    SUCCESS = "success"
    DANGER = "danger"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Button:
    """A button with a label, an emoji, or both. `id` is one of our custom ids, `emoji` the name of ours."""

    id: str
    label: str = ""
    emoji: str | None = None
    style: Style = Style.SECONDARY
    disabled: bool = False


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """One option of a select menu."""

    label: str
    value: str
    description: str = ""
    chosen: bool = False


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Select:
    """A menu of 1 to 25 choices, of which a member picks one, or up to `most`, or none then."""

    id: str
    placeholder: str
    choices: tuple[Choice, ...]
    most: int = 1


class Lists(StrEnum):
    """What a menu that Discord fills itself lists."""

    MEMBER = "member"
    ROLE = "role"
    CHANNEL = "channel"
    """Text channels."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Field:
    """A line of a form, or a paragraph if it is `long`. `label` has at most 45 characters, `about` below it 100."""

    label: str
    value: str = ""
    longest: int
    required: bool = True
    long: bool = False
    about: str = ""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ChoiceField:
    """A menu in a form, of 1 to 25 choices; the answer may be left out. `label` has at most 45 characters."""

    label: str
    choices: tuple[Choice, ...]


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PickField:
    """A menu of roles or channels in a form; the answer is an id, or left out. `label` has at most 45 characters."""

    label: str
    kind: Lists
    chosen: int | None = None


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Form:
    """A modal of 1 to 5 questions; its answer is a text for each, empty where none was given.

    `title` has at most 45 characters. `back` is the id of a button to the panel from which it was opened.
    """

    id: str
    title: str
    fields: tuple[Field | ChoiceField | PickField, ...]
    back: str = ""


@final
@dataclass(frozen=True, slots=True)
class Text:
    """A paragraph of Markdown. `:emoji_name:` of application emojis is replaced when shown."""

    markdown: str


@final
@dataclass(frozen=True, slots=True)
class Picture:
    """A picture to draw; its description carries the alternative text."""

    drawing: AnyPicture


@final
@dataclass(frozen=True, slots=True)
class Buttons:
    """A row of 1 to 5 buttons."""

    buttons: tuple[Button, ...]


def button_rows(buttons: Sequence[Button], longest: int = ROW) -> tuple[Buttons, ...]:
    """Buttons in rows of at most `longest`."""
    return tuple(Buttons(tuple(buttons[i : i + longest])) for i in range(0, len(buttons), longest))


@final
@dataclass(frozen=True, slots=True)
class Menu:
    """A row with one select."""

    select: Select


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Picker:
    """A row with a menu that Discord fills: its value is the id of what is picked."""

    id: str
    kind: Lists
    placeholder: str
    chosen: int | None = None
    count: int = 1
    """How many members are picked at once."""


@final
@dataclass(frozen=True, slots=True)
class Divider:
    """A thin line."""


Block: TypeAlias = Text | Picture | Buttons | Menu | Picker | Divider


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """A message: blocks from top to bottom in a container with an accent colour (0xRRGGBB)."""

    blocks: tuple[Block, ...]
    accent: int | None = None
