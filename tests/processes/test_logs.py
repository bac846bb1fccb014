"""What the bot tells of itself: logs with ids and without secrets, figures, health, alerts and heartbeats."""

from __future__ import annotations

import json
import random
import re
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.panels.core.cards import card_text
from engine.cards import card_name
from tests.processes.people import Person, Play, open_table
from tests.processes.stored_state import logs, snapshot
from tests.processes.test_refusals import free_port
from tests.standin import Guild, StandIn
from tests.standin.process import BotProcess, NotReady
from tests.suite import first, rest
from tests.waiting import until
from tests.webhook import Webhook, webhook

__all__ = ["webhook"]

pytestmark = pytest.mark.processes
CARD = re.compile(r"(?<![0-9A-Za-z])(?:[9TJQKA]|10)[cdhs](?![0-9A-Za-z])")
SYMBOL = re.compile(r"(?:10|[9TJQKA])[♣♦♥♠]")
DEAL = re.compile(r"\bdeal [0-9TJQKAcdhsXx]{6,}")


async def a_game(discord: StandIn, guild: Guild, bot: BotProcess, answers: int = 25) -> None:
    """Two members and two computers play, then the bot is asked to stop."""
    channel = discord.channel(guild)
    number = await open_table(discord, channel, guild.users[:2])
    people = [Person(discord, user, channel, random.Random(user.id)) for user in guild.users[:2]]
    await discord.slash(guild.users[3], channel, "table start", {"table": number})  # refused, and that is logged
    play = Play(discord, people)
    await discord.until(lambda: len(play.clicks) >= answers)
    await play.stop()
    assert await bot.terminate() == 0


@rest
async def test_logs_at_debug_as_text_have_no_cards(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    environment = {"COMPUTER_PACE": "0", "LOG_LEVEL": "DEBUG"}
    async with BotProcess(discord, tmp_path, environment=environment) as bot:
        await bot.start()
        await a_game(discord, guild, bot)
        check_secrets(discord, bot)
        assert re.search(r"refused: table-[a-z-]+ \[interaction=\d+ guild=\d+ user=\d+\]", bot.output)
        assert " DEBUG   bot." in bot.output
        assert " DEBUG   discord" not in bot.output
        assert " DEBUG   aiosqlite" not in bot.output
        assert " DEBUG   sqlalchemy" not in bot.output


@rest
async def test_logs_as_json_have_a_field_for_each_value(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    environment = {"COMPUTER_PACE": "0", "LOG_LEVEL": "DEBUG", "LOG_FORMAT": "json"}
    async with BotProcess(discord, tmp_path, environment=environment) as bot:
        await bot.start()
        await a_game(discord, guild, bot)
        check_secrets(discord, bot)
        entries = [json.loads(line) for line in bot.output.splitlines()]
    assert all({"at", "level", "logger", "message"} <= entry.keys() for entry in entries)
    refused = [entry for entry in entries if "refused" in entry["message"]]
    assert refused
    assert all(entry["user"] == guild.users[3].id and entry["interaction"] for entry in refused)


@rest
async def test_a_fault_is_logged_with_its_incident(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    """The member sees the id under which the log has the traceback, with the table at hand and no card."""
    environment = {"COMPUTER_PACE": "0", "LOG_FORMAT": "json"}
    async with BotProcess(discord, tmp_path, environment=environment) as bot:
        await bot.start()
        channel = discord.channel(guild)
        table = await open_table(discord, channel, guild.users[:1])
        await discord.until(lambda: logs(bot.database)[table])
        assert await bot.terminate() == 0
        damage(bot, table)
        await bot.start()
        reply = await discord.settled(await discord.slash(guild.users[0], channel, "hand", {"table": table}))
        entries = [json.loads(line) for line in bot.output.splitlines() if line.startswith("{")]
        incident = next(entry for entry in entries if "incident" in entry["message"])
        assert incident["level"] == "ERROR"
        assert incident["traceback"]
        assert incident["message"].rpartition(" ")[2] in reply.text


def damage(bot: BotProcess, table: int) -> None:
    """Make the log of a table one that no game has."""
    import sqlite3

    with sqlite3.connect(bot.database) as database:
        database.execute("UPDATE log SET line = 'play Jd' WHERE table_id = ? AND seq = 1", (table,))


@rest
@pytest.mark.parametrize(
    ("name", "found"),
    first([("discord.gateway", "DEBUG   discord.gateway"), ("sqlalchemy.engine", "sqlalchemy.engine")], 0, 1),
)
async def test_one_logger_can_be_set_to_debug(
    discord: StandIn, guild: Guild, tmp_path: Path, name: str, found: str
) -> None:
    async with BotProcess(discord, tmp_path, environment={"LOG_DEBUG": f"{name}, nobody"}) as bot:
        await bot.start()
        await discord.slash(guild.users[0], guild.channel, "help")
        assert await bot.terminate() == 0
        assert found in bot.output
        assert " DEBUG   bot" not in bot.output
        assert discord.token not in bot.output


def check_secrets(discord: StandIn, bot: BotProcess) -> None:
    """No token of the bot's or an interaction's, no deal, no card in anything it wrote."""
    output = bot.output
    assert discord.token not in output
    assert not [i for i in discord.interactions.by_token if i in output]
    assert any(line.text.startswith("deal ") for log in logs(bot.database).values() for line in log)
    assert not DEAL.search(output)
    assert not CARD.search(output)
    assert not SYMBOL.search(output)


async def test_the_patterns_find_cards() -> None:
    """What `check_secrets` looks for is what cards look like."""
    assert CARD.search(f"[Play(card={card_name(5)})]")
    assert SYMBOL.search(card_text(5))
    assert DEAL.search("deal JdTh9c9h9s QcQdQhQsKc ")


@rest
async def test_metrics_and_health_are_served(discord: StandIn, guild: Guild, tmp_path: Path) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}"
    async with (
        BotProcess(discord, tmp_path, environment={"METRICS_PORT": str(port), "COMPUTER_PACE": "0"}) as bot,
        aiohttp.ClientSession() as http,
    ):

        async def status() -> int:
            try:
                async with http.get(f"{base}/health") as answer:
                    return answer.status
            except aiohttp.ClientError:
                return 0

        async def becomes(wanted: int) -> None:
            async def is_so() -> bool:
                return await status() == wanted

            await until(is_so, pause=0.02)

        held = discord.faults.hold("GET", "/users/@me$")
        await bot.launch()
        await discord.until(held.reached.is_set)
        await becomes(503)
        held.release()
        await becomes(200)
        await discord.until(lambda: None in discord.world.commands)
        channel = discord.channel(guild)
        table = await open_table(discord, channel, guild.users[:1])
        assert (await snapshot(bot.database, table)).table.running
        async with http.get(f"{base}/metrics") as answer:
            figures = await answer.text()
        assert re.search(r'bower_interactions_total\{outcome="answered",what="table open"\} 1\.0', figures)
        assert re.search(r"bower_answer_seconds_count [1-9]", figures)
        assert re.search(r'bower_paints_total\{outcome="sent"\} [1-9]', figures)
        assert str(guild.users[0].id) not in figures
        discord.gateway.refusing = True
        await discord.gateway.drop()
        await becomes(503)
        discord.gateway.refusing = False
        await becomes(200)
        assert await bot.terminate() == 0
        assert await status() == 0


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
