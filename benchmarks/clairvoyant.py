"""A player that sees every card: what no honest one can reach. It bids by rule of thumb, and plays the tricks perfectly
against perfect defence. Of cards that are equally good it plays what `RuleOfThumb` would."""

from dataclasses import dataclass
from random import Random
from typing import Final, final

from engine import Action, State, actor, apply, view
from engine.match import Match
from engine.phases.registry import Cutting, Dealing, Over, Playing
from engine.players import RuleOfThumb
from engine.players.monte_carlo.double_dummy import new_deal, takes, workspace
from engine.players.monte_carlo.jit import row
from engine.players.monte_carlo.position import Position, Sides, layout, suit_mask
from engine.players.utility import net
from engine.scoring import score

_SOUND: Final = RuleOfThumb()
_WORK: Final = workspace()


@final
@dataclass(frozen=True, slots=True)
class Clairvoyant:
    """See the module; for two partnerships and a single pack."""

    def choose(self, state: State, rng: Random) -> Action:
        seat = actor(state)
        if seat is None:
            raise ValueError("nobody's turn")
        habit = _SOUND.choose(view(state, seat), rng)
        if not isinstance(state, Playing) or len(state.legal()) == 1:
            return habit
        worth = {play: brings(apply(state, play), seat) for play in state.legal()}
        best = max(worth.values())
        return habit if worth[habit] == best else max(worth, key=lambda play: worth[play])


def brings(state: State, seat: int) -> float:
    """What a hand at play comes to for a seat's side when all see all cards."""
    if not isinstance(state, Playing):
        assert isinstance(state, Cutting | Dealing | Over)
        assert state.last is not None
        rules = state.match.rules
        return net(rules, state.last.points, rules.side_of(seat))
    contract, match = state.setting.contract, state.hand.match
    order, active, side = layout(contract.trump, contract.benny), contract.active, contract.seating.side
    us = side[seat]
    won = sum(taken for each, taken in enumerate(state.taken) if side[each] == us)
    led = suit_mask(order.bit[state.trick[0]]) if state.trick else 0
    new_deal(_WORK)
    hands, teams = row(order.bits(state.hands[each]) for each in active), row(int(side[each] == us) for each in active)
    tricks, left = won, state.setting.tricks - len(state.tricks)
    holder = active.index(state.winner) if state.trick else 0
    best = order.bit[state.best] if state.trick else 0
    sides = Sides(teams, teams, len(active), order.free)
    at = Position(active.index(state.actor), led, best, holder, len(state.trick), won, left, out=0, first=0)
    while tricks < won + left and takes(hands, sides, at, tricks + 1, _WORK):
        tricks += 1
    return _points(match, state, seat, tricks)


def _points(match: Match, state: Playing, seat: int, tricks: int) -> float:
    contract = state.setting.contract
    other = next(each for each in contract.active if contract.seating.side[each] != contract.seating.side[seat])
    taken = [0] * match.rules.seats
    taken[seat], taken[other] = tricks, state.setting.tricks - tricks
    points = score(contract, tuple(taken), state.setting.tricks, match)[1]
    return net(match.rules, points, match.rules.side_of(seat))
