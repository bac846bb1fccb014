"""Clicks at random on the demo page for a while: nothing may break, block, or stay uncertain.

It clicks buttons, cards, pictures; runs slash commands with random options through the picker; fills and sends modals;
chooses in menus; changes member, tab and window size.
"""

import contextlib
import random
import time
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser

from tests.demo.pageobject import DemoPage
from tests.waiting import DEADLINE

BLOCKED = DEADLINE  # seconds without the page being ready

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
_SIZES = ((1280, 900), (390, 844), (800, 600))
_WORDS = ("", "a", "3", "10", "hello", "north", "Ben", "J♥", "0", "-1", "x" * 40)


@dataclass
class Monkey:
    """One clicker with up to three tabs."""

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
            act = self.dice.choices(
                (self.click, self.command, self.member, self.resize, self.tab, self.escape),
                (120, 8, 2, 1, 1, 4),
            )[0]
            with contextlib.suppress(Exception):  # the target is gone: the monkey does not care
                act(tab)
            tab = tab if tab in self.tabs else self.tabs[-1]
            faults = self.find_faults(tab)
            if faults:
                tab.screenshot("monkey-fault")
                return [*faults, f"after {self.trail[-12:]}"]
        return []

    def find_faults(self, tab: DemoPage) -> list[str]:
        """The tab's faults, also if it stays blocked or is uncertain of an action."""
        begun = time.monotonic()
        status: dict[str, Any] = tab.status()
        while not status.get("ready"):
            if time.monotonic() - begun > BLOCKED:
                return [*tab.faults, f"blocked for {BLOCKED:.0f} s: {status}"]
            tab.page.wait_for_timeout(20)
            status = tab.status()
        faults = list(tab.faults)
        if status["uncertain"] or status["transport"] not in {"healthy", "recovered"} or not status["authorized"]:
            faults.append(f"transport: {status}")
        return faults

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
            if self.dice.random() < 0.8:
                self.suggestion(tab)
        if self.dice.random() < 0.9:
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

    def resize(self, tab: DemoPage) -> None:
        self.trail.append("resize")
        width, height = self.dice.choice(_SIZES)
        tab.page.set_viewport_size({"width": width, "height": height})

    def tab(self, tab: DemoPage) -> None:
        self.trail.append("tab")
        if len(self.tabs) == 3:
            self.tabs.remove(tab)
            tab.page.context.close()
        self.tabs.append(DemoPage.open(self.browser, self.url))

    def escape(self, tab: DemoPage) -> None:
        tab.page.keyboard.press("Escape")
