"""A seat's cards as buttons. Only the player in the seat may see them."""

from collections import Counter
from typing import Final

from bot.panels.core.cards import bower_letter, bower_of, card_emoji, card_text
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import ROW, Button, Buttons, Style, button_rows
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.hand.action_buttons import tick
from bot.panels.table.own_cards import sort_own_cards, trump_of
from bot.tables.model import Table
from engine import Action, Card, Discard, Give, Play, Trump, View

NOT_AN_ACTION: Final = 900
"""Added to the place of a card without a legal action, for a unique custom id. No phase has so many actions."""


def card_rows(
    view: View,
    table: Table,
    aloud: Voice,
    reader: Reader,
    *,
    may_act: bool,
    verb: Verb = Verb.ACT,
    advised: Action | None = None,
) -> tuple[Buttons, ...]:
    """A button for each card, in even rows of at most five. Buttons of cards without a legal action are disabled.

    Each button's custom id has `verb`, the table's version and the index of the choice; the `advised` one is ticked.
    They stay in place from the making of trump on. Before it the picture shows the cards, and there is none to press.
    """
    if view.phase.before_trump and not reader.text_only:
        return ()
    may = _choices(view) if may_act else {}
    buttons: list[Button] = []
    copies = Counter(sort_own_cards(view, reader))
    for place, (card, held) in enumerate(copies.items()):  # two of a card are one button: either does the same
        index = may.get(card)
        lit = index is not None
        ticked = lit and view.choices[index] == advised
        press = Press(verb, table.id, seen=table.version, index=index if lit else NOT_AN_ACTION + place)
        label = _label(card, trump_of(view), aloud) + f" ×{held}" * (held > 1)
        buttons.append(
            Button(
                id=press.button(),
                label=tick(label) if ticked else label,
                emoji=None if reader.text_only else card_emoji(card, reader.pack),
                style=Style.SUCCESS if ticked else Style.PRIMARY if lit else Style.SECONDARY,
                disabled=not lit,
            )
        )
    rows = max(1, -(-len(buttons) // ROW))
    wide = max(1, -(-len(buttons) // rows))  # six are three and three, not five and one
    return button_rows(buttons, wide)


def _choices(view: View) -> dict[Card, int]:
    """The cards with a legal action, each with the index of the action."""
    return {action.card: i for i, action in enumerate(view.choices) if isinstance(action, Play | Discard | Give)}


def _label(card: Card, trump: Trump | None, aloud: Voice) -> str:
    bower = bower_of(card, trump, aloud.table.rules.benny_card)
    return f"{card_text(card)} {bower_letter(bower, aloud.language)}".strip()
