"""The message that calls those whose entry somebody else has changed: taken out, with another member, or back."""

from collections.abc import Sequence

from bot.contests.changes import Logged
from bot.contests.commands.base import LONGEST_TEXT
from bot.contests.notes import Kind, Note
from bot.contests.state import StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.fixtures import happening_text, players_then
from bot.panels.contests.voice import public_voice
from bot.panels.core.names import escape
from engine.contest import events as contest_events
from engine.contest.events import Joined, Player, Substituted


def entry_change(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """What has happened to an entry, and the reason if one was given; `number` is that of the event."""
    past = [each for each in events if each.seq <= number]
    if not past or isinstance(happening := past[-1].happening, Note):
        return None
    players = players_then(past).get(number, ())
    entry = stored.contest.entries.get(getattr(happening, "entrant", 0))
    called: tuple[Player, ...] = (*players, *(() if entry is None else entry.owners))
    if isinstance(happening, Substituted):
        called = (*called, happening.out)
    kind, data = contest_events.encode(happening)
    if isinstance(happening, Joined):
        kind, players = "back", happening.players
    voice = public_voice(stored)
    what = happening_text(voice, kind, data | ({"players": players} if players else {}))
    reason = _reason(past[:-1])
    text = voice.say("league-post-entry", contest=voice.title, what=what)
    if reason:
        text = voice.say("league-post-entry-reason", contest=voice.title, what=what, reason=reason)
    people = (stored.people[player] for player in dict.fromkeys(called) if player in stored.people)
    return write(stored, text, users=tuple(person.user for person in people))


def _reason(before: Sequence[Logged]) -> str:
    last = before[-1].happening if before else None
    if isinstance(last, Note) and last.kind is Kind.REASON:
        return escape(str(last.data.get("text", "")), LONGEST_TEXT)
    return ""
