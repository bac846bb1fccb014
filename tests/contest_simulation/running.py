"""Contests by number: the same seed and number give the same one."""

import shutil
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.contests.commands.signing_up import Invite, Standing
from bot.contests.state import Stage
from bot.store.database import Database
from bot.tables.model import Member
from engine.contest.config import Format
from engine.contest.state import Status
from tests.contest_simulation.figures import Figures
from tests.contest_simulation.lives import damage_another, leave_all
from tests.contest_simulation.server import GUILD
from tests.contest_simulation.simulation import Simulation
from tests.contest_simulation.troubles import favourites, is_fresh, trouble, trouble_after_the_end
from tests.referee.referee import referee_of
from tests.referee.verdicts import Verdicts

NOT_MENDED: Final = frozenset[str]()
"""Laws that contests still break in tests; entries only go."""
_TURNS: Final = 8_000
"""After which a contest should have ended."""
_TROUBLES: Final = 20
"""That one contest has, at most."""
_TROUBLE: Final = 0.06
"""Chance at each turn."""
_AFTER_THE_END: Final = 4
_FULL_LENGTH: Final = 10
"""Every so many contests one has games of full length."""
_DAMAGED: Final = 8
"""Beside every so many contests another one cannot be read."""
_FAULTS: Final = 3
"""After which a contest is given up."""
_ABSENCE: Final = (0.12, 0.12, 0.12, 0.4)
"""In some contests whole sides are absent, so that only computers play for them."""
_EVERYBODY_LEAVES: Final = 0.06
_NOBODY_PLAYS: Final = 0.06


@dataclass(frozen=True)
class Trial:
    """What a contest came to, and what the laws say of it."""

    figures: Figures
    verdicts: Verdicts


async def simulate(template: Path, folder: Path, seed: int, number: int) -> Trial:
    """Play one contest on a copy of an empty database, and look at it after each step."""
    file = folder / f"{number}.db"
    shutil.copyfile(template, file)
    database = await Database.open(f"sqlite+aiosqlite:///{file}")
    simulation = Simulation(database, file, seed, number, full_length=number % _FULL_LENGTH == 0)
    try:
        return Trial(await _play(simulation), simulation.verdicts)
    finally:
        await database.close()
        file.unlink()


async def make_template(folder: Path) -> Path:
    """An empty database, to be copied."""
    file = folder / "empty.db"
    await (await Database.open(f"sqlite+aiosqlite:///{file}")).close()
    return file


async def _play(simulation: Simulation) -> Figures:
    """From the draft to the end; a fault is noted, and the contest goes on."""
    kind, left, faults = simulation.dice.random(), _TROUBLES, 0
    simulation.nobody_plays = kind < _NOBODY_PLAYS
    leaves = _NOBODY_PLAYS <= kind < _NOBODY_PLAYS + _EVERYBODY_LEAVES
    simulation.absence = simulation.dice.choice(_ABSENCE)
    simulation.favourites = favourites(simulation.dice)
    await simulation.begin()
    if simulation.number % _DAMAGED == 0:
        await damage_another(simulation)
    for _ in range(_TURNS):
        if simulation.stored.stage.is_final or faults > _FAULTS:
            break
        try:
            if leaves and simulation.stored.round and simulation.dice.random() < _TROUBLE:
                leaves = False
                await leave_all(simulation)
            elif left and simulation.dice.random() < _chance(simulation):
                left -= 1
                await trouble(simulation)
            else:
                await simulation.go_on()
        except Exception as fault:
            faults += 1
            simulation.note(fault)
    else:
        simulation.verdicts.note("end", f"the contest does not come to its end in round {simulation.stored.round}")
    try:
        simulation.transcript.open_channel(simulation.referee)
        await simulation.advance()
        for _ in range(_AFTER_THE_END):
            await trouble_after_the_end(simulation)
        figures = await simulation.look_at_end()
        await play_next_season(simulation, stays=simulation.dice.random() < 0.6)
    except Exception as fault:
        simulation.note(fault)
        figures = simulation.figures()
    simulation.referee.close()
    return figures


async def play_next_season(simulation: Simulation, *, stays: bool) -> None:
    """The next season of a league as far as its draw, as its divisions follow from this one.

    All of its pairs come again if everybody `stays`, else most of them.
    """
    stored, server = simulation.stored, simulation.server
    following = await server.contests.of_guild(GUILD)
    if stored.plan.config.format is not Format.LEAGUE or stored.contest.status is not Status.OVER or not following:
        return
    number = following[0].id
    simulation.transcript.read_standings(stored, simulation.referee)
    for entry in stored.contest.entries.values():
        people = [stored.people[player] for player in entry.players]
        if any(person.user <= 0 for person in people) or (not stays and simulation.dice.random() < 0.2):
            continue
        one, two = (Member(person.user, person.name) for person in people)
        await server.contests.do(number, Invite(one, Standing(), two))
        await server.contests.do(number, Invite(two, Standing(), one))
    server.clock.at = (await server.contests.look(number)).plan.starts_at
    if (await server.director.advance(number)).stage is not Stage.RUNNING:
        return
    after = referee_of(simulation.file, number, simulation.verdicts)
    after.look()
    after.follow(simulation.referee)
    after.close()


def _chance(simulation: Simulation) -> float:
    """Before it runs, and before somebody has played in a round, there are few steps, so more happens at each."""
    few = simulation.stored.stage is not Stage.RUNNING or (is_fresh(simulation) and not simulation.nobody_plays)
    return 4 * _TROUBLE if few else _TROUBLE
