"""The games that the demo's members have played before."""

from sqlalchemy import func, select

from bot.app import create_bot
from bot.demo.house import open_house
from bot.demo.past import play_past
from bot.settings import Settings
from bot.stats import rebuild
from bot.store import schema


async def test_they_are_kept_as_games_are(tmp_path) -> None:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'demo.db'}", computer_processes=0)
    async with open_house(create_bot(settings)) as house:
        await play_past(house, 3)
        database = house.env.bot.services.database
        tables = house.env.bot.services.tables
        assert await rebuild.check(database) == ()
        async with database.read() as connection:
            assert await connection.scalar(select(func.count()).select_from(schema.games)) == 3
            assert await connection.scalar(select(func.count()).select_from(schema.ratings)) >= 8
        for game in await house.env.bot.services.history.recent(house.guild.id, house.members[0].id, 10):
            assert all(check.fair for check in (await tables.reveal(game.table.id)).checks)
