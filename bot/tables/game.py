"""A table as the database stores it, and how an action changes it: pure values and functions."""

from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import final

import engine as e
from bot.tables.errors import Code
from bot.tables.hand_facts import Facts
from bot.tables.lobby.pause import closes_at, is_held, with_pause
from bot.tables.lobby.rated import without_consent
from bot.tables.lobby.seats import check_playing, close_table, plays_alone
from bot.tables.model import Closing, Member, Sitter, Status, Table, TableView
from bot.tables.reports import Report
from engine import fairness
from engine import start as start_game
from engine import view as view_of
from engine.phases.registry import Cutting, Dealing, DrawForDeal, Over, RevokeReview


@final
@dataclass(frozen=True, slots=True)
class Departure:
    """A member left a seat, at an unrated table during a hand, and may know its cards."""

    user: int
    seat: e.Seat
    hand: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class StoredTable:
    """Everything about one table at one version. `state` holds every card, `secret` the deals to come.

    Only what `view_for` gives may reach panels, logs and players. `revision` counts the changes of the table, those of
    its seats included; `table.version` only the lines of the log. `events` are those of the last line. A member's turn
    without a `deadline` is one whose clock has run out, and the computer decides it, or the game waits for its only
    member. A lobby or a paused game closes then; while a contest pauses, it is the end of the turn that it was at the
    beginning of the pause.
    """

    table: Table
    revision: int = field(compare=False)
    secret: bytes = field(repr=False)
    state: e.State | None = field(default=None, repr=False)
    events: tuple[e.Event, ...] = field(default=(), repr=False)
    deadline: int | None = None
    departures: tuple[Departure, ...] = ()
    reports: tuple[Report, ...] = ()
    """Of table talk, in the order of hands and seats."""
    facts: Facts | None = field(default=None, repr=False)
    """Of the hand so far, or of the one that has just ended."""
    _views: dict[e.Seat | None, TableView] = field(
        default_factory=dict[e.Seat | None, TableView], init=False, repr=False, compare=False
    )
    """A cache: every listener and the answer to the press need the same views."""

    def view_for(self, seat: e.Seat | None) -> TableView:
        """What may be shown to a seat; `None` is the channel and its spectators."""
        known = self._views.get(seat)
        if known is None:
            known = self._views[seat] = TableView(
                table=self.table,
                view=None if self.state is None else view_of(self.state, seat),
                events=self.events,
                deadline=None if is_held(self.table) else self.deadline,
                commitment=self._commitment() if seat is None else self.public.commitment,
            )
        return known

    @property
    def public(self) -> TableView:
        """What may be shown to everybody."""
        return self.view_for(None)

    @property
    def to_act(self) -> e.Seat | None:
        """The seat whose turn it is."""
        return None if self.state is None else self.state.actor

    @property
    def is_late(self) -> bool:
        """Whether the clock of the member to act has run out."""
        return self.deadline is None and not plays_alone(self.table)

    @property
    def hand_number(self) -> int:
        """The number of the coming or current hand, 0 before the draw for the deal."""
        state = self.state
        if state is None or isinstance(state, DrawForDeal):
            return 0
        return (state.match if isinstance(state, Cutting | Dealing | Over) else state.hand.match).number

    @property
    def has_cards_out(self) -> bool:
        """Whether the seats hold cards."""
        return self.state is not None and cards_out(self.state)

    def only_seat_allowed(self, user: int) -> e.Seat | None:
        """The only seat open to a member who left it during this hand or rated game; `None` for all others."""
        hand, rated = self.hand_number, self.table.rated
        left = (gone.seat for gone in self.departures if gone.user == user and (rated or gone.hand == hand))
        return next(left, None)

    def has_left_rated(self, user: int) -> bool:
        """Whether a member has left this game while it was rated, as it still is, and so has lost it already."""
        return self.table.rated and any(gone.user == user for gone in self.departures)

    def check_no_leaver(self, member: Member) -> None:
        """Refuse a member who decides on a rated game that they left: they have played in it.

        Raises:
            Refused: OWN_TABLE.
        """
        if self.has_left_rated(member.user):
            raise e.Refused(Code.OWN_TABLE)

    def check_no_player(self, member: Member) -> None:
        """Refuse a member who plays in this game, or has left it while it was rated, and would decide on its score.

        Raises:
            Refused: OWN_TABLE.
        """
        self.check_no_leaver(member)
        if self.table.seat_of(member.user) is not None:
            raise e.Refused(Code.OWN_TABLE)

    def with_table(self, table: Table, now: int) -> "StoredTable":
        """The same game at a changed table: the clock of the seat to act goes on or begins again, or it pauses."""
        table = with_pause(table, now)
        at = table.pause.at if table.pause is not None and is_held(table) else now
        return replace(self, table=table, revision=self.revision + 1, deadline=_deadline(self, table, self.state, at))

    def without_member(self, seat: e.Seat, table: Table, now: int) -> "StoredTable":
        """The game after the member of a seat has left; `table` is the table then."""
        after, gone = self.with_table(table, now), self.table.seats[seat]
        if gone is None or gone.user is None or not (self.has_cards_out or table.rated):
            return after
        others = tuple(each for each in self.departures if each.user != gone.user)
        departures = (*others, Departure(gone.user, seat, self.hand_number))
        return replace(after, departures=tuple(sorted(departures, key=lambda each: each.user)))

    def start_game(self, table: Table) -> "StoredTable":
        """The table with its game begun; the table's own draw comes first."""
        return replace(
            self,
            table=table,
            revision=self.revision + 1,
            state=start_game(table.rules),
            deadline=None,
            facts=Facts.none(table.rules.seats),
        )

    def play_action(self, action: e.Action, now: int, user: int | None = None, key: int | None = None) -> "Change":
        """One action of the game by the member `user`; `None` is the table itself or a computer."""
        before = state_at_play(self)
        state = e.apply(before, action)
        table = replace(self.table, version=self.table.version + 1)
        if isinstance(before, DrawForDeal):
            table = replace(table, seats=seats_after_draw(table.seats, view_of(state, None).moves))
        if isinstance(state, Over):
            table = replace(table, status=Status.OVER, ended_at=now)
        if table.rated and without_consent(table) and (isinstance(state, Over) or view_of(state, None).tricks):
            table = replace(table, rated=False)  # a lone maker's partner has no turn, and sees how the hand goes
        table = with_pause(table, now)
        events = e.story(before, action, state)
        facts = self.facts or Facts.none(table.rules.seats)
        after = replace(
            self,
            table=table,
            revision=self.revision + 1,
            state=state,
            events=events,
            facts=facts.then(before, action, events, at=now, user=user, actor=before.actor),
            deadline=_deadline(self, table, state, now),
        )
        return Change(after, Line(seq=table.version, text=e.dump(action), user=user, at=now, key=key))

    def _commitment(self) -> str | None:
        return None if self.state is None else fairness.game_commitment(self.secret)


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
    """The member of a seat leaves a rated game, and loses it at once."""

    seat: e.Seat
    at: int


@final
@dataclass(frozen=True, slots=True)
class Correction:
    """A moderator has corrected the scores `before`, by side."""

    by: Member
    before: tuple[int, ...]
    after: tuple[int, ...]
    reason: str
    at: int


class Office(StrEnum):
    """What a moderator does at a rated table; the value is a `JournalKind`."""

    KICK = "kick"
    CLOSE = "close"
    RULING = "ruling"


@final
@dataclass(frozen=True, slots=True)
class Decision:
    """A decision at a rated table `by` a member, about the occupant of a seat."""

    office: Office
    by: Member
    at: int
    about: Sitter | None = None
    detail: str = ""


@final
@dataclass(frozen=True, slots=True)
class Change:
    """What a command makes of a table, and the line it adds to the log, if any."""

    after: StoredTable
    line: Line | None = None
    leaver: Leaver | None = None
    correction: Correction | None = None
    decision: Decision | None = None


def give_up(before: StoredTable, now: int, closing: Closing, decision: Decision | None = None) -> Change:
    """The table closed before its end, by which nobody loses. tests/bot/tables/test_who_ends_games.py lists where."""
    return Change(before.with_table(close_table(before.table, now, closing), now), decision=decision)


def seats_after_draw(seats: tuple[Sitter | None, ...], moves: tuple[e.Seat, ...]) -> tuple[Sitter | None, ...]:
    """The sitters after a draw for partners: the sitter at `i` moves to `moves[i]`; no moves leave everyone in place.

    No cards are out then, so members who left earlier may take any seat.

    >>> ann, ben = Sitter(user=1, name="Ann"), Sitter(user=2, name="Ben")
    >>> seats_after_draw((ann, ben, None), (0, 2, 1))[2].name
    'Ben'
    """
    return tuple([seats[moves.index(seat)] for seat in range(len(seats))]) if moves else seats


def state_at_play(stored: StoredTable) -> e.State:
    """The state of a game at play.

    Raises:
        Refused: NOT_STARTED, OVER, CLOSED, PAUSED, HELD by a contest.
    """
    check_playing(stored.table)
    if stored.table.pause is not None:
        raise e.Refused(Code.HELD if is_held(stored.table) else Code.PAUSED)
    if stored.state is None:
        raise e.Refused(Code.NOT_STARTED)
    return stored.state


def chance(stored: StoredTable, state: DrawForDeal | Dealing | RevokeReview) -> e.Action:
    """The table's own action: the draw or deal that follows from the game's secret, or the end of a revoke review."""
    return e.Settle() if isinstance(state, RevokeReview) else fairness.chance(state, stored.secret)


def waits_for_computer(stored: StoredTable) -> bool:
    """Whether the next step is the table's or a computer's; a computer also plays for an absent or late member."""
    if stored.table.status is not Status.PLAYING or stored.table.pause is not None or stored.state is None:
        return False
    seat = stored.to_act
    if seat is None:
        return True
    sitter = stored.table.seats[seat]
    return sitter is None or sitter.played_by_computer or stored.is_late


def cards_out(state: e.State) -> bool:
    """Whether the seats hold cards."""
    return state.phase.has_hand


def _deadline(before: StoredTable, table: Table, state: e.State | None, now: int) -> int | None:
    closing = closes_at(table, now)
    if closing is not None or state is None or state.actor is None or table.status is not Status.PLAYING:
        return closing
    seat = state.actor
    sitter, earlier = table.seats[seat], before.table.seats[seat]
    if sitter is None or sitter.played_by_computer or plays_alone(table):
        return None
    same_turn = (
        not plays_alone(before.table)
        and table.version == before.table.version
        and earlier is not None
        and earlier.user == sitter.user
        and not _was_away(before, earlier)
        and (before.table.pause is None or is_held(before.table))
    )
    if same_turn and (table.clock_ms == before.table.clock_ms or before.deadline is None):
        return before.deadline  # a clock that has run out does not start again: the turn is the computer's
    return now + table.clock_ms


def _was_away(before: StoredTable, sitter: Sitter) -> bool:
    """Whether a member was away when the turn began. Going away during a turn and coming back brings no new clock."""
    began = None if before.facts is None else before.facts.at
    return sitter.away_at is not None and (began is None or sitter.away_at <= began)
