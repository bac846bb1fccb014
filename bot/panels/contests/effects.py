"""What an organiser's decision does to a contest, in words: to its standings, or before the draw to its seeds."""

from collections.abc import Sequence
from typing import Final

from bot.contests.state import StoredContest
from bot.panels.contests.board import join_names
from bot.panels.contests.facts import number_text
from bot.panels.contests.people import names_of
from bot.texts.catalogue import say
from engine.contest.events import Entrant
from engine.contest.standings import Row

_EFFECTS: Final = 8
"""Entrants whose rank changes that are named."""


def effect_text(before: StoredContest, after: StoredContest, language: str) -> str:
    """What changes in the standings, an entrant a line; in seeds set by hand, which there are only before the draw."""
    if before.notes.seeds != after.notes.seeds:
        return seeds_line(after, language)
    old, new = _rows(before), _rows(after)
    changed = [entrant for entrant, row in new.items() if _differs(old.get(entrant), row)]
    changed += [entrant for entrant in old if entrant not in new]
    if not changed:
        return say(language, "league-effect-none")
    lines = [say(language, "league-effect")]
    for entrant in changed[:_EFFECTS]:
        one, two = old.get(entrant), new.get(entrant)
        texts = {
            "was": "–" if one is None else str(one.rank),
            "now": "–" if two is None else str(two.rank),
            "had": "–" if one is None else number_text(one.points, language),
            "has": "–" if two is None else number_text(two.points, language),
        }
        key = "league-effect-rank" if texts["had"] == texts["has"] else "league-effect-line"
        lines.append(say(language, key, names=names_of(after, entrant), **texts))
    if len(changed) > _EFFECTS:
        lines.append(f"… +{len(changed) - _EFFECTS}")
    return "\n".join(lines)


def seeds_line(stored: StoredContest, language: str) -> str:
    """Whom organisers have seeded, and how the others follow."""
    named = [f"{seed}. {names_of(stored, entrant)}" for seed, entrant in enumerate(stored.notes.seeds, start=1)]
    how = say(language, f"league-seeding-{stored.plan.config.seeding}")
    key = "league-seeds" if named else "league-seeds-none"
    return say(language, key, names=join_names(named, language), how=how)


def _rows(stored: StoredContest) -> dict[Entrant, Row]:
    if not stored.contest.seeds:
        return {}
    rows: Sequence[Row] = [row for division in stored.standings() for row in division]
    return {row.entrant: row for row in rows if row.entrant > 0}


def _differs(one: Row | None, two: Row) -> bool:
    return one is None or (one.rank, one.points) != (two.rank, two.points)
