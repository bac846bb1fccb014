"""A player who knows the rule of thumb, and errs as people do."""

from collections.abc import Callable, Iterable, Iterator, Mapping
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
_DICE: Final = Random(0)  # noqa: S311 - the rule of thumb throws none


class Choice(NamedTuple):
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

    def decide(self, mine: View, rng: Random) -> Choice:
        """The choice for a view and dice, and the error behind it.

        Raises:
            ValueError: When it is not this seat's turn.
        """
        mine = without_hopeless_loners(without_breaches(mine))
        sound = _SOUND.choose(mine, rng)
        if len(mine.choices) > 1:
            for slip, wrong in _offer_wrong_choices(mine, sound, lambda slips: self._throw_for(slips, rng)):
                if wrong is not None and wrong != sound:
                    return Choice(wrong, slip)
        return Choice(sound)

    def slips_behind(self, mine: View, action: Action) -> tuple[Slip, ...] | None:
        """The errors of which one made it choose this: none where it is sound, `None` where it never chooses this."""
        mine = without_hopeless_loners(without_breaches(mine))
        sound = _SOUND.choose(mine, _DICE)
        if action == sound:
            return ()
        offers = _offer_wrong_choices(mine, sound, lambda slips: [slip for slip in slips if self._chances.get(slip)])
        return tuple([slip for slip, wrong in offers if wrong == action]) or None

    def _throw_for(self, slips: Iterable[Slip], rng: Random) -> list[Slip]:
        """The errors that the dice allow, in the order of the list; each is thrown for once, whatever the others do."""
        return [slip for slip in slips if rng.random() < self._chances.get(slip, 0.0)]


def _offer_wrong_choices(
    mine: View, sound: Action, allow: Callable[[Iterable[Slip]], list[Slip]]
) -> Iterator[tuple[Slip, Action | None]]:
    """What each error that is allowed makes of a choice; `None` where there is nothing to get wrong."""
    match mine.phase:
        case Phase.PLAYING:
            table = read(mine)
            for slip in allow(CARD_SLIPS):
                card = CARD_SLIPS[slip](table)
                yield slip, None if card is None else Play(card)
        case Phase.FIRST_ROUND | Phase.SECOND_ROUND:
            for slip in allow(CALL_SLIPS):
                yield slip, CALL_SLIPS[slip](mine, sound)
        case Phase.DISCARDING:
            for slip in allow(DISCARD_SLIPS):
                yield slip, DISCARD_SLIPS[slip](mine, sound)
        case _:
            pass
