"""Positions as data: what one seat knows, and deals of the cards it does not see.

`complaints.toml` says what a position is made of. Unseen cards are dealt at random, and the hand is gone through again
as it went: a deal in which that is not legal is no deal of the position. What others said and played also tells what
they hold; so a deal is preferred in which `RuleOfThumb` would have said and played the same with their cards.
"""

import json
import tomllib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple, final

from engine import PRESETS, Action, Deal, Discard, Match, Play, Rules, Seat, State, actor, apply, load, view
from engine.cards import Card, Cards, card, hand_of, parse_hand
from engine.errors import IllegalAction
from engine.phases.registry import Dealing, Playing
from engine.players import RuleOfThumb
from engine.rules.options import Benny

SEATS: Final = "NESW45678"
BURIES: Final = "discard"
"""A dealer buries a card that the seat asked does not see."""
_LIKELY: Final = 10
"""Deals that are looked at for one in which everything said and played is what `RuleOfThumb` would do."""
_MOST: Final = 200_000
_THUMB: Final = RuleOfThumb()
_DICE: Final = Random(0)
"""Which `RuleOfThumb` never throws."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """What a seat is asked, with the choices that are right and wrong, as lines of the log.

    cards -- what the seat was dealt
    upcard -- none in an auction
    lines -- what was said and played before, by all; `BURIES` where a dealer buried unseen
    """

    name: str
    subject: str
    complaint: str
    source: str
    rules: Rules
    preset: str
    dealer: Seat
    seat: Seat
    scores: tuple[int, ...]
    cards: tuple[Card, ...]
    upcard: Card | None
    lines: tuple[str, ...]
    right: tuple[str, ...]
    wrong: tuple[str, ...]


def positions(path: Path) -> list[Position]:
    """All positions of a file, in TOML or a line of JSON each.

    Raises:
        ValueError: When one has no seat, card or rules of that name.
    """
    text = path.read_text()
    told = tomllib.loads(text)["position"] if path.suffix == ".toml" else map(json.loads, text.splitlines())
    return [_position(each) for each in told]


def _position(told: dict[str, Any]) -> Position:
    rules = PRESETS[told["preset"]]
    rules = replace(rules, benny=Benny(told.get("benny", rules.benny)))
    return Position(
        name=told["name"],
        subject=told["subject"],
        complaint=told.get("complaint", ""),
        source=told.get("source", ""),
        rules=rules,
        preset=told["preset"],
        dealer=SEATS.index(told["dealer"]),
        seat=SEATS.index(told["seat"]),
        scores=tuple(told.get("score", [0] * rules.sides)),
        cards=parse_hand(told["cards"]),
        upcard=card(told["upcard"]) if "upcard" in told else None,
        lines=tuple([line.strip() for line in told.get("before", "").split(";") if line.strip()]),
        right=tuple(told["right"]),
        wrong=tuple(told["wrong"]),
    )


def deal_of(position: Position, dice: Random) -> State:
    """The position with the unseen cards dealt, as likely as the seat may think.

    Raises:
        ValueError: When no deal leads to it.
    """
    held = _held(position)
    best: tuple[int, State] | None = None
    tried = 0
    for _ in range(_MOST):
        went = _gone_through(position, held, dice, len(position.lines) if best is None else best[0] - 1)
        best = went or best
        tried += best is not None
        if best is not None and (not best[0] or tried >= _LIKELY):
            return best[1]
    raise ValueError(f"no deal leads to {position.name}")


@final
class _Held(NamedTuple):
    """What a seat is known to have been dealt, and what it lacks besides, but for so many cards that it buried."""

    cards: tuple[Card, ...] = ()
    lacks: Cards = 0
    buried: int = 0


@cache
def _held(position: Position) -> tuple[_Held, ...]:
    """What is known of each hand: all of it for the seat asked; for the others what they played, and did not follow."""
    held = [_Held()] * position.rules.seats
    held[position.seat] = _Held(position.cards)
    if BURIES in position.lines:
        held[position.dealer] = held[position.dealer]._replace(buried=1)
    for number in range(_MOST):
        state, played = _dealt(position, held, Random(number)), Counter[tuple[Seat | None, Action]]()
        for line in position.lines:
            action, seat = _action(position, state, line), actor(state)
            played[seat, action] += 1
            learnt = (
                None
                if seat in (None, position.seat)
                else _learnt(state, action, held[seat], position.upcard, played[seat, action])
            )
            if seat is not None and learnt is not None and learnt != held[seat]:
                held[seat] = learnt
                break
            try:
                state = apply(state, action)
            except IllegalAction:
                break
        else:
            return tuple(held)
    raise ValueError(f"no deal leads to {position.name}")


def _learnt(state: State, action: Action, held: _Held, upcard: Card | None, times: int) -> _Held | None:
    if not isinstance(action, Play) or not isinstance(state, Playing):
        return None
    if action.card != upcard and held.cards.count(action.card) < times:
        held = held._replace(cards=(*held.cards, action.card))
    contract = state.hand.contract
    follows = contract.ranking.follow[state.trick[0]] if state.trick and contract is not None else 0
    return held._replace(lacks=held.lacks | follows) if follows and not follows >> action.card & 1 else held


def _dealt(position: Position, held: Sequence[_Held], dice: Random) -> State:
    """A deal with the known cards where they are and all others at random."""
    rules = position.rules
    turned = () if position.upcard is None else (position.upcard,)
    rest = list((Counter(rules.pack) - Counter(chain(turned, *[each.cards for each in held]))).elements())
    while True:
        dice.shuffle(rest)
        at, hands = 0, list[int]()
        for seat, each in enumerate(held):
            size = rules.hand_size if seat in rules.seating_of(position.dealer).seats else 0
            more = rest[at : (at := at + size - len(each.cards))]
            if sum([each.lacks >> card & 1 for card in more]) > each.buried:
                break
            hands.append(hand_of((*each.cards, *more)))
        else:
            pots = (0,) * rules.sides if rules.pool else ()
            match = Match(rules=rules, dealer=position.dealer, number=9, scores=position.scores, games=pots, pots=pots)
            return apply(Dealing(match), Deal(tuple(hands), (*turned, *rest[at:])))


def _action(position: Position, state: State, line: str) -> Action:
    """What a line says; a dealer buries by rule of thumb, but nothing that it played later."""
    if line != BURIES:
        return load(line)
    mine = view(state, actor(state))
    played = [load(each) for each in position.lines if each.startswith("play")]
    buried = tuple([each for each in mine.choices if isinstance(each, Discard) and Play(each.card) not in played])
    return _THUMB.choose(replace(mine, choices=buried), _DICE)


def _thumb(state: State) -> Action:
    return _THUMB.choose(view(state, actor(state)), _DICE)


def _gone_through(position: Position, held: tuple[_Held, ...], dice: Random, most: int) -> tuple[int, State] | None:
    """A deal gone through to the question, with the number of strange words and cards of others.

    `None` where it is not legal, or has more than `most` of them.
    """
    state, strange = _dealt(position, held, dice), 0
    for line in position.lines:
        action = _action(position, state, line)
        if actor(state) != position.seat and line != BURIES:
            strange += _thumb(state) != action
            if strange > most:
                return None
        try:
            state = apply(state, action)
        except IllegalAction:
            return None
    if actor(state) != position.seat:
        raise ValueError(f"{position.name}: it is not that seat's turn")
    return strange, state
