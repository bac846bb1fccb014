"""Who can be reached: a turn lasts as long as its clock and what its member has lost, whatever went wrong."""

import contextlib
from dataclasses import dataclass, field
from random import Random

import pytest

from bot.store.database import Database
from bot.store.errors import DatabaseError
from bot.tables.commands.life import Open
from bot.tables.commands.seats import ComeBack
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.model import CLOCK_DEFAULT_MS
from bot.tables.reach import LOOK_SECONDS, SILENCE_SECONDS, STOPPED_SECONDS, Reach
from bot.tables.turn_clock import TurnClocks
from tests.bot.people import ANN, CHANNEL, GUILD, MEMBERS, SHORT
from tests.bot.scripted_tables import FakeClock, begun, one_step, tables_on, until_turn
from tests.clock import LoopTime
from tests.there import there

OTHER = GUILD + 1
"""Another server, of another shard."""
CLOCK = CLOCK_DEFAULT_MS / 1000


@dataclass
class FakeDiscord:
    """Says what a test has set."""

    answering: bool = True
    heard: dict[int, bool] = field(default_factory=lambda: {GUILD: True, OTHER: True})
    asked: int = 0

    def servers(self) -> dict[int, bool]:
        return dict(self.heard)

    async def answers(self) -> bool:
        self.asked += 1
        return self.answering


class House:
    """A process of the bot with both of its clocks, which may be started again."""

    def __init__(self, database: Database) -> None:
        self.database, self.clock, self.discord = database, FakeClock(), FakeDiscord()
        self.time = LoopTime()
        self.returned = 0

    async def start(self) -> None:
        self.tables = tables_on(self.database, self.clock)
        self.reach = Reach(self.tables, self.database, clock=self.clock)
        self.reach.subscribe(self.note_return)
        self.clocks = TurnClocks(self.tables, self.database, clock=self.clock, reach=self.reach)
        await self.reach.start(self.discord)
        self.next_look = 0.0
        await self.look()

    def note_return(self) -> None:
        self.returned += 1

    async def look(self) -> None:
        self.next_look = self.time.at + await self.clocks.tick()

    async def later(self, seconds: float) -> None:
        """Time passes, with all looks."""
        until = self.time.at + seconds
        while self.next_look <= until:
            self.stand_still(max(0, self.next_look - self.time.at))
            await self.look()
        self.stand_still(until - self.time.at)

    def stand_still(self, seconds: float) -> None:
        """Time passes, and the process does not look."""
        self.time.at += seconds
        self.clock.later(seconds)

    async def turn(self, guild: int = GUILD) -> StoredTable:
        """A game of four members at a member's turn."""
        now = await begun(self.tables, *MEMBERS, rules=SHORT, guild=guild)
        return await until_turn(self.tables, now, 2)

    async def left(self, turn: StoredTable) -> float:
        """Seconds that a turn has left."""
        return (there((await self.tables.load(turn.table.id)).deadline) - self.clock.now()) / 1000


@pytest.fixture
async def house(database: Database) -> House:
    made = House(database)
    await made.start()
    return made


async def refuse_to_write(_: object) -> None:
    raise DatabaseError("the disk is full")


class TestLost:
    """What goes wrong, for five minutes."""

    async def silence(self, house: House) -> None:
        """Discord answers no request for five minutes."""
        house.discord.answering = False
        await house.later(300)
        house.discord.answering = True

    async def unavailable(self, house: House) -> None:
        """The server is unavailable, or its shard away; the process looks at once when it hears so."""
        house.discord.heard[GUILD] = False
        await house.look()
        await house.later(300)
        house.discord.heard[GUILD] = True

    async def stopped(self, house: House) -> None:
        """The process stands still: SIGSTOP, a frozen disk."""
        house.stand_still(300)

    async def suspended(self, house: House) -> None:
        """The machine sleeps: the loop's clock, too."""
        house.clock.later(300)

    async def disk_full(self, house: House) -> None:
        """Nothing can be stored."""
        write, house.database.write = house.database.write, refuse_to_write  # type: ignore[method-assign]
        until = house.time.at + 300
        while house.time.at < until:
            house.stand_still(LOOK_SECONDS)
            with contextlib.suppress(DatabaseError):
                await house.look()
        house.database.write = write  # type: ignore[method-assign]
        house.next_look = house.time.at

    async def restarted(self, house: House) -> None:
        """The process is killed and started again."""
        house.stand_still(300)
        await house.start()

    @pytest.mark.parametrize("how", ["silence", "unavailable", "stopped", "suspended", "disk_full", "restarted"])
    async def test_what_was_lost_is_given_back(self, house: House, how: str) -> None:
        turn = await house.turn()
        await house.later(20)
        began = house.clock.now()
        await getattr(self, how)(house)
        before = house.returned
        await house.later(2 * LOOK_SECONDS)
        assert -SILENCE_SECONDS <= CLOCK - 20 - await house.left(turn) <= 4 * LOOK_SECONDS
        away = there(house.reach.away(GUILD))
        assert abs(away.since - began) <= (SILENCE_SECONDS + LOOK_SECONDS) * 1000
        assert there(away.until) - away.since == pytest.approx(300_000, abs=1000 * (SILENCE_SECONDS + LOOK_SECONDS))
        assert house.returned == before + (how != "restarted")
        await house.later(CLOCK)
        assert waits_for_computer(await house.tables.load(turn.table.id))


async def test_a_stop_gives_back_what_it_took_and_no_more(house: House) -> None:
    turn = await house.turn()
    await house.later(20.5)
    left = await house.left(turn)
    await house.reach.close()
    house.stand_still(100)
    assert not house.reach.can_act(GUILD)
    await house.start()
    assert await house.left(turn) == left


async def test_other_servers_lose_and_gain_nothing(house: House) -> None:
    here, there_ = await house.turn(), await house.turn(OTHER)
    house.discord.heard[GUILD] = False
    await house.later(CLOCK + LOOK_SECONDS)
    assert not house.reach.can_act(GUILD)
    assert not waits_for_computer(await house.tables.load(here.table.id))
    assert waits_for_computer(await house.tables.load(there_.table.id))
    assert house.reach.away(OTHER) is None


async def test_a_restart_in_an_outage_of_a_server_loses_nothing(house: House) -> None:
    turn, other = await house.turn(), await house.turn(OTHER)
    house.discord.heard[GUILD] = False
    await house.look()
    await house.later(40)
    house.stand_still(100)
    await house.start()
    await house.later(40)
    house.discord.heard[GUILD] = True
    await house.look()
    assert await house.left(turn) == CLOCK
    assert await house.left(other) == pytest.approx(CLOCK - 80, abs=LOOK_SECONDS + 5) or waits_for_computer(
        await house.tables.load(other.table.id)
    )


@pytest.mark.parametrize("down", [False, True])
async def test_a_clock_that_is_set_back_lengthens_no_turn(house: House, down: bool) -> None:
    turn = await house.turn()
    await house.later(20)
    if down:
        house.discord.heard[GUILD] = False
        await house.look()
    house.clock.later(-7200)
    if down:
        await house.start()
        house.discord.heard[GUILD] = True
    await house.later(LOOK_SECONDS)
    assert await house.left(turn) == pytest.approx(CLOCK - 20, abs=LOOK_SECONDS + 5)


async def test_discord_is_asked_only_while_something_is_due_soon(house: House) -> None:
    await house.later(600)
    assert house.discord.asked == 0
    await house.turn()
    await house.later(CLOCK - 1)
    assert 9 <= house.discord.asked <= 12, "once in ten seconds"
    house.reach.note_answer()
    asked = house.discord.asked
    await house.later(SILENCE_SECONDS - 1)
    assert house.discord.asked == asked, "it has answered a moment ago"


async def test_a_failure_is_followed_up_although_nothing_is_due(house: House) -> None:
    house.reach.note_failure()
    house.discord.answering = False
    await house.later(SILENCE_SECONDS + 2 * LOOK_SECONDS)
    assert not house.reach.can_act(GUILD)
    house.discord.answering = True
    await house.later(LOOK_SECONDS)
    assert house.reach.can_act(GUILD)


async def test_a_server_that_the_bot_has_left_is_not_away_for_ever(house: House) -> None:
    house.discord.heard[GUILD] = False
    await house.look()
    del house.discord.heard[GUILD]
    await house.look()
    await house.start()
    assert house.reach.can_act(GUILD)


async def test_a_lobby_closes_no_earlier_for_an_outage(house: House) -> None:
    lobby = (await house.tables.open(Open(ANN, GUILD, CHANNEL, preset="custom", rules=SHORT))).table.id
    before = there((await house.tables.load(lobby)).deadline)
    house.stand_still(3600)
    await house.look()
    assert there((await house.tables.load(lobby)).deadline) == pytest.approx(before + 3_600_000, abs=2000)


@pytest.mark.parametrize("seed", range(4))
async def test_every_turn_lasts_its_clock_and_what_was_lost(house: House, seed: int) -> None:
    """Bad weather by lot, second by second; the time in which a member could not act is counted beside it."""
    dice, lost, slack = Random(seed), 0.0, 0.0
    turn = await house.turn()
    began, turns = house.time.at, 0
    while turns < 4:
        what, seconds = dice.choice(("", "", "silence", "server", "stop", "sleep", "back")), dice.uniform(12, 90)
        match what:
            case "silence" | "server":
                house.discord.answering = what != "silence"
                house.discord.heard[GUILD] = what != "server"
                await house.look()
            case "stop":
                seconds = max(seconds, STOPPED_SECONDS + 1)
                house.stand_still(seconds)
            case "sleep":
                house.clock.later(seconds)
                await house.look()
                continue
            case "back":
                house.clock.later(-seconds)
                await house.look()
                continue
            case _:
                seconds = dice.uniform(1, 40)
        ends = house.time.at + (0 if what == "stop" else seconds)
        lost += seconds if what else 0
        slack += {"silence": SILENCE_SECONDS + LOOK_SECONDS, "stop": LOOK_SECONDS, "server": 0}.get(what, 0)
        while house.time.at < ends:
            await house.later(min(1, ends - house.time.at))
            now = await house.tables.load(turn.table.id)
            if waits_for_computer(now):
                over = house.time.at - began - CLOCK - lost
                unnoticed = what == "silence" and house.time.at - ends + seconds <= SILENCE_SECONDS + LOOK_SECONDS
                assert not what or unnoticed, f"a turn ended in an outage: {what}"
                assert unnoticed or -1 <= over <= slack + 4 * LOOK_SECONDS, f"{over} s after clock and loss of {lost} s"
                turns, began, slack = turns + 1, house.time.at, 2 * SILENCE_SECONDS if what else 0.0
                lost = ends - house.time.at if what else 0.0
                now = await one_step(house.tables, now, dice)
                while now.table.running and (now.to_act is None or waits_for_computer(now)):
                    now = await one_step(house.tables, now, dice)
                if not now.table.running:
                    now = await house.turn()
                for sitter in filter(None, now.table.seats):
                    if sitter.away and sitter.user is not None:
                        now = await house.tables.do(now.table.id, ComeBack(MEMBERS[sitter.user - ANN.user]))
                turn = now
        house.discord.answering, house.discord.heard[GUILD] = True, True
        await house.look()
