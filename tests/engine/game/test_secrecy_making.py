"""Nothing hidden is seen where a dealer is asked unseen, somebody goes alone, or cards are changed with a partner."""

from random import Random

import pytest

from engine import Give, Phase, Rules, story, view
from engine.rules.options import (
    AllPass,
    AssistMakes,
    Benny,
    BennyInNoTrump,
    DefendAlone,
    NeedsTrump,
    NoTrump,
    UpcardBenny,
    WhoAlone,
)
from tests.strategies import Game, random_action, swap_hidden
from tests.suite import first, rest

TABLES = {
    "blind call, anyone alone": Rules(benny=Benny.JOKER, alone=WhoAlone.ANYONE, partners_best=1),
    "two of spades, named suit": Rules(
        benny=Benny.TWO_OF_SPADES, upcard_benny=UpcardBenny.NAMED_SUIT, defend_alone=DefendAlone.ALWAYS, partners_best=2
    ),
    "bid any, forfeits": Rules(
        benny=Benny.JOKER,
        upcard_benny=UpcardBenny.BID_ANY,
        all_pass=AllPass.STICK_OR_FORFEIT,
        needs_trump=NeedsTrump.EVERYONE,
    ),
    "Benny at no trump": Rules(
        benny=Benny.JOKER, no_trump=NoTrump.ROUND_TWO, benny_in_no_trump=BennyInNoTrump.HIGHEST, partners_best=1
    ),
    "blind loner": Rules(blind_loner=True, alone=WhoAlone.ANYONE, partners_best=1),
    "exchange with the kitty": Rules(kitty_exchange=True, alone=WhoAlone.ANYONE),
    "assist": Rules(assist_makes=AssistMakes.DEALER, partners_best=2),
}


def games(rules: Rules, dice: Random, number: int) -> list[Game]:
    """Random games broken off in their first hands."""
    found: list[Game] = []
    while len(found) < number:
        game = Game(rules, dice.randrange(4))
        state, actions, limit = game.state, [], dice.randrange(3, 40)
        while len(actions) < limit and state.phase is not Phase.OVER:
            action = random_action(state, dice, calls=0.5)
            state = state.after(action)
            actions.append(action)
        found.append(game.then(*actions))
    return found


@rest
@pytest.mark.parametrize("name", first(TABLES, 1))
def test_views_and_stories_are_the_same_whatever_is_hidden(name: str) -> None:
    dice = Random(name)
    moved, gifts = 0, 0
    for game in games(TABLES[name], dice, 60):
        for watcher in (None, *range(4)):
            other = swap_hidden(game, watcher, dice, proposals=8)
            moved += other.actions != game.actions
            gifts += any(isinstance(action, Give) for action in game.actions)
            for here, there in zip(game.states, other.states, strict=True):
                assert view(here, watcher) == view(there, watcher)
                assert repr(view(here, watcher)) == repr(view(there, watcher))
            if watcher is None:
                for mine, same in zip(game.steps, other.steps, strict=True):
                    assert story(*mine) == story(*same)
    assert moved > 200
    assert (gifts > 0) == (TABLES[name].partners_best > 0)
