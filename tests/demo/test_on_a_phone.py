"""The demo on a phone: the guided hand in each language, and the model of heights."""

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
from tests.demo.pageobject import DemoPage, browser, demo
from tests.demo.panel_page import panel_page
from tests.suite import first, night

TALLEST = 600
"""Pixels of a panel that is played from, on a phone, buttons included; cards and names differ from deal to deal."""
_HEIGHT = """() => [...document.querySelectorAll("article.channel-message")].at(-1)
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


def _labels(step: int, language: str) -> Iterator[str]:
    """What to press at a step: a wrong choice, then the right one."""
    choices = position(step).choices
    by_index = {
        int(button.id.split(":")[-1]): button.label
        for button in buttons(guided_hand_panel(step, Reader(language=language), "Ann"))
    }
    for right in (False, True):
        yield next(by_index[index] for index, choice in enumerate(choices) if is_right(step, choice) is right)


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
