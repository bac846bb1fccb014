"""Whole games, line by line, as they were told when they were written down."""

from engine import PRESETS, Phase, Word, story
from tests.cases import for_all
from tests.engine import golden
from tests.suite import rest


@for_all(name=golden.SCENARIOS)
def test_a_game_is_told_as_it_was(name: str) -> None:
    """A difference on purpose: `python -m tests.engine.golden --write`, and look at what git shows."""
    text = golden.path_of(name).read_text()
    game = golden.read(text)
    assert game.rules == golden.SCENARIOS[name]
    assert golden.told(game) == text
    assert game.state.phase is Phase.OVER
    assert all(each in text for each in golden.SHOWS[name])


def test_every_preset_has_a_game_and_no_file_is_left_over() -> None:
    assert set(PRESETS) <= set(golden.SCENARIOS)
    assert {path.stem for path in golden.FOLDER.iterdir()} == set(golden.SCENARIOS)


@rest
def test_every_word_occurs() -> None:
    games = (golden.read(golden.path_of(name).read_text()) for name in golden.SCENARIOS)
    told = {event.word for game in games for step in game.steps for event in story(*step)}
    assert told == set(Word)
