"""The demo page: the channel in a browser, where the bot plays on by itself while nobody clicks."""

from __future__ import annotations

import asyncio
import base64
import logging
from contextlib import asynccontextmanager, suppress
from typing import TYPE_CHECKING

from simcord import SetupError

from bot.demo.preview import DemoPreview

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Callable, Sequence

    from bot.demo.fake_discord.environment import Environment
    from bot.demo.fake_discord.server import FakeServer
    from bot.demo.preview import Leap

log = logging.getLogger(__name__)

TITLE = "Bower"
"""The page's title, and the name of the bot's account."""

_PORTS_TRIED = 50
_BEAT = 0.2  # seconds between two moments in which the bot's time passes and the page is published
_CDN = "https://cdn.simcord.invalid"


async def serve(
    server: FakeServer,
    *,
    stop: asyncio.Event,
    port: int,
    icon: str | None = None,
    leaps: Sequence[Leap] = (),
    say: Callable[[str], None],
) -> None:
    """Serve the channel on 127.0.0.1 until `stop` is set; `say` gets the page's address once it answers.

    A taken port gives way to the next free one. `icon` names the application emoji that is the bot's avatar and the
    tab's icon (otherwise the first one). With `leaps` the page has a button for each, and says when it is. Every member
    can be looked over the shoulder ("Viewing as"), in up to 16 tabs.
    """
    bot = server.env.bot
    if bot.user is not None:
        await bot.user.edit(username=TITLE)
    async with _open_preview(server, port, icon, leaps) as preview:
        say(preview.url)
        beating = asyncio.create_task(_keep_time(preview))
        ended = asyncio.create_task(preview.wait_closed())
        stopped = asyncio.create_task(stop.wait())
        await asyncio.wait({beating, ended, stopped}, return_when=asyncio.FIRST_COMPLETED)
        async with preview.lock:  # an action under way is answered before the page goes
            for task in (beating, ended, stopped):
                task.cancel()
            with suppress(asyncio.CancelledError):
                await beating


async def _keep_time(preview: DemoPreview) -> None:
    """Let the bot's virtual time run with the real one.

    It goes to where the real clock is, however long a beat or the start took: a time that the bot puts in a message, as
    the end of a turn, is shown against it.
    """
    while True:
        await asyncio.sleep(_BEAT)
        try:
            await preview.advance(preview.env.seconds_behind())
        except TimeoutError:
            log.warning("the bot was busy for longer than the page waits; it goes on", exc_info=True)


@asynccontextmanager
async def _open_preview(
    server: FakeServer, port: int, icon: str | None, leaps: Sequence[Leap] = ()
) -> AsyncGenerator[DemoPreview]:
    """The page on the first free port from `port` on."""
    assets = await _emoji_assets(server.env)
    named = dict(assets.values())
    avatar = named.get(f"{icon}.png") or next(iter(named.values()), b"")
    bot = server.env.backend.bot_user
    bot.avatar = "bower"  # private to SimCord; ends with: `ClientUser.edit` taking an avatar
    assets[f"{_CDN}/avatars/{bot.id}/bower.png"] = ("avatar.png", avatar)
    for candidate in (*range(port, min(port + _PORTS_TRIED, 65536)), 0):
        preview = DemoPreview(server, port=candidate, title=TITLE, icon=avatar, assets=assets, leaps=leaps)
        try:
            await preview.__aenter__()
        except SetupError as refused:
            if "could not bind" not in str(refused) or candidate == 0:
                raise
            continue
        try:
            yield preview
        finally:
            await preview.close()
        return


async def _emoji_assets(env: Environment) -> dict[str, tuple[str, bytes]]:
    """The pictures of the application emojis that the bot made, by address.

    SimCord keeps an emoji without its picture, so that is taken from the request that made it.
    """
    pictures: dict[str, bytes] = {}
    for request in env.http_requests:
        if request.method == "POST" and request.path.endswith("/emojis") and request.json is not None:
            pictures[request.json["name"]] = base64.b64decode(request.json["image"].partition(",")[2])
    return {
        f"{_CDN}/emojis/{emoji.id}.png": (f"{emoji.name}.png", pictures[emoji.name])
        for emoji in await env.bot.fetch_application_emojis()
        if emoji.name in pictures
    }
