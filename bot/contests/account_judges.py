"""Whether a merge of two accounts changes who plays with or against whoever merges them."""

from dataclasses import replace

from sqlalchemy import or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.contests.interest import Interest, interest_of
from bot.contests.repository import UNREADABLE
from bot.contests.service import Contests
from bot.contests.state import StoredContest
from bot.store import schema
from bot.tables.model import Member

_C = schema.contests.c
_P = schema.contest_players.c


async def own_contest_of_merge(
    contests: Contests, connection: AsyncConnection, guild: int, accounts: tuple[int, int], member: Member
) -> str | None:
    """The name of a contest that goes on and in which a member has a part in a merge; None where there is none.

    `accounts`: the old one, whose seats and offices the new one gets.
    """
    known = select(_P.contest_id).where(_P.user_id.in_(accounts))
    query = select(_C.id).where(_C.guild_id == guild, _C.ended_at.is_(None))
    query = query.where(or_(_C.id.in_(known), _C.created_by.in_(accounts))).order_by(_C.id)
    for number in (await connection.scalars(query)).all():
        try:
            stored = await contests.read(connection, number)
            interest = interest_of(stored, _after_merge(stored, *accounts), member)
        except UNREADABLE:  # nor is there anything in it to be decided
            continue
        if interest is not Interest.NONE:
            return stored.name
    return None


def _after_merge(stored: StoredContest, old: int, new: int) -> StoredContest:
    """The contest after the merge."""
    people = {
        player: replace(person, user=new) if person.user == old else person for player, person in stored.people.items()
    }
    merges = {each: new if person == old else person for each, person in stored.merges.items()}
    organiser = new if stored.organiser == old else stored.organiser
    return replace(stored, people=people, organiser=organiser, merges={**merges, old: new})
