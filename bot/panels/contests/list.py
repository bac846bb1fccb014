"""The contests of a server."""

from collections.abc import Sequence
from typing import Final

from bot.contests.calendar import stamp
from bot.contests.state import Stage, StoredContest
from bot.panels.contests.board import facts_line, title_of
from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say

_RUNNING: Final = 3100
"""Characters of the contests that go on; a message takes 4,000 in all."""


def contests_panel(running: Sequence[StoredContest], ended: Sequence[StoredContest], reader: Reader) -> Panel:
    """Those that go on, with where they stand, then the last ones that are over."""
    language = reader.language
    lines = [f"### {say(language, 'league-list-title')}"]
    room = _RUNNING
    for shown, stored in enumerate(running):
        text = "\n".join(_lines(stored, language))
        room -= len(text) + 1
        if room < 0:
            lines.append(f"… +{len(running) - shown}")
            break
        lines.append(text)
    lines.append(f"-# {say(language, 'league-list-how')}" if running else say(language, "league-list-none"))
    if ended:
        lines.append(f"**{say(language, 'league-list-over')}**")
        lines += (f"{title_of(stored)} · <#{stored.channel}>" for stored in ended)
    return Panel(blocks=(Text("\n".join(lines)),))


def _lines(stored: StoredContest, language: str) -> tuple[str, str]:
    head = f"**{title_of(stored)}** · <#{stored.channel}> · {_stands(stored, language)}"
    return head, f"-# {facts_line(stored.plan, language)}"


def _stands(stored: StoredContest, language: str) -> str:
    if stored.stage is Stage.RUNNING:
        key = "league-list-running" if stored.round else "league-list-starting"
        return say(language, key, round=stored.round)
    entries = sum(entry.left is None for entry in stored.contest.entries.values())
    key = "league-list-draft" if stored.stage is Stage.DRAFT else "league-list-open"
    return say(language, key, at=stamp(stored.plan.starts_at, "f"), count=entries)
