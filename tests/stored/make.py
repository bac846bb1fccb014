"""Makes a file of this folder: run it in a checkout of the version, `.venv/bin/python PATH/make.py PATH/NAME.sql`.

The version's own bot runs in a process, against that version's stand-in for Discord. Two members set preferences, four
play a rated game by buttons, one plays computers, and two have half played a third game. A version that has contests
then holds a hustle night, which is in its second round, and a league in its first week.
"""

import asyncio
import random
import sqlite3
import sys
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path.cwd()))
sys.path.append(str(Path(__file__).parent))

from place import KEY, found

from tests.processes.people import Person, public
from tests.standin import StandIn
from tests.standin.process import BotProcess

MOVES_OF_A_GAME_AT_PLAY = 8


def _verb(component) -> str:
    return component.get("custom_id", "::").split(":")[1]


async def _prefer(discord, user, channel, verb: str, value: str) -> None:
    shown = await discord.settled(await discord.slash(user, channel, "preferences"))
    await discord.select(user, shown.message, lambda menu: _verb(menu) == verb, [value])


async def _play(discord, channel, users, done) -> None:
    people = [Person(discord, user, channel, random.Random(user.name)) for user in users]
    playing = [asyncio.create_task(person.play()) for person in people]
    await discord.until(lambda: done(people), 3600)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)


async def _open(discord, channel, users) -> None:
    await discord.slash(users[0], channel, "table open", {"computers": 4 - len(users)})
    await discord.until(lambda: public(channel, "sit") or public(channel, "start"))
    for user in users[1:]:
        await discord.slash(user, channel, "table join")
    await discord.slash(users[0], channel, "table start")
    await discord.until(lambda: public(channel, "hand"))


async def _fill(discord, guild) -> None:
    users, (rated, alone, running) = guild.users, guild.channels.values()
    await _prefer(discord, users[0], rated, "preferlanguage", "it")
    await _prefer(discord, users[1], rated, "preferonlycard", "always")
    for channel, players in ((rated, users), (alone, users[2:3])):
        await _open(discord, channel, players)
        await _play(discord, channel, players, lambda _, channel=channel: public(channel, "rematch"))
    await _open(discord, running, users[:2])
    await _play(
        discord, running, users[:2], lambda people: sum(len(each.clicks) for each in people) >= MOVES_OF_A_GAME_AT_PLAY
    )


async def _hold_contests(file: Path) -> None:
    from bot.store.database import Database
    from tests.bot.contests.world import CROWD, Template, World

    database = await Database.open(f"sqlite+aiosqlite:///{file}")
    world = World(database)
    world.clock.at = round(time.time() * 1000)
    hustle = await world.published(world.plan(Template.HUSTLE, rounds=2), "Friday")
    await world.sign_up(hustle.id, CROWD[:8])
    await world.start(hustle.id)
    await world.play_tables(hustle.id)
    await world.director.advance(hustle.id)
    league = await world.published(world.plan(Template.LEAGUE), "Pairs")
    await world.sign_up(league.id, CROWD[8:16])
    await world.start(league.id)
    await database.close()


async def main() -> str:
    with tempfile.TemporaryDirectory() as folder:
        environment = {"COMPUTER_PACE": "0", "SECRET_KEY": KEY}
        async with StandIn() as discord, BotProcess(discord, Path(folder), environment=environment) as bot:
            guild = found(discord)
            await bot.start()
            await _fill(discord, guild)
            assert await bot.terminate() == 0
            if find_spec("bot.contests.director"):
                await _hold_contests(bot.database)
            with sqlite3.connect(bot.database) as connection:
                connection.execute("VACUUM")
                return "\n".join(connection.iterdump()) + "\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(asyncio.run(main()))
