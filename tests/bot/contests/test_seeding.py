"""Seeds by lots come from the secret of the contest; by the standings before, a pair has the better of two places."""

from bot.contests.seeding import order_by
from bot.contests.templates import Template
from engine.contest.config import Seeding
from engine.contest.entries import Entry
from engine.contest.lots import dice_for
from tests.bot.contests.world import World
from tests.contests.promises import promise

pytestmark = promise("points-seeds", "points-secret")


async def test_lots_come_from_the_secret(world: World) -> None:
    stored = await world.begun(10, Template.CUP, seeding=Seeding.LOTS)
    lots = [*range(1, 6)]
    dice_for(stored.lot, "seeds").shuffle(lots)
    assert stored.contest.seeds == tuple(lots)


def test_a_new_partner_costs_a_pair_nothing() -> None:
    pairs = (Entry(1, (1, 2)), Entry(2, (3, 4)), Entry(3, (5, 6)))
    places = {1: -3.0, 2: -3.0, 3: -1.0, 4: -1_000_000.0, 5: -2.0, 6: -2.0}
    assert order_by(pairs, places, best=True) == (2, 3, 1)
    assert order_by(pairs, places) == (3, 1, 2), "by ratings their mean counts"
