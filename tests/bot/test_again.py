"""A finished game played again: the same cards from a line on, one member and computers, and nothing counts."""

import pytest

from bot.boards.again import try_again
from bot.store.database import Database
from bot.tables.commands.life import Close
from bot.tables.errors import Code
from bot.tables.model import Status
from engine import Rules, load, replay
from engine.rules.options import Partners
from tests.bot.people import ANN, BEN, DAN
from tests.bot.scripted_tables import FakeClock, rows, started, tables_on, until, until_over
from tests.refused import refused
from tests.suite import both_databases


async def lines(database: Database, table: int) -> list[str]:
    """What the log has of a table."""
    log = sorted((row[1], row[2]) for row in (await rows(database))["log"] if row[0] == table)
    return [line for _, line in log]


@both_databases
@pytest.mark.parametrize("rules", [Rules(target=4), Rules(target=4, partners=Partners.TWO_LOWEST)])
async def test_it_stands_where_the_old_one_stood_and_goes_on_with_its_cards(
    database: Database, clock: FakeClock, rules: Rules
) -> None:
    tables = tables_on(database, clock)
    old = await until_over(tables, await started(tables, members=4, rules=rules))
    log, before = await lines(database, old.table.id), await rows(database)
    deals = [place for place, line in enumerate(log) if line.startswith("deal ")]
    for hand, line in ((0, 1), (1, 3)):
        new = await try_again(tables, old, hand, line, BEN, clock.now())
        table = (await tables.load(new.table.id)).table
        stands = log[: deals[hand] + line]
        assert await lines(database, table.id) == stands
        assert new.state == replay(rules, map(load, stands))
        assert table.seat_of(BEN.user) == old.table.seat_of(BEN.user)
        assert [each.is_computer for each in table.seats if each is not None].count(True) == 3
        assert (table.guild, table.channel, table.counted, table.rated) == (0, 0, False, False)
        assert (await until(tables, new, lambda now: now.table.status is not Status.PLAYING)).table.ended_at
        dealt = [each for each in await lines(database, table.id) if each.startswith("deal ")]
        assert dealt[: hand + 1] == [log[place] for place in deals[: hand + 1]]
    changed = {name for name, held in (await rows(database)).items() if held != before[name]}
    assert changed == {"tables", "seats", "sittings", "log"}


async def test_only_who_sat_there_till_its_end_plays_a_game_again_and_only_a_hand_that_was_dealt(
    database: Database, clock: FakeClock
) -> None:
    tables = tables_on(database, clock)
    now = await until(tables, await started(tables, members=2), lambda now: now.has_cards_out)
    with refused(Code.NOT_OVER):
        await try_again(tables, now, 0, 1, ANN, 5)
    closed = await tables.do(now.table.id, Close(ANN))
    over = await until_over(tables, await started(tables, members=2))
    for old, hand, line, member in ((closed, 0, 1, ANN), (over, 0, 1, DAN), (over, 99, 1, ANN), (over, 0, 0, ANN)):
        with refused(Code.UNKNOWN):
            await try_again(tables, old, hand, line, member, 5)
