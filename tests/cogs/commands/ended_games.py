"""Games that are over, for the commands that look back at them."""

from random import Random

from bot.store import schema
from bot.tables.commands.life import Open, Start
from bot.tables.commands.seats import FillWithComputers
from engine import Rules
from tests.bot import scripted_tables
from tests.cogs.scenes import SHORT, as_bot, begun, bower, is_over, tables, until, who
from tests.world import World

LONGER = Rules(target=4)
MENU = "Replay euchre game"
"""Of a message."""


async def finished(w: World, rules: Rules = LONGER, members: int = 4) -> int:
    """A game that is over; how many hands it had."""
    await begun(w, members, rules)
    await until(w, is_over)
    return len(await as_bot(w, bower(w).services.replays.hands(1)))


async def finished_by_eve(w: World) -> None:
    """A game that is over, in which only the fifth member sat, with computers."""
    eve, service = who(w.members[4]), tables(w)

    async def play() -> None:
        now = await service.open(Open(eve, w.guild.id, w.channel.id, preset="custom", rules=SHORT))
        await service.do(now.table.id, FillWithComputers(eve))
        await scripted_tables.until(service, await service.do(now.table.id, Start(eve)), is_over, Random(5))

    await as_bot(w, play())


async def move_elsewhere(w: World) -> None:
    """Give table 1 to another server."""

    async def write(connection) -> None:
        await connection.execute(schema.tables.update().values(guild_id=1))
        await connection.execute(schema.games.update().values(guild_id=1))

    await as_bot(w, bower(w).services.database.write(write))
    tables(w).clear()
