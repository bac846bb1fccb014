"""Games without end (docs/security.md): nothing is dealt again, then the score decides, then the table closes."""

import threading
from dataclasses import replace
from typing import Any

import pytest

from bot.coach import review
from bot.history.replay import Replays
from bot.stats import rebuild
from bot.store.database import Database
from bot.tables import length, repository, rows
from bot.tables.commands.life import Open
from bot.tables.commands.play import Step
from bot.tables.commands.rulings import CorrectScores, ReportTalk, RuleOnTalk
from bot.tables.errors import Code
from bot.tables.model import Closing, Status
from bot.tables.reports import Ruling
from bot.tables.service import Tables
from engine import PRESETS, Phase, Rules
from engine.match import LONGEST, Match, first_match
from engine.players.review import HandReview
from tests.bot.people import ANN, CHANNEL, GUILD, MEMBERS, MOD, SHORT
from tests.bot.scripted_tables import FakeClock, opened, phase, started, tables_on, until, until_over, until_turn
from tests.cases import for_all
from tests.fake_worker import FakeWorker, always
from tests.refused import refused
from tests.suite import rest


@for_all(preset=["north-american", "hasenpfeffer", "three-handed", "set-back"])
def test_after_600_hands_the_score_decides(preset: str) -> None:
    rules = PRESETS[preset]
    match = first_match(rules, 0)
    score = match.scores[0]
    ahead = score - 1 if rules.counts_down else score + 1
    led = match._replace(scores=(score, ahead, *match.scores[2:]))
    assert (led.winner, led._replace(number=LONGEST - 1).winner) == (None, None)
    assert led._replace(number=LONGEST).winner == 1
    assert match._replace(number=LONGEST).winner is None, "a tie plays another hand"
    by_two = replace(Rules(), win_by=2, fixed_hands=0)
    assert Match(by_two, 0, number=LONGEST, scores=(3, 4)).winner == 1, "any lead"
    assert LONGEST > length.MOST_HANDS


async def test_no_hand_is_dealt_again_in_a_long_game(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    now = await until(tables, await started(tables), lambda n: phase(n.state) is Phase.PLAYING)
    for number, report in ((1, 51), (2, 52)):
        now = await tables.do(now.table.id, ReportTalk(ANN, number, report))
        seat = now.table.seat_of(ANN.user) or 0
        if number == 2:
            monkeypatch.setattr(length, "MOST_HANDS", 2)
            with refused(Code.TOO_LONG):
                await tables.do(now.table.id, RuleOnTalk(ANN, Ruling.REPLAY, number, seat, report))
        else:
            now = await tables.do(now.table.id, RuleOnTalk(ANN, Ruling.REPLAY, number, seat, report))
            now = await until(tables, now, lambda n: phase(n.state) is Phase.PLAYING)


async def test_scores_of_a_long_game_are_not_corrected(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    now = await until(tables, await started(tables), lambda n: phase(n.state) is Phase.DEALING and n.hand_number == 2)
    monkeypatch.setattr(length, "MOST_LINES", now.table.version)
    with refused(Code.TOO_LONG):
        await tables.do(now.table.id, CorrectScores(MOD, (4, 5)))


async def test_a_server_has_so_many_running_tables(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(repository, "IN_SERVER", 3)
    await until_turn(tables, await started(tables), 0)  # it waits for its only member
    for person in (ANN, ANN, MOD):
        await opened(tables, person)
    with refused(Code.SERVER_FULL, data={"limit": 3}):
        await opened(tables, MOD)
    await tables.open(Open(MOD, GUILD + 1, CHANNEL, preset="north-american"))


async def test_suggestions_read_a_few_tables_this_channels_first(database: Database, tables: Tables) -> None:
    for channel in (1, 2, 1, 3, 2):
        await tables.open(Open(MEMBERS[channel], GUILD, channel, preset="north-american"))
    read = tables_on(database, FakeClock())
    found = await read.in_guild(GUILD, channel=2, most=3)
    assert [table.id for table in found] == [5, 2, 4]
    assert len(read._known) == 3


@rest
@pytest.mark.parametrize(("limit", "value"), [("MOST_LINES", 10), ("MOST_HANDS", 0.5)])
async def test_a_game_without_end_is_closed_before_the_next_deal(
    database: Database, tables: Tables, monkeypatch: pytest.MonkeyPatch, limit: str, value: float
) -> None:
    now = await until(tables, await started(tables), lambda n: phase(n.state) is Phase.DEALING and n.hand_number == 2)
    monkeypatch.setattr(length, limit, value)
    now = await tables.do(now.table.id, Step(now.table.version))
    assert (now.table.status, now.table.closing, now.table.rated) == (Status.CLOSED, Closing.ENDLESS, False)
    assert await rebuild.check(database) == ()


async def test_a_long_log_is_worked_through_off_the_loop(
    database: Database, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    number = (await until_over(tables, await started(tables, rules=SHORT))).table.id
    threads: list[str] = []

    async def seen(lines, function, *args):
        def noting(*given):
            threads.append(f"{function.__name__} {threading.current_thread().name.partition('_')[0]}")
            return function(*given)

        return await original(lines, noting, *args)

    original = rows.in_thread_if_long
    for place in ("bot.tables.repository", "bot.tables.service", "bot.history.replay"):
        monkeypatch.setattr(f"{place}.in_thread_if_long", seen)
    for limit, thread in ((10_000, "MainThread"), (5, "long logs")):
        monkeypatch.setattr(rows, "LONG", limit)
        threads.clear()
        again = tables_on(database, FakeClock())
        await Replays(again, database).hands(number)
        assert threads == [f"{name} {thread}" for name in ("fold_log", "_verify", "_split")]
        await again.reveal(number)
        assert len(threads) == 3, "what was checked once is kept"


async def test_a_hand_without_judgements_is_reviewed_off_the_loop(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def tell(_: review.Progress) -> bool:
        return True

    def noting(*given: Any) -> HandReview:
        threads.add(threading.current_thread().name.partition("_")[0])
        return original(*given)

    number = (await until_over(tables, await started(tables, rules=SHORT))).table.id
    threads, original = set[str](), review.review_hand
    monkeypatch.setattr(review, "review_hand", noting)
    monkeypatch.setattr(rows, "LONG", 5)
    assert await review.Reviews(tables, FakeWorker(always())).of(number, ANN.user, tell) is not None
    assert threads == {"long logs"}


async def test_a_log_read_in_pages_is_the_whole_log(
    database: Database, tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = [(await until_over(tables, await started(tables, rules=SHORT))).table for _ in range(2)]
    async with database.read() as connection:
        whole = [line for each in (first, second) for line in await repository.read_log(connection, each.id)]
        monkeypatch.setattr(rows, "PAGE", 7)
        pages = [rows async for rows in rows.log_pages(connection, [second.id, first.id])]
        lines = await repository.read_lines(connection, second.id)
    assert len(whole) == first.version + second.version
    assert {len(rows) for rows in pages[:-1]} == {7}
    assert [(row.line, row.user_id, row.at) for rows in pages for row in rows] == [
        (each.text, each.user, each.at) for each in whole
    ]
    assert lines == tuple(each.text for each in whole[first.version :])
