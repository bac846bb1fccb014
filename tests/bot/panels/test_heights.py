"""No panel is higher than a phone allows: 600 pixels where one plays from it, 700 elsewhere, in every language."""

import inspect
import pkgutil
import re
from importlib import import_module
from pathlib import Path

import pytest

import bot.panels
from tests.bot.panel_checks import LANGUAGES
from tests.bot.panel_heights import height
from tests.bot.panels import (
    rules_pages,
    usual_contests,
    usual_meanings,
    usual_pages,
    usual_panels,
    usual_statistics,
)

PLAYED_FROM, OTHER = 600, 700
"""Pixels on a phone of 390."""
NOT_HERE = {
    "note_panel": "a sentence",
    "form_again_panel": "the sentences of a refusal and two buttons",
    "plain_suits_for": "changes letters of a panel",
    "with_avatars": "puts avatars into the picture of a panel",
    "proposed_panel": "as `report_panel`, with a sentence more",
    "shared_profile_panel": "the card of `statistics_panel` with a button",
    "score_corrected_panel": "two sentences",
    "done_panel": "two sentences and a button",
    "in_parts": "makes the pages of the panels that call it",
    "lobby_panel": "`table_panel` in a lobby",
    "game_over_panel": "`hand_panel` after the game",
}
"""Functions that make panels, and why theirs are not looked at by name."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_panel_is_higher_than_a_phone(language: str) -> None:
    found = {
        name: height(make(language))
        for name, make in {**usual_panels.played_from(), **usual_meanings.meanings()}.items()
    }
    too_high = {name: round(high) for name, high in found.items() if high > PLAYED_FROM}
    others = {**usual_panels.public_messages(), **usual_pages.pages(), **usual_contests.contests()}
    found = {name: height(make(language)) for name, make in others.items()}
    too_high |= {name: round(high) for name, high in found.items() if high > OTHER}
    assert too_high == {}


def test_every_function_that_makes_a_panel_is_looked_at() -> None:
    """Those of contests are in tests of their own."""
    looked_at = "".join(
        Path(module.__file__ or "").read_text()
        for module in (usual_panels, usual_pages, usual_statistics, usual_meanings, rules_pages)
    )
    missing: list[str] = []
    for module in pkgutil.walk_packages(bot.panels.__path__, "bot.panels."):
        if module.name.startswith("bot.panels.contests"):
            continue
        for name, function in inspect.getmembers(import_module(module.name), inspect.isfunction):
            made = str(inspect.signature(function).return_annotation)
            mine = function.__module__ == module.name and not name.startswith("_")
            if mine and re.search(r"\bPanel\b", made) and not re.search(rf"\b{name}[(,]", looked_at):
                missing.append(name)
    assert sorted(set(missing) - set(NOT_HERE)) == []
