"""Runs the demo's page, with what members do in it."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.demo import page
from bot.demo.fake_discord.server import NAMES, FakeServer, open_server

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bot.demo.fake_discord.server import ServerClock
    from bot.demo.preview import Leap


@dataclass(frozen=True, kw_only=True)
class Script:
    """What members do in the demo, by the bot's real commands; all else here knows nothing of the bot."""

    open_table: Callable[[FakeServer], Awaitable[None]]
    """Opens a table for the page, so that it does not begin with an empty channel."""
    names: Sequence[str] = NAMES[:4]
    icon: str | None = None
    """The application emoji that is the bot's avatar."""
    clock: ServerClock | None = None
    """Says when it is, where that is not now; the bot takes the time from it, too."""
    leaps: Sequence[Leap] = ()


async def run_demo(
    bot_factory: Callable[[], Any],
    script: Script,
    *,
    port: int,
    locale: str | None = None,
    say: Callable[[str], None],
) -> int:
    """Serve the demo until the process gets SIGINT or SIGTERM; the exit code.

    `bot_factory` makes the bot (a `discord.Client`) inside the running loop; `locale` is the language of every member
    and of the server; `say` gets each line of output.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, stop.set)
    async with open_server(bot_factory(), script.names, locale=locale, first_owns=True, clock=script.clock) as server:
        await script.open_table(server)
        await page.serve(
            server,
            stop=stop,
            port=port,
            icon=script.icon,
            leaps=script.leaps,
            say=lambda url: say(_welcome(url, server)),
        )
    return 0


def _welcome(url: str, server: FakeServer) -> str:
    names = ", ".join(member.name for member in server.members)
    return (
        f"Bower is playing at {url}\n"
        f"Open it in a browser. You are {server.members[0].name}, whose server this is; "
        f"'Viewing as' makes you any of {names}, in any tab.\n"
        "Ctrl-C ends it."
    )
