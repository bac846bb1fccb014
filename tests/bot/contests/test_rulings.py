"""What organizers decide in contests that run by themselves, what repairs change, and what deleted data leaves."""

import contextlib
from random import Random

from sqlalchemy import select

from bot.contests import results
from bot.contests.members import DisputeMatch
from bot.contests.model import Stage
from bot.contests.notes import LogNote
from bot.contests.organizers import Cancel, Extend, PauseContest, Resume
from bot.contests.rulings import AnswerDispute, Forfeit
from bot.contests.templates import Template
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.panels.core.reader import Reader
from bot.panels.stats.history import audit_panel
from bot.stats.read.audit import OrganizerDecision
from bot.stats.read.totals import Viewer
from bot.stats.repairs import Repairs
from bot.store import schema
from bot.tables.commands.rulings import CorrectScores
from bot.tables.model import Status
from engine import IllegalAction
from engine.contest.formats import standings
from engine.contest.state import MatchResult
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.bot.panel_checks import LANGUAGES, check, texts
from tests.bot.people import CHANNEL, GUILD, MOD
from tests.bot.scripted_tables import one_step
from tests.contests.promises import promise
from tests.suite import both_databases, rest


@promise("points-corrections")
@rest
@both_databases
async def test_repairs_in_the_middle_change_standings_as_a_rebuild_says(world: World) -> None:
    """A correction and a void in the first round, and then a deleted account, before the second."""
    stored = await world.begun(8, Template.HUSTLE, rounds=2)
    corrected, voided = (stored.tables[1, place].table for place in (0, 1))
    now = await world.tables.load(corrected)
    dice = Random(0)
    while now.table.status is Status.PLAYING:
        now = await one_step(world.tables, now, dice)
        with contextlib.suppress(IllegalAction):
            now = await world.tables.do(corrected, CorrectScores(MOD, (7, 5), reason="miscounted"))
            break
    await world.play_tables(stored.id)
    stored = await world.director.advance(stored.id)
    assert sum(stored.results[1, 0].points) >= 12, "what was corrected, and the hand after it"
    repairs, before = Repairs(world.database, clock=world.clock), stored.results
    await repairs.void(stored.guild, MOD, voided, "wrong")
    stored = await world.contests.load(stored.id)
    assert stored.results == {**before, (1, 1): MatchResult((0, 0))}
    rows = standings(stored.contest, stored.results)
    privacy = Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault)
    await privacy.forget(CROWD[2].user)
    stored = await world.contests.load(stored.id)
    assert stored.standings() == rows
    assert stored.people[3].user < 0
    await world.check()
    world.clock.at = max(each.due_at for each in stored.deadlines.values())
    await world.director.advance(stored.id)
    await world.play_tables(stored.id)
    await world.director.advance(stored.id)
    world.clock.later(3600)
    over = await world.director.advance(stored.id)
    assert over.stage is Stage.OVER
    await world.check()
    async with world.database.read() as connection:
        kept = await results.read_standings(connection, over.id)
    assert {row["entrant"]: row["rank"] for row in kept} == {row.entrant: row.rank for row in over.standings()[0]}


@promise("print-deleted")
@rest
@both_databases
async def test_events_hold_no_members_and_a_forgotten_one_leaves_standings_alone(world: World) -> None:
    over = await world.over(4, Template.HUSTLE, rounds=1)
    async with world.database.read() as connection:
        data = list(await connection.scalars(select(schema.contest_log.c.data)))
    assert not any(str(member.user) in line or f'"{member.name}"' in line for member in CROWD for line in data)
    privacy = Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault)
    await privacy.forget(CROWD[0].user)
    after = await world.contests.load(over.id)
    assert after.standings() == over.standings()
    assert after.people[1].name == ""
    await world.check()


@promise("print-deleted")
async def test_what_a_deleted_member_typed_is_blank_and_what_others_typed_is_theirs(world: World) -> None:
    stored = await world.begun(4, Template.CUP, least=2)
    ann = CROWD[0]
    await world.contests.do(stored.id, DisputeMatch(CROWD[2], 1, 0, f"{ann.name} (<@{ann.user}>) talked"))
    await world.contests.do(stored.id, AnswerDispute(ORGANISER, 1, 0, "no"))
    await world.contests.do(stored.id, DisputeMatch(ann, 1, 0, "call me at 555 0199"))
    privacy = Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault)
    await privacy.forget(ann.user)
    events = await world.contests.events(stored.id)
    notes = [each.happening for each in events if isinstance(each.happening, LogNote)]
    texts = [note.data["text"] for note in notes if "text" in note.data]
    assert texts == [f"{ann.name} (<@{ann.user}>) talked", "no", "…"]
    assert [each.text for each in (await world.contests.load(stored.id)).notes.disputes] == ["…"]
    assert not any(each.by_name == ann.name for each in events)
    await world.check()


@rest
@promise("contest-log")
async def test_every_decision_has_a_line_of_the_audit_with_reason_and_contest(world: World) -> None:
    repairs, nasty = Repairs(world.database, clock=world.clock), "*_`~|" * 60
    draft = await world.contests.create(ORGANISER, GUILD, CHANNEL, "Never seen", world.plan(Template.CUP))
    await world.contests.do(draft.id, Cancel(ORGANISER, "a draft is nobody's business"))
    stored = await world.published(world.plan(Template.CUP), name="Cup *night*")
    await world.sign_up(stored.id, CROWD[:8])
    await world.start(stored.id)
    decided = (
        ("forfeited", Forfeit(MOD, 1, 0, 0, nasty)),
        ("paused", PauseContest(ORGANISER, "fire alarm")),
        ("resumed", Resume(ORGANISER)),
        ("extended", Extend(ORGANISER, HOUR)),
        ("cancelled", Cancel(MOD, "nobody is left")),
    )
    for _, command in decided:
        world.clock.at += 1_000
        await world.contests.do(stored.id, command)
    for viewer, seen in (
        (Viewer(CROWD[30].user, ()), 0),
        (Viewer(CROWD[30].user, (CHANNEL,)), len(decided)),
        (Viewer(CROWD[0].user, ()), len(decided)),
    ):
        page = await repairs.audit(GUILD, size=99, viewer=viewer)
        assert len(page.entries) == seen, "as they see the channel, or take part"
    found = [(each.kind, each.reason) for each in page.entries if isinstance(each, OrganizerDecision)]
    assert found == [(kind, getattr(command, "reason", "")) for kind, command in decided[::-1]]
    contests = {stored.id: await world.contests.load(stored.id)}
    for language in LANGUAGES:
        panel = audit_panel(page, Reader(language=language), contests)
        check(panel)
        shown = "\n".join(texts(panel))
        assert shown.count(r"Cup \*night\*") == len(decided)
        assert "`~|" not in shown
