"""Buttons for everything that is said and not played: bids, passes, going alone."""

from typing import Final

from bot.panels.cards import card_text, trump_emoji
from bot.panels.ids import Press, Verb
from bot.panels.panel import Button, Buttons, Style
from bot.panels.voice import Voice
from bot.pictures.ink import Pack
from bot.tables.model import Table
from engine import Action, Alone, Name, Order, Pass, Phase, View

ROW: Final = 5


def bid_rows(view: View, table: Table, aloud: Voice, pack: Pack | None) -> tuple[Buttons, ...]:
    """What the seat may say now: first with the partner, then alone. With a pack, suits have their emojis."""
    together: list[Button] = []
    alone: list[Button] = []
    for index, action in enumerate(view.choices):
        text = _text(action, view, aloud)
        if text is None:
            continue
        label, style = text
        button = Button(
            id=Press(Verb.ACT, table.id, seen=table.version, index=index).button(),
            label=label,
            emoji=trump_emoji(action.trump, pack) if isinstance(action, Name) and pack is not None else None,
            style=style,
        )
        (alone if _is_alone(action) else together).append(button)
    together.sort(key=lambda button: button.style is Style.SECONDARY)  # the pass last
    rows = [together[i : i + ROW] for i in range(0, len(together), ROW)]
    rows += [alone[i : i + ROW] for i in range(0, len(alone), ROW)]
    return tuple(Buttons(tuple(row)) for row in rows)


def _text(action: Action, view: View, aloud: Voice) -> tuple[str, Style] | None:
    match action:
        case Pass():
            key = "bid-defend-partner" if view.phase is Phase.DEFENDING else "bid-pass"
            return aloud.say(key), Style.SECONDARY
        case Order(alone):
            card = "" if view.upcard is None else card_text(view.upcard)
            key = f"bid-{_verb(view)}{'-alone' if alone else ''}"
            return aloud.say(key, card=card), Style.DANGER if alone else Style.SUCCESS
        case Name(trump, alone):
            key = "bid-name-alone" if alone else "bid-name"
            return aloud.say(key, suit=aloud.suit_title(trump)), Style.DANGER if alone else Style.SUCCESS
        case Alone():
            return aloud.say("bid-defend-alone"), Style.DANGER
        case _:
            return None


def _verb(view: View) -> str:
    """What accepting the upcard is called from this seat (RULES.md D1)."""
    if view.seat == view.dealer:
        return "take"
    return "assist" if view.dealer is not None and view.seat in view.seating.partners(view.dealer) else "order"


def _is_alone(action: Action) -> bool:
    return isinstance(action, Alone) or (isinstance(action, Order | Name) and action.alone)
