"""What the solver says of a hand when everyone sees all cards: of the rest of its tricks, and of its bidding."""

from dataclasses import dataclass
from typing import Final, TypeAlias, final

from engine.actions import Check
from engine.cards import Cards
from engine.contract import Contract
from engine.game import apply
from engine.match import HandResult
from engine.phases.registry import BettingRound, Cutting, Dealing, Over, Playing, State
from engine.players.monte_carlo.double_dummy import new_deal, takes, workspace
from engine.players.monte_carlo.jit import row
from engine.players.monte_carlo.position import CardLayout, Position, Sides, layout
from engine.players.monte_carlo.sampler import WORKSPACE, play_events
from engine.scoring import score
from engine.seats import Seat
from engine.view import View


@final
@dataclass(frozen=True, slots=True)
class Rest:
    """The tricks to come, the one under way included, in which it is one player's turn; for a single pack.

    That player is team 1, all others are team 0.
    """

    order: CardLayout
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


FAR: Final = 99
"""More points than a hand can bring."""
_Lead: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], int, int]
"""The first lead, as the solver sees it: hands, which of them are on side 0, who leads, what may always be played."""


@final
class OpenAuction:
    """One deal's bidding, solved backwards; what was asked of the solver is remembered for it."""

    def __init__(self) -> None:
        self._work = workspace()
        self._lead: _Lead | None = None
        """What the workspace has proved something about."""
        self._known: dict[tuple[_Lead, int], bool] = {}

    def worth(self, state: State, least: int, most: int) -> int:
        """What a state brings side 0, in net points.

        That is exact between `least` and `most`, what is enough for one side or the other; beyond them it says no more
        than that it is beyond.
        """
        match state:
            case Playing():
                return self._value_play(state, least, most)
            case Dealing(last=HandResult() as last) | Cutting(last=HandResult() as last) | Over(last=last):
                return last.points[0] - last.points[1]
            case BettingRound():
                return self.worth(apply(state, Check()), least, most)  # counters are no points
            case _:
                return self._value_choice(state, least, most)

    def _value_choice(self, state: State, least: int, most: int) -> int:
        """The best for the side of the seat to choose; a call before a pass, because it is worked out sooner."""
        if state.actor is None:
            raise ValueError("nobody is to choose")
        raises = _on_first_side(state.actor)
        best = -FAR if raises else FAR
        for action in reversed(state.legal()):
            found = self.worth(apply(state, action), least, most)
            if raises:
                best = max(best, found)
                least = max(least, best)
            else:
                best = min(best, found)
                most = min(most, best)
            if least >= most:
                break
        return best

    def _value_play(self, state: Playing, least: int, most: int) -> int:
        """What the tricks bring when all play perfectly; only the numbers of tricks that matter are asked about."""
        worths, lead = _worths(state), _lead(state)
        found = max([worth for worth in worths if worth <= least], default=worths[0])
        for need, worth in enumerate(worths):
            if found >= most:
                break
            if worth > found:
                if not self._takes(lead, need, state.setting.tricks):
                    break
                found = worth
        return found

    def _takes(self, lead: _Lead, need: int, tricks: int) -> bool:
        """Whether side 0 takes so many tricks."""
        known = self._known.get((lead, need))
        if known is None:
            hands, teams, leader, free = lead
            if lead != self._lead:
                new_deal(self._work)
                self._lead = lead
            rows = row(teams)
            sides, position = Sides(rows, rows, len(hands), free), Position(leader, 0, 0, 0, 0, 0, tricks, 0, 0)
            won = takes(row(hands), sides, position, need, self._work)
            known = self._known[lead, need] = bool(won)
        return known


def _lead(state: Playing) -> _Lead:
    contract = state.setting.contract
    of, active = layout(contract.trump, contract.benny), contract.active
    hands = tuple([of.bits(state.hands[seat]) for seat in active])
    return hands, tuple([int(_on_first_side(seat)) for seat in active]), active.index(state.actor), of.free


def _on_first_side(seat: Seat) -> bool:
    """Whether a seat plays for side 0: two sides sit in alternate seats."""
    return seat % 2 == 0


def _worths(state: Playing) -> tuple[int, ...]:
    """By tricks of side 0 what they bring it, in net points: never less for more of them."""
    contract, tricks, match = state.setting.contract, state.setting.tricks, state.hand.match
    maker = contract.maker
    worths: list[int] = []
    for won in range(tricks + 1):
        taken = [0] * match.rules.seats
        taken[maker] = won if _on_first_side(maker) else tricks - won
        taken[maker - 1] = tricks - taken[maker]  # the neighbour is an opponent
        points = score(contract, tuple(taken), tricks, match)[1]
        worths.append(points[0] - points[1])
    return tuple(worths)
