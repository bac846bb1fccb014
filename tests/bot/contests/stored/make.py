"""Makes `contests.sql`: run it in a checkout of 35e905d0, as `.venv/bin/python PATH/make.py PATH/contests.sql`.

A league in its first window; a cup drawn again with fewer tables; a Swiss with a late pair and one that came back; a
hustle whose leader has left after the last match; a hustle with a disqualified member; and a cup that all have left.
"""

import asyncio
import contextlib
import sqlite3
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path.cwd()))

from bot.contests.commands.organising import Pause, Resume
from bot.contests.commands.rulings import AddLate, Disqualify, Forfeit, Redraw
from bot.contests.commands.signing_up import Leave
from bot.store.database import Database
from tests.bot.contests.world import CROWD, ORGANISER, Member, Template, World


async def _leave(world, contest: int, entrant: int) -> None:
    stored = await world.contests.look(contest)
    person = stored.people[stored.contest.entries[entrant].players[0]]
    await world.contests.do(contest, Leave(Member(person.user, person.name)))


async def _begun(world, template: Template, members: int, name: str, **options):
    stored = await world.published(world.plan(template, **options), name)
    await world.sign_up(stored.id, CROWD[:members])
    return await world.start(stored.id)


async def _next_round(world, contest: int):
    await world.play_tables(contest)
    for _ in range(2):
        stored = await world.director.advance(contest)
        world.clock.at = max([world.clock.at, *(each.due_at for each in stored.deadlines.values())])
    return await world.director.advance(contest)


async def _fill(world: World) -> None:
    over = await _begun(world, Template.CUP, 8, "All left")
    await world.play_tables(over.id)
    for entrant in (await world.contests.look(over.id)).contest.active:
        await _leave(world, over.id, entrant)
    await _next_round(world, over.id)
    done = await _begun(world, Template.HUSTLE, 8, "Leader left", rounds=2)
    done = await _next_round(world, done.id)
    first = next(table for table in done.tables.values() if table.running)
    await world.play(await world.tables.look(first.table))
    done = await world.contests.look(done.id)
    ready = (row for row in done.standings()[0] if done.outcome(done.match_of(row.entrant)[0]) is not None)
    await _leave(world, done.id, next(ready).entrant)
    taken_out = await _begun(world, Template.HUSTLE, 8, "Taken out", rounds=2)
    await world.contests.do(taken_out.id, Disqualify(ORGANISER, 3, "cheats"))
    swiss = await _begun(world, Template.SWISS, 18, "Late")
    await world.contests.do(swiss.id, AddLate(ORGANISER, CROWD[30:32]))
    await _next_round(world, swiss.id)
    league = await _begun(world, Template.LEAGUE, 12, "Weekly", least=3, division=4, moving=1)
    await world.contests.do(league.id, Pause(ORGANISER, "holidays"))
    world.clock.at += 3_600_000
    await world.contests.do(league.id, Resume(ORGANISER))
    redrawn = await _begun(world, Template.CUP, 16, "Drawn again")
    await world.contests.do(redrawn.id, Forfeit(ORGANISER, 1, 0, 0, "not there"))
    for entrant in (1, 2, 3, 4):
        await _leave(world, redrawn.id, entrant)
    await world.contests.do(redrawn.id, Redraw(ORGANISER, "four have gone"))
    with contextlib.suppress(IndexError):  # what that version does with fewer tables than before
        await world.director.advance(redrawn.id)


async def main() -> str:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "bower.db"
        database = await Database.open(f"sqlite+aiosqlite:///{file}")
        await _fill(World(database))
        await database.close()
        with sqlite3.connect(file) as connection:
            return "\n".join(connection.iterdump()) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(asyncio.run(main()))
