"""The games that the demo's members played before."""

from sqlalchemy import func, select

from bot.app import create_bot
from bot.demo.fake_discord.server import open_server
from bot.demo.past_games import play_past_games
from bot.settings import Settings
from bot.stats import rebuild
from bot.store import schema
from tests.suite import rest


@rest
async def test_they_are_saved_as_played_games_are(tmp_path) -> None:
    settings = Settings(database_url=f"sqlite+aiosqlite:///{tmp_path / 'demo.db'}", computer_processes=0)
    async with open_server(create_bot(settings)) as server:
        await play_past_games(server, 3)
        database = server.env.bot.services.database
        tables = server.env.bot.services.tables
        assert await rebuild.check(database) == ()
        async with database.read() as connection:
            assert await connection.scalar(select(func.count()).select_from(schema.games)) == 3
            assert await connection.scalar(select(func.count()).select_from(schema.ratings)) >= 8
        for game in await server.env.bot.services.history.recent(server.guild.id, server.members[0].id, 10):
            assert all(check.fair for check in (await tables.reveal(game.table.id)).checks)
