"""The owner's first hour: the code blocks of README.md and docs/operations.md, in their order, as an owner runs them.

A folder has only a clone of this repository and the virtual environment of the tests, in place of what `make` would
install; Discord is the stand-in. Between the blocks the owner does what the pages say beside them: puts the token into
`.env`, invites the bot, fills in the form, stops the bot. Every block is run, or named in `NOT_RUN` with the reason.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import re
import shlex
import shutil
import signal
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.processes.people import Person, go_home, open_table, public
from tests.standin.process import KEPT_VARIABLES
from tests.suite import rest
from tests.waiting import deadline
from tests.webhook import Webhook, webhook

if TYPE_CHECKING:
    from tests.standin import Guild, StandIn

__all__ = ["webhook"]
pytestmark = pytest.mark.processes
ROOT = Path(__file__).resolve().parents[2]
CREATE_EVENTS = 1 << 44
PLAYED = 6  # moves of a game that was begun before the update
PAGES = ("README.md", "docs/operations.md")
NOT_RUN = {
    "make play": "opens the demo in a browser: tests/demo does",
    "docker compose up --build -d": "needs Docker: tests/processes/test_container.py runs the Dockerfile's steps",
}
"""A line of each block that is not run, and why."""


def blocks() -> list[str]:
    """The code blocks of the pages, in order."""
    return [
        textwrap.dedent(block)
        for page in PAGES
        for block in re.findall(
            r"^ *```\w*\n(.*?)^ *```$", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
        )
    ]


def is_run(block: str) -> bool:
    return not any(line.startswith(tuple(NOT_RUN)) for line in block.splitlines())


@dataclass
class Owner:
    """Somebody with a clone, a terminal and a server, who does what the pages say."""

    folder: Path
    discord: StandIn
    guild: Guild
    webhook: Webhook
    running: asyncio.subprocess.Process | None = None
    done: list[str] = field(default_factory=list)

    @property
    def output(self) -> str:
        return (self.folder / "terminal.log").read_text(encoding="utf-8")

    def write(self, name: str, value: str) -> None:
        """Put a setting into `.env`, in its line if it has one."""
        file = self.folder / ".env"
        lines = [line for line in file.read_text("utf-8").splitlines() if not line.startswith(f"{name}=")]
        file.write_text("\n".join([*lines, f"{name}={value}", ""]), "utf-8")

    async def type(self, block: str) -> None:
        """Run a block in a shell; what starts the bot is left to run once it is connected."""
        before = len(self.discord.gateway.identifies)
        with (self.folder / "terminal.log").open("ab") as log:
            shell = await asyncio.create_subprocess_exec(
                *("sh", "-e", "-c", block),
                cwd=self.folder,
                env={name: os.environ[name] for name in KEPT_VARIABLES if name in os.environ and name != "SECRET_KEY"},
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        if not re.search(r"^make run$", block, re.MULTILINE):
            async with deadline():
                assert await shell.wait() == 0, self.output[-3000:]
            return
        self.running = shell
        connected = self.discord.gateway.connected
        await self.discord.until(
            lambda: shell.returncode is not None or any(each.number > before for each in connected())
        )
        assert shell.returncode is None, self.output[-3000:]

    async def stop(self) -> None:
        """Ctrl-C."""
        assert self.running is not None
        os.killpg(self.running.pid, signal.SIGINT)
        async with deadline():
            await self.running.wait()
        await self.discord.until(lambda: not self.discord.gateway.connected())
        self.discord.gateway.forget()
        self.running = None

    def stored(self, query: str) -> Any:
        with contextlib.closing(sqlite3.connect(self.folder / "data" / "bower.db")) as connection:
            return connection.execute(query).fetchone()[0]


async def put_token(owner: Owner) -> None:
    """And the stand-in's address, which is no owner's business; nobody waits for computers to think."""
    for name, value in (owner.discord.environment() | {"COMPUTER_PACE": "0", "COMPUTER_PROCESSES": "0"}).items():
        owner.write(name, value)


async def set_up_by_the_form(owner: Owner) -> None:
    """The log has the link; `/admin setup` sets language, time zone and contest channel at once."""
    assert "invite Bower to a server with https://discord.com/oauth2/authorize?client_id=" in owner.output
    ann, channel = owner.guild.users[0], owner.guild.channel
    await owner.discord.until(lambda: None in owner.discord.world.commands)
    opened = await owner.discord.slash(ann, channel, "admin setup")
    while opened.deferred:  # a busy machine was too late for a form, and the member reads that it is to be tried again
        opened = await owner.discord.slash(ann, channel, "admin setup")
    await owner.discord.submit(ann, opened, {"text:en": ["fr"], "text2:UTC": ["Europe/Paris"], "text4": [channel]})
    await owner.discord.until(lambda: owner.stored("SELECT language FROM servers") == "fr")
    assert owner.stored("SELECT zone FROM servers") == "Europe/Paris"
    assert owner.stored("SELECT contest_channel_id FROM servers") == channel.id
    await open_table(owner.discord, channel, owner.guild.users[:2])


async def change_and_stop(owner: Owner) -> None:
    """After the backup something changes, which a restored backup does not know."""
    ann = owner.guild.users[0]
    await owner.discord.slash(ann, owner.guild.channel, "admin settings", {"language": "it"})
    await owner.discord.until(lambda: owner.stored("SELECT language FROM servers") == "it")
    await owner.stop()


async def see_the_backup(owner: Owner) -> None:
    assert owner.stored("SELECT language FROM servers") == "fr"


async def make_a_newer_version(owner: Owner) -> None:
    """The next block updates, so a newer commit is to be pulled."""
    (owner.folder.parent / "origin" / "NEWER").write_text("a newer version")
    git(owner.folder.parent / "origin", "add", "NEWER")
    git(owner.folder.parent / "origin", *COMMIT, "A newer version")


async def play_on(owner: Owner) -> None:
    """The newer version runs, and two members play on in the game that they began before, by buttons."""
    assert (owner.folder / "NEWER").exists()
    running = owner.guild.channel
    await owner.discord.until(lambda: public(running, "hand"))
    moves = "SELECT count(*) FROM log WHERE user_id IS NOT NULL"
    before = owner.stored(moves)
    people = [Person(owner.discord, user, running, random.Random(user.name)) for user in owner.guild.users[:2]]
    playing = [asyncio.create_task(person.play()) for person in people]
    await owner.discord.until(lambda: sum(click.answered for person in people for click in person.clicks) >= PLAYED)
    await go_home(people, playing)
    assert owner.stored(moves) >= before + PLAYED


async def see_all_well(owner: Owner) -> None:
    doctors = owner.output.rpartition("ok    settings")[2]
    assert "FAIL" not in doctors
    assert "Everything stored is what the logs and the journal say." in doctors


async def be_alerted(owner: Owner) -> None:
    """The addresses of a webhook that is there are in `.env`; then a start is refused."""
    await owner.stop()
    owner.write("ALERT_WEBHOOK", owner.webhook.address)
    owner.write("HEARTBEAT_URL", owner.webhook.address.replace("hook", "alive"))
    await owner.type("make run")
    await owner.discord.until(lambda: owner.webhook.gets.count("/alive/of-the-owner"))
    await owner.stop()
    owner.write("DISCORD_TOKEN", "not.a.token")
    with pytest.raises(AssertionError):
        await owner.type("make run")
    await owner.discord.until(lambda: owner.webhook.texts)
    assert any("Discord refused DISCORD_TOKEN" in text for text in owner.webhook.texts)


STEPS: list[tuple[str, Callable[[Owner], Awaitable[None]]]] = [
    ("cp .env.example .env", put_token),
    ("make run", set_up_by_the_form),
    ("backup data/backups/before.db", change_and_stop),
    ("restore data/backups/before.db", see_the_backup),
    ("DATABASE_URL=sqlite+aiosqlite:///try.db", make_a_newer_version),
    ("git pull", play_on),
    ("rebuild --check", see_all_well),
]
"""What is in each block that is run, and what the owner does after it."""

COMMIT = ("-c", "user.name=Owner", "-c", "user.email=owner@example.org", "commit", "--quiet", "--message")


def git(folder: Path, *arguments: str) -> None:
    subprocess.run(("git", *arguments), cwd=folder, check=True, capture_output=True)


def clone(folder: Path) -> Path:
    """A clone of this version, with the tests' own Python in place of an installed environment."""
    origin, own = folder / "origin", folder / "bower"
    names = subprocess.run(("git", "ls-files", "-z"), cwd=ROOT, check=True, capture_output=True).stdout.decode()
    for name in names.split("\0"):
        if name and not name.startswith(("tests/", "benchmarks/")) and (ROOT / name).is_file():
            (origin / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / name, origin / name)
    git(origin, "init", "--quiet", "--initial-branch=main")
    git(origin, "add", "--all", "--force")
    git(origin, *COMMIT, "This version")
    git(folder, "clone", "--quiet", "origin", "bower")
    programs = own / ".venv" / "bin"
    programs.mkdir(parents=True)
    python = programs / "python"
    python.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} "$@"\n')
    python.chmod(0o755)
    for stamp in ("pyvenv.cfg", ".run"):
        (own / ".venv" / stamp).touch()
    return own


def test_every_block_is_run_or_named() -> None:
    """A new block needs a step here, or a reason."""
    run = [block for block in blocks() if is_run(block)]
    assert len(run) == len(STEPS)
    assert [what for block, (what, _) in zip(run, STEPS, strict=True) if what not in block] == []
    for line in NOT_RUN:
        assert any(not is_run(block) and line in block for block in blocks()), line


@rest
async def test_the_pages_lead_through_the_first_hour(discord: StandIn, tmp_path: Path, webhook: Webhook) -> None:
    owner = Owner(clone(tmp_path), discord, discord.guild(n_members=4), webhook)
    owner.guild.members[discord.world.bot.id].permissions |= CREATE_EVENTS
    try:
        for block, (_, then) in zip(filter(is_run, blocks()), STEPS, strict=True):
            await owner.type(block)
            await then(owner)
        await be_alerted(owner)
    finally:
        if owner.running is not None and owner.running.returncode is None:
            os.killpg(owner.running.pid, signal.SIGKILL)
            await owner.running.wait()
