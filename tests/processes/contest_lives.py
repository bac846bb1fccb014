"""Whole contests by real processes of the bot that are killed in every state, at every point of what they do then.

Members sign up and check in by buttons of the stand-in, and play by themselves (`forking_bot.py`). Time stands still
but for what `Life` moves.

    python -m tests.processes.contest_lives        # all lives; prints how often the bot was killed, by state and point
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import sqlite3
import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from bot.contests.commands.organising import Publish
from bot.contests.rebuild import differences
from bot.contests.service import Contests
from bot.contests.steps import CHECK_IN_MS
from bot.contests.templates import Defaults, Template, make_plan
from bot.store.database import Database
from bot.store.vault import Vault
from bot.tables.model import Member
from engine.contest.config import Movement
from tests.processes.people import press, public
from tests.standin import NotThere, StandIn, Unanswered
from tests.standin.process import DRAIN, PATIENCE, ROOT, BotProcess

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from bot.contests.plan import Plan
    from tests.standin import Guild, User
    from tests.standin.trouble import Fault

STATES: Final = ("sign-up", "check-in", "pairing", "opening", "playing", "closing", "final", "successor")
POINTS: Final = ("before", "committed", "sent", "random")
"""Before the transaction; after it and before anything of it is out; after a message is out and before that is stored;
at any time."""
MEMBERS: Final = 8
_STEP: Final = 0.2
"""Seconds in which a process gets to its transaction, and waits there for the database."""
_LONGEST: Final = 0.4
"""Seconds until a kill at any time."""
_BREAK_MS: Final = 90_000
_OUTGOING: Final = "/callback$|/messages|/webhooks/"
_KEY: Final = "the secret key of lives of contests"
_EVENTS: Final = "SELECT kind, data, by_id FROM contest_events WHERE contest_id = 1 ORDER BY seq"


def _short(plan: Plan) -> Plan:
    length = {"target": 1} if plan.size == 2 else {"fixed_hands": 1}
    return replace(plan, rules=replace(plan.rules, **length), repeats=True)


def plan_of(name: str, starts_at: int) -> Plan:
    """The contest of a life: two rounds or three of a hand each."""
    template, changes = LIVES[name]
    plan = _short(make_plan(template, Defaults(), starts_at))
    return replace(plan, config=replace(plan.config, least=4, **changes))


LIVES: Final = {
    "hustle": (Template.HUSTLE, {"rounds": 2}),
    "climb": (Template.HUSTLE, {"rounds": 2, "movement": Movement.CLIMB}),
    "cup": (Template.CUP, {"third_place": False}),
    "cup with a third place": (Template.CUP, {"third_place": True}),
    "swiss": (Template.SWISS, {"rounds": 1, "cut": 4}),
}


class ForkingBot(BotProcess):
    """A bot whose processes are forked off one that has everything imported, and whose clock is a file."""

    def __init__(self, discord: StandIn, folder: Path, now: int) -> None:
        self.clock = folder / "clock"
        script = (sys.executable, "-m", "tests.processes.forking_bot", str(folder))
        quiet = {"PINGS": "false", "COMPUTER_PACE": "0", "LOG_LEVEL": "WARNING", "SECRET_KEY": _KEY}
        super().__init__(discord, folder, command=script, environment=quiet | {"PYTHONPATH": str(ROOT)})
        self.set_clock(now)
        self._parent: asyncio.subprocess.Process | None = None
        self._number = 0
        self._ended: asyncio.Task[int] | None = None

    def set_clock(self, now: int) -> None:
        """What time it is, milliseconds UTC."""
        new = self.clock.with_suffix(".new")
        new.write_text(str(now))
        new.replace(self.clock)

    async def __aexit__(self, *_: object) -> None:
        await super().__aexit__()
        if self._parent is not None and self._parent.stdin is not None:
            self._parent.stdin.close()
            await self._parent.wait()

    @property
    def running(self) -> bool:
        return self._ended is not None and not self._ended.done()

    @property
    def exit_code(self) -> int | None:
        return None if self._ended is None or not self._ended.done() else self._ended.result()

    async def launch(self) -> None:
        assert not self.running, "it runs already"
        if self._parent is None:
            pipe = asyncio.subprocess.PIPE
            self._parent = await asyncio.create_subprocess_exec(
                *self.command, cwd=self.folder, env=self.environment, stdin=pipe, stdout=pipe
            )
        stdin, stdout = self._parent.stdin, self._parent.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(b"run\n")
        self._number = int(await stdout.readline())

        async def end() -> int:
            code = int(await stdout.readline())
            self.discord.wake()
            return code

        self._ended = asyncio.create_task(end())

    def kill_now(self) -> None:
        """kill -9, from any thread."""
        os.kill(self._number, signal.SIGKILL)

    async def kill(self) -> None:
        if self.running:
            self.kill_now()
        await self.wait()
        await asyncio.sleep(DRAIN)
        self.discord.interactions.lose("the bot's process was killed")
        self.discord.gateway.forget()

    async def terminate(self, *, within: float = PATIENCE) -> int:
        os.kill(self._number, signal.SIGTERM)
        return await self.wait(within=within)

    async def wait(self, *, within: float = PATIENCE) -> int:
        assert self._ended is not None
        return await asyncio.wait_for(asyncio.shield(self._ended), within)


class Outcome(NamedTuple):
    """What a contest came to, without what differs from run to run: times and the numbers of members and messages."""

    events: list[tuple[str, str, str]]
    standings: list[tuple[object, ...]]
    posts: list[tuple[int, str, int]]
    texts: list[str]
    """Of all messages that the bot has posted, in the order of their channels."""
    matches: list[tuple[int, int]]


@dataclass
class Life:
    """One contest from its notice board to the notice board of its successor. Without `dice` nobody is killed."""

    discord: StandIn
    guild: Guild
    bot: ForkingBot
    plan: Plan
    dice: random.Random | None
    counts: Counter[tuple[str, str]] = field(default_factory=Counter)

    # --- the script

    async def live(self) -> Outcome:
        await self.start()
        await self.sign_up()
        await self.check_in()
        await self.begin()
        first = True
        while True:
            await self.open_round(first=first)
            await self.play_round(first=first)
            await self.close_round(first=first)
            first = False
            if self.is_last_round():
                break
            await self.wait_out(lambda: self.events().count("paired") > len(self.closed()))
        await self.end()
        return await self.outcome()

    async def sign_up(self) -> None:
        if self.dice is not None:
            await self.kill_before("sign-up", lambda: self.join(0, 1))
            await self.kill_committed("sign-up", lambda: self.has("joined"), lambda: self.join(0, 1))
            await self.kill_sent("sign-up", "PATCH", self.board)
            await self.kill_at_random("sign-up", lambda: self.join(2, 3))
        for nth in range(0, MEMBERS, 2):
            await self.join(nth, nth + 1)

    async def check_in(self) -> None:
        at = self.plan.starts_at - CHECK_IN_MS
        if self.dice is not None:
            await self.kill_before("check-in", lambda: self.moved_to(at), back=self.now)
            await self.kill_committed("check-in", lambda: self.has("checking"), lambda: self.moved_to(at))
            await self.kill_sent("check-in", "POST", self.board_posts)
            await self.kill_sent("check-in", "POST", "/threads$", lambda: self.say_there(0))
            await self.kill_at_random("check-in", lambda: self.say_there(2))
        else:
            await self.moved_to(at)
        await self.discord.until(lambda: self.has("checking") and self.button("contestcheckin"), PATIENCE)
        for nth in range(MEMBERS):
            await self.say_there(nth)

    async def begin(self) -> None:
        at = self.plan.starts_at
        if self.dice is None:
            return self.move_to(at)
        await self.kill_before("pairing", lambda: self.moved_to(at), back=self.now)
        self.lose_a_thread()
        self.move_to(at)
        threads = self.discord.faults.hold("POST", "/threads$", lost=True)
        await self.kill_when("pairing", "committed", threads, lambda: self.has("seeded") and not self.has("paired"))
        threads = self.discord.faults.hold("POST", "/threads$", lost=True)
        await self.kill_when("opening", "before", threads, lambda: not self.has("paired"))
        threads = self.discord.faults.hold("POST", "/threads$", done=True)
        await self.kill_when("pairing", "sent", threads, lambda: not self.has("paired"))
        await self.kill_at_random("pairing")
        return None

    async def open_round(self, *, first: bool) -> None:
        number = 1 + len(self.closed())
        if self.dice is not None and first:
            if not self.tables():
                await self.kill_committed("opening", lambda: len(self.tables()) > 0)
            await self.kill_sent("opening", "POST", "/messages$")
            await self.kill_at_random("opening")
        if not self.bot.running:
            await self.bot.start()
        await self.discord.until(lambda: self.events().count("paired") == number, PATIENCE)
        await self.discord.until(lambda: self.posted("round", number) and self.shown(), PATIENCE)

    async def play_round(self, *, first: bool) -> None:
        (self.bot.folder / "play").touch()
        if self.dice is not None and first:
            log = self.log()
            await self.discord.until(lambda: self.log() > log + 1, PATIENCE)
            await self.kill_before("playing", None)
            log = self.log()
            await self.kill_committed("playing", lambda: self.log() > log)
            await self.kill_sent("playing", "PATCH", "/channels/.*/messages/")
            await self.kill_at_random("playing", self.a_move)
            await self.bot.start()
        if self.dice is not None and not self.counts["closing", "before"]:
            await self.kill_at_the_end_of_the_round()
        await self.discord.until(lambda: not self.tables(), PATIENCE)
        (self.bot.folder / "play").unlink()

    async def close_round(self, *, first: bool) -> None:
        number = self.events().count("paired")
        if self.dice is not None and not self.counts["closing", "committed"] and not self.has_closed(number):
            await self.kill_committed("closing", lambda: self.has_closed(number))
            await self.kill_sent("closing", "POST", self.board_posts)
        if self.dice is not None and first:
            await self.kill_at_random("closing")
        if not self.bot.running:
            await self.bot.start()
        await self.discord.until(lambda: self.has_closed(number) and self.posted("standings", number), PATIENCE)

    async def end(self) -> None:
        at = self.now + _BREAK_MS
        if self.dice is None:
            await self.wait_out(lambda: self.has("ended"))
        else:
            for state in ("final", "successor"):
                await self.kill_before(state, lambda: self.moved_to(at), back=self.now)
            ended = lambda: self.has("ended")  # noqa: E731
            await self.kill_committed("final", ended, lambda: self.wait_out(ended))
            await self.kill_sent("final", "POST", self.board_posts)
            board = self.discord.faults.hold("POST", self.board_posts, lost=True, says="#2")
            await self.kill_when("successor", "committed", board, lambda: self.posted("final", 0))
            board = self.discord.faults.hold("POST", self.board_posts, done=True, says="#2")
            await self.kill_when("successor", "sent", board, lambda: not self.posted("board", 0, contest=2))
            for state in ("final", "successor"):
                await self.kill_at_random(state)
            await self.bot.start()
        await self.discord.until(lambda: self.has("ended") and self.posted("final", 0), PATIENCE)
        await self.discord.until(lambda: self.posted("board", 0, contest=2), PATIENCE)

    # --- the kills

    async def kill_before(
        self, state: str, act: Callable[[], Awaitable[object]] | None, back: int | None = None
    ) -> None:
        """While its transaction waits for the database. `back` is the time that it is then again."""
        await self.be_there()
        with self.locked():
            before = self.events()
            acting = asyncio.ensure_future(_quietly(act))
            await asyncio.sleep(_STEP)
            await self.bot.kill()
        await _stop(acting)
        if back is not None:
            self.move_to(back)
        assert self.events() == before
        self.counts[state, "before"] += 1

    async def kill_committed(
        self, state: str, done: Callable[[], bool], act: Callable[[], Awaitable[object]] | None = None
    ) -> None:
        """As soon as the database has what was done, and nothing of it has come out."""
        if act is not None:
            await self.be_there()
        fault = self.discord.faults.hold("*", _OUTGOING, lost=True)
        sent = len(self.messages())
        if not self.bot.running:
            await self.bot.start()
        acting = asyncio.ensure_future(_quietly(act))
        await self.discord.until(done, PATIENCE)
        await self.bot.kill()
        fault.release()
        await _stop(acting)
        assert len(self.messages()) == sent
        self.counts[state, "committed"] += 1

    async def kill_sent(
        self, state: str, method: str, path: str, act: Callable[[], Awaitable[object]] | None = None
    ) -> None:
        """When the first request of this kind has been done, and its answer has not come."""
        if act is not None:
            await self.be_there()
        fault = self.discord.faults.hold(method, path, done=True)
        acting = asyncio.ensure_future(_quietly(act))
        await self.kill_when(state, "sent", fault, lambda: True)
        await _stop(acting)

    async def kill_when(self, state: str, point: str, fault: Fault, holds: Callable[[], bool]) -> None:
        """When a request that is held has come."""
        if not self.bot.running:
            await self.bot.start()
        await asyncio.wait_for(fault.reached.wait(), PATIENCE)
        await self.bot.kill()
        fault.release()
        assert holds(), f"{state}, {point}"
        self.counts[state, point] += 1

    async def kill_at_random(self, state: str, act: Callable[[], Awaitable[object]] | None = None) -> None:
        """At any time of what it does, from its start or from `act` on."""
        assert self.dice is not None
        if act is None:
            await self.bot.launch()
        else:
            await self.be_there()
        acting = asyncio.ensure_future(_quietly(act))
        await asyncio.sleep(self.dice.random() * _LONGEST)
        await self.bot.kill()
        await _stop(acting)
        self.counts[state, "random"] += 1

    async def kill_at_the_end_of_the_round(self) -> None:
        """Between the end of the last game and the end of the round: two transactions, and nothing outside between."""
        number = self.events().count("paired")

        def watch() -> None:
            with contextlib.closing(sqlite3.connect(self.bot.database)) as base:
                query = "SELECT count(*) FROM tables WHERE status NOT IN ('over', 'closed')"
                until = time.monotonic() + PATIENCE
                while base.execute(query).fetchone()[0] and time.monotonic() < until:
                    time.sleep(0.0002)
            self.bot.kill_now()

        thread = threading.Thread(target=watch)
        thread.start()
        await self.bot.wait(within=PATIENCE)
        thread.join()
        await self.bot.kill()
        if not self.has_closed(number):
            self.counts["closing", "before"] += 1
        else:
            self.counts["closing", "random"] += 1

    @contextlib.contextmanager
    def locked(self):
        """Nobody else writes to the database."""
        with contextlib.closing(sqlite3.connect(self.bot.database, isolation_level=None, timeout=10)) as base:
            base.execute("BEGIN IMMEDIATE")
            yield
            base.execute("ROLLBACK")

    # --- what members do

    async def join(self, one: int, two: int) -> None:
        """Two members sign up, alone or with each other, until it is written down."""
        users = self.guild.users
        if self.plan.size == 1:
            for nth in (one, two):
                await self.until_done(
                    lambda nth=nth: self.is_in(nth), lambda nth=nth: self.click(users[nth], "contestjoin")
                )
            return
        await self.until_done(lambda: self.asks(one) or self.is_in(one), lambda: self.invite(users[one], users[two]))
        await self.until_done(lambda: self.is_in(two), lambda: self.invite(users[two], users[one]))

    async def invite(self, one: User, two: User) -> None:
        reply = await self.discord.slash(one, self.guild.channel, "league join", {"contest": 1, "partner": two})
        await self.discord.settled(reply)

    async def say_there(self, nth: int) -> None:
        """A member says that they are there; for a pair one of the two is enough."""
        if nth % self.plan.size:
            return
        entrant = nth // self.plan.size + 1
        data = json.dumps({"entrant": entrant})
        await self.until_done(
            lambda: ("checked", data) in self.pairs(), lambda: self.click(self.guild.users[nth], "contestcheckin")
        )

    async def until_done(self, done: Callable[[], bool], act: Callable[[], Awaitable[object]]) -> None:
        """Press, and press again after "did not respond", until it is done."""
        await self.be_there()
        while not done():
            await _quietly(act)
            with contextlib.suppress(TimeoutError):
                await self.discord.until(done, 3)

    async def click(self, user: User, verb: str) -> None:
        message = self.button(verb)
        assert message is not None, verb
        reply = await self.discord.click(user, message, lambda b: press(b)[0] == verb)
        await self.discord.settled(reply)

    def button(self, verb: str):
        return public(self.guild.channel, verb)

    async def a_move(self) -> None:
        log = self.log()
        await self.discord.until(lambda: self.log() > log, PATIENCE)

    async def be_there(self) -> None:
        """The bot runs, and has shown all there is to show."""
        if not self.bot.running:
            await self.bot.start()
        await self.discord.until(lambda: self.posted("board", 0), PATIENCE)

    async def start(self) -> None:
        """The contest is published, and then the bot starts."""
        base = await Database.open(f"sqlite+aiosqlite:///{self.bot.database}")
        try:
            vault = await Vault.open(base, _KEY)
            contests = Contests(base, clock=_Still(self.now), vault=vault, lot=lambda: bytes(32))
            owner = Member(self.guild.users[0].id, self.guild.users[0].name)
            draft = await contests.create(owner, self.guild.id, self.guild.channel.id, "Night", self.plan)
            await contests.do(draft.id, Publish(owner))
        finally:
            await base.close()
        await self.be_there()

    # --- the time

    @property
    def now(self) -> int:
        return int(self.bot.clock.read_text())

    def move_to(self, at: int) -> None:
        self.bot.set_clock(at)

    async def moved_to(self, at: int) -> None:
        self.move_to(at)

    async def wait_out(self, done: Callable[[], bool]) -> None:
        """Let the time pass until the next round or the end; a bot that sees the clock jump gives that time back."""
        await self.be_there()
        while not done():
            dues = self.ask("SELECT due_at FROM contest_deadlines WHERE contest_id = 1 AND kind = 'next'")
            self.move_to(max([self.now, *(due for (due,) in dues)]))
            with contextlib.suppress(TimeoutError):
                await self.discord.until(done, 1)

    # --- what there is

    def ask(self, query: str, *values: object) -> list[tuple]:
        with contextlib.closing(sqlite3.connect(self.bot.database)) as base:
            return base.execute(query, values).fetchall()

    def pairs(self) -> list[tuple[str, str]]:
        return [(kind, data) for kind, data, _ in self.ask(_EVENTS)]

    def events(self) -> list[str]:
        return [kind for kind, *_ in self.ask(_EVENTS)]

    def has(self, kind: str) -> bool:
        return kind in self.events()

    def is_in(self, nth: int) -> bool:
        players = dict(self.ask("SELECT user_id, player FROM contest_players WHERE contest_id = 1"))
        player = players.get(self.guild.users[nth].id)
        return any(kind == "joined" and player in json.loads(data)["players"] for kind, data in self.pairs())

    def asks(self, nth: int) -> bool:
        query = "SELECT invited FROM contest_players WHERE contest_id = 1 AND user_id = ?"
        return any(invited for (invited,) in self.ask(query, self.guild.users[nth].id))

    def closed(self) -> list[int]:
        return [json.loads(data)["round"] for kind, data in self.pairs() if kind == "closed"]

    def has_closed(self, number: int) -> bool:
        return number in self.closed()

    def is_last_round(self) -> bool:
        """Whether the next step is the end: said by the format, asked of nobody."""
        return len(self.closed()) == ROUNDS[self.plan.config.format.value]

    def tables(self) -> list[tuple]:
        return self.ask("SELECT id FROM tables WHERE contest_id = 1 AND status NOT IN ('over', 'closed')")

    def shown(self) -> bool:
        """Whether every table that is on has its message."""
        query = "SELECT count(*) FROM tables WHERE status = 'playing' AND message_id IS NULL"
        return not self.ask(query)[0][0]

    def log(self) -> int:
        return self.ask("SELECT count(*) FROM log WHERE user_id IS NOT NULL")[0][0]

    def posted(self, purpose: str, number: int, contest: int = 1) -> bool:
        query = "SELECT message_id FROM contest_posts WHERE contest_id = ? AND purpose = ? AND number = ?"
        return any(message is not None for (message,) in self.ask(query, contest, purpose, number))

    @property
    def board(self) -> str:
        """The path of the notice board."""
        query = "SELECT message_id FROM contest_posts WHERE contest_id = 1 AND purpose = 'board'"
        return f"/channels/{self.guild.channel.id}/messages/{self.ask(query)[0][0]}$"

    @property
    def board_posts(self) -> str:
        """The path by which the contest's channel gets messages."""
        return f"/channels/{self.guild.channel.id}/messages$"

    def messages(self) -> list[object]:
        return [message for channel in self.guild.channels.values() for message in channel.messages.values()]

    def lose_a_thread(self) -> None:
        """A moderator deletes the last thread while the bot is away."""
        thread = next(reversed(self.guild.channels.values()))
        assert thread.parent is not None
        del self.guild.channels[thread.id], self.discord.world.channels[thread.id]

    # --- what it came to

    async def outcome(self) -> Outcome:
        """What there is at the end; the stored rows are those that the events make."""
        base = await Database.open(f"sqlite+aiosqlite:///{self.bot.database}", read_only=True)
        try:
            vault = await Vault.open(base, _KEY)
            async with base.read() as connection:
                assert await differences(connection, vault.unseal) == []
        finally:
            await base.close()
        posts = self.ask("SELECT contest_id, purpose, number, message_id FROM contest_posts ORDER BY 1, 2, 3")
        stored = [message for *_, message in posts if message]
        assert len(stored) == len(set(stored)), "two posts have one message"
        tables = [message for (message,) in self.ask("SELECT message_id FROM tables")]
        there = {message.id for message in self.messages()}  # type: ignore[attr-defined]
        assert there <= {*stored, *tables}, "a message was posted twice"
        matches = self.ask("SELECT round, place FROM contest_tables WHERE contest_id = 1 ORDER BY 1, 2")
        assert len(matches) == len(set(matches)) == len(tables), "a match was opened twice"
        query = "SELECT * FROM contest_standings WHERE contest_id = 1 ORDER BY entrant"
        return Outcome(
            events=[(kind, data, self.named(str(by))) for kind, data, by in self.ask(_EVENTS)],
            standings=self.ask(query),
            posts=[(contest, purpose, number) for contest, purpose, number, _ in posts],
            texts=self.texts(),
            matches=matches,
        )

    def texts(self) -> list[str]:
        found = sorted(self.named(message.text) for message in self.messages())  # type: ignore[attr-defined]
        return [re.sub(r"<t:\d+:(\w)>", r"<t:\1>", text) for text in found]

    def named(self, text: str) -> str:
        """A text with places in lists instead of the numbers of members and channels."""
        for nth, user in enumerate(self.guild.users):
            text = text.replace(str(user.id), f"member {nth}")
        for nth, channel in enumerate(self.guild.channels):
            text = text.replace(str(channel), f"channel {nth}")
        return text


ROUNDS: Final = {"hustle": 2, "cup": 2, "swiss": 3}


@dataclass(frozen=True)
class _Still:
    """A clock that stands."""

    at: int

    def now(self) -> int:
        return self.at


async def _quietly(act: Callable[[], Awaitable[object]] | None) -> None:
    """Do something that the bot may not live to answer."""
    if act is not None:
        with contextlib.suppress(Unanswered, NotThere, TimeoutError):
            await act()


async def _stop(acting: asyncio.Future[None]) -> None:
    """Whoever pressed sees that there is no answer, and does not press again."""
    acting.cancel()
    await asyncio.gather(acting, return_exceptions=True)


async def live(name: str, folder: Path, seed: int | None) -> tuple[Outcome, Counter[tuple[str, str]]]:
    """A whole contest, with kills by these dice or without any; what it came to, and how often it was killed where."""
    folder.mkdir()  # noqa: ASYNC240 - nothing waits yet
    now = int(time.time() * 1000) + 1000
    async with StandIn() as discord, ForkingBot(discord, folder, now) as bot:
        guild = discord.guild(n_members=MEMBERS)
        dice = None if seed is None else random.Random(f"{name}/{seed}")
        life = Life(discord, guild, bot, plan_of(name, now + CHECK_IN_MS + 60_000), dice)
        outcome = await life.live()
        assert await bot.terminate() == 0
    lines = [line for line in bot.output.splitlines() if re.search(r" (ERROR|CRITICAL) ", line)]
    assert lines == []
    return outcome, life.counts


async def main() -> None:
    """All lives; prints the kills by state and point."""
    total: Counter[tuple[str, str]] = Counter()
    for name in LIVES:
        with tempfile.TemporaryDirectory() as folder:
            begun = time.monotonic()
            calm, _ = await live(name, Path(folder) / "calm", None)
            killed, counts = await live(name, Path(folder) / "killed", 1)
            assert killed == calm, name
            total += counts
            print(f"{name}: {counts.total()} kills in {time.monotonic() - begun:.0f} s, the same as without")  # noqa: T201
    print(table(total))  # noqa: T201


def table(counts: Counter[tuple[str, str]]) -> str:
    """The kills by state and point."""
    lines = [" ".join([f"{'':10}", *(f"{point:>10}" for point in POINTS)])]
    lines += [" ".join([f"{state:10}", *(f"{counts[state, point]:>10}" for point in POINTS)]) for state in STATES]
    return "\n".join(lines)


if __name__ == "__main__":
    asyncio.run(main())
