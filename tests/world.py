"""Building blocks for tests that drive the real bot through SimCord: a server, a channel, members, and what they see.

    from tests.world import world

    async def test_a_member_opens_a_table(settings):
        async with world(create_bot(settings)) as w:
            ann, ben, *_ = w.members
            result = await ann.slash(w.channel, "table open")       # options as keywords: preset="north-american"
            assert result.acknowledged
            table = w.public()[-1]                                  # newest public message
            assert "Euchre" in text(table)
            await w.click(ben, table, r"bower:sit:.*:2")            # by custom_id (a full-match regex)
            await w.click(ben, table, r"bower:hand:.*")
            panel = w.panel(ben)                                    # newest ephemeral message ben can see
            for button in buttons(panel): print(button.custom_id, button.label, button.disabled)
            await w.later(1.5)                                      # 1.5 s pass for the bot: sleeps end, computers act

The server itself is the demo's (`bot.demo.fake_discord`); this module adds what only tests need.

Time. The bot's sleeps and timeouts of 50 ms and more NEVER end by themselves: call `await w.later(seconds)`. That makes
computer turns, painters and clocks exact, and no test waits for real. Everything shorter, threads, executors and the
database run for real; after every action they are waited for, at most 60 seconds. In the bot `time.monotonic` and
`loop.time` show virtual time (it moves by `later` only), `time.time` the real one.

What SimCord does not do (see also TESTING.md), and what is done about it:

- It calls `bot.login` (so `setup_hook`) and never `bot.start`, `async with bot` or `bot.close`: services must be opened
  in `setup_hook`. `world` calls `bot.close()` at the end; `w.restart(new_bot)` closes the old bot first.
- A task of the bot that waits for work (`Queue.get`, `Event.wait`, `Condition.wait`, locks) counts as idle here; plain
  SimCord would fail with "bot did not settle". A task waiting on a bare Future for ever still does.
- Exceptions in DynamicItem callbacks are only logged by discord.py and not in `env.errors`: check `result.acknowledged`
  (or caplog), as `w.click` does unless told otherwise.
- It takes scheduled events that Discord refuses: `refuse_bad_events`; and threads: `refuse_bad_threads`.
- Messages come from its private store. Ends with: a `ChannelHandle.history` of `ResponseMessage`s, which stay up to
  date and cost no parsing; today's gives copies as discord.py parses them.
- Only one env per event loop, and its actions cannot overlap: `asyncio.gather` of two clicks raises SetupError. For a
  double click use `w.clicks_at_once(...)`, which delivers all interactions before the bot runs.
- `interaction.locale` is en-US unless `w.locales[user_id] = "it"`.
- Fixtures: `async with world(...) as w: yield w` in a pytest-asyncio fixture works; one world per test, never shared.
"""

# SimCord's payloads are plain dictionaries. pyright: reportUnknownVariableType=false, reportUnknownMemberType=false

from __future__ import annotations

import re
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import discord
from simcord import ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage
from simcord.backend import errors
from simcord.backend.models import channel as channels
from simcord.components import walk_components

from bot.demo.fake_discord import NAMES, FakeServer, open_server
from tests.unasked import Requests

_BUTTON = 2
_SELECTS = (3, 5, 6, 7, 8)


@dataclass(frozen=True)
class MessageButton:
    """A button as its member sees it; `emoji` is the payload's emoji object or None, `style` Discord's number."""

    custom_id: str | None
    label: str | None
    disabled: bool
    style: int
    emoji: dict[str, Any] | None

    def matches(self, custom_id: str) -> bool:
        """Whether it can be clicked and the regex matches its custom_id in full."""
        return not self.disabled and self.custom_id is not None and re.fullmatch(custom_id, self.custom_id) is not None


def public_messages(env: Env, channel: ChannelHandle) -> list[ResponseMessage]:
    """The channel's messages that everyone sees, oldest first; each shows its present state when read."""
    stored = env.backend.messages.get(channel.id, {})
    return [ResponseMessage(env, stored[key]) for key in sorted(stored) if not stored[key].is_ephemeral]


def panels(env: Env, user: MemberActor) -> list[ResponseMessage]:
    """All ephemeral messages this member sees, in any channel, oldest first."""
    stored = {key: message for channel in env.backend.messages.values() for key, message in channel.items()}
    return [
        ResponseMessage(env, message)
        for _, message in sorted(stored.items())
        if message.is_ephemeral and message.visible_to(user.id)
    ]


def text(message: ResponseMessage, *, labels: bool = True, alts: bool = True) -> str:
    """All a reader reads, one thing a line: content, embeds, text displays, labels and hints, alt texts of pictures."""
    lines = [message.content]
    for embed in message.embeds:
        lines += [embed.title or "", embed.description or "", *(f"{f.name}: {f.value}" for f in embed.fields)]
    for part in walk_components(message.components):
        lines.append(str(part.get("content") or ""))
        if labels:
            lines += [str(part.get(key) or "") for key in ("label", "placeholder")]
        if alts:
            lines += [str(item.get("description") or "") for item in (part, *(part.get("items") or ()))]
    return "\n".join(line for line in lines if line)


def buttons(message: ResponseMessage) -> list[MessageButton]:
    """The message's buttons in reading order."""
    return [
        MessageButton(
            part.get("custom_id"),
            part.get("label"),
            bool(part.get("disabled")),
            part.get("style", 0),
            part.get("emoji"),
        )
        for part in walk_components(message.components)
        if part.get("type") == _BUTTON
    ]


def selects(message: ResponseMessage) -> list[dict[str, Any]]:
    """The message's select menus as payloads (custom_id, options, disabled, ...)."""
    return [part for part in walk_components(message.components) if part.get("type") in _SELECTS]


class World(FakeServer):
    """One server with one channel, four members by default, and the bot, running."""

    @property
    def bot(self) -> discord.Client:
        return self.env.bot

    @property
    def locales(self) -> dict[int, str]:
        """Discord locales by member's id."""
        return self.env.locales

    def public(self, channel: ChannelHandle | None = None) -> list[ResponseMessage]:
        """The channel's messages that everyone sees, oldest first; each shows its present state when read."""
        return public_messages(self.env, channel or self.channel)

    def panel(self, member: MemberActor, containing: str = "") -> ResponseMessage:
        """The newest ephemeral message this member sees (whose text contains `containing`)."""
        found = [message for message in panels(self.env, member) if containing in text(message)]
        assert found, f"{member.name} has no ephemeral message" + (f" with {containing!r}" if containing else "")
        return found[-1]

    async def click(
        self, member: MemberActor, message: ResponseMessage, custom_id: str, *, acknowledged: bool = True
    ) -> InteractionResult:
        """Click the one enabled button whose custom_id matches, and check that the bot answered."""
        result = await member.click(message, custom_id=button(message, custom_id).custom_id)
        assert result.acknowledged is acknowledged, f"{custom_id}: acknowledged is {result.acknowledged}"
        return result

    async def clicks_at_once(self, *clicks: tuple[MemberActor, ResponseMessage, str]) -> None:
        """Deliver several clicks before the bot runs, as a double click or two fast members would."""
        self.env.settles = False
        try:
            for member, message, custom_id in clicks:
                await member.click(message, custom_id=button(message, custom_id).custom_id)
        finally:
            self.env.settles = True
        await self.env.settle()

    async def leap(self, seconds: float) -> None:
        """Let virtual time pass at once: a sleep that ends meanwhile ends at the end, and what it does comes then.

        `later` stops at each timer, and a bot that looks for something every few seconds has many in a week.
        """
        self.env._begin_operation("leap")
        try:
            self.env._move_clock(self.env._virtual_time + seconds)
            if (services := getattr(self.bot, "services", None)) is not None:
                services.reach.note_leap()  # it has looked all the while
            await self.env._settle_internal()
        finally:
            self.env._end_operation()

    async def restart(self, bot: discord.Client) -> None:
        """Close the running bot and start `bot` in the same Discord: messages and commands stay, memory does not."""
        await self.env.close_bot()
        await self.env.restart_bot(bot)


@asynccontextmanager
async def world(
    bot: discord.Client, members: int = 4, *, check_errors: bool = True, **options: Any
) -> AsyncGenerator[World]:
    """Run `bot` in a fresh Discord (`open_server`); at the end raise what it raised, if checked, and close it.

    Messages that notify members who did not ask for it (`tests.unasked`) fail in any case.
    """
    async with open_server(bot, NAMES[:members], **options) as server:
        refuse_bad_events(server.env.backend)
        refuse_bad_threads(server.env.backend)
        noted = server.env.backend.transcript = Requests(server.env, server.env.backend.transcript)
        yield World(server.env, server.guild, server.channel, server.members)
        if check_errors:
            server.env.raise_errors()
        assert noted.unasked == [], "nobody is mentioned who did not ask for it"


THREADS = {0: (11, 12), 5: (10,), 15: (11,), 16: (11,)}
"""The types of threads that channels of a type take, as Discord documents them; other channels take none."""


def refuse_bad_threads(backend: Any) -> None:
    """Let a backend take threads as Discord does; SimCord takes each type everywhere, and does not know type 10."""
    channels.THREAD_TYPES = (10, *channels.THREAD_TYPES[-2:])
    create = backend.create_thread

    def create_thread_strictly(parent_id: int, *named: Any, **options: Any) -> Any:
        if options.get("type", 11) not in THREADS.get(backend.get_channel(parent_id).type, ()):
            raise errors.cannot_execute_on_channel_type()
        return create(parent_id, *named, **options)

    backend.create_thread = create_thread_strictly


_SCHEDULED, _ACTIVE, _COMPLETED, _CANCELED = 1, 2, 3, 4
_NEXT = {_SCHEDULED: (_SCHEDULED, _ACTIVE, _CANCELED), _ACTIVE: (_ACTIVE, _COMPLETED)}
"""To which status an event may go; the two last are final."""


def refuse_bad_events(backend: Any) -> None:
    """Let a backend take scheduled events as Discord documents them.

    The documentation's tables of permissions have CREATE_EVENTS for a bot's own; SimCord asks for MANAGE_EVENTS.
    """
    create, edit, require = backend.create_scheduled_event, backend.edit_scheduled_event, backend.require_permissions

    def refuse_unless(holds: bool, why: str) -> None:
        if not holds:
            raise errors.invalid_form_body(why)

    def check(fields: Mapping[str, Any]) -> None:
        texts = (("name", fields.get("name"), 100), ("description", fields.get("description"), 1000))
        location = (fields.get("entity_metadata") or {}).get("location")
        for name, value, longest in (*texts, ("location", location, 100)):
            refuse_unless(value is None or 0 < len(value) <= longest, f"{name}: between 1 and {longest} in length")
        start, end = (fields.get(f"scheduled_{each}_time") for each in ("start", "end"))
        if start and end:
            refuse_unless(datetime.fromisoformat(start) < datetime.fromisoformat(end), "it ends before it starts")

    def create_strictly(guild_id: int, **fields: Any) -> Any:
        check(fields)
        refuse_unless(datetime.fromisoformat(fields["scheduled_start_time"]) > backend.clock.now(), "in the past")
        return create(guild_id, **fields)

    def edit_strictly(guild_id: int, event_id: int, changes: Mapping[str, Any]) -> Any:
        check(changes)
        status = backend.get_scheduled_event(guild_id, event_id).status
        refuse_unless(changes.get("status", status) in _NEXT.get(status, (status,)), "it cannot come to this status")
        refuse_unless(status == _SCHEDULED or "scheduled_start_time" not in changes, "the event has begun")
        return edit(guild_id, event_id, changes)

    def require_own(guild_id: int | None, user_id: int, channel_id: int | None, *names: str) -> None:
        own = ("create_events" if name == "manage_events" else name for name in names)
        require(guild_id, user_id, channel_id, *own)

    backend.create_scheduled_event, backend.edit_scheduled_event = create_strictly, edit_strictly
    backend.require_permissions = require_own


def button(message: ResponseMessage, custom_id: str) -> MessageButton:
    """The one enabled button whose custom_id matches the regex in full."""
    found = [b for b in buttons(message) if b.matches(custom_id)]
    offered = [f"{b.custom_id}{' (disabled)' if b.disabled else ''}" for b in buttons(message)]
    assert len(found) == 1, f"{len(found)} enabled buttons match {custom_id!r} among {offered}"
    return found[0]
