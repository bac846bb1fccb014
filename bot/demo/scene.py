"""What the demo does with this bot: its commands and the ids of its buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.demo import seen
from bot.demo.auto import Game
from bot.demo.command import Scene
from bot.panels.ids import Verb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from simcord import InteractionResult

    from bot.demo.house import House


def button(verb: Verb) -> str:
    """The custom ids of a verb's buttons, as a pattern."""
    return rf"bower:{verb}:\d+:\d+:\d+"


async def open_table(house: House) -> None:
    """The first member opens a table with three computer players; the page's visitor presses Start."""
    await house.members[0].slash(house.channel, "table open", computers=3)
    await house.later(2)


async def begin_game(house: House) -> None:
    """Four members sit down, and the first starts the game."""
    first, *others = house.members
    await first.slash(house.channel, "table open")
    await house.later(2)
    for member in others:
        await member.slash(house.channel, "table join")
    await first.slash(house.channel, "table start")
    await house.later(4)


def is_over(house: House) -> bool:
    """Whether the newest message offers a rematch."""
    messages = seen.public_messages(house.env, house.channel)
    return bool(messages) and any(each.matches(button(Verb.REMATCH)) for each in seen.buttons(messages[-1]))


async def show_leaderboard(house: House) -> Sequence[InteractionResult]:
    """The leaderboard, by the command."""
    return [await house.members[0].slash(house.channel, "leaderboard")]


SCENE = Scene(
    opening=open_table,
    game=Game(
        begin=begin_game,
        over=is_over,
        hand=button(Verb.HAND),
        act=button(Verb.ACT),
        closing=show_leaderboard,
        pace=3.0,
    ),
)
