"""What users of similar software reported of contests in their channels: threads, organizers, partners, roles."""

from dataclasses import replace
from unittest.mock import MagicMock

from bot.contests.members import OwnStanding, check_conditions
from bot.contests.templates import Defaults, Template, make_plan
from bot.panels.core.custom_ids import Verb
from bot.panels.refusals import sentence
from engine import Refused
from tests.bot.contests.world import CROWD
from tests.cogs.league.scenes import POSTED, SOON, by, fill_in, organiser
from tests.reports.kit import check, discord
from tests.suite import rest
from tests.world import text


@rest
async def test_announcement_threads() -> None:
    """In an announcement channel tables have threads of the kind that it has (type 10), not of type 11."""
    async with discord() as (w, _):
        mia = await organiser(w)
        news = w.guild.create_news_channel("news")
        more = [w.guild.add_member(w.env.create_user(f"Guest{nth}")) for nth in range(12)]
        await w.env.settle()
        await mia.slash(news, "league create", template="hustle")
        await fill_in(w, mia, name="Friday", start=SOON, entrants="4-20")
        await w.click(mia, w.panel(mia), by(Verb.CONTEST_PUBLISH))
        await w.later(POSTED)
        board = [each for each in w.public(news) if "Rules" in text(each)][-1]
        for member in (*w.members, *more):
            for verb in (Verb.CONTEST_JOIN, Verb.CONTEST_CHECK_IN):
                await w.click(member, board, by(verb))
        for _ in range(10):
            await w.later(30)
        asked = {each.json.get("type") for each in w.env.http_requests if each.path.endswith("/threads")}
        stored = await w.bot.services.contests.load(1)
        said = text(w.public(news)[-1]).split("\n")[0]
        named = f"threads of type {asked}; paused: {stored.paused}, round {stored.round}: {said!r}"
        check((asked, stored.round) == ({10}, 1), named)
        threads = {each.id for each in news.threads}
        check(threads and threads == {each.channel for each in stored.tables.values()}, "each table has its thread")


@rest
def test_role_mention() -> None:
    """The role that a contest asks for is a mention in the refusal, in every language."""
    role = 1433244012345678901
    stored = MagicMock()
    stored.plan = replace(make_plan(Template.HUSTLE, Defaults(), 0), role=role)
    stored.entry_of.return_value = stored.player_of.return_value = None
    stored.is_marked.return_value, stored.contest.seeds = False, ()
    for language in ("en", "it", "fr"):
        try:
            check_conditions(stored, CROWD[0], OwnStanding(has_role=False))
        except Refused as refusal:
            said = sentence(refusal, language)
            check(f"<@&{role}>" in said, f"{language}: {said}")
