"""What an organiser's decision does to a contest, to its standings, in words."""

from collections.abc import Sequence
from typing import Final

from bot.contests.state import StoredContest
from bot.panels.contests.voice import ContestVoice, number_text
from engine.contest.events import Entrant
from engine.contest.standings import Row

_EFFECTS: Final = 8
"""Entrants whose rank changes that are named."""


def effect_text(before: StoredContest, voice: ContestVoice) -> str:
    """What changes in the standings, an entrant a line."""
    old, new = _rows(before), _rows(voice.stored)
    changed = [entrant for entrant, row in new.items() if _differs(old.get(entrant), row)]
    changed += [entrant for entrant in old if entrant not in new]
    if not changed:
        return voice.say("league-effect-none")
    lines = [voice.say("league-effect")]
    for entrant in changed[:_EFFECTS]:
        one, two = old.get(entrant), new.get(entrant)
        texts = {
            "was": "–" if one is None else str(one.rank),
            "now": "–" if two is None else str(two.rank),
            "had": "–" if one is None else number_text(one.points, voice.language),
            "has": "–" if two is None else number_text(two.points, voice.language),
        }
        key = "league-effect-rank" if texts["had"] == texts["has"] else "league-effect-line"
        lines.append(voice.say(key, names=voice.names(entrant), **texts))
    if len(changed) > _EFFECTS:
        lines.append(f"… +{len(changed) - _EFFECTS}")
    return "\n".join(lines)


def _rows(stored: StoredContest) -> dict[Entrant, Row]:
    if not stored.contest.seeds:
        return {}
    rows: Sequence[Row] = [row for division in stored.standings() for row in division]
    return {row.entrant: row for row in rows if row.entrant > 0}


def _differs(one: Row | None, two: Row) -> bool:
    return one is None or (one.rank, one.points) != (two.rank, two.points)
