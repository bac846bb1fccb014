"""Calls for players: the button that calls them, what its message is, and the bell of a channel."""

from dataclasses import replace
from typing import final

from bot.calls import KIND, Asked, Bell, CallCode, PlayersCalls
from bot.panels.calls import HOURS, bell_panel, call_for_table
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Wanted
from bot.posts import Post
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.tables.service import Tables
from bot.texts import say
from cogs.client import Bower
from cogs.discord_errors import find_channel, find_role
from cogs.interactions.checks import check_not_often, server_settings
from cogs.interactions.context import may_call, rights_in
from cogs.interactions.permissions import may_mention
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, chosen_number, on_press
from cogs.invite import check_may_invite
from cogs.live.desk import RowPosts
from engine import Refused


@on_press(Verb.CALL, edits=True)
async def call_to_table(reply: Reply, press: Press, _: Values) -> None:
    """Call players to the member's table.

    Raises:
        Refused: OVER, CLOSED, LOCKED, NOT_SEATED, FULL, MAY_NOT_WRITE, RATED, ONCE, LATELY, POSTED_OFTEN.
    """
    table = (await reply.look(press.subject)).table
    check_may_invite(reply, table)
    at_play = table.status is Status.PLAYING
    if at_play and table.rated:
        raise Refused(CallCode.RATED)
    seated = frozenset(each.user for each in table.seats if each is not None and each.user is not None)
    check_not_often(reply)
    settings = await server_settings(reply)
    asked = Asked(
        guild=reply.guild,
        channel=table.channel,
        table=table.id,
        at_play=at_play,
        role=await _callable_role(reply, table.channel, settings.euchre_role),
        zone=settings.zone,
        without=frozenset({reply.user}),
        beside=seated | {reply.user},
    )
    reply.ui.presenter.row_posts.look_after(await reply.services.calls.call(asked), reply.tell)
    # the same whoever is called, and also if nobody is
    await reply.note("call-sent", join=say(settings.language, "button-join"))


async def _callable_role(reply: Reply, channel: int, number: int | None) -> int | None:
    """The server's role, if both the member and the bot may mention it in a channel: else it would reach nobody."""
    interaction, guild = reply.interaction, reply.interaction.guild
    role = await find_role(guild, number)
    if guild is None or role is None or not may_call(interaction, channel, role):
        return None
    found = await find_channel(guild, channel)
    return None if found is None or not may_mention(found.permissions_for(guild.me), role) else role.id


@on_press(Verb.BELL)
async def open_bell(reply: Reply, _: Press, __: Values) -> None:
    """Show the bell of the channel, or how it would be."""
    await _show_bell(reply)


@on_press(Verb.BELL_SET, edits=True)
async def switch_bell(reply: Reply, press: Press, _: Values) -> None:
    """Turn the bell of the channel on or off; no press reaches another channel's."""
    bells, bell = reply.services.bells, _new_bell(reply)
    if press.index != 1:
        await bells.remove(bell.guild, bell.channel, bell.user)
    elif rights_in(reply.interaction, bell.channel).sees:
        await bells.add(bell)
    await _show_bell(reply)


@on_press(Verb.BELL_CHANGE, edits=True)
async def change_bell(reply: Reply, press: Press, values: Values) -> None:
    """Change from or until when the bell of the channel rings.

    Raises:
        Refused: NO_BELL where there is none.
    """
    bells, new = reply.services.bells, _new_bell(reply)
    bell, name = await bells.get(new.guild, new.channel, new.user), ([*HOURS][press.index : press.index + 1] or [""])[0]
    if bell is None:
        raise Refused(CallCode.NO_BELL)
    if (hour := chosen_number(values)) in HOURS.get(name, ()):
        await bells.change(replace(bell, **{name: hour}))
    await _show_bell(reply)


async def _show_bell(reply: Reply) -> None:
    new = _new_bell(reply)
    bell = await reply.services.bells.get(new.guild, new.channel, new.user)
    zone = (await reply.services.servers.get(new.guild)).zone
    await reply.panel(bell_panel(bell or new, reply.reader, is_on=bell is not None, zone=zone))


def _new_bell(reply: Reply) -> Bell:
    """The bell that the member would have in the channel pressed in."""
    return Bell(guild=reply.guild, channel=reply.interaction.channel_id or 0, user=reply.user)


@final
class CallPosts:
    """What calls should say; they are looked at again when their table changes."""

    def __init__(self, posts: RowPosts, calls: PlayersCalls, tables: Tables) -> None:
        self._posts = posts
        self._calls = calls
        self._tables = tables
        self._rows: dict[int, int] = {}
        """The messages of calls that stand, by their tables."""
        tables.subscribe(self._note_table)

    async def find_wanted(self, post: Post) -> Wanted | None:
        """What a call should say now."""
        call = await self._calls.get(post.key.number)
        if call is None:
            return None
        self._rows[call.table] = post.id  # first, so that no change of what is read below is missed
        try:
            table = (await self._tables.load(call.table)).table
            found = call_for_table(call, table, self._calls.clock.now())
        except Refused:  # it is gone, or cannot be read
            found = None
        if found is None:
            self._rows.pop(call.table, None)
        return found

    def _note_table(self, stored: StoredTable) -> None:
        row = self._rows.get(stored.table.id)
        if row is not None:
            self._posts.look_at(row)


async def setup(bot: Bower) -> None:
    """Have calls posted."""
    services, posts = bot.services, bot.ui.presenter.row_posts
    posts.add(KIND, CallPosts(posts, services.calls, services.tables).find_wanted)
