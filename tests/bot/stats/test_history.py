"""The history of a server from its rows, and replays from the log, on both kinds of database."""

from random import Random

from sqlalchemy import event

from bot.history.games import PAGE, History, HistoryPage
from bot.history.replay import Replays
from bot.panels.core.custom_ids import MENU_TEMPLATE, read
from bot.panels.core.panel import Menu
from bot.panels.core.reader import Reader
from bot.panels.stats.history import history_panel
from bot.store import schema
from bot.store.database import Database
from bot.tables.commands.life import Close
from bot.tables.commands.seats import Leave
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.tables.service import Tables
from engine import Phase, Rules
from tests.bot.panel_checks import texts
from tests.bot.people import ANN, BEN, CHANNEL, CLEO, EVE, GUILD, MOD, SHORT
from tests.bot.scripted_tables import FakeClock, one_step, opened, phase, started, until, until_over
from tests.refused import refused
from tests.suite import both_databases, rest
from tests.there import there

ENGLISH = Reader(language="en")


async def played(tables: Tables, clock: FakeClock, members: int = 4, rules: Rules = SHORT) -> StoredTable:
    clock.later(60)
    return await until_over(tables, await started(tables, members, rules))


def numbers(page: HistoryPage) -> list[int]:
    return [game.table.id for game in page.games]


# --- the list


@rest
async def test_games_are_listed_newest_first_with_players_and_winner(
    database: Database, tables: Tables, clock: FakeClock
) -> None:
    over = [await played(tables, clock) for _ in range(3)]
    await started(tables)  # at play, and not listed
    page = await History(database).page(GUILD, None, 0)
    assert numbers(page) == [now.table.id for now in reversed(over)]
    assert (page.total, page.pages) == (3, 1)
    for member in (None, ANN.user):
        assert (await History(database).page(GUILD + 1, member, 0)).total == 0, "another server has its own"
    for game, now in zip(page.games, reversed(over), strict=True):
        shown = there(now.public.view)
        assert (game.winner, game.scores, game.at) == (shown.winner, shown.scores, now.table.ended_at)
        assert [sitter and sitter.name for sitter in game.table.seats] == ["Ann", "Ben", "Cleo", "Dan"]
        assert game.table.rules == now.table.rules


@both_databases
async def test_pages_and_the_last_one_for_more(database: Database, tables: Tables, clock: FakeClock) -> None:
    history = History(database)
    for _ in range(PAGE):
        await played(tables, clock)
    only = await history.page(GUILD, None, 1)
    assert (only.number, only.pages, numbers(only)) == (0, 1, list(range(PAGE, 0, -1)))
    for _ in range(3):
        await played(tables, clock)
    first, last = await history.page(GUILD, None, 0), await history.page(GUILD, None, 1)
    assert numbers(first) == list(range(PAGE + 3, 3, -1))
    assert numbers(last) == [3, 2, 1]
    assert await history.page(GUILD, None, 99) == last
    assert first.pages == last.pages == 2


async def test_a_members_games_are_those_the_member_sat_in(
    database: Database, tables: Tables, clock: FakeClock
) -> None:
    await played(tables, clock, members=1)
    await played(tables, clock, members=4)
    await played(tables, clock, members=2)
    history = History(database)
    assert numbers(await history.page(GUILD, ANN.user, 0)) == [3, 2, 1]
    assert numbers(await history.page(GUILD, BEN.user, 0)) == [3, 2]
    cleos = await history.page(GUILD, CLEO.user, 0)
    assert numbers(cleos) == [2]
    assert await history.member(GUILD, 2, cleos.place) == (CLEO.user, "Cleo")
    assert numbers(await history.page(GUILD, EVE.user, 0)) == []
    for place in (0, 5, 99):
        assert await history.member(GUILD, 2, place) is None


async def test_a_deleted_member_has_no_list_of_games(database: Database, tables: Tables, clock: FakeClock) -> None:
    await played(tables, clock)
    history = History(database)
    place = (await history.page(GUILD, CLEO.user, 0)).place
    gone = {"user_id": -7, "name": ""}

    async def forget(connection) -> None:
        for table in (schema.seats, schema.player_games):
            values = gone if table is schema.seats else {"user_id": -7}
            await connection.execute(table.update().where(table.c.user_id == CLEO.user).values(**values))

    await database.write(forget)
    assert [await history.member(GUILD, 1, each) for each in (1, place)].count(None) >= 1
    assert await history.page(GUILD, CLEO.user, 0) == HistoryPage(games=(), number=0, total=0, user=CLEO.user)


async def test_a_game_given_up_is_listed_without_a_winner(database: Database, tables: Tables, clock: FakeClock) -> None:
    now = await until(tables, await started(tables, 4), lambda n: phase(n.state) is Phase.PLAYING)
    await tables.do(now.table.id, Close(MOD))
    (game,) = (await History(database).page(GUILD, None, 0)).games
    assert game.winner is None
    panel = history_panel(await History(database).page(GUILD, None, 0), None, ENGLISH)
    assert "Game 1 · stopped early: " in "\n".join(texts(panel))


@rest
async def test_a_page_asks_a_handful_of_questions_however_many_games(
    database: Database, tables: Tables, clock: FakeClock
) -> None:
    """No log is read to list games."""
    for _ in range(PAGE):
        await played(tables, clock)
    asked = list[str]()

    async with database.read() as connection:
        engine = connection.sync_engine

    def note(_connection, _cursor, statement, *_rest) -> None:
        asked.append(statement)

    event.listen(engine, "before_cursor_execute", note)
    try:
        await History(database).page(GUILD, None, 0)
    finally:
        event.remove(engine, "before_cursor_execute", note)
    selects = [statement for statement in asked if statement.startswith("SELECT")]
    assert 0 < len(selects) <= 4
    assert not any(" log" in statement for statement in selects)


async def test_ones_own_games_are_suggested_first(database: Database, tables: Tables, clock: FakeClock) -> None:
    await played(tables, clock, members=2)
    await played(tables, clock, members=1)
    recent = await History(database).recent(GUILD, BEN.user, 25)
    assert [game.table.id for game in recent] == [1, 2]
    assert [game.table.id for game in await History(database).recent(GUILD, EVE.user, 1)] == [2]


async def test_the_game_of_a_message(database: Database, tables: Tables, clock: FakeClock) -> None:
    now = await played(tables, clock)
    history, ended = History(database), now.table.ended_at or 0
    assert await history.find_by_message(55, CHANNEL, ended) == 1
    assert await history.find_by_message(55, CHANNEL, ended + 1) is None
    assert await history.find_by_message(55, CHANNEL + 1, ended) is None
    await tables.set_message(1, 55, ended)
    assert await history.find_by_message(55, CHANNEL, ended + 10**9) == 1
    clock.later(60)
    await opened(tables)
    await opened(tables, BEN)
    assert await history.find_by_message(66, CHANNEL, clock.now()) is None, "there are two"


# --- its panels


async def test_the_menu_opens_what_the_list_names(database: Database, tables: Tables, clock: FakeClock) -> None:
    for _ in range(3):
        await played(tables, clock)
    page = await History(database).page(GUILD, BEN.user, 0)
    panel = history_panel(page, "Ben", ENGLISH)
    (menu,) = [block for block in panel.blocks if isinstance(block, Menu)]
    assert [choice.value for choice in menu.select.choices] == ["3", "2", "1"]
    match = there(MENU_TEMPLATE.fullmatch(menu.select.id))
    press = read(match)
    assert await History(database).member(GUILD, press.subject, press.index) == (BEN.user, "Ben")
    assert str(BEN.user) not in repr(panel), "ids of members are not put into buttons"


# --- replays


async def test_a_running_game_shows_nothing(database: Database, tables: Tables) -> None:
    now = await until(tables, await started(tables, 4), lambda n: phase(n.state) is Phase.PLAYING)
    replays = Replays(tables, database)
    with refused(Code.NOT_OVER):
        await replays.position(now.table.id, 0, 0, None)
    with refused(Code.UNKNOWN):
        await replays.hands(99)


async def test_an_abandoned_game_can_be_replayed(database: Database, tables: Tables) -> None:
    """As `/game check` has it: its secret, which tells every deal, is open then too."""
    now = await until(tables, await started(tables, 4), lambda n: phase(n.state) is Phase.PLAYING)
    await tables.do(now.table.id, Close(MOD))
    replays = Replays(tables, database)
    assert (await tables.load(now.table.id)).table.status is Status.CLOSED
    hands = await replays.hands(now.table.id)
    assert hands[-1].chapter.result is None
    here = there(await replays.position(now.table.id, len(hands) - 1, 10_000, None))
    assert here.step == here.chapter.steps - 1
    assert here.view.phase is Phase.PLAYING


async def test_a_lobby_that_was_closed_has_nothing_to_show(database: Database, tables: Tables) -> None:
    table = await opened(tables)
    await tables.do(table.id, Close(ANN))
    replays = Replays(tables, database)
    assert await replays.hands(table.id) == ()
    assert await replays.position(table.id, 0, None, None) is None


async def test_steps_out_of_range_give_the_nearest(database: Database, tables: Tables, clock: FakeClock) -> None:
    await played(tables, clock)
    replays = Replays(tables, database)
    hands = await replays.hands(1)
    here = there(await replays.position(1, 999, 9_998, 77))
    assert (here.hand, here.step, here.seat) == (len(hands) - 1, hands[-1].chapter.steps - 1, None)
    dealt = there(await replays.position(1, 0, None, 3))
    assert dealt.step == hands[0].chapter.deal
    assert [held.seat for held in dealt.held] == [3]


@rest
async def test_each_step_names_who_sat_there_then(database: Database, tables: Tables) -> None:
    """A computer takes over from Ben in the middle of the game; the steps before it are Ben's."""
    now = await until(tables, await started(tables, 4, Rules(target=4)), lambda n: phase(n.state) is Phase.PLAYING)
    version = now.table.version
    await tables.do(now.table.id, Leave(BEN))
    await until_over(tables, await tables.load(now.table.id))
    replays = Replays(tables, database)
    names = list[str]()
    for hand, recorded in enumerate(await replays.hands(now.table.id)):
        for step in range(recorded.chapter.steps):
            here = there(await replays.position(now.table.id, hand, step, None))
            sitter = there(here.shown.table.seats[1])
            names.append(sitter.name)
    assert names[:version] == ["Ben"] * version
    assert "Ben" not in names[version:]
    assert len(names) > version


async def test_only_the_latest_games_are_kept(database: Database, tables: Tables, clock: FakeClock) -> None:
    for _ in range(3):
        await played(tables, clock)
    replays = Replays(tables, database, kept=2)
    first = await replays.hands(1)
    assert await replays.hands(1) is first
    await replays.hands(2)
    await replays.hands(1)
    await replays.hands(3)
    assert await replays.hands(1) is first, "it was asked for after the second"
    assert set(replays._games) == {3, 1}


async def test_every_seat_of_every_hand_is_as_its_view_was(
    database: Database, tables: Tables, clock: FakeClock
) -> None:
    """What a seat is shown in the replay is what the table showed it at play."""
    now = await started(tables, 4, Rules(target=3))
    seen, dice = {seat: list[object]() for seat in range(4)}, Random(5)
    while now.table.status is not Status.OVER:
        now = await one_step(tables, now, dice)
        for seat in range(4):
            seen[seat].append(now.view_for(seat).view)
    replays = Replays(tables, database)
    for seat in range(4):
        views = [
            there(await replays.position(now.table.id, number, step, seat)).view
            for number, hand in enumerate(await replays.hands(now.table.id))
            for step in range(hand.chapter.steps)
        ]
        assert views == seen[seat]
