"""`python -m bot pages`: what servers have made public, and nothing else; the folder is Bower's only where it wrote."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.contests.organizers import Cancel
from bot.contests.templates import Template
from bot.servers import Servers, ServerSettings
from bot.store import schema
from bot.store.upsert import upsert
from bot.store.vault import Vault
from tests.bot.contests.world import ORGANISER, World
from tests.bot.people import CHANNEL, GUILD
from tests.bot.store.conftest import run

KEY = "k" * 40
PUBLIC = ServerSettings(public_pages=True, contest_channel=CHANNEL)


@pytest.fixture(autouse=True)
async def key(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database has been used with the key of the world's vault."""
    monkeypatch.setenv("SECRET_KEY", KEY)
    await Vault.open(world.database, KEY)


def names(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(folder.iterdir())}


async def publish(database_url: str, folder: Path) -> int:
    return await asyncio.to_thread(run, "pages", database_url, folder)


async def test_the_folder_follows_the_switch(
    world: World, database_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, other, servers = tmp_path / "pages" / "here", "mine.html", Servers(world.database)
    over = await world.over(8, Template.CUP)
    begun = await world.begun(16, Template.SWISS)
    draft = await world.contests.create(ORGANISER, GUILD, CHANNEL, "Secret", world.plan(Template.CUP))
    off = await world.joined(4, Template.CUP)
    await world.contests.do(off.id, Cancel(ORGANISER, "rain"))

    assert await publish(database_url, folder) == 0
    assert [*names(folder)] == ["index.html"], "off at first"
    (folder / other).write_text("<html>", encoding="utf-8")
    for private in (replace(PUBLIC, public_pages=False), replace(PUBLIC, contest_channel=CHANNEL + 1)):
        await servers.set(GUILD, private)
        assert await publish(database_url, folder) == 0
        assert [*names(folder)] == ["index.html", other], "and only of the channel that was named"
    await servers.set(GUILD, PUBLIC)
    assert await publish(database_url, folder) == 0
    found = names(folder)
    pages = [f"contest-{stored.id}.html" for stored in (over, begun)]
    assert [*found] == sorted([*pages, "index.html", other])
    assert all(f'href="{page}"' in found["index.html"] for page in pages)
    assert "Secret" not in "".join(found.values())
    assert f"contest-{draft.id}" not in "".join(found)
    assert "<details>" in found[pages[0]]
    assert "<details>" not in found[pages[1]]

    for theirs in ("index.html", pages[0]):
        site = tmp_path / theirs
        site.mkdir()
        (site / theirs).write_text("<html>", encoding="utf-8")
        assert await publish(database_url, site) == 2, "a file of somebody else's is left, and nothing is written"
        assert names(site) == {theirs: "<html>"}

    of = update(schema.contests).where(schema.contests.c.id == begun.id).values(plan="{}")
    await world.database.write(lambda connection: connection.execute(of))
    assert await publish(database_url, folder) == 1
    assert [*names(folder)] == [pages[0], "index.html", other], "what cannot be read has no page"
    final = update(schema.log).where(schema.log.c.table_id == over.tables[over.round, 0].table).values(line="?")
    await world.database.write(lambda connection: connection.execute(final))
    assert await publish(database_url, folder) == 1
    assert [*names(folder)] == ["index.html", other], "nor has a contest whose final cannot be read"

    gone = {"guild_id": GUILD, "gone_at": 1}
    await world.database.write(lambda connection: upsert(connection, schema.presences, gone))
    assert await publish(database_url, folder) == 0
    assert [*names(folder)] == ["index.html", other], "and of no server that has removed the bot"
    printed = capsys.readouterr()
    assert printed.out.count("no longer public: 1.") == 2
    assert f"contest {begun.id} cannot be read" in printed.err.lower()
    assert "is not a file of Bower's" in printed.err
