"""Reviews of finished games: made in the background, in turn, once for all who wait, and cached."""

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Final, final

from cachetools import LRUCache

from bot.coach.hint import SEED
from bot.logs import about
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.tables.rows import in_thread_if_long
from bot.tables.service import Revealed, Tables
from bot.tasks import cancel
from bot.workers.pool import GaveUp
from bot.workers.workers import Worker
from engine import Refused, Rules, View
from engine.players.adviser import Advice
from engine.players.review import HandReview, Review, Think, hands_in, review_hand

FADES_SECONDS: Final = 600.0
"""After so long, what a member has used counts half."""
_FORGOTTEN: Final = 0.01
"""Seconds of use that do not count any more."""


@final
@dataclass(slots=True, eq=False)
class _Member:
    """What a member has used up to `at`, and how many turns the member has now."""

    at: float
    used: float = 0.0
    working: int = 0

    def seconds(self, now: float) -> float:
        return self.used * 0.5 ** ((now - self.at) / FADES_SECONDS)


@final
@dataclass(frozen=True, slots=True, eq=False)
class _Wish:
    user: int
    number: int
    granted: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


@final
class ReviewedTurns:
    """Grants `most` turns at a time. While others wait who used less, a member gets none."""

    def __init__(self, most: int, *, clock: Callable[[], float] = time.monotonic) -> None:
        self._most = most
        self._clock = clock
        self._members: dict[int, _Member] = {}
        self._wishes: list[_Wish] = []
        self._numbers = count()

    @asynccontextmanager
    async def turn(self, user: int) -> AsyncGenerator[None]:
        """Wait for a turn; it lasts as long as the context."""
        wish = _Wish(user, next(self._numbers))
        self._wishes.append(wish)
        self._grant()
        try:
            await wish.granted
        except asyncio.CancelledError:
            if not wish.granted.cancelled():  # granted just before
                self._end(user, self._clock())
            raise
        began = self._clock()
        try:
            yield
        finally:
            self._end(user, began)

    def _end(self, user: int, began: float) -> None:
        now, member = self._clock(), self._members[user]
        member.used, member.at = member.seconds(now) + now - began, now
        member.working -= 1
        self._grant()

    def _grant(self) -> None:
        now = self._clock()
        for user in [u for u, each in self._members.items() if not each.working and each.seconds(now) < _FORGOTTEN]:
            del self._members[user]
        self._wishes = [each for each in self._wishes if not each.granted.cancelled()]
        while self._wishes and sum(each.working for each in self._members.values()) < self._most:
            wish = min(self._wishes, key=lambda each: self._order(each, now))
            self._wishes.remove(wish)
            self._members.setdefault(wish.user, _Member(now)).working += 1
            wish.granted.set_result(None)

    def _order(self, wish: _Wish, now: float) -> tuple[float, int, int]:
        member = self._members.get(wish.user)
        return (0.0, 0, wish.number) if member is None else (member.seconds(now), member.working, wish.number)


_log = logging.getLogger(__name__)
MOST: Final = 40
"""Games whose review is under way or waits."""
AHEAD: Final = 20
"""Games that have ended whose reviews are under way before anybody asks; of more each begins when it is asked for."""
LANES: Final = 2
"""Hands judged at the same time; more would only make all of them slower."""
KEPT: Final = 64
"""The most reviews in the cache, about 30 kB each. A dropped one is made again, with the same result."""
HAND_SECONDS: Final = 60.0
"""How long a hand may take; it is some tenths of a second where numba is installed."""
TELL_SECONDS: Final = 1.0
"""Between two reports of progress: Discord takes five edits in five seconds."""
_FIRST_SECONDS: Final = 0.1
"""How often it is looked whether the first hand is judged."""


@final
@dataclass(frozen=True, slots=True)
class Progress:
    """The hands of a game that are judged, in their order, and how many it has."""

    judged: tuple[HandReview, ...]
    hands: int


@final
@dataclass(eq=False)
class _Job:
    """A review in the making, and how many members wait for it; `user` is whose turns with the coach it takes.

    One begun `ahead` is for nobody yet: it takes turns after everybody, one at a time, and goes on without readers.
    """

    hands: int
    user: int = 0
    ahead: bool = False
    judged: dict[int, HandReview] = field(default_factory=dict[int, HandReview])
    waiting: int = 0
    task: "asyncio.Task[Review]" = field(init=False)

    @property
    def progress(self) -> Progress:
        return Progress(tuple([self.judged[hand] for hand in sorted(self.judged)]), self.hands)


@final
class Reviews:
    """Reviews finished games, at most `most` at a time, and keeps the last `kept` reviews in memory.

    Hands are judged in fair turns: the next one is of whoever has used the coach least, so a long game holds up nobody.
    After `start` the review of a game begins when the game ends: its readers find it under way, or done.

    Nothing is stored: a review is the same whenever it is made. `think` judges decisions, by default as `review_hand`
    does.
    """

    def __init__(
        self, tables: Tables, worker: Worker, think: Think | None = None, *, most: int = MOST, kept: int = KEPT
    ) -> None:
        self._tables = tables
        self._worker = worker
        self._think = think
        self._most = most
        self._reviews: LRUCache[int, Review] = LRUCache(kept)
        self._turns = ReviewedTurns(LANES)
        self._jobs: dict[int, _Job] = {}
        self._readers: set[int] = set()
        self._ended: deque[int] = deque(maxlen=kept)
        self._beginning: set[asyncio.Task[None]] = set()
        self._alone = asyncio.Semaphore(1)
        self._closed = False

    def start(self) -> None:
        """Begin the review of each game when it ends, so that its players wait less for it."""
        self._tables.subscribe(self._notice)

    def _notice(self, stored: StoredTable) -> None:
        table = stored.table
        if table.status is not Status.OVER or table.id in self._ended:
            return
        self._ended.append(table.id)
        if sum(job.ahead for job in self._jobs.values()) < AHEAD and table.id not in self._jobs and not self._closed:
            self._beginning.add(task := asyncio.create_task(self._begin(table.id), name=f"review ahead of {table.id}"))
            task.add_done_callback(self._beginning.discard)

    async def _begin(self, table: int) -> None:
        try:
            game = await self._load_finished(table)
            if table not in self._jobs and table not in self._reviews:
                self._start(game, 0, ahead=True)
        except Refused as refused:
            _log.info("a review is begun when it is asked for: %s", refused.code)

    async def hands(self, table: int) -> int:
        """The number of a finished game's hands."""
        known = self._reviews.get(table)
        return len(known.hands) if known else hands_in((await self._load_finished(table)).lines)

    async def of(self, table: int, user: int, tell: Callable[[Progress], Awaitable[bool]]) -> Review | None:
        """The review of a finished game; `None` when its reader is gone, or the bot stops.

        `tell` is called at once if the review is not cached, and at each progress, and says whether its reader is
        still there. Members who ask for the same game
        wait for the same review; it is cancelled when nobody waits for it any more.

        Raises:
            Refused: UNKNOWN, NOT_OVER, CLOSED, STOPPING; REVIEW_ONE when the member waits for one already,
                REVIEWS_BUSY when too many games are being reviewed.
        """
        if (known := self._reviews.get(table)) is not None:
            return known
        game = await self._load_finished(table)
        if user in self._readers:
            raise Refused(Code.REVIEW_ONE)
        job = self._jobs.get(table) or self._start(game, user)
        job.user = job.user or user
        self._readers.add(user)
        job.waiting += 1
        try:
            return await self._wait_for(job, tell)
        finally:
            self._readers.remove(user)
            job.waiting -= 1
            if not job.waiting and not job.ahead:
                job.task.cancel()
                self._forget(table, job)

    async def close(self) -> None:
        """Cancel all reviews in the making; those who wait get `None`."""
        self._closed = True
        await cancel(*self._beginning, *(job.task for job in self._jobs.values()))

    async def _load_finished(self, table: int) -> Revealed:
        game = await self._tables.reveal(table)
        if game.table.status is not Status.OVER:
            raise Refused(Code.CLOSED)
        return game

    def _start(self, game: Revealed, user: int, *, ahead: bool = False) -> _Job:
        if self._closed:
            raise Refused(Code.STOPPING)
        if len(self._jobs) >= self._most:
            raise Refused(Code.REVIEWS_BUSY)
        table = game.table.id
        job = self._jobs[table] = _Job(hands_in(game.lines), user, ahead)
        job.task = asyncio.create_task(self._review(table, job, game), name=f"review of {table}")
        job.task.add_done_callback(lambda task: self._finish(table, job, task))
        return job

    def _finish(self, table: int, job: _Job, task: "asyncio.Task[Review]") -> None:
        self._forget(table, job)
        if job.ahead and not job.waiting and not task.cancelled() and (fault := task.exception()) is not None:
            with about(table=table):
                _log.error("a review that nobody waits for failed", exc_info=fault)

    def _forget(self, table: int, job: _Job) -> None:
        """Let nobody join a review that has ended or is about to; there may be a newer one of the same game."""
        if self._jobs.get(table) is job:
            del self._jobs[table]

    async def _wait_for(self, job: _Job, tell: Callable[[Progress], Awaitable[bool]]) -> Review | None:
        told: Progress | None = None
        while not job.task.done():
            if told != job.progress:
                told = job.progress
                if not await tell(told):
                    return None
            await asyncio.wait((job.task,), timeout=TELL_SECONDS if job.judged else _FIRST_SECONDS)
        return None if job.task.cancelled() else job.task.result()

    async def _review(self, table: int, job: _Job, game: Revealed) -> Review:
        left = iter(range(job.hands))
        whole = True

        async def lane() -> None:
            nonlocal whole
            for hand in left:
                try:
                    alone = nullcontext() if job.user else self._alone
                    async with alone, self._turns.turn(job.user):
                        judged = await self._worker.work(
                            review_hand, game.rules, game.lines, hand, SEED, self._think, timeout=HAND_SECONDS
                        )
                    job.judged[hand] = _leave_out_others(judged, game, hand)
                except GaveUp as gave_up:
                    with about(table=table):
                        _log.warning("hand %d is left out of a review: %s", hand + 1, gave_up)
                    job.judged[hand] = await in_thread_if_long(
                        len(game.lines), _review_without_judging, game.rules, game.lines, hand
                    )
                    whole = False

        async with asyncio.TaskGroup() as lanes:
            for _ in range(LANES):
                lanes.create_task(lane())
        review = Review(game.rules, job.progress.judged)
        if whole:  # a review without judgements may succeed at the next try
            self._reviews[table] = review
        return review


def _leave_out_others(judged: HandReview, game: Revealed, hand: int) -> HandReview:
    """A hand without what somebody else decided in a seat, such as a computer in a member's place."""
    deal = [place for place, line in enumerate(game.lines) if line.startswith("deal ")][hand]
    users = [None if sitter is None else sitter.user for sitter in game.table.seats]
    decided = (each for each in judged.decisions if game.users[deal + each.line] == users[each.seat])
    return replace(judged, decisions=tuple(decided))


def _review_without_judging(rules: Rules, lines: Sequence[str], hand: int) -> HandReview:
    """The review of a hand without judgements; it plays the game up to there again."""

    def nothing(_: View, __: int) -> Advice:
        raise LookupError

    return review_hand(rules, lines, hand, 0, nothing)
