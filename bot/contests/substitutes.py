"""For how long a substitute plays whom an organiser has seated: for at most half of the rounds of an entry.

Until then the seat is lent: it stays that of whoever signed up, and is theirs again when the substitute goes. Whoever
comes for a partner who has left plays for good, and is not counted.
"""

from typing import Literal

from bot.contests.changes import Change, apply_change
from bot.contests.commands.leaving import has_match_left, leave_partner, leaving, partner_in, plays_from
from bot.contests.commands.substitutes import at_rest, may_be_seated
from bot.contests.errors import ContestCode
from bot.contests.purposes import Purpose
from bot.contests.state import StoredContest
from engine import Refused
from engine.contest.entries import Entry
from engine.contest.events import Entrant, Left, Player, Substituted


def substitution(stored: StoredContest, entry: Entry, out: Player, into: Player) -> Substituted:
    """One player for another, from the match that the entry is playing, or from the next round (`plays_from`).

    Raises:
        Refused: HALF when substitutes have had their half.
    """
    own = next((own for own, other, _ in entry.lent if other == out), out)
    if not stored.contest.seeds:
        return Substituted(entry.number, out, into, 1)
    number = _first_round_of(stored, entry, out)
    if into == own:
        return Substituted(entry.number, out, into, number)
    form = stored.plan.format
    most = max(1, form.matches_of(stored.contest, entry.number) // 2)
    left = most - sum(each < number for each in entry.substituted)
    if left < 1:
        raise Refused(ContestCode.HALF, most=most, language=stored.plan.language)
    last = max(number, form.rounds_of(stored.contest))
    return Substituted(entry.number, out, into, number, min(number + left - 1, last))


def coming_back(stored: StoredContest) -> Change | None:
    """Those whose substitutes have had their rounds, or are gone, play again in the next one, and are called.

    None for nobody, or nobody who still plays.
    """
    number, entries = stored.round + 1, stored.contest.entries.values()
    found = tuple(
        Substituted(entry.number, other, own, number)
        for entry in entries
        for own, other, until in entry.lent
        if entry.left is None and (until < number or _is_gone(stored, other)) and can_come_back(stored, entry, own)
    )
    if not found or not stored.has_more:
        return None
    posts = tuple((Purpose.ENTRY, stored.revision + nth) for nth in range(1, len(found) + 1))
    return Change(happenings=found, posts=posts, step=f"back:{number}:{stored.revision}")


def can_come_back(stored: StoredContest, entry: Entry, own: Player) -> bool:
    """Whether a match is left for somebody who has lent a seat, and who may play it."""
    person = stored.people.get(own)
    other = next((other for each, other, _ in entry.lent if each == own), 0)
    return person is not None and has_match_left(stored, entry.number) and may_be_seated(stored, person, entry, other)


def lent_seat(stored: StoredContest, user: int) -> tuple[Entry, Player, Player] | None:
    """The entry in which a member has lent a seat or plays in one, with whoever it is of, and the substitute."""
    mine, entry = stored.numbers_of(user), stored.entry_of(user) or stored.orphan_of(user)
    if entry is None or (entry.left is not None and entry not in stored.orphans):
        return None
    return next(((entry, own, other) for own, other, _ in entry.lent if not mine.isdisjoint((own, other))), None)


def fate_of_seat(stored: StoredContest, user: int) -> Literal["back", "stays", "leaves"] | None:
    """What comes of a lent seat when a member leaves; None where none is lent, or no match is left.

    `back`: the substitute leaves, and it is played again by whoever lent it; `stays`: they leave, and the substitute
    of a pair plays for good; `leaves`: they leave, and their entry with them.
    """
    found = lent_seat(stored, user)
    if found is None or not has_match_left(stored, found[0].number):
        return None
    entry, own, other = found
    if other in stored.numbers_of(user):
        return "back" if can_come_back(stored, entry, own) else None
    return "leaves" if stored.plan.size == 1 else "stays"


def leave_seat(stored: StoredContest, user: int, now: int) -> Change | None:
    """A member who has lent a seat, or plays in one, is gone, and all others of the entry are called; None for others.

    Where no match is left nothing changes.
    """
    found, fate = lent_seat(stored, user), fate_of_seat(stored, user)
    if found is None:
        return None
    entry, own, other = found
    person = at_rest(stored.people[other if other in stored.numbers_of(user) else own])
    posts = ((Purpose.ENTRY, stored.revision + 1),)
    if fate == "leaves":
        change = leaving(stored, entry.number, now)
        return Change(happenings=change.happenings, people=(person,), posts=(*posts, *change.posts))
    if fate == "back":
        return Change(people=(person,), happenings=(substitution(stored, entry, other, own),), posts=posts)
    if fate == "stays" and not _is_gone(stored, other):
        event, partner = Substituted(entry.number, own, other, _first_round_of(stored, entry)), partner_in(stored, user)
        posts = posts if partner is None else (*posts, (Purpose.PARTNER_LEFT, partner.player))
        return Change(people=(person,), happenings=(event,), posts=posts)
    if fate == "stays":
        return _after_back(stored, entry, own, other, now)
    return None if has_match_left(stored, entry.number) else Change(people=(person,))


def back_in_seats(stored: StoredContest, entry: Entry) -> tuple[Substituted, ...]:
    """The events by which those who have lent seats of an entry play again."""
    return tuple(Substituted(entry.number, other, own, _first_round_of(stored, entry)) for own, other, _ in entry.lent)


def out_or_back(stored: StoredContest, entrant: Entrant) -> tuple[Left | Substituted, ...]:
    """What becomes of an entrant of a hustle who was absent too often: a substitute makes room for whose seat it is."""
    entry = stored.contest.entries[entrant]
    back = tuple(each for each in entry.lent if can_come_back(stored, entry, each[0]))
    number = stored.round + 1
    return tuple(Substituted(entrant, other, own, number) for own, other, _ in back) or (Left(entrant, out=True),)


def _after_back(stored: StoredContest, entry: Entry, own: Player, other: Player, now: int) -> Change:
    """Somebody leaves a pair, whose substitute has deleted their data."""
    back = Change(happenings=(Substituted(entry.number, other, own, _first_round_of(stored, entry)),))
    after = apply_change(stored, back, now)
    person, entry = stored.people[own], after.contest.entries[entry.number]
    partner = partner_in(after, person.user)
    change = leaving(after, entry.number, now) if partner is None else leave_partner(after, entry, person, partner)
    return Change(people=change.people, happenings=(*back.happenings, *change.happenings), posts=change.posts)


def _first_round_of(stored: StoredContest, entry: Entry, out: Player = 0) -> int:
    match = stored.match_of(entry.number)
    plays = match is not None and stored.outcome(match[0]) is None
    return max(plays_from(stored, entry.number, out), stored.round + 1 - plays)


def _is_gone(stored: StoredContest, player: Player) -> bool:
    person = stored.people.get(player)
    return person is None or person.user < 0
