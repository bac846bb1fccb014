"""The steps of a finished game, from its log: as all see them once it is over, or as one seat saw them.

A step is one line of the log. What a `Position` holds may be shown to whom it is made for: to everyone all hands, for
a seat no more than its `View` told it at the time.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, final

from bot.tables.model import Table, TableView
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
    State,
    Steal,
    Tap,
    ThrowIn,
    View,
    apply,
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
"""What the story tells by itself: of the table, of its host, beside the turn, and the cut."""


@final
@dataclass(frozen=True, slots=True)
class Chapter:
    """A hand of a finished game, as a menu tells of it. A step is a line of the log since the end of the hand before.

    `deal` is the step that dealt it; `result` is `None` where the game was given up before its end.
    """

    steps: int
    deal: int
    result: HandResult | None
    scores: tuple[int, ...]
    """After it."""


@final
@dataclass(frozen=True, slots=True)
class Recorded:
    """A hand with its lines, the state before the first of them, and how many lines of the log came before that."""

    chapter: Chapter
    before: State
    actions: tuple[Action, ...]
    first: int


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Held:
    """The cards of a seat that are shown: those it went into the play with, and which of them it still holds."""

    seat: Seat
    began: Cards
    holds: Cards


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Deed:
    """What a seat did in this step. `action` is `None` for a card put away that is not to be seen here."""

    seat: Seat
    phase: Phase
    dealer: Seat
    action: Action | None


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A step of a finished game, as everyone may see it now, or as `seat` saw it. Hands and steps count from 0."""

    shown: TableView
    seat: Seat | None
    hand: int
    step: int
    hands: tuple[Chapter, ...]
    deed: Deed | None
    held: tuple[Held, ...]
    buried: tuple[tuple[Seat, Card], ...]
    left: tuple[Card, ...]
    """For everyone: what was dealt to no seat, the card turned with it unless it was taken."""

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


def recorded(rules: Rules, actions: Sequence[Action]) -> tuple[Recorded, ...]:
    """The hands of a game, each from the end of the one before; what follows the last one is added to it.

    Raises:
        engine.IllegalAction: When the actions are no game by these rules.
    """
    hands = list[Recorded]()
    before = state = start(rules)
    first = 0
    for place, action in enumerate(actions):
        earlier, state = state, apply(state, action)
        if _hands(earlier) is not None and _hands(state) is None:
            hands.append(_recorded(before, actions[first : place + 1], first, state))
            before, first = state, place + 1
    rest = actions[first:]
    if any(isinstance(action, Deal) for action in rest) or (rest and not hands):
        hands.append(_recorded(before, rest, first, None))
    elif rest:
        of = hands[-1]
        chapter = replace(of.chapter, steps=of.chapter.steps + len(rest))
        hands[-1] = replace(of, chapter=chapter, actions=(*of.actions, *rest))
    return tuple(hands)


def positions(hands: tuple[Recorded, ...], table: Table, hand: int, seat: Seat | None) -> Iterator[Position]:
    """Every step of a hand, for everyone or as a seat saw it; `table` has the sitters of that time."""
    chapters, of = tuple([each.chapter for each in hands]), hands[hand]
    state = of.before
    out: State | None = None
    for step, action in enumerate(of.actions):
        before, state = state, apply(state, action)
        out = state if _hands(state) is not None else out
        final = action.card if isinstance(action, Play) and out is before else None
        held, buried = ((), ()) if out is None else _cards(out, final, seat)
        yield Position(
            shown=TableView(table=table, view=view(state, seat), events=story(before, action, state)),
            seat=seat,
            hand=hand,
            step=step,
            hands=chapters,
            deed=_deed(before, action, state, seat),
            held=held,
            buried=buried,
            left=_left(out) if seat is None and out is not None else (),
        )


def _recorded(before: State, actions: Sequence[Action], first: int, after: State | None) -> Recorded:
    deal = next((place for place, action in enumerate(actions) if isinstance(action, Deal)), len(actions) - 1)
    ended = None if after is None else view(after, None)
    scores = view(before, None).scores if ended is None else ended.scores
    chapter = Chapter(len(actions), deal, None if ended is None else ended.last, scores)
    return Recorded(chapter, before, tuple(actions), first)


def _hands(state: State) -> tuple[Cards, ...] | None:
    """The cards that are held, by seat; `None` between hands."""
    match state:
        case DrawForDeal() | Cutting() | Dealing() | Over():
            return None
        case Playing() | Claiming() | RevokeReview() | RobsonsChoice():
            return state.hands
        case _:
            return state.hand.hands


def _cards(out: State, final: Card | None, seat: Seat | None) -> tuple[tuple[Held, ...], tuple[tuple[Seat, Card], ...]]:
    """The cards shown of each seat, and those it buried; `final` is the card that ended the hand, no more held."""
    if isinstance(out, DrawForDeal | Cutting | Dealing | Over):
        return (), ()
    began, holds = out.hand.hands, _hands(out) or ()
    if final is not None and out.actor is not None:
        holds = tuple([without(cards, final) if at == out.actor else cards for at, cards in enumerate(holds)])
    if seat is None:
        held = [Held(seat=at, began=began[at], holds=holds[at]) for at in range(len(began)) if began[at]]
        return tuple(held), tuple([(each.seat, each.card) for each in out.hand.buried])
    mine = view(out, seat)
    looked = mine.counts[seat] == len(cards_in(mine.cards))  # not where the dealer is asked before that
    held = [Held(seat=seat, began=began[seat], holds=holds[seat])] if looked and began[seat] else []
    return tuple(held), tuple([(seat, card) for card in mine.buried])


def _left(out: State) -> tuple[Card, ...]:
    """The cards of the pack that nobody holds, has played or buried."""
    if isinstance(out, DrawForDeal | Cutting | Dealing | Over):
        return ()
    seen, hand = view(out, None), out.hand
    pack = Counter(hand.match.rules.pack)
    pack.subtract(card for cards in _hands(out) or () for card in cards_in(cards))
    pack.subtract(card for trick in seen.tricks for card in trick.cards)
    pack.subtract([*seen.trick, *[each.card for each in hand.buried]])
    return tuple(sorted((+pack).elements()))


def _deed(before: State, action: Action, after: State, seat: Seat | None) -> Deed | None:
    """What the seat to act did, as far as `seat` may see it."""
    actor = before.actor
    if actor is None or isinstance(action, _OF_NO_SEAT):
        return None
    earlier = view(before, seat)
    seen = seat is None or seat == actor or not isinstance(action, Discard | Give)
    if isinstance(action, Give) and not seen:
        seen = len(view(after, seat).given) > len(earlier.given)
    dealer = earlier.dealer if earlier.dealer is not None else actor
    return Deed(seat=actor, phase=earlier.phase, dealer=dealer, action=action if seen else None)
