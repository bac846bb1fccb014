"""A club whose organiser plays, and what others of it may do: scenes for the tests of L1, L9 and L14."""

from dataclasses import replace
from random import Random
from typing import Any, Final

from bot.contests.asking import weigh
from bot.contests.changes import apply_change
from bot.contests.commands.answering import Approve
from bot.contests.commands.base import ContestCommand
from bot.contests.notes import Kind, Note
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.tables.game import StoredTable
from bot.tables.model import Member
from engine import Refused
from engine.contest.events import Entrant
from engine.contest.state import Place
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.scripted_tables import one_step

OWNER: Final = Member(901, "Otto", moderator=True)
"""Organises contests of the server, and does not play."""
RIVAL: Final = replace(CROWD[4], moderator=True)
"""Organises them, and plays in another pair than Olga."""
LIVE_WAIT: Final = 10 * 60_000
WINDOWS_WAIT: Final = 24 * 3_600_000


async def signed_up(
    world: World, template: Template, members: int, *, play: bool = True, **changes: Any
) -> StoredContest:
    """A contest of Olga's for which so many have signed up; she is in the first entry if `play`."""
    stored = await world.published(world.plan(template, least=2 if template is Template.CUP else 4, **changes))
    return await world.sign_up(stored.id, (ORGANISER, *CROWD[: members - 1]) if play else CROWD[:members])


async def club(world: World, template: Template, members: int, *, play: bool = True, **changes: Any) -> StoredContest:
    """The same at its start."""
    return await world.start((await signed_up(world, template, members, play=play, **changes)).id)


async def between_hands(world: World, table: int) -> StoredTable:
    """A table after its first hand or a later one, before the next is dealt."""
    now, dice = await world.tables.look(table), Random(0)
    while now.hand_number < 2:
        now = await one_step(world.tables, now, dice)
    while now.has_cards_out:
        now = await one_step(world.tables, now, dice)
    return now


def match_of(
    stored: StoredContest, user: int = ORGANISER.user
) -> tuple[Place, tuple[Entrant, ...], tuple[Entrant, ...]]:
    """A member's match in the last round: its place, the member's side and the other one."""
    entry = stored.entry_of(user)
    assert entry is not None
    found = stored.match_of(entry.number)
    assert found is not None
    place, match = found
    return (place, match.north, match.east) if entry.number in match.north else (place, match.east, match.north)


def other_match(stored: StoredContest, user: int = ORGANISER.user) -> tuple[Place, Entrant]:
    """Another open match of the last round, and an entrant of it."""
    place = next(place for place in stored.open_places if place != match_of(stored, user)[0])
    return place, next(each for each in stored.contest.rounds[place[0] - 1].matches[place[1]].north if each > 0)


def member_of(stored: StoredContest, entrant: Entrant, nth: int = 0) -> Member:
    """A member who plays for an entrant."""
    person = stored.people[stored.contest.entries[entrant].players[nth]]
    return Member(person.user, person.name)


def outcome_of(stored: StoredContest, command: ContestCommand, now: int, *, alone: bool = False) -> str:
    """What comes of a command: `done`, `asked`, `marked` as one's own cause, or the code of the refusal."""
    try:
        change = weigh(stored, command, now, alone=alone)
    except Refused as refusal:
        return str(refusal.code)
    kinds = [each.kind for each in change.happenings if isinstance(each, Note)]
    if Kind.ASKED in kinds:
        assert len(change.happenings) == 1, "nothing else happens"
        after = apply_change(stored, change, now)
        assert (after.contest, after.deadlines, after.plan) == (stored.contest, stored.deadlines, stored.plan)
        return "asked"
    return "marked" if Kind.OWN in kinds else "done"


async def ask(world: World, contest: int, command: ContestCommand) -> int:
    """The number of the question that a command comes to: nothing but a question and its message has changed."""
    before = await world.contests.look(contest)
    after = await world.contests.do(contest, command)
    number = max(after.notes.asked)
    assert number == after.revision == before.revision + 1, f"{command} was not asked"
    assert (after.contest, after.deadlines, after.plan) == (before.contest, before.deadlines, before.plan)
    assert (after.organisers, after.paused) == (before.organisers, before.paused)
    assert ("asked", number) in {(post.purpose, post.number) for post in await world.contests.posts(contest)}
    return number


async def approve(world: World, contest: int, number: int, by: Member = OWNER) -> StoredContest:
    """The contest after a yes."""
    return await world.contests.do(contest, Approve(by, number))


async def marks(world: World, contest: int) -> list[str]:
    """How each decision that concerned its author came about, in order."""
    events = await world.contests.events(contest)
    kinds = (each.happening.kind for each in events if isinstance(each.happening, Note))
    return [kind.value for kind in kinds if kind in (Kind.ASKED, Kind.APPROVED, Kind.DECLINED, Kind.OWN)]
