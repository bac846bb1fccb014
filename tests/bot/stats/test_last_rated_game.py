"""When a member last played a rated game: kept by games, void games and merged accounts."""

from sqlalchemy import select

from bot.stats.ladders import EVERYWHERE
from bot.store import schema
from bot.tables.commands.seats import Leave
from bot.tables.model import Member
from engine import PRESETS
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD, MOD
from tests.bot.played_server import Server
from tests.suite import both_databases, rest

FAY = Member(1006, "Fay")
"""Ann's new account."""
FOUR = (ANN, BEN, CLEO, DAN)


async def last_games(server: Server) -> dict[tuple[int, int], int | None]:
    """By server and member, in games of two against two, all time."""
    r = schema.ratings.c
    query = select(r.guild_id, r.user_id, r.played_at).where(r.season == 0, r.family == "partners")
    async with server.database.read() as connection:
        return {(row.guild_id, row.user_id): row.played_at for row in await connection.execute(query)}


@rest
@both_databases
async def test_void_games_and_merges_bring_the_game_before_them_back(server: Server) -> None:
    await server.game(*FOUR)
    first = server.clock.now()
    second = await server.game(ANN, BEN, CLEO, EVE)
    at_second = server.clock.now()
    third = await server.game(*FOUR)
    at_third = server.clock.now()
    found = await last_games(server)
    assert {found[place, person.user] for place in (GUILD, EVERYWHERE) for person in FOUR} == {at_third}
    assert found[GUILD, EVE.user] == at_second

    await server.repairs.void(GUILD, MOD, third)
    found = await last_games(server)
    assert {found[place, person.user] for place in (GUILD, EVERYWHERE) for person in (ANN, BEN, CLEO)} == {at_second}
    assert found[GUILD, DAN.user] == found[EVERYWHERE, DAN.user] == first

    await server.repairs.void(GUILD, MOD, second)
    found = await last_games(server)
    assert {found[place, person.user] for place in (GUILD, EVERYWHERE) for person in FOUR} == {first}
    assert found[GUILD, EVE.user] is None, "no game of Eve's counts any more"
    await server.check()

    await server.game(FAY, BEN, CLEO, DAN)
    at_last = server.clock.now()
    await server.repairs.merge(GUILD, MOD, FAY, ANN)
    found = await last_games(server)
    assert found[GUILD, ANN.user] == at_last
    assert (GUILD, FAY.user) not in found
    assert (found[EVERYWHERE, ANN.user], found[EVERYWHERE, FAY.user]) == (first, at_last)
    await server.check()


async def test_a_game_made_void_here_by_one_who_played_in_it_is_still_the_last_one_elsewhere(server: Server) -> None:
    await server.game(*FOUR)
    first = server.clock.now()
    own = await server.game(MOD, BEN, CLEO, DAN)
    second = server.clock.now()
    await server.repairs.void(GUILD, MOD, own)
    found = await last_games(server)
    assert (found[GUILD, BEN.user], found[EVERYWHERE, BEN.user]) == (first, second)
    await server.check()


async def test_games_of_another_kind_and_unrated_ones_are_not_the_last_one(server: Server) -> None:
    await server.game(*FOUR)
    first = server.clock.now()
    await server.game(*FOUR, rules=PRESETS["set-back"])
    await server.game(ANN, BEN)
    assert (await last_games(server))[GUILD, ANN.user] == first
    await server.check()


async def test_to_leave_a_rated_game_is_to_play_one(server: Server) -> None:
    now = await server.at_play(*FOUR)
    server.clock.later(5)
    await server.tables.do(now.table.id, Leave(BEN))
    assert await last_games(server) == dict.fromkeys(((GUILD, BEN.user), (EVERYWHERE, BEN.user)), server.clock.now())
