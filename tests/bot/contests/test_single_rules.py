"""Single rules of contests, each by the smallest contest that shows it."""

import logging
from contextlib import suppress
from typing import Any

import pytest
from sqlalchemy import delete

from bot.contests import store
from bot.contests.director import Director
from bot.contests.model import Stage
from bot.contests.rulings import Forfeit
from bot.contests.templates import Template
from bot.panels.contests.announcement import users_of
from bot.panels.contests.posts import announcement
from bot.stats.repairs import Repairs
from bot.store import schema
from bot.store.database import DatabaseError
from engine.contest.state import Result
from tests.bot.contests.world import ORGANISER, World
from tests.bot.scripted_tables import GUILD, MOD
from tests.contest_simulation.server import Inline
from tests.contests.promises import promise
from tests.loop_time import LoopTime
from tests.waiting import until

pytestmark = promise("organizers-called-off")


async def test_the_next_contest_of_a_series_is_told_of_as_soon_as_it_is_there(world: World) -> None:
    stored = await world.begun(4, Template.CUP, least=2, repeats=True)
    await world.contests.do(stored.id, Forfeit(ORGANISER, 1, 0, 0, "nobody came"))
    told: list[tuple[int | None, Stage]] = []
    world.contests.subscribe(lambda each: told.append((each.previous, each.stage)))
    stored = await world.director.advance(stored.id)
    world.clock.later(3600)
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.OVER
    assert (stored.id, Stage.OPEN) in told


async def test_the_end_of_one_in_a_series_is_told_of_though_nothing_can_be_read_after_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored = await world.joined(3, Template.HUSTLE, least=4, repeats=True, check_in=False)
    told: list[tuple[int | None, Stage]] = []
    world.contests.subscribe(lambda each: told.append((each.previous, each.stage)))
    save, saved = store.save, list[object]()

    async def save_and_break(*args: Any) -> None:
        await save(*args)
        saved.append(args)
        if len(saved) == 2:  # the one that ends, and the next
            monkeypatch.setattr(store, "load", fail)

    async def fail(*_: Any, **__: Any) -> None:
        raise DatabaseError("the disk is gone")

    monkeypatch.setattr(store, "save", save_and_break)
    world.clock.at = stored.plan.starts_at
    with suppress(DatabaseError):
        await world.director.advance(stored.id)
    assert told == [(stored.id, Stage.OPEN), (None, Stage.CANCELLED)]


async def test_a_void_game_counts_for_nobody(world: World) -> None:
    stored = await world.begun(4, Template.HUSTLE, rounds=1)
    await world.play_tables(stored.id)
    played = await world.contests.look(stored.id)
    assert played.outcome((1, 0)) not in (None, Result((0, 0)))
    await Repairs(world.database, clock=world.clock).void(GUILD, MOD, played.tables[1, 0].table, "wrong")
    assert (await world.contests.look(stored.id)).outcome((1, 0)) == Result((0, 0))


async def test_a_contest_that_is_gone_is_left_alone(world: World, caplog: pytest.LogCaptureFixture) -> None:
    """Tables outlive their contest, and tell of it."""
    gone = await world.contests.create(ORGANISER, GUILD, 1, "Gone", world.plan(Template.CUP))
    of = schema.contests
    await world.database.write(lambda connection: connection.execute(delete(of).where(of.c.id == gone.id)))
    time = LoopTime()
    director = Director(world.contests, world.tables, world.database, Inline())
    await director.start()
    try:
        await until(lambda: time.wait_for(director._sweeping, None))
        for _ in range(2):
            world.contests.publish(gone)
            assert time.wait_for(director._due, gone.id) == 0
            await until(lambda: time.wait_for(director._due, gone.id) != 0 and not director._due._looking)
            assert time.wait_for(director._due, gone.id) is None, "it is not looked at again"
    finally:
        await director.close()
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.WARNING] == []


async def test_whoever_sits_the_first_round_out_is_called_as_well(world: World) -> None:
    """Members who looked for a partner read here that they are in a pair."""
    stored = await world.begun(10, Template.SWISS, least=4)
    (entrant,) = stored.contest.rounds[0].idle
    said = announcement(stored, "round", 1, ())
    assert said is not None
    assert set(users_of(stored, (entrant,))) <= set(said.users)
