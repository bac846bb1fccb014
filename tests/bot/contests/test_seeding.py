"""Seeds and partners by lot, by standings and by what members wish; accounts that were merged are one person."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

from bot.contests.entries import pairs_by_lot
from bot.contests.members import Join, OwnStanding
from bot.contests.model import Person, StoredContest
from bot.contests.seeding import order_by
from bot.contests.templates import Template
from bot.stats.read.titles import load_placings
from bot.tables.avoided import Avoided, AvoidedMembers
from bot.tables.model import Member
from engine.contest.config import Seeding
from engine.contest.events import Entry
from engine.contest.state import dice_for
from tests.bot.contests.world import CROWD, World
from tests.bot.people import GUILD
from tests.contests.promises import promise

pytestmark = promise("points-seeds", "points-secret")

ONE, TWO, THREE, FOUR = CROWD[:4]
NEW_ACCOUNT = Member(6001, "Nora")


async def test_lots_come_from_the_secret(world: World) -> None:
    stored = await world.begun(10, Template.CUP, seeding=Seeding.LOTS)
    lots = [*range(1, 6)]
    dice_for(stored.lot, "seeds").shuffle(lots)
    assert stored.contest.seeds == tuple(lots)


def test_a_new_partner_costs_a_pair_nothing() -> None:
    pairs = (Entry(1, (1, 2)), Entry(2, (3, 4)), Entry(3, (5, 6)))
    places = {1: -3.0, 2: -3.0, 3: -1.0, 4: -1_000_000.0, 5: -2.0, 6: -2.0}
    assert order_by(pairs, places, best=True) == (2, 3, 1)
    assert order_by(pairs, places) == (3, 1, 2), "by ratings their mean counts"


@promise("organizers-one-person")
async def test_a_seed_by_the_season_before_is_that_of_the_person(world: World) -> None:
    over = await world.over(6, Template.CUP, least=2, check_in=False, repeats=True, seeding=Seeding.LAST)
    best = over.contest.entries[over.standings()[0][0].entrant].players
    champion = Member(over.people[best[0]].user, over.people[best[0]].name)
    following = (await world.contests.of_guild(over.guild))[0].id
    await world.merge(champion, NEW_ACCOUNT)
    rest = [member for member in CROWD[:6] if member.user not in {over.people[each].user for each in best}]
    await world.sign_up(following, (*rest[:2], NEW_ACCOUNT, CROWD[7]))  # with a partner who was not there
    assert (await world.start(following)).contest.seeds == (2, 1)


@promise("organizers-one-person")
async def test_places_are_those_of_the_person_whichever_account_asks(world: World) -> None:
    over = await world.over(4, Template.CUP, least=2, check_in=False)
    winner = over.people[over.contest.entries[over.standings()[0][0].entrant].players[0]].user
    await world.merge(Member(winner, "w"), NEW_ACCOUNT)
    async with world.database.read() as connection:
        found = [await load_placings(connection, GUILD, user=user) for user in (winner, NEW_ACCOUNT.user)]
    assert found[0] == found[1]
    assert found[0][0].rank == 1


async def with_lookers(world: World, *lookers: Member) -> StoredContest:
    """A cup for which these look for a partner, and four pairs have signed up."""
    plan = world.plan(Template.CUP, check_in=False)
    number = (await world.published(plan)).id
    for member in lookers:
        await world.contests.do(number, Join(member, OwnStanding()))
    return await world.sign_up(number, CROWD[8:16])


async def avoid(world: World, one: Member, other: Member) -> None:
    await AvoidedMembers(world.database).add(GUILD, one.user, Avoided(other.user, other.name))


def partners(stored: StoredContest, among: Iterable[Member]) -> set[frozenset[str]]:
    """The pairs of some members in a contest, by their names."""
    users = {each.user for each in among}
    pairs = ([stored.people[player] for player in entry.players] for entry in stored.contest.entries.values())
    return {frozenset(each.name for each in pair) for pair in pairs if {each.user for each in pair} <= users}


@promise("points-not-with-them")
@pytest.mark.parametrize("who_avoids", ["one", "other"])
async def test_partners_are_others_where_one_would_rather_not(world: World, who_avoids: str) -> None:
    await avoid(world, *((ONE, TWO) if who_avoids == "one" else (TWO, ONE)))
    stored = await world.start((await with_lookers(world, ONE, TWO, THREE, FOUR)).id)
    found = partners(stored, CROWD[:4])
    assert len(found) == 2
    assert frozenset({"M1", "M2"}) not in found
    await world.check()


@promise("points-not-with-them")
async def test_as_many_pairs_as_can_be_made(world: World) -> None:
    """By lot: nobody sits with whom they would not, no pair less than by trying all, and none other without lists."""
    stored, dice = await with_lookers(world), Random(5)
    shorter = 0
    for _ in range(300):
        people = {
            number: Person(player=number, user=3000 + number, name=str(number), joined_at=number, looking=True)
            for number in range(101, dice.randint(102, 108))
        }
        wishes = [(one.user, two.user) for one in people.values() for two in people.values() if one is not two]
        lists = frozenset(dice.sample(wishes, round(len(wishes) * dice.choice((0, 0.1, 0.3, 0.6)))))
        now = replace(stored, people=people, not_partners=lists)
        there = sorted(people.values(), key=lambda person: person.player)[: len(people) // 2 * 2]
        found = pairs_by_lot(now, tuple(people.values()))
        assert not [pair for pair in found if {(one.user, two.user) for one, two in (pair, pair[::-1])} & lists]
        used = [person.player for pair in found for person in pair]
        assert len(used) == len(set(used))
        most = _most(tuple(there), lists)
        assert len(found) <= most
        shorter += len(found) < most
        if not lists:
            assert sorted(used) == [person.player for person in there], "the last to come is left over"
    assert shorter <= 3, "exchanges with one pair nearly always find the most"


def _most(people: tuple[Person, ...], lists: frozenset[tuple[int, int]]) -> int:
    """How many pairs there can be, by trying all."""
    if len(people) < 2:
        return 0
    first, *others = people
    found = _most(tuple(others), lists)
    for other in others:
        if not {(first.user, other.user), (other.user, first.user)} & lists:
            found = max(found, 1 + _most(tuple(each for each in others if each is not other), lists))
    return found
