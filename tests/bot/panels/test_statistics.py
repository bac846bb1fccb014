"""The panels of statistics at their largest, and their numbers as they are written."""

from dataclasses import replace
from typing import Any

import pytest

from bot.panels.core.custom_ids import Verb
from bot.panels.core.panel import Buttons, Menu, Panel
from bot.panels.core.reader import Reader
from bot.panels.core.wording import format_signed, percent, sparkline, thin_out
from bot.panels.stats.member import FAMILIES, Page, StatsQuery, read_stats_query, statistics_panel
from bot.panels.stats.server import community_panel, partners_panel, versus_panel
from bot.pictures.plot import TrendPicture
from bot.pictures.statistics import FiguresPicture, ProfilePicture
from bot.pictures.studio import render
from bot.pictures.table_description import Avatar
from bot.stats.rating import Rating
from bot.stats.read.member import STORY, MemberLuck, PartOfHands, Profile, Trend
from bot.stats.read.partners import PAGE, Partner, PartnersPage, Together, Versus
from bot.stats.read.server import CallCounts, Community
from bot.stats.read.totals import LATEST_HANDS, Sums
from bot.tables.model import Member
from bot.texts.catalogue import LANGUAGES
from engine import Trump
from engine.codec import trump_text
from tests.bot.panel_checks import check, pictures, texts
from tests.bot.panels.positions import presses
from tests.cases import for_all

WIDE = "W*_~`<@1>WWWWWWWWWWWWWWWWWWWWWWWW"
MOST = 12_345_678
LARGE: dict[str, Any] = dict.fromkeys(Sums.__slots__, MOST)
PART = PartOfHands(hands=MOST, won=1, points=MOST, against=2, calls=MOST, calls_made=3)
CALLS = CallCounts(MOST, 1, 2)
SUITS = [trump_text(trump) for trump in Trump]
PROFILE = Profile(
    user=1,
    name=WIDE,
    counts=Sums(**LARGE),
    all=Sums(**LARGE),
    counters=-MOST,
    ratings={family: Rating(25, 3, nth) for nth, family in enumerate(FAMILIES[1:])},
    average_ratings=dict.fromkeys(FAMILIES[1:], 1234),
    positions=dict.fromkeys(range(9), PART),
    suits=dict.fromkeys(SUITS, PART),
    rounds=dict.fromkeys(range(3), PART),
    relations={"next": PART, "crossing": PART},
    words={word.value: MOST for word in STORY},
    luck=MemberLuck(hands=MOST, luck=-1.23, skill=1.23, margin=0.5),
    off_board=True,
)
WEEK_MS = 7 * 24 * 3_600_000
TREND = Trend(
    ratings={"partners": tuple(900 + nth % 300 for nth in range(2000))},
    blocks=tuple(nth % 11 / 10 for nth in range(200)),
    weeks=tuple((0.5 + nth % 7 / 40, 0.75) for nth in range(300)),
)
NONE = Profile(user=1, name="", counts=Sums(), all=Sums(members=0), counters=100)


def asked(page: Page = Page.OVERVIEW, family: str = "auction") -> StatsQuery:
    return StatsQuery(user=2**63 - 1, page=page, season=10**10 - 1, season_name="*" * 48, family=family)


def told(panel: Panel) -> str:
    return "\n".join(texts(panel))


@for_all(language=LANGUAGES, text_only=[False, True], page=Page)
def test_every_page_fits_at_its_largest_and_with_nothing(*, page: Page, language: str, text_only: bool) -> None:
    reader = Reader(language=language, text_only=text_only)
    drawn = page in (Page.OVERVIEW, Page.NUMBERS, Page.CALLS, Page.SEATS, Page.TREND) and not text_only
    for trend in (TREND, None):
        panel = statistics_panel(PROFILE, trend, WIDE, asked(page), reader)
        check(panel)
        assert len(pictures(panel)) == (drawn and (page is not Page.TREND or trend is not None))
        pages = next(row.select for row in panel.blocks if isinstance(row, Menu))
        assert [choice.value for choice in pages.choices if choice.chosen] == [str(page.value)]
        assert {choice.value for choice in pages.choices} == {str(each.value) for each in Page}
        assert not [row for row in panel.blocks if isinstance(row, Buttons)]
    one = Profile(user=1, name="", counts=Sums(games=1), all=Sums(games=1), counters=100)
    check(statistics_panel(one, Trend(ratings={}, blocks=(), weeks=()), WIDE, asked(page), reader))
    for family in ("", "six"):
        check(statistics_panel(NONE, None, WIDE, StatsQuery(user=1, page=page, family=family), reader))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("text_only", [False, True])
def test_servers_partners_and_two_members_fit(*, language: str, text_only: bool) -> None:
    reader = Reader(language=language, text_only=text_only)
    community = Community(
        games=MOST, game_hands=MOST, given_up=MOST, members=Sums(**LARGE), hands=LATEST_HANDS, thrown_in=3, busiest=167,
        calls=CALLS, alone=CALLS, defended_alone=CALLS, relations={"next": CALLS, "crossing": CALLS},
        seats=dict.fromkeys(range(9), CALLS), suits=dict.fromkeys(SUITS, CALLS), rounds=dict.fromkeys(range(3), CALLS),
        rules=tuple((f"{'*' * 30}{nth}", MOST) for nth in range(5)),
    )  # fmt: skip
    check(community_panel(community, asked(), reader))
    check(community_panel(Community(games=0, game_hands=0, given_up=0, members=Sums(), hands=0), asked(), reader))
    partner = Partner(5, WIDE, MOST, 1)
    rows = (*[partner] * (PAGE - 1), Partner(-5, "", 9, 3))
    for page in range(3):
        shown = PartnersPage(rows=rows, page=page, pages=3, total=3 * PAGE, best=partner, worst=rows[-1])
        check(partners_panel(shown, 2**63 - 1, WIDE, reader))
    check(partners_panel(PartnersPage(rows=(), page=0, pages=1, total=0, best=None, worst=None), 1, WIDE, reader))
    whole = Together(*[MOST] * 6)
    for against in (whole, Together()):
        for pair in (whole, Together()):
            check(
                versus_panel(
                    Versus(opponents=against, partners=pair, last_at=1), Member(1, WIDE), Member(2, WIDE), reader
                )
            )


def card_of(profile: Profile, query: StatsQuery | None = None, **changes: Any) -> ProfilePicture:
    (card,) = pictures(statistics_panel(profile, None, "Ann", query or StatsQuery(user=1), Reader(), **changes))
    assert isinstance(card.drawing, ProfilePicture)
    return card.drawing


def test_the_profile_card_leads_with_figures_and_the_best_things() -> None:
    part = replace(PART, calls=10, calls_made=8)
    few = replace(PART, calls=9, calls_made=9)
    counts = Sums(games=20, games_won=11, hands=200, streak=2, best_streak=5, loners_made=3, marches=4)
    profile = replace(
        PROFILE, counts=counts, left=1, ratings={"partners": Rating(30, 1, 20)}, suits={"h": part, "s": few}
    )
    card = card_of(profile)
    assert [(each.value, each.label) for each in card.figures] == [
        ("1,200", "Rating"), ("20", "Games"), ("55%", "Won"), ("2", "Win streak"),
    ]  # fmt: skip
    assert [(each.value, each.label) for each in card.best] == [
        ("95%", "Games finished"), ("5", "Longest win streak"), ("80%", "Best suit: Hearts"), ("3", "Loners made"),
    ]  # fmt: skip
    assert card.alt.splitlines()[:3] == ["Ann", "All games · all time", "Rating: 1,200"]
    assert "Best suit: Hearts: 80%" in card.alt
    unrated = replace(profile, ratings={}, counts=Sums(hands=1), suits={})
    assert card_of(unrated).figures[0].label == "Hands"
    assert not card_of(unrated).best


def test_the_card_in_words_says_what_the_picture_says() -> None:
    panel = statistics_panel(PROFILE, None, "Ann", StatsQuery(user=1), Reader(text_only=True))
    assert card_of(PROFILE).alt.split("\n", 2)[2] in told(panel)
    for page, spent in ((Page.OVERVIEW, 0), (Page.OVERVIEW, 2), (Page.CALLS, 0), (Page.CALLS, 2)):
        away = replace(PROFILE, counts=replace(PROFILE.counts, by_computer=spent, decisions=4))
        panel = statistics_panel(away, None, "Ann", StatsQuery(user=1, page=page), Reader(text_only=True))
        assert ("Decided by a computer" in told(panel)) == (spent > 0)


def test_the_card_shows_the_avatar_and_a_season_as_it_is_named() -> None:
    avatar = Avatar("key", bytes(3 * 64 * 64))
    card = card_of(PROFILE, StatsQuery(user=1, season=2, season_name="*Autumn*"), avatar=avatar)
    assert card.avatar == avatar
    assert "*Autumn*" in card.about
    assert render(card) != render(replace(card, avatar=None))


def test_only_the_own_card_can_be_shared() -> None:
    for own, page, offered in ((True, Page.OVERVIEW, 1), (False, Page.OVERVIEW, 0), (True, Page.NUMBERS, 0)):
        panel = statistics_panel(PROFILE, None, "Ann", StatsQuery(user=1, page=page), Reader(), own=own)
        assert len(presses(panel, Verb.STATS_SHARE)) == offered


def test_the_query_of_a_statistics_button_survives_its_id() -> None:
    for page in Page:
        for family in FAMILIES:
            wanted = StatsQuery(user=77, page=page, season=3, family=family)
            assert read_stats_query(wanted.press) == wanted


def test_numbers_are_written_as_people_read_them() -> None:
    assert [percent(None, "en"), percent(0.625, "en")] == ["–", "62%"]
    assert percent(1, "fr") == "100\N{NARROW NO-BREAK SPACE}%"
    assert [format_signed(1.234, "it"), format_signed(0.001, "en")] == ["+1,23", "±0.00"]
    assert format_signed(-1.236, "en") == "\N{MINUS SIGN}1.24"
    assert sparkline([3, 3, 3]) == "▄▄▄"
    assert len(sparkline(range(1000))) == 24
    assert thin_out(range(1000), 5) == (0, 250, 500, 749, 999)


def test_new_ratings_have_no_number_and_averages_stand_beside() -> None:
    reader = Reader(language="en", text_only=True)
    overview = told(statistics_panel(PROFILE, None, "Ann", asked(Page.NUMBERS), reader))
    assert "new · average 1,234" in overview
    assert "**Games won**: 12,345,678 (100%) · average 100%" in overview
    luck = told(statistics_panel(PROFILE, None, "Ann", asked(Page.LUCK), reader))
    assert "**Luck**: \N{MINUS SIGN}1.23 points per hand" in luck
    assert "**Skill**: +1.23 points per hand (± 0.50)" in luck
    assert f"The latest {LATEST_HANDS:,} hands." in luck


def test_the_numbers_stand_beside_the_servers() -> None:
    """What has no average says none; counters show only once they were won or lost."""
    mine = Sums(games=20, games_won=11, hands=200, hands_won=90, best_streak=5)
    everyone = Sums(members=4, games=100, games_won=40, hands=1000, hands_won=500)
    profile = replace(PROFILE, counts=mine, all=everyone, ratings={}, counters=100)
    picture = figures_of(profile)
    assert picture.columns == ("Ann", "average")
    rows = dict(picture.rows)
    assert rows["Games"] == ("20", "25")
    assert rows["Games won"] == ("11 (55%)", "40%")
    assert rows["Longest win streak"] == ("5", "")
    assert "Counters" not in rows
    assert dict(figures_of(replace(profile, counters=104)).rows)["Counters"] == ("104", "")


def figures_of(profile: Profile) -> FiguresPicture:
    (picture,) = pictures(statistics_panel(profile, None, "Ann", StatsQuery(user=1, page=Page.NUMBERS), Reader()))
    assert isinstance(picture.drawing, FiguresPicture)
    return picture.drawing


def test_a_trend_shows_the_family_most_played_and_whole_blocks_only() -> None:
    trend = Trend(ratings=TREND.ratings, blocks=(0.5, 0.7), weeks=())
    (picture,) = pictures(statistics_panel(PROFILE, trend, "Ann", asked(Page.TREND), Reader(language="en")))
    assert isinstance(picture.drawing, TrendPicture)
    assert [chart.title for chart in picture.drawing.charts] == ["Rating (Two against two)", "Games won, of 10 each"]
    assert picture.drawing.charts[1].lines[0].values == (0.5, 0.7)
    assert "from 50% to 70%" in picture.drawing.alt
