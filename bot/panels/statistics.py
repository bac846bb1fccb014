"""A member's statistics."""

from typing import Final

from bot.panels.names import escape
from bot.panels.panel import Panel, Text
from bot.panels.reader import Reader
from bot.statistics import Standing
from bot.tallies import FIRST_COUNTERS
from bot.texts.catalogue import say

_ACCENT: Final = 0xE3B04B


def statistics_panel(standing: Standing | None, name: str, reader: Reader) -> Panel:
    """What a member has done in this server; `name` as displayed, `standing` `None` without a finished hand."""
    language = reader.language
    if standing is None:
        return Panel(blocks=(Text(say(language, "stats-none", name=escape(name))),))
    games = say(language, "stats-of", won=standing.games_won, played=standing.games)
    if standing.games:
        games += f" ({_percent(standing.games_won / standing.games, language)})"
    made, suffered = standing.euchres_made, standing.euchres_suffered
    facts = (
        ("stats-games", games),
        ("stats-hands", say(language, "stats-of", won=standing.hands_won, played=standing.hands)),
        ("stats-points", say(language, "value-count", value=standing.points)),
        ("stats-euchres", say(language, "stats-euchres-value", made=made, suffered=suffered)),
        ("stats-loners", say(language, "stats-loners-value", made=standing.loners_made, tried=standing.loners_tried)),
        ("stats-counters", say(language, "value-count", value=standing.counters)),
    )
    lines = [f"### {say(language, 'stats-title', name=escape(name))}"]
    lines += [say(language, "stats-line", what=say(language, key), value=value) for key, value in facts]
    lines.append(f"-# {say(language, 'stats-note')} {_no_money(language)}")
    return Panel(blocks=(Text("\n".join(lines)),), accent=_ACCENT)


def _percent(share: float, language: str) -> str:
    return say(language, "value-percent", value=round(share * 100))


def _no_money(language: str) -> str:
    return say(language, "counters-note", count=FIRST_COUNTERS)
