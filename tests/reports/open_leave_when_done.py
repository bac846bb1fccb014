"""Whoever has played all rounds has finished: leaving after the own last match costs no place."""

from kit import check, main, server, step_on


async def work():
    from bot.contests.members import Leave
    from engine import Refused
    from tests.bot.contests.world import CROWD, Member, Template

    for template, options, many, last in (
        (Template.HUSTLE, {"rounds": 2}, 8, 2),
        (Template.SWISS, {"rounds": 2}, 12, 2),
        (Template.LEAGUE, {"least": 3}, 8, 3),
    ):
        async with server() as w:
            s = await w.published(w.plan(template, **options))
            await w.sign_up(s.id, CROWD[:many])
            s = await w.start(s.id)
            while s.round < last:
                await w.play_tables(s.id)
                s = await step_on(w, s.id)
            running = [table for table in s.tables.values() if table.running]
            for table in running[:-1]:
                await w.play(await w.tables.load(table.table))
            s = await w.contests.load(s.id)
            rows = s.standings()[0]
            done = next(r for r in rows if (m := s.match_of(r.entrant)) is not None and s.outcome(m[0]) is not None)
            player = s.people[s.contest.entries[done.entrant].players[0]]
            try:
                s = await w.contests.do(s.id, Leave(Member(player.user, player.name)))
            except Refused as refusal:
                check(True, f"{template}: leaving is refused ({refusal.code})")
                continue
            now = next(r for r in s.standings()[0] if r.entrant == done.entrant)
            check(
                now.rank == done.rank, f"{template}: rank {done.rank} with every round played, {now.rank} after leaving"
            )


main(work)
