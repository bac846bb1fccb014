"""Positions worth a thought: found by play, judged by an adviser, the same for everyone who asks with the same number.

A puzzle is what one seat sees, and how the choices it has compare. Hands are dealt from the puzzle's number, four
players by rule of thumb play them to a decision of the kind wanted, and the adviser says what each choice is worth.
Kept is what has one answer, clear over the noise, that a player by rule of thumb does not find, or that is not far
ahead of the next. The score is always level, so that points are all that counts.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from itertools import islice
from random import Random
from typing import Final, TypeAlias, final

from engine.actions import Action, Alone, Name, Order, Pass
from engine.cards import count
from engine.fairness import chance
from engine.game import apply, replay, start
from engine.phases.kinds import Phase
from engine.phases.registry import Dealing, DrawForDeal
from engine.players.adviser import Advice
from engine.players.heuristic.player import Player, RuleOfThumb
from engine.rules.model import Rules
from engine.rules.presets import PRESETS
from engine.seats import Seat
from engine.view import View, view

Adviser: TypeAlias = Callable[[View, int], Advice]
"""What each choice of a seat is worth; the same view and seed give the same advice."""
Confirm: TypeAlias = Callable[[View, int, Action, Action], bool]
"""Whether one choice is better than another, by a second judge: `engine.players.adviser.confirms`."""

SEAT: Final[Seat] = 2
"""Who solves: South, at the bottom of the picture."""
CLEAR: Final = 0.15
"""Expected points by which the best choice is ahead of the next."""
EVEN: Final = 0.02
"""Choices that are not further apart are as good as each other: which of two low cards, mostly."""
TEMPTING: Final = 0.35
"""Expected points the next choice may lose at most where the player by rule of thumb finds the best one too."""
ENOUGH: Final = 24
"""Positions put to the adviser in search of one that the player by rule of thumb gets wrong."""
MOST_JUDGED: Final = 72
"""Positions put to the adviser before what comes nearest to a puzzle is taken."""
_WRONG, _PUZZLE, _CLEAR_ANSWER = 2.0, 1.0, 0.5
"""How interesting a puzzle is that the player by rule of thumb gets wrong, and any other, and any with one answer."""
_MOST_HANDS: Final = 4_000
_MANY_CARDS: Final = 3
"""Cards that a hand must still hold for its play to be worth a thought."""


class PuzzleKind(StrEnum):
    """What is asked."""

    CALL = "call"
    ALONE = "alone"
    DISCARD = "discard"
    LEAD = "lead"
    FOLLOW = "follow"


_WEEK: Final = (
    PuzzleKind.CALL,
    PuzzleKind.LEAD,
    PuzzleKind.DISCARD,
    PuzzleKind.FOLLOW,
    PuzzleKind.ALONE,
    PuzzleKind.FOLLOW,
)
"""What is asked from Monday to Saturday, by the most widespread rules."""
_USUAL: Final = "north-american"
_SUNDAYS: Final = ("stick-the-dealer", "canadian", "no-trump")
"""The presets of Sundays, in turn; so are the kinds."""
_FIRST_MONDAY: Final = 4
"""Days from 1970-01-01, a Thursday, to a Monday."""


class NoPuzzle(Exception):
    """These rules do not ask such a question."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """A position and its solution. `log` leads to it from the start of a game by these rules."""

    rules: Rules
    kind: PuzzleKind
    log: tuple[Action, ...]
    solution: Advice

    @property
    def mine(self) -> View:
        """What the seat that solves sees."""
        return view(replay(self.rules, self.log), SEAT)


def solves(solution: Advice, action: Action) -> bool:
    """Whether a choice is the best one, or as good as it."""
    return solution.loss(action) <= EVEN


def plan(day: int) -> tuple[str, PuzzleKind]:
    """The preset and the kind of a day's puzzle; days are counted from 1970-01-01.

    >>> plan(20_778), plan(20_779)  # a Saturday, and the Sunday after it
    (('north-american', <PuzzleKind.FOLLOW: 'follow'>), ('stick-the-dealer', <PuzzleKind.DISCARD: 'discard'>))
    """
    week, weekday = divmod(day - _FIRST_MONDAY, 7)
    if weekday < len(_WEEK):
        return _USUAL, _WEEK[weekday]
    return _SUNDAYS[week % len(_SUNDAYS)], tuple(PuzzleKind)[week % len(PuzzleKind)]


def puzzle_of(day: int, advise: Adviser, salt: bytes = b"", confirm: Confirm | None = None) -> Puzzle:
    """The puzzle of a day, as `plan` says; where the rules ask no such question, a lead.

    Only those who know the `salt` can make it.
    """
    preset, kind = plan(day)
    try:
        return make_puzzle(day, kind, PRESETS[preset], advise, salt, confirm)
    except NoPuzzle:
        return make_puzzle(day, PuzzleKind.LEAD, PRESETS[preset], advise, salt, confirm)


def make_puzzle(
    number: int, kind: PuzzleKind, rules: Rules, advise: Adviser, salt: bytes = b"", confirm: Confirm | None = None
) -> Puzzle:
    """The puzzle of a number and a salt; its answer is one that `confirm` finds better than each that is wrong.

    Raises:
        NoPuzzle: When no position of the kind comes up by these rules.
    """
    best: tuple[float, Puzzle] | None = None
    questions = islice(_questions(number, kind, rules, salt), MOST_JUDGED)
    for judged, (log, mine, usual) in enumerate(questions, 1):
        solution = advise(mine, number)
        interest = _interest(solution, usual) if _asks(kind, solution) else -1.0
        if interest >= _CLEAR_ANSWER and confirm and (best is None or interest > best[0]):
            wrong = [option.action for option in solution.options if not solves(solution, option.action)]
            interest *= all(confirm(mine, number, solution.best.action, action) for action in wrong)
        if interest >= 0 and (best is None or interest > best[0]):
            best = interest, Puzzle(rules=rules, kind=kind, log=log, solution=solution)
        if best is not None and best[0] >= (_WRONG if judged < ENOUGH else _PUZZLE):
            break
    if best is None:
        raise NoPuzzle(kind)
    return best[1]


def ahead(solution: Advice) -> float:
    """Expected points by which the best choice, with those as good as it, is ahead of the next; 0 without a next."""
    others = [solution.best.points - option.points for option in solution.options]
    return min((loss for loss in others if loss > EVEN), default=0.0)


def _interest(solution: Advice, usual: Action) -> float:
    """How good a puzzle a position is, `_WRONG` and `_PUZZLE` being the least of a kind; below that it is none."""
    gap = ahead(solution)
    as_good = sum(1 for option in solution.options if solves(solution, option.action))
    if 2 * as_good > len(solution.options):
        return 0.0
    if gap < CLEAR or any(EVEN < solution.best.points - each.points <= each.noise for each in solution.options):
        return min(gap / CLEAR, 0.9) / 2
    if not solves(solution, usual):
        return _WRONG
    return _PUZZLE + TEMPTING - gap if gap <= TEMPTING else 0.5 + TEMPTING / gap / 2


def _questions(
    number: int, kind: PuzzleKind, rules: Rules, salt: bytes
) -> Iterator[tuple[tuple[Action, ...], View, Action]]:
    """Decisions of a kind, at most one of each hand: how they come about, what the seat sees, what it usually does."""
    for attempt in range(_MOST_HANDS):
        secret = sha256(f"bower/puzzle/1/{number}/{attempt}".encode() + salt).digest()
        found = [each for each in _decisions(rules, secret, RuleOfThumb()) if _is_of(kind, each[1], each[2])]
        if found:
            yield found[secret[0] % len(found)]


def _decisions(rules: Rules, secret: bytes, player: Player) -> Iterator[tuple[tuple[Action, ...], View, Action]]:
    """Every decision of the seat in the first hand of a game that `secret` deals."""
    state, log, dice = start(rules), list[Action](), Random(0)  # noqa: S311 - a player by rule of thumb throws none
    dealt = False
    while True:
        seat = state.actor
        if seat is not None:
            mine = view(state, seat)
            action = player.choose(mine, dice)
            if seat == SEAT and len(mine.choices) > 1:
                yield tuple(log), mine, action
        elif isinstance(state, DrawForDeal) or (isinstance(state, Dealing) and not dealt):
            dealt = isinstance(state, Dealing)
            action = chance(state, secret)
        else:
            return
        log.append(action)
        state = apply(state, action)


def _is_of(kind: PuzzleKind, mine: View, usual: Action) -> bool:
    """Whether a decision may be one of a kind, before anyone is asked what the choices are worth."""
    match kind:
        case PuzzleKind.CALL:
            return mine.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND)
        case PuzzleKind.ALONE:
            return usual != Pass() and any(_alone(choice) for choice in mine.choices)
        case PuzzleKind.DISCARD:
            return mine.phase is Phase.DISCARDING
        case PuzzleKind.LEAD:
            return mine.phase is Phase.PLAYING and not mine.trick and count(mine.cards) >= _MANY_CARDS
        case PuzzleKind.FOLLOW:
            return mine.phase is Phase.PLAYING and bool(mine.trick) and count(mine.cards) >= _MANY_CARDS


def _asks(kind: PuzzleKind, solution: Advice) -> bool:
    """Whether the two best choices make the question one of the kind: with the same call, alone or not is another."""
    if kind not in (PuzzleKind.CALL, PuzzleKind.ALONE) or len(solution.options) < 2:
        return True
    first, second = (option.action for option in solution.options[:2])
    return (_alone(first) != _alone(second) and _trump(first) == _trump(second)) is (kind is PuzzleKind.ALONE)


def _alone(action: Action) -> bool:
    match action:
        case Order(alone) | Name(_, alone):
            return alone
        case _:
            return action == Alone()


def _trump(action: Action) -> object:
    match action:
        case Name(trump):
            return trump
        case Order():
            return Order
        case _:
            return None
