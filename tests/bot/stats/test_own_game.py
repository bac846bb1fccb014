"""What a game was for one of its members."""

from sqlalchemy import select

from bot.stats.read.game import KINDS, Milestone, find_milestone, load_own_game
from bot.store import schema
from bot.store.database import Database
from bot.tables.service import Tables
from engine import Rules
from tests.bot.people import GUILD
from tests.bot.scripted_tables import FakeClock, started, tables_on, until_over
from tests.cases import for_all
from tests.suite import both_databases
from tests.there import there

pytestmark = both_databases


async def test_the_best_call_is_the_members_own_and_gained_most(database: Database) -> None:
    tables, found = tables_on(database, FakeClock()), 0
    now = await until_over(tables, await started(tables, members=4, rules=Rules(target=5)))
    async with database.read() as connection:
        rows = (await connection.execute(select(schema.player_hands))).mappings().all()
    for seat, member in enumerate(now.table.seats):
        assert member is not None
        own = await load_own_game(database, GUILD, now.table.id, member.user or 0)
        calls = [row for row in rows if row["seat"] == seat and row["role"] == "maker"]
        gains = {row["number"]: row["points"] - row["against"] for row in calls}
        if own.best_call is None:
            assert all(gain <= 0 for gain in gains.values())
        else:
            found += 1
            assert gains[own.best_call.hand] == max(gains.values()) == own.best_call.points > 0
    assert found


async def test_what_a_game_added_is_counted(database: Database, tables: Tables) -> None:
    now = await until_over(tables, await started(tables, members=4, rules=Rules(target=1)))
    view = there(now.public.view)
    for seat, sitter in enumerate(now.table.seats):
        assert sitter is not None
        own = await load_own_game(database, GUILD, now.table.id, sitter.user or 0)
        assert own.milestone is not None or view.rules.side_of(seat) != view.winner, "the first game won is one"
        if own.milestone is not None:
            assert own.milestone.count == 1


@for_all(
    changed__found=[
        ({"loners_made": (9, 10)}, Milestone(kind="loners_made", count=10)),
        ({"loners_made": (9, 9), "hands": (5, 12)}, Milestone(kind="hands", count=10)),
        ({"hands": (0, 5)}, None),
        ({"games_won": (8, 30)}, Milestone(kind="games_won", count=25)),
        ({"games_won": (0, 1), "loners_made": (0, 1)}, Milestone(kind="loners_made", count=1)),
        ({"marches": (10, 11)}, None),
    ]
)
def test_a_milestone_is_a_mark_that_was_reached(changed: dict[str, tuple[int, int]], found: Milestone | None) -> None:
    assert find_milestone(dict.fromkeys(KINDS, (0, 0)) | changed) == found
