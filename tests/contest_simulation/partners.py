"""What becomes of partners: some look for one, some leave one, and somebody substitutes."""

from bot.contests.commands.signing_up import CheckIn, Join, Leave, Offer, Standing
from bot.contests.state import Stage
from bot.tables.model import Member
from tests.contest_simulation.simulation import Simulation


async def look_for_partners(of: Simulation) -> None:
    """Members look for partners; where they check in, most of them do."""
    if of.stored.plan.size == 1:
        return
    for _ in range(of.dice.randint(1, 4)):
        member = of.new_member()
        if await of.do(Join(member, Standing())) and of.stored.stage is Stage.CHECKING and of.dice.random() < 0.7:
            await of.do(CheckIn(member))


async def leave_a_partner(of: Simulation) -> None:
    """One of a pair leaves; perhaps somebody has offered to play, or offers now, or the other leaves as well."""
    there = [entry for entry in of.stored.contest.entries.values() if entry.left is None]
    if of.stored.plan.size == 1 or not there:
        return
    players = [of.stored.people[player] for player in of.dice.choice(there).players]
    if not all(person.user > 0 for person in players):
        return
    one, two = (Member(person.user, person.name) for person in of.dice.sample(players, 2))
    way = of.dice.random()
    if way < 0.3:
        await of.do(Offer(of.new_member(), Standing(), offers=True))
    await of.do(Leave(one))
    if of.dice.random() < 0.5:
        await of.advance()
    if 0.3 <= way < 0.6:
        await of.do(Offer(of.new_member(), Standing(), offers=True))
    elif way > 0.9:
        await of.do(Leave(two))
