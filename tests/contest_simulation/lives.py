"""What life does to contests besides troubles of play: long pauses, dates without anybody there, people who change."""

from typing import Final

from sqlalchemy import update

from bot.clock import DAY_MS, HOUR_MS, MINUTE_MS
from bot.contests.commands.organising import Deputize, Extend, HandOver, Pause, Publish, Resume
from bot.contests.commands.rulings import AddLate, Adjust, Disqualify, Forfeit, Redraw, Replace
from bot.contests.commands.signing_up import Invite, Join, Leave, Offer
from bot.contests.state import StoredContest
from bot.contests.steps import next_look
from bot.contests.venue import NoRooms, OneRoom
from bot.members.preferences import Members
from bot.members.privacy import Privacy
from bot.store import schema
from bot.tables.model import Member
from engine.contest.entries import Entry
from tests.contest_simulation.laws import require
from tests.contest_simulation.server import CHANNEL, GUILD, MODERATOR, ORGANISER
from tests.contest_simulation.simulation import Simulation

_BEFORE: Final = (0, MINUTE_MS, 20 * MINUTE_MS, 2 * HOUR_MS, DAY_MS)
_AFTER: Final = (MINUTE_MS, 4 * MINUTE_MS, 40 * MINUTE_MS, 5 * HOUR_MS, 2 * DAY_MS)
_SET_BACK_MS: Final = 2 * HOUR_MS
_SET_BACK_IN_A_PAUSE: Final = 0.35


async def pause_for_days(of: Simulation) -> None:
    """The contest stands still for days, in which the process may be away."""
    if not await of.do(Pause(ORGANISER, "holidays")):
        return
    await of.advance()
    now, days = of.server.clock.at, of.dice.choice((1, 3, 14))
    if of.dice.random() < 0.4:
        await of.be_down(now + HOUR_MS, now + HOUR_MS + of.dice.choice((HOUR_MS, DAY_MS)))
    if of.dice.random() < _SET_BACK_IN_A_PAUSE:
        of.set_clock_back(_SET_BACK_MS)
    else:
        of.server.clock.at += days * DAY_MS
    await of.do(Resume(ORGANISER))
    await of.advance()


async def extend_for_days(of: Simulation) -> None:
    """A round gets days more."""
    await of.do(Extend(ORGANISER, of.dice.choice((1, 10)) * DAY_MS))


async def be_down_at_a_date(of: Simulation) -> None:
    """The process is away when something is due."""
    span = _around(of)
    if span is not None:
        await of.be_down(*span)
        await of.advance()


async def lose_gateway_at_a_date(of: Simulation) -> None:
    """Discord's gateway is away when something is due."""
    span = _around(of)
    if span is not None:
        await of.lose_gateway(*span)
        await of.advance()


async def close_channel(of: Simulation) -> None:
    """Discord refuses what is posted in the contest's channel for hours or days, and takes it again afterwards."""
    closed = of.dice.choice((HOUR_MS, 5 * HOUR_MS, DAY_MS, 3 * DAY_MS))
    of.transcript.close_channel(of.server.clock.at + closed, of.referee)


async def set_clock_back(of: Simulation) -> None:
    """The machine's clock goes back."""
    of.set_clock_back(_SET_BACK_MS)
    await of.advance()


async def leave_and_return(of: Simulation) -> None:
    """A member leaves and comes back, alone, with the same partner or with another one."""
    entry = _entry(of)
    if entry is None:
        return
    people = _members(of.stored, entry)
    if not people or not await of.do(Leave(of.dice.choice(people))):
        return
    if of.dice.random() < 0.6:
        await of.advance()
    if of.stored.plan.size == 1:
        await of.do(Join(people[0], of.standing))
    else:
        other = people[-1] if len(people) > 1 and of.dice.random() < 0.6 else of.new_member()
        await of.do(Invite(people[0], of.standing, other))
        await of.do(Invite(other, of.standing, people[0]))


async def redraw_with_others(of: Simulation) -> None:
    """A round is drawn again with more or fewer than before, or after rulings on it."""
    number = of.stored.round
    match of.dice.randrange(4):
        case 0:
            await of.do(AddLate(ORGANISER, tuple(of.new_member() for _ in range(of.stored.plan.size))))
        case 1:
            for _ in range(of.dice.randint(1, 4)):
                entry = _entry(of)
                if entry is not None:
                    await of.do(Disqualify(ORGANISER, entry.number, "cheated"))
        case 2 if number:
            await of.do(Forfeit(ORGANISER, number, 0, of.dice.randrange(2), "not here"))
        case _ if number:
            await of.do(Adjust(ORGANISER, number, 0, (0, 7), "as agreed"))
    await of.do(Redraw(ORGANISER, "wrong"))
    await of.advance()


async def replace_and_vanish(of: Simulation) -> None:
    """Everybody of a side is replaced in the middle of a match by members who never come."""
    entry = _entry(of)
    if entry is None:
        return
    for player in entry.players:
        other = of.new_member()
        of.server.absent.add(other.user)
        if of.dice.random() < 0.3:
            await of.do(Offer(other, of.standing, offers=True))
        await of.do(Replace(ORGANISER, entry.number, player, other, "ill"))
    await of.advance()


async def change_partners(of: Simulation) -> None:
    """Partners are replaced by each other's, or leave for others before the draw."""
    entry = _entry(of)
    if entry is None or of.stored.plan.size == 1:
        return
    if not of.stored.contest.seeds:
        await leave_and_return(of)
        return
    await of.do(Replace(ORGANISER, entry.number, entry.players[-1], of.new_member(), "another partner"))


async def leave_all(of: Simulation) -> None:
    """Nearly everybody leaves, or everybody."""
    for entry in tuple(of.stored.contest.entries.values()):
        people = _members(of.stored, entry)
        if people and entry.left is None and of.dice.random() < 0.95:
            await of.do(Leave(people[0]))
    await of.advance()


async def lose_organiser(of: Simulation) -> None:
    """The organiser names a deputy, and hands the contest over or has everything deleted; a moderator goes on."""
    await of.do(Deputize(ORGANISER, of.new_member()))
    if of.dice.random() < 0.5:
        await of.do(HandOver(MODERATOR, MODERATOR))
        await of.do(HandOver(MODERATOR, ORGANISER))
        return
    server = of.server
    privacy = Privacy(server.database, server.tables, Members(server.database), clock=server.clock, vault=server.vault)
    await privacy.forget(ORGANISER.user)
    of.witness.deleting = True
    await of.look()
    await of.do(HandOver(MODERATOR, ORGANISER))


async def damage_another(of: Simulation) -> None:
    """A row of another contest of the server cannot be read: this one, and all that is done for all, goes on."""
    server, event = of.server, schema.contest_events
    other = await server.contests.create(ORGANISER, GUILD, CHANNEL, "Damaged", of.plan)
    await server.contests.do(other.id, Publish(ORGANISER))
    bad = update(event).where(event.c.contest_id == other.id).values(data='{"who": 1')
    await server.database.write(lambda connection: connection.execute(bad))
    of.damaged += 1
    await of.look()


async def lose_role(of: Simulation) -> None:
    """The role that members must have is deleted: nobody signs up any more, and organisers add whom they want."""
    of.role_gone = True
    if of.stored.plan.role is not None:
        require("role", not await of.do(Offer(of.new_member(), of.standing, offers=True)), "who has no role was taken")
    await of.do(AddLate(ORGANISER, tuple(of.new_member() for _ in range(of.stored.plan.size))))


async def lose_rooms(of: Simulation) -> None:
    """The channel or its permission is gone when the next round needs tables; later it is there again."""

    class Nowhere:
        async def rooms(self, stored: StoredContest, count: int) -> list[int]:
            raise NoRooms

    of.server.director.venue = Nowhere()
    await of.advance(kills=False)
    if of.stored.paused:
        of.server.clock.at += of.dice.choice((HOUR_MS, DAY_MS))
    of.server.director.venue = OneRoom()
    if of.stored.paused:
        await of.do(Resume(MODERATOR))


def _around(of: Simulation) -> tuple[int, int] | None:
    """From some time before the next date, but not before now, to some time after it."""
    now = of.server.clock.at
    due = next_look(of.stored, now)
    if due is None:
        return None
    since = max(now, due - of.dice.choice(_BEFORE))
    return since, max(since, due) + of.dice.choice(_AFTER)


def _entry(of: Simulation) -> Entry | None:
    there = [each for each in of.stored.contest.entries.values() if each.left is None]
    return of.dice.choice(there) if there else None


def _members(stored: StoredContest, entry: Entry) -> list[Member]:
    people = [stored.people[player] for player in entry.players if stored.people[player].user > 0]
    return [Member(person.user, person.name) for person in people]
