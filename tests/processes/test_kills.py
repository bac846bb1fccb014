"""kill -9 at any moment loses no acknowledged action, and nothing is said twice: over tables, servers and contests."""

import asyncio
import random
import re
import sqlite3
from collections import Counter
from pathlib import Path

import pytest

from bot.clock import SystemClock
from bot.panels.core.custom_ids import Verb
from bot.puzzles.daily import Puzzles
from bot.servers import OwnPost, Servers, ServerSettings
from bot.store.database import Database
from tests.bot.fake_puzzles import made_at_once
from tests.processes.contests.life import STATES
from tests.processes.contests.lives import FINAL, Lives, deaths
from tests.processes.people import Person, Play, go_home, offers, open_table, public
from tests.processes.stored_state import (
    NOTE,
    check_clicks,
    check_games,
    hand_words,
    is_shown,
    logs,
    snapshot,
    until_shown,
    without_note,
)
from tests.standin import Guild, StandIn
from tests.standin.process import BotProcess
from tests.suite import night, rest

pytestmark = pytest.mark.processes
TABLES = 10
MOMENTS = ("starting", "early", "after answers", "after answers", "answering", "painting")
"""On its way up, after some answers, or with an answer or a picture on its way."""
SEED = 20261120


async def kill_at(moment: str, discord: StandIn, bot: BotProcess, dice: random.Random, play: Play) -> None:
    """Start it, and kill it at one of the moments there are."""
    if moment == "starting":
        seen = len(discord.requests)
        await bot.launch()
        asked = "/gateway/bot"  # the database is open by now
        await discord.until(lambda: any(r.path.endswith(asked) for r in list(discord.requests)[seen:]))
    else:
        await bot.start()
    if moment == "after answers":
        enough = play.answered + dice.randint(3, 20)
        await discord.until(lambda: play.answered >= enough)
    elif moment in ("answering", "painting"):
        enough = play.answered + dice.randint(1, 8)
        await discord.until(lambda: play.answered >= enough)
        path = "/callback$" if moment == "answering" else "/messages"
        held = discord.faults.hold("*", path)
        await discord.until(held.reached.is_set)  # what it is about is in the database, the answer is not out
        killing = asyncio.create_task(bot.kill())
        await asyncio.sleep(0)
        held.release()
        await killing
        return
    await bot.kill()


def dealt_by_itself(kept: dict[int, list]) -> int:
    """Lines that nobody pressed a button for: draws, deals and what computers did."""
    return sum(line.user is None for log in kept.values() for line in log)


@night
@pytest.mark.parametrize("kills", [12, 30])
async def test_kills_over_ten_tables(discord: StandIn, tmp_path: Path, kills: int) -> None:
    dice = random.Random(SEED)
    guilds = [discord.guild(n_members=8, n_channels=5) for _ in range(2)]
    environment = {"COMPUTER_PACE": "0.02", "LOG_LEVEL": "WARNING"}
    async with BotProcess(discord, tmp_path, environment=environment) as bot:
        await bot.start()
        lists = await asyncio.gather(*(seated(discord, guild, dice) for guild in guilds))
        play = Play(discord, [person for some in lists for person in some])
        before = logs(bot.database)
        assert len(before) == TABLES
        await bot.kill()
        for number in range(kills):
            await kill_at(MOMENTS[number % len(MOMENTS)], discord, bot, dice, play)
            kept = logs(bot.database)
            check_clicks(kept, play.clicks)
            for table, log in before.items():
                assert kept[table][: len(log)] == log, "what was kept once has changed"
            before = kept
        # the last life: every table goes on, computers too, and everything is shown as it is
        await bot.start()
        life = dealt_by_itself(before)
        await discord.until(lambda: all(moved(bot, before, person) for person in play.people))
        await play.stop()
        await until_shown(discord, bot.database)
        kept = logs(bot.database)
        assert check_clicks(kept, play.clicks) > 3 * kills
        check_games(kept, play.clicks)
        assert dealt_by_itself(kept) > life
        await shown_as_kept(discord, bot, play.people)
        assert await bot.terminate() == 0
    assert [line for line in bot.output.splitlines() if re.search(r" (ERROR|CRITICAL) ", line)] == []
    assert sqlite3.connect(bot.database).execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def seated(discord: StandIn, guild: Guild, dice: random.Random) -> list[Person]:
    """Five tables in a server, a channel each, with one to four members; the others are computers'."""
    channels = zip(guild.channels.values(), (1, 2, 4, 2, 3), strict=True)
    seats = [(channel, dice.sample(guild.users, count)) for channel, count in channels]
    # novices do not wait for the expert's compiled code, which every process would load again
    await asyncio.gather(*(open_table(discord, channel, users, "novice") for channel, users in seats))
    return [
        Person(discord, user, channel, random.Random(dice.random()), duplicates=0.1)
        for channel, users in seats
        for user in users
    ]


def moved(bot: BotProcess, before: dict[int, list], person: Person) -> bool:
    """Whether a table of this person's channel has gone on, or been followed by another, since `before`."""
    return any(click.answered and len(before.get(click.table, ())) <= click.seen for click in person.clicks)


@rest
async def test_the_end_of_a_game_is_shown_after_a_kill(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    """Killed when the last card is kept and not yet painted: the next run shows who has won."""
    dice = random.Random(SEED)
    async with BotProcess(discord, tmp_path, environment={"COMPUTER_PACE": "0"}) as bot:
        await bot.start()
        table = await open_table(discord, guild.channel, guild.users[:1])
        person = Person(discord, guild.users[0], guild.channel, dice)
        await person.open_hand()
        playing = asyncio.create_task(person.play_on())

        def finished() -> bool:
            with sqlite3.connect(bot.database) as database:
                return database.execute("SELECT status FROM tables").fetchone() == ("over",)

        painting = discord.faults.hold("*", "/channels/.*/messages")
        while not finished():  # a whole game may take long; the next answer may not
            seen = len(person.clicks)
            await discord.until(lambda seen=seen: finished() or len(person.clicks) > seen)
        await bot.kill()
        painting.release()
        await go_home([person], [playing])
        now = await snapshot(bot.database, table)
        message = discord.world.messages[now.table.message or 0]
        assert not is_shown(discord, now)
        await bot.start()
        await discord.until(lambda: is_shown(discord, now))
        assert public(guild.channel, "rematch") is message


@rest
async def test_a_kill_between_posting_and_storing_leaves_one_message(
    discord: StandIn, guild: Guild, tmp_path: Path
) -> None:
    """The message is in the channel, the bot died before it knew: posted again under its name, it is the same."""
    channel, ann = guild.channel, guild.users[0]
    async with BotProcess(discord, tmp_path, environment={"COMPUTER_PACE": "0", "PINGS": "false"}) as bot:
        await bot.start()
        posting = discord.faults.hold("POST", "/channels/.*/messages$", done=True)
        asking = asyncio.create_task(discord.slash(ann, channel, "table open"))
        await discord.until(posting.reached.is_set)
        before = list(channel.messages)
        await bot.kill()
        posting.release()
        await asyncio.gather(asking, return_exceptions=True)
        await bot.start()
        await discord.until(lambda: message_of(bot) == before[-1])
        assert list(channel.messages) == before
        assert len(before) == 1


def message_of(bot: BotProcess) -> int | None:
    """The stored message of the first table."""
    with sqlite3.connect(bot.database) as database:
        return database.execute("SELECT message_id FROM tables").fetchone()[0]


async def shown_as_kept(discord: StandIn, bot: BotProcess, people: list[Person]) -> None:
    """Everyone opens the hand: it is the one of the replayed log."""
    for person in people:
        await person.open_hand()
        message = public(person.channel, "hand")
        if message is None or person.panel is None:
            continue
        table = int(next(b["custom_id"] for b in message.buttons()).split(":")[2])
        now = await snapshot(bot.database, table)
        shown = person.panel.text
        assert without_note(shown) == hand_words(discord, now, person.user.id, taught=NOTE in shown)


SERVERS = 200
SECONDS = 300.0
"""In which all are out; as long as the spread lasts, should it be midnight."""
PER_SECOND = 40
SLACK = 4
"""Requests more in a second, which were on their way when it began."""


async def want_posts(bot: BotProcess, guilds: list[Guild]) -> None:
    """Each server wants the puzzle of today, which there is, since midnight in UTC."""
    database = await Database.open(bot.environment["DATABASE_URL"])
    await Puzzles(database, clock=SystemClock(), make=made_at_once).today()
    for guild in guilds:
        settings = ServerSettings(
            post_channel=guild.channel.id,
            post_hour=0,
            own_posts=frozenset({OwnPost.DAILY}),
            language=("en", "it", "fr")[(guild.id >> 22) % 3],
        )
        await Servers(database).set(guild.id, settings)
    await database.close()


def count_posts(guilds: list[Guild]) -> Counter[int]:
    """How many posts each server has."""
    return Counter(
        guild.id for guild in guilds for message in guild.channel.messages.values() if offers(message, Verb.PUZZLE)
    )


@night
async def test_two_hundred_servers_get_one_post_each_over_two_kills(discord: StandIn, tmp_path: Path) -> None:
    guilds = [discord.guild(n_members=1) for _ in range(SERVERS)]
    async with BotProcess(discord, tmp_path, environment={"LOG_LEVEL": "WARNING"}) as bot:
        await want_posts(bot, guilds)
        for enough in (20, 90):
            await bot.start()
            await discord.until(lambda enough=enough: len(count_posts(guilds)) >= enough, within=SECONDS)
            await bot.kill()
        began = discord.clock.now()
        await bot.start()
        await discord.until(lambda: len(count_posts(guilds)) == SERVERS, within=SECONDS)
        assert discord.clock.now() - began < SECONDS
        assert await bot.terminate() == 0
    assert set(count_posts(guilds).values()) == {1}, "one each"
    sent = sorted(request.at for request in discord.requests if request.path.endswith("/messages"))
    busiest = max(sum(at <= each < at + 1 for each in sent) for at in sent)
    assert busiest <= PER_SECOND + SLACK


@night
@pytest.mark.parametrize("form", ["hustle", FINAL])
async def test_a_contest_that_is_killed_in_every_state_comes_to_the_same(tmp_path: Path, form: str) -> None:
    """Log, standings, matches and messages, at two of the points."""
    lives, points = Lives(tmp_path), ("before", "sent")
    await lives.live(deaths(form, 1, points))
    assert {lives.counts[state, point] for state in STATES for point in points} == {1}
