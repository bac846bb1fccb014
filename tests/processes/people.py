"""People who play through what they see: the public message, their hand panel, and its buttons."""

import asyncio
import contextlib
import random
import re
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.clock import HOUR_MS
from bot.contests.members import Join, OwnStanding
from bot.contests.organizers import Publish
from bot.contests.templates import Defaults, Template, make_plan
from bot.services import Services
from bot.settings import Settings
from bot.tables.model import Member
from tests.clock import FakeClock
from tests.standin import Channel, Guild, Message, NotThere, Reply, StandIn, Unanswered, User
from tests.standin.world import Payload
from tests.waiting import DEADLINE

CLOCK = 15
"""Seconds of a turn: less than what most weather lasts."""
Press = tuple[str, int, int, int]  # verb, table, version seen, index


def press(component: Payload) -> Press:
    _, verb, table, seen, index = component["custom_id"].split(":")
    return verb, int(table), int(seen), int(index)


def offers(message: Message | None, verb: str) -> list[Payload]:
    """The enabled buttons of a verb."""
    if message is None or message.deleted:
        return []
    found = [b for b in message.buttons() if not b.get("disabled") and b.get("custom_id")]
    return [b for b in found if press(b)[0] == verb]


def public(channel: Channel, verb: str) -> Message | None:
    """The newest public message that offers a verb."""
    return next((m for m in reversed(channel.messages.values()) if offers(m, verb)), None)


def tables_offered(channel: Channel) -> Counter[int]:
    """How many messages offer each table's hand or its rematch; calls, which have a link, do not count."""
    found = Counter[int]()
    for message in channel.messages.values():
        if not any(button.get("url") for button in message.buttons()):
            pressed = [press(button) for button in message.buttons() if button.get("custom_id")]
            found.update({table for verb, table, *_ in pressed if verb in ("hand", "rematch")})
    return found


@dataclass(slots=True)
class Click:
    """One press of an action in a hand panel; `answered` when the person saw the panel go on."""

    user: int
    table: int
    seen: int
    index: int
    interaction: int
    answered: bool = False


@dataclass(eq=False)
class Person:
    """Sits at a channel's table, and plays whenever the hand panel lets it.

    duplicates -- share of the clicks that Discord delivers twice
    """

    discord: StandIn
    user: User
    channel: Channel
    dice: random.Random
    duplicates: float = 0.0
    panel: Message | None = None
    clicks: list[Click] = field(default_factory=list)
    opened: int = 0
    goes_home: bool = False

    async def open_hand(self) -> None:
        """My hand, where the channel offers it."""
        message = public(self.channel, "hand")
        if message is None:
            return
        with contextlib.suppress(Unanswered, NotThere):
            reply = await self.discord.click(self.user, message, lambda b: press(b)[0] == "hand")
            self.panel, self.opened = reply.shown, self.opened + 1

    async def act(self) -> Reply | None:
        """Press one of the actions that the panel offers, if there are any."""
        choices = offers(self.panel, "act")
        if not choices or self.panel is None:
            return None
        choice = self.dice.choice(choices)
        _, table, seen, index = press(choice)
        twice = self.dice.random() < self.duplicates
        clicking = asyncio.ensure_future(
            self.discord.click(self.user, self.panel, choice["custom_id"], duplicate=twice)
        )
        await asyncio.sleep(0)  # it is on its way, or was refused because the panel has changed
        if clicking.done() and isinstance(clicking.exception(), NotThere):
            return None
        everything = reversed(self.discord.interactions.by_token.values())
        interaction = next(i for i in everything if i.user is self.user and i.message is self.panel)
        click = Click(self.user.id, table, seen, index, interaction.id)
        self.clicks.append(click)
        try:
            reply = await clicking
        except Unanswered:
            return None
        if reply.deferred:  # "wait" promises nothing: only what comes after it tells that the action is kept
            there, result = self.discord.gateway.reaches, reply.interaction
            with contextlib.suppress(TimeoutError):
                await self.discord.until(lambda: result.settled or not there(self.channel.guild))
        # a sentence of its own, or the same panel drawn again, is no promise: the buttons of that turn are still there
        waits = any(press(button)[1:3] == (table, seen) for button in offers(self.panel, "act"))
        click.answered = reply.interaction.settled and not waits
        return reply

    async def next_game(self) -> None:
        """Rematch, where the channel offers it."""
        message = public(self.channel, "rematch")
        if message is not None and public(self.channel, "hand") is None:
            with contextlib.suppress(Unanswered, NotThere):
                await self.discord.click(self.user, message, lambda b: press(b)[0] == "rematch")

    async def play(self) -> None:
        """Play until there is no bot any more. A look at the hand whenever nothing has changed for a while."""
        gateway = self.discord.gateway
        while not self.goes_home and (gateway.reaches(self.channel.guild) or gateway.waiting()):
            if await self.act() is not None:
                continue
            with contextlib.suppress(TimeoutError):
                await self.discord.until(lambda: offers(self.panel, "act"), 0.25)  # waits: until it looks
            if not offers(self.panel, "act"):
                await self.next_game()
                await self.open_hand()

    async def play_on(self) -> None:
        """Play until it is time to go home; while there is no bot, wait for the next one."""
        gateway = self.discord.gateway
        while not self.goes_home:
            with contextlib.suppress(TimeoutError):
                await self.discord.until(lambda: gateway.reaches(self.channel.guild), 5)  # waits: until it looks again
                await self.play()


async def go_home(people: list[Person], playing: list[asyncio.Task[None]]) -> None:
    """Nobody presses anything any more; what is under way is waited for."""
    for person in people:
        person.goes_home = True
    await asyncio.gather(*playing)


class Play:
    """Members who go on by themselves."""

    def __init__(self, discord: StandIn, people: list[Person]) -> None:
        self.discord, self.people = discord, people
        self.playing = [asyncio.create_task(person.play_on()) for person in people]

    @property
    def clicks(self) -> list[Click]:
        return [click for person in self.people for click in person.clicks]

    @property
    def answered(self) -> int:
        return sum(click.answered for click in self.clicks)

    async def goes_on(self, times: int = 15, within: float = DEADLINE) -> None:
        """Wait for so many more answers."""
        enough = self.answered + times
        await self.discord.until(lambda: self.answered >= enough, within)
        for player in self.playing:
            assert not player.done()

    async def stop(self) -> None:
        await go_home(self.people, self.playing)


async def open_hustle(url: str, guild: Guild, players: Sequence[User]) -> None:
    """A hustle of these members, with clocks of 15 s, that starts in a few seconds."""
    clock = FakeClock(time.time_ns() // 1_000_000 - HOUR_MS)
    services = await Services.open(Settings(_env_file=None, database_url=url), clock=clock)  # type: ignore[call-arg]
    plan = make_plan(Template.HUSTLE, Defaults(), clock.now() + HOUR_MS + 10_000)
    plan = replace(plan, check_in=False, clock_ms=CLOCK * 1000, config=replace(plan.config, rounds=6, rated=False))
    owner = Member(guild.users[0].id, guild.users[0].name, moderator=True)
    contest = await services.contests.create(owner, guild.id, guild.channel.id, "Friday", plan)
    await services.contests.do(contest.id, Publish(owner))
    for user in players:
        await services.contests.do(contest.id, Join(Member(user.id, user.name), OwnStanding()))
    await services.close()


async def open_table(
    discord: StandIn, channel: Channel, users: list[User], level: str = "expert", **options: int
) -> int:
    """A table of these members, the other seats computers' of a level, at play; its number."""
    options = {"computers": 4 - len(users), "level": level, **options}
    opened = await discord.slash(users[0], channel, "table open", options)
    await discord.settled(opened)
    found = re.search(r"table (\d+)", opened.text)
    assert found is not None, opened.text
    number = int(found[1])
    for user in users[1:]:
        await discord.slash(user, channel, "table join", {"table": number})
    await discord.slash(users[0], channel, "table start", {"table": number})
    await discord.until(lambda: public(channel, "hand"))
    return number
