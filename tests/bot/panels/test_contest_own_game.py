"""After a game of a contest its standings are one press away."""

from dataclasses import replace

import pytest

from bot.panels.contests.me import own_seat_button
from bot.panels.core.custom_ids import Verb
from bot.panels.core.reader import Reader
from bot.panels.hand.panel import hand_panel
from bot.panels.table.menus import more_panel
from bot.tables.model import Status
from bot.texts import say
from tests.bot.panel_checks import LANGUAGES, buttons
from tests.bot.panels.moments import all_moments
from tests.contests.promises import promise


@pytest.mark.parametrize("language", LANGUAGES)
def test_after_a_game_of_a_contest_its_standings_are_one_press_away(language: str) -> None:
    """PLAYED B20: "After a league game my panel lacks [Standings]"."""
    panels = 0
    for each in all_moments():
        view = each.shown.view
        if each.facts.status is not Status.OVER or view is None or view.seat is None:
            continue
        for contest in (None, 7):
            here = replace(each.shown, table=replace(each.shown.table, contest=contest))
            found = {button.label: button.id for button in buttons(hand_panel(here, Reader(language=language)))}
            standings = f"bower:{Verb.CONTEST}:7:0:0"
            assert (say(language, "button-rematch") in found) == (contest is None)
            assert found.get(say(language, "league-view-standings")) == (None if contest is None else standings)
            panels += 1
    assert panels


@promise("members-absent")
def test_a_member_lets_a_computer_play_at_a_contests_table_and_is_back() -> None:
    met = set[str]()
    for each in all_moments():
        view = each.shown.view
        if each.facts.status is not Status.PLAYING or view is None or view.seat is None or each.facts.paused:
            continue
        sitter = each.shown.table.seats[view.seat]
        if sitter is None or sitter.user is None:
            continue
        here = replace(each.shown, table=replace(each.shown.table, contest=7))
        key = "button-back" if sitter.away else "button-away"
        assert own_seat_button(here.table, sitter.user, "en").label == say("en", key)
        more = more_panel(here, Reader(language="en"), user=sitter.user, moderator=False)
        shown = say("en", "button-away") in {button.label for button in buttons(more)}
        assert shown is not (sitter.away or not sitter.agreed)
        met.add(key)
    assert len(met) == 2
