"""Commands of play: members' actions, the table's own steps, computers' actions, expired clocks."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, final

import engine as e
from bot.tables.commands.base import Command, check_version
from bot.tables.errors import Code
from bot.tables.game import Change, StoredTable, chance, give_up, state_at_play, waits_for_computer
from bot.tables.length import is_endless
from bot.tables.lobby.rated import take_turn
from bot.tables.lobby.seats import seat_of, with_sitter
from bot.tables.model import Closing, Member
from engine.phases.registry import Dealing, DrawForDeal, RevokeReview

MISSED: Final = 2
"""Expired clocks in a row that make a member absent."""
_SHOWS: Final = 40
_NUMBERS: Final[dict[type[e.Action], int]] = {e.LayDown: 0, e.ThrowIn: 1, e.Steal: 2, e.Object: 3}
_REVOKES: Final = 10
"""And the seat that is said to have revoked."""


@final
@dataclass(frozen=True, slots=True)
class Act(Command):
    """A member's action at version `seen`. It ends the member's absence and resets `missed`, unless it is `by_order`.

    `action` is an action, or the number of a legal action at that version. `key` is the id of the interaction.
    """

    user: int
    action: e.Action | int
    seen: int
    key: int | None = None
    by_order: bool = False
    """The member ordered it in advance (`bot.members.standing_orders`): no sign of life, but a turn taken."""

    @property
    def interaction(self) -> tuple[int, int] | None:
        """See `Command`."""
        return None if self.key is None else (self.user, self.key)

    def decide(self, before: StoredTable, now: int) -> Change:
        """The action as a line of the log."""
        state = state_at_play(before)
        seat = seat_of(before.table, self.user)
        check_version(before, self.seen)
        if state.actor != seat:
            raise e.Refused(Code.NOT_YOUR_TURN)
        action = _find_by_number(state, self.action) if isinstance(self.action, int) else self.action
        present = _with_consent(before, seat) if self.by_order else _with_member_back(before, seat)
        return present.play_action(action, now, self.user, self.key)


@final
@dataclass(frozen=True, slots=True)
class ActOutOfTurn(Command):
    """A member claims, concedes, steals the deal, objects or calls a revoke; `number` is the `number_of` that action.

    A claim or concession is refused if the table is no longer at version `seen`.
    """

    user: int
    number: int
    seen: int
    key: int | None = None

    @property
    def interaction(self) -> tuple[int, int] | None:
        """See `Command`."""
        return None if self.key is None else (self.user, self.key)

    def decide(self, before: StoredTable, now: int) -> Change:
        """The action as a line of the log; it ends the member's absence."""
        state = state_at_play(before)
        seat = seat_of(before.table, self.user)
        if self.number in (_NUMBERS[e.LayDown], _NUMBERS[e.ThrowIn]):
            check_version(before, self.seen)
        offers = e.interjections(state, seat)
        action = next((each for each in offers if number_of(each, offers) == self.number), None)
        if action is None:
            raise e.IllegalAction(e.Refusal.NOT_NOW)
        return _with_member_back(before, seat).play_action(action, now, self.user, self.key)


@final
@dataclass(frozen=True, slots=True)
class DealNow(Command):
    """A member at the table skips the pause before the table's draw or deal."""

    member: Member
    seen: int

    def decide(self, before: StoredTable, now: int) -> Change:
        """The draw or deal as a line of the log; it ends the member's absence."""
        state = state_at_play(before)
        seat = seat_of(before.table, self.member.user)
        check_version(before, self.seen)
        if not isinstance(state, DrawForDeal | Dealing | RevokeReview) or _others_may_call(before, state, seat):
            raise e.Refused(Code.NOT_YOUR_TURN)
        return _deal(_with_member_back(before, seat), state, now)


@final
@dataclass(frozen=True, slots=True)
class Step(Command):
    """The next step that needs no member: the table's draw or deal, or a computer's `action`."""

    seen: int
    action: e.Action | None = None

    def decide(self, before: StoredTable, now: int) -> Change:
        """The step as a line of the log."""
        state = state_at_play(before)
        check_version(before, self.seen)
        if not waits_for_computer(before):
            raise e.Refused(Code.NOT_YOUR_TURN)
        if isinstance(state, DrawForDeal | Dealing | RevokeReview):
            return _deal(before, state, now)
        if self.action is None or state.actor is None:
            raise e.IllegalAction(e.Refusal.NOT_NOW)
        taken = replace(before, table=take_turn(before.table, state.actor))
        return taken.play_action(self.action, now)


@final
@dataclass(frozen=True, slots=True)
class StepOutOfTurn(Command):
    """A computer acts out of turn."""

    seen: int
    seat: e.Seat
    action: e.Action

    def decide(self, before: StoredTable, now: int) -> Change:
        """The action as a line of the log."""
        state = state_at_play(before)
        check_version(before, self.seen)
        sitter = before.table.seats[self.seat]
        if sitter is None or not sitter.played_by_computer:
            raise e.Refused(Code.NOT_YOUR_TURN)
        if self.action not in e.interjections(state, self.seat):
            raise e.IllegalAction(e.Refusal.NOT_NOW)
        return before.play_action(self.action, now)


@final
@dataclass(frozen=True, slots=True)
class ExpireClock(Command):
    """The clock of a turn has run out: a computer takes the turn, and after two in a row the member is away."""

    seen: int

    def decide(self, before: StoredTable, now: int) -> Change:
        """The turn without a clock."""
        seat = state_at_play(before).actor
        check_version(before, self.seen)
        sitter = None if seat is None else before.table.seats[seat]
        if seat is None or sitter is None or before.deadline is None or before.deadline > now:
            raise e.Refused(Code.STALE)
        missed = sitter.missed + 1
        late = replace(sitter, missed=missed, away_at=now if missed >= MISSED else sitter.away_at)
        after = before.with_table(with_sitter(before.table, seat, late), now)
        return Change(after if after.table.pause is not None else replace(after, deadline=None))


def number_of(action: e.Action, offers: Sequence[e.Action] = ()) -> int:
    """The number of an action out of turn in custom ids: the same at every version, because others play on meanwhile.

    A poor hand has the number of its place among `offers`, so that no id says a card.

    Raises:
        ValueError: For an action that is never out of turn.
    """
    match action:
        case e.Revoke(_, accused):
            return _REVOKES + accused
        case e.Show():
            return _SHOWS + [each for each in offers if isinstance(each, e.Show)].index(action)
        case e.LayDown() | e.ThrowIn() | e.Steal() | e.Object():
            return _NUMBERS[type(action)]
        case _:
            raise ValueError("not an action out of turn")


def _deal(stored: StoredTable, state: DrawForDeal | Dealing | RevokeReview, now: int) -> Change:
    """The table's own action; before a deal a game without end is closed."""
    if isinstance(state, Dealing) and is_endless(stored):
        return give_up(stored, now, Closing.ENDLESS)
    return stored.play_action(chance(stored, state), now)


def _others_may_call(stored: StoredTable, state: DrawForDeal | Dealing | RevokeReview, seat: e.Seat) -> bool:
    """Whether a side other than that of a seat may still call a revoke: nobody ends the review of their own play."""
    side_of = stored.table.rules.side_of
    others = (each for each in range(len(stored.table.seats)) if side_of(each) != side_of(seat))
    return isinstance(state, RevokeReview) and any(e.interjections(state, each) for each in others)


def _find_by_number(state: e.State, index: int) -> e.Action:
    legal = e.legal_actions(state)
    if index not in range(len(legal)):
        raise e.IllegalAction(e.Refusal.NOT_NOW)
    return legal[index]


def _with_consent(stored: StoredTable, seat: e.Seat) -> StoredTable:
    """The table after the first turn of a member of a rematch, who agrees by it that it is rated."""
    table, sitter = stored.table, stored.table.seats[seat]
    if sitter is None or table.contest is not None or not table.rated:
        return stored
    return replace(stored, table=with_sitter(table, seat, replace(sitter, agreed=True)))


def _with_member_back(stored: StoredTable, seat: e.Seat) -> StoredTable:
    """The table with the member of a seat no longer away: they have come, and agree to a rated game."""
    table, sitter = stored.table, stored.table.seats[seat]
    if sitter is None or (sitter.agreed and not (sitter.away or sitter.missed)):
        return stored
    agreed = sitter.agreed or table.rated or table.contest is not None
    here = replace(sitter, away_at=None, missed=0, agreed=agreed)
    return replace(stored, table=with_sitter(table, seat, here))
