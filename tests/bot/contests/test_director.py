"""Contests that run by themselves, through the real tables and database."""

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest
from sqlalchemy import func, select

from bot.contests import repository
from bot.contests.commands.matches import DisputeMatch
from bot.contests.commands.organising import Cancel, Deputize, Edit, Extend, Pause, Publish, Resume
from bot.contests.commands.rulings import Adjust, AnswerDispute, Disqualify, Forfeit, Redraw, Replace
from bot.contests.commands.signing_up import Accept, CheckIn, Invite, Join, Leave, Standing
from bot.contests.errors import ContestCode
from bot.contests.notes import Kind, Note
from bot.contests.state import DeadlineKind, Stage, StoredContest
from bot.contests.steps import next_look
from bot.contests.templates import Template
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.stats.read.titles import load_placings
from bot.stats.repairs import Repairs
from bot.store import schema
from bot.tables.commands.rulings import CorrectScores
from bot.tables.model import Member, Status
from engine import IllegalAction, Refused
from engine.contest.config import Fill, Movement, Seeding
from engine.contest.formats import standings
from engine.contest.state import Result
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.bot.people import MOD
from tests.bot.scripted_tables import one_step
from tests.contest_simulation.server import Killed
from tests.refused import refused
from tests.suite import both_databases, rest, sampled
from tests.waiting import deadline


@both_databases
async def test_a_hustle_of_six_runs_by_itself(world: World) -> None:
    over = await world.over(6, Template.HUSTLE, rounds=3, movement=Movement.ROTATION)
    assert over.stage is Stage.OVER
    assert [len(drawn.matches) for drawn in over.contest.rounds] == [2, 2, 2]
    rows = over.standings()[0]
    assert [row.played for row in rows] == [3] * 6
    assert rows[0].points >= rows[-1].points
    async with world.database.read() as connection:
        titles = [each for each in await load_placings(connection, over.guild) if each.rank == 1]
    assert {each.contest for each in titles} == {over.id}
    winners = [over.contest.entries[row.entrant] for row in rows if row.rank == 1]
    assert [each.people for each in titles] == [
        tuple((over.people[player].user, over.people[player].name) for player in entry.players) for entry in winners
    ]
    purposes = [post.purpose for post in await world.contests.posts(over.id)]
    assert purposes.count("round") == 3
    assert {"board", "checkin", "final"} <= set(purposes)
    await world.check()


@rest
@pytest.mark.parametrize("double", sampled([False, True], [True]))
async def test_a_cup_of_pairs_has_a_winner(world: World, double: bool) -> None:
    over = await world.over(10, Template.CUP, double=double, seeding=Seeding.LOTS)
    assert over.stage is Stage.OVER
    assert [row.rank for row in over.standings()[0]][:2] == [1, 2]
    await world.check()


@rest
async def test_a_swiss_of_pairs_and_its_knockout(world: World) -> None:
    over = await world.over(12, Template.SWISS, cut=4)
    assert len(over.contest.qualified) == 4
    assert sorted(row.rank for row in over.standings()[0]) == [1, 2, 3, 4, 5, 6]
    await world.check()


@rest
async def test_a_league_makes_its_next_season(world: World) -> None:
    stored = await world.joined(8, Template.LEAGUE, least=3)
    told = list[int]()
    world.contests.subscribe(lambda changed: told.append(changed.id))
    over = await world.to_the_end(stored.id)
    assert [len(drawn.matches) for drawn in over.contest.rounds] == [2, 2, 2]
    (successor,) = await world.contests.of_guild(over.guild)
    assert told[-2:] == [successor.id, over.id], "its notice board is posted at once"
    assert (successor.previous, successor.number, successor.stage) == (over.id, 2, Stage.OPEN)
    assert successor.plan.starts_at > over.plan.starts_at
    await world.check()


async def test_l9_looking_twice_adds_nothing(world: World) -> None:
    stored = await world.begun(4, Template.HUSTLE, rounds=2)
    before = await world.contests.events(stored.id)
    other = World(world.database)
    other.clock.at = world.clock.at
    await other.director.advance(stored.id)
    assert await world.contests.events(stored.id) == before


async def test_l9_what_a_killed_director_has_begun_another_one_ends(world: World) -> None:
    stored = await world.joined(4, Template.HUSTLE, check_in=False)
    world.clock.at, world.dies_after = stored.plan.starts_at, 0
    with pytest.raises(Killed):
        await world.director.advance(stored.id)
    world.launch()
    stored = await world.director.advance(stored.id)
    assert (stored.stage, stored.round, len(stored.tables)) == (Stage.RUNNING, 1, 1)


@rest
async def test_those_who_do_not_check_in_make_room(world: World) -> None:
    stored = await world.joined(6, Template.HUSTLE, most=4)
    world.clock.at = stored.plan.starts_at - 60_000
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.CHECKING
    for member in (CROWD[0], CROWD[1], CROWD[2], CROWD[4]):
        await world.contests.do(stored.id, CheckIn(member))
    world.clock.at = stored.plan.starts_at
    stored = await world.director.advance(stored.id)
    assert stored.contest.active == (1, 2, 3, 5)


async def test_too_few_is_cancelled(world: World) -> None:
    stored = await world.begun(3, Template.HUSTLE)
    assert stored.stage is Stage.CANCELLED
    assert await world.contests.of_guild(stored.guild) == ()


@rest
async def test_absent_members_are_played_for_and_out_after_two_rounds(world: World) -> None:
    stored = await world.joined(5, Template.HUSTLE, rounds=3, fill=Fill.HOUSE)
    world.absent.add(CROWD[0].user)
    over = await world.to_the_end(stored.id)
    assert {(1, 1), (2, 1)} <= over.contest.absences
    assert over.contest.withdrawn == {1}
    assert over.standings()[0][-1].entrant == 1
    await world.check()


async def test_computers_play_for_members_who_do_not_come_and_the_contest_rests(world: World) -> None:
    stored = await world.begun(4, Template.HUSTLE)
    world.clock.at = stored.deadlines[DeadlineKind.MISSING, 1].due_at
    stored = await world.director.advance(stored.id)
    here = next(iter(stored.tables.values())).table
    before = await world.tables.look(here)
    assert all(sitter is not None and sitter.away and not sitter.agreed for sitter in before.table.seats)
    await world.director.advance(stored.id)
    assert (await world.tables.look(here)).revision == before.revision


async def test_a_window_ends_matches_that_were_not_begun(world: World) -> None:
    stored = await world.begun(6, Template.LEAGUE, least=3, repeats=False)
    world.clock.at = max(each.due_at for each in stored.deadlines.values())
    stored = await world.director.advance(stored.id)
    assert stored.contest.forfeits
    assert not any(table.running for (number, _), table in stored.tables.items() if number == 1)
    assert {row.points for row in stored.standings()[0]} == {0}


async def test_partners_ask_accept_and_are_found(world: World) -> None:
    stored = await world.published(world.plan(Template.CUP, least=2))
    one, two, three, four = CROWD[:4]
    stored = await world.contests.do(stored.id, Invite(one, Standing(), two))
    with refused(ContestCode.NOT_INVITED):
        await world.contests.do(stored.id, Accept(three, Standing(), 1))
    stored = await world.contests.do(stored.id, Accept(two, Standing(), 1))
    assert stored.contest.entries[1].players == (1, 2)
    for member in (three, four):
        await world.contests.do(stored.id, Join(member, Standing()))
    world.clock.at = stored.plan.starts_at - 60_000
    await world.director.advance(stored.id)
    for member in (one, three, four):
        await world.contests.do(stored.id, CheckIn(member))
    world.clock.at = stored.plan.starts_at
    stored = await world.director.advance(stored.id)
    assert {entry.players for entry in stored.contest.entries.values()} == {(1, 2), (3, 4)}


@pytest.mark.parametrize(
    ("standing", "changes", "code"),
    [
        (Standing(has_role=False), {"role": 5}, ContestCode.ROLE),
        (Standing(games=3), {"games": 4}, ContestCode.FEW_GAMES),
        (Standing(), {"account_days": 10_000}, ContestCode.NEW_ACCOUNT),
    ],
)
async def test_conditions(world: World, standing: Standing, changes: dict[str, int], code: ContestCode) -> None:
    stored = await world.published(world.plan(Template.HUSTLE, **changes))
    with refused(code):
        await world.contests.do(stored.id, Join(CROWD[0], standing))


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
    with refused(ContestCode.CARDS_PLAYED):
        await world.contests.do(number, Redraw(ORGANISER, "again"))
    happenings = [event.happening for event in await world.contests.events(number)]
    texts = [each.data["text"] for each in happenings if isinstance(each, Note) and each.kind is Kind.REASON]
    assert texts == ["wrong pairs", "lights out", "they went home"]
    await world.check()


async def test_own_matches_are_ruled_on_by_others(world: World) -> None:
    stored = await world.published(world.plan(Template.CUP, least=2))
    await world.sign_up(stored.id, (ORGANISER, *CROWD[:3]))
    stored = await world.start(stored.id)
    await world.contests.do(stored.id, DisputeMatch(CROWD[1], 1, 0, "they talked"))
    stored = await world.contests.do(stored.id, AnswerDispute(ORGANISER, 1, 0, "no"))
    assert (len(stored.notes.disputes), len(stored.notes.asked)) == (1, 1), "others are asked"
    stored = await world.contests.do(stored.id, AnswerDispute(MOD, 1, 0, "no"))
    assert stored.notes.disputes == ()


@rest
async def test_l15_adjusting_and_undoing_gives_the_same_rows(world: World) -> None:
    over = await world.over(4, Template.HUSTLE, rounds=1)
    before = over.standings()
    await world.contests.do(over.id, Adjust(ORGANISER, 1, 0, (9, 0), "miscounted"))
    await world.check()
    after = await world.contests.do(over.id, Adjust(ORGANISER, 1, 0, None, "it was right"))
    assert after.standings() == before


async def test_a_substitute_takes_the_seat_between_hands(world: World) -> None:
    stored = await world.begun(4, Template.CUP, least=2)
    await world.contests.do(stored.id, Replace(ORGANISER, 1, 1, CROWD[9], "ill"))
    await world.accept(stored.id, CROWD[9])
    stored = await world.director.advance(stored.id)
    assert CROWD[9].user in stored.tables[1, 0].users
    assert CROWD[0].user not in stored.tables[1, 0].users


async def test_the_last_round_of_a_pair_that_is_out_is_lost(world: World) -> None:
    stored = await world.begun(4, Template.CUP, least=2)
    stored = await world.contests.do(stored.id, Disqualify(ORGANISER, 2, "cheated"))
    stored = await world.director.advance(stored.id)
    world.clock.later(3600)
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.OVER
    assert stored.standings()[0][0].entrant == 1


async def test_a_start_that_was_missed_is_made_good(world: World) -> None:
    late = await world.joined(4, Template.HUSTLE, check_in=False)
    world.clock.at = late.plan.starts_at + 10 * 60_000
    late = await world.director.advance(late.id)
    assert late.plan.starts_at == world.clock.now() + 5 * 60_000
    weekly = await world.published(world.plan(Template.HUSTLE, check_in=False, repeats=True))
    held = await world.published(world.plan(Template.HUSTLE, check_in=False))
    first = weekly.plan.starts_at
    world.clock.at = first + 40 * 60_000
    weekly = await world.director.advance(weekly.id)
    assert weekly.plan.starts_at == first + 7 * 24 * HOUR
    held = await world.director.advance(held.id)
    assert held.notes.held
    again = replace(held.plan, starts_at=world.clock.now() + HOUR)
    held = await world.contests.do(held.id, Edit(ORGANISER, plan=again))
    assert not held.notes.held


async def test_cancelling_closes_the_tables(world: World) -> None:
    stored = await world.begun(4, Template.CUP, least=2)
    stored = await world.contests.do(stored.id, Cancel(ORGANISER, "fire alarm"))
    assert stored.stage is Stage.CANCELLED
    await world.director.advance(stored.id)
    assert not any(table.running for table in (await world.contests.look(stored.id)).tables.values())


async def test_leaving_promotes_who_waits_longest(world: World) -> None:
    stored = await world.joined(6, Template.HUSTLE, most=4)
    stored = await world.contests.do(stored.id, Leave(CROWD[0]))
    assert [number for number, entry in stored.contest.entries.items() if not entry.waiting] == [2, 3, 4, 5]


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
        rows = await repository.read_standings(connection, over.id)
    assert {row["entrant"]: row["rank"] for row in rows} == {r.entrant: r.rank for r in changed.standings()[0]}


@rest
@both_databases
async def test_repairs_in_the_middle_change_standings_as_a_rebuild_says(world: World) -> None:
    """L10: a correction and a void in the first round, and then a merged and a deleted account, before the second."""
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
    await repairs.merge(stored.guild, MOD, CROWD[1], CROWD[20], "new phone")
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
        kept = await repository.read_standings(connection, over.id)
    assert {row["entrant"]: row["rank"] for row in kept} == {row.entrant: row.rank for row in over.standings()[0]}


@rest
@both_databases
async def test_l17_events_hold_no_members_and_a_forgotten_one_leaves_standings_alone(world: World) -> None:
    over = await world.over(4, Template.HUSTLE, rounds=1)
    async with world.database.read() as connection:
        data = list(await connection.scalars(select(schema.contest_events.c.data)))
    assert not any(str(member.user) in line or f'"{member.name}"' in line for member in CROWD for line in data)
    privacy = Privacy(world.database, world.tables, Members(world.database), clock=world.clock, vault=world.vault)
    await privacy.forget(CROWD[0].user)
    after = await world.contests.look(over.id)
    assert after.standings() == over.standings()
    assert after.people[1].name == ""
    await world.check()


async def test_l13_downtime_moves_what_had_begun_once(world: World) -> None:
    live = await world.published(world.plan(Template.CUP, least=2))
    league = await world.published(world.plan(Template.LEAGUE, least=3))
    await world.sign_up(live.id, CROWD[:4])
    await world.sign_up(league.id, CROWD[4:10])
    live = await world.start(live.id)
    league = await world.start(league.id)
    await world.tables.resume()
    world.clock.later(7200)
    assert await world.tables.resume() == 7_200_000
    for before in (live, league):
        after = await world.contests.look(before.id)
        assert {each.due_at for each in after.deadlines.values()} == {
            each.due_at + 7_200_000 for each in before.deadlines.values()
        }


@rest
@both_databases
async def test_l16_two_directors_do_each_step_once(world: World) -> None:
    stored = await world.joined(8, Template.HUSTLE, rounds=2)
    other = World(world.database)
    for _ in range(40):
        stored = await world.contests.look(stored.id)
        if stored.stage.is_final:
            break
        dues = [at for at in (next_look(stored, world.clock.now()),) if at is not None]
        other.clock.at = world.clock.at = max([world.clock.at, *dues])
        await asyncio.gather(world.director.advance(stored.id), other.director.advance(stored.id))
        stored = await world.contests.look(stored.id)
        for entry in stored.contest.entries.values() if stored.stage is Stage.CHECKING else ():
            person = stored.people[entry.players[0]]
            await world.contests.do(stored.id, CheckIn(Member(person.user, person.name)))
        await world.play_tables(stored.id)
    assert stored.stage is Stage.OVER
    assert [drawn.round for drawn in stored.contest.rounds] == [1, 2]
    async with world.database.read() as connection:
        count = await connection.scalar(select(func.count()).select_from(schema.tables))
    assert count == 4
    await world.check()


@both_databases
async def test_messages_that_are_wanted_or_may_have_changed_are_found_after_a_restart(world: World) -> None:
    on = await world.joined(4, Template.HUSTLE, rounds=1, check_in=False)
    gone = await world.published(world.plan(Template.CUP))
    await world.contests.do(gone.id, Cancel(ORGANISER, "no hall"))
    assert await world.contests.to_show() == (on.id, gone.id)
    for contest in (on.id, gone.id):
        for post in await world.contests.posts(contest):
            await world.contests.set_post(contest, post.purpose, post.number, channel=1, message=5, shown="x")
    assert await world.contests.to_show() == (on.id, gone.id)  # killed before the last edit of its board
    world.clock.at += 8 * 24 * 3_600_000
    assert await world.contests.to_show() == (on.id,)


async def test_a_round_that_is_drawn_again_is_announced_again(world: World) -> None:
    stored = await world.begun(4, Template.HUSTLE, rounds=1)
    await world.contests.set_post(stored.id, "round", 1, channel=1, message=5, shown=None)
    await world.contests.do(stored.id, Redraw(ORGANISER, "two were late"))
    await world.director.advance(stored.id)
    (announced,) = [post for post in await world.contests.posts(stored.id) if post.purpose == "round"]
    assert announced.message is None


async def test_a_ruling_makes_nobody_absent(world: World) -> None:
    stored = await world.begun(4, Template.HUSTLE, rounds=1)
    await world.contests.do(stored.id, Adjust(ORGANISER, 1, 0, (3, 1), "the hall was closed"))
    stored = await world.director.advance(stored.id)
    assert stored.contest.absences == frozenset()


@rest
async def test_a_contest_that_waits_for_discord_holds_up_no_other(world: World) -> None:
    slow, other = [await world.published(world.plan(Template.CUP), name) for name in ("Slow cup", "Other cup")]
    asked = asyncio.Event()

    class Venue:
        async def rooms(self, stored: StoredContest, count: int) -> Sequence[int]:
            if stored.id == slow.id:
                asked.set()
                await asyncio.Event().wait()
            return [stored.channel] * count

    world.director.venue = Venue()
    for stored in (slow, other):
        await world.sign_up(stored.id, CROWD[:8] if stored is slow else CROWD[8:16])
    world.clock.at = slow.plan.starts_at - 60_000
    for stored in (slow, other):
        checking = await world.director.advance(stored.id)
        for entry in checking.contest.entries.values():
            person = checking.people[entry.players[0]]
            await world.contests.do(stored.id, CheckIn(Member(person.user, person.name)))
    world.clock.at = slow.plan.starts_at
    drawn = asyncio.Event()
    world.contests.subscribe(lambda stored: drawn.set() if stored.id == other.id and stored.tables else None)
    await world.director.start()
    try:
        async with deadline():
            await asked.wait()
            await drawn.wait()
    finally:
        await world.director.close()
    assert (await world.contests.look(slow.id)).tables == {}


async def test_deputies_organise_too_but_name_no_deputies(world: World) -> None:
    stored = await world.published(world.plan(Template.HUSTLE))
    for deputy in CROWD[:3]:
        await world.contests.do(stored.id, Deputize(ORGANISER, deputy))
        stored = await world.accept(stored.id, deputy)
    assert stored.organisers == {ORGANISER.user, *(each.user for each in CROWD[:3])}
    for member, to, code in (
        (ORGANISER, CROWD[3], ContestCode.DEPUTIES),
        (CROWD[0], CROWD[3], ContestCode.NOT_ORGANISER),
    ):
        with refused(code):
            await world.contests.do(stored.id, Deputize(member, to))
    await world.contests.do(stored.id, Join(CROWD[0], Standing()))
    stored = await world.contests.do(stored.id, Deputize(ORGANISER, CROWD[0]))
    assert stored.entry_of(CROWD[0].user) is not None
    with pytest.raises(Refused):
        await world.contests.do(stored.id, Cancel(CROWD[0], "fire alarm"))
    stored = await world.contests.do(stored.id, Cancel(CROWD[1], "fire alarm"))
    assert stored.stage is Stage.CANCELLED
    await world.check()
