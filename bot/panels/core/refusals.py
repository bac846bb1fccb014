"""Refusals and faults as sentences."""

from collections.abc import Mapping, Sequence
from typing import Final, final

from bot.contests.errors import ContestCode
from bot.panels.core.names import escape
from bot.panels.rules.option_texts import OPTIONS, option_name
from bot.texts.catalogue import say
from engine import BadRules, Refused

_LONGEST: Final = 100
"""Characters of what a refusal quotes: a contest's name, or three time zones."""

_BUTTONS: Final[Mapping[str, str]] = {
    ContestCode.FORMER: "league-button-pair",
    ContestCode.HALF: "league-view-me",
    ContestCode.NOT_PROPOSED: "league-button-offer",
}
"""The label of the public button that a refusal quotes, in the `language` of its channel, which its data has."""


@final
class Faults(Refused):
    """All that is wrong with what was typed into a form: one refusal or more, in the order of its fields."""

    def __init__(self, faults: Sequence[Refused]) -> None:
        super().__init__(faults[0].code, **faults[0].data)
        self.faults = tuple(faults)


def sentence(refusal: Refused, language: str) -> str:
    """A refusal as a sentence for the member; all that is wrong with a form, a line each."""
    if isinstance(refusal, Faults):
        return "\n".join(sentence(each, language) for each in refusal.faults)
    if isinstance(refusal, BadRules):
        option = refusal.option
        return say(language, refusal.code, option=option_name(option, language) if option in OPTIONS else option)
    data = {name: escape(it, _LONGEST) if isinstance(it, str) else it for name, it in refusal.data.items()}
    if refusal.code in _BUTTONS:
        data["button"] = say(str(refusal.data["language"]), _BUTTONS[refusal.code])
    return say(language, refusal.code, **data)


def fault(incident: str, language: str) -> str:
    """A fault of the bot as a sentence; `incident` is its id in the log."""
    return say(language, "incident", incident=f"`{incident}`")
