"""`python -m bot`: run the bot, show the demo, maintain the database, or simulate games."""

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final

from pydantic import ValidationError

from bot.settings import Settings, faults

COMMANDS: Final = {
    "run": "run the bot; needs DISCORD_TOKEN",
    "demo": "the real bot in a browser page, without Discord",
    "migrate": "bring the database to this version",
    "backup": "copy the database while it is in use",
    "restore": "put a backup in the database's place",
    "export": "write a finished game, or the games of a server, to a file",
    "pages": "write the pages of contests that servers have made public into a folder",
    "forget": "delete what is kept about a member or a server, or write a member's to a file",
    "rebuild": "rebuild statistics and ratings from the logs, or check them",
    "doctor": "check settings, database and stored games",
    "simulate": "let computer players play games and print the scores",
}
"""Each is a module of `bot.cli` with `add_arguments(parser)` and `run(arguments, settings) -> exit code`."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit code, 2 for bad usage or bad settings."""
    parser = argparse.ArgumentParser(prog="python -m bot", description="Bower: Euchre for Discord.")
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name, summary in COMMANDS.items():
        subparser = subparsers.add_parser(name, help=summary, description=f"{summary[:1].upper()}{summary[1:]}.")
        import_module(f"bot.cli.{name}").add_arguments(subparser)
    arguments = parser.parse_args(argv)
    try:
        settings = Settings()
    except ValidationError as invalid:
        for line in faults(invalid):
            print(line, file=sys.stderr)  # noqa: T201
        return 2
    except (OSError, UnicodeError) as unreadable:
        print(f".env cannot be read: {unreadable}.", file=sys.stderr)  # noqa: T201
        return 2
    return int(import_module(f"bot.cli.{arguments.command}").run(arguments, settings))


if __name__ == "__main__":
    sys.exit(main())
