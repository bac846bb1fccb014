"""The demo of the real bot: a whole game by clicking in Chromium."""

import contextlib
import itertools
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

import pytest
from playwright.sync_api import Browser

from bot.texts import say
from engine import PRESETS
from tests.demo.pageobject import DemoPage, browser, demo
from tests.suite import first, night, rest
from tests.waiting import DEADLINE

BOT = [sys.executable, "-m", "bot", "demo"]
ENOUGH = 10 * DEADLINE
"""Seconds of a process from its start to its end: it may compile, and play a game."""


@pytest.fixture(autouse=True)
def environment(monkeypatch, tmp_path):
    """No settings from a developer's own .env or shell."""
    for name in ("DISCORD_TOKEN", "DATABASE_URL", "LOG_LEVEL", "COMPUTER_PACE"):
        monkeypatch.delenv(name, raising=False)


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
def test_help_names_the_presets() -> None:
    """The README promises it of `make play RULES=help`."""
    ended = subprocess.run([*BOT, "--rules", "help"], capture_output=True, text=True, timeout=ENOUGH)
    assert ended.returncode == 0
    assert [line.split()[0] for line in ended.stdout.splitlines()] == list(PRESETS)


@rest
def test_a_whole_game_is_told_in_the_terminal() -> None:
    ended = subprocess.run([*BOT, "--auto"], capture_output=True, text=True, timeout=ENOUGH)
    assert ended.returncode == 0, ended.stderr
    assert "\nWon by " in ended.stdout


@rest
@pytest.mark.parametrize(
    "arguments", [("--port", "99999"), ("--port", "-1"), ("--past", "-1"), ("--rules", "nonsense")]
)
def test_a_bad_argument_is_named(arguments) -> None:
    ended = subprocess.run([*BOT, *arguments], capture_output=True, text=True, timeout=ENOUGH)
    assert ended.returncode == 2
    assert f"argument {arguments[0]}: " in ended.stderr


@rest
@pytest.mark.browser
@pytest.mark.parametrize("language", first(["fr", "en", "it"], 0, 1))
def test_in_direct_messages_euchre_deals_cards_at_once(chromium, language: str) -> None:
    with demo([sys.executable, "-m", "tests.demo.direct_messages", "8881", language]) as url:
        page = DemoPage.open(chromium, url, width=390, height=844)
        page.slash("euchre")
        shown = page.messages()[-1]
        assert (shown.pictures, shown.buttons[0].label) == ((True,), say(language, "bid-pass"))
        panel = page.page.locator("article.channel-message .message-components").last.bounding_box()
        assert panel is not None and panel["height"] <= 600  # noqa: PT018 - the type checker
        page.slash("boards")
        assert [each.enabled for each in page.messages()[-1].buttons] == [True] * 3
        assert not page.faults


def turn(page: DemoPage) -> str | None:
    """What asks Ann to act, or "over"."""
    shown = page.messages()
    over = re.compile(r"Won by .+, \d+ to \d+")
    if over.search(shown[-1].text) or any(over.search(m.text) for m in shown if not m.ephemeral):
        return "over"
    panel = next((m for m in reversed(shown) if m.ephemeral and any(b.enabled for b in m.buttons)), None)
    return panel.text if panel and "Your turn" in panel.text else None


@pytest.fixture
def started(chromium, monkeypatch):
    """Ann's page, with her hand against three quick computers; a game of five points."""
    monkeypatch.setenv("COMPUTER_PACE", "0")
    with demo([*BOT, "--port", "8871", "--rules", "mathews-1844"]) as url:
        page = DemoPage.open(chromium, url)
        page.wait_for("press Start")
        assert "Thanks for having me" in page.messages()[0].text, "Ann owns the server, which has just invited Bower"
        save_pictures(page, "lobby")
        page.click("Start")
        page.click("My hand")
        yield page
        assert not page.faults


@rest
@pytest.mark.browser
def test_one_game_by_clicking(started) -> None:
    """Ann plays against three computers to the end, always the first button, first by a key; each stage is a picture.

    In a short game others may call every time, so that no bid is Ann's.
    """
    page, saved = started, set[str]()
    page.until("Ann's turn", lambda: turn(page))
    page.page.locator("article:last-of-type button.component-button:enabled").first.press("Enter")
    page.until("the focus above", lambda: page.page.evaluate("document.activeElement.matches('h3, .text-display')"))
    for _ in range(400):
        prompt = page.until("Ann's turn or the end", lambda: turn(page))
        if prompt == "over":
            break
        stage = "bidding" if "trump?" in prompt else "play"
        if stage not in saved:
            saved.add(stage)
            save_pictures(page, stage)
            page.until(
                "the pictures", lambda: all(m.pictures and all(m.pictures) for m in page.messages(ephemeral=False)[1:])
            )
            cards = [m for m in page.messages(ephemeral=True) if any(b.emoji for b in m.buttons)]
            assert stage == "bidding" or cards
        page.click(index=0, ephemeral=True)
    assert turn(page) == "over"
    save_pictures(page, "result")
    page.slash("leaderboard")
    page.wait_for("Find me")
    save_pictures(page, "leaderboard")
    page.slash("admin settings")  # Ann owns the server
    page.wait_for("Euchre in this server")
    assert "play" in saved


_FOCUS = """() => { const it = document.activeElement;
  const newest = [...document.querySelectorAll("article.channel-message")].at(-1);
  return { id: it.id, label: it.innerText ?? "", here: newest.contains(it),
    button: it.matches("article button.component-button"), heading: it.matches("h3, .text-display") }; }"""


@rest
@pytest.mark.browser
@pytest.mark.parametrize("language", first(["en", "it", "fr"], 1, 1))
def test_a_hand_by_the_keyboard_and_by_what_is_read_aloud(language, chromium, monkeypatch) -> None:
    """Ann types `/euchre`, and plays a hand with Tab and Enter alone.

    While others play the focus stays on its button, or goes to the heading: never to what took its place.
    """
    monkeypatch.setenv("COMPUTER_PACE", "0.2")
    with demo([*BOT, "--port", "8873", "--language", language]) as url:
        page = DemoPage.open(chromium, url, width=390, height=844)
        press, focus = page.page.keyboard.press, lambda: page.page.evaluate(_FOCUS)

        def move(key: str, where: Callable[[dict[str, Any]], bool]) -> None:
            for _ in range(60):
                if where(focus()):
                    return
                press(key)
            pytest.fail(f"{key} does not lead there; the focus is on {focus()}")

        move("Tab", lambda on: on["id"] == "channel-composer-input")
        page.page.keyboard.type("/euchre")
        page.until("the command", lambda: page.page.locator(".command-entry").count())
        press("Enter")
        press("Enter")
        guide, *others = (say(language, f"button-{key}") for key in ("guide", "deal", "hint"))

        def asked() -> bool:
            choices = itertools.takewhile(lambda each: each.label not in (guide, *others), page.messages()[-1].buttons)
            return any(choice.enabled for choice in choices)

        page.until("a panel", lambda: any(button.label == guide for button in page.messages()[-1].buttons))
        move("Tab", lambda on: on["id"] == "channel-composer-input")
        move("Shift+Tab", lambda on: on["label"].strip() == guide)
        page.until("Ann's turn", asked)
        assert focus()["label"].strip() == guide or focus()["heading"]
        cards = 0
        while cards < 5:
            page.until("Ann's turn", asked)
            read = page.read_aloud()
            assert all(any(map(str.isalnum, name)) for role, name in read if role != "StaticText"), read
            assert [role for role, _ in read].index("heading") < [role for role, _ in read].index("image")
            move("Shift+Tab", lambda on: not on["here"] or not on["button"])
            move("Tab", lambda on: on["here"] and on["button"])
            cards += bool(page.messages()[-1].buttons[0].emoji)
            press("Enter")
            page.until("the focus above", lambda: focus()["heading"])
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
@pytest.mark.browser
def test_a_picture_stays_until_the_next_can_be_seen(started) -> None:
    """While a message is edited its picture is neither gone nor there twice, in any frame."""
    page = started
    page.until("Ann's turn", lambda: turn(page))
    page.until("the pictures", lambda: all(all(m.pictures) for m in page.messages()))
    there = {message.id: message.text for message in page.messages()}
    page.page.evaluate(_COUNT_PICTURES)
    page.click(index=0, ephemeral=True)
    page.until("an edit", lambda: any(there.get(m.id, m.text) != m.text for m in page.messages(ephemeral=False)))
    page.until("Ann's turn again", lambda: turn(page))
    seen: dict[str, set[int]] = {}
    for message, pictures in page.page.evaluate("() => window.counts"):
        seen.setdefault(message, set()).add(pictures)
    assert {1} in seen.values()
    assert all(each == {1} for message, each in seen.items() if message in there), seen


@rest
@pytest.mark.browser
def test_two_tabs_are_two_members(chromium) -> None:
    """Each sees what the other does; private panels stay private."""
    with demo([*BOT, "--port", "8801"]) as url:
        ann, ben = DemoPage.open(chromium, url), DemoPage.open(chromium, url, width=390, height=844)
        ben.view_as("Ben")
        ann.click("Start")
        ann.click("My hand")
        assert ann.messages(ephemeral=True)
        assert not ben.messages(ephemeral=True)
        ben.click("My hand")
        ben.wait_for("not seated", ephemeral=True)
        ben.slash("table open", rules="british")
        ann.click("Against Ben")
        ben.wait_for("(?s)Ben.*Ann", ephemeral=False)
        assert not ann.faults + ben.faults


@night
@pytest.mark.browser
def test_a_taken_port_gives_way() -> None:
    with demo([*BOT, "--port", "8825"]) as first_url, demo([*BOT, "--port", "8825"]) as second_url:
        ports = [int(re.search(r":(\d+)/", url)[1]) for url in (first_url, second_url)]
    assert 8825 <= ports[0] < ports[1]


def save_pictures(page: DemoPage, stage: str) -> None:
    """Pictures of the stage at a desk and on a phone."""
    page.show_latest()
    page.screenshot(f"{stage}-1280")
    page.resize(390, 844)
    page.show_latest()
    page.screenshot(f"{stage}-390")
    page.resize(1280, 900)


@night
@pytest.mark.browser
def test_a_hustle_night_opens_by_itself(chromium) -> None:
    """A minute after Ann has joined seven who play by themselves the first round's tables open; her hand is there."""
    with demo([*BOT, "--hustle", "--port", "8807"]) as url:
        page = DemoPage.open(chromium, url)
        page.wait_for("7 of 64 signed up")
        page.click("Join")
        page.wait_for("8 of 64 signed up")
        page.wait_for("round 1: the tables are open", timeout=ENOUGH)
        page.click("My hand")
        assert not page.faults


@night
@pytest.mark.browser
def test_a_league_goes_on_by_a_button(chromium) -> None:
    """Two weeks have been played, the third goes on; three weeks later the season is over, and the next one is open."""
    with demo([*BOT, "--league", "--language", "it", "--port", "8817"]) as url:
        page = DemoPage.open(chromium, url)
        assert page.wait_for("Turno 3, tavolo").buttons
        page.click("Io")
        page.wait_for(r"Turno 3.*: contro", ephemeral=True)
        week = page.page.get_by_role("button", name="Settimana dopo")
        before = page.page.locator("#now").get_attribute("datetime")
        for _ in range(3):
            week.click()
            page.until("the week over", week.is_enabled, timeout=ENOUGH)
        after = page.page.locator("#now").get_attribute("datetime")
        assert (datetime.fromisoformat(after) - datetime.fromisoformat(before)).days == 21
        page.wait_for("è finito")
        page.wait_for("Campionato del paese #2")
        page.resize(360, 740)
        name = page.page.locator("#viewer-picker").evaluate("e => [e.clientWidth, getComputedStyle(e).fontSize]")
        assert name[0] > 60, "on a phone, too, it says as whom one looks"
        assert float(name[1].removesuffix("px")) > 10
        assert not page.faults


_TARGETS = """() => {
  const app = [...document.querySelectorAll(
    "#preview-app button, #preview-app [role=option], #preview-app input, #preview-app textarea, #modal-root select, " +
    ".command-entry, .command-suggestion, #message-picker button, #messages-toggle, .select-trigger, [role=combobox]")];
  return app.map((e, i) => {
    const r = e.getBoundingClientRect();
    const x = r.x + r.width / 2, y = r.y + r.height / 2;
    const top = x >= 0 && y >= 0 && x < innerWidth && y < innerHeight ? document.elementFromPoint(x, y) : null;
    return {x, y, hit: !!top && (e === top || e.contains(top)), tag: e.tagName, type: e.type || "",
      kind: e.classList.contains("component-button") ? "component" : e.closest("#modal-root") ? "modal"
        : e.matches(".command-entry,.command-suggestion,[role=option]") ? "option" : "other",
      enabled: !e.disabled && e.getAttribute("aria-disabled") !== "true",
      label: (e.getAttribute("aria-label") || e.innerText || e.id || "").slice(0, 40)};
  }).filter(t => t.enabled && t.hit);
}"""
_WEIGHTS = {"component": 8, "modal": 4, "option": 4, "other": 1}
_WORDS = ("", "a", "3", "10", "hello", "north", "Ben", "J♥", "0", "-1", "x" * 40)


@dataclass
class Monkey:
    """Clicks buttons, cards, pictures, modals, menus, and runs commands with random options, in up to three tabs."""

    browser: Browser
    url: str
    dice: random.Random
    tabs: list[DemoPage] = field(default_factory=list)
    trail: list[str] = field(default_factory=list)

    def run(self, seconds: float) -> list[str]:
        """Click for `seconds`; the faults found."""
        self.tabs = [DemoPage.open(self.browser, self.url)]
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            tab = self.dice.choice(self.tabs)
            act = self.dice.choices((self.click, self.command, self.member, self.tab), (120, 8, 2, 1))[0]
            with contextlib.suppress(Exception):  # the target is gone: the monkey does not care
                act(tab)
            tab = tab if tab in self.tabs else self.tabs[-1]
            faults = self.find_faults(tab)
            if faults:
                tab.screenshot("monkey-fault")
                return [*faults, f"after {self.trail[-12:]}"]
        return []

    def find_faults(self, tab: DemoPage) -> list[str]:
        """The tab's faults, also if it is uncertain of an action; it must be ready soon."""
        status = tab.settle()
        if status["uncertain"] or status["transport"] not in {"healthy", "recovered"} or not status["authorized"]:
            return [*tab.faults, f"transport: {status}"]
        return tab.faults

    def click(self, tab: DemoPage) -> None:
        targets = tab.page.evaluate(_TARGETS)
        if not targets:
            return
        kinds = sorted({target["kind"] for target in targets})
        kind = self.dice.choices(kinds, [_WEIGHTS[k] for k in kinds])[0]
        target = self.dice.choice([t for t in targets if t["kind"] == kind])
        self.trail.append(f"{target['kind']} {target['label']!r}")
        tab.page.mouse.click(target["x"], target["y"], click_count=self.dice.choice((1, 1, 1, 2)))
        if target["tag"] == "TEXTAREA" or target["type"] in {"text", "search", "number"}:
            tab.page.keyboard.type(self.dice.choice(_WORDS))

    def command(self, tab: DemoPage) -> None:
        """A random command of the picker with random options, mostly sent."""
        self.trail.append("command")
        box = tab.page.locator("#channel-composer-input")
        box.fill("/", timeout=500)
        entries = tab.page.locator(".command-entry")
        entries.first.wait_for(timeout=1000)
        entry = entries.nth(self.dice.randrange(entries.count()))
        self.trail.append(entry.inner_text(timeout=500).split("\n")[0])
        entry.click(timeout=1000)
        for _ in range(self.dice.randrange(3)):
            ghost = tab.page.locator(".command-ghost")
            if ghost.count():
                ghost.first.click(timeout=500)
                self.suggestion(tab)
        for index in range(tab.page.locator(".command-option-input").count()):
            option = tab.page.locator(".command-option-input").nth(index)
            option.fill(self.dice.choice(_WORDS), timeout=500)
            self.suggestion(tab)
        tab.page.keyboard.press("Escape")
        tab.page.locator("#send-message").click(timeout=500)

    def suggestion(self, tab: DemoPage) -> None:
        found = tab.page.locator(".command-suggestion")
        with contextlib.suppress(Exception):
            found.first.wait_for(timeout=700)
            found.nth(self.dice.randrange(found.count())).click(timeout=500)

    def member(self, tab: DemoPage) -> None:
        self.trail.append("member")
        picker = tab.page.locator("#viewer-picker")
        picker.select_option(index=self.dice.randrange(picker.locator("option").count()), timeout=500)

    def tab(self, tab: DemoPage) -> None:
        self.trail.append("tab")
        if len(self.tabs) == 3:
            self.tabs.remove(tab)
            tab.page.context.close()
        self.tabs.append(DemoPage.open(self.browser, self.url))


@night
@pytest.mark.browser
def test_random_clicking_breaks_nothing(chromium) -> None:
    with demo([*BOT, "--port", "8881"]) as url:
        assert Monkey(chromium, url, random.Random(11)).run(15) == []
