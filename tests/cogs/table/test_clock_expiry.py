"""Clocks that run out: the computer decides once, twice makes a member absent, and I'm back ends that."""

from bot.clock import DAY_MS
from bot.panels.core.custom_ids import Verb
from bot.tables.model import Status
from bot.texts import say
from engine import Rules
from tests.bot.scripted_tables import CLOCK_MS
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    begun,
    look,
    member_to_act,
    offered,
    open_hand,
    pattern,
    press_turn,
)
from tests.suite import rest
from tests.world import World, text

LONG = Rules(target=10)


async def turn_of(w: World, seat: int) -> None:
    """Everyone presses until it is this seat's turn."""
    for _ in range(80):
        now = await look(w)
        if now.to_act == seat:
            return
        if now.to_act is None:
            await w.later(6)
        else:
            await press_turn(w)
            await w.later(0.1)
    raise AssertionError("the seat's turn did not come")


@rest
async def test_once_then_twice_then_back(w: World) -> None:
    await begun(w, rules=LONG, clock_ms=CLOCK_MS)
    await w.later(4)
    seat = (await look(w)).to_act
    member = member_to_act(w, await look(w))
    version = (await look(w)).table.version
    await w.later(CLOCK_MS / 1000 + 3)
    now = await look(w)
    assert now.table.version == version + 1, "the computer made this one decision"
    assert (now.table.seats[seat].missed, now.table.seats[seat].away) == (1, False)
    await turn_of(w, seat)
    version = (await look(w)).table.version
    await w.later(CLOCK_MS / 1000 + 3)
    now = await look(w)
    assert now.table.version > version
    assert now.table.seats[seat].away
    panel = await open_hand(w, member)
    assert say("en", "hand-away") in text(panel)
    assert not offered(panel)
    await w.later(PAINTED)
    await w.click(member, panel, pattern(Verb.BACK, 1))
    assert not (await look(w)).table.seats[seat].away
    await turn_of(w, seat)
    await press_turn(w)


@rest
async def test_a_press_in_time_forgets_the_missed_clock(w: World) -> None:
    await begun(w, rules=LONG, clock_ms=CLOCK_MS)
    await w.later(4)
    seat = (await look(w)).to_act
    await w.later(CLOCK_MS / 1000 + 3)
    assert (await look(w)).table.seats[seat].missed == 1
    await turn_of(w, seat)
    await press_turn(w)
    assert (await look(w)).table.seats[seat].missed == 0


@rest
async def test_a_game_nobody_plays_pauses_and_closes_after_a_day(w: World, make: Maker) -> None:
    await begun(w, clock_ms=CLOCK_MS)
    for _ in range(60):
        await w.later(30)
        if (await look(w)).table.pause is not None:
            break
    now = await look(w)
    await w.later(120)
    assert (await look(w)) == now
    make.clock.skipped += DAY_MS
    await w.later(10)
    assert (await look(w)).table.status is Status.CLOSED


@rest
async def test_a_restart_gives_the_clock_its_time_back(w: World, make: Maker) -> None:
    await begun(w, clock_ms=CLOCK_MS)
    await w.later(4)
    version = (await look(w)).table.version
    await w.later(40)
    await w.restart(make())
    make.clock.skipped += 600_000  # the bot was down for ten minutes
    await w.restart(make())
    await w.later(10)
    assert (await look(w)).table.version == version
    await w.later(30)
    assert (await look(w)).table.version > version


@rest
async def test_the_chosen_clock_is_the_tables(w: World, make: Maker) -> None:
    ann = w.members[0]
    await ann.slash(w.channel, "table open", computers=3, timer=30_000)
    await ann.slash(w.channel, "table start")
    for _ in range(30):
        await w.later(2)
        now = await look(w)
        if now.to_act == 0:
            break
    assert now.table.clock_ms == 30_000
    assert 0 < now.deadline - make.clock.now() <= 30_000
    await w.later(33)
    assert (await look(w)).table.version > now.table.version
