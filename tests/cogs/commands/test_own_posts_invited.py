"""A server that the bot was taken out of, and is in again, has its posts as before."""

from typing import Any

import pytest
from simcord.backend import serializers

from tests.cogs.commands.test_own_posts import PASSED, posts, turn_on, until
from tests.cogs.scenes import Maker, manager
from tests.cogs.test_unreadable_events import feed_all
from tests.suite import first
from tests.world import World


@pytest.mark.parametrize(("event", "seconds"), first([("invited", 2.0), ("available", 600 + PASSED)], 1))
async def test_its_posts_come_again(w: World, make: Maker, event: str, seconds: float) -> None:
    """At once where it invites the bot, within ten minutes where Discord only says that it is there."""
    await turn_on(w, await manager(w))
    await until(w, make, 11)
    there: dict[str, Any] = {**serializers.guild_create_payload(w.env.backend, w.env.backend.get_guild(w.guild.id))}
    await feed_all(w, "GUILD_DELETE", [{"id": str(w.guild.id)}])
    await until(w, make, 12)
    await until(w, make, 12)
    assert posts(w) == [], "no server that the bot is in wants posts"
    if event == "invited":
        there.pop("unavailable", None)
    await feed_all(w, "GUILD_CREATE", [there])
    await w.later(seconds)
    assert len(posts(w)) == 1
