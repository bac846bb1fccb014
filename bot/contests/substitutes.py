"""For how long a substitute plays whom an organiser has seated: for at most half of the rounds of an entry.

Whoever comes for a partner who has left plays for good, and is not counted.
"""

from bot.contests.changes import Change
from bot.contests.commands.leaving import plays_from
from bot.contests.commands.substitutes import may_be_seated
from bot.contests.errors import ContestCode
from bot.contests.purposes import ENTRY
from bot.contests.state import StoredContest
from engine import Refused
from engine.contest.events import Player, Substituted
from engine.contest.formats import rounds_of
from engine.contest.state import Entry


def substitution(stored: StoredContest, entry: Entry, out: Player, into: Player) -> Substituted:
    """One player for another, from the match that the entry is playing, or from the next round (`plays_from`).

    Raises:
        Refused: HALF when substitutes have had their half.
    """
    own = next((own for own, other, _ in entry.lent if other == out), out)
    if not stored.contest.seeds:
        return Substituted(entry.number, out, into, 1)
    match = stored.match_of(entry.number)
    plays = match is not None and stored.outcome(match[0]) is None
    number = max(plays_from(stored, entry.number), stored.round + 1 - plays)
    if into == own:
        return Substituted(entry.number, out, into, number)
    most = max(1, rounds_of(stored.contest) // 2)
    left = most - sum(each < number for each in entry.substituted)
    if left < 1:
        raise Refused(ContestCode.HALF, most=most)
    return Substituted(entry.number, out, into, number, number + left - 1)


def coming_back(stored: StoredContest) -> Change | None:
    """Those whose substitutes have had their rounds play again in the next one, and are called; None for nobody."""
    number, entries = stored.round + 1, stored.contest.entries.values()
    found = tuple(
        Substituted(entry.number, other, own, number)
        for entry in entries
        for own, other, until in entry.lent
        if entry.left is None and until < number and _can_play(stored, own)
    )
    if not found or not stored.has_more:
        return None
    posts = tuple((ENTRY, stored.revision + nth) for nth in range(1, len(found) + 1))
    return Change(happenings=found, posts=posts, step=f"back:{number}:{stored.revision}")


def _can_play(stored: StoredContest, player: Player) -> bool:
    person = stored.people.get(player)
    return person is not None and may_be_seated(stored, person)
