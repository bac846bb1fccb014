"""An invitation to be a partner is one message, however often it is made, until it is answered."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.processes.contests.forks import ForkedBot, Nursery
from tests.processes.contests.life import Life
from tests.processes.contests.lives import BEFORE_MS, plan_of
from tests.processes.contests.members import Members
from tests.processes.contests.record import Record
from tests.processes.people import offers, press
from tests.standin import Guild, Message, StandIn
from tests.suite import rest

pytestmark = pytest.mark.processes


def invitations(guild: Guild) -> list[Message]:
    """Those that can be answered."""
    return [each for each in guild.channel.messages.values() if offers(each, "contestaccept")]


@rest
async def test_an_invitation_that_is_repeated_is_one_message(tmp_path: Path) -> None:
    """Once it is declined, the next is another message; here the answer to the first is lost, too."""
    now = int(time.time() * 1000) + 1000
    async with StandIn() as discord, Nursery() as nursery, ForkedBot(discord, tmp_path, nursery, now) as bot:
        guild = discord.guild(n_members=4)
        record, plan = Record(discord, guild, bot.database), plan_of("cup", now + BEFORE_MS)
        members, (one, two, *_) = Members(bot, record, plan.size), guild.users
        await Life(bot, record, members, plan, rounds=2, kills=None).publish()
        sent = discord.faults.hold("POST", f"/channels/{guild.channel.id}/messages$", done=True)
        asking = asyncio.create_task(members.invite(one, two))
        await discord.until(sent.reached.is_set)
        await bot.kill()
        sent.release()
        await asyncio.gather(asking, return_exceptions=True)
        await members.see_the_bot()

        for _ in range(3):
            await members.invite(one, two)
            (call,) = invitations(guild)
            await members.invite(one, two)
            assert invitations(guild) == [call]
            await discord.click(two, call, lambda b: press(b)[0] == "contestdecline")
            await discord.until(lambda: invitations(guild) == [])
