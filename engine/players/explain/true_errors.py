"""Whether an error may be owned to by name: its sentence says more than that another choice was right."""

from random import Random
from typing import Final

from engine.actions import Action, Play
from engine.cards import hand_of
from engine.players.erring.slips import Slip
from engine.players.explain.cards import knows_partners
from engine.players.heuristic.inference import lowest, read
from engine.players.heuristic.player import RuleOfThumb
from engine.rules.options import Partnership
from engine.view import View

_SOUND: Final = RuleOfThumb()
_DICE: Final = Random(0)  # noqa: S311 - the rule of thumb throws none


def is_true_of(slip: Slip, mine: View, action: Action) -> bool:
    """Whether what is said of an error is so in a view in which it led to a choice."""
    if not isinstance(action, Play):
        return True
    table = read(mine)
    match slip:
        case Slip.TOO_HIGH:
            best = None if mine.holder is None else mine.in_trick(mine.holder)
            winners = 0 if best is None else hand_of(table.legal) & table.order.beats[best]
            return bool(winners) and action.card != lowest(winners, table.order)
        case Slip.TAKES_PARTNERS_TRICK:
            return mine.rules.partnership is not Partnership.EACH_ALONE and knows_partners(table)
        case Slip.SAVES_WINNERS:
            sound = _SOUND.choose(mine, _DICE)
            return isinstance(sound, Play) and table.is_top(sound.card)
        case Slip.MISCOUNTS_TRUMPS:
            return any(table.order.is_trump(card) for trick in mine.tricks for card in trick.cards)
        case _:
            return True
