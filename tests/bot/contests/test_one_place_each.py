"""A member stands in one entry: who had a place plays for nobody else, and who was let go is not seated again."""

import pytest
from sqlalchemy import update

from bot.contests.commands.base import ContestCommand
from bot.contests.commands.rulings import Disqualify
from bot.contests.commands.signing_up import Invite, Join, Leave, Offer, Standing
from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.panels.contests.manage import manage_panel
from bot.panels.core.reader import Reader
from bot.store import schema
from bot.tables.model import Member
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.refused import code_of
from tests.there import there

ANN, BEN, CAT, DAN, EVE, FAY, GUS, HAL, IDA, JIM, *_ = CROWD
NONE = Standing()


def entries_of(stored: StoredContest, member: Member) -> list[int]:
    """In which entries a member stands, also those that have left."""
    mine = {person.player for person in stored.players_of(member.user)}
    return [each.number for each in stored.contest.entries.values() if mine.intersection(each.players)]


async def do(world: World, number: int, *commands: ContestCommand) -> StoredContest:
    for command in commands:
        await world.contests.do(number, command)
    return await world.contests.look(number)


async def pairs(world: World, template: Template = Template.LEAGUE, **options: object) -> StoredContest:
    """Ann and Ben, Cat and Dan, Eve and Fay, Gus and Hal in their first round."""
    return await world.begun(8, template, least=3, **options)


@pytest.mark.parametrize("leavers", [(ANN, BEN), (ANN,)])
async def test_who_has_left_plays_in_no_other_pair(world: World, leavers: tuple[Member, ...]) -> None:
    stored = await pairs(world)
    stored = await do(world, stored.id, *map(Leave, leavers), Leave(CAT))
    candidate = BEN if leavers == (ANN,) else ANN
    assert await code_of(world.contests, stored.id, Offer(candidate, NONE, True)) == ContestCode.STANDS
    assert entries_of(await world.contests.look(stored.id), candidate) == [1]


async def test_who_has_left_a_partner_comes_back_to_that_seat_and_to_no_other(world: World) -> None:
    stored = await pairs(world)
    stored = await do(world, stored.id, Leave(CAT), Leave(ANN), Offer(ANN, NONE, True))
    assert (entries_of(stored, ANN), stored.contest.entries[1].left) == ([1], None)
    assert stored.contest.entries[2].left is not None
    assert stored.contest.entries[1].players == (1, 2)


async def test_an_offer_ends_with_a_place_of_ones_own(world: World) -> None:
    stored = await world.published(world.plan(Template.CUP, least=2))
    await do(world, stored.id, *(Offer(each, NONE, True) for each in (ANN, BEN, CAT)))
    stored = await world.sign_up(stored.id, CROWD[:4])
    assert not any(person.offers for person in stored.people.values())
    stored = await world.published(world.plan(Template.HUSTLE))
    stored = await do(world, stored.id, Offer(ANN, NONE, True), Join(ANN, NONE))
    assert not there(stored.player_of(ANN.user)).offers


async def offered_before(world: World, number: int) -> StoredContest:
    """Ida has offered, as versions before this one kept it, and plays with Jim; all at the start."""
    await do(world, number, Offer(IDA, NONE, True))
    await world.sign_up(number, CROWD[:8])
    await do(world, number, Invite(IDA, NONE, JIM), Invite(JIM, NONE, IDA))
    return await world.start(number)


async def keep_offer(world: World, stored: StoredContest) -> None:
    of = schema.contest_players
    change = update(of).where(of.c.contest_id == stored.id, of.c.user_id == IDA.user).values(offers=True)
    await world.database.write(lambda connection: connection.execute(change))


@pytest.mark.parametrize("how", ["taken out", "withdrawn", "taken out before the draw"])
async def test_who_was_let_go_is_not_seated_by_an_old_offer(world: World, how: str) -> None:
    number = (await world.published(world.plan(Template.CUP, least=2))).id
    if how == "taken out before the draw":
        await world.sign_up(number, (*CROWD[:8], IDA, JIM))
        await do(world, number, Disqualify(ORGANISER, 5, "cheats"))
        stored = await world.start(number)
    else:
        stored = await offered_before(world, number)
        ways = {"taken out": (Disqualify(ORGANISER, 5, "cheats"),), "withdrawn": (Leave(JIM), Leave(IDA))}
        await do(world, number, *ways[how])
    await keep_offer(world, stored)
    stored = await do(world, number, Leave(ANN))
    assert stored.entry_of(IDA.user) is None
    assert "Substitutes:" not in str(manage_panel(stored, Reader()))
