"""What happens to contests between two steps, apart from play: members, organisers, admins and machines."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from random import Random
from typing import Final

from bot.clock import DAY_MS, HOUR_MS
from bot.contests.calendar import slots
from bot.contests.commands.base import ContestCommand
from bot.contests.commands.matches import AgreeOnTime, DisputeMatch, TickSlots
from bot.contests.commands.organising import Announce, Cancel, Edit, Extend, HandOver, Pause, Publish, Resume
from bot.contests.commands.rulings import AddLate, Adjust, AnswerDispute, Disqualify, Forfeit, Redraw, Replace
from bot.contests.commands.signing_up import CheckIn, Join, Leave, Offer, Standing
from bot.contests.presence import nobody_has_played
from bot.contests.state import DeadlineKind, Stage, StoredContest
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.stats.repairs import Repairs
from bot.tables.commands.life import Close
from bot.tables.commands.seats import Kick, Sit
from bot.tables.commands.seats import Leave as LeaveTable
from bot.tables.model import Member
from engine import Refused
from engine.contest.config import Pace
from engine.contest.state import Place
from tests.contest_simulation import lives, partners
from tests.contest_simulation.laws import require
from tests.contest_simulation.server import GUILD, MODERATOR, ORGANISER
from tests.contest_simulation.simulation import Simulation

Trouble = Callable[[Simulation], Awaitable[object]]


async def enter_late(of: Simulation) -> None:
    """Somebody signs up while it runs, or an organiser adds somebody."""
    if of.dice.random() < 0.5:
        await of.sign_up()
    else:
        await of.do(AddLate(ORGANISER, tuple(of.new_member() for _ in range(of.stored.plan.size))))


async def withdraw(of: Simulation) -> None:
    """A member leaves the contest."""
    await of.do(Leave(of.somebody()))


async def disqualify(of: Simulation) -> None:
    """An organiser takes an entrant out."""
    await of.do(Disqualify(ORGANISER, _entrant(of), "cheated"))


async def forfeit(of: Simulation) -> None:
    """An organiser lets a side lose."""
    await of.do(Forfeit(ORGANISER, *_place(of), of.dice.randrange(2), "went home"))


async def adjust(of: Simulation) -> None:
    """An organiser sets the points of a match, and mostly takes it back, which leaves no trace (L15)."""
    place = _place(of)
    before = of.stored.standings() if of.stored.contest.seeds else ()
    known = place in of.stored.contest.adjustments
    points = (of.dice.randrange(9), of.dice.randrange(9))
    if not await of.do(Adjust(ORGANISER, *place, points, "miscounted")) or of.dice.random() < 0.4:
        return
    if not await of.do(Adjust(ORGANISER, *place, None, "it was right")):
        return  # no game of the match counts
    require("L15", known or of.stored.standings() == before, f"adjusting {place} and back")


async def extend(of: Simulation) -> None:
    """A round gets more time."""
    await of.do(Extend(ORGANISER, HOUR_MS))


async def pause(of: Simulation) -> None:
    """The contest stands still for a while: no table goes on."""
    if not await of.do(Pause(ORGANISER, "lights out")):
        return
    await of.advance()
    require("pause", all(table.held for table in of.stored.tables.values() if table.running), "a table goes on")
    of.server.clock.later(of.dice.choice((1, 600, 90_000)))
    if of.dice.random() < 0.3:
        of.crash()
    await of.do(Resume(ORGANISER))
    await of.advance()
    require("pause", not any(table.held for table in of.stored.tables.values() if table.running), "a table stands")


async def redraw(of: Simulation) -> None:
    """An organiser has the round drawn again."""
    await of.do(Redraw(ORGANISER, "wrong"))
    await of.advance()


async def substitute(of: Simulation) -> None:
    """Another member plays for one who cannot."""
    entry = of.stored.contest.entries.get(_entrant(of))
    if entry is not None:
        other = of.new_member() if of.dice.random() < 0.8 else of.somebody()
        await of.do(Replace(ORGANISER, entry.number, of.dice.choice(entry.players), other, "ill"))


async def talk(of: Simulation) -> None:
    """Members dispute, offer and find times; organisers answer, announce and hand over."""
    place, member = _place(of), of.somebody()
    offered = slots(of.stored.plan, place[0], of.server.clock.at) or (of.server.clock.at + HOUR_MS,)
    at = of.dice.choice(offered)
    commands: tuple[ContestCommand, ...] = (
        DisputeMatch(member, *place, "they talked"),
        AnswerDispute(MODERATOR, *place, "no"),
        Offer(of.new_member(), of.standing, offers=True),
        TickSlots(member, *place, tuple({at, of.dice.choice(offered)})),
        AgreeOnTime(member, *place, at),
        Announce(ORGANISER, "hurry up"),
    )
    await of.do(of.dice.choice(commands))


async def make_a_mistake(of: Simulation) -> None:
    """Somebody asks for what cannot be: it is refused, and changes nothing."""
    stranger, place = of.new_member(), (99, 0)
    commands: tuple[ContestCommand, ...] = (
        Adjust(ORGANISER, *place, (1, 0), "x"),
        Adjust(ORGANISER, *_place(of), (-1, 0), "x"),
        Adjust(ORGANISER, *_place(of), (1, 0), " "),
        Forfeit(ORGANISER, 1, 0, 2, "x"),
        Forfeit(stranger, *_place(of), 0, "x"),
        Disqualify(ORGANISER, 99, "x"),
        AddLate(ORGANISER, (stranger, stranger)),
        AddLate(stranger, (stranger,)),
        Replace(ORGANISER, 99, 1, stranger, "x"),
        Publish(ORGANISER),
        Edit(ORGANISER, plan=replace(of.stored.plan, clock_ms=15_000)),
        Edit(ORGANISER, name=" "),
        Extend(ORGANISER, 0),
        Resume(ORGANISER),
        Redraw(stranger, "x"),
        Cancel(stranger, "x"),
        HandOver(stranger, stranger),
        Join(ORGANISER, Standing(has_role=False)) if of.stored.plan.role else Leave(stranger),
        CheckIn(stranger),
    )
    command = of.dice.choice(commands)
    require("refusal", not await of.do(command), f"{command} was taken")


async def intrude(of: Simulation) -> None:
    """L14: nobody else takes a seat at a contest's table, and no organiser of tables empties or closes it."""
    for now in (await of.tables())[:1]:
        seat, sitter = of.dice.randrange(4), of.dice.choice(now.table.seats)
        stranger = of.new_member()
        member = stranger if sitter is None or sitter.user is None else Member(sitter.user, sitter.name)
        for command in (Sit(stranger, seat), LeaveTable(member), Kick(MODERATOR, seat), Close(MODERATOR)):
            try:
                await of.server.tables.do(now.table.id, command)
            except Refused:
                of.refused += 1
            else:
                require("L14", False, f"{command} was taken")
        after = await of.server.tables.look(now.table.id)
        require("L14", after.table.seats == now.table.seats, "the seats have changed")


async def crash(of: Simulation) -> None:
    """The process is killed between two steps."""
    of.crash()


async def go_down(of: Simulation) -> None:
    """The bot is away for a while."""
    await be_down_for(of, of.dice.choice((5, 300, 4_000, 200_000)) * 1000)


async def be_down_for(of: Simulation, down: int) -> None:
    """L13: what had begun is due later by the time in which the bot was away, once."""
    before, now = of.stored, of.server.clock.at
    await of.be_down(now, now + down)
    require("L13", await of.server.tables.resume() == 0, "twice")
    await of.look()
    found = {key: deadline.due_at for key, deadline in of.stored.deadlines.items()}
    expected = due_after_downtime(before, now, down)
    require("L13", found == expected, f"{found} after {down} from {now}, not {expected}")


def due_after_downtime(before: StoredContest, now: int, down: int) -> dict[tuple[DeadlineKind, int], int]:
    """When what is due by `before` is due after `down` milliseconds from `now` (docs/leagues.md, What happens if…)."""
    found = dict[tuple[DeadlineKind, int], int]()
    for key, deadline in before.deadlines.items():
        began = deadline.began_at
        # where the clock was set back, a round may have begun later than now
        moved = 0 if began is None or before.paused else min(down, max(0, now + down - began))
        found[key] = deadline.due_at + moved
    whistle = before.deadlines.get((DeadlineKind.WHISTLE, before.round))
    runs = before.plan.config.pace is not Pace.LIVE and not before.paused
    if whistle is not None and runs and now + HOUR_MS <= whistle.due_at <= now + down:  # the last hour was lost
        found[DeadlineKind.WHISTLE, before.round] = whistle.due_at + max(down, DAY_MS)
        found[DeadlineKind.REMINDER, before.round] = now + down
    return found


async def race(of: Simulation) -> None:
    """L16: two directors do the same at the same time; the witness sees whether anything was done twice."""
    other = of.server.another_director()
    await asyncio.gather(of.server.director.advance(of.stored.id), other.advance(of.stored.id))
    await of.look()


async def void(of: Simulation) -> None:
    """An admin makes a game count for nothing."""
    ended = [table.table for table in of.stored.tables.values() if not table.running]
    if ended:
        await _repair(of, _repairs(of).void(GUILD, MODERATOR, of.dice.choice(ended), "wrong"))


async def merge(of: Simulation) -> None:
    """An admin merges a member's account into another one."""
    await _repair(of, _repairs(of).merge(GUILD, MODERATOR, of.somebody(), of.new_member(), "new phone"))


async def forget(of: Simulation) -> None:
    """A member has everything deleted: the standings stay as they are."""
    server, member = of.server, of.somebody()
    before = of.stored
    people = Members(server.database)
    await Privacy(server.database, server.tables, people, clock=server.clock, vault=server.vault).forget(member.user)
    of.witness.deleting = True
    await of.look()
    if before.contest.seeds and before.results == of.stored.results:
        require("L10", of.stored.standings() == before.standings(), "deleting a member changed the standings")


_TROUBLES: Final[tuple[tuple[Trouble, float], ...]] = (
    *((enter_late, 4), (withdraw, 4), (disqualify, 2), (forfeit, 3), (adjust, 5), (extend, 1), (pause, 2)),
    *((redraw, 2), (substitute, 3), (talk, 4), (make_a_mistake, 8), (intrude, 2), (crash, 4), (go_down, 3)),
    *((race, 3), (void, 2), (merge, 2), (forget, 2)),
    *((lives.pause_for_days, 4), (lives.extend_for_days, 2), (lives.be_down_at_a_date, 5)),
    *((lives.lose_gateway_at_a_date, 5), (lives.set_clock_back, 2), (lives.leave_and_return, 6)),
    *((lives.redraw_with_others, 6), (lives.replace_and_vanish, 4), (lives.change_partners, 3)),
    *((lives.leave_all, 0.2), (lives.lose_organiser, 1), (lives.lose_rooms, 1), (lives.lose_role, 1)),
    (lives.close_channel, 3),
    *((partners.look_for_partners, 3), (partners.leave_a_partner, 5)),
)
"""With how often each happens."""
_FAVOURITES: Final = 3
_OFTEN: Final = 5
"""By how much a favourite of the contest is likelier, and what suits the moment."""
_IN_A_FRESH_ROUND: Final = (redraw, lives.redraw_with_others)
_IN_THE_LAST_ROUND: Final = (withdraw, disqualify)
_AFTER_THE_END: Final[tuple[Trouble, ...]] = (adjust, void, merge, forget, make_a_mistake, crash)
_CANCELS: Final = 0.004


async def trouble(of: Simulation) -> None:
    """Something that happens to contests."""
    if of.dice.random() < _CANCELS:
        await of.do(Cancel(ORGANISER, "fire alarm"))
        return
    suits = _IN_A_FRESH_ROUND if is_fresh(of) else _IN_THE_LAST_ROUND if _is_last(of) else ()
    weights = [
        weight * (_OFTEN if kind in suits or kind.__name__ in of.favourites else 1) for kind, weight in _TROUBLES
    ]
    await of.dice.choices([kind for kind, _ in _TROUBLES], weights)[0](of)


def favourites(dice: Random) -> frozenset[str]:
    """What happens more often in one contest than in others."""
    return frozenset(kind.__name__ for kind, _ in dice.sample(_TROUBLES, _FAVOURITES))


def is_fresh(of: Simulation) -> bool:
    """Whether a round is drawn in which nobody has played yet."""
    return of.stored.stage is Stage.RUNNING and nobody_has_played(of.stored)


def _is_last(of: Simulation) -> bool:
    stored = of.stored
    return stored.stage is Stage.RUNNING and stored.round >= stored.plan.format.rounds_of(stored.contest)


async def trouble_after_the_end(of: Simulation) -> None:
    """Something that happens to contests that are over."""
    if of.stored.stage is Stage.OVER and of.stored.round:
        await of.dice.choice(_AFTER_THE_END)(of)


async def _repair(of: Simulation, work: Awaitable[None]) -> None:
    try:
        await work
    except Refused:
        of.refused += 1
    await of.server.director.refresh_standings()
    await of.look()


def _repairs(of: Simulation) -> Repairs:
    return Repairs(of.server.database, clock=of.server.clock)


def _entrant(of: Simulation) -> int:
    return of.dice.choice(tuple(of.stored.contest.entries) or (1,))


def _place(of: Simulation) -> Place:
    """A match, mostly of the last round."""
    if not of.stored.round:
        return 1, 0
    number = of.stored.round if of.dice.random() < 0.7 else of.dice.randint(1, of.stored.round)
    return number, of.dice.randrange(max(1, len(of.stored.contest.rounds[number - 1].matches)))
