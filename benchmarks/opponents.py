"""Who can be matched in `benchmarks/strength.py`, by name.

OpenSpiel's players answer in the mirror of the hand (`tests/engine/mirror.py`). What they cannot say, they do not: the
dealer never buries the card picked up. "Alone?" is asked there after the discard, so their bid is thought
through to that question: they call, the dealer discards (themselves what they would, another by rule of thumb), and
their answer makes the call one alone or not.

Their ISMCTS is the one in C++ with random rollouts, and plays as OpenSpiel ships it: its worlds are redealt from the
cards in the others' hands only, so it knows which cards are out of play, the discard among them. Its dice are thrown by
what it sees, but it breaks ties by the order of hash tables that no seed settles: every fifth of its choices or so is
another the next time, and its matches come out the same only within their intervals. `ismcts-fair` is OpenSpiel's
in Python, ten times slower, whose worlds are those that `engine.players.determinize.sample` draws; it does come out
the same.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any, Final, Protocol, final
from zlib import crc32

from benchmarks.clairvoyant import Clairvoyant
from engine import Action, Name, Order, Seat, State, actor, apply, legal_actions, view
from engine.phases.registry import Discarding, Playing
from engine.players import Player, RuleOfThumb
from engine.players.determinize.sample import Imagination
from engine.players.levels import Level, player_at
from tests.driver import Uniform

SIMULATIONS: Final = 1000
_EXPLORATION: Final = 2.0
"""Of ISMCTS: 2 was better than 1, and 4 and 10 as good as 2, in 300 deals of euchre each."""


class Mover(Protocol):
    """Acts for a seat. It is given the state, so that one may peek; the engine's own players get views."""

    def choose(self, state: State, rng: Random) -> Action: ...


@final
@dataclass(frozen=True, slots=True)
class Honest:
    """A player of the engine, which sees what its seat sees."""

    player: Player

    def choose(self, state: State, rng: Random) -> Action:
        return self.player.choose(view(state, actor(state)), rng)


@final
@dataclass(frozen=True, slots=True)
class Split:
    """Calls, discards and going alone by one, the cards by another."""

    calls: Mover
    cards: Mover

    def choose(self, state: State, rng: Random) -> Action:
        return (self.cards if isinstance(state, Playing) else self.calls).choose(state, rng)


@final
@dataclass(frozen=True, slots=True)
class Question:
    """What a player of OpenSpiel's is asked: a state of ours, its mirror, and whether that stops before "alone?"."""

    state: State
    mirror: Any
    before_alone: bool

    @property
    def seat(self) -> Seat:
        return self.mirror.current_player()

    @property
    def seed(self) -> int:
        """Dice for the answer, the same whenever the seat sees the same."""
        return crc32(self.mirror.information_state_string().encode()) >> 1


Step = Callable[[Question, Random], int]
"""OpenSpiel's number of what the seat asked does."""


@final
@dataclass(frozen=True, slots=True)
class OpenSpiel:
    """A player of OpenSpiel's."""

    step: Step

    def choose(self, state: State, rng: Random) -> Action:
        from tests.engine.mirror import ALONE, action_of

        seat, choices = actor(state), legal_actions(state)
        if seat is None:
            raise ValueError("nobody's turn")
        if len(choices) == 1:
            return choices[0]
        action = action_of(self._answer(state, rng), state)
        if not isinstance(action, Order | Name):
            return action
        ahead = apply(state, action)
        if isinstance(ahead, Discarding):
            ahead = apply(ahead, self._discard(ahead, seat, rng))
        return replace(action, alone=self._answer(ahead, rng, before_alone=True) == ALONE)

    def _answer(self, state: State, rng: Random, *, before_alone: bool = False) -> int:
        from tests.engine.mirror import mirrored

        return self.step(Question(state, mirrored(state, before_alone=before_alone), before_alone), rng)

    def _discard(self, state: Discarding, seat: Seat, rng: Random) -> Action:
        if state.actor == seat:
            return self.choose(state, rng)
        return RuleOfThumb().choose(view(state, state.actor), rng)


def _ismcts(simulations: int) -> Step:
    import pyspiel

    def step(question: Question, _rng: Random) -> int:
        bot = pyspiel.ISMCTSBot(
            question.seed,
            pyspiel.RandomRolloutEvaluator(1, question.seed),
            _EXPLORATION,
            simulations,
            final_policy_type=pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        )
        return bot.step(question.mirror)

    return step


def _ismcts_fair(simulations: int) -> Step:
    from numpy.random import RandomState
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    from tests.engine.mirror import mirrored

    def step(question: Question, _rng: Random) -> int:
        mirror, dice, others = question.mirror, Random(question.seed), RandomState(question.seed)
        worlds = Imagination.of(view(question.state, question.seat))
        rollouts = RandomRolloutEvaluator(1, others)
        bot = ISMCTSBot(mirror.get_game(), rollouts, _EXPLORATION, simulations, random_state=others)
        bot.set_resampler(lambda *_: mirrored(worlds.state(dice), before_alone=question.before_alone))
        return int(bot.step(mirror))

    return step


def _random(_simulations: int) -> Step:
    import pyspiel

    def step(question: Question, rng: Random) -> int:
        return pyspiel.make_uniform_random_bot(question.seat, rng.getrandbits(31)).step(question.mirror)

    return step


_OURS: Final[dict[str, Player]] = {
    "uniform": Uniform(),
    "rule-of-thumb": RuleOfThumb(),
    **{level.value: player_at(level) for level in Level},
}
_OPEN_SPIEL: Final[dict[str, Callable[[int], Step]]] = {
    "open-spiel-random": _random,
    "ismcts": _ismcts,
    "ismcts-fair": _ismcts_fair,
}
_CLAIRVOYANT: Final = "clairvoyant"
NAMES: Final = (*_OURS, _CLAIRVOYANT, *_OPEN_SPIEL)


def is_open_spiel(name: str) -> bool:
    return name in _OPEN_SPIEL


def mover(name: str, simulations: int = SIMULATIONS) -> Mover:
    """Who goes by a name.

    Raises:
        ImportError: When it is OpenSpiel's, which is not installed.
    """
    if name == _CLAIRVOYANT:
        return Clairvoyant()
    return Honest(_OURS[name]) if name in _OURS else OpenSpiel(_OPEN_SPIEL[name](simulations))
