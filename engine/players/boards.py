"""Boards of the day: deals worth playing, the same for all who play them, taken by a rule that anyone can repeat.

Version 1. A day has a secret of 32 bytes; all hashes are SHA-256 of a label and what is named after it. Before the
first card `promise` is published: of `bower/board/1/promise/` + day + `/` + version of the players + `/` + secret. The
plan is that of `bower/board/1/plan/` + day + `/` + secret: the board of its first byte modulo 3 (boards count from 0)
is one that the opponents call, the others are of the member's side; board n is quiet where byte n + 1 is below 64.
Candidate c of board n has the secret that is that of `bower/board/1/` + day + `/` + n + `/` + c + `/` + secret: its
cards are those of hand 1 in a game with that secret (`engine.fairness`), North deals, and the member's seat is its
first byte modulo 4.

A candidate is played by the rule of thumb in the member's seat and computers of the board's level in the others, and
every decision of that seat is put to the adviser. Taken is the first in which the side that is planned makes trump and
the decision that loses most loses 0.1 to 1.0 expected points; in a quiet one less than 0.1: there the plain choice is
right. The dice of a computer, and the seed of the adviser, are the first eight bytes of that of `bower/board/1/dice/` +
seat + `/` + position + `/` + secret of the board; the position counts what was said, buried and played in the hand.
"""

from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count
from random import Random
from typing import Final, TypeAlias, final

from engine.actions import Action
from engine.fairness import chance
from engine.game import apply, start
from engine.phases.registry import Dealing, DrawForDeal, Over, State
from engine.players.adviser import advise
from engine.players.heuristic.player import Player, RuleOfThumb
from engine.players.levels import Level, player_at
from engine.players.utility import net
from engine.rules.model import Rules
from engine.rules.options import Claims, FirstDealer, Ties
from engine.seats import Seat
from engine.view import View, view

RULES: Final = Rules(
    fixed_hands=1, ties=Ties.DRAWN, first_dealer=FirstDealer.NORTH, claims=Claims.NEVER, throwing_in=False
)
"""The most widespread rules, one hand, every card of it played."""
LEVELS: Final = (Level.IMPROVER, Level.REGULAR, Level.EXPERT)
"""Of the computers of each board."""
LEAST: Final = 0.1
MOST: Final = 1.0
"""Expected points that the worst choice of the rule of thumb loses."""
_QUIET: Final = 64
"""Of 256 boards, so many lose less."""
Known: TypeAlias = dict[View, Action]
"""What computers have chosen at a board: what follows from a view is not looked for twice."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Board:
    """A deal to be played by one member and three computers; `secret` is that of its game.

    house -- the points of the member's side less the others' with each level in the member's seat, from the weakest up
    """

    number: int
    candidate: int
    secret: bytes
    seat: Seat
    level: Level
    house: tuple[int, ...] = ()


def promise(day: int, version: str, secret: bytes) -> str:
    """What is published before a day's first card: 64 hexadecimal digits. Days are counted from 1970-01-01."""
    return sha256(f"bower/board/1/promise/{day}/{version}/".encode() + secret).hexdigest()


def board_at(day: int, number: int, candidate: int, secret: bytes) -> Board:
    """A candidate of a board, without what the house made of it."""
    own = sha256(f"bower/board/1/{day}/{number}/{candidate}/".encode() + secret).digest()
    return Board(number=number, candidate=candidate, secret=own, seat=own[0] % RULES.seats, level=LEVELS[number])


def boards_of(day: int, secret: bytes) -> tuple[Board, ...]:
    """The boards of a day. Takes seconds; a minute without compiled code, for the same boards."""
    plan = sha256(f"bower/board/1/plan/{day}/".encode() + secret).digest()
    theirs = plan[0] % len(LEVELS)
    quiet = [each < _QUIET for each in plan[1:]]
    return tuple([_take(day, each, secret, ours=each != theirs, quiet=quiet[each]) for each in range(len(LEVELS))])


def dice_of(secret: bytes, mine: View) -> int:
    """The dice of a seat for a decision at a board with this secret: the same choices meet the same play."""
    position = len(mine.calls) + sum(mine.buried_counts) + sum([len(cards) for _, cards in mine.all_tricks])
    return int.from_bytes(sha256(f"bower/board/1/dice/{mine.seat}/{position}/".encode() + secret).digest()[:8], "big")


def board_player(level: Level) -> Player:
    """The player of a level at boards, which samples as many deals with and without compiled code."""
    if level not in (Level.REGULAR, Level.EXPERT):
        return player_at(level)
    from engine.players.monte_carlo.player import EXPERT_ALIKE, REGULAR_ALIKE  # loads numba

    return REGULAR_ALIKE if level is Level.REGULAR else EXPERT_ALIKE


def points_of(end: Over, seat: Seat) -> int:
    """What a board brought a seat: its side's points less the others', -4 to 4."""
    return int(net(RULES, end.last.points, RULES.side_of(seat)))


def play(board: Board, player: Player, asked: list[View] | None = None, known: Known | None = None) -> Over:
    """A board to its end, by a player in the member's seat; `asked` gets what that player saw and had a choice in."""
    state, known = start(RULES), {} if known is None else known
    while not isinstance(state, Over):
        state = _step(board, player, state, [] if asked is None else asked, known)
    return state


def _step(board: Board, player: Player, state: State, asked: list[View], known: Known) -> State:
    if isinstance(state, DrawForDeal | Dealing):
        return apply(state, chance(state, board.secret))
    mine = view(state, state.actor or 0)
    dice = Random(dice_of(board.secret, mine))  # noqa: S311 - whims
    if mine.seat == board.seat:
        if len(mine.choices) > 1:
            asked.append(mine)
        return apply(state, player.choose(mine, dice))
    if mine not in known:
        known[mine] = board_player(board.level).choose(mine, dice)
    return apply(state, known[mine])


def worst_of(board: Board, asked: list[View], enough: float = MOST) -> float:
    """The most expected points that the rule of thumb loses with one of its choices; above `enough` any of those."""
    worst = 0.0
    for mine in reversed(asked):  # cards take less time than calls
        advice = advise(mine, dice_of(board.secret, mine), alike=True)
        worst = max(worst, advice.loss(_USUAL.choose(mine, _DICE)))
        if worst > enough:
            break
    return worst


_USUAL: Final = RuleOfThumb()
_DICE: Final = Random(0)  # noqa: S311 - which `RuleOfThumb` never throws


def _take(day: int, number: int, secret: bytes, *, ours: bool, quiet: bool) -> Board:
    """The first candidate of a board that fits the plan."""
    for candidate in count():
        board = board_at(day, number, candidate, secret)
        asked, known, state = list[View](), Known(), start(RULES)
        while (contract := view(state, board.seat).contract) is None and not isinstance(state, Over):
            state = _step(board, _USUAL, state, [], known)
        if contract is None or (contract.side == RULES.side_of(board.seat)) is not ours:
            continue
        play(board, _USUAL, asked, known)
        worst = worst_of(board, asked, LEAST if quiet else MOST)
        if worst < LEAST if quiet else LEAST <= worst <= MOST:
            house = [points_of(play(board, board_player(level), None, known), board.seat) for level in Level]
            return replace(board, house=tuple(house))
    raise AssertionError("there are candidates without end")
