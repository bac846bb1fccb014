"""What becomes of an entry, of a partner, and of those who wait, when somebody leaves."""

from dataclasses import replace
from typing import Literal, TypeAlias

from bot.contests.changes import Change
from bot.contests.commands.base import has_watched
from bot.contests.notes import Kind, Note
from bot.contests.state import Person, Stage, StoredContest
from engine.contest.config import Format
from engine.contest.events import Entrant, Joined, Left, Player, Promoted, Substituted
from engine.contest.formats import deciding_match, left_early
from engine.contest.state import Entry, apply

Fate: TypeAlias = Literal["open", "last", "done"]


def partner_in(stored: StoredContest, user: int) -> Person | None:
    """The member with whom a member is in a pair; None without, or where a computer plays in that place."""
    entry, mine = stored.entry_of(user), {person.player for person in stored.players_of(user)}
    others = () if entry is None else (player for player in entry.players if player not in mine)
    found = (stored.people[player] for player in others if player in stored.people)
    return next((person for person in found if person.user > 0), None)


def keepers(stored: StoredContest) -> tuple[Person, ...]:
    """Who keeps the place of a pair and looks for a partner."""
    return tuple(person for person in stored.people.values() if person.looking and person.player in stored.notes.keeps)


def fate_of(stored: StoredContest, entry: Entry) -> Fate:
    """What comes of a pair of whom one leaves now, or has left in this round, if nobody plays instead.

    `open`: it is out of the rounds to come; `last`: it plays its last match to its end; `done`: it has played all.
    """
    contest = stored.contest if entry.alone else apply(stored.contest, Left(entry.number, alone=entry.players[0]))
    knockout = contest.config.format is Format.SWISS and contest.config.cut > 0
    goes_on = knockout and (not contest.qualified or entry.number in contest.qualified)
    finals = sum(deciding_match(contest, drawn) is not None for drawn in contest.rounds)
    follows = finals <= contest.config.double if stored.open_places else stored.has_more
    if follows and (goes_on or entry.number in left_early(contest, stored.results)):
        return "open"
    found = stored.match_of(entry.number)
    return "last" if found is not None and stored.outcome(found[0]) is None else "done"


def leave_partner(stored: StoredContest, entry: Entry, person: Person, partner: Person) -> Change:
    """One of a pair is gone; the partner, who is notified, looks for another, or plays on with whoever offers to."""
    posts = (("partnerleft", partner.player),)
    left = replace(person, looking=False, invited=0, offers=False)
    if stored.stage is not Stage.RUNNING:
        keeps = () if entry.waiting else (Note(Kind.KEEPS, {"player": partner.player}),)
        ready = (Note(Kind.READY, {"player": partner.player}),) if entry.checked_in else ()
        people = (left, replace(partner, looking=True, invited=0))
        return Change(people=people, happenings=(Left(entry.number), *keeps, *ready), posts=posts)
    free = (
        each
        for each in stored.people.values()
        if each.offers and each.user > 0 and stored.entry_of(each.user) is None and not has_watched(stored, each.user)
    )
    new = min(free, key=lambda each: (each.joined_at, each.player), default=None)
    if new is None:
        return Change(people=(left,), happenings=(Left(entry.number, alone=person.player),), posts=posts)
    happenings = (Substituted(entry.number, person.player, new.player, max(1, stored.round)),)
    return Change(
        people=(left, replace(new, offers=False, looking=False, invited=0)), happenings=happenings, posts=posts
    )


def adopting(stored: StoredContest, orphan: Entry, player: Player) -> tuple[Joined, Substituted]:
    """The events by which somebody plays for whoever has left a partner alone: the pair goes on as if nobody had."""
    return (
        Joined(orphan.number, orphan.players),
        Substituted(orphan.number, orphan.alone, player, max(1, stored.round)),
    )


def leaving(stored: StoredContest, entrant: Entrant) -> Change:
    """An entry is gone, and whoever waits longest takes its place and is notified."""
    promoted = () if stored.contest.entries[entrant].waiting else promotions(stored)
    return Change(happenings=(Left(entrant), *promoted), posts=posts_for(promoted))


def posts_for(promoted: tuple[Promoted, ...]) -> tuple[tuple[str, int], ...]:
    """What tells those who move up from the waiting list."""
    return tuple(("promoted", each.entrant) for each in promoted)


def promotions(stored: StoredContest) -> tuple[Promoted, ...]:
    """The entrant who waits longest takes a place that is free before the draw; not who comes last."""
    waiting = [number for number in stored.contest.queue if not stored.contest.entries[number].last]
    return (Promoted(waiting[0]),) if waiting and stored.stage is not Stage.RUNNING else ()
