"""A member over time: rating, share of games won, points a hand; as charts, or as sparklines."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, final

from bot.panels.core.lengths import fit_alt
from bot.panels.core.numbers import count, mean, percent, sparkline, thin_out
from bot.panels.core.panel import Block, Picture, Text
from bot.panels.core.reader import Reader
from bot.panels.stats.member_parts import title_of
from bot.pictures import TrendChart, TrendLine, TrendPicture
from bot.stats.read.trends import BLOCK, Trend
from bot.texts.catalogue import say

_POINTS: Final = 120
"""The most values in a chart; longer series are thinned out."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class _Course:
    """Values over time, and their format."""

    title: str
    values: Sequence[float]
    written: Callable[[float, str], str]
    others: Sequence[float] = ()
    """The opponents' values."""
    even: float | None = None
    ends: tuple[float, float] | None = None
    """The ends of the scale, if they do not follow from the values."""


def trend_blocks(trend: Trend | None, name: str, reader: Reader) -> tuple[Block, ...]:
    """The charts of a trend, or a text if there are too few games."""
    language = reader.language
    courses = _courses(trend, language) if trend else []
    if not courses:
        return (Text(say(language, "stats-no-trend", count=BLOCK)),)
    if reader.text_only:
        return (
            Text("\n".join(_describe_course("stats-trend-spark", each, language, blocks=True) for each in courses)),
        )
    alt = "\n".join(_describe_course("stats-trend-plain", each, language) for each in courses)
    title = title_of(name, say(language, "stats-page-trend"), language)
    charts = tuple(_chart(each, language) for each in courses)
    return (Picture(TrendPicture(title=title, charts=charts, alt=fit_alt([alt]))),)


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
            values=thin_out(values, _POINTS),
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


def _describe_course(key: str, course: _Course, language: str, *, blocks: bool = False) -> str:
    def describe(what: str, values: Sequence[float]) -> str:
        ends = {"first": values[0], "last": values[-1], "low": min(values), "high": max(values)}
        texts = {place: course.written(value, language) for place, value in ends.items()}
        return say(language, key, what=what, **texts, **({"line": sparkline(values)} if blocks else {}))

    if not course.others:
        return describe(course.title, course.values)
    own, other = say(language, "stats-trend-own"), say(language, "stats-trend-other")
    return "\n".join(
        (describe(f"{course.title}, {own}", course.values), describe(f"{course.title}, {other}", course.others))
    )
