"""The application emojis: uploaded once, looked up by name."""

import asyncio
import contextlib
import logging
import re
from collections.abc import Mapping
from datetime import timedelta
from typing import Final

import discord

from bot.pictures.emojis import emoji_images, emoji_names
from cogs.discord_errors import log_failure

_log = logging.getLogger(__name__)
_TOKEN: Final = re.compile(r":(bower[0-9]+_[A-Za-z0-9_]+): ?")
_OURS: Final = re.compile(r"bower[0-9]+_[A-Za-z0-9_]+")
_CARD: Final = re.compile(r"bower[0-9]+_(10|[2-9TJQKA])[cdhs]4?")
"""Suits and marks are uploaded before these: few replace much."""
RETRY_SECONDS: Final = 300.0
"""Until missing emojis are uploaded again."""
LOOK_SECONDS: Final = 24 * 3600.0
"""Until the emojis are looked at again if all are there."""
_FAILURES: Final = 3
"""Refusals in a row after which the others wait, too: Discord limits uploads without saying how."""
_REPORT_EVERY: Final = 12
OUTDATED_AFTER: Final = timedelta(days=1)
"""How long older emojis stay once the present ones are complete: processes of an older version still use them."""


class Emojis:
    """Which of our emojis this application has. Until they are uploaded, texts go without them."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}
        self._wanted = asyncio.Event()

    async def maintain(self, client: discord.Client) -> None:
        """Ensure them again: after minutes while some are missing, else once a day or when asked. Never ends."""
        while True:
            with contextlib.suppress(TimeoutError):
                is_complete = emoji_names() <= self._ids.keys()
                await asyncio.wait_for(self._wanted.wait(), LOOK_SECONDS if is_complete else RETRY_SECONDS)
            self._wanted.clear()
            await self.ensure(client)

    def refetch(self) -> None:
        """Look at Discord's emojis again soon: one that panels use is not there."""
        self._wanted.set()

    async def ensure(self, client: discord.Client) -> None:
        """Upload missing emojis one by one, and delete outdated ones; what fails is only logged."""
        names = emoji_names()
        try:
            present = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
            self._ids = {name: present[name].id for name in names & present.keys()}
            missing = sorted(names - present.keys(), key=lambda name: (_CARD.fullmatch(name) is not None, name))
            if missing:
                await self._upload(client, missing, await asyncio.to_thread(emoji_images))
            else:
                await _delete_outdated(present, names)
        except Exception as error:
            log_failure(_log, "the emojis could not be read", error, logging.WARNING)

    def of(self, name: str | None) -> discord.PartialEmoji | None:
        """The emoji of a name, `None` while it is not uploaded."""
        number = self._ids.get(name) if name else None
        return None if number is None else discord.PartialEmoji(name=name or "", id=number)

    def fill_in(self, markdown: str) -> str:
        """A text with `:name:` replaced by the emojis; those not uploaded are left out."""

        def replace_token(match: re.Match[str]) -> str:
            emoji = self.of(match[1])
            return f"{emoji} " if emoji and match[0].endswith(" ") else str(emoji or "")

        return _TOKEN.sub(replace_token, markdown)

    async def _upload(self, client: discord.Client, missing: list[str], images: Mapping[str, bytes]) -> None:
        failures = 0
        for count, name in enumerate(missing, 1):
            try:
                self._ids[name] = await _upload(client, name, images[name])
            except Exception as error:
                failures += 1
                log_failure(_log, f"the emoji {name} could not be uploaded", error)
                if failures == _FAILURES:
                    break
            else:
                failures = 0
                if count % _REPORT_EVERY == 0:
                    _log.info("%d of %d missing emojis are uploaded", count, len(missing))
        left = sum(name not in self._ids for name in missing)
        if left:
            _log.warning("%d emojis could not be uploaded; texts go without them for some minutes", left)
        else:
            _log.info("all emojis are uploaded")


async def _delete_outdated(present: Mapping[str, discord.Emoji], names: frozenset[str]) -> None:
    """Delete emojis of an older version a day after the present ones were complete."""
    newest = max(present[name].created_at for name in names)
    if discord.utils.utcnow() - newest < OUTDATED_AFTER:
        return
    for name, emoji in present.items():
        if name not in names and _OURS.fullmatch(name):
            with contextlib.suppress(discord.NotFound):  # another process was quicker
                await emoji.delete()


async def _upload(client: discord.Client, name: str, image: bytes) -> int:
    """The id of a new emoji, or of the same one that another process has uploaded meanwhile."""
    try:
        return (await client.create_application_emoji(name=name, image=image)).id
    except Exception:
        for emoji in await client.fetch_application_emojis():
            if emoji.name == name:
                return emoji.id
        raise
