"""Private tables: any process acts on them, each of which may die at any step; nothing is lost and nothing doubled."""

import asyncio
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from bot.members.server_data import ServerData
from bot.stats.read.totals import sums_of
from bot.stats.seasons import EVERYWHERE, Ladder
from bot.store.database import Database
from bot.tables.autoplay import Autoplay
from bot.tables.commands.life import Close, LetFriendsIn, Open, Rematch
from bot.tables.commands.play import Act, Step
from bot.tables.commands.seats import Sit
from bot.tables.errors import Code
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.lobby.seats import REMATCH_MS
from bot.tables.model import NOWHERE, Member, Status, Table
from bot.tables.service import HOSTED, Tables
from engine import Action, Refused, Rules, View, load, replay
from engine.players import RuleOfThumb
from engine.players.levels import Level
from tests.bot.people import ANN, BEN, CHANNEL, GUILD, SHORT
from tests.bot.scripted_tables import FakeClock, OnTheSpot, opened, rows, tables_on
from tests.bot.tables.conftest import Begin, calm
from tests.suite import rest

WEEK_MS = 7 * 24 * 3_600_000


def private(member: Member = ANN, guild: int = GUILD, rules: Rules = SHORT, **wanted: Level) -> Open:
    return Open(member, guild, NOWHERE, preset="custom", rules=rules, **wanted)


async def test_it_begins_at_once_and_one_is_under_way_for_a_member_in_a_server(tables: Tables) -> None:
    """No role, no limit of hosts, no clock; of two at once, by two processes, one is dealt."""
    for _ in range(HOSTED):
        await opened(tables)
    other = tables_on(tables._database, FakeClock())
    both = await asyncio.gather(
        *(each.open(private(level=Level.NOVICE)) for each in (tables, other)), return_exceptions=True
    )
    (dealt,) = (each for each in both if isinstance(each, StoredTable))
    table = dealt.table
    assert (table.status, table.private, table.rated, dealt.deadline) == (Status.PLAYING, True, False, None)
    assert [sitter and sitter.level for sitter in table.seats] == [None, *[Level.NOVICE] * 3]
    assert len({sitter.name for sitter in table.seats if sitter is not None}) == len(table.seats)
    for command in (private(guild=NOWHERE), private(guild=GUILD + 1), private(BEN)):
        await tables.open(command)
    for command in (private(), private(guild=NOWHERE)):
        with pytest.raises(Refused, match=Code.SEATED_ALREADY):
            await tables.open(command)
    await tables.do(table.id, Close(ANN))
    await tables.open(private())


async def test_it_waits_today_and_next_week_and_nothing_lists_it(tables: Tables, clock: FakeClock) -> None:
    now = await tables.open(private())
    clock.later((WEEK_MS) / 1000)
    assert (await tables.load(now.table.id)).table == now.table
    for found in (tables.running(), tables.in_guild(GUILD), tables.guilds_at_play()):
        assert await found == ()
    assert [each.table.id for each in await tables.running(private=True)] == [now.table.id]
    assert [each.table.id for each in await tables.of_member(ANN.user, GUILD)] == [now.table.id]


async def test_friends_are_let_into_this_very_table_once(tables: Tables) -> None:
    now = await tables.open(private())
    let_in = LetFriendsIn(ANN, CHANNEL)
    after = await tables.do(now.table.id, let_in)
    assert after.table == replace(now.table, channel=CHANNEL)
    assert after.state == now.state
    for command, why in ((let_in, Code.STALE), (LetFriendsIn(BEN, CHANNEL), Code.NOT_SEATED)):
        with pytest.raises(Refused) as refusal:
            await tables.do(now.table.id, command)
        assert refusal.value.code is why
    sat = await tables.do(now.table.id, Sit(BEN, 1))
    assert sat.table.seat_of(BEN.user) == 1
    nowhere = await tables.open(private(guild=NOWHERE))
    with pytest.raises(Refused):
        await tables.do(nowhere.table.id, let_in)


async def test_a_rematch_is_private_and_at_any_time(tables: Tables, clock: FakeClock, begin: Begin) -> None:
    turns = await begin()
    over = await to_the_end(tables, (await tables.open(private())).table.id, [turns])
    clock.later((REMATCH_MS + WEEK_MS) / 1000)
    again = await tables.rematch(over.id, Rematch(ANN, new_partners=False))
    assert (again.table.private, again.table.previous, again.table.status) == (True, over.id, Status.PLAYING)
    with pytest.raises(Refused, match=r"rematched|seated"):
        await tables.rematch(over.id, Rematch(ANN, new_partners=True))
    await calm(turns)


async def to_the_end(tables: Tables, number: int, turns: list[Autoplay]) -> Table:
    while True:
        for each in turns:
            await calm(each)
        now = await tables.load(number)
        if not now.table.running:
            return now.table
        await tables.do(number, Act(ANN.user, 0, now.table.version))


@rest
@pytest.mark.parametrize("guild", [GUILD, NOWHERE])
async def test_it_counts_as_any_game_with_computers_and_once_where_it_belongs_to_no_server(
    tables: Tables, database: Database, begin: Begin, guild: int
) -> None:
    turns = await begin()
    await to_the_end(tables, (await tables.open(private(guild=guild))).table.id, [turns])
    async with database.read() as connection:
        for place in (guild, EVERYWHERE):
            sums, name = await sums_of(connection, Ladder(place), ANN.user)
            assert (sums.games, name) == (1, ANN.name)


@rest
async def test_forgetting_its_server_closes_it(tables: Tables, database: Database, clock: FakeClock) -> None:
    now, other = await tables.open(private()), await tables.open(private(guild=NOWHERE))
    await ServerData(database, tables, clock=clock).forget(GUILD)
    after = await tables.load(now.table.id)
    assert (after.table.status, after.table.guild < 0) == (Status.CLOSED, True)
    assert (await tables.load(other.table.id)).table == other.table


async def test_computers_of_its_own_choose_at_a_table(tables: Tables, begin: Begin) -> None:
    """Whoever wraps the choice gets the table and the view of the seat to act, and no more."""
    turns, asked = await begin(), list[tuple[Table, View]]()
    usual = turns.choose

    async def choose(table: Table, seen: View) -> Action:
        asked.append((table, seen))
        return await usual(table, seen)

    turns.choose = choose
    over = await to_the_end(tables, (await tables.open(private())).table.id, [turns])
    assert {table.id for table, _ in asked} == {over.id}
    assert all(seen.seat == seen.actor for _, seen in asked)
    assert {seen.seat for _, seen in asked} == {1, 2, 3}


async def test_a_start_goes_on_with_a_game_just_played(tables: Tables, clock: FakeClock, begin: Begin) -> None:
    old, played = await tables.open(private(BEN)), await tables.open(private())
    clock.later(15 * 60)
    await tables.do(played.table.id, Step(0, None))
    await calm(await begin())
    assert [waits_for_computer(await tables.load(each.table.id)) for each in (old, played)] == [True, False]


async def test_what_another_process_played_is_told_here(tables: Tables, begin: Begin) -> None:
    other, heard = tables_on(tables._database, FakeClock()), list[StoredTable]()
    old = await other.open(private())
    await calm(await begin(at=other))
    tables.subscribe(heard.append)
    (turns := await begin()).consider(old)  # as a look before that does
    await calm(turns)
    assert heard == [await other.load(old.table.id)]


@pytest.mark.parametrize("during", ["_ask_mark", "_read"])
async def test_a_change_during_a_look_is_what_it_gives(tables: Tables, during: str) -> None:
    number, usual = (await tables.open(private())).table.id, getattr(tables, during)
    now = await tables_on(tables._database, FakeClock()).do(number, Step(0, None))

    async def look(*of: object) -> object:
        setattr(tables, during, usual)
        found = await usual(*of)
        tables._remember(now, tables._forgotten)  # as a change in this process does
        return found

    setattr(tables, during, look)
    assert await tables.load(number) is now


class Process:
    """The tables and computers of a process, which share nothing but the database with those of others."""

    def __init__(self, database: Database, seed: int) -> None:
        self.tables = tables_on(database, FakeClock(), seed)
        self.turns = Autoplay(self.tables, OnTheSpot(RuleOfThumb()), pace=0, dice=Random(seed))


@rest
@pytest.mark.parametrize("seed", range(12))
async def test_two_processes_play_on_whichever_dies_and_nothing_is_lost_or_doubled(
    database: Database, seed: int
) -> None:
    """Presses and computers of both at once, by lot; a process ends between any two steps, and another begins."""
    dice, keys, seeds = Random(seed), count(1), count()
    processes = [Process(database, next(seeds)), Process(database, next(seeds))]
    for each in processes:
        await each.turns.start()
    number, acted = (await processes[0].tables.open(private())).table.id, 0
    while (now := await processes[0].tables.load(number)).table.running:
        pressed = dice.sample(processes, dice.choice((1, 1, 2)))
        for each in pressed:  # as a press does: it looks, by which computers move on
            each.turns.consider(await each.tables.load(number))
        acts = (each.tables.do(number, Act(ANN.user, 0, now.table.version, next(keys))) for each in pressed)
        done = await asyncio.gather(*acts, return_exceptions=True)
        taken = [each for each in done if isinstance(each, StoredTable)]
        assert all(isinstance(each, StoredTable | Refused) for each in done)
        assert len(taken) <= 1, "of two presses one acts"
        acted += len(taken)
        for _ in range(dice.randrange(40)):
            await asyncio.sleep(0)
        if dice.random() < 0.3:
            await processes.pop(0).turns.close()
            processes.append(Process(database, next(seeds)))
            await processes[-1].turns.start()
    for each in processes:
        await each.turns.close()
    lines = sorted(line for line in (await rows(database))["log"] if line[0] == number)
    assert [line[1] for line in lines] == list(range(1, len(lines) + 1))
    assert sum(line[3] == ANN.user for line in lines) == acted
    assert replay(SHORT, [load(line[2]) for line in lines]) == now.state
