"""What organizers who play, and their friends, may still do in contests, and what that is worth (docs/security.md).

    python -m benchmarks.contest_strategies [--evenings 20] [--only friend]

Each strategy is played through the real services, and compared evening by evening with honest play on the same deals.
All members play by the rule of thumb; friends who lose on purpose play any legal card.
"""

import argparse
import asyncio
import json
import shutil
import tempfile
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

from benchmarks.machine import machine
from benchmarks.strategies.__main__ import interval
from bot.clock import DAY_MS
from bot.contests.commands import ContestCommand
from bot.contests.organizers import Extend, PauseContest, Resume
from bot.contests.rounds import next_look
from bot.contests.rulings import Forfeit
from bot.contests.templates import Template
from bot.store.database import Database
from bot.tables.game import StoredTable
from bot.tables.model import Member, Status
from engine import Action, Refused, view
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World

FRIEND: Final = Member(902, "Fritz", moderator=True)
"""Organizes contests of the server, and does not play."""
_MOST_ROUNDS: Final = 12


class Club(World):
    """A server in which `losers` play badly against the organizer."""

    losers: frozenset[int] = frozenset()

    def _choose(self, now: StoredTable) -> Action:
        seat = None if now.state is None else now.to_act
        sitter = None if seat is None else now.table.seats[seat]
        mine = now.table.seat_of(ORGANISER.user)
        if now.state is None or seat is None or sitter is None or sitter.user not in self.losers or mine is None:
            return super()._choose(now)
        dice = Random(f"{self.seed} {now.table.id} {now.table.version}")
        return dice.choice(view(now.state, seat).choices)


@dataclass
class Evening:
    """A contest of a new club, and what somebody tries in it."""

    club: Club
    strategy: "Strategy"
    contest: int = 0

    async def attempt(self, *commands: ContestCommand) -> None:
        """Give commands of an organizer."""
        for command in commands:
            try:
                await self.club.contests.do(self.contest, command)
            except Refused:
                return
        await self.club.director.advance(self.contest)

    async def play(self, *, honest: bool) -> float:
        """The contest from its notice board to its end; the result is the organizer's place or points."""
        of, club = self.strategy, self.club
        plan = club.plan(of.template, **({"least": 2} if of.template is Template.CUP else {}))
        self.contest = (await club.published(plan)).id
        await club.sign_up(self.contest, (ORGANISER, *CROWD[:7]))
        club.losers = frozenset() if honest or not of.friends_lose else frozenset(each.user for each in CROWD[1:3])
        stored = await club.start(self.contest)
        for _ in range(_MOST_ROUNDS):
            for table in sorted(stored.tables.values(), key=lambda table: ORGANISER.user in table.users):
                await self._play_table(table.table, honest=honest)
            if stored.stage.is_final:
                break
            stored = await club.director.advance(self.contest)
            club.clock.at = max([club.clock.at, *(each.due_at for each in stored.deadlines.values())])
            stored = await club.director.advance(self.contest)
        entry = stored.entry_of(ORGANISER.user)
        assert entry is not None
        row = next(row for rows in stored.standings() for row in rows if row.entrant == entry.number)
        return float(row.points) if of.pays == "points" else -float(row.rank)

    async def _play_table(self, number: int, *, honest: bool) -> None:
        """A game to its end; once in it, when the organizer is losing, something is tried."""
        club, tried = self.club, honest
        now = await club.tables.load(number)
        while now.table.status is Status.PLAYING:
            command = club.next_command(now)
            if command is None:
                await self._wait(now)
            else:
                now = await club.tables.do(number, command)
                if not tried and is_losing(now):
                    tried = True
                    await self.strategy.when_losing(self)
            now = await club.tables.load(number)

    async def _wait(self, now: StoredTable) -> None:
        """Until a turn has run out, or the contest has something to do."""
        clock = self.club.clock
        look = next_look(await self.club.contests.load(self.contest), clock.at)
        dues = [due for due in (now.deadline, look) if due is not None and due > clock.at]
        clock.at = min(dues, default=clock.at + HOUR)
        await self.club.director.advance(self.contest)


async def nothing(_: Evening) -> None:
    """As in honest play."""


@dataclass(frozen=True)
class Strategy:
    """What is done for an organizer who plays, once in each match in which the opponents lead."""

    name: str
    pays: str
    """Of the organizer at the end: `place`, below zero so that more is better, or `points` of the standings."""
    template: Template
    when_losing: Callable[[Evening], Awaitable[None]] = nothing
    friends_lose: bool = False


def is_losing(now: StoredTable) -> bool:
    """Whether the organizer's opponents lead the game, or have three tricks of its hand."""
    seat = now.table.seat_of(ORGANISER.user)
    if seat is None or now.state is None:
        return False
    seen = view(now.state, None)
    theirs, ours = seen.scores[1 - seat % 2], seen.scores[seat % 2]
    return theirs > ours or (theirs == ours and sum(seen.taken[1 - seat % 2 :: 2]) >= 3)


async def have_friend_award(of: Evening) -> None:
    """Let a friend give the organizer the match."""
    stored = await of.club.contests.load(of.contest)
    entry = stored.entry_of(ORGANISER.user)
    found = None if entry is None else stored.match_of(entry.number)
    if entry is not None and found is not None and stored.outcome(found[0]) is None:
        side = int(entry.number in found[1].east)
        await of.attempt(Forfeit(FRIEND, *found[0], 1 - side, "they shouted"))


async def pause(of: Evening) -> None:
    """Stop the evening for some minutes."""
    await of.attempt(PauseContest(ORGANISER, "pizza"))
    of.club.clock.at += HOUR // 3
    await of.attempt(Resume(ORGANISER))


async def extend(of: Evening) -> None:
    """Move the end of the round."""
    await of.attempt(Extend(ORGANISER, DAY_MS))


STRATEGIES: Final = (
    Strategy("L1: a friend who does not play awards lost matches", "place", Template.CUP, have_friend_award),
    Strategy("L2: two friends lose to the organizer on purpose", "place", Template.CUP, friends_lose=True),
    Strategy("L2: the same in a league", "points", Template.LEAGUE, friends_lose=True),
    Strategy("S4: an organizer who plays pauses when the opponents lead", "place", Template.CUP, pause),
    Strategy("L18a: an organizer who plays extends when the opponents lead", "points", Template.LEAGUE, extend),
)


async def play_evenings(strategy: Strategy, numbers: Sequence[int], *, honest: bool) -> list[float]:
    """What the organizer has at the end of each, on a database of its own."""
    found: list[float] = []
    with tempfile.TemporaryDirectory() as folder:
        empty = Path(folder) / "empty.db"
        await (await Database.open(f"sqlite+aiosqlite:///{empty}")).close()
        for number in numbers:
            path = shutil.copy(empty, Path(folder) / f"{number}.db")
            database = await Database.open(f"sqlite+aiosqlite:///{path}")
            try:
                found.append(await Evening(Club(database, number), strategy).play(honest=honest))
            finally:
                await database.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--evenings", type=int, default=20)
    parser.add_argument("--only", default="", help="the part of a strategy's name")
    chosen = parser.parse_args()
    print(json.dumps(machine()))
    for each in STRATEGIES:
        if chosen.only in each.name:
            honest, tried = (asyncio.run(play_evenings(each, range(chosen.evenings), honest=h)) for h in (True, False))
            beyond = [one - other for one, other in zip(tried, honest, strict=True)]
            print(json.dumps({"strategy": each.name, "pays": each.pays, **interval(beyond)}), flush=True)


if __name__ == "__main__":
    main()
