"""What an answer asks first: who manages the server, its settings, whether it may post, what was meant or picked."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import discord

from bot.panels.core import panel as p
from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Verb, read
from bot.panels.core.panel import Panel, panel_digest
from bot.posts import Key
from bot.servers import ServerSettings
from bot.tables.errors import Code
from bot.tables.game import StoredTable
from bot.tables.model import Member, Table
from bot.texts import say
from cogs.interactions.context import Interaction, answers_in_public, rights_in
from cogs.interactions.reply import Reply
from engine import Refused


async def may_manage(reply: Reply) -> bool:
    """Whether the member manages the server; otherwise answers with a refusal."""
    if reply.manager.moderator:
        return True
    await reply.tell("reply-not-manager")
    return False


async def is_in_server(reply: Reply) -> bool:
    """Whether the member is in a server where Bower is; otherwise says that this needs one."""
    if not reply.guild:
        await reply.offer_server()
    return bool(reply.guild)


async def server_settings(reply: Reply) -> ServerSettings:
    """The server's settings; a server without any has Discord's language, and where Bower is not, the member's."""
    if not reply.guild:
        return ServerSettings(language=reply.language)
    return await reply.services.servers.get(reply.guild)


def check_may_write(reply: Reply, channel: int) -> None:
    """Refuse unless the member may write in a channel or thread.

    Raises:
        Refused: MAY_NOT_WRITE.
    """
    if not rights_in(reply.interaction, channel).writes:
        raise Refused(Code.MAY_NOT_WRITE)


SHARED_GAME: Final = ("result", "review")
"""The kinds of posts of a game, by its number, that members have shared."""


async def share(reply: Reply, panel: Panel, kind: str = "shared", number: int | None = None) -> None:
    """Post a panel where the member presses, once; after that, say where it is.

    A `kind` has one post of each number in a server, others one for each channel. Where Bower is not, the answer to the
    press is the post, if others may see it there, and nothing is noted.

    Raises:
        Refused: MAY_NOT_WRITE, POSTED_OFTEN.
    """
    if not reply.guild:
        check_not_often(reply)
        if answers_in_public(reply.interaction):
            await reply.post(panel)
        else:
            alone = p.Text(f"-# {say(reply.language, 'shared-alone')}")
            await reply.panel(replace(panel, blocks=(alone, *panel.blocks)))
        return
    channel, posts, posting = reply.interaction.channel_id or 0, reply.services.posts, reply.ui.posting
    check_may_write(reply, channel)
    unlike = int(panel_digest(panel, 0)[:15], 16) ^ channel
    key = Key(reply.guild, kind, unlike if number is None else number)
    before = await posts.find(key)
    if before is not None:
        link = f"https://discord.com/channels/{reply.guild}/{before.channel}/{before.message}"
        await reply.tell("shared-already", link=link)
    elif key in posting:  # by a press at the same time
        await reply.silent()
    else:
        check_not_often(reply)
        posting.add(key)
        try:
            message = await reply.post(panel)
            if message is not None:
                await posts.add_shared(key, channel, message)
        finally:
            posting.discard(key)


async def show_result_again(reply: Reply, table: int) -> StoredTable:
    """Have the message of a game, and what was shared of it, say what has been changed of it."""
    stored, presenter = await reply.services.tables.load(table), reply.ui.presenter
    presenter.painter.want(stored)
    for row in await reply.services.posts.reopen(reply.guild, SHARED_GAME, table):
        presenter.row_posts.look_after(row)
    return stored


async def is_for_again(reply: Reply, table: Table) -> bool:
    """Whether who played a finished game may play its hands again: it is of no contest, or of one that is over."""
    with suppress(Refused):  # a contest that cannot be read
        return table.contest is None or (await reply.services.contests.load(table.contest)).stage.is_final
    return False


def check_not_often(reply: Reply, posts: float = 1.0) -> None:
    """Refuse a member for whom Bower has just posted too much; it counts as so many posts.

    Raises:
        Refused: POSTED_OFTEN.
    """
    if not reply.ui.posts.take(reply.user, posts):
        raise Refused(Code.POSTED_OFTEN)


_OF_A_TABLE: Final = frozenset(
    {
        Verb.HAND,
        Verb.LAST_TRICK,
        Verb.RULES,
        Verb.MORE,
        Verb.REMATCH,
        Verb.NEW_PARTNERS,
        Verb.VERIFY,
        Verb.REVIEW,
        Verb.REPLAY,
        Verb.RESULT_SHARE,
    }
)
"""Verbs whose buttons name the table of a public message."""


async def table_of_message(reply: Reply, message: discord.Message) -> int | None:
    """The table of a message of ours, by its buttons or else by its channel and time; `None` if there is none."""
    user = reply.interaction.client.user
    if message.author.id != (user.id if user else reply.interaction.application_id):
        return None
    named = _find_table_id(message.components)
    if named is not None:
        return named
    at = round(message.created_at.timestamp() * 1000)
    return await reply.services.history.find_by_message(message.id, message.channel.id, at)


def _find_table_id(components: Iterable[Any]) -> int | None:
    for each in components:
        inner = _find_table_id(getattr(each, "children", ()))
        if inner is not None:
            return inner
        match = BUTTON_TEMPLATE.fullmatch(getattr(each, "custom_id", None) or "")
        if match is not None and match["verb"] in _OF_A_TABLE:
            return read(match).subject
    return None


def picked_member(interaction: Interaction, values: tuple[str, ...]) -> Member | None:
    """The member who was picked; None for a bot, or for somebody who is not in the server."""
    user, member = _find_resolved(interaction, "users", values), _find_resolved(interaction, "members", values)
    if user is None or member is None or user.get("bot"):
        return None
    name = member.get("nick") or user.get("global_name") or user.get("username") or ""
    return Member(int(values[0]), str(name))


def picked_id(interaction: Interaction, kind: str, values: tuple[str, ...]) -> int | None:
    """The id of what was picked: `roles` or `channels`; None for what Discord does not know."""
    return None if _find_resolved(interaction, kind, values) is None else int(values[0])


def _find_resolved(interaction: Interaction, kind: str, values: tuple[str, ...]) -> dict[str, Any] | None:
    data: dict[str, Any] = dict(interaction.data or {})
    return data.get("resolved", {}).get(kind, {}).get(values[0]) if values else None
