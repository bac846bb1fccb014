"""The tables service: the one door through which a table and its game change, for people, computers and clocks."""

import logging
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass, replace
from typing import Final, final

from bot.clock import Clock
from bot.logs import about
from bot.store.database import Database
from bot.tables import clock_rows, commands, queries, repository, rulings
from bot.tables.cache import Shelf
from bot.tables.errors import Code, TableError
from bot.tables.game import Change, Departure, Kept
from bot.tables.lobby import hints, rated, seats
from bot.tables.lobby import rules as house
from bot.tables.model import CLOCK_DEFAULT_MS, LEVEL_DEFAULT, Snapshot, Table, Who
from bot.tables.shards import Shards
from engine import Action, Award, IllegalAction, Replay, Rules, Seat, State, fairness, load
from engine.players.levels import Level

_log = logging.getLogger(__name__)
HOSTED: Final = 5
"""Running tables one member may host in a server."""
SIGN_OF_LIFE_MS: Final = 5_000
"""How often the bot writes down that it is alive, so that a restart knows how long it was down."""
_UNSHOWN_MS: Final = 60_000
"""How long before the end of a run what happened then may still have waited to be shown."""
_FINISHED_MS: Final = 3_600_000
"""How long a finished game is still listed in its channel, for its rematch."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed:
    """A finished game, open to anyone's check (RULES.md 12). `lines` is its whole log."""

    table: Table
    rules: Rules
    secret: bytes
    lines: tuple[str, ...]
    checks: tuple[fairness.Check, ...]


@final
class Tables:
    """Every table there is. What is refused raises `TableError`, or `IllegalAction` by the rules, and changes nothing.

    `secret` gives the 32 random bytes of one game's deals.
    """

    def __init__(
        self, database: Database, *, clock: Clock, secret: Callable[[], bytes], shards: Shards | None = None
    ) -> None:
        self.shards = shards or Shards()
        self._database = database
        self._clock = clock
        self._secret = secret
        self._shelf = Shelf(database)
        self._stopping = False

    # --- the life of a table

    async def open(
        self,
        who: Who,
        guild: int,
        channel: int,
        *,
        preset: str,
        rules: Rules | None = None,
        clock_ms: int = CLOCK_DEFAULT_MS,
        language: str = "en",
        level: Level = LEVEL_DEFAULT,
    ) -> Snapshot:
        """A new table, its opener host and at North. `rules` other than the preset's own may be given.

        Raises:
            TableError: STOPPING, UNKNOWN_PRESET, BAD_CLOCK, TOO_MANY.
        """
        table = commands.opened(
            who,
            guild,
            channel,
            preset=preset,
            rules=rules,
            clock_ms=clock_ms,
            language=language,
            level=level,
            now=self._clock.now(),
        )
        return await self._shelf.run(self._add(Kept(table=table, revision=0, secret=self._secret())))

    async def sit(self, table: int, who: Who, seat: Seat | None = None) -> Snapshot:
        """Sit down, or move while in the lobby; at play a member takes over from a computer. `None`: the first seat.

        Raises:
            TableError: as `lobby.sat`.
        """
        return await self._arrange(table, lambda kept: seats.sat(kept.table, who, seat, kept.barred(who.user)))

    async def leave(self, table: int, who: Who) -> Snapshot:
        """Leave: the seat is free, or at play a computer's for good. The last member's leaving closes the table.

        Raises:
            TableError: OVER, CLOSED, NOT_SEATED.
        """
        return await self._change(table, lambda kept, now: commands.left(kept, who, now))

    async def kick(self, table: int, who: Who, seat: Seat) -> Snapshot:
        """The host or a moderator sends a member away, as if the member left.

        Raises:
            TableError: as `lobby.kicked`.
        """
        return await self._change(table, lambda kept, now: commands.kicked(kept, who, seat, now))

    async def substitute(self, table: int, who: Who, seat: Seat) -> Snapshot:
        """The host or a moderator lets a computer play for an absent member, until `back`.

        Raises:
            TableError: as `lobby.substituted`.
        """
        return await self._arrange(table, lambda kept: seats.substituted(kept.table, who, seat))

    async def add_computer(
        self, table: int, who: Who, seat: Seat | None = None, level: Level | None = None
    ) -> Snapshot:
        """A computer sits down; `None`: in the first free seat, and of the table's level.

        Raises:
            TableError: as `lobby.with_computer`.
        """
        return await self._arrange(table, lambda kept: seats.with_computer(kept.table, who, seat, level))

    async def fill_with_computers(self, table: int, who: Who, level: Level | None = None) -> Snapshot:
        """Computers sit down in every free seat; `None`: of the table's level.

        Raises:
            TableError: as `lobby.with_computer`.
        """
        return await self._arrange(table, lambda kept: seats.filled(kept.table, who, level))

    async def remove_computer(self, table: int, who: Who, seat: Seat | None = None) -> Snapshot:
        """A computer gets up; `None`: the last one.

        Raises:
            TableError: as `lobby.without_computer`.
        """
        return await self._arrange(table, lambda kept: seats.without_computer(kept.table, who, seat))

    async def set_clock(self, table: int, who: Who, clock_ms: int) -> Snapshot:
        """Set the turn clock; a clock that runs begins anew with all of it, one that has run out does not.

        Raises:
            TableError: as `lobby.with_clock`.
        """
        return await self._arrange(table, lambda kept: seats.with_clock(kept.table, who, clock_ms))

    async def set_even_pace(self, table: int, who: Who, *, even: bool) -> Snapshot:
        """Let what is said in the bidding be shown after the same delay, or at once.

        Raises:
            TableError: as `lobby.with_even_pace`.
        """
        return await self._arrange(table, lambda kept: seats.with_even_pace(kept.table, who, even=even))

    async def set_level(self, table: int, who: Who, level: Level, seat: Seat | None = None) -> Snapshot:
        """Set how well the computer in a seat plays; `None`: all of them, and who plays for absent members.

        Raises:
            TableError: as `lobby.with_level`.
        """
        return await self._arrange(table, lambda kept: seats.with_level(kept.table, who, level, seat))

    async def set_hints(self, table: int, who: Who, *, on: bool) -> Snapshot:
        """Let members ask for hints, or not.

        Raises:
            TableError: as `hints.with_hints`.
        """
        return await self._arrange(table, lambda kept: hints.with_hints(kept.table, who, on=on))

    async def set_casual(self, table: int, who: Who, *, casual: bool) -> Snapshot:
        """Let the game count for no rating, or for one if it can.

        Raises:
            TableError: as `rating.with_casual`.
        """
        return await self._arrange(table, lambda kept: rated.with_casual(kept.table, who, casual=casual))

    async def keep_apart(self, table: int, who: Who, one: Who, two: Who) -> Snapshot:
        """Keep two members from being partners, or, where that is so already, no longer.

        Raises:
            TableError: as `decisions.kept_apart`.
        """
        return await self._arrange(table, lambda kept: commands.kept_apart(kept.table, who, one, two))

    async def set_rules(
        self, table: int, who: Who, change: Callable[[Rules], Rules], preset: str | None = None
    ) -> Snapshot:
        """Give a table in its lobby other rules, made from those it has; see `house.with_rules`.

        Raises:
            TableError: as `house.with_rules`.
            BadRules: When there can be no such rules.
        """
        return await self._arrange(table, lambda kept: house.with_rules(kept.table, who, change, preset))

    async def start(self, table: int, who: Who) -> Snapshot:
        """Begin the game.

        Raises:
            TableError: as `lobby.started`.
        """
        return await self._change(table, lambda kept, now: commands.started(kept, who, now))

    async def close(self, table: int, who: Who) -> Snapshot:
        """Give the table up.

        Raises:
            TableError: OVER, CLOSED, NOT_HOST.
        """
        return await self._change(table, lambda kept, now: commands.closed(kept, who, now))

    async def rematch(self, table: int, who: Who, *, new_partners: bool) -> Snapshot:
        """A new table with those who sit at a finished one, at play at once; its snapshot. Once for each table.

        Raises:
            TableError: UNKNOWN, NOT_OVER, NOT_SEATED, REMATCHED, TOO_MANY, STOPPING, NO_OTHER_PARTNERS.
        """

        async def work() -> Snapshot:
            async with self._shelf.holding(table):
                old, secret, now = await self._shelf.load(table), self._secret(), self._clock.now()
                new = commands.rematch(old, who, new_partners=new_partners, secret=secret, now=now)
                return await self._add(new)

        return await self._shelf.run(work())

    # --- the game

    async def act(self, table: int, user: int, action: Action, seen: int, key: int | None = None) -> Snapshot:
        """A member's action, decided at version `seen`. The same `key` (interaction id) again changes nothing, quietly.

        Raises:
            TableError: UNKNOWN, NOT_STARTED, OVER, CLOSED, NOT_SEATED, STALE, NOT_YOUR_TURN.
            IllegalAction: When the rules forbid it.
        """
        return await self._act(table, user, lambda _: action, seen, key)

    async def act_index(self, table: int, user: int, index: int, seen: int, key: int | None = None) -> Snapshot:
        """`act` with the legal action number `index` of version `seen`.

        Raises:
            TableError: as `act`.
            IllegalAction: NOT_NOW when there is no such action.
        """
        return await self._act(table, user, lambda state: commands.choice(state, index), seen, key)

    async def interject(self, table: int, user: int, number: int, seen: int, key: int | None = None) -> Snapshot:
        """What a member does beside the turn: claim, concede, steal the deal, object, call a revoke.

        `number` is `decisions.number_of` it. The same `key` (interaction id) again changes nothing, quietly.

        Raises:
            TableError: UNKNOWN, NOT_STARTED, OVER, CLOSED, NOT_SEATED, STALE.
            IllegalAction: When it is not offered, or the rules forbid it.
        """
        return await self._once(
            table, user, key, lambda kept, now: commands.interjected(kept, user, number, seen=seen, now=now, key=key)
        )

    async def rule(self, table: int, who: Who, ruling: Replay | Award, hand: int, key: int) -> Snapshot:
        """What the host or a moderator rules on table talk reported in a hand. A report, `key`, is ruled on once.

        Raises:
            TableError: UNKNOWN, NOT_STARTED, OVER, CLOSED, NOT_HOST, STALE.
            IllegalAction: NOT_NOW between hands.
        """
        return await self._once(
            table, who.user, key, lambda kept, now: rulings.ruled(kept, who, ruling, hand=hand, now=now, key=key)
        )

    async def correct(
        self, table: int, who: Who, scores: tuple[int, ...], key: int | None = None, reason: str = ""
    ) -> Snapshot:
        """Scores, by side, that a moderator sets right between two hands; a finished hand stays what it was.

        A line of the journal says who has done it and why. The same `key` (interaction id) again changes nothing,
        quietly.

        Raises:
            TableError: UNKNOWN, NOT_STARTED, OVER, CLOSED, NOT_MODERATOR.
            IllegalAction: NOT_BETWEEN_HANDS, BAD_SCORES, SAME_SCORES, WINNING_SCORES.
        """
        return await self._once(
            table, who.user, key, lambda kept, now: rulings.corrected(kept, who, scores, reason, now=now, key=key)
        )

    async def back(self, table: int, who: Who) -> Snapshot:
        """A member for whom a computer plays is back.

        Raises:
            TableError: as `lobby.back`.
        """
        return await self._arrange(table, lambda kept: seats.back(kept.table, who.user))

    async def deal_now(self, table: int, who: Who, seen: int) -> Snapshot:
        """The table's draw or deal at once, asked for by a member who sits there.

        Raises:
            TableError: UNKNOWN, NOT_STARTED, OVER, CLOSED, NOT_SEATED, STALE, NOT_YOUR_TURN when it is a seat's turn.
        """
        return await self._change(table, lambda kept, now: commands.dealt(kept, who, seen=seen, now=now))

    async def step(self, table: int, seen: int, chosen: Action | None = None) -> Snapshot:
        """What nobody has to be waited for: the table's own draw or deal, or `chosen` for a seat a computer plays.

        Raises:
            TableError: UNKNOWN, NOT_STARTED, OVER, CLOSED, STALE, NOT_YOUR_TURN when a member is to decide.
            IllegalAction: When the rules forbid `chosen`; NOT_NOW when a seat's action is missing.
        """
        return await self._change(table, lambda kept, now: commands.stepped(kept, chosen, seen=seen, now=now))

    async def step_beside(self, table: int, seen: int, seat: Seat, action: Action) -> Snapshot:
        """What a computer does beside the turn, for a seat it plays.

        Raises:
            TableError: UNKNOWN, NOT_STARTED, OVER, CLOSED, STALE, NOT_YOUR_TURN when a member plays the seat.
            IllegalAction: When the rules forbid it.
        """
        return await self._change(
            table, lambda kept, now: commands.stepped_beside(kept, seat, action, seen=seen, now=now)
        )

    async def expire(self, table: int, seen: int) -> Snapshot:
        """The clock has run out: the computer decides this turn, and after two in a row the member is away.

        Raises:
            TableError: UNKNOWN, NOT_STARTED, OVER, CLOSED, STALE when the turn is another or its clock still runs.
        """
        return await self._change(table, lambda kept, now: commands.expired(kept, seen=seen, now=now))

    # --- looking

    async def look(self, table: int) -> Snapshot:
        """A table as it is.

        Raises:
            TableError: UNKNOWN.
        """
        return (await self._shelf.look(table)).snapshot

    async def in_channel(self, channel: int) -> tuple[Snapshot, ...]:
        """Running tables, newest first; then those finished within the hour that have no rematch."""
        since = self._clock.now() - _FINISHED_MS
        async with self._database.read() as connection:
            found = await queries.in_channel(connection, channel, since)
        return await self._look_at(found)

    async def in_guild(self, guild: int) -> tuple[Table, ...]:
        """Running tables of a server, newest first."""
        async with self._database.read() as connection:
            found = await queries.in_guild(connection, guild)
        return tuple(snapshot.table for snapshot in await self._look_at(found))

    async def of_member(self, user: int, guild: int | None = None) -> tuple[Snapshot, ...]:
        """Running tables where a member sits, newest first; of one server or of all."""
        async with self._database.read() as connection:
            found = await queries.of_member(connection, user, guild)
        return await self._look_at(found)

    async def running(self) -> tuple[Snapshot, ...]:
        """All running tables of this process's shards, newest first; any with a damaged log is left out."""
        async with self._database.read() as connection:
            found = await queries.running(connection, self.shards)
        return tuple([each async for each in self._readable(found)])

    async def just_ended(self) -> tuple[tuple[Snapshot, bool], ...]:
        """Tables that ended in the last minute of the run before, and whether each has a rematch.

        Their end may never have been shown. To be asked before `resume`.
        """
        async with self._database.read() as connection:
            found = await queries.just_ended(connection, _UNSHOWN_MS, self.shards)
        rematched = dict(found)
        return tuple([(each, rematched[each.table.id]) async for each in self._readable(rematched)])

    async def reveal(self, table: int) -> Revealed:
        """A finished game with its secret and the check of every deal.

        Raises:
            TableError: UNKNOWN, NOT_OVER.
        """
        kept = await self._shelf.look(table)
        if kept.table.running:
            raise TableError(Code.NOT_OVER)
        async with self._database.read() as connection:
            lines = await repository.lines(connection, table)
        rules = kept.table.rules
        checks = fairness.verify(rules, kept.secret, map(load, lines))
        return Revealed(table=kept.table, rules=rules, secret=kept.secret, lines=lines, checks=checks)

    # --- where it is shown, who listens, the end

    async def set_message(self, table: int, message: int | None, at: int | None, hand: int = 0) -> None:
        """Remember the public message of a table, when it was sent and with which hand; nobody is told.

        Raises:
            TableError: UNKNOWN.
        """

        def place(kept: Kept) -> Kept:
            return replace(kept, table=replace(kept.table, message=message, message_at=at, message_hand=hand))

        await self._shelf.set_message(table, place, message_id=message, message_at=at, message_hand=hand)

    async def set_ping(self, table: int, ping: int | None) -> None:
        """Remember the message that calls a member; nobody is told.

        Raises:
            TableError: UNKNOWN.
        """

        def place(kept: Kept) -> Kept:
            return replace(kept, table=replace(kept.table, ping=ping))

        await self._shelf.set_message(table, place, ping_id=ping)

    async def give_back(self, since: int) -> None:
        """Give the clocks the time since `since`, in which Discord let no member be heard; nobody is told."""
        now = self._clock.now()
        await self._database.write(lambda connection: clock_rows.give_back(connection, since, now, self.shards))
        self._shelf.forget()

    def subscribe(self, listener: Callable[[Snapshot], None]) -> None:
        """Call `listener` after every commit, at once, in the order of a table's commits. What it raises is logged."""
        self._shelf.subscribe(listener)

    def stop_taking(self) -> None:
        """Refuse new tables from now on."""
        self._stopping = True

    async def quiet(self, within: float) -> None:
        """Wait until what runs is finished, at most `within` seconds."""
        await self._shelf.quiet(within)

    async def resume(self) -> int:
        """Give the clocks of before the start the time since the bot was last alive; how many milliseconds that was."""
        now = self._clock.now()
        lost = await self._database.write(
            lambda connection: clock_rows.resume(connection, now, SIGN_OF_LIFE_MS, self.shards)
        )
        self._shelf.forget()
        return lost

    # --- rows changed by others than this service

    def drop(self, tables: Iterable[int]) -> None:
        """Read these tables, which have ended, anew when they are next asked for."""
        self._shelf.drop(tables)

    async def reread(self, table: int, departure: Departure | None = None) -> None:
        """Read a running table anew, and tell who listens; `departure` is remembered though it is kept nowhere.

        Raises:
            TableError: UNKNOWN.
        """
        await self._shelf.reread(table, departure)

    # --- inside

    async def _change(self, table: int, decide: Callable[[Kept, int], Change]) -> Snapshot:
        return (await self._shelf.change(table, lambda kept: decide(kept, self._clock.now()))).snapshot

    async def _arrange(self, table: int, decide: Callable[[Kept], Table]) -> Snapshot:
        return await self._change(table, lambda kept, now: Change(kept.with_table(decide(kept), now)))

    async def _act(
        self, table: int, user: int, choose: Callable[[State], Action], seen: int, key: int | None
    ) -> Snapshot:
        return await self._once(
            table, user, key, lambda kept, now: commands.acted(kept, user, choose, seen=seen, now=now, key=key)
        )

    async def _once(self, table: int, user: int, key: int | None, decide: Callable[[Kept, int], Change]) -> Snapshot:
        """A member's change; when it is refused because its interaction has been here before, the table as it is."""
        try:
            return await self._change(table, decide)
        except (TableError, IllegalAction):
            if key is not None and await self._has_key(table, user, key):
                return await self.look(table)
            raise

    async def _has_key(self, table: int, user: int, key: int) -> bool:
        async with self._database.read() as connection:
            return await repository.has_key(connection, table, user, key)

    async def _add(self, kept: Kept) -> Snapshot:
        if self._stopping:
            raise TableError(Code.STOPPING)
        return (await self._shelf.add(kept, HOSTED)).snapshot

    async def _readable(self, tables: Iterable[int]) -> AsyncIterator[Snapshot]:
        for table in tables:
            try:
                yield await self.look(table)
            except ValueError:
                with about(table=table):
                    _log.exception("a table cannot be read and is left alone")

    async def _look_at(self, tables: Iterable[int]) -> tuple[Snapshot, ...]:
        return tuple([await self.look(table) for table in tables])
