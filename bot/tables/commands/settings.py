"""How a table is played: its clock, pace, levels, hints, rating, who is kept apart, and its rules."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import final

from bot.tables.commands.base import Arrangement
from bot.tables.errors import Code
from bot.tables.lobby import keep_apart
from bot.tables.lobby.seats import (
    check_clock,
    check_lobby,
    check_manager,
    check_running,
    check_seat,
    computers_at,
    move_sitters,
    with_sitter,
)
from bot.tables.model import CUSTOM, Member, Table
from engine import PRESETS, Refused, Rules, Seat
from engine.players.levels import Level


@final
@dataclass(frozen=True, slots=True)
class SetClock(Arrangement):
    """The host sets the turn clock; a clock that runs starts again with all of it, one that has run out does not."""

    member: Member
    clock_ms: int

    def arrange(self, table: Table) -> Table:
        """The table with the clock.

        Raises:
            Refused: OVER, CLOSED, NOT_HOST, BAD_CLOCK.
        """
        check_running(table)
        check_manager(table, self.member)
        check_clock(self.clock_ms)
        return replace(table, clock_ms=self.clock_ms)


@final
@dataclass(frozen=True, slots=True)
class SetEvenPace(Arrangement):
    """The host lets what is said in the bidding be shown after the same delay, or at once."""

    member: Member
    even: bool

    def arrange(self, table: Table) -> Table:
        """The table at that pace.

        Raises:
            Refused: OVER, CLOSED, NOT_HOST.
        """
        check_running(table)
        check_manager(table, self.member)
        return replace(table, even_pace=self.even)


@final
@dataclass(frozen=True, slots=True)
class SetLevel(Arrangement):
    """The host sets how well the computer in a seat plays; `None`: all of them, and those that replace members."""

    member: Member
    level: Level
    seat: Seat | None = None

    def arrange(self, table: Table) -> Table:
        """The table with that level.

        Raises:
            Refused: STARTED, OVER, CLOSED, NOT_HOST, NO_SUCH_SEAT, NOT_A_COMPUTER.
        """
        check_lobby(table)
        check_manager(table, self.member)
        computers = computers_at(table)
        if self.seat is not None:
            check_seat(table, self.seat)
            if self.seat not in computers:
                raise Refused(Code.NOT_A_COMPUTER)
            computers = (self.seat,)
        else:
            table = replace(table, level=self.level)
        for each in computers:
            sitter = table.seats[each]
            table = with_sitter(table, each, None if sitter is None else replace(sitter, level=self.level))
        return table


@final
@dataclass(frozen=True, slots=True)
class SetHints(Arrangement):
    """The host lets members ask for hints, or not."""

    member: Member
    on: bool

    def arrange(self, table: Table) -> Table:
        """The table with hints or without.

        Raises:
            Refused: OVER, CLOSED, NOT_HOST.
        """
        check_running(table)
        check_manager(table, self.member)
        return replace(table, hints=self.on)


@final
@dataclass(frozen=True, slots=True)
class SetCasual(Arrangement):
    """The host lets the game count for no rating, or for one if it can."""

    member: Member
    casual: bool

    def arrange(self, table: Table) -> Table:
        """The table, casual or not.

        Raises:
            Refused: STARTED, OVER, CLOSED, NOT_HOST.
        """
        check_lobby(table)
        check_manager(table, self.member)
        return replace(table, casual=self.casual)


@final
@dataclass(frozen=True, slots=True)
class KeepApart(Arrangement):
    """The host keeps two members from being partners, or, where that is so already, no longer."""

    member: Member
    one: Member
    two: Member

    def arrange(self, table: Table) -> Table:
        """The table with the pair apart, or without it.

        Raises:
            Refused: STARTED, OVER, CLOSED, NOT_HOST, APART_SAME, NO_PARTNERS, APART_MANY.
        """
        check_lobby(table)
        check_manager(table, self.member)
        return keep_apart.toggle_pair(table, self.one, self.two)


@final
@dataclass(frozen=True, slots=True)
class SetRules(Arrangement):
    """The host gives a table in its lobby other rules, made from those it has by `change`.

    `preset` is what they are called from now on. Without it a preset stays the one that the rules are told from, and
    rules that a server saved lose their name.
    """

    member: Member
    change: Callable[[Rules], Rules]
    preset: str | None = None

    def arrange(self, table: Table) -> Table:
        """The table with these rules, its sitters at the seats there are.

        Raises:
            Refused: STARTED, OVER, CLOSED, NOT_HOST, TOO_MANY_SEATED.
            BadRules: When there can be no such rules.
        """
        check_lobby(table)
        check_manager(table, self.member)
        rules, preset = self.change(table.rules), self.preset
        if preset is None:
            preset = table.preset if table.preset in PRESETS or rules == table.rules else CUSTOM
        return replace(table, rules=rules, preset=preset, seats=move_sitters(table.seats, rules.seats))
