"""What a contest announces in its channel: short texts, and whom they call."""

from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from itertools import pairwise
from typing import Final, TypeAlias

from bot.contests.calls import TABLES_A_POST, read_part
from bot.contests.changes import Logged
from bot.contests.entries import singles
from bot.contests.notes import Kind, Note
from bot.contests.paces import pace_of
from bot.contests.purposes import Purpose
from bot.contests.state import DeadlineKind, Stage, StoredContest
from bot.panels.contests.announcement import Announcement, part_of, users_of, write
from bot.panels.contests.audience import at_tables, everybody, without_match
from bot.panels.contests.board import check_in_button, say_of, winners
from bot.panels.contests.called import absent_at_start, guest_call, partner_left, without_partner, without_place
from bot.panels.contests.disputes import dispute, find_note, ruling, text_of
from bot.panels.contests.entry_change import entry_change
from bot.panels.contests.for_ratings import match_goes_on
from bot.panels.contests.moving import channel_gone, move_call
from bot.panels.contests.own_game import own_hand_button
from bot.panels.contests.pictures import standings_picture
from bot.panels.contests.renaming import say_new_name
from bot.panels.contests.rounds import final_blocks, next_text, round_text
from bot.panels.contests.voice import ContestView, public_voice, view_button
from bot.panels.core.custom_ids import Verb
from bot.panels.core.names import escape, join_names
from bot.panels.core.panel import Button, Picture, Text
from bot.wall_clock import stamp
from engine.contest.events import Cancelled, Entrant, Paired, Undrawn

_SITTING: Final = 300
"""Characters of names of those without a match."""
_WINNERS: Final = 900
"""Characters of names: a message calls a hundred members as well, and takes 4,000 in all."""
Events: TypeAlias = Sequence[Logged]
Writer: TypeAlias = Callable[[StoredContest, int, Events], Announcement | None]


def announcement(stored: StoredContest, purpose: str, number: int, events: Events) -> Announcement | None:
    """The message for a purpose of `Change.posts`; None when there is nothing to say any more."""
    name, part = read_part(purpose)
    if name == Purpose.ROUND:
        return _round(stored, number, part)
    writer = WRITERS.get(name)
    said = None if writer is None else writer(stored, number, events)
    return None if said is None else part_of(said, part)


def playing(stored: StoredContest) -> tuple[Entrant, ...]:
    """Who takes part."""
    entries = stored.contest.entries.values()
    return tuple(entry.number for entry in entries if entry.left is None)


def _check_in(stored: StoredContest, number: int, events: Events) -> Announcement | None:
    if stored.stage is not Stage.CHECKING:
        return None
    at, entries = stored.plan.starts_at, stored.contest.entries.values()
    signed = (*(p for entry in entries for p in entry.players), *(person.player for person in singles(stored)))
    missing = (stored.people[player].user for player in signed if player not in stored.notes.ready)
    text = say_of(stored, "league-post-check-in", at=stamp(at, "R"))
    users = tuple(dict.fromkeys(missing))
    buttons = (check_in_button(public_voice(stored)),)
    opened = (each for each in events if _is(each, Kind.CHECKING) and each.seq < number)
    since = next((each.seq for each in opened), number)  # one that begins again was called for by whoever moved it
    return write(stored, text, users=users, asker=_mover(stored, number, events, since), buttons=buttons)


def _mover(stored: StoredContest, number: int, events: Events, since: int) -> int:
    """By whose act there is another start, the last up to an event and after another; else the organiser."""
    moves = (each for each in events if since < each.seq <= number and _moves_start(each))
    found = max(moves, key=lambda each: each.seq, default=None)
    return stored.organiser if found is None or found.by is None else found.by


def _round(stored: StoredContest, number: int, part: int) -> Announcement | None:
    voice, end = public_voice(stored), stored.whistle_at(number)
    if stored.stage is not Stage.RUNNING or stored.round != number or end is None:
        return None  # it is over, as no channel took the message in time
    pace = pace_of(stored.plan)
    text = say_of(stored, pace.round_post, round=number, until=pace.end_in_post(end))
    places = range(TABLES_A_POST * (part - 1), TABLES_A_POST * part)
    drawn = stored.contest.rounds[number - 1]
    matches = drawn.matches[places.start : places.stop]
    if part > 1 and not matches:
        return None
    entrants = [entrant for match in matches for entrant in (*match.north, *match.east)]
    sitting = without_match(stored, drawn) if part == 1 else ()
    entrants += sitting
    if sitting:
        names = join_names([voice.names(each) for each in sitting], voice.language, _SITTING)
        text = f"{text}\n{voice.say('league-fixtures-idle', names=names)}"
    users, tables = users_of(stored, entrants), Text(round_text(stored, number, places))
    return write(stored, text, users=users, blocks=(tables,), buttons=_to_cards(stored))


def _standings(stored: StoredContest, number: int, _: Events) -> Announcement | None:
    if stored.stage is not Stage.RUNNING or number < max(stored.notes.closed, default=0):
        return None
    text = say_of(stored, "league-post-standings", round=number)
    following = stored.deadlines.get((DeadlineKind.NEXT, number))
    if following is not None and not stored.paused:
        key = "league-post-next" if stored.has_more else "league-post-last"
        at = pace_of(stored.plan).opening_stamp(following.due_at)
        text = f"{text}\n{say_of(stored, key, at=at)}"
    picture = Picture(standings_picture(public_voice(stored)))
    return write(stored, text, blocks=(picture,), buttons=_standings_buttons(stored))


def _whistle(stored: StoredContest, number: int, _: Events) -> Announcement | None:
    if stored.stage is not Stage.RUNNING or stored.round != number or number not in stored.notes.whistled:
        return None
    if not stored.open_places:
        return None
    text = say_of(stored, "league-post-whistle", round=number)
    return write(stored, text, users=at_tables(stored, stored.open_places), buttons=_to_cards(stored))


def _redrawn(stored: StoredContest, number: int, events: Events) -> Announcement | None:
    """Calls those who had a match in the round as it was before."""
    past = [each for each in events if each.seq <= number]
    if stored.stage is not Stage.RUNNING or not past or not isinstance(undrawn := past[-1].happening, Undrawn):
        return None
    reason = next((text_of(each) for each in past[-2:] if _is(each, Kind.REASON)), "")
    before = [each.happening for each in past if isinstance(each.happening, Paired)][-1]
    entrants = [entrant for match in before.matches for entrant in (*match.north, *match.east)]
    key = "league-post-redrawn-paused" if stored.paused else "league-post-redrawn"
    text = say_of(stored, key, round=undrawn.round, reason=reason)
    return write(stored, text, users=users_of(stored, entrants))


def _final(stored: StoredContest, _: int, __: Events) -> Announcement:
    voice, names = public_voice(stored), winners(stored)
    if names:
        text = say_of(stored, "league-post-final", names=join_names(names, voice.language, _WINNERS))
    else:
        text = say_of(stored, "league-post-final-nobody")
    blocks, buttons = final_blocks(stored), _standings_buttons(stored)
    if not stored.plan.repeats:
        buttons = (*buttons, voice.button(Verb.CONTEST_AGAIN, "contest-button-again"))
    return write(stored, text, users=users_of(stored, playing(stored)), blocks=blocks, buttons=buttons)


def _cancellation(stored: StoredContest, _: int, events: Events) -> Announcement:
    reasons = (before for before, each in pairwise(events) if isinstance(each.happening, Cancelled))
    reason = next((text_of(before) for before in reasons if _is(before, Kind.REASON)), "")
    text = say_of(stored, "league-post-cancelled", reason=reason) if reason else ""
    text = text or say_of(stored, "league-post-too-few", least=stored.plan.config.least)
    follows = next_text(public_voice(stored))
    return write(stored, "\n".join(filter(None, (text, follows))), users=everybody(stored))


def _no_event(stored: StoredContest, _: int, __: Events) -> Announcement | None:
    return write(stored, say_of(stored, "league-post-no-event"), users=(stored.organiser,))


def _new_start(stored: StoredContest, number: int, events: Events) -> Announcement | None:
    """The start that is another because organisers have moved it, or because the bot was away."""
    if stored.stage not in (Stage.OPEN, Stage.CHECKING):
        return None
    moved = any(each.seq == number and _moves_start(each) for each in events)
    asker = _mover(stored, number, events, number - 1)
    at, key = stored.plan.starts_at, "contest-post-new-start" if moved else "league-post-postponed"
    text = say_of(stored, key, at=stamp(at), left=stamp(at, "R"))
    return write(stored, text, users=everybody(stored), asker=asker)


def _time(stored: StoredContest, number: int, events: Events) -> Announcement | None:
    """That it is paused, goes on, or that a round has more time; nothing once that is not so any more."""
    said = find_note(events, number)
    if said is None or stored.stage.is_final:
        return None
    match said.happening:
        case Note(Kind.PAUSED) if stored.notes.paused_at is not None:
            at = stored.notes.paused_at + pace_of(stored.plan).most_pause_ms
            reason = next((text_of(each) for each in events if each.seq == number - 1 and _is(each, Kind.REASON)), "")
            text = say_of(stored, "contest-post-paused", reason=reason, left=stamp(at, "R"))
        case Note(Kind.RESUMED) if not stored.paused:
            text = say_of(stored, "contest-post-goes-on")
        case Note(Kind.EXTENDED) if (at := stored.whistle_at(stored.round)) is not None and not stored.paused:
            text = say_of(stored, "contest-post-extended", round=stored.round, at=stamp(at), left=stamp(at, "R"))
        case _:
            return None
    return write(stored, text, users=everybody(stored))


def _announcement(stored: StoredContest, number: int, events: Events) -> Announcement | None:
    said = find_note(events, number)
    if said is None:
        return None
    text = say_of(stored, "league-post-announcement", name=escape(said.by_name), text=text_of(said))
    return write(stored, text, users=everybody(stored), asker=said.by)


WRITERS: Final[Mapping[str, Writer]] = {
    Purpose.CHECK_IN: _check_in,
    Purpose.GUEST: guest_call,
    Purpose.PARTNER_LEFT: partner_left,
    Purpose.STANDINGS: _standings,
    Purpose.WHISTLE: _whistle,
    Purpose.FINAL: _final,
    Purpose.CANCELLED: _cancellation,
    Purpose.NO_EVENT: _no_event,
    Purpose.NEW_START: _new_start,
    Purpose.TIME: _time,
    Purpose.ANNOUNCEMENT: _announcement,
    Purpose.DISPUTE: dispute,
    Purpose.RULING: ruling,
    Purpose.ENTRY: entry_change,
    Purpose.FOR_RATINGS: match_goes_on,
    Purpose.REDRAWN: _redrawn,
    Purpose.NO_PARTNER: without_partner,
    Purpose.ABSENT: absent_at_start,
    Purpose.NO_PLACE: without_place,
    Purpose.MOVED: move_call,
    Purpose.RENAMED: say_new_name,
    Purpose.CHANNEL_GONE: channel_gone,
}
"""By the purposes of `Change.posts`; the notice board is none of them, a reminder asks whose turn it is, and each part
of a round has tables of its own."""


WITHOUT_EVENTS: Final = frozenset(
    {Purpose.BOARD, Purpose.EVENT, Purpose.REMINDER, Purpose.ROUND}
    | {purpose for purpose, writer in WRITERS.items() if not [*signature(writer).parameters][2].strip("_")}
)
"""The purposes of messages that are written without reading the log: a writer calls what it does not read `_`."""


def _to_cards(stored: StoredContest) -> tuple[Button, ...]:
    """For messages that ping members who are to play."""
    return (own_hand_button(public_voice(stored)),)


def _standings_buttons(stored: StoredContest) -> tuple[Button, ...]:
    voice, views = public_voice(stored), (ContestView.STANDINGS, ContestView.BRACKET)
    return tuple(view_button(voice, view) for view in views if view.is_there(stored))


def _moves_start(logged: Logged) -> bool:
    return _is(logged, Kind.CHANGED) and isinstance(logged.happening, Note) and bool(logged.happening.data.get("moved"))


def _is(logged: Logged, kind: Kind) -> bool:
    return isinstance(logged.happening, Note) and logged.happening.kind is kind
