"""From the last result of a round until every table of the next one is to be seen in Discord.

A real bot (`benchmarks/playing_bot.py`) holds a hustle night against the loopback stand-in for Discord, which enforces
the known limits. Its members play rounds of one hand; the break between rounds is left out, so that the last results
and the next tables come at once. Counted is the time from when the last game ended until the last table's message was
made in its thread.
"""

import asyncio
import contextlib
import re
import sqlite3
import sys
import time
from dataclasses import dataclass, replace
from pathlib import Path

from bot.clock import SystemClock
from bot.contests.members import Join, Standing
from bot.contests.organizers import Publish
from bot.contests.service import Contests
from bot.contests.templates import Defaults, Template, make_plan
from bot.stats.write.recorder import record_change
from bot.store.database import Database
from bot.store.vault import Vault
from bot.tables.model import Member
from bot.tables.service import Tables
from tests.standin import Guild, Limits, StandIn
from tests.standin.process import BotProcess

KEY = "the secret key of the bench of rounds"
PATIENCE = 60.0
EMOJIS = 60  # fewer than the bot uploads at its first start, all at once
LOOK = 0.2  # seconds between two looks at the database
BOT = (sys.executable, "-m", "benchmarks.playing_bot")
ENDED = (
    "SELECT max(games.at) FROM games JOIN contest_tables USING (table_id) WHERE contest_tables.round = ? "
    "HAVING count(games.at) = ?"
)
MESSAGES = "SELECT message_id FROM contest_tables JOIN tables ON tables.id = table_id WHERE round = ?"


@dataclass(frozen=True, slots=True)
class Seen:
    """What was seen of a night."""

    seconds: tuple[float, ...]
    """Of each round but the first."""
    refused: int
    """Requests that Discord refused because they were too many (429), from when the bot had its emojis on."""
    requests: int
    """All of that time."""


async def measure_visible(folder: Path, members: int, rounds: int) -> Seen:
    """Hold a night of so many rounds, of which each but the first is measured."""
    environment = {"SECRET_KEY": KEY, "COMPUTER_PACE": "0", "LOG_LEVEL": "WARNING", "COMPUTER_PROCESSES": "1"}
    async with (
        StandIn(limits=Limits()) as discord,
        BotProcess(discord, folder, command=BOT, environment=environment) as bot,
    ):
        guild = discord.guild(n_members=members)
        await publish(bot.database, guild, rounds)
        await bot.start()
        await discord.until(lambda: len(discord.world.emojis) > EMOJIS, PATIENCE)
        started = len(discord.requests)
        seen = [await visible_at(discord, bot, number, members // 4) for number in range(1, rounds + 1)]
        ended = [max_ended(bot, number, members // 4) for number in range(1, rounds)]
        await bot.kill()  # its members would play on while it stops
        if re.search(r" (ERROR|CRITICAL) ", bot.output):
            print(bot.output[-4000:], file=sys.stderr)
        requests = list(discord.requests)[started:]
        refused = sum(request.status == 429 for request in requests)
        return Seen(tuple(at - end for at, end in zip(seen[1:], ended, strict=True)), refused, len(requests))


async def publish(file: Path, guild: Guild, rounds: int) -> None:
    """A night that starts in five seconds, and for which everybody has signed up."""
    database = await Database.open(f"sqlite+aiosqlite:///{file}")
    try:
        vault = await Vault.open(database, KEY)
        clock, secret = SystemClock(), lambda: bytes(32)
        tables = Tables(database, clock=clock, secret=secret, record=record_change)
        contests = Contests(database, tables, clock=clock, vault=vault, lot=secret)
        plan = make_plan(Template.HUSTLE, Defaults(), int(time.time() * 1000) + 5000)
        config = replace(plan.config, most=len(guild.users), rounds=rounds)
        plan = replace(plan, check_in=False, config=config, rules=replace(plan.rules, fixed_hands=1))
        owner, *_ = people = [Member(user.id, user.name) for user in guild.users]
        draft = await contests.create(owner, guild.id, guild.channel.id, "Night", plan)
        await contests.do(draft.id, Publish(owner))
        for member in people:
            await contests.do(draft.id, Join(member, Standing()))
    finally:
        await database.close()


async def visible_at(discord: StandIn, bot: BotProcess, number: int, tables: int) -> float:
    """When the last of so many tables of a round got its message, seconds since the epoch."""
    async with asyncio.timeout(PATIENCE):
        while len(found := [each for (each,) in ask(bot, MESSAGES, number) if each]) < tables:  # noqa: ASYNC110 - a database
            await asyncio.sleep(LOOK)
    return max(discord.world.messages[message].created for message in found)


def max_ended(bot: BotProcess, number: int, tables: int) -> float:
    """When the last of so many games of a round ended, seconds since the epoch."""
    ((ended,),) = ask(bot, ENDED, number, tables)
    return ended / 1000


def ask(bot: BotProcess, query: str, *values: object) -> list[tuple]:
    with contextlib.closing(sqlite3.connect(bot.database)) as base:
        return base.execute(query, values).fetchall()
