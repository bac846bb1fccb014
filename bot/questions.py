"""Questions to a channel: a decision that is over, as its seat saw it, the votes on it, which are private, its end.

A question is known by the row of its message (`bot.posts`): neither is there without the other.
"""

import asyncio
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from enum import StrEnum
from random import Random
from secrets import randbits
from typing import Any, Final, NamedTuple, final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.clock import DAY_MS, HOUR_MS, MINUTE_MS, WEEK_MS, Clock
from bot.coach.review import Reviews
from bot.contests.model import FINAL_STAGES
from bot.posts import Keeps, Key, want
from bot.puzzles.daily import Puzzles
from bot.stats.read.totals import WHOLE
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import insert_once, upsert
from bot.tables.errors import Code
from bot.tables.lobby.seats import computers_at
from bot.tables.model import Status
from bot.tables.rows import in_thread_if_long
from bot.tables.service import Tables
from engine import Action, Phase, Refused, Rules, View, actor, dump, legal_actions, load, replay, view
from engine.players.adviser import Advice
from engine.players.review import Judged, unit

KIND: Final = "asked"
"""Of the messages of members' questions among all that are wanted."""
CONTESTED: Final = (0.05, 0.5)
"""What a choice loses, in units of the rules, about which people differ."""
TRIED: Final = 8
"""Games whose reviews are looked through for the question of a week."""
_G: Final = schema.games.c
_P: Final = schema.posts.c
_Q: Final = schema.questions.c
_T: Final = schema.tables.c
_V: Final = schema.question_votes.c


class QuestionCode(StrEnum):
    """Why nothing is asked, or no vote is taken. The value is a key of the catalogue."""

    LATELY = "question-lately"
    """The member has asked within the hour. Data: `minutes`."""
    ELSEWHERE = "question-elsewhere"
    """The game was played in another channel. Data: `channel`, its id."""
    OPEN = "question-open"  # the contest of the game, or the day of the puzzle
    NO_CHOICE = "question-no-choice"
    OVER = "question-over"


class About(NamedTuple):
    """A decision: so many lines after the deal of a hand, from 0. Without a table, the puzzle of day `hand`."""

    table_id: int | None
    hand: int
    line: int


class Position(NamedTuple):
    """What the seat that decided saw, and what it did; of a puzzle, where nobody did anything, the solution."""

    mine: View
    preset: str
    played: Action | None = None
    solution: Advice | None = None


class Question(NamedTuple):
    """A question; `asked_by` is None where Bower asks by itself."""

    id: int
    channel: int
    about: About
    asked_by: int | None
    closes_at: int


@final
class Questions:
    """The questions of all servers."""

    def __init__(self, database: Database, tables: Tables, puzzles: Puzzles, reviews: Reviews, clock: Clock) -> None:
        self.clock = clock
        self._database, self._tables, self._puzzles, self._reviews = database, tables, puzzles, reviews
        self._lock = asyncio.Lock()

    async def find_position(self, about: About) -> Position:
        """The position of a decision; refused are UNKNOWN, NOT_OVER, CLOSED, OPEN and NO_CHOICE."""
        if about.table_id is None:
            daily = await self._puzzles.of(about.hand)
            if daily is None or daily.day >= self._puzzles.day:
                raise Refused(QuestionCode.OPEN)
            return Position(daily.mine, daily.preset, solution=daily.solution)
        game = await self._tables.reveal(about.table_id)
        if game.table.status is not Status.OVER:
            raise Refused(Code.CLOSED)
        stage = select(schema.contests.c.stage).where(schema.contests.c.id == game.table.contest)
        async with self._database.read() as connection:
            if game.table.contest is not None and await connection.scalar(stage) not in FINAL_STAGES:
                raise Refused(QuestionCode.OPEN)
        mine, played = await in_thread_if_long(len(game.lines), _decision, game.rules, game.lines, about)
        return Position(mine, game.table.preset, played)

    async def find_contested(self, table: int, user: int) -> list[tuple[About, Judged]]:
        """The decisions of a game's members about which people differ, by a review for a member (`Reviews.of`)."""
        review = await self._reviews.of(table, user, lambda _: asyncio.sleep(0, result=True))
        of = (await self._tables.load(table)).table
        if review is None:
            raise Refused(Code.STOPPING)
        size, (least, most), computers = unit(of.rules), CONTESTED, computers_at(of)
        return [
            (About(table, hand, each.line), each)
            for hand, whole in enumerate(review.hands)
            for each in whole.decisions
            if each.seat not in computers and least <= each.loss / size <= most
        ]

    async def choose(self, guild: int, channels: Collection[int], until: int) -> About | None:
        """A decision of these channels' games of the week until then, but of no contest's; by a lot that stays."""
        here = _G.guild_id == guild, _T.channel_id.in_(sorted(channels)), _T.contest_id.is_(None), WHOLE
        query = select(_T.id).join(schema.games, _G.table_id == _T.id).order_by(_T.id)
        async with self._database.read() as connection:
            games = (await connection.scalars(query.where(*here, _G.at >= until - WEEK_MS, _G.at < until))).all()
        lot = Random(f"{guild} {until}")  # noqa: S311 - no secret
        for table in lot.sample(games, min(TRIED, len(games))):
            if found := await self.find_contested(table, -guild):
                return lot.choice(found)[0]
        return None

    async def ask(self, guild: int, channel: int, user: int, about: About) -> int:
        """Ask the channel; the row of the message that is wanted. Refused is LATELY."""
        now = self.clock.now()

        async def unit(connection: AsyncConnection) -> int:
            lately = select(func.max(_P.wanted_at)).join(schema.questions, _Q.post_id == _P.id)
            last = await connection.scalar(lately.where(_Q.asked_by == user))
            if last is not None and last > now - HOUR_MS:
                raise Refused(QuestionCode.LATELY, minutes=-(-(last + HOUR_MS - now) // MINUTE_MS))
            row = await want(connection, Key(guild, KIND, randbits(62)), channel, Keeps.EDITED, now)
            await connection.execute(insert(schema.questions).values(_row(row, about, now) | {"asked_by": user}))
            return row

        async with self._lock:
            return await self._database.write(unit)

    async def add(self, post: int, about: About) -> None:
        """Ask by a message that is wanted already, for nobody."""
        row = _row(post, about, self.clock.now())
        await self._database.write(lambda connection: insert_once(connection, schema.questions, row))

    async def get(self, number: int) -> Question | None:
        """The question of a message."""
        query = select(schema.questions, _P.channel_id).join(schema.posts, _P.id == _Q.post_id)
        async with self._database.read() as connection:
            row = (await connection.execute(query.where(_Q.post_id == number))).one_or_none()
        if row is None:
            return None
        about = About(row.table_id, row.hand, row.line)
        return Question(number, row.channel_id, about, row.asked_by, row.closes_at)

    async def votes(self, number: int) -> Mapping[Action, int]:
        """How many members have voted for each choice."""
        async with self._database.read() as connection:
            return Counter(map(load, await connection.scalars(select(_V.choice).where(_V.post_id == number))))

    async def vote(self, number: int, user: int, choice: Action) -> None:
        """Take a member's vote, in place of an earlier one. Refused is OVER."""
        row = {"post_id": number, "user_id": user, "choice": dump(choice)}

        async def unit(connection: AsyncConnection) -> None:
            closes_at = await connection.scalar(select(_Q.closes_at).where(_Q.post_id == number))
            if closes_at is None or closes_at <= self.clock.now():
                raise Refused(QuestionCode.OVER)
            await upsert(connection, schema.question_votes, row)

        await self._database.write(unit)

    async def close(self, number: int, user: int) -> None:
        """End the vote on a question that the member has asked; one that has ended stays as it is."""
        now = self.clock.now()
        mine = update(schema.questions).where(_Q.post_id == number, _Q.asked_by == user, _Q.closes_at > now)
        await self._database.write(lambda connection: connection.execute(mine.values(closes_at=now)))

    async def delete_old(self) -> None:
        """Delete the questions that ended a week ago, with their votes."""
        old = delete(schema.questions).where(_Q.closes_at < self.clock.now() - WEEK_MS)
        await self._database.write(lambda connection: connection.execute(old))


def _decision(rules: Rules, lines: Sequence[str], about: About) -> tuple[View, Action]:
    """What the seat saw that decided, and what it did; a choice out of turn, or a single one, is none."""
    deals = [place for place, line in enumerate(lines) if line.startswith("deal ")]
    at = deals[about.hand] + about.line if about.hand < len(deals) else len(lines)
    state, action = replay(rules, map(load, lines[:at])), load(lines[at]) if at < len(lines) else None
    seat, choices = actor(state), legal_actions(state)
    if seat is None or action is None or state.phase is Phase.CUTTING or action not in choices or len(choices) < 2:
        raise Refused(QuestionCode.NO_CHOICE)
    return view(state, seat), action


def _row(post: int, about: About, now: int) -> dict[str, Any]:
    return {"post_id": post, "closes_at": now + DAY_MS, **about._asdict()}
