"""Dates come from what is stored: pauses, extensions and downtime move all that follows (docs/leagues.md)."""

import pytest

from bot.contests.members import CheckIn, Leave
from bot.contests.model import DeadlineKind, Stage, StoredContest
from bot.contests.organizers import Extend, Pause, Resume
from bot.contests.plan import window
from bot.contests.posts import Purpose
from bot.contests.rounds import AGAIN_MS, Begin, due_step
from bot.contests.rulings import Redraw
from bot.contests.templates import Template, preview
from bot.panels.contests.announcement import authors_of, without_words
from bot.panels.contests.posts import announcement
from bot.tables.model import Member
from bot.tables.turn_clock import Away, TurnClocks
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.bot.scripted_tables import HeardClocks
from tests.contests.promises import promise
from tests.suite import first, rest

pytestmark = promise("clock-pause", "clock-downtime", "clock-no-shorter")

DAY = 24 * HOUR


async def next_round(world: World, stored: StoredContest) -> StoredContest:
    world.clock.at = max(world.clock.at, (stored.whistle_at(stored.round) or 0) - HOUR)
    await world.play_tables(stored.id)
    closed = await world.director.advance(stored.id)
    following = closed.deadlines.get((DeadlineKind.NEXT, stored.round))
    if following is not None:
        world.clock.at = max(world.clock.at, following.due_at)
    return await world.director.advance(stored.id)


@pytest.mark.parametrize(
    ("template", "members", "days"),
    first([(Template.LEAGUE, 6, 3), (Template.WEEKS, 8, 2), (Template.LEAGUE, 10, 1)], 1, 2),
)
async def test_each_round_has_its_days_after_a_pause(world: World, template: Template, members: int, days: int) -> None:
    stored = await world.begun(members, template, least=3 if template is Template.LEAGUE else 8, days=days)
    due = stored.whistle_at(1) or 0
    world.clock.at += 5 * HOUR
    await world.contests.do(stored.id, Pause(ORGANISER, "holidays"))
    world.clock.at += 9 * DAY
    stored = await world.contests.do(stored.id, Resume(ORGANISER))
    assert stored.whistle_at(1) == due + 9 * DAY
    assert window(stored.plan, 2) == (due + 9 * DAY, due + 9 * DAY + days * DAY)
    for number in (2, 3):
        stored = await next_round(world, stored)
        assert stored.round == number
        assert stored.whistle_at(number) == due + 9 * DAY + (number - 1) * days * DAY
    await world.check()


@rest
@pytest.mark.parametrize("leaves", first([1, 2, 3], 1))
async def test_rounds_left_without_matches_take_no_time_in_the_schedule(world: World, leaves: int) -> None:
    stored = await world.begun(6, Template.LEAGUE, least=3, days=3)
    players = stored.contest.entries[leaves].players
    person = stored.people[players[0]]
    stored = await world.contests.do(stored.id, Leave(Member(person.user, person.name)))
    shown = {number: window(stored.plan, number) for number in (2, 3)}
    while (stored := await next_round(world, stored)).stage is Stage.RUNNING:
        pass
    played = [drawn.round for drawn in stored.contest.rounds if drawn.matches]
    assert [shown[number][0] for number in played[1:]] == [stored.drawn_at[number] for number in played[1:]]


async def test_what_is_shown_follows_an_extension(world: World) -> None:
    stored = await world.begun(8, Template.LEAGUE, least=3)
    ends = preview(stored.plan, 4).ends_at
    stored = await world.contests.do(stored.id, Extend(ORGANISER, 3 * DAY))
    assert preview(stored.plan, 4).ends_at == ends + 3 * DAY


@rest
@pytest.mark.parametrize(
    ("template", "members", "number", "later"),
    first(
        [
            (Template.WEEKS, 8, 2, 4 * DAY),
            (Template.LEAGUE, 8, 1, 2 * DAY),
            (Template.LEAGUE, 6, 2, 5 * HOUR),
            (Template.LEAGUE, 8, 1, HOUR // 2),
            (Template.WEEKS, 8, 2, -HOUR),
        ],
        2,
    ),
)
async def test_a_round_that_is_drawn_again_is_shown_with_the_days_that_it_will_have(
    world: World, template: Template, members: int, number: int, later: int
) -> None:
    stored = await world.begun(members, template, least=3 if template is Template.LEAGUE else 8, days=7)
    while stored.round < number:
        stored = await next_round(world, stored)
    opened = stored.drawn_at[number]
    world.clock.at += later
    stored = await world.contests.do(stored.id, Redraw(ORGANISER, "wrong"))
    shown = window(stored.plan, number)
    assert shown == (opened + later, opened + later + 7 * DAY)
    stored = await world.director.advance(stored.id)
    assert stored.round == number
    assert stored.whistle_at(number) == shown[1]


async def test_a_round_that_is_drawn_again_in_a_pause_has_its_days_from_the_end_of_it(world: World) -> None:
    stored = await world.begun(8, Template.LEAGUE, least=3, days=7)
    world.clock.at += DAY
    await world.contests.do(stored.id, Pause(ORGANISER, "holidays"))
    world.clock.at += DAY
    await world.contests.do(stored.id, Redraw(ORGANISER, "wrong"))
    world.clock.at += 3 * DAY
    stored = await world.contests.do(stored.id, Resume(ORGANISER))
    assert window(stored.plan, 1)[0] == world.clock.at
    stored = await world.director.advance(stored.id)
    assert (stored.round, stored.whistle_at(1)) == (1, world.clock.at + 7 * DAY)


async def test_a_pause_of_a_live_night_moves_its_end(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=2)
    ends = preview(stored.plan, 4).ends_at
    await world.contests.do(stored.id, Pause(ORGANISER, "lights out"))
    world.clock.at += 5 * HOUR
    stored = await world.contests.do(stored.id, Resume(ORGANISER))
    assert preview(stored.plan, 4).ends_at > ends + 4 * HOUR


@pytest.mark.parametrize(("down", "longer"), [(2 * HOUR, 2 * HOUR), (30 * HOUR, 30 * HOUR)])
async def test_l10_a_window_is_longer_by_the_time_away(world: World, down: int, longer: int) -> None:
    stored = await world.begun(8, Template.LEAGUE, least=3)
    due = stored.whistle_at(1) or 0
    await world.tables.resume()
    world.clock.at += down
    await world.tables.resume()
    stored = await world.director.advance(stored.id)
    assert stored.whistle_at(1) == due + longer
    assert window(stored.plan, 2)[0] == due + longer


@pytest.mark.parametrize("template", [Template.CUP, Template.HUSTLE], ids=str)
async def test_a_live_round_that_is_extended_by_days_is_no_window(world: World, template: Template) -> None:
    stored = await world.begun(4, template, least=2 if template is Template.CUP else 4)
    stored = await world.contests.do(stored.id, Extend(ORGANISER, DAY))
    before = {key: each.due_at for key, each in stored.deadlines.items()}
    world.clock.at = before[DeadlineKind.WHISTLE, 1] - HOUR
    await world.director.advance(stored.id)
    await world.tables.resume()
    world.clock.at += 2 * HOUR
    await world.tables.resume()
    stored = await world.contests.look(stored.id)
    after = {key: each.due_at for key, each in stored.deadlines.items()}
    assert after == {key: due + 2 * HOUR for key, due in before.items()}
    await world.director.advance(stored.id)
    assert Purpose.REMINDER not in [post.purpose for post in await world.contests.posts(stored.id)]


async def test_l16a_a_pause_with_downtime_in_it_counts_once(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE)
    due = stored.whistle_at(1) or 0
    await world.contests.do(stored.id, Pause(ORGANISER, "lights out"))
    await world.tables.resume()
    world.clock.at += HOUR
    await world.tables.resume()
    world.clock.at += 60_000
    stored = await world.contests.do(stored.id, Resume(ORGANISER))
    assert stored.whistle_at(1) == due + HOUR + 60_000


async def test_l16b_clocks_that_are_set_back_take_nothing_away(world: World) -> None:
    stored = await world.begun(12, Template.SWISS)
    due = stored.whistle_at(1) or 0
    await world.contests.do(stored.id, Pause(ORGANISER, "lights out"))
    paused = await world.director.advance(stored.id)
    table = next(iter(paused.tables.values())).table
    clock = (await world.tables.look(table)).deadline
    world.clock.at -= 2 * HOUR
    stored = await world.contests.do(stored.id, Resume(ORGANISER))
    await world.director.advance(stored.id)
    assert stored.whistle_at(1) == due
    assert (await world.tables.look(table)).deadline == clock
    await world.tables.give_back(world.clock.now() + HOUR)
    assert (await world.contests.look(stored.id)).whistle_at(1) == due


@pytest.mark.parametrize(("away_to", "waits"), [(1, True), (28, False)])
async def test_l10_a_start_waits_if_the_gateway_was_away_during_check_in(
    world: World, away_to: int, waits: bool
) -> None:
    """The gateway is away from before check-in to so many minutes before the start."""
    stored = await world.joined(8, Template.HUSTLE)
    start = stored.plan.starts_at
    for before, heard in ((35, False), (away_to, True)):
        world.clock.at = start - before * 60_000
        world.heard = heard
        await world.clocks.tick()
        stored = await world.director.advance(stored.id)
    world.clock.at = start
    stored = await world.director.advance(stored.id)
    assert (stored.plan.starts_at > start) is waits
    assert (stored.stage is Stage.CANCELLED) is not waits, "whoever does not check in though they could has not come"


async def test_l10_nothing_is_due_while_nobody_is_heard(world: World) -> None:
    heard = HeardClocks()
    clocks = TurnClocks(world.tables, world.database, clock=world.clock, listener=heard)
    world.director._clocks = clocks  # type: ignore[attr-defined]
    stored = await world.joined(8, Template.CUP, least=2)
    world.clock.at = stored.plan.starts_at - 35 * 60_000
    heard.hears = False
    await clocks.tick()
    for _ in range(8):
        world.clock.at += 5 * 60_000
        assert (await world.director.advance(stored.id)).stage is Stage.OPEN
    heard.hears = True
    await clocks.tick()
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.CHECKING, "it is not called off"
    assert stored.plan.starts_at == world.clock.now() + AGAIN_MS
    for member in CROWD[:8:2]:
        await world.contests.do(stored.id, CheckIn(member))
    world.clock.at = stored.plan.starts_at
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.RUNNING
    heard.hears = False
    world.clock.at = (stored.whistle_at(1) or 0) + HOUR
    stored = await world.director.advance(stored.id)
    assert (stored.notes.whistled, stored.notes.missing) == (frozenset(), frozenset())


async def test_a_start_waits_when_members_are_heard_again_too_late_to_check_in(world: World) -> None:
    heard = HeardClocks()
    clocks = TurnClocks(world.tables, world.database, clock=world.clock, listener=heard)
    world.director._clocks = clocks  # type: ignore[attr-defined]
    stored = await world.joined(8, Template.CUP, least=2)
    start = stored.plan.starts_at
    world.clock.at = start - 29 * 60_000
    assert (await world.director.advance(stored.id)).stage is Stage.CHECKING
    heard.hears = False
    await clocks.tick()
    world.clock.at = start - 60_000
    heard.hears = True
    await clocks.tick()
    stored = await world.director.advance(stored.id)
    assert stored.plan.starts_at == world.clock.now() + AGAIN_MS


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


async def test_a_start_waits_for_those_who_could_not_check_in(world: World) -> None:
    stored = await world.joined(8, Template.CUP, least=2)
    start = stored.plan.starts_at
    world.clock.at = start - 29 * 60_000
    stored = await world.director.advance(stored.id)
    away = Away(start - 28 * 60_000, start - 60_000)
    change = due_step(stored, start - 60_000, away)
    assert change is not None and getattr(change, "plan").starts_at == start - 60_000 + AGAIN_MS  # noqa: B009, PT018
    short = Away(start - 28 * 60_000, start - 27 * 60_000)
    assert due_step(stored, start - 60_000, short) is None
    assert isinstance(due_step(stored, start, short), Begin)


async def test_the_reason_of_a_pause_is_posted_by_the_rights_of_its_author(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE, least=4)
    await world.contests.do(stored.id, Pause(ORGANISER, "pizza"))
    events = await world.contests.events(stored.id)
    (number,) = [post.number for post in await world.contests.posts(stored.id) if post.purpose == Purpose.TIME]
    assert authors_of(events) == {ORGANISER.user}
    paused = await world.contests.look(stored.id)
    said = announcement(paused, Purpose.TIME, number, without_words(events, {ORGANISER.user}, "en"))
    assert said is not None
    assert "pizza" not in said.text
