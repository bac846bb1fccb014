"""Check-in: whoever joins while it is open, whoever looks for a partner, and a start that is moved."""

from kit import check, discord, main, server


async def moved():
    from dataclasses import replace

    from bot.contests.organizers import Edit
    from bot.contests.model import Stage
    from tests.bot.contests.world import CROWD, HOUR, ORGANISER, CheckIn, Template

    async with server() as w:
        s = await w.published(w.plan(Template.HUSTLE, rounds=2))
        await w.sign_up(s.id, CROWD[:6])
        w.clock.at = s.plan.starts_at - 20 * 60_000
        s = await w.director.advance(s.id)
        for member in CROWD[:4]:
            await w.contests.do(s.id, CheckIn(member))
        s = await w.contests.do(s.id, Edit(ORGANISER, plan=replace(s.plan, starts_at=s.plan.starts_at + 24 * HOUR)))
        s = await w.director.advance(s.id)
        check(s.stage is Stage.OPEN, f"the start moved by a day: {s.stage}, no check-in for 23 hours")
        w.clock.at = s.plan.starts_at - 25 * 60_000
        s = await w.director.advance(s.id)
        ready = [e.number for e in s.contest.entries.values() if e.checked_in]
        check(ready == [], f"nobody has checked in for the new start yet: {ready}")
        calls = [p for p in await w.contests.posts(s.id) if p.purpose.startswith("checkin")]
        check(any(p.wanted_at > w.clock.at - HOUR for p in calls), "members are called to check in for the new start")


async def joined():
    from bot.panels.core.custom_ids import Verb
    from tests.cogs.league.scenes import POSTED, SOON, by, invitation, organiser, publish
    from tests.cogs.scenes import answer

    async with discord() as (w, _):
        mia = await organiser(w)
        shown = await publish(w, mia, name="Night", start=SOON)
        for member in w.members[:4]:
            await w.click(member, shown, by(Verb.CONTEST_JOIN))
        await w.later(POSTED)
        for member in w.members[:4]:
            await w.click(member, shown, by(Verb.CONTEST_CHECK_IN))
        eve = w.members[4]
        said = answer(await w.click(eve, shown, by(Verb.CONTEST_JOIN)))
        await w.later(4 * 60)
        s = await w.bot.services.contests.look(1)
        check(
            s.entry_of(eve.id) is not None or "heck in" in said,
            f"who joins during check-in takes part, or hears to check in: {said.splitlines()[0]!r}",
        )


async def looking():
    from bot.panels.core.custom_ids import Verb
    from bot.texts import say
    from tests.cogs.league.scenes import POSTED, SOON, by, invitation, organiser, publish
    from tests.cogs.scenes import answer

    async with discord() as (w, _):
        mia = await organiser(w)
        shown = await publish(w, mia, "cup", name="Cup", start=SOON, entrants="2-8")
        ann, ben, cleo, dan, _ = w.members
        await ann.slash(w.channel, "league join", partner=ben)
        await w.click(ben, invitation(w), by(Verb.CONTEST_ACCEPT))
        for member in (cleo, dan):
            await w.click(member, shown, by(Verb.CONTEST_JOIN))
        await w.later(POSTED)
        await w.click(ann, shown, by(Verb.CONTEST_CHECK_IN))
        said = answer(await w.click(cleo, shown, by(Verb.CONTEST_CHECK_IN)))
        check(said != say("en", "contest-not-joined"), f"who looks for a partner can check in: {said!r}")
        await w.later(4 * 60)
        s = await w.bot.services.contests.look(1)
        check(s.entry_of(dan.id) is None, "who looks for a partner and has not checked in does not take part")


async def work():
    await moved()


import sys

if sys.argv[1:] == ["joined"]:
    main(joined)
elif sys.argv[1:] == ["looking"]:
    main(looking)
elif sys.argv[1:] == ["moved"]:
    main(moved)
else:  # one Discord a process
    import subprocess

    codes = [subprocess.run([sys.executable, __file__, part]).returncode for part in ("moved", "joined", "looking")]
    sys.exit(max(codes))
