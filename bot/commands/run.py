"""`python -m bot run`."""

import argparse
import asyncio
import sys
from collections.abc import Callable
from importlib import import_module

from bot import logs
from bot.settings import Settings

NOT_SET = (
    "DISCORD_TOKEN is not set: make an application at https://discord.com/developers/applications, "
    "copy its token from the Bot page, and put DISCORD_TOKEN=... into .env."
)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It takes none: everything is set in the environment or `.env`."""
    del parser


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Run until told to stop: 0 after SIGTERM or SIGINT, 2 for what the operator must mend, 1 when it had to end."""
    del arguments
    if not settings.discord_token.get_secret_value():
        return _refuse(NOT_SET)

    import aiohttp
    import discord

    from bot.app import serve
    from bot.store.errors import DatabaseError

    logs.set_up(settings)
    try:
        with asyncio.Runner(loop_factory=_quick_loop()) as runner:
            runner.run(serve(settings))
    except discord.LoginFailure as refused:
        return _refuse(f"Discord refused DISCORD_TOKEN: {refused}")
    except DatabaseError as refused:
        return _refuse(str(refused))
    except (aiohttp.ClientError, discord.DiscordServerError) as unreachable:
        print(f"Discord cannot be reached: {unreachable}", file=sys.stderr)  # noqa: T201
        return 1
    return 0


def _refuse(sentence: str) -> int:
    print(sentence, file=sys.stderr)  # noqa: T201
    return 2


def _quick_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    try:
        uvloop = import_module("uvloop")  # the extra `fast`
    except ImportError:
        return None
    return uvloop.new_event_loop
