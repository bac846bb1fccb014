"""A round that is drawn again: its tables close with it, nothing that named it is left, and it has all its time."""

import pytest
from sqlalchemy import select

from bot.clock import DAY_MS, WEEK_MS
from bot.contests.errors import ContestCode
from bot.contests.members import DisputeMatch
from bot.contests.model import StoredContest
from bot.contests.organizers import PauseContest, Resume
from bot.contests.plan import window
from bot.contests.posts import Purpose
from bot.contests.rulings import Adjust, Forfeit, Redraw
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from bot.store import schema
from bot.tables.model import Closing, Status
from engine import Refused
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World, member_of
from tests.bot.panel_checks import texts
from tests.contests.promises import promise
from tests.refused import code_of
from tests.suite import first
from tests.there import there

pytestmark = promise("organizers-redraw")


async def running_tables(world: World, contest: int) -> set[int]:
    of = schema.tables.c
    query = select(of.id).where(of.contest_id == contest, of.status == Status.PLAYING.value)
    async with world.database.read() as connection:
        return {*await connection.scalars(query)}


async def said(world: World, contest: int, purpose: str) -> list[str]:
    """What the wanted messages with a purpose say; nothing for those that came to nothing."""
    stored, events = await world.contests.load(contest), await world.contests.events(contest)
    posts = [post for post in await world.contests.posts(contest) if post.purpose == purpose]
    found = [announcement(stored, post.purpose, post.number, events) for post in posts]
    return ["" if each is None else "\n".join(texts(each.panel)) for each in found]


def numbers(stored: StoredContest) -> set[int]:
    return {table.table for table in stored.tables.values() if table.running}


@pytest.mark.parametrize(
    ("template", "members"),
    first([(Template.CUP, 8), (Template.HUSTLE, 16), (Template.SWISS, 18), (Template.LEAGUE, 12)], 2),
)
async def test_the_tables_close_with_the_redraw(world: World, template: Template, members: int) -> None:
    stored = await world.begun(members, template, least=4)
    old = numbers(stored)
    after = await world.contests.do(stored.id, Redraw(ORGANISER, "two *sat* down wrong"))
    assert not after.tables
    assert not await running_tables(world, stored.id), "closed before anybody looks again"
    for table in old:
        closed = (await world.tables.load(table)).table
        assert (closed.status, closed.closing, closed.rated) == (Status.CLOSED, Closing.CONTEST, False)
    (text,) = await said(world, stored.id, Purpose.REDRAWN)
    assert r"two \*sat\* down wrong" in text
    seated = {user for table in stored.tables.values() for user in table.users}
    assert {f"<@{user}>" for user in seated} <= {word for word in text.split() if word.startswith("<@")}
    again = await world.director.advance(stored.id)
    assert numbers(again) == await running_tables(world, stored.id)
    assert not numbers(again) & old
    await world.check()


async def test_another_round_of_the_contest_is_not_drawn_again(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE, least=4)
    await world.contests.do(stored.id, Redraw(ORGANISER, "two sat down wrong"))
    await world.director.advance(stored.id)
    assert (await world.next_round(stored.id)).round == 2
    assert await code_of(world.contests, stored.id, Redraw(ORGANISER, "again")) == ContestCode.DRAWN_AGAIN


async def test_rulings_before_the_first_card_go_with_the_round(world: World) -> None:
    stored = await world.begun(16, Template.CUP, least=4)
    await world.contests.do(stored.id, Forfeit(ORGANISER, 1, 0, 0, "not there"))
    await world.contests.do(stored.id, Adjust(ORGANISER, 1, 1, (0, 10), "miscounted"))
    side = stored.contest.rounds[0].matches[3].north
    await world.contests.do(stored.id, DisputeMatch(member_of(stored, side[0]), 1, 3, "they talked"))
    stored = await world.director.advance(stored.id)
    assert not all(table.running for table in stored.tables.values()), "the contest has closed those tables"
    await world.contests.do(stored.id, Redraw(ORGANISER, "wrong seeds"))
    stored = await world.director.advance(stored.id)
    assert len(stored.open_places) == 4, "the new pairs have lost nothing"
    assert (stored.contest.forfeits, stored.contest.adjustments) == (frozenset(), {})
    assert stored.notes.disputes == ()
    assert await said(world, stored.id, "dispute") == [""]


async def test_a_card_that_is_played_meanwhile_is_not_lost(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=4)
    decided = [Redraw(ORGANISER, "wrong seeds").decide(stored, world.clock.now())]
    table = await world.tables.load(stored.tables[1, 0].table)
    while not any((await world.contests.load(stored.id)).tables[1, 0].acted):
        command = world.next_command(table)
        assert command is not None
        table = await world.tables.do(table.table.id, command)
    with pytest.raises(Refused) as refused:
        await world.contests.change(
            stored.id, lambda now: decided.pop() if decided else Redraw(ORGANISER, "x").decide(now, world.clock.now())
        )
    assert refused.value.code is ContestCode.CARDS_PLAYED
    assert await running_tables(world, stored.id) == numbers(stored)


async def test_once_only_computers_have_played_it_is_drawn_again(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=2)
    world.absent = {member.user for member in CROWD}
    await world.play_tables(stored.id)
    assert (await world.contests.load(stored.id)).results[1, 0].points != (0, 0)
    assert (await world.contests.do(stored.id, Redraw(ORGANISER, "again"))).round == 0


@promise("clock-pause", "clock-no-shorter")
@pytest.mark.parametrize("pauses", [False, True])
async def test_a_redrawn_round_has_all_its_time_from_then(world: World, pauses: bool) -> None:
    stored = await world.begun(6, Template.LEAGUE, least=3)
    world.clock.at += HOUR
    if pauses:
        await world.contests.do(stored.id, PauseContest(ORGANISER, "holidays"))
        world.clock.at += 2 * DAY_MS
    await world.contests.do(stored.id, Redraw(ORGANISER, "wrong"))
    if pauses:
        world.clock.at += 3 * DAY_MS
        assert (await world.director.advance(stored.id)).round == 0
        await world.contests.do(stored.id, Resume(ORGANISER))
    assert window((await world.contests.load(stored.id)).plan, 1)[0] == world.clock.at
    stored = await world.director.advance(stored.id)
    assert (stored.round, stored.whistle_at(1)) == (1, world.clock.at + WEEK_MS)


async def test_a_round_that_is_drawn_again_is_announced_again(world: World) -> None:
    stored = await world.begun(4, Template.HUSTLE, rounds=1)
    first = there(await world.contests.post(stored.id, "round", 1))
    await world.contests.set_post(stored.id, first, channel=1, message=5, shown=None)
    await world.contests.do(stored.id, Redraw(ORGANISER, "two were late"))
    await world.director.advance(stored.id)
    (announced,) = [post for post in await world.contests.posts(stored.id) if post.purpose == "round"]
    assert announced.message is None
