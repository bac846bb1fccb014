"""The channel of a running contest is deleted: its organizer, who has the organizer role only, can still manage it."""

from kit import check, discord, main


async def work():
    from bot.panels.core.custom_ids import Verb
    from tests.cogs.league.scenes import POSTED, by, fill_in, organiser
    from tests.cogs.scenes import answer

    async with discord() as (w, make):
        role = w.guild.create_role("Tournament director")
        admin = await organiser(w, "Adm")
        mia = w.guild.add_member(w.env.create_user("Mia"), roles=[role])
        other = w.guild.create_text_channel("contests")
        await w.env.settle()
        await admin.slash(w.channel, "admin settings", organizer_role=role, contest_channel=other)
        await mia.slash(w.channel, "league create", template="weeks")
        await fill_in(w, mia, entrants="4-8")
        await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
        await w.later(POSTED)
        for member in w.members[:4]:
            await member.slash(w.channel, "league join")
        make.clock.skipped += 4 * 86_400_000
        await w.restart(make())
        await w.later(POSTED)
        w.env.backend.delete_channel(other.id)
        await w.env.settle()
        said = answer(await mia.slash(w.channel, "league manage"))
        check("Hustle over weeks" in said, f"organizer: {said.splitlines()[0]!r}")


main(work)
