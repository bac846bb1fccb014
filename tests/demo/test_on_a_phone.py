"""The demo on a phone: the guided hand, the model of the heights of panels, and a page without its key."""

import re
import sys
from collections.abc import AsyncGenerator, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from random import Random
from typing import Any

import discord
import pytest
from playwright.async_api import Page, async_playwright

from bot.coach.guided_hand import STEPS, is_right, position
from bot.demo.fake_discord import FakeServer, open_server
from bot.demo.page import open_preview
from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from bot.panels.hand.hints import guided_hand_panel
from bot.pictures.studio import Studio
from bot.texts import say
from cogs.interactions.components import layout
from cogs.interactions.emojis import Emojis
from tests.bot.panel_checks import LANGUAGES, buttons
from tests.bot.panel_heights import height
from tests.bot.panels.built import built
from tests.demo.pageobject import ARGUMENTS, DemoPage, browser, demo, find_chromium
from tests.requirements import require_or_skip
from tests.suite import first, night, rest

TALLEST = 600
"""Pixels of a panel that is played from, on a phone, buttons included; cards and names differ from deal to deal."""
_HEIGHT = """() => [...document.querySelectorAll("article.channel-message")].at(-1)
  .querySelector(".message-components").getBoundingClientRect().height"""


@pytest.mark.browser
@pytest.mark.parametrize("language", first(LANGUAGES, 0, 1))
def test_the_guided_hand_on_a_phone(language: str) -> None:
    """The trap is tried as well; each step is saved as a picture."""
    with (
        demo([sys.executable, "-m", "bot", "demo", "--port", "8874", "--language", language], ready=240) as url,
        browser() as chromium,
    ):
        page = DemoPage.open(chromium, url, width=390, height=844)
        page.slash("help")
        page.screenshot(f"help-{language}")
        page.click(say(language, "button-guide"))
        heights: list[float] = []
        for step in range(len(STEPS)):
            for label in _labels(step, language):
                title = say(language, "guide-title", step=step + 1, steps=len(STEPS))
                page.wait_for(re.escape(title), ephemeral=True)
                page.screenshot(f"guide-{language}-{step + 1}-{len(heights)}")
                heights.append(page.page.evaluate(_HEIGHT))
                page.click(re.escape(label), ephemeral=True)
        page.wait_for(re.escape(say(language, "guide-done-title")), ephemeral=True)
        page.screenshot(f"guide-{language}-done")
        heights.append(page.page.evaluate(_HEIGHT))
        assert max(heights) <= TALLEST, heights
        assert not page.faults


def _labels(step: int, language: str) -> Iterator[str]:
    """What to press at a step: a wrong choice, then the right one."""
    choices = position(step).choices
    by_index = {
        int(button.id.split(":")[-1]): button.label
        for button in buttons(guided_hand_panel(step, Reader(language=language), "Ann"))
    }
    for right in (False, True):
        yield next(by_index[index] for index, choice in enumerate(choices) if is_right(step, choice) is right)


PHONE = (390, 844)
PORT = 8894
AT_ONCE = 10
"""Panels shown together: a page holds so many messages with their pictures without paging."""
_CALL, NAME = re.compile(r"<(?:@&?|#)\d+>"), "mentioned-name"
_READY = """sent => {
  const found = [...document.querySelectorAll("article.channel-message")];
  const images = found.flatMap(a => [...a.querySelectorAll("img")]);
  const shown = found.map(a => a.dataset.messageId);
  return window.simcordPreview?.ready && String(shown) === String(sent) && !document.querySelector(".old-picture") &&
    images.every(i => i.complete && i.naturalWidth > 0) && document.fonts.status === "loaded";
}"""
_HEIGHTS = """() => [...document.querySelectorAll("article.channel-message .message-components")]
  .map(each => each.getBoundingClientRect().height)"""


@dataclass
class PanelPage:
    """A channel in which panels stand as the bot's messages, and the phone on which they are looked at."""

    server: FakeServer
    emojis: Emojis
    studio: Studio
    page: Page
    preview: Any

    async def heights(self, panels: Mapping[str, Panel]) -> dict[str, float]:
        """The height of each panel in pixels, from the top of its frame to its bottom."""
        names, found = list(panels), dict[str, float]()
        for begin in range(0, len(names), AT_ONCE):
            group = names[begin : begin + AT_ONCE]
            await self._show(panels[name] for name in group)
            found.update(zip(group, await self.page.evaluate(_HEIGHTS), strict=True))
        return found

    async def _show(self, panels: Iterable[Panel]) -> None:
        """Only these, in their order."""
        self.server.env.backend.messages[self.server.channel.id].clear()
        channel = self.server.env.bot.get_channel(self.server.channel.id)
        assert isinstance(channel, discord.TextChannel)
        sent: list[str] = []
        for panel in map(_with_names, panels):
            view, files = await layout(panel, self.emojis, self.studio)
            message = await channel.send(view=view, files=files, allowed_mentions=discord.AllowedMentions.none())
            sent.append(str(message.id))
        await self.preview.advance(0.2)
        await self.page.wait_for_function(_READY, arg=sent)  # not those of the group before
        await self.page.evaluate("() => document.fonts.ready.then(() => null)")


def _with_names(panel: Panel) -> Panel:
    """The page knows no members or channels of these panels: a name stands for what it would show as a number."""
    blocks = (
        replace(each, markdown=_CALL.sub(NAME, each.markdown)) if isinstance(each, Text) else each
        for each in panel.blocks
    )
    return replace(panel, blocks=tuple(blocks))


@asynccontextmanager
async def panel_page() -> AsyncGenerator[PanelPage]:
    """The page, of a server in which nothing but this happens."""
    program = find_chromium()
    require_or_skip("browser", program)
    client, emojis, studio = discord.Client(intents=discord.Intents.default()), Emojis(), Studio()
    try:
        async with open_server(client) as server:
            await emojis.ensure(client)
            async with open_preview(server, PORT) as preview, async_playwright() as playwright:
                browser = await playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
                size: Any = dict(zip(("width", "height"), PHONE, strict=True))
                page = await browser.new_page(viewport=size)
                await page.goto(preview.url)
                yield PanelPage(server, emojis, studio, page, preview)
                await browser.close()
    finally:
        studio.close()


LOOKED_AT = 30
CLOSE = 0.05
"""The part by which model and page may differ."""


@night
@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_model_is_true(language: str) -> None:
    """The picture of each panel is there, too: its ratio is what the model knows."""
    made = built(language)
    names = Random(language).sample(sorted(made), LOOKED_AT)
    panels = {name: made[name] for name in names}
    async with panel_page() as page:
        seen = await page.heights(panels)
    model = {name: height(panel) for name, panel in panels.items()}
    wrong = {name: (round(seen[name]), round(model[name])) for name in names}
    assert {name: both for name, both in wrong.items() if abs(both[1] - both[0]) > CLOSE * both[0]} == {}


TOLD = "#no-key:not([hidden])"


@rest
@pytest.mark.browser
async def test_a_page_without_its_key_says_what_to_do() -> None:
    async with panel_page() as shown:
        page = shown.page
        await page.wait_for_function("() => window.simcordPreview?.ready")
        assert await page.locator(TOLD).count() == 0
        for key in ("", "#an-old-one"):
            await page.goto("about:blank")
            await page.goto(f"http://127.0.0.1:{PORT}/{key}")
            told = await page.wait_for_selector(TOLD)
            assert told is not None
            assert "from the terminal in which the demo runs" in await told.inner_text()
