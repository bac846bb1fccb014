"""The demo on a phone: the guided hand, the bell and a call in each language, and the model of heights."""

import re
import sys
from collections.abc import Iterator
from random import Random

import pytest

from bot.coach.guided_hand import STEPS, is_right, position
from bot.panels.core.reader import Reader
from bot.panels.hand.hints import guided_hand_panel
from bot.texts import say
from tests.bot.panel_checks import LANGUAGES, buttons
from tests.bot.panel_heights import height
from tests.bot.panels.built import built
from tests.demo.pageobject import ButtonShown, DemoPage, MessageShown, browser, demo
from tests.demo.panel_page import panel_page
from tests.suite import first, night

TALLEST = 600
"""Pixels of a panel that is played from, on a phone, buttons included; cards and names differ from deal to deal."""
_HEIGHT = """() => [...document.querySelectorAll("article.channel-message")].at(-1)
  .querySelector(".message-components").getBoundingClientRect().height"""

_PANEL_HEIGHT = """() => [...document.querySelectorAll("article.channel-message")]
  .filter(a => a.querySelector(".message-ephemeral-note")).at(-1)
  .querySelector(".message-components").getBoundingClientRect().height"""


@pytest.mark.browser
@pytest.mark.parametrize("language", first(LANGUAGES, 0, 1))
def test_the_guided_hand_on_a_phone(language: str) -> None:
    """The trap is tried as well; each step is saved as a picture."""
    with (
        demo([sys.executable, "-m", "bot", "demo", "--port", "8874", "--language", language], ready=240) as url,
        browser() as chromium,
    ):
        page = DemoPage.open(chromium, url, width=390, height=844)
        page.slash("help")
        page.screenshot(f"help-{language}")
        page.click(say(language, "button-guide"))
        heights: list[float] = []
        for step in range(len(STEPS)):
            for label in _labels(step, language):
                title = say(language, "guide-title", step=step + 1, steps=len(STEPS))
                page.wait_for(re.escape(title), ephemeral=True)
                page.screenshot(f"guide-{language}-{step + 1}-{len(heights)}")
                heights.append(page.page.evaluate(_HEIGHT))
                page.click(re.escape(label), ephemeral=True)
        page.wait_for(re.escape(say(language, "guide-done-title")), ephemeral=True)
        page.screenshot(f"guide-{language}-done")
        heights.append(page.page.evaluate(_HEIGHT))
        assert max(heights) <= TALLEST, heights
        assert not page.faults


@night
@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomers_panel_is_low(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A first hand of the classic game with all that newcomers are offered, and after the hand."""
    monkeypatch.setenv("COMPUTER_PACE", "0")
    with (
        demo([sys.executable, "-m", "bot", "demo", "--port", "8876", "--language", language], ready=240) as url,
        browser() as chromium,
    ):
        page = DemoPage.open(chromium, url, width=390, height=844)
        page.slash("euchre")
        heights: dict[str, float] = {}
        others = {say(language, f"button-{key}") for key in ("hint", "guide", "how-to-play", "last-trick")}
        for press in range(9):

            def choices() -> list[ButtonShown]:
                return [each for each in _panel(page).buttons if each.enabled and each.label not in others]

            page.until("a choice", choices)
            page.settle()
            page.screenshot(f"newcomer-{language}-{press}")
            heights[_panel(page).text] = page.page.evaluate(_PANEL_HEIGHT)
            page.click_key(choices()[0].key)
        tallest = max(heights, key=lambda text: heights[text])
        assert heights[tallest] <= TALLEST, tallest
        assert not page.faults


def _panel(page: DemoPage) -> MessageShown:
    """The newest private message."""
    return page.messages(ephemeral=True)[-1]


def _labels(step: int, language: str) -> Iterator[str]:
    """What to press at a step: a wrong choice, then the right one."""
    choices = position(step).choices
    by_index = {
        int(button.id.split(":")[-1]): button.label
        for button in buttons(guided_hand_panel(step, Reader(language=language), "Ann"))
    }
    for right in (False, True):
        yield next(by_index[index] for index, choice in enumerate(choices) if is_right(step, choice) is right)


LOBBY, PRIVATE = 700, 600
"""Pixels on a phone; with small print the lobby was as high before it had a bell."""
_LAST_HEIGHT = """() => [...document.querySelectorAll(".message-components")].at(-1).getBoundingClientRect().height"""
_ROW = """() => new Set([...[...document.querySelectorAll(".message-components")].at(-1).querySelectorAll("button")]
  .slice(-3).map(button => Math.round(button.getBoundingClientRect().top))).size"""


@night
@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bell_and_a_call_on_a_phone(language: str) -> None:
    """The lobby keeps its height, the bell's panel has room, and the call is a message of its own."""
    with (
        demo([sys.executable, "-m", "bot", "demo", "--port", "8877", "--language", language], ready=240) as url,
        browser() as chromium,
    ):
        page = DemoPage.open(chromium, url, width=390, height=844)
        page.slash("table open")
        page.wait_for(re.escape(say(language, "lobby-title")))
        page.settle()
        page.screenshot(f"call-lobby-{language}")
        lobby, rows = page.page.evaluate(_LAST_HEIGHT), page.page.evaluate(_ROW)
        page.click(re.escape(say(language, "button-bell")))
        page.wait_for(re.escape(say(language, "button-bell-start")), ephemeral=True)
        page.click(re.escape(say(language, "button-bell-start")), ephemeral=True)
        page.settle()
        page.screenshot(f"call-bell-{language}")
        bell = page.page.evaluate(_LAST_HEIGHT)
        page.click(re.escape(say(language, "button-invite")))
        page.settle()
        page.screenshot(f"call-invite-{language}")
        page.click(re.escape(say(language, "button-call")), ephemeral=True)
        page.wait_for("North American")
        page.settle()
        page.screenshot(f"call-{language}")
        assert rows == 1, "the bell stands beside the others"
        assert lobby <= LOBBY
        assert bell <= PRIVATE
        assert not page.faults


LOOKED_AT = 30
CLOSE = 0.05
"""The part by which model and page may differ."""


@night
@pytest.mark.browser
@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_model_is_true(language: str) -> None:
    """The picture of each panel is there, too: its ratio is what the model knows."""
    made = built(language)
    names = Random(language).sample(sorted(made), LOOKED_AT)
    panels = {name: made[name] for name in names}
    async with panel_page() as page:
        seen = await page.heights(panels)
    model = {name: height(panel) for name, panel in panels.items()}
    wrong = {name: (round(seen[name]), round(model[name])) for name in names}
    assert {name: both for name, both in wrong.items() if abs(both[1] - both[0]) > CLOSE * both[0]} == {}
