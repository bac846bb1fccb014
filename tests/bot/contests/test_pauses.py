"""Dates come from what is stored: pauses, extensions and downtime move all that follows, and no window gets shorter."""

import pytest

from bot.contests.errors import ContestCode
from bot.contests.members import CheckIn
from bot.contests.model import DeadlineKind, Stage, StoredContest
from bot.contests.organizers import Edit, Extend, PauseContest, Resume
from bot.contests.plan import window
from bot.contests.posts import Purpose
from bot.contests.rounds import AGAIN_MS
from bot.contests.rulings import Adjust
from bot.contests.templates import Template, preview
from bot.panels.contests.announcement import authors_of, without_words
from bot.panels.contests.posts import announcement
from bot.tables.commands.play import Act
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.bot.scripted_tables import give_back
from tests.contests.promises import promise
from tests.refused import code_of
from tests.suite import first

MINUTE = HOUR // 60
DAY = 24 * HOUR


async def next_round(world: World, stored: StoredContest) -> StoredContest:
    world.clock.at = max(world.clock.at, (stored.whistle_at(stored.round) or 0) - HOUR)
    await world.play_tables(stored.id)
    closed = await world.director.advance(stored.id)
    following = closed.deadlines.get((DeadlineKind.NEXT, stored.round))
    if following is not None:
        world.clock.at = max(world.clock.at, following.due_at)
    return await world.director.advance(stored.id)


@promise("clock-pause", "clock-no-shorter")
@pytest.mark.parametrize(
    ("template", "members", "days"),
    first([(Template.LEAGUE, 6, 3), (Template.WEEKS, 8, 2), (Template.LEAGUE, 10, 1)], 1, 2),
)
async def test_each_round_has_its_days_after_a_pause(world: World, template: Template, members: int, days: int) -> None:
    stored = await world.begun(members, template, least=3 if template is Template.LEAGUE else 8, days=days)
    due = stored.whistle_at(1) or 0
    world.clock.at += 5 * HOUR
    await world.contests.do(stored.id, PauseContest(ORGANISER, "holidays"))
    world.clock.at += 9 * DAY
    stored = await world.contests.do(stored.id, Resume(ORGANISER))
    assert stored.whistle_at(1) == due + 9 * DAY
    assert window(stored.plan, 2) == (due + 9 * DAY, due + 9 * DAY + days * DAY)
    for number in (2, 3):
        stored = await next_round(world, stored)
        assert stored.round == number
        assert stored.whistle_at(number) == due + 9 * DAY + (number - 1) * days * DAY
    await world.check()


@promise("clock-pause")
async def test_a_pause_of_a_live_night_moves_its_end(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=2)
    ends = preview(stored.plan, 4).ends_at
    await world.contests.do(stored.id, PauseContest(ORGANISER, "lights out"))
    world.clock.at += 5 * HOUR
    stored = await world.contests.do(stored.id, Resume(ORGANISER))
    assert preview(stored.plan, 4).ends_at > ends + 4 * HOUR


@promise("clock-pause", "clock-downtime")
async def test_a_pause_with_downtime_in_it_counts_once(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE)
    due = stored.whistle_at(1) or 0
    await world.contests.do(stored.id, PauseContest(ORGANISER, "lights out"))
    await world.tables.resume()
    world.clock.at += HOUR
    await world.tables.resume()
    world.clock.at += MINUTE
    stored = await world.contests.do(stored.id, Resume(ORGANISER))
    assert stored.whistle_at(1) == due + HOUR + MINUTE


@promise("clock-no-shorter")
async def test_clocks_that_are_set_back_take_nothing_away(world: World) -> None:
    stored = await world.begun(12, Template.SWISS)
    due = stored.whistle_at(1) or 0
    await world.contests.do(stored.id, PauseContest(ORGANISER, "lights out"))
    paused = await world.director.advance(stored.id)
    table = next(iter(paused.tables.values())).table
    clock = (await world.tables.load(table)).deadline
    world.clock.at -= 2 * HOUR
    stored = await world.contests.do(stored.id, Resume(ORGANISER))
    await world.director.advance(stored.id)
    assert stored.whistle_at(1) == due
    assert (await world.tables.load(table)).deadline == clock
    await give_back(world.tables, world.clock, world.clock.now() + HOUR)
    assert (await world.contests.load(stored.id)).whistle_at(1) == due


@promise("clock-downtime")
async def test_nothing_is_due_while_nobody_is_heard(world: World) -> None:
    stored = await world.joined(8, Template.CUP, least=2)
    world.clock.at = stored.plan.starts_at - 35 * MINUTE
    world.heard = False
    await world.clocks.tick()
    for _ in range(8):
        world.clock.at += 5 * MINUTE
        assert (await world.director.advance(stored.id)).stage is Stage.OPEN
    world.heard = True
    await world.clocks.tick()
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.CHECKING, "it is not called off"
    assert stored.plan.starts_at == world.clock.now() + AGAIN_MS
    for member in CROWD[:8:2]:
        await world.contests.do(stored.id, CheckIn(member))
    world.clock.at = stored.plan.starts_at
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.RUNNING
    world.heard = False
    world.clock.at = (stored.whistle_at(1) or 0) + HOUR
    stored = await world.director.advance(stored.id)
    assert (stored.notes.whistled, stored.notes.missing) == (frozenset(), frozenset())


async def be_unheard(world: World, minutes: float) -> None:
    """Nobody can act for so long."""
    world.heard = False
    await world.clocks.tick()
    world.clock.at += round(minutes * MINUTE)
    world.heard = True
    await world.clocks.tick()


@promise("clock-downtime")
async def test_a_live_round_gets_back_what_is_short_too(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE)
    due = stored.whistle_at(1) or 0
    for minutes in (2.5, 4, 0.5):
        await be_unheard(world, minutes)
        stored = await world.director.advance(stored.id)
        assert (stored.notes.whistled, stored.notes.missing) == (frozenset(), frozenset())
    assert stored.whistle_at(1) == due + 7 * MINUTE


@promise("clock-downtime")
async def test_outages_close_together_count_as_one_for_a_check_in(world: World) -> None:
    stored = await world.joined(8, Template.CUP, least=2)
    world.clock.at = stored.plan.starts_at - 29 * MINUTE
    await world.director.advance(stored.id)
    for minutes in (28, 0.1):
        await be_unheard(world, minutes)
        world.clock.at += MINUTE // 2
    stored = await world.director.advance(stored.id)
    assert stored.plan.starts_at == world.clock.now() + AGAIN_MS


@promise("clock-downtime")
async def test_a_silence_that_ends_while_a_contest_is_read(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = await world.begun(8, Template.HUSTLE)
    due, load = stored.whistle_at(1) or 0, world.contests._load
    world.heard = False
    await world.clocks.tick()
    world.clock.at = due + HOUR
    silence = world.clock.at - stored.drawn_at[1]

    async def read_slowly(contest: int) -> StoredContest:
        found = await load(contest)
        world.heard = True
        await world.clocks.tick()
        return found

    monkeypatch.setattr(world.contests, "_load", read_slowly)
    await world.director.advance(stored.id)
    monkeypatch.undo()
    stored = await world.director.advance(stored.id)
    assert (stored.notes.whistled, stored.notes.missing) == (frozenset(), frozenset())
    assert stored.whistle_at(1) == due + silence


@promise("clock-downtime")
async def test_a_start_waits_when_members_are_heard_again_too_late_to_check_in(world: World) -> None:
    stored = await world.joined(8, Template.CUP, least=2)
    start = stored.plan.starts_at
    world.clock.at = start - 29 * MINUTE
    assert (await world.director.advance(stored.id)).stage is Stage.CHECKING
    world.heard = False
    await world.clocks.tick()
    world.clock.at, world.heard = start - MINUTE, True
    await world.clocks.tick()
    stored = await world.director.advance(stored.id)
    assert stored.plan.starts_at == world.clock.now() + AGAIN_MS


@promise("print-rights")
async def test_the_reason_of_a_pause_is_posted_by_the_rights_of_its_author(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE, least=4)
    await world.contests.do(stored.id, PauseContest(ORGANISER, "pizza"))
    events = await world.contests.events(stored.id)
    (number,) = [post.number for post in await world.contests.posts(stored.id) if post.purpose == Purpose.TIME]
    assert authors_of(events) == {ORGANISER.user}
    paused = await world.contests.load(stored.id)
    said = announcement(paused, Purpose.TIME, number, without_words(events, {ORGANISER.user}, "en"))
    assert said is not None
    assert "pizza" not in said.text


@promise("clock-dates", "clock-pause")
async def test_a_pause_before_the_start_moves_it_and_says_so(world: World) -> None:
    stored = await world.joined(8, Template.HUSTLE, check_in=False)
    due = stored.plan.starts_at
    await world.contests.do(stored.id, PauseContest(ORGANISER, "no hall yet"))
    later = Edit(ORGANISER, plan=stored.plan.delay(due + 3_600_000))
    assert await code_of(world.contests, stored.id, later) == ContestCode.STALE
    world.clock.later(7_200)
    stored = await world.contests.do(stored.id, Resume(ORGANISER))
    assert stored.plan.starts_at == due + 7_200_000
    said = announcement(stored, Purpose.NEW_START, stored.revision, await world.contests.events(stored.id))
    assert said is not None
    assert f"<t:{stored.plan.starts_at // 1000}:F>" in said.panel.blocks[0].markdown  # type: ignore[union-attr]
    assert len(said.users) == 8


@promise("clock-downtime")
async def test_downtime_moves_what_had_begun_once(world: World) -> None:
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
        after = await world.contests.load(before.id)
        assert {each.due_at for each in after.deadlines.values()} == {
            each.due_at + 7_200_000 for each in before.deadlines.values()
        }


async def be_down(world: World, since: int, until: int) -> None:
    """The process is away between two times."""
    world.clock.at = since
    await world.clocks.tick()
    world.clock.at = until
    world.launch()
    await world.reach.start(world)


@promise("clock-no-shorter", "clock-downtime")
async def test_a_window_that_opens_late_as_bower_was_away_has_its_days(world: World) -> None:
    stored = await world.begun(8, Template.LEAGUE, least=3, days=1)
    for place in stored.open_places:
        await world.contests.do(stored.id, Adjust(ORGANISER, *place, (10, 4), "as they say"))
    stored = await world.director.advance(stored.id)
    due = stored.deadlines[DeadlineKind.NEXT, 1].due_at
    await be_down(world, due - 10 * MINUTE, due + 50 * MINUTE)
    stored = await world.director.advance(stored.id)
    assert stored.round == 2
    assert (stored.whistle_at(2) or 0) - stored.drawn_at[2] == DAY


@promise("clock-extend")
async def test_a_round_is_extended_while_the_contest_goes_on(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=3)
    due = stored.whistle_at(1) or 0
    stored = await world.contests.do(stored.id, Extend(ORGANISER, DAY))
    assert stored.whistle_at(1) == due + DAY
    await world.contests.do(stored.id, PauseContest(ORGANISER, "holidays"))
    extend = Extend(ORGANISER, DAY)
    assert await code_of(world.contests, stored.id, extend) == ContestCode.STALE, "going on moves all that is to come"


@promise("clock-extend")
async def test_an_extension_moves_the_rounds_after_it(world: World) -> None:
    stored = await world.begun(8, Template.LEAGUE, least=3)
    opens, closes = window(stored.plan, 3)
    stored = await world.contests.do(stored.id, Extend(ORGANISER, 2 * DAY))
    assert window(stored.plan, 3) == (opens + 2 * DAY, closes + 2 * DAY)


async def clocks(world: World, contest: int) -> set[int]:
    return {table.clock_ms for table in (await world.contests.load(contest)).tables.values()}


@promise("clock-extend")
async def test_an_extension_after_the_whistle_gives_turns_their_time_again(world: World) -> None:
    stored = await world.begun(8, Template.LEAGUE, least=3)
    for each in stored.tables.values():
        table, actors = await world.tables.load(each.table), set[int]()
        while len(actors) < 3:
            command = world.next_command(table)
            assert command is not None
            actors |= {command.user} if isinstance(command, Act) else set()
            table = await world.tables.do(table.table.id, command)
    world.clock.at = stored.whistle_at(1) or 0
    await world.director.advance(stored.id)
    (short,) = await clocks(world, stored.id)
    assert short < stored.plan.clock_ms
    await world.contests.do(stored.id, Extend(ORGANISER, 3 * DAY))
    await world.director.advance(stored.id)
    assert await clocks(world, stored.id) == {stored.plan.clock_ms}
    table = await world.tables.load(stored.tables[1, 0].table)
    assert table.deadline is not None
    assert table.deadline > world.clock.at + short
