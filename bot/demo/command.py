"""`python -m bot demo`: the page, or with `--auto` one whole game in the terminal."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from bot.demo import auto, page
from bot.demo.house import NAMES, open_house

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Sequence

    from bot.demo.house import House


_STOPPED = 130  # as a shell says it of a command ended by Ctrl-C


@dataclass(frozen=True, kw_only=True)
class Scene:
    """What the demo does at this bot's tables, by its real commands; all else here knows nothing of the bot."""

    opening: Callable[[House], Awaitable[None]]
    """Opens a table for the page, so that it does not begin with an empty channel."""
    game: auto.Game
    """How `--auto` begins a game, plays it and knows its end."""
    names: Sequence[str] = NAMES[:4]
    icon: str | None = None
    """The application emoji that is the bot's avatar."""


def run_demo(
    bot_factory: Callable[[], Any],
    scene: Scene,
    *,
    port: int = page.PORT,
    automatic: bool = False,
    seed: int | None = None,
    locale: str | None = None,
    say: Callable[[str], None] = lambda line: print(line, flush=True),  # noqa: T201
) -> int:
    """Run the demo until it is over (`automatic`) or the process is told to end; the exit code.

    `bot_factory` makes the bot (a `discord.Client`) inside the running loop; `seed` fixes the choices of `automatic`;
    `locale` is the language of every member and of the server; `say` gets each line of output.
    """
    return asyncio.run(_run(bot_factory, scene, port, automatic, seed, locale, say))


async def _run(
    bot_factory: Callable[[], Any],
    scene: Scene,
    port: int,
    automatic: bool,  # noqa: FBT001
    seed: int | None,
    locale: str | None,
    say: Callable[[str], None],
) -> int:
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(number, stop.set)
    async with open_house(bot_factory(), scene.names, locale=locale, first_owns=not automatic) as house:
        if automatic:
            playing = asyncio.create_task(auto.play(house, scene.game, seed=seed, say=say))
            stopped = asyncio.create_task(stop.wait())
            await asyncio.wait({playing, stopped}, return_when=asyncio.FIRST_COMPLETED)
            stopped.cancel()
            if not playing.done():
                playing.cancel()
                await asyncio.wait({playing})
                return _STOPPED
            await playing
            return 0
        await scene.opening(house)
        await page.serve(house, stop=stop, port=port, icon=scene.icon, say=lambda url: say(_welcome(url, house)))
    return 0


def _welcome(url: str, house: House) -> str:
    names = ", ".join(member.name for member in house.members)
    return (
        f"Bower is playing at {url}\n"
        f"Open it in a browser. You are {house.members[0].name}, whose server this is; "
        f"'Viewing as' makes you any of {names}, in any tab.\n"
        "Ctrl-C ends it."
    )
