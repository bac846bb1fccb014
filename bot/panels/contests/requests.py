"""What an organiser is asked before it is done: by the bot, and, in the contest's channel, by another organiser."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from bot.contests.asking import command_of, is_open, is_question, may_act_at, wait_ms
from bot.contests.changes import Change, Logged, apply_change
from bot.contests.commands.base import LONGEST_TEXT, ContestCommand, is_out
from bot.contests.commands.organising import Cancel, Edit, Extend, is_in_series
from bot.contests.commands.rulings import AddLate, Adjust, AnswerDispute, Disqualify, Forfeit, Replace, SetSeed
from bot.contests.commands.substitutes import substitutes
from bot.contests.interest import Interest, deciders, interest_of
from bot.contests.notes import Asked, Note
from bot.contests.state import StoredContest
from bot.panels.contests.announcement import Announcement, write
from bot.panels.contests.effects import effect_text
from bot.panels.contests.voice import ContestVoice, public_voice
from bot.panels.core.custom_ids import Verb
from bot.panels.core.durations import format_duration
from bot.panels.core.names import escape
from bot.panels.core.panel import Style
from bot.tables.model import Member
from bot.wall_clock import stamp
from engine import Refused

_NONE: Final = "none"


def question_text(voice: ContestVoice, task: str, command: ContestCommand) -> str:
    """Asks whether to do it; `task` is the name of the command in `bot.contests.asking.TASKS` or of a task."""
    asked = voice.say(f"league-ask-{task}", contest=voice.title, **_values(voice, command))
    if not isinstance(command, Cancel) or not is_in_series(voice.stored):
        return asked
    series = voice.say("contest-ask-series-goes" if command.goes_on else "contest-ask-series-ends")
    return f"{asked}\n{series}"


def _values(voice: ContestVoice, command: ContestCommand) -> dict[str, str | int]:
    stored = voice.stored
    match command:
        case Extend(ms=ms):
            return {"time": format_duration(ms, voice.language)}
        case Edit(plan=plan):
            return {"at": stamp((plan or stored.plan).starts_at, "f")}
        case Adjust(round=number, place=place, points=points):
            score = "–".join(map(str, points)) if points else _NONE
            return {"match": voice.match_line((number, place)), "points": score}
        case Forfeit(round=number, place=place, side=side):
            match = stored.contest.rounds[number - 1].matches[place]
            return {"names": voice.side_names(match.east if side else match.north)}
        case AnswerDispute(round=number, place=place):
            return {"match": voice.match_line((number, place))}
        case Disqualify(entrant=entrant):
            return {"names": voice.names(entrant)}
        case SetSeed(entrant=entrant, seed=seed):
            return {"names": voice.names(entrant), "seed": seed}
        case AddLate(players=players):
            return {"names": " & ".join(_name_with_bar(voice, member) for member in players)}
        case Replace(out=out):
            into = next(voice.name(person.player) for person in substitutes(stored))
            return {"name": voice.name(out), "into": into, "half": int(bool(stored.contest.seeds))}
        case _:
            return {}


def _name_with_bar(voice: ContestVoice, member: Member) -> str:
    """A member's name; of one who was taken out before it says so."""
    name = escape(member.name)
    return voice.say("contest-was-out", name=name) if is_out(voice.stored, member.user) else name


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
    called = tuple(deciders(stored, by.by or 0))
    voice, verb = public_voice(stored), Verb.CONTEST_APPROVE
    buttons = (
        voice.button(verb, "league-button-approve", Style.PRIMARY, number, 1),
        voice.button(verb, "league-button-turn-down", seen=number),
    )
    return write(stored, text, users=called, buttons=buttons)


def _request(stored: StoredContest, asked: Asked, by: Logged) -> str:
    """Who asks, for what, why, what it does to the standings, and what comes of it without an answer."""
    voice = public_voice(stored)
    member = Member(by.by or 0, by.by_name)
    name = escape(by.by_name) or voice.say("former-member")
    command = command_of(stored, asked, replace(member, moderator=True))  # who asked was allowed to
    after = apply_change(stored, command.what_comes_of_it(stored, by.at), by.at)
    what = question_text(voice, asked.task, command)
    lines = [voice.say("league-post-asked", contest=voice.title, name=name, what=what)]
    if reason := by.happening.data.get("text") if isinstance(by.happening, Note) else None:
        lines.append(voice.say("audit-reason", reason=escape(str(reason), LONGEST_TEXT)))
    lines.append(effect_text(stored, replace(voice, stored=after)))
    at = stamp(may_act_at(stored, asked), "f")
    if interest_of(stored, after, member) is Interest.MATCH:
        lines.append(voice.say("league-post-asked-match"))
    else:
        lines.append(voice.say("league-post-asked-until", at=at, name=name))
    return "\n".join(lines)


def outlook_text(voice: ContestVoice, change: Change, interest: Interest) -> str:
    """What comes of a yes for an organiser with a part in it; nothing for all others."""
    if interest is Interest.NONE:
        return ""
    if not is_question(change):
        return voice.say("league-ask-own")
    if interest is Interest.MATCH:
        return voice.say("league-ask-others-match")
    button = voice.in_channel.say("league-button-approve")  # of a message in the channel
    return voice.say("league-ask-others", at=stamp(voice.now + wait_ms(voice.stored), "f"), button=button)
