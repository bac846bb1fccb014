"""`python -m bot run`."""

import argparse
import asyncio
import gc
import hashlib
import logging
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Final

from bot import logs
from bot.alerts import Alerts
from bot.capacity import is_compiled, leave_numba_out_if_small
from bot.cli.console import sentence
from bot.settings import Settings
from bot.tasks import Stop

NOT_SET: Final = (
    "DISCORD_TOKEN is not set: make an application at https://discord.com/developers/applications, "
    "copy its token from the Bot page, and put DISCORD_TOKEN=... into .env."
)
SWITCH: Final = 0.0005
"""Seconds until a thread must release the interpreter. A press waits for it a dozen times, and drawing threads would
hold it for Python's default of 5 ms each time: see benchmarks/click.py."""
COLLECT: Final = (2000, 12, 50)
"""How often garbage is collected. Python's default looks at every object of a busy bot each 7 s, which takes 0.1 s; so
seldom it is once in minutes, and of some 10 MB more. Nine tenths of the garbage go with the youngest objects."""
_log = logging.getLogger(__name__)


def add_arguments(_parser: argparse.ArgumentParser) -> None:
    """It has none: all settings are in the environment or `.env`."""


def run(_arguments: argparse.Namespace, settings: Settings) -> int:
    """Run until a signal. Returns 0 after SIGTERM or SIGINT, 2 for what the operator must fix, 1 after a fault."""
    if not settings.discord_token.get_secret_value():
        return _end(2, NOT_SET)
    stop = Stop()
    stop.listen()
    logs.set_up(settings)
    _compile_players(settings)

    gc.disable()  # little of what is imported is garbage
    import aiohttp
    from sqlalchemy.exc import DBAPIError

    from bot.app import serve
    from bot.metrics import PortTaken
    from bot.store.errors import DatabaseDead, DatabaseError
    from bot.workers.warmup import warm_up
    from cogs.client import refusal

    gc.set_threshold(*COLLECT)
    gc.enable()
    if not settings.computer_processes:
        warm_up()  # else the first decision would hold up everything
    alerts = _start_alerts(settings)
    sys.setswitchinterval(SWITCH)
    try:
        with asyncio.Runner(loop_factory=_quick_loop()) as runner:
            runner.run(serve(settings, stop))
    except PortTaken as taken:
        return _end(2, str(taken), alerts)
    except DatabaseDead as dead:
        return _end(1, f"{dead}; see the log above", alerts)
    except DatabaseError as refused:
        return _end(2, str(refused), alerts)
    except DBAPIError as fault:
        return _end(2, f"the database cannot be read: {fault.orig}", alerts)
    except (aiohttp.ClientError, OSError) as unreachable:
        return _end(1, f"Discord cannot be reached: {unreachable or type(unreachable).__name__}", alerts)
    except Exception as error:
        told = refusal(error)
        if told is not None:
            return _end(*told, alerts)
        _log.critical("the bot has failed", exc_info=True)
        return 1
    finally:
        stop.ignore()
        if alerts is not None:
            alerts.finish()
    return 0


def _compile_players(settings: Settings) -> None:
    """Leave numba out on a small machine. Players that think here are compiled in a process whose memory comes back."""
    leave_numba_out_if_small()
    if is_compiled() and not settings.computer_processes:
        subprocess.run((sys.executable, "-m", "bot.workers.warmup"), check=False)


def _start_alerts(settings: Settings) -> Alerts | None:
    """Send incidents to ALERT_WEBHOOK from now on, if it is set. What was told is kept in a folder."""
    from bot.store.connections import password

    address = settings.alert_webhook.get_secret_value()
    if not address:
        return None
    kept = f"bower-alerts-{hashlib.sha256(address.encode()).hexdigest()[:12]}.json"
    secrets = (
        settings.discord_token.get_secret_value(),
        settings.secret_key.get_secret_value(),
        settings.heartbeat_url,
        settings.database_url,
        *password(settings.database_url),
    )
    alerts = Alerts(address, _folder(settings) / kept, secrets=secrets)
    logging.getLogger().addHandler(alerts)
    return alerts


def _folder(settings: Settings) -> Path:
    """The folder of the SQLite file; for PostgreSQL `data`, for a container starts without old temporary files."""
    from bot.store.connections import parse, sqlite_file
    from bot.store.errors import BadDatabaseUrl

    try:
        file = sqlite_file(parse(settings.database_url))
    except BadDatabaseUrl:
        file = None
    return file.parent if file is not None else Path("data")


def _end(code: int, reason: str, alerts: Alerts | None = None) -> int:
    """Print the reason in one sentence, and send it as an alert; returns the exit code."""
    if alerts is not None:
        alerts.tell(reason)
    print(sentence(reason), file=sys.stderr)  # noqa: T201
    return code


def _quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        uvloop = import_module("uvloop")  # the extra `fast`
    except ImportError:
        return None
    return uvloop.new_event_loop
