"""The log of a contest: a line for each thing that a person or the clock did, for everybody to read."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bot.contests.commands import LONGEST_TEXT, LoggedCommand, plays_in
from bot.contests.model import StoredContest
from bot.contests.notes import LogNote, NoteKind
from bot.panels.contests.voice import ContestView, ContestVoice, page_panel
from bot.panels.core.menus import format_duration
from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from bot.panels.core.wording import escape
from bot.wall_clock import stamp
from engine.contest import events as contest_events
from engine.contest.events import Match, Player

_EVENTS: Final = 8
"""On a page at most; fewer where their texts are long."""
_LOG: Final = 3700
"""Characters of events on a page."""
_BY_ORGANIZERS: Final = frozenset(
    {
        "cancelled",
        *(
            NoteKind.PUBLISHED,
            NoteKind.CHANGED,
            NoteKind.EXTENDED,
            NoteKind.PAUSED,
            NoteKind.RESUMED,
            NoteKind.GUEST,
            NoteKind.ANNOUNCED,
        ),
    }
)
"""Kinds of events of what an organizer may do who plays."""
_WORDS: Final = 330
"""Characters of an event without its text: up to three of the longest names, the date and the sentence."""


def log_panel(stored: StoredContest, events: Sequence[LoggedCommand], reader: Reader, page: int) -> Panel:
    """A page, from 0, of what was decided, the last first."""
    voice = ContestVoice(stored, reader.language)
    pages, then = _log_pages(events), players_then(events)
    page = min(page, len(pages) - 1)
    lines = [f"### {voice.title}", *(event_line(voice, each, then.get(each.seq)) for each in pages[page])]
    return page_panel(voice, ContestView.LOG, Text("\n".join(lines)), page, len(pages))


def _log_pages(events: Sequence[LoggedCommand]) -> list[list[LoggedCommand]]:
    """The events, the last first, as many on a page as there is room for."""
    pages, room = [list[LoggedCommand]()], _LOG
    for each in reversed(events):
        text = each.happening.data.get("text") if isinstance(each.happening, LogNote) else None
        needs = _WORDS + 2 * len(str(text or ""))  # each character may have to be escaped
        if len(pages[-1]) == _EVENTS or room < needs:
            pages.append([])
            room = _LOG
        pages[-1].append(each)
        room -= needs
    return pages


def players_then(events: Sequence[LoggedCommand]) -> dict[int, tuple[Player, ...]]:
    """The players of the entrants of some events, by the events' numbers.

    An entrant who left before the draw is no entrant any more, and the number may have gone to another.
    """
    joined, found = dict[int, tuple[Player, ...]](), dict[int, tuple[Player, ...]]()
    for each in events:
        match each.happening:
            case contest_events.Joined(entrant, players) if not set(players) <= set(joined.get(entrant, ())):
                joined[entrant] = players
            case contest_events.Substituted(entrant, out, into) if entrant in joined:
                joined[entrant] = tuple(into if player == out else player for player in joined[entrant])
            case contest_events.Left(entrant):
                found[each.seq] = joined.get(entrant, ())
            case _:
                pass
    return found


def event_line(voice: ContestVoice, logged: LoggedCommand, players: tuple[Player, ...] | None = None) -> str:
    """An event as Markdown: what, and in small type its number, when, and who decided it, if the bot did not.

    `players` are those of its entrant then.
    """
    happening = logged.happening
    if isinstance(happening, LogNote):
        kind, data = happening.kind.value, dict[str, Any](happening.data)
    else:
        kind, data = contest_events.encode(happening)
    if players:
        data = {**data, "players": players}
    what = happening_text(voice, kind, data)
    author = voice.author(logged.by, logged.by_name)
    by = "" if not author or _names_author(voice.stored, logged, data) else f" · {author}"
    if by and logged.by is not None and kind in _BY_ORGANIZERS and plays_in(voice.stored, logged.by):
        by = f"{by} · {voice.say('contest-log-plays')}"
    return f"{what}\n-# {logged.seq} · {stamp(logged.at, 'f')}{by}"


def _names_author(stored: StoredContest, logged: LoggedCommand, data: Mapping[str, Any]) -> bool:
    """Whether the sentence of an event is about the member who did it."""
    about = {data.get("player"), *data.get("players", ())}
    return any(person.player in about and person.user == logged.by for person in stored.people.values())


def happening_text(voice: ContestVoice, kind: str, data: Mapping[str, Any], longest: int = LONGEST_TEXT) -> str:
    """What an event says, in a sentence; texts of members are cut to `longest` characters. Ready for Markdown."""
    if kind == "left" and data.get("player"):
        kind = "gone"
    if kind == "looks" and voice.stored.plan.is_final:
        kind = "joins"
    return voice.say(f"league-log-{kind}", **_values(voice, data, longest))


def _values(voice: ContestVoice, data: Mapping[str, Any], longest: int) -> dict[str, str | int]:
    """What the sentences of events may name."""
    points = data.get("points") or ()
    found: dict[str, str | int] = {
        "round": int(data.get("round") or 0),
        "table": int(data.get("place") or 0) + 1,
        "text": escape(str(data.get("text") or ""), longest),
        "at": stamp(int(data["at"]), "f") if data.get("at") else "",
        "time": format_duration(int(data["ms"]), voice.language) if data.get("ms") else "",
        "points": "–".join(map(str, points)) or "none",
        "count": len(data.get("order") or data.get("matches") or ()),
        "entrant": "",
        "name": voice.name(data.get("player") or data.get("out")),
        "into": voice.name(data.get("into")),
    }
    if "players" in data:
        found["entrant"] = " & ".join(voice.name(player) for player in data["players"])
    elif data.get("entrant", 0) > 0 and data["entrant"] not in voice.contest.entries:
        found["entrant"] = voice.say("former-member")
    elif data.get("entrant", 0) > 0:
        found["entrant"] = voice.side_names((data["entrant"],))
    if "side" in data and (match := _match(voice.stored, int(data["round"]), int(data["place"]))) is not None:
        side = match.east if data["side"] else match.north
        found["entrant"] = voice.side_names(side)
    return found


def _match(stored: StoredContest, number: int, place: int) -> Match | None:
    """A match, if it is still drawn: a round that was drawn again may have fewer."""
    matches = stored.contest.rounds[number - 1].matches if 1 <= number <= stored.round else ()
    return matches[place] if place < len(matches) else None
