"""`python -m bot doctor`, and what `tools.at_discord` tries at Discord: nothing of it stays."""

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


@rest
async def test_every_row_is_tried_and_nothing_stays(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    ann = guild.users[0]
    command = (sys.executable, "-m", "tools.at_discord", str(guild.channel.id))
    async with BotProcess(discord, tmp_path, command=command) as process:
        await process.launch()
        await discord.until(lambda: "Press the button in" in process.output or not process.running)
        (message,) = [each for each in guild.channel.messages.values() if each.buttons()]
        panel = (await discord.click(ann, message, "Press")).message
        await discord.until(lambda: "that only you see." in process.output)
        await discord.click(ann, panel, "Press")
        code = await process.wait()
    rows = [line.split()[0] for line in process.output.splitlines() if not line.startswith(("Press", "Now"))]
    assert rows == ["ok"] * 16, process.output
    assert code == 0
    assert not guild.channel.messages
    assert not discord.world.emojis


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
