"""What a real bot process does with events and answers that it cannot read: it lives, says so once, and goes on."""

import contextlib
import random
import re
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from tests.processes.people import Person, open_table, tables_offered
from tests.processes.test_trouble import Game, faults
from tests.standin import Channel, Guild, StandIn, Unanswered
from tests.standin.partial import nulled, without
from tests.standin.process import BotProcess
from tests.suite import first, rest

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
    assert set(tables_offered(channel).values()) == {1}


MINUTE = 60.0
MESSAGES = "/channels/.*/messages"


class Hour:
    """The faults, each of which ends before the next."""

    def __init__(self, discord: StandIn, guild: Guild, bot: BotProcess, game: Game, channel: Channel) -> None:
        self.discord, self.guild, self.bot, self.game, self.channel = discord, guild, bot, game, channel
        self.kills = 0

    def faults(self) -> list[Callable[[], Awaitable[None]]]:
        return [
            self.gateway_asks,
            self.gateway_is_away,
            self.session_is_invalid,
            self.api_is_away,
            self.api_fails,
            self.answers_are_lost,
            self.bot_is_killed,
            self.message_is_deleted,
            self.permission_is_taken,
            self.pictures_are_refused,
            self.channel_is_renamed,
            self.bot_is_removed,
            self.interactions_come_twice,
        ]

    async def gateway_asks(self) -> None:
        self.discord.gateway.ask_to_reconnect()

    async def gateway_is_away(self) -> None:
        gateway, before = self.discord.gateway, self.bot.output.count("cannot connect")
        gateway.refusing = True
        await gateway.drop()
        await self.discord.until(lambda: not gateway.connected())
        await self.discord.until(lambda: self.bot.output.count("cannot connect") > before)
        gateway.refusing = False
        await self.discord.until(gateway.connected)

    async def session_is_invalid(self) -> None:
        self.discord.gateway.invalidate()
        await self.discord.until(self.discord.gateway.connected)

    async def api_is_away(self) -> None:
        self.discord.faults.add("*", MESSAGES, cut="before", times=2)

    async def api_fails(self) -> None:
        self.discord.faults.add("*", MESSAGES, status=503, times=2)

    async def answers_are_lost(self) -> None:
        self.discord.faults.add("*", MESSAGES, cut="after")
        self.discord.faults.add("POST", "/callback$", cut="after")

    async def bot_is_killed(self) -> None:
        self.kills += 1
        await self.bot.kill()
        await self.bot.start()

    async def message_is_deleted(self) -> None:
        self.discord.remove_message(next(reversed(self.channel.messages.values())))
        with contextlib.suppress(Unanswered):
            await self.discord.slash(self.guild.users[0], self.channel, "table show")

    async def permission_is_taken(self) -> None:
        taken = self.discord.faults.add("*", f"/channels/{self.channel.id}/messages", status=403, code=50001, times=9)
        await self.discord.until(lambda: taken.hits > 0)
        taken.release()
        self.discord.gateway.dispatch("CHANNEL_UPDATE", self.channel.payload(), guild=self.guild)

    async def pictures_are_refused(self) -> None:
        self.discord.faults.add("*", MESSAGES, status=400, code=50035)

    async def channel_is_renamed(self) -> None:
        payload = self.channel.payload() | {"name": "renamed"}
        del payload["position"]
        self.discord.gateway.dispatch("CHANNEL_UPDATE", payload, guild=self.guild)

    async def bot_is_removed(self) -> None:
        gateway = self.discord.gateway
        gateway.dispatch("GUILD_DELETE", {"id": str(self.guild.id)}, guild=self.guild)
        joined = gateway.guild_payload(self.guild)
        del joined["unavailable"]
        gateway.dispatch("GUILD_CREATE", joined, guild=self.guild)

    async def interactions_come_twice(self) -> None:
        for person in self.game.people:
            person.duplicates = 0.0 if person.duplicates else 1.0


@pytest.mark.parametrize("minutes", first((13, 60), 0, 1))
async def test_an_hour_with_a_fault_every_minute(discord: StandIn, guild: Guild, bot: BotProcess, minutes: int) -> None:
    """At 35e905d0 the renamed channel ended the process, and outages of gateway and API left dozens of tracebacks."""
    await bot.start()
    channel = discord.channel(guild)
    await open_table(discord, channel, list(guild.users))
    game = Game(discord, bot, [Person(discord, user, channel, random.Random(user.id)) for user in guild.users])
    await game.goes_on(4)
    hour = Hour(discord, guild, bot, game, channel)
    faults = hour.faults()
    for minute in range(minutes):
        began, fault = discord.clock.now(), faults[minute % len(faults)]
        await fault()
        assert bot.running, bot.output[-3000:]
        try:
            await game.goes_on(2)
        except TimeoutError:
            pytest.fail(f"{fault.__name__} in minute {minute} has stopped the game\n{bot.output[-6000:]}")
        discord.faults.clear()
        discord.clock.advance(max(0.0, MINUTE - (discord.clock.now() - began)))
    await game.at_rest()
    assert bot.running
    assert bot.output.count("Traceback") == bot.output.count(UNREADABLE) <= 1 + hour.kills, bot.output[-9000:]
    assert "incident" not in bot.output
    assert set(tables_offered(channel).values()) == {1}
