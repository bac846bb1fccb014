"""Private panels and calls of signing up: the choice of a partner, the partner's answer, leaving."""

from zlib import crc32

from bot.contests.commands.signing_up import is_to_check_in
from bot.contests.entries import has_finished, is_late, partner_in, waiting
from bot.contests.state import Person, Stage, StoredContest
from bot.panels.contests.board import check_in_button, consent
from bot.panels.contests.rules import leaving_rule
from bot.panels.contests.voice import ContestVoice, public_voice
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.mentions import mentions
from bot.panels.core.panel import Buttons, Lists, Panel, Picker, Style, Text
from bot.panels.core.reader import Reader
from engine.contest.entries import Entry


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
    return _with_check_in(voice, voice.say("league-looks", contest=voice.title, consent=consent(voice)))


def _with_check_in(voice: ContestVoice, text: str) -> Panel:
    if not is_to_check_in(voice.stored, voice.user):
        return Panel(blocks=(Text(text),))
    text = f"{text}\n{voice.say('league-me-check-in')}"
    return Panel(blocks=(Text(text), Buttons((check_in_button(voice),))))


def invitation_panel(stored: StoredContest, inviter: Person, partner: int) -> Panel:
    """Calls a member who is asked to be a partner."""
    voice = public_voice(stored)
    text = voice.say(
        "league-invitation",
        partner=mentions(partner),
        name=voice.name(inviter.player),
        contest=voice.title,
        consent=consent(voice),
    )
    buttons = (
        voice.button(Verb.CONTEST_ACCEPT, "league-button-accept", Style.SUCCESS, index=inviter.player),
        voice.button(Verb.CONTEST_DECLINE, "league-button-decline", index=inviter.player),
    )
    return Panel(blocks=(Text(text), Buttons(buttons)))


def declined_text(stored: StoredContest, inviter: Person, name: str) -> str:
    """That a member, as named here, is nobody's partner, and how the one who asked goes on while somebody may come."""
    voice = public_voice(stored)
    key = "contest-declined-looks" if inviter.looking else "contest-declined-asks"
    if stored.stage not in (Stage.OPEN, Stage.CHECKING) and not is_late(stored):
        key = "league-declined"
    names = {"name": name, "inviter": voice.name(inviter.player), "contest": voice.title}
    return voice.say(key, **names, button=voice.say("league-button-pair"))


def entry_panel(voice: ContestVoice, entry: Entry) -> Panel:
    """What somebody reads who takes part; perhaps they have to check in."""
    return _with_check_in(voice, entry_text(voice, entry))


def entry_text(voice: ContestVoice, entry: Entry) -> str:
    """That an entry takes part, or waits for a place, and what that means."""
    line = waiting(voice.stored)
    key = "league-joined" if len(entry.players) == 1 else "league-paired"
    place = line.index(entry.number) + 1 if entry.number in line else 0
    names = voice.names(entry.number)
    return voice.say(
        "league-waits" if place else key, contest=voice.title, names=names, place=place, consent=consent(voice)
    )


def is_asked_first(stored: StoredContest, user: int) -> bool:
    """Whether a member who leaves gives something up, for themselves or for a partner."""
    entry = stored.entry_of(user)
    if entry is None or has_finished(stored, entry):
        return False
    return stored.stage is Stage.RUNNING or len(entry.players) > 1


def confirm_leave_panel(stored: StoredContest, reader: Reader, user: int) -> Panel:
    """Asks whether to withdraw from a contest that has begun, or to leave a partner; says what comes of it."""
    voice = ContestVoice(stored, reader.language, user=user)
    key = f"league-button-{'withdraw' if stored.stage is Stage.RUNNING else 'leave'}"
    buttons = (
        leave_sure(stored, reader, user).button(voice.say(key), Style.DANGER),
        Press(Verb.NO, 0).button(voice.say("button-no")),
    )
    return Panel(blocks=(Text(_leave_question(voice)), Buttons(buttons)))


def leave_sure(stored: StoredContest, reader: Reader, user: int) -> Press:
    """The yes to the question of `confirm_leave_panel`: to no other, if something has happened since."""
    voice = ContestVoice(stored, reader.language, user=user)
    code = 1 + crc32(_leave_question(voice).encode()) % 100_000
    return voice.press(Verb.CONTEST_LEAVE_SURE, index=code)


def _leave_question(voice: ContestVoice) -> str:
    stored, entry = voice.stored, voice.stored.entry_of(voice.user)
    if stored.plan.size == 1 or entry is None:
        question = voice.say("contest-leave-question", contest=voice.title)
        return f"{question}\n{leaving_rule(stored.plan, voice.language)}"
    if stored.stage is Stage.RUNNING:
        return voice.say("contest-leave-seat", contest=voice.title)
    partner = partner_in(stored, voice.user)
    name = voice.say("former-member") if partner is None else voice.name(partner.player)
    return voice.say("contest-leave-partner", contest=voice.title, partner=name)


def left_text(before: StoredContest, voice: ContestVoice) -> str:
    """What a member reads who has left, by how it was `before`."""
    entry = before.entry_of(voice.user)
    if entry is not None and has_finished(before, entry):
        return voice.say("contest-leave-finished", contest=voice.title)
    withdrawn = voice.stored.stage is Stage.RUNNING and entry is not None
    return voice.say("league-withdrawn" if withdrawn else "league-left", contest=voice.title)
