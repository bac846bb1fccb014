"""Games that the members of the demo have played in the weeks before, so that its records have something to show.

They are played by computers in a rush, but kept by the tables' own code: logs, promises of the deals, counts, ratings.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Final, cast

from bot.tables import repository
from bot.tables.commands.life import Open
from bot.tables.game import Change, StoredTable, chance
from bot.tables.model import Member, Sitter, Status
from engine import PRESETS, legal_actions, view
from engine.phases import Dealing, Drawing, Reviewing
from engine.players import RuleOfThumb

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from bot.demo.house import House
    from cogs.client import Bower

_PLAYED: Final = ("north-american", "north-american", "stick-the-dealer", "cornish", "north-american", "pepper")
_GUESTS: Final = (Member(101, "Iris"), Member(102, "Jack"), Member(103, "Kim"), Member(104, "Leo"))
"""Members who are not here any more."""
_CARELESS: Final = (0.02, 0.3, 0.12, 0.45, 0.05, 0.25, 0.15, 0.35)
"""How often each of them does what comes to mind."""
_DAY_MS: Final = 24 * 3_600_000
_STEP_MS: Final = 2_500
_SEED: Final = 20


async def play_past(house: House, games: int) -> None:
    """Put so many finished games into the demo's database, the last of them yesterday."""
    services = cast("Bower", house.env.bot).services
    dice, now = Random(_SEED), services.clock.now()  # noqa: S311 - no secret is made of it
    people = [*(Member(member.id, member.name) for member in house.members[:4]), *_GUESTS]
    skill = {who.user: careless for who, careless in zip(people, _CARELESS, strict=True)}
    for number in range(games):
        at = now - (games - number) * 2 * _DAY_MS // 3 - dice.randrange(_DAY_MS // 4)
        four = dice.sample(people, 4)
        preset = dice.choice(_PLAYED)

        async def unit(connection: AsyncConnection, four: Sequence[Member] = four, preset: str = preset, at: int = at):
            await _play(connection, house, four, preset, at, skill, Random(number))  # noqa: B023, S311 - run at once

        await services.database.write(unit)


async def _play(
    connection: AsyncConnection,
    house: House,
    four: Sequence[Member],
    preset: str,
    at: int,
    skill: dict[int, float],
    dice: Random,
) -> None:
    opening = Open(four[0], house.guild.id, house.channel.id, preset=preset, rules=PRESETS[preset])
    seats = tuple(Sitter(user=each.user, name=each.name) for each in four)
    table = replace(opening.make(at), seats=seats)
    stored = StoredTable(table=table, revision=0, secret=secrets.token_bytes(32))
    number = await repository.add(connection, stored, 1_000_000)
    table = replace(table, id=number)
    begun = replace(stored, table=table).start_game(replace(table, status=Status.PLAYING, started_at=at, rated=True))
    await repository.save(connection, replace(stored, table=table), Change(begun))
    stored, player = begun, RuleOfThumb()
    while stored.table.status is Status.PLAYING and stored.state is not None:
        at += dice.randrange(_STEP_MS)
        state, user = stored.state, None
        if isinstance(state, Drawing | Dealing | Reviewing):
            action = chance(stored, state)
        else:
            seat = state.actor
            sitter = None if seat is None else stored.table.seats[seat]
            user = None if sitter is None else sitter.user
            careless = user is not None and dice.random() < skill[user]
            action = dice.choice(legal_actions(state)) if careless else player.choose(view(state, seat), dice)
        change = stored.play_action(action, at, user)
        await repository.save(connection, stored, change)
        stored = change.after
