"""The application emojis: uploaded once, looked up by name."""

import asyncio
import contextlib
import logging
import re
from typing import Final

import discord

from bot.pictures import emoji_images, emoji_names

_log = logging.getLogger(__name__)
_TOKEN: Final = re.compile(r":(bower[0-9]+_[A-Za-z0-9_]+): ?")
_OURS: Final = re.compile(r"bower[0-9]+_[A-Za-z0-9_]+")


class Emojis:
    """Which of our emojis this application has. Until they are uploaded, texts go without them."""

    def __init__(self) -> None:
        self._ids: dict[str, int] = {}

    async def ensure(self, client: discord.Client) -> None:
        """Upload missing emojis and delete outdated ones; refusals of Discord are only logged."""
        names = emoji_names()
        try:
            present = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
            self._ids.update({name: present[name].id for name in names & present.keys()})
            missing = sorted(names - present.keys())
            images = await asyncio.to_thread(emoji_images) if missing else {}
            for name in missing:
                self._ids[name] = await _upload(client, name, images[name])
            for name, emoji in present.items():
                if name not in names and _OURS.fullmatch(name):
                    with contextlib.suppress(discord.NotFound):  # another process was quicker
                        await emoji.delete()
        except (discord.HTTPException, OSError) as refused:
            _log.warning("not every emoji could be uploaded; texts go without the others: %s", refused)

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


async def _upload(client: discord.Client, name: str, image: bytes) -> int:
    """The id of a new emoji, or of the same one that another process has uploaded meanwhile."""
    try:
        return (await client.create_application_emoji(name=name, image=image)).id
    except discord.HTTPException:
        for emoji in await client.fetch_application_emojis():
            if emoji.name == name:
                return emoji.id
        raise
