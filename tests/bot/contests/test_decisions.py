"""What organisers decide in contests stands in `/audit`, beside what admins and moderators have done."""

from bot.contests.commands import ContestCommand
from bot.contests.members import DisputeMatch, Leave
from bot.contests.organizers import Cancel, Extend, Pause, Resume
from bot.contests.rulings import Adjust, AnswerDispute, Disqualify, Forfeit, Redraw
from bot.contests.templates import Template
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.panels.core.reader import Reader
from bot.panels.stats.audit import audit_panel
from bot.stats.read.audit import LONGEST, PAGE, Decision, Entry
from bot.stats.read.filters import Viewer
from bot.stats.repairs import Repairs
from bot.texts import say
from engine.contest.config import Seeding
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.bot.panel_checks import LANGUAGES, check, texts
from tests.bot.people import CHANNEL, GUILD, MOD
from tests.contests.promises import promise
from tests.suite import rest

pytestmark = promise("contest-log")

NASTY = "*_`~|" * 60
"""A reason as long as they may be."""


@rest
async def test_every_decision_has_a_line_with_reason_and_contest(world: World) -> None:
    repairs = Repairs(world.database, clock=world.clock)

    async def do(contest: int, command: ContestCommand) -> None:
        world.clock.at += 1_000
        await world.contests.do(contest, command)

    stored = await world.published(world.plan(Template.CUP, seeding=Seeding.LOTS), name="Cup *night*")
    number = stored.id
    draft = await world.contests.create(ORGANISER, GUILD, CHANNEL, "Never seen", stored.plan)
    await do(draft.id, Cancel(ORGANISER, "a draft is nobody's business"))
    await world.sign_up(number, CROWD[:12])
    await do(number, Leave(CROWD[10]))  # by themselves: no decision
    running = await world.start(number)
    await do(number, Redraw(ORGANISER, "wrong seeds"))
    running = await world.director.advance(number)
    place = running.open_places[0]
    player = running.people[running.contest.entries[running.contest.rounds[0].matches[place[1]].north[0]].players[0]]
    someone = next(member for member in CROWD if member.user == player.user)
    await do(number, DisputeMatch(someone, *place, "he revoked"))
    await do(number, AnswerDispute(ORGANISER, *place, "he did not"))
    await do(number, Pause(ORGANISER, "fire alarm"))
    world.clock.at += 1_000
    await repairs.remove(GUILD, MOD, CROWD[0], "sleeps")
    await do(number, Resume(ORGANISER))
    await do(number, Extend(ORGANISER, HOUR))
    await do(number, Forfeit(ORGANISER, *place, 0, NASTY))
    await do(number, Adjust(ORGANISER, *place, (0, 2), "the right score"))
    entry = next(each for each in running.contest.entries.values() if each.number not in (1, 2) and each.left is None)
    await do(number, Disqualify(MOD, entry.number, "shouting"))
    await do(number, Cancel(MOD, "nobody is left"))

    for viewer, seen in (
        (Viewer(CROWD[30].user, ()), 0),
        (Viewer(CROWD[30].user, (CHANNEL,)), 9),
        (Viewer(CROWD[0].user, ()), 9),
    ):
        page = await repairs.audit(GUILD, size=99, viewer=viewer)
        assert sum(isinstance(each, Decision) for each in page.entries) == seen, "as they see the channel, or take part"
    found = [await repairs.audit(GUILD, page) for page in range(2)]
    lines = [line for page in found for line in page.entries]
    assert found[0].total == len(lines)
    told = [(each.kind, each.reason) for each in lines if isinstance(each, Decision)]
    assert told == [
        ("cancelled", "nobody is left"), ("left", "shouting"),
        ("adjusted", "the right score"), ("forfeited", NASTY), ("extended", ""), ("resumed", ""),
        ("paused", "fire alarm"), ("ruled", ""), ("undrawn", "wrong seeds"),
    ]  # fmt: skip
    assert [at for at, each in enumerate(lines) if isinstance(each, Entry)] == [6]  # the removal, in its place
    contests = {number: await world.contests.look(number)}
    for language in LANGUAGES:
        for page in found:
            panel = audit_panel(page, Reader(language=language), contests)
            check(panel)
            shown = "\n".join(texts(panel))
            assert shown.count(r"Cup \*night\*") == sum(isinstance(each, Decision) for each in page.entries)
            assert "`~|" not in shown
    assert max(len(page.entries) for page in found) == PAGE
    assert len(NASTY) > LONGEST

    await Privacy(world.database, world.tables, Members(world.database), clock=world.clock).forget(MOD.user)
    page = await repairs.audit(GUILD)
    shown = "\n".join(texts(audit_panel(page, Reader(language="en"), {number: await world.contests.look(number)})))
    assert MOD.name not in shown
    assert say("en", "former-member") in shown
