"""The composition root: the bot of some settings, and its run from start to stop."""

import asyncio
import contextlib
import logging
import signal

import aiohttp
from discord.ext import commands

from bot import metrics
from bot.client import Bower
from bot.services import Services
from bot.settings import Settings

_log = logging.getLogger(__name__)


def create_bot(settings: Settings) -> commands.Bot:
    """The bot; it opens nothing before it starts."""
    return Bower(settings, open_services=Services.open)


async def serve(settings: Settings) -> None:
    """Run the bot until SIGTERM or SIGINT, the database's end, or Discord's refusal.

    Raises:
        discord.LoginFailure: When Discord refuses the token.
        bot.store.database.DatabaseError: When the database cannot be opened.
        aiohttp.ClientError: When Discord cannot be reached at all.
    """
    bot = Bower(settings, open_services=Services.open)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows has no such signals on its loop
            loop.add_signal_handler(number, stop.set)
    stopping = asyncio.create_task(stop.wait(), name="stop")
    async with contextlib.AsyncExitStack() as opened:
        opened.push_async_callback(bot.close)
        login = asyncio.create_task(bot.login(settings.discord_token.get_secret_value()), name="login")
        await _first(login, stopping)
        if not login.done():
            return
        server = await metrics.serve(settings, ready=bot.is_ready)
        if server is not None:
            opened.push_async_callback(server.cleanup)
        connection = asyncio.create_task(bot.connect(), name="connection")
        death = asyncio.create_task(bot.services.until_dead(), name="database")
        await _first(connection, death, stopping)
        _log.info("stopping")
        death.cancel()
    if not connection.done():
        await asyncio.wait([connection], timeout=2)


async def _first(*tasks: "asyncio.Task[object]") -> None:
    """Wait until one task ends; a task that failed raises here, tasks still running are cancelled at a failure."""
    done, running = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in done:
        if task.exception() is not None:
            for other in running:
                other.cancel()
            task.result()


__all__ = ["aiohttp", "create_bot", "serve"]
