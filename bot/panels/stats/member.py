"""A member's statistics in pages: profile card, numbers, calls, seats, luck and skill, trend, stories, titles."""

from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final, final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape, plain
from bot.panels.core.numbers import count, mean, percent, rating, seconds
from bot.panels.core.panel import Block, Button, Buttons, Choice, Menu, Panel, Select, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.stats.member_parts import calls_blocks, luck_blocks, seats_blocks
from bot.panels.stats.profile import profile_blocks, stories_blocks
from bot.panels.stats.titles import placings_blocks
from bot.panels.stats.trend import trend_blocks
from bot.pictures import Avatar
from bot.stats.rating import PROVISIONAL
from bot.stats.read.member import Profile
from bot.stats.read.totals import Sums
from bot.stats.read.trends import Trend
from bot.stats.write.rows import FIRST_COUNTERS
from bot.texts.catalogue import say
from engine.rules.families import Family

ACCENT: Final = 0xE3B04B
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


_ROWS: Final = (
    (Page.OVERVIEW, Page.NUMBERS, Page.CALLS),
    (Page.SEATS, Page.LUCK, Page.TREND),
    (Page.STORIES, Page.TITLES),
)
"""The pages in the order of their buttons, as many in a row as a phone is wide."""


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
            return Panel(blocks=(Text(none),), accent=ACCENT)
        head = Text(f"### {title}\n-# {scope(query, language)}\n{none}")
        return Panel(blocks=(head, _families(query, language)), accent=ACCENT)
    drawn = query.page is Page.OVERVIEW and not reader.text_only  # the card has name and scope
    blocks: list[Block] = [] if drawn else [Text(f"### {title}\n-# {scope(query, language)}")]
    match query.page:
        case Page.OVERVIEW:
            blocks += profile_blocks(profile, name, scope(query, language, markdown=False), reader, avatar)
        case Page.NUMBERS:
            blocks += _numbers(profile, language)
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
    blocks += [*_pages(query, language, own=own), _families(query, language)]
    return Panel(blocks=tuple(blocks), accent=ACCENT)


def _numbers(profile: Profile, language: str) -> tuple[Block, ...]:
    """Every count, with the average of the server's members."""
    mine, all_ = profile.counts, profile.all

    def line(key: str, value: str, average: str = "") -> str:
        if average:
            value = say(language, "stats-beside", value=value, average=average)
        return say(language, "stats-line", what=say(language, key), value=value)

    def format_rate(won: int, played: int, rate: float | None) -> str:
        return say(language, "stats-of-rate", won=won, played=played, rate=percent(rate, language))

    lines = _ratings(profile, language)
    lines += [
        line("stats-games", format_rate(mine.games_won, mine.games, mine.win_rate), percent(all_.win_rate, language)),
        *([line("stats-drawn", count(profile.drawn, language))] if profile.drawn else []),
        line("stats-hands", format_rate(mine.hands_won, mine.hands, mine.hand_rate), percent(all_.hand_rate, language)),
        line("stats-points", _points(mine, language), mean(all_.points_per_hand, language)),
        line("stats-tricks", mean(mine.tricks_per_hand, language), mean(all_.tricks_per_hand, language)),
        line("profile-streak", _streak(mine.streak, mine.best_streak, language), _streaks(all_, language)),
        line(
            "stats-euchres",
            f"{say(language, 'stats-euchres-value', made=mine.euchres_made, suffered=mine.euchres_suffered)}"
            f" ({_euchres(mine, language)})",
            _euchres(all_, language),
        ),
        line("stats-marches", _with_rate(mine.marches, mine.march_rate, language), percent(all_.march_rate, language)),
        line(
            "stats-loners",
            say(language, "stats-loners-value", made=mine.loners_made, tried=mine.loners_tried),
            percent(all_.loner_success, language),
        ),
        line(
            "stats-decisions",
            say(
                language,
                "stats-decisions-value",
                count=count(mine.decisions, language),
                share=percent(mine.computer_share, language),
            ),
            percent(all_.computer_share, language),
        ),
        line("stats-pace", seconds(mine.think_seconds, language), seconds(all_.think_seconds, language)),
        line("stats-counters", count(profile.counters, language)),
    ]
    games, hands = (count(all_.each(name) or 0, language) for name in ("games", "hands"))
    everyone = say(language, "stats-everyone", members=all_.members, games=games, hands=hands)
    notes = [everyone, say(language, "counters-note", count=FIRST_COUNTERS)]
    if any(own.provisional for own in profile.ratings.values()):
        notes.insert(0, say(language, "stats-provisional", count=PROVISIONAL))
    return (Text("\n".join((*lines, f"-# {' '.join(notes)}"))),)


def _ratings(profile: Profile, language: str) -> list[str]:
    lines: list[str] = []
    for family, own in profile.ratings.items():
        value = rating(own, language)
        if family in profile.average_ratings:
            average = count(profile.average_ratings[family], language)
            value = say(language, "stats-beside", value=value, average=average)
        what = say(language, "stats-rating", rules=family_name(family, language))
        lines.append(say(language, "stats-line", what=what, value=value))
    return lines


def _points(sums: Sums, language: str) -> str:
    own, other = mean(sums.points_per_hand, language), mean(sums.against_per_hand, language)
    return say(language, "stats-points-value", **{"for": own, "against": other})


def _streak(now: float, best: float, language: str) -> str:
    return say(language, "stats-streak-value", now=count(now, language), best=count(best, language))


def _streaks(everyone: Sums, language: str) -> str:
    return _streak(everyone.each("streak") or 0, everyone.each("best_streak") or 0, language)


def _euchres(sums: Sums, language: str) -> str:
    made, suffered = percent(sums.euchre_rate, language), percent(sums.euchred_rate, language)
    return say(language, "stats-euchres-rate", made=made, suffered=suffered)


def _with_rate(value: int, rate: float | None, language: str) -> str:
    return say(language, "stats-count-rate", count=count(value, language), rate=percent(rate, language))


def _pages(query: StatsQuery, language: str, *, own: bool) -> tuple[Buttons, ...]:
    """Buttons to the pages, and one to share the card."""

    def button(page: Page) -> Button:
        shown = page is query.page
        to = StatsQuery(user=query.user, page=page, season=query.season, family=query.family)
        style = Style.PRIMARY if shown else Style.SECONDARY
        return Button(id=to.press.button(), label=say(language, f"{page.key}.short"), style=style, disabled=shown)

    rows = [[button(page) for page in row] for row in _ROWS]
    if own and query.page is Page.OVERVIEW:
        share = replace(query.press, verb=Verb.STATS_SHARE)
        rows[-1].append(Button(id=share.button(), label=say(language, "button-share"), style=Style.SUCCESS))
    return tuple(Buttons(tuple(row)) for row in rows)


def _families(query: StatsQuery, language: str) -> Menu:
    choices = tuple(
        Choice(label=family_name(family, language), value=str(number), chosen=family == query.family)
        for number, family in enumerate(FAMILIES)
    )
    press = Press(Verb.STATS_RULES, query.user, seen=query.season, index=query.page)
    return Menu(Select(id=press.menu(), placeholder=say(language, "stats-choose-rules"), choices=choices))
