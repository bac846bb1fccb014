"""Private panels and calls of signing up: the choice of a partner, the partner's answer, leaving."""

from bot.contests.entries import has_finished, waiting
from bot.contests.members import is_to_check_in
from bot.contests.model import Stage, StoredContest
from bot.panels.contests.board import check_in_button, consent, leave_button, stands_line
from bot.panels.contests.voice import ContestView, ContestVoice, place_of, view_button
from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Buttons, Lists, Panel, Picker, Style, Text
from bot.panels.core.reader import Reader
from engine.contest.events import Entry


def partner_panel(stored: StoredContest, reader: Reader) -> Panel:
    """Asks whom the member wants as the partner."""
    voice = ContestVoice(stored, reader.language)
    picker = Picker(
        id=voice.press(Verb.CONTEST_INVITE).menu(),
        kind=Lists.MEMBER,
        placeholder=voice.say("league-pick-partner"),
    )
    return Panel(blocks=(Text(voice.say("league-partner-how", contest=voice.title)), picker))


def looking_panel(stored: StoredContest, reader: Reader, user: int) -> Panel:
    """Tells a member who looks for a partner what comes next: at the start a partner, before it perhaps checking in."""
    voice = ContestVoice(stored, reader.language, user=user)
    key = "contest-final-looks" if stored.plan.is_final else "league-looks"
    return _with_ways(voice, voice.say(key, contest=voice.title, consent=consent(voice)))


def _with_ways(voice: ContestVoice, text: str) -> Panel:
    """With the start until then, *Me* and *Leave*; perhaps the member has to check in."""
    checks = is_to_check_in(voice.stored, voice.user)
    lines = [text, *([voice.say("league-me-check-in")] if checks else [])]
    lines += [stands_line(voice)] if voice.stored.stage is not Stage.RUNNING else []
    ways = (*([check_in_button(voice)] if checks else []), view_button(voice, ContestView.ME), leave_button(voice))
    return Panel(blocks=(Text("\n".join(lines)), Buttons(ways)))


def entry_panel(voice: ContestVoice, entry: Entry) -> Panel:
    """What somebody reads who takes part, or waits for a place; perhaps they have to check in."""
    line, names = waiting(voice.stored), voice.names(entry.number)
    key = "league-waits" if entry.number in line else "league-joined"
    place = line.index(entry.number) + 1 if entry.number in line else 0
    text = voice.say(key, contest=voice.title, names=names, place=place, consent=consent(voice))
    if entry.since > max(voice.stored.round, 1):
        text = f"{text}\n{voice.say('contest-me-from-next', round=entry.since)}"
    return _with_ways(voice, text)


def is_asked_first(stored: StoredContest, user: int) -> bool:
    """Whether a member who leaves gives something up, for themselves or for a partner."""
    entry = stored.entry_of(user)
    if entry is None or has_finished(stored, entry):
        return False
    return stored.stage is Stage.RUNNING or len(entry.players) > 1


def confirm_leave_panel(stored: StoredContest, reader: Reader, user: int) -> Panel:
    """Asks whether to withdraw from a contest that has begun, or to leave a partner; says what comes of it."""
    voice = ContestVoice(stored, reader.language, user=user)
    yes = voice.button(Verb.CONTEST_LEAVE, "league-button-leave", Style.DANGER, index=1)
    no = voice.button(Verb.CONTEST_PAGE, "button-no", index=place_of(ContestView.ME))
    return Panel(blocks=(Text(_leave_question(voice)), Buttons((yes, no))))


def _leave_question(voice: ContestVoice) -> str:
    stored = voice.stored
    if stored.plan.size == 1:
        key = "contest-leave-question"
    else:
        key = "contest-leave-seat" if stored.stage is Stage.RUNNING else "contest-leave-partner"
    return voice.say(key, contest=voice.title)


def left_text(before: StoredContest, voice: ContestVoice) -> str:
    """What a member reads who has left, by how it was `before`."""
    entry = before.entry_of(voice.user)
    if entry is not None and has_finished(before, entry):
        return voice.say("contest-leave-finished", contest=voice.title)
    withdrawn = voice.stored.stage is Stage.RUNNING and entry is not None
    return voice.say("league-withdrawn" if withdrawn else "league-left", contest=voice.title)
