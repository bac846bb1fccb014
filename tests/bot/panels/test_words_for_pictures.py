"""What stands for a picture that is not shown: all that the picture says."""

import re
from random import Random

import pytest

from bot.panels.core.panel import Panel, Picture, Text
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import hand_panel
from bot.panels.table.message import table_panel
from bot.pictures import Studio
from bot.user_text import tidy
from cogs.interactions.components import layout, words_for_pictures
from engine import PRESETS, Phase, Rules
from tests.bot.panel_checks import EMOJIS, LANGUAGES, TEXT, WIDE, pictures, shown, table_of
from tests.random_games import Game, random_game
from tests.suite import sampled


def read_out(words: str) -> str:
    """The words as Discord shows them, small."""
    assert words.startswith("-# ")
    return re.sub(r"\\(.)", r"\1", words.removeprefix("-# ")).replace("@\u200b", "@")


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"]))
@pytest.mark.parametrize("preset", ["north-american", "seven-card"])
def test_the_words_of_a_table_and_a_hand_are_whole(preset: str, language: str) -> None:
    """At 35e905d0 they were cut to 32 characters: no trump, no trick, no hands."""
    game = random_game(PRESETS[preset], Random(5))
    table = table_of(game, language=language, names=(WIDE,) * 4)
    for actions in range(0, len(game.actions), 3):
        here = Game(game.rules, game.dealer, game.actions[:actions])
        seat = here.state.actor or 0
        for panel in (
            table_panel(shown(here, None, table)),
            hand_panel(shown(here, seat, table), Reader(language=language)),
        ):
            words = words_for_pictures(panel, EMOJIS)
            for each in pictures(panel):
                assert read_out(words[id(each)]) == tidy(each.drawing.alt)


async def test_a_hand_in_play_says_trump_and_trick_in_words() -> None:
    game = random_game(Rules(target=3), Random(5))
    for actions in range(len(game.actions)):
        here = Game(game.rules, game.dealer, game.actions[:actions])
        if here.state.phase is Phase.PLAYING and here.state.trick:
            break
    else:
        pytest.fail("no card was played")
    panel = table_panel(shown(here, None))
    studio = Studio()
    try:
        view, files = await layout(panel, EMOJIS, studio, in_words=True)
    finally:
        studio.close()
    said = " ".join(str(each) for each in view.to_components())
    assert files == []
    (picture,) = pictures(panel)
    for each in tidy(picture.drawing.alt).split():
        assert each.strip(".:,()") in said.replace("\\", "")


def test_words_that_are_too_many_are_cut_at_a_word_the_longest_first() -> None:
    game = random_game(Rules(target=3), Random(5))
    (picture,) = pictures(table_panel(shown(game, None)))
    alts = ("short one", "word " * 190, "more " * 190)
    several = [Picture(_Drawing(alt)) for alt in alts]  # type: ignore[arg-type]
    for length in (0, 2500, 3500, 3990):
        panel = Panel(blocks=(Text("x" * length), *several)) if length else Panel(blocks=tuple(several))
        words = words_for_pictures(panel, EMOJIS)
        assert length + sum(map(len, words.values())) <= TEXT
        assert (words[id(several[0])] == "-# short one") == (length < 3900)
        assert all(each.endswith(("…", "one", "word", "more")) for each in words.values())
    assert picture


class _Drawing:
    def __init__(self, alt: str) -> None:
        self.alt = alt
