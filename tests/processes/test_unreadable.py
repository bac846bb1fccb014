"""What a real bot process does with events and answers that it cannot read: it lives, says so once, and goes on."""

import random
import re
from functools import partial

import pytest

from tests.processes.people import Person, open_table, tables_offered
from tests.processes.test_trouble import Game, faults
from tests.standin import Guild, StandIn
from tests.standin.partial import nulled, without
from tests.standin.process import BotProcess
from tests.suite import rest

pytestmark = pytest.mark.processes
UNREADABLE = "Discord sent what cannot be read"


def kinds(bot: BotProcess) -> list[str]:
    """What could not be read, by the log; every other fault fails."""
    lines = faults(bot)
    assert [line for line in lines if UNREADABLE not in line] == []
    return [re.search(r"read \(([^)]*)\)", line)[1] for line in lines]  # type: ignore[index]


@rest
async def test_an_event_that_cannot_be_read_costs_one_line(discord: StandIn, guild: Guild, bot: BotProcess) -> None:
    """At 35e905d0 a channel's new name without `position`, and a press with `thread` null, ended the process."""
    await bot.start()
    channel, ann = guild.channel, guild.users[0]
    await open_table(discord, channel, guild.users)
    whole = channel.payload() | {"name": "renamed"}
    for _ in range(5):
        discord.gateway.dispatch("CHANNEL_UPDATE", without(whole, ("position",)), guild=guild)
    discord.gateway.dispatch("CHANNEL_UPDATE", whole, guild=guild)
    reply = await discord.slash(ann, channel, "hand")
    pressed = reply.interaction.payload
    assert pressed is not None
    discord.gateway.dispatch("INTERACTION_CREATE", nulled(pressed | {"id": "77"}, ("data",)), guild=guild)
    assert (await discord.slash(ann, channel, "table list")).ephemeral
    assert bot.running
    assert len(discord.gateway.identifies) == 1
    assert kinds(bot)[:1] == ["CHANNEL_UPDATE"]
    assert len(kinds(bot)) == len(set(kinds(bot))) <= 2


@rest
async def test_answers_that_cannot_be_read_stop_no_game(discord: StandIn, guild: Guild, bot: BotProcess) -> None:
    """A post whose answer has no id is there once: asked for again, Discord says which message it is."""
    await bot.start()
    channel = guild.channel
    number = await open_table(discord, channel, guild.users)
    discord.faults.change("POST", "/channels/[0-9]+/messages$", partial(without, path=("id",)), times=2)
    discord.faults.change("POST", "/channels/[0-9]+/messages$", partial(without, path=("author",)))
    discord.faults.change("PATCH", "/channels/[0-9]+/messages/", partial(nulled, path=("author",)))
    discord.faults.change("POST", "/callback$", partial(without, path=("interaction",)))
    await discord.slash(guild.users[0], channel, "table show", {"table": number})
    game = Game(discord, bot, [Person(discord, user, channel, random.Random(user.id)) for user in guild.users])
    await game.goes_on(10)
    await game.at_rest()
    assert bot.running
    assert (
        {"message"} <= set(kinds(bot)) <= {"message", "answer to an interaction", "the answer could not be delivered"}
    )
    await discord.until(lambda: set(tables_offered(channel).values()) == {1})  # the message before it goes after it
