"""Places in a contest: kept once, never more than there is room, and whoever waits moves up, also after the start."""

import pytest

from bot.contests.commands.base import ContestCommand
from bot.contests.commands.rulings import Disqualify
from bot.contests.commands.signing_up import CheckIn, Decline, Invite, Join, Leave, Offer, Standing
from bot.contests.errors import ContestCode
from bot.contests.places import keepers, last_late_round
from bot.contests.state import Stage, StoredContest
from bot.contests.steps import CHECK_IN_MS
from bot.contests.templates import Template
from bot.members.deletion import find, replace
from bot.panels.contests.me import me_panel
from bot.panels.contests.posts import announcement
from bot.panels.contests.signing_up import entry_text, offer_key
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.reader import Reader
from bot.tables.model import Member
from bot.texts import say
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.refused import code_of
from tests.suite import rest
from tests.there import there

ANN, BEN, CAT, DAN, *_ = CROWD
NONE = Standing()
SPARE = CROWD[20:24]


async def do(world: World, number: int, *commands: ContestCommand) -> StoredContest:
    for command in commands:
        await world.contests.do(number, command)
    return await world.contests.look(number)


async def full_cup(world: World, **options: object) -> StoredContest:
    """Four pairs are in, Ann and Ben the first; two pairs wait."""
    stored = await world.joined(8, Template.CUP, least=2, most=4, check_in=False, **options)
    return await world.sign_up(stored.id, SPARE)


async def full_hustle(world: World) -> StoredContest:
    """Eight play their first round, and one more has come, and waits."""
    stored = await world.begun(8, Template.HUSTLE, most=8)
    return await do(world, stored.id, Join(SPARE[0], NONE))


async def forget(world: World, member: Member) -> None:
    """As a member's data is deleted."""

    async def unit(connection: object) -> None:
        traces = there(await find(connection, member.user))  # type: ignore[arg-type]
        await replace(connection, member.user, traces)  # type: ignore[arg-type]

    await world.database.write(unit)


async def called(world: World, number: int, *purposes: str) -> set[int]:
    """Whom the messages of these purposes call; without any, all messages."""
    stored, events = await world.contests.look(number), await world.contests.events(number)
    found = set[int]()
    for post in await world.contests.posts(number):
        if not purposes or post.purpose in purposes:
            said = announcement(stored, post.purpose, post.number, events)
            found |= set() if said is None else {*said.users}
    return found


# --- kept places


async def test_a_place_goes_from_partner_to_partner_and_is_free_once(world: World) -> None:
    stored = await full_cup(world)
    new = CROWD[30]
    await do(world, stored.id, Leave(ANN), Invite(BEN, NONE, new), Invite(new, NONE, BEN), Leave(BEN))
    stored = await do(world, stored.id, Join(BEN, NONE), Leave(BEN))
    assert [person.user for person in keepers(stored)] == [new.user]
    stored = await do(world, stored.id, Leave(new))
    assert len(stored.contest.active) == 4
    assert len(stored.contest.queue) == 1


async def test_who_has_given_a_place_up_keeps_it_no_more(world: World) -> None:
    stored = await full_cup(world)
    stored = await do(world, stored.id, Leave(ANN), Leave(BEN), Join(BEN, NONE))
    assert not keepers(stored)
    stored = await do(world, stored.id, Leave(BEN))
    assert len(stored.contest.active) == 4
    assert len(stored.contest.queue) == 1


async def test_two_who_keep_places_and_pair_up_leave_one(world: World) -> None:
    stored = await full_cup(world)
    await do(world, stored.id, Leave(ANN), Leave(CAT), Invite(BEN, NONE, DAN), Invite(DAN, NONE, BEN))
    stored = await world.director.advance(stored.id)
    assert len(stored.contest.active) == 4
    assert len(stored.contest.queue) == 1
    assert {SPARE[0].user, SPARE[1].user} <= await called(world, stored.id, "promoted")


async def test_a_place_is_kept_while_a_partner_is_asked_and_says_no(world: World) -> None:
    stored, new = await full_cup(world), CROWD[30]
    await do(world, stored.id, Leave(ANN), Invite(BEN, NONE, new))
    stored = await world.sign_up(stored.id, CROWD[31:33])
    assert len(stored.contest.queue) == 3
    asked = there(stored.player_of(BEN.user)).player
    stored = await do(world, stored.id, Decline(new, asked))
    assert [person.user for person in keepers(stored)] == [BEN.user]


async def test_who_is_gone_keeps_no_place(world: World) -> None:
    stored = await full_cup(world)
    await do(world, stored.id, Leave(ANN))
    await forget(world, BEN)
    stored = await world.director.advance(stored.id)
    assert len(stored.contest.active) == 4


# --- members whose data is deleted


@pytest.mark.parametrize("presses", [None, ANN, BEN])
async def test_the_partner_of_who_is_gone_is_told_and_looks_for_another(world: World, presses: Member | None) -> None:
    stored = await world.joined(8, Template.CUP, least=2)
    if presses is not None:
        world.clock.at = stored.plan.starts_at - CHECK_IN_MS
        await world.director.advance(stored.id)
        await do(world, stored.id, CheckIn(presses))
    await forget(world, ANN)
    stored = await world.director.advance(stored.id)
    assert [person.user for person in keepers(stored)] == [BEN.user]
    assert (2 in stored.notes.ready) is (presses is BEN)
    assert BEN.user in await called(world, stored.id, "partnerleft")
    await world.check()


@pytest.mark.parametrize(("template", "gone"), [(Template.HUSTLE, (ANN,)), (Template.CUP, (ANN, BEN))])
async def test_who_is_gone_leaves_the_place_to_who_waits(
    world: World, template: Template, gone: tuple[Member, ...]
) -> None:
    size = len(gone)
    stored = await world.joined(4 * size, template, least=4, most=4, check_in=False)
    await world.sign_up(stored.id, SPARE[:size])
    for member in gone:
        await forget(world, member)
    stored = await world.director.advance(stored.id)
    assert stored.contest.active == (2, 3, 4, 5)
    assert SPARE[0].user in await called(world, stored.id, "promoted")


# --- the waiting list of a contest that has begun


@pytest.mark.parametrize("how", ["leaves", "taken out"])
async def test_who_comes_late_moves_up_and_is_told(world: World, how: str) -> None:
    stored = await full_hustle(world)
    entry = there(stored.entry_of(SPARE[0].user))
    assert entry.waiting
    assert f"before round {last_late_round(stored)} is drawn" in entry_text(ContestVoice(stored, "en"), entry)
    assert "In line, place 1" in str(me_panel(stored, Reader(), SPARE[0].user))
    stored = await do(world, stored.id, Leave(ANN) if how == "leaves" else Disqualify(ORGANISER, 1, "cheats"))
    assert not there(stored.entry_of(SPARE[0].user)).waiting
    assert SPARE[0].user in await called(world, stored.id, "promoted")
    assert await code_of(world.contests, stored.id, Join(ANN, NONE)) in (ContestCode.NO_PLACE, ContestCode.BARRED)
    stored = await world.next_round(stored.id)
    assert stored.match_of(entry.number) is not None


@rest
async def test_when_it_is_too_late_who_waits_is_told_and_out(world: World) -> None:
    stored = await full_hustle(world)
    for _ in range(last_late_round(stored) - 1):
        stored = await world.next_round(stored.id)
    assert stored.entry_of(SPARE[0].user) is None
    assert await called(world, stored.id, "noplace") == {SPARE[0].user}
    stored = await do(world, stored.id, Leave(ANN))
    assert len(stored.contest.active) == 7


@rest
async def test_the_place_of_a_pair_that_waits_for_a_substitute_is_not_free(world: World) -> None:
    stored = await world.begun(20, Template.SWISS, least=4, most=10)
    for member in SPARE[:2]:
        await do(world, stored.id, Join(member, NONE))
    stored = await do(world, stored.id, Leave(ANN))
    assert there(stored.entry_of(SPARE[0].user)).waiting
    stored = await do(world, stored.id, Offer(ANN, NONE, True))
    assert len(stored.contest.active) == 10
    stored = await do(world, stored.id, Leave(ANN), Leave(BEN))
    assert not there(stored.entry_of(SPARE[0].user)).waiting


# --- at the start


async def test_who_waited_without_getting_a_place_is_told(world: World) -> None:
    stored = await world.joined(8, Template.HUSTLE, most=8, check_in=False)
    await world.sign_up(stored.id, SPARE)
    stored = await world.start(stored.id)
    assert await called(world, stored.id, "noplace") == {member.user for member in SPARE}
    assert not await called(world, stored.id, "absent")


async def test_who_had_not_checked_in_is_told(world: World) -> None:
    """A pair, somebody who looked for a partner, and a pair that waited; the other one that waited had checked in."""
    stored = await world.joined(10, Template.CUP, least=2, most=5)
    await world.sign_up(stored.id, SPARE)
    await do(world, stored.id, Join(CROWD[30], NONE))
    world.clock.at = stored.plan.starts_at - CHECK_IN_MS
    await world.director.advance(stored.id)
    await do(world, stored.id, *(CheckIn(CROWD[nth]) for nth in (0, 2, 4, 6)))
    await do(world, stored.id, CheckIn(SPARE[0]))
    await world.sign_up(stored.id, CROWD[40:42])  # they wait, and are there
    world.clock.at = stored.plan.starts_at
    stored = await world.director.advance(stored.id)
    absent = (CROWD[8], CROWD[9], SPARE[2], SPARE[3], CROWD[30])
    assert await called(world, stored.id, "absent") == {member.user for member in absent}
    assert await called(world, stored.id, "noplace") == {CROWD[40].user, CROWD[41].user}
    await world.check()


async def test_who_asked_somebody_and_got_no_answer_is_told(world: World) -> None:
    stored = await world.joined(8, Template.CUP, least=2, check_in=False)
    await do(world, stored.id, Invite(SPARE[0], NONE, SPARE[1]), Join(SPARE[2], NONE))
    stored = await world.start(stored.id)
    assert await called(world, stored.id, "nopartner") == {SPARE[0].user, SPARE[2].user}


async def test_a_contest_that_is_called_off_calls_who_asked_for_a_partner(world: World) -> None:
    stored = await world.joined(2, Template.CUP, least=4, check_in=False)
    await do(world, stored.id, Invite(SPARE[0], NONE, SPARE[1]))
    stored = await world.start(stored.id)
    assert stored.stage is Stage.CANCELLED
    assert SPARE[0].user in await called(world, stored.id, "cancelled")


@rest
@pytest.mark.parametrize(("template", "seated"), [(Template.CUP, True), (Template.HUSTLE, False)])
async def test_an_offer_says_who_may_take_it_up(world: World, template: Template, seated: bool) -> None:
    stored = await world.begun(8, template, least=4)
    stored = await do(world, stored.id, Offer(SPARE[0], NONE, True))
    said = (say("en", offer_key(stored), contest="Cup"), str(me_panel(stored, Reader(), SPARE[0].user)))
    assert [("as soon as one of a pair leaves" in each) for each in said] == [seated, seated]
    stored = await do(world, stored.id, Leave(ANN))
    assert (stored.entry_of(SPARE[0].user) is not None) is seated
