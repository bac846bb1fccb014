"""The demo page as a user sees it, in headless Chromium; nothing here knows the bot.

    with demo([sys.executable, "-m", "bot", "demo", "--port", "8801"]) as url, browser() as chromium:
        page = DemoPage.open(chromium, url)                    # 1280 x 900; width=390, height=844 for a phone
        page.slash("table open", rules="british")
        page.click("My hand")                                  # newest visible enabled button with this label
        page.click(index=0, ephemeral=True)                    # first enabled button of the newest panel
        assert not page.faults                                 # console errors, failed requests, refused actions

Everything waits for its condition (at most `TIMEOUT` seconds) by looking at the page again; nothing sleeps for long.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Response

from tests.requirements import require_or_skip
from tests.waiting import DEADLINE

CHROMIUM = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
"""What its program is called, by distribution and make."""
ARGUMENTS = (
    "--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run", "--disable-component-update",
    "--disable-sync", "--disable-quic", "--disable-dev-shm-usage",
)  # fmt: skip
ARTEFACTS = Path(__file__).parents[2] / "artefacts"
TIMEOUT = DEADLINE

_MESSAGES = """() => [...document.querySelectorAll("article.channel-message")].map(a => ({
  id: a.dataset.messageId,
  ephemeral: !!a.querySelector(".message-ephemeral-note"),
  text: [...a.querySelectorAll(".message-content, .message-components, .embed-card")].map(p => p.innerText).join("\\n"),
  pictures: [...a.querySelectorAll("img.gallery-image, img.component-thumbnail")].map(
    i => i.complete && i.naturalWidth > 0),
  buttons: [...a.querySelectorAll("button.component-button")].map(b => ({
    key: b.dataset.controlKey, label: b.querySelector(".button-label")?.innerText ?? "",
    emoji: b.querySelector(".custom-emoji")?.alt ?? "",
    enabled: !b.disabled && b.getAttribute("aria-disabled") !== "true"})),
}))"""
_STATUS = """() => { const s = window.simcordPreview; return s && {
  ready: s.ready && !s.pendingAction && s.awaitingRevision === null, sequence: s.lastAction?.sequence ?? 0,
  last: s.lastAction, uncertain: s.transport.uncertainRequestId, transport: s.transport.state,
  authorized: s.authorized}; }"""


@dataclass(frozen=True)
class ButtonShown:
    key: str
    label: str
    emoji: str
    enabled: bool


@dataclass(frozen=True)
class MessageShown:
    id: str
    text: str
    ephemeral: bool
    pictures: tuple[bool, ...]
    """For each picture whether it is loaded."""
    buttons: tuple[ButtonShown, ...]


@dataclass
class DemoPage:
    """One tab of the demo. `faults` collects what no user should be able to cause."""

    page: Page
    faults: list[str] = field(default_factory=list)

    @classmethod
    def open(cls, browser: Browser, url: str, *, width: int = 1280, height: int = 900) -> DemoPage:
        self = cls(browser.new_context(viewport={"width": width, "height": height}).new_page())
        self.page.on("console", self._note_console)
        self.page.on("pageerror", lambda error: self.faults.append(f"script: {error}"))
        self.page.on("response", self._note_response)
        self.page.goto(url)
        self.settle()
        return self

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.faults.append(f"console: {message.text} {message.location.get('url', '')}")

    def _note_response(self, response: Response) -> None:
        if response.request.method != "POST" or not response.url.endswith("/api/action") or response.status != 200:
            return
        try:
            receipt = response.json()
        except Exception:
            return
        codes = [item["code"] for item in receipt.get("diagnostics", ())]
        if receipt.get("uncertain") or "stale-revision" in codes or receipt.get("settlement") in {"failed", "timeout"}:
            self.faults.append(f"action: {receipt.get('settlement')} {codes} {receipt.get('target')}")

    def status(self) -> dict[str, Any]:
        """The page's own report."""
        return self.page.evaluate(_STATUS) or {}

    def messages(self, *, ephemeral: bool | None = None) -> list[MessageShown]:
        """The messages shown, oldest first; with `ephemeral` only the private or only the public ones."""
        found = [
            MessageShown(
                m["id"], m["text"], m["ephemeral"], tuple(m["pictures"]),
                tuple(ButtonShown(**b) for b in m["buttons"]),
            )
            for m in self.page.evaluate(_MESSAGES)
        ]  # fmt: skip
        return [m for m in found if ephemeral is None or m.ephemeral is ephemeral]

    def read_aloud(self) -> list[tuple[str, str]]:
        """Role and name of what a screen reader meets in the newest message, in order."""
        devtools = self.page.context.new_cdp_session(self.page)
        nodes = {node["nodeId"]: node for node in devtools.send("Accessibility.getFullAXTree")["nodes"]}
        devtools.detach()
        role = {key: node.get("role", {}).get("value") for key, node in nodes.items()}
        found: list[tuple[str, str]] = []

        def walk(key: str) -> None:
            node = nodes.get(key, {})
            if not node.get("ignored") and role.get(key) in {"heading", "StaticText", "image", "button", "combobox"}:
                found.append((role[key], node.get("name", {}).get("value", "")))
            if role.get(key) not in {"heading", "StaticText"}:
                for child in node.get("childIds", ()):
                    walk(child)

        walk([key for key in nodes if role[key] == "article"][-1])
        return found

    def text(self) -> str:
        """All that can be read in the channel."""
        return "\n".join(message.text for message in self.messages())

    def until(self, what: str, condition: Callable[[], Any], *, timeout: float = TIMEOUT) -> Any:
        """The first truthy answer of `condition`; fails with `what` and the channel's text."""
        end = time.monotonic() + timeout
        while True:
            answer = condition()
            if answer:
                return answer
            if time.monotonic() > end:
                self.screenshot("timeout")
                pytest.fail(f"not in {timeout:.0f} s: {what}\nfaults: {self.faults}\n{self.status()}\n{self.text()}")
            self.page.wait_for_timeout(25)

    def settle(self) -> dict[str, Any]:
        """Wait until the page is ready: nothing under way, everything drawn; its status."""
        return self.until("page ready", lambda: (now := self.status()).get("ready") and now)

    def wait_for(self, pattern: str, *, ephemeral: bool | None = None, timeout: float = TIMEOUT) -> MessageShown:
        """The newest message whose text matches the regex somewhere."""

        def found() -> MessageShown | None:
            shown = self.messages(ephemeral=ephemeral)
            return next((m for m in reversed(shown) if re.search(pattern, m.text)), None)

        return self.until(f"message with {pattern!r}", found, timeout=timeout)

    def click(
        self, label: str | None = None, *, index: int | None = None, ephemeral: bool | None = None, wait: bool = True
    ) -> None:
        """Click an enabled button of the newest message that has one: by `label` (regex, in full), else the `index`-th.

        `ephemeral` narrows it to private panels or public messages; `wait` waits until the page has the bot's answer.
        """

        def find() -> ButtonShown | None:
            for message in reversed(self.messages(ephemeral=ephemeral)):
                fitting = [b for b in message.buttons if b.enabled and (not label or re.fullmatch(label, b.label))]
                if len(fitting) > (index or 0):
                    return fitting[index or 0]
            return None

        button = self.until(f"an enabled button {label or index}", find)
        self.click_key(button.key, wait=wait)

    def click_key(self, key: str, *, wait: bool = True) -> None:
        """Click the control with this key (`ButtonShown.key`)."""
        before = self.settle()["sequence"] if wait else 0
        self.page.locator(f'button[data-control-key="{key}"]').click(timeout=TIMEOUT * 1000)
        if wait:
            self._wait_for_answer(before)

    def _wait_for_answer(self, sequence: int) -> None:
        self.until("an answer", lambda: (now := self.status()).get("ready") and now["sequence"] > sequence)

    def view_as(self, name: str) -> None:
        """Look at the channel as another member."""
        self.settle()
        picker = self.page.locator("#viewer-picker")
        picker.select_option(label=name)
        shown = "each => each.selectedOptions[0]?.text"
        self.until(f"the view of {name}", lambda: picker.evaluate(shown) == name and self.status().get("ready"))

    def slash(self, command: str, **options: str) -> None:
        """Run a slash command ("table open") from the composer, choosing options as a user would."""
        before = self.settle()["sequence"]
        box = self.page.locator("#channel-composer-input")
        box.fill(f"/{command}")
        entry = self.page.locator(".command-entry", has=self.page.get_by_text(f"/{command}", exact=True))
        entry.click(timeout=TIMEOUT * 1000)
        for name, value in options.items():
            field = self.page.locator(f'.command-option-input[data-option="{name}"]')
            if not field.count():
                self.page.locator(".command-ghost").click()
                self.page.locator(f'.command-suggestion[data-value="{name}"]').click()
            field.fill(value)
            chosen = self.page.locator(".command-suggestion", has_text=value).first
            if chosen.count() or self.page.locator(".command-popup:not([hidden]) .command-popup-list").count():
                chosen.click(timeout=TIMEOUT * 1000)
        self.page.locator("#send-message").click()
        self._wait_for_answer(before)

    def resize(self, width: int, height: int) -> None:
        """Another window size, 390 x 844 for a phone."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.settle()

    def show_latest(self) -> None:
        """Scroll to the newest message by the button for it, if the page shows that."""
        newer = self.page.get_by_text("jump to latest")
        if newer.is_visible():
            newer.click()

    def screenshot(self, name: str) -> Path:
        """Save what the window shows as artefacts/<name>.png."""
        ARTEFACTS.mkdir(exist_ok=True)
        path = ARTEFACTS / f"{name}.png"
        self.page.screenshot(path=path)
        return path


def find_chromium() -> str | None:
    """Chromium's program: `BOWER_CHROMIUM`, or the first of its names on PATH."""
    names = (os.environ["BOWER_CHROMIUM"],) if "BOWER_CHROMIUM" in os.environ else CHROMIUM
    return next(filter(None, map(shutil.which, names)), None)


@contextmanager
def browser() -> Iterator[Browser]:
    """Headless Chromium; a test is skipped where there is none."""
    program = find_chromium()
    require_or_skip("browser", program)
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=program, args=list(ARGUMENTS))
        try:
            yield chromium
        finally:
            chromium.close()


@contextmanager
def demo(command: Sequence[str], *, ready: float = 4 * DEADLINE) -> Iterator[str]:
    """Run a demo as a process; the address of its page. At the end SIGTERM must end it with 0."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    errors: list[str] = []
    reader = threading.Thread(target=lambda: errors.extend(process.stderr or ()), daemon=True)
    reader.start()
    watchdog = threading.Timer(ready, process.kill)  # waits: several deadlines
    watchdog.start()
    try:
        found = None
        for line in process.stdout or ():
            found = re.search(r"http://127\.0\.0\.1:\d+/\S*", line)
            if found:
                break
        watchdog.cancel()
        if found is None:
            pytest.fail(f"the demo ended or said no address in {ready:.0f} s:\n{''.join(errors)}")
        yield found[0]
        assert process.poll() is None, f"the demo ended by itself: {process.returncode}\n{''.join(errors)}"
        process.terminate()
        assert process.wait(DEADLINE) == 0, "".join(errors)
        bad = [line for line in errors if re.search(r"Traceback|ERROR|CRITICAL", line)]
        assert not bad, "".join(errors)
    finally:
        watchdog.cancel()
        if process.poll() is None:
            process.kill()
        process.wait()
