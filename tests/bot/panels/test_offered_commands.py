"""What the menu of a table and a spectator's panel offer is done when it is pressed: the commands themselves say so."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import product

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import spectator_panel
from bot.panels.table.menus import more_panel
from bot.tables.commands.base import Command
from bot.tables.commands.life import Close
from bot.tables.commands.pause import AskPause
from bot.tables.commands.seats import ComeBack, Leave, Sit, Substitute
from bot.tables.commands.settings import SetHints
from bot.tables.game import StoredTable
from bot.tables.model import Member, Pause, PauseReason
from engine import Phase, Refused
from tests.bot.panel_checks import pressable, snapshot_of, table_of
from tests.bot.panels.test_true_turns import moments

HOST, GUEST, STRANGER = 1000, 1002, 7777
LATER = 10_000_000_000_000
COMMANDS: dict[Verb, Callable[[Member, Press], Command]] = {
    Verb.SIT: lambda who, press: Sit(who, press.index),
    Verb.SIT_HERE: lambda who, press: Sit(who, press.index),
    Verb.LEAVE: lambda who, _: Leave(who),
    Verb.BACK: lambda who, _: ComeBack(who),
    Verb.SUBSTITUTE: lambda who, press: Substitute(who, press.index),
    Verb.PAUSE: lambda who, press: AskPause(who, bool(press.index)),
    Verb.CLOSE: lambda who, _: Close(who),
    Verb.HINTS: lambda who, press: SetHints(who, bool(press.index)),
}
"""What a press does."""


def tables() -> Iterator[StoredTable]:
    """A game with members, a computer, or one member; rated or not; with members away; paused; of a contest."""
    game = moments()[Phase.PLAYING]
    seats = (frozenset[int](), frozenset({1}), frozenset({1, 2, 3}))
    away = (frozenset[int](), frozenset({0}), frozenset(range(4)))
    for computers, gone, rated, reason in product(seats, away, (False, True), (None, *PauseReason)):
        if reason is PauseReason.AWAY and not gone:
            continue
        contests = (9,) if reason is PauseReason.CONTEST else (None,) if reason else (None, 9)
        for contest in contests:
            stored = snapshot_of(game, table_of(game, computers=computers, away=gone))
            pause = None if reason is None else Pause(reason, 1)
            table = replace(stored.table, rated=rated, pause=pause, contest=contest)
            yield replace(stored, table=table)


def panels(stored: StoredTable) -> Iterator[tuple[Member, Panel]]:
    for user, moderator in product((HOST, GUEST, STRANGER), (False, True)):
        if user == STRANGER or stored.table.seat_of(user) is not None:
            member = Member(user, "Me", moderator)
            yield member, more_panel(stored.public, Reader(), user=user, moderator=moderator)
    yield Member(STRANGER, "Me"), spectator_panel(stored.public, Reader(text_only=True))


def test_what_is_offered_is_not_refused() -> None:
    """In a rated game that somebody had left, "Join for Ben (with Dan)" was refused."""
    refused: set[tuple[str, str]] = set()
    met: set[Verb] = set()
    for stored in tables():
        for member, panel in panels(stored):
            for press in pressable(panel):
                if press.verb not in COMMANDS:
                    continue
                met.add(press.verb)
                try:
                    COMMANDS[press.verb](member, press).decide(stored, LATER)
                except Refused as why:
                    refused.add((press.verb.name, str(why.code)))
    assert refused == set()
    assert met == set(COMMANDS)
