"""What a screen reader meets: while others act, the buttons that stay keep their order and their words."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Verb, read
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import Extras, hand_panel
from bot.panels.table.message import table_panel
from engine import view
from tests.bot.panel_checks import LANGUAGES, buttons, shown
from tests.bot.panels.moments import PLAYED
from tests.bot.panels.positions import states_of
from tests.random_games import Game, random_game
from tests.there import there

CHOICES = (Verb.ACT, Verb.ALONE, Verb.OUT_OF_TURN, Verb.DEAL)
"""Numbered again at each turn, or named by what the table does next."""
EXTRAS = Extras(may_pass_ahead=True, guided_hand=True, how_to_play=True)


def named(panel: Panel) -> dict[tuple[Verb, int, int], str]:
    """Its buttons but the choices of a turn, in reading order, by what they do."""
    presses = [(read(there(BUTTON_TEMPLATE.fullmatch(each.id))), each.label) for each in buttons(panel)]
    return {(press.verb, press.subject, press.index): label for press, label in presses if press.verb not in CHOICES}


def read_by(game: Game, seat: int | None, reader: Reader) -> Iterator[Panel]:
    """What a seat, or who has none, has open at this moment."""
    if seat is not None:
        yield hand_panel(shown(game, seat), reader, EXTRAS)
    else:
        yield table_panel(shown(game, None))


@pytest.mark.parametrize("name", PLAYED)
def test_buttons_that_stay_keep_their_order_and_their_words(name: str) -> None:
    number = list(PLAYED).index(name)
    reader = Reader(language=LANGUAGES[number % 3], text_only=number % 2 == 1)
    game, compared = random_game(PLAYED[name], Random(number)), 0
    for seat in (None, *range(PLAYED[name].seats)):
        before: list[dict[tuple[Verb, int, int], str]] = []
        actor: int | None = None
        for here in list(states_of(game))[:60]:
            now = [named(panel) for panel in read_by(here, seat, reader)]
            for old, new in zip(before, now, strict=False):
                if actor == seat and seat is not None:
                    continue
                assert [key for key in old if key in new] == [key for key in new if key in old]
                assert {key: new.get(key, label) for key, label in old.items()} == old
                compared += len(old.keys() & new.keys())
            before, actor = now, view(here.state, None).actor
    assert compared > 100
