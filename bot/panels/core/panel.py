"""Panels: a message as a value, its digest, and what a channel should show. Texts are Markdown."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import blake2b
from typing import Final, TypeAlias, final

from bot.pictures.studio import Picture as AnyPicture

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
    """A button with a label, an emoji, or both. `id` is one of our custom ids, `emoji` the name of ours.

    An `id` that begins with `https:` is an address, which a press opens.
    """

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
    """A picture to draw; its description carries the alternative text. A `spoiler` is covered until it is pressed."""

    drawing: AnyPicture
    spoiler: bool = field(default=False, repr=False)  # the digests of messages that are there stay


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


_COUNTDOWN: Final = re.compile(r"<t:(\d+):R>")
_STEPS: Final = 8
"""Countdowns that differ by less than this part of the clock look the same."""


def panel_look(panel: Panel, clock_ms: int) -> object:
    """A value that two panels share if they look the same, as in `panel_digest`; made in a tenth of the time.

    It keeps the panel in memory.
    """
    step = _step(clock_ms)
    texts = tuple(_round(block.markdown, step) for block in panel.blocks if isinstance(block, Text))
    rest = tuple(block for block in panel.blocks if not isinstance(block, Text))
    alts = tuple(block.drawing.alt for block in rest if isinstance(block, Picture))  # equal pictures may differ in them
    order = tuple(map(type, panel.blocks))
    return order, texts, alts, replace(panel, blocks=rest)


def panel_digest(panel: Panel, clock_ms: int) -> str:
    """32 hexadecimal digits. Panels that differ only in when a clock of `clock_ms` runs out, and little, are the same.

    A reconnection gives every clock back a few seconds; that alone is no reason to edit a message.
    """
    return blake2b(_round(repr(panel), _step(clock_ms)).encode(), digest_size=16).hexdigest()


def _step(clock_ms: int) -> int:
    return max(1, clock_ms // 1000 // _STEPS)


def _round(text: str, step: int) -> str:
    return _COUNTDOWN.sub(lambda match: str(int(match[1]) // step), text)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """What a message should be now; its row (`bot.posts.Post`) says where, and what becomes of it.

    `say` makes it in the server's language; its text names everyone whom it calls. Only a new message calls anybody.
    """

    say: Callable[[str], Panel]
    plain: bool = False
    """Whether it is a text with buttons, of which a phone's notification shows the words."""
    calls: tuple[int, ...] = ()
    """Members; those who want no pings are left out."""
    role: int | None = None
    asker: int | None = None
    """The member by whose rights the role is called when the message is posted; None if that was asked before."""
    not_before: int = 0
    """When it may be posted, milliseconds UTC."""
    changes_at: int | None = None
    """When something else will be wanted, by the clock alone; milliseconds UTC."""

    def without_calls(self) -> "Wanted":
        """The same for a message that calls nobody."""
        return replace(self, calls=(), role=None)
