"""Organisers put entrants at the first seeds until the draw; the plan's seeding orders all others."""

import pytest

from bot.contests.commands.base import ContestCommand
from bot.contests.commands.organising import Cancel
from bot.contests.commands.rulings import Disqualify, SetSeed
from bot.contests.commands.signing_up import Leave
from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.panels.contests.effects import effect_text
from bot.panels.contests.fixtures import log_panel
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.reader import Reader
from engine import Refused
from engine.contest.config import Seeding
from engine.contest.lots import dice_for
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.panel_checks import texts
from tests.suite import rest

WHY = "they won last year"


async def open_cup(world: World, pairs: int, seeding: Seeding = Seeding.RATING) -> StoredContest:
    """A cup of so many pairs, who have signed up in the order of their numbers."""
    plan = world.plan(Template.CUP, seeding=seeding, check_in=False)
    return await world.sign_up((await world.published(plan)).id, CROWD[: 2 * pairs])


async def put(world: World, number: int, *at: tuple[int, int]) -> StoredContest:
    for entrant, seed in at:
        await world.contests.do(number, SetSeed(ORGANISER, entrant, seed, WHY))
    return await world.contests.look(number)


async def test_those_seeded_by_hand_come_first_and_the_others_follow_the_plan(world: World) -> None:
    number = (await open_cup(world, 6)).id
    assert (await put(world, number, (5, 1), (3, 1), (6, 2))).notes.seeds == (3, 6, 5)
    assert (await put(world, number, (3, 3))).notes.seeds == (6, 5, 3)
    assert (await put(world, number, (5, 0))).notes.seeds == (6, 3)
    stored = await world.start(number)
    assert stored.contest.seeds == (6, 3, 1, 2, 4, 5)
    assert 6 not in {entrant for match in stored.contest.rounds[0].matches for entrant in (*match.north, *match.east)}
    await world.check()


async def test_lots_among_the_others_fall_as_they_would_without(world: World) -> None:
    """Whoever checks the draw takes those seeded by hand out of its order."""
    stored = await open_cup(world, 7, Seeding.LOTS)
    await put(world, stored.id, (4, 1))
    lots = [*range(1, 8)]
    dice_for(stored.lot, "seeds").shuffle(lots)
    lots.remove(4)
    assert (await world.start(stored.id)).contest.seeds == (4, *lots)


@rest
async def test_who_leaves_before_the_draw_leaves_the_seed_and_the_number(world: World) -> None:
    number = (await open_cup(world, 5)).id
    before = await put(world, number, (5, 1), (2, 2), (4, 3))
    stored = await world.contests.do(number, Disqualify(ORGANISER, 2, WHY))
    assert stored.notes.seeds == (5, 4)
    assert effect_text(before, ContestVoice(stored, "en")).startswith("Seeds set by hand: 1. M9 & M10, 2. M7 & M8.")
    await world.contests.do(number, Leave(CROWD[8]))
    stored = await world.sign_up(number, CROWD[20:22])
    assert {5, 6} & {*stored.contest.entries} == {6}, "the number of the pair that left is not used again"
    assert stored.notes.seeds == (4,)
    events = await world.contests.events(number)
    log = "\n".join(text for page in (0, 1) for text in texts(log_panel(stored, events, Reader(language="en"), page)))
    assert "M9 & M10: seed 1, set by hand." in log
    assert f"Reason: “{WHY}”" in log
    stored = await world.start(number)
    assert stored.contest.seeds == (4, 1, 3, 6)
    assert (await world.contests.do(number, Leave(CROWD[6]))).notes.seeds == (4,), "the draw is as it was"
    await world.check()


async def test_what_cannot_be_is_refused_and_changes_nothing(world: World) -> None:
    number = (await open_cup(world, 4)).id
    await put(world, number, (2, 1))

    async def refused(command: ContestCommand) -> str:
        with pytest.raises(Refused) as refusal:
            await world.contests.do(number, command)
        return refusal.value.code

    assert await refused(SetSeed(CROWD[0], 1, 1, WHY)) == ContestCode.NOT_ORGANISER
    assert await refused(SetSeed(ORGANISER, 1, 1, " ")) == ContestCode.NEEDS_REASON
    assert await refused(SetSeed(ORGANISER, 9, 1, WHY)) == ContestCode.NO_ENTRANT
    for entrant, seed in ((1, -1), (1, 3), (2, 2)):
        assert await refused(SetSeed(ORGANISER, entrant, seed, WHY)) == ContestCode.BAD_SEED
    assert (await world.start(number)).notes.seeds == (2,)
    assert await refused(SetSeed(ORGANISER, 1, 1, WHY)) == ContestCode.DRAWN
    await world.contests.do(number, Cancel(ORGANISER, WHY))
    assert await refused(SetSeed(ORGANISER, 1, 1, WHY)) == ContestCode.OVER
