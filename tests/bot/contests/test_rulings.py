"""What organisers decide in contests that run by themselves, and what it changes."""

import contextlib
from dataclasses import replace
from random import Random

from sqlalchemy import select

from bot.contests import results
from bot.contests.errors import ContestCode
from bot.contests.members import DisputeMatch
from bot.contests.model import Stage
from bot.contests.notes import Kind, Note
from bot.contests.organizers import Announce, Cancel, Edit, Extend, Pause, Publish, Resume
from bot.contests.posts import Purpose
from bot.contests.rulings import Adjust, AnswerDispute, Forfeit, Redraw
from bot.contests.templates import Template, preview
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.panels.contests.drafts import preview_text
from bot.panels.contests.log import event_line, log_panel
from bot.panels.contests.posts import announcement
from bot.panels.contests.voice import public_voice
from bot.panels.core.reader import Reader
from bot.panels.refusals import sentence
from bot.stats.repairs import Repairs
from bot.store import schema
from bot.tables.commands.rulings import CorrectScores
from bot.tables.model import Status
from engine import IllegalAction, Refused
from engine.contest.formats import standings
from engine.contest.state import Result
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.bot.panel_checks import texts
from tests.bot.people import MOD
from tests.bot.scripted_tables import one_step
from tests.contests.promises import promise
from tests.refused import refused
from tests.suite import both_databases, rest

pytestmark = promise("organizers-rulings", "points-corrections", "print-deleted")


@rest
async def test_organisers_rule_with_reasons_that_everybody_reads(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=2)
    number = stored.id
    with refused(ContestCode.NOT_ORGANISER):
        await world.contests.do(number, Adjust(CROWD[0], 1, 0, (5, 0), "because"))
    stored = await world.contests.do(number, Redraw(ORGANISER, "wrong pairs"))
    assert stored.round == 0
    stored = await world.director.advance(number)
    assert stored.round == 1
    assert sum(table.running for table in stored.tables.values()) == 2
    stored = await world.contests.do(number, Pause(ORGANISER, "lights out"))
    stored = await world.director.advance(number)
    assert all(table.held for table in stored.tables.values())
    due = stored.deadlines
    world.clock.later(600)
    await world.contests.do(number, Resume(ORGANISER))
    stored = await world.director.advance(number)
    assert not any(table.held for table in stored.tables.values())
    assert {each.due_at for each in stored.deadlines.values()} == {each.due_at + 600_000 for each in due.values()}
    stored = await world.contests.do(number, Forfeit(ORGANISER, 1, 0, 1, "they went home"))
    stored = await world.contests.do(number, Extend(ORGANISER, HOUR))
    stored = await world.director.advance(number)
    assert not stored.tables[1, 0].running
    await world.play_tables(number)
    with refused(ContestCode.DRAWN_AGAIN):
        await world.contests.do(number, Redraw(ORGANISER, "again"))
    happenings = [event.happening for event in await world.contests.events(number)]
    texts = [each.data["text"] for each in happenings if isinstance(each, Note) and each.kind is Kind.REASON]
    assert texts == ["wrong pairs", "lights out", "they went home"]
    await world.check()


@rest
async def test_l15_adjusting_and_undoing_gives_the_same_rows(world: World) -> None:
    over = await world.over(4, Template.HUSTLE, rounds=1)
    before = over.standings()
    await world.contests.do(over.id, Adjust(ORGANISER, 1, 0, (9, 0), "miscounted"))
    await world.check()
    after = await world.contests.do(over.id, Adjust(ORGANISER, 1, 0, None, "it was right"))
    assert after.standings() == before


async def test_cancelling_closes_the_tables(world: World) -> None:
    stored = await world.begun(4, Template.CUP, least=2)
    stored = await world.contests.do(stored.id, Cancel(ORGANISER, "fire alarm"))
    assert stored.stage is Stage.CANCELLED
    await world.director.advance(stored.id)
    assert not any(table.running for table in (await world.contests.look(stored.id)).tables.values())


async def test_what_is_published_is_not_changed(world: World) -> None:
    stored = await world.published(world.plan(Template.HUSTLE))
    with refused(ContestCode.NOT_A_DRAFT):
        await world.contests.do(stored.id, Edit(ORGANISER, plan=replace(stored.plan, clock_ms=15_000)))
    with refused(ContestCode.NOT_A_DRAFT):
        await world.contests.do(stored.id, Publish(ORGANISER))
    draft = await world.contests.create(ORGANISER, 1, 2, "Old", world.plan(Template.CUP, starts_at=5))
    with refused(ContestCode.PAST):
        await world.contests.do(draft.id, Publish(ORGANISER))


@rest
async def test_a_void_game_changes_the_standings_as_a_rebuild_says(world: World) -> None:
    over = await world.over(4, Template.HUSTLE, rounds=2)
    repairs = Repairs(world.database, clock=world.clock)
    await repairs.void(over.guild, MOD, over.tables[1, 0].table, "wrong")
    changed = await world.contests.look(over.id)
    assert changed.outcome((1, 0)) == Result((0, 0))
    await world.director.refresh_standings()
    await world.check()
    async with world.database.read() as connection:
        rows = await results.read_standings(connection, over.id)
    assert {row["entrant"]: row["rank"] for row in rows} == {r.entrant: r.rank for r in changed.standings()[0]}


@rest
@both_databases
async def test_repairs_in_the_middle_change_standings_as_a_rebuild_says(world: World) -> None:
    """L10: a correction and a void in the first round, and then a deleted account, before the second."""
    stored = await world.begun(8, Template.HUSTLE, rounds=2)
    corrected, voided = (stored.tables[1, place].table for place in (0, 1))
    now = await world.tables.look(corrected)
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
    stored = await world.contests.look(stored.id)
    assert stored.results == {**before, (1, 1): Result((0, 0))}
    rows = standings(stored.contest, stored.results)
    privacy = Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault)
    await privacy.forget(CROWD[2].user)
    stored = await world.contests.look(stored.id)
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


@rest
@both_databases
async def test_l17_events_hold_no_members_and_a_forgotten_one_leaves_standings_alone(world: World) -> None:
    over = await world.over(4, Template.HUSTLE, rounds=1)
    async with world.database.read() as connection:
        data = list(await connection.scalars(select(schema.contest_log.c.data)))
    assert not any(str(member.user) in line or f'"{member.name}"' in line for member in CROWD for line in data)
    privacy = Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault)
    await privacy.forget(CROWD[0].user)
    after = await world.contests.look(over.id)
    assert after.standings() == over.standings()
    assert after.people[1].name == ""
    await world.check()


async def test_what_a_deleted_member_typed_is_blank_and_what_others_typed_is_theirs(world: World) -> None:
    stored = await world.begun(4, Template.CUP, least=2)
    ann = CROWD[0]
    await world.contests.do(stored.id, DisputeMatch(CROWD[2], 1, 0, f"{ann.name} (<@{ann.user}>) talked"))
    await world.contests.do(stored.id, AnswerDispute(ORGANISER, 1, 0, "no"))
    await world.contests.do(stored.id, DisputeMatch(ann, 1, 0, "call me at 555 0199"))
    await Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault).forget(
        ann.user
    )
    events = await world.contests.events(stored.id)
    notes = [each.happening for each in events if isinstance(each.happening, Note)]
    texts = [note.data["text"] for note in notes if "text" in note.data]
    assert texts == [f"{ann.name} (<@{ann.user}>) talked", "no", "…"]
    assert [each.text for each in (await world.contests.look(stored.id)).notes.disputes] == ["…"]
    assert not any(each.by_name == ann.name for each in events)
    await world.check()


@promise("messages-calls")
async def test_a_ruling_on_a_match_calls_those_who_play_it(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE, least=4)
    for ruling in (Adjust(ORGANISER, 1, 1, (3, 1), "miscounted"), Forfeit(ORGANISER, 1, 0, 1, "they went home")):
        stored = await world.contests.do(stored.id, ruling)
        (*_, post) = [each for each in await world.contests.posts(stored.id) if each.purpose == Purpose.RULING]
        said = announcement(stored, post.purpose, post.number, await world.contests.events(stored.id))
        assert said is not None
        assert ruling.reason in "".join(texts(said.panel))
        players = stored.seats_of(stored.contest.rounds[0].matches[ruling.place])
        assert set(said.users) == {stored.people[player].user for player in players}


@promise("organizers-plays-in-it")
async def test_the_log_says_of_organizers_who_play_in_it_that_they_do(world: World) -> None:
    stored = await world.joined(8, Template.HUSTLE, check_in=False)
    for member in (replace(CROWD[0], moderator=True), ORGANISER):
        stored = await world.contests.do(stored.id, Announce(member, "tea at five"))
    said = "".join(texts(log_panel(stored, await world.contests.events(stored.id), Reader(), 0))).splitlines()
    assert [line.endswith("plays in it") for line in said if CROWD[0].name in line and "tea" not in line] == [True]
    assert not any("plays in it" in line for line in said if ORGANISER.name in line)
    await world.contests.do(stored.id, Cancel(replace(CROWD[0], moderator=True), f"{CROWD[0].name} is ill"))
    events = await world.contests.events(stored.id)
    last, reason = (event_line(public_voice(stored), each).splitlines()[-1] for each in events[:-3:-1])
    assert last.endswith(f" · {CROWD[0].name} · plays in it")
    assert reason.endswith(f" · {CROWD[0].name}"), "also where the reason has the name"


@promise("organizers-all-play")
async def test_the_draft_and_the_answer_say_that_matches_stand_where_all_organizers_play(world: World) -> None:
    for template in Template:
        plan = world.plan(template)
        assert "matches stand as played" in preview_text(plan, preview(plan, 16), "en")
    assert "matches stand as played" in sentence(Refused(ContestCode.OWN_CONTEST), "en")
