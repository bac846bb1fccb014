"""What the demo does at Bower's tables, by the commands and buttons every member has."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Final, cast

from bot.demo import seen
from bot.demo.auto import Game
from bot.demo.command import Scene
from bot.demo.house import NAMES
from bot.demo.past import play_past
from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Verb, read
from bot.pictures.emojis import emoji_name
from bot.servers.saved_rules import DEFAULT
from engine import PRESETS, Rules, load_rules
from engine.players.levels import Level, player_at

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from simcord import InteractionResult, MemberActor

    from bot.demo.house import House
    from bot.demo.seen import ButtonSeen
    from cogs.client import Bower
    from engine.players import Player


SAVED: Final = "Rules of the house"
"""What the house calls rules that are no preset; it keeps them, as `/rules save` would."""
_VIEWERS: Final = 4  # the page has this many to look over the shoulder of, also where fewer can sit


def scene(rules: str = DEFAULT, level: Level = Level.EXPERT, past: int = 0) -> Scene:
    """The scene at a table of these rules: a preset's name, or a line of JSON with the options that differ.

    Computers play at the level, and with `--auto` the members as computers of it would. On the page so many games were
    played before, `past`.

    Raises:
        BadRules: For a name no preset has, or rules that cannot be.
    """
    played = _played(rules)
    kept = None if rules in PRESETS else played
    called = rules if kept is None else SAVED
    game = replace(
        SCENE.game,
        begin=partial(_begin, rules=called, kept=kept, seats=played.seats),
        choose=partial(_as_a_computer, player=player_at(level)),
    )
    opening = partial(_opening, rules=called, kept=kept, seats=played.seats, level=level, past=past)
    return replace(SCENE, opening=opening, game=game, names=NAMES[: max(_VIEWERS, played.seats)])


def _played(rules: str) -> Rules:
    return PRESETS[rules] if rules in PRESETS else load_rules(rules)


async def _keep(house: House, rules: Rules | None) -> None:
    """The house keeps rules that are no preset, so that a table can be opened by their name."""
    if rules is not None:
        services = cast("Bower", house.env.bot).services
        await services.rulesets.save(house.guild.id, SAVED, rules, by=house.members[0].id)


async def _opening(
    house: House,
    *,
    rules: str = DEFAULT,
    kept: Rules | None = None,
    seats: int = 4,
    level: Level = Level.EXPERT,
    past: int = 0,
) -> None:
    """The viewer's table, full of computers: it waits for Start."""
    await play_past(house, past)
    await _keep(house, kept)
    opener, options = house.members[0], {"rules": rules, "computers": seats - 1, "level": level.value}
    await opener.slash(house.channel, "table open", **options)
    await house.later(1.0)


async def _begin(house: House, *, rules: str = DEFAULT, kept: Rules | None = None, seats: int = 4) -> None:
    """Members sit down in all seats and begin."""
    await _keep(house, kept)
    host, *others = house.members[:seats]
    await host.slash(house.channel, "table open", rules=rules)
    for member in others:
        await member.slash(house.channel, "table join")
    await host.slash(house.channel, "table start")


def _over(house: House) -> bool:
    """A rematch is offered."""
    messages = seen.public_messages(house.env, house.channel)
    return any(button.matches(_verb(Verb.REMATCH)) for message in messages for button in seen.buttons(message))


async def _closing(house: House) -> Sequence[InteractionResult]:
    return [await house.members[0].slash(house.channel, "leaderboard", board="games")]


async def _as_a_computer(
    house: House, member: MemberActor, offered: Sequence[ButtonSeen], dice: Random, *, player: Player
) -> ButtonSeen:
    """What a computer player would do in the member's place, from what the member may see."""
    services = cast("Bower", house.env.bot).services
    presses = [read(match) for b in offered if (match := BUTTON_TEMPLATE.fullmatch(b.custom_id or "")) is not None]
    snapshot = await services.tables.look(presses[0].subject)
    view = snapshot.view_for(snapshot.table.seat_of(member.id)).view
    if view is None:
        return offered[0]
    index = view.choices.index(player.choose(view, dice))
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
        choose=partial(_as_a_computer, player=player_at(Level.EXPERT)),
        pace=0.7,
    ),
)
