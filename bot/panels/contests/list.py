"""The contests of a server."""

from collections.abc import Sequence
from typing import Final

from bot.contests.calendar import stamp
from bot.contests.listing import ListedContest
from bot.contests.plan import Plan
from bot.contests.state import Stage
from bot.panels.contests.board import facts_line
from bot.panels.contests.names import title_of
from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from bot.texts.catalogue import say

_RUNNING: Final = 4
_ENDED: Final = 3
"""The most contests listed that go on, and that are over; the others are suggested by `/league show`."""


def contests_panel(running: Sequence[ListedContest], ended: Sequence[ListedContest], reader: Reader) -> Panel:
    """Those that go on, with where they stand, then the last ones that are over."""
    language = reader.language
    lines = [f"### {say(language, 'league-list-title')}"]
    for listed in running[:_RUNNING]:
        lines += _lines(listed, language)
    if len(running) > _RUNNING:
        lines.append(f"… +{len(running) - _RUNNING}")
    lines.append(f"-# {say(language, 'league-list-how')}" if running else say(language, "league-list-none"))
    if ended:
        lines.append(f"**{say(language, 'league-list-over')}**")
        lines += (f"{title_of(listed)} · <#{listed.channel}>" for listed in ended[:_ENDED])
    return Panel(blocks=(Text("\n".join(lines)),))


def _lines(listed: ListedContest, language: str) -> tuple[str, ...]:
    head = f"**{title_of(listed)}** · <#{listed.channel}>"
    if listed.plan is None:  # it cannot be read
        return (head,)
    return f"{head} · {_stands(listed, listed.plan, language)}", f"-# {facts_line(listed.plan, language)}"


def _stands(listed: ListedContest, plan: Plan, language: str) -> str:
    if listed.stage is Stage.RUNNING:
        key = "league-list-running" if listed.round else "league-list-starting"
        return say(language, key, round=listed.round)
    key = "league-list-draft" if listed.stage is Stage.DRAFT else "league-list-open"
    return say(language, key, at=stamp(plan.starts_at, "f"), count=listed.entries)
