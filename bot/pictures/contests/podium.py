"""The final of a contest: three steps with the first three places, and what else was won."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, final

from bot.pictures import felt, lettering
from bot.pictures.canvas import Canvas
from bot.pictures.colours import FELT, GLOW, GOLD, GOLD_DEEP, PLATE, TEXT, TEXT_SOFT, accent, mix
from bot.pictures.contests import page as pages
from bot.pictures.contests.page import EDGE, ROOM, draw_mark
from bot.pictures.contests.sides import ContestPlayer, write_names
from bot.pictures.table_layout import LEAST_TEXT

STEPS: Final = 3
SHOWN: Final = 2
"""Entrants of equal rank whose names are on a step."""
_AWARDS: Final = 4
_LINE: Final = 36
_CROWN: Final = 64
_GAP: Final = 8
_HIGH: Final = (168, 118, 84)
"""The heights of the steps, the first place first."""
_METALS: Final = (GOLD, accent(8), GOLD_DEEP)
_AWARD: Final = 58
_BOTTOM: Final = 14


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PodiumStep:
    """A place: its rank, and the one or two entrants who have it. `more` says how many others share it."""

    rank: str
    entrants: tuple[tuple[ContestPlayer, ...], ...]
    more: str = ""
    score: str = ""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PodiumAward:
    """Something else that was won, such as for the most lone marches."""

    label: str
    players: tuple[ContestPlayer, ...]
    value: str = ""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PodiumPicture:
    """One to three steps, the highest first, and up to four awards.

    Raises:
        ValueError: For too many or no steps, a step with too many entrants or without one, or too many awards.
    """

    title: str
    fallback: str = ""
    """In place of a title that no font can draw."""
    about: str = ""
    steps: tuple[PodiumStep, ...]
    awards: tuple[PodiumAward, ...] = ()
    alt: str = field(default="", compare=False)

    def __post_init__(self) -> None:
        if not 1 <= len(self.steps) <= STEPS or len(self.awards) > _AWARDS:
            raise ValueError("steps")
        if any(not 1 <= len(step.entrants) <= SHOWN for step in self.steps):
            raise ValueError("entrants")


def draw_podium(picture: PodiumPicture) -> Canvas:
    """The podium, 720 pixels wide: the first place in the middle, the second at its left, the third at its right."""
    top = pages.head_height(picture.about) + 10
    ground = top + max(_names_height(step, nth) + _HIGH[nth] for nth, step in enumerate(picture.steps))
    height = ground + 12 + _AWARD * len(picture.awards) + _BOTTOM
    canvas = pages.new_page(height, picture.title, picture.about, fallback=picture.fallback)
    wide = (ROOM - 2 * _GAP) // STEPS
    for nth, step in enumerate(picture.steps):
        place = (1, 0, 2)[nth]
        _draw_step(canvas, step, nth, EDGE + place * (wide + _GAP), ground, wide)
    canvas.lay(pages.bar(ROOM, 4, mix(FELT, GOLD, 0.6)), EDGE, ground)
    for nth, award in enumerate(picture.awards):
        _draw_award(canvas, award, nth, ground + 14 + nth * _AWARD)
    return canvas


def _lines(step: PodiumStep) -> int:
    return sum(map(len, step.entrants)) + bool(step.more) + bool(step.score)


def _names_height(step: PodiumStep, nth: int) -> int:
    apart = 10 * (len(step.entrants) - 1)
    return _lines(step) * _LINE + apart + 18 + (_CROWN + 6 if nth == 0 else 0)


def _draw_step(canvas: Canvas, step: PodiumStep, nth: int, x: int, ground: int, wide: int) -> None:
    high, metal = _HIGH[nth], _METALS[nth]
    canvas.lay(felt.panel(wide, high, metal), x, ground - high)
    rank = lettering.write(step.rank, (92, 72, 56)[nth], metal, weight=800, width=wide - 24)
    middle = ground - high / 2 + 4
    canvas.write(rank, x + (wide - rank.width) / 2, middle + rank.size * 0.36 - rank.baseline)
    y = ground - high - _names_height(step, nth)
    if nth == 0:
        draw_mark(canvas, "winner", x + (wide - _CROWN) / 2, y, _CROWN, on=FELT)
        y += _CROWN + 6
    ink = GLOW if nth == 0 else TEXT
    for entrant in step.entrants:
        for player in entrant:
            _draw_name(canvas, player, ink, x, y, wide)
            y += _LINE
        y += 10
    y -= 10
    for text, colour in ((step.more, TEXT_SOFT), (step.score, GOLD)):
        if text:
            line = lettering.write(text, LEAST_TEXT, colour, weight=600, width=wide - 8)
            canvas.write(line, x + (wide - line.width) / 2, y + 28 - line.baseline, on=FELT)
            y += _LINE


def _draw_name(canvas: Canvas, player: ContestPlayer, ink: str, x: int, y: int, wide: int) -> None:
    room = wide - 8 - (38 if player.computer else 0)
    line = write_names((player,), 34, ink, weight=700, width=room, smallest=LEAST_TEXT)
    whole = line.width + (38 if player.computer else 0)
    left = x + (wide - whole) / 2
    canvas.write(line, left, y + 28 - line.baseline, on=FELT)
    if player.computer:
        draw_mark(canvas, "computer", left + line.width + 8, y + 2, 30, on=FELT)


def _draw_award(canvas: Canvas, award: PodiumAward, nth: int, y: int) -> None:
    shade = PLATE if nth % 2 == 0 else mix(PLATE, FELT, 0.5)
    canvas.lay(felt.pill(ROOM, _AWARD - 6, shade, shade, radius=12), EDGE, y)
    base, right = y + 37, EDGE + ROOM - 16
    if award.value:
        value = lettering.write(award.value, 34, GOLD, weight=800, width=110)
        right -= value.width
        canvas.write(value, right, base - value.baseline, on=shade)
        right -= 16
    label = lettering.write(award.label, LEAST_TEXT, GOLD, width=300)
    canvas.write(label, EDGE + 16, base - label.baseline, on=shade)
    left = EDGE + 16 + label.width + 16
    name = write_names(award.players, 34, TEXT, weight=700, width=right - left, smallest=LEAST_TEXT)
    canvas.write(name, left, base - name.baseline, on=shade)
