"""What becomes of an entry, of a partner, and of those who wait, when somebody leaves."""

from dataclasses import replace
from typing import Literal, TypeAlias

from bot.contests.changes import Change
from bot.contests.commands.substitutes import at_rest, may_substitute, substitutes
from bot.contests.notes import Kind, Note
from bot.contests.places import moving_up
from bot.contests.purposes import Purpose
from bot.contests.state import Person, Stage, StoredContest
from engine.contest.entries import Entry
from engine.contest.events import Entrant, Joined, Left, Player, Substituted
from engine.contest.state import apply

Fate: TypeAlias = Literal["open", "last", "done"]


def partner_in(stored: StoredContest, user: int) -> Person | None:
    """The member with whom a member is in a pair, and who stays if that one leaves; None without."""
    entry, mine = stored.entry_of(user), stored.numbers_of(user)
    lent = stored.lent_by(user, entry)
    own = mine if lent is None else mine | {lent[1]}
    others = () if entry is None else (player for player in entry.players if player not in own)
    found = (stored.people[player] for player in others if player in stored.people)
    return next((person for person in found if person.user > 0), None)


def can_leave(stored: StoredContest, user: int) -> bool:
    """Whether a member is in a contest, or has asked for something there, and so may leave."""
    takes_part = stored.entry_of(user) is not None or stored.orphan_of(user) in stored.orphans
    return not stored.stage.is_final and (takes_part or any(map(asks, stored.players_of(user))))


def asks(person: Person) -> bool:
    """Whether somebody who is in no entry wants something of the contest."""
    return person.looking or person.offers or bool(person.invited)


def is_asked_first(stored: StoredContest, user: int) -> bool:
    """Whether a member who leaves gives something up, for themselves or for a partner."""
    plays = stored.stage is Stage.RUNNING and stored.entry_of(user) is not None
    return plays or partner_in(stored, user) is not None or stored.orphan_of(user) in stored.orphans


def fate_of(stored: StoredContest, entry: Entry) -> Fate:
    """What comes of a pair of whom one leaves now, or has left in this round, if nobody plays instead.

    `open`: it is out of the rounds to come; `last`: it plays its last match to its end; `done`: it has played all.
    """
    if _plays_again(stored, entry):
        return "open"
    found = stored.match_of(entry.number)
    return "last" if found is not None and stored.outcome(found[0]) is None else "done"


def _plays_again(stored: StoredContest, entry: Entry) -> bool:
    """Whether an entry may have a match in a round to come, once somebody plays for whoever has left it."""
    contest = stored.contest
    if entry.left is not None:
        contest = apply(contest, Joined(entry.number, entry.players))
    return stored.plan.format.draws_again(contest, stored.results, entry.number)


def leave_partner(stored: StoredContest, entry: Entry, person: Person, partner: Person) -> Change:
    """One of a pair is gone; the partner, who is notified, looks for another, or plays on with whoever offers to."""
    posts = ((Purpose.PARTNER_LEFT, partner.player),)
    left, running = at_rest(person), stored.stage is Stage.RUNNING
    if entry.waiting or not running:
        keeps = () if entry.waiting else (Note(Kind.KEEPS, {"player": partner.player}),)
        ready = (
            (Note(Kind.READY, {"player": partner.player}),)
            if entry.is_there_without(person.player) and not running
            else ()
        )
        people = (left, replace(partner, looking=True, invited=0))
        return Change(people=people, happenings=(Left(entry.number), *keeps, *ready), posts=posts)
    new = next(iter(substitutes(stored)), None)
    if new is None or not has_match_left(stored, entry.number):
        return Change(people=(left,), happenings=(Left(entry.number, alone=person.player),), posts=posts)
    happenings = (Substituted(entry.number, person.player, new.player, plays_from(stored, entry.number)),)
    return Change(people=(left, at_rest(new)), happenings=happenings, posts=posts)


def adopting(stored: StoredContest, orphan: Entry, player: Player) -> tuple[Joined | Substituted, ...]:
    """The events by which somebody plays for whoever has left a partner alone, or comes back: the pair goes on."""
    back = Joined(orphan.number, orphan.players)
    if player == orphan.alone:
        return (back,)
    return back, Substituted(orphan.number, orphan.alone, player, plays_from(stored, orphan.number))


def find_orphan(stored: StoredContest, user: int) -> Entry | None:
    """An entry that one of a pair has left alone, in which a member can still play a match."""
    free = (each for each in stored.orphans if may_substitute(stored, user, each, each.alone))
    return next((each for each in free if comes_back(stored, each, user) or has_match_left(stored, each.number)), None)


def comes_back(stored: StoredContest, orphan: Entry, user: int) -> bool:
    """Whether a member is the one who has left a partner alone."""
    return any(person.player == orphan.alone for person in stored.players_of(user))


def has_match_left(stored: StoredContest, entrant: Entrant, out: Player = 0) -> bool:
    """Whether a match is left for a substitute: the open one, unless all have begun it and it is rated, or a later one.

    Everything asks this before somebody is seated, or a seat is said to be somebody's again.
    """
    found = stored.match_of(entrant)
    if not stored.contest.seeds:
        return True
    plays = found is not None and stored.outcome(found[0]) is None
    if plays and plays_from(stored, entrant, out) == stored.round:
        return True
    return _plays_again(stored, stored.contest.entries[entrant])


def plays_from(stored: StoredContest, entrant: Entrant, out: Player = 0) -> int:
    """The first round of a substitute: this one, or the next where the match is rated and all have begun it.

    The next one, too, where a computer has the seat at the table of whoever is `out`, who deleted their data.
    """
    found = stored.match_of(entrant)
    table = None if found is None else stored.tables.get(found[0])
    if found is None or table is None or not table.running:
        return max(1, stored.round)
    seats = zip(stored.seats_of(found[1]), table.users, strict=True)
    computer = out > 0 and any(player == out and user is None for player, user in seats)
    return stored.round + int(table.begun or computer)


def leaving(stored: StoredContest, entrant: Entrant, now: int) -> Change:
    """An entry is gone, and whoever waits longest takes its place and is notified."""
    return moving_up(stored, Change(happenings=(Left(entrant),)), now)
