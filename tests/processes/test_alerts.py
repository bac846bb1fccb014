"""Alerts and heartbeats of a whole process."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from tests.standin.process import BotProcess, NotReady
from tests.suite import rest
from tests.webhook import Webhook, webhook

if TYPE_CHECKING:
    from pathlib import Path

    from tests.standin import Guild, StandIn

__all__ = ["webhook"]
pytestmark = pytest.mark.processes
OFTEN = (
    sys.executable,
    "-c",
    "import sys; from bot import heartbeat; from bot.__main__ import main\n"
    "heartbeat.beat.__kwdefaults__['every'] = 0.05; sys.exit(main(['run']))",
)
"""`python -m bot run` with twenty heartbeats a second."""


def alive(webhook: Webhook) -> str:
    return webhook.address.replace("hook", "alive")


@rest
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


async def test_heartbeats_begin_once_the_bot_is_connected(
    discord: StandIn, guild: Guild, tmp_path: Path, webhook: Webhook
) -> None:
    del guild
    async with BotProcess(discord, tmp_path, environment={"HEARTBEAT_URL": alive(webhook)}) as bot:
        held = discord.faults.hold("GET", "/users/@me$")
        await bot.launch()
        await discord.until(lambda: held.reached.is_set() or not bot.running)
        assert bot.running, bot.output
        assert webhook.gets == []
        held.release()
        await discord.until(lambda: webhook.gets)
        assert webhook.gets[0] == "/alive/of-the-owner"
        assert await bot.terminate() == 0


@rest
async def test_heartbeats_stop_through_an_outage_which_is_no_alert(
    discord: StandIn, guild: Guild, tmp_path: Path, webhook: Webhook
) -> None:
    """Of the gateway: nothing is wrong with the bot, so only whoever counts its heartbeats calls."""
    del guild
    environment = {"HEARTBEAT_URL": alive(webhook), "ALERT_WEBHOOK": webhook.address}
    async with BotProcess(discord, tmp_path, command=OFTEN, environment=environment) as bot:
        await bot.start()
        await discord.until(lambda: webhook.gets.count("/alive/of-the-owner") > 3)
        discord.gateway.refusing = True
        await discord.gateway.drop()
        await discord.until(lambda: discord.gateway.refused > 0)
        before = webhook.gets.count("/alive/of-the-owner")
        await discord.until(lambda: discord.gateway.refused > 2)
        assert webhook.gets.count("/alive/of-the-owner") <= before + 1  # one may have been on its way
        discord.gateway.refusing = False
        await discord.until(lambda: webhook.gets.count("/alive/of-the-owner") > before + 3)
        assert await bot.terminate() == 0
    assert webhook.texts == []
