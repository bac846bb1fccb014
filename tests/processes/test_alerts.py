"""Alerts and heartbeats of a whole process."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.standin.process import BotProcess, NotReady
from tests.webhook import Webhook, webhook

if TYPE_CHECKING:
    from pathlib import Path

    from tests.standin import Guild, StandIn

__all__ = ["webhook"]
pytestmark = pytest.mark.processes


async def test_a_crash_loop_is_one_alert(discord: StandIn, tmp_path: Path, webhook: Webhook) -> None:
    environment = {"ALERT_WEBHOOK": webhook.address, "DISCORD_TOKEN": "not.a.token"}
    for _ in range(3):
        async with BotProcess(discord, tmp_path, environment=environment) as bot:
            with pytest.raises(NotReady):
                await bot.start()
            assert webhook.address not in bot.output
    (text,) = webhook.texts
    assert "Discord refused DISCORD_TOKEN" in text
    assert "not.a.token" not in text


async def test_heartbeats_stop_while_discord_is_away(
    discord: StandIn, guild: Guild, tmp_path: Path, webhook: Webhook
) -> None:
    """The first one comes as soon as the bot is connected; none does before."""
    del guild
    alive = webhook.address.replace("hook", "alive")
    async with BotProcess(discord, tmp_path, environment={"HEARTBEAT_URL": alive}) as bot:
        held = discord.faults.hold("GET", "/users/@me$")
        await bot.launch()
        await held.reached.wait()
        assert webhook.gets == []
        held.release()
        await discord.until(lambda: webhook.gets)
        assert webhook.gets[0] == "/alive/of-the-owner"
        assert await bot.terminate() == 0
