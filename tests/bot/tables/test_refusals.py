"""Every refusal: its own code, and nothing in the database or in the answer of `load` is other than before."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

import pytest

from bot.store.database import Database
from bot.tables.commands.contest import HoldForContest, Whistle
from bot.tables.commands.life import Close, Open, Rematch, Start
from bot.tables.commands.pause import AskPause
from bot.tables.commands.play import Act, DealNow, ExpireClock, Step
from bot.tables.commands.rulings import CorrectScores
from bot.tables.commands.seats import (
    AddComputer,
    ComeBack,
    FillWithComputers,
    Kick,
    Leave,
    RemoveComputer,
    Sit,
    Substitute,
)
from bot.tables.commands.settings import SetCasual, SetClock, SetHints, SetLevel, SetRules
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import CLOCK_MAX_MS
from bot.tables.service import HOSTED, Tables
from engine import PRESETS, Deal, Draw, IllegalAction, Pass, Phase, Refusal, Refused, legal_actions
from engine.players.levels import Level
from engine.rules.options import Partners
from tests.bot.people import ANN, BEN, CHANNEL, CLEO, DAN, EVE, GUILD, MOD, SHORT
from tests.bot.scripted_tables import FakeClock, at_contest, opened, rows, started, until_turn
from tests.bot.tables.refusal_scenes import (
    CLOSED,
    OVER,
    Elsewhere,
    Reach,
    Try,
    after,
    as_many_as_may_be,
    contest,
    do,
    elsewhere,
    ended,
    lobby,
    locked,
    playing,
    stopping,
)
from tests.refused import refused
from tests.suite import first

OUTSIDE = {
    *(Code.OWN_TABLE, Code.OWN_SIDE),  # test_rulings.py
    *(Code.NOT_REPORTED, Code.REPORTED_ALREADY),  # test_rulings.py
    *(Code.NOT_LATE, Code.CLOCK_FIXED, Code.REMATCH_LATE),  # test_consent.py
    Code.OWN_CONTEST,  # tests/bot/contests/test_judges.py
    *(Code.MAY_NOT_OPEN, Code.BOWER_MAY_NOT_WRITE),
    Code.NONE_HERE,
    Code.NO_HINTS,
    Code.NO_HINTS_RATED,
    Code.NO_HINT_YET,
    Code.EXPORT_ONE,
    Code.MAY_NOT_WRITE,
    Code.REVIEW_ONE,
    Code.REVIEWS_BUSY,
    Code.NO_SUCH_HAND,
    Code.POSTED_OFTEN,
    Code.TOO_FAST,
    Code.TOO_LONG,  # test_length.py
    Code.SERVER_FULL,  # test_length.py
}
"""Refused by the commands and the coach, before a table is asked, or tried elsewhere."""


DRAWN = SetRules(ANN, lambda rules: replace(rules, partners=Partners.TWO_LOWEST))
AGAIN, NEW_PARTNERS = Rematch(ANN, new_partners=False), Rematch(ANN, new_partners=True)
AT_AN_END: tuple[Try, ...] = (
    *(Sit(BEN), Leave(ANN), Leave(BEN), Kick(ANN, 0), Substitute(ANN, 0)),
    *(AddComputer(ANN), FillWithComputers(ANN), RemoveComputer(ANN), SetClock(ANN, CLOCK_MAX_MS)),
    SetHints(ANN, on=False),
    *(Start(ANN), Close(MOD), Act(ANN.user, Pass(), 0), Act(ANN.user, 0, 0)),
    *(ComeBack(ANN), DealNow(ANN, 0), Step(0), ExpireClock(0), CorrectScores(MOD, (1, 0))),
)
"""What a table that has ended refuses: nearly everything."""
STRANGER = (Sit(ANN), Leave(ANN), Act(ANN.user, Pass(), 0), Act(ANN.user, 0, 0, key=4), Step(0), ExpireClock(0), AGAIN)
UNKNOWN: tuple[Elsewhere, ...] = (
    *(elsewhere(partial(do, number=99, tried=each)) for each in STRANGER),
    elsewhere(lambda tables: tables.load(99)),
    elsewhere(lambda tables: tables.reveal(99)),
    elsewhere(lambda tables: tables.set_message(99, 1, 2)),
    elsewhere(lambda tables: tables.set_ping(99, 1, 1)),
)
DRAW = Act(ANN.user, Draw((0, 1, 2, 3)), 0)  # type: ignore[arg-type]


async def reveal(tables: Tables, number: int) -> object:
    return await tables.reveal(number)


ROWS: tuple[tuple[Code, Reach, Callable[[int], Sequence[Try]]], ...] = (
    (Code.UNKNOWN, playing(), lambda _: [*UNKNOWN, Whistle(CLOCK_MAX_MS)]),
    (Code.CLOSED, CLOSED, lambda _: AT_AN_END),
    (Code.OVER, OVER, lambda _: AT_AN_END),
    (Code.FULL, after(lobby(), FillWithComputers(ANN)), lambda _: [AddComputer(ANN), FillWithComputers(ANN)]),
    (Code.FULL, playing(4), lambda _: [Sit(EVE)]),
    (Code.STARTED, playing(), lambda _: [Start(ANN), AddComputer(ANN), FillWithComputers(ANN), RemoveComputer(ANN)]),
    (Code.STARTED, playing(), lambda _: [SetLevel(ANN, Level.EXPERT, 1)]),
    (Code.STARTED, playing(2), lambda _: [SetLevel(ANN, Level.EXPERT)]),
    (Code.NOT_STARTED, lobby(), lambda _: [Act(ANN.user, Pass(), 0), Act(ANN.user, 0, 0), Step(0), ExpireClock(0)]),
    (Code.NOT_STARTED, lobby(), lambda _: [DealNow(ANN, 0), ComeBack(ANN), Substitute(ANN, 0)]),
    (
        Code.PAUSED,
        after(playing(2, 0), Substitute(ANN, 0), Substitute(ANN, 1)),
        lambda seen: [Act(ANN.user, 0, seen), Step(seen), ExpireClock(seen), DealNow(ANN, seen), AskPause(ANN)],
    ),
    (Code.NOT_FULL, lobby(), lambda _: [Start(ANN), Start(MOD)]),
    (Code.SEATED_ALREADY, lobby(), lambda _: [Sit(ANN), Sit(ANN, 0)]),
    (Code.SEATED_ALREADY, playing(), lambda _: [Sit(ANN, 1)]),
    (
        Code.SEAT_TAKEN,
        after(lobby(), AddComputer(ANN, 2)),
        lambda _: [Sit(BEN, 0), AddComputer(ANN, 0), AddComputer(ANN, 2)],
    ),
    (Code.SEAT_TAKEN, playing(2), lambda _: [Sit(EVE, 0)]),
    (Code.NOT_SEATED, lobby(), lambda _: [Leave(BEN)]),
    (Code.NOT_SEATED, playing(), lambda _: [Act(BEN.user, Pass(), 0), Act(MOD.user, Pass(), 0)]),
    (Code.NOT_SEATED, playing(), lambda _: [DealNow(MOD, 0), ComeBack(BEN)]),
    (Code.NOT_SEATED, OVER, lambda _: [Rematch(BEN, new_partners=False)]),
    (Code.SEEN_CARDS, after(playing(2, 0, Phase.PLAYING), Leave(BEN)), lambda _: [Sit(BEN, 2), Sit(BEN, 3)]),
    (Code.SEAT_LEFT, after(playing(4, 0), Leave(BEN)), lambda _: [Sit(EVE), Sit(EVE, 1)]),
    (Code.NO_SUCH_SEAT, lobby(), lambda _: [Sit(BEN, 4), Sit(BEN, -1), Kick(ANN, 4), AddComputer(ANN, 4)]),
    (Code.NO_SUCH_SEAT, lobby(), lambda _: [RemoveComputer(ANN, -1), SetLevel(ANN, Level.NOVICE, 4)]),
    (Code.NO_SUCH_SEAT, playing(), lambda _: [Substitute(ANN, 9)]),
    (Code.TOO_MANY_SEATED, lobby(BEN, CLEO, DAN), lambda _: [SetRules(ANN, lambda _: PRESETS["three-handed"])]),
    (Code.MEMBER_NOT_SEATED, lobby(), lambda _: [Kick(ANN, 1)]),
    (Code.MEMBER_NOT_SEATED, playing(), lambda _: [Kick(ANN, 1), Substitute(ANN, 2)]),
    (Code.NOT_A_COMPUTER, lobby(), lambda _: [RemoveComputer(ANN), RemoveComputer(ANN, 0)]),
    (Code.NOT_A_COMPUTER, lobby(), lambda _: [SetLevel(ANN, Level.NOVICE, seat) for seat in (0, 1)]),
    (Code.NOT_HOST, lobby(BEN), lambda _: [Kick(BEN, 0), AddComputer(BEN), FillWithComputers(BEN), Close(EVE)]),
    (Code.NOT_HOST, lobby(BEN), lambda _: [RemoveComputer(BEN), SetLevel(BEN, Level.NOVICE), Start(BEN)]),
    (Code.NOT_HOST, lobby(BEN), lambda _: [SetCasual(BEN, casual=True)]),
    (Code.NOT_HOST, lobby(BEN), lambda _: [SetClock(BEN, CLOCK_MAX_MS)]),
    (Code.NOT_HOST, playing(2), lambda _: [SetHints(BEN, on=False), Substitute(BEN, 0)]),
    (Code.LOCKED, contest(ANN, BEN, None, None), lambda _: [*locked(ANN), *locked(MOD), *locked(EVE)]),
    (
        Code.LOCKED,
        ended(lambda tables: at_contest(tables, rules=SHORT)),
        lambda _: [AGAIN, Rematch(ANN, new_partners=True)],
    ),
    (
        Code.HELD,
        after(contest(come=True), HoldForContest()),
        lambda seen: [Act(BEN.user, 0, seen), Step(seen), ExpireClock(seen), DealNow(ANN, seen), ComeBack(ANN)],
    ),
    (
        Code.NOT_YOUR_TURN,
        playing(4, 1),
        lambda seen: [Act(ANN.user, Pass(), seen), Act(DAN.user, 0, seen), Step(seen, Pass()), DealNow(ANN, seen)],
    ),
    (Code.NOT_YOUR_TURN, playing(4), lambda _: [DRAW, Act(ANN.user, Deal((), ()), 0)]),
    (Code.STALE, playing(4, 1), lambda seen: [Act(BEN.user, Pass(), seen - 1), Act(BEN.user, Pass(), seen + 1)]),
    (Code.STALE, playing(4, 1), lambda seen: [Act(BEN.user, 0, seen - 1), Act(ANN.user, 0, 0, key=7), Step(seen - 1)]),
    (Code.STALE, playing(4, 1), lambda seen: [DealNow(BEN, seen - 1), ExpireClock(seen - 1), ExpireClock(seen)]),
    (Code.NOT_AWAY, playing(), lambda _: [ComeBack(ANN)]),
    (Code.NOT_OVER, lobby(), lambda _: [AGAIN, reveal]),
    (Code.NOT_OVER, playing(), lambda _: [NEW_PARTNERS, reveal]),
    (Code.NOT_OVER, CLOSED, lambda _: [NEW_PARTNERS]),
    (Code.RATED, playing(4), lambda _: [Kick(ANN, 1)]),
    (Code.NOT_MODERATOR, playing(), lambda _: [CorrectScores(ANN, (1, 0))]),
    (Code.REMATCHED, after(OVER, AGAIN), lambda _: [AGAIN, Rematch(ANN, new_partners=True)]),
    (Code.BAD_CLOCK, lobby(), lambda _: [SetClock(ANN, 1), SetClock(ANN, CLOCK_MAX_MS + 1)]),
    (Code.BAD_CLOCK, lobby(), lambda _: [elsewhere(lambda tables: opened(tables, clock_ms=0))]),
    (
        Code.UNKNOWN_PRESET,
        lobby(),
        lambda _: [elsewhere(lambda tables: tables.open(Open(ANN, GUILD, CHANNEL, preset="martian")))],
    ),
    (Code.TOO_MANY, as_many_as_may_be, lambda _: [elsewhere(opened), AGAIN]),
    (Code.STOPPING, stopping, lambda _: [elsewhere(opened), AGAIN]),
)
"""Codes, a table at which they are the answer, and what is tried there, given the table's version."""
ON_POSTGRESQL = (Code.UNKNOWN, Code.CLOSED, Code.FULL, Code.STALE, Code.TOO_MANY, Code.REMATCHED)
"""Where the database has a say: what is not there, versions, counts, and what one transaction wrote before."""


def test_every_code_is_tried_here_or_known_to_be_tried_elsewhere() -> None:
    assert {code for code, _, _ in ROWS} == set(Code) - OUTSIDE


@pytest.mark.parametrize(
    ("database_url", "code"),
    first([("sqlite", code) for code in Code if code not in OUTSIDE], 15)
    + [("postgresql", code) for code in ON_POSTGRESQL],
    indirect=["database_url"],
)
async def test_a_refusal_has_its_code_and_changes_nothing(
    database: Database, clock: FakeClock, tables: Tables, code: Code
) -> None:
    here = [(await reach(tables), tries) for of, reach, tries in ROWS if of is code]
    before, looks = await rows(database), await tables.running()
    told: list[StoredTable] = []
    tables.subscribe(told.append)
    clock.later(1)
    for now, tries in here:
        for tried in tries(now.table.version):
            with pytest.raises(Refused) as refusal:
                await do(tables, now.table.id, tried)
            assert refusal.value.code is code, tried
    assert await rows(database) == before
    assert await tables.running() == looks
    assert told == []


async def test_the_limit_is_for_one_member_in_one_server_and_counts_running_tables(tables: Tables) -> None:
    here = [(await opened(tables)).id for _ in range(HOSTED)]
    with refused(Code.TOO_MANY, data={"limit": HOSTED}):
        await opened(tables)
    await opened(tables, BEN)
    await tables.open(Open(ANN, GUILD + 1, CHANNEL, preset="north-american"))
    await tables.do(here[0], Close(ANN))
    await opened(tables)


async def test_what_the_rules_forbid_changes_nothing(database: Database, tables: Tables) -> None:
    now = await until_turn(tables, await started(tables, members=4), 0, Phase.PLAYING)
    assert now.state is not None
    before = await rows(database)
    for illegal in (Pass(), len(legal_actions(now.state)), -1):
        with refused(Refusal.NOT_NOW, of=IllegalAction):
            await tables.do(now.table.id, Act(ANN.user, illegal, now.table.version))
    assert await rows(database) == before
