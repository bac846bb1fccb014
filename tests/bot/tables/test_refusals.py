"""Every refusal: its own code, and nothing in the database or in the answer of `look` is other than before."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TypeAlias

import pytest

from bot.store.database import Database
from bot.tables.errors import Code, TableError
from bot.tables.lobby import keep_apart
from bot.tables.model import CLOCK_MAX_MS, Snapshot, Who
from bot.tables.service import HOSTED, Tables
from engine import PRESETS, Deal, Draw, IllegalAction, Pass, Phase, Refusal, Rules, legal_actions
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
    opened,
    rows,
    started,
    tables_on,
    until_over,
    until_turn,
)

Try: TypeAlias = Callable[[], Awaitable[object]]
OUTSIDE = {
    Code.MAY_NOT_OPEN,
    Code.NONE_HERE,
    Code.NO_HINTS,
    Code.NO_HINTS_RATED,
    Code.NO_HINT_YET,
    Code.EXPORT_ONE,
    Code.MAY_NOT_SHARE_REPLAY,
    Code.REVIEW_ONE,
    Code.REVIEWS_BUSY,
    Code.NO_SUCH_HAND,
    Code.MAY_NOT_SHARE,
}
"""Refused by the commands and the coach, before a table is asked."""


async def attempts(tables: Tables, code: Code) -> list[Try]:
    """Everything that is refused with a code."""
    match code:
        case Code.UNKNOWN:
            return [
                lambda: tables.look(99),
                lambda: tables.sit(99, ANN),
                lambda: tables.leave(99, ANN),
                lambda: tables.act(99, ANN.user, Pass(), 0),
                lambda: tables.act_index(99, ANN.user, 0, 0, key=4),
                lambda: tables.step(99, 0),
                lambda: tables.expire(99, 0),
                lambda: tables.rematch(99, ANN, new_partners=False),
                lambda: tables.reveal(99),
                lambda: tables.set_message(99, 1, 2),
                lambda: tables.set_ping(99, 1),
            ]
        case Code.CLOSED:
            closed = (await tables.close((await opened(tables)).id, ANN)).table.id
            return ended(tables, closed)
        case Code.OVER:
            over = (await until_over(tables, await started(tables, rules=SHORT))).table.id
            return ended(tables, over)
        case Code.FULL:
            full = (await opened(tables)).id
            await tables.fill_with_computers(full, ANN)
            at_play = (await started(tables, members=4)).table.id
            return [
                lambda: tables.sit(full, BEN),
                lambda: tables.add_computer(full, ANN),
                lambda: tables.fill_with_computers(full, ANN),
                lambda: tables.sit(at_play, EVE),
            ]
        case Code.STARTED:
            here = (await started(tables)).table.id
            return [
                lambda: tables.start(here, ANN),
                lambda: tables.add_computer(here, ANN),
                lambda: tables.fill_with_computers(here, ANN),
                lambda: tables.remove_computer(here, ANN),
                lambda: tables.set_level(here, ANN, Level.EXPERT),
                lambda: tables.keep_apart(here, ANN, BEN, CLEO),
            ]
        case Code.NOT_STARTED:
            here = (await opened(tables)).id
            return [
                lambda: tables.act(here, ANN.user, Pass(), 0),
                lambda: tables.act_index(here, ANN.user, 0, 0),
                lambda: tables.step(here, 0),
                lambda: tables.expire(here, 0),
                lambda: tables.deal_now(here, ANN, 0),
                lambda: tables.back(here, ANN),
                lambda: tables.substitute(here, ANN, 0),
            ]
        case Code.NOT_FULL:
            here = (await opened(tables)).id
            return [lambda: tables.start(here, ANN), lambda: tables.start(here, MOD)]
        case Code.SEATED_ALREADY:
            here = (await opened(tables)).id
            at_play = (await started(tables)).table.id
            return [
                lambda: tables.sit(here, ANN),
                lambda: tables.sit(here, ANN, 0),
                lambda: tables.sit(at_play, ANN, 1),
            ]
        case Code.SEAT_TAKEN:
            here = (await opened(tables)).id
            await tables.add_computer(here, ANN, 2)
            at_play = (await started(tables, members=2)).table.id
            return [
                lambda: tables.sit(here, BEN, 0),
                lambda: tables.sit(here, BEN, 2),
                lambda: tables.sit(here, ANN, 2),
                lambda: tables.add_computer(here, ANN, 0),
                lambda: tables.sit(at_play, EVE, 0),
            ]
        case Code.NOT_SEATED:
            here = (await opened(tables)).id
            now = await started(tables)
            at_play = now.table.id
            over = (await until_over(tables, await started(tables, rules=SHORT))).table.id
            return [
                lambda: tables.leave(here, BEN),
                lambda: tables.act(at_play, BEN.user, Pass(), 0),
                lambda: tables.act(at_play, MOD.user, Pass(), 0),
                lambda: tables.deal_now(at_play, MOD, 0),
                lambda: tables.back(at_play, BEN),
                lambda: tables.rematch(over, BEN, new_partners=False),
            ]
        case Code.SEEN_CARDS:
            now = await until_turn(tables, await started(tables, members=2), 0, Phase.PLAYING)
            here = now.table.id
            await tables.leave(here, BEN)
            return [lambda: tables.sit(here, BEN, 2), lambda: tables.sit(here, BEN, 3)]
        case Code.NO_SUCH_SEAT:
            here = (await opened(tables)).id
            at_play = (await started(tables)).table.id
            return [
                lambda: tables.sit(here, BEN, 4),
                lambda: tables.sit(here, BEN, -1),
                lambda: tables.kick(here, ANN, 4),
                lambda: tables.add_computer(here, ANN, 4),
                lambda: tables.remove_computer(here, ANN, -1),
                lambda: tables.set_level(here, ANN, Level.NOVICE, 4),
                lambda: tables.substitute(at_play, ANN, 9),
            ]
        case Code.TOO_MANY_SEATED:
            here = await seated(tables, ANN, BEN, CLEO, DAN)
            return [lambda: tables.set_rules(here, ANN, lambda _: PRESETS["three-handed"])]
        case Code.KEPT_APART:
            here = (await opened(tables)).id
            await tables.keep_apart(here, ANN, ANN, CLEO)
            await tables.keep_apart(here, MOD, EVE, ANN)
            together = await seated(tables, ANN, BEN, CLEO, DAN)
            await tables.keep_apart(together, ANN, CLEO, ANN)
            at_play = await seated(tables, ANN, BEN, None, None)
            await tables.keep_apart(at_play, ANN, CLEO, ANN)
            await tables.fill_with_computers(at_play, ANN)
            await tables.start(at_play, ANN)
            return [
                lambda: tables.sit(here, CLEO, 2),
                lambda: tables.sit(here, EVE, 2),
                lambda: tables.start(together, ANN),
                lambda: tables.sit(at_play, CLEO, 2),
            ]
        case Code.APART_DRAWN:
            here = await seated(tables, ANN, BEN, CLEO, DAN)
            await tables.keep_apart(here, ANN, ANN, BEN)
            await tables.set_rules(here, ANN, lambda rules: replace(rules, partners=Partners.TWO_LOWEST))
            return [lambda: tables.start(here, ANN)]
        case Code.APART_SAME:
            here = (await opened(tables)).id
            return [lambda: tables.keep_apart(here, ANN, BEN, BEN)]
        case Code.APART_MANY:
            here = (await opened(tables)).id
            for number in range(keep_apart.MOST):
                await tables.keep_apart(here, ANN, ANN, Who(number, "Someone"))
            return [lambda: tables.keep_apart(here, ANN, ANN, BEN)]
        case Code.NO_PARTNERS:
            here = (await opened(tables, rules=PRESETS["three-handed"])).id
            return [lambda: tables.keep_apart(here, ANN, ANN, BEN)]
        case Code.NO_OTHER_PARTNERS:
            here = await seated(tables, ANN, BEN, CLEO, DAN, rules=SHORT)
            await tables.keep_apart(here, ANN, ANN, BEN)
            await tables.keep_apart(here, ANN, ANN, DAN)
            over = (await until_over(tables, await tables.start(here, ANN))).table.id
            return [lambda: tables.rematch(over, BEN, new_partners=True)]
        case Code.MEMBER_NOT_SEATED:
            here = (await opened(tables)).id
            at_play = (await started(tables)).table.id
            return [
                lambda: tables.kick(here, ANN, 1),
                lambda: tables.kick(at_play, ANN, 1),
                lambda: tables.substitute(at_play, ANN, 2),
            ]
        case Code.NOT_A_COMPUTER:
            here = (await opened(tables)).id
            return [
                lambda: tables.remove_computer(here, ANN),
                lambda: tables.remove_computer(here, ANN, 0),
                lambda: tables.set_level(here, ANN, Level.NOVICE, 0),
                lambda: tables.set_level(here, ANN, Level.NOVICE, 1),
            ]
        case Code.NOT_HOST:
            here = (await opened(tables)).id
            await tables.sit(here, BEN)
            at_play = (await started(tables, members=2)).table.id
            return [
                lambda: tables.kick(here, BEN, 0),
                lambda: tables.add_computer(here, BEN),
                lambda: tables.fill_with_computers(here, BEN),
                lambda: tables.remove_computer(here, BEN),
                lambda: tables.set_level(here, BEN, Level.NOVICE),
                lambda: tables.start(here, BEN),
                lambda: tables.close(here, EVE),
                lambda: tables.keep_apart(here, BEN, ANN, BEN),
                lambda: tables.set_casual(here, BEN, casual=True),
                lambda: tables.set_even_pace(at_play, BEN, even=True),
                lambda: tables.set_hints(at_play, BEN, on=False),
                lambda: tables.set_clock(here, BEN, CLOCK_MAX_MS),
                lambda: tables.substitute(at_play, BEN, 0),
            ]
        case Code.NOT_YOUR_TURN:
            now = await until_turn(tables, await started(tables, members=4), 1)
            here, seen = now.table.id, now.table.version
            dealing = await started(tables, members=4)
            return [
                lambda: tables.act(here, ANN.user, Pass(), seen),
                lambda: tables.act_index(here, DAN.user, 0, seen),
                lambda: tables.step(here, seen, Pass()),
                lambda: tables.deal_now(here, ANN, seen),
                lambda: tables.act(dealing.table.id, ANN.user, Draw((0, 1, 2, 3)), 0),  # type: ignore[arg-type]
                lambda: tables.act(dealing.table.id, ANN.user, Deal((), ()), 0),
            ]
        case Code.STALE:
            now = await until_turn(tables, await started(tables, members=4), 1)
            here, seen = now.table.id, now.table.version
            return [
                lambda: tables.act(here, BEN.user, Pass(), seen - 1),
                lambda: tables.act(here, BEN.user, Pass(), seen + 1),
                lambda: tables.act_index(here, BEN.user, 0, seen - 1),
                lambda: tables.act_index(here, ANN.user, 0, 0, key=7),
                lambda: tables.step(here, seen - 1),
                lambda: tables.deal_now(here, BEN, seen - 1),
                lambda: tables.expire(here, seen - 1),
                lambda: tables.expire(here, seen),
            ]
        case Code.NOT_AWAY:
            here = (await started(tables)).table.id
            return [lambda: tables.back(here, ANN)]
        case Code.NOT_OVER:
            here = (await opened(tables)).id
            at_play = (await started(tables)).table.id
            closed = (await tables.close((await opened(tables)).id, ANN)).table.id
            return [
                lambda: tables.rematch(here, ANN, new_partners=False),
                lambda: tables.rematch(at_play, ANN, new_partners=True),
                lambda: tables.rematch(closed, ANN, new_partners=True),
                lambda: tables.reveal(here),
                lambda: tables.reveal(at_play),
            ]
        case Code.RATED:
            here = (await started(tables, members=4)).table.id
            return [lambda: tables.kick(here, ANN, 1)]
        case Code.NOT_MODERATOR:
            here = (await started(tables)).table.id
            return [lambda: tables.correct(here, ANN, (1, 0))]
        case Code.REMATCHED:
            over = (await until_over(tables, await started(tables, rules=SHORT))).table.id
            await tables.rematch(over, ANN, new_partners=False)
            return [
                lambda: tables.rematch(over, ANN, new_partners=False),
                lambda: tables.rematch(over, MOD, new_partners=True),
            ]
        case Code.BAD_CLOCK:
            here = (await opened(tables)).id
            return [
                lambda: tables.set_clock(here, ANN, 1),
                lambda: tables.set_clock(here, ANN, CLOCK_MAX_MS + 1),
                lambda: opened(tables, clock_ms=0),
            ]
        case Code.UNKNOWN_PRESET:
            return [lambda: tables.open(ANN, GUILD, CHANNEL, preset="martian")]
        case Code.TOO_MANY:
            over = (await until_over(tables, await started(tables, rules=SHORT))).table.id
            for _ in range(HOSTED):
                await opened(tables)
            return [lambda: opened(tables), lambda: tables.rematch(over, ANN, new_partners=False)]
        case Code.STOPPING:
            over = (await until_over(tables, await started(tables, rules=SHORT))).table.id
            tables.stop_taking()
            return [lambda: opened(tables), lambda: tables.rematch(over, ANN, new_partners=False)]
        case code if code in OUTSIDE:
            return []


async def seated(tables: Tables, *who: Who | None, rules: Rules = EVERY_PHASE) -> int:
    """A lobby with its host and others in their seats."""
    table = await opened(tables, ANN, rules)
    for seat, each in enumerate(who):
        if each is not None and each != ANN:
            await tables.sit(table.id, each, seat)
    return table.id


def ended(tables: Tables, table: int) -> list[Try]:
    """What a table that has ended refuses: nearly everything."""
    return [
        lambda: tables.sit(table, BEN),
        lambda: tables.leave(table, ANN),
        lambda: tables.leave(table, BEN),
        lambda: tables.kick(table, ANN, 0),
        lambda: tables.substitute(table, ANN, 0),
        lambda: tables.add_computer(table, ANN),
        lambda: tables.fill_with_computers(table, ANN),
        lambda: tables.remove_computer(table, ANN),
        lambda: tables.set_clock(table, ANN, CLOCK_MAX_MS),
        lambda: tables.keep_apart(table, ANN, ANN, BEN),
        lambda: tables.set_even_pace(table, ANN, even=True),
        lambda: tables.set_hints(table, ANN, on=False),
        lambda: tables.start(table, ANN),
        lambda: tables.close(table, MOD),
        lambda: tables.act(table, ANN.user, Pass(), 0),
        lambda: tables.act_index(table, ANN.user, 0, 0),
        lambda: tables.back(table, ANN),
        lambda: tables.deal_now(table, ANN, 0),
        lambda: tables.step(table, 0),
        lambda: tables.expire(table, 0),
    ]


@pytest.mark.parametrize("code", Code)
async def test_a_refusal_has_its_code_and_changes_nothing(database: Database, code: Code) -> None:
    clock = FakeClock()
    tables = tables_on(database, clock)
    tries = await attempts(tables, code)
    assert bool(tries) is (code not in OUTSIDE)
    before, looks = await rows(database), await tables.running()
    told: list[Snapshot] = []
    tables.subscribe(told.append)
    clock.later(1)
    for number, attempt in enumerate(tries):
        with pytest.raises(TableError) as refusal:
            await attempt()
        assert refusal.value.code is code, f"attempt {number}"
    assert await rows(database) == before
    assert await tables.running() == looks
    assert told == []


async def test_a_refusal_tells_what_is_missing_and_the_limit(database: Database) -> None:
    tables = tables_on(database, FakeClock())
    here = (await opened(tables)).id
    with pytest.raises(TableError) as missing:
        await tables.start(here, ANN)
    assert missing.value.data == {"missing": 3}
    for _ in range(HOSTED - 1):
        await opened(tables)
    with pytest.raises(TableError) as limit:
        await opened(tables)
    assert limit.value.data == {"limit": HOSTED}


async def test_the_limit_is_for_one_member_in_one_server_and_counts_running_tables(database: Database) -> None:
    tables = tables_on(database, FakeClock())
    here = [(await opened(tables)).id for _ in range(HOSTED)]
    await opened(tables, BEN)
    await tables.open(ANN, GUILD + 1, CHANNEL, preset="north-american")
    await tables.close(here[0], ANN)
    await opened(tables)


async def test_what_the_rules_forbid_changes_nothing(database: Database) -> None:
    tables = tables_on(database, FakeClock())
    now = await until_turn(tables, await started(tables, members=4), 0, Phase.PLAYING)
    here, seen = now.table.id, now.table.version
    assert now.state is not None
    illegal = [
        (Refusal.NOT_NOW, lambda: tables.act(here, ANN.user, Pass(), seen)),
        (Refusal.NOT_NOW, lambda: tables.act_index(here, ANN.user, len(legal_actions(now.state)), seen)),  # type: ignore[arg-type]
        (Refusal.NOT_NOW, lambda: tables.act_index(here, ANN.user, -1, seen)),
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
    for who in (*MEMBERS, EVE, MOD):
        if who == CLEO:
            continue
        with pytest.raises(TableError) as refusal:
            await tables.act_index(now.table.id, who.user, 0, now.table.version)
        assert refusal.value.code is (Code.NOT_YOUR_TURN if who in MEMBERS else Code.NOT_SEATED)


def test_a_moderator_is_someone_else() -> None:
    assert Who(ANN.user, ANN.name, moderator=True) != ANN
