"""Positions of every phase of every game, and what their panels offer."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Press, Verb, read
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import hand_panel
from engine import PRESETS, Action, Phase, Rules, Seat, State, view
from engine.game import actor, interjections, legal_actions
from engine.rules.options import (
    AceNoFace,
    Benny,
    Betting,
    DefendAlone,
    FarmersHand,
    Robson,
    ShowUntil,
    UpcardBenny,
    WhoAlone,
)
from tests.bot.panel_checks import (
    buttons,
    shown,
)
from tests.random_games import Game, random_action, random_game

CUSTOMS = {
    "honour": Rules(honour=True),
    "stakes": Rules(betting=Betting.PER_HAND),
    "robson-wide": Rules(robson=Robson.ANY_TWO_OR_FOUR, blind_loner=True),
    "cut-and-steal": Rules(cut=True, steal_deal=True),
    "poor-hands": Rules(farmers_hand=FarmersHand.THREE_LOW, ace_no_face=AceNoFace.EXCHANGE),
    "poor-hands-until-the-lead": Rules(farmers_hand=FarmersHand.ANY_THREE_LOW, show_until=ShowUntil.FIRST_LEAD),
    "two-best": Rules(partners_best=2, defend_alone=DefendAlone.ALWAYS),
    "anyone-alone": Rules(alone=WhoAlone.ANYONE),
    "kitty-exchange": Rules(kitty_exchange=True),
    "benny-any": Rules(benny=Benny.JOKER, upcard_benny=UpcardBenny.BID_ANY),
    "benny-named": Rules(benny=Benny.JOKER, upcard_benny=UpcardBenny.NAMED_SUIT),
    "rubber": Rules(rubber=True, laps=True, target=3),
    "nine-at-the-table": replace(PRESETS["hustle"], seats=9),
}
"""Customs that no preset has, so that every phase and every line is met."""


VARIANTS = {**PRESETS, **CUSTOMS}


LENGTH = 400
"""Actions of a random game that are looked through."""


@cache
def met() -> dict[Phase, dict[str, Game]]:
    """For each phase a state of every variant that has it: one early and one late in a game, as they are met."""
    found: dict[Phase, dict[str, Game]] = {phase: {} for phase in Phase}
    for name, rules in VARIANTS.items():
        for seed in (1, 2):
            game = random_game(rules, Random(seed), limit=LENGTH, beside=0.06)
            for place, state in enumerate(game.states):
                games, key = found[state.phase], f"{name}-{seed}"
                if key not in games or (seed == 2 and place < LENGTH // 2):
                    games[key] = replace(game, actions=game.actions[:place])
    return found


def games_in(phase: Phase) -> list[Game]:
    return list(met()[phase].values())


def presses(panel: Panel, *verbs: Verb) -> list[Press]:
    found = [read(match) for each in buttons(panel) if (match := BUTTON_TEMPLATE.fullmatch(each.id))]
    return [press for press in found if press.verb in verbs]


def until(rules: Rules, phase: Phase, wanted: type[Action] | None = None, seed: int = 0) -> Game:
    """A game played at random until a phase, and until an action of a kind may be taken there."""
    for dice in range(seed, seed + 60):
        rng, game = Random(dice), Game(rules, 0)
        for _ in range(LENGTH):
            state = game.state
            if state.phase is phase and (wanted is None or may(state, wanted)):
                return game
            if state.phase is Phase.OVER:
                break
            game = game.then(random_action(state, rng, beside=0.2))
    pytest.fail(f"{phase} was not met")


def may(state: State, wanted: type[Action]) -> bool:
    beside = [action for seat in range(9) if seat < seats(state) for action in interjections(state, seat)]
    return any(isinstance(action, wanted) for action in (*legal_actions(state), *beside))


def seats(state: State) -> int:
    return view(state, None).rules.seats


def labels(game: Game, seat: Seat | None = None) -> list[str]:
    on_turn = actor(game.state) if seat is None else seat
    return [button.label for button in buttons(hand_panel(shown(game, on_turn), Reader()))]
