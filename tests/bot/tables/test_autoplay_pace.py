"""How long computers think, and how long the table waits before its own steps."""

from itertools import pairwise
from random import Random

import pytest

from bot.tables import autoplay
from bot.tables.commands.play import Act, DealNow
from bot.tables.commands.seats import ComeBack, Substitute
from bot.tables.commands.settings import SetClock
from bot.tables.game import StoredTable
from bot.tables.service import Tables
from engine import Action, Phase, Rules, View
from engine.phases.registry import Dealing, DrawForDeal, Playing
from engine.players import RuleOfThumb
from engine.players.levels import Level
from tests.bot.people import ANN, BEN, CLOCK_MS
from tests.bot.scripted_tables import OnlyComputers, phase, started, until, until_turn
from tests.bot.tables.conftest import Begin, Hours
from tests.suite import rest


class Timed:
    """A chooser that notes when it is asked."""

    def __init__(self, hours: Hours) -> None:
        self.hours = hours
        self.asked: list[float] = []

    async def choose(self, level: Level, mine: View, seed: int) -> Action:
        self.asked.append(self.hours.at)
        return RuleOfThumb().choose(mine, Random(seed))


@rest
async def test_thinking_passes_within_the_pause(tables: Tables, hours: Hours, begin: Begin) -> None:
    """A computer begins to think when the turn becomes its own, and its choice is shown when a person's would be."""
    turned = list[tuple[float, bool]]()
    timed = Timed(hours)
    now = await started(tables)
    await tables.do(now.table.id, OnlyComputers())
    tables.subscribe(lambda s: turned.append((hours.at, s.to_act is not None)))
    made = await begin(timed, pace=1, hours=hours)
    await hours.later(20)
    await made.close()
    began = [at for at, computers in turned if computers]
    assert timed.asked == began
    assert len(began) > 5
    assert all(later - at >= autoplay.THINKING[0] for (at, computers), (later, _) in pairwise(turned) if computers)


@rest
async def test_the_pace_is_a_persons(tables: Tables, hours: Hours, begin: Begin) -> None:
    """How long each kind of step is waited for at pace 2, over a whole hand and the next deal."""
    steps = list[tuple[float, StoredTable]]()
    now = await started(tables)
    await tables.do(now.table.id, OnlyComputers())
    steps.append((0.0, await tables.load(now.table.id)))
    tables.subscribe(lambda s: steps.append((hours.at, s)))
    made = await begin(pace=2, hours=hours)
    while not (steps[-1][1].state is not None and steps[-1][1].table.version > 30):
        await hours.later(1)
    await made.close()
    low, high = autoplay.THINKING
    seen = set[str]()
    for (begun, before), (ended, _) in pairwise(steps):
        took, state = (ended - begun) / 2, before.state
        match state:
            case DrawForDeal() | Dealing(last=None):
                seen.add("first")
                assert took == pytest.approx(autoplay.BEFORE_FIRST_DEAL)
            case Dealing():
                seen.add("deal")
                assert took == pytest.approx(autoplay.AFTER_HAND)
            case Playing(trick=(), tricks=(_, *_)):
                seen.add("trick")
                assert took == pytest.approx(autoplay.AFTER_TRICK)
            case _:
                seen.add("think")
                assert low <= took <= high
    assert seen == {"first", "deal", "trick", "think"}


@pytest.mark.parametrize(("clock_ms", "seconds"), [(60_000, 6), (600_000, 60), (86_400_000, 600)])
async def test_stealing_the_deal_is_possible_for_longer_where_the_clock_is_long(
    tables: Tables, hours: Hours, begin: Begin, clock_ms: int, seconds: int
) -> None:
    """See rules-spec C5: a tenth of the turn clock, at least what everyone has to read the result."""
    now = await started(tables, members=4, rules=Rules(steal_deal=True), clock_ms=clock_ms)
    now = await until(tables, now, lambda n: isinstance(n.state, Dealing) and n.state.last is not None)
    await begin(pace=1, hours=hours)
    await hours.later(seconds - 0.5)
    assert isinstance((await tables.load(now.table.id)).state, Dealing)
    await hours.later(1)
    assert phase((await tables.load(now.table.id)).state) is Phase.FIRST_ROUND


async def test_a_deal_asked_for_ends_the_pause(tables: Tables, hours: Hours, begin: Begin) -> None:
    await begin(pace=1, hours=hours)
    now = await started(tables, members=2)
    await hours.later(0.5)
    while phase(now.state) in (Phase.DRAW_FOR_DEAL, Phase.DEALING):
        now = await tables.do(now.table.id, DealNow(BEN, now.table.version))
    await hours.later(autoplay.THINKING[1] * 4)
    assert hours.at < 8
    now = await tables.load(now.table.id)
    assert phase(now.state) not in (Phase.DRAW_FOR_DEAL, Phase.DEALING)


@rest
async def test_other_changes_do_not_restart_the_pause(tables: Tables, hours: Hours, begin: Begin) -> None:
    await begin(pace=1, hours=hours)
    now = await started(tables, members=2)
    for number in range(14):
        await hours.later(0.1)
        await tables.do(now.table.id, SetClock(ANN, CLOCK_MS + number))
    assert (await tables.load(now.table.id)).table.version == 0
    await hours.later(0.2)
    assert (await tables.load(now.table.id)).table.version == 1


async def test_a_member_who_comes_back_in_time_plays(tables: Tables, hours: Hours, begin: Begin) -> None:
    now = await until_turn(tables, await started(tables, members=2), 1)
    await begin(pace=1, hours=hours)
    await tables.do(now.table.id, Substitute(ANN, 1))
    await hours.later(0.5)
    await tables.do(now.table.id, ComeBack(BEN))
    await hours.later(60)
    assert (await tables.load(now.table.id)).table.version == now.table.version
    await tables.do(now.table.id, Act(BEN.user, 0, now.table.version))
