"""A hustle night in the demo: eight members sign up, seven of them play by themselves, rounds are short."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, cast

from bot.contests.commands.organising import Publish
from bot.contests.commands.signing_up import Join, Standing
from bot.contests.director import OneRoom
from bot.contests.templates import Defaults, Template, make_plan
from bot.tables.commands.play import Act
from bot.tables.model import Member, Status
from engine import Refused
from engine.players.levels import Level, player_at

if TYPE_CHECKING:
    from random import Random

    from bot.demo.fake_discord.server import FakeServer
    from bot.services import Services
    from bot.tables.game import StoredTable
    from cogs.client import Bower

MEMBERS: Final = 8
_STARTS_MS: Final = 60_000
"""After the page is there: time to press Join."""
_ROUNDS: Final = 3
_HANDS: Final = 2
_THINKING: Final = 0.8
"""Seconds a member who plays by itself takes for a turn."""


@dataclass(frozen=True)
class HustleNight:
    """Opens the night on a server whose members but the first play by themselves, as computers of a level."""

    level: Level
    language: str
    dice: Random

    async def open(self, server: FakeServer) -> None:
        """Publish a night that starts in a minute, and sign up everybody but the first member, who may press Join."""
        services = cast("Bower", server.env.bot).services
        first, *others = (Member(member.id, member.name) for member in server.members)
        players = _Players(services, frozenset(member.user for member in others), self.level, self.dice)
        services.tables.subscribe(players.consider)
        services.director.venue = OneRoom()  # the page shows no threads
        plan = make_plan(Template.HUSTLE, Defaults(language=self.language), services.clock.now() + _STARTS_MS)
        plan = replace(
            plan,
            config=replace(plan.config, rounds=_ROUNDS, rated=False),
            rules=replace(plan.rules, fixed_hands=_HANDS),
            check_in=False,
        )
        draft = await services.contests.create(first, server.guild.id, server.channel.id, "Friday hustle", plan)
        await services.contests.do(draft.id, Publish(first))
        for member in others:
            await services.contests.do(draft.id, Join(member, Standing()))
        await server.later(1.0)


@dataclass
class _Players:
    """Members who play by themselves at the tables of contests."""

    services: Services
    users: frozenset[int]
    level: Level
    dice: Random
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
        action = await asyncio.to_thread(player_at(self.level).choose, view, self.dice)
        try:
            await self.services.tables.do(stored.table.id, Act(user, action, stored.table.version))
        except Refused:
            return  # the table has changed meanwhile, and says so again
