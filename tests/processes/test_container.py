"""The Dockerfile's steps in a bare folder: what is copied is there, is all that the image needs, and what it runs runs.

There is no Docker here. Each instruction is read from the file; an unknown one fails. At night the image's environment
is made in another folder, with the index switched off; by day the tests' own stands in for it.
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
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import ZipFile

import pytest

from tests.processes.test_refusals import free_port
from tests.standin.process import BotProcess
from tests.suite import night, rest

if TYPE_CHECKING:
    from tests.standin import Guild, StandIn

ROOT = Path(__file__).resolve().parents[2]
NEED_ROOT = {"useradd", "install"}  # and are not run
COPIED_FROM_HERE = r"COPY (?!--from)(.+) (\S+)$"


def instructions() -> list[str]:
    """The instructions of the Dockerfile, each in a line."""
    text = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    lines = re.sub(r"\\\n\s*", " ", re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)).splitlines()
    return [line for line in lines if line.strip()]


def runs() -> list[str]:
    """The commands of the RUN lines."""
    return [part.strip() for line in instructions() if line.startswith("RUN ") for part in line[4:].split("&&")]


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
    assert {command.split()[0] for command in runs() if "/opt/bower" not in command} == NEED_ROOT


@rest
def test_what_is_copied_is_built_without_an_index_and_nothing_is_lost(tmp_path: Path) -> None:
    """By the build tools of the lock, which the tests have, too."""
    source = copied(tmp_path)
    files = {file.relative_to(source) for name in ("bot", "cogs", "engine") for file in (source / name).rglob("*.*")}
    build = ("pip", "wheel", "--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path), ".")
    subprocess.run((sys.executable, "-m", *build), cwd=source, check=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert len(files) > 400
    assert files - {*map(Path, ZipFile(wheel).namelist())} == set()


@night
def test_the_image_is_made_of_what_was_fetched_by_hash_with_the_index_switched_off(tmp_path: Path) -> None:
    """The first stage, in another folder than /opt. Players are compiled there where the image looks."""
    source, files, made = copied(tmp_path), tmp_path / "files", tmp_path / "made"
    fetch = ("pip", "download", "--require-hashes", "--requirement", "requirements.lock", "--dest", str(files))
    fetched = subprocess.run((sys.executable, "-m", *fetch), cwd=source, capture_output=True, text=True)
    if "(from versions: none)" in fetched.stderr:
        pytest.skip("no package index is reached")
    assert fetched.returncode == 0, fetched.stderr
    own = environment(source) | {"PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}", "PYTHONPATH": ""}
    own |= {"PIP_CONFIG_FILE": os.devnull, "PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(files)}
    for step in (command for command in runs() if "/opt/bower" in command):
        arguments = shlex.split(step.replace("/opt/bower", str(made)))
        subprocess.run(arguments, cwd=source if "-m" in arguments else tmp_path, env=own, check=True)
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
