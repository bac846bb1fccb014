"""What members leave to be done at their own turns: playing the only card, and passing in advance.

Both are carried out by `Tables.do`, like a press. In memory only: a restart forgets passes in advance, and begins a
turn's delay again.
"""

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final, final

from bot.clock import Clock
from bot.due import Due
from bot.logs import about
from bot.members.preferences import Members, OnlyCard
from bot.tables.autoplay import AFTER_TRICK, AT_ONCE, THINKING
from bot.tables.commands.play import Act
from bot.tables.game import StoredTable
from bot.tables.service import Tables
from bot.tasks import Backoff
from engine import Action, Pass, Phase, Play, Refused, Seat, View
from engine.cards import count
from engine.rules.options import AllPass

_log = logging.getLogger(__name__)
ENOUGH: Final = 5
"""The fewest plays by hand from which a delay is drawn; until then an only card waits for a press."""
_REMEMBERED: Final = 20
"""Plays of a member at a table whose delays are remembered."""
_SPREAD: Final = 0.1
"""By what part a drawn delay varies, so that none comes twice."""
_RESERVE_MS: Final = 3_000
"""Milliseconds before the end of the clock at which a card is played at the latest."""
_RETRY: Final = Backoff((5, 15, 60))
_BIDDING: Final = frozenset({Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.AUCTION})


def may_pass_ahead(view: View) -> bool:
    """Whether a seat may ask to pass in advance: others are bidding, and its own turn in this round is to come.

    A dealer who may not pass has no use for it.
    """
    seat = view.seat
    if seat is None or view.actor is None or view.actor == seat or view.phase not in _BIDDING:
        return False
    if seat == view.dealer and view.phase is not Phase.FIRST_ROUND and view.rules.all_pass is AllPass.STICK_DEALER:
        return False
    order = view.seating.seats
    if seat not in order or view.dealer not in order:
        return False
    last = order.index(view.dealer)
    places = {each: (order.index(each) - last - 1) % len(order) for each in order}
    return places[view.actor] < places[seat]


@final
@dataclass(frozen=True, slots=True)
class _Ahead:
    """A member passes at the next turn in this phase of a hand, if no more than passes are said until then."""

    hand: int
    phase: Phase
    calls: int
    """The calls of the hand when the member asked for it."""

    def holds(self, stored: StoredTable, view: View) -> bool:
        """Whether nothing but passes has been said since."""
        only_passes = all(isinstance(call.action, Pass) for call in view.calls[self.calls :])
        return stored.hand_number == self.hand and view.phase is self.phase and only_passes


@final
@dataclass(slots=True)
class _Watched:
    """A table at play: its present version, since when it has it, and what its members do there."""

    version: int
    since: int
    user: int | None
    """The member to act."""
    playing: bool
    order: Action | None = None
    """What is done for the member; None until it is known."""
    due: float = 0.0
    """When it is done, by the loop's time."""
    by_order: bool = False
    """Whether an order was carried out at this version."""
    delays: dict[int, deque[int]] = field(default_factory=dict[int, deque[int]])
    """How long members took for the cards that they played by hand, in milliseconds."""
    ahead: dict[int, _Ahead] = field(default_factory=dict[int, _Ahead])


@final
class StandingOrders:
    """Acts for members who are at the table, as they have asked. `pace` is that of computers; at least 1 counts."""

    def __init__(self, tables: Tables, members: Members, *, clock: Clock, pace: float, dice: Random) -> None:
        self._tables = tables
        self._members = members
        self._clock = clock
        self._pace = max(1.0, pace)
        self._dice = dice
        self._at: dict[int, _Watched] = {}
        self._due = Due[int](self._carry_out, name="orders", failed=self._note_failure, retry=_RETRY)

    async def start(self) -> None:
        """Begin, also at tables that were at play before the start."""
        self._due.start()
        self._tables.subscribe(self._consider)
        for stored in await self._tables.running():
            if stored.table.id not in self._at:
                self._consider(stored)

    async def close(self) -> None:
        """Stop; an action that is being written is finished by the service."""
        await self._due.close()

    def set_pass_ahead(self, stored: StoredTable, user: int, *, on: bool) -> None:
        """Pass at the member's next turn, if only passes are said until then; or not any more."""
        at, seat = self._at.get(stored.table.id), stored.table.seat_of(user)
        view = None if seat is None else stored.view_for(seat).view
        if at is None or view is None:
            return
        at.ahead.pop(user, None)
        if on and may_pass_ahead(view):
            at.ahead[user] = _Ahead(stored.hand_number, view.phase, len(view.calls))

    def passes_ahead(self, stored: StoredTable, user: int) -> bool:
        """Whether the member passes at the next turn, as things are."""
        at, view = self._at.get(stored.table.id), stored.public.view
        ahead = None if at is None else at.ahead.get(user)
        return ahead is not None and view is not None and ahead.holds(stored, view)

    def _consider(self, stored: StoredTable) -> None:
        table, view = stored.table, stored.public.view
        at = self._at.get(table.id)
        if view is None or stored.state is None or not table.running:
            self._at.pop(table.id, None)
            self._due.forget(table.id)
            return
        user, now = _member_to_act(stored), self._clock.now()
        if at is None:
            at = self._at[table.id] = _Watched(table.version, now, user, playing=False)
        elif at.version == table.version and at.user == user:
            return  # the same turn
        elif at.user is not None and at.version != table.version:
            at.ahead.pop(at.user, None)
            if at.playing and not at.by_order:
                at.delays.setdefault(at.user, deque(maxlen=_REMEMBERED)).append(now - at.since)
        at.version, at.since, at.user, at.order = table.version, now, user, None
        at.playing, at.by_order = view.phase is Phase.PLAYING, False
        at.ahead = {member: ahead for member, ahead in at.ahead.items() if ahead.holds(stored, view)}
        self._due.forget(table.id)
        if user is not None:
            self._due.look_at(table.id)

    async def _carry_out(self, table: int) -> float | None:
        """Find what the member to act has ordered for this turn, if anything, and do it after a delay."""
        at = self._at.get(table)
        if at is None or at.user is None:
            return None
        version, user = at.version, at.user
        with about(table=table, version=version):
            try:
                if at.order is None:
                    found = await self._find_order(await self._tables.load(table), at, user)
                    if found is None or (at.version, at.user) != (version, user):
                        return None
                    at.order, seconds = found
                    at.due = _loop_time() + seconds
                if (left := at.due - _loop_time()) > AT_ONCE:
                    return left
                if not isinstance(at.order, Pass) or user in at.ahead:
                    at.by_order = True
                    await self._tables.do(table, Act(user, at.order, version, by_order=True))
            except Refused as refusal:
                _log.info("an order was no longer of use: %s", refusal.code)
        return None

    def _note_failure(self, table: int, fault: Exception) -> None:
        with about(table=table):
            _log.error("an order could not be carried out, and is tried again", exc_info=fault)

    async def _find_order(self, stored: StoredTable, at: _Watched, user: int) -> tuple[Action, float] | None:
        """What to do at this turn, and after how many seconds."""
        seat = stored.table.seat_of(user)
        view = None if seat is None else stored.view_for(seat).view
        if view is None or seat is None:
            return None
        quick = self._dice.uniform(*THINKING) * self._pace
        if user in at.ahead and Pass() in view.choices:
            return Pass(), quick
        if view.phase is not Phase.PLAYING or len(view.choices) != 1 or not isinstance(view.choices[0], Play):
            return None
        pause = 0.0 if view.trick or not view.tricks else AFTER_TRICK * self._dice.uniform(1, 1 + _SPREAD) * self._pace
        wish = (await self._members.get(user)).only_card
        if wish is OnlyCard.OFF or (wish is OnlyCard.LAST_TRICK and not _is_last(view)):
            return None
        if _is_last(view):
            return view.choices[0], max(quick, pause)
        delays = at.delays.get(user, ())
        if len(delays) < ENOUGH:
            return None
        longest = None if stored.deadline is None else stored.deadline - self._clock.now() - _RESERVE_MS
        drawn = self._draw(tuple(delays), longest)
        return view.choices[0], max(drawn / 1000, pause, THINKING[0] * self._pace)

    def _draw(self, delays: Sequence[int], longest: int | None) -> float:
        drawn = self._dice.choice(delays) * self._dice.uniform(1 - _SPREAD, 1 + _SPREAD)
        return drawn if longest is None else min(drawn, max(0, longest))


def _loop_time() -> float:
    return asyncio.get_running_loop().time()


def _member_to_act(stored: StoredTable) -> int | None:
    seat: Seat | None = stored.to_act
    sitter = None if seat is None else stored.table.seats[seat]
    if sitter is None or sitter.played_by_computer or stored.is_late or stored.table.pause is not None:
        return None
    return sitter.user


def _is_last(view: View) -> bool:
    return count(view.cards) == 1
