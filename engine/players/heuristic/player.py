"""What a computer player is, and a sound one by rule of thumb: it counts its hand, and remembers the cards played."""

from random import Random
from typing import Protocol, final

from engine.actions import Action
from engine.phases.kinds import Phase
from engine.players.claims import answer
from engine.players.heuristic.auction import bid, choose, stay
from engine.players.heuristic.cutthroat import call_partner, declare, stay_or_drop
from engine.players.heuristic.other_decisions import (
    bet,
    call_blind,
    call_lone,
    choose_reward,
    donate,
    give,
    go_blind,
    show_poor_hand,
)
from engine.players.heuristic.play import bury, follow, lead, read
from engine.players.heuristic.trump import call, defend, go_alone, without_breaches, without_hopeless_loners
from engine.view import View


class Player(Protocol):
    """A computer player: it gets what its seat may see, and its own dice."""

    def choose(self, mine: View, rng: Random) -> Action:
        """One of `mine.choices`; the same view and dice give the same choice.

        Raises:
            ValueError: When it is not this seat's turn.
        """
        ...


@final
class RuleOfThumb:
    """Calls on the tricks its hand is worth where it sits, and plays by the usual maxims. It never throws dice."""

    def choose(self, mine: View, rng: Random) -> Action:
        """See `Player.choose`."""
        if not mine.choices:
            raise ValueError("not this seat's turn")
        mine = without_hopeless_loners(without_breaches(mine))
        if len(mine.choices) == 1:
            return mine.choices[0]
        match mine.phase:
            case Phase.FIRST_ROUND | Phase.SECOND_ROUND:
                return show_poor_hand(mine) or donate(mine) or call(mine)
            case Phase.AUCTION:
                return bid(mine)
            case Phase.AUCTION_TRUMP:
                return choose(mine)
            case Phase.CALLING_PARTNER:
                return call_partner(mine)
            case Phase.STAY_OR_DROP:
                return stay_or_drop(mine) if mine.rules.turns_up else stay(mine)
            case Phase.DECLARE_MARCH:
                return declare(mine)
            case Phase.DEFENDER_ALONE:
                return defend(mine)
            case Phase.BLIND_CALL:
                return call_blind(mine)
            case Phase.BLIND_LONER:
                return go_blind(mine)
            case Phase.DEALER_ALONE:
                return go_alone(mine)
            case Phase.ANYONE_ALONE:
                return call_lone(mine)
            case Phase.PARTNERS_BEST:
                return give(mine)
            case Phase.BETTING_ROUND:
                return bet(mine)
            case Phase.CLAIMING:
                return answer(mine)
            case Phase.ROBSONS_CHOICE:
                return choose_reward(mine)
            case Phase.PLAYING:
                table = read(mine)
                return follow(table) if mine.trick else lead(table)
            case phase:
                return bury(mine) if phase.asks_for_card else mine.choices[0]
