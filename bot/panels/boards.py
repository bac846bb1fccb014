"""Boards of the day: the list, a board that is over, and the result shown to others."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import final

from bot.boards.daily import BoardDay, Played, Standing
from bot.clock import DAY_MS
from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Reader, Voice
from bot.panels.core.wording import escape, with_sign
from bot.panels.table.picture import chair_picture
from bot.panels.table.status_lines import moment, result_sentence
from bot.pictures.statistics import WeekPicture, WeekRow
from bot.tables.model import TableView
from bot.texts.catalogue import say
from engine.players.boards import LEVELS, Board
from engine.players.levels import Level

_FULL, _CLOSE, _LESS = "🟩", "🟨", "🟥"
"""As many points as the expert; as many as the improver; fewer."""
_COMPARED = 2
"""Members who have played, the reader among them, before they are compared."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class BoardsOf:
    """What a member may know of a day's boards: what they have played, and how all of it together compares.

    changed -- whether other players run than those that the promise names
    streak -- days in a row with the puzzle or a board
    """

    day: BoardDay
    played: Mapping[int, Played]
    standing: Standing | None = None
    over: bool = False
    changed: bool = False
    streak: int = 0
    day_before: bool = False
    """Whether there were boards the day before."""

    @property
    def points(self) -> dict[int, int]:
        """Points by board, of those played to the end."""
        return {number: each.points for number, each in self.played.items() if each.points is not None}

    @property
    def total(self) -> int | None:
        """The points of all boards, once they are played."""
        return sum(self.points.values()) if len(self.points) == len(LEVELS) else None

    @property
    def next(self) -> int | None:
        """The first board that the member can play."""
        return next((each for each in range(len(LEVELS)) if self.can_play(each)), None)

    def can_play(self, number: int) -> bool:
        """Whether a board is new or under way, and its day is on."""
        begun = self.played.get(number)
        return not (self.over or self.changed) and (begun is None or (begun.points is None and not begun.left))


def boards_panel(of: BoardsOf, reader: Reader) -> p.Panel:
    """The boards of a day with the member's points; once it is over, the house's of boards that they did not play."""
    language, day = reader.language, of.day
    key = "boards-title-past" if of.over else "boards-title"
    about = () if of.over or of.played else (say(language, "boards-about"),)
    lines = [f"### {_title(of.day.day, language, key)}", *about]
    for board in day.boards:
        state = _state(of, board.number, language)
        level = say(language, f"level-{board.level}")
        lines.append(say(language, "boards-row", number=str(board.number + 1), level=level, state=state))
        if of.over and board.number not in of.points:  # a board that was played has a page of its own
            lines.append(f"-# {say(language, 'boards-house', field=_field(board.house, language))}")
    if of.changed and not of.over:
        lines.append(say(language, "boards-changed"))
    if of.total is not None:
        lines += ["", say(language, "boards-total", points=with_sign(of.total)), *_better(of.standing, language)]
    if of.over:
        opened = {"secret": day.secret.hex(), "version": day.version, "promise": day.promise}
        lines.append(f"-# {say(language, 'boards-opened', **opened)}")
    else:
        lines += [f"-# {say(language, 'boards-streak', days=of.streak)}"] if of.streak else []
        promised = {"when": moment((day.day + 1) * DAY_MS), "promise": day.promise}
        lines.append(f"-# {say(language, 'boards-promise', **promised)}")
    return p.Panel(blocks=(p.Text("\n".join(lines)), p.Buttons(_ways(of, language))), accent=p.GOLD)


def board_over_panel(of: BoardsOf, number: int, standing: Standing | None, shown: TableView, reader: Reader) -> p.Panel:
    """A board that its member has played: points, how many did better, what each level makes in that seat."""
    language, view = reader.language, shown.view
    voice = Voice(shown.table, language, told=None if view is None else view.seat)
    points, board = of.points.get(number), of.day.boards[number]
    title = {"number": str(number + 1), "points": "" if points is None else with_sign(points)}
    lines = [f"## {say(language, 'boards-late' if points is None else 'boards-over', **title)}"]
    if view is not None and view.last is not None:
        lines.append(result_sentence(view.last, voice))
    field_ = f"-# {say(language, 'boards-house', field=_field(board.house, language))}"
    compared = [*_better(standing, language), field_, *_beats(points, board.house, language)]
    every = Press(Verb.BOARDS, seen=of.day.day).button(say(language, "button-boards-all"))
    decided = Press(Verb.REVIEW, shown.table.id).button(say(language, "button-board-decided"))
    following = () if of.next is None else (_play(of, of.next, "button-board-next", language),)
    return p.Panel(
        blocks=(
            p.Text("\n".join(lines)),
            *(() if reader.text_only else (p.Picture(chair_picture(shown, reader)),)),
            p.Text("\n".join(compared)),
            p.Buttons((*following, every, decided)),
        ),
        accent=p.GOLD,
    )


def boards_share_panel(of: BoardsOf, name: str, language: str) -> p.Panel:
    """A member's result for others, without a card, the points of each board covered; the button is for all readers."""
    lines = [
        f"**{_title(of.day.day, language, 'boards-title-past')}**",
        say(language, "boards-share", name=escape(name), squares=_squares(of), points=with_sign(of.total or 0)),
        f"-# {say(language, 'boards-share-how')}",
    ]
    play = Press(Verb.BOARDS).button(say(language, "button-boards-play"), p.Style.PRIMARY)
    covered = p.Picture(_picture(of, language), spoiler=True)
    return p.Panel(blocks=(p.Text("\n".join(lines)), covered, p.Buttons((play,))), accent=p.GOLD)


def _picture(of: BoardsOf, language: str) -> WeekPicture:
    """What each board brought."""

    def row(board: Board) -> WeekRow:
        label = say(language, "button-board", number=str(board.number + 1))
        return WeekRow(label, say(language, f"level-{board.level}"), with_sign(of.points[board.number]))

    title, total, rows = say(language, "boards-share-picture"), with_sign(of.total or 0), [*map(row, of.day.boards)]
    alt = "\n".join([f"{title}, {total}", *(f"{each.label}, {each.who}: {each.value}" for each in rows)])
    return WeekPicture(title=title, note=total, rows=tuple(rows), saying="", alt=alt)


def _squares(of: BoardsOf) -> str:
    squares = ""
    for board in of.day.boards:
        house = dict(zip(Level, board.house, strict=True))
        beats = [of.points[board.number] >= house[level] for level in (Level.IMPROVER, Level.EXPERT)]
        squares += _FULL if beats[1] else _CLOSE if beats[0] else _LESS
    return squares


def _state(of: BoardsOf, number: int, language: str) -> str:
    if number in of.points:
        return say(language, "boards-made", points=with_sign(of.points[number]))
    if of.can_play(number):
        return say(language, "boards-begun" if number in of.played else "boards-new")
    return say(language, "boards-left" if number in of.played else "boards-missed")


def _field(house: tuple[int, ...], language: str) -> str:
    pairs = zip(Level, house, strict=True)
    return " · ".join([f"{say(language, f'level-{level}')} {with_sign(points)}" for level, points in pairs])


def _beats(points: int | None, house: tuple[int, ...], language: str) -> list[str]:
    """The strongest level that made fewer points in the member's seat."""
    if points is None or min(house) >= points:
        return []
    level, made = [each for each in zip(Level, house, strict=True) if each[1] < points][-1]
    return [say(language, "boards-beat", level=say(language, f"level-{level}"), points=points - made)]


def _better(standing: Standing | None, language: str) -> list[str]:
    if standing is None or standing.everywhere < _COMPARED:
        return []
    lines = [say(language, "boards-better", better=standing.better, all=standing.everywhere)]
    if standing.here >= _COMPARED:
        lines.append(say(language, "boards-better-here", better=standing.better_here, all=standing.here))
    return lines


def _ways(of: BoardsOf, language: str) -> tuple[p.Button, ...]:
    day, shown = of.day.day, [each for each in range(len(LEVELS)) if each in of.points or of.can_play(each)]
    ways = [_play(of, number, "button-board", language) for number in shown]
    if of.total is not None and not of.over:
        ways.append(Press(Verb.BOARDS_SHARE, seen=day).button(say(language, "button-boards-share"), p.Style.SUCCESS))
    if of.over:
        ways.append(Press(Verb.BOARDS).button(say(language, "button-boards-today")))
    elif of.day_before:
        ways.append(Press(Verb.BOARDS, seen=day - 1).button(say(language, "button-boards-yesterday")))
    return tuple(ways)


def _play(of: BoardsOf, number: int, key: str, language: str) -> p.Button:
    style = p.Style.PRIMARY if number == of.next else p.Style.SECONDARY
    press = Press(Verb.BOARD_PLAY, seen=of.day.day, index=number)
    return press.button(say(language, key, number=str(number + 1)), style)


def _title(day: int, language: str, key: str) -> str:
    # at noon in UTC it is the same date almost everywhere
    return say(language, key, day=f"<t:{(day * DAY_MS + DAY_MS // 2) // 1000}:D>")
