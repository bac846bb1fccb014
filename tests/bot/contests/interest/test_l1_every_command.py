"""L1: every command of organisers in contests of all kinds, by whoever has a part in it and by whoever has none.

Both ways: nothing with a part in it is done unasked or unmarked, and nothing without one is asked, marked or refused.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.contests.asking import TASKS
from bot.contests.commands.base import ContestCommand, OrganiserCommand, Ruling
from bot.contests.commands.matches import DisputeMatch
from bot.contests.commands.moving import ChooseRole, MoveTo
from bot.contests.commands.organising import (
    Announce,
    Cancel,
    Deputize,
    Edit,
    Extend,
    HandOver,
    Pause,
    Publish,
    Resume,
    SeedByRatings,
)
from bot.contests.commands.renaming import Rename
from bot.contests.commands.rulings import AddLate, Adjust, AnswerDispute, Disqualify, Forfeit, Redraw, Replace, SetSeed
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.tables.model import Member
from engine.contest.config import Movement
from engine.contest.formats import league
from tests.bot.contests.interest.club import OWNER, club, match_of, member_of, other_match, outcome_of, signed_up
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World
from tests.suite import rest

NEW: Final = CROWD[40:44]
OWN_MATCH: Final = "contest-own-match"
NOTHING: Final = ("done", "done")
ENTRY: Final = ("asked", "marked")
MATCH: Final = ("asked", OWN_MATCH)
"""What comes of it while others can be asked, and where there is nobody to ask."""
Case = tuple[tuple[str, str], ContestCommand]


def in_general(stored: StoredContest, by: Member) -> Iterator[Case]:
    """What never concerns anybody's entry."""
    yield NOTHING, Announce(by, "hurry up")
    yield NOTHING, MoveTo(by, 7701)
    yield NOTHING, Rename(by, "Another name", "Bring cake")
    yield NOTHING, HandOver(by, NEW[0])
    yield NOTHING, Deputize(by, NEW[0])


def running_match(stored: StoredContest, by: Member) -> Iterator[Case]:
    """What concerns one's own match while it is played, in contests of pairs."""
    place, (own,), (other,) = match_of(stored)
    mine, partner = stored.contest.entries[own].players
    yield MATCH, Adjust(by, *place, (10, 0), "x")
    yield MATCH, Forfeit(by, *place, 0, "x")
    yield MATCH, Forfeit(by, *place, 1, "x")
    yield MATCH, Disqualify(by, other, "x")
    yield MATCH, Disqualify(by, own, "x")
    yield MATCH, Replace(by, other, stored.contest.entries[other].players[0], NEW[0], "x")
    yield MATCH, Replace(by, own, mine, NEW[0], "x")
    yield MATCH, Replace(by, own, partner, NEW[0], "x")
    yield MATCH, AnswerDispute(by, *place, "x")
    yield ENTRY, Extend(by, HOUR)
    yield ENTRY, Pause(by, "x")
    yield ENTRY, Redraw(by, "x")
    yield ENTRY, Cancel(by, "x")


def of_others(stored: StoredContest, by: Member, expected: tuple[str, str]) -> Iterator[Case]:
    """What concerns a match of two other entries."""
    place, entrant = other_match(stored)
    yield expected, Adjust(by, *place, (10, 0), "x")
    yield expected, Forfeit(by, *place, 1, "x")
    yield expected, Disqualify(by, entrant, "x")
    yield expected, Replace(by, entrant, stored.contest.entries[entrant].players[0], NEW[0], "x")


def judge(stored: StoredContest, cases: Iterator[Case], now: int) -> set[type]:
    """Each case comes out as it says; and without a part in it, by another organiser, everything is done at once."""
    found = set[type]()
    for expected, command in cases:
        got = tuple(outcome_of(stored, command, now, alone=alone) for alone in (False, True))
        assert got == expected, command
        assert outcome_of(stored, replace(command, member=OWNER), now) == "done", command
        found.add(type(command))
    return found


async def test_l1_a_cup(world: World) -> None:
    stored = await club(world, Template.CUP, 16)
    for place in stored.open_places:
        match = stored.contest.rounds[0].matches[place[1]]
        await world.contests.do(stored.id, DisputeMatch(member_of(stored, match.north[0]), *place, "they talked"))
    stored, now = await world.contests.look(stored.id), world.clock.at
    found = judge(stored, in_general(stored, ORGANISER), now)
    found |= judge(stored, running_match(stored, ORGANISER), now)
    found |= judge(stored, of_others(stored, ORGANISER, ENTRY), now)  # who goes on may be met
    place, _ = other_match(stored)
    found |= judge(stored, iter([(NOTHING, AnswerDispute(ORGANISER, *place, "no"))]), now)
    assert found >= {Adjust, Forfeit, Disqualify, Replace, AnswerDispute, Extend, Pause, Redraw, Cancel}

    paused = await world.contests.do(stored.id, Pause(OWNER, "fire alarm"))
    judge(paused, iter([(NOTHING, Resume(ORGANISER))]), now)  # it goes on with the time that it had


async def test_l1_who_is_knocked_out_has_no_part_in_the_rest(world: World) -> None:
    stored = await club(world, Template.CUP, 16, third_place=False)
    place, (own,), _ = match_of(stored)
    side = int(own in stored.contest.rounds[0].matches[place[1]].east)
    await world.contests.do(stored.id, Forfeit(OWNER, *place, side, "went home"))
    stored, now = await world.director.advance(stored.id), world.clock.at
    judge(stored, of_others(stored, ORGANISER, NOTHING), now)
    judge(stored, in_general(stored, ORGANISER), now)
    judge(stored, iter([(NOTHING, Extend(ORGANISER, HOUR)), (NOTHING, Pause(ORGANISER, "x"))]), now)
    judge(stored, iter([(MATCH, Adjust(ORGANISER, *place, (10, 0), "x"))]), now)
    judge(stored, iter([(ENTRY, Cancel(ORGANISER, "x"))]), now)  # the place that was reached is gone


async def test_l1_a_league_of_two_divisions(world: World) -> None:
    stored = await club(world, Template.LEAGUE, 24, division=6)
    now = world.clock.at
    mine = match_of(stored)[1][0]
    upper, lower = sorted(league.divisions(stored.contest), key=lambda each: mine not in each)
    place = next(place for place in stored.open_places if stored.contest.rounds[0].matches[place[1]].north[0] in lower)
    judge(stored, (each for each in running_match(stored, ORGANISER) if not isinstance(each[1], AnswerDispute)), now)
    players = stored.contest.entries[lower[0]].players
    others: list[Case] = [
        (NOTHING, Adjust(ORGANISER, *place, (10, 0), "x")),
        (NOTHING, Forfeit(ORGANISER, *place, 0, "x")),
        (NOTHING, Disqualify(ORGANISER, lower[0], "x")),
        (NOTHING, Replace(ORGANISER, lower[0], players[0], NEW[0], "x")),
    ]
    judge(stored, iter(others), now)
    rival = next(each for each in upper if each not in {*match_of(stored)[1], *match_of(stored)[2]})
    judge(stored, iter([(ENTRY, Disqualify(ORGANISER, rival, "x"))]), now)
    judge(stored, iter([(ENTRY, SeedByRatings(ORGANISER))]), now)


@rest
async def test_l1_a_hustle(world: World) -> None:
    for movement in Movement:
        stored = await club(world, Template.HUSTLE, 8, movement=movement)
        now, (place, own, others) = world.clock.at, match_of(stored)
        partner = next(each for each in own if stored.entry_of(ORGANISER.user) != stored.contest.entries[each])
        entries = stored.contest.entries
        cases: list[Case] = [
            (MATCH, Adjust(ORGANISER, *place, (10, 0), "x")),
            (MATCH, Disqualify(ORGANISER, others[0], "x")),
            (MATCH, Disqualify(ORGANISER, partner, "x")),
            (MATCH, Replace(ORGANISER, others[1], entries[others[1]].players[0], NEW[0], "x")),
            (ENTRY, AddLate(ORGANISER, NEW[:1])),
            (ENTRY, Redraw(ORGANISER, "x")),
        ]
        judge(stored, iter(cases), now)
        far, entrant = other_match(stored)
        judge(stored, iter([(ENTRY, Disqualify(ORGANISER, entrant, "x"))]), now)
        judge(stored, iter([(ENTRY, Adjust(ORGANISER, *far, (99, 0), "x"))]), now)  # one's own rank falls


async def test_l1_before_the_draw(world: World) -> None:
    for template, members in ((Template.SWISS, 12), (Template.HUSTLE, 6)):
        stored, now = await signed_up(world, template, members), world.clock.at
        size = stored.plan.size
        cases: list[Case] = [
            (ENTRY, SetSeed(ORGANISER, 1, 1, "x")),
            (ENTRY, SetSeed(ORGANISER, 2, 1, "x")),
            (ENTRY, AddLate(ORGANISER, NEW[:size])),
            (ENTRY, Disqualify(ORGANISER, 2, "x")),
            (ENTRY, Replace(ORGANISER, 2, stored.contest.entries[2].players[0], NEW[0], "x")),
            (ENTRY, Cancel(ORGANISER, "x")),
            (ENTRY, Edit(ORGANISER, plan=replace(stored.plan, starts_at=stored.plan.starts_at + HOUR))),
            (NOTHING, Edit(ORGANISER, name="Another name")),
        ]
        judge(stored, iter(cases), now)
        judge(stored, in_general(stored, ORGANISER), now)


async def test_l1_who_does_not_play_organises_as_before(world: World) -> None:
    stored, now = await club(world, Template.HUSTLE, 8, play=False), world.clock.at
    place, entrant = stored.open_places[0], 3
    commands: list[ContestCommand] = [
        *(Extend(ORGANISER, HOUR), Pause(ORGANISER, "x"), Redraw(ORGANISER, "x"), Cancel(ORGANISER, "x")),
        *(Adjust(ORGANISER, *place, (10, 0), "x"), Forfeit(ORGANISER, *place, 0, "x")),
        *(Disqualify(ORGANISER, entrant, "x"), AddLate(ORGANISER, NEW[:1]), HandOver(ORGANISER, CROWD[0])),
        Replace(ORGANISER, entrant, stored.contest.entries[entrant].players[0], NEW[0], "x"),
        *(Deputize(ORGANISER, CROWD[0]), Announce(ORGANISER, "x"), MoveTo(ORGANISER, 7701)),
    ]
    for command in commands:
        assert outcome_of(stored, command, now) == "done", command


def test_l1_every_command_of_organisers_has_its_case() -> None:
    """A new one is put into the tables above, and among `TASKS` if it can concern its author."""
    every = {each.__name__ for of in (OrganiserCommand, Ruling) for each in of.__subclasses__()} - {"Ruling"}
    never = (Announce, MoveTo, ChooseRole, Publish, Rename)
    assert every == {each.__name__ for each in (*TASKS.values(), *never)}
