"""The leaderboards, a page as a picture or as text, with the ways to the others; seasons and titles."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, final

from bot.panels.contests.voice import title_of
from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.menus import turn_buttons
from bot.panels.core.reader import Reader
from bot.panels.core.wording import count, escape, fit_alt, mean, percent, plain
from bot.pictures.lettering import drawn_names
from bot.pictures.page import PlayerName
from bot.pictures.ranks import RankRow, RanksPicture
from bot.stats.read.leaderboards import PAGE, RATED_WEEKS, Absent, Board, BoardPage, BoardRow, WhyAbsent
from bot.stats.read.titles import LAST_PLACE, Placing
from bot.stats.seasons import ALL_TIME, EVERYWHERE, LONGEST, Season
from bot.stats.write.rows import FIRST_COUNTERS
from bot.texts.catalogue import say
from bot.wall_clock import stamp
from engine.rules.presets import Family

_SHOWN: Final = 15
"""Places of a member that are listed."""


def newest_titles(placings: Sequence[Placing], language: str) -> list[p.Block]:
    """Who won the last contests."""
    if not placings:
        return []
    lines = [f"**{say(language, 'titles-newest')}**"]
    lines += (
        say(language, "titles-won", contest=title_of(each), names=_names(each.people, language), at=_date(each))
        for each in placings
    )
    return [p.Text("\n".join(lines))]


def placings_blocks(placings: Sequence[Placing], user: int, language: str) -> tuple[p.Block, ...]:
    """A member's places, the newest first, with the partner of a pair; those without a name are only counted."""
    if not placings:
        return (p.Text(say(language, "titles-none")),)
    ranks = [each.rank for each in placings]
    counts = (
        say(language, "stats-line", what=say(language, f"titles-rank-{rank}"), value=str(ranks.count(rank)))
        for rank in range(1, LAST_PLACE + 1)
    )
    named = [each for each in placings if each.name]
    lines = [" · ".join(counts), *(_placing(each, user, language) for each in named[:_SHOWN])]
    if len(named) > _SHOWN:
        lines.append(f"… +{len(named) - _SHOWN}")
    return (p.Text("\n".join(lines)),)


def _placing(placing: Placing, user: int, language: str) -> str:
    values = {"contest": title_of(placing), "rank": say(language, f"titles-rank-{placing.rank}.one")}
    partners = [person for person in placing.people if person[0] != user]
    if not partners:
        return say(language, "titles-placed", **values, at=_date(placing))
    return say(language, "titles-placed-with", **values, names=_names(partners, language), at=_date(placing))


def _names(people: Iterable[tuple[int, str]], language: str) -> str:
    return " & ".join(escape(name) if name else say(language, "former-member") for _, name in people)


def _date(placing: Placing) -> str:
    return stamp(placing.ended_at, "d")


_BOARDS: Final = tuple(Board)
_FAMILIES: Final = ("", *(family.value for family in Family))
_SEASONS: Final = 4_999_999
"""The highest season number that fits into a custom id."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class BoardQuery:
    """A choice of board, season, games and servers. A board ignores what it has not, and passes it on to the next one.

    `family` is a value of `Family`, or "" for all games.
    """

    board: Board
    season: int = ALL_TIME
    family: str = ""
    everywhere: bool = False

    def pack(self) -> int:
        """The query as a number of at most ten digits, for custom ids.

        >>> read_board_query(BoardQuery(board=Board.GAMES, season=3, family="alone").pack())
        BoardQuery(board=<Board.GAMES: 'games'>, season=3, family='alone', everywhere=False)
        """
        place = min(self.season, _SEASONS) * 2 + self.everywhere
        return (place * 10 + _FAMILIES.index(self.family)) * 100 + _BOARDS.index(self.board)


def read_board_query(packed: int) -> BoardQuery:
    """The inverse of `BoardQuery.pack`; an invalid number gives some valid query."""
    place, rest = divmod(packed, 1000)
    family, board = divmod(rest, 100)
    return BoardQuery(
        board=_BOARDS[board] if board < len(_BOARDS) else _BOARDS[0],
        season=min(place // 2, _SEASONS),
        family=_FAMILIES[family] if family < len(_FAMILIES) else "",
        everywhere=bool(place % 2),
    )


def leaderboard_panel(
    page: BoardPage,
    query: BoardQuery,
    reader: Reader,
    *,
    season: Season | None = None,
    highlight: int | None = None,
    before: str = "",
) -> p.Panel:
    """A page of a board; `season` is the page's, `highlight` the reader's id, `before` a text above it."""
    language = reader.language
    blocks: list[p.Block] = _head(page, season, reader, before, "")
    blocks += [_rows(page, reader, season, highlight), *newest_titles(page.newest, language)]
    if page.pages > 1:
        turn = partial(Press, Verb.BOARD, seen=query.pack())
        blocks.append(p.Buttons(turn_buttons(lambda to: turn(index=to), page.page, page.pages, language, counts=True)))
    own = [_button(Verb.BOARD_ME, query, say(language, "board-find-me"))]
    if page.rows:
        own.append(_button(Verb.BOARD_SHARE, query, say(language, "board-share"), page.page))
    blocks += [p.Buttons(tuple(own)), _others(query, language)]
    return p.Panel(blocks=tuple(blocks), accent=p.GOLD)


def shared_board_panel(page: BoardPage, reader: Reader, by: str, *, season: Season | None = None) -> p.Panel:
    """A page of a board for all who see the channel; `by` as displayed."""
    shown = f"-# {say(reader.language, 'board-shared', name=escape(by))}"
    newest = newest_titles(page.newest, reader.language)
    rows = _rows(page, reader, season, None)
    return p.Panel(blocks=(*_head(page, season, reader, "", shown), rows, *newest), accent=p.GOLD)


def final_board_panel(
    page: BoardPage, titles: Sequence[Placing], seasons: tuple[Season, Season | None], language: str
) -> p.Panel:
    """The board of a season that is over, for a channel, with the titles won in it; and the next one, if it is on."""
    (over, begun), reader = seasons, Reader(language=language)
    lines = [say(language, "season-over", season=season_text(over, language, markdown=True))]
    if begun is not None:
        lines.append(f"-# {say(language, 'season-begun', season=season_text(begun, language, markdown=True))}")
    head = _head(page, over, reader, "\n".join(lines), "")
    return p.Panel(blocks=(*head, _rows(page, reader, over, None), *newest_titles(titles, language)), accent=p.GOLD)


def absent_text(absent: Absent, board: Board, language: str) -> str:
    """Why a member is not on a board."""
    if absent.why is WhyAbsent.AWAY:
        return say(language, absent.why, weeks=RATED_WEEKS)
    if absent.why is not WhyAbsent.TOO_FEW:
        return say(language, absent.why)
    return say(language, f"absent-few-{board.counted}", count=max(1, absent.missing))


def _title(board: Board, language: str) -> str:
    return say(language, "board-titled", column=say(language, f"column-{board}"))


def _head(page: BoardPage, season: Season | None, reader: Reader, before: str, after: str) -> list[p.Block]:
    """The text above the rows; a picture already has the title and which games count."""
    language = reader.language
    lines = [before]
    if reader.text_only or not page.rows:
        lines += [f"### {_title(page.board, language)}", f"-# {_games_counted(page, season, language, markdown=True)}"]
    note = _note(page, language)
    lines += [f"-# {note}" if note else "", after]
    return [p.Text("\n".join(filter(None, lines)))] if any(lines) else []


def _games_counted(page: BoardPage, season: Season | None, language: str, *, markdown: bool) -> str:
    """Which games are counted."""
    ladder = page.ladder
    when = say(language, "board-all-time")
    if ladder.season != ALL_TIME:
        shown = season or Season(number=ladder.season, name="", started_at=0, ended_at=0)
        when = season_text(shown, language, markdown=markdown)
    games = say(language, f"family-{ladder.family or 'all'}")
    where = say(language, "scope-everywhere" if ladder.guild == EVERYWHERE else "scope-server")
    return " · ".join((where, when) if page.board.is_of_server else (where, when, games))


def _note(page: BoardPage, language: str) -> str:
    """Who is in it."""
    board = page.board
    if page.lately:
        return say(language, "board-rated-lately", count=board.minimum, weeks=RATED_WEEKS)
    if board is Board.COUNTERS:
        return say(language, "counters-note", count=FIRST_COUNTERS)
    return say(language, f"board-minimum-{board.counted}", count=board.minimum) if board.minimum else ""


def _rows(page: BoardPage, reader: Reader, season: Season | None, highlight: int | None) -> p.Block:
    language = reader.language
    if not page.rows:
        return p.Text(say(language, "board-empty"))
    if reader.text_only:
        return p.Text("\n".join(_row_text(row, page.board, language, highlight, markdown=True) for row in page.rows))
    return p.Picture(_picture(page, season, language, highlight))


def _picture(page: BoardPage, season: Season | None, language: str, highlight: int | None) -> RanksPicture:
    board = page.board
    players = {user: PlayerName(name, drawn=name) for user, name in _drawn_names(page, language).items()}
    rows = tuple(
        RankRow(
            rank=str(row.rank),
            players=tuple(players[user] for user in row.users),
            numbers=_numbers(row, board, language),
            mine=highlight in row.users,
        )
        for row in page.rows
    )
    title, about = _title(board, language), _games_counted(page, season, language, markdown=False)
    said = (_row_text(row, board, language, highlight, markdown=False) for row in page.rows)
    return RanksPicture(
        title=title,
        about=about,
        columns=tuple(say(language, f"column-{each}.short") for each in (board, *board.beside)),
        rows=rows,
        note=say(language, "rules-more", page=page.page + 1, pages=page.pages) if page.pages > 1 else "",
        alt=fit_alt(["\n".join((title, about, *said))]),
    )


def _drawn_names(page: BoardPage, language: str) -> dict[int, str]:
    """How the picture writes the members' names, by their ids: a number where no font has them."""
    names = {user: name for row in page.rows for user, name in zip(row.users, row.names, strict=True)}
    first = page.page * PAGE * max(len(row.users) for row in page.rows) + 1
    numbered = (say(language, "board-member", number=number) for number in range(first, first + len(names)))
    return dict(zip(names, drawn_names(tuple(zip(names.values(), numbered, strict=True))), strict=True))


def _row_text(row: BoardRow, board: Board, language: str, highlight: int | None, *, markdown: bool) -> str:
    name = " & ".join(escape(each) if markdown else plain(each) for each in row.names)
    mine = highlight in row.users
    columns = zip((board, *board.beside), _numbers(row, board, language), strict=True)
    numbers = ", ".join(
        say(language, "board-number", column=say(language, f"column-{column}"), value=value)
        for column, value in columns
    )
    text = say(language, "board-row-you" if mine else "board-row", rank=row.rank, name=name, numbers=numbers)
    if markdown:
        # a number with a plain dot begins a list, which Discord would renumber: equals share a rank
        text = text.replace(". ", "\\. ", 1)
    return f"**{text}**" if mine and markdown else text


def _numbers(row: BoardRow, board: Board, language: str) -> tuple[str, ...]:
    written = percent if board.is_share else mean if board is Board.POINTS_PER_HAND else count
    return (written(row.value, language), *(count(each, language) for each in row.beside))


def _button(verb: Verb, query: BoardQuery, label: str, page: int = 0, *, disabled: bool = False) -> p.Button:
    return Press(verb, seen=query.pack(), index=page).button(label, disabled=disabled)


def _others(query: BoardQuery, language: str) -> p.Menu:
    choices = tuple(
        p.Choice(label=say(language, f"column-{each}"), value=each.value, chosen=each is query.board) for each in Board
    )
    menu = Press(Verb.BOARD, seen=query.pack()).menu()
    return p.Menu(p.Select(id=menu, placeholder=say(language, "board-choose"), choices=choices))


def season_text(season: Season, language: str, *, markdown: bool) -> str:
    """A season by its number, and its name if it has one."""
    if not season.name:
        return say(language, "season-number", number=str(season.number))
    name = escape(season.name, LONGEST) if markdown else plain(season.name, LONGEST)
    return say(language, "season-named", number=str(season.number), name=name)


def confirm_end_panel(season: Season, reader: Reader) -> p.Panel:
    """Asks whether to end a season, which cannot be undone."""
    language = reader.language
    yes = Press(Verb.SEASON_END, seen=season.number).button(say(language, "season-confirm-yes"), p.Style.DANGER)
    asked = say(language, "season-confirm", season=season_text(season, language, markdown=True))
    return p.Panel(blocks=(p.Text(asked), p.Buttons((yes,))))
