"""A form that was refused comes back: every fault, and a button that opens it with what was typed."""

from dataclasses import replace
from typing import Final

from bot.contests.errors import ContestCode
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Buttons, ChoiceField, Field, Form, Panel, PickField, Style, Text
from bot.servers.saved_rules import RulesetCode
from bot.tables.errors import Code
from bot.texts.catalogue import say
from engine import Refused
from engine.contest.config import ContestRefusal

NOT_A_NUMBER: Final = "house-not-a-number"
"""Data: `option`, `least`, `most`."""
TYPED: Final = frozenset(
    [
        *(code for code in ContestCode if code.startswith(("plan-", "calendar-"))),
        *ContestRefusal,
        *(ContestCode.BAD_NAME, ContestCode.PAST, ContestCode.NEEDS_REASON, ContestCode.BAD_POINTS),
        *(ContestCode.BAD_SEED, ContestCode.CHANNEL_GONE, ContestCode.MAY_NOT_POST, ContestCode.ROLE_GONE),
        *(RulesetCode.BAD_NAME, RulesetCode.PRESET_NAME, RulesetCode.TAKEN, Code.UNKNOWN_PRESET, NOT_A_NUMBER),
    ]
)
"""Refusals of what was typed or chosen: a form with something else in it may be accepted."""


def is_about_what_was_typed(refusal: Refused) -> bool:
    """Whether the form may be accepted with something else in it."""
    return refusal.code in TYPED


def with_typed(form: Form, values: tuple[str, ...]) -> Form:
    """The form with what was typed and chosen in it; a menu without an answer is as before."""
    answers = (*values, *[""] * len(form.fields))
    return replace(form, fields=tuple(map(_with_answer, form.fields, answers)))


def form_again_panel(faults: str, form: Form, number: int, language: str) -> Panel:
    """What is wrong, the way back to the form, and the way back to the panel from which it was opened."""
    again = Press(Verb.FORM_AGAIN, seen=number)
    buttons = [again.button(say(language, "form-again"), Style.PRIMARY)]
    if form.back:
        buttons.append(Button(id=form.back, label=say(language, "league-button-back")))
    return Panel(blocks=(Text(faults), Buttons(tuple(buttons))))


def _with_answer(field: Field | ChoiceField | PickField, answer: str) -> Field | ChoiceField | PickField:
    match field:
        case Field():
            return replace(field, value=answer)
        case ChoiceField() if answer:
            return replace(field, choices=tuple(replace(each, chosen=each.value == answer) for each in field.choices))
        case PickField() if answer.isascii() and answer.isdecimal():
            return replace(field, chosen=int(answer))
        case _:
            return field
