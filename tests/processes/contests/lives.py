"""Contests of each format, with kills and without, two at a time.

`python -m tests.processes.contests.lives [FORMAT...]` kills each at each point of every state.
"""

import asyncio
import random
import re
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Final, NamedTuple

from bot.clock import MINUTE_MS
from bot.contests.plan import Plan
from bot.contests.templates import Defaults, Template, make_plan
from bot.store.database import Database
from tests.processes.contests.forks import ForkedBot, Nursery
from tests.processes.contests.life import POINTS, STATES, Kills, Life, Members
from tests.processes.contests.record import Outcome, Record
from tests.standin import StandIn

MEMBERS: Final = 8
KILLS: Final = 5
"""At each point, where all are run."""
BEFORE_MS: Final = 31 * MINUTE_MS
"""From the beginning to the start: check-in of a live contest opens after a minute."""
_EMPTY: Final = "empty.db"
"""Without rows: migrations take time, and only one database can be migrated at a time."""


class _Form(NamedTuple):
    template: Template
    changes: dict[str, object]
    rounds: int


FINAL: Final = "final"
"""Of a season of one night, in which nobody is killed."""
FORMS: Final = {
    "hustle": _Form(Template.HUSTLE, {"rounds": 2}, 2),
    "cup": _Form(Template.CUP, {}, 2),
    "swiss": _Form(Template.SWISS, {}, 1),
    "league": _Form(Template.LEAGUE, {}, 3),
    FINAL: _Form(Template.SWISS, {}, 1),
}


class Death(NamedTuple):
    """A contest that is killed at one point of each of its states."""

    form: str
    point: str
    nth: int


def deaths(form: str, kills: int, points: Iterable[str] = POINTS) -> tuple[Death, ...]:
    """So many in each state at each point."""
    return tuple(Death(form, point, nth) for nth in range(kills) for point in points)


@dataclass
class Lives:
    """Lives contests, and compares those that were killed with the one of their form that was not."""

    folder: Path
    calm: dict[str, Outcome] = field(default_factory=dict)
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)

    async def live(self, deaths: Iterable[Death]) -> None:
        """Those without a kill first."""
        deaths = tuple(deaths)
        await (await Database.open(f"sqlite+aiosqlite:///{self.folder / _EMPTY}")).close()
        nurseries: asyncio.Queue[Nursery] = asyncio.Queue()

        async def one(form: str, death: Death | None) -> None:
            nursery = await nurseries.get()
            try:
                await self._live(nursery, form, death)
            finally:
                nurseries.put_nowait(nursery)

        async with Nursery() as first, Nursery() as second:
            for nursery in (first, second):
                nurseries.put_nowait(nursery)
            await _together(one(form, None) for form in dict.fromkeys(death.form for death in deaths))
            await _together(one(death.form, death) for death in deaths)

    async def _live(self, nursery: Nursery, form: str, death: Death | None) -> None:
        folder = self.folder / ("-".join(map(str, death)) if death else form)
        folder.mkdir()
        shutil.copy(self.folder / _EMPTY, folder / "bot.db")
        now = int(time.time() * 1000) + 1000
        kills = None if death is None else Kills(death.point, death.nth, random.Random(str(death)))
        async with StandIn() as discord, ForkedBot(discord, folder, nursery, now) as bot:
            record = Record(discord, discord.guild(n_members=MEMBERS), bot.database)
            plan = plan_of(form, now + BEFORE_MS)
            life = Life(bot, record, Members(bot, record, plan.size), plan, FORMS[form].rounds, None)
            try:
                await life.publish()
                if form == FINAL:
                    await life.go_to_the_final(BEFORE_MS)
                life.kills = kills
                outcome = await life.live(self.calm.get(form))
            except Exception as fault:
                fault.add_note(f"{death or form}, after kills in {life.killed}; the log ends:\n{bot.output[-2000:]}")
                raise
            assert await bot.terminate() == 0
        assert [line for line in bot.output.splitlines() if re.search(r" (ERROR|CRITICAL) ", line)] == []
        if death is None:
            self.calm[form] = outcome
            return
        calm = self.calm[form]
        assert outcome == calm, f"{death} has {outcome.beyond(calm)}, and without kills {calm.beyond(outcome)}"
        self.counts.update((state, death.point) for state in life.killed)


def plan_of(form: str, starts_at: int) -> Plan:
    """The contest of a form, its matches a hand or a game to one point, with a successor."""
    template, changes, _ = FORMS[form]
    plan = make_plan(template, Defaults(), starts_at)
    length = {"target": 1} if plan.size == 2 else {"fixed_hands": 1}
    config = replace(plan.config, least=4, **changes)  # type: ignore[arg-type]
    nights = 1 if form in ("hustle", FINAL) else plan.nights  # its successor is the final of a season
    return replace(plan, rules=replace(plan.rules, **length), repeats=True, config=config, nights=nights)


def table(counts: Counter[tuple[str, str]]) -> str:
    """The kills by state and point."""
    lines = [" ".join([f"{'':10}", *(f"{point:>10}" for point in POINTS)])]
    lines += [" ".join([f"{state:10}", *(f"{counts[state, point]:>10}" for point in POINTS)]) for state in STATES]
    return "\n".join(lines)


async def _together(lives) -> None:
    """The first failure ends all."""
    async with asyncio.TaskGroup() as group:
        for life in lives:
            group.create_task(life)


async def main(*forms: str) -> None:
    """Prints the kills by state and point for these formats, or for each; the first difference ends it."""
    for form in forms or FORMS:
        with tempfile.TemporaryDirectory() as folder:
            begun, lives = time.monotonic(), Lives(Path(folder))
            await lives.live(deaths(form, KILLS))
        seconds = time.monotonic() - begun
        print(f"{form}: {lives.counts.total()} kills in {seconds:.0f} s, the same as without\n{table(lives.counts)}\n")  # noqa: T201


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))
