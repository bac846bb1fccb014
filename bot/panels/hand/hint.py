"""A hint in the hand panel: the best choice, why, and the expected points of each choice."""

from typing import Final

from bot.coach.hint import Hint
from bot.panels.core.cards import card_text
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Text
from bot.panels.core.translator import Voice
from bot.panels.hand.action_buttons import said_text
from bot.panels.review.decision_lines import format_change
from bot.tables.model import Table
from engine import Action, Discard, Give, Phase, Play, View
from engine.players.advice import Option
from engine.players.explain.codes import Reason, level_groups

_ENOUGH: Final = 2
"""The fewest choices for which a hint is offered."""


def offers_hint(view: View, table: Table) -> bool:
    """Whether the seat to act may ask for a hint: it has a choice to make."""
    on_turn = view.seat is not None and view.actor == view.seat
    return on_turn and table.allows_hints and len(view.choices) >= _ENOUGH and view.phase is not Phase.CUTTING


def hint_button(view: View, table: Table, voice: Voice, *, shown: bool) -> Button:
    """The button that asks for a hint for this version's turn; grey if there is none to ask for, or it is `shown`."""
    return Button(
        id=Press(Verb.HINT, table.id, seen=table.version).button(),
        label=voice.say("button-hint"),
        disabled=shown or not offers_hint(view, table),
    )


def hint_text(hint: Hint, view: View, voice: Voice) -> Text:
    """The best choice and why, then every choice with its expected points, best first.

    Equivalent choices share a figure.
    """
    best = choice_text(hint.advice.best.action, view, voice)
    rows = [_level(group, view, voice, first=not place) for place, group in enumerate(level_groups(hint.advice))]
    lines = [
        voice.say("hint-best", choice=best, why=why_text(hint.reason, voice)),
        " · ".join(rows),
        f"-# {voice.say('hint-method', deals=hint.advice.deals, asked=hint.asked)}",
    ]
    return Text("\n".join(lines))


def why_text(reason: Reason, voice: Voice) -> str:
    """The reason for the best choice, in one sentence."""
    card = "" if reason.card is None else voice.card(reason.card)
    suit = "" if reason.suit is None else voice.suit(reason.suit)
    return voice.say(reason.why, card=card, suit=suit, number=reason.number)


def choice_text(action: Action, view: View, voice: Voice) -> str:
    """The text of a choice's button."""
    match action:
        case Play(card) | Discard(card) | Give(card):
            return card_text(card)
        case _:
            return said_text(action, view, voice) or ""


def _level(group: tuple[Option, ...], view: View, voice: Voice, *, first: bool) -> str:
    names = [choice_text(option.action, view, voice) for option in group]
    if first:
        names[0] = f"**{names[0]}**"
    return f"{' = '.join(names)} {format_change(group[0].points, voice.language)}"
