"""Nobody is in anything that counts without a press of their own (finding L3)."""

import pytest
from sqlalchemy import func, select

from bot.contests.commands.base import ContestCommand
from bot.contests.commands.consent import DeclineOffice, TakeOffice
from bot.contests.commands.organising import Deputize, HandOver, Pause
from bot.contests.commands.rulings import AddLate, Replace
from bot.contests.commands.signing_up import Invite, Join, Leave, Offer, Standing
from bot.contests.commands.watching import Watch
from bot.contests.errors import ContestCode
from bot.contests.notes import Office
from bot.contests.purposes import Purpose
from bot.contests.state import Stage
from bot.contests.templates import Template
from bot.panels.contests.posts import announcement
from bot.panels.contests.signing_up import confirm_leave_panel
from bot.panels.core.reader import Reader
from bot.stats.read.titles import load_placings
from bot.store import schema
from bot.tables.commands.seats import ComeBack
from bot.tables.game import StoredTable
from bot.tables.lobby.rated import without_consent
from bot.tables.model import Member, Status
from engine.contest.config import Pace
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.bot.panel_checks import texts
from tests.bot.people import GUILD
from tests.refused import code_of
from tests.suite import both_databases, first, rest

VICTIMS = CROWD[50:52]
SUBSTITUTE = CROWD[40]
STRANGER = CROWD[45]


async def ratings(world: World) -> dict[int, int]:
    """The changes of ratings by member."""
    of = schema.rating_changes.c
    async with world.database.read() as connection:
        rows = await connection.execute(select(of.user_id, func.count()).group_by(of.user_id))
        return {row[0]: row[1] for row in rows}


async def last_until(world: World, member: Member) -> int | None:
    return await world.contests.last_until(GUILD, [member.user])


async def table_with(world: World, contest: int, member: Member) -> StoredTable:
    stored = await world.contests.look(contest)
    found = next(each for each in stored.tables.values() if member.user in each.users and each.running)
    return await world.tables.look(found.table)


async def calls(world: World, contest: int, member: Member) -> list[str]:
    """The purposes of the messages that call a member, as they stand."""
    stored, events = await world.contests.look(contest), await world.contests.events(contest)
    found: list[str] = []
    for post in await world.contests.posts(contest):
        said = announcement(stored, post.purpose, post.number, events)
        found += [post.purpose] if said is not None and member.user in said.users else []
    return found


@both_databases
async def test_l3_members_who_never_came_win_nothing(world: World) -> None:
    """A variant: the partner with whom one was put in comes, and has the place alone."""
    ann, never = CROWD[0], CROWD[52]
    stored = await world.published(world.plan(Template.CUP, least=2, pace=Pace.WINDOWS))
    await world.contests.do(stored.id, AddLate(ORGANISER, (ann, never)))
    await world.sign_up(stored.id, CROWD[1:3])
    world.absent = {never.user}
    world.clock.at = stored.plan.starts_at
    await world.director.advance(stored.id)
    over = await world.to_the_end_from_here(stored.id)
    assert over.stage is Stage.OVER
    async with world.database.read() as connection:
        placings = await load_placings(connection, GUILD)
    placed = sorted(sorted(user for user, _ in each.people) for each in placings)
    assert placed == [[ann.user], [member.user for member in CROWD[1:3]]]


@pytest.mark.parametrize("template", first([Template.HUSTLE, Template.WEEKS], 0, 1))
async def test_l3_members_who_never_came_lose_nothing(world: World, template: Template) -> None:
    """Two victims, put into a running hustle, never appear: computers play, and nothing is theirs."""
    stored = await world.begun(6, template, least=4, rounds=4)
    stored = await world.contests.do(stored.id, AddLate(ORGANISER, VICTIMS[:1]))
    stored = await world.contests.do(stored.id, AddLate(ORGANISER, VICTIMS[1:]))
    world.absent = {member.user for member in VICTIMS}
    entrants = [stored.entry_of(member.user) for member in VICTIMS]
    over = await world.to_the_end_from_here(stored.id)
    assert over.stage.is_final
    assert not {*await ratings(world)} & {member.user for member in VICTIMS}
    assert not over.contest.absences, "nobody who agreed was absent"
    for member, entry in zip(VICTIMS, entrants, strict=True):
        assert await last_until(world, member) is None
        assert entry is not None
        row = next(row for row in over.standings()[0] if row.entrant == entry.number)
        assert row.points == 0, "what computers score is nobody's"
    await world.check()


@rest
async def test_l3_a_pair_that_was_put_in_is_no_no_show(world: World) -> None:
    """A league in windows: the pair forfeits, and is not last on any waiting list."""
    stored = await world.published(world.plan(Template.LEAGUE, least=4))
    await world.sign_up(stored.id, CROWD[:6])
    await world.contests.do(stored.id, AddLate(ORGANISER, VICTIMS))
    world.absent = {member.user for member in VICTIMS}
    stored = await world.start(stored.id)
    table = await table_with(world, stored.id, VICTIMS[0])
    assert without_consent(table.table), "rated only if they come"
    world.clock.at = max(world.clock.at, stored.whistle_at(1) or 0) + HOUR
    stored = await world.director.advance(stored.id)
    await world.to_the_end_from_here(stored.id)
    for member in VICTIMS:
        assert await last_until(world, member) is None
    assert not {*await ratings(world)} & {member.user for member in VICTIMS}


@rest
async def test_l3_whoever_acts_first_plays_a_rated_game(world: World) -> None:
    stored = await world.begun(6, Template.HUSTLE, least=4, rounds=4)
    await world.contests.do(stored.id, AddLate(ORGANISER, VICTIMS[:1]))
    await world.contests.do(stored.id, AddLate(ORGANISER, VICTIMS[1:]))
    while stored.round < 2:
        await world.play_tables(stored.id)
        stored = await world.director.advance(stored.id)
        world.clock.at = max([world.clock.at, *(each.due_at for each in stored.deadlines.values())])
        stored = await world.director.advance(stored.id)
    table = await table_with(world, stored.id, VICTIMS[0])
    await world.play(table)
    assert (await world.tables.look(table.table.id)).table.rated
    stored = await world.director.advance(stored.id)
    person = stored.player_of(VICTIMS[0].user)
    assert person is not None
    assert person.agreed_at is not None, "and has agreed to the rest"


async def test_l3_a_computers_first_turn_makes_it_unrated_for_good(world: World) -> None:
    stored = await world.joined(6, Template.CUP, least=4, check_in=False)
    await world.contests.do(stored.id, AddLate(ORGANISER, VICTIMS))
    world.absent = {VICTIMS[0].user}
    stored = await world.start(stored.id)
    world.clock.at += 4 * 60_000
    await world.director.advance(stored.id)
    table = await table_with(world, stored.id, VICTIMS[0])
    seat = table.table.seat_of(VICTIMS[0].user)
    while table.table.rated and table.table.status is Status.PLAYING:
        command = world.next_command(table)
        assert command is not None
        table = await world.tables.do(table.table.id, command)
    assert seat is not None
    assert not table.table.rated
    table = await world.tables.do(table.table.id, ComeBack(VICTIMS[0]))
    assert not table.table.rated, "nobody waits to see how the game goes"


@pytest.mark.parametrize("how", ["join", "table"])
async def test_l3_who_agrees_is_as_all_others(world: World, how: str) -> None:
    stored = await world.joined(6, Template.CUP, least=4, check_in=False)
    await world.contests.do(stored.id, AddLate(ORGANISER, VICTIMS))
    if how == "join":
        for member in VICTIMS:
            await world.contests.do(stored.id, Join(member, Standing()))
    stored = await world.start(stored.id)
    if how == "table":
        table = await table_with(world, stored.id, VICTIMS[0])
        for member in VICTIMS:
            await world.tables.do(table.table.id, ComeBack(member))
    stored = await world.director.advance(stored.id)
    assert all((person := stored.player_of(member.user)) and person.agreed_at for member in VICTIMS)
    assert not without_consent((await table_with(world, stored.id, VICTIMS[0])).table)


async def test_l3_whoever_has_left_is_put_in_without_consent_again(world: World) -> None:
    """To have signed up once is no agreement to come back."""
    stored = await world.joined(8, Template.CUP, least=4, check_in=False)
    for member in CROWD[:2]:
        await world.contests.do(stored.id, Leave(member))
    stored = await world.contests.do(stored.id, AddLate(ORGANISER, (CROWD[0], STRANGER)))
    for member in (CROWD[0], STRANGER):
        person = stored.player_of(member.user)
        assert person is not None
        assert person.agreed_at is None


@rest
async def test_l3_they_are_called_once(world: World) -> None:
    stored = await world.begun(6, Template.HUSTLE, least=4, rounds=4)
    stored = await world.contests.do(stored.id, AddLate(ORGANISER, VICTIMS[:1]))
    await world.contests.do(stored.id, AddLate(ORGANISER, VICTIMS[1:]))
    world.absent = {member.user for member in VICTIMS}
    called = list[str]()
    while not stored.stage.is_final:
        called = [*called, *(each for each in await calls(world, stored.id, VICTIMS[0]) if each not in called)]
        await world.play_tables(stored.id)
        stored = await world.director.advance(stored.id)
        world.clock.at = max([world.clock.at, *(each.due_at for each in stored.deadlines.values())])
        stored = await world.director.advance(stored.id)
    assert called == [Purpose.ENTRY]
    events = await world.contests.events(stored.id)
    posts = await world.contests.posts(stored.id)
    post = next(post for post in posts if post.purpose == Purpose.ENTRY)
    said = announcement(stored, Purpose.ENTRY, post.number, events)
    assert said is not None
    assert "Nothing counts for you before you agree" in "\n".join(texts(said.panel))


# --- substitutes, deputies, organisers


@rest
@both_databases
async def test_l3_a_substitute_who_has_not_offered_is_asked(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=4)
    entry = stored.contest.entries[1]
    stored = await world.contests.do(stored.id, Replace(ORGANISER, 1, entry.players[0], SUBSTITUTE, "ill"))
    assert stored.contest.entries[1].players == entry.players, "until they accept nothing changes"
    (asked,) = stored.notes.proposals
    assert await calls(world, stored.id, SUBSTITUTE) == [Purpose.PROPOSAL]
    assert await code_of(world.contests, stored.id, TakeOffice(STRANGER, asked.number)) == ContestCode.NOT_PROPOSED
    stored = await world.contests.do(stored.id, TakeOffice(SUBSTITUTE, asked.number))
    found = stored.entry_of(SUBSTITUTE.user)
    assert found is not None
    assert found.number == 1
    assert not stored.notes.proposals
    assert await code_of(world.contests, stored.id, TakeOffice(SUBSTITUTE, asked.number)) == ContestCode.NOT_PROPOSED
    await world.director.advance(stored.id)
    await world.to_the_end_from_here(stored.id)
    await world.check()


async def test_l3_who_offers_is_seated_at_once_and_who_takes_it_back_is_asked(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=4)
    players = stored.contest.entries[1].players
    await world.contests.do(stored.id, Offer(SUBSTITUTE, Standing(), True))
    await world.contests.do(stored.id, Offer(SUBSTITUTE, Standing(), False))
    stored = await world.contests.do(stored.id, Replace(ORGANISER, 1, players[0], SUBSTITUTE, "ill"))
    assert stored.entry_of(SUBSTITUTE.user) is None
    await world.contests.do(stored.id, Offer(STRANGER, Standing(), True))
    stored = await world.contests.do(stored.id, Replace(ORGANISER, 1, players[1], STRANGER, "ill"))
    assert stored.entry_of(STRANGER.user) is not None


async def test_l3_a_yes_that_comes_too_late(world: World) -> None:
    """The seat has been given to another meanwhile, or the member has joined."""
    stored = await world.begun(8, Template.CUP, least=4)
    players = stored.contest.entries[1].players
    stored = await world.contests.do(stored.id, Replace(ORGANISER, 1, players[0], SUBSTITUTE, "ill"))
    first = stored.notes.proposals[0].number
    await world.contests.do(stored.id, Offer(STRANGER, Standing(), True))
    await world.contests.do(stored.id, Replace(ORGANISER, 1, players[0], STRANGER, "ill"))
    assert await code_of(world.contests, stored.id, TakeOffice(SUBSTITUTE, first)) == ContestCode.NOT_JOINED
    stored = await world.contests.do(stored.id, DeclineOffice(SUBSTITUTE, first))
    assert not stored.notes.proposals


async def test_l3_deputies_and_organisers_accept_first(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=4)
    number, (deputy, heir) = stored.id, (SUBSTITUTE, STRANGER)
    await world.contests.do(number, Deputize(ORGANISER, deputy))
    stored = await world.contests.do(number, HandOver(ORGANISER, heir))
    assert [each.office for each in stored.notes.proposals] == [Office.DEPUTY, Office.ORGANISER]
    commands: list[ContestCommand] = [Pause(deputy, "x"), Pause(heir, "x")]
    for command in commands:
        assert await code_of(world.contests, number, command) == ContestCode.NOT_ORGANISER
    one, two = (each.number for each in stored.notes.proposals)
    stored = await world.contests.do(number, TakeOffice(deputy, one))
    assert stored.is_organised_by(deputy.user)
    assert stored.organiser == ORGANISER.user
    stored = await world.contests.do(number, TakeOffice(heir, two))
    assert stored.organiser == heir.user
    assert not stored.is_organised_by(ORGANISER.user)
    await world.check()


async def test_l3_a_new_proposal_takes_the_place_of_the_one_before(world: World) -> None:
    stored = await world.begun(8, Template.CUP, least=4)
    await world.contests.do(stored.id, HandOver(ORGANISER, STRANGER))
    stored = await world.contests.do(stored.id, HandOver(ORGANISER, SUBSTITUTE))
    assert [each.office for each in stored.notes.proposals] == [Office.ORGANISER]
    gone = stored.notes.proposals[0].number - 1
    assert await code_of(world.contests, stored.id, TakeOffice(STRANGER, gone)) == ContestCode.NOT_PROPOSED


# --- who is only asked


async def test_l18d_who_is_only_asked_is_barred_from_nothing(world: World) -> None:
    stored = await world.joined(8, Template.CUP, least=4)
    await world.contests.do(stored.id, Invite(CROWD[20], Standing(), STRANGER))
    stored = await world.start(stored.id)
    await world.contests.do(stored.id, Replace(ORGANISER, 1, stored.contest.entries[1].players[0], SUBSTITUTE, "ill"))
    for member in (STRANGER, SUBSTITUTE):
        stored = await world.contests.do(stored.id, Watch(member, 1, 0))
    offer = Offer(STRANGER, Standing(), True)
    assert await code_of(world.contests, stored.id, offer) is ContestCode.HAS_WATCHED, "and then the other bar holds"
    assert await code_of(world.contests, stored.id, Watch(CROWD[20], 1, 0)) is ContestCode.ENTERED


async def test_a_partner_whom_others_have_put_in_looks_for_nobody(world: World) -> None:
    """Who has not agreed becomes nobody else's partner, where the one leaves with whom they were put in."""
    one, other = VICTIMS
    stored = await world.published(world.plan(Template.LEAGUE, least=3))
    await world.contests.do(stored.id, AddLate(ORGANISER, (one, other)))
    await world.contests.do(stored.id, Join(one, Standing()))
    before = await world.contests.look(stored.id)
    assert other.name not in str(confirm_leave_panel(before, Reader(), one.user))
    stored = await world.contests.do(stored.id, Leave(one))
    assert stored.contest.entries == {}
    await world.contests.do(stored.id, Join(CROWD[0], Standing()))
    await world.sign_up(stored.id, CROWD[1:7])
    stored = await world.start(stored.id)
    assert len(stored.contest.seeds) == 3
    assert stored.entry_of(other.user) is None
