"""SIGTERM and SIGINT at every moment: the bot and its workers end, with 0; what members did is stored and shown."""

import asyncio
import contextlib
import os
import random
import re
import resource
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.processes.people import Person, go_home, offers, open_table, public
from tests.processes.stored_state import check_clicks, check_games, is_shown, logs, snapshot
from tests.standin import Guild, StandIn
from tests.standin.process import BotProcess
from tests.suite import first, rest
from tests.waiting import is_there

pytestmark = pytest.mark.processes
IN_PROC = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc")
SIGNALS = (signal.SIGTERM, signal.SIGINT)


def tell(bot: BotProcess, number: signal.Signals) -> None:
    assert bot._process is not None
    with contextlib.suppress(ProcessLookupError):
        os.kill(bot._process.pid, number)  # Popen.send_signal would collect the exit code before asyncio does


def troubles(bot: BotProcess) -> list[str]:
    """What it logged above INFO, but for thinking that took too long: the code may yet have to be compiled."""
    lines = [line for line in bot.output.splitlines() if re.search(r" (WARNING|ERROR|CRITICAL) ", line)]
    return [line for line in lines if "the rule of thumb decides for a computer" not in line]


async def asked_at_start(discord: StandIn, bot: BotProcess) -> None:
    """While Python still imports the bot: as soon as it has taken the signals."""
    await bot.launch()
    pid = bot._process.pid if bot._process else 0

    def listens() -> bool:
        with open(f"/proc/{pid}/status", encoding="ascii") as status:  # noqa: PTH123
            caught = next(line for line in status if line.startswith("SigCgt"))
        return bool(int(caught.split()[1], 16) >> (signal.SIGTERM - 1) & 1)

    await discord.until(listens)


async def asked_at_login(discord: StandIn, bot: BotProcess) -> None:
    held = discord.faults.hold("GET", "/users/@me$")
    await bot.launch()
    await discord.until(held.reached.is_set)


async def asked_while_commands_sync(discord: StandIn, bot: BotProcess) -> None:
    """The database is open by now."""
    held = discord.faults.hold("PUT", "/commands$")
    await bot.launch()
    await discord.until(held.reached.is_set)


async def asked_without_gateway(discord: StandIn, bot: BotProcess) -> None:
    discord.gateway.refusing = True
    await bot.launch()
    await discord.until(lambda: "cannot connect" in bot.output)


async def asked_before_ready(_: StandIn, bot: BotProcess) -> None:
    await bot.start()


async def asked_while_emojis_upload(discord: StandIn, bot: BotProcess) -> None:
    held = discord.faults.hold("POST", "/emojis$")
    await bot.start()
    await discord.until(held.reached.is_set)


MOMENTS = [
    asked_at_start,
    asked_at_login,
    asked_while_commands_sync,
    asked_without_gateway,
    asked_before_ready,
    asked_while_emojis_upload,
]


@pytest.mark.parametrize(("number", "moment"), first(zip(SIGNALS * 3, MOMENTS, strict=True), 1, 3))
async def test_a_signal_at_any_moment_ends_the_bot(
    discord: StandIn,
    guild: Guild,
    bot: BotProcess,
    number: signal.Signals,
    moment: Callable[[StandIn, BotProcess], Awaitable[None]],
) -> None:
    await moment(discord, bot)
    tell(bot, number)
    assert await bot.wait() == 0
    assert [line for line in troubles(bot) if "cannot connect" not in line] == []


@rest
async def test_a_signal_during_games_loses_nothing(discord: StandIn, guild: Guild, bot: BotProcess) -> None:
    """Four tables, computers quick, clicks in flight; both signals come."""
    await bot.start()
    people = [Person(discord, user, discord.channel(guild), random.Random(user.id)) for user in guild.users]
    numbers = await asyncio.gather(*(open_table(discord, person.channel, [person.user]) for person in people))
    playing = [asyncio.create_task(person.play()) for person in people]
    await discord.until(lambda: sum(click.answered for person in people for click in person.clicks) >= 20)
    for number in SIGNALS:
        tell(bot, number)
        await asyncio.sleep(0)
    assert await bot.wait() == 0
    discord.gateway.forget()
    await go_home(people, playing)
    assert not troubles(bot)
    clicks = [click for person in people for click in person.clicks]
    check_clicks(logs(bot.database), clicks)
    check_games(logs(bot.database), clicks)
    for table in numbers:
        assert is_shown(discord, await snapshot(bot.database, table))


@rest
async def test_more_signals_do_not_change_the_exit_code(discord: StandIn, guild: Guild, bot: BotProcess) -> None:
    """Signals that come until the very end do not change the exit code."""
    await bot.start()
    while bot.running:
        tell(bot, signal.SIGTERM)
        tell(bot, signal.SIGINT)
        await asyncio.sleep(0.005)  # waits: a person who is impatient
    assert bot.exit_code == 0


@rest
async def test_a_stop_does_not_wait_for_a_silent_discord(discord: StandIn, guild: Guild, bot: BotProcess) -> None:
    """Every request hangs and the gateway is gone: the end waits for nobody longer than it may."""
    await bot.start()
    await open_table(discord, guild.channel, [guild.users[0]])
    discord.gateway.acknowledges = False
    held = discord.faults.hold("*", "")
    asking = asyncio.create_task(discord.slash(guild.users[0], guild.channel, "help"))
    await discord.until(held.reached.is_set)
    assert await bot.terminate() == 0
    asking.cancel()


@rest
async def test_a_dead_database_ends_the_bot(discord: StandIn, guild: Guild, bot: BotProcess) -> None:
    """The disk refuses to write: the press is answered with a fault, the process ends with 1 and says why."""
    await bot.start()
    await open_table(discord, guild.channel, guild.users[:1])
    hand = (await discord.slash(guild.users[0], guild.channel, "hand")).message
    await discord.until(lambda: offers(hand, "act"))
    size = os.stat(f"{bot.database}-wal").st_size  # noqa: PTH116
    assert bot._process is not None
    resource.prlimit(bot._process.pid, resource.RLIMIT_FSIZE, (size, size))
    before = logs(bot.database)
    answer = await discord.click(guild.users[0], hand, offers(hand, "act")[0]["custom_id"])
    assert answer.interaction.reply is not None
    assert await bot.wait() == 1
    assert "the database's writer has died" in bot.output
    assert bot.output.splitlines()[-1].startswith("The database's writer has died")
    discord.gateway.forget()
    await bot.start()
    assert logs(bot.database)[1][: len(before[1])] == before[1]
    await discord.until(lambda: public(guild.channel, "hand"))
    await discord.slash(guild.users[0], guild.channel, "hand")


def workers_of(bot: BotProcess) -> set[int]:
    """The processes of workers of a bot that runs, and the one from which they are forked."""
    assert bot._process is not None
    parents = dict[int, int]()
    for folder in Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError, IndexError):
            if b"bot.workers.fork_server" in (folder / "cmdline").read_bytes():
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    return {pid for pid, parent in parents.items() if bot._process.pid in (parent, parents.get(parent))}


@rest
@IN_PROC
@pytest.mark.parametrize("how", first(["killed", "terminated"], 0, 1))
async def test_worker_processes_end_with_the_bot(discord: StandIn, guild: Guild, tmp_path: Path, how: str) -> None:
    environment = {"COMPUTER_PACE": "0", "COMPUTER_PROCESSES": "2"}
    async with BotProcess(discord, tmp_path, environment=environment) as bot:
        await bot.start()
        await discord.until(lambda: len(workers_of(bot)) == 4)  # with the one that draws
        pids = workers_of(bot)
        if how == "terminated":
            for pid in pids:  # as a service manager does to every process
                os.kill(pid, signal.SIGTERM)
            assert all(map(is_there, pids))
            assert await bot.terminate() == 0
        else:
            await bot.kill()
        await discord.until(lambda: not any(map(is_there, pids)))


@rest
@IN_PROC
async def test_a_stop_does_not_wait_for_a_dead_worker_process(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    async with BotProcess(discord, tmp_path, environment={"COMPUTER_PROCESSES": "1"}) as bot:
        await bot.start()
        await discord.until(lambda: len(workers_of(bot)) == 3)
        for pid in workers_of(bot):
            os.kill(pid, signal.SIGKILL)
        assert await bot.terminate() == 0
