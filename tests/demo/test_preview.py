"""The doors of `bot.demo.preview_internals`, without a browser: what the page's requests meet."""

from __future__ import annotations

import asyncio

import pytest

from bot.demo.house import open_house
from bot.demo.page import _bound, serve
from bot.demo.seen import buttons, panels
from tests.demo.toy import PACE, ToyBot
from tests.demo.toy_demo import opening, press


@pytest.fixture
async def house():
    async with open_house(ToyBot()) as house:
        await opening(house)
        yield house


@pytest.fixture
async def page(house):
    async with _bound(house, 8890, "Bower", "toy_blue", "UTC") as page:
        yield page


class Tab:
    """What the script in the browser does: a page of its own, actions in sequence."""

    def __init__(self, page) -> None:
        self.page, self.mine, self.sequence = page, page.preview._open_page(), 0

    def shown(self):
        return self.page.preview._page_payload(self.mine)

    async def act(self, kind: str, revision: int | None = None, **body):
        self.sequence += 1
        return await self.page.preview._action(
            self.mine.id,
            {
                "protocol_version": 3, "sequence": self.sequence, "request_id": str(self.sequence), "kind": kind,
                "generation": self.mine.generation, "bot_generation": 1,
                "published_revision": self.view_for()["publishedRevision"] if revision is None else revision, **body,
            },
        )  # fmt: skip

    def key(self, label: str) -> tuple[str, str]:
        """Message and control of the newest enabled button with this label."""
        found = [
            (identity, part["control_key"])
            for identity, message in self.view_for()["messages"].items()
            for part in walk(message["components"])
            if part.get("label") == label and not part.get("disabled")
        ]
        return found[-1]


def walk(parts):
    for part in parts:
        yield part
        yield from walk(part.get("components", ()))


async def test_a_click_on_an_older_publication_is_taken(page, house) -> None:
    """The page was published anew while the finger moved; the button is still the same one."""
    tab = Tab(page)
    target, key = tab.key("My hand")
    old = tab.view_for()["publishedRevision"]
    await house.members[1].send(house.channel, "hello")
    await page.beat(1.0)
    assert tab.view_for()["publishedRevision"] > old
    receipt = await tab.act("click", old, target_id=target, control_key=key)
    assert (receipt["settlement"], receipt["rejected"]) == ("settled", False)
    assert panels(house.env, house.members[0])


async def test_a_click_on_a_changed_button_goes_out_as_it_was_seen(page, house) -> None:
    """SimCord would press whatever stands there now, another card perhaps; the bot must get the stale one."""
    bot = house.env.bot
    tab = Tab(page)
    await press(house, 0, r"bower:hand:\w+")
    await page.beat(1.0)
    panel = panels(house.env, house.members[0])[-1]
    first, second = (b for b in buttons(panel)[:2])
    target, key = tab.key(first.label)
    old = tab.view_for()["publishedRevision"]
    await house.members[0].click(panel, custom_id=second.custom_id)
    assert bot.tables["t1"].version == 1
    heard = len(house.env.backend.transcript)
    receipt = await tab.act("click", old, target_id=target, control_key=key)
    sent = [
        p["data"]["custom_id"] for _, event, p in house.env.backend.transcript[heard:] if event == "INTERACTION_CREATE"
    ]
    assert sent == [first.custom_id]
    assert (receipt["settlement"], receipt["acknowledgement"]) == ("settled", "acknowledged")
    assert bot.tables["t1"].version == 1


async def test_a_beat_shows_what_the_bot_did_by_itself(page, house) -> None:
    tab = Tab(page)
    await press(house, 0, r"bower:hand:\w+")
    panel = panels(house.env, house.members[0])[-1]
    await house.members[0].click(panel, custom_id=buttons(panel)[0].custom_id)
    before = tab.view_for()["publishedRevision"]
    await page.beat(PACE)
    await page.beat(PACE)
    assert house.env.bot.tables["t1"].version >= 2
    assert tab.view_for()["publishedRevision"] > before


async def test_a_picture_just_replaced_is_still_served(page, house) -> None:
    tab = Tab(page)
    [(old, _)] = [(k, a) for k, a in tab.view_for()["assets"].items() if a["filename"] == "table.png"]
    await press(house, 0, r"bower:hand:\w+")
    panel = panels(house.env, house.members[0])[-1]
    await house.members[0].click(panel, custom_id=buttons(panel)[0].custom_id)
    await page.beat(PACE)
    await page.beat(PACE)
    assert old not in tab.view_for()["assets"]
    kind, data, _ = await page.preview._prepare_asset(tab.mine.id, old)
    assert (kind, data[:4]) == ("image/png", b"\x89PNG")


async def test_another_members_tab_gets_no_picture_of_a_private_panel(page, house) -> None:
    from simcord import SetupError

    tab = Tab(page)
    with pytest.raises(SetupError):
        await page.preview._prepare_asset(tab.mine.id, "a_unknown")


async def test_emojis_and_avatar_have_their_pictures(page) -> None:
    tab = Tab(page)
    available = {a["filename"]: a["available"] for a in tab.view_for()["assets"].values()}
    assert available["toy_red.png"]
    assert available["avatar.png"]


async def test_a_long_demo_forgets(page, house, monkeypatch) -> None:
    monkeypatch.setattr("bot.demo.preview_internals._TRANSCRIPT_KEPT", 20)
    for _ in range(12):
        await press(house, 0, r"bower:hand:\w+")
    await page.beat(1.0)
    assert len(house.env.backend.transcript) < 20
    await page.beat(16 * 60)
    for _ in range(12):
        await press(house, 0, r"bower:hand:\w+")
    await page.beat(1.0)
    assert len(panels(house.env, house.members[0])) == 12
    assert len(house.env.backend.cdn._blobs) == 1


async def test_serving_ends_when_told(house) -> None:
    said: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    stop = asyncio.Event()
    serving = asyncio.create_task(serve(house, stop=stop, port=8895, say=said.set_result))
    assert (await said).startswith("http://127.0.0.1:")
    stop.set()
    await serving
