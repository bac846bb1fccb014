"""Worker processes end with the bot, however it ends."""

import os
import signal
from contextlib import suppress
from pathlib import Path

import pytest

from tests.standin import Guild, StandIn
from tests.standin.process import BotProcess
from tests.suite import first, rest

pytestmark = [
    pytest.mark.processes,
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up in /proc"),
]


def workers_of(bot: BotProcess) -> set[int]:
    """The worker processes of a bot that runs."""
    assert bot._process is not None
    found = set[int]()
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == bot._process.pid and b"bot.workers.worker" in (folder / "cmdline").read_bytes():
                found.add(int(folder.name))
    return found


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@rest
@pytest.mark.parametrize("how", first(["killed", "terminated"], 0, 1))
async def test_worker_processes_end_with_the_bot(discord: StandIn, guild: Guild, tmp_path: Path, how: str) -> None:
    environment = {"COMPUTER_PACE": "0", "COMPUTER_PROCESSES": "2"}
    async with BotProcess(discord, tmp_path, environment=environment) as bot:
        await bot.start()
        await discord.until(lambda: len(workers_of(bot)) == 3)  # two that think, one that draws
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
async def test_a_stop_does_not_wait_for_a_dead_worker_process(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    async with BotProcess(discord, tmp_path, environment={"COMPUTER_PROCESSES": "1"}) as bot:
        await bot.start()
        await discord.until(lambda: len(workers_of(bot)) == 2)
        for pid in workers_of(bot):
            os.kill(pid, signal.SIGKILL)
        assert await bot.terminate() == 0
