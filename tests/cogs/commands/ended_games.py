"""Games that are over, for the commands that look back at them."""

from bot.store import schema
from engine import Rules
from tests.cogs.scenes import as_bot, begun, bower, is_over, tables, until
from tests.world import World

LONGER = Rules(target=4)
MENU = "Replay euchre game"
"""Of a message."""


async def finished(w: World, rules: Rules = LONGER, members: int = 4) -> int:
    """A game that is over; how many hands it had."""
    await begun(w, members, rules)
    await until(w, is_over)
    return len(await as_bot(w, bower(w).services.replays.hands(1)))


async def move_elsewhere(w: World) -> None:
    """Give table 1 to another server."""

    async def write(connection) -> None:
        await connection.execute(schema.tables.update().values(guild_id=1))
        await connection.execute(schema.games.update().values(guild_id=1))

    await as_bot(w, bower(w).services.database.write(write))
    tables(w).clear()
