"""What the other games hide: the called partner, the dummy, dropped hands, and the cards of double packs."""

from dataclasses import replace
from random import Random

import pytest

from engine import PRESETS, Phase, Rules, Seat, State, actor, legal_actions, story, view
from engine.players import RuleOfThumb
from engine.rules.options import CalledCard, Ranks
from tests.engine.hand_lines import after, on
from tests.hidden_cards import swap_hidden
from tests.random_games import Game, random_action, random_game

FIVE_HANDED = PRESETS["five-handed"]
BEST = replace(FIVE_HANDED, called_card=CalledCard.BEST)
TABLES: dict[str, Rules] = {
    **{name: PRESETS[name] for name in ("two-handed", "three-handed", "five-handed", "six-handed", "hustle", "buck")},
    "set-back": PRESETS["set-back"],
    "best card": BEST,
    "double pack": replace(PRESETS["six-handed"], ranks=Ranks.NINE_UP, double_pack=True),
}


def partners(state: State) -> dict[Seat | None, Seat | None]:
    """Whom each seat, and a spectator, knows to be the partner."""
    return {seat: view(state, seat).partner for seat in (*range(5), None)}


# Seat 4 deals and takes the eight of diamonds up; seat 0 makes diamonds; seat 2 has the ace of spades.
ACE = "JdKdAc9c8c 9hThQhKhAh 9sTsQsKsAs JsJcJhTdQd 9dTcQcKcAd 8d8h8s"


def test_the_holder_of_the_called_ace_alone_knows_until_it_falls() -> None:
    state = after(f"deal {ACE}; order; discard Tc; call s", FIVE_HANDED, dealer=4)
    assert partners(state) == {0: None, 1: None, 2: 2, 3: None, 4: None, None: None}
    state = on(state, "play Jd; play Ah; play 9s; play Td; play 9d")
    assert partners(state)[2] == 2
    assert partners(state)[None] is None
    state = on(state, "play 9c; play Kh; play As")
    assert set(partners(state).values()) == {2}


def test_nobody_knows_that_the_called_ace_is_out_of_play() -> None:
    """Nothing tells the ace in the kitty, buried by the dealer, or in the maker's own hand from another seat's."""
    for deal, discard, called in (
        (ACE.replace("9sTsQsKsAs", "9sTsQsKs8s").replace("8d8h8s", "8d8hAs"), "Tc", "s"),
        (ACE.replace("9sTsQsKsAs", "9sTsQsKsTc").replace("9dTcQcKcAd", "9dAsQcKcAd"), "As", "s"),
        (ACE, "Tc", "c"),
    ):
        state = after(f"deal {deal}; order; discard {discard}; call {called}", FIVE_HANDED, dealer=4)
        assert set(partners(state).values()) == {None}


# The aces of spades and hearts are in the kitty; seat 2 has the king of spades, and cannot know what that is worth.
KING = "JdKdAc9c8c 9hThQhKhAd 9sTs8hKs8s JsJcJhTdQd 9dTcQcKcQs 8dAhAs"


def test_the_holder_of_the_best_card_does_not_know_while_a_better_one_may_be_held() -> None:
    state = after(f"deal {KING}; order; discard Tc; call s", BEST, dealer=4)
    assert set(partners(state).values()) == {None}
    held = after(f"deal {ACE}; order; discard Tc; call s", BEST, dealer=4)
    assert partners(held) == {0: None, 1: None, 2: 2, 3: None, 4: None, None: None}


def test_a_better_card_turned_down_or_buried_by_oneself_is_known_not_to_be_held() -> None:
    turned = KING.replace("8dAhAs", "AsAh8d")
    state = after(f"deal {turned}; pass; pass; pass; pass; pass; name d; call s", BEST, dealer=4)
    assert partners(state) == {0: None, 1: None, 2: 2, 3: None, 4: None, None: None}
    buried = KING.replace("9dTcQcKcQs", "9dAsQcKsQs").replace("9sTs8hKs8s", "9sTs8hKc8s").replace("8dAhAs", "8dAhTc")
    state = after(f"deal {buried}; order; discard As; call s", BEST, dealer=4)
    assert partners(state) == {0: None, 1: None, 2: None, 3: None, 4: 4, None: None}


@pytest.mark.parametrize("name", TABLES)
def test_views_and_stories_of_what_is_hidden_are_the_same(name: str) -> None:
    """Law: states that differ only in cards hidden from a seat give it equal views, and all the same story."""
    dice, rules = Random(name), TABLES[name]
    moved = 0
    for _ in range(25):
        game = until_mid_hand(rules, dice)
        watcher = dice.choice((None, *range(rules.seats)))
        other = swap_hidden(game, watcher, dice)
        moved += other.actions != game.actions
        for here, there in zip(game.states[-60:], other.states[-60:], strict=True):
            assert view(here, watcher) == view(there, watcher)
            assert view(here, None) == view(there, None)
        for mine, same in zip(game.steps[-60:], other.steps[-60:], strict=True):
            if mine[2].phase not in (Phase.DEALING, Phase.OVER):
                assert story(*mine) == story(*same)
    assert moved > 12


@pytest.mark.parametrize("name", TABLES)
def test_players_do_not_choose_by_what_is_hidden(name: str) -> None:
    dice, rules, thumb = Random(name), TABLES[name], RuleOfThumb()
    asked = 0
    for _ in range(25):
        game = until_mid_hand(rules, dice)
        seat = actor(game.state)
        if seat is None:
            continue
        other = swap_hidden(game, seat, dice)
        choice = thumb.choose(view(game.state, seat), dice)
        assert choice in legal_actions(game.state)
        assert choice == thumb.choose(view(other.state, seat), dice)
        asked += 1
    assert asked > 12


def until_mid_hand(rules: Rules, dice: Random) -> Game:
    """A game stopped somewhere in its first hands, most often while cards are played."""
    game = random_game(rules, dice, dealer=dice.randrange(rules.seats), limit=dice.randrange(8, 60))
    while game.state.phase in (Phase.DEALING, Phase.OVER):
        if game.state.phase is Phase.OVER:
            return game
        game = game.then(random_action(game.state, dice))
    return game
