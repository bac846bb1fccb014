"""Custom ids of messages that stand in channels: written out as they were sent, and read as what they meant."""

import pytest

from bot.panels.contests.voice import ContestView, place_of, read_place
from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Press, Verb, read
from bot.panels.core.menus import Spot, read_spot
from bot.panels.rules.full_text import read_page
from bot.panels.rules.house_rules import HousePage
from bot.panels.stats.leaderboard import BoardQuery, read_board_query
from bot.panels.stats.member import Page, StatsQuery, read_stats_query
from bot.panels.table.menus import read_ruling
from bot.stats.read.leaderboards import Board
from bot.tables.reports import Ruling


def sent(custom_id: str) -> Press:
    match = BUTTON_TEMPLATE.fullmatch(custom_id)
    assert match is not None
    return read(match)


@pytest.mark.parametrize(
    ("custom_id", "press", "meant"),
    [
        ("bower:stats:77:3:14", StatsQuery(user=77, page=Page.TREND, season=3, family="partners").press, None),
        ("bower:replaystep:12:20007:205", Spot(2, 7, 1).press(Verb.REPLAY_STEP, 12, 5), Spot(2, 7, 1)),
        ("bower:replaystep:12:19999:0", Spot(1).press(Verb.REPLAY_STEP, 12), Spot(1)),
        ("bower:contestpage:5:0:4002", Press(Verb.CONTEST_PAGE, 5, 0, place_of(ContestView.FIXTURES, 2)), None),
    ],
)
def test_a_button_has_the_id_that_it_always_had(custom_id: str, press: Press, meant: Spot | None) -> None:
    assert press.button_id() == custom_id
    assert sent(custom_id) == press
    if meant is not None:
        assert read_spot(press) == meant


def test_numbers_in_ids_mean_what_they_meant() -> None:
    trend = StatsQuery(user=77, page=Page.TREND, season=3, family="partners")
    assert read_stats_query(sent("bower:stats:77:3:14")) == trend
    assert BoardQuery(board=Board.GAMES, season=3, family="alone", everywhere=True).pack() == 7302
    assert read_board_query(7302) == BoardQuery(board=Board.GAMES, season=3, family="alone", everywhere=True)
    assert read_place(4002) == (ContestView.FIXTURES, 2)
    assert read_page(203) == (2, 3)
    assert HousePage.read(102) == HousePage("deal", "hand_size")
    assert read_ruling(13) == (Ruling(1), 3)
