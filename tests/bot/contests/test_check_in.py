"""Who counts as there, who is notified, and what becomes of a member whose partner leaves."""

from dataclasses import replace

from bot.contests.commands.organising import Edit
from bot.contests.commands.rulings import Disqualify
from bot.contests.commands.signing_up import CheckIn, Invite, Join, Leave, Offer, Standing
from bot.contests.state import Stage, StoredContest
from bot.contests.steps import CHECK_IN_MS
from bot.contests.templates import Template
from bot.panels.contests.me import me_panel
from bot.panels.contests.posts import announcement
from bot.panels.contests.signing_up import confirm_leave_panel, looking_panel
from bot.panels.core.reader import Reader
from engine.contest.config import Seeding
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.suite import rest

ANN, BEN, CAT, DAN, EVE, FAY, GUS, HAL, *_ = CROWD
NONE = Standing()


async def checking(world: World, template: Template, members: int, **options: object) -> StoredContest:
    """A contest for which members check in; nobody has."""
    stored = await world.published(world.plan(template, **options))
    if members:
        await world.sign_up(stored.id, CROWD[:members])
    world.clock.at = stored.plan.starts_at - CHECK_IN_MS
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.CHECKING
    return stored


async def purposes(world: World, number: int) -> list[tuple[str, int]]:
    return [(post.purpose, post.number) for post in await world.contests.posts(number)]


async def test_a_pair_made_by_own_presses_is_there(world: World) -> None:
    number = (await checking(world, Template.CUP, 0)).id
    await world.contests.do(number, Invite(ANN, NONE, BEN))
    stored = await world.contests.do(number, Invite(BEN, NONE, ANN))
    assert stored.contest.entries[1].checked_in


async def test_who_looks_for_a_partner_meanwhile_is_asked_to_check_in(world: World) -> None:
    number = (await checking(world, Template.CUP, 0, least=2)).id
    for member in (ANN, BEN, CAT, DAN, EVE):
        stored = await world.contests.do(number, Join(member, NONE))
        for panel in (looking_panel(stored, Reader(), member.user), me_panel(stored, Reader(), member.user)):
            assert "**Check in now**" in str(panel)
            assert "label='Check in'" in str(panel)
    for member in (ANN, BEN, CAT, DAN):
        stored = await world.contests.do(number, CheckIn(member))
        assert "Check in" not in str(me_panel(stored, Reader(), member.user))
    world.clock.at = stored.plan.starts_at
    stored = await world.director.advance(number)
    assert stored.stage is Stage.RUNNING
    assert len(stored.contest.seeds) == 2
    assert stored.entry_of(EVE.user) is None


async def test_a_moved_start_begins_check_in_anew(world: World) -> None:
    stored = await checking(world, Template.HUSTLE, 6)
    for member in CROWD[:6]:
        await world.contests.do(stored.id, CheckIn(member))
    start = stored.plan.starts_at
    for moved in (start + 24 * HOUR, start):  # and back to the time of before
        stored = await world.contests.do(stored.id, Edit(ORGANISER, plan=replace(stored.plan, starts_at=moved)))
        assert stored.stage is Stage.OPEN
    stored = await world.director.advance(stored.id)
    assert stored.stage is Stage.CHECKING
    assert not any(entry.checked_in for entry in stored.contest.entries.values())
    await world.check()


async def test_a_change_that_moves_no_start_keeps_who_is_there(world: World) -> None:
    stored = await checking(world, Template.HUSTLE, 4)
    await world.contests.do(stored.id, CheckIn(ANN))
    stored = await world.contests.do(stored.id, Edit(ORGANISER, plan=replace(stored.plan, description="Bring tea.")))
    assert stored.stage is Stage.CHECKING
    assert stored.contest.entries[1].checked_in


async def test_l18b_who_looks_for_a_partner_takes_part_only_if_there(world: World) -> None:
    stored = await world.published(world.plan(Template.CUP, least=2))
    for member in CROWD[:8]:
        await world.contests.do(stored.id, Join(member, NONE))
    world.clock.at = stored.plan.starts_at - CHECK_IN_MS
    await world.director.advance(stored.id)
    for member in CROWD[:5]:
        await world.contests.do(stored.id, CheckIn(member))
    world.clock.at = stored.plan.starts_at
    stored = await world.director.advance(stored.id)
    players = {player for entry in stored.contest.entries.values() for player in entry.players}
    assert len(players) == 4
    assert players < {1, 2, 3, 4, 5}
    await world.check()


async def test_who_moves_up_is_told_at_once(world: World) -> None:
    stored = await world.joined(6, Template.HUSTLE, least=4, most=4)
    stored = await world.contests.do(stored.id, Leave(ANN))
    assert ("promoted", 5) in await purposes(world, stored.id)
    said = announcement(stored, "promoted", 5, ())
    assert said is not None
    assert said.users == (EVE.user,)
    assert "Check in" not in said.text
    await world.contests.do(stored.id, Disqualify(ORGANISER, 2, "A bot."))
    assert ("promoted", 6) in await purposes(world, stored.id)


async def test_l18c_a_partner_who_is_left_keeps_the_place_and_looks(world: World) -> None:
    stored = await world.joined(6, Template.CUP, least=2, most=2, check_in=False)  # the third pair waits
    stored = await world.contests.do(stored.id, Leave(ANN))
    assert stored.entry_of(ANN.user) is None
    assert stored.people[2].looking
    assert stored.contest.entries[3].waiting, "the place is Ben's"
    said = announcement(stored, "partnerleft", 2, ())
    assert said is not None
    assert said.users == (BEN.user,)
    await world.contests.do(stored.id, Join(GUS, NONE))
    world.clock.at = stored.plan.starts_at
    stored = await world.director.advance(stored.id)
    assert {stored.contest.entries[each].players for each in stored.contest.seeds} == {(3, 4), (2, 7)}


async def test_a_partner_who_is_left_on_the_waiting_list_keeps_no_place(world: World) -> None:
    stored = await world.joined(6, Template.CUP, least=2, most=2)
    asked = confirm_leave_panel(await world.contests.look(stored.id), Reader(), EVE.user)
    assert "loses its place there, and M6 looks" in str(asked)
    stored = await world.contests.do(stored.id, Leave(EVE))
    assert [entry.left for entry in stored.contest.entries.values()][:2] == [None, None]
    said = announcement(stored, "partnerleft", 6, ())
    assert said is not None
    assert said.users == (CROWD[5].user,)
    assert "off the waiting list" in said.text
    assert "keep your place" not in said.text


async def test_if_that_partner_looks_no_more_the_next_pair_moves_up(world: World) -> None:
    stored = await world.joined(6, Template.CUP, least=2, most=2)
    await world.contests.do(stored.id, Leave(ANN))
    stored = await world.contests.do(stored.id, Leave(BEN))
    assert not stored.contest.entries[3].waiting
    assert ("promoted", 3) in await purposes(world, stored.id)


async def test_l18c_after_the_draw_a_substitute_takes_the_seat_or_the_pair_is_out(world: World) -> None:
    stored = await world.begun(6, Template.LEAGUE, least=3)
    await world.contests.do(stored.id, Offer(GUS, NONE, offers=True))
    stored = await world.contests.do(stored.id, Leave(ANN))
    assert stored.contest.entries[1].players == (7, 2)
    assert stored.contest.entries[1].left is None
    said = announcement(stored, "partnerleft", 2, ())
    assert said is not None
    assert set(said.users) == {GUS.user, BEN.user}
    stored = await world.contests.do(stored.id, Leave(CAT))
    assert stored.contest.entries[2].left is not None
    said = announcement(stored, "partnerleft", 4, ())
    assert said is not None
    assert said.users == (DAN.user,)
    assert "your pair is out" in said.text


@rest
async def test_a_pair_with_a_new_partner_has_the_better_ones_seed(world: World) -> None:
    stored = await world.over(6, Template.CUP, least=2, check_in=False, repeats=True)
    winner = stored.contest.entries[stored.standings()[0][0].entrant].players[0]
    following = (await world.contests.of_guild(stored.guild))[0]
    plan = replace(following.plan, config=replace(following.plan.config, seeding=Seeding.LAST))
    best = next(member for member in CROWD if member.user == stored.people[winner].user)
    others = [member for member in CROWD[:6] if member != best]
    again = replace(following, plan=plan)
    assert again.previous == stored.id
    await world.contests.do(following.id, Invite(HAL, NONE, best))
    await world.contests.do(following.id, Invite(best, NONE, HAL))
    await world.sign_up(following.id, others[:4])
    from bot.contests.seeding import order_of

    async with world.database.read() as connection:
        look = replace(await world.contests.look(following.id), plan=plan)
        order, _ = await order_of(connection, look, world.contests.read)
    assert order[0] == 1
