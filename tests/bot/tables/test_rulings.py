"""Rulings on table talk (rules-spec H2) and scores set right: by whom, when, and what they leave as it was."""

from typing import Any

import pytest
from sqlalchemy import select

from bot.panels.table.message import table_panel
from bot.stats import rebuild
from bot.stats.repairs import Repairs
from bot.stats.write.journal import JournalKind
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Close
from bot.tables.commands.play import DealNow, Step
from bot.tables.commands.rulings import CorrectScores, ReportTalk, RuleOnTalk
from bot.tables.commands.seats import Kick
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Member
from bot.tables.reports import Ruling
from bot.tables.service import Tables
from engine import IllegalAction, Phase, Refusal, Rules, Seat, View, interjections, view
from tests.bot.panel_checks import pictures, texts
from tests.bot.people import ANN, BEN, CLEO, DAN, EVE, GUILD, MOD
from tests.bot.scripted_tables import FakeClock, at_contest, phase, rows, started, tables_on, until, until_over
from tests.refused import code_of, refused
from tests.suite import rest

REPORT = 5_000_001
"""The id of a report's message."""
MODERATING = Member(CLEO.user, CLEO.name, moderator=True)
"""Cleo, who sits at the table, with a moderator's rights."""


async def at_play(tables: Tables, *, rated: bool = False) -> StoredTable:
    """Four members in the second trick of a hand. Ann is the host."""
    now = await started(tables, members=4, casual=not rated)
    assert now.table.rated is rated
    return await until(tables, now, lambda n: phase(n.state) is Phase.PLAYING and len(_view(n).tricks) == 1)


async def reported(tables: Tables, *, by: Member = BEN, rated: bool = False) -> tuple[StoredTable, Seat]:
    """The same, where a member has reported the hand; with the seat that reports."""
    now = await at_play(tables, rated=rated)
    now = await tables.do(now.table.id, ReportTalk(by, _view(now).number, REPORT))
    return now, now.table.seat_of(by.user) or 0


def _view(now: StoredTable) -> View:
    assert now.state is not None
    return view(now.state, None)


async def test_a_ruling_needs_a_report_of_that_message(database: Database, tables: Tables) -> None:
    now = await at_play(tables)
    hand = _view(now).number
    for ruling in Ruling:
        assert await code_of(tables, now.table.id, RuleOnTalk(ANN, ruling, hand, 1, REPORT)) == Code.NOT_REPORTED
    await tables.do(now.table.id, ReportTalk(BEN, hand, REPORT))
    wrong = [(hand, 1, REPORT + 1), (hand, 3, REPORT), (hand + 1, 1, REPORT)]
    for where in wrong:
        assert await code_of(tables, now.table.id, RuleOnTalk(ANN, Ruling.POINT, *where)) == Code.NOT_REPORTED
    # the report is kept: a new process knows it
    again = tables_on(database, FakeClock())
    assert (await again.load(now.table.id)).reports == (await tables.load(now.table.id)).reports
    assert _view(await again.do(now.table.id, RuleOnTalk(ANN, Ruling.POINT, hand, 1, REPORT))).scores == (0, 1)


@pytest.mark.parametrize("ruling", Ruling)
async def test_in_a_rated_game_only_a_moderator_who_does_not_play_rules(tables: Tables, ruling: Ruling) -> None:
    now, seat = await reported(tables, rated=True)
    where = (ruling, _view(now).number, seat, REPORT)
    for member, code in ((ANN, Code.NOT_MODERATOR), (EVE, Code.NOT_MODERATOR), (MODERATING, Code.OWN_TABLE)):
        assert await code_of(tables, now.table.id, RuleOnTalk(member, *where)) == code
    after = await tables.do(now.table.id, RuleOnTalk(MOD, *where))
    assert after.reports[0].ruled
    assert after.table.rated, "a ruling never unrates a game"


async def test_so_it_is_at_a_contests_table(tables: Tables) -> None:
    now = await at_contest(tables, rated=False)
    now = await until(tables, now, lambda each: phase(each.state) is Phase.PLAYING)
    now = await tables.do(now.table.id, ReportTalk(BEN, _view(now).number, REPORT))
    where = (Ruling.NOTHING, _view(now).number, now.table.seat_of(BEN.user) or 0, REPORT)
    for member in (ANN, EVE):
        assert await code_of(tables, now.table.id, RuleOnTalk(member, *where)) == Code.NOT_MODERATOR
    assert (await tables.do(now.table.id, RuleOnTalk(MOD, *where))).reports[0].ruled


async def test_nobody_rules_a_point_to_the_own_side(tables: Tables) -> None:
    now, seat = await reported(tables, by=ANN)
    for member in (ANN, MODERATING):
        command = RuleOnTalk(member, Ruling.POINT, _view(now).number, seat, REPORT)
        assert await code_of(tables, now.table.id, command) == Code.OWN_SIDE
    after = await tables.do(now.table.id, RuleOnTalk(MOD, Ruling.POINT, _view(now).number, seat, REPORT))
    assert _view(after).scores == (1, 0)


async def test_nobody_ends_the_review_of_their_own_revoke(tables: Tables) -> None:
    now = await started(tables, members=4, rules=Rules(honour=True))
    now = await until(tables, now, lambda n: phase(n.state) is Phase.REVOKE_REVIEW)
    assert now.state is not None
    caller = next(seat for seat in range(4) if now.state is not None and interjections(now.state, seat))
    for accused in ((ANN, BEN, CLEO, DAN)[(caller + by) % 4] for by in (1, 3)):
        with refused(Code.NOT_YOUR_TURN):
            await tables.do(now.table.id, DealNow(accused, now.table.version))
    now = await tables.do(now.table.id, Step(now.table.version))
    assert phase(now.state) in (Phase.DEALING, Phase.OVER)


async def test_rulings_kicks_and_closes_at_rated_tables_stand_in_the_audit(
    database: Database, clock: FakeClock, tables: Tables
) -> None:
    repairs = Repairs(database, clock=clock)
    now, seat = await reported(tables, rated=True)
    hand = _view(now).number
    await tables.do(now.table.id, RuleOnTalk(MOD, Ruling.POINT, hand, seat, REPORT))
    await tables.do(now.table.id, Kick(MOD, 0))
    second, seat = await reported(tables, by=ANN, rated=True)
    await tables.do(second.table.id, Close(MOD))
    third, seat = await reported(tables)
    await tables.do(third.table.id, RuleOnTalk(MOD, Ruling.POINT, hand, seat, REPORT))
    await tables.do(third.table.id, Close(MOD))
    lines = [(each.kind, each.table, each.by, each.user) for each in (await repairs.audit(GUILD)).entries]
    assert lines == [
        (JournalKind.CLOSE, second.table.id, MOD.user, None),
        (JournalKind.KICK, now.table.id, MOD.user, ANN.user),
        (JournalKind.RULING, now.table.id, MOD.user, BEN.user),
    ]


async def test_a_seated_moderator_of_a_rated_game_is_a_member(database: Database, tables: Tables) -> None:
    closed, kicked, alone = [await at_play(tables, rated=True) for _ in range(3)]
    with refused(Code.OWN_TABLE):
        await tables.do(kicked.table.id, Kick(MODERATING, 1))
    await tables.do(closed.table.id, Close(MODERATING))
    await tables.do(alone.table.id, Kick(MODERATING, 2))
    j = schema.journal.c
    async with database.read() as connection:
        query = select(j.table_id, j.user_id).where(j.kind == JournalKind.LEFT)
        left = [tuple(row) for row in await connection.execute(query)]
    assert left == [(closed.table.id, CLEO.user), (alone.table.id, CLEO.user)]
    assert await rebuild.check(database) == ()


@rest
async def test_a_hand_is_dealt_again_by_the_same_dealer_under_a_new_number(tables: Tables) -> None:
    now, seat = await reported(tables)
    before = _view(now)
    after = await tables.do(now.table.id, RuleOnTalk(ANN, Ruling.REPLAY, before.number, seat, REPORT))
    then = _view(after)
    assert (then.phase, then.dealer, then.scores) == (Phase.DEALING, before.dealer, before.scores)
    assert then.number == before.number + 1
    ended = await until_over(tables, after)
    revealed = await tables.reveal(ended.table.id)
    assert all(check.fair for check in revealed.checks)
    dealt = [check.number for check in revealed.checks if check.number]
    assert len(dealt) == len(set(dealt))


async def test_a_point_goes_to_the_side_that_reported_and_the_hand_goes_on(tables: Tables) -> None:
    now, seat = await reported(tables)
    before = _view(now)
    after = await tables.do(now.table.id, RuleOnTalk(MOD, Ruling.POINT, before.number, seat, REPORT))
    then = _view(after)
    assert then.scores == (before.scores[0], before.scores[1] + 1)
    assert (then.phase, then.tricks, after.to_act) == (Phase.PLAYING, before.tricks, now.to_act)


@pytest.mark.parametrize("member", [BEN, CLEO])
async def test_only_the_host_and_moderators_rule(tables: Tables, member: Member) -> None:
    now, seat = await reported(tables)
    command = RuleOnTalk(member, Ruling.POINT, _view(now).number, seat, REPORT)
    assert await code_of(tables, now.table.id, command) == Code.NOT_HOST


@pytest.mark.parametrize("ruling", Ruling)
async def test_a_report_is_ruled_on_once(tables: Tables, ruling: Ruling) -> None:
    now, seat = await reported(tables)
    number = _view(now).number
    await tables.do(now.table.id, RuleOnTalk(ANN, ruling, number, seat, REPORT))
    for again in Ruling:
        for member in (ANN, MOD):
            assert await code_of(tables, now.table.id, RuleOnTalk(member, again, number, seat, REPORT)) == Code.STALE


async def test_a_hand_that_is_over_is_not_dealt_again(tables: Tables) -> None:
    now, seat = await reported(tables)
    number = _view(now).number
    between = await until(tables, now, lambda n: phase(n.state) is Phase.DEALING)
    for ruling in (Ruling.REPLAY, Ruling.POINT):
        code = await code_of(tables, now.table.id, RuleOnTalk(ANN, ruling, number, seat, REPORT))
        assert code in (Code.STALE, Refusal.NOT_NOW)
    later = await until(tables, between, lambda n: phase(n.state) is Phase.FIRST_ROUND)
    assert later.hand_number != number
    assert await code_of(tables, now.table.id, RuleOnTalk(ANN, Ruling.REPLAY, number, seat, REPORT)) == Code.STALE
    assert await code_of(tables, now.table.id, ReportTalk(DAN, number, REPORT + 1)) is Refusal.NOT_NOW


KEY = 6_000_001
"""The id of an interaction."""
LONG = Rules(target=30)


async def between(tables: Tables, rules: Rules = LONG) -> StoredTable:
    """Four members after a hand that somebody has scored in. Ann is the host."""
    now = await started(tables, members=4, rules=rules)
    return await until(tables, now, lambda n: phase(n.state) is Phase.DEALING and any(_view(n).scores))


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


async def test_only_moderators_who_do_not_play_there_correct_between_hands_alone(
    database: Database, tables: Tables
) -> None:
    now = await between(tables)
    kept = await rows(database)
    for member, code in ((BEN, Code.NOT_MODERATOR), (Member(BEN.user, BEN.name, moderator=True), Code.OWN_TABLE)):
        with refused(code):
            await tables.do(now.table.id, CorrectScores(member, (7, 5), KEY))
    with refused(Refusal.BAD_SCORES, of=IllegalAction):
        await tables.do(now.table.id, CorrectScores(MOD, (7,), KEY))
    assert await rows(database) == kept
    now = await until(tables, now, lambda n: phase(n.state) is Phase.PLAYING)
    with refused(Refusal.NOT_BETWEEN_HANDS, of=IllegalAction):
        await tables.do(now.table.id, CorrectScores(MOD, (1, 0), KEY))
