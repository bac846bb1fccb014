"""Contests by number: the same seed and number give the same one."""

import shutil
from pathlib import Path
from typing import Final

from bot.contests.state import Stage
from bot.store.database import Database
from tests.contest_simulation.laws import LawBroken
from tests.contest_simulation.simulation import Figures, Simulation
from tests.contest_simulation.troubles import trouble, trouble_after_the_end

_TURNS: Final = 30_000
"""After which a contest should have ended."""
_TROUBLES: Final = 25
"""That one contest has, at most."""
_TROUBLE: Final = 0.05
"""Chance at each turn."""
_AFTER_THE_END: Final = 4
_FULL_LENGTH: Final = 20
"""Every so many contests one has games of full length."""


async def simulate(template: Path, folder: Path, seed: int, number: int) -> Figures:
    """Play one contest on a copy of an empty database, and look at it after each step.

    Raises:
        LawBroken: When one of the laws does not hold.
    """
    file = folder / f"{number}.db"
    shutil.copyfile(template, file)
    database = await Database.open(f"sqlite+aiosqlite:///{file}")
    try:
        return await _play(Simulation(database, seed, number, full_length=number % _FULL_LENGTH == 0))
    finally:
        await database.close()
        file.unlink()


async def make_template(folder: Path) -> Path:
    """An empty database, to be copied."""
    file = folder / "empty.db"
    await (await Database.open(f"sqlite+aiosqlite:///{file}")).close()
    return file


async def _play(simulation: Simulation) -> Figures:
    await simulation.begin()
    left = _TROUBLES
    for _ in range(_TURNS):
        if simulation.stored.stage.is_final:
            break
        if left and simulation.dice.random() < _chance(simulation):
            left -= 1
            await trouble(simulation)
        else:
            await simulation.go_on()
    else:
        raise LawBroken("end", "the contest does not come to its end")
    await simulation.advance()
    for _ in range(_AFTER_THE_END):
        await trouble_after_the_end(simulation)
    return await simulation.look_at_end()


def _chance(simulation: Simulation) -> float:
    """Before it runs there are few steps, so more happens at each."""
    return _TROUBLE if simulation.stored.stage is Stage.RUNNING else 4 * _TROUBLE
