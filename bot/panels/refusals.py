"""Refusals and faults as sentences; a form that was refused comes back with what was typed."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, final

from bot.contests.errors import ContestCode
from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.wording import escape
from bot.panels.rules.option_texts import OPTIONS, option_name
from bot.servers import RulesetCode
from bot.tables.errors import Code
from bot.texts.catalogue import say
from bot.wall_clock import TimeCode
from engine import BadRules, Refused
from engine.contest.config import ContestRefusal

NOT_A_NUMBER: Final = "house-not-a-number"
"""Data: `option`, `least`, `most`."""
TYPED: Final = frozenset(
    [
        *(code for code in ContestCode if code.startswith("plan-")),
        *TimeCode,
        *ContestRefusal,
        *(ContestCode.BAD_NAME, ContestCode.PAST, ContestCode.NEEDS_REASON, ContestCode.BAD_POINTS),
        *(ContestCode.CHANNEL_GONE, ContestCode.MAY_NOT_POST),
        *(RulesetCode.BAD_NAME, RulesetCode.PRESET_NAME, RulesetCode.TAKEN, Code.UNKNOWN_PRESET, NOT_A_NUMBER),
    ]
)
"""Refusals of what was typed or chosen: a form with something else in it may be accepted."""
_LONGEST: Final = 100
"""Characters of what a refusal quotes: a contest's name."""


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
    return say(language, refusal.code, **data)


def fault(incident: str, language: str) -> str:
    """A fault of the bot as a sentence; `incident` is its id in the log."""
    return say(language, "incident", incident=f"`{incident}`")


def server_panel(language: str, invitation: str) -> p.Panel:
    """What needs a server says so, with the address at which Bower is added to one."""
    add = p.Button(id=invitation, label=say(language, "button-add-bower"))
    return p.Panel(blocks=(p.Text(say(language, "reply-only-in-a-server")), p.Buttons((add,))))


def is_about_what_was_typed(refusal: Refused) -> bool:
    """Whether the form may be accepted with something else in it."""
    return refusal.code in TYPED


def with_typed(form: p.Form, values: tuple[str, ...]) -> p.Form:
    """The form with what was typed and chosen in it; a menu without an answer is as before."""
    answers = (*values, *[""] * len(form.fields))
    return replace(form, fields=tuple(map(_with_answer, form.fields, answers)))


def form_again_panel(faults: str, form: p.Form, number: int, language: str) -> p.Panel:
    """What is wrong, the way back to the form, and the way back to the panel from which it was opened."""
    again = Press(Verb.FORM_AGAIN, seen=number)
    buttons = [again.button(say(language, "form-again"), p.Style.PRIMARY)]
    if form.back:
        buttons.append(p.Button(id=form.back, label=say(language, "league-button-back")))
    return p.Panel(blocks=(p.Text(faults), p.Buttons(tuple(buttons))))


def _with_answer(field: p.Field | p.ChoiceField | p.PickField, answer: str) -> p.Field | p.ChoiceField | p.PickField:
    match field:
        case p.Field():
            return replace(field, value=answer)
        case p.ChoiceField() if answer:
            return replace(field, choices=tuple(replace(each, chosen=each.value == answer) for each in field.choices))
        case p.PickField() if answer.isascii() and answer.isdecimal():
            return replace(field, chosen=int(answer))
        case _:
            return field
