"""What organisers do to a contest: each a `Task`, of which `/league manage` makes its menu and its questions.

The texts of a task are `league-task-KEY`. Who may do it is not decided here.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, TypeAlias, final

from bot.contests import organizers, rulings
from bot.contests.commands import LONGEST_TEXT, OrganiserCommand
from bot.contests.entries import is_late, offers, seats_to_give
from bot.contests.errors import ContestCode
from bot.contests.model import Stage, StoredContest
from bot.contests.rounds import nobody_has_played
from bot.panels.contests.drafts import description_line, name_line, start_line
from bot.panels.contests.voice import ContestVoice
from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.menus import format_duration, turn_buttons
from bot.panels.core.wording import cut, escape, plain
from bot.tables.model import Member
from bot.wall_clock import TypedTime, stamp
from engine import Refused
from engine.contest.state import Place

Make: TypeAlias = Callable[[Member, str], OrganiserCommand]
"""Makes a command of the organiser and the reason."""
_POINTS: Final = re.compile(r"\s*(\d{1,4})\D{1,3}(\d{1,4})\s*")
_LABEL: Final = 100
"""Characters of a choice's label."""
_CHOICES: Final = 25
_LONGEST_PLACES: Final = 3
"""Characters of a number of places."""


@final
@dataclass(frozen=True, slots=True)
class Ready:
    """What makes the command, and to what it is done, in words."""

    make: Make
    about: str = ""


Step: TypeAlias = p.Panel | p.Form | Ready
"""What comes next: something that asks for more, or the question whether to do it."""


def _is_on(stored: StoredContest) -> bool:
    return not stored.stage.is_final


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """What an organiser does."""

    key: str
    command: Callable[..., OrganiserCommand] = organizers.Edit
    """Makes it of the member, what was chosen, and the reason if one is due."""
    reason: bool = False
    """Whether a reason is due, which everybody may read."""
    announces: bool = False
    """Whether the organiser's words are posted, for which one needs the right to write there."""
    is_there: Callable[[StoredContest], bool] = _is_on
    """Whether it can be done to a contest now."""
    targets: Callable[[ContestVoice], Iterable[p.Choice]] | None = None
    """What it can be done to; values are numbers with `:` between them."""
    asks: Callable[[ContestVoice], p.Panel | p.Form] | None = None
    """What asks for more in another way."""

    @property
    def number(self) -> int:
        """Of the task in buttons."""
        return TASKS.index(self)

    def begin(self, voice: ContestVoice) -> Step:
        """What follows when the task is chosen."""
        if self.asks is not None:
            return self.asks(voice)
        return self.targets_panel(voice) if self._choices(voice) else self.ready()

    def ready(self, *values: object, about: str = "") -> Ready:
        """What makes the command with these values."""

        def make(member: Member, reason: str) -> OrganiserCommand:
            return self.command(member, *values, reason) if self.reason else self.command(member, *values)

        return Ready(make, about)

    def choose(self, voice: ContestVoice, value: str) -> Step:
        """What follows when a target is chosen.

        Raises:
            Refused: STALE for one that is not offered, or not any more.
        """
        label = next((each.label for each in self._choices(voice) if each.value == value), None)
        if label is None:
            raise Refused(ContestCode.STALE)
        numbers = tuple(map(int, value.split(":")))
        if self is ADJUST:
            return _points_form(voice, (numbers[0], numbers[1]))
        about = [escape(label, _LABEL)]
        if self is ANSWER:
            about += (
                escape(d.text, LONGEST_TEXT) for d in voice.stored.notes.disputes if (d.round, d.place) == numbers
            )
        return self.ready(*numbers, about="\n".join(about))

    def targets_panel(self, voice: ContestVoice, page: int = 0) -> p.Panel:
        """Asks to what it is done, 25 at a time."""
        found = self._choices(voice)
        pages = max(1, -(-len(found) // _CHOICES))
        page = min(page, pages - 1)
        blocks: list[p.Block] = [_title(voice, self.key)]
        shown = found[page * _CHOICES : (page + 1) * _CHOICES]
        if shown:
            press = voice.press(Verb.CONTEST_TARGET, index=self.number)
            about = voice.say(f"league-task-{self.key}.about")
            blocks.append(p.Menu(p.Select(id=press.menu(), placeholder=about, choices=shown)))
        row = [back_button(voice)]
        if pages > 1:
            row += turn_buttons(partial(voice.press, Verb.CONTEST_TARGETS, self.number), page, pages, voice.language)
        return p.Panel(blocks=(*blocks, p.Buttons(tuple(row))))

    def _choices(self, voice: ContestVoice) -> tuple[p.Choice, ...]:
        return () if self.targets is None else tuple(self.targets(voice))


def back_button(voice: ContestVoice) -> p.Button:
    """Back to what can be done."""
    return voice.button(Verb.CONTEST_MANAGE, "league-button-back")


def organiser_form(voice: ContestVoice, press: Press, title: str, *fields: p.Field) -> p.Form:
    """A form of an organiser, with its title by the key; the way back from it is to what can be done."""
    back = voice.press(Verb.CONTEST_MANAGE).button_id()
    return p.Form(id=press.modal(), title=voice.say(title), fields=fields, back=back)


def with_points(voice: ContestVoice, place: Place, typed: str) -> Ready:
    """A match with the points typed; with none its games count again.

    Raises:
        Refused: BAD_POINTS.
    """
    found = _POINTS.fullmatch(typed)
    if typed and found is None:
        raise Refused(ContestCode.BAD_POINTS, most=rulings.MOST_POINTS)
    points = None if found is None else (int(found[1]), int(found[2]))
    score = "" if points is None else f": {points[0]}–{points[1]}"
    return ADJUST.ready(*place, points, about=f"{escape(_match(voice, place), 2 * _LABEL)}{score}")


def with_start(voice: ContestVoice, typed: TypedTime) -> Ready:
    """Another start; whoever typed a time that comes twice that day reads so."""
    about = f"{stamp(typed.at, 'f')} {voice.say('league-twice') if typed.twice else ''}".rstrip()
    return CHANGE.ready(replace(voice.stored.plan, starts_at=typed.at), about=about)


def move_panel(voice: ContestVoice) -> p.Panel:
    """Asks in which channel the contest goes on."""
    return _picking_panel(voice, "move", voice.press(Verb.CONTEST_MOVE), p.Lists.CHANNEL)


def _picking_panel(voice: ContestVoice, key: str, press: Press, kind: p.Lists) -> p.Panel:
    picker = p.Picker(id=press.menu(), kind=kind, placeholder=voice.say(f"league-task-{key}.about"))
    return p.Panel(blocks=(_title(voice, key), picker, p.Buttons((back_button(voice),))))


def _title(voice: ContestVoice, key: str) -> p.Text:
    return p.Text(f"**{voice.say(f'league-task-{key}')}** · {voice.title}")


def _ask_for_member(voice: ContestVoice) -> p.Panel:
    return _picking_panel(voice, INVITE.key, voice.press(Verb.CONTEST_PEOPLE, index=INVITE.number), p.Lists.MEMBER)


def _ask_for_name(voice: ContestVoice) -> p.Form:
    press, lines = voice.press(Verb.CONTEST_RENAME), [name_line(voice), description_line(voice)]
    if not voice.contest.seeds:
        places = str(voice.stored.plan.config.most)
        lines.append(
            p.Field(label=voice.say("league-form-places"), value=places, longest=_LONGEST_PLACES, required=False)
        )
    return organiser_form(voice, press, "league-task-rename", *lines)


def _points_form(voice: ContestVoice, place: Place) -> p.Form:
    field = p.Field(
        label=voice.say("league-points"), longest=16, required=False, about=escape(_match(voice, place), _LABEL)
    )
    return organiser_form(voice, voice.press(Verb.CONTEST_POINTS, *place), "league-task-adjust", field)


def _matches(voice: ContestVoice) -> Iterator[p.Choice]:
    """All matches, the last round first."""
    places = ((drawn.round, at) for drawn in reversed(voice.contest.rounds) for at in range(len(drawn.matches)))
    return (_match_choice(voice, place) for place in places)


def _disputes(voice: ContestVoice) -> Iterator[p.Choice]:
    places = dict.fromkeys((each.round, each.place) for each in voice.stored.notes.disputes)
    return (_match_choice(voice, place) for place in places)


def _match_choice(voice: ContestVoice, place: Place) -> p.Choice:
    return p.Choice(label=cut(_match(voice, place), _LABEL), value=f"{place[0]}:{place[1]}")


def _match(voice: ContestVoice, place: Place) -> str:
    one, two = voice.sides(place, plain)
    return voice.say("league-match", round=place[0], one=one, two=two)


def _open_sides(voice: ContestVoice) -> Iterator[p.Choice]:
    """Who may win a match; the value names the other side, which then loses it."""
    for place in voice.stored.open_places:
        names = voice.sides(place, plain)
        for side in (0, 1):
            against = cut(voice.say("league-against", names=names[1 - side]), _LABEL)
            yield p.Choice(
                label=cut(names[side], _LABEL), value=f"{place[0]}:{place[1]}:{1 - side}", description=against
            )


def _seats(voice: ContestVoice) -> Iterator[p.Choice]:
    """The seats that the first who offered may have."""
    first = next((voice.name(person.player, plain) for person in offers(voice.stored)), "")
    for entry in voice.contest.entries.values():
        for player in seats_to_give(voice.stored, entry):
            label = f"{voice.name(player, plain)} → {first}"
            yield p.Choice(label=cut(label, _LABEL), value=f"{entry.number}:{player}")


def _entries(voice: ContestVoice) -> Iterator[p.Choice]:
    """All but those who are out: also those who have left."""
    for number, entry in voice.contest.entries.items():
        if not entry.out:
            yield p.Choice(label=cut(voice.names(number, plain), _LABEL), value=str(number))


def _is_played(stored: StoredContest) -> bool:
    return stored.stage is Stage.RUNNING


def _has_open_sides(stored: StoredContest) -> bool:
    return _is_played(stored) and bool(stored.open_places) and stored.plan.size == 2


def _has_seats(stored: StoredContest) -> bool:
    seats = (seats_to_give(stored, entry) for entry in stored.contest.entries.values())
    return _is_on(stored) and bool(offers(stored)) and any(seats)


def _is_before_draw(stored: StoredContest) -> bool:
    return stored.stage in (Stage.OPEN, Stage.CHECKING)


ADJUST: Final = Task(
    key="adjust", command=rulings.Adjust, reason=True, targets=_matches, is_there=lambda stored: stored.round > 0
)
ANSWER: Final = Task(
    key="answer",
    command=rulings.AnswerDispute,
    reason=True,
    targets=_disputes,
    is_there=lambda stored: bool(stored.notes.disputes),
)
INVITE: Final = Task(
    key="invite",
    command=rulings.InviteMember,
    asks=_ask_for_member,
    is_there=lambda stored: (is_late(stored) or _is_before_draw(stored)) and not stored.plan.is_final,
)
CHANGE: Final = Task(
    key="change",
    asks=lambda voice: organiser_form(voice, voice.press(Verb.CONTEST_START), "league-task-change", start_line(voice)),
    is_there=lambda stored: _is_before_draw(stored) and not stored.paused,
)
CANCEL: Final = Task(key="cancel", command=organizers.Cancel, reason=True)
TASKS: Final = (
    Task(
        key="pause",
        command=organizers.PauseContest,
        reason=True,
        is_there=lambda stored: not (stored.paused or stored.stage.is_final or stored.stage is Stage.DRAFT),
    ),
    Task(key="resume", command=organizers.Resume, is_there=lambda stored: stored.paused and not stored.stage.is_final),
    Task(
        key="extend",
        command=organizers.Extend,
        targets=lambda v: (p.Choice(label=format_duration(n, v.language), value=str(n)) for n in organizers.LATER),
        is_there=lambda stored: _is_played(stored) and bool(stored.open_places) and not stored.paused,
    ),
    ADJUST,
    Task(key="forfeit", command=rulings.Forfeit, reason=True, targets=_open_sides, is_there=_has_open_sides),
    ANSWER,
    Task(key="substitute", command=rulings.SeatSubstitute, reason=True, targets=_seats, is_there=_has_seats),
    Task(
        key="disqualify",
        command=rulings.Disqualify,
        reason=True,
        targets=_entries,
        is_there=lambda stored: _is_on(stored) and any(not entry.out for entry in stored.contest.entries.values()),
    ),
    INVITE,
    Task(
        key="redraw",
        command=rulings.Redraw,
        reason=True,
        is_there=lambda stored: _is_played(stored) and nobody_has_played(stored),
    ),
    Task(key="announce", command=organizers.Announce, reason=True, announces=True),
    Task(key="move", asks=move_panel),
    Task(key="rename", asks=_ask_for_name),
    CHANGE,
    Task(
        key="series",
        command=organizers.EndSeries,
        is_there=lambda stored: stored.plan.repeats and not stored.stage.is_final,
    ),
    CANCEL,
)
"""In the order of the menu; buttons carry the number of a task in it."""


def task_of(number: int) -> Task:
    """The task of a number in a button; the last one for one that no button has."""
    return TASKS[min(number, len(TASKS) - 1)]


def task_named(key: str) -> Task | None:
    """The task of a value of the menu."""
    return next((task for task in TASKS if task.key == key), None)
