"""What can go wrong with a request on purpose: rate limits as Discord has them, and faults a test injects."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from tests.standin.errors import Refused

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.standin.world import Payload

Rate = tuple[int, float]  # requests, per seconds


@dataclass(frozen=True, slots=True)
class Limits:
    """Discord's rate limits as far as known; None switches one off. Interaction routes are outside the global one.

    edits -- per channel, not documented, about 5 in 5 s seen
    old_edits -- of messages older than `old` seconds, then JSON code 30046
    webhooks -- follow-ups and edits with one interaction's token
    channel_webhooks -- follow-ups in a channel, also private ones, by all tokens together
    """

    sends: Rate | None = (5, 5.0)
    edits: Rate | None = (5, 5.0)
    deletes: Rate | None = (5, 1.0)
    webhooks: Rate | None = (5, 2.0)
    channel_webhooks: Rate | None = (30, 60.0)
    overall: Rate | None = (50, 1.0)
    old_edits: Rate | None = (3, 6.0)
    old: float = 3600.0


@dataclass(slots=True)
class _Window:
    """A bucket: so many requests from its first one on, until it is over."""

    ends: float = 0.0
    used: int = 0

    def take(self, rate: Rate, now: float) -> float:
        """Seconds to wait; 0 if the request was let through."""
        if now >= self.ends:
            self.ends, self.used = now + rate[1], 0
        if self.used >= rate[0]:
            return self.ends - now
        self.used += 1
        return 0.0


class TooMany(Refused):
    """429 with Discord's headers; discord.py retries only one that came `Via` the edge, as the real ones do."""

    def __init__(self, wait: float, *, everywhere: bool, code: int = 0, message: str | None = None) -> None:
        super().__init__(429, code, message or "You are being rate limited.")
        self.wait, self.everywhere = wait, everywhere
        self.headers = {"Retry-After": f"{wait:.3f}", "Via": "1.1 google"}
        self.headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
        if everywhere:
            self.headers["X-RateLimit-Global"] = "true"

    def body(self) -> Payload:
        return super().body() | {"retry_after": round(self.wait, 3), "global": self.everywhere}


class Limiter:
    """Counts requests against `limits` (None: nothing is limited and no headers are sent)."""

    def __init__(self) -> None:
        self.limits: Limits | None = None
        self._windows: dict[tuple[str, str], _Window] = {}

    def admit(self, method: str, template: str, ids: dict[str, str], age: float | None, now: float) -> dict[str, str]:
        """The rate limit headers of an admitted request; raises TooMany. `age`: seconds of the message it edits."""
        limits = self.limits
        if limits is None or template.endswith("/callback"):
            return {}
        webhook = template.startswith("/webhooks")
        if not webhook and limits.overall is not None:
            wait = self._window("overall", "").take(limits.overall, now)
            if wait:
                raise TooMany(wait, everywhere=True)
        if age is not None and age > limits.old and limits.old_edits is not None:
            wait = self._window("old", ids["channel"]).take(limits.old_edits, now)
            if wait:
                text = "Maximum number of edits to messages older than 1 hour reached. Try again later"
                raise TooMany(wait, everywhere=False, code=30046, message=text)
        if webhook and method == "POST" and limits.channel_webhooks is not None:
            wait = self._window("channel webhooks", ids.get("channel", "")).take(limits.channel_webhooks, now)
            if wait:
                raise TooMany(wait, everywhere=False)
        name, rate = ("webhooks", limits.webhooks) if webhook else _bucket(limits, method, template)
        if rate is None:
            return {}
        window = self._window(name, ids.get("token") or ids.get("channel") or "")
        wait = window.take(rate, now)
        headers = {
            "X-RateLimit-Limit": str(rate[0]),
            "X-RateLimit-Remaining": str(max(0, rate[0] - window.used)),
            "X-RateLimit-Reset": f"{window.ends:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, window.ends - now):.3f}",
            "X-RateLimit-Bucket": f"bucket-{name}",
        }
        if wait:
            refused = TooMany(wait, everywhere=False)
            refused.headers |= headers
            raise refused
        return headers

    def _window(self, name: str, major: str) -> _Window:
        return self._windows.setdefault((name, major), _Window())


def _bucket(limits: Limits, method: str, template: str) -> tuple[str, Rate | None]:
    if template == "/channels/{channel}/messages" and method == "POST":
        return "sends", limits.sends
    if template == "/channels/{channel}/messages/{message}":
        return {"PATCH": ("edits", limits.edits), "DELETE": ("deletes", limits.deletes)}.get(method, ("", None))
    return "", None


@dataclass(eq=False, slots=True)
class Fault:
    """Trouble for the next `times` matching requests; `hits` of them have come.

    status -- answer with this (and `code`, `message`) and do nothing; 0 lets the request through
    gate -- an event to wait for first (see `Faults.hold`)
    cut -- "before": the line is cut and nothing done; "after": done, and the answer is lost
    change -- what becomes of the answer's payload
    done -- it is done first, and its answer waits for the gate
    """

    method: str
    path: re.Pattern[str]
    times: int
    status: int = 0
    code: int = 0
    message: str = ""
    gate: asyncio.Event | None = None
    cut: str = ""
    done: bool = False
    change: Callable[[Any], Any] | None = None
    hits: int = 0
    reached: asyncio.Event = field(default_factory=asyncio.Event)

    def release(self) -> None:
        """Let what is held go on, and no longer hold."""
        self.times = 0
        if self.gate is not None:
            self.gate.set()

    async def meet(self) -> None:
        """Do to a request what is to be done before it is looked at."""
        self.hits += 1
        self.times -= 1
        if self.done:
            return
        self.reached.set()
        if self.gate is not None:
            await self.gate.wait()
        if self.status:
            raise Refused(self.status, self.code, self.message or f"{self.status}: injected")

    async def keep(self) -> None:
        """Keep the answer of a request that is done."""
        self.reached.set()
        if self.gate is not None:
            await self.gate.wait()


class Faults:
    """The injected faults, oldest first; the first that matches takes the request."""

    def __init__(self) -> None:
        self._faults: list[Fault] = []

    def add(
        self,
        method: str,
        path: str,
        *,
        status: int = 0,
        code: int = 0,
        message: str = "",
        times: int = 1,
        cut: str = "",
    ) -> Fault:
        """`path` is a regular expression found anywhere in the path without the API's base; method "*" is any."""
        fault = Fault(method, re.compile(path), times, status, code, message, None, cut)
        self._faults.append(fault)
        return fault

    def hold(self, method: str, path: str, *, done: bool = False) -> Fault:
        """Keep matching requests waiting until `release()`; `await fault.reached.wait()` tells that one has come.

        `done`: they are done at once, and only their answers wait.
        """
        fault = Fault(method, re.compile(path), 1_000_000, gate=asyncio.Event(), done=done)
        self._faults.append(fault)
        return fault

    def change(self, method: str, path: str, change: Callable[[Any], Any], *, times: int = 1_000_000) -> Fault:
        """Do matching requests, and answer them with what `change` makes of the answer, as for `partial.without`."""
        fault = Fault(method, re.compile(path), times, change=change)
        self._faults.append(fault)
        return fault

    def find(self, method: str, path: str) -> Fault | None:
        if not self._faults:
            return None
        self._faults = [f for f in self._faults if f.times > 0]
        return next((f for f in self._faults if f.method in ("*", method) and f.path.search(path)), None)

    def clear(self) -> None:
        for fault in self._faults:
            fault.release()
        self._faults = []
