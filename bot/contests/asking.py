"""Whoever has a part in it asks the others first: an organiser's command as a question, and what it is about.

`weigh` is the one place at which the commands of organisers become changes.
"""

import json
from collections.abc import Mapping
from dataclasses import fields, replace
from hashlib import sha256
from typing import Any, Final

from bot.clock import DAY_MS
from bot.contests import plan
from bot.contests.calls import APART_MS
from bot.contests.changes import Change, apply_change
from bot.contests.commands.base import ContestCommand, OrganiserCommand, new_person
from bot.contests.commands.organising import Cancel, Edit, Extend, Pause, Resume, SeedByRatings
from bot.contests.commands.rulings import AddLate, Adjust, AnswerDispute, Disqualify, Forfeit, Redraw, Replace, SetSeed
from bot.contests.errors import ContestCode
from bot.contests.interest import Interest, interest_of
from bot.contests.notes import Asked, Kind, Note
from bot.contests.paces import pace_of
from bot.contests.plan import Plan
from bot.contests.purposes import Purpose
from bot.contests.state import Person, StoredContest
from bot.tables.model import Member
from bot.wall_clock import stamp
from engine import Refused

TASKS: Final[Mapping[str, type[OrganiserCommand]]] = {
    "pause": Pause,
    "resume": Resume,
    "extend": Extend,
    "adjust": Adjust,
    "forfeit": Forfeit,
    "answer": AnswerDispute,
    "replace": Replace,
    "disqualify": Disqualify,
    "add": AddLate,
    "redraw": Redraw,
    "cancel": Cancel,
    "seed": SetSeed,
    "ratings": SeedByRatings,
    "change": Edit,
}
"""What may concern an organiser's own cause, by the names under which questions are stored."""
_NAMES: Final[dict[type[OrganiserCommand], str]] = {command: name for name, command in TASKS.items()}
MOST_ASKED: Final = 5
"""Questions of a contest that wait at a time, and that may be taken back between two calls to everybody."""
_REASONS: Final = ("reason", "text")


def weigh(
    stored: StoredContest, command: ContestCommand, now: int, *, alone: bool = False, about: str | None = None
) -> Change:
    """The change that a command makes; of an organiser with a part in it, the question to the others instead.

    `alone`: there is nobody to ask. Then it is done at once, and marked, but nothing about own matches. `about` is the
    subject of the question to which the member has said yes.

    Raises:
        Refused: What the command raises; STALE where the question was about something else; OWN_MATCH; as `ask`.
    """
    if about is not None and about != subject_of(stored, command):
        raise Refused(ContestCode.STALE)
    change = command.decide(stored, now)
    interest = interest_in(stored, command, now)
    if interest is Interest.NONE or not isinstance(command, OrganiserCommand):
        return change
    if not alone:
        return ask(stored, command, now)
    if interest is Interest.MATCH:
        raise Refused(ContestCode.OWN_MATCH)
    return with_note(change, Note(Kind.OWN, {"asked": 0}))


def interest_in(stored: StoredContest, command: ContestCommand, now: int) -> Interest:
    """What the member has to do with what comes of it; members' own affairs are theirs."""
    if not isinstance(command, OrganiserCommand):
        return Interest.NONE
    return interest_of(stored, apply_change(stored, command.what_comes_of_it(stored, now), now), command.member)


def with_note(change: Change, note: Note) -> Change:
    """The change with a last event: messages name those before by their numbers."""
    return replace(change, happenings=(*change.happenings, note))


def is_question(change: Change) -> bool:
    """Whether others are asked, and nothing is done yet."""
    return any(isinstance(each, Note) and each.kind is Kind.ASKED for each in change.happenings)


def has_asked(stored: StoredContest) -> bool:
    """Whether the last thing that happened to a contest is such a question."""
    return stored.revision in stored.notes.asked


def ask(stored: StoredContest, command: OrganiserCommand, now: int) -> Change:
    """The question whether an organiser's command is to be carried out; a message in the contest's channel asks it.

    Raises:
        Refused: ASKED_ALREADY, DECLINED for a day, MANY_ASKED, ASKED_OFTEN.
    """
    task, values, text, people = _encode(stored, command, now)
    about = subject_of(stored, command)
    for each in open_questions(stored):
        if (each.task, each.values, each.about) == (task, values, about):
            raise Refused(ContestCode.ASKED_ALREADY)
    for number, at in stored.notes.declined.items():
        each = stored.questions[number]
        if (each.task, each.values) == (task, values) and now < at + DAY_MS:
            raise Refused(ContestCode.DECLINED)
    if sum(is_open(stored, each) for each in open_questions(stored)) >= MOST_ASKED:
        raise Refused(ContestCode.MANY_ASKED)
    number = stored.revision + 1
    known = stored.player_of(command.member.user)
    by = 0 if known is None else known.player
    recent = [at for at in stored.notes.taken_back if at <= now < at + APART_MS]
    if len(recent) >= MOST_ASKED:
        raise Refused(ContestCode.ASKED_OFTEN, at=stamp(recent[0] + APART_MS, "R"))
    data = {"number": number, "by": by, "task": task, "values": values, "text": text, "about": about}
    return Change(happenings=(Note(Kind.ASKED, data),), people=people, posts=((Purpose.ASKED, number),))


def open_questions(stored: StoredContest) -> tuple[Asked, ...]:
    """What waits for an answer, the oldest first."""
    return tuple(stored.questions[number] for number in sorted(stored.notes.asked))


def may_act_at(stored: StoredContest, asked: Asked) -> int:
    """From when an organiser with a part in it may do it nevertheless, milliseconds UTC."""
    return asked.at + wait_ms(stored)


def wait_ms(stored: StoredContest) -> int:
    """How long others alone may answer."""
    return pace_of(stored.plan).wait_ms


def is_open(stored: StoredContest, asked: Asked) -> bool:
    """Whether what was asked about is still as it was."""
    if stored.stage.is_final and asked.task not in ("adjust", "answer"):
        return False
    try:
        return subject_of(stored, command_of(stored, asked, Member(0, ""))) == asked.about
    except (KeyError, Refused):
        return False


def command_of(stored: StoredContest, asked: Asked, member: Member) -> OrganiserCommand:
    """What was asked for, as a command of a member.

    Raises:
        Refused: STALE for persons that there are not any more.
        KeyError: For persons that there have never been.
    """
    of: Any = TASKS[asked.task]
    values: dict[str, Any] = json.loads(asked.values)
    for name, value in values.items():
        if name in ("to", "into"):
            values[name] = _member(stored, value)
        elif name == "players":
            values[name] = tuple(_member(stored, each) for each in value)
        elif name == "points" and value is not None:
            values[name] = tuple(value)
        elif name == "plan" and value is not None:
            values[name] = plan.decode(value)
    values |= {each.name: asked.text for each in fields(of) if each.name in _REASONS}
    return of(member, **values)


def subject_of(stored: StoredContest, command: ContestCommand) -> str:
    """The digest of what a question is about: a yes to it holds for nothing else.

    Those are the persons, where numbers stand for them, and the round, the match and its result.
    """
    about: list[object] = [stored.stage.value]
    match command:
        case Adjust(round=number, place=place) | Forfeit(round=number, place=place):
            about = [number, *_match(stored, (number, place)), repr(stored.outcome((number, place)))]
        case AnswerDispute(round=number, place=place):
            disputes = (each for each in stored.notes.disputes if (each.round, each.place) == (number, place))
            about = [number, *_match(stored, (number, place)), *((each.player, each.at) for each in disputes)]
        case SetSeed(entrant=entrant):
            about = [entrant, _players(stored, entrant), stored.notes.seeds]
        case Disqualify(entrant=entrant) | Replace(entrant=entrant):
            about = [entrant, _players(stored, entrant)]
        case Edit():
            about = [plan.encode(stored.plan), stored.name]
        case Redraw() | Extend():
            about = [stored.round, stored.drawn_at.get(stored.round)]
        case _:
            pass
    return sha256(json.dumps(about).encode()).hexdigest()[:16]


def _match(stored: StoredContest, place: tuple[int, int]) -> list[object]:
    number, at = place
    matches = stored.contest.rounds[number - 1].matches if 1 <= number <= stored.round else ()
    if not 0 <= at < len(matches):
        return []
    sides = (*matches[at].north, *matches[at].east)
    return [stored.drawn_at.get(number), *sides, *(_players(stored, entrant) for entrant in sides)]


def _players(stored: StoredContest, entrant: int) -> tuple[int, ...]:
    entry = stored.contest.entries.get(entrant)
    return () if entry is None else entry.players


def _member(stored: StoredContest, player: int) -> Member:
    person = stored.people[player]
    if person.user < 0:
        raise Refused(ContestCode.STALE)  # their data was deleted
    return Member(person.user, person.name)


def _encode(stored: StoredContest, command: OrganiserCommand, now: int) -> tuple[str, str, str, tuple[Person, ...]]:
    """The task, its values as JSON, the reason, and the persons whose numbers are among the values."""
    people, values, text = dict[int, Person](), dict[str, Any](), ""

    def number_of(member: Member) -> int:
        person = new_person(replace(stored, people={**stored.people, **people}), member, now)
        people[person.player] = person
        return person.player

    for each in fields(command):
        value = getattr(command, each.name)
        if each.name in ("member", "seen"):
            continue
        if each.name in _REASONS:
            text = value
        elif isinstance(value, Member):
            values[each.name] = number_of(value)
        elif each.name == "players":
            values[each.name] = [number_of(member) for member in value]
        else:
            values[each.name] = plan.encode(value) if isinstance(value, Plan) else value
    return _NAMES[type(command)], json.dumps(values, sort_keys=True), text, tuple(people.values())
