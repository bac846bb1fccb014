"""A player that samples deals consistent with its view, and weighs them by the calls and the play.

Where sampled deals do not answer a question - auctions, claims, games with two packs - it does what `RuleOfThumb` does.
"""

from dataclasses import dataclass, replace
from random import Random
from typing import Final, final

from engine.actions import Action, Name, Order
from engine.phases.kinds import Phase
from engine.players.customs import COSTS_NOTHING, usual
from engine.players.heuristic.player import RuleOfThumb
from engine.players.heuristic.trump import without_breaches, without_hopeless_loners
from engine.players.monte_carlo import call_values, card_values
from engine.players.monte_carlo.jit import COMPILED, Row, row
from engine.players.monte_carlo.sampler import WORKSPACE, Effort
from engine.players.monte_carlo.sampler_kernel import MOST
from engine.players.utility import Stakes
from engine.players.weighed import Weighed
from engine.view import View

_FALLBACK: Final = RuleOfThumb()
_CERTAIN: Final = 1e-9
_SURER: Final = 1e-6
"""Where a pass has won in every deal that was imagined as well, a call that wins for certain is still the surer."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class PlayingStyle:
    """How a `MonteCarloPlayer` decides.

    cards, calling -- how hard; without `calling` it says before the first lead what `RuleOfThumb` does
    caution -- by how much, in points, a call in round 1 must be better than a pass: what play by the maxims promises
        such a caller turns out less (docs/players.md)
    daring -- points that going alone brings more than that promises; near the end of a game it counts for nothing
    lean -- by how much, in points, a choice must be better than the one that people expect (`customs`)
    """

    cards: Effort
    calling: Effort | None
    caution: float = 0.0
    daring: float = 0.0
    lean: float = 0.0


@final
class MonteCarloPlayer:
    """Samples deals consistent with its view and plays the action with the highest mean value."""

    def __init__(self, style: PlayingStyle) -> None:
        self._style = style

    def choose(self, mine: View, rng: Random) -> Action:
        """See `Player.choose`."""
        if not mine.choices:
            raise ValueError("not this seat's turn")
        mine = without_hopeless_loners(without_breaches(mine))
        if len(mine.choices) == 1:
            return mine.choices[0]
        weighed = self.weigh(mine, Stakes.of(mine), rng) if mine.dealer is not None else Weighed()
        if len(weighed.worth) < len(mine.choices):
            thumb = _FALLBACK.choose(mine, rng)
            if thumb not in weighed.worth:
                return thumb
        return usual(mine, weighed.level(self._style.lean))

    def weigh(self, mine: View, stakes: Stakes, rng: Random) -> Weighed:
        """The values of choices for the seat's side, as `stakes` counts it.

        Nothing for a question that sampled deals do not answer; at honour tables only what does not revoke.
        """
        with WORKSPACE.lock:
            return self._weigh(mine, stakes, row([rng.randrange(1, MOST)]))

    def _weigh(self, mine: View, stakes: Stakes, dice: Row) -> Weighed:
        style = self._style
        if card_values.can_weigh(mine):
            return card_values.weigh_cards(mine, style.cards, stakes, dice)
        if style.calling is not None and call_values.can_weigh(mine):
            weighed = call_values.weigh_calls(mine, style.calling, stakes, dice)
            if mine.contract is not None:
                return weighed
            worth = {each: value + self._bias(mine, each, value, stakes) for each, value in weighed.worth.items()}
            return replace(weighed, worth=worth)
        return Weighed()

    def _bias(self, mine: View, action: Action, worth: float, stakes: Stakes) -> float:
        """What a call in round 1 or 2 counts for more than play by the maxims promises."""
        if not isinstance(action, Order | Name):
            return 0.0
        if _wins(stakes, worth):
            return _SURER
        daring = self._style.daring if action.alone and not stakes.near else 0.0
        return daring - (self._style.caution if mine.phase is Phase.FIRST_ROUND else 0.0)

    def deals(self, mine: View) -> int:
        """How many deals it judges for a question: none for those that it answers without."""
        if card_values.can_weigh(mine):
            return self._style.cards.judged
        calling = self._style.calling
        return calling.judged if calling is not None and call_values.can_weigh(mine) else 0


def _wins(stakes: Stakes, worth: float) -> bool:
    """Whether a call wins the game for certain: caution must not pass it."""
    return stakes.near and stakes.chance_of(worth) > 1 - _CERTAIN


def _make_players(*, many: bool) -> tuple[MonteCarloPlayer, MonteCarloPlayer, MonteCarloPlayer]:
    calling = Effort(imagined=4000 if many else 120, judged=800 if many else 28, maxims=0.85)
    cards = Effort(imagined=4500 if many else 60, judged=900 if many else 16, maxims=0.8)
    expert = PlayingStyle(cards=cards, calling=calling, caution=0.15, daring=0.1, lean=COSTS_NOTHING)
    cards = Effort(imagined=120 if many else 40, judged=30 if many else 10, maxims=0.8, miss=0.6)
    regular = PlayingStyle(cards=cards, calling=None, lean=0.1)
    calling = Effort(imagined=6000 if many else 300, judged=1200 if many else 80, maxims=0.85)
    cards = Effort(imagined=4000 if many else 120, judged=800 if many else 30, maxims=0.8)
    thorough = PlayingStyle(cards=cards, calling=calling)
    return MonteCarloPlayer(expert), MonteCarloPlayer(regular), MonteCarloPlayer(thorough)


EXPERT, REGULAR, THOROUGH = _make_players(many=COMPILED)
"""The first is as strong as Bower plays, in a few milliseconds a card; without numba with fewer deals. The second looks
at a handful of deals for each card, reads less into what was played, and calls by rule of thumb. The third takes longer
than a player may: behind `engine.players.adviser`."""
EXPERT_ALIKE, REGULAR_ALIKE, THOROUGH_ALIKE = _make_players(many=True)
"""The same with as many deals everywhere: without numba they take up to seconds, and choose alike."""
