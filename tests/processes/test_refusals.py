"""What `python -m bot` says: why it does not run, in one sentence and an exit code; help; what `doctor` finds."""

import asyncio
import os
import re
import socket
import sys
from pathlib import Path
from random import Random

import pytest

from bot.__main__ import COMMANDS
from tests.standin import Guild, StandIn
from tests.standin.process import KEPT_VARIABLES, ROOT, BotProcess, NotReady
from tests.standin.world import EVERYTHING
from tests.suite import first, rest
from tests.waiting import deadline

pytestmark = pytest.mark.processes


async def ended(discord: StandIn, folder: Path, environment: dict[str, str]) -> tuple[int | None, str]:
    """Start a bot that cannot run: its exit code and everything it printed."""
    async with BotProcess(discord, folder, environment=environment) as bot:
        with pytest.raises(NotReady):
            await bot.start()
        return bot.exit_code, bot.output


async def command(folder: Path, *arguments: str, **environment: str) -> tuple[int, str, str]:
    """Run `python -m bot ...` to its end: exit code, output, errors."""
    kept = {name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ}
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot", *arguments,
        cwd=folder, env=kept | {"PYTHONPATH": str(ROOT)} | environment,
        stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    async with deadline():
        out, errors = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode(), errors.decode()


def refused(told: str, code: int | None, output: str) -> None:
    """Whether it has ended with 2 and one line that says so."""
    assert (code, output.count("\n")) == (2, 1), output
    assert told in output


def empty(folder: Path) -> bool:
    return not any(folder.iterdir())


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


async def test_run_without_a_token_is_refused(tmp_path: Path) -> None:
    code, out, errors = await command(tmp_path, "run")
    assert (code, out) == (2, "")
    assert errors.count("\n") == 1
    assert "DISCORD_TOKEN is not set" in errors
    assert "https://discord.com/developers/applications" in errors
    assert empty(tmp_path)


@rest
@pytest.mark.parametrize(
    ("token", "told"),
    [("not.a.token", "Discord refused DISCORD_TOKEN: 401 Unauthorized"), ("not\na.token", "DISCORD_TOKEN")],
)
async def test_run_with_a_bad_token_is_refused(discord: StandIn, tmp_path: Path, token: str, told: str) -> None:
    """Spaces round a token mean nothing; with a line break, as out of a file, it is refused in a sentence, too."""
    code, output = await ended(discord, tmp_path, {"DISCORD_TOKEN": token})
    refused(told, code, output)
    assert "a.token" not in output


@rest
async def test_a_token_reset_during_a_run_ends_the_bot(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    """The connection ends for good, and the sentence is like that for a bad token."""
    async with BotProcess(discord, tmp_path) as bot:
        await bot.start()
        discord.token += "2"
        discord.gateway.invalidate()
        assert await bot.wait() == 2
        assert bot.output.splitlines()[-1].startswith("Discord does not know DISCORD_TOKEN any more: ")
        assert "Traceback" not in bot.output


@rest
async def test_a_bot_that_cannot_reach_discord_ends(discord: StandIn, tmp_path: Path) -> None:
    nowhere = f"http://127.0.0.1:{free_port()}/api/v10"
    code, output = await ended(discord, tmp_path, {"DISCORD_API_BASE": nowhere})
    assert code == 1
    assert output.count("\n") == 1
    assert output.startswith("Discord cannot be reached: ")


@rest
async def test_a_bot_whose_commands_are_refused_runs_and_says_so(discord: StandIn, tmp_path: Path) -> None:
    """Those registered before go on working, so that members can play."""
    discord.faults.add("PUT", "/commands$", status=400, code=50035, message="Invalid Form Body")
    async with BotProcess(discord, tmp_path) as bot:
        await bot.launch()
        await discord.bots()
        await discord.until(lambda: "the commands could not be registered" in bot.output)
        assert bot.running
        assert await bot.terminate() == 0


@rest
async def test_a_second_process_on_the_same_database_is_refused(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    async with BotProcess(discord, tmp_path) as first:
        await first.start()
        folder = tmp_path / "second"
        folder.mkdir()
        url = {"DATABASE_URL": f"sqlite+aiosqlite:///{first.database}"}
        refused("in use by another Bower", *await ended(discord, folder, url))
        assert first.running
        assert (await discord.slash(guild.users[0], guild.channel, "help")).text


@rest
@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("postgresql+asyncpg://someone:secret@127.0.0.1:{port}/x", "annot reach the database"),
        ("sqlite+aiosqlite:////proc/nowhere/bower.db", "annot make the directory"),
        ("mysql://someone:secret@127.0.0.1/x", "DATABASE_URL must begin with"),
    ],
)
async def test_a_database_that_cannot_be_used_is_refused(
    discord: StandIn, tmp_path: Path, url: str, sentence: str
) -> None:
    code, output = await ended(discord, tmp_path, {"DATABASE_URL": url.format(port=free_port())})
    refused(sentence, code, output)
    assert "secret" not in output


@rest
@pytest.mark.parametrize(
    ("name", "value"),
    [("COMPUTER_PACE", "fast"), ("SHARDS_PER_PROCESS", "3"), ("DISCORD_API_BASE", "discord.com/secret")],
)
async def test_a_setting_without_sense_is_refused(tmp_path: Path, name: str, value: str) -> None:
    code, out, errors = await command(tmp_path, "run", **{"DISCORD_TOKEN": "a.secret.token", name: value})
    assert (code, out) == (2, "")
    assert errors.count("\n") == 1
    assert re.match(rf"{name}\b", errors)
    assert "secret" not in errors


@rest
async def test_an_env_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    code, out, errors = await command(tmp_path, "run")
    assert (code, out) == (2, "")
    assert errors.count("\n") == 1
    assert errors.startswith(".env cannot be read: ")


@rest
async def test_a_bad_address_for_metrics_is_refused(discord: StandIn, tmp_path: Path) -> None:
    environment = {"METRICS_PORT": str(free_port()), "METRICS_HOST": "256.0.0.1"}
    refused("cannot be served at 256.0.0.1", *await ended(discord, tmp_path, environment))


@rest
async def test_a_taken_port_for_metrics_is_refused(discord: StandIn, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        refused(f"METRICS_PORT {port}", *await ended(discord, tmp_path, {"METRICS_PORT": str(port)}))


@rest
async def test_every_command_has_help(tmp_path: Path) -> None:
    code, out, _ = await command(tmp_path, "--help")
    assert code == 0
    assert all(f"{name} " in out and about in " ".join(out.split()) for name, about in COMMANDS.items())
    assert empty(tmp_path)


@rest
@pytest.mark.parametrize("seed", first([8, 1, 2], 0, 1))
async def test_a_file_with_flipped_bytes_is_refused_in_a_sentence(discord: StandIn, tmp_path: Path, seed: int) -> None:
    code, *_ = await command(tmp_path, "migrate", DATABASE_URL="sqlite+aiosqlite:///bot.db")
    assert code == 0
    whole, dice = bytearray((tmp_path / "bot.db").read_bytes()), Random(seed)
    for _ in range(400):
        whole[dice.randrange(100, len(whole))] ^= 1 << dice.randrange(8)
    (tmp_path / "bot.db").write_bytes(whole)
    refused("annot use the database", *await ended(discord, tmp_path, {}))


# a text in a message of components, which Discord has to refuse
@rest
@pytest.mark.parametrize("faulty_on_purpose", ["stickers"])
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
