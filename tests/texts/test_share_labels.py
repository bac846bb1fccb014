"""A button that shows something to the channel says what it shows: nobody publishes what they did not mean to."""

import pytest

from tests.bot.panel_checks import LANGUAGES
from tests.texts.patterns import messages

LABELS = sorted(
    key for key, each in messages("en").items() if each.source.startswith("Share") and "{" not in each.source
)


def test_the_labels_are_found() -> None:
    assert {"button-share", "review-share", "replay-share", "board-share", "button-puzzle-share"} <= set(LABELS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_share_button_says_what_it_shares(language: str) -> None:
    """Results, reviews with their blunders, boards, puzzles and steps of a replay all had *Share*."""
    said = messages(language)
    bare = [key for key in LABELS if len(said[key].source.replace("’", " ").split()) < 2]
    assert bare == []
