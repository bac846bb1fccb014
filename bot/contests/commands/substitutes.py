"""Who may play for somebody who cannot: one question, asked by everything that seats a substitute."""

from dataclasses import replace

from bot.contests.bars import Bar
from bot.contests.commands.base import has_watched, is_out
from bot.contests.state import Person, StoredContest
from engine.contest.state import Entry


def may_substitute(stored: StoredContest, user: int, orphan: Entry | None = None) -> bool:
    """Whether a member stands in no entry, also in none that has left: nobody is in the standings twice.

    Who has left a partner alone may come back to that seat, as long as the `orphan` waits for somebody.
    """
    mine = {person.player for person in stored.players_of(user)}
    found = ((entry, mine.intersection(entry.players)) for entry in stored.contest.entries.values())
    return all(entry == orphan and players == {entry.alone} for entry, players in found if players)


def may_be_seated(stored: StoredContest, person: Person) -> bool:
    """Whether Bower may seat somebody: who stands in no entry, has watched no match, and was not taken out."""
    if person.user < 0 or has_watched(stored, person.user) or not may_substitute(stored, person.user):
        return False
    return not is_out(stored, person.user) and not stored.is_barred(Bar.PLAYED, person.user)


def substitutes(stored: StoredContest) -> tuple[Person, ...]:
    """Who has offered to play for others, and may: whoever signed up first comes first."""
    found = (person for person in stored.people.values() if person.offers and may_be_seated(stored, person))
    return tuple(sorted(found, key=lambda person: (person.joined_at, person.player)))


def at_rest(person: Person) -> Person:
    """A person who asks for nothing any more: neither for a partner nor to substitute."""
    return replace(person, invited=0, looking=False, offers=False)
