"""Rulings on table talk through the one door: who may, when, and that a report counts once (rules-spec H2)."""

import pytest

from bot.store.database import Database
from bot.tables.commands.rulings import RuleOnTalk
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.service import Tables
from engine import Award, Phase, Refusal, Refused, Replay, View, view
from tests.bot.scripted_tables import ANN, BEN, CLEO, MOD, FakeClock, phase, started, tables_on, until, until_over

REPORT = 5_000_001
"""The id of a report's message."""


async def at_play(tables: Tables) -> StoredTable:
    """Four members in the second trick of a hand. Ann is the host."""
    now = await started(tables, members=4)
    return await until(tables, now, lambda n: phase(n.state) is Phase.PLAYING and len(_view(n).tricks) == 1)


def _view(now: StoredTable) -> View:
    assert now.state is not None
    return view(now.state, None)


async def test_a_hand_is_dealt_again_by_the_same_dealer_under_a_new_number(database: Database) -> None:
    tables = tables_on(database, FakeClock())
    now = await at_play(tables)
    before = _view(now)
    after = await tables.do(now.table.id, RuleOnTalk(ANN, Replay(), before.number, REPORT))
    then = _view(after)
    assert (then.phase, then.dealer, then.scores) == (Phase.DEALING, before.dealer, before.scores)
    assert then.number == before.number + 1
    ended = await until_over(tables, after)
    revealed = await tables.reveal(ended.table.id)
    assert all(check.fair for check in revealed.checks)
    dealt = [check.number for check in revealed.checks if check.number]
    assert len(dealt) == len(set(dealt))


async def test_a_point_goes_to_the_side_that_reported_and_the_hand_goes_on(database: Database) -> None:
    tables = tables_on(database, FakeClock())
    now = await at_play(tables)
    before = _view(now)
    after = await tables.do(now.table.id, RuleOnTalk(MOD, Award(1), before.number, REPORT))
    then = _view(after)
    assert then.scores == (before.scores[0], before.scores[1] + 1)
    assert (then.phase, then.tricks, after.to_act) == (Phase.PLAYING, before.tricks, now.to_act)


@pytest.mark.parametrize("who", [BEN, CLEO])
async def test_only_the_host_and_moderators_rule(database: Database, who: object) -> None:
    tables = tables_on(database, FakeClock())
    now = await at_play(tables)
    for ruling in (Replay(), Award(0)):
        with pytest.raises(Refused) as refused:
            await tables.do(now.table.id, RuleOnTalk(who, ruling, _view(now).number, REPORT))  # type: ignore[arg-type]
        assert refused.value.code is Code.NOT_HOST
    assert await tables.look(now.table.id) == now


async def test_a_report_is_ruled_on_once(database: Database) -> None:
    tables = tables_on(database, FakeClock())
    now = await at_play(tables)
    number = _view(now).number
    once = await tables.do(now.table.id, RuleOnTalk(ANN, Award(1), number, REPORT))
    again = await tables.do(now.table.id, RuleOnTalk(ANN, Award(1), number, REPORT))
    assert again.table.version == once.table.version
    with pytest.raises(Refused) as refused:
        await tables.do(now.table.id, RuleOnTalk(MOD, Award(1), number, REPORT))
    assert refused.value.code is Code.STALE
    assert (await tables.look(now.table.id)).table.version == once.table.version


async def test_a_hand_that_is_over_is_not_dealt_again(database: Database) -> None:
    tables = tables_on(database, FakeClock())
    now = await at_play(tables)
    number = _view(now).number
    between = await until(tables, now, lambda n: phase(n.state) is Phase.DEALING)
    for ruling in (Replay(), Award(0)):
        with pytest.raises(Refused) as refused:
            await tables.do(now.table.id, RuleOnTalk(ANN, ruling, number, REPORT))
        assert refused.value.code in (Code.STALE, Refusal.NOT_NOW)
    later = await until(tables, between, lambda n: phase(n.state) is Phase.FIRST_ROUND)
    assert later.hand_number != number
    with pytest.raises(Refused) as stale:
        await tables.do(now.table.id, RuleOnTalk(ANN, Replay(), number, REPORT))
    assert stale.value.code is Code.STALE
