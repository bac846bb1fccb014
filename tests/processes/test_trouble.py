"""What Discord may do to a running game: deliver twice, drop the gateway, refuse, limit, fail."""

import asyncio
import contextlib
import random
import re
from collections.abc import AsyncIterator

import pytest

from tests.processes.people import Person, Play, offers, open_table
from tests.processes.stored_state import check_clicks, check_games, is_shown, logs, snapshot, until_shown
from tests.standin import Guild, Limits, Message, NotThere, StandIn, User
from tests.standin.process import BotProcess
from tests.suite import night, rest
from tests.waiting import until

pytestmark = pytest.mark.processes


class Game(Play):
    """Three tables at play."""

    def __init__(self, discord: StandIn, bot: BotProcess, people: list[Person]) -> None:
        super().__init__(discord, people)
        self.bot = bot

    async def at_rest(self) -> None:
        """Nobody plays any more: the last state of every table gets shown, nothing is lost or done twice."""
        await self.stop()
        await until_shown(self.discord, self.bot.database)
        check_clicks(logs(self.bot.database), self.clicks)
        check_games(logs(self.bot.database), self.clicks)


@pytest.fixture
async def game(discord: StandIn, guild: Guild, bot: BotProcess) -> AsyncIterator[Game]:
    await bot.start()
    seats = [(discord.channel(guild), users) for users in (guild.users[:1], guild.users[1:3], guild.users)]
    await asyncio.gather(*(open_table(discord, channel, users) for channel, users in seats))
    people = [Person(discord, user, channel, random.Random(user.id)) for channel, users in seats for user in users]
    playing = Game(discord, bot, people)
    await playing.goes_on(5)
    yield playing
    await playing.stop()


def faults(bot: BotProcess) -> list[str]:
    return [line for line in bot.output.splitlines() if re.search(r" (ERROR|CRITICAL) +(bot|cogs|asyncio)", line)]


@rest
async def test_interactions_delivered_twice_act_once(game: Game) -> None:
    for person in game.people:
        person.duplicates = 1.0
    await game.goes_on(30)
    every = game.discord.interactions.by_token
    await game.discord.until(lambda: sum(each.deliveries == 2 for each in every.values()) >= 20)
    await game.at_rest()
    assert faults(game.bot) == []


@rest
async def test_an_old_interaction_delivered_again_does_nothing(game: Game) -> None:
    """Delivered a second time when the game has long gone on, and once more to the next process: nothing happens."""
    await game.goes_on(10)
    await game.at_rest()
    before = logs(game.bot.database)
    pressed = {click.interaction for click in game.clicks}
    interactions = [i for i in game.discord.interactions.by_token.values() if i.payload and i.id in pressed]
    for interaction in interactions:
        game.discord.redeliver(interaction)
    await game.bot.kill()  # it may have seen some of them
    await game.bot.start()
    for interaction in interactions:
        game.discord.redeliver(interaction)
    await game.discord.until(lambda: all(i.refusals for i in interactions))  # answered already, says Discord
    assert unpressed(before, logs(game.bot.database))
    assert faults(game.bot) == []


def unpressed(before: dict[int, list], after: dict[int, list]) -> bool:
    """Whether nobody but computers has gone on since."""
    return all(
        after[t][: len(log)] == log and all(not n.user for n in after[t][len(log) :]) for t, log in before.items()
    )


@rest
async def test_games_go_on_while_the_gateway_reconnects(game: Game) -> None:
    gateway = game.discord.gateway
    gateway.ask_to_reconnect()
    await game.discord.until(lambda: len(gateway.resumes) == 1)
    await game.goes_on()
    await gateway.drop()  # the line is cut
    await game.discord.until(lambda: len(gateway.resumes) == 2)
    await game.goes_on()
    gateway.invalidate(resumable=True)
    await game.discord.until(lambda: len(gateway.resumes) == 3)
    await game.goes_on()
    gateway.invalidate()  # a new session, with READY and all servers again
    await game.discord.until(lambda: len(gateway.identifies) == 2 and gateway.connected())
    await game.goes_on()
    await game.at_rest()
    assert game.bot.running
    assert faults(game.bot) == []


@rest
async def test_rate_limits_lose_no_last_state(game: Game) -> None:
    """With Discord's limits the painter is refused nothing in the long run and loses no last state."""
    game.discord.limits = Limits()
    await game.goes_on(60)
    await game.at_rest()
    edits = [r for r in game.discord.requests if r.method == "PATCH" and r.path.startswith("/channels")]
    refused = [r for r in edits if r.status == 429]
    assert len(refused) <= len(edits) / 20
    assert faults(game.bot) == []


@night
async def test_much_lower_limits_of_edits_lose_no_last_state(game: Game) -> None:
    """Limits that discord.py does not know: 429 again and again, and in the end the last state is there."""
    game.discord.limits = Limits(edits=(1, 3.0), sends=(1, 3.0), overall=None)
    await game.goes_on(20)
    await game.at_rest()
    assert faults(game.bot) == []


@rest
async def test_a_closed_channel_does_not_disturb_other_tables(game: Game) -> None:
    """403 for good: the bot does not try for ever, and the other tables do not notice."""
    channel = game.people[0].channel
    game.discord.faults.add("*", f"/channels/{channel.id}/messages", status=403, code=50001, times=1_000_000)
    await game.goes_on(30)
    seen = [r for r in game.discord.requests if r.path.startswith(f"/channels/{channel.id}/") and r.status == 403]
    assert 1 <= len(seen) <= 4
    assert offers(game.people[-1].panel, "act") or game.answered
    assert faults(game.bot) == []


@rest
async def test_a_table_comes_back_with_its_channel(discord: StandIn, guild: Guild, bot: BotProcess) -> None:
    """Rights taken and given back; the bot removed and invited again: one refusal each, and then the last state."""
    await bot.start()
    channel, ann = guild.channel, guild.users[0]
    await open_table(discord, channel, [ann])
    gateway, gone = discord.gateway, {"id": str(guild.id)}
    ways = (
        lambda: [("CHANNEL_UPDATE", channel.payload())],
        lambda: [("GUILD_DELETE", gone), ("GUILD_CREATE", gateway.guild_payload(guild))],
    )
    for number, events in enumerate(ways, start=1):
        before = len(refused(discord))
        closed = discord.faults.add("*", f"/channels/{channel.id}/messages", status=403, code=50001, times=1_000_000)
        while bot.output.count("takes no messages") < number:  # the game goes on by /hand
            hand = (await discord.slash(ann, channel, "hand")).shown
            await play(discord, ann, hand)
        closed.release()

        async def comes_back(events=events) -> bool:
            """Whether it is shown, after one more such event."""
            for event, data in events():
                gateway.dispatch(event, data, guild=guild)
            return is_shown(discord, await snapshot(bot.database, 1))

        await until(comes_back, pause=0.5)
        assert len(refused(discord)) - before <= 2  # an older message could not be retired, either
        await discord.until(lambda number=number: bot.output.count("takes messages again") == number)
    assert faults(bot) == []


def refused(discord: StandIn) -> list:
    """The requests about a table's message that were refused; calls have a content."""
    found = [r for r in discord.requests if r.status == 403 and r.method in ("POST", "PATCH")]
    return [r for r in found if not (r.payload or {}).get("content")]


async def play(discord: StandIn, user: User, hand: Message | None) -> None:
    """One action, as soon as the panel offers any."""
    with contextlib.suppress(TimeoutError):
        await discord.until(lambda: offers(hand, "act"), 2)  # waits: there may be none
    if hand is not None and (choices := offers(hand, "act")):
        with contextlib.suppress(NotThere):  # the panel has changed meanwhile
            await discord.click(user, hand, choices[0]["custom_id"])


@rest
async def test_a_deleted_panel_is_sent_again(discord: StandIn, guild: Guild, bot: BotProcess) -> None:
    """Deleted between the press and its answer: the panel comes as a new message, and nothing is a fault."""
    await bot.start()
    await open_table(discord, guild.channel, guild.users[:1])
    hand = (await discord.slash(guild.users[0], guild.channel, "hand")).message
    await discord.until(lambda: offers(hand, "act"))
    discord.faults.add("POST", r"/interactions/.*/callback", status=404, code=10008)
    reply = await discord.click(guild.users[0], hand, offers(hand, "act")[0]["custom_id"])
    assert reply.ephemeral
    assert reply.message is not hand
    assert faults(bot) == []
