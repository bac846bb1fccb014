"""Series and seasons: what follows a contest, who moves up and down, and what is known of rounds to come."""

from itertools import combinations

import pytest

from bot.contests.errors import ContestCode
from bot.contests.model import Stage, StoredContest
from bot.contests.organizers import Cancel, EndSeries
from bot.contests.templates import Template
from bot.panels.contests.board import headings_of
from bot.panels.contests.pictures import standings_picture
from bot.panels.contests.posts import announcement
from bot.panels.contests.rules import sections
from bot.panels.contests.show import fixtures_panel
from bot.panels.contests.voice import ContestVoice
from bot.panels.core.panel import Panel, Text
from bot.panels.core.reader import Reader
from engine.contest.config import Seeding
from engine.contest.formats import league
from tests.bot.contests.world import CROWD, ORGANISER, World
from tests.bot.panel_checks import texts
from tests.bot.people import GUILD
from tests.contests.promises import promise
from tests.refused import code_of
from tests.suite import first

pytestmark = promise("organizers-called-off")

WEEK = 7 * 24 * 3_600_000


async def test_a_series_goes_on_after_a_week_with_too_few(world: World) -> None:
    stored = await world.published(world.plan(Template.HUSTLE, repeats=True, check_in=False))
    starts_at = stored.plan.starts_at
    for week in (1, 2):
        await world.sign_up(stored.id, CROWD[:2])
        ended = await world.start(stored.id)
        assert ended.stage is Stage.CANCELLED
        (stored,) = await world.contests.of_guild(GUILD)
        assert (stored.stage, stored.number, stored.plan.starts_at) == (Stage.OPEN, week + 1, starts_at + week * WEEK)
        said = announcement(ended, "cancelled", 0, await world.contests.events(ended.id))
        assert said is not None
        assert f"<t:{stored.plan.starts_at // 1000}:F>" in "\n".join(texts(said.panel)), "it says when the next one is"
        assert "board" in {post.purpose for post in await world.contests.posts(stored.id)}


@pytest.mark.parametrize("template", first([Template.LEAGUE, Template.HUSTLE, Template.CUP], 1))
@pytest.mark.parametrize("stage", [Stage.OPEN, Stage.RUNNING])
async def test_after_one_that_is_called_off_the_next_follows_until_the_series_is_ended(
    world: World, template: Template, stage: Stage
) -> None:
    make = world.begun if stage is Stage.RUNNING else world.joined
    stored = await make(8, template, least=4, repeats=True, check_in=False)
    assert stored.stage is stage
    ended = await world.contests.do(stored.id, Cancel(ORGANISER, "rain"))
    (following,) = await world.contests.of_guild(GUILD)
    assert (following.stage, following.number, following.previous) == (Stage.OPEN, 2, ended.id)
    assert following.plan.starts_at > max(stored.plan.starts_at, world.clock.at)
    assert "board" in {post.purpose for post in await world.contests.posts(following.id)}
    for said in (await post_of(world, ended),):
        assert f"<t:{following.plan.starts_at // 1000}:F>" in "\n".join(texts(said))
    await world.check()
    following = await world.contests.do(following.id, EndSeries(ORGANISER))
    assert await code_of(world.contests, following.id, EndSeries(ORGANISER)) == ContestCode.STALE
    await world.contests.do(following.id, Cancel(ORGANISER, "rain"))
    assert await world.contests.of_guild(GUILD) == ()


async def post_of(world: World, ended: StoredContest) -> Panel:
    said = announcement(ended, "cancelled", 0, await world.contests.events(ended.id))
    assert said is not None
    return said.panel


async def test_a_season_that_is_called_off_decides_no_seeds(world: World) -> None:
    season = {"least": 3, "repeats": True, "seeding": Seeding.LAST}
    first = await world.to_the_end((await world.joined(6, Template.LEAGUE, **season)).id)
    order = [first.contest.entries[row.entrant].players[0] for row in first.standings()[0]]
    (second,) = await world.contests.of_guild(GUILD)
    await world.sign_up(second.id, CROWD[:6])
    await world.start(second.id)
    await world.contests.do(second.id, Cancel(ORGANISER, "rain"))
    (third,) = await world.contests.of_guild(GUILD)
    await world.sign_up(third.id, CROWD[:6])
    third = await world.start(third.id)
    users = [third.people[third.contest.entries[each].players[0]].user for each in third.contest.seeds]
    assert users == [first.people[player].user for player in order]


def pairs_of(stored: StoredContest, entrants: tuple[int, ...]) -> list[frozenset[int]]:
    entries, people = stored.contest.entries, stored.people
    return [frozenset(people[player].user for player in entries[each].players) for each in entrants]


async def over_and_next(world: World, members: int, **options: object) -> tuple[StoredContest, StoredContest]:
    over = await world.over(members, Template.LEAGUE, least=3, days=1, **options)
    (following,) = await world.contests.of_guild(GUILD)
    return over, following


@promise("points-arrows")
@pytest.mark.parametrize(("members", "division", "moving"), first([(12, 3, 1), (14, 4, 1), (20, 5, 2)], 1, 2))
async def test_pairs_move_as_the_arrows_show(world: World, members: int, division: int, moving: int) -> None:
    over, following = await over_and_next(world, members, division=division, moving=moving)
    tables = league.divisions(over.contest)
    shown = [standings_picture(ContestVoice(over, "en"), division=nth).rows for nth in range(len(tables))]
    ranked = [pairs_of(over, tuple(row.entrant for row in rows)) for rows in over.standings()]
    level = {pair: nth for nth, pairs in enumerate(ranked) for pair in pairs}
    moves = {"up": -1, "down": 1, "": 0}
    wanted = {
        pair: level[pair] + moves[row.zone] for rows, pairs in zip(shown, ranked, strict=True)
        for row, pair in zip(rows, pairs, strict=True)
    }  # fmt: skip
    assert {*moves} <= {row.zone for rows in shown for row in rows}
    for pair in reversed(wanted):
        users = [next(member for member in CROWD if member.user == user) for user in sorted(pair)]
        await world.sign_up(following.id, users)
    started = await world.start(following.id)
    found = [pairs_of(started, members) for members in league.divisions(started.contest)]
    assert {pair: nth for nth, pairs in enumerate(found) for pair in pairs} == wanted


@promise("points-arrows")
async def test_the_rules_say_that_small_divisions_move_fewer(world: World) -> None:
    stored = await world.begun(14, Template.LEAGUE, least=3, days=1, division=5, moving=2)
    zones = [row.zone for nth in (0, 1) for row in standings_picture(ContestVoice(stored, "en"), division=nth).rows]
    assert zones == ["", "", "", "down", "up", "", ""]
    for language, most in {"en": "at most half", "fr": "au plus la moitié", "it": "al massimo la metà"}.items():
        assert most in str(sections(stored.plan, language))


@promise("points-arrows")
@pytest.mark.parametrize("options", [{"seeding": Seeding.RATING}, {"seeding": Seeding.LOTS}, {"repeats": False}])
async def test_nothing_is_promised_that_is_not_done(world: World, options: dict[str, object]) -> None:
    stored = await world.begun(16, Template.LEAGUE, least=3, division=4, moving=1, **options)
    rows = standings_picture(ContestVoice(stored, "en")).rows
    assert {row.zone for row in rows} == {""}
    assert "move up and down" not in str(sections(stored.plan, "en"))


@promise("contest-league")
async def test_every_round_of_a_league_is_known_from_the_start(world: World) -> None:
    """The first page is the present round; each two pairs meet on one of them, and tables say which match they are."""
    stored = await world.published(world.plan(Template.LEAGUE), "Autumn league")
    await world.sign_up(stored.id, CROWD[:8])
    stored = await world.start(stored.id)
    pages = [text_of(fixtures_panel(stored, Reader(), page)) for page in (1, 2, 3)]
    assert text_of(fixtures_panel(stored, Reader(), 0)) == pages[0]
    assert [f"**Round {number}**" in page for number, page in enumerate(pages, 1)] == [True] * 3
    pairs = [f"{one.name} & {two.name}" for one, two in zip(CROWD[:8:2], CROWD[1:8:2], strict=True)]
    for one, other in combinations(pairs, 2):
        meetings = [page for page in pages if f"{one} against {other}" in page or f"{other} against {one}" in page]
        assert len(meetings) == 1
    table = stored.tables[1, 1].table
    found = headings_of(stored, table)[table]
    assert found.title == "Autumn league · Round 1, table 2"
    assert 10_000 not in headings_of(stored, 10_000)


def text_of(panel) -> str:
    return "\n".join(block.markdown for block in panel.blocks if isinstance(block, Text))
