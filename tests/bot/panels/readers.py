"""Games, and readers of their panels: at a seat and beside the table."""

import re
from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from bot.members.preferences import Sort
from bot.panels.core.reader import Reader
from engine import Rules, Seat
from engine.rules.options import AllPass, DefendAlone, NoTrump
from tests.bot.panel_checks import (
    LANGUAGES,
)
from tests.random_games import Game, random_game
from tests.strategies import games

CARD = re.compile(r"((?:10|[2-9JQKA])[♣♦♥♠]\ufe0e?|★)(?: Benny| [A-Z])?(?: ×2)?")
"""The label of a card held: its mark after it, and whether it is there twice."""


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


def everyday_games() -> list[Game]:
    """Two whole games in which every phase comes up, to be walked through state by state."""
    rules = Rules(target=6, no_trump=NoTrump.ROUND_TWO, defend_alone=DefendAlone.ALWAYS, all_pass=AllPass.STICK_DEALER)
    return [random_game(rules, Random(seed)) for seed in (2, 12)]


def cut(game: Game, actions: int) -> Game:
    return replace(game, actions=game.actions[:actions])
