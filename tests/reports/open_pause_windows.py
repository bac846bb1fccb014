"""A contest in windows after a pause or an extension: every later round has its days."""

from kit import check, main, server

DAY = 86_400_000


async def work():
    from bot.contests.organizers import Extend, Pause, Resume
    from bot.contests.model import DeadlineKind
    from tests.bot.contests.world import CROWD, ORGANISER, Template

    for what in ("pause", "extension"):
        async with server() as w:
            s = await w.published(w.plan(Template.LEAGUE, least=3))
            await w.sign_up(s.id, CROWD[:8])
            s = await w.start(s.id)
            w.clock.at += 5 * DAY
            if what == "pause":
                await w.contests.do(s.id, Pause(ORGANISER, "holidays"))
                w.clock.at += 14 * DAY
                s = await w.contests.do(s.id, Resume(ORGANISER))
            else:
                s = await w.contests.do(s.id, Extend(ORGANISER, 10 * DAY))
                w.clock.at += 4 * DAY
            w.clock.at = s.whistle_at(1) - 3_600_000
            await w.play_tables(s.id)
            s = await w.director.advance(s.id)
            following = s.deadlines.get((DeadlineKind.NEXT, 1))
            if s.round == 1 and following is not None:
                w.clock.at = max(w.clock.at, following.due_at)
                s = await w.director.advance(s.id)
            for number in (2, 3):
                days = (s.whistle_at(number) - w.clock.at) / DAY
                check(days > 6.5, f"{what}: round {number} has {days:.1f} days of 7")
                await w.play_tables(s.id)
                s = await w.director.advance(s.id)
                following = s.deadlines.get((DeadlineKind.NEXT, number))
                if s.round == number and following is not None:
                    w.clock.at = max(w.clock.at, following.due_at)
                    s = await w.director.advance(s.id)


main(work)
