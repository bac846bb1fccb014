"""The start of a contest: places are given once, by the time of signing up."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Final, TypeAlias, final

from bot.contests.calls import members_of, parts_of
from bot.contests.changes import Change, Happening
from bot.contests.entries import at_rest, is_there, signed_at, singles
from bot.contests.notes import Kind, Note
from bot.contests.purposes import Purpose
from bot.contests.state import Person, StoredContest
from engine.contest.entries import Entry
from engine.contest.events import Cancelled, Entrant, Joined, Player, Seeded
from engine.contest.lots import dice_for

_Pair: TypeAlias = tuple[Person, Person]
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
    sides = sorted((*whole, *pairs), key=lambda players: signed_at(stored, players))
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


def pairs_by_lot(stored: StoredContest, people: Sequence[Person]) -> tuple[_Pair, ...]:
    """Partners by lot; of an odd number the last to come is left over.

    Nobody gets a partner with whom one of both would rather not sit: where that leaves more without one, it is others.
    """
    looking = sorted(people, key=lambda person: (person.joined_at, person.player))
    looking = looking[: len(looking) // 2 * 2]
    dice_for(stored.lot, "partners").shuffle(looking)
    rest, found, alone = [*looking], list[_Pair](), list[Person]()
    while rest:
        one = rest.pop(0)
        other = next((each for each in rest if stored.may_be_partners(one, each)), None)
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
    stored: StoredContest, pairs: Sequence[_Pair], alone: Sequence[Person]
) -> tuple[_Pair, tuple[_Pair, _Pair], _Pair] | None:
    """A pair whose partners can each have one of two who are left over: the pair, what becomes of it, those two."""
    for one, other in permutations(alone, 2):
        for pair in reversed(pairs):
            if stored.may_be_partners(pair[0], one) and stored.may_be_partners(pair[1], other):
                return pair, ((pair[0], one), (pair[1], other)), (one, other)
    return None


def begin(stored: StoredContest, found: LineUp, order: Sequence[Entrant]) -> Change:
    """The contest started, the first seed first; each who is out is called.

    With too few of them it is cancelled, and all who signed up are called.
    """
    if len(order) < stored.plan.config.least:
        return Change(happenings=(Cancelled(),), posts=cancellation_posts(stored), step="begin")
    happenings: list[Happening] = [Joined(entry.number, entry.players) for entry in found.new]
    happenings += (Note(Kind.OUT, {"player": player, "why": why}) for player, why in found.out)
    happenings.append(Seeded(tuple(order)))
    into = [stored.people[player] for entry in found.new for player in entry.players]
    people = tuple(map(at_rest, (*into, *(stored.people[player] for player, _ in found.out))))
    posts: list[tuple[str, int]] = []
    for why, purpose in WHY_OUT.items():
        count = sum(each == why for _, each in found.out)
        posts += parts_of(purpose, 0, count) if count else ()
    return Change(happenings=tuple(happenings), people=people, posts=tuple(posts), step="begin")


def cancellation_posts(stored: StoredContest) -> tuple[tuple[str, int], ...]:
    """What is posted when a contest is called off."""
    return to_everybody(stored, Purpose.CANCELLED, 0)


def to_everybody(stored: StoredContest, purpose: Purpose, number: int) -> tuple[tuple[str, int], ...]:
    """The posts of an announcement to all who have signed up, also those who wait for a place or a partner."""
    single = 0 if stored.contest.seeds else len(singles(stored))
    return parts_of(purpose, number, members_of(stored) + single)
