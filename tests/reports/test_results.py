"""What users of similar software reported of the course of contests: who leaves, who has won, who meets whom, when."""

from fractions import Fraction
from random import Random

import networkx as nx

from bot.contests.matching import pair
from bot.contests.members import LeaveContest
from bot.contests.model import StoredContest
from bot.stats.read.titles import load_placings
from engine import Refused
from engine.contest.config import Config, Format
from engine.contest.events import Entrant, Joined, Left, Seeded
from engine.contest.formats import league, next_step
from engine.contest.standings import StandingLine, rank
from engine.contest.state import Contest, MatchResult, apply
from tests.bot.contests.world import CROWD, Member, Template, World
from tests.reports.kit import check, server
from tests.suite import rest

DAY = 86_400_000


async def begun(w: World, template: Template, many: int, **options: int) -> StoredContest:
    """A contest at its start, for which so many have signed up."""
    stored = await w.published(w.plan(template, **options))
    await w.sign_up(stored.id, CROWD[:many])
    return await w.start(stored.id)


async def step_on(w: World, number: int) -> StoredContest:
    """The next deadline, and what is due then."""
    stored = await w.director.advance(number)
    w.clock.at = max([w.clock.at, *(each.due_at for each in stored.deadlines.values() if each)])
    return await w.director.advance(number)


@rest
async def test_everyone_leaves() -> None:
    """Everybody leaves a cup or a league: it ends, and at most whoever had finished before has won."""
    for template, options, many in ((Template.CUP, {}, 12), (Template.LEAGUE, {"least": 3}, 8)):
        async with server() as w:
            s = await begun(w, template, many, **options)
            await w.play_tables(s.id)
            s = await w.contests.load(s.id)
            for entrant in s.contest.active:
                for player in (s.people[each] for each in s.contest.entries[entrant].players):
                    await w.contests.do(s.id, LeaveContest(Member(player.user, player.name)))
            for _ in range(12):
                s = await w.director.advance(s.id)
                if s.stage.is_final:
                    break
                await w.play_tables(s.id)
                w.clock.at = max([w.clock.at + 1, *(each.due_at for each in s.deadlines.values() if each)])
            async with w.database.read() as connection:
                first = [each for each in await load_placings(connection, s.guild) if each.rank == 1]
            check(s.stage.is_final, f"{template}: {s.stage}")
            left = [entry for entry in s.contest.entries.values() if entry.left is not None]
            gone = {s.people[player].user for entry in left for player in entry.players}
            won = {user for each in first for user, _ in each.people}
            check(not gone & won, f"{template}: somebody won who had left")


@rest
async def test_leave_when_done() -> None:
    """Whoever has played all rounds has finished: leaving after the own last match costs no place."""
    for template, options, many, last in (
        (Template.HUSTLE, {"rounds": 2}, 8, 2),
        (Template.SWISS, {"rounds": 2}, 12, 2),
        (Template.LEAGUE, {"least": 3}, 8, 3),
    ):
        async with server() as w:
            s = await begun(w, template, many, **options)
            while s.round < last:
                await w.play_tables(s.id)
                s = await step_on(w, s.id)
            for table in [each for each in s.tables.values() if each.running][:-1]:
                await w.play(await w.tables.load(table.table))
            s = await w.contests.load(s.id)
            rows = s.standings()[0]
            done = next(r for r in rows if (m := s.match_of(r.entrant)) is not None and s.outcome(m[0]) is not None)
            player = s.people[s.contest.entries[done.entrant].players[0]]
            try:
                s = await w.contests.do(s.id, LeaveContest(Member(player.user, player.name)))
            except Refused:
                continue
            now = next(r for r in s.standings()[0] if r.entrant == done.entrant)
            check(now.rank == done.rank, f"{template}: rank {done.rank} with all played, {now.rank} after leaving")


@rest
async def test_promotion() -> None:
    """A league as its template makes it: the next season's divisions are those that the standings' arrows showed."""

    def named(stored: StoredContest, entrant: Entrant) -> str:
        return " & ".join(stored.people[player].name for player in stored.contest.entries[entrant].players)

    async with server() as w:
        s = await w.published(w.plan(Template.LEAGUE, least=3, division=5, moving=1))
        await w.sign_up(s.id, CROWD[:16])
        over = await w.to_the_end(s.id)
        size = len(league.divisions(over.contest)[0])
        order = [named(over, each) for each in league.next_divisions(over.contest.config, over.standings())]
        (following,) = await w.contests.of_guild(over.guild)
        people = [over.people[player] for entry in over.contest.entries.values() for player in entry.players]
        await w.sign_up(following.id, [Member(each.user, each.name) for each in people])
        s = await w.start(following.id)
        first = {named(s, each) for each in league.divisions(s.contest)[0]}
        check(first == {*order[:size]}, f"first division {sorted(first)}, by the standings {sorted(order[:size])}")


@rest
def test_head_to_head() -> None:
    """Head to head is asked again among those who are still tied: who has beaten the only other one is ahead."""
    matches = """1 2 10 9, 1 3 10 9, 4 1 10 0, 2 3 10 0, 2 4 10 0, 3 4 10 9, 1 5 10 9, 6 1 10 0, 2 5 10 0, 6 2 10 9,
        3 5 10 0, 3 6 10 0, 4 5 10 0, 4 6 10 0, 5 6 10 0"""
    lines = list[StandingLine]()
    for number, match in enumerate(matches.split(","), 1):
        one, two, scored, conceded = map(int, match.split())
        for entrant, other, own, theirs in ((one, two, scored, conceded), (two, one, conceded, scored)):
            came = {"scored": own, "conceded": theirs, "opponents": (other,)}
            won = own > theirs
            lines.append(
                StandingLine(entrant=entrant, round=number, points=Fraction(2 * won), games=(won, not won), **came)
            )
    order = [row.entrant for row in rank(range(1, 7), lines, league.League.tie_breaks)]
    check(order.index(1) < order.index(2), f"1 and 2 lead the four who are tied; 1 has beaten 2: {order}")
    check(order.index(3) < order.index(4), f"3 and 4 are tied after that; 3 has beaten 4: {order}")


@rest
def test_swiss_bye() -> None:
    """A Swiss in which pairs have left: nobody meets anybody twice where another choice of the bye avoids it."""
    found = [each for n in (7, 9, 11) for seed in range(300) if (each := needless_meeting(seed, n))]
    check(not found, f"{len(found)} of 900 Swiss have a needless second meeting; first: {found[:1]}")


def needless_meeting(seed: int, n: int) -> str | None:
    """A second meeting in a Swiss of so many pairs that another bye would have avoided."""
    dice, results = Random(seed), dict[tuple[int, int], MatchResult]()
    contest = Contest(Config(format=Format.SWISS), bytes(32))
    for number in range(1, n + 1):
        contest = apply(contest, Joined(number, (2 * number - 1, 2 * number)))
    contest = apply(contest, Seeded(tuple(range(1, n + 1))))
    while drawn := next_step(contest, results, pair):
        met = {frozenset((m.north[0], m.east[0])) for r in contest.rounds for m in r.matches}
        again = [(m.north[0], m.east[0]) for m in drawn.matches if frozenset((m.north[0], m.east[0])) in met]
        byes = [each for r in contest.rounds for each in r.idle]
        fewest = min(byes.count(each) for each in contest.active)
        may_idle = [each for each in contest.active if byes.count(each) == fewest]
        for bye in (may_idle if len(contest.active) % 2 else [None]) if again else ():
            left = [each for each in contest.active if each != bye]
            graph = nx.Graph()
            graph.add_edges_from((a, b) for i, a in enumerate(left) for b in left[i + 1 :] if {a, b} not in met)
            if 2 * len(nx.max_weight_matching(graph, maxcardinality=True)) == len(left):
                return (
                    f"{n} pairs, seed {seed}, round {drawn.round}: {again} meet again, bye {drawn.idle}; not with {bye}"
                )
        contest = apply(contest, drawn)
        for place in range(len(drawn.matches)):
            one, two = dice.randrange(11), dice.randrange(11)
            one += one == two
            results[drawn.round, place] = MatchResult((one, two), (int(one > two), int(two > one)))
        for entrant in contest.active:
            if dice.random() < 0.12 and len(contest.active) > 3:
                contest = apply(contest, Left(entrant))
    return None
