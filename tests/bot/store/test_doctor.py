"""`python -m bot doctor` and `rebuild` on databases that are right, wrong and damaged."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import schema
from bot.store.database import Database
from tests.bot.store.conftest import everything, run, within
from tests.suite import both_databases, rest


@rest
def test_the_doctor_finds_nothing_wrong_while_a_bot_runs(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def meanwhile(_: Database) -> None:
        assert await asyncio.to_thread(run, "doctor", url) == 0

    within(url, meanwhile)
    printed = capsys.readouterr().out
    assert "FAIL" not in printed
    assert "3 replay" in printed
    assert "ok    bot: last seen running: never" in printed


@rest
@both_databases
def test_the_doctor_and_the_check_find_wrong_statistics_and_a_rebuild_repairs_them(
    url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    before = everything(url)

    async def spoil(database: Database) -> None:
        async def unit(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.standings).values(points=schema.standings.c.points + 1))

        await database.write(unit)

    within(url, spoil)
    assert run("doctor", url) == 1
    assert "FAIL  statistics: standings, guild_id 0, season 0, family , user_id 1001" in capsys.readouterr().out
    assert run("rebuild", url, "--check") == 1
    printed = capsys.readouterr().out
    assert "standings, guild_id 77, season 0, family partners, user_id 1001: not what the logs say" in printed
    assert run("rebuild", url) == 0
    assert everything(url) == before
    capsys.readouterr()
    assert run("rebuild", url, "--check") == 0
    assert "Everything stored is what the logs and the journal say." in capsys.readouterr().out


@rest
def test_a_check_runs_while_the_bot_runs_and_a_rebuild_does_not(file_url: str) -> None:
    async def meanwhile(_: Database) -> None:
        assert await asyncio.to_thread(run, "rebuild", file_url, "--check") == 0
        assert await asyncio.to_thread(run, "rebuild", file_url) == 2

    within(file_url, meanwhile)


@rest
def test_the_doctor_finds_a_log_that_does_not_replay(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def spoil(database: Database) -> None:
        log = schema.log.c

        async def unit(connection: AsyncConnection) -> None:
            await connection.execute(update(schema.log).where(log.table_id == 3, log.seq == 5).values(line="play Xx"))

        await database.write(unit)

    within(url, spoil)
    assert run("doctor", url) == 1
    printed = capsys.readouterr().out
    assert "FAIL  logs: table 3: line 5 of the log is not legal" in printed
    assert "Xx" not in printed
    for arguments in ((), ("--check",)):
        assert run("rebuild", url, *arguments) == 1
        printed = capsys.readouterr().err
        assert "able 3: line 5 of the log is not legal" in printed
        assert "Xx" not in printed


@rest
def test_the_doctor_finds_a_full_disk_and_a_damaged_file(
    file_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("bot.cli.doctor.LEAST_FREE", 1 << 60)
    assert run("doctor", file_url) == 1
    assert "FAIL  disk: only" in capsys.readouterr().out
    monkeypatch.undo()
    with contextlib.closing(sqlite3.connect(tmp_path / "bower.db", isolation_level=None)) as connection:
        connection.execute("INSERT INTO deadlines (table_id, version, due_at) VALUES (404, 1, 1)")
    assert run("doctor", file_url) == 1
    assert "FAIL  file: a row of deadlines refers to nothing" in capsys.readouterr().out


def test_before_the_first_start_the_doctor_reads_the_invitation_from_the_token(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    link = "ok    invitation: https://discord.com/oauth2/authorize?client_id=123456&"
    for token, said in (("MTIzNDU2.x.y", link), ("x", "FAIL  invitation: "), ("", "only the demo can run")):
        monkeypatch.setenv("DISCORD_TOKEN", token)
        assert run("doctor", sqlite_url, "--offline") == 1
        printed = capsys.readouterr().out
        assert said in printed
        assert "FAIL  database: there is no database" in printed


@rest
def test_doctor_says_who_may_connect(postgres_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    async def revoke(database: Database) -> None:
        await database.write(
            lambda connection: connection.execute(
                text(f"REVOKE CONNECT ON DATABASE {connection.engine.url.database} FROM PUBLIC")
            )
        )

    async def nothing(_: Database) -> None: ...

    within(postgres_url, nothing)
    run("doctor", postgres_url)
    assert "REVOKE CONNECT" in capsys.readouterr().out
    within(postgres_url, revoke)
    run("doctor", postgres_url)
    assert "only roles that were granted it may connect" in capsys.readouterr().out
