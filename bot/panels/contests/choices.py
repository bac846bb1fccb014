"""What a task of an organiser can be done to, as the choices of a menu; and the panels and forms that ask for it."""

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from bot.contests.entries import seats_to_give
from bot.contests.state import StoredContest
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.lengths import cut
from bot.panels.core.names import plain
from bot.panels.core.pages import turn_buttons
from bot.panels.core.panel import Block, Button, Buttons, Choice, Field, Form, Lists, Menu, Panel, Picker, Select, Text
from engine.contest.events import Entrant
from engine.contest.state import Place

LABEL: Final = 100
"""Characters of a choice's label."""
CHOICES: Final = 25


def choices_panel(voice: ContestVoice, task: str, number: int, found: Sequence[Choice], page: int = 0) -> Panel:
    """Asks to what a task, by its key and its number, is done: 25 at a time."""
    pages = max(1, -(-len(found) // CHOICES))
    page = min(page, pages - 1)
    blocks: list[Block] = [Text(f"**{voice.say(f'league-task-{task}')}**")]
    shown = tuple(found[page * CHOICES : (page + 1) * CHOICES])
    if shown:
        press = voice.press(Verb.CONTEST_TARGET, index=number)
        placeholder = voice.say(f"league-task-{task}.about")
        blocks.append(Menu(Select(id=press.menu(), placeholder=placeholder, choices=shown)))
    row = [back_button(voice)]
    if pages > 1:
        row += turn_buttons(partial(voice.press, Verb.CONTEST_TARGETS, number), page, pages, voice.language)
    return Panel(blocks=(*blocks, Buttons(tuple(row))))


def picking_panel(voice: ContestVoice, task: str, press: Press) -> Panel:
    """Asks for the member whom a task, by its key, is about."""
    placeholder = voice.say(f"league-task-{task}.about")
    picker = Picker(id=press.menu(), kind=Lists.MEMBER, placeholder=placeholder)
    title = Text(f"**{voice.say(f'league-task-{task}')}**")
    return Panel(blocks=(title, picker, Buttons((back_button(voice),))))


def organiser_form(voice: ContestVoice, press: Press, title: str, *fields: Field) -> Form:
    """A form of an organiser, with its title by the key; the way back from it is to what can be done."""
    back = voice.press(Verb.CONTEST_MANAGE).button_id()
    return Form(id=press.modal(), title=voice.say(title), fields=fields, back=back)


def points_form(voice: ContestVoice, place: Place) -> Form:
    """Asks for the points of a match."""
    field = Field(label=voice.say("league-points"), longest=16, required=False)
    return organiser_form(voice, voice.press(Verb.CONTEST_POINTS, *place), "league-points-title", field)


def numbers_of(value: str) -> tuple[int, ...]:
    """The numbers of a choice's value; empty for one that no menu offers."""
    parts = value.split(":")
    if not all(part.isascii() and part.isdecimal() and len(part) < 12 for part in parts):
        return ()
    return tuple(map(int, parts))


def match_choice(voice: ContestVoice, place: Place) -> Choice:
    """A match; its value is `round:place`."""
    one, two = _sides(voice, place)
    label = voice.say("league-match", round=place[0], one=one, two=two)
    return Choice(label=cut(label, LABEL), value=f"{place[0]}:{place[1]}")


def side_choice(voice: ContestVoice, place: Place, side: int) -> Choice:
    """A side of a match; its value is `round:place:side`."""
    names = _sides(voice, place)
    against = cut(voice.say("league-against", names=names[1 - side]), LABEL)
    return Choice(label=cut(names[side], LABEL), value=f"{place[0]}:{place[1]}:{side}", description=against)


def entrant_choices(voice: ContestVoice, *, leavers: bool) -> Iterator[Choice]:
    """Who is in it, with or without those who have left; values are entrants."""
    for entrant in _entrants(voice.stored, leavers=leavers):
        yield Choice(label=cut(voice.names(entrant, plain), LABEL), value=str(entrant))


def seat_choices(voice: ContestVoice) -> Iterator[Choice]:
    """The seats that the first who offered may have; values are `entrant:player`."""
    for entry in voice.contest.entries.values():
        for player in seats_to_give(voice.stored, entry):
            yield Choice(label=voice.name(player, plain), value=f"{entry.number}:{player}")


def back_button(voice: ContestVoice) -> Button:
    """Back to what can be done."""
    return voice.button(Verb.CONTEST_MANAGE, "league-button-back")


def _entrants(stored: StoredContest, *, leavers: bool) -> Iterator[Entrant]:
    for entry in stored.contest.entries.values():
        if not entry.out and (leavers or entry.left is None):
            yield entry.number


def _sides(voice: ContestVoice, place: Place) -> tuple[str, str]:
    match = voice.contest.rounds[place[0] - 1].matches[place[1]]
    one, two = (
        " & ".join(voice.names(entrant, plain) for entrant in side if entrant > 0) or "–"
        for side in (match.north, match.east)
    )
    return one, two
