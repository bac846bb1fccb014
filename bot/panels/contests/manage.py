"""The organisers' panels: what can be done to a contest, to what, and what that does to the standings.

Who may do it is not decided here.
"""

from collections.abc import Iterator, Sequence
from enum import StrEnum
from typing import Final

from bot.contests.commands.base import LONGEST_TEXT
from bot.contests.commands.organising import LATER
from bot.contests.commands.substitutes import substitutes
from bot.contests.listing import ListedContest
from bot.contests.notes import Dispute
from bot.contests.places import is_late
from bot.contests.presence import nobody_has_played
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.board import facts_line, title_of
from bot.panels.contests.dashboard import open_lines, other_buttons
from bot.panels.contests.effects import effect_text, seeds_line
from bot.panels.contests.matches import match_line
from bot.panels.contests.people import name_of, names_of
from bot.panels.contests.reminders import Turns
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.durations import format_duration
from bot.panels.core.lengths import cut
from bot.panels.core.names import escape, plain
from bot.panels.core.panel import (
    Block,
    Button,
    Buttons,
    Choice,
    Field,
    Form,
    Kind,
    Menu,
    Panel,
    Picker,
    Select,
    Style,
    Text,
)
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say
from engine.contest.events import Entrant
from engine.contest.state import Place

LABEL: Final = 100
"""Characters of a choice's label."""
CHOICES: Final = 25
_ROOM: Final = 1800
"""Characters of a contest's lines with which open matches are still named; the menu of tasks needs the rest."""


class Task(StrEnum):
    """What an organiser does. Buttons carry its number in this order: new ones come last."""

    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"
    ADJUST = "adjust"
    FORFEIT = "forfeit"
    ANSWER = "answer"
    REPLACE = "replace"
    DISQUALIFY = "disqualify"
    ADD = "add"
    REDRAW = "redraw"
    ANNOUNCE = "announce"
    HAND_OVER = "handover"
    CANCEL = "cancel"
    DEPUTY = "deputy"
    SEED = "seed"
    MOVE = "move"
    RENAME = "rename"

    def is_there(self, stored: StoredContest) -> bool:
        """Whether it can be done to a contest now."""
        running = stored.stage is Stage.RUNNING
        match self:
            case Task.PAUSE:
                return running and not stored.paused
            case Task.RESUME:
                return running and stored.paused
            case Task.EXTEND | Task.FORFEIT:
                return running and bool(stored.open_places)
            case Task.REDRAW:
                return running and nobody_has_played(stored)
            case Task.ADJUST:
                return stored.round > 0
            case Task.ANSWER:
                return bool(stored.notes.disputes)
            case Task.ADD:
                return is_late(stored) or stored.stage in (Stage.OPEN, Stage.CHECKING)
            case Task.SEED:
                return stored.stage in (Stage.OPEN, Stage.CHECKING) and bool(stored.contest.entries)
            case (
                Task.REPLACE
                | Task.DISQUALIFY
                | Task.ANNOUNCE
                | Task.HAND_OVER
                | Task.CANCEL
                | Task.DEPUTY
                | Task.MOVE
                | Task.RENAME
            ):
                return not stored.stage.is_final


TASKS: Final = tuple(Task)


def manage_panel(
    stored: StoredContest, reader: Reader, turns: Turns | None = None, others: Sequence[ListedContest] = ()
) -> Panel:
    """What organisers see of a contest: what is open and who is awaited, disputes, and a menu of what they can do.

    `turns` says whose turn it is at open tables, `others` are more contests that the member organises.
    """
    language = reader.language
    lines = [f"### {title_of(stored)}", facts_line(stored.plan, language)]
    lines += (_dispute(stored, each, language) for each in stored.notes.disputes[:5])
    offers = [name_of(stored, person.player, language) for person in substitutes(stored)]
    if offers:
        lines.append(say(language, "league-manage-substitutes", names=", ".join(offers[:20])))
    if Task.SEED.is_there(stored) and stored.notes.seeds:
        lines.append(seeds_line(stored, language))
    people = [stored.people[player] for player in sorted(stored.notes.deputies) if player in stored.people]
    deputies = [name_of(stored, person.player, language) for person in people if person.user > 0]
    if deputies:
        lines.append(say(language, "league-manage-deputies", names=", ".join(deputies)))
    lines[2:2] = open_lines(stored, turns or {}, language, _ROOM - sum(map(len, lines)))
    tasks = sorted((task for task in TASKS if task.is_there(stored)), key=lambda task: task is Task.CANCEL)  # it last
    blocks: list[Block] = [Text("\n".join(lines))]
    if tasks:
        choices = tuple(
            Choice(label=say(language, f"league-task-{task}"), value=task.value,
                   description=say(language, f"league-task-{task}.about"))
            for task in tasks
        )  # fmt: skip
        press = Press(Verb.CONTEST_TASK, stored.id)
        blocks.append(Menu(Select(id=press.menu(), placeholder=say(language, "league-manage-pick"), choices=choices)))
    return Panel(blocks=(*blocks, *other_buttons(others)))


def targets(stored: StoredContest, task: Task, language: str) -> list[Choice]:
    """What a task can be done to; values are `round:place`, `round:place:side`, `entrant` or `entrant:player`."""
    match task:
        case Task.EXTEND:
            return [Choice(label=format_duration(ms, language), value=str(ms)) for ms in LATER]
        case Task.ADJUST:
            places = [
                (drawn.round, at) for drawn in reversed(stored.contest.rounds) for at in range(len(drawn.matches))
            ]
            return [_match_choice(stored, place, language) for place in places]
        case Task.ANSWER:
            return [_match_choice(stored, (each.round, each.place), language) for each in stored.notes.disputes]
        case Task.FORFEIT:
            return [_side_choice(stored, place, side, language) for place in stored.open_places for side in (0, 1)]
        case Task.REPLACE | Task.DISQUALIFY | Task.SEED:
            return list(_entrants(stored, task, language))
        case _:
            return []


def targets_panel(stored: StoredContest, task: Task, reader: Reader, page: int = 0) -> Panel:
    """Asks to what a task is done, 25 at a time."""
    language = reader.language
    found = targets(stored, task, language)
    pages = max(1, -(-len(found) // CHOICES))
    page = min(page, pages - 1)
    blocks: list[Block] = [Text(f"**{say(language, f'league-task-{task}')}**")]
    shown = tuple(found[page * CHOICES : (page + 1) * CHOICES])
    if shown:
        press = Press(Verb.CONTEST_TARGET, stored.id, index=TASKS.index(task))
        placeholder = say(language, f"league-task-{task}.about")
        blocks.append(Menu(Select(id=press.menu(), placeholder=placeholder, choices=shown)))
    row = [_back(stored, language)]
    if pages > 1:
        turns = (("board-previous", page - 1), ("board-next", page + 1))
        row += (
            Button(
                id=Press(Verb.CONTEST_TARGETS, stored.id, TASKS.index(task), max(0, other)).button(),
                label=say(language, key),
                disabled=not 0 <= other < pages,
            )
            for key, other in turns
        )
    return Panel(blocks=(*blocks, Buttons(tuple(row))))


def people_panel(stored: StoredContest, task: Task, reader: Reader) -> Panel:
    """Asks for the members whom a task is about."""
    language = reader.language
    count = stored.plan.size if task is Task.ADD else 1
    return _picking(stored, task, Press(Verb.CONTEST_PEOPLE, stored.id, index=TASKS.index(task)), language, count)


def into_panel(stored: StoredContest, entrant: Entrant, player: int, reader: Reader) -> Panel:
    """Asks who plays from now on."""
    return _picking(stored, Task.REPLACE, Press(Verb.CONTEST_INTO, stored.id, entrant, player), reader.language, 1)


def question_panel(
    before: StoredContest, after: StoredContest, question: str, number: int, reader: Reader, *, reason: bool
) -> Panel:
    """Asks whether to do it, and says what it does to the standings; `number` is that of the question."""
    language = reader.language
    yes = Press(Verb.CONTEST_SURE, before.id, number, int(reason)).button()
    buttons = (
        Button(id=yes, label=say(language, "league-button-sure"), style=Style.DANGER),
        _back(before, language),
    )
    return Panel(blocks=(Text(f"{question}\n{effect_text(before, after, language)}"), Buttons(buttons)))


def reason_form(stored: StoredContest, number: int, language: str) -> Form:
    """Asks for the reason of what question `number` was about; everybody may read it."""
    return Form(
        id=Press(Verb.CONTEST_REASON, stored.id, number).modal(),
        title=say(language, "league-reason-title"),
        fields=(Field(label=say(language, "league-reason"), longest=LONGEST_TEXT, long=True),),
        back=Press(Verb.CONTEST_MANAGE, stored.id).button(),
    )


def points_form(stored: StoredContest, place: Place, language: str) -> Form:
    """Asks for the points of a match."""
    return Form(
        id=Press(Verb.CONTEST_POINTS, stored.id, *place).modal(),
        title=say(language, "league-points-title"),
        fields=(Field(label=say(language, "league-points"), longest=16, required=False),),
        back=Press(Verb.CONTEST_MANAGE, stored.id).button(),
    )


def seed_form(stored: StoredContest, entrant: Entrant, language: str) -> Form:
    """Asks for an entrant's seed; nothing is the way back to the seeding of all others."""
    seeds = stored.notes.seeds
    now = str(seeds.index(entrant) + 1) if entrant in seeds else ""
    label = say(language, "league-seed", most=1 + sum(other != entrant for other in seeds))
    return Form(
        id=Press(Verb.CONTEST_SEED, stored.id, index=entrant).modal(),
        title=say(language, "league-seed-title"),
        fields=(Field(label=label, value=now, longest=3, required=False),),
        back=Press(Verb.CONTEST_MANAGE, stored.id).button(),
    )


def place_of_target(value: str) -> tuple[int, ...]:
    """The numbers of a choice's value; empty for one that no menu offers."""
    parts = value.split(":")
    if not all(part.isascii() and part.isdecimal() and len(part) < 12 for part in parts):
        return ()
    return tuple(map(int, parts))


def _dispute(stored: StoredContest, dispute: Dispute, language: str) -> str:
    match = match_line(stored, (dispute.round, dispute.place), language)
    return say(language, "league-manage-dispute", match=match, text=escape(dispute.text, 120))


def _match_choice(stored: StoredContest, place: Place, language: str) -> Choice:
    match = stored.contest.rounds[place[0] - 1].matches[place[1]]
    one, two = (_plain(stored, side, language) for side in (match.north, match.east))
    label = say(language, "league-match", round=place[0], one=one, two=two)
    return Choice(label=cut(label, LABEL), value=f"{place[0]}:{place[1]}")


def _side_choice(stored: StoredContest, place: Place, side: int, language: str) -> Choice:
    match = stored.contest.rounds[place[0] - 1].matches[place[1]]
    names = (match.north, match.east)
    against = say(language, "league-against", names=_plain(stored, names[1 - side], language))
    return Choice(
        label=cut(_plain(stored, names[side], language), LABEL),
        value=f"{place[0]}:{place[1]}:{side}",
        description=cut(against, LABEL),
    )


def _plain(stored: StoredContest, side: tuple[Entrant, ...], language: str) -> str:
    return " & ".join(names_of(stored, entrant, language, plain) for entrant in side if entrant > 0) or "–"


def _entrants(stored: StoredContest, task: Task, language: str) -> Iterator[Choice]:
    for entry in stored.contest.entries.values():
        if entry.out or (entry.left is not None and entry not in stored.orphans and task is not Task.DISQUALIFY):
            continue
        if task is not Task.REPLACE:
            label = names_of(stored, entry.number, language, plain)
            yield Choice(label=cut(label, LABEL), value=str(entry.number))
            continue
        for player in (entry.alone,) if entry.alone else entry.players:
            yield Choice(label=name_of(stored, player, language, plain), value=f"{entry.number}:{player}")


def _picking(stored: StoredContest, task: Task, press: Press, language: str, count: int) -> Panel:
    placeholder = say(language, f"league-task-{task}.about")
    picker = Picker(id=press.menu(), kind=Kind.MEMBER, placeholder=placeholder, count=count)
    title = Text(f"**{say(language, f'league-task-{task}')}**")
    return Panel(blocks=(title, picker, Buttons((_back(stored, language),))))


def _back(stored: StoredContest, language: str) -> Button:
    return Button(id=Press(Verb.CONTEST_MANAGE, stored.id).button(), label=say(language, "league-button-back"))
