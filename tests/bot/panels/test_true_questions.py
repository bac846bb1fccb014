"""What is asked before a table is left or closed, and offered to those who do not sit there, is so.

Of 35e905d0 stand beside the cases the sentences of then.
"""

from dataclasses import replace

import pytest

from bot.panels.core.custom_ids import Verb
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import spectator_panel
from bot.panels.table.menus import confirm_close_panel, confirm_leave_panel
from bot.tables.model import Status, Table, TableView
from bot.texts import say
from engine import Phase
from tests.bot.panel_checks import LANGUAGES, check, pressable, shown, table_of, texts
from tests.bot.panels.test_true_turns import moments

NOBODY: frozenset[int] = frozenset()
ALONE = frozenset({1, 2, 3})


def rated(table: Table) -> Table:
    return replace(table, rated=True)


def before_its_game(table: Table) -> TableView:
    return replace(shown(moments()[Phase.PLAYING], None, table), table=replace(table, status=Status.LOBBY), view=None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_closing_a_lobby_ends_no_game(language: str) -> None:
    """In a lobby, too: "Close this table? The game ends here and won't count."."""
    reader, table = Reader(language=language), table_of(moments()[Phase.PLAYING])
    for here, key in ((before_its_game(table), "-lobby"), (shown(moments()[Phase.PLAYING], None, table), "")):
        panel = confirm_close_panel(here, reader)
        check(panel)
        assert list(texts(panel)) == [say(language, f"confirm-close{key}")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_leaving_says_what_follows(language: str) -> None:
    """The last in a rated game: "the game ends and won't count", and "This game is rated: leaving counts as a loss"."""
    game, stake = moments()[Phase.PLAYING], f" {say(language, 'stake-lost-by-it')}"
    for table, key, more in (
        (table_of(game), "confirm-leave", ""),
        (rated(table_of(game, computers=NOBODY)), "confirm-leave", stake),
        (table_of(game, computers=ALONE), "confirm-leave-last", ""),
        (rated(table_of(game, computers=ALONE)), "confirm-leave-last-rated", stake),
    ):
        panel = confirm_leave_panel(shown(game, None, table), Reader(language=language))
        check(panel)
        assert list(texts(panel)) == [say(language, key) + more]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_seat_left_in_a_rated_game_is_offered_to_nobody(language: str) -> None:
    """ "Join for Ben (with Dan)" stood below the picture, and was refused."""
    game = moments()[Phase.PLAYING]
    for table, offered in ((table_of(game), True), (rated(table_of(game)), False)):
        panel = spectator_panel(shown(game, None, table), Reader(language=language))
        check(panel)
        assert (Verb.SIT_HERE in {press.verb for press in pressable(panel)}) == offered
