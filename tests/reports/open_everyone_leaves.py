"""Everybody leaves a cup or a league: it ends, and at most whoever had finished when the others had left has won."""

from kit import check, main, server


async def work():
    from bot.contests.members import Leave
    from bot.stats.read.titles import load_placings
    from tests.bot.contests.world import CROWD, Member, Template

    for template, options, many in ((Template.CUP, {}, 12), (Template.LEAGUE, {"least": 3}, 8)):
        async with server() as w:
            s = await w.published(w.plan(template, **options))
            await w.sign_up(s.id, CROWD[:many])
            await w.start(s.id)
            await w.play_tables(s.id)
            s = await w.contests.load(s.id)
            for entrant in s.contest.active:
                for player in (s.people[each] for each in s.contest.entries[entrant].players):
                    await w.contests.do(s.id, Leave(Member(player.user, player.name)))
            for _ in range(12):
                s = await w.director.advance(s.id)
                if s.stage.is_final:
                    break
                await w.play_tables(s.id)
                w.clock.at = max([w.clock.at + 1, *(each.due_at for each in s.deadlines.values() if each)])
            async with w.database.read() as connection:
                first = [p for p in await load_placings(connection, s.guild) if p.rank == 1]
            check(s.stage.is_final, f"{template}: {s.stage}")
            left = [entry for entry in s.contest.entries.values() if entry.left is not None]
            gone = {s.people[player].user for entry in left for player in entry.players}
            check(not gone & {user for p in first for user, _ in p.people}, f"{template}: nobody won who had left")


main(work)
