"""A member's statistics in pages, with the profile card and charts over time."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final, final

from bot.panels.core import panel as p
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Reader
from bot.panels.core.wording import count, escape, fit_alt, mean, percent, plain, rating_text, sparkline, thin_out
from bot.panels.stats.leaderboard import placings_blocks
from bot.panels.stats.member_parts import calls_blocks, luck_blocks, numbers_blocks, seats_blocks, suit_name, title_of
from bot.pictures.plot import TrendChart, TrendLine, TrendPicture
from bot.pictures.statistics import Figure, ProfilePicture
from bot.pictures.table_description import Avatar
from bot.stats.read.leaderboards import RATED_WEEKS
from bot.stats.read.member import BLOCK, STORY, Profile, Trend
from bot.texts.catalogue import say
from engine.rules.presets import Family

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


def trend_blocks(trend: Trend | None, name: str, reader: Reader) -> tuple[p.Block, ...]:
    """The charts of a trend, or a text if there are too few games."""
    language = reader.language
    courses = _courses(trend, language) if trend else []
    if not courses:
        return (p.Text(say(language, "stats-no-trend", count=2 * BLOCK)),)
    if reader.text_only:
        return (
            p.Text("\n".join(_describe_course("stats-trend-spark", each, language, blocks=True) for each in courses)),
        )
    alt = "\n".join(_describe_course("stats-trend-plain", each, language) for each in courses)
    title = title_of(name, say(language, "stats-page-trend"), language)
    charts = tuple(_chart(each, language) for each in courses)
    return (p.Picture(TrendPicture(title=title, charts=charts, alt=fit_alt([alt]))),)


def _courses(trend: Trend, language: str) -> list[_Course]:
    found: list[_Course] = []
    for family, rated in list(trend.ratings.items())[:1]:
        title = say(language, "stats-rating", rules=say(language, f"family-{family}"))
        found.append(_Course(title=title, values=rated, written=count))
    title = say(language, "stats-trend-games", count=BLOCK)
    found.append(_Course(title=title, values=trend.blocks, written=percent, even=0.5, ends=(0.0, 1.0)))
    found.append(
        _Course(
            title=say(language, "stats-trend-points"),
            values=[own for own, _ in trend.weeks],
            written=mean,
            others=[against for _, against in trend.weeks],
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


_BEST: Final = 4
_LEAST_CALLS: Final = 10
"""Calls of a suit before it counts as a best suit."""
_LEAST_STREAK: Final = 2


def profile_blocks(
    profile: Profile, name: str, about: str, reader: Reader, avatar: Avatar | None
) -> tuple[p.Block, ...]:
    """The card; in words for a reader of text only. `about` says which games count."""
    language = reader.language
    figures = tuple(_figures(profile, language))
    best = tuple(_best(profile, language))[:_BEST]
    notes = [p.Text(f"-# {say(language, 'rating-new-why')}") for own in [*profile.ratings.values()][:1] if own.new]
    if profile.counts.by_computer:
        label, share = say(language, "stats-by-computer"), percent(profile.counts.computer_share, language)
        notes.append(p.Text(f"-# {say(language, 'profile-said', label=label, value=share)}"))
    if profile.off_board:
        notes.append(p.Text(f"-# {say(language, 'stats-off-board', weeks=RATED_WEEKS)}"))
    lines = [say(language, "profile-said", label=each.label, value=each.value) for each in (*figures, *best)]
    if reader.text_only:
        return (p.Text("\n".join(lines)), *notes)
    drawn = ProfilePicture(
        name=plain(name),
        about=about,
        figures=figures,
        best=best,
        avatar=avatar,
        fallback=say(language, "picture-member"),
        alt="\n".join((plain(name), about, *lines)),
    )
    return (p.Picture(drawn), *notes)


def shared_profile_panel(profile: Profile, name: str, about: str, language: str, avatar: Avatar | None) -> p.Panel:
    """The card for all who see the channel, who can open their own below it."""
    card = profile_blocks(profile, name, about, Reader(language=language), avatar)
    own = Press(Verb.PROFILE).button(say(language, "button-profile"))
    return p.Panel(blocks=(*card, p.Buttons((own,))), accent=p.GOLD)


def stories_blocks(profile: Profile, language: str) -> tuple[p.Block, ...]:
    """How often a hand's story named the member."""
    told = [
        say(language, "stats-times", what=say(language, f"stats-word-{word}"), count=profile.words[word.value])
        for word in STORY
        if word.value in profile.words
    ]
    lines = [f"**{say(language, 'stats-page-stories')}**", " · ".join(told) or say(language, "stats-no-words")]
    return (p.Text("\n".join(lines)),)


def _figures(profile: Profile, language: str) -> Iterator[Figure]:
    mine = profile.counts
    own = next(iter(profile.ratings.values()), None)
    if own is None:
        yield Figure(count(mine.hands, language), say(language, "profile-hands"))
    else:
        yield Figure(rating_text(own.points, language, new=own.new), say(language, "profile-rating"))
    yield Figure(count(mine.games, language), say(language, "profile-games"))
    yield Figure(percent(mine.win_rate, language), say(language, "profile-won"))
    yield Figure(count(mine.streak, language), say(language, "profile-streak"))


def _best(profile: Profile, language: str) -> Iterator[Figure]:
    """What went best, the most telling first."""
    mine = profile.counts
    titles = sum(placing.rank == 1 for placing in profile.placings)
    if titles:
        yield Figure(count(titles, language), say(language, "stats-page-titles"))
    if profile.finished is not None:
        yield Figure(percent(profile.finished, language), say(language, "profile-finished"))
    if mine.best_streak >= _LEAST_STREAK:
        yield Figure(count(mine.best_streak, language), say(language, "profile-best-streak"))
    called = {suit: part.call_success or 0.0 for suit, part in profile.suits.items() if part.calls >= _LEAST_CALLS}
    if called:
        suit = max(called, key=lambda each: called[each])
        label = say(language, "profile-best-suit", suit=suit_name(suit, language))
        yield Figure(percent(called[suit], language), label)
    for kind in ("loners_made", "marches", "euchres_made", "games_won"):
        if number := getattr(mine, kind):
            yield Figure(count(number, language), say(language, f"profile-{kind.replace('_', '-')}"))


FAMILIES: Final = ("", *(family.value for family in Family))
"""The families by their number in a custom id; the first one stands for all."""


class Page(IntEnum):
    """A page of a member's statistics; its number is in custom ids."""

    OVERVIEW = 0
    CALLS = 1
    SEATS = 2
    LUCK = 3
    TREND = 4
    NUMBERS = 5
    STORIES = 6
    TITLES = 7

    @property
    def key(self) -> str:
        """The key of its name."""
        return f"stats-page-{self.name.lower()}"


_ORDER: Final = (
    Page.OVERVIEW, Page.NUMBERS, Page.CALLS, Page.SEATS, Page.LUCK, Page.TREND, Page.STORIES, Page.TITLES,
)  # fmt: skip
"""The pages as the menu lists them."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class StatsQuery:
    """A page of a member's statistics, by season and family. `season_name` is empty for all time.

    `everywhere`: of all servers, which only the member reads, where Bower is not.
    """

    user: int
    page: Page = Page.OVERVIEW
    season: int = 0
    season_name: str = ""
    family: str = ""
    everywhere: bool = False

    @property
    def press(self) -> Press:
        """The press that shows this page."""
        return Press(Verb.STATS, self.user, seen=self.season, index=10 * FAMILIES.index(self.family) + self.page)


def read_stats_query(press: Press) -> StatsQuery:
    """The query of a button; an unknown page or family becomes the first one."""
    number, page = divmod(press.index, 10)
    return StatsQuery(
        user=press.subject,
        page=Page(page) if page < len(Page) else Page.OVERVIEW,
        season=press.seen,
        family=FAMILIES[number] if number < len(FAMILIES) else "",
    )


def scope(query: StatsQuery, language: str, *, markdown: bool = True) -> str:
    """The season and the family, as text."""
    written = escape if markdown else plain
    season = (
        say(language, "stats-season", name=written(query.season_name))
        if query.season
        else say(language, "scope-everywhere" if query.everywhere else "stats-all-time")
    )
    return say(language, "stats-scope", rules=family_name(query.family, language), season=season)


def family_name(family: str, language: str) -> str:
    """The name of a family of games."""
    return say(language, f"family-{family or 'all'}")


def statistics_panel(
    profile: Profile,
    trend: Trend | None,
    name: str,
    query: StatsQuery,
    reader: Reader,
    *,
    avatar: Avatar | None = None,
    own: bool = False,
) -> p.Panel:
    """A page of a member's statistics in a server; `name` as displayed, `trend` only for the trend page.

    `own`: the reader is the member, and may share the card.
    """
    language = reader.language
    title = say(language, "stats-title-everywhere" if query.everywhere else "stats-title", name=escape(name))
    limited = bool(query.season or query.family)
    if not profile.played:
        key = "stats-none-here" if limited else "stats-none"
        if query.everywhere and not limited:
            key = "stats-none-everywhere"  # only of the reader
        none = say(language, f"{key}-own") if own else say(language, key, name=escape(name))
        if not limited:
            return p.Panel(blocks=(p.Text(none),), accent=p.GOLD)
        head = p.Text(f"### {title}\n-# {scope(query, language)}\n{none}")
        return p.Panel(blocks=(head, _families(query, language)), accent=p.GOLD)
    drawn = query.page in (Page.OVERVIEW, Page.NUMBERS) and not reader.text_only  # the picture has name and scope
    blocks: list[p.Block] = [] if drawn else [p.Text(f"### {title}\n-# {scope(query, language)}")]
    match query.page:
        case Page.OVERVIEW:
            blocks += profile_blocks(profile, name, scope(query, language, markdown=False), reader, avatar)
        case Page.NUMBERS:
            blocks += numbers_blocks(profile, name, scope(query, language, markdown=False), reader)
        case Page.STORIES:
            blocks += stories_blocks(profile, language)
        case Page.TITLES:
            blocks += placings_blocks(profile.placings, profile.user, language)
        case Page.CALLS:
            blocks += calls_blocks(profile, name, reader)
        case Page.SEATS:
            blocks += seats_blocks(profile, name, reader)
        case Page.LUCK:
            blocks += luck_blocks(profile, language)
        case Page.TREND:
            blocks += trend_blocks(trend, name, reader)
    blocks += [_pages(query, language), _families(query, language)]
    if own and query.page is Page.OVERVIEW:
        share = replace(query.press, verb=Verb.STATS_SHARE)
        blocks.append(p.Buttons((share.button(say(language, "button-share-card"), p.Style.SUCCESS),)))
    return p.Panel(blocks=tuple(blocks), accent=p.GOLD)


def _pages(query: StatsQuery, language: str) -> p.Menu:
    choices = tuple(
        p.Choice(label=say(language, page.key), value=str(page.value), chosen=page is query.page)
        for page in _ORDER
        if page is not Page.TITLES or not query.everywhere  # contests are a server's
    )
    press = Press(Verb.STATS_PAGE, query.user, seen=query.season, index=10 * FAMILIES.index(query.family) + query.page)
    return p.Menu(p.Select(id=press.menu(), placeholder=say(language, "stats-choose-page"), choices=choices))


def _families(query: StatsQuery, language: str) -> p.Menu:
    choices = tuple(
        p.Choice(label=family_name(family, language), value=str(number), chosen=family == query.family)
        for number, family in enumerate(FAMILIES)
    )
    press = Press(Verb.STATS_RULES, query.user, seen=query.season, index=query.page)
    return p.Menu(p.Select(id=press.menu(), placeholder=say(language, "stats-choose-rules"), choices=choices))
