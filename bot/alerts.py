"""Alerts: a message to `ALERT_WEBHOOK` for each new kind of incident, then its count once an hour.

A thread of its own sends them, so that a blocked or dead event loop is reported too. What was sent is kept in a small
file, so that a bot that fails at every start says so once, and then once an hour.
"""

import contextlib
import hashlib
import http.client
import json
import logging
import math
import queue
import re
import threading
import time
import traceback
import urllib.error
import urllib.request
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, final

from bot.tasks import Backoff

HOUR: Final = 3600.0
"""Seconds between two messages about the same kind of incident."""
ALERT: Final = "alert"
"""The attribute of a log record below ERROR that is an incident all the same: `extra={ALERT: True}`."""
_FORGET: Final = 7 * 24 * HOUR
"""Seconds after which a kind of incident that did not come again is new once more."""
_MOST_KINDS: Final = 100
_MOST_WAITING: Final = 1000
"""Incidents that wait while the webhook is away; later ones are only in the log."""
_LONGEST: Final = 300
"""Characters of a log line in an alert."""
_SHORTEST: Final = 4
"""Characters of a secret that is hidden: to hide every `a` would leave no word."""
_TIMEOUT: Final = 10.0
_WAITS: Final = Backoff((5, 15, 60, 300))
_OWN: Final = ("bot", "cogs", "engine")
"""Packages whose log lines may be sent whole: they never hold a card."""
_UNREACHED: Final = (OSError, ValueError, http.client.HTTPException)
"""What `urllib` raises where nobody answers, the address is none, or what answers is no web server."""
_log = logging.getLogger(__name__)


@final
@dataclass(slots=True)
class _Seen:
    """What is known of a kind of incident. Times are in seconds since 1970."""

    told_at: float
    last_at: float
    more: int = 0
    """How often it came since it was told."""
    line: str = ""


@final
class Ledger:
    """Decides which incidents are reported, and keeps that in a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._seen: dict[str, _Seen] = {}
        try:
            stored = json.loads(file.read_text(encoding="utf-8"))
            self._seen = {str(kind): _Seen(**seen) for kind, seen in stored.items()}
        except (OSError, ValueError, TypeError, AttributeError):
            pass  # none was kept, or it is damaged: everything is new

    def note(self, kind: str, line: str, now: float) -> str | None:
        """Count an incident; the message to send if its kind is new."""
        seen = self._seen.get(kind)
        if seen is not None and now - seen.last_at < _FORGET:
            seen.last_at, seen.more, seen.line = now, seen.more + 1, line
            self._keep()
            return None
        while len(self._seen) >= _MOST_KINDS:
            del self._seen[min(self._seen, key=lambda each: self._seen[each].last_at)]
        self._seen[kind] = _Seen(now, now, line=line)
        self._keep()
        return line

    def counts(self, now: float) -> Iterable[str]:
        """The messages about kinds that came again, for each an hour or more after it was told."""
        for seen in self._seen.values():
            if seen.more and now - seen.told_at >= HOUR:
                yield f"{seen.more} more in {(now - seen.told_at) / HOUR:.0f} h: {seen.line}"
                seen.told_at, seen.more = now, 0
                self._keep()

    def _keep(self) -> None:
        kept = json.dumps({kind: asdict(seen) for kind, seen in self._seen.items()})
        with contextlib.suppress(OSError):  # a full disk is an incident too: it is reported once in each process then
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.write_text(kept, "utf-8")


@final
class Alerts(logging.Handler):
    """A log handler that sends incidents to a webhook. Its `close` sends what waits."""

    def __init__(
        self,
        address: str,
        file: Path,
        *,
        secrets: Iterable[str] = (),
        now: Callable[[], float] = time.time,
        waits: Backoff = _WAITS,
    ) -> None:
        """Alerts to `address`. `file` keeps what was told; none of `secrets` is ever sent."""
        super().__init__(logging.WARNING)
        self._address = address
        hidden = [secret for secret in (*secrets, address) if len(secret) >= _SHORTEST]
        self._secrets = tuple(sorted(hidden, key=len, reverse=True))
        self._now = now
        self._waits = waits
        self._ledger = Ledger(file)
        self._records: queue.Queue[tuple[str, str] | None] = queue.Queue(_MOST_WAITING)
        self._ending = threading.Event()
        self._thread = threading.Thread(target=self._send_all, name="alerts", daemon=True)
        self._thread.start()

    def emit(self, record: logging.LogRecord) -> None:
        """Take an incident from the log. It is an error, or what is marked as `ALERT`."""
        if record.name == __name__ or (record.levelno < logging.ERROR and not getattr(record, ALERT, False)):
            return
        try:
            self._take(record)
        except Exception:  # a log line that cannot be formatted: no fault of what logged it
            self.handleError(record)

    def _take(self, record: logging.LogRecord) -> None:
        error = place = ""
        if record.exc_info and record.exc_info[0]:
            error = record.exc_info[0].__name__
            place = "".join(str(frame.name) for frame in traceback.extract_tb(record.exc_info[2])[-1:])
        # a library's line may show objects, as asyncio's shows a task with its exception: only its own words are sent
        words = str(record.msg).partition("\n")[0]
        said = record.getMessage() if record.name.partition(".")[0] in _OWN else words
        named = re.sub(r"\d+", "0", words)  # a sentence with which the bot ends may hold the number of a process
        kind = hashlib.sha256("\n".join((record.name, named, error, place)).encode()).hexdigest()[:16]
        line = f"{record.levelname} {record.name}: {said}{f' ({error})' if error else ''}"
        with contextlib.suppress(queue.Full):
            self._records.put_nowait((kind, self._without_secrets(line)[:_LONGEST]))

    def tell(self, reason: str) -> None:
        """Take the sentence with which the bot ends."""
        self.emit(logging.LogRecord("bot", logging.ERROR, "", 0, reason, None, None))

    def finish(self, seconds: float = 5.0) -> None:
        """Send what waits, for so many seconds at most, and end."""
        with contextlib.suppress(queue.Full):
            self._records.put_nowait(None)
            self._thread.join(seconds)
        self._ending.set()

    def _without_secrets(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, "[secret]")
        return text

    def _send_all(self) -> None:
        check(self._address)
        while True:
            try:
                taken = self._records.get(timeout=60)
            except queue.Empty:
                taken = ("", "")
            if taken is None:
                return
            message = self._ledger.note(*taken, self._now()) if taken[0] else None
            for text in (*((message,) if message else ()), *self._ledger.counts(self._now())):
                self._post(text)

    def _post(self, text: str) -> None:
        """Send one message, and try again where the webhook fails or limits; one that it refuses is dropped."""
        failures = 0
        while not self._ending.is_set():
            wait = post(self._address, text)
            if wait is None:
                return
            failures += 1
            self._ending.wait(wait or self._waits.wait(failures))


def check(address: str) -> None:
    """Ask the webhook once, without sending anything, and log in a sentence whether it is there."""
    try:
        with _answer(address):
            _log.info("ALERT_WEBHOOK answers: a new kind of incident is sent there at once")
    except urllib.error.HTTPError as refused:
        _log.warning("ALERT_WEBHOOK answers with status %d: it may take no alerts", refused.code)
    except _UNREACHED as fault:
        _log.warning("ALERT_WEBHOOK cannot be reached: %s", type(fault).__name__)


def post(address: str, text: str) -> float | None:
    """Send a message; `None` if that is done with, else the seconds to wait before another try (0: it did not say)."""
    body: dict[str, Any] = {"content": f"Bower: {text}", "allowed_mentions": {"parse": []}}
    try:
        with _answer(address, json.dumps(body).encode()):
            return None
    except urllib.error.HTTPError as refused:
        if refused.code == 429:
            return _seconds(refused.headers.get("Retry-After"))
        if refused.code < 500:
            _log.warning("ALERT_WEBHOOK refuses alerts with status %d", refused.code)
            return None
    except _UNREACHED:
        pass
    return 0.0


class _NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirect is a refusal: following it would make the message a GET, which nobody reads."""

    def redirect_request(self, *_: Any, **__: Any) -> None:
        """Nothing is asked for instead."""


def _answer(address: str, body: bytes | None = None) -> http.client.HTTPResponse:
    """Ask the webhook, or post to it.

    Raises:
        urllib.error.HTTPError: For every status but 2xx.
        OSError, ValueError, http.client.HTTPException: When it cannot be asked.
    """
    headers = {"User-Agent": "Bower"} | ({} if body is None else {"Content-Type": "application/json"})
    request = urllib.request.Request(address, body, headers)  # noqa: S310 - the settings take http and https only
    return urllib.request.build_opener(_NoRedirects).open(request, timeout=_TIMEOUT)


def _seconds(text: str | None) -> float:
    try:
        seconds = float(text or "")
    except ValueError:
        return 0.0
    return 0.0 if math.isnan(seconds) else min(max(seconds, 1.0), HOUR)
