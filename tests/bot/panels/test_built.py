"""Every panel at its usual size: within Discord's limits, as high as a phone at most, and with words for its pictures.

Where one plays from it, a panel has at most 600 pixels, elsewhere 700, in every language.
"""

import inspect
import pkgutil
import re
from importlib import import_module
from pathlib import Path

import pytest

import bot.panels
from bot.panels.core.panel import Menu, Panel, Picture, Text
from bot.texts import say
from bot.user_text import tidy
from cogs.interactions.components import words_for_pictures
from tests.bot.panel_checks import EMOJIS, LANGUAGES, TEXT, buttons, check, pictures, texts
from tests.bot.panel_heights import height
from tests.bot.panels import usual_pages, usual_panels, usual_statistics
from tests.bot.panels.built import built, check_as_sent, played_from, read_only
from tests.bot.panels.largest_contests import without_calls
from tests.bot.panels.moments import all_moments
from tests.suite import sampled
from tests.texts.patterns import messages

PLAYED_FROM, OTHER = 600, 700
"""Pixels on a phone of 390."""
CALLS = re.compile(r"invite-call|\w+-post-\w+")
"""Names of panels that mention members."""
NOT_HERE = {
    "note_panel": "a sentence",
    "form_again_panel": "the sentences of a refusal and two buttons",
    "plain_suits_for": "changes letters of a panel",
    "with_avatars": "puts avatars into the picture of a panel",
    "shared_profile_panel": "the card of `statistics_panel` with a button",
    "score_corrected_panel": "two sentences",
    "voided_panel": "two sentences",
    "done_panel": "two sentences and a button",
    "in_parts": "makes the pages of the panels that call it",
    "lobby_panel": "`table_panel` in a lobby",
    "game_over_panel": "`hand_panel` after the game",
}
"""Functions that make panels, and why theirs are not looked at by name."""


def test_every_function_that_makes_a_panel_is_looked_at() -> None:
    """Those of contests are in tests of their own."""
    looked_at = "".join(
        Path(module.__file__ or "").read_text() for module in (usual_panels, usual_pages, usual_statistics)
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_panel_is_higher_than_a_phone(language: str) -> None:
    found = {name: round(height(panel)) for name, panel in built(language).items()}
    played = {*played_from(language), *(f"replay-{part}" for part in range(4))}  # pressed as often, step by step
    assert {name: found[name] for name in played if found[name] > PLAYED_FROM} == {}
    assert {name: found[name] for name in read_only(language) if found[name] > OTHER} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_panel_keeps_discords_limits_and_has_all_words_of_its_pictures(language: str) -> None:
    for name, panel in built(language).items():
        check(without_calls(panel) if CALLS.fullmatch(name) else panel)
        words = words_for_pictures(panel, EMOJIS)
        for each in pictures(panel):
            assert read_out(words[id(each)]).strip("|" if each.spoiler else "\n") == tidy(each.drawing.alt), name


QUOTED = re.compile(r"^\*\*.+?\*\*|\*{1,2}([^*\n♠♥♦♣]+)\*{1,2}", re.MULTILINE)
"""Words set off within a line: at its beginning they are a heading. With a suit they are a card or a call."""
ELSEWHERE = {
    "help-(play|start|commands)": "explains the buttons of tables, which stand there",
    "invite": "*Sit down* is on the message that it posts",
    "meanings-none": "*Why?* comes after the next hand",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_button_that_a_panel_names_is_there(language: str) -> None:
    """`/help` told friends to press **Sit down**, which no lobby with a host has."""
    said = [key for key, each in messages(language).items() if "button" in key and "{" not in each.source]
    panels = dict(built(language))
    for number, each in enumerate(all_moments()):
        if each.shown.table.language == language:
            panels[f"moment-{each.facts.panel}-{number}"] = each.panel
    labels = {say(language, key) for key in said} | {b.label for panel in panels.values() for b in buttons(panel)}
    labels -= {say(language, "suit-nt.title")}  # what was named
    for name, panel in panels.items():
        menus = [choice for block in panel.blocks if isinstance(block, Menu) for choice in block.select.choices]
        there = {each.label for each in (*menus, *buttons(panel))}
        lacking = labels.intersection(QUOTED.findall("\n".join(texts(panel)))) - there
        assert not lacking or re.match("|".join(ELSEWHERE), name), (name, lacking)


def read_out(words: str) -> str:
    """The words as Discord shows them, small."""
    assert words.startswith("-# ")
    return re.sub(r"\\(.)", r"\1", words.removeprefix("-# ")).replace("@\u200b", "@")


@pytest.mark.parametrize("language", sampled(LANGUAGES, ["fr"]))
async def test_discord_takes_every_panel(language: str) -> None:
    """Drawn, and with words for pictures, one of each kind of picture."""
    panels = list(built(language).values())
    await check_as_sent(panels, pictured=False)
    of_each_kind = {type(picture.drawing): panel for panel in panels for picture in pictures(panel)}
    assert await check_as_sent(of_each_kind.values()) >= len(of_each_kind)
    assert await check_as_sent(of_each_kind.values(), in_words=True) == 0


def test_words_that_are_too_many_are_cut_at_a_word_the_longest_first() -> None:
    alts = ("short one", "word " * 190, "more " * 190)
    several = [Picture(_Drawing(alt)) for alt in alts]  # type: ignore[arg-type]
    for length in (0, 2500, 3500, 3990):
        panel = Panel(blocks=(Text("x" * length), *several)) if length else Panel(blocks=tuple(several))
        words = words_for_pictures(panel, EMOJIS)
        assert length + sum(map(len, words.values())) <= TEXT
        assert (words[id(several[0])] == "-# short one") == (length < 3900)
        assert all(each.endswith(("…", "one", "word", "more")) for each in words.values())


class _Drawing:
    def __init__(self, alt: str) -> None:
        self.alt = alt
