"""A hustle night in the demo: eight members sign up, seven of them play by themselves, rounds are short."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, cast

from bot.contests.director import OneRoom
from bot.contests.members import Join, Standing
from bot.contests.organizers import Publish
from bot.contests.templates import Defaults, Template, make_plan
from bot.demo.playing_members import PlayingMembers
from bot.tables.model import Member
from bot.texts.catalogue import say

if TYPE_CHECKING:
    from random import Random

    from bot.demo.fake_discord.server import FakeServer
    from cogs.client import Bower
    from engine.players.levels import Level

MEMBERS: Final = 8
_STARTS_MS: Final = 60_000
"""After the page is there: time to press Join."""
_ROUNDS: Final = 3
_HANDS: Final = 2


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
        first = replace(first, moderator=True)
        players = PlayingMembers(services, frozenset(member.user for member in others), self.level, self.dice)
        services.tables.subscribe(players.consider)
        services.director.venue = OneRoom()  # the page shows no threads
        plan = make_plan(Template.HUSTLE, Defaults(language=self.language), services.clock.now() + _STARTS_MS)
        plan = replace(
            plan,
            config=replace(plan.config, rounds=_ROUNDS, rated=False),
            rules=replace(plan.rules, fixed_hands=_HANDS),
            check_in=False,
        )
        name = say(self.language, "demo-hustle")
        draft = await services.contests.create(first, server.guild.id, server.channel.id, name, plan)
        await services.contests.do(draft.id, Publish(first))
        for member in others:
            await services.contests.do(draft.id, Join(member, Standing()))
        await server.later(1.0)
