"""Titles: who has won which contests, on the board and in a member's statistics."""

from typing import Any

from sqlalchemy import insert

from bot.panels.core.panel import Text
from bot.panels.core.reader import Reader
from bot.panels.stats.leaderboard import BoardQuery, leaderboard_panel, placings_blocks, shared_board_panel
from bot.stats.read.leaderboards import Absent, Board, BoardPlace, Boards, WhyAbsent
from bot.stats.read.member import load_profile
from bot.stats.read.titles import LAST_PLACE, Placing, load_placings
from bot.stats.seasons import Ladder
from bot.store import schema
from bot.store.database import Database
from bot.tables.model import Member
from bot.texts import say
from tests.bot.panel_checks import LANGUAGES, check, texts
from tests.bot.stats_rows import add_contest, standing
from tests.clock import FakeClock
from tests.suite import both_databases, rest

pytestmark = both_databases


GUILD = 7
ANN, BEN, CAT, DAN, EVE = [(user, name) for user, name in enumerate(("Ann", "Ben", "Cat", "Dan", "Eve"), start=1)]
OLD_ANN, FORMER = (101, "Old Ann"), (-5, "")
AUTUMN = 2


async def history(database: Database) -> None:
    """Four contests: Ann wins one with each of her accounts, Ben two, of which Cat ends one for him."""

    async def unit(connection: Any) -> None:
        await add_contest(connection, 1, GUILD, 100, [[OLD_ANN], [BEN], [CAT]], name="Spring")
        await add_contest(connection, 2, GUILD, 200, [[BEN, DAN], [ANN, FORMER]], name="Summer", substitute=CAT)
        await add_contest(connection, 3, GUILD, 300, [[BEN, FORMER], [CAT, DAN]], name="Autumn")
        await add_contest(connection, 4, GUILD, 400, [[ANN], [BEN]], name="Winter")
        await add_contest(connection, 5, GUILD + 1, 500, [[EVE]], name="Elsewhere")
        await connection.execute(insert(schema.merges).values(guild_id=GUILD, old_id=OLD_ANN[0], new_id=ANN[0]))
        seasons = {"guild_id": GUILD, "number": AUTUMN, "name": "", "started_at": 250, "ended_at": 400}
        await connection.execute(insert(schema.seasons).values(seasons))
        names = [standing(GUILD, *person, hands=1) for person in (ANN, BEN, CAT, DAN, EVE)]
        await connection.execute(insert(schema.standings), names)

    await database.write(unit)


async def lines(database: Database, ladder: Ladder) -> list[tuple[int, str, float, tuple[int, ...]]]:
    page = await Boards(database, clock=FakeClock()).page(Board.TITLES, ladder)
    return [(row.rank, row.names[0], row.value, row.beside) for row in page.rows]


async def test_the_board_counts_titles_of_persons(database: Database) -> None:
    await history(database)
    # the merged account's title is Ann's; who played for the winner at the end has won
    ranked = [(1, "Ann", 2, (1, 0)), (2, "Ben", 1, (2, 0)), (2, "Cat", 1, (1, 1)), (2, "Dan", 1, (1, 0))]
    assert await lines(database, Ladder(GUILD)) == ranked
    assert await lines(database, Ladder(GUILD, AUTUMN)) == [(1, "Ben", 1, (0, 0))]
    assert await lines(database, Ladder(0)) == []
    boards = Boards(database, clock=FakeClock())
    assert await boards.find(Board.TITLES, Ladder(GUILD), CAT[0]) == BoardPlace(0, 2)
    assert await boards.find(Board.TITLES, Ladder(GUILD), EVE[0]) == Absent(WhyAbsent.NOTHING)


@rest
async def test_the_newest_titles_name_no_hidden_member(database: Database) -> None:
    await history(database)

    async def unit(connection: Any) -> None:
        row = {"four_colours": False, "text_only": False, "pings": True, "sort": "suit", "hidden": True}
        await connection.execute(insert(schema.members).values(user_id=CAT[0], **row))
        await connection.execute(insert(schema.unlisted).values(guild_id=GUILD, user_id=ANN[0]))

    await database.write(unit)
    page = await Boards(database, clock=FakeClock()).page(Board.TITLES, Ladder(GUILD))
    query = BoardQuery(board=Board.TITLES)
    for language in LANGUAGES:
        reader = Reader(language=language, text_only=True)
        for panel in (leaderboard_panel(page, query, reader), shared_board_panel(page, reader, Member(*ANN))):
            check(panel)
            told = "\n".join(texts(panel))
            assert say(language, "titles-newest") in told
            assert f"Ben & {say(language, 'former-member')}" in told  # Autumn
            assert "**Summer**" in told
            assert "Dan" in told
            assert "Cat" not in told  # hidden: she ended Summer
            assert "Winter" not in told  # Ann's, who is unlisted


async def test_a_member_reads_every_place(database: Database) -> None:
    await history(database)
    mine = (await load_profile(database, Ladder(GUILD, AUTUMN), ANN[0])).placings
    assert mine == ()  # Ann is nowhere in that season's games
    async with database.read() as connection:
        mine = await load_placings(connection, GUILD, user=ANN[0])
        assert await load_placings(connection, GUILD, AUTUMN, ANN[0]) == ()
    assert [(each.name, each.rank) for each in mine] == [("Winter", 1), ("Summer", 2), ("Spring", 1)]
    for language in LANGUAGES:
        counts, *told = _told(mine, language)
        assert counts.count("**") == 2 * LAST_PLACE
        first, second = (say(language, f"titles-rank-{rank}.one") for rank in (1, 2))
        former = say(language, "former-member")
        assert told == [
            say(language, "titles-placed", rank=first, contest="Winter", at="<t:0:d>"),
            say(language, "titles-placed-with", rank=second, contest="Summer", names=former, at="<t:0:d>"),
            say(language, "titles-placed", rank=first, contest="Spring", at="<t:0:d>"),
        ]
        assert _told((), language) == [say(language, "titles-none")]


def _told(placings: tuple[Placing, ...], language: str) -> list[str]:
    (block,) = placings_blocks(placings, ANN[0], language)
    assert isinstance(block, Text)
    return block.markdown.split("\n")
