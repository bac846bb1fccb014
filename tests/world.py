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

Time. The bot's sleeps and timeouts of 50 ms and more NEVER end by themselves: call `await w.later(seconds)`. That makes
computer turns, painters and clocks exact, and no test waits for real. Everything shorter, threads, executors and the
database run for real and are waited for (at most `settle_timeout` seconds) after every action. In the bot
`time.monotonic` and `loop.time` show virtual time (it moves by `later` only), `time.time` the real one.

What SimCord does not do (see also TESTING.md), and what this module does about it:

- It calls `bot.login` (so `setup_hook`) and never `bot.start`, `async with bot` or `bot.close`: services must be opened
  in `setup_hook`. `world` calls `bot.close()` at the end; `w.restart(new_bot)` closes the old bot first.
- A task of the bot that waits for work (`Queue.get`, `Event.wait`, `Condition.wait`, locks) counts as idle here; plain
  SimCord would fail with "bot did not settle". A task waiting on a bare Future for ever still does.
- Exceptions in DynamicItem callbacks are only logged by discord.py and not in `env.errors`: check `result.acknowledged`
  (or caplog), as `w.click` does unless told otherwise.
- Only one env per event loop, and its actions cannot overlap: `asyncio.gather` of two clicks raises SetupError. For a
  double click use `w.clicks_at_once(...)`, which delivers all interactions before the bot runs.
- `interaction.locale` is en-US unless `w.locales[user_id] = "it"`.
- Fixtures: `async with world(...) as w: yield w` in a pytest-asyncio fixture works; one world per test, never shared.
"""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from bot.demo import seen, simcord_internals
from bot.demo.house import NAMES, SETTLE_TIMEOUT, House, open_house
from bot.demo.seen import ButtonSeen, buttons, panels, selects, text

if TYPE_CHECKING:
    from collections.abc import AsyncGenerator

    import discord
    from simcord import ChannelHandle, Env, InteractionResult, MemberActor, ResponseMessage

__all__ = [
    "ButtonSeen", "World", "button", "buttons", "click", "newest_panel", "panels", "public_messages", "selects", "text",
    "world",
]  # fmt: skip


class World(House):
    """One server with one channel, four members by default, and the bot, running."""

    @property
    def bot(self) -> discord.Client:
        return self.env.bot

    def public(self, channel: ChannelHandle | None = None) -> list[ResponseMessage]:
        """The channel's messages that everyone sees, oldest first."""
        return public_messages(channel or self.channel)

    def panel(self, member: MemberActor, containing: str = "") -> ResponseMessage:
        """The newest ephemeral message this member sees (whose text contains `containing`)."""
        return newest_panel(self.env, member, containing)

    async def click(
        self, member: MemberActor, message: ResponseMessage, custom_id: str, *, acknowledged: bool = True
    ) -> InteractionResult:
        """Click the one enabled button whose custom_id matches, and check that the bot answered."""
        result = await click(member, message, custom_id)
        assert result.acknowledged is acknowledged, f"{custom_id}: acknowledged is {result.acknowledged}"
        return result

    async def clicks_at_once(self, *clicks: tuple[MemberActor, ResponseMessage, str]) -> None:
        """Deliver several clicks before the bot runs, as a double click or two fast members would."""
        settle = self.env._settle_internal

        async def not_yet(**_: Any) -> None:
            return None

        self.env._settle_internal = not_yet  # every actor settles through this bound name
        try:
            for member, message, custom_id in clicks:
                await click(member, message, custom_id)
        finally:
            self.env._settle_internal = settle
        await self.env.settle(idle=simcord_internals.IDLE)

    async def restart(self, bot: discord.Client) -> None:
        """Close the running bot and start `bot` in the same Discord: messages and commands stay, memory does not."""
        await simcord_internals.close_bot(self.env)
        await self.env.restart_bot(bot)


@asynccontextmanager
async def world(
    bot: discord.Client,
    members: int = 4,
    *,
    check_errors: bool = True,
    settle_timeout: float = SETTLE_TIMEOUT,
    **options: Any,
) -> AsyncGenerator[World]:
    """Run `bot` in a fresh Discord; at the end close it and raise what it raised (unless `check_errors` is False).

    `options` go to `open_house` (`guild`, `channel`, `locale`) and `simcord.Env` (`shard_count`, ...).
    """
    async with open_house(bot, NAMES[:members], settle_timeout=settle_timeout, **options) as h:
        yield World(h.env, h.guild, h.channel, h.members, h.locales)
        if check_errors:
            h.env.raise_errors()


def public_messages(channel: ChannelHandle) -> list[ResponseMessage]:
    """The channel's messages that everyone sees, oldest first; each shows its present state when read."""
    return seen.public_messages(channel._env, channel)


def newest_panel(env: Env, user: MemberActor, containing: str = "") -> ResponseMessage:
    """The newest ephemeral message this member sees (whose text contains `containing`)."""
    found = [message for message in panels(env, user) if containing in text(message)]
    assert found, f"{user.name} has no ephemeral message" + (f" with {containing!r}" if containing else "")
    return found[-1]


def button(message: ResponseMessage, custom_id: str) -> ButtonSeen:
    """The one enabled button whose custom_id matches the regex in full."""
    found = [b for b in buttons(message) if b.matches(custom_id)]
    offered = [f"{b.custom_id}{' (disabled)' if b.disabled else ''}" for b in buttons(message)]
    assert len(found) == 1, f"{len(found)} enabled buttons match {custom_id!r} among {offered}"
    return found[0]


async def click(actor: MemberActor, message: ResponseMessage, custom_id: str) -> InteractionResult:
    """Click the one enabled button whose custom_id matches the regex in full."""
    return await actor.click(message, custom_id=button(message, custom_id).custom_id)
