"""The fixtures of a contest, round by round, and its log: everything that was decided, for everybody to read."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.contests.changes import Logged
from bot.contests.commands.base import LONGEST_TEXT
from bot.contests.notes import Note
from bot.contests.paces import pace_of
from bot.contests.state import StoredContest
from bot.panels.contests.voice import ContestView, ContestVoice, page_buttons
from bot.panels.core.durations import format_duration
from bot.panels.core.names import escape, join_names
from bot.panels.core.panel import Block, Panel, Text
from bot.panels.core.reader import Reader
from bot.wall_clock import end_stamp, stamp
from engine.contest import events as contest_events
from engine.contest.events import Match, Player

_MATCHES: Final = 10
"""On a page: two pairs with the longest names take 320 characters, and a message takes 4,000."""
_IDLE: Final = 500
"""Characters of names of those without a match."""
_EVENTS: Final = 8
"""On a page at most; fewer where their texts are long."""
_LOG: Final = 3700
"""Characters of events on a page."""
_WORDS: Final = 330
"""Characters of an event without its text: up to three of the longest names, the date and the sentence."""


def fixtures_panel(stored: StoredContest, reader: Reader, page: int) -> Panel:
    """A page, from 1, of the rounds in their order; 0 is that of the last round drawn. A league's to come are there."""
    whole = replace(stored, contest=stored.plan.format.with_rounds_to_come(stored.contest))
    voice, rounds = ContestVoice(whole, reader.language), whole.contest.rounds
    pages = [(drawn.round, at) for drawn in rounds for at in range(0, max(1, len(drawn.matches)), _MATCHES)]
    page = min(page or 1 + pages.index((stored.round, 0)), len(pages))
    number, start = pages[page - 1]
    drawn = rounds[number - 1]
    lines = [f"### {voice.title}", f"**{voice.say('contest-round', number=number)}**{_days(stored, number)}"]
    places = range(start, min(start + _MATCHES, len(drawn.matches)))
    lines += (_fixture(voice, (number, place)) for place in places)
    if drawn.idle:
        names = [voice.side_names((each,)) for each in drawn.idle]
        lines.append(voice.say("league-fixtures-idle", names=join_names(names, voice.language, _IDLE)))
    return _page_panel(voice, lines, ContestView.FIXTURES, page, len(pages), first=1)


def _days(stored: StoredContest, number: int) -> str:
    """The days of a round, where it has days: one that is left without matches has none."""
    days = pace_of(stored.plan).days_of(number)
    return "" if days is None or days[1] <= days[0] else f" · {stamp(days[0], 'd')} – {end_stamp(days[1], 'd')}"


def log_panel(stored: StoredContest, events: Sequence[Logged], reader: Reader, page: int) -> Panel:
    """A page, from 0, of what was decided, the last first."""
    voice = ContestVoice(stored, reader.language)
    pages, then = _log_pages(events), players_then(events)
    page = min(page, len(pages) - 1)
    lines = [f"### {voice.title}", *(event_line(voice, each, then.get(each.seq)) for each in pages[page])]
    return _page_panel(voice, lines, ContestView.LOG, page, len(pages))


def _log_pages(events: Sequence[Logged]) -> list[list[Logged]]:
    """The events, the last first, as many on a page as there is room for."""
    pages, room = [list[Logged]()], _LOG
    for each in reversed(events):
        text = each.happening.data.get("text") if isinstance(each.happening, Note) else None
        needs = _WORDS + 2 * len(str(text or ""))  # each character may have to be escaped
        if len(pages[-1]) == _EVENTS or room < needs:
            pages.append([])
            room = _LOG
        pages[-1].append(each)
        room -= needs
    return pages


def players_then(events: Sequence[Logged]) -> dict[int, tuple[Player, ...]]:
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


def event_line(voice: ContestVoice, logged: Logged, players: tuple[Player, ...] | None = None) -> str:
    """An event as Markdown: what, and in small type its number, when, and who decided it, if the bot did not.

    `players` are those of its entrant then.
    """
    happening = logged.happening
    if isinstance(happening, Note):
        kind, data = happening.kind.value, dict[str, Any](happening.data)
    else:
        kind, data = contest_events.encode(happening)
    if players:
        data = {**data, "players": players}
    what = happening_text(voice, kind, data)
    name = escape(logged.by_name) if logged.by_name else ""
    by = f" · {name}" if name and name not in what else ""
    return f"{what}\n-# {logged.seq} · {stamp(logged.at, 'f')}{by}"


def happening_text(voice: ContestVoice, kind: str, data: Mapping[str, Any], longest: int = LONGEST_TEXT) -> str:
    """What an event says, in a sentence; texts of members are cut to `longest` characters. Ready for Markdown."""
    if kind == "left" and data.get("player"):
        kind = "gone"
    return voice.say(f"league-log-{kind}", **_values(voice, data, longest))


def _fixture(voice: ContestVoice, place: tuple[int, int]) -> str:
    text = voice.match_line(place)
    if voice.stored.outcome(place) is not None:
        return f"{place[1] + 1} · {text}"
    table = voice.stored.tables.get(place)
    link = f" · <#{table.channel}>" if table is not None and table.channel != voice.stored.channel else ""
    return f"{place[1] + 1} · {text}{link}"


def _values(voice: ContestVoice, data: Mapping[str, Any], longest: int) -> dict[str, str | int]:
    """What the sentences of events may name."""
    points = data.get("points") or ()
    found: dict[str, str | int] = {
        "round": int(data.get("round") or 0),
        "table": int(data.get("place") or 0) + 1,
        "text": escape(str(data.get("text") or ""), longest),
        "now": int(data.get("now") or 0),
        "until": int(data.get("until") or 0),
        "at": stamp(int(data["at"]), "f") if data.get("at") else "",
        "time": format_duration(int(data["ms"]), voice.language) if data.get("ms") else "",
        "points": "–".join(map(str, points)) or "none",
        "count": len(data.get("order") or data.get("matches") or ()),
        "why": escape(str(data.get("text") or ""), longest) or "none",
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


def _page_panel(
    voice: ContestVoice, lines: Sequence[str], view: ContestView, page: int, pages: int, *, first: int = 0
) -> Panel:
    blocks: tuple[Block, ...] = (Text("\n".join(lines)),)
    if pages > 1:
        blocks = (*blocks, page_buttons(voice, view, page, pages, first=first))
    return Panel(blocks=blocks)
