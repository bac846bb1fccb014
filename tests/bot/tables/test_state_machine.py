"""Anything by anyone at any time, over two services on one database: what always holds of a table."""

import asyncio
from collections.abc import Coroutine, Iterator
from random import Random
from typing import Any, ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from sqlalchemy import select

from bot.store import schema
from bot.store.database import Database
from bot.tables import repository
from bot.tables.commands.life import Close, Rematch, Start
from bot.tables.commands.pause import AskPause, Park, Unpark
from bot.tables.commands.play import Act, DealNow, ExpireClock, Step
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
from bot.tables.commands.settings import SetClock, SetHints
from bot.tables.game import StoredTable, cards_out, waits_for_computer
from bot.tables.lobby.seats import plays_alone
from bot.tables.model import Status, Table
from bot.tables.service import Tables
from engine import Refused, Rules, apply, load, replay, start
from engine.rules.options import AllPass, DefendAlone
from tests.bot.people import ANN, BEN, CLEO, CLOCK_MS, DAN, EVE, MOD
from tests.bot.scripted_tables import FakeClock, one_step, opened, tables_on
from tests.suite import examples, rest

WHO = st.sampled_from((ANN, BEN, CLEO, DAN, EVE, MOD))
SEAT = st.sampled_from((0, 1, 2, 3, 4, -1))
MAYBE_SEAT = st.none() | SEAT
SEEN = st.sampled_from((0, 0, 0, 0, -1, 1))
"""How far from the table's version the version is that someone has seen."""
SERVICE = st.integers(0, 1)
COMMANDS = (
    *(st.builds(each, WHO, MAYBE_SEAT) for each in (Sit, AddComputer, RemoveComputer)),
    *(st.builds(each, WHO, SEAT) for each in (Kick, Substitute)),
    *(st.builds(each, WHO) for each in (Leave, ComeBack, Start)),
    *(st.builds(each, WHO, on=st.booleans()) for each in (AskPause, SetHints)),
    st.sampled_from((Park(), Unpark())),
    st.builds(SetClock, WHO, st.sampled_from((CLOCK_MS, CLOCK_MS * 2, 1))),
)
"""What is done at any version."""
RULES = Rules(target=3, all_pass=AllPass.STICK_DEALER, defend_alone=DefendAlone.ALWAYS)
FORWARD = (Status.LOBBY, Status.PLAYING, Status.OVER, Status.CLOSED)


class Life(RuleBasedStateMachine):
    """One table's life, and its rematches'."""

    runner: ClassVar[asyncio.Runner]
    database: ClassVar[Database]

    def __init__(self) -> None:
        super().__init__()
        self.clock = FakeClock()
        self.services = [tables_on(self.database, self.clock, seed) for seed in (0, 1)]
        self.keys = 0

    @initialize()
    def open(self) -> None:
        self.table = self.run(opened(self.services[0], rules=RULES)).id
        self.kept, self.lines = self.stored()

    @rule(command=st.sampled_from(COMMANDS).flatmap(lambda each: each), service=SERVICE)
    def command(self, command: Any, service: int) -> None:
        self.tried(self.services[service].do(self.table, command))

    @rule(service=SERVICE)
    def fill_and_start(self, service: int) -> None:
        host = next(person for person in (ANN, BEN, CLEO, DAN, EVE, MOD) if person.user == self.kept.table.host)
        self.tried(self.services[service].do(self.table, FillWithComputers(host)))
        self.tried(self.services[service].do(self.table, Start(host)))

    @rule(person=WHO, service=SERVICE, sure=st.integers(0, 5))
    def close(self, person: Any, service: int, sure: int) -> None:
        if sure == 0:
            self.tried(self.services[service].do(self.table, Close(person)))

    @rule(person=WHO, service=SERVICE, index=st.integers(-1, 10), off=SEEN, twice=st.booleans())
    def act(self, person: Any, service: int, index: int, off: int, twice: bool) -> None:
        self.keys += 1
        key, seen = self.table * 100_000 + self.keys, self.kept.table.version + off
        done = self.tried(self.services[service].do(self.table, Act(person.user, index, seen, key)))
        if twice and done is not None:
            again = self.run(self.services[1 - service].do(self.table, Act(person.user, index, seen, key)))
            assert again.table.version == done.table.version

    @rule(service=SERVICE, off=SEEN)
    def step(self, service: int, off: int) -> None:
        self.tried(self.services[service].do(self.table, Step(self.kept.table.version + off)))

    @rule(person=WHO, service=SERVICE, off=SEEN)
    def deal_now(self, person: Any, service: int, off: int) -> None:
        self.tried(self.services[service].do(self.table, DealNow(person, self.kept.table.version + off)))

    @rule(service=SERVICE, off=SEEN, late=st.booleans())
    def expire(self, service: int, off: int, late: bool) -> None:
        if late:
            self.clock.later(CLOCK_MS * 2 / 1000)
        self.tried(self.services[service].do(self.table, ExpireClock(self.kept.table.version + off)))

    @precondition(lambda self: self.kept.table.status is Status.PLAYING and self.kept.table.pause is None)
    @rule(steps=st.integers(1, 40), service=SERVICE, seed=st.integers(0, 99))
    def play_on(self, steps: int, service: int, seed: int) -> None:
        rng = Random(seed)
        for _ in range(steps):
            now = self.kept
            if now.table.status is not Status.PLAYING:
                return
            assert self.tried(one_step(self.services[service], now, rng)) is not None
            self.it_is_a_game()

    @precondition(lambda self: self.kept.table.status in (Status.OVER, Status.CLOSED))
    @rule(person=WHO, service=SERVICE, new_partners=st.booleans())
    def rematch(self, person: Any, service: int, new_partners: bool) -> None:
        if self.kept.table.status is Status.CLOSED:
            self.open()
            return
        try:
            now = self.run(self.services[service].rematch(self.table, Rematch(person, new_partners=new_partners)))
        except Refused:
            assert self.stored() == (self.kept, self.lines)
            return
        with pytest.raises(Refused):
            self.run(self.services[1 - service].rematch(self.table, Rematch(person, new_partners=new_partners)))
        self.table = now.table.id
        self.kept, self.lines = self.stored()
        assert self.kept == now

    @rule(service=SERVICE)
    def restart(self, service: int) -> None:
        self.services[service] = tables_on(self.database, self.clock, seed=2)

    @rule(seconds=st.integers(0, 30))
    def wait(self, seconds: int) -> None:
        self.clock.later(seconds)

    @invariant()
    def it_is_a_table(self) -> None:
        table = self.kept.table
        members = [sitter.user for sitter in table.seats if sitter is not None and sitter.user is not None]
        assert len(members) == len(set(members))
        names = [sitter.name for sitter in table.seats if sitter is not None]
        assert len(names) == len(set(names))
        if table.running:
            assert table.host in members
        if table.status in (Status.PLAYING, Status.OVER):
            assert not table.free_seats
        assert (table.ended_at is None) is table.running
        assert (table.started_at is None) is (self.kept.state is None)

    @invariant()
    def it_is_a_game(self) -> None:
        table, state = self.kept.table, self.kept.state
        assert table.version == len(self.lines)
        assert state is None or state == replay(RULES, map(load, self.lines))
        waiting = table.status is Status.PLAYING and state is not None and state.actor is not None
        sitter = table.seats[state.actor] if waiting and state and state.actor is not None else None
        members = [sitter for sitter in table.seats if sitter is not None and not sitter.is_computer]
        if table.status is Status.LOBBY or table.pause is not None:
            assert self.kept.deadline is not None
        elif self.kept.deadline is not None:
            assert sitter is not None
            assert not sitter.played_by_computer
        if table.status is Status.PLAYING and not table.rated and all(sitter.away for sitter in members):
            assert table.pause is not None
        if table.status is Status.PLAYING:
            waits = waits_for_computer(self.kept) or (plays_alone(table) and table.pause is None)
            assert waits is (self.kept.deadline is None)

    @invariant()
    def what_is_derived_is_there_once(self) -> None:
        hands, games = self.run(self.derived())
        state, finished = start(RULES), 0
        for line in self.lines:
            before, state = state, apply(state, load(line))
            finished += cards_out(before) and not cards_out(state)
        assert hands == list(range(1, finished + 1))
        begun, ended = self.kept.state is not None, not self.kept.table.running
        assert games == int(begun and ended)

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(work)

    def tried(self, work: Coroutine[Any, Any, StoredTable]) -> StoredTable | None:
        """Do something; refused, it has changed nothing; done, it is one change, and what the answer says."""
        try:
            done = self.run(work)
        except Refused:
            assert self.stored() == (self.kept, self.lines)
            return None
        before, lines = self.kept, self.lines
        self.kept, self.lines = self.stored()
        assert self.kept == done
        assert self.kept.revision == before.revision + 1
        assert self.lines[: len(lines)] == lines
        assert FORWARD.index(self.kept.table.status) >= FORWARD.index(before.table.status)
        return done

    def stored(self) -> tuple[StoredTable, tuple[str, ...]]:
        """The table as the database has it, whatever a service remembers."""

        async def read() -> tuple[StoredTable | None, tuple[str, ...]]:
            async with self.database.read() as connection:
                return await repository.load(connection, self.table), await repository.read_lines(
                    connection, self.table
                )

        kept, lines = self.run(read())
        assert kept is not None
        return kept, lines

    async def derived(self) -> tuple[list[int], int]:
        async with self.database.read() as connection:
            hands, games = schema.hands.c, schema.games.c
            numbers = select(hands.number).where(hands.table_id == self.table).order_by(hands.number)
            over = await connection.scalars(select(games.table_id).where(games.table_id == self.table))
            return list(await connection.scalars(numbers)), len(over.all())

    def teardown(self) -> None:
        """Take the tables off, so that the next life's host has not too many."""
        tables: Tables = self.services[0]

        async def close() -> None:
            for snapshot in await tables.running():
                table: Table = snapshot.table
                await tables.do(table.id, Close(MOD))

        self.run(close())


@pytest.fixture
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as made:
        yield made


@rest
def test_invariants_of_tables(runner: asyncio.Runner, sqlite_url: str) -> None:
    Life.runner = runner
    Life.database = runner.run(Database.open(sqlite_url))
    try:
        run_state_machine_as_test(
            Life,
            settings=settings(
                max_examples=examples(40),
                stateful_step_count=25,
                deadline=None,
                derandomize=True,
                suppress_health_check=list(HealthCheck),
            ),
        )
    finally:
        runner.run(Life.database.close())
