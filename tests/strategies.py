"""Hypothesis strategies for the engine, for every suite: rules, deals, games, states, seats.

Every part also works without Hypothesis, with a `random.Random`: `tests/random_games.py`.
"""

from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from engine import PRESETS, Action, Phase, Rules, Seat, State, view
from engine.actions import Deal, Draw, Pass, Settle
from engine.game import apply, interjections, legal_actions
from engine.rules.fields import HIGHEST_TARGET
from engine.rules.options import (
    DealerPartner,
    DefendAlone,
    FirstDealer,
    LoneLead,
    NeedsTrump,
    NoTrump,
    RedealBy,
    ScoreCards,
)
from engine.seats import FOUR
from tests.random_games import (
    OPTIONS,
    PACKS,
    SPEAKING,
    STEPS,
    Game,
    changed,
    deal_of,
    draw_of,
    ends_a_hand,
    pack_of,
    play_on,
    random_action,
    random_draw,
    speaking_of,
    values_of,
)


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
        **pack_of(draw(st.sampled_from(PACKS))),
        first_dealer=draw(st.sampled_from(FirstDealer)),
        **speaking_of(draw(st.sampled_from(SPEAKING))),
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

    return play_on(before, choose, STEPS)


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
