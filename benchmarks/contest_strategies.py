"""What organisers who play, and their friends, gain by their rights (L1 to L9 of the security review).

    python -m benchmarks.contest_strategies [--evenings 40] [--only L1]

Each strategy is played through the real services, and compared evening by evening with honest play on the same deals.
All members play by the rule of thumb, computers as novices. Nobody answers what other organisers are asked. The same
file runs in a worktree of 35e905d0, where none of the findings was closed: there each strategy must win.
"""

import argparse
import asyncio
import json
import shutil
import tempfile
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from typing import Any, Final

from sqlalchemy import select

from benchmarks.machine import machine
from benchmarks.strategies.__main__ import interval
from bot.contests.commands.base import ContestCommand
from bot.contests.commands.organising import Cancel
from bot.contests.commands.rulings import Disqualify, Forfeit
from bot.contests.state import StoredContest
from bot.contests.steps import next_look
from bot.contests.templates import Template
from bot.stats.rating import Rating
from bot.stats.repairs import Repairs
from bot.store import schema
from bot.store.database import Database
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.model import Member, Status
from engine import Action, Refused, view
from engine.contest.events import Entrant
from engine.contest.state import Place
from engine.players import Level, RuleOfThumb, player_at
from tests.bot.contests.world import CROWD, HOUR, ORGANISER, World

ADMIN: Final = replace(ORGANISER, moderator=True)
"""The organiser, who plays, with Manage Server."""
FRIEND: Final = Member(902, "Fritz", moderator=True)
"""Organises contests of the server, and does not play."""
NOBODY: Final = tuple(Member(9001 + nth, f"Nobody {nth}") for nth in range(12))
"""Members who never come."""
_MOST_ROUNDS: Final = 12


class Club(World):
    """A server on which computers play as novices; what a member plays follows from the deal alone."""

    def _choose(self, now: StoredTable) -> Action:
        assert now.state is not None
        player = player_at(Level.NOVICE) if waits_for_computer(now) else RuleOfThumb()
        return player.choose(view(now.state, now.to_act), Random(f"{self.seed} {now.table.id} {now.hand_number}"))


@dataclass
class Evening:
    """Contests of a new club, one after the other, and what the organiser tries in them."""

    club: Club
    strategy: "Strategy"
    honest: bool
    contest: int = 0
    gained: dict[str, float] = field(default_factory=lambda: {"place": 0.0, "points": 0.0, "rating": 0.0})
    """The organiser's place in the last contest, below zero so that more is better; points there; points of rating."""
    refused: Counter[str] = field(default_factory=Counter[str])
    """What was refused, by code, or is asked of others."""

    async def look(self) -> StoredContest:
        return await self.club.contests.look(self.contest)

    async def attempt(self, command: ContestCommand) -> None:
        """Give a command of an organiser, and let its tables hear of it."""
        try:
            after = await self.club.contests.do(self.contest, command)
        except Refused as refusal:
            self.refused[str(refusal.code)] += 1
            return
        self.refused["asked"] += len(getattr(after.notes, "asked", ()))
        await self.club.director.advance(self.contest)

    async def play(self) -> None:
        """One contest from its notice board to its end."""
        of, club = self.strategy, self.club
        members = (ORGANISER, *CROWD[: of.members - 1])
        self.contest = (await club.published(club.plan(of.template, **of.changes))).id
        stored = await club.sign_up(self.contest, members)
        if not self.honest:
            await of.before(self, stored)
        stored, opened = await club.start(self.contest), set[int]()
        for _ in range(_MOST_ROUNDS):
            tables = sorted(stored.tables.values(), key=lambda table: ORGANISER.user in table.users)
            for table in tables:
                opened.add(table.table)
                await self._play_table(table.table)
            if stored.stage.is_final:
                break
            stored = await club.director.advance(self.contest)
            club.clock.at = max([club.clock.at, *(each.due_at for each in stored.deadlines.values())])
            stored = await club.director.advance(self.contest)
        for table in opened:  # what goes on for the ratings
            await self._play_table(table)
        await self._count()

    async def _rating(self) -> float:
        """Points that the organiser has gained over all contests."""
        r = schema.ratings.c
        query = select(r.mu, r.sigma, r.games).where(r.guild_id != 0, r.season == 0, r.user_id == ORGANISER.user)
        async with self.club.database.read() as connection:
            row = (await connection.execute(query)).one_or_none()
        return (Rating() if row is None else Rating(*row)).points - Rating().points

    async def _count(self) -> None:
        await self.club.director.refresh_standings()
        stored = await self.look()
        entry = stored.entry_of(ORGANISER.user)
        rows = {row.entrant: row for rows in stored.standings() for row in rows} if stored.contest.seeds else {}
        if entry is not None and entry.number in rows:
            self.gained |= {"place": -float(rows[entry.number].rank), "points": float(rows[entry.number].points)}
        self.gained["rating"] = await self._rating()

    async def _play_table(self, number: int) -> None:
        """A game to its end; the strategy may do something after each step at the organiser's table."""
        club = self.club
        now = await club.tables.look(number)
        while now.table.status is Status.PLAYING:
            command = club.next_command(now)
            if command is None:
                await self._wait(now)
                now = await club.tables.look(number)
                continue
            now = await club.tables.do(number, command)
            if not self.honest and now.table.seat_of(ORGANISER.user) is not None:
                await self.strategy.after_step(self, now)
                now = await club.tables.look(number)

    async def _wait(self, now: StoredTable) -> None:
        """Until a turn has run out, or the contest has something to do."""
        clock = self.club.clock
        look = next_look(await self.look(), clock.at)
        dues = [due for due in (now.deadline, look) if due is not None and due > clock.at]
        clock.at = min(dues, default=clock.at + HOUR)
        await self.club.director.advance(self.contest)


Script = Callable[[Evening, StoredTable], Awaitable[None]]
Before = Callable[[Evening, StoredContest], Awaitable[None]]


async def nothing(*_: object) -> None:
    """As in honest play."""


@dataclass(frozen=True)
class Strategy:
    """What an organiser does who plays in the contest."""

    name: str
    """Begins with the id of the finding."""
    pays: str
    """What of `Evening.gained` it is to raise."""
    template: Template
    members: int
    after_step: Script = nothing
    before: Before = nothing
    contests: int = 1
    changes: Mapping[str, Any] = field(default_factory=dict[str, Any])


# --- what they do


def is_losing(now: StoredTable) -> bool:
    """Whether the organiser's opponents lead the game, or have three tricks of its hand."""
    seat = now.table.seat_of(ORGANISER.user)
    if seat is None or now.state is None:
        return False
    seen = view(now.state, None)
    theirs, ours = seen.scores[1 - seat % 2], seen.scores[seat % 2]
    return theirs > ours or (theirs == ours and sum(seen.taken[1 - seat % 2 :: 2]) >= 3)


def is_lost(now: StoredTable) -> bool:
    """Whether the organiser's opponents are two tricks ahead, or have three, in a hand that gives them the game."""
    seat = now.table.seat_of(ORGANISER.user)
    if seat is None or now.state is None or not now.has_cards_out:
        return False
    seen, theirs = view(now.state, None), 1 - seat % 2
    tricks, own = sum(seen.taken[theirs::2]), sum(seen.taken[1 - theirs :: 2])
    if seen.contract is None or (tricks < 3 and tricks < own + 2):
        return False
    won = 1 if seen.contract.maker % 2 == theirs else 2
    return seen.scores[theirs] + won >= now.table.rules.target


def own_match(stored: StoredContest) -> tuple[Place, int, tuple[Entrant, ...]] | None:
    """Of the match that the organiser plays: its place, their side, and the opponents."""
    entry = stored.entry_of(ORGANISER.user)
    found = None if entry is None else stored.match_of(entry.number)
    if entry is None or found is None or stored.outcome(found[0]) is not None:
        return None
    place, match = found
    side = int(entry.number in match.east)
    return place, side, match.north if side else match.east


async def disqualify_opponents(of: Evening, now: StoredTable) -> None:
    match = own_match(await of.look())
    if match is not None and is_losing(now):
        for entrant in match[2]:
            await of.attempt(Disqualify(ORGANISER, entrant, "they cheat"))


async def void_lost_game(of: Evening, now: StoredTable) -> None:
    if now.table.status is not Status.PLAYING and is_losing(now):
        repairs = Repairs(of.club.database, clock=of.club.clock)
        try:
            await repairs.void(now.table.guild, ADMIN, now.table.id, "it does not count")
        except Refused as refusal:
            of.refused[str(refusal.code)] += 1


async def call_off_when_losing(of: Evening, now: StoredTable) -> None:
    if is_lost(now) and own_match(await of.look()) is not None:
        await of.attempt(Cancel(ORGANISER, "it is late"))


async def have_friend_rule(of: Evening, now: StoredTable) -> None:
    match = own_match(await of.look()) if is_lost(now) else None
    if match is not None:
        await of.attempt(Forfeit(FRIEND, *match[0], match[1], "let us stop"))


CUP: Final = {"least": 2}
STRATEGIES: Final = (
    Strategy("L1: opponents who lead are disqualified", "place", Template.CUP, 8, disqualify_opponents, changes=CUP),
    Strategy("L1: an admin voids their own lost games", "points", Template.LEAGUE, 8, void_lost_game),
    Strategy("L2: contests of lost games are called off", "rating", Template.CUP, 4, call_off_when_losing,
             contests=3, changes=CUP),
    Strategy("L2: a friend rules against a side that loses", "rating", Template.CUP, 4, have_friend_rule,
             contests=3, changes=CUP),
)  # fmt: skip


# --- measuring


async def play_evenings(strategy: Strategy, numbers: Sequence[int], *, honest: bool) -> list[Evening]:
    """Each on a database of its own."""
    found: list[Evening] = []
    with tempfile.TemporaryDirectory() as folder:
        empty = Path(folder) / "empty.db"
        await (await _open(empty)).close()
        for number in numbers:
            database = await _open(Path(shutil.copy(empty, Path(folder) / f"{number}.db")))
            try:
                club = Club(database, number)
                club.absent = {member.user for member in NOBODY}
                evening = Evening(club, strategy, honest)
                for _ in range(strategy.contests):
                    await evening.play()
                found.append(evening)
            finally:
                await database.close()
    return found


async def _open(path: Path) -> Database:
    return await Database.open(f"sqlite+aiosqlite:///{path}")


def gain(evening: Evening) -> float:
    """Of what the strategy is to raise."""
    return evening.gained[evening.strategy.pays]


def measure(strategy: Strategy, evenings: int) -> dict[str, object]:
    """Honest play, and what the strategy gains beyond it on the same deals."""
    honest, tried = (
        asyncio.run(play_evenings(strategy, range(evenings), honest=honest)) for honest in (True, False)
    )  # fmt: skip
    beyond = [gain(one) - gain(other) for one, other in zip(tried, honest, strict=True)]
    refused = dict(sum((each.refused for each in tried), Counter[str]()))
    return {
        "strategy": strategy.name,
        "pays": strategy.pays,
        "evenings": evenings,
        "honest": interval([gain(each) for each in honest]),
        "beyond_honest": interval(beyond),
        "refused": refused,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--evenings", type=int, default=40)
    parser.add_argument("--only", default="", help="the part of a strategy's name")
    chosen = parser.parse_args()
    print(json.dumps(machine()))
    for strategy in STRATEGIES:
        if chosen.only in strategy.name:
            print(json.dumps(measure(strategy, chosen.evenings)), flush=True)


if __name__ == "__main__":
    main()
