"""What the page's requests meet in `bot.demo.preview`, without a browser."""

from __future__ import annotations

import asyncio

import pytest
from simcord import SetupError
from simcord.components import walk_components

from bot.demo.fake_discord.messages import buttons, panels
from bot.demo.fake_discord.server import open_server
from bot.demo.page import _open_preview, serve
from tests.demo.toy import PACE, ToyBot
from tests.demo.toy_demo import open_table, press
from tests.suite import rest


@pytest.fixture
async def server():
    async with open_server(ToyBot()) as server:
        await open_table(server)
        yield server


@pytest.fixture
async def preview(server):
    async with _open_preview(server, 8890, "toy_blue") as preview:
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


async def test_a_click_on_an_older_publication_is_taken(preview, server) -> None:
    """The page was published again while the finger moved; the button is still the same one."""
    tab = Tab(preview)
    target, key = tab.key("My hand")
    old = tab.shown()["publishedRevision"]
    await server.members[1].slash(server.channel, "table open")
    await preview.advance(1.0)
    assert tab.shown()["publishedRevision"] > old
    receipt = await tab.act("click", old, target_id=target, control_key=key)
    assert (receipt["settlement"], receipt["rejected"]) == ("settled", False)
    assert panels(server.env, server.members[0])


async def test_a_click_on_a_changed_button_goes_out_unchanged(preview, server) -> None:
    """SimCord would press whatever stands there now, another card perhaps; the bot must get the stale one."""
    bot = server.env.bot
    tab = Tab(preview)
    await press(server, 0, r"bower:hand:\w+")
    await preview.advance(1.0)
    panel = panels(server.env, server.members[0])[-1]
    first, second = (b for b in buttons(panel)[:2])
    target, key = tab.key(first.label)
    old = tab.shown()["publishedRevision"]
    await server.members[0].click(panel, custom_id=second.custom_id)
    assert bot.tables["t1"].version == 1
    before = len(server.env.backend.transcript)
    receipt = await tab.act("click", old, target_id=target, control_key=key)
    sent = [
        p["data"]["custom_id"]
        for _, event, p in server.env.backend.transcript[before:]
        if event == "INTERACTION_CREATE"
    ]
    assert sent == [first.custom_id]
    assert (receipt["settlement"], receipt["acknowledgement"]) == ("settled", "acknowledged")
    assert bot.tables["t1"].version == 1


async def test_the_page_shows_what_the_bot_did_by_itself(preview, server) -> None:
    tab = Tab(preview)
    await press(server, 0, r"bower:hand:\w+")
    panel = panels(server.env, server.members[0])[-1]
    await server.members[0].click(panel, custom_id=buttons(panel)[0].custom_id)
    before = tab.shown()["publishedRevision"]
    await preview.advance(PACE)
    await preview.advance(PACE)
    assert server.env.bot.tables["t1"].version >= 2
    assert tab.shown()["publishedRevision"] > before


async def test_a_replaced_picture_is_still_served(preview, server) -> None:
    tab = Tab(preview)
    [(old, _)] = [(k, a) for k, a in tab.shown()["assets"].items() if a["filename"] == "table.png"]
    await press(server, 0, r"bower:hand:\w+")
    panel = panels(server.env, server.members[0])[-1]
    await server.members[0].click(panel, custom_id=buttons(panel)[0].custom_id)
    await preview.advance(PACE)
    await preview.advance(PACE)
    assert old not in tab.shown()["assets"]
    kind, data, _ = await preview._prepare_asset(tab.page.id, old)
    assert (kind, data[:4]) == ("image/png", b"\x89PNG")


async def test_a_tab_gets_no_picture_of_another(preview) -> None:
    tab, other = Tab(preview), Tab(preview)
    picture = next(key for key, asset in tab.shown()["assets"].items() if asset["filename"] == "table.png")
    assert await preview._prepare_asset(tab.page.id, picture)
    with pytest.raises(SetupError):
        await preview._prepare_asset(other.page.id, picture)


async def test_emojis_and_avatar_have_their_pictures(preview) -> None:
    tab = Tab(preview)
    available = {a["filename"]: a["available"] for a in tab.shown()["assets"].values()}
    assert available["toy_red.png"]
    assert available["avatar.png"]


@rest
async def test_a_long_demo_forgets(preview, server, monkeypatch) -> None:
    monkeypatch.setattr("bot.demo.preview._REQUESTS", 8)
    for _ in range(12):
        await press(server, 0, r"bower:hand:\w+")
    await preview.advance(1.0)
    assert len(server.env.backend.transcript) < 20
    await preview.advance(16 * 60)
    for _ in range(12):
        await press(server, 0, r"bower:hand:\w+")
    await preview.advance(1.0)
    assert len(panels(server.env, server.members[0])) == 12
    assert len(server.env.backend.cdn._blobs) == 1


async def test_serving_ends_on_stop(server) -> None:
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    stop = asyncio.Event()
    serving = asyncio.create_task(serve(server, stop=stop, port=8895, say=address.set_result))
    assert (await address).startswith("http://127.0.0.1:")
    stop.set()
    await serving
