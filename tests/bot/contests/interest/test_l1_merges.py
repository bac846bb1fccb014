"""L1: an admin who plays puts nobody into another's seat, and takes none, by a merge of accounts."""

from dataclasses import replace
from functools import partial

from bot.contests.account_judges import own_contest_of_merge
from bot.contests.commands.rulings import Forfeit
from bot.contests.interest import deciders
from bot.contests.templates import Template
from bot.stats.repairs import RepairCode, Repairs
from bot.tables.model import Member
from tests.bot.contests.interest.club import OWNER, club, match_of, member_of, other_match
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.people import GUILD
from tests.refused import refused
from tests.suite import both_databases

OLGA = replace(ORGANISER, moderator=True)
ALT, OTHER = CROWD[40:42]


def repairs_of(world: World) -> Repairs:
    return Repairs(world.database, clock=world.clock, own_contest=partial(own_contest_of_merge, world.contests))


async def contest_of(world: World, old: Member, new: Member, by: Member) -> str | None:
    """The contest for which a merge concerns the admin."""
    async with world.database.read() as connection:
        return await own_contest_of_merge(world.contests, connection, GUILD, (old.user, new.user), by)


@both_databases
async def test_l1_an_admin_merges_nobody_out_of_the_own_match(world: World) -> None:
    """Neither an opponent, nor the partner, nor who may be met later; and takes no seat over."""
    stored = await club(world, Template.CUP, 8)
    _, (own,), (other,) = match_of(stored)
    opponent, rival = member_of(stored, other), member_of(stored, other_match(stored)[1])
    repairs = repairs_of(world)
    for old in (opponent, member_of(stored, own, 1), rival, OLGA):
        with refused(RepairCode.OWN_MERGE):
            await repairs.check_merge(GUILD, old.user, ALT.user, OLGA)
        with refused(RepairCode.OWN_MERGE):
            await repairs.merge(GUILD, OLGA, old, ALT, "new phone")
    with refused(RepairCode.OWN_MERGE):
        await repairs.merge(GUILD, OWNER, opponent, OWNER, "my old phone")
    assert (await world.contests.look(stored.id)).people == stored.people
    await repairs.merge(GUILD, OWNER, opponent, ALT, "new phone")
    after = await world.contests.look(stored.id)
    entry = after.entry_of(ALT.user)
    assert entry is not None
    assert entry.number == other


async def test_l1_merges_that_concern_nobody_are_never_refused(world: World) -> None:
    """Both ways: accounts that are not in it, an entrant's account of before, and a cup that the admin is out of."""
    stored = await club(world, Template.CUP, 16)
    place, (own,), (other,) = match_of(stored)
    assert await contest_of(world, ALT, OTHER, OLGA) is None
    assert await contest_of(world, ALT, member_of(stored, other), OLGA) is None
    assert await contest_of(world, member_of(stored, other), ALT, OWNER) is None
    rival = member_of(stored, other_match(stored)[1])
    assert await contest_of(world, rival, ALT, OLGA) == "Cup night"
    side = int(own in stored.contest.rounds[0].matches[place[1]].east)
    await world.contests.do(stored.id, Forfeit(OWNER, *place, side, "late"))
    assert await contest_of(world, rival, ALT, OLGA) is None


async def test_l1_an_admin_merges_no_judge_into_a_player(world: World) -> None:
    """Whoever may decide about the admin's matches would not any more."""
    stored = await club(world, Template.CUP, 16, play=False)
    assert deciders(stored, CROWD[0].user) == {ORGANISER.user}
    admin, rival = replace(CROWD[0], moderator=True), member_of(stored, other_match(stored, CROWD[0].user)[1])
    assert await contest_of(world, ORGANISER, rival, admin) == "Cup night"
    assert await contest_of(world, ORGANISER, ALT, admin) is None, "the same person with another account"
