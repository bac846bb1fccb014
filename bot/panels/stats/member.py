"""A member's statistics in pages: profile card, numbers, calls, seats, luck and skill, trend, stories, titles."""

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final, final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape, plain
from bot.panels.core.panel import GOLD, Block, Buttons, Choice, Menu, Panel, Select, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.stats.figures import numbers_blocks
from bot.panels.stats.member_parts import calls_blocks, luck_blocks, seats_blocks
from bot.panels.stats.profile import profile_blocks, stories_blocks
from bot.panels.stats.titles import placings_blocks
from bot.panels.stats.trend import trend_blocks
from bot.pictures import Avatar
from bot.stats.read.member import Profile
from bot.stats.read.trends import Trend
from bot.texts.catalogue import say
from engine.rules.presets import Family

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
    """A page of a member's statistics, by season and family. `season_name` is empty for all time."""

    user: int
    page: Page = Page.OVERVIEW
    season: int = 0
    season_name: str = ""
    family: str = ""

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
        else say(language, "stats-all-time")
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
) -> Panel:
    """A page of a member's statistics in a server; `name` as displayed, `trend` only for the trend page.

    `own`: the reader is the member, and may share the card.
    """
    language = reader.language
    title = say(language, "stats-title", name=escape(name))
    limited = bool(query.season or query.family)
    if not profile.played:
        key = "stats-none-here" if limited else "stats-none"
        none = say(language, f"{key}-own") if own else say(language, key, name=escape(name))
        if not limited:
            return Panel(blocks=(Text(none),), accent=GOLD)
        head = Text(f"### {title}\n-# {scope(query, language)}\n{none}")
        return Panel(blocks=(head, _families(query, language)), accent=GOLD)
    drawn = query.page in (Page.OVERVIEW, Page.NUMBERS) and not reader.text_only  # the picture has name and scope
    blocks: list[Block] = [] if drawn else [Text(f"### {title}\n-# {scope(query, language)}")]
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
        blocks.append(Buttons((share.button(say(language, "button-share-card"), Style.SUCCESS),)))
    return Panel(blocks=tuple(blocks), accent=GOLD)


def _pages(query: StatsQuery, language: str) -> Menu:
    choices = tuple(
        Choice(label=say(language, page.key), value=str(page.value), chosen=page is query.page) for page in _ORDER
    )
    press = Press(Verb.STATS_PAGE, query.user, seen=query.season, index=10 * FAMILIES.index(query.family) + query.page)
    return Menu(Select(id=press.menu(), placeholder=say(language, "stats-choose-page"), choices=choices))


def _families(query: StatsQuery, language: str) -> Menu:
    choices = tuple(
        Choice(label=family_name(family, language), value=str(number), chosen=family == query.family)
        for number, family in enumerate(FAMILIES)
    )
    press = Press(Verb.STATS_RULES, query.user, seen=query.season, index=query.page)
    return Menu(Select(id=press.menu(), placeholder=say(language, "stats-choose-rules"), choices=choices))
