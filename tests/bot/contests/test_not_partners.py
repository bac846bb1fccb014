"""*Find me a partner* gives nobody a partner with whom one of both would rather not sit."""

from collections.abc import Iterable
from dataclasses import replace
from random import Random

import pytest

from bot.contests import seeding
from bot.contests.commands.signing_up import Join, Standing
from bot.contests.state import Person, StoredContest
from bot.contests.templates import Template
from bot.panels.contests.partners import without_partner
from bot.tables.avoided import Avoided, AvoidedMembers
from bot.tables.model import Member
from tests.bot.contests.world import CROWD, World
from tests.bot.people import GUILD
from tests.suite import rest

ONE, TWO, THREE, FOUR = CROWD[:4]


async def with_lookers(world: World, *lookers: Member) -> StoredContest:
    """A cup for which these look for a partner, and four pairs have signed up."""
    plan = world.plan(Template.CUP, check_in=False)
    number = (await world.published(plan)).id
    for member in lookers:
        await world.contests.do(number, Join(member, Standing()))
    return await world.sign_up(number, CROWD[8:16])


async def avoid(world: World, one: Member, other: Member) -> None:
    await AvoidedMembers(world.database).add(GUILD, one.user, Avoided(other.user, other.name))


def partners(stored: StoredContest, among: Iterable[Member]) -> set[frozenset[str]]:
    """The pairs of some members in a contest, by their names."""
    users = {each.user for each in among}
    pairs = ([stored.people[player] for player in entry.players] for entry in stored.contest.entries.values())
    return {frozenset(each.name for each in pair) for pair in pairs if {each.user for each in pair} <= users}


@pytest.mark.parametrize("who_avoids", ["nobody", "one", "other"])
async def test_partners_are_others_where_one_would_rather_not(world: World, who_avoids: str) -> None:
    if who_avoids != "nobody":
        await avoid(world, *((ONE, TWO) if who_avoids == "one" else (TWO, ONE)))
    stored = await world.start((await with_lookers(world, ONE, TWO, THREE, FOUR)).id)
    expected = {frozenset({"M1", "M2"}), frozenset({"M3", "M4"})}
    if who_avoids != "nobody":
        expected = {frozenset({"M1", "M3"}), frozenset({"M2", "M4"})}
    assert partners(stored, CROWD[:4]) == expected
    assert len(stored.contest.seeds) == 6
    await world.check()


@rest
async def test_who_avoids_the_only_other_one_is_as_if_gone(world: World) -> None:
    """For the other one all is as if the member had left before the start."""
    await avoid(world, ONE, TWO)
    stored = await world.start((await with_lookers(world, ONE, TWO)).id)
    assert partners(stored, CROWD[:2]) == set()
    told = without_partner(stored, 0, ())
    assert told is not None
    assert told.users == (TWO.user,)
    assert [person.name for person in stored.people.values() if person.looking] == ["M2"]
    alone = World(world.database)
    alone.clock.at = world.clock.at
    without = await alone.start((await with_lookers(alone, TWO)).id)
    same = without_partner(without, 0, ())
    assert same is not None
    assert str(told.panel).replace(f":{stored.id}:", ":") == str(same.panel).replace(f":{without.id}:", ":")


async def test_after_the_start_the_next_one_comes(world: World) -> None:
    """Two who look then are a pair at once, but not these two."""
    await avoid(world, TWO, ONE)
    plan = world.plan(Template.SWISS, check_in=False, rounds=6)
    number = (await world.sign_up((await world.published(plan)).id, CROWD[8:24])).id
    await world.start(number)
    for member in (ONE, TWO):
        await world.contests.do(number, Join(member, Standing()))
    assert partners(await world.director.advance(number), CROWD[:4]) == set()
    await world.contests.do(number, Join(THREE, Standing()))
    assert partners(await world.director.advance(number), CROWD[:4]) == {frozenset({"M1", "M3"})}
    await world.check()


async def test_as_many_pairs_as_can_be_made(world: World) -> None:
    """By lot: nobody sits with whom they would not, no pair less than by trying all, and none other without lists."""
    stored, dice = await with_lookers(world), Random(5)
    shorter = 0
    for _ in range(300):
        people = {
            number: Person(player=number, user=3000 + number, name=str(number), joined_at=0, looking=True)
            for number in range(101, dice.randint(102, 108))
        }
        wishes = [(one.user, two.user) for one in people.values() for two in people.values() if one is not two]
        lists = frozenset(dice.sample(wishes, round(len(wishes) * dice.choice((0, 0.1, 0.3, 0.6)))))
        now = replace(stored, people=people, not_partners=lists)
        strength = {number: float(dice.randint(0, 3)) for number in people}
        found = seeding._pairs(now, strength)
        assert not [pair for pair in found if {(one.user, two.user) for one, two in (pair, pair[::-1])} & lists]
        used = [person.player for pair in found for person in pair]
        assert len(used) == len(set(used))
        most = _most(tuple(people.values()), lists)
        assert len(found) <= most
        shorter += len(found) < most
        if not lists:
            order = sorted(people, key=lambda number: (-strength[number], number))
            order = [each for each in order if len(order) % 2 == 0 or each != max(people)]
            assert used == order
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
