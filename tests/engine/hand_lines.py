"""Hands told by their log lines: for tests that set up one exact case."""

from collections.abc import Iterable

import pytest

from engine import Match, Phase, Rules, Seat, State, actor, apply, dump, legal_actions, load, start, story, view
from engine.actions import Deal, Play
from engine.cards import Card, card, card_name, cards_in, hand_of, parse_hand
from engine.errors import IllegalAction, Refusal
from engine.phases.registry import Dealing
from engine.seats import WEST
from tests.there import there

BARE = "9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJc"
"""A dull deal: North holds clubs, West hearts, and the jacks are in the kitty; the upcard is the jack of spades."""
MARCH = "JhJdAhKhQh TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsAs 9hTh9cJs"
"""North holds the five best hearts, and hearts are turned: whoever of his side makes trump takes all five."""

LOW = "9c9d9hTcTd 9sThTsJcJd JhJsQcQdQh QsKcKdKhKs AcAdAhAs"
"""North, who speaks first when West deals, has nothing but nines and tens."""
ACE = "Ac9c9dTcTd 9h9sThTsJc JdJhJsQcQd QhQsKcKdKh KsAdAhAs"
"""North has an ace, and otherwise nothing but nines and tens."""
NINES = "9c9d9hKcQd 9sThTsJcJd JhJsQcTdQh QsTcKdKhKs AcAdAhAs"
"""North has three nines, a king and a queen."""


def after(lines: str | Iterable[str], rules: Rules | None = None, dealer: Seat = WEST) -> State:
    """The state some lines lead to from a first deal by `dealer`; one string has its lines separated by `;`."""
    return on(start(rules or Rules(), dealer), lines)


def on(state: State, lines: str | Iterable[str]) -> State:
    """The state some more lines lead to."""
    for line in lines.split(";") if isinstance(lines, str) else lines:
        state = apply(state, load(line.strip()))
    return state


def at(scores: tuple[int, int], rules: Rules | None = None, dealer: Seat = WEST) -> State:
    """Before a deal at some score."""
    return Dealing(Match(rules=rules or Rules(), dealer=dealer, number=9, scores=scores))


def table(
    upcard: str,
    *lines: str,
    north: str = "",
    east: str = "",
    south: str = "",
    west: str = "",
    dealer: Seat = WEST,
    rules: Rules | None = None,
    scores: tuple[int, int] = (0, 0),
) -> State:
    """A hand after some actions; cards not named go to the seats and the kitty in the order of their numbers."""
    rules = rules or Rules()
    named = [parse_hand(hand) for hand in (north, east, south, west)]
    taken = {card(upcard), *(each for hand in named for each in hand)}
    rest = [each for each in rules.pack if each not in taken]
    hands: list[list[Card]] = []
    for hand in named:
        missing = rules.hand_size - len(hand)
        hands.append([*hand, *rest[:missing]])
        rest = rest[missing:]
    state: State = Dealing(Match(rules=rules, dealer=dealer, scores=scores))
    state = apply(state, Deal(tuple(map(hand_of, hands)), (card(upcard), *rest)))
    for line in lines:
        state = apply(state, load(line))
    return state


def choices(state: State) -> set[str]:
    """What is legal, as lines."""
    return {dump(action) for action in legal_actions(state)}


def refusal(state: State, line: str) -> Refusal:
    """Why a line is refused."""
    with pytest.raises(IllegalAction) as refused:
        apply(state, load(line))
    assert str(refused.value) == refused.value.code.value
    return refused.value.code


def told(state: State, line: str) -> list[str]:
    """The words that an action brings."""
    action = load(line)
    return [event.word.value for event in story(state, action, apply(state, action))]


def holds(state: State, seat: int, cards: str) -> bool:
    """Whether a seat has these cards, and no others."""
    return {*cards_in(view(state, seat).cards)} == {*parse_hand(cards)}


def played_out(state: State, deal: str) -> State:
    """The hand played to its end, each seat playing its cards in the order they stand in `deal` as far as is legal."""
    order = [hand[place : place + 2] for hand in deal.split() for place in range(0, len(hand), 2)]
    while state.phase is Phase.PLAYING:
        plays = [action for action in legal_actions(state) if isinstance(action, Play)]
        state = apply(state, min(plays, key=lambda play: order.index(card_name(play.card))))
    return state


def asked(state: State) -> Seat:
    """The seat to act."""
    return there(actor(state))


def deal_line(line: str) -> Deal:
    """A deal."""
    deal = load("deal " + line)
    assert isinstance(deal, Deal)
    return deal
