"""The leaderboard of a server."""

from typing import Final

from bot.boards import Board, BoardRow, Column
from bot.panels.ids import Press, Verb
from bot.panels.names import escape, plain
from bot.panels.panel import Block, Button, Buttons, Choice, Menu, Panel, Picture, Select, Text
from bot.panels.reader import Reader
from bot.pictures.descriptions import LeaderboardPicture, LeaderboardRow
from bot.tallies import FIRST_COUNTERS
from bot.texts.catalogue import say

_BESIDE: Final = (Column.GAMES_WON, Column.GAMES, Column.POINTS)
"""Columns shown after the one that the board is ordered by."""
_ALT_LONGEST: Final = 1000
_ACCENT: Final = 0xE3B04B


def leaderboard_panel(board: Board, reader: Reader, *, column: Column, highlight: int | None = None) -> Panel:
    """A page of the server's leaderboard; `highlight` is the member who looks."""
    language = reader.language
    by = say(language, "board-by", column=say(language, f"column-{column}"))
    lines = [f"### {say(language, 'board-title')}", by]
    minimum = _no_money(language) if column is Column.COUNTERS else _minimum(column, language)
    if minimum:
        lines.append(f"-# {minimum}")
    blocks: list[Block] = [Text("\n".join(lines))]
    if not board.rows:
        blocks.append(Text(say(language, "board-empty")))
    elif reader.text_only:
        blocks.append(Text("\n".join(_row_text(row, column, language, highlight, markdown=True) for row in board.rows)))
    else:
        blocks.append(Picture(_picture(board, column, language, highlight)))
    if board.pages > 1:
        blocks.append(Buttons(_turn(board, column, language)))
    blocks.append(_order(column, language))
    return Panel(blocks=tuple(blocks), accent=_ACCENT)


def _picture(board: Board, column: Column, language: str, highlight: int | None) -> LeaderboardPicture:
    columns = _columns(column)
    rows = tuple(
        LeaderboardRow(
            rank=str(row.rank),
            name=plain(row.standing.name),
            numbers=tuple(_value(row, each, column, language) for each in columns),
            fallback=say(language, "board-member", rank=row.rank),
            highlighted=row.standing.user == highlight,
        )
        for row in board.rows
    )
    alt = "\n".join(_row_text(row, column, language, highlight, markdown=False) for row in board.rows)
    return LeaderboardPicture(
        title=say(language, "board-title"),
        columns=tuple(say(language, f"column-{each}.short") for each in columns),
        rows=rows,
        note=_page(board, language) if board.pages > 1 else "",
        alt=alt if len(alt) <= _ALT_LONGEST else alt[: _ALT_LONGEST - 1] + "…",
    )


def _row_text(row: BoardRow, column: Column, language: str, highlight: int | None, *, markdown: bool) -> str:
    name = escape(row.standing.name) if markdown else plain(row.standing.name)
    mine = row.standing.user == highlight
    numbers = ", ".join(
        say(language, "board-number", column=say(language, f"column-{each}"), value=_value(row, each, column, language))
        for each in _columns(column)[:2]
    )
    text = say(language, "board-row-you" if mine else "board-row", rank=row.rank, name=name, numbers=numbers)
    return f"**{text}**" if mine and markdown else text


def _columns(column: Column) -> tuple[Column, ...]:
    return (column, *(each for each in _BESIDE if each is not column))


def _value(row: BoardRow, shown: Column, ordered: Column, language: str) -> str:
    if shown is not ordered:
        return say(language, "value-count", value=int(getattr(row.standing, shown.value)))
    if shown is Column.WIN_RATE:
        return _percent(row.value, language)
    return say(language, "value-rate" if shown.is_rate else "value-count", value=row.value)


def _percent(share: float, language: str) -> str:
    return say(language, "value-percent", value=round(share * 100))


def _minimum(column: Column, language: str) -> str:
    if not column.minimum:
        return ""
    key = "board-minimum-games" if column is Column.WIN_RATE else "board-minimum-hands"
    return say(language, key, count=column.minimum)


def _no_money(language: str) -> str:
    return say(language, "counters-note", count=FIRST_COUNTERS)


def _page(board: Board, language: str) -> str:
    return say(language, "board-page", page=board.page + 1, pages=board.pages)


def _turn(board: Board, column: Column, language: str) -> tuple[Button, ...]:
    number = list(Column).index(column)
    first, last = board.page == 0, board.page + 1 >= board.pages

    def button(page: int, key: str, *, disabled: bool) -> Button:
        return Button(id=Press(Verb.BOARD, seen=number, index=page).button(), label=key, disabled=disabled)

    # the ends of the list have no neighbour: their buttons lead to pages there are not, and cannot be pressed
    return (
        button(board.pages if first else board.page - 1, say(language, "board-previous"), disabled=first),
        button(board.page, _page(board, language), disabled=True),
        button(board.pages + 1 if last else board.page + 1, say(language, "board-next"), disabled=last),
    )


def _order(column: Column, language: str) -> Menu:
    choices = tuple(
        Choice(label=say(language, f"column-{each}"), value=str(number), chosen=each is column)
        for number, each in enumerate(Column)
    )
    return Menu(Select(id=Press(Verb.BOARD_COLUMN).menu(), placeholder=say(language, "board-choose"), choices=choices))
