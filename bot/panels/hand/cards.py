"""A seat's cards as buttons. Only the player in the seat may see them."""

from collections import Counter
from typing import Final

from bot.panels.core.cards import bower_letter, bower_of, card_emoji, card_label
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import ROW, Button, Buttons, Style, button_rows
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.hand.action_buttons import Marks
from bot.panels.table.own_cards import sort_own_cards, trump_of
from bot.tables.model import Table
from engine import Card, Discard, Give, Play, Trump, View

_ON_A_PHONE: Final = 3
"""Cards in a row where there are several rows: a phone breaks longer ones."""
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
    marks: Marks | None = None,
) -> tuple[Buttons, ...]:
    """A button for each card, in one row or in rows of three. Buttons of cards without a legal action are disabled.

    Each button's custom id has `verb`, the table's version and the index of the choice. With `marks` the best choice
    is ticked and each has its figure, in place of the card's emoji. They stay in place while the hand is played. Where
    no card is asked for the picture shows them, and there is none to press.
    """
    if not (view.phase.has_tricks or view.phase.asks_for_card or reader.text_only):
        return ()
    may = _choices(view) if may_act else {}
    buttons: list[Button] = []
    copies = Counter(sort_own_cards(view, reader))
    for place, (card, held) in enumerate(copies.items()):  # two of a card are one button: either does the same
        index = may.get(card)
        lit = index is not None
        press = Press(verb, table.id, seen=table.version, index=index if lit else NOT_AN_ACTION + place)
        label = _label(card, trump_of(view), aloud) + f" ×{held}" * (held > 1)
        best = marks is not None and index is not None and view.choices[index] == marks.best
        if marks is not None and index is not None:
            label = marks.label(view.choices[index], label)
        buttons.append(
            press.button(
                label,
                Style.SUCCESS if best else Style.PRIMARY if lit else Style.SECONDARY,
                emoji=None if reader.text_only or marks is not None else card_emoji(card, reader.pack),
                disabled=not lit,
            )
        )
    return button_rows(buttons, ROW if len(buttons) <= ROW else _ON_A_PHONE)


def _choices(view: View) -> dict[Card, int]:
    """The cards with a legal action, each with the index of the action."""
    return {action.card: i for i, action in enumerate(view.choices) if isinstance(action, Play | Discard | Give)}


def _label(card: Card, trump: Trump | None, aloud: Voice) -> str:
    bower = bower_of(card, trump, aloud.table.rules.benny_card)
    return f"{card_label(card, aloud.table.rules, aloud.language)} {bower_letter(bower, aloud.language)}".strip()
