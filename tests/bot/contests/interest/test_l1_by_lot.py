"""L1 by lot: commands of any organiser at any moment of contests of each format, judged by what can be seen of them.

The judge knows nothing of `bot.contests.interest`: it reads standings, results, seats and dates before and after.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from bot.contests.changes import apply_change
from bot.contests.commands.base import OrganiserCommand
from bot.contests.commands.organising import Announce, Cancel, Edit, Extend, Pause
from bot.contests.commands.rulings import AddLate, Adjust, Disqualify, Forfeit, Redraw, Replace, SetSeed
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.tables.model import Member
from engine import Refused
from engine.contest.events import Match
from tests.bot.contests.interest.club import OWNER, outcome_of
from tests.bot.contests.world import CROWD, HOUR, World
from tests.suite import examples, sampled

COMMANDS = 120
"""At each moment."""


def any_command(stored: StoredContest, by: Member, dice: Random) -> OrganiserCommand:
    number = dice.randint(1, stored.round) if stored.round else 1
    places = len(stored.contest.rounds[number - 1].matches) if stored.round else 1
    place = (number, dice.randrange(max(1, places)))
    entrant = dice.choice([*stored.contest.entries])
    out = dice.choice(stored.contest.entries[entrant].players)
    new = dice.sample(CROWD[50:], 2)
    plan = replace(stored.plan, starts_at=stored.plan.starts_at + HOUR)
    return dice.choice(
        (
            *(Adjust(by, *place, (dice.randrange(12), dice.randrange(12)), "x"), Forfeit(by, *place, 0, "x")),
            *(Disqualify(by, entrant, "x"), Replace(by, entrant, out, new[0], "x"), SetSeed(by, entrant, 1, "x")),
            *(Extend(by, HOUR), Pause(by, "x"), Redraw(by, "x"), Cancel(by, "x"), Announce(by, "x")),
            *(AddLate(by, tuple(new[: stored.plan.size])), Edit(by, plan=plan)),
        )
    )


def seen(stored: StoredContest, user: int) -> Iterator[object]:
    """What a member sees of their own entry: its place, its points, its matches with seats and results."""
    mine = {
        entry.number
        for entry in stored.contest.entries.values()
        if any(stored.people[player].user == user for player in entry.players if player in stored.people)
    }
    yield sorted(mine)
    if stored.contest.seeds:
        waits = stored.plan.config.format == "cup" and not stored.stage.is_final
        yield [(waits or row.rank, row.points) for rows in stored.standings() for row in rows if row.entrant in mine]
    for drawn in stored.contest.rounds:
        for at, match in enumerate(drawn.matches):
            if mine.isdisjoint((*match.north, *match.east)):
                continue
            outcome = stored.outcome((drawn.round, at))
            yield drawn.round, match, outcome
            if outcome is None:
                yield stored.seats_of(match), stored.whistle_at(drawn.round)
    if any(stored.contest.entries[entrant].left is None for entrant in mine) and stored.stage != "over":
        yield stored.stage
        open_now = any(mine & {*match.north, *match.east} for match in open_matches(stored))
        yield stored.paused if open_now or not stored.round else None
        yield stored.plan.starts_at if not stored.round else None


def open_matches(stored: StoredContest) -> Iterator[Match]:
    for number, place in stored.open_places:
        yield stored.contest.rounds[number - 1].matches[place]


def judge(stored: StoredContest, now: int, dice: Random, found: Counter[str]) -> None:
    members = [Member(person.user, person.name, moderator=True) for person in stored.people.values()]
    for _ in range(examples(COMMANDS)):
        by = dice.choice(members)
        command = any_command(stored, by, dice)
        try:
            after = apply_change(stored, command.what_comes_of_it(stored, now), now)
        except Refused:
            found["refused"] += 1
            continue
        told = outcome_of(stored, command, now)
        found[told] += 1
        if [*seen(stored, by.user)] != [*seen(after, by.user)]:
            assert told == "asked", f"{command} changes what its author has"
        elif stored.contest == after.contest and stored.plan == after.plan and stored.deadlines == after.deadlines:
            assert told == "done" or stored.notes != after.notes, f"{command} changes nothing"
        assert outcome_of(stored, replace(command, member=OWNER), now) == "done", "whoever plays nowhere just does it"
        assert outcome_of(stored, command, now, alone=True) in ("done", "marked", "contest-own-match")


@pytest.mark.parametrize(
    ("template", "members", "changes"),
    sampled(
        [
            (Template.CUP, 16, {}),
            (Template.CUP, 12, {"double": True}),
            (Template.SWISS, 20, {"cut": 4}),
            (Template.LEAGUE, 20, {"division": 5}),
            (Template.HUSTLE, 10, {}),
            (Template.WEEKS, 9, {}),
        ],
        (),
        [(Template.CUP, 16, {})],
    ),
)
async def test_l1_by_lot(world: World, template: Template, members: int, changes: dict[str, object]) -> None:
    dice, found = Random(f"{template}/{members}"), Counter[str]()
    stored = await world.joined(members, template, least=4, **changes)
    judge(stored, world.clock.at, dice, found)
    stored = await world.start(stored.id)
    judge(stored, world.clock.at, dice, found)
    for _ in range(3):
        for table in list(stored.tables.values())[: 1 + len(stored.tables) // 2]:
            if table.running:
                await world.play(await world.tables.look(table.table))
        stored = await world.contests.look(stored.id)
        judge(stored, world.clock.at, dice, found)
        await world.play_tables(stored.id)
        stored = await world.director.advance(stored.id)
        judge(stored, world.clock.at, dice, found)
        world.clock.at = max([world.clock.at, *(each.due_at for each in stored.deadlines.values())])
        stored = await world.director.advance(stored.id)
        if stored.stage.is_final:
            break
    stored = await world.to_the_end_from_here(stored.id)
    judge(stored, world.clock.at, dice, found)
    assert found["asked"] > examples(COMMANDS)
    assert found["done"] > examples(COMMANDS) / 4
