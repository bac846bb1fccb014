"""Everything the cogs call, opened together and closed in reverse."""

import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random, SystemRandom
from typing import final

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.boards.daily import BoardMaker, DailyBoards, record_board
from bot.calls import Bells, PlayersCalls
from bot.clock import Clock, SystemClock
from bot.coach.hint import Hints
from bot.coach.notes import Coach, Meanings
from bot.coach.review import Reviews
from bot.contests.director import Director
from bot.contests.service import Contests
from bot.exports.reading import Exports
from bot.history.games import History
from bot.history.replay import Replays
from bot.members.preferences import Members, Newcomers
from bot.members.privacy import Privacy
from bot.members.server_data import ServerData
from bot.members.shown import Avatars, Reactions
from bot.members.standing_orders import StandingOrders
from bot.own_posts import OwnPosts
from bot.pictures.studio import Studio, render
from bot.posts import Posts
from bot.puzzles.daily import MakePuzzle, Puzzles, make_in_worker
from bot.puzzles.rankings import PuzzleBoards
from bot.questions import Questions
from bot.retention import Retention
from bot.roles import ServerRoles
from bot.servers import Rulesets, Servers
from bot.settings import Settings
from bot.stats.luck import Luck
from bot.stats.read.game import RatingStakes
from bot.stats.read.leaderboards import Boards
from bot.stats.repairs import Repairs
from bot.stats.seasons import Seasons
from bot.stats.write.recorder import record_change
from bot.store.database import Database
from bot.store.errors import DatabaseError
from bot.store.lease import Claim
from bot.store.vault import Vault
from bot.tables.autoplay import Autoplay
from bot.tables.avoided import AvoidedMembers
from bot.tables.game import Change, StoredTable
from bot.tables.reach import Discord, Reach
from bot.tables.service import Tables
from bot.tables.shards import Shards
from bot.tables.turn_clock import TurnClocks
from bot.workers.workers import Workers
from engine import fairness
from engine.players import Player
from engine.players.adviser import advise
from engine.players.levels import Level, player_at
from engine.players.review import Think

_log = logging.getLogger(__name__)
FINISH_SECONDS = 2.5
"""Seconds that running actions may take at a stop."""


def _secret() -> bytes:
    return secrets.token_bytes(fairness.SECRET_BYTES)


async def _open_database(settings: Settings) -> tuple[Database, Vault]:
    claim = Claim(settings.shard_count, settings.shards_per_process)
    database = await Database.open(settings.database_url, claim=claim)
    try:
        return database, await Vault.open(database, settings.secret_key.get_secret_value())
    except DatabaseError:
        await database.close()
        raise


async def _record(connection: AsyncConnection, before: StoredTable, change: Change) -> None:
    """Write what follows from a change of a table: statistics, or the result of a board."""
    await record_change(connection, before, change)
    await record_board(connection, before, change)


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """All services of the bot, without Discord."""

    settings: Settings
    clock: Clock
    database: Database
    members: Members
    newcomers: Newcomers
    privacy: Privacy
    server_data: ServerData
    servers: Servers
    rulesets: Rulesets
    boards: Boards
    seasons: Seasons
    stakes: RatingStakes
    repairs: Repairs
    tables: Tables
    workers: Workers
    hints: Hints
    coach: Coach
    meanings: Meanings
    reviews: Reviews
    replays: Replays
    history: History
    exports: Exports
    autoplay: Autoplay
    orders: StandingOrders
    reactions: Reactions
    avatars: Avatars
    reach: Reach
    turn_clocks: TurnClocks
    contests: Contests
    director: Director
    retention: Retention
    luck: Luck
    puzzles: Puzzles
    puzzle_boards: PuzzleBoards
    daily_boards: DailyBoards
    studio: Studio
    posts: Posts
    avoided: AvoidedMembers
    bells: Bells
    calls: PlayersCalls
    own_posts: OwnPosts
    roles: ServerRoles
    questions: Questions

    @classmethod
    async def open(
        cls,
        settings: Settings,
        *,
        clock: Clock | None = None,
        secret: Callable[[], bytes] = _secret,
        dice: Random | None = None,
        players: Callable[[Level], Player] = player_at,
        think: Think = advise,
        judge: Think | None = None,
        make_puzzle: MakePuzzle | None = None,
        make_boards: BoardMaker | None = None,
    ) -> "Services":
        """Open the database and all services; turns and clocks begin with `start`.

        `secret` gives the 32 secret bytes of deals and of contests' draws, `dice` is for computers, `players` gives the
        one of a level, `make_puzzle` and `make_boards` those of a day, `think` hints; `judge` reviews, if given.

        Raises:
            bot.store.errors.DatabaseError: When it cannot be opened, its shards are taken, or the key is wrong.
        """
        clock, dice = clock or SystemClock(), dice or SystemRandom()
        database, vault = await _open_database(settings)
        shards = Shards(database.shards if settings.shard_count else (), settings.shard_count)
        tables = Tables(database, clock=clock, secret=secret, record=_record, vault=vault, shards=shards)
        members, server_data = Members(database, pings=settings.pings), ServerData(database, tables, clock=clock)
        workers, servers = Workers(settings.computer_processes, players=players), Servers(database)
        workers.start()  # they warm up while Discord answers
        contests = Contests(database, tables, clock=clock, vault=vault, lot=secret)
        bells, seasons, reviews = Bells(database), Seasons(database, clock=clock), Reviews(tables, workers, judge)
        reach, calls = Reach(tables, database, clock=clock), PlayersCalls(database, clock, shards)
        make_puzzle = make_puzzle or make_in_worker(workers, think, vault.derive("puzzles"))
        puzzles = Puzzles(database, clock=clock, make=make_puzzle, vault=vault)
        questions = Questions(database, tables, puzzles, reviews, clock)
        daily = {"old calls": calls.delete_useless, "servers": server_data.look, "questions": questions.delete_old}
        return cls(
            settings=settings,
            clock=clock,
            database=database,
            members=members,
            newcomers=Newcomers(database),
            privacy=Privacy(database, tables, members, clock=clock, vault=vault),
            server_data=server_data,
            servers=servers,
            rulesets=Rulesets(database, clock=clock),
            boards=Boards(database, clock=clock),
            seasons=seasons,
            stakes=RatingStakes(database, clock=clock),
            repairs=Repairs(database, clock=clock, contests=contests),
            tables=tables,
            workers=workers,
            hints=Hints(workers, think),
            coach=Coach(),
            meanings=Meanings(database),
            reviews=reviews,
            replays=Replays(tables, database),
            history=History(database),
            exports=Exports(database),
            autoplay=Autoplay(tables, workers, pace=settings.computer_pace, dice=dice),
            orders=StandingOrders(tables, members, clock=clock, pace=settings.computer_pace, dice=dice),
            reactions=Reactions(),
            avatars=Avatars(),
            reach=reach,
            turn_clocks=TurnClocks(tables, database, clock=clock, reach=reach),
            contests=contests,
            director=Director(contests, tables, database, workers.rounds, reach=reach),
            retention=Retention(tables, database, clock=clock, days=settings.retention_days, also=daily),
            luck=Luck(tables, database, workers),
            puzzles=puzzles,
            puzzle_boards=PuzzleBoards(database),
            daily_boards=DailyBoards(tables, database, make_boards or BoardMaker.by(workers), clock, secret, vault),
            avoided=AvoidedMembers(database),
            bells=bells,
            calls=calls,
            posts=Posts(database, clock, shards),
            own_posts=OwnPosts(database, servers, puzzles, seasons, clock, shards),
            roles=ServerRoles(database, clock, shards),
            questions=questions,
            studio=Studio(elsewhere=partial(workers.draw, render) if settings.computer_processes else None),
        )

    async def start(self, discord: Discord) -> None:
        """Start clocks, computer players and contests; clocks get back the time that the bot was down."""
        await self.retention.start()
        await self.reach.start(discord)
        self.turn_clocks.start()
        self.autoplay.choose = self.daily_boards.choosing(self.autoplay.choose, self.workers)
        await self.autoplay.start()
        await self.orders.start()
        await self.daily_boards.close_old()
        await self.director.start()
        self.luck.start()
        if self.settings.computer_processes:  # in this process it would delay turns: then both are made on demand
            self.puzzles.start()
            self.daily_boards.start()
            self.reviews.start()

    async def close(self) -> None:
        """Finish running actions, stop clocks, computer players and workers, close the database."""
        self.tables.stop_taking()
        for closing in (
            self.director.close,
            self.autoplay.close,
            self.orders.close,
            self.avatars.close,
            self.turn_clocks.close,
            self.retention.close,
            self.privacy.close,
            self.reviews.close,
            self.luck.close,
            self.puzzles.close,
            self.daily_boards.close,
            self.workers.close,
        ):
            await closing()
        await self.tables.wait_until_idle(FINISH_SECONDS)
        self.studio.close()
        await self.database.close()
