"""One of a pair leaves before the draw: the partner hears, or asked first, or goes on looking for a partner."""

from kit import check, discord, main


async def work():
    from bot.panels.core.custom_ids import Verb
    from tests.cogs.league.scenes import POSTED, by, invitation, organiser, press_leave, publish
    from tests.cogs.scenes import answer

    async with discord() as (w, _):
        mia = await organiser(w)
        shown = await publish(w, mia, "cup", name="Cup", entrants="2-8")
        ann, ben, *_ = w.members
        await ann.slash(w.channel, "league join", partner=ben)
        await w.click(ben, invitation(w), by(Verb.CONTEST_ACCEPT))
        await w.later(POSTED)
        sent = len(w.env.http_requests)
        said = answer(await press_leave(w, ann, shown))
        await w.later(3 * POSTED)
        told = [r for r in w.env.http_requests[sent:] if r.method == "POST" and str(ben.id) in str(r.json)]
        s = await w.bot.services.contests.load(1)
        person = s.player_of(ben.id)
        still = s.entry_of(ben.id) is not None or (person is not None and person.looking)
        check(bool(told) or still, f"Ann: {said!r}; Ben hears of it: {bool(told)}; Ben still in or looking: {still}")


main(work)
