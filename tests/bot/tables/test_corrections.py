"""Scores set right through the one door: by whom, when, what it leaves as it was, and that all see it."""

from typing import Any

import pytest
from sqlalchemy import select

from bot.panels.table.message import table_panel
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.rulings import CorrectScores
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Member
from bot.tables.service import Tables
from engine import IllegalAction, Phase, Refusal, Rules, View, view
from tests.bot.panel_checks import pictures, texts
from tests.bot.people import ANN, BEN, MOD, SHORT
from tests.bot.scripted_tables import FakeClock, phase, rows, started, tables_on, until, until_over
from tests.refused import refused

KEY = 6_000_001
"""The id of an interaction."""
LONG = Rules(target=30)


async def between(tables: Tables, rules: Rules = LONG) -> StoredTable:
    """Four members after a hand that somebody has scored in. Ann is the host."""
    now = await started(tables, members=4, rules=rules)
    return await until(tables, now, lambda n: phase(n.state) is Phase.DEALING and any(_view(n).scores))


def _view(now: StoredTable) -> View:
    assert now.state is not None
    return view(now.state, None)


async def _hands(database: Database, table: int) -> list[Any]:
    query = select(schema.hands.c.number, schema.hands.c.points).where(schema.hands.c.table_id == table)
    async with database.read() as connection:
        return sorted(tuple(row) for row in await connection.execute(query))


async def test_the_score_is_another_and_the_hand_is_what_it_was(database: Database, tables: Tables) -> None:
    now = await between(tables)
    before, hands = _view(now), await _hands(database, now.table.id)
    after = await tables.do(now.table.id, CorrectScores(MOD, (7, 5), KEY))
    then = _view(after)
    assert then.scores == (7, 5)
    assert (then.phase, then.number, then.dealer, then.last) == (
        before.phase,
        before.number,
        before.dealer,
        before.last,
    )
    assert await _hands(database, now.table.id) == hands
    panel = table_panel(after.public)
    shown = "\n".join(texts(panel))
    assert "Ann & Cleo 7 (6 + 1), Ben & Dan 5" in pictures(panel)[0].drawing.alt
    assert shown.count("The score was corrected") == 2


async def test_the_line_names_who_did_it_and_the_game_goes_on_from_there(database: Database, tables: Tables) -> None:
    now = await between(tables)
    after = await tables.do(now.table.id, CorrectScores(MOD, (29, 28), KEY))
    log = schema.log.c
    async with database.read() as connection:
        query = select(log.line, log.user_id).where(log.table_id == now.table.id, log.seq == after.table.version)
        assert tuple((await connection.execute(query)).one()) == ("correct 29 28", MOD.user)
    read_anew = tables_on(database, FakeClock())
    assert (await read_anew.load(now.table.id)).state == after.state
    over = await until_over(read_anew, after)
    final = _view(over)
    assert sum(final.scores) >= 58
    revealed = await read_anew.reveal(now.table.id)
    assert all(check.fair for check in revealed.checks)


@pytest.mark.parametrize("who", [ANN, BEN, Member(1008, "Nobody")])
async def test_only_moderators_correct_not_the_host(database: Database, tables: Tables, who: Member) -> None:
    now = await between(tables)
    kept = await rows(database)
    with refused(Code.NOT_MODERATOR):
        await tables.do(now.table.id, CorrectScores(who, (7, 5), KEY))
    assert await rows(database) == kept


@pytest.mark.parametrize(
    ("scores", "code"),
    [
        ((7,), Refusal.BAD_SCORES),
        ((7, -1), Refusal.BAD_SCORES),
        ((1000, 0), Refusal.BAD_SCORES),
        ((30, 0), Refusal.WINNING_SCORES),
    ],
)
async def test_bad_scores_change_nothing(
    database: Database, tables: Tables, scores: tuple[int, ...], code: Refusal
) -> None:
    now = await between(tables)
    kept = await rows(database)
    for wrong, why in ((scores, code), (_view(now).scores, Refusal.SAME_SCORES)):
        with refused(why, of=IllegalAction):
            await tables.do(now.table.id, CorrectScores(MOD, wrong, KEY))
    assert await rows(database) == kept


async def test_scores_are_not_corrected_during_a_hand_or_after_the_game(tables: Tables) -> None:
    now = await started(tables, members=4, rules=SHORT)
    with refused(Refusal.NOT_BETWEEN_HANDS, of=IllegalAction):
        await tables.do(now.table.id, CorrectScores(MOD, (1, 0), KEY))
    now = await until(tables, now, lambda n: phase(n.state) is Phase.PLAYING)
    with refused(Refusal.NOT_BETWEEN_HANDS, of=IllegalAction):
        await tables.do(now.table.id, CorrectScores(MOD, (1, 0), KEY))
    now = await until_over(tables, now)
    with refused(Code.OVER):
        await tables.do(now.table.id, CorrectScores(MOD, (1, 0), KEY))


async def test_a_doubled_delivery_corrects_once(tables: Tables) -> None:
    now = await between(tables)
    once = await tables.do(now.table.id, CorrectScores(MOD, (7, 5), KEY))
    again = await tables.do(now.table.id, CorrectScores(MOD, (7, 5), KEY))
    assert again.table.version == once.table.version == now.table.version + 1


async def test_a_moderator_who_plays_there_corrects_nothing(tables: Tables) -> None:
    now = await between(tables)
    with refused(Code.OWN_TABLE):
        await tables.do(now.table.id, CorrectScores(Member(BEN.user, BEN.name, moderator=True), (7, 5), KEY))
