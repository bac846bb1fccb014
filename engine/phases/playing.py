"""The play of the tricks (RULES.md 6)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, final

from engine.actions import Action, Play
from engine.cards import FACES, PLANE, Card, Cards, cards_in, count, without
from engine.errors import IllegalAction, Refusal
from engine.hand import Contract, Hand, HandResult
from engine.phases.dealing import Dealing
from engine.phases.over import Over
from engine.ranking import Ranking
from engine.scoring import score
from engine.seats import Seat, left_of

if TYPE_CHECKING:
    from engine.phases import State

_SECOND_PLANE = 1 << PLANE


@final
class Trick(NamedTuple):
    """A finished trick: cards in the order played from `leader` on, by the seats that play."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@final
class Setting(NamedTuple):
    """What stays the same through the play of one hand. `following[seat]` is the next seat that plays."""

    hand: Hand
    contract: Contract
    ranking: Ranking
    following: tuple[Seat, ...]
    players: int
    tricks: int


def play_tricks(hand: Hand) -> Playing:
    """The first lead.

    Raises:
        ValueError: When trump has not been made; the steps before this one see to that.
    """
    contract = hand.contract
    if contract is None:
        raise ValueError("no trump was made")
    active = contract.active
    following = tuple(next(s for s in (*range(seat + 1, 4), *range(seat + 1)) if s in active) for seat in range(4))
    setting = Setting(hand, contract, contract.ranking, following, len(active), count(hand.hands[contract.maker]))
    leader = contract.first_lead(hand.match.dealer, hand.match.rules)
    return Playing(setting, hand.hands, leader, leader, (), leader, Card(0), FACES, (0, 0, 0, 0), ())


@lru_cache(maxsize=1 << 17)
def _plays(cards: Cards) -> tuple[Action, ...]:
    return tuple(Play(card) for card in cards_in(cards & FACES))


@final
class Playing(NamedTuple):
    """`actor` plays to the trick that `leader` led; `winner` holds it with `best`.

    `follow` are the cards that follow the suit led (every card before a lead), `taken` counts tricks by seat, `tricks`
    are the finished ones. A named tuple where the other phases are dataclasses, because a hand makes twenty of them:
    building one takes a third of the time.
    """

    setting: Setting
    hands: tuple[Cards, ...]
    actor: Seat
    leader: Seat
    trick: tuple[Card, ...]
    winner: Seat
    best: Card
    follow: Cards
    taken: tuple[int, ...]
    tricks: tuple[Trick, ...]

    @property
    def hand(self) -> Hand:
        """The hand being played."""
        return self.setting.hand

    def legal(self) -> tuple[Action, ...]:
        """Follow the suit led if able, else any card."""
        held = self.hands[self.actor]
        return _plays(held & self.follow or held)

    def after(self, action: Action) -> State:
        """The next state; see `engine.game.apply`."""
        if not isinstance(action, Play):
            raise IllegalAction(Refusal.NOT_NOW)
        setting, hands, actor, leader, trick, winner, best, follow, taken, tricks = self
        card = action.card
        bit = 1 << card
        held = hands[actor]
        if not (held & follow or held) & bit:
            raise IllegalAction(Refusal.MUST_FOLLOW if held & bit else Refusal.NOT_HELD)
        ranking = setting.ranking
        if not trick:
            winner, best, follow = actor, card, ranking.follow[card]
        elif ranking.beats[best] & bit:
            winner, best = actor, card
        rest = held ^ bit if held < _SECOND_PLANE else without(held, card)
        hands = (*hands[:actor], rest, *hands[actor + 1 :])
        trick = (*trick, card)
        if len(trick) < setting.players:
            return Playing(setting, hands, setting.following[actor], leader, trick, winner, best, follow, taken, tricks)
        taken = (*taken[:winner], taken[winner] + 1, *taken[winner + 1 :])
        tricks = (*tricks, Trick(leader, trick, winner))
        if len(tricks) < setting.tricks:
            return Playing(setting, hands, winner, winner, (), winner, best, FACES, taken, tricks)
        return _finished(setting, taken)


def _finished(setting: Setting, taken: tuple[int, ...]) -> Dealing | Over:
    match = setting.hand.match
    outcome, points = score(setting.contract, taken, setting.tricks)
    result = HandResult(
        number=match.number,
        dealer=match.dealer,
        contract=setting.contract,
        tricks=taken,
        outcome=outcome,
        points=points,
    )
    scored = match.scored(points)
    winner = scored.winner
    if winner is not None:
        return Over(scored, result, winner)
    return Dealing(scored.next_hand(left_of(match.dealer)), result)
