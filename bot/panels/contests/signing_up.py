"""Private panels and calls of signing up: the choice of a partner, the partner's answer, leaving."""

from zlib import crc32

from bot.contests.commands.leaving import fate_of, is_asked_first, partner_in
from bot.contests.commands.signing_up import is_to_check_in
from bot.contests.places import is_late, last_late_round
from bot.contests.state import Person, Stage, StoredContest
from bot.contests.substitutes import fate_of_seat, lent_seat
from bot.panels.contests.board import check_in_button, consent, title_of
from bot.panels.contests.people import name_of, names_of
from bot.panels.contests.rules import leaving_rule
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.mentions import mentions
from bot.panels.core.panel import Button, Buttons, Lists, Panel, Picker, Style, Text
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say
from engine.contest.entries import Entry


def partner_panel(stored: StoredContest, reader: Reader) -> Panel:
    """Asks whom the member wants as the partner."""
    language = reader.language
    picker = Picker(
        id=Press(Verb.CONTEST_INVITE, stored.id).menu(),
        kind=Lists.MEMBER,
        placeholder=say(language, "league-pick-partner"),
    )
    return Panel(blocks=(Text(say(language, "league-partner-how", contest=title_of(stored))), picker))


def looking_panel(stored: StoredContest, reader: Reader, user: int) -> Panel:
    """Tells a member who looks for a partner what comes next: at the start a partner, before it perhaps checking in."""
    language = reader.language
    key = "contest-looks-late" if stored.stage is Stage.RUNNING else "league-looks"
    agreed, last = consent(stored.plan, language), last_late_round(stored)
    text = say(language, key, contest=title_of(stored), consent=agreed, round=last)
    return _with_check_in(stored, text, language, user)


def _with_check_in(stored: StoredContest, text: str, language: str, user: int) -> Panel:
    if not is_to_check_in(stored, user):
        return Panel(blocks=(Text(text),))
    text = f"{text}\n{say(language, 'league-me-check-in')}"
    return Panel(blocks=(Text(text), Buttons((check_in_button(stored, language),))))


def invitation_panel(stored: StoredContest, inviter: Person, partner: int) -> Panel:
    """Calls a member who is asked to be a partner."""
    language = stored.plan.language
    text = say(
        language,
        "league-invitation",
        partner=mentions(partner),
        name=name_of(stored, inviter.player, language),
        contest=title_of(stored),
        consent=consent(stored.plan, language),
    )
    accept = Press(Verb.CONTEST_ACCEPT, stored.id, 0, inviter.player).button()
    decline = Press(Verb.CONTEST_DECLINE, stored.id, 0, inviter.player).button()
    buttons = (
        Button(id=accept, label=say(language, "league-button-accept"), style=Style.SUCCESS),
        Button(id=decline, label=say(language, "league-button-decline")),
    )
    return Panel(blocks=(Text(text), Buttons(buttons)))


def declined_text(stored: StoredContest, inviter: Person, name: str) -> str:
    """That a member, as named here, is nobody's partner, and how the one who asked goes on while somebody may come."""
    key = "contest-declined-looks" if inviter.looking else "contest-declined-asks"
    if stored.stage not in (Stage.OPEN, Stage.CHECKING) and not is_late(stored):
        key = "league-declined"
    language = stored.plan.language
    names = {"name": name, "inviter": name_of(stored, inviter.player, language), "contest": title_of(stored)}
    return say(language, key, **names, button=say(language, "league-button-pair"))


def entry_panel(stored: StoredContest, entry: Entry, reader: Reader, user: int) -> Panel:
    """The same to one of its members, who may have to check in to come from the waiting list."""
    return _with_check_in(stored, entry_text(stored, entry, reader.language), reader.language, user)


def entry_text(stored: StoredContest, entry: Entry, language: str) -> str:
    """That an entry takes part, or waits for a place, and what that means."""
    place = stored.contest.queue.index(entry.number) + 1 if entry.waiting else 0
    key = "league-joined" if len(entry.players) == 1 else "league-paired"
    if entry.waiting:
        key = "league-waits-last" if entry.last else "league-waits"
    if entry.waiting and stored.stage is Stage.RUNNING:
        key = "contest-waits-late"
    names, agreed, last = names_of(stored, entry.number), consent(stored.plan, language), last_late_round(stored)
    return say(language, key, contest=title_of(stored), names=names, place=place, round=last, consent=agreed)


def confirm_leave_panel(stored: StoredContest, reader: Reader, user: int) -> Panel:
    """Asks whether to withdraw from a contest that has begun, or to leave a partner; says what comes of it."""
    text, language = _leave_question(stored, user, reader.language), reader.language
    key = f"league-button-{'withdraw' if stored.stage is Stage.RUNNING else 'leave'}"
    buttons = (
        Button(id=leave_sure(stored, reader, user).button(), label=say(language, key), style=Style.DANGER),
        Button(id=Press(Verb.NO, 0).button(), label=say(language, "button-no")),
    )
    return Panel(blocks=(Text(text), Buttons(buttons)))


def leave_sure(stored: StoredContest, reader: Reader, user: int) -> Press:
    """The yes to the question of `confirm_leave_panel`: to no other, if something has happened since."""
    code = 1 + crc32(_leave_question(stored, user, reader.language).encode()) % 100_000
    return Press(Verb.CONTEST_LEAVE_SURE, stored.id, 0, code)


def _leave_question(stored: StoredContest, user: int, language: str) -> str:
    partner, orphan = partner_in(stored, user), stored.orphan_of(user)
    running = stored.stage is Stage.RUNNING
    if seat := _seat_question(stored, user, language):
        lines = [seat]
    elif orphan in stored.orphans:
        goes_on = fate_of(stored, orphan) == "open"
        name = name_of(stored, orphan.alone, language)
        key = "contest-leave-alone" if goes_on else "contest-leave-alone-last"
        lines = [say(language, key, contest=title_of(stored), name=name)]
        lines += [leaving_rule(stored.plan, language)] if goes_on else []
    elif partner is None:
        lines = _alone_question(stored, user, language)
    else:
        entry = stored.entry_of(user)
        names = "" if entry is None else names_of(stored, entry.number, language)
        waits = entry is not None and entry.waiting
        key = f"contest-leave-partner{'-waits' if waits else ''}"
        if running and entry is not None and not waits:
            key = f"contest-leave-partner-{fate_of(stored, entry)}"
        other = name_of(stored, partner.player, language)
        lines = [say(language, key, contest=title_of(stored), names=names, partner=other)]
    return "\n".join(lines)


def _alone_question(stored: StoredContest, user: int, language: str) -> list[str]:
    """What comes of it when a member leaves without a partner: nothing in the line, or after the last match."""
    entry, contest = stored.entry_of(user), title_of(stored)
    if entry is not None and stored.stage is Stage.RUNNING and not entry.waiting and fate_of(stored, entry) != "open":
        return [say(language, "contest-leave-keeps", contest=contest)]
    question = say(language, "contest-leave-question", contest=contest)
    return [question] if entry is None or entry.waiting else [question, leaving_rule(stored.plan, language)]


def _seat_question(stored: StoredContest, user: int, language: str) -> str:
    """What comes of a lent seat when the member leaves; nothing where none is, or where it is as without."""
    found, fate = lent_seat(stored, user), fate_of_seat(stored, user)
    if found is None or fate not in ("back", "stays"):
        return ""
    _, own, other = found
    key, player = ("contest-leave-seat", own) if fate == "back" else ("contest-leave-lent", other)
    return say(language, key, contest=title_of(stored), name=name_of(stored, player, language))


def left_text(before: StoredContest, after: StoredContest, user: int, language: str) -> str:
    """What a member reads who has left, by how it was `before`."""
    orphan, title = before.orphan_of(user), title_of(after)
    if before.entry_of(user) is None and orphan is not None and orphan not in before.orphans:
        name = name_of(before, orphan.alone, language)
        return say(language, "contest-left-already", contest=title, name=name)
    key = "league-withdrawn" if after.stage is Stage.RUNNING and is_asked_first(before, user) else "league-left"
    return say(language, key, contest=title)


def offer_key(stored: StoredContest) -> str:
    """The key of what a member reads who offers to substitute: in pairs a place may be theirs without an organiser."""
    return "contest-offers-pairs" if stored.plan.size == 2 else "league-offers"
