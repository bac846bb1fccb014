"""Metrics for Prometheus at /metrics, and /health for the container, on METRICS_PORT."""

from collections.abc import Callable
from typing import Final

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, Counter, Gauge, Histogram, generate_latest

from bot.settings import Settings

PRESSES: Final = Counter("bower_interactions", "Commands and presses answered", ["what", "outcome"])
PAGES: Final = Counter("bower_pages", "Pages shown", ["page"])
ANSWERS: Final = Histogram(
    "bower_answer_seconds",
    "From an interaction's arrival to its first answer",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0),
)
COMMANDS: Final = Counter("bower_table_commands", "Commands to tables: done, refused, repeated", ["command", "outcome"])
PAINTS: Final = Counter(
    "bower_paints",
    "Public messages: sent, differs once sent, edited, equal, deleted, failed, given_up, fault",
    ["outcome"],
)
REFUSED_PICTURES: Final = Counter("bower_refused_pictures", "Pictures that Discord refused, sent in words instead")
UNREADABLE: Final = Counter("bower_unreadable", "Events and answers of Discord that could not be read", ["what"])
THINKING: Final = Histogram(
    "bower_thinking_seconds",
    "Computers' decisions, the wait for a process included",
    ["level"],
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0),
)
FALLBACKS: Final = Counter("bower_thinking_fallbacks", "Decisions made by the rule of thumb instead", ["cause"])
WAITING: Final = Gauge("bower_thinking_waiting", "Questions that wait for a process", ["room"])

SPARE: Final = Gauge("bower_spare", "1 while this process waits for a free shard")


class PortTaken(Exception):
    """The metrics cannot be served at METRICS_HOST and METRICS_PORT. The text is one sentence for the operator."""


async def serve(settings: Settings, *, ready: Callable[[], bool]) -> web.AppRunner | None:
    """Serve the metrics; returns `None` if METRICS_PORT is 0. `ready` says whether Discord is connected.

    Raises:
        PortTaken: When the address cannot be bound.
    """
    if not settings.metrics_port:
        return None

    async def figures(_: web.Request) -> web.Response:
        return web.Response(body=generate_latest(), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def health(_: web.Request) -> web.Response:
        if REGISTRY.get_sample_value("bower_spare"):
            return web.Response(text="spare")
        return web.Response(text="ok") if ready() else web.Response(text="not connected", status=503)

    app = web.Application()
    app.add_routes([web.get("/metrics", figures), web.get("/health", health)])
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, settings.metrics_host, settings.metrics_port).start()
    except OSError as fault:
        await runner.cleanup()
        raise PortTaken(
            f"METRICS_PORT {settings.metrics_port} cannot be served at {settings.metrics_host}: {fault.strerror}"
        ) from fault
    return runner
