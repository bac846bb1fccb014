"""Scores set right through the one door: by whom, when, what it leaves as it was, and that all see it."""

from typing import Any

import pytest
from sqlalchemy import select

from bot.panels.table.message import table_panel
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Close
from bot.tables.commands.rulings import CorrectScores
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Member
from bot.tables.pending_corrections import PendingCorrection, PendingCorrections, pending_correction
from bot.tables.service import Tables
from engine import IllegalAction, Phase, Refusal, Refused, Rules, View, view
from tests.bot.panel_checks import pictures, texts
from tests.bot.people import ANN, BEN, MOD, SHORT
from tests.bot.scripted_tables import FakeClock, phase, rows, started, tables_on, until, until_over
from tests.refused import refused
from tests.suite import rest
from tests.there import there

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


# --- asked for while cards are out


class Told:
    """Remembers what became of a correction."""

    def __init__(self) -> None:
        self.became: list[StoredTable | Refused] = []

    async def __call__(self, became: StoredTable | Refused) -> None:
        self.became.append(became)

    @property
    def scores(self) -> tuple[int, ...]:
        (now,) = self.became
        assert isinstance(now, StoredTable)
        return _view(now).scores

    @property
    def code(self) -> Code | Refusal:
        (refused,) = self.became
        assert isinstance(refused, Refused)
        return refused.code


async def on(tables: Tables, rules: Rules = LONG) -> StoredTable:
    """A later hand, with cards out."""
    now = await between(tables, rules)
    return await until(tables, now, lambda n: phase(n.state) is Phase.PLAYING)


def wish(now: StoredTable, *change: int, who: Member = MOD) -> PendingCorrection:
    scores = tuple(score + more for score, more in zip(_view(now).scores, change, strict=True))
    found = there(pending_correction(now, who, scores, reason="a point too many", key=KEY))
    assert found.change == change
    return found


async def test_a_score_is_corrected_when_the_hand_is_over_by_what_was_wrong(database: Database) -> None:
    tables, told = tables_on(database, FakeClock()), Told()
    corrections = PendingCorrections(tables)
    now = await on(tables)
    before = _view(now).scores
    await corrections.wait(wish(now, 3, 0), told)
    assert (await tables.load(now.table.id)) == now
    after = await until(tables, now, lambda n: phase(n.state) is Phase.DEALING)
    await corrections.close()
    last = there(_view(after).last)
    assert told.scores == (before[0] + last.points[0] + 3, before[1] + last.points[1])
    now = await until(tables, await tables.load(now.table.id), lambda n: phase(n.state) is Phase.PLAYING)
    await until(tables, now, lambda n: phase(n.state) is Phase.DEALING)
    await corrections.close()
    assert len(told.became) == 1


async def test_the_latest_correction_of_a_table_counts(database: Database) -> None:
    tables, first, second = tables_on(database, FakeClock()), Told(), Told()
    corrections = PendingCorrections(tables)
    now = await on(tables)
    await corrections.wait(wish(now, 3, 0), first)
    await corrections.wait(wish(now, 0, 4), second)
    after = await until(tables, now, lambda n: phase(n.state) is Phase.DEALING)
    await corrections.close()
    assert first.became == []
    assert second.scores == (_view(after).scores[0], _view(after).scores[1] + 4)


async def test_a_correction_requested_between_hands_is_made_at_once(database: Database) -> None:
    tables, told = tables_on(database, FakeClock()), Told()
    corrections = PendingCorrections(tables)
    now = await on(tables)
    wanted = wish(now, 1, 1)
    after = await until(tables, now, lambda n: phase(n.state) is Phase.DEALING)
    await corrections.wait(wanted, told)
    await corrections.close()
    assert told.scores == tuple(score + 1 for score in _view(after).scores)


async def test_a_table_that_deals_at_once_is_corrected_after_the_next_hand(database: Database) -> None:
    tables, told = tables_on(database, FakeClock()), Told()
    corrections = PendingCorrections(tables)
    now = await on(tables)
    wanted = wish(now, 1, 0)
    between_hands = await until(tables, now, lambda n: phase(n.state) is Phase.DEALING)
    dealt = await until(tables, between_hands, lambda n: phase(n.state) is Phase.FIRST_ROUND)
    await corrections._make(between_hands, wanted, told)  # as when the deal came first
    assert told.became == []
    await until(tables, dealt, lambda n: phase(n.state) is Phase.DEALING)
    await corrections.close()
    assert len(told.became) == 1


async def test_a_game_that_ends_first_is_not_corrected(tables: Tables) -> None:
    corrections = PendingCorrections(tables)
    told, closed = Told(), Told()
    now = await started(tables, members=4, rules=Rules(target=1))
    now = await until(tables, now, lambda n: phase(n.state) is Phase.PLAYING)
    other = await on(tables)
    with pytest.raises(AssertionError):
        wish(now, 0, 0)
    await corrections.wait(wish(now, 0, 1), told)
    await corrections.wait(wish(other, 0, 1), closed)
    over = await until_over(tables, now)
    await tables.do(other.table.id, Close(MOD))
    await corrections.close()
    assert (told.code, closed.code) == (Code.OVER, Code.CLOSED)
    assert (await tables.load(now.table.id)) == over
    with refused(Code.OVER):
        await corrections.wait(wish(now, 0, 1), told)


async def test_a_new_game_of_a_rubber_is_not_corrected_for_the_last_one(database: Database) -> None:
    tables, told = tables_on(database, FakeClock()), Told()
    corrections = PendingCorrections(tables)
    rules = Rules(target=1, rubber=True)
    now = await started(tables, members=4, rules=rules)
    now = await until(tables, now, lambda n: phase(n.state) is Phase.PLAYING)
    await corrections.wait(wish(now, 0, 1), told)
    await until(tables, now, lambda n: phase(n.state) is Phase.DEALING)
    await corrections.close()
    assert told.code is Code.OVER


@rest
async def test_what_would_win_is_refused_after_the_hand(database: Database) -> None:
    tables, told = tables_on(database, FakeClock()), Told()
    corrections = PendingCorrections(tables)
    now = await on(tables)
    await corrections.wait(wish(now, 30, 0), told)
    after = await until(tables, now, lambda n: phase(n.state) is Phase.DEALING)
    await corrections.close()
    assert told.code is Refusal.WINNING_SCORES
    assert (await tables.load(now.table.id)) == after


async def test_only_a_moderator_can_request_a_correction(database: Database) -> None:
    now = await on(tables_on(database, FakeClock()))
    with refused(Code.NOT_MODERATOR):
        wish(now, 1, 0, who=ANN)


async def test_there_is_nothing_to_wait_for_between_hands_or_where_nothing_changes(tables: Tables) -> None:
    now = await between(tables)
    assert pending_correction(now, MOD, (7, 5), reason="", key=KEY) is None
    now = await until(tables, now, lambda n: phase(n.state) is Phase.PLAYING)
    for scores in (_view(now).scores, (1,), (1, 2, 3)):
        assert pending_correction(now, MOD, scores, reason="", key=KEY) is None
