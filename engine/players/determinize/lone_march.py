"""Whether one player takes all the tricks that are left, alone against everyone, when all cards are known."""

from dataclasses import dataclass
from typing import final

from engine.cards import Cards
from engine.hand.contract import Contract, playing_order
from engine.players.monte_carlo.card_bits import TRUMP_CARDS, Layout, layout
from engine.players.monte_carlo.double_dummy import new_deal, suit_mask, takes
from engine.players.monte_carlo.jit import Row, row
from engine.players.monte_carlo.workspace import DESK
from engine.seats import Seat
from engine.view import View


@final
@dataclass(frozen=True, slots=True)
class Rest:
    """The tricks to come, that under way included, in which it is one player's turn; for a single pack.

    led, best, holder, count -- the trick under way, as `engine.players.monte_carlo.double_dummy.takes` has it
    """

    order: Layout
    teams: Row
    players: int
    player: int
    led: int
    best: int
    holder: int
    count: int
    left: int

    @classmethod
    def of(cls, mine: View, contract: Contract, player: Seat) -> "Rest":
        """What is left to a player, of whose turn this is a view."""
        order, active = layout(contract.trump, contract.benny), contract.active
        led = best = holder = 0
        for seat, card in zip(playing_order(contract, mine.leader or 0), mine.trick, strict=False):
            bit = order.bit[card]
            led = led or suit_mask(bit)
            if bit > best and bit & (led | TRUMP_CARDS):
                best, holder = bit, active.index(seat)
        return cls(
            order,
            row([int(seat == player) for seat in active]),
            len(active),
            active.index(player),
            led,
            best,
            holder,
            len(mine.trick),
            mine.rules.hand_size - len(mine.tricks),
        )

    def takes_all(self, hands: tuple[Cards, ...]) -> bool:
        """Whether it takes them all; `hands` are those of who plays, in seat order."""
        held = row([self.order.bits(hand) for hand in hands])
        with DESK.lock:
            new_deal(DESK.work)
            taken = takes(
                held,
                self.teams,
                self.players,
                self.player,
                self.led,
                self.best,
                self.holder,
                self.count,
                0,
                self.left,
                self.left,
                self.order.free,
                DESK.work,
            )
        return bool(taken)
