"""Who is in a contest, who waits, who has offered to substitute, and the start: pure functions of what is stored."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations
from typing import Final, TypeAlias, final

from bot.contests.commands import ContestChange, Happening, may_enter
from bot.contests.dates import pace_of
from bot.contests.model import Person, Stage, StoredContest
from bot.contests.notes import LogNote, NoteKind
from bot.contests.posts import Purpose, members_of, parts_of
from engine.contest.events import Cancelled, Entrant, Entry, Forfeited, Joined, Left, Player, Seeded, Substituted
from engine.contest.state import apply, dice_for


def is_late(stored: StoredContest) -> bool:
    """Whether it has begun, and somebody may still come."""
    return stored.stage is Stage.RUNNING and stored.plan.format.takes_late(stored.contest)


def at_rest(person: Person) -> Person:
    """A person who asks for nothing any more: neither for a partner nor to substitute."""
    return replace(person, invited=0, looking=False, offers=0)


def after_leaving(person: Person) -> Person:
    """A person who has left: signing up again is later than everybody else's."""
    return replace(at_rest(person), joined_at=0)


def is_there(stored: StoredContest, player: Player) -> bool:
    """Whether a member has checked in, where that is asked."""
    return not pace_of(stored.plan).checks_in or player in stored.notes.ready


def time_of_signing(stored: StoredContest, players: tuple[Player, ...]) -> tuple[bool, int, Player]:
    """When a member or a pair signed up, for comparisons: a pair has the time of the earlier of the two."""
    people = [stored.people[player] for player in players]
    return any(person.comes_last for person in people), *min((each.joined_at, each.player) for each in people)


def singles(stored: StoredContest) -> tuple[Person, ...]:
    """Who has signed up for a contest of pairs before the draw, and is in none yet, the first to sign up first."""
    inside = {player for entry in stored.contest.entries.values() for player in entry.players}
    found = (p for p in stored.people.values() if p.joined_at and p.user > 0 and p.player not in inside)
    before = stored.plan.size == 2 and not stored.contest.seeds
    return tuple(sorted(found, key=lambda person: (person.joined_at, person.player))) if before else ()


def lookers(stored: StoredContest) -> tuple[Person, ...]:
    """Who still looks for a partner, in the order of signing up."""
    return tuple(person for person in singles(stored) if person.looking)


def waiting(stored: StoredContest) -> tuple[Entrant, ...]:
    """The entries that have no place as it stands before the draw, the next one first; none that has a guest.

    Two who look for a partner have one place, before those who signed up later.
    """
    if stored.contest.seeds:
        return ()
    people, taken, found = stored.people, 0, list[Entrant]()
    sides = [(*time_of_signing(stored, (person.player,)), 0) for person in lookers(stored)]
    entries = (e for e in stored.contest.entries.values() if not any(people[player].guest for player in e.players))
    sides += ((*time_of_signing(stored, entry.players), entry.number) for entry in entries)
    for *_, entrant in sorted(sides):
        taken += 2 if entrant else 1
        if entrant and taken > 2 * stored.plan.config.most + 1:
            found.append(entrant)
    return tuple(found)


def partner_in(stored: StoredContest, user: int) -> Person | None:
    """The member with whom a member is in a pair now; None without."""
    entry, mine = stored.entry_of(user), stored.numbers_of(user)
    others = () if entry is None else (player for player in entry.owners if player not in mine)
    found = (stored.people[player] for player in others if player in stored.people)
    return next((person for person in found if person.user > 0), None)


def plays_again(stored: StoredContest, entry: Entry) -> bool:
    """Whether an entry has a match to come in a round that is not drawn yet."""
    return entry.left is None and stored.plan.format.draws_again(stored.contest, stored.results, entry.number)


def has_finished(stored: StoredContest, entry: Entry) -> bool:
    """Whether an entry has played its last match: whoever leaves then has finished."""
    found = stored.match_of(entry.number)
    at_play = found is not None and stored.outcome(found[0]) is None
    return bool(stored.contest.seeds) and not at_play and not plays_again(stored, entry)


def own_free_seat(stored: StoredContest, user: int) -> tuple[Entry, Player] | None:
    """The seat that a member has left and that nobody else has, while the contest takes people late."""
    mine = stored.numbers_of(user)
    if not is_late(stored):
        return None
    seats = ((entry, player) for entry in stored.contest.entries.values() for player in entry.free & mine)
    return next((seat for seat in seats if not seat[0].out), None)


def may_substitute(stored: StoredContest, person: Person) -> bool:
    """Whether somebody may have a seat: who is and was in no entry, and was not taken out."""
    return person.user > 0 and may_enter(stored, person.user) and stored.entry_of(person.user) is None


def offers(stored: StoredContest) -> tuple[Person, ...]:
    """Who has offered to substitute, and may: the first who offered comes first."""
    found = (person for person in stored.people.values() if person.offers and may_substitute(stored, person))
    return tuple(sorted(found, key=lambda person: (person.offers, person.player)))


def has_missed_last(stored: StoredContest, entry: Entry, player: Player) -> bool:
    """Whether a member has played no card in the last match of an entry that has come to something."""
    for number in range(stored.round, 0, -1):
        found = stored.match_of(entry.number, number)
        if found is not None and stored.outcome(found[0]) is not None:
            table, accounts = stored.tables.get(found[0]), stored.accounts_of(stored.people[player].user)
            seats = zip(() if table is None else table.users, () if table is None else table.acted, strict=True)
            return any(user in accounts and not acted for user, acted in seats)
    return False


def seats_to_give(stored: StoredContest, entry: Entry) -> tuple[Player, ...]:
    """The seats of a pair that organisers may give: of whoever has left, or has missed the last match."""
    if stored.plan.size == 1 or not stored.contest.seeds or not plays_again(stored, entry):
        return ()
    given = {out for out, _ in entry.coming}
    return tuple(p for p in entry.players if p in entry.free or (p not in given and has_missed_last(stored, entry, p)))


def leaving(stored: StoredContest, entry: Entry, player: Player) -> ContestChange:
    """A member leaves after the draw: the seat is free. A pair of which nobody is left loses the match at play."""
    left = Left(entry.number, player=player)
    happenings: list[Happening] = [left]
    after = apply(stored.contest, left).entries[entry.number]
    if after.left is not None:
        happenings += lost_match(stored, entry)
    rest = (each for each in after.owners if each in stored.people and stored.people[each].user > 0)
    posts = tuple((Purpose.PARTNER_LEFT, each) for each in rest)
    return ContestChange(happenings=tuple(happenings), posts=posts)


def lost_match(stored: StoredContest, entry: Entry) -> tuple[Forfeited, ...]:
    """The match at play of a pair that is out, which it loses."""
    match = stored.match_of(entry.number)
    if stored.plan.size == 1 or match is None or stored.outcome(match[0]) is not None:
        return ()
    return (Forfeited(*match[0], int(entry.number in match[1].east)),)


def leaving_before(stored: StoredContest, entry: Entry, person: Person) -> ContestChange:
    """A member leaves before the draw: a partner keeps the time of signing up, and is called."""
    others = [stored.people[player] for player in entry.players if player != person.player]
    posts = tuple((Purpose.PARTNER_LEFT, each.player) for each in others if each.user > 0)
    people = (after_leaving(person), *map(at_rest, others))
    return ContestChange(people=people, happenings=(Left(entry.number, player=person.player),), posts=posts)


def settle_entries(stored: StoredContest) -> ContestChange | None:
    """A step that is due: deleted data is leaving; and whoever offered first takes a free seat, from the next round."""
    change = _leave_for_gone(stored) or _seat_first(stored)
    return None if change is None else replace(change, step=f"entries:{stored.revision}")


def _leave_for_gone(stored: StoredContest) -> ContestChange | None:
    for entry in stored.contest.entries.values():
        for player in entry.owners if entry.left is None else ():
            person = stored.people.get(player)
            if person is None or person.user > 0 or has_finished(stored, entry):
                continue
            return leaving(stored, entry, player) if stored.contest.seeds else leaving_before(stored, entry, person)
    return None


def _seat_first(stored: StoredContest) -> ContestChange | None:
    """Nobody gets a partner whom Bower chooses though one of both would rather not sit with the other."""
    if not stored.contest.seeds:
        return None
    free = ((e, out) for e in stored.contest.entries.values() if e.free and plays_again(stored, e) for out in e.free)
    for entry, out in sorted(free, key=lambda seat: (seat[0].number, seat[1])):
        partners = [stored.people[player] for player in entry.owners if player in stored.people]
        for person in offers(stored):
            if all(stored.may_be_partners(person, other) for other in partners):
                return seat(stored, entry, out, person)
    return None


def seat(stored: StoredContest, entry: Entry, out: Player, person: Person, *, after: int = 0) -> ContestChange:
    """Somebody has a seat from the next round on, for good; a message calls those whom it concerns.

    So many events come `after` before it in the same change.
    """
    posts = ((Purpose.ENTRY, stored.revision + after + 1),)
    return ContestChange(
        people=(at_rest(person),), happenings=(Substituted(entry.number, out, person.player),), posts=posts
    )


Pair: TypeAlias = tuple[Person, Person]
WHY_OUT: Final[Mapping[str, Purpose]] = {
    "absent": Purpose.ABSENT,
    "partner": Purpose.NO_PARTNER,
    "place": Purpose.NO_PLACE,
}
"""Why somebody is out at the start, and the message that says so."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class LineUp:
    """Who takes part: entries, of which `new` ones are made of members who looked for a partner; and who is out."""

    entries: tuple[Entry, ...]
    new: tuple[Entry, ...]
    out: tuple[tuple[Player, str], ...]


def line_up(stored: StoredContest) -> LineUp:
    """Those who have checked in, where that is asked, as many as have room, the first to sign up first.

    A pair of whom one has checked in is none: that one looks for a partner. Guests come in beyond the limit.
    """
    people, whole, single = stored.people, list[tuple[Player, ...]](), list[Person]()
    out: dict[Player, str] = {}
    for entry in stored.contest.entries.values():
        there = [player for player in entry.players if is_there(stored, player)]
        out |= dict.fromkeys(set(entry.players).difference(there), "absent")
        if len(there) == len(entry.players):
            whole.append(entry.players)
        else:
            single += (people[player] for player in there)
    for person in singles(stored) if stored.plan.size == 2 else ():
        if not is_there(stored, person.player):
            out[person.player] = "absent"
        elif person.looking:
            single.append(person)
        else:
            out[person.player] = "partner"
    pairs = [(one.player, two.player) for one, two in pairs_by_lot(stored, single)]
    paired = {player for pair in pairs for player in pair}
    out |= {person.player: "partner" for person in single if person.player not in paired}
    sides = sorted((*whole, *pairs), key=lambda players: time_of_signing(stored, players))
    chosen = _with_room(stored, sides)
    out |= {player: "place" for players in sides if players not in chosen for player in players}
    known = {entry.players: entry.number for entry in stored.contest.entries.values()}
    made = [players for players in chosen if players not in known]
    numbers = known | {players: stored.next_entrant + nth for nth, players in enumerate(made)}
    entries = tuple(Entry(numbers[players], players) for players in chosen)
    new = tuple(entry for entry in entries if entry.players not in known)
    return LineUp(entries=entries, new=new, out=tuple(sorted(out.items())))


def _with_room(stored: StoredContest, sides: Sequence[tuple[Player, ...]]) -> list[tuple[Player, ...]]:
    found, room = list[tuple[Player, ...]](), stored.plan.config.most
    for players in sides:
        guest = any(stored.people[player].guest for player in players)
        if guest or room:
            found.append(players)
        room -= not guest and room > 0
    return found


def pairs_by_lot(stored: StoredContest, people: Sequence[Person]) -> tuple[Pair, ...]:
    """Partners by lot; of an odd number the last to come is left over.

    Nobody gets a partner with whom one of both would rather not sit: where that leaves more without one, it is others.
    """
    looking = sorted(people, key=lambda person: time_of_signing(stored, (person.player,)))
    looking = looking[: len(looking) // 2 * 2]
    dice_for(stored.lot, "partners").shuffle(looking)
    return pairs_in_order(stored, looking)


def pairs_in_order(stored: StoredContest, people: Sequence[Person], *, ends: bool = False) -> tuple[Pair, ...]:
    """Each of some members, the first first, with the next one who may be the partner; with the last one by `ends`."""
    rest, found, alone = [*people], list[Pair](), list[Person]()
    while rest:
        one = rest.pop(0)
        order = reversed(rest) if ends else iter(rest)
        other = next((each for each in order if stored.may_be_partners(one, each)), None)
        if other is None:
            alone.append(one)
        else:
            rest.remove(other)
            found.append((one, other))
    while (changed := _two_pairs_more(stored, found, alone)) is not None:
        pair, two, both = changed
        found[found.index(pair) : found.index(pair) + 1] = two
        alone = [each for each in alone if each not in both]
    return tuple(found)


def _two_pairs_more(
    stored: StoredContest, pairs: Sequence[Pair], alone: Sequence[Person]
) -> tuple[Pair, tuple[Pair, Pair], Pair] | None:
    """A pair whose partners can each have one of two who are left over: the pair, what becomes of it, those two."""
    for one, other in permutations(alone, 2):
        for pair in reversed(pairs):
            if stored.may_be_partners(pair[0], one) and stored.may_be_partners(pair[1], other):
                return pair, ((pair[0], one), (pair[1], other)), (one, other)
    return None


def begin(stored: StoredContest, found: LineUp, order: Sequence[Entrant]) -> ContestChange:
    """The contest started, the first seed first; each who is out is called.

    With too few of them it is cancelled, and all who signed up are called.
    """
    if len(order) < stored.plan.config.least:
        return ContestChange(happenings=(Cancelled(),), posts=cancellation_posts(stored), step="begin")
    happenings: list[Happening] = [Joined(entry.number, entry.players) for entry in found.new]
    happenings += (LogNote(NoteKind.OUT, {"player": player, "why": why}) for player, why in found.out)
    happenings.append(Seeded(tuple(order)))
    into = [stored.people[player] for entry in found.new for player in entry.players]
    out = (stored.people[player] for player, _ in found.out)
    people = (*map(at_rest, into), *(replace(at_rest(each), offers=each.offers) for each in out))
    posts: list[tuple[str, int]] = []
    for why, purpose in WHY_OUT.items():
        count = sum(each == why for _, each in found.out)
        posts += parts_of(purpose, 0, count) if count else ()
    return ContestChange(happenings=tuple(happenings), people=people, posts=tuple(posts), step="begin")


def cancellation_posts(stored: StoredContest) -> tuple[tuple[str, int], ...]:
    """What is posted when a contest is called off."""
    return to_everybody(stored, Purpose.CANCELLED, 0)


def to_everybody(stored: StoredContest, purpose: Purpose, number: int) -> tuple[tuple[str, int], ...]:
    """The posts of an announcement to all who have signed up, also those who wait for a place or a partner."""
    single = 0 if stored.contest.seeds else len(singles(stored))
    return parts_of(purpose, number, members_of(stored) + single)
