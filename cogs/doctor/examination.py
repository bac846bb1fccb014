"""What only Discord itself can show: `python -m bot doctor --discord CHANNEL` tries it, and reports row by row.

The bot must not run meanwhile. All that is posted is deleted again.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, final

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.settings import Settings
from bot.tasks import cancel
from cogs.client import refusal
from cogs.doctor.posts import draw_image, find_address, make_picture, make_view, picture_name
from cogs.doctor.report import Differs, DiscordRefused, Tried, Verdict, describe

EMOJI: Final = "bower_doctor"
FIRST: Final = "doctor:first"
SECOND: Final = "doctor:second"
_UNKNOWN_MESSAGE: Final = 10008
_LAST: Final = "last_message_id in a press"
_PANEL: Final = "a private panel with a picture"
_LAST_PUBLIC: Final = "last_message_id leaves private messages out"
_REPLACED: Final = "type-7 callback with a new picture on a private panel"
_BY_OLDER: Final = "edit of that panel by the older press"
_DELETED: Final = "deletion of that panel after a type-7 callback"
_GONE: Final = "edit of a panel that is gone: 404 (10008)"
_PRESSES: Final = (_LAST, _PANEL, _LAST_PUBLIC, _REPLACED, _BY_OLDER, _DELETED, _GONE)


@final
class _Client(discord.AutoShardedClient):
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


async def examine(settings: Settings, channel: int, *, wait: float, say: Callable[[str], None]) -> tuple[Tried, ...]:
    """Try everything in a channel; wait so many seconds for two presses. `say` gets what the operator must know.

    Raises:
        DiscordRefused: When Discord refuses the token or the channel.
        aiohttp.ClientError, OSError: When Discord cannot be reached.
    """
    if settings.discord_api_base:
        Route.BASE = settings.discord_api_base.rstrip("/")
    if settings.discord_gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(settings.discord_gateway_url)
    async with _Client() as client:
        try:
            await client.login(settings.discord_token.get_secret_value())
        except discord.DiscordException as error:
            known = refusal(error)
            raise DiscordRefused(repr(error) if known is None else known[1]) from error
        try:
            found = await client.fetch_channel(channel)
        except discord.HTTPException as refused:
            raise DiscordRefused(f"the channel cannot be read: {describe(refused)}") from refused
        if not isinstance(found, discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel):
            raise DiscordRefused("the channel takes no messages")
        examination = _Examination(client, found)
        try:
            await examination.try_messages()
            await examination.try_emojis()
            await examination.try_threads()
            await examination.try_presses(wait, say)
        finally:
            await examination.clean_up()
        return tuple(examination.rows)


@final
class _Examination:
    """The rows so far, and what is to be deleted at the end."""

    def __init__(
        self,
        client: _Client,
        channel: discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel,
    ) -> None:
        self.rows: list[Tried] = []
        self._client = client
        self._channel = channel
        self._messages: list[discord.Message] = []
        self._thread: discord.Thread | None = None

    async def _check(self, what: str, work: Awaitable[str]) -> bool:
        """Try one thing; what `work` returns is the detail. Whether it went as Bower expects."""
        try:
            row = Tried(what, Verdict.OK, await work)
        except Differs as other:
            row = Tried(what, Verdict.DIFFERS, str(other))
        except (discord.HTTPException, aiohttp.ClientError, OSError) as refused:
            row = Tried(what, Verdict.FAILED, describe(refused))
        self.rows.append(row)
        return row.verdict is Verdict.OK

    async def try_messages(self) -> None:
        """Public messages: silent posts, pictures in edits, nonces, deletions."""
        if not await self._check("a silent message with a picture", self._post()):
            return
        message = self._messages[0]
        await self._check("edit with a new picture", self._edit(message, 1))
        await self._check("edit from a picture to none", self._edit(message, None))
        await self._check("edit back to a picture", self._edit(message, 2))
        await self._check("content on a message of components is refused", self._edit_content(message))
        await self._check("the same nonce twice posts once", self._post_twice())

    async def _post(self) -> str:
        sent = await self._channel.send(
            view=make_view("Bower is being examined.", 0), file=make_picture(0), silent=True
        )
        self._messages.append(sent)
        if not sent.flags.suppress_notifications:
            raise Differs("the message is not silent")
        return picture_name(sent)

    async def _edit(self, message: discord.Message, picture: int | None) -> str:
        before = find_address(message)
        files = [] if picture is None else [make_picture(picture)]
        view = make_view("Bower is being examined.", picture)
        edited = await message.edit(view=view, attachments=files, allowed_mentions=discord.AllowedMentions.none())
        self._messages[0] = edited
        if picture is None:
            if edited.attachments:
                raise Differs(f"{len(edited.attachments)} attachments are left")
            return "no attachment is left"
        if find_address(edited) == before:
            raise Differs("the picture is the one before")
        return picture_name(edited)

    async def _edit_content(self, message: discord.Message) -> str:
        try:
            await message.edit(content="Bower is being examined.")
        except discord.HTTPException as refused:
            return describe(refused)
        raise Differs("it was taken")

    async def _post_twice(self) -> str:
        nonce = secrets.token_hex(12)
        sent = [await self._channel.send(view=make_view("Once?", None), nonce=nonce, silent=True) for _ in range(2)]
        self._messages += sent[: len({each.id for each in sent})]
        if sent[0].id != sent[1].id:
            raise Differs("two messages")
        return "one message"

    async def try_emojis(self) -> None:
        """Application emojis: upload, list, delete."""
        with contextlib.suppress(discord.HTTPException):
            for left in await self._client.fetch_application_emojis():
                if left.name == EMOJI:
                    await left.delete()
        await self._check("an application emoji: upload, list, delete", self._upload_emoji())

    async def _upload_emoji(self) -> str:
        began = time.monotonic()
        emoji = await self._client.create_application_emoji(name=EMOJI, image=draw_image(3))
        taken = time.monotonic() - began
        try:
            if emoji.id not in {each.id for each in await self._client.fetch_application_emojis()}:
                raise Differs("it is not in the list")
        finally:
            await emoji.delete()
        return f"the upload took {taken:.1f} s"

    async def try_threads(self) -> None:
        """A thread: made, written in, deleted."""
        if not isinstance(self._channel, discord.TextChannel):
            self.rows.append(Tried("a message in a thread", Verdict.NOT_CHECKED, "not in this kind of channel"))
            return
        await self._check("a message in a thread", self._post_in_thread(self._channel))
        if self.rows[-1].detail.startswith("403"):
            self.rows[-1] = Tried(self.rows[-1].what, Verdict.NOT_CHECKED, "I may not make threads here")

    async def _post_in_thread(self, channel: discord.TextChannel) -> str:
        self._thread = await channel.create_thread(
            name="Bower is being examined", type=discord.ChannelType.public_thread
        )
        sent = await self._thread.send(view=make_view("In a thread", 4), file=make_picture(4), silent=True)
        return picture_name(sent)

    async def try_presses(self, wait: float, say: Callable[[str], None]) -> None:
        """Presses: post a message with a button, and wait."""
        before = len(self.rows)
        connection = asyncio.create_task(self._client.connect(), name="connection")
        pressing = asyncio.create_task(self._follow_presses(say, wait), name="presses")
        try:
            done, _ = await asyncio.wait({connection, pressing}, timeout=wait, return_when=asyncio.FIRST_COMPLETED)
            reason = "the connection to Discord was lost" if connection in done else "nobody pressed in time"
            if pressing in done:
                reason = pressing.result()
        finally:
            await cancel(connection, pressing)
        tried = {row.what for row in self.rows[before:]}
        self.rows += [Tried(what, Verdict.NOT_CHECKED, reason) for what in _PRESSES if what not in tried]

    async def _follow_presses(self, say: Callable[[str], None], wait: float) -> str:
        """The rows of both presses; the reason why the rest was not checked."""
        await self._client.wait_until_ready()
        text = "Bower is being examined. Press here, and then once more in the message that only you see."
        try:
            message = await self._channel.send(view=make_view(text, 5, FIRST), file=make_picture(5), silent=True)
        except discord.HTTPException as refused:
            return f"the message could not be posted: {describe(refused)}"
        self._messages.append(message)
        say(f"Press the button in {message.jump_url}, and then the one in the answer; {wait:.0f} s are left.")
        first = await self._next_press(FIRST)
        await self._check(_LAST, self._compare_last(first, message))
        if not await self._check(_PANEL, _show(first)):
            return "the panel was refused"
        say("Now press the button in the message that only you see.")
        second = await self._next_press(SECOND)
        await self._check(_LAST_PUBLIC, self._compare_last(second, message))
        await self._check(_REPLACED, _replace(second))
        await self._check(_BY_OLDER, _edit_by(first))
        await self._check(_DELETED, _delete(second))
        await self._check(_GONE, _edit_gone(first))
        return ""

    async def _compare_last(self, press: discord.Interaction, message: discord.Message) -> str:
        last = self._client.last_messages.get(press.id)
        if last is None:
            raise Differs("it is not there")
        if last != str(message.id):
            raise Differs(f"it is {last}, not the public message {message.id}")
        return "it is the public message"

    async def _next_press(self, custom_id: str) -> discord.Interaction:
        while True:
            press = await self._client.presses.get()
            data: Any = press.data or {}
            if data.get("custom_id") == custom_id:
                return press

    async def clean_up(self) -> None:
        """Delete all that was posted."""
        await self._check("deletion of all that was posted", self._delete_everything())

    async def _delete_everything(self) -> str:
        count = len(self._messages)
        while self._messages:
            await self._messages.pop().delete()
        if self._thread is not None:
            await self._thread.delete()
        return f"{count} messages"


async def _show(press: discord.Interaction) -> str:
    await press.response.send_message(
        view=make_view("Now press here.", 6, SECOND), file=make_picture(6), ephemeral=True
    )
    return picture_name(await press.original_response())


async def _replace(press: discord.Interaction) -> str:
    await press.response.edit_message(view=make_view("Edited by your press.", 7), attachments=[make_picture(7)])
    return picture_name(await press.original_response())


async def _edit_by(press: discord.Interaction) -> str:
    edited = await press.edit_original_response(
        view=make_view("Edited by the first press.", 8), attachments=[make_picture(8)]
    )
    return picture_name(edited)


async def _delete(press: discord.Interaction) -> str:
    await press.delete_original_response()
    return ""


async def _edit_gone(press: discord.Interaction) -> str:
    try:
        await press.edit_original_response(view=make_view("Gone?", None), attachments=[])
    except discord.NotFound as gone:
        if gone.code == _UNKNOWN_MESSAGE:
            return describe(gone)
        raise Differs(describe(gone)) from gone
    raise Differs("it was taken")
