"""A call compares persons: no account of somebody who sits or calls is mentioned by it."""

from bot.calls.bell import Bell
from bot.calls.bells import Bells
from bot.calls.calls import Asked, Calls
from bot.tables.commands.life import Open
from bot.tables.shards import Shards
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD, MOD
from tests.bot.played_server import Server, server
from tests.bot.scripted_tables import rows
from tests.suite import both_databases

__all__ = ["server"]


@both_databases
async def test_no_other_account_of_somebody_at_a_table_or_of_the_caller_is_mentioned(server: Server) -> None:
    bells = Bells(server.database, Shards())
    calls = Calls(server.database, bells, server.clock, Shards())
    await server.game(BEN, CLEO, DAN, EVE)
    await server.repairs.merge(GUILD, MOD, BEN, ANN)
    await server.repairs.merge(GUILD, MOD, CLEO, MOD)
    for member in (ANN, BEN, CLEO, DAN, EVE, MOD):
        await bells.add(Bell(guild=GUILD, channel=5, user=member.user, begins=0, ends=24, most=10))
    await server.tables.open(Open(ANN, GUILD, 6, preset="north-american"))
    by = frozenset({CLEO.user})
    await calls.call(Asked(guild=GUILD, channel=5, table=1, without=by, beside=by))
    assert [row[1] for row in (await rows(server.database))["call_members"]] == [DAN.user, EVE.user]
