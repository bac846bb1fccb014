"""The composition root: creates the bot from settings, and runs it from start to stop."""

import asyncio
import contextlib
import gc
import logging
from functools import partial

from bot import glossary, metrics
from bot.capacity import describe
from bot.clock import Clock
from bot.heartbeat import beat
from bot.pictures.lettering import load_fonts
from bot.services import Services
from bot.settings import Settings
from bot.store.database import Database
from bot.tasks import Stop
from bot.texts.catalogue import DEFAULT_LANGUAGE
from cogs.client import Bower

_log = logging.getLogger(__name__)


def create_bot(settings: Settings, *, clock: Clock | None = None) -> Bower:
    """Create the bot, a `discord.ext.commands.Bot`; it opens nothing before it starts. The demo sets its `clock`."""
    return Bower(settings, open_services=partial(Services.open, clock=clock))


async def serve(settings: Settings, stop: Stop) -> None:
    """Run the bot until `stop` is set, the database fails, or Discord refuses.

    Raises:
        discord.DiscordException: When Discord refuses the token, the intents or the commands.
        bot.store.errors.DatabaseError: When the database cannot be opened; `DatabaseDead` when it died later.
        bot.metrics.PortTaken: When the metrics cannot be served.
        OSError, aiohttp.ClientError: When Discord cannot be reached at all.
    """
    bot = Bower(settings, open_services=Services.open)
    async with contextlib.AsyncExitStack() as opened:
        server = await metrics.serve(settings, ready=bot.is_connected)
        if server is not None:
            opened.push_async_callback(server.cleanup)
        opened.push_async_callback(bot.close)
        stopping = asyncio.create_task(stop.wait(), name="stop")
        working = asyncio.create_task(_work(bot, settings), name="bot")
        await asyncio.wait((working, stopping), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not working.done():
            _log.info("stopping")
            if not bot.is_connecting:  # still logging in: the login itself closes what it has opened
                await _cancel(working)
            await bot.close()
            await _cancel(working)
        else:
            working.result()


async def _work(bot: Bower, settings: Settings) -> None:
    """Log in and stay connected; returns when the connection or the database ends."""
    await bot.login(settings.discord_token.get_secret_value())
    _log.info("%s", describe(settings.computer_processes))
    gc.collect()
    gc.freeze()  # objects of the start live on: collecting them now and then would stop presses for 0.1 s
    bot.is_connecting = True
    tasks = (
        asyncio.create_task(bot.connect(), name="connection"),
        asyncio.create_task(_until_dead(bot.services.database), name="database"),
    )
    beating = beat(settings, bot.services.database, connected=bot.is_connected)
    aside = (
        asyncio.create_task(_prepare(), name="preparation"),
        asyncio.create_task(beating, name="heartbeat"),
    )
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
        if bot.fault is not None:
            raise bot.fault
    finally:
        for task in (*tasks, *aside):
            await _cancel(task)


async def _until_dead(database: Database) -> None:
    """Raise what the writer died of, once it has: a bot that cannot save must stop."""
    await asyncio.shield(database.dead)


async def _prepare() -> None:
    """Do what would hold up the first command that needs it for up to 0.2 s."""
    await asyncio.to_thread(load_fonts)
    await asyncio.to_thread(glossary.search, "", DEFAULT_LANGUAGE, 1)


async def _cancel(task: "asyncio.Task[None]") -> None:
    if not task.cancel():
        return
    try:
        await task
    except asyncio.CancelledError:
        pass
    except Exception:
        _log.info("ended on the way out", exc_info=True)
