"""Panels as the demo page shows them on a phone, in headless Chromium: their heights, and pictures of them."""

import re
from collections.abc import AsyncGenerator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import discord
from playwright.async_api import Page, async_playwright

from bot.demo.fake_discord import FakeServer, open_server
from bot.demo.page import open_preview
from bot.panels.core.panel import Panel, Text
from bot.pictures.studio import Studio
from cogs.interactions.components import layout
from cogs.interactions.emojis import Emojis
from tests.demo.pageobject import ARGUMENTS, find_chromium
from tests.requirements import require_or_skip

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

    async def heights(self, panels: Mapping[str, Panel], pictures: Path | None = None) -> dict[str, float]:
        """The height of each panel in pixels, from the top of its frame to its bottom; saved as `pictures`/name.png."""
        names, found = list(panels), dict[str, float]()
        for begin in range(0, len(names), AT_ONCE):
            group = names[begin : begin + AT_ONCE]
            await self._show(panels[name] for name in group)
            found.update(zip(group, await self.page.evaluate(_HEIGHTS), strict=True))
            for place, name in enumerate(group if pictures else ()):
                shown = self.page.locator("article.channel-message .message-components").nth(place)
                await shown.screenshot(path=(pictures or Path()) / f"{name}.png")
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
