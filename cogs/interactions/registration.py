"""Registers the commands at Discord, when they have changed."""

import asyncio
import json
import logging
from hashlib import blake2b
from typing import Any, Final

from discord import app_commands
from sqlalchemy import select

from bot.backoff import Backoff
from bot.store import schema
from bot.store.database import Database
from bot.store.upsert import upsert
from cogs.discord_errors import log_failure
from cogs.interactions.context import UiClient

_log = logging.getLogger(__name__)
_RETRY: Final = Backoff((10, 60, 300))
_R: Final = schema.registrations.c


async def register_commands(tree: app_commands.CommandTree[UiClient], database: Database, application: int) -> None:
    """Register all commands, unless the ones registered last were the same; tries until it works.

    Discord limits how often commands may change, and its answer may take long: nobody waits for this.
    """
    failures = 0
    while True:
        try:
            await _register_changed(tree, database, application)
        except Exception as error:
            failures += 1
            log_failure(_log, "the commands could not be registered, and are tried again", error, logging.WARNING)
            await asyncio.sleep(_RETRY.wait(failures))
        else:
            return


async def _register_changed(tree: app_commands.CommandTree[UiClient], database: Database, application: int) -> None:
    payload = await translate_commands(tree)
    row = {"application_id": application, "digest": _digest(payload)}
    async with database.read() as connection:
        known = await connection.scalar(select(_R.digest).where(_R.application_id == application))
    if known != row["digest"]:
        await tree.client.http.bulk_upsert_global_commands(application, payload=payload)
        await database.write(lambda connection: upsert(connection, schema.registrations, row))
        _log.info("the commands are registered")


async def translate_commands(tree: app_commands.CommandTree[UiClient]) -> list[dict[str, Any]]:
    """All commands in all languages, as Discord takes them. It takes as long as a quarter of the start of the bot."""
    translator = tree.translator
    assert translator is not None  # noqa: S101 - set before
    return [await command.get_translated_payload(tree, translator) for command in tree.get_commands()]


def _digest(payload: list[dict[str, Any]]) -> str:
    ordered = sorted(json.dumps(command, sort_keys=True) for command in payload)
    return blake2b("\n".join(ordered).encode(), digest_size=16).hexdigest()
