"""Duplicate: every deal is played twice, once each way, so that the luck of the cards goes to both.

Where two partnerships play, one side is `ours`, the other `theirs`; where each plays alone, every other seat is. The
figure of a deal is what a seat scores as `ours` less what it scores as `theirs`, the mean of the seats that play. With
two partnerships that is half the net points of both plays. Each deal is a first hand of a game, at no score.

Everything is thrown from the seed and the number of the deal: the cards, and the dice of each seat, which are the same
in both plays. So no figure depends on how many processes there are, and a player against itself nets 0.
"""

import math
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from multiprocessing import get_context
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, final

from benchmarks.opponents import SIMULATIONS, Mover, Split, mover
from engine import PRESETS, HandResult, Outcome, Rules, Seat, Settle, State, actor, apply, legal_actions, start, view
from engine.fairness import SECRET_BYTES, chance
from engine.phases.registry import Cutting, Dealing, Over, RevokeReview

TURNS: Final = (0, 1)
"""The two plays of a deal: which sides, the even or the odd, are ours."""
_CHUNK: Final = 10
"""Deals that a process is given at a time."""
_Z95: Final = 1.96
_LOST: Final = frozenset({Outcome.EUCHRED, Outcome.LONE_DEFENCE, Outcome.BID_SET, Outcome.MOON_SET})


@final
@dataclass(frozen=True, slots=True)
class Pairing:
    """Who meets whom, in which game. `bids` makes the calls, discards and alone of every seat, both sides alike."""

    ours: str
    theirs: str
    bids: str | None = None
    preset: str = "north-american"
    simulations: int = SIMULATIONS

    def __str__(self) -> str:
        return f"{self.ours} - {self.theirs}" + (f" (bids: {self.bids})" if self.bids else "")


@final
@dataclass(slots=True)
class Tally:
    """Net points by deal, and how often what happened to us in a play."""

    points: list[float] = field(default_factory=list)
    told: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def add(self, points: list[float], told: Counter[str]) -> None:
        self.points += points
        self.told.update(told)

    @property
    def mean(self) -> float:
        return fmean(self.points)

    @property
    def ci95(self) -> float | None:
        """Half the 95 % confidence interval of the mean; one deal has none."""
        return _Z95 * stdev(self.points) / math.sqrt(len(self.points)) if len(self.points) > 1 else None

    def figures(self) -> dict[str, Any]:
        plays = len(TURNS) * len(self.points)
        return {
            "net_points_per_deal": self.mean,
            "ci95": self.ci95,
            "deals": len(self.points),
            "seconds": self.seconds,
            "per_hand": {word: number / plays for word, number in sorted(self.told.items())},
        }


def match(
    pairing: Pairing,
    seed: int,
    deals: int,
    pool: ProcessPoolExecutor | None = None,
    processes: int = 1,
    minutes: float = math.inf,
    progress: Callable[[Tally], None] = lambda _: None,
) -> Tally:
    """So many deals, or those begun within some minutes; without a pool in this process."""
    begun, tally = time.monotonic(), Tally()
    chunks = [(first, min(_CHUNK, deals - first)) for first in range(0, deals, _CHUNK)]
    waiting: deque[Future[tuple[list[float], Counter[str]]]] = deque()
    for first, number in chunks:
        if time.monotonic() - begun > 60 * minutes:
            break
        if pool is None:
            tally.add(*played(pairing, seed, first, number))
        else:
            waiting.append(pool.submit(played, pairing, seed, first, number))
            if len(waiting) <= processes + 1:
                continue
            tally.add(*waiting.popleft().result())
        tally.seconds = time.monotonic() - begun
        progress(tally)
    for done in waiting:
        tally.add(*done.result())
        tally.seconds = time.monotonic() - begun
        progress(tally)
    return tally


@contextmanager
def pool_of(processes: int) -> Iterator[ProcessPoolExecutor | None]:
    """So many fresh processes; none where this one is enough."""
    if processes == 1:
        yield None
        return
    with ProcessPoolExecutor(processes, mp_context=get_context("spawn")) as pool:
        yield pool


def played(pairing: Pairing, seed: int, first: int, number: int) -> tuple[list[float], Counter[str]]:
    """Net points of some deals, and what happened to us in their plays."""
    points: list[float] = []
    told: Counter[str] = Counter()
    ours, theirs = _movers(pairing)
    for deal in range(first, first + number):
        begun = dealt(PRESETS[pairing.preset], seed, deal)
        sides = sides_of(begun)
        both: list[HandResult] = []
        for turn in TURNS:
            movers = [ours if side % 2 == turn else theirs for side in sides]
            dice = [Random(f"{seed}/{deal}/{seat}") for seat in range(len(sides))]
            both.append(finished(begun, movers, dice))
            told.update(fate(both[turn], [seat for seat, side in enumerate(sides) if side % 2 == turn]))
        points.append(net(PRESETS[pairing.preset], both))
    return points, told


@cache
def _movers(pairing: Pairing) -> tuple[Mover, Mover]:
    ours, theirs = mover(pairing.ours, pairing.simulations), mover(pairing.theirs, pairing.simulations)
    if pairing.bids is None:
        return ours, theirs
    bids = mover(pairing.bids, pairing.simulations)
    return Split(bids, ours), Split(bids, theirs)


def dealt(rules: Rules, seed: int, number: int) -> State:
    """The first hand of a game, dealt."""
    state = start(rules, number % rules.seats)
    if isinstance(state, Cutting):
        state = apply(state, legal_actions(state)[0])
    if not isinstance(state, Dealing):
        raise TypeError("no deal")
    return apply(state, chance(state, Random(f"{seed}/{number}").randbytes(SECRET_BYTES)))


def sides_of(state: State) -> tuple[int, ...]:
    """Who plays with whom in this hand, by seat."""
    return view(state, None).seating.side


def finished(begun: State, movers: list[Mover], dice: list[Random]) -> HandResult:
    """How a hand ends, each seat played by its mover with its dice."""
    state = begun
    while not isinstance(state, Cutting | Dealing | Over):
        seat = actor(state)
        if seat is None:
            assert isinstance(state, RevokeReview)
            state = apply(state, Settle())
        else:
            state = apply(state, movers[seat].choose(state, dice[seat]))
    assert state.last is not None
    return state.last


def net(rules: Rules, both: list[HandResult]) -> float:
    """What a seat scored as ours less what it scored as theirs, the mean of the seats that play."""
    seating = rules.seating_of(both[0].dealer)
    sign = -1 if rules.counts_down else 1
    return fmean(
        sign * (1 if seating.side[seat] % 2 == turn else -1) * result.points[rules.side_of(seat)]
        for turn, result in zip(TURNS, both, strict=True)
        for seat in seating.seats
    ) * len(TURNS)


def fate(result: HandResult, ours: list[Seat]) -> list[str]:
    """What a hand was for us."""
    contract, lost = result.contract, result.outcome in _LOST
    if contract is None:
        return ["thrown in"]
    if contract.makerless:
        return ["nobody's trump"]
    if contract.maker not in ours:
        return ["defended", "set"] if lost else ["defended"]
    words = ["called"]
    if contract.alone:
        words += ["alone", *(["alone, march"] if result.outcome is Outcome.LONE_MARCH else [])]
    return words + (["euchred"] if lost else [])
