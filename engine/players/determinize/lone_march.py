"""Whether one player takes all the tricks that are left, alone against everyone, when all cards are known."""

from dataclasses import dataclass
from typing import final

from engine.cards import Cards
from engine.contract import Contract
from engine.players.monte_carlo.double_dummy import new_deal, takes
from engine.players.monte_carlo.jit import row
from engine.players.monte_carlo.position import Layout, Position, Sides, layout
from engine.players.monte_carlo.sampler import play_events
from engine.players.monte_carlo.workspace import WORKSPACE
from engine.seats import Seat
from engine.view import View


@final
@dataclass(frozen=True, slots=True)
class Rest:
    """The tricks to come, the one under way included, in which it is one player's turn; for a single pack.

    That player is team 1, all others are team 0.
    """

    order: Layout
    sides: Sides
    position: Position

    @classmethod
    def of(cls, mine: View, contract: Contract, player: Seat) -> "Rest":
        """The rest of a hand in which it is the turn of `player`; `mine` is any seat's view."""
        order, active = layout(contract.trump, contract.benny), contract.active
        _, trick, _ = play_events(mine, contract, order, 0)
        teams = row([int(seat == player) for seat in active])
        sides = Sides(teams, teams, len(active), order.free)
        left = mine.rules.hand_size - len(mine.tricks)
        return cls(order, sides, Position(active.index(player), *trick, won=0, left=left, out=0, first=0))

    def takes_all(self, hands: tuple[Cards, ...]) -> bool:
        """Whether the player takes them all; `hands` are those of the seats that play, in seat order."""
        held = row([self.order.bits(hand) for hand in hands])
        search = WORKSPACE.buffers.search
        with WORKSPACE.lock:
            new_deal(search)
            return bool(takes(held, self.sides, self.position, self.position.left, search))
