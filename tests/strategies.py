"""Hypothesis strategies for the engine, for every suite: rules, deals, games, states, seats, hidden-card swaps.

A game in progress is its log (`Game`), because that is what the product keeps; its states follow from it. Every part
also works without Hypothesis, with a `random.Random`: `random_game` for long runs, `swap_hidden` for leaks.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, reduce
from itertools import accumulate
from random import Random
from typing import Any, Final, final

from hypothesis import strategies as st

from engine import (
    Action,
    Card,
    Deal,
    Discard,
    Draw,
    IllegalAction,
    Pass,
    Phase,
    Play,
    Rules,
    Seat,
    State,
    apply,
    legal_actions,
    start,
    view,
)
from engine.cards import cards_in, hand_of
from engine.conflicts import HIGHEST_TARGET
from engine.options import (
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
from engine.phases.drawing import deals as deals_first
from engine.seats import SEATS

CALLS = 8
"""Bidding turns of a hand: two rounds of four."""
STEPS = 40
"""More actions than one hand can have: a deal, eight calls, a discard, two defenders asked, up to 28 plays."""


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


def phase_of(state: State) -> Phase:
    """The phase by its public name."""
    return view(state, None).phase


# --- with a random.Random


def random_rules(rng: Random) -> Rules:
    """Any rules that can be."""
    return Rules(
        target=rng.randint(1, HIGHEST_TARGET),
        win_by=rng.choice((1, 2)),
        no_trump=rng.choice(list(NoTrump)),
        redeal_by=rng.choice(list(RedealBy)),
        dealer_partner=rng.choice(list(DealerPartner)),
        defend_alone=rng.choice(list(DefendAlone)),
        lone_lead=rng.choice(list(LoneLead)),
        **_pack(rng.choice(PACKS)),
        first_dealer=rng.choice(list(FirstDealer)),
        **_speaking(rng.choice(SPEAKING)),
        needs_trump=rng.choice(list(NeedsTrump)),
        euchred_loner=rng.choice((2, 4)),
        exceed_target=rng.choice((False, True)),
        score_cards=rng.choice(list(ScoreCards)),
    )


PACKS: Final = ((Ranks.NINE_UP, 5), (Ranks.EIGHT_UP, 5), (Ranks.SEVEN_UP, 5), (Ranks.SEVEN_UP, 7))
"""Every pack with every size of hand it allows."""
SPEAKING: Final = (
    (FirstToSpeak.ELDEST, AllPass.THROW_IN),
    (FirstToSpeak.ELDEST, AllPass.STICK_DEALER),
    (FirstToSpeak.DEALER, AllPass.THROW_IN),
)
"""Who speaks first with what follows eight passes, as they go together."""


def _pack(chosen: tuple[Ranks, int]) -> dict[str, Any]:
    return {"ranks": chosen[0], "hand_size": chosen[1]}


def _speaking(chosen: tuple[FirstToSpeak, AllPass]) -> dict[str, Any]:
    return {"first_to_speak": chosen[0], "all_pass": chosen[1]}


def deal_of(rules: Rules, pack: Iterable[Card]) -> Deal:
    """A pack in some order, a whole hand to each seat from North on, the rest in the kitty."""
    cards, size = tuple(pack), rules.hand_size
    hands = tuple(hand_of(cards[seat * size : (seat + 1) * size]) for seat in SEATS)
    return Deal(hands, cards[len(SEATS) * size :])


def random_deal(rules: Rules, rng: Random) -> Deal:
    """A fair deal."""
    return deal_of(rules, rng.sample(rules.pack, len(rules.pack)))


def random_draw(rules: Rules, rng: Random) -> Draw:
    """A fair draw for the deal, perhaps a tied one; where the first jack deals, the cards up to it."""
    return _draw_of(rules, rng.sample(rules.pack, len(rules.pack)))


def _draw_of(rules: Rules, pack: Sequence[Card]) -> Draw:
    if rules.first_dealer is FirstDealer.LOWEST_CARD:
        return Draw(tuple(pack[: len(SEATS)]))
    return Draw(tuple(pack[: next(i for i, card in enumerate(pack) if deals_first(card, rules)) + 1]))


def random_action(state: State, rng: Random, calls: float = 0.3) -> Action:
    """What may come next, from a seat or from the table; `calls` is how often a bidder who may pass does not.

    Raises:
        ValueError: When the game is over.
    """
    match phase_of(state):
        case Phase.OVER:
            raise ValueError("the game is over")
        case Phase.DRAWING:
            return random_draw(_rules_of(state), rng)
        case Phase.DEALING:
            return random_deal(_rules_of(state), rng)
        case _:
            choices = legal_actions(state)
            if choices == (Pass(),) or (Pass() in choices and rng.random() >= calls):
                return Pass()
            return rng.choice([choice for choice in choices if choice != Pass()])


def random_game(rules: Rules, rng: Random, dealer: Seat | None = None, limit: int = 100_000) -> Game:
    """A whole game by random legal play, or its first `limit` actions."""
    return _played(Game(rules, dealer), lambda state: random_action(state, rng), limit)


def swap_hidden(game: Game, watcher: Seat | None, rng: Random, proposals: int = 24) -> Game:
    """A game whose public log is the same, but not, if that can be, the cards of its last hand hidden from `watcher`.

    Hidden from a seat are the cards of the others' hands that were not played, the kitty below the upcard and what the
    dealer buried (which may be the upcard); a spectator (`None`) knows no hand. Random exchanges of two hidden
    cards, and of what was buried, are kept where the engine still takes the whole log (a hand that did not follow suit
    must not be given that suit). Every state of the new game is hidden-equal to the state of the old one at its place.
    """
    deals = [place for place, action in enumerate(game.actions) if isinstance(action, Deal)]
    if not deals:
        return game
    dealt = deals[-1]
    dealer = view(game.states[dealt], None).dealer
    tail = game.actions[dealt:]
    for _ in range(proposals):
        proposed = _proposal(tail, dealer, watcher, rng)
        try:
            reduce(apply, proposed, game.states[dealt])
        except IllegalAction:
            continue
        tail = proposed
    return replace(game, actions=(*game.actions[:dealt], *tail))


def _proposal(tail: tuple[Action, ...], dealer: Seat | None, watcher: Seat | None, rng: Random) -> tuple[Action, ...]:
    deal = tail[0]
    assert isinstance(deal, Deal)
    shown = {action.card for action in tail if isinstance(action, Play)}
    buried = next((action.card for action in tail if isinstance(action, Discard)), None)
    if buried is not None and dealer is not None and dealer != watcher and rng.random() < 0.25:
        held = [card for card in (*cards_in(deal.hands[dealer]), deal.kitty[0]) if card not in shown]
        other = rng.choice(held)
        return tuple(Discard(other) if isinstance(action, Discard) else action for action in tail)
    hidden = [
        *(card for seat in SEATS if seat != watcher for card in cards_in(deal.hands[seat]) if card not in shown),
        *deal.kitty[1:],
    ]
    if len(hidden) < 2:
        return tail
    one, two = rng.sample(hidden, 2)
    to = {one: two, two: one}
    redealt = Deal(
        tuple(hand_of(to.get(card, card) for card in cards_in(hand)) for hand in deal.hands),
        tuple(to.get(card, card) for card in deal.kitty),
    )
    return (redealt, *(Discard(to.get(a.card, a.card)) if isinstance(a, Discard) else a for a in tail[1:]))


def _rules_of(state: State) -> Rules:
    return view(state, None).rules


def _played(game: Game, choose: Callable[[State], Action | None], limit: int) -> Game:
    state, actions = game.state, list[Action]()
    while len(actions) < limit and phase_of(state) is not Phase.OVER:
        action = choose(state)
        if action is None:
            break
        state = apply(state, action)
        actions.append(action)
    return game.then(*actions)


# --- with Hypothesis


def seats() -> st.SearchStrategy[Seat]:
    """A seat."""
    return st.sampled_from(SEATS)


def watchers() -> st.SearchStrategy[Seat | None]:
    """A seat or a spectator."""
    return st.sampled_from((None, *SEATS))


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """Any rules that can be; small and common targets more often."""
    return Rules(
        target=draw(st.sampled_from((1, 2, 5, 10, 11)) | st.integers(1, HIGHEST_TARGET)),
        win_by=draw(st.sampled_from((1, 2))),
        no_trump=draw(st.sampled_from(NoTrump)),
        redeal_by=draw(st.sampled_from(RedealBy)),
        dealer_partner=draw(st.sampled_from(DealerPartner)),
        defend_alone=draw(st.sampled_from(DefendAlone)),
        lone_lead=draw(st.sampled_from(LoneLead)),
        **_pack(draw(st.sampled_from(PACKS))),
        first_dealer=draw(st.sampled_from(FirstDealer)),
        **_speaking(draw(st.sampled_from(SPEAKING))),
        needs_trump=draw(st.sampled_from(NeedsTrump)),
        euchred_loner=draw(st.sampled_from((2, 4))),
        exceed_target=draw(st.booleans()),
        score_cards=draw(st.sampled_from(ScoreCards)),
    )


def deals(of: Rules) -> st.SearchStrategy[Deal]:
    """Any deal by some rules."""
    return st.permutations(of.pack).map(lambda pack: deal_of(of, pack))


def draws(of: Rules) -> st.SearchStrategy[Draw]:
    """Any draw for the deal by some rules, tied ones more often than they are."""
    fair = st.permutations(of.pack).map(lambda cards: _draw_of(of, cards))
    if of.first_dealer is not FirstDealer.LOWEST_CARD:
        return fair
    return fair | st.permutations(of.pack[:8]).map(lambda cards: Draw(tuple(cards[: len(SEATS)])))


@st.composite
def games(draw: st.DrawFn, of: st.SearchStrategy[Rules] | None = None) -> Game:
    """A game at any point: between hands, in any phase of a hand, over.

    The hands before the last one come from random dice, the last one is chosen action by action, so that it shrinks.
    """
    game = Game(draw(of or rules()), draw(st.none() | seats()))
    dice = Random(draw(st.integers(0, 1 << 32)))
    before = _after_hands(game, draw(st.integers(0, 6)), dice)
    stop = draw(st.sampled_from((Phase.PLAYING, *Phase)))
    if phase_of(before.state) is Phase.OVER and stop is not Phase.OVER:
        before = _before_last_deal(before)
    more = draw(st.integers(0, 19)) if stop is Phase.PLAYING else 0
    caller = draw(st.integers(0, CALLS))
    bids = 0

    def choose(state: State) -> Action | None:
        nonlocal bids, more
        phase = phase_of(state)
        if phase is stop:
            more -= 1
            if more < 0:
                return None
        if phase is Phase.DRAWING:
            return draw(draws(game.rules))
        if phase is Phase.DEALING:
            bids = 0
            return draw(deals(game.rules))
        choices = legal_actions(state)
        if phase in (Phase.ORDERING, Phase.NAMING):
            bids += 1
            if Pass() in choices:
                if bids <= caller or len(choices) == 1:
                    return Pass()
                choices = tuple(choice for choice in choices if choice != Pass())
        return draw(st.sampled_from(choices))

    return _played(before, choose, STEPS)


def states(of: st.SearchStrategy[Rules] | None = None) -> st.SearchStrategy[State]:
    """Any state that a game can reach."""
    return games(of).map(lambda game: game.state)


def _after_hands(game: Game, number: int, dice: Random) -> Game:
    """`game` after so many whole hands, or over."""
    state, actions, finished = game.state, list[Action](), 0
    while finished < number and phase_of(state) is not Phase.OVER:
        action = random_action(state, dice)
        before, state = state, apply(state, action)
        actions.append(action)
        finished += phase_of(before) is not Phase.DRAWING and phase_of(state) in (Phase.DEALING, Phase.OVER)
    return game.then(*actions)


def _before_last_deal(game: Game) -> Game:
    last = max(place for place, action in enumerate(game.actions) if isinstance(action, Deal))
    return replace(game, actions=game.actions[:last])
