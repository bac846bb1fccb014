"""Messages to those who have no place in a contest that has begun: they had not checked in, or there was no room."""

from collections.abc import Sequence
from dataclasses import replace

from bot.contests.changes import Logged, apply
from bot.contests.notes import Kind, Note, Notes
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.board import offer_button
from bot.panels.contests.voice import title_of
from bot.panels.core.mentions import callable_users
from bot.texts.catalogue import say
from engine.contest.events import Left, Player
from engine.contest.state import Contest


def absent_at_start(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """Tells those who had not checked in; `number` is that of the first event by which some were out."""
    before, dropped = _before(stored, number, events), _find_drops(number, events)
    players = [player for each in dropped for player in _absent(before, each)]
    return _message(stored, "contest-post-absent", players)


def without_place(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """Tells those who waited to the start, or as long as late ones came; `number` as above."""
    before, dropped = _before(stored, number, events), _find_drops(number, events)
    late = bool(before.contest.seeds)
    left = (each for each in dropped if isinstance(each, Left) and (late or not _absent(before, each)))
    players = [player for each in left for player in before.contest.entries[each.entrant].players]
    late &= not stored.stage.is_final
    return _message(stored, "contest-post-no-place-late" if late else "contest-post-no-place", players)


def _before(stored: StoredContest, number: int, events: Sequence[Logged]) -> StoredContest:
    """The contest as it was before an event."""
    contest = replace(stored, contest=Contest(stored.plan.config, stored.lot), notes=Notes())
    for each in events:
        if each.seq < number:
            contest = apply(contest, each.happening, each.at)
    return contest


def _find_drops(number: int, events: Sequence[Logged]) -> tuple[Left | Note, ...]:
    """The events from this one on by which some are out, side by side."""
    found = list[Left | Note]()
    for happening in (each.happening for each in events if each.seq >= number):
        if isinstance(happening, Left) or (isinstance(happening, Note) and happening.kind is Kind.AWAY):
            found.append(happening)
        else:
            break
    return tuple(found)


def _absent(before: StoredContest, out: Left | Note) -> tuple[Player, ...]:
    """Who was to check in, and had not."""
    if isinstance(out, Note):
        return (int(out.data["player"] or 0),)
    entry = before.contest.entries[out.entrant]
    return entry.players if before.stage is Stage.CHECKING and not entry.checked_in else ()


def _message(stored: StoredContest, key: str, players: Sequence[Player]) -> Announcement | None:
    """To those of these players who have not come in since."""
    people = [stored.people[player] for player in players if player in stored.people]
    users = callable_users(person.user for person in people)
    users = tuple(user for user in users if stored.entry_of(user) is None)
    if not users or stored.stage is not Stage.RUNNING:
        return None
    text = say(stored.plan.language, key, contest=title_of(stored))
    return write(stored, text, users=users, buttons=(offer_button(stored),))
