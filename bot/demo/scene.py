"""What the demo does at Bower's tables, by the commands and buttons every member has."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from bot.demo import seen
from bot.demo.auto import Game
from bot.demo.command import Scene
from bot.panels.ids import BUTTON_TEMPLATE, Verb, read
from bot.pictures.emojis import emoji_name
from engine.players import RuleOfThumb

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from simcord import InteractionResult, MemberActor

    from bot.client import Bower
    from bot.demo.house import House
    from bot.demo.seen import ButtonSeen


async def _opening(house: House) -> None:
    """The viewer's table with three computers: it waits for Start."""
    await house.members[0].slash(house.channel, "table open", computers=3)
    await house.later(1.0)


async def _begin(house: House) -> None:
    """Four members sit down and begin."""
    host, *others = house.members[:4]
    await host.slash(house.channel, "table open")
    for member in others:
        await member.slash(house.channel, "table join")
    await host.slash(house.channel, "table start")


def _over(house: House) -> bool:
    """A rematch is offered."""
    messages = seen.public_messages(house.env, house.channel)
    return any(button.matches(_verb(Verb.REMATCH)) for message in messages for button in seen.buttons(message))


async def _closing(house: House) -> Sequence[InteractionResult]:
    return [await house.members[0].slash(house.channel, "leaderboard")]


async def _by_rule_of_thumb(
    house: House, member: MemberActor, offered: Sequence[ButtonSeen], dice: Random
) -> ButtonSeen:
    """What the computer player would do in the member's place, from what the member may see."""
    services = cast("Bower", house.env.bot).services
    presses = [read(match) for b in offered if (match := BUTTON_TEMPLATE.fullmatch(b.custom_id or "")) is not None]
    snapshot = await services.tables.look(presses[0].subject)
    view = snapshot.shown(snapshot.table.seat_of(member.id)).view
    if view is None:
        return offered[0]
    index = view.choices.index(RuleOfThumb().choose(view, dice))
    return next((b for b, press in zip(offered, presses, strict=True) if press.index == index), offered[0])


def _verb(verb: Verb) -> str:
    return rf"bower:{verb}:\d+:\d+:\d+"


SCENE = Scene(
    opening=_opening,
    icon=emoji_name("Jh"),
    game=Game(
        begin=_begin,
        over=_over,
        hand=_verb(Verb.HAND),
        act=_verb(Verb.ACT),
        closing=_closing,
        choose=_by_rule_of_thumb,
        pace=0.7,
    ),
)
