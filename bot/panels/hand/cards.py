"""A seat's cards, as a picture and as buttons. Only the player in the seat may see them."""

from collections import Counter
from typing import Final

from bot.panels.core.cards import bower_letter, bower_of, card_emoji, card_text, sort_hand
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Buttons, Picture, Style
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.pictures import HandCard, HandPicture
from bot.tables.model import Table
from engine import Card, Discard, Give, Play, Trump, View
from engine.cards import card_name, cards_in

NOT_AN_ACTION: Final = 900
"""Added to the place of a card without a legal action, for a unique custom id. No phase has so many actions."""
ROW: Final = 5
"""Buttons in a row."""
_FEW: Final = 6
"""Up to so many cards, the buttons stay in place while none can be pressed."""


def hand_picture(view: View, aloud: Voice, reader: Reader) -> tuple[Picture, ...]:
    """The hand as a picture, face down if its holder may not look yet; nothing for a reader of text only."""
    if view.phase.blind and view.seat is not None and view.actor == view.seat and not reader.text_only:
        cards = view.counts[view.seat]
        backs = HandPicture(cards=(HandCard(card=None),) * cards, alt=aloud.say("alt-hand-unseen", count=cards))
        return (Picture(backs),)
    held, trump = _sort_cards(view, reader), _trump(view)
    if not held or reader.text_only:
        return ()
    may, choosing = _choices(view), view.actor == view.seat and view.phase.asks_for_card
    words = (_words(card, trump, aloud) for card in held)
    benny = view.rules.benny_card
    drawing = HandPicture(
        cards=tuple(
            HandCard(
                card=card_name(card),
                dimmed=choosing and card not in may,
                bower=bower_of(card, trump, benny),
                letter=bower_letter(bower_of(card, trump, benny), aloud.language),
            )
            for card in held
        ),
        pack=reader.pack,
        alt=aloud.say("alt-hand", cards=", ".join(words)),
    )
    return (Picture(drawing),)


def card_rows(
    view: View, table: Table, aloud: Voice, reader: Reader, *, may_act: bool, verb: Verb = Verb.ACT
) -> tuple[Buttons, ...]:
    """A button for each card, in even rows of at most five. Buttons of cards without a legal action are disabled.

    Each button's custom id has `verb`, the table's version and the index of the choice.
    """
    may = _choices(view) if may_act else {}
    if not may and not reader.text_only and len(_sort_cards(view, reader)) > _FEW:
        return ()  # rows of disabled buttons would separate the picture from the bids
    buttons: list[Button] = []
    copies = Counter(_sort_cards(view, reader))
    for place, (card, held) in enumerate(copies.items()):  # two of a card are one button: either does the same
        index = may.get(card)
        lit = index is not None
        press = Press(verb, table.id, seen=table.version, index=index if lit else NOT_AN_ACTION + place)
        buttons.append(
            Button(
                id=press.button(),
                label=_label(card, _trump(view), aloud) + f" ×{held}" * (held > 1),
                emoji=None if reader.text_only else card_emoji(card, reader.pack),
                style=Style.PRIMARY if lit else Style.SECONDARY,
                disabled=not lit,
            )
        )
    rows = max(1, -(-len(buttons) // ROW))
    wide = max(1, -(-len(buttons) // rows))  # six are three and three, not five and one
    return tuple(Buttons(tuple(buttons[i : i + wide])) for i in range(0, len(buttons), wide))


def _sort_cards(view: View, reader: Reader) -> tuple[Card, ...]:
    return sort_hand(cards_in(view.cards), _trump(view), reader.sort, view.rules.benny_card)


def _choices(view: View) -> dict[Card, int]:
    """The cards with a legal action, each with the index of the action."""
    return {action.card: i for i, action in enumerate(view.choices) if isinstance(action, Play | Discard | Give)}


def _trump(view: View) -> Trump | None:
    return None if view.contract is None else view.contract.trump


def _label(card: Card, trump: Trump | None, aloud: Voice) -> str:
    bower = bower_of(card, trump, aloud.table.rules.benny_card)
    return f"{card_text(card)} {bower_letter(bower, aloud.language)}".strip()


def _words(card: Card, trump: Trump | None, aloud: Voice) -> str:
    bower = bower_of(card, trump, aloud.table.rules.benny_card)
    return aloud.card(card) if bower is None else aloud.say(f"alt-card-{bower}", card=aloud.card(card))
