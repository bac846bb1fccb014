"""Why the best choice is the best, in one sentence's code, read from what its seat sees.

The codes are maxims that hold where they are given: each says only what is so. Which choice is best they do not decide;
where no maxim speaks for it, the reason is that it brings the most.
"""

from typing import Final

from engine.actions import Play
from engine.phases.kinds import Phase
from engine.players.advice import Advice
from engine.players.explain.calls import why_call
from engine.players.explain.cards import why_forced, why_played
from engine.players.explain.codes import Reason, Why, noise
from engine.players.explain.other import why_answered
from engine.view import View

_SAME: Final = 0.02
"""Points that are nothing to choose by."""


def reason(mine: View, advice: Advice) -> Reason:
    """Why the best of a seat's choices is the best."""
    best = advice.best
    if len(mine.choices) == 1:
        return why_forced(mine, best.action.card) if isinstance(best.action, Play) else Reason(Why.ONLY_CHOICE)
    if max(option.points for option in advice.options) >= best.points + noise(advice):
        return Reason(Why.WINS_MORE)
    points = [option.points for option in advice.options]
    found: Reason | None = None
    if mine.phase.before_trump and mine.phase is not Phase.BLIND_LONER:
        found = why_call(mine, best.action)
    elif mine.phase is not Phase.PLAYING:
        found = why_answered(mine, best.action)
    elif max(points) - min(points) < _SAME:
        found = Reason(Why.ALIKE)
    elif isinstance(best.action, Play):
        found = why_played(mine, best.action.card)
    return found or Reason(Why.BRINGS_MOST, number=advice.deals)
