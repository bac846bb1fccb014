"""The message that calls those whose entry somebody else has changed: taken out, replaced."""

from collections.abc import Sequence

from bot.contests.changes import Logged
from bot.contests.commands.base import LONGEST_TEXT
from bot.contests.notes import Kind, Note
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.board import check_in_button
from bot.panels.contests.fixtures import happening_text, players_then
from bot.panels.contests.signing_up import entry_text
from bot.panels.contests.voice import public_voice
from bot.panels.core.names import escape
from bot.panels.core.panel import Button
from engine.contest import events as contest_events
from engine.contest.entries import Entry
from engine.contest.events import Joined, Player, Substituted


def entry_change(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """What has happened to an entry, and the reason if one was given; `number` is that of the event."""
    past = [each for each in events if each.seq <= number]
    if not past or isinstance(happening := past[-1].happening, Note):
        return None
    players = players_then(past).get(number, ())
    called: tuple[Player, ...] = players
    if isinstance(happening, Joined):
        called = players = happening.players
    if isinstance(happening, Substituted):
        called = (happening.out, happening.into)
    entry = stored.contest.entries.get(getattr(happening, "entrant", 0))
    if isinstance(happening, Substituted) and entry is not None:
        partners = (stored.people[player] for player in entry.players if player in stored.people)
        called = (*called, *(person.player for person in partners))
    lent = () if entry is None else (player for own, other, _ in entry.lent for player in (own, other))
    called = tuple(dict.fromkeys((*called, *lent)))
    kind, data = contest_events.encode(happening)
    voice = public_voice(stored)
    what = happening_text(voice, kind, data | ({"players": players} if players else {}))
    reason = _reason(past[:-1])
    text = voice.say("league-post-entry", contest=voice.title, what=what)
    if reason:
        text = voice.say("league-post-entry-reason", contest=voice.title, what=what, reason=reason)
    if isinstance(happening, Joined) and entry is not None and entry.waiting:
        text = entry_text(voice, entry)
    buttons: tuple[Button, ...] = ()
    if isinstance(happening, Substituted) and entry is not None and _is_to_check_in(stored, entry):
        text = f"{text}\n{voice.say('contest-seated-check-in', names=voice.names(entry.number))}"
        buttons = (check_in_button(voice),)
    people = (stored.people[player] for player in called if player in stored.people)
    users = tuple(person.user for person in people)
    return write(stored, text, users=users, buttons=buttons)


def _is_to_check_in(stored: StoredContest, entry: Entry) -> bool:
    return stored.stage is Stage.CHECKING and not entry.checked_in and entry.left is None


def _reason(before: Sequence[Logged]) -> str:
    last = before[-1].happening if before else None
    if isinstance(last, Note) and last.kind is Kind.REASON:
        return escape(str(last.data.get("text", "")), LONGEST_TEXT)
    return ""
