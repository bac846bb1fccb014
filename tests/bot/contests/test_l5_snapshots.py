"""A long contest is read from a snapshot, never trusted wrongly, with nothing sealed or typed in it (security L5)."""

import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from sqlalchemy import delete, event, insert, select, update
from sqlalchemy.engine import Engine

from bot.contests import event_rows, rebuild, repository, snapshots
from bot.contests.commands.matches import AgreeOnTime, DisputeMatch
from bot.contests.commands.rulings import AnswerDispute
from bot.contests.commands.signing_up import Offer, Standing
from bot.contests.state import StoredContest
from bot.contests.templates import Template
from bot.members import deletion
from bot.store import schema
from bot.store.database import DatabaseBusy
from engine.contest.config import Seeding
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.suite import both_databases, first, sampled

EVE, ANN, BEN, CAT, *OTHERS = CROWD
SNAPSHOT = schema.contest_snapshots
EVENT = schema.contest_events
TYPED = "the words that Eve typed"


async def snapshot_of(world: World, contest: int) -> Any:
    async with world.database.read() as connection:
        query = select(SNAPSHOT).where(SNAPSHOT.c.contest_id == contest)
        return (await connection.execute(query)).mappings().one_or_none()


async def whole(world: World, contest: int) -> StoredContest:
    """The contest as all its events make it."""
    async with world.database.read() as connection:
        stored = await repository.load(connection, contest, world.vault.unseal, whole=True)
    assert stored is not None
    return stored


async def read_again(world: World, contest: int) -> StoredContest:
    """The contest as a process reads it that has not read it before."""
    world.contests.clear()
    return await world.contests.look(contest)


async def write(world: World, change: Any, *rows: Any) -> None:
    await world.database.write(lambda connection: connection.execute(change, *rows))


async def append(world: World, contest: int, count: int) -> None:
    """Announcements without end, as an older version let them be made."""
    stored = await whole(world, contest)
    rows = [
        {"contest_id": contest, "seq": seq, "kind": "announced", "data": json.dumps({"text": f"no. {seq}"}),
         "step": str(seq), "by_id": 900, "by_name": "Olga", "at": world.clock.at + seq}
        for seq in range(stored.revision + 1, stored.revision + 1 + count)
    ]  # fmt: skip
    await write(world, insert(EVENT), rows)
    await write(world, update(schema.contests).where(schema.contests.c.id == contest).values(revision=rows[-1]["seq"]))


async def long_league(world: World) -> int:
    """A running league with a snapshot, in which a dispute is open and a time is agreed on."""
    number = (await world.begun(8, Template.LEAGUE, least=4, most=8)).id
    await world.contests.do(number, DisputeMatch(EVE, 1, 0, TYPED))
    await world.contests.do(number, AgreeOnTime(EVE, 1, 0, world.clock.at + 3 * 3_600_000))
    await append(world, number, snapshots.EVERY)
    await world.contests.look(number)
    assert (await snapshot_of(world, number)) is not None
    return number


@dataclass
class Read:
    """Statements that were sent to the database, and events that were folded."""

    statements: list[str] = field(default_factory=list[str])
    events: int = 0


@pytest.fixture
def read(monkeypatch: pytest.MonkeyPatch) -> Any:
    found = Read()
    original = event_rows.apply

    def count(*args: Any) -> StoredContest:
        found.events += 1
        return original(*args)

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        found.statements.append(statement)

    monkeypatch.setattr(event_rows, "apply", count)
    event.listen(Engine, "before_cursor_execute", note)
    yield found
    event.remove(Engine, "before_cursor_execute", note)


@both_databases
async def test_l5_a_long_contest_is_read_from_its_snapshot(world: World, read: Read) -> None:
    number = await long_league(world)
    expected = await whole(world, number)
    read.events, read.statements = 0, []
    stored = await read_again(world, number)
    assert stored == expected
    assert stored.snapshot == stored.revision
    assert read.events == 0
    assert sum("FROM contest_snapshots" in each for each in read.statements) == 1
    assert not any("INSERT" in each for each in read.statements)
    assert stored.notes.disputes[0].text == TYPED
    await world.contests.do(number, AnswerDispute(ORGANISER, 1, 0, "no"))
    read.events = 0
    assert await read_again(world, number) == await whole(world, number)
    assert read.events == 1 + stored.revision + 1, "one after the snapshot; all for the comparison"
    await world.check()


async def test_l5_a_look_folds_and_asks_once(world: World, read: Read) -> None:
    """Each kind of query once, at a look at a short contest, too; and `do` asks whether it is as it was."""
    number = (await world.joined(8, Template.CUP, least=4)).id
    read.events, read.statements = 0, []
    stored = await read_again(world, number)
    assert read.events == stored.revision
    assert len(read.statements) == len(set(read.statements)) <= 15
    assert sum("FROM contest_events" in each for each in read.statements) == 2, "the mark, and all of them"
    read.events, read.statements = 0, []
    await world.contests.do(number, Offer(OTHERS[9], Standing(), offers=True))
    assert read.events == 0
    assert sum("FROM contest_events" in each for each in read.statements) == 1, "the mark"


async def test_l5_a_snapshot_holds_nothing_sealed_or_typed(world: World) -> None:
    number = await long_league(world)
    stored, row = await read_again(world, number), await snapshot_of(world, number)
    for hidden in (stored.lot.hex(), str(stored.lot), TYPED, "no. 1", *(str(each.user) for each in CROWD[:8]), "M1"):
        assert hidden not in row["data"]
    with pytest.raises(TypeError, match="str"):
        snapshots.encode(replace(stored, drawn_at={1: "a word"}))  # type: ignore[dict-item]


async def after_other_code(world: World, number: int) -> None:
    await write(world, update(SNAPSHOT).where(SNAPSHOT.c.contest_id == number).values(version="0" * 32))


async def with_a_bit_flipped(world: World, number: int) -> None:
    data = (await snapshot_of(world, number))["data"]
    flipped = data.replace("true", "false", 1) if "true" in data else f"[{data}"
    await write(world, update(SNAPSHOT).where(SNAPSHOT.c.contest_id == number).values(data=flipped))


async def with_another_number(world: World, number: int) -> None:
    await write(world, update(SNAPSHOT).where(SNAPSHOT.c.contest_id == number).values(seq=SNAPSHOT.c.seq - 1))


async def of_another_contest(world: World, number: int) -> None:
    row = dict(await snapshot_of(world, number))
    other = (await world.published(world.plan(Template.CUP), "Other")).id
    await write(world, insert(SNAPSHOT), [row | {"contest_id": other}])
    assert await read_again(world, other) == await whole(world, other)


async def after_an_event_was_changed(world: World, number: int) -> None:
    """As deleting a member's words does, or a repair by hand."""
    cut = json.dumps({"place": 0, "player": 1, "round": 1, "text": "..."})
    await write(world, update(EVENT).where(EVENT.c.kind == "disputed").values(data=cut))


async def after_an_older_backup_came_back(world: World, number: int) -> None:
    """Of all but the snapshot."""
    last = (await whole(world, number)).revision
    await write(world, delete(EVENT).where(EVENT.c.contest_id == number, EVENT.c.seq > last - 3))
    of = schema.contests
    await write(world, update(of).where(of.c.id == number).values(revision=last - 3))


async def with_another_kind_of_event(world: World, number: int) -> None:
    await write(world, update(EVENT).where(EVENT.c.kind == "agreed").values(kind="reason", data='{"text": "x"}'))


DOUBTS: list[Callable[[World, int], Awaitable[None]]] = [
    after_other_code,
    with_a_bit_flipped,
    with_another_number,
    of_another_contest,
    after_an_event_was_changed,
    after_an_older_backup_came_back,
    with_another_kind_of_event,
]


@pytest.mark.parametrize("doubt", first(DOUBTS, 2))
async def test_l5_a_snapshot_in_doubt_is_made_again(
    world: World, doubt: Callable[[World, int], Awaitable[None]]
) -> None:
    number = await long_league(world)
    await doubt(world, number)
    expected = await whole(world, number)
    stored = await read_again(world, number)
    assert stored == expected
    stored = await read_again(world, number)
    assert stored == expected
    assert stored.snapshot == stored.revision, "a new one is there"


@both_databases
async def test_l5_after_privacy_delete_a_snapshot_is_right(world: World) -> None:
    number = await long_league(world)

    async def forget(connection: Any) -> None:
        traces = await deletion.find(connection, ANN.user)
        assert traces is not None
        await deletion.replace(connection, ANN.user, replace(traces, running={}), unreadable=tuple(traces.running))

    await world.database.write(forget)
    stored = await read_again(world, number)
    assert stored == await whole(world, number)
    assert stored.entry_of(ANN.user) is None
    row = await snapshot_of(world, number)
    assert str(ANN.user) not in str(dict(row))


async def test_l5_after_a_merge_a_snapshot_is_right(world: World) -> None:
    number = await long_league(world)
    row = {"guild_id": 77, "old_id": EVE.user, "new_id": OTHERS[40].user}
    await write(world, insert(schema.merges), [row])
    stored = await read_again(world, number)
    assert stored == await whole(world, number)
    assert stored.entry_of(OTHERS[40].user) == stored.entry_of(EVE.user) != None  # noqa: E711 - one person


async def test_l5_rebuild_makes_snapshots_anew_and_its_check_compares(world: World) -> None:
    number = await long_league(world)
    row = dict(await snapshot_of(world, number))
    false = json.loads(row["data"])
    false[1][0] = not false[1][0]  # `Notes.published`: wrong, and well formed
    row |= {"data": json.dumps(false, separators=(",", ":"))}
    row["digest"] = snapshots._digest_of(row)  # pyright: ignore[reportPrivateUsage] - somebody means it
    await write(world, update(SNAPSHOT).where(SNAPSHOT.c.contest_id == number).values(row))
    async with world.database.read() as connection:
        assert await rebuild.differences(connection, world.vault.unseal) == [f"contest {number}: another snapshot"]
    assert await world.database.write(lambda connection: rebuild.rebuild(connection, world.vault.unseal)) == []
    assert await read_again(world, number) == await whole(world, number)
    await world.check()


async def test_l5_a_full_disk_only_costs_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    number = (await world.joined(4, Template.CUP, least=2)).id
    await append(world, number, snapshots.EVERY)

    async def refuse(*_: Any, **__: Any) -> None:
        raise DatabaseBusy("the disk is full")

    with monkeypatch.context() as full:
        full.setattr("bot.contests.service.upsert", refuse)
        assert await read_again(world, number) == await whole(world, number)
    assert await snapshot_of(world, number) is None


@pytest.mark.parametrize("template", sampled(Template, (), (Template.CUP,)))
async def test_l5_every_state_of_a_contest_goes_into_a_snapshot(world: World, template: Template) -> None:
    """After each event: written and read again, it is the same."""
    over = await world.over(8, template, least=4, seeding=Seeding.LOTS)
    folded = replace(await whole(world, over.id), revision=0)
    blank = replace(folded, contest=replace(folded.contest.__class__(folded.contest.config, folded.lot)))
    stored = replace(blank, notes=folded.notes.__class__(), drawn_at={})
    for each in await world.contests.events(over.id):
        stored = event_rows.apply(stored, each.happening, each.at)
        found = snapshots.decode(snapshots.encode(stored))
        assert replace(found.contest, config=stored.contest.config, lot=stored.lot) == stored.contest
        assert replace(found.notes, disputes=()) == replace(stored.notes, disputes=())
        assert found.drawn_at == stored.drawn_at
