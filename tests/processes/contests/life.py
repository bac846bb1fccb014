"""Members who sign up and check in by buttons and commands."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final, NamedTuple

from bot.clock import MINUTE_MS
from bot.contests.dates import pace_of
from bot.contests.organizers import Publish
from bot.contests.plan import Plan, decode
from bot.contests.service import Contests
from bot.stats.write.recorder import record_change
from bot.store.database import Database
from bot.store.vault import Vault
from bot.tables.model import Member
from bot.tables.service import Tables
from tests.clock import FakeClock
from tests.processes.contests.forks import KEY, ForkedBot
from tests.processes.contests.record import Outcome, Record
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
        values = {"contest": self.record.contest, "partner": two}
        reply = await self.record.discord.slash(one, self.record.guild.channel, "league join", values)
        await self.record.discord.settled(reply)


async def unless_it_dies(act: Act) -> None:
    """Do something that the bot may not live to answer."""
    with contextlib.suppress(Unanswered, NotThere, TimeoutError):
        await act()


STATES: Final = ("sign-up", "check-in", "pairing", "opening", "playing", "closing", "final", "successor")
POINTS: Final = ("before", "committed", "sent", "random")
"""Before the commit of the state's transaction; after it, when nothing of it is out; after a message of the state is
out and before that is stored; at any time."""
_STARTING: Final = 1.2
"""Most seconds until a kill at any time, of a bot that starts."""
_WORKING: Final = 0.4
"""The same of one that runs."""
_SHORTLY: Final = 1000
"""Milliseconds before the start."""
_QUIET: Final = 3.0
"""Seconds without a request, after which a bot with nothing to do has done all: a notice board may wait for 2."""
_MOVES: Final = "SELECT count(*) > {more} FROM log WHERE user_id IS NOT NULL"
_POSTED: Final = "SELECT count(*) FROM contest_posts WHERE message_id IS NOT NULL"
_NEXT: Final = "SELECT due_at FROM contest_deadlines WHERE contest_id = ? AND kind = 'next'"


class Kills(NamedTuple):
    """Where a contest is killed: at one point of every state. `nth`, from 0, varies which member, round and message."""

    point: str
    nth: int
    dice: Random


@dataclass
class Life:
    """One contest of `rounds` rounds. Without `kills` nobody is killed."""

    bot: ForkedBot
    record: Record
    members: Members
    plan: Plan
    rounds: int
    kills: Kills | None
    killed: list[str] = field(default_factory=list)
    """The states in which it was killed, in their order."""

    async def live(self, expected: Outcome | None) -> Outcome:
        """All from sign-up on; waits for the texts of the expected outcome, as a notice board is edited with pauses."""
        await self.play_to_the_end()
        await self.settle(expected)
        return await self.record.outcome()

    async def play_to_the_end(self) -> None:
        await self.sign_up()
        if self.plan.check_in:
            await self.check_in()
        await self.begin()
        for number in range(1, self.rounds + 1):
            await self.play_round(number)
        await self.end()

    # --- the script

    async def go_to_the_final(self, before_ms: int) -> None:
        """Play all of it, and be in the final that follows, as long before its start."""
        await self.play_to_the_end()
        await self.bot.until(lambda: self.record.has_posted_all() and "**It’s over.**" in "".join(self.record.texts()))
        self.record = replace(self.record, contest=2)
        self.members = Members(self.bot, self.record, 1)
        self.plan, self.rounds = decode(self.record.ask("SELECT plan FROM contests WHERE id = 2")[0][0]), 2
        await self.be_there_until(self.plan.starts_at - before_ms)

    async def publish(self) -> None:
        """The contest is published, and then the bot starts."""
        base = await Database.open(f"sqlite+aiosqlite:///{self.bot.database}")
        try:
            vault = await Vault.open(base, KEY)
            clock, secret = FakeClock(self.bot.now), lambda: bytes(32)
            tables = Tables(base, clock=clock, secret=secret, record=record_change)
            contests = Contests(base, tables, clock=clock, vault=vault, lot=secret)
            guild = self.record.guild
            owner = Member(guild.users[0].id, guild.users[0].name, moderator=True)
            draft = await contests.create(owner, guild.id, guild.channel.id, "Night", self.plan)
            await contests.do(draft.id, Publish(owner))
        finally:
            await base.close()
        await self.members.see_the_bot()

    async def sign_up(self) -> None:
        entrants = len(self.record.guild.users) // self.members.size
        for number in range(entrants):
            nth = number * self.members.size
            if self.is_to_die_in(number, entrants):
                await self.kill("sign-up", lambda nth=nth: self.members.join(nth), self.record.more("joined", number))
            await self.members.join(nth)

    async def check_in(self) -> None:
        at = self.plan.starts_at - pace_of(self.plan).check_in_ms
        by_itself = self.is_to_die_in(0, 2) or (self.kills is not None and self.kills.point == "sent")
        if by_itself:
            await self.kill("check-in", lambda: self.move_to(at), self.record.more("checking", 0))
        await self.move_to(at)
        # stored, too: its text has had its time when the contest begins, and then nothing would store where it is
        await self.bot.until(lambda: self.record.posted("checkin"))
        if self.kills is not None and not by_itself:
            await self.kill("check-in", lambda: self.members.check_in(0), self.record.more("ready", 0))
        for nth in range(len(self.record.guild.users)):
            await self.members.check_in(nth)

    async def begin(self) -> None:
        start = lambda: self.move_to(self.plan.starts_at)  # noqa: E731
        await self.be_there_until(self.bot.now + MINUTE_MS)  # its clocks run, after a kill
        await self.be_there_until(self.plan.starts_at - _SHORTLY)
        if self.kills is not None:
            await self.kill("pairing", start, self.record.more("seeded", 0))
        await start()

    async def play_round(self, number: int) -> None:
        """From the draw to the standings."""
        dies = self.is_to_die_in(number - 1, self.rounds)
        record = self.record
        if dies:
            await self.kill("opening", lambda: self.draw(number), self.record.more("paired", number - 1))
        await self.members.see_the_bot()
        await self.draw(number)
        await self.bot.until(lambda: record.posted("round", number) and record.are_shown())
        if dies and self.kills is not None:
            moves = record.moves() + 2 + self.kills.nth
            await self.kill("playing", self.play, _MOVES.format(more=moves))
            over = self.record.more("closed", number - 1)
            await self.kill("closing", self.play, over, near=lambda: not record.are_on())
        await self.play()
        await self.bot.until(lambda: len(record.events("closed")) == number and record.posted("standings", number))
        await self.bot.until(record.are_painted)  # a bot that sees the clock leap takes these games for long over
        self.bot.let_play(allowed=False)

    async def end(self) -> None:
        record, end = self.record, lambda: self.wait_out(lambda: self.record.events("ended"))
        if self.kills is not None:
            await self.kill("final", end, self.record.more("ended", 0))
            made = self.record.more("published", 0, after=1)
            if self.kills.point == "committed":  # it is made in the transaction of the end: the next thing is the final
                made = f"{_POSTED} AND purpose = 'final' AND contest_id = {self.record.contest}"
            await self.kill("successor", end, made)
        await self.members.see_the_bot()
        await end()
        await self.bot.until(lambda: record.posted("final", 0) and record.posted("board", 0, after=1))

    async def settle(self, expected: Outcome | None) -> None:
        """Let the bot do all there is to do."""
        await self.bot.until(self.record.has_posted_all)
        if expected is not None:
            with contextlib.suppress(TimeoutError):  # the comparison says what is different
                await self.record.discord.until(lambda: self.record.texts() == expected.texts)
            return
        requests = -1
        while requests != len(self.record.discord.requests):
            requests = len(self.record.discord.requests)
            await asyncio.sleep(_QUIET)  # waits: nothing tells that a bot has no more to do

    # --- the kills

    def is_to_die_in(self, number: int, count: int) -> bool:
        """Whether this is the one of `count` places, from 0, in which it is killed."""
        return self.kills is not None and self.kills.nth % count == number

    async def kill(self, state: str, act: Act, query: str, *, near: Callable[[], object] | None = None) -> None:
        """Kill the bot while `act` is done, which brings on the transaction in which a query is true.

        At any time: from the start or from `act` on, or once it is near.
        """
        assert self.kills is not None
        point = self.kills.point
        if state in ("sign-up", "check-in"):
            await self.members.see_the_bot()
        if point in ("before", "committed"):
            assert not self.record.ask(query)[0][0], f"{state} was over before it was killed"
            self.bot.die_at(query, before=point == "before")
        longest = _WORKING if self.bot.running or near is not None else _STARTING
        fault = self.record.discord.faults.hold(*self.message_of(state), done=True) if point == "sent" else None
        acting = asyncio.ensure_future(unless_it_dies(act))
        if not self.bot.running:
            await self.bot.start() if near is not None else await self.bot.launch()
        if fault is not None:
            await self.record.discord.until(fault.reached.is_set)
            await self.bot.kill()
            fault.release()
        elif point == "random":
            if near is not None:
                await self.bot.until(near)
            await asyncio.sleep(self.kills.dice.random() * longest)  # waits: until any time
            await self.bot.kill()
        else:
            await self.bot.died()
        acting.cancel()
        await asyncio.gather(acting, return_exceptions=True)
        if point in ("before", "committed"):
            assert bool(self.record.ask(query)[0][0]) is (point == "committed")
        self.killed.append(state)

    def message_of(self, state: str) -> tuple[str, str]:
        """The method and path of a message of a state."""
        channel = f"/channels/{self.record.guild.channel.id}/messages"
        if state == "check-in":
            return ("POST", f"{channel}$") if self.is_to_die_in(0, 2) else ("PATCH", f"{channel}/")
        return {
            "sign-up": ("PATCH", f"{channel}/"),
            "pairing": ("POST", "/threads$"),
            "opening": ("POST", "/messages$"),
            "playing": ("PATCH", "/channels/.*/messages/"),
        }.get(state, ("POST", f"{channel}$"))

    # --- what brings on a transaction

    async def play(self) -> None:
        """Members play, as long as the bot lives."""
        self.bot.let_play(allowed=True)

    async def move_to(self, at: int) -> None:
        self.bot.set_clock(at)

    async def be_there_until(self, at: int) -> None:
        """Let the time pass with the bot there, which says so: what it was away for is given back after a kill."""
        await self.move_to(at)
        await self.bot.until(lambda: self.record.was_there_at(at))

    async def draw(self, number: int) -> None:
        """Let the time pass until a round is drawn."""
        await self.wait_out(lambda: len(self.record.events("paired")) == number)

    async def wait_out(self, done: Callable[[], object]) -> None:
        """Let the time pass until the next round or the end."""
        async with deadline():
            while not done():
                dues = self.record.ask(_NEXT, self.record.contest)
                await self.move_to(max([self.bot.now, *(due for (due,) in dues)]))
                with contextlib.suppress(TimeoutError):
                    await self.record.discord.until(done, 1)  # waits: until it looks again
