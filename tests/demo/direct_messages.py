"""The demo in a member's direct messages: `python -m tests.demo.direct_messages [PORT [LANGUAGE]]`."""

import asyncio
import sys
import tempfile
from functools import partial
from typing import Any, cast

from bot.app import create_bot
from bot.demo.fake_discord import FakeServer
from bot.demo.page import Scene, run_demo
from bot.settings import Settings
from bot.workers.warmup import warm_up


async def _begin(server: FakeServer) -> None:
    """The page shows the first member's direct messages, in the place of the server's channel."""
    user = cast("Any", server.members[0]).user
    server.channel, server.members = user.dm_channel, (user,)


def main(port: str = "8765", language: str = "en") -> int:
    warm_up()
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite+aiosqlite:///{folder}/demo.db"
        settings = Settings(_env_file=None, database_url=url, computer_processes=0, log_level="WARNING")
        scene, locale = Scene(begin=_begin), None if language == "en" else language
        make = partial(create_bot, settings, clock=None)
        return asyncio.run(run_demo(make, scene, port=int(port), locale=locale, say=partial(print, flush=True)))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
