"""After a trick the line says who took it, whatever the trick is called; PLAYED B14: "Stories replace facts"."""

from dataclasses import replace
from random import Random

import pytest

from bot.panels.core.reader import Voice
from bot.panels.table.status_lines import news
from engine import PRESETS, Phase, Word
from tests.bot.panel_checks import LANGUAGES, shown, table_of
from tests.random_games import random_game
from tests.there import there

NAMED = {Word.CHOP, Word.TRUMPED_PARTNER, Word.OVERTRUMPED_PARTNER, Word.DOG, Word.UNDERMAN, Word.WALK}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_trick_s_winner_is_told_while_the_hand_goes_on(language: str) -> None:
    met = set[Word]()
    for seed in range(6):
        game = random_game(PRESETS["north-american"], Random(seed), limit=120)
        for count in range(len(game.actions)):
            here = replace(game, actions=game.actions[:count])
            if here.state.phase is not Phase.PLAYING:
                continue
            now = shown(here, None)
            view = there(now.view)
            if view.trick or not view.tricks:
                continue
            met |= NAMED & {event.word for event in now.events}
            voice = Voice(table_of(here, computers=frozenset(), language=language), language)
            trick = view.tricks[-1]
            if len(trick.cards) < 4:
                continue
            best = voice.card(trick.cards[(trick.winner - trick.leader) % 4])
            (line,) = news(voice, now)
            assert voice.name(trick.winner) in line
            assert best in line
    assert met
