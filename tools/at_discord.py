"""Tries what only Discord itself can show, with the token of `.env`, while the bot is not running (docs/operations.md).

    python -m tools.at_discord CHANNEL [--wait SECONDS]     SECONDS is how long to wait for two presses (300)

Prints a row for each thing tried: ok, DIFFERS (Discord took it, but did something else), FAILED, or not checked. All
that is posted is deleted again.
"""

import argparse
import asyncio
import io
import secrets
import sys
from collections.abc import Awaitable
from typing import Any, Final

import discord
import yarl
from discord import ui
from discord.gateway import DiscordWebSocket
from discord.http import Route
from PIL import Image

from bot.settings import Settings
from bot.tasks import cancel

EMOJI: Final = "bower_trial"
FIRST: Final = "trial:first"
SECOND: Final = "trial:second"
TEXT: Final = "Bower tries what Discord does."


class DiffersError(Exception):
    """Discord did something else than Bower expects; the text says what."""


class Client(discord.AutoShardedClient):
    """Hears presses, and nothing else."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents.none(), allowed_mentions=discord.AllowedMentions.none())
        self.presses: asyncio.Queue[discord.Interaction] = asyncio.Queue()
        self.last_messages: dict[int, str | None] = {}
        """The channel's last message as each press reported it: discord.py may have the channel from its cache."""
        parsers: dict[str, Any] = self._connection.parsers
        parse = parsers["INTERACTION_CREATE"]

        def read_and_parse(payload: Any) -> None:
            self.last_messages[int(payload["id"])] = (payload.get("channel") or {}).get("last_message_id")
            parse(payload)

        parsers["INTERACTION_CREATE"] = read_and_parse

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Pass a press on."""
        self.presses.put_nowait(interaction)

    async def next_press(self, custom_id: str) -> discord.Interaction:
        """The next press of a button."""
        while (press := await self.presses.get()).data.get("custom_id") != custom_id:
            pass
        return press


class Trial:
    """What was posted, to be deleted at the end, and whether a row failed."""

    def __init__(self, client: Client, channel: Any) -> None:
        self.client = client
        self.channel = channel
        self.posted: list[Any] = []
        self.failed = False

    async def row(self, what: str, work: Awaitable[str]) -> bool:
        """Try one thing, and print how it went; `work` gives the detail."""
        verdict = "ok"
        try:
            detail = await work
        except DiffersError as other:
            verdict, detail = "DIFFERS", str(other)
        except (discord.HTTPException, OSError) as refused:
            verdict, detail = "FAILED", describe(refused)
        self.failed |= verdict != "ok"
        print(f"{verdict:12}{what}  {detail}".rstrip(), flush=True)
        return verdict == "ok"

    async def run(self, wait: float) -> None:
        """Try everything."""
        if await self.row("a silent message with a picture", self._post()):
            await self.row("an edit with a new picture", self._edit(1))
            await self.row("an edit from a picture to none", self._edit(None))
            await self.row("an edit back to a picture", self._edit(2))
            await self.row("content on a message of components is refused", self._edit_content())
            await self.row("the same nonce twice posts once", self._post_twice())
        await self.row("an application emoji: upload, list, delete", self._upload_emoji())
        await self.row("a message in a thread", self._post_in_thread())
        connection = asyncio.create_task(self.client.connect())
        try:
            await asyncio.wait_for(self._try_presses(wait), wait)
        except TimeoutError:
            print("not checked  the rest: nobody pressed in time")
        finally:
            await cancel(connection)

    async def _post(self) -> str:
        sent = await self.channel.send(**message(TEXT, 0), silent=True)
        self.posted.append(sent)
        if not sent.flags.suppress_notifications:
            raise DiffersError("the message is not silent")
        return picture_of(sent)

    async def _edit(self, number: int | None) -> str:
        before = self.posted[0]
        new = message(TEXT, number)
        edited = self.posted[0] = await before.edit(
            view=new["view"], attachments=new.get("files", []), allowed_mentions=discord.AllowedMentions.none()
        )
        if number is None:
            if edited.attachments:
                raise DiffersError(f"{len(edited.attachments)} attachments are left")
            return "no attachment is left"
        if before.attachments and picture_of(edited) == picture_of(before):
            raise DiffersError("the picture is the one before")
        return picture_of(edited)

    async def _edit_content(self) -> str:
        try:
            await self.posted[0].edit(content=TEXT)
        except discord.HTTPException as refused:
            return describe(refused)
        raise DiffersError("it was taken")

    async def _post_twice(self) -> str:
        nonce = secrets.token_hex(12)
        sent = {(await self.channel.send(**message("Once?"), nonce=nonce, silent=True)) for _ in range(2)}
        self.posted += sent
        if len(sent) > 1:
            raise DiffersError("two messages")
        return "one message"

    async def _upload_emoji(self) -> str:
        emoji = await self.client.create_application_emoji(name=EMOJI, image=draw(3))
        try:
            if emoji.id not in {each.id for each in await self.client.fetch_application_emojis()}:
                raise DiffersError("it is not in the list")
        finally:
            await emoji.delete()
        return ""

    async def _post_in_thread(self) -> str:
        thread = await self.channel.create_thread(name=TEXT, type=discord.ChannelType.public_thread)
        self.posted.append(thread)
        return picture_of(await thread.send(**message("In a thread", 4), silent=True))

    async def _try_presses(self, wait: float) -> None:
        await self.client.wait_until_ready()
        asked = await self.channel.send(**message("Press here, then in the answer.", 5, FIRST), silent=True)
        self.posted.append(asked)
        print(f"Press the button in {asked.jump_url}, then the one in the answer: {wait:.0f} s.", flush=True)
        first = await self.client.next_press(FIRST)
        await self.row("last_message_id in a press", self._compare_last(first, asked))
        if not await self.row("a private panel with a picture", _show(first)):
            return
        print("Now press the button in the message that only you see.", flush=True)
        second = await self.client.next_press(SECOND)
        await self.row("last_message_id leaves private messages out", self._compare_last(second, asked))
        await self.row("a new picture on a private panel by a press in it", _replace(second))
        await self.row("an edit of that panel by the older press", _edit_by(first))
        await self.row("its deletion after that", _delete(second))
        await self.row("an edit of a panel that is gone: 404 (10008)", _edit_gone(first))

    async def _compare_last(self, press: discord.Interaction, asked: discord.Message) -> str:
        last = self.client.last_messages.get(press.id)
        if last != str(asked.id):
            raise DiffersError(f"it is {last}, not the public message {asked.id}")
        return ""

    async def delete_everything(self) -> str:
        """Delete what was posted."""
        while self.posted:
            await self.posted.pop().delete()
        return ""


async def _show(press: discord.Interaction) -> str:
    await press.response.send_message(**message("Now press here.", 6, SECOND), ephemeral=True)
    return picture_of(await press.original_response())


async def _replace(press: discord.Interaction) -> str:
    new = message("Edited by your press.", 7)
    await press.response.edit_message(view=new["view"], attachments=new["files"])
    return picture_of(await press.original_response())


async def _edit_by(press: discord.Interaction) -> str:
    new = message("Edited by the first press.", 8)
    return picture_of(await press.edit_original_response(view=new["view"], attachments=new["files"]))


async def _delete(press: discord.Interaction) -> str:
    await press.delete_original_response()
    return ""


async def _edit_gone(press: discord.Interaction) -> str:
    try:
        await press.edit_original_response(view=message("Gone?")["view"], attachments=[])
    except discord.NotFound as gone:
        if gone.code == 10008:
            return ""
        raise DiffersError(describe(gone)) from gone
    raise DiffersError("it was taken")


def message(text: str, number: int | None = None, custom_id: str | None = None) -> dict[str, Any]:
    """A message of components, with the picture of this number and a button."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    files: list[discord.File] = []
    if number is not None:
        files = [discord.File(io.BytesIO(draw(number)), filename=f"trial{number}.png")]
        view.add_item(ui.MediaGallery(discord.MediaGalleryItem(f"attachment://trial{number}.png")))
    if custom_id is not None:
        view.add_item(ui.ActionRow(ui.Button(label="Press", custom_id=custom_id)))
    view.stop()
    return {"view": view, "files": files} if files else {"view": view}


def draw(number: int) -> bytes:
    """A small picture, each of another colour."""
    out = io.BytesIO()
    Image.new("RGB", (96, 96), (29, 100, 25 * number)).save(out, "PNG")
    return out.getvalue()


def picture_of(sent: discord.Message) -> str:
    """The name of the picture's file at Discord."""
    galleries = [each for each in sent.components if isinstance(each, discord.MediaGalleryComponent)]
    address = galleries[0].items[0].media.url if galleries else ""
    if not address.startswith("http"):
        raise DiffersError("the message has no picture")
    return address.partition("?")[0].rpartition("/")[2]


def describe(refused: Exception) -> str:
    """Discord's refusal in one line."""
    if isinstance(refused, discord.HTTPException):
        return f"{refused.status} ({refused.code}) {refused.text}".replace("\n", " ")
    return repr(refused)


async def main() -> int:
    """Try everything in the channel; 1 if a row failed."""
    parser = argparse.ArgumentParser(prog="python -m tools.at_discord")
    parser.add_argument("channel", type=int)
    parser.add_argument("--wait", type=float, default=300)
    arguments, settings = parser.parse_args(), Settings()
    if settings.discord_api_base:
        Route.BASE = settings.discord_api_base.rstrip("/")
    if settings.discord_gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)
    async with Client() as client:
        await client.login(settings.discord_token.get_secret_value())
        trial = Trial(client, await client.fetch_channel(arguments.channel))
        try:
            await trial.run(arguments.wait)
        finally:
            await trial.row("deletion of all that was posted", trial.delete_everything())
    return int(trial.failed)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
