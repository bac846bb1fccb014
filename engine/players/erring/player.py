"""A player who knows the rule of thumb, and errs as people do."""

from collections.abc import Iterator, Mapping
from random import Random
from typing import Final, NamedTuple, final

from engine.actions import Action, Play
from engine.phases.kinds import Phase
from engine.players.erring.calls import CALL_SLIPS, DISCARD_SLIPS
from engine.players.erring.cards import CARD_SLIPS
from engine.players.erring.slips import Slip
from engine.players.heuristic.honest_calls import without_breaches
from engine.players.heuristic.hopeless_loners import without_hopeless_loners
from engine.players.heuristic.inference import read
from engine.players.heuristic.player import RuleOfThumb
from engine.view import View

_SOUND: Final = RuleOfThumb()


class Decision(NamedTuple):
    """What a player does, and the error that made it do so, if any: without it, it would have done otherwise."""

    action: Action
    slip: Slip | None = None


@final
class Erring:
    """`RuleOfThumb` with errors, each with a chance of its own."""

    def __init__(self, chances: Mapping[Slip, float]) -> None:
        """`chances` -- how often each error is made where it can be, 0 to 1; none for those left out."""
        self._chances = chances

    def choose(self, mine: View, rng: Random) -> Action:
        """See `Player.choose`."""
        return self.decide(mine, rng).action

    def decide(self, mine: View, rng: Random) -> Decision:
        """The choice for a view and dice, and the error behind it.

        Raises:
            ValueError: When it is not this seat's turn.
        """
        mine = without_hopeless_loners(without_breaches(mine))
        sound = _SOUND.choose(mine, rng)
        if len(mine.choices) > 1:
            for slip, wrong in self._offer_wrong_choices(mine, sound, rng):
                if wrong is not None and wrong != sound:
                    return Decision(wrong, slip)
        return Decision(sound)

    def _offer_wrong_choices(self, mine: View, sound: Action, rng: Random) -> Iterator[tuple[Slip, Action | None]]:
        match mine.phase:
            case Phase.PLAYING:
                table = read(mine)
                for slip in self._throw_for(CARD_SLIPS, rng):
                    card = CARD_SLIPS[slip](table)
                    yield slip, None if card is None else Play(card)
            case Phase.FIRST_ROUND | Phase.SECOND_ROUND:
                for slip in self._throw_for(CALL_SLIPS, rng):
                    yield slip, CALL_SLIPS[slip](mine, sound)
            case Phase.DISCARDING:
                for slip in self._throw_for(DISCARD_SLIPS, rng):
                    yield slip, DISCARD_SLIPS[slip](mine, sound)
            case _:
                pass

    def _throw_for(self, slips: Mapping[Slip, object], rng: Random) -> list[Slip]:
        """The errors that the dice allow, in the order of the list; each is thrown for once, whatever the others do."""
        return [slip for slip in slips if rng.random() < self._chances.get(slip, 0.0)]
