"""What a computer meant in a hand that has ended: its choices in turn, each with its reason or the error it owns to."""

from collections.abc import Sequence

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import QUIET, Button, Panel, Text, button_rows
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.review.decision_lines import describe_action, why_text
from bot.tables.lobby.seats import computers_at
from bot.tables.model import Table, TableView
from engine import Seat
from engine.players.explain.reason import Explained


def why_button(table: Table, hand: int, voice: Voice) -> Button:
    """Asks what the computers meant in a hand, the partner first."""
    return Press(Verb.WHY, table.id, seen=hand).button(voice.say("button-why"))


def meanings_panel(
    shown: TableView, reader: Reader, hand: int, explained: Sequence[Explained], asked: Seat | None
) -> Panel:
    """The choices of one computer, `asked` or the partner before others, and a button for each other.

    Computers without anything to explain are left out.
    """
    table, seat = shown.table, None if shown.view is None else shown.view.seat
    voice, aloud = Voice(table, reader.language, told=seat), Voice(table, reader.language, aloud=True)
    telling = {each.seat for each in explained}
    computers = [seat for seat in computers_at(table) if seat in telling]
    about = asked if asked in computers else _partner_first(shown, computers)
    if about is None:
        return Panel(blocks=(Text(voice.say("meanings-none")),), accent=QUIET)
    title = f"### {voice.say('meanings-title', hand=hand, name=voice.name(about))}"
    lines = [meaning_line(each, voice) for each in explained if each.seat == about]
    others = [
        Press(Verb.WHY, table.id, seen=hand, index=other + 1).button(aloud.name(other))
        for other in computers
        if other != about
    ]
    return Panel(blocks=(Text("\n".join([title, *lines])), *button_rows(others)), accent=QUIET)


def meaning_line(each: Explained, voice: Voice) -> str:
    """What was done, and why, in its player's words."""
    did = describe_action(each.action, each.seat, each.phase, each.dealer, voice)
    return voice.say("meanings-line", did=did, why=words_of(each, voice))


def words_of(each: Explained, voice: Voice) -> str:
    """The reason, or the error; only that it was one where its name is not known, or its sentence would not be so."""
    reason, slip = each.meant.reason, each.meant.slip
    if reason is not None:
        return why_text(reason, voice, mine=True)
    return voice.say("slip-one-of-several" if slip is None else f"slip-{slip}")


def _partner_first(shown: TableView, computers: Sequence[Seat]) -> Seat | None:
    view = shown.view
    partners = () if view is None or view.seat is None else view.seating.partners(view.seat)
    return next(iter([*(seat for seat in partners if seat in computers), *computers]), None)
