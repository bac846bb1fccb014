"""Rules, deals, actions and games at random, by a `random.Random`.

A game in progress is its log (`Game`), because that is what the product keeps; its states follow from it.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cached_property
from itertools import accumulate
from random import Random
from typing import Any, Final, final

from engine import PRESETS, Action, Card, Phase, Rules, Seat, State, view
from engine.actions import Bid, Deal, Draw, Pass, Settle
from engine.cards import hand_of
from engine.errors import BadRules
from engine.game import apply, interjections, legal_actions, start
from engine.phases.draw import draw_from
from engine.rules.fields import HIGHEST_TARGET, RANGES
from engine.rules.options import (
    AllPass,
    DealerPartner,
    DefendAlone,
    FirstDealer,
    FirstToSpeak,
    LoneLead,
    NeedsTrump,
    NoTrump,
    Ranks,
    RedealBy,
    ScoreCards,
)

LOWEST_BID: Final = 0.7
"""How often a bid at random is the lowest: a side that bids more than it can take is set for ever."""


STEPS = 120
"""More actions than one hand can have: bids, questions, up to 48 plays of a double pack."""


@final
@dataclass(frozen=True)
class Game:
    """A game in progress: what `engine.start` was given, and the log since."""

    rules: Rules
    dealer: Seat | None
    actions: tuple[Action, ...] = ()

    @cached_property
    def states(self) -> tuple[State, ...]:
        """Every state from the start on, one more than there are actions."""
        return tuple(accumulate(self.actions, apply, initial=start(self.rules, self.dealer)))

    @property
    def state(self) -> State:
        """Where the game stands."""
        return self.states[-1]

    @property
    def steps(self) -> tuple[tuple[State, Action, State], ...]:
        """Every action with the state before and after it."""
        return tuple(zip(self.states[:-1], self.actions, self.states[1:], strict=True))

    def then(self, *actions: Action) -> "Game":
        """The game with more actions."""
        return replace(self, actions=(*self.actions, *actions))


def ends_a_hand(before: State, after: State) -> bool:
    """Whether a step finished a hand: there is a result that was not there before."""
    return getattr(before, "last", None) is None and getattr(after, "last", None) is not None


def random_rules(rng: Random) -> Rules:
    """Any rules of the classic game that can be: four in two partnerships, an upcard, points."""
    return Rules(
        target=rng.randint(1, HIGHEST_TARGET),
        win_by=rng.choice((1, 2)),
        no_trump=rng.choice((NoTrump.NEVER, NoTrump.ROUND_TWO)),
        redeal_by=rng.choice(list(RedealBy)),
        dealer_partner=rng.choice(list(DealerPartner)),
        defend_alone=rng.choice(list(DefendAlone)),
        lone_lead=rng.choice(list(LoneLead)),
        **pack_of(rng.choice(PACKS)),
        first_dealer=rng.choice(list(FirstDealer)),
        **speaking_of(rng.choice(SPEAKING)),
        needs_trump=rng.choice(list(NeedsTrump)),
        euchred_loner=rng.choice((2, 4)),
        exceed_target=rng.choice((False, True)),
        score_cards=rng.choice(list(ScoreCards)),
    )


def values_of(option: str) -> tuple[Any, ...]:
    """Everything an option may be by itself."""
    default = getattr(Rules(), option)
    if isinstance(default, bool):
        return (False, True)
    if isinstance(default, StrEnum):
        return tuple(type(default))
    return tuple(number for number in range(HIGHEST_TARGET + 1) if number in RANGES[option][1])


OPTIONS: Final = tuple(field.name for field in fields(Rules))
"""Every option there is."""


def changed(of: Rules, changes: Iterable[tuple[str, Any]]) -> Rules:
    """Rules after those of the changes that can be, one after the other."""
    for option, value in changes:
        try:
            of = replace(of, **{option: value})
        except BadRules:
            continue
    return of


def random_variant(rng: Random) -> Rules:
    """A preset with some options changed, as far as they go together."""
    options = rng.sample(OPTIONS, rng.randrange(12))
    return changed(rng.choice(list(PRESETS.values())), [(option, rng.choice(values_of(option))) for option in options])


PACKS: Final = ((Ranks.NINE_UP, 5), (Ranks.EIGHT_UP, 5), (Ranks.SEVEN_UP, 5), (Ranks.SEVEN_UP, 7))
"""Every pack with every size of hand it allows."""


SPEAKING: Final = (
    (FirstToSpeak.ELDEST, AllPass.THROW_IN),
    (FirstToSpeak.ELDEST, AllPass.STICK_DEALER),
    (FirstToSpeak.DEALER, AllPass.THROW_IN),
)
"""Who speaks first with what follows eight passes, as they go together."""


def pack_of(chosen: tuple[Ranks, int]) -> dict[str, Any]:
    return {"ranks": chosen[0], "hand_size": chosen[1]}


def speaking_of(chosen: tuple[FirstToSpeak, AllPass]) -> dict[str, Any]:
    return {"first_to_speak": chosen[0], "all_pass": chosen[1]}


def deal_of(rules: Rules, pack: Iterable[Card], dealer: Seat = 0) -> Deal:
    """A pack in some order, a whole hand to each seat that plays in seat order, the rest in the kitty."""
    cards, size = tuple(pack), rules.hand_size
    seats = rules.seating_of(dealer).seats
    hands = {seat: hand_of(cards[i * size : (i + 1) * size]) for i, seat in enumerate(seats)}
    return Deal(tuple(hands.get(seat, 0) for seat in range(rules.seats)), cards[len(seats) * size :])


def random_deal(rules: Rules, rng: Random, dealer: Seat = 0) -> Deal:
    """A fair deal."""
    return deal_of(rules, rng.sample(rules.pack, len(rules.pack)), dealer)


def random_draw(rules: Rules, rng: Random) -> Draw:
    """A fair draw for the deal, perhaps a tied one; where the first jack deals, the cards up to it."""
    return draw_of(rules, rng.sample(rules.pack, len(rules.pack)))


def draw_of(rules: Rules, pack: Sequence[Card]) -> Draw:
    """The draw from a pack in some order."""
    return draw_from(rules, pack)


def random_action(state: State, rng: Random, calls: float = 0.3, beside: float = 0.0) -> Action:
    """What may come next, from a seat or from the table.

    calls -- how often a bidder who may pass does not
    beside -- how often somebody claims, calls a revoke, steals the deal or the like, where that may be

    Raises:
        ValueError: When the game is over.
    """
    if beside and rng.random() < beside:
        offered = [action for seat in range(_rules_of(state).seats) for action in interjections(state, seat)]
        if offered:
            return rng.choice(offered)
    match state.phase:
        case Phase.OVER:
            raise ValueError("the game is over")
        case Phase.DRAW_FOR_DEAL:
            return random_draw(_rules_of(state), rng)
        case Phase.DEALING:
            return random_deal(_rules_of(state), rng, view(state, None).dealer or 0)
        case Phase.REVOKE_REVIEW:
            return Settle()
        case _:
            choices = legal_actions(state)
            if choices == (Pass(),) or (Pass() in choices and rng.random() >= calls):
                return Pass()
            bids = [choice for choice in choices if isinstance(choice, Bid)]
            if bids and rng.random() < LOWEST_BID:
                return bids[0]
            return rng.choice([choice for choice in choices if choice != Pass()])


def random_game(
    rules: Rules, rng: Random, dealer: Seat | None = None, limit: int = 100_000, beside: float = 0.0
) -> Game:
    """A whole game by random legal play, or its first `limit` actions."""
    return play_on(Game(rules, dealer), lambda state: random_action(state, rng, beside=beside), limit)


def _rules_of(state: State) -> Rules:
    return view(state, None).rules


def play_on(game: Game, choose: Callable[[State], Action | None], limit: int) -> Game:
    state, actions = game.state, list[Action]()
    while len(actions) < limit and state.phase is not Phase.OVER:
        action = choose(state)
        if action is None:
            break
        state = apply(state, action)
        actions.append(action)
    return game.then(*actions)
