"""Questions to a channel: nothing hidden from the seat that decided is in a byte of them before their end."""

from random import Random

import pytest

from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Buttons, Panel, Picture
from bot.panels.questions import answer_panel, question_panel
from bot.pictures.studio import render
from bot.questions import About, Position, Question
from engine import PRESETS, Deal, View, actor, legal_actions, view
from tests.bot.panel_checks import check
from tests.engine.players.review_games import by_dice
from tests.hidden_cards import swap_hidden
from tests.random_games import random_game
from tests.suite import COVERING, sampled

QUESTION = Question(id=7, channel=1, about=About(1, 0, 9), asked_by=1, closes_at=1_800_000_000_000)


def position(mine: View, preset: str, **rest: object) -> Position:
    return Position(mine=mine, preset=preset, **rest)  # type: ignore[arg-type]


def drawn(panel: Panel) -> list[object]:
    """A panel with its pictures as bytes."""
    return [render(each.drawing) if isinstance(each, Picture) else each for each in panel.blocks]


@pytest.mark.parametrize("preset", sampled(PRESETS, ["north-american", "auction"], COVERING))
def test_hidden_cards_change_no_byte_before_the_end(preset: str) -> None:
    dice, moved = Random(4), 0
    for _ in range(8):
        game = random_game(PRESETS[preset], dice, limit=dice.randrange(4, 40))
        seat = actor(game.states[-1])
        if seat is None or not any(isinstance(each, Deal) for each in game.actions) or len(game.states[-1].legal()) < 2:
            continue
        other = swap_hidden(game, seat, dice)
        one, two = (position(view(each.states[-1], seat), preset) for each in (game, other))
        asked = question_panel(QUESTION, one, 3, "en")
        check(asked)
        assert not any("You (you)" in each.drawing.alt for each in asked.blocks if isinstance(each, Picture))
        votes = [each for row in asked.blocks if isinstance(row, Buttons) for each in row.buttons]
        assert {each.id.split(":")[1] for each in votes} == {Verb.ASK_VOTE}
        assert drawn(asked) == drawn(question_panel(QUESTION, two, 3, "en"))
        moved += other.actions != game.actions
        for choice in legal_actions(game.states[-1]):
            shown = answer_panel(QUESTION, position(one.mine, preset, played=choice), {}, by_dice(one.mine, 1), "en")
            check(shown)
    assert moved
