"""The panels of statistics at their largest, and their numbers as they are written."""

from typing import Any

import pytest

from bot.panels.core.numbers import format_signed, percent, sparkline, thin_out
from bot.panels.core.panel import Panel
from bot.panels.core.reader import Reader
from bot.panels.stats.member import FAMILIES, Page, StatsQuery, read_stats_query, statistics_panel
from bot.panels.stats.partners import partners_panel, versus_panel
from bot.panels.stats.server import community_panel
from bot.pictures import TrendPicture
from bot.stats.read.filters import LATEST_HANDS
from bot.stats.read.member import STORY, Luck, Part, Profile
from bot.stats.read.partners import PAGE, Partner, Partners, Together, Versus
from bot.stats.read.server import Calls, Community
from bot.stats.read.totals import Sums
from bot.stats.read.trends import Block, Rated, Trend, Week
from bot.stats.write.ratings import Rating
from bot.texts.catalogue import LANGUAGES
from engine import Trump
from engine.codec import trump_text
from tests.bot.panel_checks import check, pictures, texts

WIDE = "W*_~`<@1>WWWWWWWWWWWWWWWWWWWWWWWW"
MOST = 12_345_678
LARGE: dict[str, Any] = dict.fromkeys(Sums.__slots__, MOST)
PART = Part(hands=MOST, won=1, points=MOST, against=2, calls=MOST, calls_made=3)
CALLS = Calls(MOST, 1, 2)
SUITS = [trump_text(trump) for trump in Trump]
PROFILE = Profile(
    user=1,
    name=WIDE,
    counts=Sums(**LARGE),
    all=Sums(**LARGE),
    counters=-MOST,
    ratings={family: Rating(25, 1, nth) for nth, family in enumerate(FAMILIES[1:])},
    average_ratings=dict.fromkeys(FAMILIES[1:], 1234),
    positions=dict.fromkeys(range(9), PART),
    suits=dict.fromkeys(SUITS, PART),
    rounds=dict.fromkeys(range(3), PART),
    relations={"next": PART, "crossing": PART},
    words={word.value: MOST for word in STORY},
    luck=Luck(hands=MOST, luck=-1.23, skill=1.23, margin=0.5),
)
WEEK_MS = 7 * 24 * 3_600_000
TREND = Trend(
    ratings={"partners": tuple(Rated(nth, 900 + nth % 300) for nth in range(2000))},
    blocks=tuple(Block(nth, 10, nth % 11) for nth in range(200)),
    weeks=tuple(Week(nth * WEEK_MS, 3, 1, 40, 20 + nth % 7, 30) for nth in range(300)),
)
NONE = Profile(user=1, name="", counts=Sums(), all=Sums(members=0), counters=100)


def asked(page: Page = Page.OVERVIEW, family: str = "auction") -> StatsQuery:
    return StatsQuery(user=2**63 - 1, page=page, season=10**10 - 1, season_name="*" * 48, family=family)


def told(panel: Panel) -> str:
    return "\n".join(texts(panel))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_only", [False, True])
@pytest.mark.parametrize("page", Page)
def test_every_page_fits_at_its_largest_and_with_nothing(*, page: Page, language: str, text_only: bool) -> None:
    reader = Reader(language=language, text_only=text_only)
    drawn = page in (Page.CALLS, Page.SEATS, Page.TREND) and not text_only
    for trend in (TREND, None):
        panel = statistics_panel(PROFILE, trend, WIDE, asked(page), reader)
        check(panel)
        assert len(pictures(panel)) == (drawn and (page is not Page.TREND or trend is not None))
    one = Profile(user=1, name="", counts=Sums(games=1), all=Sums(games=1), counters=100)
    check(statistics_panel(one, Trend(ratings={}, blocks=(), weeks=()), WIDE, asked(page), reader))
    for family in ("", "six"):
        check(statistics_panel(NONE, None, WIDE, StatsQuery(user=1, page=page, family=family), reader))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_only", [False, True])
def test_servers_partners_and_two_members_fit(*, language: str, text_only: bool) -> None:
    reader = Reader(language=language, text_only=text_only)
    community = Community(
        games=MOST,
        game_hands=MOST,
        given_up=MOST,
        members=Sums(**LARGE),
        hands=LATEST_HANDS,
        thrown_in=3,
        calls=CALLS,
        alone=CALLS,
        defended_alone=CALLS,
        seats=dict.fromkeys(range(9), CALLS),
        suits=dict.fromkeys(SUITS, CALLS),
        rounds=dict.fromkeys(range(3), CALLS),
        relations={"next": CALLS, "crossing": CALLS},
        busiest=167,
        rules=tuple((f"{'*' * 30}{nth}", MOST) for nth in range(5)),
    )
    check(community_panel(community, asked(), reader))
    check(community_panel(Community(games=0, game_hands=0, given_up=0, members=Sums(), hands=0), asked(), reader))
    partner = Partner(5, WIDE, MOST, 1)
    rows = (*[partner] * (PAGE - 1), Partner(-5, "", 9, 3))
    for page in range(3):
        shown = Partners(rows=rows, page=page, pages=3, total=3 * PAGE, best=partner, worst=rows[-1])
        check(partners_panel(shown, 2**63 - 1, WIDE, reader))
    check(partners_panel(Partners(rows=(), page=0, pages=1, total=0, best=None, worst=None), 1, WIDE, reader))
    whole = Together(*[MOST] * 6)
    for against in (whole, Together()):
        for pair in (whole, Together()):
            check(versus_panel(Versus(opponents=against, partners=pair, last_at=1), WIDE, WIDE, reader))


def test_the_query_of_a_statistics_button_survives_its_id() -> None:
    for page in Page:
        for family in FAMILIES:
            wanted = StatsQuery(user=77, page=page, season=3, family=family)
            assert read_stats_query(wanted.press) == wanted


def test_numbers_are_written_as_people_read_them() -> None:
    assert (percent(None, "en"), percent(0.625, "en"), percent(1, "fr")) == (
        "–",
        "62%",
        "100\N{NO-BREAK SPACE}%",
    )
    assert (format_signed(1.234, "it"), format_signed(-1.236, "en"), format_signed(0.001, "en")) == (
        "+1,23",
        "\N{MINUS SIGN}1.24",
        "±0.00",
    )
    assert sparkline([3, 3, 3]) == "▄▄▄"
    assert len(sparkline(range(1000))) == 24
    assert thin_out(range(1000), 5) == (0, 250, 500, 749, 999)


def test_provisional_ratings_and_averages_are_marked() -> None:
    reader = Reader(language="en", text_only=True)
    overview = told(statistics_panel(PROFILE, None, "Ann", asked(), reader))
    assert "1,880? · server 1,234" in overview
    assert "**Games**: 12,345,678 of 12,345,678 won (100%)" in overview
    luck = told(statistics_panel(PROFILE, None, "Ann", asked(Page.LUCK), reader))
    assert "**Luck**: \N{MINUS SIGN}1.23 points a hand" in luck
    assert "**Skill**: +1.23 points a hand (± 0.50)" in luck
    assert f"The latest {LATEST_HANDS:,} hands." in luck


def test_a_trend_shows_the_family_most_played_and_whole_blocks_only() -> None:
    trend = Trend(ratings=TREND.ratings, blocks=(Block(1, 10, 5), Block(2, 10, 7), Block(3, 4, 4)), weeks=())
    (picture,) = pictures(statistics_panel(PROFILE, trend, "Ann", asked(Page.TREND), Reader(language="en")))
    assert isinstance(picture.drawing, TrendPicture)
    assert [chart.title for chart in picture.drawing.charts] == ["Rating (Two against two)", "Games won, of 10 each"]
    assert picture.drawing.charts[1].lines[0].values == (0.5, 0.7)
    assert "from 50% to 70%" in picture.drawing.alt
