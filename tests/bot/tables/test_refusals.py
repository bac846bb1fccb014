"""Every refusal: its own code, and nothing in the database or in the answer of `look` is other than before."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias

import pytest

from bot.store.database import Database
from bot.tables.commands.base import Command
from bot.tables.commands.contest import HoldForContest, Replace, Whistle
from bot.tables.commands.life import Close, CloseIdle, JoinRematch, Open, Rematch, Start
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
from bot.tables.commands.settings import KeepApart, SetCasual, SetClock, SetEvenPace, SetHints, SetLevel, SetRules
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.lobby import keep_apart
from bot.tables.model import CLOCK_MAX_MS, Member
from bot.tables.service import HOSTED, Tables
from engine import PRESETS, Deal, Draw, IllegalAction, Pass, Phase, Refusal, Refused, Rules, legal_actions
from engine.players.levels import Level
from engine.rules.options import Partners
from tests.bot.scripted_tables import (
    ANN,
    BEN,
    CHANNEL,
    CLEO,
    DAN,
    EVE,
    EVERY_PHASE,
    GUILD,
    MEMBERS,
    MOD,
    SHORT,
    FakeClock,
    at_contest,
    opened,
    rows,
    started,
    tables_on,
    until_over,
    until_turn,
)
from tests.suite import first

Try: TypeAlias = Callable[[], Awaitable[object]]
OUTSIDE = {
    *(Code.OWN_TABLE, Code.OWN_SIDE, Code.OTHER_SIDE, Code.MANY_SIDES),  # test_rulings.py
    *(Code.NOT_REPORTED, Code.REPORTED_ALREADY),  # test_rulings.py
    *(Code.NOT_LATE, Code.CLOCK_FIXED, Code.REMATCH_LATE),  # test_consent.py
    Code.MAY_NOT_OPEN,
    Code.OPENED_OFTEN,
    Code.NONE_HERE,
    Code.NO_HINTS,
    Code.NO_HINTS_RATED,
    Code.NO_HINT_YET,
    Code.EXPORT_ONE,
    Code.MAY_NOT_WRITE,
    Code.REVIEW_ONE,
    Code.REVIEWS_BUSY,
    Code.NO_SUCH_HAND,
    Code.SHARED_OFTEN,
    Code.NOT_IN_SERVER,
    Code.TOO_FAST,
    Code.TOO_LONG,  # test_length.py
    Code.SERVER_FULL,  # test_length.py
}
"""Refused by the commands and the coach, before a table is asked, or tried elsewhere."""


async def attempts(tables: Tables, code: Code) -> list[Try]:
    """Everything that is refused with a code."""
    match code:
        case Code.UNKNOWN:
            ours = (await started(tables)).table.id
            return [
                lambda: tables.look(99),
                lambda: tables.do(99, Sit(ANN)),
                lambda: tables.do(99, Leave(ANN)),
                lambda: tables.do(99, Act(ANN.user, Pass(), 0)),
                lambda: tables.do(99, Act(ANN.user, 0, 0, key=4)),
                lambda: tables.do(99, Step(0)),
                lambda: tables.do(ours, Whistle(CLOCK_MAX_MS)),
                lambda: tables.do(99, ExpireClock(0)),
                lambda: tables.rematch(99, Rematch(ANN, new_partners=False)),
                lambda: tables.reveal(99),
                lambda: tables.set_message(99, 1, 2),
                lambda: tables.set_ping(99, 1, 1),
            ]
        case Code.CLOSED:
            closed = (await tables.do((await opened(tables)).id, Close(ANN))).table.id
            return ended(tables, closed)
        case Code.OVER:
            over = (await until_over(tables, await started(tables, rules=SHORT))).table.id
            return ended(tables, over)
        case Code.FULL:
            full = (await opened(tables)).id
            await tables.do(full, FillWithComputers(ANN))
            at_play = (await started(tables, members=4)).table.id
            return [
                lambda: tables.do(full, Sit(BEN)),
                lambda: tables.do(full, AddComputer(ANN)),
                lambda: tables.do(full, FillWithComputers(ANN)),
                lambda: tables.do(at_play, Sit(EVE)),
            ]
        case Code.STARTED:
            here = (await started(tables)).table.id
            return [
                lambda: tables.do(here, Start(ANN)),
                lambda: tables.do(here, AddComputer(ANN)),
                lambda: tables.do(here, FillWithComputers(ANN)),
                lambda: tables.do(here, RemoveComputer(ANN)),
                lambda: tables.do(here, SetLevel(ANN, Level.EXPERT)),
                lambda: tables.do(here, KeepApart(ANN, BEN, CLEO)),
            ]
        case Code.NOT_STARTED:
            here = (await opened(tables)).id
            return [
                lambda: tables.do(here, Act(ANN.user, Pass(), 0)),
                lambda: tables.do(here, Act(ANN.user, 0, 0)),
                lambda: tables.do(here, Step(0)),
                lambda: tables.do(here, ExpireClock(0)),
                lambda: tables.do(here, DealNow(ANN, 0)),
                lambda: tables.do(here, ComeBack(ANN)),
                lambda: tables.do(here, Substitute(ANN, 0)),
            ]
        case Code.PAUSED:
            now = await until_turn(tables, await started(tables, members=2), 0)
            here, seen = now.table.id, now.table.version
            for seat in (0, 1):
                await tables.do(here, Substitute(ANN, seat))
            return [
                lambda: tables.do(here, Act(ANN.user, 0, seen)),
                lambda: tables.do(here, Step(seen)),
                lambda: tables.do(here, ExpireClock(seen)),
                lambda: tables.do(here, DealNow(ANN, seen)),
                lambda: tables.do(here, AskPause(ANN)),
            ]
        case Code.NOT_FULL:
            here = (await opened(tables)).id
            return [lambda: tables.do(here, Start(ANN)), lambda: tables.do(here, Start(MOD))]
        case Code.SEATED_ALREADY:
            here = (await opened(tables)).id
            at_play = (await started(tables)).table.id
            return [
                lambda: tables.do(here, Sit(ANN)),
                lambda: tables.do(here, Sit(ANN, 0)),
                lambda: tables.do(at_play, Sit(ANN, 1)),
            ]
        case Code.SEAT_TAKEN:
            here = (await opened(tables)).id
            await tables.do(here, AddComputer(ANN, 2))
            at_play = (await started(tables, members=2)).table.id
            return [
                lambda: tables.do(here, Sit(BEN, 0)),
                lambda: tables.do(here, Sit(BEN, 2)),
                lambda: tables.do(here, Sit(ANN, 2)),
                lambda: tables.do(here, AddComputer(ANN, 0)),
                lambda: tables.do(at_play, Sit(EVE, 0)),
            ]
        case Code.NOT_SEATED:
            here = (await opened(tables)).id
            now = await started(tables)
            at_play = now.table.id
            over = (await until_over(tables, await started(tables, rules=SHORT))).table.id
            return [
                lambda: tables.do(here, Leave(BEN)),
                lambda: tables.do(at_play, Act(BEN.user, Pass(), 0)),
                lambda: tables.do(at_play, Act(MOD.user, Pass(), 0)),
                lambda: tables.do(at_play, DealNow(MOD, 0)),
                lambda: tables.do(at_play, ComeBack(BEN)),
                lambda: tables.rematch(over, Rematch(BEN, new_partners=False)),
            ]
        case Code.SEEN_CARDS:
            now = await until_turn(tables, await started(tables, members=2), 0, Phase.PLAYING)
            here = now.table.id
            await tables.do(here, Leave(BEN))
            return [lambda: tables.do(here, Sit(BEN, 2)), lambda: tables.do(here, Sit(BEN, 3))]
        case Code.SEAT_LEFT:
            here = (await until_turn(tables, await started(tables, members=4), 0)).table.id
            await tables.do(here, Leave(BEN))
            return [lambda: tables.do(here, Sit(EVE)), lambda: tables.do(here, Sit(EVE, 1))]
        case Code.NO_SUCH_SEAT:
            here = (await opened(tables)).id
            at_play = (await started(tables)).table.id
            return [
                lambda: tables.do(here, Sit(BEN, 4)),
                lambda: tables.do(here, Sit(BEN, -1)),
                lambda: tables.do(here, Kick(ANN, 4)),
                lambda: tables.do(here, AddComputer(ANN, 4)),
                lambda: tables.do(here, RemoveComputer(ANN, -1)),
                lambda: tables.do(here, SetLevel(ANN, Level.NOVICE, 4)),
                lambda: tables.do(at_play, Substitute(ANN, 9)),
            ]
        case Code.TOO_MANY_SEATED:
            here = await seated(tables, ANN, BEN, CLEO, DAN)
            return [lambda: tables.do(here, SetRules(ANN, lambda _: PRESETS["three-handed"]))]
        case Code.KEPT_APART:
            here = (await opened(tables)).id
            await tables.do(here, KeepApart(ANN, ANN, CLEO))
            await tables.do(here, KeepApart(MOD, EVE, ANN))
            together = await seated(tables, ANN, BEN, CLEO, DAN)
            await tables.do(together, KeepApart(ANN, CLEO, ANN))
            at_play = await seated(tables, ANN, BEN, None, None)
            await tables.do(at_play, KeepApart(ANN, CLEO, ANN))
            await tables.do(at_play, FillWithComputers(ANN))
            await tables.do(at_play, Start(ANN))
            return [
                lambda: tables.do(here, Sit(CLEO, 2)),
                lambda: tables.do(here, Sit(EVE, 2)),
                lambda: tables.do(together, Start(ANN)),
                lambda: tables.do(at_play, Sit(CLEO, 2)),
            ]
        case Code.APART_DRAWN:
            here = await seated(tables, ANN, BEN, CLEO, DAN)
            await tables.do(here, KeepApart(ANN, ANN, BEN))
            await tables.do(here, SetRules(ANN, lambda rules: replace(rules, partners=Partners.TWO_LOWEST)))
            return [lambda: tables.do(here, Start(ANN))]
        case Code.APART_SAME:
            here = (await opened(tables)).id
            return [lambda: tables.do(here, KeepApart(ANN, BEN, BEN))]
        case Code.APART_MANY:
            here = (await opened(tables)).id
            for number in range(keep_apart.MOST):
                await tables.do(here, KeepApart(ANN, ANN, Member(number, "Someone")))
            return [lambda: tables.do(here, KeepApart(ANN, ANN, BEN))]
        case Code.NO_PARTNERS:
            here = (await opened(tables, rules=PRESETS["three-handed"])).id
            return [lambda: tables.do(here, KeepApart(ANN, ANN, BEN))]
        case Code.NO_OTHER_PARTNERS:
            here = await seated(tables, ANN, BEN, CLEO, DAN, rules=SHORT)
            await tables.do(here, KeepApart(ANN, ANN, BEN))
            await tables.do(here, KeepApart(ANN, ANN, DAN))
            over = (await until_over(tables, await tables.do(here, Start(ANN)))).table.id
            return [lambda: tables.rematch(over, Rematch(BEN, new_partners=True))]
        case Code.MEMBER_NOT_SEATED:
            here = (await opened(tables)).id
            at_play = (await started(tables)).table.id
            return [
                lambda: tables.do(here, Kick(ANN, 1)),
                lambda: tables.do(at_play, Kick(ANN, 1)),
                lambda: tables.do(at_play, Substitute(ANN, 2)),
            ]
        case Code.NOT_A_COMPUTER:
            here = (await opened(tables)).id
            return [
                lambda: tables.do(here, RemoveComputer(ANN)),
                lambda: tables.do(here, RemoveComputer(ANN, 0)),
                lambda: tables.do(here, SetLevel(ANN, Level.NOVICE, 0)),
                lambda: tables.do(here, SetLevel(ANN, Level.NOVICE, 1)),
            ]
        case Code.NOT_HOST:
            here = (await opened(tables)).id
            await tables.do(here, Sit(BEN))
            at_play = (await started(tables, members=2)).table.id
            return [
                lambda: tables.do(here, Kick(BEN, 0)),
                lambda: tables.do(here, AddComputer(BEN)),
                lambda: tables.do(here, FillWithComputers(BEN)),
                lambda: tables.do(here, RemoveComputer(BEN)),
                lambda: tables.do(here, SetLevel(BEN, Level.NOVICE)),
                lambda: tables.do(here, Start(BEN)),
                lambda: tables.do(here, Close(EVE)),
                lambda: tables.do(here, KeepApart(BEN, ANN, BEN)),
                lambda: tables.do(here, SetCasual(BEN, casual=True)),
                lambda: tables.do(at_play, SetEvenPace(BEN, even=True)),
                lambda: tables.do(at_play, SetHints(BEN, on=False)),
                lambda: tables.do(here, SetClock(BEN, CLOCK_MAX_MS)),
                lambda: tables.do(at_play, Substitute(BEN, 0)),
            ]
        case Code.LOCKED:
            here = (await at_contest(tables, ANN, BEN, None, None)).table.id
            over = (await until_over(tables, await at_contest(tables, rules=SHORT))).table.id
            return [
                *(lambda each=each: tables.do(here, each) for each in locked(ANN)),
                *(lambda each=each: tables.do(here, each) for each in locked(MOD)),
                *(lambda each=each: tables.do(here, each) for each in locked(EVE)),
                lambda: tables.rematch(over, Rematch(ANN, new_partners=False)),
                lambda: tables.rematch(over, Rematch(MOD, new_partners=True)),
            ]
        case Code.HELD:
            now = await tables.do((await at_contest(tables)).table.id, ComeBack(ANN))
            now = await until_turn(tables, now, 1)
            here, seen = now.table.id, now.table.version
            await tables.do(here, HoldForContest())
            return [
                lambda: tables.do(here, Act(BEN.user, 0, seen)),
                lambda: tables.do(here, Step(seen)),
                lambda: tables.do(here, ExpireClock(seen)),
                lambda: tables.do(here, DealNow(ANN, seen)),
                lambda: tables.do(here, ComeBack(ANN)),
            ]
        case Code.CARDS_OUT:
            now = await until_turn(tables, await at_contest(tables), 1, Phase.PLAYING)
            return [lambda: tables.do(now.table.id, Replace(2, EVE))]
        case Code.NOT_YOUR_TURN:
            now = await until_turn(tables, await started(tables, members=4), 1)
            here, seen = now.table.id, now.table.version
            dealing = await started(tables, members=4)
            return [
                lambda: tables.do(here, Act(ANN.user, Pass(), seen)),
                lambda: tables.do(here, Act(DAN.user, 0, seen)),
                lambda: tables.do(here, Step(seen, Pass())),
                lambda: tables.do(here, DealNow(ANN, seen)),
                lambda: tables.do(dealing.table.id, Act(ANN.user, Draw((0, 1, 2, 3)), 0)),  # type: ignore[arg-type]
                lambda: tables.do(dealing.table.id, Act(ANN.user, Deal((), ()), 0)),
            ]
        case Code.STALE:
            now = await until_turn(tables, await started(tables, members=4), 1)
            here, seen = now.table.id, now.table.version
            return [
                lambda: tables.do(here, Act(BEN.user, Pass(), seen - 1)),
                lambda: tables.do(here, Act(BEN.user, Pass(), seen + 1)),
                lambda: tables.do(here, Act(BEN.user, 0, seen - 1)),
                lambda: tables.do(here, Act(ANN.user, 0, 0, key=7)),
                lambda: tables.do(here, Step(seen - 1)),
                lambda: tables.do(here, DealNow(BEN, seen - 1)),
                lambda: tables.do(here, ExpireClock(seen - 1)),
                lambda: tables.do(here, ExpireClock(seen)),
            ]
        case Code.NOT_AWAY:
            here = (await started(tables)).table.id
            return [lambda: tables.do(here, ComeBack(ANN))]
        case Code.NOT_OVER:
            here = (await opened(tables)).id
            at_play = (await started(tables)).table.id
            closed = (await tables.do((await opened(tables)).id, Close(ANN))).table.id
            return [
                lambda: tables.rematch(here, Rematch(ANN, new_partners=False)),
                lambda: tables.rematch(at_play, Rematch(ANN, new_partners=True)),
                lambda: tables.rematch(closed, Rematch(ANN, new_partners=True)),
                lambda: tables.reveal(here),
                lambda: tables.reveal(at_play),
            ]
        case Code.RATED:
            here = (await started(tables, members=4)).table.id
            return [lambda: tables.do(here, Kick(ANN, 1))]
        case Code.NOT_MODERATOR:
            here = (await started(tables)).table.id
            return [lambda: tables.do(here, CorrectScores(ANN, (1, 0)))]
        case Code.REMATCHED:
            over = (await until_over(tables, await started(tables, rules=SHORT))).table.id
            await tables.rematch(over, Rematch(ANN, new_partners=False))
            return [
                lambda: tables.rematch(over, Rematch(ANN, new_partners=False)),
                lambda: tables.rematch(over, Rematch(MOD, new_partners=True)),
            ]
        case Code.BAD_CLOCK:
            here = (await opened(tables)).id
            return [
                lambda: tables.do(here, SetClock(ANN, 1)),
                lambda: tables.do(here, SetClock(ANN, CLOCK_MAX_MS + 1)),
                lambda: opened(tables, clock_ms=0),
            ]
        case Code.UNKNOWN_PRESET:
            return [lambda: tables.open(Open(ANN, GUILD, CHANNEL, preset="martian"))]
        case Code.TOO_MANY:
            over = (await until_over(tables, await started(tables, rules=SHORT))).table.id
            for _ in range(HOSTED):
                await opened(tables)
            return [lambda: opened(tables), lambda: tables.rematch(over, Rematch(ANN, new_partners=False))]
        case Code.STOPPING:
            over = (await until_over(tables, await started(tables, rules=SHORT))).table.id
            tables.stop_taking()
            return [lambda: opened(tables), lambda: tables.rematch(over, Rematch(ANN, new_partners=False))]
        case code if code in OUTSIDE:
            return []


async def seated(tables: Tables, *person: Member | None, rules: Rules = EVERY_PHASE) -> int:
    """A lobby with its host and others in their seats."""
    table = await opened(tables, ANN, rules)
    for seat, each in enumerate(person):
        if each is not None and each != ANN:
            await tables.do(table.id, Sit(each, seat))
    return table.id


def locked(member: Member) -> list[Command]:
    """What nobody may do at a contest's table."""
    return [
        *(Sit(member), Sit(member, 2), Leave(member), Kick(member, 1), Substitute(member, 1)),
        *(AddComputer(member), FillWithComputers(member), RemoveComputer(member), KeepApart(member, ANN, BEN)),
        *(SetClock(member, CLOCK_MAX_MS), SetEvenPace(member, even=True), SetLevel(member, Level.NOVICE)),
        *(SetHints(member, on=True), SetCasual(member, casual=True), SetRules(member, lambda rules: rules)),
        *(Start(member), JoinRematch(member), Close(member), CloseIdle(), AskPause(member)),
    ]


def ended(tables: Tables, table: int) -> list[Try]:
    """What a table that has ended refuses: nearly everything."""
    return [
        lambda: tables.do(table, Sit(BEN)),
        lambda: tables.do(table, Leave(ANN)),
        lambda: tables.do(table, Leave(BEN)),
        lambda: tables.do(table, Kick(ANN, 0)),
        lambda: tables.do(table, Substitute(ANN, 0)),
        lambda: tables.do(table, AddComputer(ANN)),
        lambda: tables.do(table, FillWithComputers(ANN)),
        lambda: tables.do(table, RemoveComputer(ANN)),
        lambda: tables.do(table, SetClock(ANN, CLOCK_MAX_MS)),
        lambda: tables.do(table, KeepApart(ANN, ANN, BEN)),
        lambda: tables.do(table, SetEvenPace(ANN, even=True)),
        lambda: tables.do(table, SetHints(ANN, on=False)),
        lambda: tables.do(table, Start(ANN)),
        lambda: tables.do(table, Close(MOD)),
        lambda: tables.do(table, Act(ANN.user, Pass(), 0)),
        lambda: tables.do(table, Act(ANN.user, 0, 0)),
        lambda: tables.do(table, ComeBack(ANN)),
        lambda: tables.do(table, DealNow(ANN, 0)),
        lambda: tables.do(table, Step(0)),
        lambda: tables.do(table, ExpireClock(0)),
    ]


@pytest.mark.parametrize("code", first(Code, 15))
async def test_a_refusal_has_its_code_and_changes_nothing(database: Database, code: Code) -> None:
    clock = FakeClock()
    tables = tables_on(database, clock)
    tries = await attempts(tables, code)
    assert bool(tries) is (code not in OUTSIDE)
    before, looks = await rows(database), await tables.running()
    told: list[StoredTable] = []
    tables.subscribe(told.append)
    clock.later(1)
    for number, attempt in enumerate(tries):
        with pytest.raises(Refused) as refusal:
            await attempt()
        assert refusal.value.code is code, f"attempt {number}"
    assert await rows(database) == before
    assert await tables.running() == looks
    assert told == []


async def test_a_refusal_has_its_data(database: Database) -> None:
    tables = tables_on(database, FakeClock())
    here = (await opened(tables)).id
    with pytest.raises(Refused) as missing:
        await tables.do(here, Start(ANN))
    assert missing.value.data == {"missing": 3}
    for _ in range(HOSTED - 1):
        await opened(tables)
    with pytest.raises(Refused) as limit:
        await opened(tables)
    assert limit.value.data == {"limit": HOSTED}


async def test_the_limit_is_for_one_member_in_one_server_and_counts_running_tables(database: Database) -> None:
    tables = tables_on(database, FakeClock())
    here = [(await opened(tables)).id for _ in range(HOSTED)]
    await opened(tables, BEN)
    await tables.open(Open(ANN, GUILD + 1, CHANNEL, preset="north-american"))
    await tables.do(here[0], Close(ANN))
    await opened(tables)


async def test_what_the_rules_forbid_changes_nothing(database: Database) -> None:
    tables = tables_on(database, FakeClock())
    now = await until_turn(tables, await started(tables, members=4), 0, Phase.PLAYING)
    here, seen = now.table.id, now.table.version
    assert now.state is not None
    illegal = [
        (Refusal.NOT_NOW, lambda: tables.do(here, Act(ANN.user, Pass(), seen))),
        (Refusal.NOT_NOW, lambda: tables.do(here, Act(ANN.user, len(legal_actions(now.state)), seen))),  # type: ignore[arg-type]
        (Refusal.NOT_NOW, lambda: tables.do(here, Act(ANN.user, -1, seen))),
    ]
    before = await rows(database)
    for code, attempt in illegal:
        with pytest.raises(IllegalAction) as refusal:
            await attempt()
        assert refusal.value.code is code
    assert await rows(database) == before


async def test_every_member_but_the_one_to_act_is_refused(database: Database) -> None:
    tables = tables_on(database, FakeClock())
    now = await until_turn(tables, await started(tables, members=4), 2)
    for person in (*MEMBERS, EVE, MOD):
        if person == CLEO:
            continue
        with pytest.raises(Refused) as refusal:
            await tables.do(now.table.id, Act(person.user, 0, now.table.version))
        assert refusal.value.code is (Code.NOT_YOUR_TURN if person in MEMBERS else Code.NOT_SEATED)


def test_a_moderator_is_someone_else() -> None:
    assert Member(ANN.user, ANN.name, moderator=True) != ANN
