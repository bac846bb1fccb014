"""`python -m bot doctor --discord CHANNEL`: what it tries, what it says, and that nothing of it stays."""

import sys
from pathlib import Path

import pytest

from tests.standin import Guild, StandIn
from tests.standin.process import BotProcess
from tests.standin.world import EVERYTHING
from tests.suite import rest

pytestmark = pytest.mark.processes


@pytest.fixture
def faulty_on_purpose() -> str:
    """It tries a text in a message of components, which Discord has to refuse."""
    return "stickers"


def doctor(discord: StandIn, guild: Guild, folder: Path, *, wait: int) -> BotProcess:
    command = (sys.executable, "-m", "bot", "doctor", "--discord", str(guild.channel.id), "--wait", str(wait))
    return BotProcess(discord, folder, command=command)


def verdicts(output: str) -> dict[str, str]:
    """The verdict of each row; columns are two spaces apart."""
    rows = [line.split("  ") for line in output.splitlines() if "  " in line]
    return {row[0]: next(part.strip() for part in row[1:] if part) for row in rows}


@rest
async def test_every_row_is_tried_and_nothing_stays(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    ann = guild.users[0]
    async with doctor(discord, guild, tmp_path, wait=60) as process:
        await process.launch()
        await discord.until(lambda: "Press the button in" in process.output or not process.running)
        (message,) = [each for each in guild.channel.messages.values() if each.buttons()]
        panel = (await discord.click(ann, message, "Press")).message
        await discord.until(lambda: "that only you see." in process.output)
        await discord.click(ann, panel, "Press")
        code = await process.wait()
    found = verdicts(process.output)
    assert {name: said for name, said in found.items() if said != "ok"} == {}, process.output
    assert len(found) == 16
    assert code == 0
    assert not guild.channel.messages
    assert not discord.world.emojis


@rest
async def test_rows_without_a_press_are_not_checked(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    async with doctor(discord, guild, tmp_path, wait=2) as process:
        await process.launch()
        code = await process.wait()
    found = verdicts(process.output)
    assert list(found.values()).count("not checked") == 7
    assert "nobody pressed in time" in process.output
    assert code == 0
    assert not guild.channel.messages


@rest
async def test_what_discord_refuses_is_a_row(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    discord.faults.add("PATCH", "/messages/", status=400, code=50035, times=1)
    async with doctor(discord, guild, tmp_path, wait=1) as process:
        await process.launch()
        assert await process.wait() == 1
    assert verdicts(process.output)["edit with a new picture"] == "FAILED"
    assert "400 (50035)" in process.output


@rest
async def test_a_running_bot_stops_the_examination(
    discord: StandIn, guild: Guild, tmp_path: Path, bot: BotProcess
) -> None:
    await bot.start()
    async with doctor(discord, guild, tmp_path, wait=1) as process:
        await process.launch()
        assert await process.wait() == 2
    assert "is in use by another Bower" in process.output


async def test_every_server_is_named_with_what_it_lacks(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    """Also beside a running bot, and without a connection to the gateway."""
    bare = discord.guild(n_members=1)
    bare.members[discord.world.bot.id].permissions = (1 << 10) | (1 << 11)  # View Channels, Send Messages
    guild.members[discord.world.bot.id].permissions = EVERYTHING & ~(1 << 3)
    command = (sys.executable, "-m", "bot", "doctor")
    async with BotProcess(discord, tmp_path) as running:
        await running.start()
        async with BotProcess(discord, tmp_path, command=command) as process:
            before = len(discord.gateway.identifies)
            await process.launch()
            assert await process.wait() == 1
            assert len(discord.gateway.identifies) == before
    lines = process.output.splitlines()
    (link,) = [line for line in lines if line.startswith("ok    invitation: ")]
    assert f"client_id={discord.world.application_id}" in link
    assert f"invite Bower to a server with {link.partition(': ')[2]}" in running.output
    assert f"ok    {guild.name} ({guild.id}): all permissions are there" in lines
    missing = "Send Messages in Threads, Attach Files, Create Public Threads, Create Events"
    assert f"FAIL  {bare.name} ({bare.id}): the bot lacks {missing}" in lines
