"""What else is due each day does not wait for tables that are kept for ever, and is done again after it failed."""

from bot.retention import EVERY_SECONDS, Retention
from bot.store.database import Database
from bot.tables.service import Tables
from tests.bot.scripted_tables import FakeClock, soon
from tests.clock import LoopTime


async def test_it_is_done_at_the_start_and_each_day(database: Database, tables: Tables, clock: FakeClock) -> None:
    time, done = LoopTime(), 0

    async def also() -> None:
        nonlocal done
        done += 1
        if done == 1:
            raise OSError("once")

    retention = Retention(tables, database, clock=clock, days=0, also=also)
    await retention.start()
    for times in (1, 2, 3):
        await soon(lambda times=times: done == times)
        await time.later(EVERY_SECONDS - 1)
        assert done == times
        await time.later(1)
    await retention.close()
