"""The demo page of the toy bot in Chromium."""

from __future__ import annotations

import random
import re
import sys
from functools import partial

import pytest

from tests.demo.monkey import Monkey
from tests.demo.pageobject import DemoPage, browser, demo
from tests.suite import rest

pytestmark = pytest.mark.browser
TOY = [sys.executable, "-m", "tests.demo.toy_demo", "--port", "8801"]


@pytest.fixture(scope="module")
def one_chromium():
    with browser() as running:
        yield running


@pytest.fixture
def chromium(one_chromium):
    yield one_chromium
    for context in one_chromium.contexts:
        context.close()


@rest
def test_a_game_by_clicking(chromium) -> None:
    """Ann's three cards, the computers' between them, a leaderboard, and no fault."""
    with demo(TOY) as url:
        page = DemoPage.open(chromium, url)
        table = page.wait_for("Ann to play")
        assert table.pictures == (True,)
        page.click("My hand")
        assert page.wait_for("Your turn", ephemeral=True).buttons[0].emoji == "toy_blue"
        page.screenshot("toy-1280")

        def my_move(since: int) -> str | None:
            """The move that is Ann's, once it is her turn again."""
            shown = re.search(r"move (\d+).*Ann to play", page.messages(ephemeral=False)[-1].text, re.DOTALL)
            return shown[1] if shown and int(shown[1]) > since else None

        move = -1
        for _ in range(3):
            move = int(page.until("Ann's turn", partial(my_move, move)))
            page.click("My hand")
            page.click(index=0, ephemeral=True)
        page.wait_for("Game over")
        page.slash("leaderboard")
        page.wait_for("Leaderboard")
        page.resize(390, 844)
        page.screenshot("toy-390")
        assert not page.faults


_COUNT_PICTURES = """() => { window.counts = [];
  const look = () => {
    for (const figure of document.querySelectorAll("#channel-message-list .gallery-item")) {
      const seen = [...figure.querySelectorAll("img")].filter(i => i.naturalWidth > 0 && i.offsetHeight > 20).length;
      const id = figure.closest("article").dataset.messageId;
      window.counts.push([id, seen]);
    }
    requestAnimationFrame(look);
  };
  look(); }"""


@rest
def test_a_picture_stays_until_the_next_can_be_seen(chromium) -> None:
    """While a message is edited its picture is neither gone nor there twice, in any frame."""
    with demo(TOY) as url:
        page = DemoPage.open(chromium, url)
        page.wait_for("Ann to play")
        page.click("My hand")
        page.until("the pictures", lambda: all(all(m.pictures) for m in page.messages()))
        page.page.evaluate(_COUNT_PICTURES)
        page.click(index=0, ephemeral=True)
        page.wait_for("(?s)move [4-9].*Ann to play", ephemeral=False)
        seen: dict[str, set[int]] = {}
        for message, pictures in page.page.evaluate("() => window.counts"):
            seen.setdefault(message, set()).add(pictures)
        assert {1} in seen.values()
        assert all(each == {1} for each in seen.values()), seen
        assert not page.faults


@rest
def test_two_tabs_are_two_members(chromium) -> None:
    """Each sees what the other does; private panels stay private."""
    with demo(TOY) as url:
        ann, ben = DemoPage.open(chromium, url), DemoPage.open(chromium, url, width=390, height=844)
        ben.view_as("Ben")
        ann.click("My hand")
        assert ann.messages(ephemeral=True)
        assert not ben.messages(ephemeral=True)
        ben.click("My hand")
        ben.wait_for("no seat", ephemeral=True)
        ann.click(index=0, ephemeral=True)
        ben.wait_for("Ann to play", ephemeral=False)
        ben.slash("table open", preset="british")
        ann.wait_for("Toy table t2")
        ann.click("Sit")
        ben.wait_for("Seats: @Ben, @Ann")
        assert not ann.faults + ben.faults


@rest
def test_random_clicking_breaks_nothing(chromium) -> None:
    """Fifteen seconds of it; `python -m tests.demo.monkey --seconds 600` is the long soak."""
    with demo(TOY) as url:
        assert Monkey(chromium, url, random.Random(5)).run(15) == []


@rest
def test_a_taken_port_gives_way() -> None:
    command = [*TOY[:-1], "8825"]
    with demo(command) as first, demo(command) as second:
        ports = [int(re.search(r":(\d+)/", url)[1]) for url in (first, second)]
    assert 8825 <= ports[0] < ports[1]
