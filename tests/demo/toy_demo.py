"""The demo of the toy bot: `python -m tests.demo.toy_demo [--auto] [--port N]`, and the scene the tests use."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from bot.demo.auto import Game, finished
from bot.demo.command import Scene, run_demo
from bot.demo.seen import buttons, public_messages
from tests.demo.toy import ToyBot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from simcord import InteractionResult

    from bot.demo.house import House


async def opening(house: House) -> None:
    """Ann opens a table and starts it against three computers."""
    await house.members[0].slash(house.channel, "table open")
    await press(house, 0, r"bower:start:\w+")


async def begin(house: House) -> None:
    """Four members sit down."""
    await house.members[0].slash(house.channel, "table open")
    for seat in (1, 2, 3):
        await press(house, seat, r"bower:sit:\w+")
    await press(house, 0, r"bower:start:\w+")


async def begin_with_computers(house: House) -> None:
    await opening(house)


async def closing(house: House) -> Sequence[InteractionResult]:
    return [await house.members[0].slash(house.channel, "leaderboard")]


async def press(house: House, member: int, custom_id: str) -> None:
    message = public_messages(house.env, house.channel)[-1]
    found = next(b for b in buttons(message) if b.matches(custom_id))
    await house.members[member].click(message, custom_id=found.custom_id)


GAME = Game(
    begin=begin,
    over=finished("Game over"),
    hand=r"bower:hand:\w+",
    act=r"bower:act:.+",
    closing=closing,
)
SCENE = Scene(opening=opening, game=GAME)

if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--auto", action="store_true")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--locale")
    o = parser.parse_args()
    sys.exit(run_demo(ToyBot, SCENE, port=o.port, automatic=o.auto, seed=o.seed, locale=o.locale))
