"""`python -m bot demo`: the real bot in a browser page on this machine."""

import argparse
import asyncio
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import Final

from bot.cli.console import DONE, number, print_line, refuse
from bot.settings import Settings
from engine import PRESETS

_PORTS: Final = 65535
_NAMES: Final = "help"
"""In the place of a preset: what each is."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Port, preset, level and more."""
    parser.add_argument(
        "--port",
        type=_port,
        default=8765,
        help="port of the page on 127.0.0.1, or the next free one (default 8765)",
    )
    parser.add_argument(
        "--rules",
        choices=(*PRESETS, _NAMES),
        default=next(iter(PRESETS)),
        metavar="PRESET",
        help="rules of the table; `help` says what each is",
    )
    parser.add_argument(
        "--past",
        type=number,
        default=0,
        metavar="GAMES",
        help="play this many games first, so boards have data",
    )
    contest = parser.add_mutually_exclusive_group()
    contest.add_argument("--auto", action="store_true", help="play one game here in the terminal, and end")
    contest.add_argument(
        "--hustle", action="store_true", help="a hustle night of eight instead of a table; seven play by themselves"
    )
    contest.add_argument(
        "--league", action="store_true", help="a pairs league in its third week instead; eleven play by themselves"
    )
    parser.add_argument("--language", choices=("en", "it", "fr"), default="en", help="language of the members")


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Run until Ctrl-C. Returns 0; 2 without the extra."""
    if arguments.rules == _NAMES:
        return _name_presets(arguments.language)
    try:
        from bot.demo.auto import play_one_game
        from bot.demo.contests import hustle_night, pairs_league
        from bot.demo.page import run_demo
        from bot.demo.table import table
    except ImportError as missing:  # SimCord is missing, or has another version
        return refuse(f"the demo needs what `make play` installs: {missing}")
    from bot import logs
    from bot.app import create_bot
    from bot.workers.warmup import warm_up

    if arguments.hustle:
        scene = hustle_night(arguments.language)
    elif arguments.league:
        scene = pairs_league(arguments.language)
    else:
        scene = table(arguments.rules, arguments.past)
    logs.set_up(settings.model_copy(update={"log_level": "WARNING"}))
    # one process cannot compile while it serves the page, and the first turn should not wait for the compiler
    print("Computer players get ready; the first time this may take half a minute.", file=sys.stderr)  # noqa: T201
    warm_up()
    if not arguments.auto:
        print_line("make play HUSTLE=1 shows a hustle night, make play LEAGUE=1 a pairs league.")
    with tempfile.TemporaryDirectory(prefix="bower-demo-") as folder:
        changes = {
            "database_url": f"sqlite+aiosqlite:///{Path(folder) / 'demo.db'}",
            "metrics_port": 0,
            "shard_count": 0,
            "shards_per_process": 0,
            "computer_processes": 0,  # SimCord waits for a click's work to finish, and sees only threads
        }
        of_demo, say = settings.model_copy(update=changes), partial(print, flush=True)
        make = partial(create_bot, of_demo, clock=scene.clock)
        if arguments.auto:
            return asyncio.run(play_one_game(make, scene, say=say))
        locale = None if arguments.language == "en" else arguments.language
        return asyncio.run(run_demo(make, scene, port=arguments.port, locale=locale, say=say))


def _name_presets(language: str) -> int:
    """Print a line for each preset, like the first line of `/houserules show`."""
    from bot.texts.catalogue import say as sentence_of

    for name in PRESETS:
        print_line(f"{name:18} {sentence_of(language, f'preset-{name}.about')}")
    return DONE


def _port(text: str) -> int:
    given = number(text)
    if given > _PORTS:
        raise argparse.ArgumentTypeError(f"a port is at most {_PORTS}")
    return given
