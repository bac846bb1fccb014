"""Logging: one line per entry, as text or JSON, with the ids of the current table, seat and interaction.

Never a token, never a card. DEBUG of libraries stays off unless asked for by name (`LOG_DEBUG`): discord.py's prints
the gateway's traffic, aiosqlite's and SQLAlchemy's the values of statements.
"""

import json
import logging
import sys
from collections.abc import Generator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from bot.settings import Settings

_OURS: Final = ("bot", "cogs")
_context: ContextVar[dict[str, int | str]] = ContextVar("_context", default={})  # noqa: B039 - replaced, never changed


@contextmanager
def about(**ids: int | str | None) -> Generator[None]:
    """Entries inside carry these ids (`table`, `seat`, `interaction`, `guild`...); `None` is left out."""
    token = _context.set({**_context.get(), **{key: value for key, value in ids.items() if value is not None}})
    try:
        yield
    finally:
        _context.reset(token)


class _Text(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        ids = " ".join(f"{key}={value}" for key, value in _context.get().items())
        return f"{line} [{ids}]" if ids else line


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, int | str] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname,
            "logger": record.name,
            "message": record.getMessage(),
            **_context.get(),
        }
        if record.exc_info:
            entry["traceback"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False)


def set_up(settings: Settings) -> None:
    """Set up logging to standard error by the settings."""
    handler = logging.StreamHandler(sys.stderr)
    text = _Text("%(asctime)s %(levelname)-7s %(name)s: %(message)s")
    handler.setFormatter(_Json() if settings.log_format == "json" else text)
    level = logging.getLevelNamesMapping()[settings.log_level]
    logging.basicConfig(handlers=[handler], level=max(level, logging.INFO), force=True)
    for name in _OURS:
        logging.getLogger(name).setLevel(level)
    for name in ("alembic", "aiohttp.access", "discord.client"):
        logging.getLogger(name).setLevel(max(level, logging.WARNING))
    for name in settings.log_debug:
        logging.getLogger(name).setLevel(logging.DEBUG)
