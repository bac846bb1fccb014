"""What ends a match before its first card does not bar drawing its round again (docs/leagues.md)."""

import pytest

from bot.clock import DAY_MS, WEEK_MS
from bot.contests.errors import ContestCode
from bot.contests.organizers import Pause, Resume
from bot.contests.rulings import Adjust, Disqualify, Forfeit, Redraw
from bot.contests.templates import Template
from bot.tables.commands.play import Act
from engine import Refused
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.contests.promises import promise
from tests.suite import first, rest

pytestmark = promise("organizers-redraw")

FORFEIT = Forfeit(ORGANISER, 1, 0, 0, "by mistake")


@pytest.mark.parametrize(
    ("template", "members", "ruling"),
    first(
        [
            (Template.CUP, 8, FORFEIT),
            (Template.CUP, 4, FORFEIT),
            (Template.SWISS, 8, Disqualify(ORGANISER, 1, "cheats")),
            (Template.HUSTLE, 8, FORFEIT),
            (Template.LEAGUE, 6, Adjust(ORGANISER, 1, 0, (10, 2), "agreed")),
        ],
        2,
    ),
    ids=["a forfeit", "the only match", "out", "of a hustle", "points"],
)
async def test_a_ruling_before_the_first_card(
    world: World, template: Template, members: int, ruling: Forfeit | Disqualify | Adjust
) -> None:
    stored = await world.begun(members, template, least={Template.CUP: 2, Template.LEAGUE: 3}.get(template, 4))
    await world.contests.do(stored.id, ruling)
    stored = await world.director.advance(stored.id)
    assert not all(table.running for table in stored.tables.values()), "the contest has closed that table"
    stored = await world.contests.do(stored.id, Redraw(ORGANISER, "so that nobody has a walkover"))
    assert (stored.round, stored.contest.forfeits, stored.contest.adjustments) == (0, frozenset(), {})
    stored = await world.director.advance(stored.id)
    assert (stored.round, stored.notes.closed) == (1, frozenset())
    assert all(table.running for table in stored.tables.values())
    await world.check()


@rest
@pytest.mark.parametrize("acts", [True, False])
async def test_once_a_member_has_played_it_stays(world: World, acts: bool) -> None:
    """Also where a ruling has closed the table; but not where only computers have played, be it to the end."""
    stored = await world.begun(8, Template.CUP, least=2)
    world.absent = set() if acts else {member.user for member in CROWD}
    table = await world.tables.look(stored.tables[1, 0].table)
    while (command := world.next_command(table)) is not None or not acts:
        world.clock.at = max(world.clock.at, table.deadline or 0) if command is None else world.clock.at
        command = command or world.next_command(table)
        if command is None:
            break
        table = await world.tables.do(table.table.id, command)
        if acts and isinstance(command, Act):
            await world.contests.do(stored.id, FORFEIT)
            break
    await world.director.advance(stored.id)
    if not acts:
        assert (await world.contests.look(stored.id)).results[1, 0].points != (0, 0)
        assert (await world.contests.do(stored.id, Redraw(ORGANISER, "again"))).round == 0
        return
    with pytest.raises(Refused) as refused:
        await world.contests.do(stored.id, Redraw(ORGANISER, "again"))
    assert refused.value.code is ContestCode.CARDS_PLAYED


@pytest.mark.parametrize("later", first([HOUR // 60, HOUR // 2, HOUR, 2 * DAY_MS], 1))
@pytest.mark.parametrize("pauses", [False, True])
async def test_a_redrawn_round_has_all_its_time_from_then(world: World, later: int, pauses: bool) -> None:
    stored = await world.begun(6, Template.LEAGUE, least=3)
    world.clock.at += later
    if pauses:
        await world.contests.do(stored.id, Pause(ORGANISER, "holidays"))
        world.clock.at += 2 * DAY_MS
    await world.contests.do(stored.id, Redraw(ORGANISER, "wrong"))
    if pauses:
        world.clock.at += 3 * DAY_MS
        assert (await world.director.advance(stored.id)).round == 0
        await world.contests.do(stored.id, Resume(ORGANISER))
    stored = await world.director.advance(stored.id)
    assert (stored.round, stored.whistle_at(1)) == (1, world.clock.at + WEEK_MS)
