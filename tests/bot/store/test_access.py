"""PostgreSQL roles that may only connect, and what the container may do (docs/security.md, O1)."""

import re
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from bot.store import lease
from bot.store.claims import Claim
from bot.store.database import Database
from bot.store.errors import DatabaseUnreachable
from tests.bot.store.commands.scenes import run, within
from tests.suite import rest
from tests.waiting import DEADLINE

ROOT = Path(__file__).parents[3]


@rest
async def test_the_holder_of_the_lock_is_named(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def explain(held: lease.Lease) -> None:
        monkeypatch.setattr(lease, "ANSWER_SECONDS", DEADLINE)
        await own(held)

    own = lease.Lease._explain_timeout
    monkeypatch.setattr(lease.Lease, "_explain_timeout", explain)
    monkeypatch.setattr(lease, "ANSWER_SECONDS", 0.5)
    engine = create_async_engine(postgres_url)
    async with engine.connect() as stranger:
        await stranger.execute(text("SELECT pg_advisory_lock(:key)"), {"key": 0x426F_7765_7200_0002})
        pid = await stranger.scalar(text("SELECT pg_backend_pid()"))
        with pytest.raises(DatabaseUnreachable, match=rf"session {pid} of role \w+ holds .* REVOKE CONNECT"):
            await Database.open(postgres_url, claim=Claim())
    await engine.dispose()


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


def test_the_container_has_no_rights_it_does_not_need() -> None:
    compose, image = ((ROOT / name).read_text(encoding="utf-8") for name in ("compose.yaml", "Dockerfile"))
    for line in ("read_only: true", "- ALL", "- no-new-privileges:true", "pids_limit:", "mem_limit:", "- /tmp"):
        assert line in compose
    assert "ports:" not in compose
    assert re.search(r"--uid (\d+) bower\b.*^USER \1$", image, re.MULTILINE | re.DOTALL)
