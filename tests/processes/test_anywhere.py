"""Bower where it is not: in direct messages, and in a server to which only its members have brought it along."""

from __future__ import annotations

import sqlite3
from typing import TYPE_CHECKING, Any

import pytest

from bot.boards.daily import BoardMaker, DailyBoards, players_version
from bot.clock import SystemClock
from bot.panels.core.custom_ids import Verb
from bot.puzzles.daily import Puzzles
from bot.store.database import Database
from bot.store.vault import Vault
from bot.tables.service import Tables
from bot.texts import say
from tests.bot import fake_boards
from tests.bot.fake_puzzles import made_at_once
from tests.bot.scripted_tables import secrets
from tests.processes.people import offers
from tests.processes.test_trouble import faults
from tests.standin import NotThere
from tests.standin.world import EXTERNAL_APPS, MEMBER

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.standin import Channel, Reply, StandIn, User
    from tests.standin.process import BotProcess

pytestmark = pytest.mark.processes
OFFERED: dict[str, dict[str, Any]] = {
    "euchre": {},
    "hand": {},
    "help": {"topic": "commands"},
    "glossary": {"term": "euchre"},
    "preferences": {},
    "boards": {},
    "puzzle today": {},
    "puzzle yesterday": {},
    "stats me": {},
    "privacy show": {},
    "privacy export": {},
    "privacy delete": {},
}
"""What works anywhere, with the data deleted last."""
NEEDS_SERVER = ("puzzle rankings", "stats member", "stats server", "stats partners", "stats versus")


class Anywhere:
    """Ann has Bower for herself, Ben has not; in `closed` members may not have apps post."""

    def __init__(self, discord: StandIn) -> None:
        self.world, self.home = discord.world, discord.guild("Home", n_members=2)
        self.foreign = discord.guild("Elsewhere", n_members=2, foreign=True)
        self.foreign.locale = "fr"
        self.closed = discord.guild("Closed", n_members=2, foreign=True, permissions=MEMBER & ~EXTERNAL_APPS)
        for guild in (self.home, self.foreign, self.closed):
            guild.users[1].installs = True

    def places(self) -> Iterator[tuple[User, Channel]]:
        for guild in (self.foreign, self.closed):
            yield guild.users[1], guild.channel
        ben, ann = self.home.users
        yield ann, self.world.direct_messages(ann)
        yield ann, self.world.direct_messages(ann, ben)
        yield ann, self.world.direct_messages(ann, ben, self.foreign.users[0])
        yield ben, self.world.direct_messages(ben)  # who shares a server with Bower


@pytest.fixture
async def anywhere(discord: StandIn, bot: BotProcess) -> Anywhere:
    """The bot is up, and has a puzzle for today and for yesterday, and boards for today."""
    found = Anywhere(discord)
    database = await Database.open(bot.environment["DATABASE_URL"])
    await Puzzles(database, clock=SystemClock(), make=made_at_once).today()
    vault = await Vault.open(database, bot.environment.get("SECRET_KEY", ""))
    tables = Tables(database, clock=SystemClock(), secret=secrets(), record=fake_boards.record, vault=vault)
    maker = BoardMaker(fake_boards.made_at_once, players_version())
    await DailyBoards(tables, database, maker, SystemClock(), secrets(), vault).today()
    await database.close()
    await bot.start()
    return found


async def share_puzzle(discord: StandIn, user: User, channel: Channel) -> Reply:
    asked = await discord.slash(user, channel, "puzzle today")
    await discord.until(lambda: offers(asked.message, Verb.PUZZLE_ANSWER))
    await discord.click(user, asked.message, lambda each: Verb.PUZZLE_ANSWER in each["custom_id"])
    return await discord.click(user, asked.message, lambda each: Verb.PUZZLE_SHARE in each["custom_id"])


def channel_routes(discord: StandIn) -> list[str]:
    return [f"{each.method} {each.path}" for each in discord.requests if each.path.startswith(("/channels", "/guilds"))]


async def test_a_member_walks_through_all_that_works_anywhere(
    discord: StandIn, bot: BotProcess, anywhere: Anywhere
) -> None:
    """Answers are private; what needs a server says so and links to it; no channel is asked for, no server kept."""
    others = {each["name"] for each in discord.world.commands[None]} - {name.split()[0] for name in OFFERED}
    begun: list[User] = []
    for user, place in anywhere.places():
        for name, options in OFFERED.items():
            reply = await discord.slash(user, place, name, options)
            assert reply.ephemeral, name
            await discord.until(lambda seen=reply.message: not seen.loading)  # a busy machine defers
            if name == "euchre" and user not in begun:  # the guided hand, and beside it the way to a game
                begun.append(user)
                assert offers(reply.message, Verb.GUIDE)
                reply = await discord.click(user, reply.message, offers(reply.message, Verb.PLAY_NOW)[0]["custom_id"])
            if name == "hand":
                await discord.until(lambda seen=reply.message: offers(seen, Verb.ACT))
                await discord.click(user, reply.message, offers(reply.message, Verb.ACT)[0]["custom_id"])
        for name in NEEDS_SERVER:
            other = next(each.user for each in place.guild.members.values() if each.user is not user)
            options = {"member": other} if name in ("stats member", "stats versus") else {}
            refused = await discord.slash(user, place, name, options)
            assert say("en", "reply-only-in-a-server") in refused.text, name
            assert f"authorize?client_id={discord.world.application_id}&" in refused.message.buttons()[0]["url"], name
        for name in others:
            with pytest.raises(NotThere, match="/"):
                await discord.slash(user, place, name)
    assert channel_routes(discord) == []
    assert faults(bot) == []
    kept = "".join(sqlite3.connect(bot.database).iterdump()) + bot.output
    for guild in (anywhere.foreign, anywhere.closed):
        assert not [each for each in (str(guild.id), str(guild.channel.id), guild.name) if each in kept]


async def test_a_share_is_the_answer_to_the_press(discord: StandIn, bot: BotProcess, anywhere: Anywhere) -> None:
    """For everybody there, who can open their own by its button; else for the member alone, which it says."""
    ben, ann = anywhere.home.users
    for user, place, others in (
        (anywhere.foreign.users[1], anywhere.foreign.channel, anywhere.foreign.users[:1]),
        (anywhere.closed.users[1], anywhere.closed.channel, ()),
        (ann, discord.world.direct_messages(ann, ben), (ben,)),
    ):
        shared = await share_puzzle(discord, user, place)
        assert shared.ephemeral is not bool(others)
        assert (say("en", "shared-alone") in shared.text) is not bool(others)
        for other in others:  # who has no Bower
            own = await discord.click(other, shared.message, say("en", "button-puzzle-solve"))
            assert own.ephemeral
            assert offers(own.message, Verb.PUZZLE_ANSWER)
    assert channel_routes(discord) == []
    assert faults(bot) == []
    stored = "SELECT DISTINCT guild_id, (SELECT count(*) FROM posts) FROM puzzle_answers"
    assert sqlite3.connect(bot.database).execute(stored).fetchall() == [(0, 0)]
