"""Commentators: hand n is shown when hand n + 1 has ended and never sooner, at every moment of whole games."""

from random import Random

import pytest

from bot.history.replay_steps import positions, split_for_commentators
from bot.panels.contests.commentary import commentary_panel, commentary_question
from bot.panels.core.custom_ids import Verb
from bot.panels.core.reader import Reader
from engine import PRESETS, Deal, apply, start, view
from tests.bot.panel_checks import LANGUAGES, buttons, check, table_of
from tests.random_games import random_game
from tests.suite import first

WHAT = ("north-american", "penryn", "hustle", "railroad")


@pytest.mark.parametrize("preset", first(WHAT, 2))
@pytest.mark.parametrize("seed", first(range(6), 1, 2))
def test_w1_a_hand_is_shown_only_when_the_next_has_ended(preset: str, seed: int) -> None:
    game = random_game(PRESETS[preset], Random(seed))
    state, deals, most = start(game.rules), 0, 0
    for moment, action in enumerate(game.actions, start=1):
        state = apply(state, action)
        deals += isinstance(action, Deal)
        if deals > 4:
            break
        ended = deals - any(view(state, None).counts)  # while anybody holds cards, the hand dealt last goes on
        shown = split_for_commentators(game.rules, game.actions[:moment])
        assert len(shown) == max(0, ended - 1)
        lines = [line for hand in shown for line in hand.actions]
        assert tuple(lines) == game.actions[: len(lines)]
        assert sum(isinstance(line, Deal) for line in lines) == len(shown), "no card of a later deal"
        for number in range(most, len(shown)):
            most = len(shown)
            *_, last = positions(shown, table_of(game), number, None)
            assert len(last.hands) == len(shown), "nothing says how many hands there are"
            assert len(last.held) > 1, "everyone's cards, not those of one seat"
    assert most


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_panels_fit(language: str) -> None:
    game = random_game(PRESETS["north-american"], Random(3))
    hands = split_for_commentators(game.rules, game.actions)
    check(commentary_question(1, language))
    for text_only in (False, True):
        reader = Reader(language=language, text_only=text_only)
        check(commentary_panel(None, 1, reader))
        for position in positions(hands, table_of(game, language=language), len(hands) - 1, None):
            panel = commentary_panel(position, 1, reader)
            check(panel)
            verbs = {each.id.split(":")[1] for each in buttons(panel)}
            assert verbs == {Verb.COMMENTARY_STEP}, "nothing is shared from here"
