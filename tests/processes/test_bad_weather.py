"""Bad weather over a real bot process: nobody who pressed in time, or could not press, loses a turn or a place."""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.processes.people import CLOCK, Person, Play, offers, open_hustle, open_table
from tests.standin import Guild, NotThere, Reply, StandIn, Unanswered
from tests.standin.interactions import FIRST_ANSWER
from tests.standin.process import BotProcess
from tests.suite import night, rest

pytestmark = pytest.mark.processes


@dataclass(eq=False)
class Patient(Person):
    """Presses a second or two after the turn has come, as soon as that is possible; opens the hand by command."""

    fair: asyncio.Event = field(default_factory=asyncio.Event)

    async def act(self) -> Reply | None:
        await self.fair.wait()
        await asyncio.sleep(self.dice.uniform(0.3, 1.5))  # waits: somebody thinks
        return await super().act()

    async def open_hand(self) -> None:
        await self.fair.wait()
        try:
            reply = await self.discord.slash(self.user, self.channel, "hand")
        except (Unanswered, NotThere):
            return
        self.panel, self.opened = reply.shown, self.opened + 1
        for here in offers(self.panel, "back"):  # at a table of the hustle: "I'm here"
            with contextlib.suppress(Unanswered, NotThere):
                self.panel = (await self.discord.click(self.user, reply.shown, here["custom_id"])).shown
        await asyncio.sleep(self.dice.uniform(0.5, 1))  # waits: nobody asks all the time


class Weather:
    def __init__(self, discord: StandIn, guild: Guild, bot: BotProcess, fair: asyncio.Event) -> None:
        self.discord, self.guild, self.bot, self.fair = discord, guild, bot, fair
        self.kinds: list[Callable[[], AbstractAsyncContextManager[None]]] = [
            self.api_fails,
            self.server_is_unavailable,
            self.process_is_stopped,
            self.process_is_killed,
            self.gateway_is_away,
            self.sessions_are_refused,
            self.lines_are_cut,
        ]

    @asynccontextmanager
    async def api_fails(self) -> AsyncIterator[None]:
        self.discord.faults.add("*", "", status=503, times=1_000_000)
        yield
        self.discord.faults.clear()

    @asynccontextmanager
    async def lines_are_cut(self) -> AsyncIterator[None]:
        self.discord.faults.add("*", "", cut="before", times=1_000_000)
        yield
        self.discord.faults.clear()

    @asynccontextmanager
    async def server_is_unavailable(self) -> AsyncIterator[None]:
        gateway = self.discord.gateway
        self.fair.clear()
        gateway.dispatch("GUILD_DELETE", {"id": str(self.guild.id), "unavailable": True}, guild=self.guild)
        yield
        gateway.dispatch("GUILD_CREATE", gateway.guild_payload(self.guild) | {"unavailable": False}, guild=self.guild)
        self.fair.set()

    @asynccontextmanager
    async def process_is_stopped(self) -> AsyncIterator[None]:
        assert self.bot._process is not None
        os.kill(self.bot._process.pid, signal.SIGSTOP)
        yield
        os.kill(self.bot._process.pid, signal.SIGCONT)

    @asynccontextmanager
    async def process_is_killed(self) -> AsyncIterator[None]:
        await self.bot.kill()
        yield
        await self.bot.start()

    @asynccontextmanager
    async def gateway_is_away(self) -> AsyncIterator[None]:
        self.fair.clear()
        self.discord.gateway.refusing = True
        await self.discord.gateway.drop()
        yield
        self.discord.gateway.refusing = False
        await self.back()

    @asynccontextmanager
    async def sessions_are_refused(self) -> AsyncIterator[None]:
        async def refuse() -> None:
            while True:
                self.discord.gateway.invalidate()
                await asyncio.sleep(1)  # waits: each session is refused

        self.fair.clear()
        refusing = asyncio.create_task(refuse())
        yield
        refusing.cancel()
        await self.back()

    async def back(self) -> None:
        await self.discord.until(self.discord.gateway.connected)
        self.fair.set()


def lost(bot: BotProcess) -> list[str]:
    """Turns and places that anybody has lost."""
    turns = [line for line in bot.output.splitlines() if "has run out" in line or "the table is closed" in line]
    with sqlite3.connect(f"file:{bot.database}?mode=ro", uri=True) as connection:
        gone = connection.execute("SELECT * FROM contest_entries WHERE left_from IS NOT NULL OR out").fetchall()
    return [*turns, *map(str, gone)]


@pytest.mark.parametrize(("seconds", "kinds"), [pytest.param(60, 3, marks=rest), pytest.param(600, 7, marks=night)])
async def test_nobody_loses_anything_in_bad_weather(
    discord: StandIn, tmp_path: Path, seconds: float, kinds: int
) -> None:
    guild, dice = discord.guild(n_members=12), random.Random(seconds)
    async with BotProcess(discord, tmp_path, environment={"COMPUTER_PACE": "0"}) as bot:
        await open_hustle(bot.environment["DATABASE_URL"], guild, guild.users[4:])
        await bot.start()
        channel, fair = discord.channel(guild), asyncio.Event()
        fair.set()
        await open_table(discord, channel, list(guild.users[:4]), timer=CLOCK * 1000)
        four, dices = guild.users[:4], {user: random.Random(user.id) for user in guild.users}
        places = {user: channel if user in four else guild.channel for user in guild.users}
        play = Play(discord, [Patient(discord, user, at, dices[user], fair=fair) for user, at in places.items()])
        weather, ends, number = Weather(discord, guild, bot, fair), time.monotonic() + seconds, 0
        while time.monotonic() < ends:
            kind = weather.kinds[number % kinds] if number < kinds else dice.choice(weather.kinds[:kinds])
            number += 1
            async with kind():
                await asyncio.sleep(dice.uniform(CLOCK + 2, CLOCK + 10))  # waits: the weather is bad
                discord.clock.advance(FIRST_ANSWER)  # who has pressed meanwhile sees that there is no answer
            await asyncio.sleep(dice.uniform(12, 20))  # waits: people play
            assert bot.running, bot.output[-3000:]
            assert lost(bot) == [], f"{kind.__name__}\n{bot.output[-4000:]}"
        await play.stop()
        assert play.answered > seconds / 3, "people could play between"
