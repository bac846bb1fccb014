"""Who may play for somebody who cannot: one question, asked by everything that seats a substitute."""

from dataclasses import replace

from bot.contests.commands.base import may_enter
from bot.contests.state import Person, StoredContest
from engine.contest.entries import Entry
from engine.contest.events import Player


def may_substitute(stored: StoredContest, user: int, into: Entry | None = None, out: Player = 0) -> bool:
    """Whether a member has and had a place in no entry, but the one whose player they replace: nobody stands twice.

    In that one nobody takes a second seat: who left a partner alone comes back to the own, who lent one to that.
    """
    mine, found = stored.numbers_of(user), stored.entries_with(user)
    if into is None or found != (into,):
        return not found
    if seats := mine.intersection(into.players):
        return bool(into.alone) and into.alone == out and seats == frozenset({out})
    lent = stored.lent_by(user, into)
    return lent is None or lent[1] == out


def may_be_seated(stored: StoredContest, person: Person, into: Entry | None = None, out: Player = 0) -> bool:
    """Whether Bower may seat somebody: as of `may_substitute`, and who may enter."""
    there = person.user > 0 and may_substitute(stored, person.user, into, out)
    return there and may_enter(stored, person.user)


def substitutes(stored: StoredContest) -> tuple[Person, ...]:
    """Who has offered to play for others, and may: whoever signed up first comes first."""
    found = (person for person in stored.people.values() if person.offers and may_be_seated(stored, person))
    return tuple(sorted(found, key=lambda person: (person.joined_at, person.player)))


def at_rest(person: Person) -> Person:
    """A person who asks for nothing any more: neither for a partner nor to substitute."""
    return replace(person, invited=0, looking=False, offers=False)
