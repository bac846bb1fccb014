"""The steps of a finished game, from its log, as everyone or as one seat saw them; cached, so that a click is quick.

A step is one line of the log. A `Position` is made for everyone, with all hands, or for one seat, with no more than
its `View` showed at the time; it may be shown to its audience as it is.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, final

from cachetools import LRUCache

from bot.store.database import Database
from bot.tables.model import Table, TableView
from bot.tables.rows import in_thread_if_long, seats_at, sittings
from bot.tables.service import Tables
from engine import (
    Action,
    Award,
    Card,
    Cards,
    Correct,
    Cut,
    Deal,
    Discard,
    Draw,
    Give,
    HandResult,
    LayDown,
    Object,
    Phase,
    Play,
    Replay,
    Revoke,
    Rules,
    Seat,
    Settle,
    Show,
    State,
    Steal,
    Tap,
    ThrowIn,
    View,
    apply,
    load,
    start,
    story,
    view,
)
from engine.cards import cards_in, without
from engine.phases.registry import Claiming, Cutting, Dealing, DrawForDeal, Over, Playing, RevokeReview, RobsonsChoice

_OF_NO_SEAT: Final = (
    Draw,
    Deal,
    Cut,
    Tap,
    LayDown,
    ThrowIn,
    Revoke,
    Steal,
    Object,
    Settle,
    Replay,
    Award,
    Correct,
)
"""Actions that the story tells completely: the table's, the host's, those out of turn, and the cut."""


@final
@dataclass(frozen=True, slots=True)
class Chapter:
    """A hand of a finished game, as a menu lists it. A step is a line of the log since the end of the hand before.

    `deal` is the step that dealt it; `result` is `None` where the game was given up before its end.
    """

    steps: int
    deal: int
    result: HandResult | None
    scores: tuple[int, ...]
    """After it."""


@final
@dataclass(frozen=True, slots=True)
class RecordedHand:
    """A hand with its lines, the state before the first of them, and how many lines of the log came before that."""

    chapter: Chapter
    before: State
    actions: tuple[Action, ...]
    first: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ShownHand:
    """The visible cards of a seat: those it began the play with, and those it still holds."""

    seat: Seat
    began: Cards
    holds: Cards


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class SeatAction:
    """The action of a seat, `None` for a discard that this audience may not see; `chose`: it had a known choice."""

    seat: Seat
    phase: Phase
    action: Action | None
    chose: bool = False


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayPosition:
    """A step of a finished game, for everyone or as `seat` saw it. Hands and steps count from 0."""

    shown: TableView
    seat: Seat | None
    hand: int
    step: int
    hands: tuple[Chapter, ...]
    deed: SeatAction | None
    held: tuple[ShownHand, ...]
    buried: tuple[tuple[Seat, Card], ...]
    left: tuple[Card, ...]
    """For everyone: cards dealt to no seat, with the upcard unless it was picked up."""

    @property
    def view(self) -> View:
        """The view it is made from."""
        if self.shown.view is None:
            raise ValueError("a game has views")
        return self.shown.view

    @property
    def chapter(self) -> Chapter:
        """The hand."""
        return self.hands[self.hand]


def split_into_hands(rules: Rules, actions: Sequence[Action]) -> tuple[RecordedHand, ...]:
    """The hands of a game, each from the end of the one before; lines after the last hand belong to it."""
    ended, before = _split_ended(rules, actions)
    hands = [*ended]
    first = sum(len(hand.actions) for hand in hands)
    rest = actions[first:]
    if any(isinstance(action, Deal) for action in rest) or (rest and not hands):
        hands.append(_record_hand(before, rest, first, None))
    elif rest:
        of = hands[-1]
        chapter = replace(of.chapter, steps=of.chapter.steps + len(rest))
        hands[-1] = replace(of, chapter=chapter, actions=(*of.actions, *rest))
    return tuple(hands)


def _split_ended(rules: Rules, actions: Sequence[Action]) -> tuple[tuple[RecordedHand, ...], State]:
    """The hands that have ended, and the state after the last of them."""
    hands = list[RecordedHand]()
    before = state = start(rules)
    first = 0
    for place, action in enumerate(actions):
        earlier, state = state, apply(state, action)
        if _hands(earlier) is not None and _hands(state) is None:
            hands.append(_record_hand(before, actions[first : place + 1], first, state))
            before, first = state, place + 1
    return tuple(hands), before


def positions(hands: tuple[RecordedHand, ...], table: Table, hand: int, seat: Seat | None) -> Iterator[ReplayPosition]:
    """Every step of a hand, for everyone or as a seat saw it; `table` has the sitters of that time."""
    chapters, of = tuple([each.chapter for each in hands]), hands[hand]
    state = of.before
    out: State | None = None
    for step, action in enumerate(of.actions):
        before, state = state, apply(state, action)
        out = state if _hands(state) is not None else out
        final = action.card if isinstance(action, Play) and out is before else None
        held, buried = ((), ()) if out is None else _cards(out, final, seat)
        yield ReplayPosition(
            shown=TableView(table=table, view=view(state, seat), events=story(before, action, state)),
            seat=seat,
            hand=hand,
            step=step,
            hands=chapters,
            deed=_seat_action(before, action, state, seat),
            held=held,
            buried=buried,
            left=_undealt(out) if seat is None and out is not None else (),
        )


def _record_hand(before: State, actions: Sequence[Action], first: int, after: State | None) -> RecordedHand:
    deal = next((place for place, action in enumerate(actions) if isinstance(action, Deal)), len(actions) - 1)
    ended = None if after is None else view(after, None)
    scores = view(before, None).scores if ended is None else ended.scores
    chapter = Chapter(len(actions), deal, None if ended is None else ended.last, scores)
    return RecordedHand(chapter, before, tuple(actions), first)


def _hands(state: State) -> tuple[Cards, ...] | None:
    match state:
        case DrawForDeal() | Cutting() | Dealing() | Over():
            return None
        case Playing() | Claiming() | RevokeReview() | RobsonsChoice():
            return state.hands
        case _:
            return state.hand.hands


def _cards(
    out: State, final: Card | None, seat: Seat | None
) -> tuple[tuple[ShownHand, ...], tuple[tuple[Seat, Card], ...]]:
    """The visible cards of each seat, and its discards; `final` is the card that ended the hand."""
    if isinstance(out, DrawForDeal | Cutting | Dealing | Over):
        return (), ()
    began, holds = out.hand.hands, _hands(out) or ()
    if final is not None and out.actor is not None:
        holds = tuple([without(cards, final) if at == out.actor else cards for at, cards in enumerate(holds)])
    if seat is None:
        held = [ShownHand(seat=at, began=began[at], holds=holds[at]) for at in range(len(began)) if began[at]]
        return tuple(held), tuple([(each.seat, each.card) for each in out.hand.buried])
    mine = view(out, seat)
    looked = mine.counts[seat] == len(cards_in(mine.cards))  # not where the dealer is asked before that
    held = [ShownHand(seat=seat, began=began[seat], holds=holds[seat])] if looked and began[seat] else []
    return tuple(held), tuple([(seat, card) for card in mine.buried])


def _undealt(out: State) -> tuple[Card, ...]:
    """The cards that nobody holds, has played or discarded."""
    if isinstance(out, DrawForDeal | Cutting | Dealing | Over):
        return ()
    seen, hand = view(out, None), out.hand
    pack = Counter(hand.match.rules.pack)
    pack.subtract(card for cards in _hands(out) or () for card in cards_in(cards))
    pack.subtract(card for trick in seen.tricks for card in trick.cards)
    pack.subtract([*seen.trick, *[each.card for each in hand.buried]])
    return tuple(sorted((+pack).elements()))


def _seat_action(before: State, action: Action, after: State, seat: Seat | None) -> SeatAction | None:
    """The action of the seat to act, as far as `seat` may see it."""
    actor = before.actor
    if actor is None or isinstance(action, _OF_NO_SEAT) or (isinstance(action, Show) and action.seat is not None):
        return None
    earlier = view(before, seat)
    seen = seat is None or seat == actor or not isinstance(action, Discard | Give)
    if isinstance(action, Give) and not seen:
        seen = len(view(after, seat).given) > len(earlier.given)
    choices = before.legal() if seat in (None, actor) and earlier.phase is not Phase.CUTTING else ()
    chose = action in choices and len(choices) > 1
    return SeatAction(seat=actor, phase=earlier.phase, action=action if seen else None, chose=chose)


KEPT: Final = 64
"""Folded games in the cache, some 100 kB each; folding another takes some 10 ms."""


@final
class Replays:
    """Folds finished games and caches the last `kept`; names are read each time, for they may have been deleted."""

    def __init__(self, tables: Tables, database: Database, *, kept: int = KEPT) -> None:
        self._tables = tables
        self._database = database
        self._games: LRUCache[int, tuple[RecordedHand, ...]] = LRUCache(kept)

    async def hands(self, table: int) -> tuple[RecordedHand, ...]:
        """The hands of a finished game; none where it was given up before the first draw."""
        known = self._games.get(table)
        if known is None:
            game = await self._tables.reveal(table)
            known = await in_thread_if_long(len(game.lines), _split, game.rules, game.lines)
            self._games[table] = known
        return known

    async def position(self, table: int, hand: int, step: int | None, seat: Seat | None) -> ReplayPosition | None:
        """A step of a game, as everyone or one seat saw it; without `step` the one that dealt the hand.

        Numbers out of range give the nearest step, seats out of range everyone's view. `None` if nothing was played.
        """
        hands = await self.hands(table)
        if not hands:
            return None
        hand = min(hand, len(hands) - 1)
        of = hands[hand].chapter
        step = of.deal if step is None else min(step, of.steps - 1)
        at = await self._at(table, hands[hand].first + step + 1)
        return next(islice(positions(hands, at, hand, _at_table(seat, at)), step, None))

    async def _at(self, table: int, lines: int) -> Table:
        """A table with its occupants when the log had so many lines."""
        at = (await self._tables.load(table)).table
        async with self._database.read() as connection:
            sat = (await sittings(connection, (table,)))[table]
        return replace(at, seats=seats_at(at.seats, sat, lines))


def _split(rules: Rules, lines: Iterable[str]) -> tuple[RecordedHand, ...]:
    return split_into_hands(rules, [load(line) for line in lines])


def _at_table(seat: Seat | None, table: Table) -> Seat | None:
    return seat if seat is not None and seat < len(table.seats) else None
