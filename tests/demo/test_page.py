"""The demo's page and what its requests meet, and the games that its members played before."""

import importlib

import pytest
from simcord.components import walk_components
from sqlalchemy import func, select

from bot import demo
from bot.app import create_bot
from bot.demo.fake_discord import open_server
from bot.demo.page import open_preview
from bot.demo.table import play_past_games
from bot.panels.core.custom_ids import Verb
from bot.settings import Settings
from bot.stats import rebuild
from bot.store import schema
from engine import Phase
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import begun, look, offered, open_hand, pattern, press_turn, table_message, until
from tests.suite import rest
from tests.world import panels

HOUR = 3_600_000
PICTURE = "bower0.png"
PACE = 2.0
"""Virtual seconds in which a computer acts and the channel is painted."""


@pytest.fixture
async def preview(w):
    """The page of Ann, who plays against three computers; it is her turn."""
    await begun(w, members=1, clock_ms=HOUR)
    await until(w, lambda now: now.to_act == 0)
    async with open_preview(w, 8890) as preview:
        yield preview


class Tab:
    """What the script in the browser does: a page of its own, actions in sequence."""

    def __init__(self, preview) -> None:
        self.preview, self.page, self.sequence = preview, preview._open_page(), 0

    def shown(self):
        return self.preview._page_payload(self.page)

    async def act(self, kind: str, revision: int | None = None, **body):
        self.sequence += 1
        return await self.preview._action(
            self.page.id,
            {
                "protocol_version": 3, "sequence": self.sequence, "request_id": str(self.sequence), "kind": kind,
                "generation": self.page.generation, "bot_generation": 1,
                "published_revision": self.shown()["publishedRevision"] if revision is None else revision, **body,
            },
        )  # fmt: skip

    def key(self, label: str) -> tuple[str, str]:
        """Message and control of the newest enabled button with this label."""
        found = [
            (identity, part["control_key"])
            for identity, message in self.shown()["messages"].items()
            for part in walk_components(message["components"])
            if part.get("label") == label and not part.get("disabled")
        ]
        return found[-1]


async def test_a_click_on_an_older_publication_is_taken(preview, w) -> None:
    """The page was published again while the finger moved; the button is still the same one."""
    tab = Tab(preview)
    target, key = tab.key("My hand")
    old = tab.shown()["publishedRevision"]
    await w.members[1].slash(w.channel, "table open")
    await preview.advance(PACE)
    assert tab.shown()["publishedRevision"] > old
    receipt = await tab.act("click", old, target_id=target, control_key=key)
    assert (receipt["settlement"], receipt["rejected"]) == ("settled", False)
    assert panels(w.env, w.members[0])


async def test_a_click_on_a_changed_button_goes_out_unchanged(preview, w) -> None:
    """SimCord would press whatever stands there now, another card perhaps; the bot must get the stale one."""
    ann = w.members[0]
    tab = Tab(preview)
    panel = await open_hand(w, ann)
    await preview.advance(1.0)
    first, second, *_ = offered(panel)
    target, key = tab.key(first.label)
    old, version = tab.shown()["publishedRevision"], (await look(w)).table.version
    await ann.click(panel, custom_id=second.custom_id)
    assert (await look(w)).table.version == version + 1
    before = len(w.env.backend.transcript)
    receipt = await tab.act("click", old, target_id=target, control_key=key)
    sent = [
        p["data"]["custom_id"] for _, event, p in w.env.backend.transcript[before:] if event == "INTERACTION_CREATE"
    ]
    assert sent == [first.custom_id]
    assert (receipt["settlement"], receipt["acknowledgement"]) == ("settled", "acknowledged")
    assert (await look(w)).table.version == version + 1


async def test_the_page_shows_what_the_bot_did_by_itself(preview, w) -> None:
    tab = Tab(preview)
    await press_turn(w)
    before, version = tab.shown()["publishedRevision"], (await look(w)).table.version
    await preview.advance(PACE)
    assert (await look(w)).table.version > version
    assert tab.shown()["publishedRevision"] > before


async def test_a_replaced_picture_is_still_served(preview, w) -> None:
    tab = Tab(preview)
    [(old, _)] = [(k, a) for k, a in tab.shown()["assets"].items() if a["filename"] == PICTURE]
    await press_turn(w)
    for _ in range(4):
        await preview.advance(PACE)
    assert old not in tab.shown()["assets"]
    kind, data, _ = await preview._prepare_asset(tab.page.id, old)
    assert (kind, data[:4]) == ("image/png", b"\x89PNG")


async def test_emojis_and_avatar_have_their_pictures(preview, w) -> None:
    await until(w, lambda now: phase(now.state) is Phase.PLAYING and now.to_act == 0, seed=1)
    await open_hand(w, w.members[0])
    await preview.advance(1.0)
    available = {a["filename"]: a["available"] for a in Tab(preview).shown()["assets"].values()}
    assert available["avatar.png"]
    cards = [name for name in available if name != PICTURE and not name.startswith("avatar")]
    assert cards
    assert all(available[name] for name in cards)


@rest
async def test_a_long_demo_forgets(preview, w, monkeypatch) -> None:
    monkeypatch.setattr("bot.demo.preview._REQUESTS", 8)
    ann = w.members[0]

    async def look_often() -> set[int]:
        for _ in range(12):
            await w.click(ann, table_message(w), pattern(Verb.HAND, 1))
        await preview.advance(1.0)
        return {panel.id for panel in panels(w.env, ann)}

    early = await look_often()
    assert len(w.env.backend.transcript) < 20
    await preview.advance(16 * 60)
    assert not early & await look_often()
    assert len(w.env.backend.cdn._blobs) == 2, "the table's picture and the newest panel's"


def test_another_simcord_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simcord.__version__", "4.0.0")
    with pytest.raises(ImportError, match=r"SimCord must be 3\.2\.1, not 4\.0\.0"):
        importlib.reload(demo)


@rest
async def test_they_are_saved_as_played_games_are(tmp_path) -> None:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'demo.db'}", computer_processes=0)
    async with open_server(create_bot(settings)) as server:
        await play_past_games(server, 3)
        database = server.env.bot.services.database
        tables = server.env.bot.services.tables
        assert await rebuild.check(database) == ()
        async with database.read() as connection:
            assert await connection.scalar(select(func.count()).select_from(schema.games)) == 3
            assert await connection.scalar(select(func.count()).select_from(schema.ratings)) >= 8
        for game in await server.env.bot.services.history.recent(server.guild.id, server.members[0].id, 10):
            assert all(check.fair for check in (await tables.reveal(game.table.id)).checks)
        await server.later(60)
        assert server.env.seconds_behind() > 0, "the page goes on at once, however far a scene has gone ahead"
