"""A table as the database keeps it, and how its game goes on: pure values and functions."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, final

from bot.stats.write.hand_facts import Facts
from bot.tables.errors import Code, TableError
from bot.tables.even_pace import is_spoken, shown_at
from bot.tables.lobby.seats import check_playing
from bot.tables.model import Sitter, Snapshot, Status, Table
from engine import (
    Action,
    EngineError,
    Event,
    HandResult,
    Phase,
    Rules,
    Seat,
    Settle,
    State,
    apply,
    dump,
    fairness,
    load,
    story,
)
from engine import start as start_game
from engine import view as view_of
from engine.phases.registry import Cutting, Dealing, DrawForDeal, Over, RevokeReview

BETWEEN_HANDS: Final = (DrawForDeal, Cutting, Dealing, Over)
"""The phases in which no cards are out."""


@final
@dataclass(frozen=True, slots=True)
class Departure:
    """A member left a seat in the course of a hand, and knows its cards."""

    user: int
    seat: Seat
    hand: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """Everything about one table, the secret of its deals included: it stays within `bot.tables`.

    `revision` counts the changes of the table, those of its seats included; `table.version` only the lines of the log.
    A member's turn without a `deadline` is one whose clock has run out: the computer decides it.
    """

    table: Table
    revision: int
    secret: bytes = field(repr=False)
    state: State | None = field(default=None, repr=False)
    events: tuple[Event, ...] = field(default=(), repr=False)
    deadline: int | None = None
    departures: tuple[Departure, ...] = ()
    facts: Facts | None = field(default=None, repr=False)
    """Of the hand so far, or of the one that has just ended."""

    @property
    def snapshot(self) -> Snapshot:
        """What the service gives out."""
        return Snapshot(
            table=self.table,
            state=self.state,
            events=self.events,
            deadline=self.deadline,
            commitment=fairness.commitment(self.secret, hand_number(self.state)),
        )

    def barred(self, user: int) -> Seat | None:
        """The only seat a member may take who left it while this hand's cards were out: no two hands have a number."""
        hand = hand_number(self.state)
        return next((gone.seat for gone in self.departures if gone.user == user and gone.hand == hand), None)

    def with_table(self, table: Table, now: int) -> "Kept":
        """The same game at a changed table: the clock of the seat to act goes on or begins anew."""
        return replace(self, table=table, revision=self.revision + 1, deadline=_deadline(self, table, self.state, now))

    def without_member(self, seat: Seat, table: Table, now: int) -> "Kept":
        """After the member of a seat has left; `table` is the table then."""
        after, gone = self.with_table(table, now), self.table.seats[seat]
        if gone is None or gone.user is None or self.state is None or not cards_out(self.state):
            return after
        others = tuple(each for each in self.departures if each.user != gone.user)
        departures = (*others, Departure(gone.user, seat, hand_number(self.state)))
        return replace(after, departures=tuple(sorted(departures, key=lambda each: each.user)))

    def started(self, table: Table) -> "Kept":
        """With its game begun; the first thing is the table's own draw."""
        return replace(
            self,
            table=table,
            revision=self.revision + 1,
            state=start_game(table.rules),
            facts=Facts.none(table.rules.seats),
        )

    def then(self, action: Action, now: int, user: int | None = None) -> "Kept":
        """After one action of the game; `user` is who did it, `None` the table itself or a computer.

        Raises:
            IllegalAction: When the rules forbid it.
        """
        before = playing(self)
        state = apply(before, action)
        table = replace(self.table, version=self.table.version + 1)
        if isinstance(before, DrawForDeal):
            table = replace(table, seats=seats_after(table.seats, view_of(state, None).moves))
        if isinstance(state, Over):
            table = replace(table, status=Status.OVER, ended_at=now)
        events = story(before, action, state)
        facts = self.facts or Facts.none(table.rules.seats)
        return replace(
            self,
            table=table,
            revision=self.revision + 1,
            state=state,
            events=events,
            facts=facts.then(before, action, events, at=now, user=user, actor=before.actor),
            deadline=_deadline(self, table, state, now),
        )


@final
@dataclass(frozen=True, slots=True)
class Logged:
    """A line as the log has it."""

    text: str = field(repr=False)
    user: int | None
    at: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One line of the log; `seq` is the version it leads to. `user` is `None` for the table itself and computers."""

    seq: int
    text: str = field(repr=False)
    user: int | None
    at: int
    key: int | None = None


@final
@dataclass(frozen=True, slots=True)
class Leaver:
    """The member of a seat goes from a rated game, and loses it alone."""

    seat: Seat
    at: int


@final
@dataclass(frozen=True, slots=True)
class Correction:
    """A moderator has corrected the score: what the journal says of it. `detail` is `rulings.correction_text`."""

    by: int
    by_name: str
    detail: str
    at: int


@final
@dataclass(frozen=True, slots=True)
class Change:
    """What a decision makes of a table, and the line it adds to the log, if any."""

    after: Kept
    line: Line | None = None
    leaver: Leaver | None = None
    correction: Correction | None = None


def moved(before: Kept, action: Action, now: int, user: int | None = None, key: int | None = None) -> Change:
    """One action of the game as a change.

    Raises:
        IllegalAction: When the rules forbid it.
    """
    after = before.then(action, now, user)
    return Change(after, Line(seq=after.table.version, text=dump(action), user=user, at=now, key=key))


def seats_after(seats: tuple[Sitter | None, ...], moves: tuple[Seat, ...]) -> tuple[Sitter | None, ...]:
    """The sitters after a draw for partners: who sat at `i` now sits at `moves[i]`; no moves leave everyone in place.

    No cards are out then, so nobody who left before it is barred from any seat.

    >>> ann, ben = Sitter(user=1, name="Ann"), Sitter(user=2, name="Ben")
    >>> seats_after((ann, ben, None), (0, 2, 1))[2].name
    'Ben'
    """
    return tuple([seats[moves.index(seat)] for seat in range(len(seats))]) if moves else seats


def playing(kept: Kept) -> State:
    """The state of a game at play.

    Raises:
        TableError: NOT_STARTED, OVER, CLOSED.
    """
    check_playing(kept.table)
    if kept.state is None:
        raise TableError(Code.NOT_STARTED)
    return kept.state


def chance(kept: Kept, state: DrawForDeal | Dealing | RevokeReview) -> Action:
    """What the table itself does: the draw or deal that the secret of the game holds, or the end of a review."""
    return Settle() if isinstance(state, RevokeReview) else fairness.chance(state, kept.secret)


def waits_for_computer(snapshot: Snapshot) -> bool:
    """Whether the next step is the table's own, or a computer's: also for a member who is away or out of time."""
    if snapshot.table.status is not Status.PLAYING or snapshot.state is None:
        return False
    seat = snapshot.to_act
    if seat is None:
        return True
    sitter = snapshot.table.seats[seat]
    return sitter is None or sitter.played_by_computer or snapshot.deadline is None


def fold(rules: Rules, lines: Iterable[Logged]) -> tuple[State, tuple[Event, ...], Facts]:
    """The state a log leads to, the events of its last line, and the facts of its last hand.

    Raises:
        ValueError: When the log is not a game by these rules; a fault, not a refusal.
    """
    state, events, facts = start_game(rules), (), Facts.none(rules.seats)
    for number, line in enumerate(lines, start=1):
        try:
            action = load(line.text)
            before, state = state, apply(state, action)
        except EngineError:
            raise ValueError(f"line {number} of the log is not legal") from None  # not which: it may be a card
        events = story(before, action, state)
        facts = facts.then(before, action, events, at=line.at, user=line.user, actor=before.actor)
    return state, events, facts


def hand_number(state: State | None) -> int:
    """The number of the coming or current hand, 0 before the draw for the deal."""
    if state is None:
        return 0
    seen = view_of(state, None)
    return 0 if seen.phase is Phase.DRAW_FOR_DEAL else seen.number


def cards_out(state: State) -> bool:
    """Whether the seats hold cards."""
    return not isinstance(state, BETWEEN_HANDS)


def finished_hand(before: Kept, after: Kept) -> HandResult | None:
    """The hand that a change ended."""
    if before.state is None or not cards_out(before.state):
        return None
    return after.state.last if isinstance(after.state, Cutting | Dealing | Over) else None


def _deadline(before: Kept, table: Table, state: State | None, now: int) -> int | None:
    if state is None or state.actor is None or table.status is not Status.PLAYING:
        return None
    seat = state.actor
    sitter, earlier = table.seats[seat], before.table.seats[seat]
    if sitter is None or sitter.played_by_computer:
        return None
    same_turn = (
        table.version == before.table.version
        and earlier is not None
        and earlier.user == sitter.user
        and not earlier.away
    )
    if same_turn and (table.clock_ms == before.table.clock_ms or before.deadline is None):
        return before.deadline  # a clock that has run out does not begin anew: the turn is the computer's
    return _begins(before, table, now) + table.clock_ms


def _begins(before: Kept, table: Table, now: int) -> int:
    """When the turn begins: at an even pace not before all can see it, so that its clock does not tell either."""
    if not table.even_pace or table.version == before.table.version or not is_spoken(before.state):
        return now
    # a computer's turn has no clock to tell by, and its hesitation means nothing
    began = now if before.deadline is None else before.deadline - before.table.clock_ms
    return shown_at(began, now)
