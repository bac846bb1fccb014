"""Only cards played without a press, and passes in advance."""

import asyncio
from bisect import bisect_right
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from bot.members.preferences import OnlyCard, Preferences
from bot.members.standing_orders import ENOUGH, StandingOrders, may_pass_ahead
from bot.tables.autoplay import AFTER_TRICK, THINKING
from bot.tables.commands.play import ExpireClock, Step
from bot.tables.game import StoredTable
from engine import Action, Order, Pass, Phase, Rules, legal_actions
from engine.cards import count
from engine.rules.presets import PRESETS
from tests.bot.panel_checks import USERS, table_of
from tests.bot.scripted_tables import FakeClock, secrets
from tests.clock import LoopTime, calm
from tests.driver import anything, next_command
from tests.random_games import Game
from tests.suite import rest
from tests.there import there

LONG = Rules(target=50)


@dataclass
class OneTable:
    """`Tables` with one table and no database."""

    stored: StoredTable
    clock: FakeClock
    listeners: list[Callable[[StoredTable], None]] = field(default_factory=list[Callable[[StoredTable], None]])
    fault: Exception | None = None

    def subscribe(self, listener: Callable[[StoredTable], None]) -> None:
        self.listeners.append(listener)

    async def running(self) -> list[StoredTable]:
        return [self.stored]

    async def load(self, _: int) -> StoredTable:
        return self.stored

    async def do(self, _: int, command: Any) -> StoredTable:
        if self.fault is not None:
            raise self.fault
        self.stored = command.decide(self.stored, self.clock.now()).after
        for listener in self.listeners:
            listener(self.stored)
        return self.stored


class Played:
    """A table of members who all prefer the same, and the delays of what is done for them."""

    def __init__(self, only_card: OnlyCard = OnlyCard.LAST_TRICK, rules: Rules = LONG) -> None:
        self.clock = FakeClock()
        table = table_of(Game(rules, None), computers=frozenset())
        lobby = StoredTable(revision=0, secret=secrets()(), table=table)
        self.tables = OneTable(lobby.start_game(table), self.clock)
        self.preferences = Preferences(only_card=only_card)
        self.time = LoopTime()
        self.rng = Random(7)
        self.orders = self.new_orders()

    def new_orders(self) -> StandingOrders:
        return StandingOrders(self.tables, self, clock=self.clock, pace=1, dice=Random(3))  # type: ignore[arg-type]

    @property
    def now(self) -> StoredTable:
        return self.tables.stored

    async def get(self, _: int) -> Preferences:
        return self.preferences

    async def ordered(self) -> float | None:
        """The delay of what is done for the member to act; `None` where nothing is."""
        await calm()
        return self.time.wait_for(self.orders._due, self.now.table.id)

    async def carry_out(self) -> None:
        """Let the delay pass."""
        seconds = there(await self.ordered())
        self.clock.later(seconds)
        await self.time.later(seconds)

    async def act(self, action: Action | None = None, seconds: float = 2.0) -> None:
        """The table's own step, or a member's action by hand, by default at random."""
        self.clock.later(seconds)
        await self.tables.do(1, next_command(self.now, self.rng, lambda state, dice: action or anything(state, dice)))

    async def until(self, there: Callable[[StoredTable], bool], seconds: float = 2.0) -> None:
        while not there(self.now):
            if await self.ordered() is None:
                await self.act(seconds=seconds)
            else:
                await self.carry_out()


def on_turn(phase: Phase, cards: int | None = None, choices: int | None = None) -> Callable[[StoredTable], bool]:
    """A member's turn in a phase, with so many cards in hand, and so many choices."""

    def is_so(stored: StoredTable) -> bool:
        view = None if stored.to_act is None else stored.view_for(stored.to_act).view
        if view is None or view.phase is not phase:
            return False
        return cards in (None, count(view.cards)) and choices in (None, len(view.choices))

    return is_so


Begin = Callable[..., Awaitable[Played]]


@pytest.fixture
async def begin() -> AsyncIterator[Begin]:
    """Begins a table as `Played`, and closes it after the test."""
    tables = list[Played]()

    async def at_a_table(*of: Any, **more: Any) -> Played:
        tables.append(Played(*of, **more))
        await tables[-1].orders.start()
        return tables[-1]

    yield at_a_table
    for each in tables:
        await each.orders.close()


async def test_the_last_card_is_played_at_the_tables_pace(begin: Begin) -> None:
    played = await begin()
    await played.until(on_turn(Phase.PLAYING, cards=1))
    version = played.now.table.version
    seconds = there(await played.ordered())
    assert AFTER_TRICK <= seconds < 2 * AFTER_TRICK, "everyone can see the trick before the next lead"
    await played.carry_out()
    assert played.now.table.version == version + 1
    following = there(await played.ordered())
    assert THINKING[0] <= following <= THINKING[1]


@pytest.mark.parametrize("steps", range(6))
async def test_the_last_card_has_its_pause_where_two_turns_come_close(begin: Begin, steps: int) -> None:
    """The second comes when the loop has gone so many steps after the first: while it is looked at, or just before."""
    played = await begin()
    await played.until(on_turn(Phase.PLAYING, cards=1))
    await played.act()
    for _ in range(steps):
        await asyncio.sleep(0)
    await played.act()
    version = played.now.table.version
    seconds = await played.ordered()
    assert played.now.table.version == version
    assert THINKING[0] <= seconds <= THINKING[1]


@pytest.mark.parametrize("only_card", [OnlyCard.OFF, OnlyCard.LAST_TRICK])
async def test_an_only_card_before_the_last_trick_waits_for_its_member(begin: Begin, only_card: OnlyCard) -> None:
    played = await begin(only_card)
    await played.until(on_turn(Phase.PLAYING, cards=3, choices=1))
    assert await played.ordered() is None
    await played.until(on_turn(Phase.PLAYING, cards=1))
    assert (await played.ordered() is None) is (only_card is OnlyCard.OFF)


async def test_an_only_card_waits_until_the_members_own_pace_is_known(begin: Begin) -> None:
    played, waited, played_by_order = await begin(OnlyCard.ALWAYS), 0, 0
    while not (waited and played_by_order):
        await played.until(on_turn(Phase.PLAYING, choices=1))
        view = there(played.now.public.view)
        by_hand = played.orders._at[played.now.table.id].delays.get(USERS[0] + view.actor, ())
        if max(view.counts) > 1:
            ordered = await played.ordered()
            assert (ordered is None) is (len(by_hand) < ENOUGH)
            waited += ordered is None
            played_by_order += ordered is not None
        await (played.act() if await played.ordered() is None else played.carry_out())


@rest
async def test_delays_do_not_tell_which_cards_are_played_without_a_press(begin: Begin) -> None:
    """Two samples: a member's forced cards by hand, and those played by order (Kolmogorov and Smirnov, 1 %)."""
    by_hand, by_order = await _forced_delays(begin, OnlyCard.OFF), await _forced_delays(begin, OnlyCard.ALWAYS)
    assert min(len(by_hand), len(by_order)) > 100
    limit = 1.63 * ((len(by_hand) + len(by_order)) / (len(by_hand) * len(by_order))) ** 0.5
    assert _distance(by_hand, by_order) < limit
    at_once = [THINKING[0]] * len(by_hand)
    assert _distance(by_hand, at_once) > limit, "a fixed delay would be found out"


async def _forced_delays(begin: Begin, only_card: OnlyCard) -> list[float]:
    """How long members at a table took for cards that were their only ones, before the last trick."""
    played, dice, found = await begin(only_card), Random(11), list[float]()
    while played.now.hand_number < 45 and played.now.table.running:
        stored, began = played.now, played.clock.now()
        view = None if stored.to_act is None else stored.view_for(stored.to_act).view
        if await played.ordered() is None:
            await played.act(seconds=max(AFTER_TRICK, dice.lognormvariate(1.2, 0.5)))
        else:
            await played.carry_out()
        forced = view is not None and view.phase is Phase.PLAYING and len(view.choices) == 1 and count(view.cards) > 1
        if forced and stored.hand_number > 5:
            found.append((played.clock.now() - began) / 1000)
    return found


def _distance(one: list[float], two: list[float]) -> float:
    """The greatest distance between two empirical distributions."""
    one, two = sorted(one), sorted(two)
    return max(abs(bisect_right(one, at) / len(one) - bisect_right(two, at) / len(two)) for at in (*one, *two))


async def test_an_order_is_no_sign_of_life(begin: Begin) -> None:
    played = await begin()
    await played.until(on_turn(Phase.PLAYING, cards=2))
    seat = there(played.now.to_act)
    played.clock.later(200)
    await played.tables.do(1, ExpireClock(played.now.table.version))
    assert played.now.deadline is None
    assert await played.ordered() is None, "the computer plays this card"
    await played.tables.do(1, Step(played.now.table.version, legal_actions(played.now.state)[0]))
    await played.until(lambda stored: stored.to_act == seat)
    await played.ordered()
    await played.carry_out()
    sitter = there(played.now.table.seats[seat])
    assert sitter.missed == 1


async def test_after_a_restart_the_last_card_is_still_played(begin: Begin) -> None:
    played = await begin()
    await played.until(on_turn(Phase.PLAYING, cards=1))
    deadline, version = played.now.deadline, played.now.table.version
    await played.orders.close()
    played.tables.listeners.clear()
    played.orders = played.new_orders()
    await played.orders.start()
    assert (await played.ordered()) is not None
    assert played.now.deadline == deadline
    await played.carry_out()
    assert played.now.table.version == version + 1


async def test_an_order_that_fails_is_tried_again(begin: Begin, caplog: pytest.LogCaptureFixture) -> None:
    played = await begin()
    await played.until(on_turn(Phase.PLAYING, cards=1))
    version, played.tables.fault = played.now.table.version, OSError("the disk is full")
    await played.carry_out()
    assert "an order could not be carried out" in caplog.text
    assert played.now.table.version == version
    assert await played.ordered() == 5
    await played.carry_out()
    assert await played.ordered() == 15, "later after each failure"
    played.tables.fault = None
    await played.carry_out()
    assert played.now.table.version == version + 1


async def _before_bidding(begin: Begin, rules: Rules = LONG, phase: Phase = Phase.FIRST_ROUND) -> tuple[Played, int]:
    """A hand that begins, and the user of the dealer, who speaks last."""
    played = await begin(rules=rules)
    await played.until(on_turn(phase))
    view = there(played.now.public.view)
    return played, USERS[0] + view.dealer


async def test_a_pass_in_advance_is_said_at_the_members_turn(begin: Begin) -> None:
    played, dealer = await _before_bidding(begin)
    played.orders.set_pass_ahead(played.now, dealer, on=True)
    assert played.orders.passes_ahead(played.now, dealer)
    for _ in range(3):
        assert await played.ordered() is None
        await played.act(Pass())
    assert (seconds := await played.ordered()) is not None
    assert THINKING[0] <= seconds <= THINKING[1]
    await played.carry_out()
    view = there(played.now.public.view)
    assert view.phase is Phase.SECOND_ROUND
    assert not played.orders.passes_ahead(played.now, dealer), "it was for one turn"


async def test_a_pass_in_advance_can_be_taken_back(begin: Begin) -> None:
    played, dealer = await _before_bidding(begin)
    for on in (True, False):
        played.orders.set_pass_ahead(played.now, dealer, on=on)
    for _ in range(3):
        await played.act(Pass())
    assert await played.ordered() is None


async def test_a_pass_in_advance_ends_with_a_bid(begin: Begin) -> None:
    played, dealer = await _before_bidding(begin, PRESETS["bid-euchre"], Phase.AUCTION)
    played.orders.set_pass_ahead(played.now, dealer, on=True)
    await played.act(next(action for action in legal_actions(played.now.state) if action != Pass()))
    assert not played.orders.passes_ahead(played.now, dealer)
    await played.until(lambda stored: stored.to_act == dealer - USERS[0])
    assert await played.ordered() is None


async def test_who_has_spoken_or_is_to_speak_cannot_pass_in_advance(begin: Begin) -> None:
    played, dealer = await _before_bidding(begin)
    actor = there(played.now.to_act)

    def offered() -> list[bool]:
        views = [played.now.view_for((actor + step) % 4).view for step in range(4)]
        return [view is not None and may_pass_ahead(view) for view in views]

    assert offered() == [False, True, True, True]
    await played.act(Pass())
    assert offered() == [False, False, True, True]
    await played.act(Order())
    assert offered() == [False] * 4
    played.orders.set_pass_ahead(played.now, dealer, on=True)
    assert not played.orders.passes_ahead(played.now, dealer)
