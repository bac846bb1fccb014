"""How a server did yesterday: all are counted, and nobody is named who keeps off leaderboards or was taken off."""

import pytest
from sqlalchemy import insert

from bot.members.preferences import Members, Preferences
from bot.puzzles.rankings import DayOutcome, PuzzleBoards
from bot.store import schema
from bot.store.database import Database
from tests.bot.people import ANN, BEN, CLEO, DAN, GUILD
from tests.suite import both_databases

LAST = 20_000


@pytest.fixture(autouse=True)
async def puzzles(database: Database) -> None:
    """Answers need their puzzles, of which nothing is read here."""
    nothing = {"preset": "", "rules": "", "kind": "", "log": "", "solution": "", "deals": 0, "made_at": 0}
    rows = [{"day": day} | nothing for day in range(LAST - 60, LAST + 2)]
    await database.write(lambda connection: connection.execute(insert(schema.puzzles), rows))


async def answer(database: Database, user: int, days: range, guild: int = GUILD, *, solved: bool = False) -> None:
    names = {person.user: person.name for person in (ANN, BEN, CLEO, DAN)}
    rows = [
        {"day": day, "user_id": user, "guild_id": guild, "name": names[user], "choice": "pass", "loss": 0}
        | {"solved": solved, "answered_at": day * 86_400_000}
        for day in days
    ]
    await database.write(lambda connection: connection.execute(insert(schema.puzzle_answers), rows))


@both_databases
async def test_who_answered_most_days_in_a_row_is_named(database: Database) -> None:
    boards = PuzzleBoards(database)
    assert await boards.outcome(GUILD, LAST) == DayOutcome(answered=0, solved=0)
    await answer(database, ANN.user, range(LAST - 1, LAST + 1), solved=True)
    assert await boards.outcome(GUILD, LAST) == DayOutcome(answered=1, solved=1), "two days in a row are not much"
    await answer(database, BEN.user, range(LAST - 4, LAST + 1))
    await answer(database, CLEO.user, range(LAST - 30, LAST))  # not yesterday
    await answer(database, DAN.user, range(LAST - 50, LAST - 2))  # broken since
    await answer(database, DAN.user, range(LAST, LAST + 2), solved=True)
    assert await boards.outcome(GUILD, LAST) == DayOutcome(answered=3, solved=2, name="Ben", days=5)
    assert await boards.outcome(GUILD, LAST - 1) == DayOutcome(answered=3, solved=1, name="Cleo", days=30)


async def test_only_what_was_answered_in_this_server(database: Database) -> None:
    await answer(database, ANN.user, range(LAST - 40, LAST - 2), guild=5)
    await answer(database, ANN.user, range(LAST - 2, LAST + 1))
    await answer(database, BEN.user, range(LAST - 9, LAST + 1), guild=5)
    assert await PuzzleBoards(database).outcome(GUILD, LAST) == DayOutcome(answered=1, solved=0, name="Ann", days=3)


@pytest.mark.parametrize("why", ["hidden", "unlisted"])
async def test_nobody_is_named_who_is_on_no_board(database: Database, why: str) -> None:
    await answer(database, ANN.user, range(LAST - 9, LAST + 1), solved=True)
    await answer(database, BEN.user, range(LAST - 3, LAST + 1))
    if why == "hidden":
        await Members(database).set(ANN.user, Preferences(hidden=True))
    else:
        row = {column.name: 0 for column in schema.unlisted.columns} | {"guild_id": GUILD, "user_id": ANN.user}
        await database.write(lambda connection: connection.execute(insert(schema.unlisted).values(row)))
    assert await PuzzleBoards(database).outcome(GUILD, LAST) == DayOutcome(answered=2, solved=1, name="Ben", days=4)
