"""What a file in Euchre Game Notation must tell as it was, and the check that it does."""

from itertools import accumulate, pairwise
from typing import Any, NamedTuple, cast, final

from engine.cards import Card
from engine.game import apply, start
from engine.hand.contract import Trick
from engine.match import HandResult
from engine.notation.egn_errors import BadEgn, NotCarried, NotInEgn
from engine.notation.egn_reading import from_egn
from engine.phases.registry import State
from engine.seats import Side
from engine.view import view


@final
class Course(NamedTuple):
    """What a file must tell as it was, whatever its rules are called: each hand, the scores, where the last one stands.

    Who made trump is not compared: where an assist makes the dealer the maker, the calls still say who spoke.
    """

    hands: tuple[tuple[object, ...], ...]
    scores: tuple[int, ...]
    winner: Side | None
    tricks: tuple[Trick, ...]
    trick: tuple[Card, ...]


def course_of(states: tuple[State, ...]) -> Course:
    """What a game must be told as, from all its states."""
    hands: list[tuple[object, ...]] = []
    for before, after in pairwise(states):
        result = cast("HandResult | None", getattr(after, "last", None))
        if result is not None and getattr(before, "last", None) is None:
            hands.append(_outline(result))
    seen = view(states[-1], None)
    return Course(tuple(hands), seen.scores, seen.winner, seen.tricks, seen.trick)


def _outline(result: HandResult) -> tuple[object, ...]:
    contract = result.contract
    made = None if contract is None else (contract.trump, contract.round, contract.lone_maker, contract.lone_defender)
    return result.dealer, made, result.played, result.tricks, result.points


def check_reading(document: dict[str, Any], course: Course) -> None:
    """Read a file and compare it with what it was made of.

    Raises:
        NotCarried: OTHERWISE, where it cannot be read or tells another game.
    """
    try:
        read = from_egn(document)
    except BadEgn as fault:
        raise NotCarried(NotInEgn.OTHERWISE, fault.deal) from None
    states = tuple(accumulate(read.actions, apply, initial=start(read.rules, read.dealer)))
    mine = course_of(states)
    if mine == course:
        return
    differing = (at for at, (one, other) in enumerate(zip(mine.hands, course.hands, strict=False), 1) if one != other)
    raise NotCarried(NotInEgn.OTHERWISE, next(differing, 0))
