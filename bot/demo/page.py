"""The demo page: the channel in a browser, where the bot plays on by itself while nobody clicks."""

from __future__ import annotations

import asyncio
import logging
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
#refresh, #capture-open, #inspector-toggle, #view-action-output, #back-activity, #action-status, #messages-toggle,
.session-menu, .brand-mark, .messages-sidebar, .drawer-scrim, .message-edited, .message-edited-compact {
  display: none !important; }
.preview-shell { --toolbar-height: 48px; }
@media (min-width: 761px) and (max-height: 1100px) { #channel-message-list { zoom: 0.8; } }
.component-button.button-style-3:hover:not(:disabled):not(.is-disabled) { background: #006c37; }
.component-button.button-style-4:hover:not(:disabled):not(.is-disabled) { background: #a9232e; }
.component-button.button-style-3:active:not(:disabled):not(.is-disabled) { background: #005f30; }
.component-button.button-style-4:active:not(:disabled):not(.is-disabled) { background: #971d28; }
.gallery-item > .seen-last { display: block; width: 100%; height: auto; border-radius: 4px; }
.gallery-item:has(> .seen-last) > :not(.seen-last) { display: none; }
"""  # without SimCord's tools for writing tests; smaller, so that table and hand are seen together on a common screen;
# green and red buttons stay so under the pointer, as Discord's do
_SCRIPT = """
const box = document.getElementById("channel-timeline"), list = document.getElementById("channel-message-list");
let newest = 0n, until = 0, near = true;
const follow = () => { if (Date.now() < until && near) box.scrollTop = box.scrollHeight; };
const left = () => box.scrollHeight - box.scrollTop - box.clientHeight;
box.addEventListener("scroll", () => { near = left() < 1.2 * box.clientHeight; });
new MutationObserver(() => {
  const last = BigInt(list.querySelector("article:last-of-type")?.dataset.messageId ?? 0);
  if (last > newest) { newest = last; until = Date.now() + 1500; }
  follow();
}).observe(list, { childList: true });
new ResizeObserver(follow).observe(list);
const pictures = new Map(), PATIENCE = 3000;
const ready = image => image?.complete && image.naturalWidth > 0;
const steady = () => {
  for (const figure of list.querySelectorAll("article.channel-message .gallery-item")) {
    const article = figure.closest("article"), nth = [...article.querySelectorAll(".gallery-item")].indexOf(figure);
    const key = `${article.dataset.messageId}:${nth}`, image = figure.querySelector("img:not(.seen-last)");
    const last = pictures.get(key);
    if (ready(image)) { pictures.set(key, image); continue; }
    if (!last || last.isConnected) continue;
    last.className = "seen-last";
    figure.append(last);
    const reveal = () => { if (last.parentNode === figure) last.remove(); };
    setTimeout(reveal, PATIENCE);
    image?.addEventListener("load", () => image.decode().catch(() => {}).then(() => {
      if (image.isConnected) pictures.set(key, image);
      reveal();
    }), { once: true });
  }
  for (const key of [...pictures.keys()].slice(0, -60)) pictures.delete(key);
};
new MutationObserver(steady).observe(list, { childList: true, subtree: true });
list.addEventListener("load", steady, true);
"""  # a new message comes into view, also while its picture loads; whoever reads further up is left alone; a picture
# stays until the one that replaces it can be seen: SimCord's page shows an empty place, or none, meanwhile


async def serve(
    house: House,
    *,
    stop: asyncio.Event,
    port: int = PORT,
    title: str = "Bower",
    icon: str | None = None,
    say: Callable[[str], None],
    timezone: str = "UTC",
) -> None:
    """Serve the channel on 127.0.0.1 until `stop` is set; `say` gets the page's address once it answers.

    `icon` names the application emoji that is the bot's avatar and the tab's sign (otherwise the first one).
    Every member of the house can be looked over the shoulder ("Viewing as"), in as many tabs as wanted.

    Raises:
        simcord.SetupError: If no port could be bound.
    """
    async with _bound(house, port, title, icon, timezone) as page:
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
    """Let the bot's virtual time run with the real one.

    It goes to where the real clock is, however long a beat or the start took: a time that the bot puts in a message, as
    the end of a turn, is shown against it.
    """
    while True:
        await asyncio.sleep(_BEAT)
        try:
            await page.beat(internals.behind(page.env))
        except TimeoutError:
            log.warning("the bot was busy for longer than the page waits; it goes on", exc_info=True)


@asynccontextmanager
async def _bound(house: House, port: int, title: str, icon: str | None, timezone: str) -> AsyncGenerator[Page]:
    """The page on the first free port from `port` on."""
    from simcord import SetupError

    assets = internals.emoji_assets(house.env)
    named = dict(assets.values())
    sign = named.get(f"{icon}.png") or next(iter(named.values()), b"")
    if sign:
        assets |= internals.avatar_asset(house.env, sign)
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
        page.install(title, _STYLE, _SCRIPT, sign)
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
