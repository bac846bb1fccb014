"""What members do at Bower's tables in the demo, by the commands and buttons that every member has."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import TYPE_CHECKING, Final, cast

from bot.demo.command import Script
from bot.demo.contests import AT_HUSTLE, IN_LEAGUE, HustleNight, PairsLeague
from bot.demo.fake_discord.server import NAMES, FakeServer
from bot.demo.past_games import play_past_games
from bot.pictures.emojis import emoji_name
from engine import PRESETS, Rules, load_rules
from engine.players.levels import Level

if TYPE_CHECKING:
    from cogs.client import Bower

SAVED: Final = "Rules of the house"
"""The name of rules that are no preset; the server saves them, as with `/houserules save`."""
_VIEWERS: Final = 4  # the page has this many members to look over the shoulder of, also where fewer can sit


class Contest(StrEnum):
    """What takes the place of the table, where a contest is shown."""

    HUSTLE = "hustle"
    LEAGUE = "league"


def contest_script(kind: Contest, level: Level, language: str) -> Script:
    """The script for a hustle night or a pairs league with texts in this language."""
    table = bower_script("north-american", level, 0)
    dice = Random()  # noqa: S311 - of members who play by themselves
    if kind is Contest.HUSTLE:
        return replace(table, open_table=HustleNight(level, language, dice).open, names=NAMES[:AT_HUSTLE])
    league = PairsLeague(level, language, dice)
    names = NAMES[:IN_LEAGUE]
    return replace(table, open_table=league.open, names=names, clock=league.clock, leaps=league.leaps)


def bower_script(rules: str, level: Level, past: int) -> Script:
    """The script for a table of these rules: a preset's name, or a line of JSON with the options that differ.

    Computers play at the level. The server has `past` finished games.
    """
    preset = PRESETS.get(rules)
    table = _Table(preset or load_rules(rules), rules if preset else SAVED, level, past)
    return Script(
        open_table=table.open_with_computers,
        icon=emoji_name("Jh"),
        names=NAMES[: max(_VIEWERS, table.rules.seats)],
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

    async def _save_rules(self, server: FakeServer) -> None:
        if self.name == SAVED:
            services = cast("Bower", server.env.bot).services
            await services.rulesets.save(server.guild.id, SAVED, self.rules, by=server.members[0].id)
