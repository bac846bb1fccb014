"""Private panels and calls of signing up: the choice of a partner, the partner's answer, leaving."""

from bot.contests.commands.leaving import fate_of, partner_in
from bot.contests.commands.signing_up import is_to_check_in
from bot.contests.state import Person, Stage, StoredContest
from bot.panels.contests.board import check_in_button, consent, title_of
from bot.panels.contests.people import names_of
from bot.panels.contests.rules import leaving_rule
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape
from bot.panels.core.panel import Button, Buttons, Kind, Panel, Picker, Style, Text
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say
from engine.contest.state import Entry


def partner_panel(stored: StoredContest, reader: Reader) -> Panel:
    """Asks whom the member wants as the partner."""
    language = reader.language
    picker = Picker(
        id=Press(Verb.CONTEST_INVITE, stored.id).menu(),
        kind=Kind.MEMBER,
        placeholder=say(language, "league-pick-partner"),
    )
    return Panel(blocks=(Text(say(language, "league-partner-how", contest=title_of(stored))), picker))


def looking_panel(stored: StoredContest, reader: Reader, user: int) -> Panel:
    """Tells a member who looks for a partner what comes next: at the start a partner, before it perhaps checking in."""
    language = reader.language
    key = "contest-looks-late" if stored.stage is Stage.RUNNING else "league-looks"
    text = say(language, key, contest=title_of(stored), consent=consent(stored.plan, language))
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
        partner=f"<@{partner}>",
        name=escape(inviter.name),
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


def entry_text(stored: StoredContest, entry: Entry, language: str) -> str:
    """That an entry takes part, or waits for a place, and what that means."""
    place = stored.contest.queue.index(entry.number) + 1 if entry.waiting else 0
    key = "league-joined" if len(entry.players) == 1 else "league-paired"
    if entry.waiting:
        key = "league-waits-last" if entry.last else "league-waits"
    names, agreed = names_of(stored, entry.number), consent(stored.plan, language)
    return say(language, key, contest=title_of(stored), names=names, place=place, consent=agreed)


def confirm_leave_panel(stored: StoredContest, reader: Reader, user: int) -> Panel:
    """Asks whether to withdraw from a contest that has begun, or to leave a partner; says what comes of it."""
    language, partner = reader.language, partner_in(stored, user)
    running = stored.stage is Stage.RUNNING
    if partner is None:
        lines = [say(language, "contest-leave-question", contest=title_of(stored)), leaving_rule(stored.plan, language)]
    else:
        entry = stored.entry_of(user)
        names = "" if entry is None else names_of(stored, entry.number, language)
        waits = entry is not None and entry.waiting
        key = f"contest-leave-partner{'-waits' if waits else ''}"
        if running and entry is not None:
            key = f"contest-leave-partner-{fate_of(stored, entry)}"
        lines = [say(language, key, contest=title_of(stored), names=names, partner=escape(partner.name))]
    yes = Press(Verb.CONTEST_LEAVE_SURE, stored.id).button()
    buttons = (
        Button(id=yes, label=say(language, f"league-button-{'withdraw' if running else 'leave'}"), style=Style.DANGER),
        Button(id=Press(Verb.NO, 0).button(), label=say(language, "button-no")),
    )
    return Panel(blocks=(Text("\n".join(lines)), Buttons(buttons)))
