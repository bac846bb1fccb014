"""A round that is drawn again: its tables close with it, and nothing that named it is left (docs/leagues.md)."""

from collections.abc import Iterable

import pytest
from sqlalchemy import select

from bot.contests.errors import ContestCode
from bot.contests.members import DisputeMatch, Join, Leave, Standing
from bot.contests.model import DeadlineKind, StoredContest
from bot.contests.posts import Purpose
from bot.contests.rulings import Adjust, Forfeit, Redraw
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from bot.store import schema
from bot.tables.model import Closing, Member, Status
from engine import Refused
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.panel_checks import texts
from tests.contests.promises import promise
from tests.refused import code_of
from tests.suite import first, rest

pytestmark = promise("organizers-redraw")


async def running_tables(world: World, contest: int) -> set[int]:
    of = schema.tables.c
    query = select(of.id).where(of.contest_id == contest, of.status == Status.PLAYING.value)
    async with world.database.read() as connection:
        return {*await connection.scalars(query)}


async def said(world: World, contest: int, purpose: str) -> list[str]:
    """What the wanted messages with a purpose say; nothing for those that came to nothing."""
    stored, events = await world.contests.look(contest), await world.contests.events(contest)
    posts = [post for post in await world.contests.posts(contest) if post.purpose == purpose]
    found = [announcement(stored, post.purpose, post.number, events) for post in posts]
    return ["" if each is None else "\n".join(texts(each.panel)) for each in found]


def numbers(stored: StoredContest) -> set[int]:
    return {table.table for table in stored.tables.values() if table.running}


@pytest.mark.parametrize(
    ("template", "members"),
    first([(Template.CUP, 8), (Template.HUSTLE, 16), (Template.SWISS, 18), (Template.LEAGUE, 12)], 2),
)
async def test_l4_the_tables_close_with_the_redraw(world: World, template: Template, members: int) -> None:
    stored = await world.begun(members, template, least=4)
    old = numbers(stored)
    after = await world.contests.do(stored.id, Redraw(ORGANISER, "two *sat* down wrong"))
    assert not after.tables
    assert not await running_tables(world, stored.id), "closed before anybody looks again"
    for table in old:
        closed = (await world.tables.look(table)).table
        assert (closed.status, closed.closing, closed.rated) == (Status.CLOSED, Closing.CONTEST, False)
    (text,) = await said(world, stored.id, Purpose.REDRAWN)
    assert r"two \*sat\* down wrong" in text
    seated = {user for table in stored.tables.values() for user in table.users}
    assert {f"<@{user}>" for user in seated} <= {word for word in text.split() if word.startswith("<@")}
    again = await world.director.advance(stored.id)
    assert numbers(again) == await running_tables(world, stored.id)
    assert not numbers(again) & old
    await world.check()


@rest
@pytest.mark.parametrize(
    ("template", "members", "leaving"),
    first([(Template.CUP, 8, 4), (Template.HUSTLE, 16, 8), (Template.SWISS, 12, 4)], 1, 2),
)
async def test_l4_fewer_tables_than_before_are_no_fault(
    world: World, template: Template, members: int, leaving: int
) -> None:
    stored = await world.begun(members, template, least=4)
    before = len(stored.tables)
    for member in CROWD[:leaving]:
        entry = (await world.contests.look(stored.id)).entry_of(member.user)
        if entry is not None:
            await world.contests.do(stored.id, Leave(member))
    await world.contests.do(stored.id, Redraw(ORGANISER, "some went home"))
    stored = await world.director.advance(stored.id)
    assert len(stored.tables) < before
    assert numbers(stored) == await running_tables(world, stored.id)
    missing = stored.deadlines[DeadlineKind.MISSING, 1]
    world.clock.at = missing.due_at
    stored = await world.director.advance(stored.id)
    assert stored.notes.missing == {1}
    gone = {member.user for member in CROWD[:leaving]}
    assert all(gone.isdisjoint(table.users) for table in stored.tables.values())
    await world.to_the_end_from_here(stored.id)
    await world.check()


@rest
async def test_more_entrants_than_before(world: World) -> None:
    stored = await world.begun(12, Template.HUSTLE, least=4)
    for member in CROWD[12:16]:
        await world.contests.do(stored.id, Join(member, Standing()))
    await world.contests.do(stored.id, Redraw(ORGANISER, "four were late"))
    stored = await world.director.advance(stored.id)
    assert len(stored.tables) == 4
    assert all(entry.since == 1 for entry in stored.contest.entries.values()), "they play in round 1"


async def test_another_round_of_the_contest_is_not_drawn_again(world: World) -> None:
    stored = await world.begun(8, Template.HUSTLE, least=4)
    await world.contests.do(stored.id, Redraw(ORGANISER, "two sat down wrong"))
    await world.director.advance(stored.id)
    assert (await world.next_round(stored.id)).round == 2
    assert await code_of(world.contests, stored.id, Redraw(ORGANISER, "again")) == ContestCode.DRAWN_AGAIN


async def test_l4_rulings_go_with_the_round(world: World) -> None:
    stored = await world.begun(16, Template.CUP, least=4)
    await world.contests.do(stored.id, Forfeit(ORGANISER, 1, 0, 0, "not there"))
    await world.contests.do(stored.id, Adjust(ORGANISER, 1, 1, (0, 10), "miscounted"))
    await world.contests.do(stored.id, DisputeMatch(players_of(stored, 3)[0], 1, 3, "they talked"))
    await world.contests.do(stored.id, Redraw(ORGANISER, "wrong seeds"))
    stored = await world.director.advance(stored.id)
    assert len(stored.open_places) == 4, "the new pairs have lost nothing"
    assert (stored.contest.forfeits, stored.contest.adjustments) == (frozenset(), {})
    assert stored.notes.disputes == ()
    assert await said(world, stored.id, "dispute") == [""]


async def test_a_card_that_is_played_meanwhile_is_not_lost(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=4)
    decided = [Redraw(ORGANISER, "wrong seeds").decide(stored, world.clock.now())]
    table = await world.tables.look(stored.tables[1, 0].table)
    while not any((await world.contests.look(stored.id)).tables[1, 0].acted):
        command = world.next_command(table)
        assert command is not None
        table = await world.tables.do(table.table.id, command)
    with pytest.raises(Refused) as refused:
        await world.contests.change(
            stored.id,
            lambda now: decided.pop() if decided else Redraw(ORGANISER, "x").decide(now, world.clock.now()),
        )
    assert refused.value.code is ContestCode.CARDS_PLAYED
    assert await running_tables(world, stored.id) == numbers(stored)


def players_of(stored: StoredContest, place: int) -> list[Member]:
    found: Iterable[int] = stored.seats_of(stored.contest.rounds[0].matches[place])
    users = [stored.people[player].user for player in found if player]
    return [member for user in users for member in CROWD if member.user == user]
