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
from engine import PRESETS, BadRules
from engine.players.levels import Level

_PORTS: Final = 65535


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
        metavar="PRESET",
        default=None,
        help="the rules: a preset (`help` names them) or rules as JSON",
    )
    parser.add_argument("--level", choices=tuple(Level), default=Level.EXPERT, help="how well computers play")
    parser.add_argument(
        "--past",
        type=number,
        default=0,
        metavar="GAMES",
        help="play this many games first, so boards have data",
    )
    contest = parser.add_mutually_exclusive_group()
    contest.add_argument(
        "--hustle", action="store_true", help="a hustle night of eight instead of a table; seven play by themselves"
    )
    contest.add_argument(
        "--league", action="store_true", help="a pairs league in its third week instead; eleven play by themselves"
    )
    parser.add_argument("--language", choices=("en", "it", "fr"), default="en", help="language of the members")


def run(arguments: argparse.Namespace, settings: Settings) -> int:
    """Run until Ctrl-C. Returns 0; 2 without the extra or for unknown rules."""
    if arguments.rules == "help":
        return _name_presets(arguments.language)
    try:
        from bot.demo.bower_script import Contest, bower_script, contest_script
        from bot.demo.command import run_demo
    except ImportError as missing:  # SimCord is missing, or has another version
        return refuse(f"the demo needs its extra (make play, or pip install '.[demo]'): {missing}")
    from bot import logs
    from bot.app import create_bot
    from bot.panels.refusals import sentence
    from bot.servers import DEFAULT
    from bot.workers.warmup import warm_up

    rules = DEFAULT if arguments.rules is None else arguments.rules
    try:
        level, language = Level(arguments.level), arguments.language
        if arguments.hustle or arguments.league:
            script = contest_script(Contest.HUSTLE if arguments.hustle else Contest.LEAGUE, level, language)
        else:
            script = bower_script(rules, level, arguments.past)
    except BadRules as refused:
        return refuse(
            f"{sentence(refused, 'en').removesuffix('.')}: --rules takes {', '.join(PRESETS)}, or rules as JSON"
        )
    logs.set_up(settings.model_copy(update={"log_level": "WARNING"}))
    # one process cannot compile while it serves the page, and the first turn should not wait for the compiler
    print("Computer players get ready; the first time this may take half a minute.", file=sys.stderr)  # noqa: T201
    warm_up()
    print_line("make play HUSTLE=1 shows a hustle night, make play LEAGUE=1 a pairs league.")
    with tempfile.TemporaryDirectory(prefix="bower-demo-") as folder:
        changes = {
            "database_url": f"sqlite+aiosqlite:///{Path(folder) / 'demo.db'}",
            "metrics_port": 0,
            "shard_ids": (),
            "shard_count": 0,
            "computer_processes": 0,  # SimCord waits for a click's work to finish, and sees only threads
        }
        demo = run_demo(
            lambda: create_bot(settings.model_copy(update=changes), clock=script.clock),
            script,
            port=arguments.port,
            locale=None if arguments.language == "en" else arguments.language,
            say=partial(print, flush=True),
        )
        return asyncio.run(demo)


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
