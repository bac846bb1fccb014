"""The demo's table: computers, and the first member, who presses Start. Its members have played in the weeks before."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Final, cast

from bot.clock import DAY_MS
from bot.demo.fake_discord import NAMES
from bot.demo.page import Scene
from bot.stats.write.recorder import record_change
from bot.tables import repository
from bot.tables.commands.life import Open
from bot.tables.game import Change, StoredTable, chance
from bot.tables.model import Member, Sitter, Status
from engine import PRESETS, legal_actions, view
from engine.phases.registry import Dealing, DrawForDeal, RevokeReview
from engine.players import RuleOfThumb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from bot.demo.fake_discord import FakeServer
    from cogs.client import Bower

_VIEWERS: Final = 4  # the page has this many members to look over the shoulder of, also where fewer can sit


def table(preset: str, past: int) -> Scene:
    """The first member's table with the rules of a preset, on a server that has `past` finished games."""
    seats = PRESETS[preset].seats

    async def begin(server: FakeServer) -> None:
        await play_past_games(server, past)
        house: Any = server.env.bot.get_guild(server.guild.id)
        house._system_channel_id = server.channel.id  # noqa: SLF001 - of the one who has invited the bot just now
        server.env.bot.dispatch("guild_join", house)
        await server.members[0].slash(server.channel, "table open", rules=preset, computers=seats - 1)
        await server.later(1.0)

    return Scene(begin=begin, names=NAMES[: max(_VIEWERS, seats)])


_PRESETS: Final = ("north-american", "north-american", "stick-the-dealer", "cornish", "north-american", "pepper")
_FORMER_MEMBERS: Final = (Member(101, "Iris"), Member(102, "Jack"), Member(103, "Kim"), Member(104, "Leo"))
_CARELESS: Final = (0.02, 0.3, 0.12, 0.45, 0.05, 0.25, 0.15, 0.35)
"""How often each member, present or former, plays at random."""
_STEP_MS: Final = 2_500
_SEED: Final = 20


@dataclass(frozen=True)
class _PastGame:
    seats: Sequence[Member]
    preset: str
    started_at: int


async def play_past_games(server: FakeServer, games: int) -> None:
    """Put so many finished games into the demo's database, the last of them yesterday: boards have something to show.

    Computers play them in a rush, but the tables' own code saves them: logs, promises of the deals, counts, ratings.
    """
    services = cast("Bower", server.env.bot).services
    dice, now = Random(_SEED), services.clock.now()  # noqa: S311 - no secret is made of it
    people = [*(Member(member.id, member.name) for member in server.members[:4]), *_FORMER_MEMBERS]
    careless = {person.user: share for person, share in zip(people, _CARELESS, strict=True)}
    for number in range(games):
        started_at = now - (games - number) * 2 * DAY_MS // 3 - dice.randrange(DAY_MS // 4)
        past = _PastGame(dice.sample(people, 4), dice.choice(_PRESETS), started_at)
        game_dice = Random(number)  # noqa: S311 - no secret is made of it
        await services.database.write(partial(_play, server=server, past=past, careless=careless, dice=game_dice))


async def _play(
    connection: AsyncConnection, server: FakeServer, past: _PastGame, careless: dict[int, float], dice: Random
) -> None:
    at = past.started_at
    opening = Open(past.seats[0], server.guild.id, server.channel.id, preset=past.preset, rules=PRESETS[past.preset])
    seats = tuple(Sitter(user=person.user, name=person.name) for person in past.seats)
    table = replace(opening.make(at), seats=seats)
    stored = StoredTable(table=table, revision=0, secret=secrets.token_bytes(32))
    number = await repository.add(connection, stored, 1_000_000)
    table = replace(table, id=number)
    begun = replace(stored, table=table).start_game(replace(table, status=Status.PLAYING, started_at=at, rated=True))
    await repository.save(connection, replace(stored, table=table), Change(begun))  # nothing to record yet
    stored, player = begun, RuleOfThumb()
    while stored.table.status is Status.PLAYING and stored.state is not None:
        at += dice.randrange(_STEP_MS)
        state, user = stored.state, None
        if isinstance(state, DrawForDeal | Dealing | RevokeReview):
            action = chance(stored, state)
        else:
            seat = state.actor
            sitter = None if seat is None else stored.table.seats[seat]
            user = None if sitter is None else sitter.user
            at_random = user is not None and dice.random() < careless[user]
            action = dice.choice(legal_actions(state)) if at_random else player.choose(view(state, seat), dice)
        change = stored.play_action(action, at, user)
        await repository.save(connection, stored, change)
        await record_change(connection, stored, change)
        stored = change.after
