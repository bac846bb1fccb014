"""The demo's process and its page: the channel in a browser, where the bot plays on by itself while nobody clicks."""

from __future__ import annotations

import asyncio
import base64
import logging
import signal
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from simcord import SetupError

from bot.demo.fake_discord import NAMES, open_server
from bot.demo.preview import DemoPreview
from bot.pictures.emojis import emoji_name

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence

    from bot.demo.fake_discord import Environment, FakeServer, ServerClock
    from bot.demo.preview import Leap

log = logging.getLogger(__name__)

TITLE = "Bower"
"""The page's title, and the name of the bot's account."""

_PORTS_TRIED = 50
_BEAT = 0.2  # seconds between two moments in which the bot's time passes and the page is published
_CDN = "https://cdn.simcord.invalid"


@dataclass(frozen=True, kw_only=True)
class Scene:
    """What the page shows first, by the bot's real commands; all else here knows nothing of the bot."""

    begin: Callable[[FakeServer], Awaitable[None]]
    """Opens something to look at, so that the page does not begin with an empty channel."""
    names: Sequence[str] = NAMES[:4]
    clock: ServerClock | None = None
    """Says when it is, where that is not now; the bot takes the time from it, too."""
    leap: Leap | None = None
    """A button of the page that lets time pass; with one, it says when it is."""


async def run_demo(
    bot_factory: Callable[[], Any], scene: Scene, *, port: int, locale: str | None = None, say: Callable[[str], None]
) -> int:
    """Serve the channel on 127.0.0.1 until the process gets SIGINT or SIGTERM; the exit code.

    Every member can be looked over the shoulder ("Viewing as"), in up to 16 tabs. `bot_factory` makes the bot (a
    `discord.Client`) inside the running loop; `locale` is the language of every member and of the server; `say` gets
    what to tell the user once the page answers.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, stop.set)
    bot = bot_factory()
    async with open_server(bot, scene.names, locale=locale, first_owns=True, clock=scene.clock) as server:
        await scene.begin(server)
        await bot.user.edit(username=TITLE)
        async with open_preview(server, port, scene.leap) as preview:
            say(_welcome(preview.url, server))
            await _keep_time(preview, stop)
    return 0


def _welcome(url: str, server: FakeServer) -> str:
    names = ", ".join(member.name for member in server.members)
    return (
        f"Bower is playing at {url}\n"
        f"Open it in a browser. You are {server.members[0].name}, whose server this is; "
        f"'Viewing as' makes you any of {names}, in any tab.\n"
        "Ctrl-C ends it."
    )


async def _keep_time(preview: DemoPreview, stop: asyncio.Event) -> None:
    """Let the bot's virtual time run with the real one, until `stop` is set and an action under way is answered.

    It goes to where the real clock is, however long a beat or the start took: a time that the bot puts in a message, as
    the end of a turn, is shown against it.
    """
    while not stop.is_set():
        with suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), _BEAT)
        try:
            await preview.advance(preview.env.seconds_behind())
        except TimeoutError:
            log.warning("the bot was busy for longer than the page waits; it goes on", exc_info=True)


@asynccontextmanager
async def open_preview(server: FakeServer, port: int, leap: Leap | None = None) -> AsyncGenerator[DemoPreview]:
    """The page on the first free port from `port` on. The right bower is the bot's avatar and the tab's icon."""
    assets = await _emoji_assets(server.env)
    avatar = dict(assets.values())[f"{emoji_name('Jh')}.png"]
    bot = server.env.backend.bot_user
    bot.avatar = "bower"  # private to SimCord; ends with: `ClientUser.edit` taking an avatar
    assets[f"{_CDN}/avatars/{bot.id}/bower.png"] = ("avatar.png", avatar)
    for candidate in (*range(port, min(port + _PORTS_TRIED, 65536)), 0):
        preview = DemoPreview(server, port=candidate, title=TITLE, icon=avatar, assets=assets, leap=leap)
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
