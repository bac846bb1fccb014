"""A league as its template makes it: the next season's divisions are those that the standings' arrows showed."""

from kit import check, main, named, server


async def work():
    from engine.contest.formats import league
    from tests.bot.contests.world import CROWD, Member, Template

    async with server() as w:
        s = await w.published(w.plan(Template.LEAGUE, least=3, division=5, moving=1))
        await w.sign_up(s.id, CROWD[:16])
        over = await w.to_the_end(s.id)
        size = len(league.divisions(over.contest)[0])
        order = [named(over, e) for e in league.next_divisions(over.contest.config, over.standings())]
        wanted = {frozenset(order[:size]), frozenset(order[size:])}  # noqa: F841
        (following,) = await w.contests.of_guild(over.guild)
        people = [
            Member(over.people[p].user, over.people[p].name) for e in over.contest.entries.values() for p in e.players
        ]
        await w.sign_up(following.id, people)
        s = await w.start(following.id)
        found = [frozenset(named(s, e) for e in members) for members in league.divisions(s.contest)]
        check(
            found[0] == frozenset(order[:size]),
            f"first division {sorted(found[0])}, by the standings {sorted(order[:size])}",
        )


main(work)
