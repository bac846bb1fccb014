"""What a league's arrows show is what its next season does, by default and as the plan says."""

import pytest

from bot.contests.model import StoredContest
from bot.contests.templates import Template
from bot.panels.contests.pictures import standings_picture
from bot.panels.contests.rules import sections
from bot.panels.contests.voice import ContestVoice
from engine.contest.config import Seeding
from engine.contest.formats import league
from tests.bot.contests.world import CROWD, World
from tests.bot.scripted_tables import GUILD
from tests.contests.promises import promise
from tests.suite import first

pytestmark = promise("points-arrows")


def pairs_of(stored: StoredContest, entrants: tuple[int, ...]) -> list[frozenset[int]]:
    entries, people = stored.contest.entries, stored.people
    return [frozenset(people[player].user for player in entries[each].players) for each in entrants]


async def over_and_next(world: World, members: int, **options: object) -> tuple[StoredContest, StoredContest]:
    over = await world.over(members, Template.LEAGUE, least=3, days=1, **options)
    (following,) = await world.contests.of_guild(GUILD)
    return over, following


@pytest.mark.parametrize(
    ("members", "division", "moving"),
    first([(12, 3, 1), (14, 4, 1), (20, 5, 2)], 1, 2),
)
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


async def test_the_rules_say_that_small_divisions_move_fewer(world: World) -> None:
    stored = await world.begun(14, Template.LEAGUE, least=3, days=1, division=5, moving=2)
    zones = [row.zone for nth in (0, 1) for row in standings_picture(ContestVoice(stored, "en"), division=nth).rows]
    assert zones == ["", "", "", "down", "up", "", ""]
    for language, most in {"en": "at most half", "fr": "au plus la moitié", "it": "al massimo la metà"}.items():
        assert most in str(sections(stored.plan, language))


@pytest.mark.parametrize("options", [{"seeding": Seeding.RATING}, {"seeding": Seeding.LOTS}, {"repeats": False}])
async def test_nothing_is_promised_that_is_not_done(world: World, options: dict[str, object]) -> None:
    stored = await world.begun(16, Template.LEAGUE, least=3, division=4, moving=1, **options)
    rows = standings_picture(ContestVoice(stored, "en")).rows
    assert {row.zone for row in rows} == {""}
    assert "move up and down" not in str(sections(stored.plan, "en"))
