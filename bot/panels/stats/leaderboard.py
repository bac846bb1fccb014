"""The leaderboards, a page as a picture or as text, with the ways to the others; seasons and titles."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, final

from bot.panels.contests.voice import title_of
from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.menus import turn_buttons
from bot.panels.core.reader import Reader
from bot.panels.core.wording import count, escape, fit_alt, mean, member_names, percent, plain
from bot.pictures.lettering import AND, legible
from bot.pictures.page import PlayerName
from bot.pictures.ranks import RankRow, RanksPicture
from bot.stats.read.leaderboards import RATED_WEEKS, Absent, Board, BoardPage, BoardRow, WhyAbsent
from bot.stats.read.titles import LAST_PLACE, Placing
from bot.stats.seasons import ALL_TIME, EVERYWHERE, LONGEST, Season
from bot.stats.write.rows import FIRST_COUNTERS
from bot.tables.model import Member
from bot.texts.catalogue import say
from bot.wall_clock import stamp
from engine.rules.presets import Family

_SHOWN: Final = 15
"""Places of a member that are listed."""


def _people(page: BoardPage, titles: Sequence[Placing]) -> dict[int, str]:
    held = (person for each in reversed(titles) for person in each.people)
    return dict((*held, *(person for row in page.rows for person in zip(row.users, row.names, strict=True))))


def _newest_titles(placings: Sequence[Placing], people: dict[int, str], language: str) -> list[p.Block]:
    """Who won the last contests."""
    if not placings:
        return []
    names, lines = member_names(people.items(), language), [f"**{say(language, 'titles-newest')}**"]
    for each in placings:
        won = AND.join(names[user] for user, _ in each.people)
        lines.append(say(language, "titles-won", contest=title_of(each), names=won, at=_date(each)))
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
    names = member_names((person for each in reversed(named) for person in each.people), language)
    lines = [" · ".join(counts), *(_placing(each, user, names, language) for each in named[:_SHOWN])]
    if len(named) > _SHOWN:
        lines.append(f"… +{len(named) - _SHOWN}")
    return (p.Text("\n".join(lines)),)


def _placing(placing: Placing, user: int, names: Mapping[int, str], language: str) -> str:
    values = {"contest": title_of(placing), "rank": say(language, f"titles-rank-{placing.rank}.one")}
    partners = [names[person] for person, _ in placing.people if person != user]
    if not partners:
        return say(language, "titles-placed", **values, at=_date(placing))
    return say(language, "titles-placed-with", **values, names=AND.join(partners), at=_date(placing))


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
    language, people = reader.language, _people(page, page.newest)
    blocks: list[p.Block] = _head(page, season, reader, before, "")
    blocks += [_rows(page, people, reader, season, highlight), *_newest_titles(page.newest, people, language)]
    if page.pages > 1:
        turn = partial(Press, Verb.BOARD, seen=query.pack())
        blocks.append(p.Buttons(turn_buttons(lambda to: turn(index=to), page.page, page.pages, language, counts=True)))
    own = [_button(Verb.BOARD_ME, query, say(language, "board-find-me"))]
    if page.rows:
        own.append(_button(Verb.BOARD_SHARE, query, say(language, "board-share"), page.page))
    blocks += [p.Buttons(tuple(own)), _others(query, language)]
    return p.Panel(blocks=tuple(blocks), accent=p.GOLD)


def shared_board_panel(page: BoardPage, reader: Reader, by: Member, *, season: Season | None = None) -> p.Panel:
    """A page of a board for all who see the channel."""
    people = _people(page, page.newest) | {by.user: by.name}
    shown = f"-# {say(reader.language, 'board-shared', name=member_names(people.items(), reader.language)[by.user])}"
    newest = _newest_titles(page.newest, people, reader.language)
    rows = _rows(page, people, reader, season, None)
    return p.Panel(blocks=(*_head(page, season, reader, "", shown), rows, *newest), accent=p.GOLD)


def final_board_panel(
    page: BoardPage, titles: Sequence[Placing], seasons: tuple[Season, Season | None], language: str
) -> p.Panel:
    """The board of a season that is over, for a channel, with the titles won in it; and the next one, if it is on."""
    (over, begun), reader, people = seasons, Reader(language=language), _people(page, titles)
    lines = [say(language, "season-over", season=season_text(over, language, markdown=True))]
    if begun is not None:
        lines.append(f"-# {say(language, 'season-begun', season=season_text(begun, language, markdown=True))}")
    head = _head(page, over, reader, "\n".join(lines), "")
    rows, newest = _rows(page, people, reader, over, None), _newest_titles(titles, people, language)
    return p.Panel(blocks=(*head, rows, *newest), accent=p.GOLD)


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
        return say(language, "board-rated-lately", weeks=RATED_WEEKS)
    if board is Board.RATING:
        return say(language, "board-rated")
    if board is Board.COUNTERS:
        return say(language, "counters-note", count=FIRST_COUNTERS)
    return say(language, f"board-minimum-{board.counted}", count=board.minimum) if board.minimum else ""


def _rows(
    page: BoardPage, people: dict[int, str], reader: Reader, season: Season | None, highlight: int | None
) -> p.Block:
    language = reader.language
    if not page.rows:
        return p.Text(say(language, "titles-none" if page.board is Board.TITLES else "board-empty"))
    if reader.text_only:
        names = member_names(people.items(), language)
        said = (_row_text(row, page.board, names, language, highlight, markdown=True) for row in page.rows)
        return p.Text("\n".join(said))
    return p.Picture(_picture(page, people, season, language, highlight))


def _picture(
    page: BoardPage, people: dict[int, str], season: Season | None, language: str, highlight: int | None
) -> RanksPicture:
    board, names = page.board, member_names(people.items(), language, plain)
    players = {user: PlayerName(name) for user, name in member_names(people.items(), language, legible).items()}
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
    said = (_row_text(row, board, names, language, highlight, markdown=False) for row in page.rows)
    return RanksPicture(
        title=title,
        about=about,
        columns=tuple(say(language, f"column-{each}.short") for each in (board, *board.beside)),
        rows=rows,
        note=say(language, "rules-more", page=page.page + 1, pages=page.pages) if page.pages > 1 else "",
        alt=fit_alt(["\n".join((title, about, *said))]),
    )


def _row_text(
    row: BoardRow, board: Board, names: Mapping[int, str], language: str, highlight: int | None, *, markdown: bool
) -> str:
    name = AND.join(names[user] for user in row.users)
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
