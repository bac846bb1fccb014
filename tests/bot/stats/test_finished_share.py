"""The profile card shows the share of games that a member has finished; only a rated game that was left lowers it."""

from bot.panels.core.panel import Text
from bot.panels.core.reader import Reader
from bot.panels.stats.member import profile_blocks
from bot.stats.ladders import Ladder
from bot.stats.read.member import Profile, load_profile
from tests.bot.people import ANN, BEN, CLEO, DAN, GUILD
from tests.bot.played_server import Server, server

__all__ = ["server"]


async def card(server: Server, user: int) -> tuple[Profile, str]:
    profile = await load_profile(server.database, Ladder(GUILD), user)
    blocks = profile_blocks(profile, "Ann", "all games", Reader(text_only=True), None)
    return profile, "\n".join(each.markdown for each in blocks if isinstance(each, Text))


async def test_a_rated_game_that_was_left_is_not_finished(server: Server) -> None:
    await server.game(ANN, BEN, CLEO, DAN)
    assert "Games finished: 100%" in (await card(server, ANN.user))[1]
    now = await server.at_play(ANN, BEN, CLEO, DAN)
    assert now.table.rated
    await server.over(await server.leave(ANN, now))
    unrated = await server.at_play(ANN, BEN)
    assert not unrated.table.rated
    await server.over(await server.leave(ANN, unrated))
    profile, said = await card(server, ANN.user)
    assert (profile.counts.games, profile.left, profile.finished) == (2, 1, 0.5)
    assert "Games finished: 50%" in said
    profile, said = await card(server, BEN.user)
    assert profile.left == 0
    assert "Games finished: 100%" in said
