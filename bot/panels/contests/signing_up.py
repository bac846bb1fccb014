"""Private panels and calls of signing up: the choice of a partner, the partner's answer, leaving."""

from dataclasses import replace
from zlib import crc32

from bot.contests.commands.leaving import fate_of, is_asked_first, partner_in
from bot.contests.commands.signing_up import is_to_check_in
from bot.contests.places import is_late, last_late_round
from bot.contests.state import Person, Stage, StoredContest
from bot.contests.substitutes import fate_of_seat, lent_seat
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
    key = "contest-looks-late" if stored.stage is Stage.RUNNING else "league-looks"
    text = voice.say(key, contest=voice.title, consent=consent(voice), round=last_late_round(stored))
    return _with_check_in(voice, text)


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
    """The same to one of its members, who may have to check in to come from the waiting list."""
    return _with_check_in(voice, entry_text(voice, entry))


def entry_text(voice: ContestVoice, entry: Entry) -> str:
    """That an entry takes part, or waits for a place, and what that means."""
    place = voice.contest.queue.index(entry.number) + 1 if entry.waiting else 0
    key = "league-joined" if len(entry.players) == 1 else "league-paired"
    if entry.waiting:
        key = "league-waits-last" if entry.last else "league-waits"
    if entry.waiting and voice.stored.stage is Stage.RUNNING:
        key = "contest-waits-late"
    names, last = voice.names(entry.number), last_late_round(voice.stored)
    return voice.say(key, contest=voice.title, names=names, place=place, round=last, consent=consent(voice))


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
    stored = voice.stored
    partner, orphan = partner_in(stored, voice.user), stored.orphan_of(voice.user)
    running = stored.stage is Stage.RUNNING
    if seat := _seat_question(voice):
        lines = [seat]
    elif orphan in stored.orphans:
        goes_on = fate_of(stored, orphan) == "open"
        name = voice.name(orphan.alone)
        key = "contest-leave-alone" if goes_on else "contest-leave-alone-last"
        lines = [voice.say(key, contest=voice.title, name=name)]
        lines += [leaving_rule(stored.plan, voice.language)] if goes_on else []
    elif partner is None:
        lines = _alone_question(voice)
    else:
        entry = stored.entry_of(voice.user)
        names = "" if entry is None else voice.names(entry.number)
        waits = entry is not None and entry.waiting
        key = f"contest-leave-partner{'-waits' if waits else ''}"
        if running and entry is not None and not waits:
            key = f"contest-leave-partner-{fate_of(stored, entry)}"
        other = voice.name(partner.player)
        lines = [voice.say(key, contest=voice.title, names=names, partner=other)]
    return "\n".join(lines)


def _alone_question(voice: ContestVoice) -> list[str]:
    """What comes of it when a member leaves without a partner: nothing in the line, or after the last match."""
    stored, entry = voice.stored, voice.stored.entry_of(voice.user)
    if entry is not None and stored.stage is Stage.RUNNING and not entry.waiting and fate_of(stored, entry) != "open":
        return [voice.say("contest-leave-keeps", contest=voice.title)]
    question = voice.say("contest-leave-question", contest=voice.title)
    return [question] if entry is None or entry.waiting else [question, leaving_rule(stored.plan, voice.language)]


def _seat_question(voice: ContestVoice) -> str:
    """What comes of a lent seat when the member leaves; nothing where none is, or where it is as without."""
    found, fate = lent_seat(voice.stored, voice.user), fate_of_seat(voice.stored, voice.user)
    if found is None or fate not in ("back", "stays"):
        return ""
    _, own, other = found
    key, player = ("contest-leave-seat", own) if fate == "back" else ("contest-leave-lent", other)
    return voice.say(key, contest=voice.title, name=voice.name(player))


def left_text(before: StoredContest, voice: ContestVoice) -> str:
    """What a member reads who has left, by how it was `before`."""
    user, orphan = voice.user, before.orphan_of(voice.user)
    if before.entry_of(user) is None and orphan is not None and orphan not in before.orphans:
        name = replace(voice, stored=before).name(orphan.alone)
        return voice.say("contest-left-already", contest=voice.title, name=name)
    withdrawn = voice.stored.stage is Stage.RUNNING and is_asked_first(before, user)
    return voice.say("league-withdrawn" if withdrawn else "league-left", contest=voice.title)


def offer_key(stored: StoredContest) -> str:
    """The key of what a member reads who offers to substitute: in pairs a place may be theirs without an organiser."""
    return "contest-offers-pairs" if stored.plan.size == 2 else "league-offers"
