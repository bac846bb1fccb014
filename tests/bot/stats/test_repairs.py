"""What admins mend: that it does what it says, that logs and journal alone give the same, and who may read it."""

from collections.abc import Awaitable
from typing import Any

import pytest
from sqlalchemy import select

from bot.stats.read.audit import AuditPage
from bot.stats.repairs import RepairCode
from bot.stats.write.journal import JournalKind, read_score_detail
from bot.store import schema
from bot.tables.commands.life import Close, Open
from bot.tables.commands.rulings import CorrectScores
from bot.tables.model import Member
from engine import Phase, Refused, Rules
from tests.bot.people import ANN, BEN, CHANNEL, CLEO, DAN, EVE, GUILD, MOD, SHORT
from tests.bot.played_server import Server
from tests.bot.scripted_tables import phase, rows, until
from tests.suite import both_databases, rest
from tests.there import there

FAY = Member(1006, "Fay")
"""Eve's new account."""
GUS = Member(1007, "Gus")
ELSEWHERE = 78
FOUR = (ANN, BEN, CLEO, DAN)
COUNTED = ("hands", "player_hands", "games", "player_games", "standings", "partnerships", "wallets")
"""Tables of the database in which a void game leaves no trace; in ratings it leaves two changes that cancel out."""


async def counted(server: Server) -> dict[str, list[tuple[Any, ...]]]:
    """What games have added up to."""
    return {name: found for name, found in (await rows(server.database)).items() if name in COUNTED}


async def ratings_of(server: Server) -> dict[tuple[Any, ...], Any]:
    """Ratings by ladder and member, of members with a rated game."""
    async with server.database.read() as connection:
        found = await connection.execute(select(schema.ratings))
        return {tuple(row[:4]): tuple(row[4:]) for row in found if row.games}


async def refused(work: Awaitable[object]) -> RepairCode:
    with pytest.raises(Refused) as error:
        await work
    return error.value.code


# --- void


@rest
@both_databases
async def test_a_void_game_leaves_no_trace_but_the_line_that_says_so(server: Server) -> None:
    await server.game(*FOUR)
    before, ratings = await counted(server), await ratings_of(server)
    game = await server.game(BEN, ANN, DAN, CLEO)
    assert await counted(server) != before
    assert await ratings_of(server) != ratings
    await server.repairs.void(GUILD, MOD, game, "played by somebody else")
    assert await counted(server) == before
    after = await ratings_of(server)
    assert after.keys() == ratings.keys()
    for key, rating in ratings.items():
        assert after[key] == pytest.approx(rating)
    await server.check()


async def test_what_cannot_be_void(server: Server) -> None:
    ended, on = await server.game(*FOUR), (await server.begun(*FOUR)).table.id
    lobby = (await server.tables.open(Open(EVE, GUILD, CHANNEL, preset="custom", rules=SHORT))).table.id
    await server.tables.do(lobby, Close(EVE))
    kept = await rows(server.database)
    for game, guild, by, code in (
        (999, GUILD, MOD, RepairCode.UNKNOWN_GAME),
        (ended, ELSEWHERE, MOD, RepairCode.UNKNOWN_GAME),
        (on, GUILD, MOD, RepairCode.NOT_ENDED),
        (lobby, GUILD, MOD, RepairCode.NOT_PLAYED),
        (ended, GUILD, ANN, RepairCode.NOT_MODERATOR),
    ):
        assert await refused(server.repairs.void(guild, by, game)) is code
        if by is MOD:
            assert await refused(server.repairs.check_void(guild, game)) is code
    assert await rows(server.database) == kept
    await server.repairs.check_void(GUILD, ended)
    assert await rows(server.database) == kept
    await server.repairs.void(GUILD, MOD, ended)
    kept = await rows(server.database)
    assert await refused(server.repairs.void(GUILD, MOD, ended)) is RepairCode.VOID_ALREADY
    assert await rows(server.database) == kept


# --- merge


async def summed(server: Server, guild: int, *users: int) -> tuple[int, int]:
    """Games and hands of some members in a server, over all seasons and families."""
    s = schema.standings.c
    query = select(s.games, s.hands).where(s.guild_id == guild, s.user_id.in_(users), s.season == 0, s.family == "")
    async with server.database.read() as connection:
        found = [tuple(row) for row in await connection.execute(query)]
    return sum(row[0] for row in found), sum(row[1] for row in found)


@rest
async def test_an_old_accounts_games_count_for_the_new_one(server: Server) -> None:
    await server.game(EVE, BEN, CLEO, DAN)
    await server.game(ANN, BEN, EVE, DAN)
    await server.game(FAY, BEN, CLEO, DAN)
    elsewhere = await server.game(EVE, BEN, CLEO, DAN, guild=ELSEWHERE)
    total, abroad = await summed(server, GUILD, EVE.user, FAY.user), await summed(server, ELSEWHERE, EVE.user)
    await server.repairs.merge(GUILD, MOD, EVE, FAY, "lost her password")
    assert await summed(server, GUILD, EVE.user) == (0, 0)
    assert await summed(server, GUILD, FAY.user) == total
    assert await summed(server, ELSEWHERE, EVE.user) == abroad
    await server.check()
    await server.game(EVE, BEN, CLEO, DAN)  # the old account plays once more
    assert await summed(server, GUILD, EVE.user) == (0, 0)
    assert (await summed(server, GUILD, FAY.user))[0] == total[0] + 1
    await server.check()
    await server.repairs.void(ELSEWHERE, MOD, elsewhere)
    await server.check()


@rest
@both_databases
async def test_what_cannot_be_merged(server: Server) -> None:
    await server.game(EVE, BEN, CLEO, DAN)
    await server.game(FAY, BEN, CLEO, DAN)
    await server.game(GUS, GUS_OTHER, CLEO, DAN, guild=ELSEWHERE)
    await server.game(GUS, BEN)
    gone, app = Member(-5, ""), Member(0, "")
    kept = await rows(server.database)
    for old, new, by, code in (
        (EVE, EVE, MOD, RepairCode.SAME_MEMBER),
        (EVE, BEN, MOD, RepairCode.SAT_TOGETHER),
        (BEN, EVE, MOD, RepairCode.SAT_TOGETHER),
        (GUS, GUS_OTHER, MOD, RepairCode.SAT_TOGETHER),
        (ANN, EVE, MOD, RepairCode.NO_GAMES),
        (gone, EVE, MOD, RepairCode.NOT_A_MEMBER),
        (EVE, gone, MOD, RepairCode.NOT_A_MEMBER),
        (EVE, app, MOD, RepairCode.NOT_A_MEMBER),
        (EVE, FAY, ANN, RepairCode.NOT_MODERATOR),
    ):
        assert await refused(server.repairs.merge(GUILD, by, old, new)) is code
        if by is MOD:
            assert await refused(server.repairs.check_merge(GUILD, old.user, new.user, MOD)) is code
    assert await rows(server.database) == kept
    await server.repairs.merge(GUILD, MOD, EVE, FAY)
    kept = await rows(server.database)
    for old, new, code in (
        (EVE, FAY, RepairCode.MERGED_ALREADY),
        (EVE, ANN, RepairCode.MERGED_ALREADY),
        (GUS, EVE, RepairCode.MERGED_ALREADY),
        (FAY, EVE, RepairCode.MERGED_ALREADY),
        (FAY, BEN, RepairCode.SAT_TOGETHER),
    ):
        assert await refused(server.repairs.merge(GUILD, MOD, old, new)) is code
    assert await rows(server.database) == kept


GUS_OTHER = Member(1012, "Gus too")


@rest
async def test_two_merged_accounts_at_one_table_spoil_nothing(server: Server) -> None:
    await server.game(EVE, BEN, CLEO, DAN)
    await server.repairs.merge(GUILD, MOD, EVE, FAY)
    before = (await summed(server, GUILD, EVE.user, FAY.user))[0]
    await server.game(EVE, BEN, FAY, DAN)
    await server.game(EVE, FAY, CLEO, DAN)
    assert (await summed(server, GUILD, EVE.user, FAY.user))[0] == before + 4
    await server.check()


# --- boards


async def test_a_member_is_taken_off_the_boards_and_put_back(server: Server) -> None:
    await server.game(*FOUR)
    before = await counted(server)
    await server.repairs.remove(GUILD, MOD, BEN, "asked for it")
    assert (await rows(server.database))["unlisted"] == [(GUILD, BEN.user)]
    assert await refused(server.repairs.remove(GUILD, MOD, BEN)) is RepairCode.REMOVED_ALREADY
    assert await refused(server.repairs.remove(GUILD, ANN, CLEO)) is RepairCode.NOT_MODERATOR
    assert await refused(server.repairs.remove(GUILD, MOD, Member(-5, ""))) is RepairCode.NOT_A_MEMBER
    assert await refused(server.repairs.restore(ELSEWHERE, MOD, BEN)) is RepairCode.NOT_REMOVED
    assert await refused(server.repairs.restore(GUILD, BEN, BEN)) is RepairCode.NOT_MODERATOR
    await server.repairs.restore(GUILD, MOD, BEN)
    assert (await rows(server.database))["unlisted"] == []
    assert await refused(server.repairs.restore(GUILD, MOD, BEN)) is RepairCode.NOT_REMOVED
    assert await counted(server) == before
    assert [entry.kind for entry in (await server.repairs.audit(GUILD)).entries] == [
        JournalKind.RESTORE,
        JournalKind.REMOVE,
    ]


# --- what everyone may read


@rest
async def test_every_repair_is_in_the_list_newest_first(server: Server) -> None:
    game = await server.game(EVE, BEN, CLEO, DAN)
    await server.repairs.void(GUILD, MOD, game, "wrong rules")
    now = await server.begun(*FOUR, rules=Rules(target=30))
    now = await until(server.tables, now, lambda n: phase(n.state) is Phase.DEALING and n.table.version > 30)
    was = there(now.public.view)
    await server.tables.do(now.table.id, CorrectScores(MOD, (20, 18), 9_000_001, "a point too many"))
    await server.tables.do(now.table.id, CorrectScores(MOD, (20, 18), 9_000_001, "a point too many"))
    await server.repairs.merge(GUILD, MOD, EVE, FAY)
    await server.repairs.remove(GUILD, MOD, FAY, "")
    page = await server.repairs.audit(GUILD)
    assert (page.page, page.pages, page.total) == (0, 1, 4)
    assert [entry.kind for entry in page.entries] == [
        JournalKind.REMOVE,
        JournalKind.MERGE,
        JournalKind.SCORE,
        JournalKind.VOID,
    ]
    removed, merged, score, void = page.entries
    assert {(entry.by, entry.by_name) for entry in page.entries} == {(MOD.user, MOD.name)}
    assert (removed.user, removed.name) == (FAY.user, "Fay")
    assert (merged.user, merged.name, merged.other, merged.other_name) == (EVE.user, "Eve", FAY.user, "Fay")
    assert score.table == now.table.id
    assert read_score_detail(score.detail) == (was.scores, (20, 18), "a point too many")
    assert (void.table, void.detail, void.at) == (game, "wrong rules", page.entries[-1].at)
    assert (await server.repairs.audit(ELSEWHERE)).entries == ()
    await server.check()


async def test_pages_of_the_list(server: Server) -> None:
    for number in range(5):
        await server.repairs.remove(GUILD, MOD, BEN, f"reason {number}")
        await server.repairs.restore(GUILD, MOD, BEN, f"back {number}")

    async def look(page: int) -> AuditPage:
        return await server.repairs.audit(GUILD, page, size=4)

    pages = [await look(page) for page in range(3)]
    assert [page.page for page in pages] == [0, 1, 2]
    assert {(page.pages, page.total) for page in pages} == {(3, 10)}
    told = [entry.detail for page in pages for entry in page.entries]
    assert told == [text for number in reversed(range(5)) for text in (f"back {number}", f"reason {number}")]
    assert (await look(-3), await look(99)) == (pages[0], pages[-1])
