"""What a contest announces in its channel: short texts, and whom they call."""

from collections.abc import Callable, Mapping, Sequence
from inspect import signature
from itertools import pairwise
from typing import Final, TypeAlias

from bot.contests.calendar import stamp
from bot.contests.calls import ANNOUNCEMENT, TABLES_A_POST, read_part
from bot.contests.changes import Logged
from bot.contests.entry_steps import lookers
from bot.contests.notes import Kind, Note
from bot.contests.paces import pace_of
from bot.contests.places import last_late_round, needs_substitute
from bot.contests.purposes import (
    ABSENT,
    ASKED,
    CALL_GONE,
    CHANNEL_GONE,
    CHECK_IN,
    ENTRY,
    EVENT,
    FINAL_TABLE,
    FOR_RATINGS,
    MEETING,
    MOVED,
    NEW_START,
    NO_PARTNER,
    NO_PLACE,
    ORGANISERS_GONE,
    PROMOTION,
    PROPOSAL,
    REDRAWN,
    REMINDER,
    RENAMED,
    ROLE_GONE,
)
from bot.contests.state import DeadlineKind, Stage, StoredContest
from bot.panels.contests.announcement import Announcement, part_of, users_of, write
from bot.panels.contests.audience import at_tables, everybody, without_match
from bot.panels.contests.board import BOARD, check_in_button, join_names, say_of, winners
from bot.panels.contests.disputes import dispute, find_note, ruling, text_of
from bot.panels.contests.entry_change import entry_change
from bot.panels.contests.final_table import final_table
from bot.panels.contests.for_ratings import match_goes_on
from bot.panels.contests.own_game import own_hand_button
from bot.panels.contests.partners import partner_left, without_partner
from bot.panels.contests.people import names_of
from bot.panels.contests.pictures import standings_picture
from bot.panels.contests.proposals import proposal
from bot.panels.contests.questions import (
    called_role_gone,
    channel_gone,
    entry_role_gone,
    move_call,
    organisers_role_gone,
)
from bot.panels.contests.reminders import meeting
from bot.panels.contests.renaming import say_new_name
from bot.panels.contests.requests import asked_post
from bot.panels.contests.rounds import final_blocks, next_text, round_blocks, series_text
from bot.panels.contests.show import facts_of
from bot.panels.contests.views import View, view_button
from bot.panels.contests.without_place import absent_at_start, without_place
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape
from bot.panels.core.panel import Block, Button, Picture, Style
from bot.texts.catalogue import say
from engine.contest.events import Cancelled, Entrant, Paired, Undrawn

_WINNERS: Final = 900
"""Characters of names: a message calls a hundred members as well, and takes 4,000 in all."""
NO_EVENT: Final = "noevent"
"""The purpose of the message that Discord refuses an event."""
Events: TypeAlias = Sequence[Logged]
Writer: TypeAlias = Callable[[StoredContest, int, Events], Announcement | None]


def announcement(stored: StoredContest, purpose: str, number: int, events: Events) -> Announcement | None:
    """The message for a purpose of `Change.posts`; None when there is nothing to say any more."""
    name, part = read_part(purpose)
    if name == "round":
        return _round(stored, number, part)
    writer = WRITERS.get(name)
    said = None if writer is None else writer(stored, number, events)
    return None if said is None else part_of(said, part)


def playing(stored: StoredContest) -> tuple[Entrant, ...]:
    """Who takes part and waits for no place."""
    entries = stored.contest.entries.values()
    return tuple(entry.number for entry in entries if entry.left is None and not entry.waiting)


def _check_in(stored: StoredContest, _: int, __: Events) -> Announcement | None:
    if stored.stage is not Stage.CHECKING:
        return None
    at, entries = stored.plan.starts_at, stored.contest.entries.values()
    missing = [entry.number for entry in entries if entry.left is None and not entry.checked_in]
    looking = tuple(each.user for each in lookers(stored) if each.player not in stored.notes.ready)
    text = say_of(stored, "league-post-check-in", at=stamp(at, "R"))
    users = tuple(dict.fromkeys((*users_of(stored, missing), *looking)))
    buttons = (check_in_button(stored, stored.plan.language),)
    return write(stored, text, users=users, asker=stored.organiser, buttons=buttons)


def _new_place(stored: StoredContest, number: int, _: Events) -> Announcement | None:
    """Tells an entrant who waited; of those who came in at the draw the round's message does."""
    entry = stored.contest.entries.get(number)
    if entry is None or entry.waiting or entry.left is not None:
        return None
    if stored.stage is Stage.RUNNING:
        text = say_of(stored, "contest-post-promoted-late", round=entry.since)
        return write(stored, text, users=users_of(stored, (number,)))
    return _to_entrant(stored, number, "promoted")


def _new_entrant(stored: StoredContest, number: int, _: Events) -> Announcement | None:
    entry = stored.contest.entries.get(number)
    if entry is None:
        return None
    if entry.waiting and stored.stage is Stage.RUNNING:
        text = say_of(stored, "contest-post-added-late", round=last_late_round(stored))
        return write(stored, text, users=users_of(stored, (number,), unasked=True))
    return _to_entrant(stored, number, "added-waits" if entry.waiting else "added")


def _to_entrant(stored: StoredContest, entrant: Entrant, what: str) -> Announcement | None:
    """To an entrant who has a place without a press of their own; they check in where that is asked."""
    if stored.stage not in (Stage.OPEN, Stage.CHECKING):
        return None
    asked = stored.stage is Stage.CHECKING and not stored.contest.entries[entrant].checked_in
    key = f"contest-post-{what}-check-in" if asked else f"contest-post-{what}"
    text = say_of(stored, key, at=stamp(stored.plan.starts_at, "R"))
    buttons = (check_in_button(stored, stored.plan.language),) if asked else ()
    return write(stored, text, users=users_of(stored, (entrant,), unasked=True), buttons=buttons)


def _round(stored: StoredContest, number: int, part: int) -> Announcement | None:
    end = stored.whistle_at(number)
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
    if sitting and not drawn.idle:  # else the picture says it
        names = [names_of(stored, each) for each in sitting]
        idle = say(
            stored.plan.language, "league-fixtures-idle", names=join_names(names, stored.plan.language, _WINNERS)
        )
        text = f"{text}\n{idle}"
    users, blocks = users_of(stored, entrants, to_table=True), round_blocks(stored, number, places)
    return write(stored, text, users=users, blocks=blocks, buttons=_to_cards(stored))


def _standings(stored: StoredContest, number: int, _: Events) -> Announcement | None:
    if stored.stage is not Stage.RUNNING:
        return None
    text = say_of(stored, "league-post-standings", round=number)
    following = stored.deadlines.get((DeadlineKind.NEXT, number))
    if following is not None and not stored.paused and (stored.has_more or not needs_substitute(stored)):
        key = "league-post-next" if stored.has_more else "league-post-last"
        at = pace_of(stored.plan).opening_stamp(following.due_at)
        text = f"{text}\n{say_of(stored, key, at=at)}"
    return write(stored, text, blocks=(_standings_block(stored),), buttons=_standings_buttons(stored))


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
    return write(stored, text, users=users_of(stored, entrants, unasked=True))


def _promotion(stored: StoredContest, _: int, __: Events) -> Announcement | None:
    if not stored.plan.promotes or stored.stage.is_final:
        return None
    press = Press(Verb.CONTEST_RATINGS, stored.id).button()
    button = Button(id=press, label=say_of(stored, "league-button-ratings"), style=Style.SECONDARY)
    text = say_of(stored, "league-post-promotion", count=stored.plan.config.moving)
    return write(stored, text, users=(stored.organiser,), buttons=(button,))


def _final(stored: StoredContest, _: int, __: Events) -> Announcement:
    names = winners(stored)
    if names:
        text = say_of(stored, "league-post-final", names=join_names(names, stored.plan.language, _WINNERS))
    else:
        text = say_of(stored, "league-post-final-nobody")
    blocks, buttons = final_blocks(stored), _standings_buttons(stored)
    if not stored.plan.repeats:
        again = Press(Verb.CONTEST_AGAIN, stored.id).button()
        buttons = (*buttons, Button(id=again, label=say_of(stored, "contest-button-again")))
    return write(stored, text, users=users_of(stored, playing(stored)), blocks=blocks, buttons=buttons)


def _cancellation(stored: StoredContest, _: int, events: Events) -> Announcement:
    reasons = (before for before, each in pairwise(events) if isinstance(each.happening, Cancelled))
    reason = next((text_of(before) for before in reasons if _is(before, Kind.REASON)), "")
    if reason:
        text = say_of(stored, "league-post-cancelled", reason=reason)
        follows = series_text(stored, stored.plan.language)
    else:
        text = say_of(stored, "league-post-too-few", least=stored.plan.config.least)
        follows = next_text(stored, stored.plan.language)
    return write(stored, "\n".join(filter(None, (text, follows))), users=everybody(stored))


def _missed_start(stored: StoredContest, _: int, __: Events) -> Announcement | None:
    if not stored.notes.held:
        return None
    text = say_of(stored, "league-post-held", task=say(stored.plan.language, "league-task-change"))
    return write(stored, text, users=(stored.organiser,))


def _no_rooms(stored: StoredContest, number: int, _: Events) -> Announcement | None:
    if not stored.paused:
        return None
    return write(stored, say_of(stored, "league-post-no-rooms", count=number), users=(stored.organiser,))


def _no_event(stored: StoredContest, _: int, __: Events) -> Announcement | None:
    return write(stored, say_of(stored, "league-post-no-event"), users=(stored.organiser,))


def _new_start(stored: StoredContest, number: int, events: Events) -> Announcement | None:
    """The start that is another because organisers have moved it, or because the bot was away."""
    if stored.stage not in (Stage.OPEN, Stage.CHECKING):
        return None
    moved = any(each.seq == number and _is(each, Kind.CHANGED) for each in events)
    at, key = stored.plan.starts_at, "contest-post-new-start" if moved else "league-post-postponed"
    text = say_of(stored, key, at=stamp(at), left=stamp(at, "R"))
    return write(stored, text, users=everybody(stored), asker=stored.organiser)


def _announcement(stored: StoredContest, number: int, events: Events) -> Announcement | None:
    said = find_note(events, number)
    if said is None:
        return None
    text = say_of(stored, "league-post-announcement", name=escape(said.by_name), text=text_of(said))
    return write(stored, text, users=everybody(stored), asker=said.by)


WRITERS: Final[Mapping[str, Writer]] = {
    CHECK_IN: _check_in,
    "promoted": _new_place,
    "added": _new_entrant,
    "partnerleft": partner_left,
    "standings": _standings,
    "whistle": _whistle,
    "final": _final,
    "cancelled": _cancellation,
    "held": _missed_start,
    "norooms": _no_rooms,
    NO_EVENT: _no_event,
    NEW_START: _new_start,
    ANNOUNCEMENT: _announcement,
    "dispute": dispute,
    "ruling": ruling,
    MEETING: meeting,
    FINAL_TABLE: final_table,
    ENTRY: entry_change,
    FOR_RATINGS: match_goes_on,
    PROMOTION: _promotion,
    PROPOSAL: proposal,
    REDRAWN: _redrawn,
    NO_PARTNER: without_partner,
    ABSENT: absent_at_start,
    NO_PLACE: without_place,
    MOVED: move_call,
    RENAMED: say_new_name,
    CHANNEL_GONE: channel_gone,
    ROLE_GONE: entry_role_gone,
    CALL_GONE: called_role_gone,
    ORGANISERS_GONE: organisers_role_gone,
    ASKED: asked_post,
}
"""By the purposes of `Change.posts`; the notice board is none of them, a reminder asks whose turn it is, and each part
of a round has tables of its own."""


WITHOUT_EVENTS: Final = frozenset(
    {BOARD, EVENT, REMINDER, "round"}
    | {purpose for purpose, writer in WRITERS.items() if not [*signature(writer).parameters][2].strip("_")}
)
"""The purposes of messages that are written without reading the log: a writer calls what it does not read `_`."""


def _to_cards(stored: StoredContest) -> tuple[Button, ...]:
    """For messages that ping members who are to play."""
    return (own_hand_button(stored, stored.plan.language),)


def _standings_block(stored: StoredContest) -> Block:
    return Picture(standings_picture(facts_of(stored, stored.plan.language)))


def _standings_buttons(stored: StoredContest) -> tuple[Button, ...]:
    views = (view for view in (View.STANDINGS, View.BRACKET) if view.is_there(stored))
    return tuple(view_button(stored, view, stored.plan.language) for view in views)


def _is(logged: Logged, kind: Kind) -> bool:
    return isinstance(logged.happening, Note) and logged.happening.kind is kind
