"""The bell in a lobby and a call for players on a phone, in each language."""

import re
import sys

import pytest

from bot.texts import say
from tests.bot.panel_checks import LANGUAGES
from tests.demo.pageobject import DemoPage, browser, demo
from tests.suite import night

LOBBY, PRIVATE = 700, 600
"""Pixels on a phone; with small print the lobby was as high before it had a bell."""
_HEIGHT = """() => [...document.querySelectorAll(".message-components")].at(-1).getBoundingClientRect().height"""
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
        lobby, rows = page.page.evaluate(_HEIGHT), page.page.evaluate(_ROW)
        page.click(re.escape(say(language, "button-bell")))
        page.wait_for(re.escape(say(language, "button-bell-start")), ephemeral=True)
        page.click(re.escape(say(language, "button-bell-start")), ephemeral=True)
        page.settle()
        page.screenshot(f"call-bell-{language}")
        bell = page.page.evaluate(_HEIGHT)
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
