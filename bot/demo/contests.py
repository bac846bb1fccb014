"""Contests in the demo: a hustle night, and a pairs league in its third week; members who play by themselves."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Final, cast

from bot.clock import DAY_MS
from bot.contests.commands import ContestChange, ContestCommand
from bot.contests.director import OneRoom
from bot.contests.members import InvitePartner, Join, OwnStanding
from bot.contests.model import Stage, StoredContest
from bot.contests.organizers import Publish, with_plan
from bot.contests.templates import Defaults, Template, make_plan
from bot.demo.fake_discord import NAMES, ServerClock
from bot.demo.page import Scene
from bot.demo.preview import Leap
from bot.stats.write.recorder import record_change
from bot.tables import repository
from bot.tables.commands.play import Act, Step
from bot.tables.commands.seats import ComeBack
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.model import Member, Sitter, Status
from bot.texts.catalogue import say
from engine import Refused, view
from engine.players import RuleOfThumb

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from bot.demo.fake_discord import FakeServer
    from bot.services import Services
    from bot.tables.commands.base import Command
    from cogs.client import Bower


_DICE: Final = Random()  # noqa: S311 - of members who play by themselves
_THINKING: Final = 0.8
"""Seconds a member who plays by itself takes for a turn."""


@dataclass
class PlayingMembers:
    """Members who take their turns soon after they come, by the rule of thumb."""

    services: Services
    users: frozenset[int]
    turns: set[asyncio.Task[None]] = field(default_factory=set[asyncio.Task[None]])

    def consider(self, stored: StoredTable) -> None:
        """Play soon if it is one of their turns."""
        seat, table = stored.to_act, stored.table
        sitter = None if seat is None else table.seats[seat]
        if table.contest is None or table.status is not Status.PLAYING or sitter is None:
            return
        if sitter.user in self.users and not sitter.away:
            turn = asyncio.create_task(self._play(stored, sitter.user), name=f"turn at table {table.id}")
            self.turns.add(turn)
            turn.add_done_callback(self.turns.discard)

    async def _play(self, stored: StoredTable, user: int) -> None:
        await asyncio.sleep(_THINKING)
        view = stored.view_for(stored.to_act).view
        if view is None:
            return
        action = RuleOfThumb().choose(view, _DICE)
        try:
            await self.services.tables.do(stored.table.id, Act(user, action, stored.table.version))
        except Refused:
            return  # the table has changed meanwhile, and says so again


_AT_HUSTLE: Final = 8
_STARTS_MS: Final = 60_000
"""After the first member has joined."""
_ROUNDS: Final = 3
_HANDS: Final = 2


@dataclass(frozen=True, slots=True)
class _StartSoon(ContestCommand):
    """The night waits no longer."""

    def decide(self, stored: StoredContest, now: int) -> ContestChange:
        return with_plan(replace(stored.plan, starts_at=now + _STARTS_MS, meant=""))


def hustle_night(language: str) -> Scene:
    """A night for which all have signed up but the first member; it starts a minute after that one joins."""

    async def begin(server: FakeServer) -> None:
        services = cast("Bower", server.env.bot).services
        first, *others = _members(server)
        first = replace(first, moderator=True)
        services.tables.subscribe(PlayingMembers(services, frozenset(member.user for member in others)).consider)
        services.director.venue = OneRoom()  # the page shows no threads
        plan = make_plan(Template.HUSTLE, Defaults(language=language), services.clock.now() + DAY_MS)
        plan = replace(
            plan,
            config=replace(plan.config, rounds=_ROUNDS, rated=False),
            rules=replace(plan.rules, fixed_hands=_HANDS),
            check_in=False,
        )
        name = say(language, "demo-hustle")
        draft = await services.contests.create(first, server.guild.id, server.channel.id, name, plan)
        await services.contests.do(draft.id, Publish(first))
        for member in others:
            await services.contests.do(draft.id, Join(member, OwnStanding()))
        tasks = set[asyncio.Task[StoredContest]]()

        def note(stored: StoredContest) -> None:
            if not tasks and stored.entry_of(first.user) is not None:
                tasks.add(asyncio.create_task(services.contests.do(draft.id, _StartSoon(first)), name="start soon"))

        services.contests.subscribe(note)
        await server.later(1.0)

    return Scene(begin=begin, names=NAMES[:_AT_HUSTLE])


_IN_LEAGUE: Final = 12
_DAY: Final = timedelta(days=1)
_WEEK: Final = 7 * _DAY
_SUNDAY: Final = timedelta(days=6, hours=20)
"""After the beginning of the week: all have played."""
_NOW: Final = timedelta(days=2, hours=20, minutes=1)
"""After the beginning of the week: Wednesday evening."""
_PACE: Final = (9, 4, 3)
"""Hands that are played at a time before Sunday, by the place of the match in its round."""
_OF_THE_FIRST: Final = 1
"""Hands that the first member's match has in the place of those: twice that many do not end a game to ten."""
_PAINTED: Final = 3.0
"""Virtual seconds in which what has happened is posted."""
_HURRY: Final = 150.0
"""Virtual seconds in which turns of a minute run out often enough that a computer plays for the member."""


def pairs_league(language: str) -> Scene:
    """A league in the third week of its season; the page has a button that lets a week pass."""
    league = PairsLeague(language)
    leap = Leap(say(language, "demo-next-week"), league.play_a_week)
    return Scene(begin=league.open, names=NAMES[:_IN_LEAGUE], clock=league.clock, leap=leap)


@dataclass
class PairsLeague:
    """Opens the league on a server of twelve, and plays it on as time goes on."""

    language: str
    clock: ServerClock = field(default_factory=lambda: ServerClock(_monday(datetime.now(UTC)) - 2 * _WEEK - _DAY))
    """It begins two weeks before this one, on the day before the first round, when members sign up."""
    _plays: bool = False
    """Whether the season has come to this evening, and the first member plays in person."""

    async def open(self, server: FakeServer) -> None:
        """Play the season up to this evening, and the first member's match until it is that member's turn."""
        services = cast("Bower", server.env.bot).services
        services.director.venue = OneRoom()  # the page shows no threads
        first, *_ = members = _members(server)
        begins = self._time() + _DAY
        defaults = Defaults(language=self.language)
        plan = make_plan(Template.LEAGUE, defaults, round(begins.timestamp() * 1000))
        name = say(self.language, "demo-league")
        draft = await services.contests.create(first, server.guild.id, server.channel.id, name, plan)

        async def publish() -> None:
            await services.contests.do(draft.id, Publish(replace(first, moderator=True)))
            await _sign_up(services, draft.id, members)

        await server.env.as_bot(publish())
        await server.later(_PAINTED)
        await self._wait(server, begins + 2 * _WEEK + _NOW)
        self._plays = True
        stored = await services.contests.load(draft.id)
        await server.env.as_bot(self._begin_match(services, stored, first))
        others = frozenset(member.user for member in members[1:])
        services.tables.subscribe(PlayingMembers(services, others).consider)
        await server.later(_PAINTED)

    async def play_a_week(self, server: FakeServer) -> None:
        """Let a week pass."""
        await self._wait(server, self._time() + _WEEK)

    async def _wait(self, server: FakeServer, until: datetime) -> None:
        """Let time pass, with a look at the end and the beginning of each week on the way."""
        services = cast("Bower", server.env.bot).services
        for before, after in pairwise((self._time(), *_stops(self._time(), until), until)):
            server.env.set_clock((after - before).total_seconds())
            services.reach.note_leap()
            hurried = await server.env.as_bot(self._go_on(server, services))
            await server.later(_PAINTED)
            if hurried:
                await server.later(_HURRY)
                await server.env.as_bot(self._go_on(server, services))
                await server.later(_PAINTED)

    async def _go_on(self, server: FakeServer, services: Services) -> bool:
        """Do all that is due now; whether a round's time is up, and matches are still open."""
        hurried = False
        for contest in await services.contests.of_guild(server.guild.id):
            stored = await services.director.advance(contest.id)
            if stored.stage is Stage.OPEN and stored.previous is not None:
                await _sign_up(services, stored.id, _members(server)[2:])
            await self._play_matches(services, server, stored)
            stored = await services.director.advance(contest.id)
            hurried = hurried or (stored.round in stored.notes.whistled and bool(stored.open_places))
        return hurried

    async def _play_matches(self, services: Services, server: FakeServer, stored: StoredContest) -> None:
        """Play some hands of every match; the first member's waits for that member, or for a computer."""
        for (_, place), match in stored.tables.items():
            if not match.running:
                continue
            now = await services.tables.load(match.table)
            sitter = _sitter(now, server.members[0].id)
            if sitter is not None and self._plays and not sitter.away:
                continue
            await self._play(services, now, self._end(now, place, is_first=sitter is not None))

    def _end(self, now: StoredTable, place: int, *, is_first: bool) -> Callable[[StoredTable], bool]:
        """Where play stops: on Sundays, and for a first member who has left, at the end of the match."""
        if self._time() >= _monday(self._time()) + _SUNDAY or (is_first and self._plays):
            return lambda _: False
        last = now.hand_number + (_OF_THE_FIRST if is_first else _PACE[place % len(_PACE)])
        return lambda later: later.hand_number >= last

    async def _begin_match(self, services: Services, stored: StoredContest, first: Member) -> None:
        """Play the member's match up to the next turn of that member."""
        entry = stored.entry_of(first.user)
        found = None if entry is None else stored.match_of(entry.number)
        if found is None:
            raise RuntimeError("the first member has no match")
        number, place = found[0]

        def is_turn(now: StoredTable) -> bool:
            return now.table.seat_of(first.user) == now.to_act

        now = await services.tables.load(stored.tables[number, place].table)
        sitter = _sitter(now, first.user)
        if now.table.running and sitter is not None and sitter.away:  # the timer has run out between evenings
            now = await services.tables.do(now.table.id, ComeBack(first))
        await self._play(services, now, is_turn)

    async def _play(self, services: Services, now: StoredTable, stops: Callable[[StoredTable], bool]) -> None:
        """Play a match by the rule of thumb until it is over, or `stops`.

        It is saved in one transaction, but for the last action: that one goes the usual way, and everybody hears of it.
        """
        last: Command | None = None

        async def unit(connection: AsyncConnection) -> None:
            nonlocal last
            before = now
            while before.table.status is Status.PLAYING and not stops(before):
                last = self._choose(before)
                change = last.decide(before, self.clock.now())
                if change.after.table.status is not Status.PLAYING or stops(change.after):
                    return
                await repository.save(connection, before, change)
                await record_change(connection, before, change)
                before = change.after

        await services.database.write(unit)
        if last is not None:
            await services.tables.do(now.table.id, last)

    def _choose(self, now: StoredTable) -> Command:
        """What happens next at a table: a deal, or what the rule of thumb does in the place of whoever is to act."""
        seat, version = now.to_act, now.table.version
        if seat is None or now.state is None:
            return Step(version)
        action = RuleOfThumb().choose(view(now.state, seat), _DICE)
        sitter = now.table.seats[seat]
        if sitter is None or sitter.user is None or waits_for_computer(now):
            return Step(version, action)
        return Act(sitter.user, action, version)

    def _time(self) -> datetime:
        return datetime.fromtimestamp(self.clock.now() / 1000, UTC)


async def _sign_up(services: Services, contest: int, members: Sequence[Member]) -> None:
    """Sign up each two of the members who are not in yet."""
    stored = await services.contests.load(contest)
    for one, two in zip(members[::2], members[1::2], strict=True):
        if stored.entry_of(one.user) is None:
            await services.contests.do(contest, InvitePartner(one, OwnStanding(), two))
            await services.contests.do(contest, InvitePartner(two, OwnStanding(), one))


def _sitter(now: StoredTable, user: int) -> Sitter | None:
    seat = now.table.seat_of(user)
    return None if seat is None else now.table.seats[seat]


def _members(server: FakeServer) -> list[Member]:
    return [Member(member.id, member.name) for member in server.members]


def _stops(begin: datetime, end: datetime) -> Iterable[datetime]:
    monday = _monday(begin)
    while monday < end:
        yield from (stop for stop in (monday, monday + _SUNDAY) if begin < stop < end)
        monday += _WEEK


def _monday(now: datetime) -> datetime:
    return now.replace(hour=0, minute=0, second=0, microsecond=0) - now.weekday() * _DAY
