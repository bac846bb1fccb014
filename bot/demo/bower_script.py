"""What members do at Bower's tables in the demo, by the commands and buttons that every member has."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, Final, cast

from bot.demo import hustle_night, pairs_league
from bot.demo.auto import AutoGame
from bot.demo.command import Script
from bot.demo.fake_discord.messages import MessageButton, buttons, public_messages
from bot.demo.fake_discord.server import NAMES, FakeServer
from bot.demo.hustle_night import HustleNight
from bot.demo.pairs_league import PairsLeague
from bot.demo.past_games import play_past_games
from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Verb, read
from bot.pictures import emoji_name
from engine import PRESETS, Rules, load_rules
from engine.players.levels import Level, player_at

if TYPE_CHECKING:
    from collections.abc import Sequence

    from simcord import InteractionResult, MemberActor

    from cogs.client import Bower

SAVED: Final = "Rules of the house"
"""The name of rules that are no preset; the server saves them, as with `/houserules save`."""
_VIEWERS: Final = 4  # the page has this many members to look over the shoulder of, also where fewer can sit


class Contest(StrEnum):
    """What takes the place of the table, where a contest is shown."""

    HUSTLE = "hustle"
    LEAGUE = "league"


def contest_script(kind: Contest, level: Level, language: str) -> Script:
    """The script for a hustle night or a pairs league with texts in this language; with `--auto` as `bower_script`."""
    table = bower_script("north-american", level, 0)
    dice = Random()  # noqa: S311 - of members who play by themselves
    if kind is Contest.HUSTLE:
        return replace(table, open_table=HustleNight(level, language, dice).open, names=NAMES[: hustle_night.MEMBERS])
    league = PairsLeague(level, language, dice)
    names = NAMES[: pairs_league.MEMBERS]
    return replace(table, open_table=league.open, names=names, clock=league.clock, leaps=league.leaps)


def bower_script(rules: str, level: Level, past: int) -> Script:
    """The script for a table of these rules: a preset's name, or a line of JSON with the options that differ.

    Computers play at the level; with `--auto` the members play as computers of it. The page's server has `past`
    finished games.

    Raises:
        BadRules: For a name that no preset has, or rules that cannot be.
    """
    preset = PRESETS.get(rules)
    table = _Table(preset or load_rules(rules), rules if preset else SAVED, level, past)
    return Script(
        open_table=table.open_with_computers,
        icon=emoji_name("Jh"),
        names=NAMES[: max(_VIEWERS, table.rules.seats)],
        game=AutoGame(
            begin=table.begin_with_members,
            is_over=_is_over,
            hand_button=_pattern(Verb.HAND),
            action_buttons=_pattern(Verb.ACT),
            show_results=_show_leaderboard,
            choose=table.choose,
            pace=0.7,
        ),
    )


@dataclass(frozen=True)
class _Table:
    rules: Rules
    name: str
    """What `/table open` calls the rules."""
    level: Level
    past: int

    async def open_with_computers(self, server: FakeServer) -> None:
        """The first member's table, full of computers: it waits for Start."""
        await play_past_games(server, self.past)
        await self._save_rules(server)
        computers = self.rules.seats - 1
        await server.members[0].slash(
            server.channel, "table open", rules=self.name, computers=computers, level=self.level.value
        )
        await server.later(1.0)

    async def begin_with_members(self, server: FakeServer) -> None:
        """Members sit down in all seats and begin."""
        await self._save_rules(server)
        host, *others = server.members[: self.rules.seats]
        await host.slash(server.channel, "table open", rules=self.name)
        for member in others:
            await member.slash(server.channel, "table join")
        await host.slash(server.channel, "table start")

    async def choose(
        self, server: FakeServer, member: MemberActor, offered: Sequence[MessageButton], dice: Random
    ) -> MessageButton:
        """What a computer player would do in the member's place, from what the member may see."""
        tables = cast("Bower", server.env.bot).services.tables
        presses = [read(match) for b in offered if (match := BUTTON_TEMPLATE.fullmatch(b.custom_id or "")) is not None]
        snapshot = await tables.load(presses[0].subject)
        view = snapshot.view_for(snapshot.table.seat_of(member.id)).view
        if view is None or view.actor != view.seat:  # an older panel: the press shows the present one
            return offered[0]
        index = view.choices.index(player_at(self.level).choose(view, dice))
        return next((b for b, press in zip(offered, presses, strict=True) if press.index == index), offered[0])

    async def _save_rules(self, server: FakeServer) -> None:
        if self.name == SAVED:
            services = cast("Bower", server.env.bot).services
            await services.rulesets.save(server.guild.id, SAVED, self.rules, by=server.members[0].id)


def _is_over(server: FakeServer) -> bool:
    """Whether a rematch is offered."""
    messages = public_messages(server.env, server.channel)
    return any(button.matches(_pattern(Verb.REMATCH)) for message in messages for button in buttons(message))


async def _show_leaderboard(server: FakeServer) -> InteractionResult:
    return await server.members[0].slash(server.channel, "leaderboard", board="games")


def _pattern(verb: Verb) -> str:
    return rf"bower:{verb}:\d+:\d+:\d+"
