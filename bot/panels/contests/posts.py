"""What a contest announces in its channel to all who take part, and which message is written by what."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from inspect import signature
from typing import Final, TypeAlias

from bot.contests.commands import LoggedCommand
from bot.contests.dates import next_start, pace_of
from bot.contests.entries import singles
from bot.contests.model import Stage, StoredContest
from bot.contests.notes import LogNote, NoteKind
from bot.contests.posts import Purpose, read_part
from bot.panels.contests import calls
from bot.panels.contests.announcement import Announcement, event_at, everybody, part_of, reason_of, text_of, write
from bot.panels.contests.board import check_in_button, say_of, winners
from bot.panels.contests.pictures import bracket_picture, standings_picture
from bot.panels.contests.rounds import redrawn_post, round_post, standings_buttons, standings_post
from bot.panels.contests.season import finalists_call, fun_lines, podium_line, season_line, season_picture
from bot.panels.contests.voice import LONGEST_NAME, ContestVoice, public_voice
from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Block, Button, Picture, Style, Text
from bot.panels.core.wording import escape, join_names
from bot.wall_clock import stamp
from engine.contest.events import Cancelled

_WINNERS: Final = 900
"""Characters of names: a message calls a hundred members as well, and takes 4,000 in all."""
Events: TypeAlias = Sequence[LoggedCommand]
Writer: TypeAlias = Callable[[StoredContest, int, Events], Announcement | None]


def announcement(stored: StoredContest, purpose: str, number: int, events: Events) -> Announcement | None:
    """The message for a purpose of `Change.posts`; None when there is nothing to say any more."""
    name, part = read_part(purpose)
    if name == Purpose.ROUND:
        return round_post(stored, number, part)
    writer = WRITERS.get(name)
    said = None if writer is None else writer(stored, number, events)
    return None if said is None else part_of(said, part)


def _check_in(stored: StoredContest, _: int, __: Events) -> Announcement | None:
    if stored.stage is not Stage.CHECKING or stored.paused:
        return None
    entries = stored.contest.entries.values()
    signed = (*(p for entry in entries for p in entry.players), *(person.player for person in singles(stored)))
    missing = (stored.people[player].user for player in signed if player not in stored.notes.ready)
    text = say_of(stored, "league-post-check-in", at=stamp(stored.plan.starts_at, "R"))
    buttons = (check_in_button(public_voice(stored)),)
    return write(stored, text, users=tuple(dict.fromkeys(missing)), buttons=buttons)


def _new_start(stored: StoredContest, _: int, __: Events) -> Announcement | None:
    if stored.stage not in (Stage.OPEN, Stage.CHECKING) or stored.paused:
        return None
    at = stored.plan.starts_at
    text = say_of(stored, "contest-post-new-start", at=stamp(at), left=stamp(at, "R"))
    buttons = (check_in_button(public_voice(stored)),) if stored.stage is Stage.CHECKING else ()
    return write(stored, text, users=everybody(stored), buttons=buttons)


def _channel_gone(stored: StoredContest, _: int, __: Events) -> Announcement | None:
    """Says that the contest is paused; it is posted in another channel, with the choice of one for the contest."""
    if not stored.paused:
        return None
    button = public_voice(stored).button(Verb.CONTEST_MOVE, "league-task-move", Style.PRIMARY)
    return write(stored, say_of(stored, "contest-post-channel-gone"), buttons=(button,))


def _new_channel(stored: StoredContest, _: int, __: Events) -> Announcement | None:
    if stored.stage.is_final:
        return None
    return write(stored, say_of(stored, "contest-post-moved"), users=everybody(stored))


def _time(stored: StoredContest, number: int, events: Events) -> Announcement | None:
    """That it is paused, goes on, or that a round has more time; nothing once that is not so any more."""
    said = event_at(events, number)
    if said is None or stored.stage.is_final:
        return None
    match said.happening:
        case LogNote(NoteKind.PAUSED) if stored.notes.paused_at == said.at:
            left = stamp(said.at + pace_of(stored.plan).most_pause_ms, "R")
            text = say_of(stored, "contest-post-paused", reason=reason_of(events, number), left=left)
        case LogNote(NoteKind.RESUMED) if not stored.paused:
            text = say_of(stored, "contest-post-goes-on")
        case LogNote(NoteKind.EXTENDED, {"round": stored.round}) if (
            at := stored.whistle_at(stored.round)
        ) and not stored.paused:
            text = say_of(stored, "contest-post-extended", round=stored.round, at=stamp(at), left=stamp(at, "R"))
        case _:
            return None
    return write(stored, text, users=everybody(stored))


def _announcement(stored: StoredContest, number: int, events: Events) -> Announcement | None:
    said = event_at(events, number)
    if said is None:
        return None
    name = public_voice(stored).author(said.by, said.by_name)
    text = say_of(stored, "league-post-announcement", name=name, text=text_of(said))
    return write(stored, text, users=everybody(stored), asker=said.by)


def _final(stored: StoredContest, _: int, __: Events) -> Announcement:
    voice, names = public_voice(stored), winners(stored)
    text, picture = say_of(stored, "league-post-final-nobody"), Picture(standings_picture(voice))
    if names:
        text = say_of(stored, "league-post-final", names=join_names(names, voice.language, _WINNERS))
    if stored.plan.is_final and names:  # the line has the places
        text, picture = f"{text}\n{podium_line(stored)}", Picture(bracket_picture(voice))
    follows, buttons = next_text(stored), (*standings_buttons(stored), *_again_button(stored))
    blocks = (picture, *_season_blocks(voice), *((Text(follows),) if follows else ()))
    return write(stored, text, blocks=blocks, buttons=buttons)


def _season_blocks(voice: ContestVoice) -> Iterator[Block]:
    """What a night was remembered for, and how the season stands after it; not of its final."""
    season = voice.stored.season
    if season is not None and season.rows and not voice.stored.plan.is_final:
        yield Text("\n".join((*fun_lines(voice, season), season_line(voice, season))))
        yield Picture(season_picture(voice, season))


def _cancellation(stored: StoredContest, _: int, events: Events) -> Announcement:
    ends = (each.seq for each in events if isinstance(each.happening, Cancelled))
    reason = reason_of(events, next(ends, 0))
    if reason:
        text = say_of(stored, "league-post-cancelled", reason=reason)
    else:
        text = say_of(stored, "league-post-too-few", least=stored.plan.config.least)
    lines = filter(None, (text, next_text(stored)))
    return write(stored, "\n".join(lines), users=everybody(stored), buttons=_again_button(stored))


def _again_button(stored: StoredContest) -> tuple[Button, ...]:
    again = public_voice(stored).button(Verb.CONTEST_AGAIN, "contest-button-again")
    return () if stored.plan.repeats or stored.plan.is_final else (again,)


def next_text(stored: StoredContest) -> str:
    """When the next contest of a series starts; empty where there is none."""
    if not stored.plan.repeats or stored.ended_at is None:
        return ""
    at = next_start(stored.plan, stored.ended_at)
    name = escape(stored.name, LONGEST_NAME)  # the next one has another number
    final = stored.season is not None and stored.season.is_over and not stored.plan.is_final
    key = "contest-post-next-final" if final else "contest-post-next-season" if stored.plan.is_final else "league-next"
    return public_voice(stored).say(key, contest=name, at=stamp(at), left=stamp(at, "R"))


WRITERS: Final[Mapping[str, Writer]] = {
    Purpose.CHECK_IN: _check_in,
    Purpose.NEW_START: _new_start,
    Purpose.CHANNEL_GONE: _channel_gone,
    Purpose.MOVED: _new_channel,
    Purpose.TIME: _time,
    Purpose.ANNOUNCEMENT: _announcement,
    Purpose.FINALISTS: finalists_call,
    Purpose.FINAL: _final,
    Purpose.CANCELLED: _cancellation,
    Purpose.STANDINGS: standings_post,
    Purpose.REDRAWN: redrawn_post,
    Purpose.GUEST: calls.guest_call,
    Purpose.PARTNER: calls.partner_call,
    Purpose.PARTNER_LEFT: calls.partner_left,
    Purpose.NO_PARTNER: partial(calls.out_at_start, Purpose.NO_PARTNER),
    Purpose.ABSENT: partial(calls.out_at_start, Purpose.ABSENT),
    Purpose.NO_PLACE: partial(calls.out_at_start, Purpose.NO_PLACE),
    Purpose.ENTRY: calls.entry_change,
    Purpose.FOR_RATINGS: calls.match_goes_on,
    Purpose.DISPUTE: calls.dispute,
    Purpose.RULING: calls.ruling,
}
"""By the purposes of `Change.posts`; the notice board is none of them, a reminder asks whose turn it is, and each part
of a round has tables of its own."""


WITHOUT_EVENTS: Final = frozenset(
    {Purpose.BOARD, Purpose.EVENT, Purpose.REMINDER, Purpose.ROUND}
    | {purpose for purpose, writer in WRITERS.items() if not [*signature(writer).parameters][2].strip("_")}
)
"""The purposes of messages that are written without reading the log: a writer calls what it does not read `_`."""
