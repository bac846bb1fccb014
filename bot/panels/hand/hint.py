"""A hint in the hand panel: the best choice and why in place of the question, and figures on the buttons."""

from typing import Final

from bot.coach.hint import Hint
from bot.panels.core.cards import card_text
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button
from bot.panels.core.translator import Voice
from bot.panels.hand.action_buttons import Marks, said_text
from bot.panels.review.decision_lines import format_change, why_text
from bot.tables.model import Table
from engine import Action, Discard, Give, Phase, Play, View
from engine.players.explain.codes import level_groups

_ENOUGH: Final = 2
"""The fewest choices for which a hint is offered."""


def offers_hint(view: View, table: Table) -> bool:
    """Whether the seat to act may ask for a hint: it has a choice to make."""
    on_turn = view.seat is not None and view.actor == view.seat
    return on_turn and table.allows_hints and len(view.choices) >= _ENOUGH and view.phase is not Phase.CUTTING


def hint_button(view: View, table: Table, voice: Voice) -> Button:
    """The button that asks for a hint for this version's turn; grey if there is none to ask for."""
    return Press(Verb.HINT, table.id, seen=table.version).button(
        voice.say("button-hint"), disabled=not offers_hint(view, table)
    )


def hint_lines(hint: Hint, view: View, voice: Voice) -> list[str]:
    """The best choice, and below it why."""
    best = choice_text(hint.advice.best.action, view, voice)
    why = why_text(hint.reason, voice)
    return [f"### {voice.say('hint-best', choice=best)}", *([f"-# {why}"] if why else [])]


def marks_of(hint: Hint, language: str) -> Marks:
    """The best choice, and the expected points of each; equivalent choices share a figure."""
    groups = level_groups(hint.advice)
    figures = {option.action: format_change(group[0].points, language) for group in groups for option in group}
    return Marks(hint.advice.best.action, figures)


def choice_text(action: Action, view: View, voice: Voice) -> str:
    """The text of a choice's button."""
    match action:
        case Play(card) | Discard(card) | Give(card):
            return card_text(card)
        case _:
            return said_text(action, view, voice) or ""
