"""The demo page: the channel in a browser, where the bot plays on by itself while nobody clicks."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from bot.demo import simcord_internals as internals
from bot.demo.preview_internals import Page, quick_publishing

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable

    from bot.demo.house import House

log = logging.getLogger(__name__)

PORT = 8765
"""Where the page is looked for first; a taken port gives way to the next free one."""

_PORTS_TRIED = 50
_BEAT = 0.1  # seconds between two moments in which the bot's time passes and the page is published
_STYLE = """
#refresh, #capture-open, #inspector-toggle, .session-menu, #layout-label, .advanced-search, .sidebar-search,
#view-action-output, #back-activity, #action-status, .brand-mark { display: none !important; }
"""  # SimCord's tools for writing tests


async def serve(
    house: House,
    *,
    stop: asyncio.Event,
    port: int = PORT,
    title: str = "Bower",
    say: Callable[[str], None],
    timezone: str = "UTC",
) -> None:
    """Serve the channel on 127.0.0.1 until `stop` is set; `say` gets the page's address once it answers.

    Every member of the house can be looked over the shoulder ("Viewing as"), in as many tabs as wanted.

    Raises:
        simcord.SetupError: If no port could be bound.
    """
    async with _bound(house, port, title, timezone) as page:
        say(page.preview.url)
        beating = asyncio.create_task(_keep_time(page))
        ended = asyncio.create_task(page.preview.wait_closed())
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait({beating, ended, stopped}, return_when=asyncio.FIRST_COMPLETED)
        async with page.lock:  # an action under way is answered before the page goes
            for task in (beating, ended, stopped):
                task.cancel()
            with suppress(asyncio.CancelledError):
                await beating


async def _keep_time(page: Page) -> None:
    """Let the bot's virtual time run with the real one."""
    last = time.monotonic()
    while True:
        await asyncio.sleep(_BEAT)
        now = time.monotonic()
        try:
            await page.beat(now - last)
        except TimeoutError:
            log.warning("the bot was busy for longer than the page waits; it goes on", exc_info=True)
        last = now


@asynccontextmanager
async def _bound(house: House, port: int, title: str, timezone: str) -> AsyncGenerator[Page]:
    """The page on the first free port from `port` on."""
    from simcord import SetupError

    assets = internals.emoji_assets(house.env)
    icon = next((picture for _, picture in assets.values()), b"")
    if icon:
        assets |= internals.avatar_asset(house.env, icon)
    for candidate in (*range(port, min(port + _PORTS_TRIED, 65536)), 0):
        preview = house.env.preview(
            house.channel,
            viewers=house.members,
            layout="channel",
            port=candidate,
            timezone=timezone,
            assets=assets,
        )
        page = Page(house.env, preview)
        page.install(title, _STYLE, icon)
        try:
            await preview.__aenter__()
        except SetupError as refused:
            if "could not bind" not in str(refused) or candidate == 0:
                raise
            continue
        try:
            with quick_publishing():
                yield page
        finally:
            await preview.close()
        return
