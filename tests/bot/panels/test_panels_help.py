"""The guide's pages, and each step of the guided hand with each of its answers."""

import pytest

from bot.coach.guided_hand import LEARNER, STEPS, answers, is_right, position
from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Verb, read
from bot.panels.core.panel import Panel, Picture, Style
from bot.panels.core.reader import Reader
from bot.panels.hand.hints import guided_hand_panel
from bot.panels.help import TOPICS, help_panel
from bot.texts import say
from engine import Outcome, Phase
from tests.bot.panel_checks import LANGUAGES, WIDE, buttons, check, texts
from tests.cases import for_all

ALL_STEPS = range(len(STEPS) + 1)
TABLES = {Verb.PLAY_NOW, Verb.OPEN_TABLE}
LINE = 24
"""Characters of a button that a phone shows in one line."""


def verbs(panel: Panel) -> list[Verb]:
    found = [BUTTON_TEMPLATE.fullmatch(button.id) for button in buttons(panel)]
    return [read(match).verb for match in found if match is not None]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_leads_to_every_other_and_to_the_guided_hand(language: str) -> None:
    tabs = len(TOPICS) - 1  # the second page of the short rules is reached from the first
    for place, topic in enumerate(TOPICS):
        panel = help_panel(Reader(language=language), topic)
        pages = [button for button in buttons(panel) if f":{Verb.HELP}:" in button.id]
        assert [button.disabled for button in pages[:tabs]] == [each == place for each in range(tabs)]
        assert [button.label for button in pages[tabs:]] == [say(language, "topic-tricks")] * (topic == "euchre")
        assert [button.style for button in pages].count(Style.PRIMARY) == 0, "blue read as the page that is shown"
        (blue,) = (button for button in buttons(panel) if button.style is Style.PRIMARY)
        assert f":{Verb.GUIDE_OPEN}:" in blue.id
        assert all(len(button.label) <= LINE for button in buttons(panel))
        assert {Verb.GUIDE_OPEN, *TABLES} <= set(verbs(panel))


@for_all(language=LANGUAGES, text_only=[False, True])
def test_every_choice_of_the_guided_hand_has_its_answer(language: str, text_only: bool) -> None:
    reader = Reader(language=language, text_only=text_only)
    for step in range(len(STEPS)):
        here = guided_hand_panel(step, reader, WIDE)
        offered = [button for button in buttons(here) if not button.disabled]
        assert len(offered) == len(position(step).choices) == len(answers(step)) + 1
        said: set[str] = set()
        for index, choice in enumerate(position(step).choices):
            panel = guided_hand_panel(step, reader, WIDE, choice=index)
            check(panel)
            assert any(isinstance(block, Picture) for block in panel.blocks) is not text_only
            title = next(texts(panel)).splitlines()[0]
            wrong = not is_right(step, choice)
            assert (say(language, "guide-title", step=step + 1, steps=len(STEPS)) in title) is wrong
            assert (say(language, "guide-again", button="").split(":")[0] in next(texts(panel))) is wrong
            assert (buttons(panel) == buttons(here)) is wrong
            said.add(next(texts(panel)))
        assert len(said) == len(position(step).choices)


def test_what_no_button_offers_shows_the_step() -> None:
    reader = Reader()
    for step in ALL_STEPS:
        here = guided_hand_panel(step, reader, "Ann")
        assert guided_hand_panel(step, reader, "Ann", choice=900) == here
    end = guided_hand_panel(len(STEPS), reader, "Ann")
    assert guided_hand_panel(77, reader, "Ann", choice=0) == end


def test_the_left_bower_may_be_tried_as_a_diamond() -> None:
    trap = next(step for step, each in enumerate(STEPS) if each.key == "follow")
    left = [button for button in buttons(guided_hand_panel(trap, Reader(), "Ann")) if "J♦" in button.label]
    assert [button.disabled for button in left] == [False]
    choice = next(i for i, each in enumerate(position(trap).choices) if answers(trap).get(each) == "left-bower")
    tried = guided_hand_panel(trap, Reader(), "Ann", choice=choice)
    assert say("en", "term-left-bower") in next(texts(tried))


def test_the_hand_ends_in_a_march() -> None:
    end = position(len(STEPS))
    assert end.phase is Phase.DEALING
    assert end.last is not None
    assert (end.last.outcome, end.scores) == (Outcome.MARCH, (2, 0))
    assert all(position(step).actor == LEARNER for step in range(len(STEPS)))


def test_only_in_a_server_a_table_is_offered() -> None:
    for in_server in (True, False):
        end = guided_hand_panel(len(STEPS), Reader(), "Ann", in_server=in_server)
        for panel in (help_panel(Reader(), in_server=in_server), end):
            check(panel)
            assert (set(verbs(panel)) & TABLES == TABLES) is in_server
            assert in_server or not set(verbs(panel)) & TABLES
