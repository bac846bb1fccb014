"""Commands for a table's settings: clock, pace, levels, hints, rating, rules."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import final

from bot.tables.commands.base import Arrangement
from bot.tables.errors import Code
from bot.tables.lobby import rated
from bot.tables.lobby.seats import (
    check_clock,
    check_lobby,
    check_manager,
    check_running,
    check_seat,
    computers_at,
    move_sitters,
    plays_alone,
    with_sitter,
)
from bot.tables.model import CUSTOM, Member, Table
from engine import PRESETS, Refused, Rules, Seat
from engine.players.levels import Level


@final
@dataclass(frozen=True, slots=True)
class SetClock(Arrangement):
    """The host sets the turn clock; in a rated game only before it starts.

    A running clock starts again with the new time; one that has run out does not.
    """

    member: Member
    clock_ms: int

    def arrange(self, table: Table) -> Table:
        """The table with the clock.

        Raises:
            Refused: OVER, CLOSED, NOT_HOST, CLOCK_FIXED, BAD_CLOCK.
        """
        check_running(table)
        check_manager(table, self.member)
        if rated.has_fixed_clock(table):
            raise Refused(Code.CLOCK_FIXED)
        check_clock(self.clock_ms)
        return replace(table, clock_ms=self.clock_ms)


@final
@dataclass(frozen=True, slots=True)
class SetLevel(Arrangement):
    """The host sets the level of the computer in a seat; `None` means all, and those that replace members.

    The level set last is that of the computers added afterwards. Who plays alone with computers may set all during the
    game too.
    """

    member: Member
    level: Level
    seat: Seat | None = None

    def arrange(self, table: Table) -> Table:
        """The table with that level.

        Raises:
            Refused: STARTED (also where nothing counts but the cards), OVER, CLOSED, NOT_HOST, NO_SUCH_SEAT,
                NOT_A_COMPUTER.
        """
        (check_running if self.seat is None and plays_alone(table) and table.counted else check_lobby)(table)
        check_manager(table, self.member)
        computers = computers_at(table)
        if self.seat is not None:
            check_seat(table, self.seat)
            if self.seat not in computers:
                raise Refused(Code.NOT_A_COMPUTER)
            computers, table = (self.seat,), replace(table, next_level=self.level)
        else:
            table = replace(table, level=self.level, next_level=None)
        for each in computers:
            sitter = table.seats[each]
            table = with_sitter(table, each, None if sitter is None else replace(sitter, level=self.level))
        return table


@final
@dataclass(frozen=True, slots=True)
class SetHints(Arrangement):
    """The host turns hints on or off."""

    member: Member
    on: bool

    def arrange(self, table: Table) -> Table:
        """The table with hints or without."""
        (check_running if table.counted else check_lobby)(table)
        check_manager(table, self.member)
        return replace(table, hints=self.on)


@final
@dataclass(frozen=True, slots=True)
class SetCasual(Arrangement):
    """The host turns ratings off, or on if the game can be rated."""

    member: Member
    casual: bool

    def arrange(self, table: Table) -> Table:
        """The table, casual or not."""
        check_lobby(table)
        check_manager(table, self.member)
        return replace(table, casual=self.casual)


@final
@dataclass(frozen=True, slots=True)
class SetRules(Arrangement):
    """The host changes the rules of a table in its lobby; `change` makes the new rules from the old ones.

    `preset` is the new name of the rules. Without it a preset's name stays, as the base of the changed rules, and
    rules saved by the server lose their name.
    """

    member: Member
    change: Callable[[Rules], Rules]
    preset: str | None = None

    def arrange(self, table: Table) -> Table:
        """The table with the new rules, and its sitters in the seats that exist."""
        check_lobby(table)
        check_manager(table, self.member)
        rules, preset = self.change(table.rules), self.preset
        if preset is None:
            preset = table.preset if table.preset in PRESETS or rules == table.rules else CUSTOM
        return replace(table, rules=rules, preset=preset, seats=move_sitters(table.seats, rules.seats))
