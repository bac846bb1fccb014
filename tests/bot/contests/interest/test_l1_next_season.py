"""L1: what a ruling after the end does to the seeds and the divisions of the next contest of the series."""

from collections.abc import Iterator
from typing import Any

import pytest

from bot.contests.changes import Change, apply_change
from bot.contests.commands.rulings import Adjust
from bot.contests.commands.signing_up import Join, Standing
from bot.contests.state import Stage, StoredContest
from bot.contests.table_judges import check_correction
from bot.contests.templates import Template
from bot.tables.errors import Code
from bot.tables.model import Member
from engine.contest.config import Seeding
from engine.contest.events import Adjusted
from tests.bot.contests.interest.club import OWNER, approve, ask, club, outcome_of
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.people import GUILD
from tests.refused import refused
from tests.suite import rest


async def over(world: World, template: Template, members: int, **changes: Any) -> StoredContest:
    changes = {"repeats": True, "seeding": Seeding.LAST, **changes}
    stored = await world.to_the_end_from_here((await club(world, template, members, **changes)).id)
    assert stored.stage is Stage.OVER
    return stored


def rows_of(stored: StoredContest) -> dict[int, tuple[int, int, object]]:
    """Division, rank and all the rest of each entrant."""
    return {row.entrant: (nth, row.rank, row) for nth, rows in enumerate(stored.standings()) for row in rows}


def rulings(stored: StoredContest, mine: int) -> Iterator[tuple[Adjust, bool, bool]]:
    """Rulings on matches of others that leave the own row as it is: whether anybody's rank changes, and whose division.

    By hand: the standings are made again from the games and the ruling.
    """
    before = rows_of(stored)
    for drawn in stored.contest.rounds:
        for at, match in enumerate(drawn.matches):
            if mine in (*match.north, *match.east) or 0 in (*match.north, *match.east):
                continue
            for points in ((40, 0), (0, 40)):
                after = apply_change(stored, Change(happenings=(Adjusted(drawn.round, at, points),)), 0)
                rows = rows_of(after)
                if rows[mine] == before[mine]:
                    moved = {each for each in rows if rows[each][:2] != before[each][:2]}
                    yield (
                        Adjust(ORGANISER, drawn.round, at, points, "x"),
                        bool(moved),
                        any(before[each][0] == before[mine][0] for each in moved),
                    )


def entrant_of(stored: StoredContest, member: Member = ORGANISER) -> int:
    entry = stored.entry_of(member.user)
    assert entry is not None
    return entry.number


@rest
async def test_l1_rulings_after_the_end_that_seed_the_next_contest_are_asked(world: World) -> None:
    stored = await over(world, Template.SWISS, 12)
    mine, now = entrant_of(stored), world.clock.now()
    found = [*rulings(stored, mine)]
    assert {moved for _, moved, _ in found} >= {True}
    for command, moved, _ in found:
        assert outcome_of(stored, command, now) == ("asked" if moved else "done"), command
        assert outcome_of(stored, Adjust(OWNER, command.round, command.place, command.points, "x"), now) == "done"
    command = next(command for command, moved, _ in found if moved)
    table = stored.tables[command.round, command.place].table
    with refused(Code.OWN_CONTEST):
        await check_correction(world.contests, table, ORGANISER)
    await approve(world, stored.id, await ask(world, stored.id, command))

    (following,) = await world.contests.of_guild(GUILD)
    await world.sign_up(following.id, CROWD[:12])
    await world.start(following.id)  # it is drawn: the standings before decide nothing any more
    stored, mine = await world.contests.look(stored.id), entrant_of(stored)
    for command, _, _ in rulings(stored, mine):
        assert outcome_of(stored, command, now) == "done", command


@rest
async def test_l1_who_goes_up_into_the_own_division_is_not_ones_own_to_decide(world: World) -> None:
    stored = await over(world, Template.LEAGUE, 16, division=4, moving=1)
    mine, now = entrant_of(stored), world.clock.now()
    asked, done = 0, 0
    for command, moved, _ in rulings(stored, mine):
        what = outcome_of(stored, command, now)
        assert moved or what == "done", command
        asked, done = asked + (what == "asked"), done + (moved and what == "done")
    assert asked, "another division's, by which others come into the own one"
    assert done, "what decides places that have nothing to do with it"


@rest
@pytest.mark.parametrize("changes", [{"repeats": False}, {"seeding": Seeding.RATING}], ids=["no series", "by ratings"])
async def test_l1_where_no_standings_seed_the_next_nothing_is_asked(world: World, changes: dict[str, object]) -> None:
    stored = await over(world, Template.SWISS, 12, **changes)
    for command, _, _ in rulings(stored, entrant_of(stored)):
        assert outcome_of(stored, command, world.clock.now()) == "done", command


async def test_l1_whoever_plays_in_the_next_one_only_asks_too(world: World) -> None:
    stored = await over(world, Template.HUSTLE, 8)
    (following,) = await world.contests.of_guild(GUILD)
    last, now = stored.standings()[0][-1].entrant, world.clock.now()
    matches = stored.contest.rounds[0].matches
    at, match = next((at, each) for at, each in enumerate(matches) if last in (*each.north, *each.east))
    new = Member(CROWD[40].user, CROWD[40].name, moderator=True)
    theirs = Adjust(new, 1, at, (40, 0) if last in match.north else (0, 40), "x")  # the last one is the first
    assert outcome_of(stored, theirs, now) == "done"
    await world.contests.do(following.id, Join(CROWD[40], Standing()))
    assert outcome_of(await world.contests.look(stored.id), theirs, now) == "asked"
