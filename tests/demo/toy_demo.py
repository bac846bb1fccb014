"""The demo of the toy bot: `python -m tests.demo.toy_demo [--auto] [--port N]`, and the script the tests use."""

from __future__ import annotations

import argparse
import asyncio
import sys
from functools import partial
from typing import TYPE_CHECKING

from bot.demo.auto import AutoGame
from bot.demo.command import Script, run_demo
from bot.demo.fake_discord.messages import MessageButton, buttons, public_messages, text
from tests.demo.toy import ToyBot

if TYPE_CHECKING:
    import random
    from collections.abc import Sequence

    from simcord import InteractionResult, MemberActor

    from bot.demo.fake_discord.server import FakeServer


async def open_table(server: FakeServer) -> None:
    """Ann opens a table and starts it against three computers."""
    await server.members[0].slash(server.channel, "table open")
    await press(server, 0, r"bower:start:\w+")


async def begin(server: FakeServer) -> None:
    """Four members sit down."""
    await server.members[0].slash(server.channel, "table open")
    for seat in (1, 2, 3):
        await press(server, seat, r"bower:sit:\w+")
    await press(server, 0, r"bower:start:\w+")


def is_over(server: FakeServer) -> bool:
    return any("Game over" in text(message) for message in public_messages(server.env, server.channel))


async def show_leaderboard(server: FakeServer) -> InteractionResult:
    return await server.members[0].slash(server.channel, "leaderboard")


async def choose_at_random(
    _server: FakeServer, _member: MemberActor, offered: Sequence[MessageButton], dice: random.Random
) -> MessageButton:
    return dice.choice(offered)


async def press(server: FakeServer, member: int, custom_id: str) -> None:
    message = public_messages(server.env, server.channel)[-1]
    found = next(b for b in buttons(message) if b.matches(custom_id))
    await server.members[member].click(message, custom_id=found.custom_id)


GAME = AutoGame(
    begin=begin,
    is_over=is_over,
    hand_button=r"bower:hand:\w+",
    action_buttons=r"bower:act:.+",
    show_results=show_leaderboard,
    choose=choose_at_random,
)
SCRIPT = Script(open_table=open_table, game=GAME)

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--auto", action="store_true")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--seed", type=int, default=1)
    o = parser.parse_args()
    say = partial(print, flush=True)
    sys.exit(asyncio.run(run_demo(ToyBot, SCRIPT, port=o.port, automatic=o.auto, seed=o.seed, say=say)))
