"""What a task of an organiser can be done to, as the choices of a menu; and the panels and forms that ask for it."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from bot.contests.state import StoredContest
from bot.panels.contests.people import name_of, names_of
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.lengths import cut
from bot.panels.core.names import plain
from bot.panels.core.pages import turn_buttons
from bot.panels.core.panel import Block, Button, Buttons, Choice, Field, Form, Lists, Menu, Panel, Picker, Select, Text
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say
from engine.contest.events import Entrant
from engine.contest.state import Place

LABEL: Final = 100
"""Characters of a choice's label."""
CHOICES: Final = 25


def choices_panel(
    stored: StoredContest, task: str, number: int, found: Sequence[Choice], reader: Reader, page: int = 0
) -> Panel:
    """Asks to what a task, by its key and its number, is done: 25 at a time."""
    language = reader.language
    pages = max(1, -(-len(found) // CHOICES))
    page = min(page, pages - 1)
    blocks: list[Block] = [Text(f"**{say(language, f'league-task-{task}')}**")]
    shown = tuple(found[page * CHOICES : (page + 1) * CHOICES])
    if shown:
        press = Press(Verb.CONTEST_TARGET, stored.id, index=number)
        placeholder = say(language, f"league-task-{task}.about")
        blocks.append(Menu(Select(id=press.menu(), placeholder=placeholder, choices=shown)))
    row = [back_button(stored, language)]
    if pages > 1:
        row += turn_buttons(partial(Press, Verb.CONTEST_TARGETS, stored.id, number), page, pages, language)
    return Panel(blocks=(*blocks, Buttons(tuple(row))))


def picking_panel(stored: StoredContest, task: str, press: Press, language: str, count: int = 1) -> Panel:
    """Asks for so many members whom a task, by its key, is about."""
    placeholder = say(language, f"league-task-{task}.about")
    picker = Picker(id=press.menu(), kind=Lists.MEMBER, placeholder=placeholder, count=count)
    title = Text(f"**{say(language, f'league-task-{task}')}**")
    return Panel(blocks=(title, picker, Buttons((back_button(stored, language),))))


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


def numbers_of(value: str) -> tuple[int, ...]:
    """The numbers of a choice's value; empty for one that no menu offers."""
    parts = value.split(":")
    if not all(part.isascii() and part.isdecimal() and len(part) < 12 for part in parts):
        return ()
    return tuple(map(int, parts))


def match_choice(stored: StoredContest, place: Place, language: str) -> Choice:
    """A match; its value is `round:place`."""
    one, two = (_plain(stored, side, language) for side in _sides(stored, place))
    label = say(language, "league-match", round=place[0], one=one, two=two)
    return Choice(label=cut(label, LABEL), value=f"{place[0]}:{place[1]}")


def side_choice(stored: StoredContest, place: Place, side: int, language: str) -> Choice:
    """A side of a match; its value is `round:place:side`."""
    names = _sides(stored, place)
    against = say(language, "league-against", names=_plain(stored, names[1 - side], language))
    return Choice(
        label=cut(_plain(stored, names[side], language), LABEL),
        value=f"{place[0]}:{place[1]}:{side}",
        description=cut(against, LABEL),
    )


def entrant_choices(stored: StoredContest, language: str, *, leavers: bool) -> Iterator[Choice]:
    """Who is in it, with or without those who have left; values are entrants."""
    for entrant in _entrants(stored, leavers=leavers):
        yield Choice(label=cut(names_of(stored, entrant, language, plain), LABEL), value=str(entrant))


def player_choices(stored: StoredContest, language: str) -> Iterator[Choice]:
    """Who plays for them; values are `entrant:player`."""
    for entrant in _entrants(stored, leavers=False):
        entry = stored.contest.entries[entrant]
        for player in (entry.alone,) if entry.alone else entry.players:
            yield Choice(label=name_of(stored, player, language, plain), value=f"{entrant}:{player}")


def back_button(stored: StoredContest, language: str) -> Button:
    """Back to what can be done."""
    return Button(id=Press(Verb.CONTEST_MANAGE, stored.id).button(), label=say(language, "league-button-back"))


def _entrants(stored: StoredContest, *, leavers: bool) -> Iterator[Entrant]:
    for entry in stored.contest.entries.values():
        if not entry.out and (leavers or entry.left is None or entry in stored.orphans):
            yield entry.number


def _sides(stored: StoredContest, place: Place) -> tuple[tuple[Entrant, ...], tuple[Entrant, ...]]:
    match = stored.contest.rounds[place[0] - 1].matches[place[1]]
    return match.north, match.east


def _plain(stored: StoredContest, side: tuple[Entrant, ...], language: str) -> str:
    return " & ".join(names_of(stored, entrant, language, plain) for entrant in side if entrant > 0) or "–"
