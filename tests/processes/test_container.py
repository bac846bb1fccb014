"""The Dockerfile's steps in a bare folder: what is copied is there, is all that the image needs, and what it runs runs.

There is no Docker here. Each instruction is read from the file, and is run, or named in `NOT_RUN` with the reason; an
instruction that is in neither fails. The tests' own environment stands in for the one that the image installs.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.processes.test_refusals import free_port
from tests.standin.process import BotProcess
from tests.suite import night, rest

if TYPE_CHECKING:
    from tests.standin import Guild, StandIn

ROOT = Path(__file__).resolve().parents[2]
NOT_RUN = {
    "-m venv /opt/bower": "needs root, for /opt",
    "-m pip install": "asks a package registry; the tests' environment has the same versions (requirements.lock)",
    "useradd": "needs root",
    "install --directory": "needs root",
}
"""Parts of RUN lines that are not run, and why."""
COPIED_FROM_HERE = r"COPY (?!--from)(.+) (\S+)$"


def instructions() -> list[str]:
    """The instructions of the Dockerfile, each in a line."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    lines = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)).splitlines()
    return [line for line in lines if line.strip()]


def runs() -> list[str]:
    """The commands of the RUN lines."""
    return [part.strip() for line in instructions() if line.startswith("RUN ") for part in line[4:].split("&&")]


def why_not(command: str) -> str:
    return next((reason for part, reason in NOT_RUN.items() if part in command), "")


def copied(folder: Path) -> Path:
    """A folder with nothing but what COPY takes from here."""
    source = folder / "src"
    source.mkdir()
    sent = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    for line in instructions():
        if found := re.match(COPIED_FROM_HERE, line):
            names, target = found[1].split(), found[2]
            for name in names:
                assert f"!{name}" in sent, f"{name} is kept from Docker"
                to = source if target == "./" else source / target
                if (ROOT / name).is_dir():
                    shutil.copytree(ROOT / name, to, ignore=shutil.ignore_patterns("__pycache__"))
                else:
                    shutil.copyfile(ROOT / name, to / name)
    return source


def environment(source: Path) -> dict[str, str]:
    """What the ENV lines set, with folders of the test in place of the image's; the code is found in `source` only."""
    text = " ".join(line[4:] for line in instructions() if line.startswith("ENV "))
    said = dict(pair.split("=", 1) for pair in shlex.split(text))
    del said["PATH"]
    own = {"NUMBA_CACHE_DIR": str(source / "compiled"), "PYTHONPATH": str(source), "PATH": os.environ["PATH"]}
    return said | own


def test_every_step_is_run_or_named() -> None:
    known = {"RUN", "COPY", "FROM", "ARG", "ENV", "USER", "WORKDIR", "VOLUME", "HEALTHCHECK", "STOPSIGNAL", "CMD"}
    assert {line.split()[0] for line in instructions()} == known
    left = [command for command in runs() if not why_not(command)]
    assert len(left) == 1
    assert left[0].startswith("/opt/bower/bin/python -c ")
    for part in NOT_RUN:
        assert any(part in command for command in runs()), part


def test_what_is_copied_and_installed_is_all_that_the_bot_has(tmp_path: Path) -> None:
    """Each file of the program is of a package, or data that its package takes along."""
    source = copied(tmp_path)
    taken = tomllib.loads((source / "pyproject.toml").read_text("utf-8"))["tool"]["setuptools"]
    assert taken["packages"]["find"]["include"] == [f"{name}*" for name in ("engine", "bot", "cogs")]
    packages = {str(file.parent.relative_to(source)) for file in source.rglob("__init__.py")}
    data = {
        file for name, globs in taken["package-data"].items() for each in globs for file in (source / name).glob(each)
    }
    files = [file for name in ("bot", "cogs", "engine") for file in (source / name).rglob("*") if file.is_file()]
    lost = [
        str(file.relative_to(source))
        for file in files
        if not (file.suffix == ".py" and str(file.parent.relative_to(source)) in packages) and file not in data
    ]
    assert len(files) > 400
    assert lost == []


@night
def test_players_are_compiled_where_the_image_looks(tmp_path: Path) -> None:
    source = copied(tmp_path)
    (command,) = [command for command in runs() if not why_not(command)]
    arguments = shlex.split(command)
    assert arguments[0] == "/opt/bower/bin/python"
    subprocess.run((sys.executable, *arguments[1:]), cwd=tmp_path, env=environment(source), check=True)
    assert [*(source / "compiled").rglob("*.nbi")] != []


@rest
@pytest.mark.processes
async def test_the_command_runs_and_its_health_is_asked(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    """CMD with the image's settings, and HEALTHCHECK's own words, which fail until the bot is connected."""
    del guild
    source = copied(tmp_path)
    command, check = (
        next(json.loads(re.search(r"\[.*\]", line)[0]) for line in instructions() if line.startswith(kind))
        for kind in ("CMD ", "HEALTHCHECK ")
    )
    own = environment(source) | {"METRICS_PORT": str(free_port())}
    own |= {"DATABASE_URL": f"sqlite+aiosqlite:///{tmp_path / 'data' / 'bower.db'}"}
    assert command[0] == check[0] == "python"

    async def healthy() -> bool:
        asking = await asyncio.create_subprocess_exec(
            sys.executable, *check[1:], env=own, stderr=asyncio.subprocess.DEVNULL
        )
        return await asking.wait() == 0

    async with BotProcess(discord, tmp_path, command=(sys.executable, *command[1:]), environment=own) as bot:
        assert not await healthy()
        await bot.start()
        assert await healthy()
        assert await bot.terminate() == 0
