"""Games of every phase, size and rule, state by state; readers of their panels, and what panels offer."""

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from random import Random

import pytest
from hypothesis import strategies as st

from bot.members.preferences import Sort
from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Press, Verb, read
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from engine import PRESETS, Phase, Rules, Seat
from engine.rules import options as o
from tests.bot.panel_checks import LANGUAGES, buttons
from tests.random_games import Game, random_action, random_game
from tests.strategies import games
from tests.suite import sampled

HUSTLE = PRESETS["hustle"]
CUSTOMS = {
    "honour": Rules(honour=True),
    "stakes": Rules(betting=o.Betting.PER_HAND),
    "robson-wide": Rules(robson=o.Robson.ANY_TWO_OR_FOUR, blind_loner=True),
    "cut-and-steal": Rules(cut=True, steal_deal=True),
    "poor-hands": Rules(farmers_hand=o.FarmersHand.THREE_LOW, ace_no_face=o.AceNoFace.EXCHANGE),
    "poor-hands-until-the-lead": Rules(farmers_hand=o.FarmersHand.ANY_THREE_LOW, show_until=o.ShowUntil.FIRST_LEAD),
    "two-best": Rules(partners_best=2, defend_alone=o.DefendAlone.ALWAYS),
    "anyone-alone": Rules(alone=o.WhoAlone.ANYONE),
    "kitty-exchange": Rules(kitty_exchange=True),
    "benny-any": Rules(benny=o.Benny.JOKER, upcard_benny=o.UpcardBenny.BID_ANY),
    "benny-named": Rules(benny=o.Benny.JOKER, upcard_benny=o.UpcardBenny.NAMED_SUIT),
    "rubber": Rules(rubber=True, laps=True, target=3),
    "nine-at-the-table": replace(HUSTLE, seats=9),
}
"""Customs that no preset has, so that every phase and every line is met."""
SIZES = {
    "two": PRESETS["two-handed"],
    "three": PRESETS["three-handed"],
    "five": PRESETS["five-handed"],
    "six": PRESETS["six-handed"],
    "seven": HUSTLE,
    "eight": replace(HUSTLE, seats=8),
    "nine": replace(HUSTLE, seats=9),
    "set-back": PRESETS["set-back"],
    "indiana": PRESETS["indiana"],
    "buck": PRESETS["buck"],
    "twelve cards": PRESETS["bid-euchre-double"],
}
EVERY_SIZE = sampled(SIZES, ("two", "three", "nine", "set-back", "twelve cards"))
LENGTH, MOST = 400, 240
"""Actions of a random game that are looked through, of a phase and of a size."""
CARD = re.compile(r"((?:10|[2-9JQKA])[♣♦♥♠]\ufe0e?|★)(?: [A-Za-z]+)?(?: ×2)?")
"""The label of a card held: its name after it, and whether it is there twice."""

readers = st.builds(
    Reader,
    language=st.sampled_from(LANGUAGES),
    four_colours=st.booleans(),
    text_only=st.booleans(),
    sort=st.sampled_from(Sort),
)


@st.composite
def at_a_seat(draw: st.DrawFn) -> tuple[Game, Seat]:
    """A game and one of its seats."""
    game = draw(games())
    return game, draw(st.sampled_from(range(game.rules.seats)))


@st.composite
def watched(draw: st.DrawFn) -> tuple[Game, Seat | None]:
    """A game and one of its seats, or a spectator."""
    game = draw(games())
    return game, draw(st.sampled_from((None, *range(game.rules.seats))))


def cut(game: Game, actions: int) -> Game:
    return replace(game, actions=game.actions[:actions])


def states_of(game: Game, step: int = 1) -> Iterator[Game]:
    """A game as it was after each action, and before the first."""
    return (cut(game, actions) for actions in range(0, len(game.actions) + 1, step))


@cache
def game_of(size: str) -> Game:
    """A game of this size; also its end, where chance brings it about."""
    return random_game(SIZES[size], Random(11), limit=MOST if size == "twelve cards" else 2000)


def some_states(size: str, step: int = 1) -> Iterator[Game]:
    """The beginning state by state, and the end."""
    game = game_of(size)
    yield from states_of(cut(game, MOST - 1), step)
    yield game


@cache
def met() -> dict[Phase, dict[str, Game]]:
    """For each phase a state of every variant that has it: one early and one late in a game, as they are met."""
    found: dict[Phase, dict[str, Game]] = {phase: {} for phase in Phase}
    for name, rules in {**PRESETS, **CUSTOMS}.items():
        for seed in (1, 2):
            game = random_game(rules, Random(seed), limit=LENGTH, beside=0.06)
            for place, state in enumerate(game.states):
                games, key = found[state.phase], f"{name}-{seed}"
                if key not in games or (seed == 2 and place < LENGTH // 2):
                    games[key] = cut(game, place)
    return found


def games_in(phase: Phase) -> list[Game]:
    return list(met()[phase].values())


def until(rules: Rules, phase: Phase, seed: int = 0) -> Game:
    """A game played at random until a phase."""
    for dice in range(seed, seed + 60):
        rng, game = Random(dice), Game(rules, 0)
        for _ in range(LENGTH):
            state = game.state
            if state.phase is phase:
                return game
            if state.phase is Phase.OVER:
                break
            game = game.then(random_action(state, rng, beside=0.2))
    pytest.fail(f"{phase} was not met")


def presses(panel: Panel, *verbs: Verb) -> list[Press]:
    """What its buttons do, also those that cannot be pressed now; of some verbs, or of all."""
    found = [read(match) for each in buttons(panel) if (match := BUTTON_TEMPLATE.fullmatch(each.id))]
    return [press for press in found if not verbs or press.verb in verbs]


def verbs(panel: Panel) -> list[Verb]:
    return [press.verb for press in presses(panel)]
