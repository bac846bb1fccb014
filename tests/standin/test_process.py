"""Bot processes against the stand-in, with the little bot: how to start, kill and stop one, and what that may lose."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import sys
from typing import TYPE_CHECKING, Any

import pytest

from tests.standin import StandIn, Unanswered
from tests.standin.process import BotProcess, NotReady
from tests.suite import rest

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

    from tests.standin import Message

pytestmark = pytest.mark.processes
LITTLE_BOT = (sys.executable, "-m", "tests.standin.little_bot")


@pytest.fixture
async def discord() -> AsyncIterator[StandIn]:
    async with StandIn() as standin:
        standin.guild(n_members=4)
        yield standin


@pytest.fixture
async def bot(discord: StandIn, tmp_path: Path) -> AsyncIterator[BotProcess]:
    async with BotProcess(discord, tmp_path, command=LITTLE_BOT) as process:
        yield process


def stored(bot: BotProcess) -> set[int]:
    with sqlite3.connect(bot.database) as db:
        return {row[0] for row in db.execute("SELECT interaction FROM clicks")}


async def opened(discord: StandIn) -> Message:
    guild = next(iter(discord.world.guilds.values()))
    return (await discord.slash(guild.users[0], guild.channel, "table open")).message


@rest
async def test_sigterm_ends_the_process_cleanly(discord: StandIn, bot: BotProcess) -> None:
    await bot.start()
    await opened(discord)
    assert await bot.terminate() == 0
    assert not discord.gateway.connected()
    assert not discord.gateway.waiting()  # it said goodbye, so there is nothing to resume


@rest
async def test_a_process_with_a_bad_token_is_not_ready(discord: StandIn, tmp_path: Path) -> None:
    wrong = {"DISCORD_TOKEN": "wrong"}
    async with BotProcess(discord, tmp_path, command=LITTLE_BOT, environment=wrong) as bot:
        with pytest.raises(NotReady, match="LoginFailure"):
            await bot.start()
        assert bot.exit_code == 1


@rest
async def test_a_waiting_person_notices_the_death_of_the_process(discord: StandIn, bot: BotProcess) -> None:
    await bot.start()
    guild = next(iter(discord.world.guilds.values()))
    waiting = asyncio.create_task(discord.slash(guild.users[0], guild.channel, "slow"))
    await discord.until(lambda: bool(discord.interactions.pending))
    await bot.kill()
    assert bot.exit_code == -9
    with pytest.raises(Unanswered, match="process ended"):
        await waiting
    with pytest.raises(Unanswered, match="no bot is connected"):
        await discord.slash(guild.users[0], guild.channel, "slow")


@rest
async def test_two_processes_of_one_bot_have_a_shard_each(discord: StandIn, tmp_path: Path) -> None:
    """Each has its shard; the death of one is no concern of the other's people."""
    guilds = [next(iter(discord.world.guilds.values())), discord.guild()]
    by_shard = {(guild.id >> 22) % 2: guild for guild in guilds}
    assert len(by_shard) == 2
    bots: list[BotProcess] = []
    for shard in by_shard:
        folder = tmp_path / str(shard)
        folder.mkdir()
        environment = {"SHARD_IDS": str(shard), "SHARD_COUNT": "2"}
        bots.append(BotProcess(discord, folder, command=LITTLE_BOT, environment=environment))
    async with bots[0], bots[1]:
        for bot in bots:
            await bot.start()
        gone, stays = by_shard.values()
        doomed, waiting = (asyncio.create_task(discord.slash(g.users[0], g.channel, "slow")) for g in (gone, stays))
        await discord.until(lambda: len(discord.interactions.pending) == 2)
        await bots[0].kill()
        with pytest.raises(Unanswered, match="process ended"):
            await doomed
        assert not waiting.done()
        assert (await discord.slash(stays.users[0], stays.channel, "table open")).text == "counted 0"
        discord.clock.advance(3)
        with pytest.raises(Unanswered, match="3 s"):
            await waiting


@rest
async def test_an_interaction_delivered_again_to_the_next_process_is_stored_once(
    discord: StandIn, bot: BotProcess
) -> None:
    """Killed between its answer and anything else: the click is stored once, however often it comes."""
    await bot.start()
    table = await opened(discord)
    ann = next(iter(discord.world.guilds.values())).users[0]
    clicked = await discord.click(ann, table, "Count 0")
    await bot.kill()
    await bot.start()
    discord.redeliver(clicked)
    await discord.until(lambda: clicked.interaction.refusals == [40060])
    assert stored(bot) == {clicked.interaction.id}


@rest
async def test_an_answer_that_reached_discord_before_a_kill_is_stored(discord: StandIn, bot: BotProcess) -> None:
    """The answer is with Discord when the bot dies: the person sees it, so it must be stored."""
    await bot.start()
    table = await opened(discord)
    ann = next(iter(discord.world.guilds.values())).users[0]
    held = discord.faults.hold("POST", "/callback$")
    clicking = asyncio.create_task(discord.click(ann, table, "Count 0"))
    await held.reached.wait()
    killing = asyncio.create_task(bot.kill())
    held.release()
    clicked = await clicking
    await killing
    assert stored(bot) == {clicked.interaction.id}


@rest
async def test_kills_lose_nothing_acknowledged(discord: StandIn, bot: BotProcess) -> None:
    await bot.start()
    guild = next(iter(discord.world.guilds.values()))
    tables = [await opened(discord) for _ in range(4)]
    dice, acknowledged = random.Random(20), set[int]()

    async def play(user: Any, table: Message) -> None:
        while True:
            try:
                reply = await discord.click(user, table, lambda c: c["type"] == 2)
            except Unanswered:
                return
            acknowledged.add(reply.interaction.id)

    for _ in range(3):
        enough, before = dice.randint(5, 40), len(acknowledged)
        async with asyncio.TaskGroup() as players:
            for user, table in zip(guild.users, tables, strict=True):
                players.create_task(play(user, table))
            await discord.until(lambda: len(acknowledged) - before >= enough)  # noqa: B023
            await bot.kill()
        await bot.start()
    assert len(acknowledged) > 15
    assert acknowledged <= stored(bot)
