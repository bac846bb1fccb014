"""A month of boards of the day: members of five servers and direct messages, by commands and buttons, counted again."""

import asyncio
import logging
import re
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from functools import partial
from hashlib import sha256
from itertools import groupby
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from bot.app import create_bot
from bot.boards import daily
from bot.clock import DAY_MS, HOUR_MS
from bot.panels.account import SWITCHES
from bot.panels.core.custom_ids import Verb
from bot.settings import Settings
from bot.texts import say
from cogs.live import open_panels
from tests.clock import FakeClock
from tests.processes.boards_book import Begun, Book, house, signed
from tests.processes.people import offers, open_table, press
from tests.standin import Channel, Message, Reply, StandIn, User
from tests.standin.world import MEMBER
from tests.suite import night

pytestmark = pytest.mark.processes
FIRST, SERVERS, FOREIGN = 20_820, 3, 2
COMPARED = re.compile(r"^(?:Nobody did better|Better than you|In this server|Where you played).*", re.MULTILINE)
HOUSE = re.compile(r"([\w-]+) ([+−]?\d)(?= ·|$)", re.MULTILINE)
OPENED = re.compile(r"secret `(\w+)` · players `(\w+)` · fingerprint `(\w+)`")


class Month:
    """Members and what they do; `book` has what became of it."""

    def __init__(self, discord: StandIn, folder: Path, members: int, patch: pytest.MonkeyPatch) -> None:
        self.discord, self.patch, self.book = discord, patch, Book()
        self.clock, self.version = FakeClock(FIRST * DAY_MS), "one"
        url = f"sqlite+aiosqlite:///{folder}/bot.db"
        self.settings = Settings(_env_file=None, database_url=url, computer_processes=0, computer_pace=0)
        people = [discord.world.user(f"Member {number}") for number in range(members)]
        self.places: dict[User, list[Channel]] = {each: [] for each in people}
        self.servers = list[Channel]()
        for number in range(SERVERS + FOREIGN):
            here = [each for place, each in enumerate(people) if number in (place % 5, place // 4 % 3)]
            options: Any = {"n_channels": 1, "locale": "en-US", "permissions": MEMBER, "foreign": number >= SERVERS}
            self.servers.append(discord.world.guild(f"S{number}", people=here, **options).channel)
            for each in here:
                self.places[each].append(self.servers[-1])
                each.installs |= number >= SERVERS
        for each in people[1::2]:
            self.places[each].append(discord.world.direct_messages(each))
        self.open, self.gone, self.counted = dict[User, Message](), set[User](), Counter[str]()
        self.houses, self.versions, self.promises = dict[Any, dict[str, int]](), dict[int, str](), dict[int, str]()

    @property
    def today(self) -> int:
        return self.clock.at // DAY_MS

    @asynccontextmanager
    async def up(self) -> AsyncIterator[None]:
        self.patch.setattr(daily, "players_version", lambda: self.version)
        self.bot = create_bot(self.settings, clock=self.clock)
        await self.bot.login(self.discord.token)
        running = asyncio.create_task(self.bot.connect())
        try:
            await self.discord.until(lambda: self.bot.is_ready() and None in self.discord.world.commands)
            yield
        finally:
            await self.bot.close()
            await running
            await self.bot.services.database.close()  # a busy machine may have had no time
            self.discord.gateway.forget()

    async def read(self, day: int) -> None:
        """The lines of a day's boards, into the book."""
        begun = {each.table: each for each in self.book.days[day]}
        sql = text(f"SELECT * FROM log WHERE table_id IN ({','.join(map(str, begun))}) ORDER BY table_id, seq")  # noqa: S608
        async with self.bot.services.database.read() as connection:
            rows = (await connection.execute(sql)).all()
        for table, lines in groupby(rows, lambda row: row.table_id):
            begun[table].read([(row.user_id, row.line, row.at) for row in lines])

    def server(self, place: Channel) -> int:
        return place.guild.id if self.discord.world.has_bot(place.guild) else 0

    async def ask(self, user: User, place: Channel, command: str, **options: User) -> Message:
        return (await self.discord.settled(await self.discord.slash(user, place, command, options))).message

    async def boards(self, user: User, place: Channel) -> Message:
        message = await self.ask(user, place, "boards")
        self.versions.setdefault(self.today, self.version)
        promise = re.findall(r"`(\w{64})`", message.text)[0]
        assert self.promises.setdefault(self.today, promise) == promise
        return message

    async def sit_down(self, user: User, lot: Random) -> None:
        """A board that the member has not finished, somewhere; some leave in the middle."""
        place = lot.choice(self.places[user])
        message = await self.boards(user, place)
        done = [number for number, each in self.book.of(self.today, user.id).items() if each.points is not None]
        new = {press(each)[3] for each in offers(message, Verb.BOARD_PLAY)}.difference(done)
        assert bool(new) is (len(done) < 3 and self.version == self.versions[self.today])
        if new:
            number = lot.choice([*new])
            await self.press(user, message, Verb.BOARD_PLAY, number)
            await self.discord.until(lambda: offers(message, Verb.ACT))
            if number not in self.book.of(self.today, user.id):
                table = press(offers(message, Verb.ACT)[0])[1]
                self.book.days[self.today].append(Begun(self.today, number, user.id, self.server(place), table))
            self.open[user] = message
            await self.play_on(user, lot, lot.choice((1, 2, 99, 99, 99, 99)))

    async def play_on(self, user: User, lot: Random, presses: int = 99) -> None:
        message = self.open[user]

        def goes_on(seen: int) -> object:
            return offers(message, Verb.BOARDS) or [each for each in offers(message, Verb.ACT) if press(each)[2] > seen]

        while presses and (choices := offers(message, Verb.ACT)):
            presses, seen = presses - 1, press(choices[0])[2]
            await self.discord.click(user, message, lot.choice(choices)["custom_id"])
            await self.discord.until(partial(goes_on, seen))

    async def all_play(self, hour: int, share: float) -> None:
        self.clock.at = (self.clock.at // DAY_MS * 24 + hour) * HOUR_MS
        playing = {each for each in self.places if Random(f"{self.today} {each.name}").random() < share} - self.gone
        await asyncio.gather(*(self.sit_down(user, Random(f"{self.clock.at} {user.name}")) for user in playing))
        await self.read(self.today)

    def where(self, day: int, user: User) -> Channel:
        """Where the sum of a member's boards counts: servers come in the order of their numbers, after none."""
        server = min((each.server for each in self.book.of(day, user.id).values()), default=0)
        return next((each for each in self.places[user] if self.server(each) == server), self.places[user][0])

    def check_list(self, day: int, user: User, shown: str) -> dict[int, int]:
        """The page of a day's boards is what the book says; the points by board."""
        mine = self.book.of(day, user.id)
        points = {number: each.points for number, each in mine.items() if each.points is not None}
        made = [number in points and signed(points[number]) for number in range(3)]
        rows = [line for line in shown.splitlines() if line.startswith("**Board ")]
        assert [row.endswith("**") and row.split("**")[-2] for row in rows] == made
        total = len(points) == 3
        assert (say("en", "boards-total", points=signed(sum(points.values()))) in shown) is total
        assert COMPARED.findall(shown) == (self.book.compared(day, user.id) if total else [])
        return points

    async def check(self, user: User) -> None:
        """What a member reads of today, and of each board."""
        today, streak = self.today, self.book.streak(user.id, self.today)
        message = await self.boards(user, self.where(today, user))
        assert (say("en", "boards-streak", days=streak) in message.text) is bool(streak)
        for number, made in self.check_list(today, user, message.text).items():
            await self.press(user, message, Verb.BOARD_PLAY, number)
            await self.discord.until(lambda: offers(message, Verb.REVIEW))
            shown = message.text
            assert f"## {say('en', 'boards-over', number=str(number + 1), points=signed(made))}\n" in shown
            assert COMPARED.findall(shown) == self.book.compared(today, user.id, number)
            field = {level: int(each.replace("−", "-")) for level, each in HOUSE.findall(shown)}
            assert self.houses.setdefault((today, number), field) == field
            for level, less in [each for each in field.items() if each[1] < made][-1:]:
                assert say("en", "boards-beat", level=level, points=made - less) in shown
            await self.press(user, message, Verb.BOARDS)
            await self.discord.until(lambda: not offers(message, Verb.REVIEW))
            self.counted["compared"] += 1

    async def check_day_before(self, user: User) -> None:
        """The ranks stay, the secret is the one that was promised, and the house played as it says."""
        day = self.today - 1
        message = await self.boards(user, self.where(day, user))
        await self.press(user, message, Verb.BOARDS)
        await self.discord.until(lambda: OPENED.search(message.text))
        self.check_list(day, user, message.text)
        secret, version, promise = OPENED.findall(message.text)[0]
        assert (version, promise) == (self.versions[day], self.promises[day])
        assert sha256(f"bower/board/1/promise/{day}/{version}/".encode() + bytes.fromhex(secret)).hexdigest() == promise
        for begun in {each.number: each for each in self.book.days[day] if (day, each.number) in self.houses}.values():
            assert self.houses[day, begun.number] == house(day, begun.number, begun.dealt, bytes.fromhex(secret))
            self.counted["houses"] += 1

    async def delete(self, user: User) -> None:
        """All data, in the middle of the day: today's boards are not given out again."""
        place = self.places[user][0]
        await self.press(user, await self.ask(user, place, "privacy delete"), Verb.PRIVACY_DELETE)
        self.book.forget(user.id)
        self.gone.add(user)
        self.open.pop(user, None)
        message = await self.boards(user, place)
        assert say("en", "boards-deleted") in (await self.press(user, message, Verb.BOARD_PLAY)).text

    async def merge(self) -> None:
        """Two accounts of one person, which each have played boards; a game in the server is needed for it."""
        owner, old, new, *_ = self.servers[0].guild.users
        await open_table(self.discord, self.servers[0], [old], level="first-timer")
        message = await self.ask(owner, self.servers[0], "admin merge", old=old, new=new)
        reply = await self.press(owner, message, Verb.REPAIR_SURE)
        assert say("en", "repair-done-merge", old=old.name, new=new.name) in reply.text

    async def press(self, user: User, message: Message, verb: Verb, index: int | None = None) -> Reply:
        wanted = lambda each: press(each)[0] == verb and index in (None, press(each)[3])  # noqa: E731
        return await self.discord.settled(await self.discord.click(user, message, wanted))

    async def over_midnight(self, is_up: bool) -> None:
        """Those who have left in the middle go on after it, which counts for no day; or find it closed."""
        for user, message in [each for each in self.open.items() if offers(each[1], Verb.ACT)]:
            self.counted[f"late {is_up}"] += 1
            if not is_up:
                assert (await self.press(user, message, Verb.ACT)).text
                continue
            await self.play_on(user, Random(user.id))
            assert say("en", "boards-late", number="X").split("X")[1] in message.text
        self.open, self.gone = {}, set()
        await self.read(self.today - 1)


@night
@pytest.mark.parametrize("form", [(3, 8, 1.0), (30, 40, 0.3)])
async def test_a_month_of_boards_is_counted_again(
    form: tuple[int, int, float],
    discord: StandIn,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    """Some leave in the middle, play on after midnight, or in two servers; one deletes their data, two are merged.

    One day the players are updated, and one night the bot is down. Merged accounts keep what each has played.
    """
    days, members, share = form
    monkeypatch.setattr(open_panels, "REFRESH_EVERY", 0.0)
    month = Month(discord, tmp_path, members, monkeypatch)
    deleting, updating, merging, down = (days * part // 10 for part in (2, 4, 5, 6))
    with discord.pointed_here():
        async with AsyncExitStack() as running:
            await running.enter_async_context(month.up())
            for user in [*month.places][::2]:  # pictures take most of the time
                message = await month.ask(user, month.places[user][0], "preferences")
                await month.press(user, message, Verb.PREFER, SWITCHES.index("text_only"))
            for day in range(days):
                await month.all_play(8, share)
                if day == merging:
                    await month.merge()
                if day == deleting:
                    await month.delete(discord.world.users[month.book.days[month.today][0].user])
                await month.all_play(14, share)
                if day == updating:
                    await running.aclose()
                    month.version = "two"
                    await running.enter_async_context(month.up())
                await month.all_play(20, share)
                await asyncio.gather(*(month.check(user) for user in month.places if user not in month.gone))
                if day == down:
                    await running.aclose()
                month.clock.at = (month.today + 1) * DAY_MS + HOUR_MS
                if day == down:
                    await running.enter_async_context(month.up())
                await month.over_midnight(is_up=day not in (updating, down))
                for user in [*month.places][day % 5 :: members // 2]:
                    await month.check_day_before(user)
    assert min(month.counted[each] for each in ("late True", "late False", "compared", "houses")) > 0
    assert [each.getMessage() for each in caplog.records if each.levelno >= logging.ERROR] == []
