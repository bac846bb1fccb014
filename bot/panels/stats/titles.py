"""Titles and other places of contests in words: the newest of a server, and a member's own."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.panels.contests.voice import title_of
from bot.panels.core.names import escape
from bot.panels.core.panel import Block, Text
from bot.stats.read.titles import LAST_PLACE, Placing
from bot.texts.catalogue import say
from bot.wall_clock import stamp

_SHOWN: Final = 15
"""Places of a member that are listed."""


def newest_titles(placings: Sequence[Placing], language: str) -> list[Block]:
    """Who won the last contests."""
    if not placings:
        return []
    lines = [f"**{say(language, 'titles-newest')}**"]
    lines += (
        say(language, "titles-won", contest=title_of(each), names=_names(each.people, language), at=_date(each))
        for each in placings
    )
    return [Text("\n".join(lines))]


def placings_blocks(placings: Sequence[Placing], user: int, language: str) -> tuple[Block, ...]:
    """A member's places, the newest first, with the partner of a pair; those without a name are only counted."""
    if not placings:
        return (Text(say(language, "titles-none")),)
    ranks = [each.rank for each in placings]
    counts = (
        say(language, "stats-line", what=say(language, f"titles-rank-{rank}"), value=str(ranks.count(rank)))
        for rank in range(1, LAST_PLACE + 1)
    )
    named = [each for each in placings if each.name]
    lines = [" · ".join(counts), *(_placing(each, user, language) for each in named[:_SHOWN])]
    if len(named) > _SHOWN:
        lines.append(f"… +{len(named) - _SHOWN}")
    return (Text("\n".join(lines)),)


def _placing(placing: Placing, user: int, language: str) -> str:
    values = {"contest": title_of(placing), "rank": say(language, f"titles-rank-{placing.rank}.one")}
    partners = [person for person in placing.people if person[0] != user]
    if not partners:
        return say(language, "titles-placed", **values, at=_date(placing))
    return say(language, "titles-placed-with", **values, names=_names(partners, language), at=_date(placing))


def _names(people: Iterable[tuple[int, str]], language: str) -> str:
    return " & ".join(escape(name) if name else say(language, "former-member") for _, name in people)


def _date(placing: Placing) -> str:
    return stamp(placing.ended_at, "d")
