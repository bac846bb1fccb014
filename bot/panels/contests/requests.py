"""What an organiser is asked before it is done: by the bot, and, in the contest's channel, by another organiser."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.contests.asking import command_of, is_open, is_question, may_act_at, wait_ms
from bot.contests.calendar import stamp
from bot.contests.changes import Change, Logged, apply_change
from bot.contests.commands.base import LONGEST_TEXT, ContestCommand, is_out
from bot.contests.commands.organising import Cancel, Deputize, Edit, Extend, HandOver, is_in_series
from bot.contests.commands.rulings import AddLate, Adjust, AnswerDispute, Disqualify, Forfeit, Replace, SetSeed
from bot.contests.interest import Interest, interest_of, own_entries
from bot.contests.notes import Asked, Note
from bot.contests.state import StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.board import title_of
from bot.panels.contests.effects import effect_text
from bot.panels.contests.facts import side_names
from bot.panels.contests.matches import match_line
from bot.panels.contests.people import name_of, names_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.durations import format_duration
from bot.panels.core.names import escape
from bot.panels.core.panel import Button, Style
from bot.tables.model import Member
from bot.texts.catalogue import say
from engine import Refused

_NONE: Final = "none"


def question_text(stored: StoredContest, task: str, command: ContestCommand, language: str) -> str:
    """Asks whether to do it; `task` is the name of the command in `bot.contests.asking.TASKS` or of a task."""
    asked = say(language, f"league-ask-{task}", contest=title_of(stored), **_values(stored, command, language))
    if not isinstance(command, Cancel) or not is_in_series(stored):
        return asked
    series = say(language, "contest-ask-series-goes" if command.goes_on else "contest-ask-series-ends")
    return f"{asked}\n{series}"


def _values(stored: StoredContest, command: ContestCommand, language: str) -> dict[str, str | int]:
    match command:
        case Extend(ms=ms):
            return {"time": format_duration(ms, language)}
        case Edit(plan=plan):
            return {"at": stamp((plan or stored.plan).starts_at, "f")}
        case Adjust(round=number, place=place, points=points):
            score = "–".join(map(str, points)) if points else _NONE
            return {"match": match_line(stored, (number, place), language), "points": score}
        case Forfeit(round=number, place=place, side=side):
            match = stored.contest.rounds[number - 1].matches[place]
            return {"names": side_names(stored, match.east if side else match.north, language)}
        case AnswerDispute(round=number, place=place):
            return {"match": match_line(stored, (number, place), language)}
        case Disqualify(entrant=entrant):
            return {"names": names_of(stored, entrant, language)}
        case SetSeed(entrant=entrant, seed=seed):
            return {"names": names_of(stored, entrant, language), "seed": seed}
        case AddLate(players=players):
            return {"names": " & ".join(_name_with_bar(stored, member, language) for member in players)}
        case Replace(out=out, into=into):
            half = int(bool(stored.contest.seeds) and not _comes_back(stored, command))
            return {"name": name_of(stored, out, language), "into": escape(into.name), "half": half}
        case Deputize(to=to):
            known = stored.player_of(to.user)
            ends = known is not None and known.player in stored.notes.deputies
            return {"names": escape(to.name), "now": "ends" if ends else "begins"}
        case HandOver(to=to):
            return {"names": escape(to.name)}
        case _:
            return {}


def _name_with_bar(stored: StoredContest, member: Member, language: str) -> str:
    """A member's name; of one who was taken out before it says so."""
    name = escape(member.name)
    return say(language, "contest-was-out", name=name) if is_out(stored, member.user) else name


def _comes_back(stored: StoredContest, command: Replace) -> bool:
    """Whether it ends a substitution."""
    entry, known = stored.contest.entries.get(command.entrant), stored.player_of(command.into.user)
    lent = () if entry is None or known is None else entry.lent
    return any((own, other) == (known.player, command.out) for own, other, _ in lent if known is not None)


def asked_post(stored: StoredContest, number: int, events: Sequence[Logged]) -> Announcement | None:
    """Asks the other organisers, and says until when only they may answer; None once there is an answer."""
    asked = stored.questions.get(number) if number in stored.notes.asked else None
    by = next((each for each in events if each.seq == number), None)
    if asked is None or by is None or not is_open(stored, asked):
        return None
    try:
        text = _request(stored, asked, by)
    except Refused:
        return None
    users = (user for user in stored.organisers if user > 0 and not own_entries(stored, user))
    called = tuple(sorted(user for user in users if by.by is None or not stored.are_same(user, by.by)))
    language = stored.plan.language
    buttons = tuple(
        Button(id=Press(Verb.CONTEST_APPROVE, stored.id, number, index).button(), label=say(language, key), style=style)
        for index, key, style in (
            (1, "league-button-approve", Style.PRIMARY),
            (0, "league-button-turn-down", Style.SECONDARY),
        )
    )
    return write(stored, text, users=called, buttons=buttons)


def _request(stored: StoredContest, asked: Asked, by: Logged) -> str:
    """Who asks, for what, why, what it does to the standings, and what comes of it without an answer."""
    member, language = Member(by.by or 0, by.by_name), stored.plan.language
    name = escape(by.by_name) or say(language, "former-member")
    command = command_of(stored, asked, replace(member, moderator=True))  # who asked was allowed to
    after = apply_change(stored, command.what_comes_of_it(stored, by.at), by.at)
    what = question_text(stored, asked.task, command, language)
    lines = [say(language, "league-post-asked", contest=title_of(stored), name=name, what=what)]
    if reason := by.happening.data.get("text") if isinstance(by.happening, Note) else None:
        lines.append(say(language, "audit-reason", reason=escape(str(reason), LONGEST_TEXT)))
    lines.append(effect_text(stored, after, language))
    at = stamp(may_act_at(stored, asked), "f")
    if interest_of(stored, after, member) is Interest.MATCH:
        lines.append(say(language, "league-post-asked-match"))
    else:
        lines.append(say(language, "league-post-asked-until", at=at, name=name))
    return "\n".join(lines)


def outlook_text(stored: StoredContest, change: Change, interest: Interest, now: int, language: str) -> str:
    """What comes of a yes for an organiser with a part in it; nothing for all others."""
    if interest is Interest.NONE:
        return ""
    if not is_question(change):
        return say(language, "league-ask-own")
    if interest is Interest.MATCH:
        return say(language, "league-ask-others-match")
    button = say(stored.plan.language, "league-button-approve")  # of a message in the channel
    return say(language, "league-ask-others", at=stamp(now + wait_ms(stored), "f"), button=button)
