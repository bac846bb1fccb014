"""A member over time: the rating, the share of games won, the points a hand; as charts, or as lines of blocks."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, final

from bot.panels.core.names import plain
from bot.panels.core.numbers import count, mean, percent, sparkline, thinned
from bot.panels.core.panel import Block, Picture, Text
from bot.panels.core.reader import Reader
from bot.panels.stats.member_parts import shortened
from bot.pictures import TrendChart, TrendLine, TrendPicture
from bot.stats.read.trends import BLOCK, Trend
from bot.texts.catalogue import say

_POINTS: Final = 120
"""Values of a chart; more of them are thinned out."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class _Course:
    """Values over time, and how they are written."""

    title: str
    values: Sequence[float]
    written: Callable[[float, str], str]
    others: Sequence[float] = ()
    """Those of the other side."""
    even: float | None = None
    ends: tuple[float, float] | None = None
    """Of the scale, where they do not follow from the values."""


def trend_blocks(trend: Trend | None, name: str, reader: Reader) -> tuple[Block, ...]:
    """What there is to see over time."""
    language = reader.language
    courses = _courses(trend, language) if trend else []
    if not courses:
        return (Text(say(language, "stats-no-trend", count=BLOCK)),)
    if reader.text_only:
        return (Text("\n".join(_said("stats-trend-spark", each, language, blocks=True) for each in courses)),)
    alt = "\n".join(_said("stats-trend-plain", each, language) for each in courses)
    title = say(language, "stats-short", name=plain(name), page=say(language, "stats-page-trend"))
    charts = tuple(_chart(each, language) for each in courses)
    return (Picture(TrendPicture(title=title, charts=charts, alt=shortened(alt))),)


def _courses(trend: Trend, language: str) -> list[_Course]:
    found: list[_Course] = []
    for family, rated in list(trend.ratings.items())[:1]:
        title = say(language, "stats-trend-rating", rules=say(language, f"family-{family}"))
        found.append(_Course(title=title, values=[each.points for each in rated], written=count))
    shares = [block.won / block.games for block in trend.blocks if block.games == BLOCK]
    title = say(language, "stats-trend-games", count=BLOCK)
    found.append(_Course(title=title, values=shares, written=percent, even=0.5, ends=(0.0, 1.0)))
    weeks = [week for week in trend.weeks if week.hands]
    found.append(
        _Course(
            title=say(language, "stats-trend-points"),
            values=[week.points / week.hands for week in weeks],
            written=mean,
            others=[week.against / week.hands for week in weeks],
        )
    )
    return [each for each in found if len(each.values) > 1]


def _chart(course: _Course, language: str) -> TrendChart:
    labels = ("stats-trend-own-last", "stats-trend-other-last") if course.others else ("", "")
    lines = tuple(
        TrendLine(
            values=thinned(values, _POINTS),
            label=say(language, label, value=course.written(values[-1], language)) if label else "",
        )
        for values, label in zip((course.values, course.others), labels, strict=True)
        if values
    )
    values = [value for line in lines for value in line.values]
    low, high = course.ends or (min(values), max(values))
    if low == high:
        low, high = low - 1, high + 1
    return TrendChart(
        title=course.title,
        lines=lines,
        low=low,
        high=high,
        low_text=course.written(low, language),
        high_text=course.written(high, language),
        last_text="" if course.others else course.written(course.values[-1], language),
        even=course.even,
        even_text="" if course.even is None else course.written(course.even, language),
    )


def _said(key: str, course: _Course, language: str, *, blocks: bool = False) -> str:
    def said(what: str, values: Sequence[float]) -> str:
        ends = {"first": values[0], "last": values[-1], "low": min(values), "high": max(values)}
        texts = {place: course.written(value, language) for place, value in ends.items()}
        return say(language, key, what=what, **texts, **({"line": sparkline(values)} if blocks else {}))

    if not course.others:
        return said(course.title, course.values)
    own, other = say(language, "stats-trend-own"), say(language, "stats-trend-other")
    return "\n".join((said(f"{course.title}, {own}", course.values), said(f"{course.title}, {other}", course.others)))
