"""The model of heights against the demo page in Chromium, on thirty panels of each language."""

from random import Random

import pytest

from tests.bot.panel_checks import LANGUAGES
from tests.bot.panel_heights import height
from tests.bot.panels.built import built
from tests.demo.panel_page import panel_page
from tests.suite import night

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
