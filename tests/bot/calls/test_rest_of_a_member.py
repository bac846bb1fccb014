"""Three calls in vain are a member's, in whatever channels of a server: then none of the bells there rings."""

from bot.calls.bell import REST_MS, Bell
from bot.calls.bells import Bells
from bot.calls.calls import CALL_MS, Asked, Calls
from bot.store.database import Database
from bot.tables.shards import Shards
from tests.bot.scripted_tables import FakeClock, rows
from tests.suite import both_databases

GUILD, ELSEWHERE = 11, 12


@both_databases
async def test_calls_in_several_channels_count_together(database: Database, clock: FakeClock) -> None:
    bells = Bells(database, Shards())
    calls = Calls(database, bells, clock, Shards())
    for channel, guild in ((1, GUILD), (2, GUILD), (3, GUILD), (4, ELSEWHERE)):
        await bells.add(Bell(guild=guild, channel=channel, user=7, begins=0, ends=24, most=10))

    async def called(table: int, channel: int, guild: int = GUILD) -> bool:
        clock.later(CALL_MS / 1000)
        before = len((await rows(database))["call_members"])
        await calls.call(Asked(guild=guild, channel=channel, table=table))
        return len((await rows(database))["call_members"]) > before

    assert [await called(table, channel) for table, channel in ((1, 1), (2, 2), (3, 3))] == [True] * 3
    assert [await called(table, channel) for table, channel in ((4, 1), (5, 2), (6, 3))] == [False] * 3
    assert {bell.rests(clock.now()) for bell in await bells.of_member(7) if bell.guild == GUILD} == {True}
    assert await called(7, 4, ELSEWHERE), "in another server nothing was in vain"
    clock.later(REST_MS / 1000)
    assert await called(8, 2)
    await bells.note_press(GUILD, 7)
    assert [(bell.guild, bell.unanswered) for bell in await bells.of_member(7)] == [(GUILD, 0)] * 3 + [(ELSEWHERE, 1)]
