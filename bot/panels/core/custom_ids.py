"""Custom ids: what a button or menu does, as ASCII text of at most 100 characters. Never a card, never a name."""

import re
from dataclasses import dataclass
from typing import Final, final

from bot.panels.core.panel import Button, Style
from bot.panels.core.verbs import Verb

__all__ = [
    "ANYWHERE",
    "BUTTON_TEMPLATE",
    "MENU_TEMPLATE",
    "MODAL_TEMPLATE",
    "OF_A_CONTEST",
    "OF_A_MEMBER",
    "Press",
    "Verb",
    "read",
]


def _template(begin: str) -> re.Pattern[str]:
    numbers = ":".join((r"(?P<subject>[0-9]{1,20})", r"(?P<seen>[0-9]{1,10})", r"(?P<index>[0-9]{1,6})"))
    return re.compile(rf"{begin}:(?P<verb>[a-z_]{{1,24}}):{numbers}")


BUTTON_TEMPLATE: Final = _template("bower")
MENU_TEMPLATE: Final = _template("bowermenu")
MODAL_TEMPLATE: Final = _template("bowermodal")

OF_A_MEMBER: Final = frozenset({Verb.STATS, Verb.STATS_RULES, Verb.STATS_PAGE, Verb.STATS_SHARE, Verb.STATS_PARTNERS})
"""Verbs whose `subject` is a member; everyone in the server may see the panel."""
ANYWHERE: Final = frozenset(
    {Verb.HELP, Verb.HOW_TO_PLAY, Verb.GUIDE, Verb.GUIDE_OPEN, Verb.PRIVACY_PAGE, Verb.PRIVACY_DELETE, Verb.NO}
)
"""Verbs that also work in direct messages; all others are of a server."""
OF_A_CONTEST: Final = frozenset(verb for verb in Verb if verb.name.startswith("CONTEST"))
"""Verbs whose `subject` is a contest."""


@final
@dataclass(frozen=True, slots=True)
class Press:
    """A parsed custom id."""

    verb: Verb
    subject: int = 0
    seen: int = 0
    index: int = 0

    def button(
        self, label: str = "", style: Style = Style.SECONDARY, *, emoji: str | None = None, disabled: bool = False
    ) -> Button:
        """A button that does this; see `Button`."""
        return Button(id=self.button_id(), label=label, emoji=emoji, style=style, disabled=disabled)

    def button_id(self) -> str:
        """The custom id of a button."""
        return f"bower:{self._rest()}"

    def menu(self) -> str:
        """The custom id of a menu."""
        return f"bowermenu:{self._rest()}"

    def modal(self) -> str:
        """The custom id of a modal."""
        return f"bowermodal:{self._rest()}"

    def _rest(self) -> str:
        return f"{self.verb}:{self.subject}:{self.seen}:{self.index}"


def read(match: re.Match[str]) -> Press:
    """The press of a matched custom id.

    Raises:
        ValueError: For an unknown verb (a button of another version of Bower).
    """
    return Press(Verb(match["verb"]), int(match["subject"]), int(match["seen"]), int(match["index"]))
