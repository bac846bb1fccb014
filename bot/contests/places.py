"""Places in a contest: how many are free, who keeps one, who moves up, and until when somebody may still come."""

from dataclasses import replace

from bot.contests.changes import Change, apply_change
from bot.contests.purposes import Purpose
from bot.contests.state import Person, Stage, StoredContest
from engine.contest.entries import Entry
from engine.contest.events import Promoted


def last_late_round(stored: StoredContest) -> int:
    """How many rounds may have been drawn when somebody still comes: a third of a hustle, half of a Swiss."""
    return stored.plan.format.last_late_round(stored.contest)


def is_late(stored: StoredContest) -> bool:
    """Whether it has begun, and somebody may still come."""
    return stored.stage is Stage.RUNNING and max(stored.round, stored.contest.undrawn) < last_late_round(stored)


def keepers(stored: StoredContest) -> tuple[Person, ...]:
    """Who keeps the place of a pair until the draw, and looks for a partner."""
    if stored.contest.seeds:
        return ()
    keeping = (stored.people[player] for player in sorted(stored.notes.keeps) if player in stored.people)
    return tuple(person for person in keeping if person.looking and person.user > 0)


def free_places(stored: StoredContest) -> int:
    """How many may still come in, those who wait included; below zero where there are too many.

    Of the others a pair that waits for a substitute has its place, too.
    """
    taken = len(stored.contest.active) + len(keepers(stored)) + len(stored.orphans)
    return stored.plan.config.most - taken


def promotions(stored: StoredContest, more: int = 0) -> tuple[Promoted, ...]:
    """Those who wait longest take the places that are free, as long as somebody may come; not who comes last.

    There are so many places `more` than those.
    """
    if stored.stage not in (Stage.OPEN, Stage.CHECKING) and not is_late(stored):
        return ()
    queue = (stored.contest.entries[number] for number in stored.contest.queue)
    waiting = [entry.number for entry in queue if not entry.last and _is_known(stored, entry)]
    return tuple(Promoted(number) for number in waiting[: max(0, free_places(stored) + more)])


def _is_known(stored: StoredContest, entry: Entry) -> bool:
    """Whether nobody of an entry has deleted their data."""
    return all(player in stored.people and stored.people[player].user > 0 for player in entry.players)


def moving_up(stored: StoredContest, change: Change, now: int) -> Change:
    """A change, and with it who moves up to the places that it makes free, and is notified."""
    return _with_promoted(change, promotions(apply_change(stored, change, now)))


def give_kept_places(stored: StoredContest) -> Change | None:
    """When a round is to be drawn, those who wait take the places of pairs for whom no substitute has come."""
    promoted = promotions(stored, len(stored.orphans))
    step = f"kept:{stored.round + 1}:{stored.revision}"
    return replace(_with_promoted(Change(), promoted), step=step) if promoted else None


def _with_promoted(change: Change, promoted: tuple[Promoted, ...]) -> Change:
    posts = tuple((Purpose.PROMOTED, each.entrant) for each in promoted)
    return replace(change, happenings=(*change.happenings, *promoted), posts=(*change.posts, *posts))


def needs_substitute(stored: StoredContest) -> bool:
    """Whether another round follows only if somebody plays for a member who has left a partner alone."""
    whole = {entry.number: replace(entry, left=None, alone=0) for entry in stored.orphans}
    contest = replace(stored.contest, entries={**stored.contest.entries, **whole})
    return bool(whole) and stored.plan.format.has_more(contest, stored.results)
