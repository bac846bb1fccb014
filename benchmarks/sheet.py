"""Contact sheets of the pictures members play from: `python benchmarks/sheet.py`, into `artefacts/sheets`.

Every preset at six moments of a game in English, six presets and six contests in three languages, in the sizes in which
Discord shows pictures on a phone of 390 pixels and on a screen of 1280. Look at them. It fails if a text is cut, leaves
the picture, or is covered by another text or part.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Final

from PIL import Image, ImageDraw, ImageFont

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bot.panels.core.reader import Reader, Voice
from bot.panels.table.picture import chair_picture, table_picture
from bot.pictures.canvas import Canvas, Laid
from bot.pictures.studio import draw
from bot.pictures.table_description import SIDE, Avatar, TablePicture
from bot.tables.model import TableView
from engine import PRESETS, Phase, View, view
from tests.bot.panel_checks import LANGUAGES, shown, table_of
from tests.bot.pictures import contest_samples
from tests.random_games import Game, random_game

SHOWN: Final = {390: 265, 1280: 550}
"""The width of a picture in pixels, by the width of the window."""
IN_LANGUAGES: Final = ("north-american", "three-handed", "six-handed", "bid-euchre-double", "indiana", "hustle")
CONTESTS: Final = ("hustle", "hustle, sitting out", "league", "cup of 13", "swiss")
NAMES: Final = ("Jasper", "Benedetta", "Otto", "Yves", "Marguerite", "Ann", "Gus", "Hanna", "Ivo")
AVATARS: Final = (
    Avatar("plain", bytes((88, 101, 242)) * SIDE * SIDE),
    Avatar("picture", bytes(channel for y in range(SIDE) for x in range(SIDE) for channel in (4 * x, 4 * y, 128))),
)
ROWS: Final = 9
"""Presets or contests on a sheet."""
GAMES: Final = 6
"""Games of a preset in which the moments are looked for."""
OUT: Final = Path(__file__).resolve().parents[1] / "artefacts" / "sheets"


@dataclass(frozen=True)
class Moment:
    """A kind of state: the first of each game is drawn, from the seat to act or another."""

    name: str
    fits: Callable[[View], bool]
    public: bool = False


def _bids(view: View) -> bool:
    return view.phase.before_trump and len(view.calls) >= min(3, view.rules.seats - 1)


def _chooses(view: View) -> bool:
    return view.contract is not None and not view.phase.has_tricks and view.phase.has_hand


def _follows(view: View) -> bool:
    return view.phase is Phase.PLAYING and len(view.trick) >= 2 - (view.rules.seats == 2) and len(view.tricks) == 0


def _ends(view: View) -> bool:
    return view.phase is Phase.PLAYING and len(view.tricks) >= view.rules.hand_size - 2 and bool(view.trick)


def _settles(view: View) -> bool:
    return view.phase.between_hands and view.last is not None and view.last.outcome in ("made", "bid_made")


def _celebrates(view: View) -> bool:
    last = view.last
    return view.phase.between_hands and last is not None and last.outcome not in ("made", "bid_made", "thrown_in")


MOMENTS: Final = (
    Moment("bidding", _bids),
    Moment("before the play", _chooses),
    Moment("first trick", _follows),
    Moment("last tricks", _ends, public=True),
    Moment("made", _settles),
    Moment("celebrated", _celebrates),
)


def drawings(preset: str, language: str) -> Iterator[tuple[str, Canvas]]:
    """The moments of a preset, drawn: each for the seat to act, the public ones too."""
    missing = list(MOMENTS)
    found = dict[str, list[tuple[str, Canvas]]]()
    for seed in range(GAMES):
        game = random_game(PRESETS[preset], Random(seed), limit=160)
        for actions, state in enumerate(game.states):
            seen = view(state, None)
            for moment in [each for each in missing if each.fits(seen)]:
                here = Game(game.rules, game.dealer, game.actions[:actions])
                table = replace(table_of(here, names=NAMES, language=language), preset=preset)
                missing.remove(moment)
                found[moment.name] = list(_draw(moment, here.state.actor or 0, lambda seat: shown(here, seat, table)))  # noqa: B023
        if not missing:
            break
    for moment in MOMENTS:
        yield from found.get(moment.name, [])


def _draw(moment: Moment, seat: int, seen: Callable[[int | None], TableView]) -> Iterator[tuple[str, Canvas]]:
    own = seen(seat)
    chair = chair_picture(own, Reader(language=own.table.language))
    yield moment.name, draw(replace(chair, table=_with_avatars(chair.table)))
    if moment.public or "made" in moment.name or "celebrated" in moment.name:
        public = seen(None)
        voice = Voice(public.table, public.table.language, aloud=True)
        yield f"{moment.name}, public", draw(_with_avatars(table_picture(public, voice)))


def contest_drawings(contest: str, language: str) -> Iterator[tuple[str, Canvas]]:
    """All pictures of a contest, for one of its members."""
    for name, picture in contest_samples.pictures_of(contest_samples.sample(contest).facts(language, mine=2)):
        yield name, draw(picture)


def _with_avatars(table: TablePicture) -> TablePicture:
    """Every other seat gets one."""
    seats = (replace(seat, avatar=AVATARS[at // 2 % 2]) if at % 2 else seat for at, seat in enumerate(table.seats))
    return replace(table, seats=tuple(seats))


def faults(canvas: Canvas) -> Iterator[str]:
    """What is wrong with the texts of a picture."""
    wide, high = canvas.image.size
    for nth, laid in enumerate(canvas.laid):
        if laid.kind != "text":
            continue
        if laid.cut:
            yield f"{laid.text!r} is cut"
        left, top, right, bottom = laid.box
        if left < 4 or top < 4 or right > wide - 4 or bottom > high - 4:
            yield f"{laid.text!r} leaves the picture"
        for later in canvas.laid[nth + 1 :]:
            if _overlap(laid, later):
                yield f"{laid.text!r} is covered by {later.text or later.box}"


def _overlap(one: Laid, other: Laid) -> bool:
    (left, top, right, bottom), (x0, y0, x1, y1) = one.box, other.box
    return left < x1 - 1 and x0 < right - 1 and top < y1 - 1 and y0 < bottom - 1


def _sheet(rows: list[tuple[str, list[tuple[str, Canvas]]]], wide: int) -> Image.Image:
    """Pictures in rows under their names, each `wide` pixels across."""
    font = ImageFont.load_default(size=13)
    columns = max(len(row) for _, row in rows)
    heights = [max(round(each.image.height * wide / each.image.width) for _, each in row) + 26 for _, row in rows]
    sheet = Image.new("RGB", (columns * (wide + 10) + 10, sum(heights) + 10), "#313338")
    pen, y = ImageDraw.Draw(sheet), 4
    for (label, row), high in zip(rows, heights, strict=True):
        for column, (name, canvas) in enumerate(row):
            x = 10 + column * (wide + 10)
            pen.text((x, y), f"{label}: {name}", font=font, fill="#dbdee1")
            size = (wide, round(canvas.image.height * wide / canvas.image.width))
            sheet.paste(canvas.image.convert("RGB").resize(size, Image.Resampling.LANCZOS), (x, y + 18))
        y += high
    return sheet


def main() -> int:
    parser = argparse.ArgumentParser(description="Draws contact sheets; fails on texts that are cut or covered.")
    parser.add_argument("--presets", nargs="*", default=sorted(PRESETS), choices=sorted(PRESETS))
    parser.add_argument("--out", type=Path, default=OUT)
    parser.add_argument("--languages", action=argparse.BooleanOptionalAction, default=True)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    wrong = 0

    def check(name: str, language: str, row: list[tuple[str, Canvas]]) -> tuple[str, list[tuple[str, Canvas]]]:
        nonlocal wrong
        for moment, canvas in row:
            for fault in faults(canvas):
                wrong += 1
                print(f"{name}, {language}, {moment}: {fault}")
        return f"{name} {language}", row

    rows = [check(preset, "en", list(drawings(preset, "en"))) for preset in arguments.presets]
    for at in range(0, len(rows), ROWS):
        _sheet(rows[at : at + ROWS], SHOWN[390]).save(arguments.out / f"presets-{at // ROWS + 1}.png")
    if arguments.languages:
        for kind, names, draw in (("languages", IN_LANGUAGES, drawings), ("contests", CONTESTS, contest_drawings)):
            spoken = [check(name, language, list(draw(name, language))) for name in names for language in LANGUAGES]
            rows += spoken
            for window, wide in SHOWN.items():
                for at in range(0, len(spoken), ROWS):
                    sheet = _sheet(spoken[at : at + ROWS], wide)
                    sheet.save(arguments.out / f"{kind}-{window}-{at // ROWS + 1}.png")
    pictures = sum(len(row) for _, row in rows)
    print(f"{pictures} pictures in {len(rows)} rows in {arguments.out}; {wrong} faults")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
