"""Who leaves before the last match is out, and who leaves after it has finished: all texts say so."""

from bot.contests.commands.leaving import fate_of
from bot.contests.commands.rulings import Adjust, Disqualify
from bot.contests.commands.signing_up import Leave, Offer, Standing
from bot.contests.state import DeadlineKind, Stage, StoredContest
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from bot.stats.read.titles import load_placings
from engine.contest.events import Match
from engine.contest.formats import left_early
from tests.bot.contests.world import CROWD, ORGANISER, World, member_of
from tests.bot.people import GUILD
from tests.suite import rest


async def ruled(world: World, number: int, points: tuple[int, int] = (10, 4)) -> StoredContest:
    """All open matches with these points for the better seed and the other."""
    stored = await world.contests.look(number)
    for place in stored.open_places:
        match = stored.contest.rounds[place[0] - 1].matches[place[1]]
        own = points if better(stored, match) in match.north else (points[1], points[0])
        await world.contests.do(number, Adjust(ORGANISER, *place, own, "as played"))
    return await world.director.advance(number)


async def next_round(world: World, number: int) -> StoredContest:
    """The next round drawn, or the end."""
    stored = await world.contests.look(number)
    world.clock.at = max(each.due_at for (kind, _), each in stored.deadlines.items() if kind is DeadlineKind.NEXT)
    return await world.director.advance(number)


def better(stored: StoredContest, match: Match) -> int:
    return min((*match.north, *match.east), key=stored.contest.seeds.index)


async def told(world: World, number: int, player: int) -> str:
    said = announcement(await world.contests.look(number), "partnerleft", player, ())
    assert said is not None
    return said.text


async def test_finalists_who_leave_after_the_final_keep_their_places(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=4)
    while (stored := await ruled(world, stored.id)).has_more:
        stored = await next_round(world, stored.id)
    before = stored.standings()[0]
    for row in before[:2]:
        for nth in (0, 1):
            await world.contests.do(stored.id, Leave(member_of(stored, row.entrant, nth)))
    over = await next_round(world, stored.id)
    assert [(row.entrant, row.rank) for row in over.standings()[0][:2]] == [
        (row.entrant, row.rank) for row in before[:2]
    ]
    assert left_early(over.contest, over.results) == frozenset()
    await world.check()


@rest
async def test_who_won_without_play_before_the_final_is_the_first(world: World) -> None:
    """The other pair of the semifinal had left: that is no match that the winner has missed."""
    stored = await world.begun(16, Template.CUP, least=4)
    stored = await ruled(world, stored.id)
    champion, other = stored.contest.seeds[0], stored.contest.seeds[3]
    for nth in (0, 1):
        await world.contests.do(stored.id, Leave(member_of(stored, other, nth)))
    while (stored := await ruled(world, stored.id)).has_more:
        stored = await next_round(world, stored.id)
    for nth in (0, 1):
        await world.contests.do(stored.id, Leave(member_of(stored, champion, nth)))
    over = await next_round(world, stored.id)
    assert over.standings()[0][0].entrant == champion
    assert left_early(over.contest, over.results) == {other}


async def test_a_winner_who_is_taken_out_has_no_title(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=4)
    while (stored := await ruled(world, stored.id)).has_more:
        stored = await next_round(world, stored.id)
    first, second = (row.entrant for row in stored.standings()[0][:2])
    await world.contests.do(stored.id, Disqualify(ORGANISER, first, "cheated"))
    over = await next_round(world, stored.id)
    assert [row.rank for row in over.standings()[0][:2]] == [2, 3]
    async with world.database.read() as connection:
        assert not [each for each in await load_placings(connection, GUILD) if each.rank == 1]
    place = (over.round, 0)
    points = (0, 10) if first in over.contest.rounds[-1].matches[0].north else (10, 0)
    over = await world.contests.do(stored.id, Adjust(ORGANISER, *place, points, "for the other pair"))
    assert (over.standings()[0][0].entrant, over.standings()[0][0].rank) == (second, 1)
    await world.check()


async def test_a_league_waits_for_a_substitute_for_its_last_match(world: World) -> None:
    """Of three pairs: without the one that is left alone no match would follow."""
    stored = await world.begun(6, Template.LEAGUE, least=3)
    await ruled(world, stored.id)
    await next_round(world, stored.id)
    stored = await ruled(world, stored.id)
    last = stored.plan.format.schedule(stored.contest)[-1]
    (entrant,) = last.matches[0].north
    _, two = stored.contest.entries[entrant].players
    await world.contests.do(stored.id, Leave(member_of(stored, entrant)))
    assert "kept until the next round is drawn" in await told(world, stored.id, two)
    await world.contests.do(stored.id, Offer(CROWD[20], Standing(), offers=True))
    assert (await next_round(world, stored.id)).match_of(entrant, 3) is not None


@rest
async def test_the_better_seed_goes_on_from_a_tie(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=4)
    match = stored.contest.rounds[-1].matches[0]
    stored = await ruled(world, stored.id, (5, 5))
    winner = better(stored, match)
    loser = sum((*match.north, *match.east)) - winner
    assert fate_of(stored, stored.contest.entries[winner]) == "open"
    assert fate_of(stored, stored.contest.entries[loser]) == "done"
    for entrant in (winner, loser):
        for nth in (0, 1):
            stored = await world.contests.do(stored.id, Leave(member_of(stored, entrant, nth)))
    assert left_early(stored.contest, stored.results) == {winner}


@rest
async def test_whoever_leaves_a_partner_before_the_final_is_out(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=4)
    stored = await ruled(world, stored.id)
    winner = better(stored, stored.contest.rounds[-1].matches[0])
    _, two = stored.contest.entries[winner].players
    await world.contests.do(stored.id, Leave(member_of(stored, winner)))
    assert "kept until the next round is drawn" in await told(world, stored.id, two)
    stored = await next_round(world, stored.id)
    assert stored.stage is Stage.OVER, "the other finalist has won"
    assert left_early(stored.contest, stored.results) == {winner}
