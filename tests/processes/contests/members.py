"""Members who sign up and check in by buttons and commands."""

import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from tests.processes.contests.forks import ForkedBot
from tests.processes.contests.record import Record
from tests.processes.people import press, public
from tests.standin import Message, NotThere, Unanswered, User
from tests.waiting import deadline

Act = Callable[[], Awaitable[object]]


@dataclass(frozen=True)
class Members:
    """Those of the server, in its order; `size` of them are an entrant. They press again when nothing comes of it."""

    bot: ForkedBot
    record: Record
    size: int

    async def join(self, nth: int) -> None:
        """A member signs up, or two with each other, until it is written down."""
        users, record = self.record.guild.users, self.record
        if self.size == 1:
            await self._do(lambda: record.is_in(nth), lambda: self._click(users[nth], "contestjoin"))
            return
        one, two = users[nth], users[nth + 1]
        await self._do(lambda: record.asks(nth) or record.is_in(nth), lambda: self.invite(one, two))
        await self._do(lambda: record.is_in(nth + 1), lambda: self.invite(two, one))

    async def check_in(self, nth: int) -> None:
        """A member says that they are there."""
        user = self.record.guild.users[nth]
        await self._do(lambda: self.record.is_checked_in(nth), lambda: self._click(user, "contestcheckin"))

    async def see_the_bot(self) -> None:
        """It runs, and has posted the notice board."""
        await self.bot.until(lambda: self.record.posted("board", 0))

    def find(self, verb: str) -> Message | None:
        """The newest message that offers a verb."""
        return public(self.record.guild.channel, verb)

    async def _do(self, done: Callable[[], object], act: Act) -> None:
        await self.see_the_bot()
        async with deadline():
            while not done():
                await unless_it_dies(act)
                with contextlib.suppress(TimeoutError):
                    await self.record.discord.until(done, 3)  # waits: until it acts again

    async def _click(self, user: User, verb: str) -> None:
        message = self.find(verb)
        assert message is not None, verb
        reply = await self.record.discord.click(user, message, lambda b: press(b)[0] == verb)
        await self.record.discord.settled(reply)

    async def invite(self, one: User, two: User) -> None:
        values = {"contest": 1, "partner": two}
        reply = await self.record.discord.slash(one, self.record.guild.channel, "league join", values)
        await self.record.discord.settled(reply)


async def unless_it_dies(act: Act) -> None:
    """Do something that the bot may not live to answer."""
    with contextlib.suppress(Unanswered, NotThere, TimeoutError):
        await act()
