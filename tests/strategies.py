"""Hypothesis strategies for the engine, for every suite: rules, deals, games, states, seats, hidden-card swaps.

A game in progress is its log (`Game`), because that is what the product keeps; its states follow from it. Every part
also works without Hypothesis, with a `random.Random`: `random_game` for long runs, `swap_hidden` for leaks.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cached_property
from itertools import accumulate
from random import Random
from typing import Any, Final, final

from hypothesis import strategies as st

from engine import PRESETS, Action, Card, Phase, Rules, Seat, State, View, view
from engine.actions import Bid, Deal, Discard, Draw, Give, LayDown, Pass, Play, Revoke, Settle, Show
from engine.cards import Cards, cards_in, hand_of
from engine.errors import BadRules, IllegalAction
from engine.game import actor, apply, interjections, legal_actions, start
from engine.phases.deal.draw import draw_from
from engine.phases.registry import PartnersBest
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
from engine.rules.ranges import HIGHEST_TARGET, RANGES
from engine.seats import FOUR

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


# --- with a random.Random


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
        **_pack(rng.choice(PACKS)),
        first_dealer=rng.choice(list(FirstDealer)),
        **_speaking(rng.choice(SPEAKING)),
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


def _pack(chosen: tuple[Ranks, int]) -> dict[str, Any]:
    return {"ranks": chosen[0], "hand_size": chosen[1]}


def _speaking(chosen: tuple[FirstToSpeak, AllPass]) -> dict[str, Any]:
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
    return _played(Game(rules, dealer), lambda state: random_action(state, rng, beside=beside), limit)


def swap_hidden(game: Game, watcher: Seat | None, rng: Random, proposals: int = 24) -> Game:
    """A game whose public log is the same, but not, if that can be, the cards of its last hand hidden from `watcher`.

    Hidden from a seat are the cards of the others' hands that were not shown, the kitty below the upcard, what others
    buried (which may be the upcard) and what others changed with a partner; a spectator (`None`) knows no hand. Random
    exchanges of two hidden cards, and of what was buried, are kept where the engine still takes the whole log (a hand
    that did not follow suit must not be given that suit). Every state of the new game is hidden-equal to the state of
    the old one at its place.
    """
    deals = [place for place, action in enumerate(game.actions) if isinstance(action, Deal)]
    if not deals:
        return game
    dealt = deals[-1]
    actors = tuple(actor(state) for state in game.states[dealt:-1])
    known = _known(game, dealt, watcher)
    tail = game.actions[dealt:]
    seen = _seen(tail, game.states[dealt:], watcher)
    for _ in range(proposals):
        proposed = _proposal(tail, actors, known, game.rules, watcher, rng)
        try:
            states = tuple(accumulate(proposed, apply, initial=game.states[dealt]))
        except IllegalAction:
            continue
        if _seen(proposed, states, watcher) == seen:
            tail = proposed
    return replace(game, actions=(*game.actions[:dealt], *tail))


def _seen(
    tail: tuple[Action, ...], states: tuple[State, ...], watcher: Seat | None
) -> tuple[list[View], list[Cards | None]]:
    """What exchanges must leave alone: what a step with hidden cards tells everybody, and the cards `watcher` holds.

    Claims, revokes and ends of a hand tell. The watcher may have taken cards of the kitty,
    such as a dummy: of two equal cards of a double pack only one is then the watcher's.
    """
    steps = zip(tail, states, states[1:], strict=False)
    told = [
        view(after, None)
        for action, before, after in steps
        if isinstance(action, LayDown | Revoke) or ends_a_hand(before, after)
    ]
    return told, [] if watcher is None else [_held(state, watcher) for state in states]


def _held(state: State, seat: Seat) -> Cards | None:
    """The cards a seat holds, not as its view has them: a view that tells others' cards would hide its own fault."""
    hands = getattr(state, "hands", None) or getattr(getattr(state, "hand", None), "hands", None)
    return None if hands is None else hands[seat]


def _known(game: Game, dealt: int, watcher: Seat | None) -> Counter[Card]:
    """The cards of a hand that its seats have shown by now, or that the watcher has held or changed."""
    known = Counter[Card]()
    laid = Counter[Card]()
    given = Counter[Card]()
    for state, action in zip(game.states[dealt:-1], game.actions[dealt:], strict=True):
        if isinstance(action, Play):
            known[action.card] += 1
        if isinstance(action, LayDown):
            laid |= Counter(cards_in(view(state, action.seat).cards))
        if isinstance(action, Show):
            seat = actor(state) if action.seat is None else action.seat
            laid |= Counter(cards_in(view(state, seat).cards))
        # not as a view has it: a view that tells others would hide its own fault
        if isinstance(state, PartnersBest) and isinstance(action, Give) and watcher in (state.actor, state.taker):
            given[action.card] += 1
    laid |= given
    for state in game.states[dealt:]:
        mine = view(state, watcher)
        laid |= Counter(mine.shown) | Counter(cards_in(mine.cards))
        if mine.claim is not None:
            laid |= Counter(cards_in(mine.claim[1]))
    return known | laid


def _proposal(
    tail: tuple[Action, ...],
    actors: tuple[Seat | None, ...],
    known: Counter[Card],
    rules: Rules,
    watcher: Seat | None,
    rng: Random,
) -> tuple[Action, ...]:
    deal = tail[0]
    assert isinstance(deal, Deal)
    theirs = [
        place
        for place, (seat, action) in enumerate(zip(actors, tail, strict=True))
        if isinstance(action, Discard) and seat != watcher
    ]
    if theirs and rng.random() < 0.25:
        place = rng.choice(theirs)
        seat = actors[place]
        assert seat is not None
        held = [card for card in (*cards_in(deal.hands[seat]), *deal.kitty) if not known[card]]
        return (*tail[:place], Discard(rng.choice(held)), *tail[place + 1 :]) if held else tail
    face_up = 1 if rules.turns_up else 0
    hidden = Counter(card for seat, hand in enumerate(deal.hands) if seat != watcher for card in cards_in(hand))
    hidden += Counter(deal.kitty[face_up:])
    places = [card for card, copies in hidden.items() if not known[card] or copies > known[card]]
    if len(places) < 2:
        return tail
    one, two = rng.sample(places, 2)
    if rules.double_pack:
        seen = {action.seat for action in tail if isinstance(action, LayDown)} | {watcher}
        return (_one_moved(deal, face_up, seen, one, two, rng), *tail[1:])
    to = {one: two, two: one}
    redealt = Deal(
        tuple(hand_of(to.get(card, card) for card in cards_in(hand)) for hand in deal.hands),
        tuple(to.get(card, card) for card in deal.kitty),
    )
    moved = [
        type(action)(to.get(action.card, action.card)) if isinstance(action, Discard | Give) else action
        for action in tail[1:]
    ]
    return (redealt, *moved)


def _one_moved(deal: Deal, face_up: int, seen: set[Seat | None], one: Card, two: Card, rng: Random) -> Deal:
    """A deal of a double pack with one copy of a card changed for one of another, both in places unseen."""
    hands = [[*cards_in(hand)] for hand in deal.hands] + [[*deal.kitty]]
    hidden = [
        (row, place)
        for row, hand in enumerate(hands)
        for place, card in enumerate(hand)
        if row not in seen and not (row == len(deal.hands) and place < face_up)
    ]
    here = [(row, place) for row, place in hidden if hands[row][place] == one]
    there = [(row, place) for row, place in hidden if hands[row][place] == two]
    if not here or not there:
        return deal
    (row, place), (other_row, other) = rng.choice(here), rng.choice(there)
    hands[row][place], hands[other_row][other] = two, one
    return Deal(tuple(hand_of(hand) for hand in hands[:-1]), tuple(hands[-1]))


def _rules_of(state: State) -> Rules:
    return view(state, None).rules


def _played(game: Game, choose: Callable[[State], Action | None], limit: int) -> Game:
    state, actions = game.state, list[Action]()
    while len(actions) < limit and state.phase is not Phase.OVER:
        action = choose(state)
        if action is None:
            break
        state = apply(state, action)
        actions.append(action)
    return game.then(*actions)


# --- with Hypothesis


def seats() -> st.SearchStrategy[Seat]:
    """A seat."""
    return st.sampled_from(FOUR.seats)


def within(game: Game, watcher: Seat | None) -> Seat | None:
    """A watcher of any table as one of this game's."""
    return None if watcher is None else watcher % game.rules.seats


def watchers() -> st.SearchStrategy[Seat | None]:
    """A seat or a spectator."""
    return st.sampled_from((None, *FOUR.seats))


@st.composite
def classic_rules(draw: st.DrawFn) -> Rules:
    """Rules of the classic game, see `random_rules`; small and common targets more often."""
    return Rules(
        target=draw(st.sampled_from((1, 2, 5, 10, 11)) | st.integers(1, HIGHEST_TARGET)),
        win_by=draw(st.sampled_from((1, 2))),
        no_trump=draw(st.sampled_from((NoTrump.NEVER, NoTrump.ROUND_TWO))),
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


@st.composite
def rules(draw: st.DrawFn) -> Rules:
    """Any rules that can be: a preset with some options changed, as far as they go together."""
    base = draw(st.sampled_from(list(PRESETS.values())))
    change = st.sampled_from(OPTIONS).flatmap(
        lambda option: st.tuples(st.just(option), st.sampled_from(values_of(option)))
    )
    return changed(base, draw(st.lists(change, max_size=12)))


def deals(of: Rules, dealer: Seat = 0) -> st.SearchStrategy[Deal]:
    """Any deal by some rules."""
    return st.permutations(of.pack).map(lambda pack: deal_of(of, pack, dealer))


def draws(of: Rules) -> st.SearchStrategy[Draw]:
    """Any draw for the deal by some rules, tied ones more often than they are."""
    fair = st.permutations(of.pack).map(lambda cards: draw_of(of, cards))
    if of.first_dealer is not FirstDealer.LOWEST_CARD:
        return fair
    return fair | st.permutations(of.pack[: of.seats + 4]).map(lambda cards: Draw(tuple(cards[: of.seats])))


@st.composite
def games(draw: st.DrawFn, of: st.SearchStrategy[Rules] | None = None, *, beside: bool = True) -> Game:
    """A game at any point: between hands, in any phase of a hand, over.

    The hands before the last one come from random dice, the last one is chosen action by action, so that it shrinks.
    """
    game_rules = draw(rules() if of is None else of)
    game = Game(game_rules, draw(st.none() | st.integers(0, game_rules.seats - 1)))
    dice = Random(draw(st.integers(0, 1 << 32)))
    before = _after_hands(game, draw(st.integers(0, 6)), dice)
    stop = draw(st.sampled_from((Phase.PLAYING, *Phase)))
    if before.state.phase is Phase.OVER and stop is not Phase.OVER:
        before = _before_last_deal(before)
    more = draw(st.integers(0, 19)) if stop is Phase.PLAYING else 0
    caller = draw(st.integers(0, 2 * game_rules.seats))
    interjecting = draw(st.sampled_from((0, 0, 3, 12))) if beside else 0
    bids = 0

    def choose(state: State) -> Action | None:
        nonlocal bids, more
        phase = state.phase
        if phase is stop:
            more -= 1
            if more < 0:
                return None
        if interjecting and draw(st.integers(0, 40)) < interjecting:
            offered = [action for seat in range(game_rules.seats) for action in interjections(state, seat)]
            if offered:
                return draw(st.sampled_from(offered))
        match phase:
            case Phase.OVER:
                return None
            case Phase.DRAW_FOR_DEAL:
                # the simplest draw is a tie, and so on for ever
                tied = len(view(state, None).draws)
                return draw(draws(game.rules)) if tied < 2 else random_draw(game.rules, dice)
            case Phase.DEALING:
                bids = 0
                return draw(deals(game.rules, view(state, None).dealer or 0))
            case Phase.REVOKE_REVIEW:
                return Settle()
            case _:
                pass
        choices = legal_actions(state)
        if phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.AUCTION):
            bids += 1
            if Pass() in choices:
                if bids <= caller or len(choices) == 1:
                    return Pass()
                choices = tuple(choice for choice in choices if choice != Pass())
        return draw(st.sampled_from(choices))

    return _played(before, choose, STEPS)


def _after_hands(game: Game, number: int, dice: Random) -> Game:
    """`game` after so many whole hands, or over."""
    state, actions, finished = game.state, list[Action](), 0
    while finished < number and state.phase is not Phase.OVER:
        action = random_action(state, dice)
        before, state = state, apply(state, action)
        actions.append(action)
        finished += ends_a_hand(before, state)
    return game.then(*actions)


def _before_last_deal(game: Game) -> Game:
    last = max(place for place, action in enumerate(game.actions) if isinstance(action, Deal))
    return replace(game, actions=game.actions[:last])
