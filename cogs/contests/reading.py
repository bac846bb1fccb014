"""Contests for an answer to a member: which are seen, which is meant, who organises, what may be posted there."""

from dataclasses import dataclass
from typing import Final, final

import discord
from discord import app_commands

from bot.contests.commands import check_organiser
from bot.contests.errors import ContestCode
from bot.contests.listing import ListedContest
from bot.contests.members import Standing
from bot.contests.model import Stage, StoredContest
from bot.panels.contests.announcement import everybody
from bot.panels.contests.voice import label_of
from bot.panels.core.custom_ids import OF_A_CONTEST
from bot.panels.core.names import escape, join_names
from bot.tables.model import Member
from cogs.contests.gone import role_is_gone
from cogs.interactions.autocomplete import CHOICE_LONGEST, CHOICES
from cogs.interactions.context import Interaction
from cogs.interactions.permissions import has_unknown_members, is_for_everyone, may_read, may_send
from cogs.interactions.reply import Reply
from cogs.interactions.rights import has_role, manages_server, may_call, rights_in
from cogs.interactions.router import HIGHEST, finds_subject
from engine import Refused

_MEMBERS_A_REQUEST: Final = 100
"""That Discord's gateway finds by their ids."""
_HIDDEN: Final = 5
"""Contests of channels that the member does not see, in which they have a part, that are read whole for a list."""


async def look_contest(reply: Reply, number: int) -> StoredContest:
    """A contest of this server that the member may see.

    Raises:
        Refused: UNKNOWN, DAMAGED.
    """
    contests = reply.services.contests
    guild, channel = await contests.where(number)
    try:
        stored = await contests.look(number)
    except Refused:
        if guild != reply.guild or not rights_in(reply.interaction, channel).sees:
            raise Refused(ContestCode.UNKNOWN) from None
        raise
    if not await sees_contest(reply.interaction, stored):
        raise Refused(ContestCode.UNKNOWN)
    return stored


@finds_subject(*OF_A_CONTEST)
async def find_pressed(reply: Reply, number: int) -> None:
    """Refuse a press on a contest that the member may not see; 0 is none.

    Raises:
        Refused: UNKNOWN, DAMAGED.
    """
    if number > HIGHEST:
        raise Refused(ContestCode.UNKNOWN)
    if number:
        await look_contest(reply, number)


async def find_contest(reply: Reply, number: int | None) -> StoredContest:
    """The contest with this number; without one the newest that the member is in, of this channel, or of the server.

    Raises:
        Refused: UNKNOWN, or NONE when nothing goes on that the member may see.
    """
    if number is not None:
        return await look_contest(reply, number)
    found = [each for each in await contests_seen(reply.interaction) if not each.stage.is_final]
    if not found:
        raise Refused(ContestCode.NONE)
    here, other = reply.interaction.channel_id, None
    for each in sorted(found, key=lambda each: (not each.is_known, each.channel != here)):
        if other is not None and not each.is_known:
            break
        try:
            stored = await reply.services.contests.look(each.id)
        except Refused as refusal:
            if refusal.code is not ContestCode.DAMAGED:
                raise
            continue
        if stored.entry_of(reply.user) is not None:
            return stored
        if other is None or (stored.channel == here and other.channel != here):
            other = stored
    if other is None:
        raise Refused(ContestCode.NONE)
    return other


async def contests_seen(interaction: Interaction, *, counts: bool = False) -> list[ListedContest]:
    """The contests of the server that the member may see: those that go on, then those that are over, newest first."""
    guild, contests = interaction.guild_id or 0, interaction.client.services.contests
    found, hidden = list[ListedContest](), _HIDDEN
    manages = await organises(interaction)
    for each in await contests.list_of(guild, interaction.user.id, counts=counts):
        sees = _sees_listed(interaction, each, organises=manages)
        if sees is None and hidden:
            hidden -= 1
            sees = await _sees_whole(interaction, each.id)
        if sees:
            found.append(each)
    return found


def _sees_listed(interaction: Interaction, listed: ListedContest, *, organises: bool) -> bool | None:
    """`sees_contest` as far as a list says it; None where it depends on the member's part in it now."""
    sees = rights_in(interaction, listed.channel).sees
    if sees and listed.stage is not Stage.DRAFT:
        return True
    if organises and (sees or _is_gone(interaction, listed.channel)):
        return True
    return None if listed.is_known else False


async def _sees_whole(interaction: Interaction, number: int) -> bool:
    try:
        return await sees_contest(interaction, await interaction.client.services.contests.look(number))
    except Refused:
        return False


async def sees_contest(interaction: Interaction, stored: StoredContest) -> bool:
    """Whether a member may know of a contest: they see its channel or take part.

    A draft is known to whoever organises contests of the server and sees its channel. If the channel is gone, they know
    of what was in it.
    """
    if stored.guild != interaction.guild_id:
        return False
    sees = rights_in(interaction, stored.channel).sees
    if stored.stage is not Stage.DRAFT and (sees or stored.entry_of(interaction.user.id) is not None):
        return True
    return (sees or _is_gone(interaction, stored.channel)) and await organises(interaction)


def _is_gone(interaction: Interaction, channel: int) -> bool:
    return interaction.guild is not None and interaction.guild.get_channel_or_thread(channel) is None


async def organises(interaction: Interaction) -> bool:
    """Whether a member may organise contests of the server: with Manage Server or the organisers' role."""
    if manages_server(interaction):
        return True
    settings = await interaction.client.services.servers.get(interaction.guild_id or 0)
    return has_role(interaction, settings.organiser_role)


def self_of(reply: Reply) -> Member:
    """The member who presses, without rights: nobody needs any to sign up."""
    user = reply.interaction.user
    return Member(user.id, user.display_name)


async def organiser(reply: Reply) -> Member:
    """The member for commands to a contest, with rights if they organise contests of the server."""
    user = reply.interaction.user
    return Member(user.id, user.display_name, await organises(reply.interaction))


async def look_as_organiser(reply: Reply, number: int) -> StoredContest:
    """The contest with a number, for its organisers.

    Raises:
        Refused: UNKNOWN, NOT_ORGANISER.
    """
    stored = await look_contest(reply, number)
    check_organiser(stored, await organiser(reply))
    return stored


async def check_organises(reply: Reply) -> Member:
    """The member, if they organise contests of the server.

    Raises:
        Refused: NOT_ORGANISER.
    """
    member = await organiser(reply)
    if not member.moderator:
        raise Refused(ContestCode.NOT_ORGANISER)
    return member


async def standing(reply: Reply, stored: StoredContest) -> Standing:
    """Whether the member may sign up by the role, and whether the member comes last."""
    role = stored.plan.role
    last = await reply.services.contests.comes_last(reply.guild, (reply.user,))
    guild = reply.interaction.guild
    return Standing(
        has_role=role is None or has_role(reply.interaction, role) or role_is_gone(guild, role),
        last=last,
    )


def check_may_announce(reply: Reply, channel: int) -> None:
    """Refuse unless the member may write in the channel of a contest, where their words are posted.

    Raises:
        Refused: ContestCode.MAY_NOT_WRITE.
    """
    if not rights_in(reply.interaction, channel).writes:
        raise Refused(ContestCode.MAY_NOT_WRITE, channel=str(channel))


def check_may_describe(reply: Reply, channel: int, description: str) -> None:
    """Refuse a description that the member may not post, also in the server's contest channel.

    Raises:
        Refused: ContestCode.MAY_NOT_WRITE.
    """
    if description:
        check_may_announce(reply, channel)


def check_may_call(reply: Reply, stored: StoredContest, role: int) -> None:
    """Refuse a role for a contest of another organiser, by whose rights it would be called, if the member may not.

    Organisers may choose any for their own: it is called only while they may mention it.

    Raises:
        Refused: ContestCode.MAY_NOT_CALL.
    """
    if not stored.are_same(reply.user, stored.organiser) and not may_call(reply.interaction, stored.channel, role):
        raise Refused(ContestCode.MAY_NOT_CALL, role=str(role), channel=str(stored.channel))


async def suggest_contests(interaction: Interaction, typed: str) -> list[app_commands.Choice[int]]:
    """The contests of the server that go on, then those that are over."""
    found = await contests_seen(interaction)
    named = [(label_of(each, CHOICE_LONGEST), each.id) for each in found]
    chosen = [(name, number) for name, number in named if typed.casefold() in name.casefold()]
    return [app_commands.Choice(name=name, value=number) for name, number in chosen[:CHOICES]]


# --- the channel of a contest


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ChannelRights:
    """What the bot may do in a channel."""

    may_post: bool
    may_call: bool
    """Whether the contest's role is called by a message there."""
    threads: bool
    """Whether tables may have threads there."""
    takes_events: bool
    """Whether it may make Discord's own events, and the whole server sees the channel, as it would see an event."""


def place_of(reply: Reply, stored: StoredContest) -> ChannelRights | None:
    """What the bot may do in a contest's channel, by the cache; None where there is no such channel."""
    guild = reply.interaction.guild
    channel = None if guild is None else guild.get_channel_or_thread(stored.channel)
    if guild is None or channel is None:
        return None
    allowed = channel.permissions_for(guild.me)
    role = None if stored.plan.ping_role is None else guild.get_role(stored.plan.ping_role)
    return ChannelRights(
        may_post=may_send(allowed, channel),
        may_call=allowed.mention_everyone or (role is not None and role.mentionable),
        threads=isinstance(channel, discord.TextChannel)
        and allowed.create_public_threads
        and allowed.send_messages_in_threads,
        takes_events=guild.me.guild_permissions.create_events and is_for_everyone(channel),
    )


def check_place(reply: Reply, stored: StoredContest) -> ChannelRights:
    """The channel of a contest, if the bot can post there and the roles it needs are there.

    Raises:
        Refused: CHANNEL_GONE, MAY_NOT_POST, ROLE_GONE.
    """
    place, guild = place_of(reply, stored), reply.interaction.guild
    if place is None or guild is None:
        raise Refused(ContestCode.CHANNEL_GONE)
    if not place.may_post:
        raise Refused(ContestCode.MAY_NOT_POST)
    for role in (stored.plan.ping_role, stored.plan.role):
        if role is not None and guild.get_role(role) is None:
            raise Refused(ContestCode.ROLE_GONE)
    return place


async def check_everybody_sees(reply: Reply, stored: StoredContest, channel: int) -> None:
    """Refuse a channel in which somebody who is in the contest, and still in the server, could not follow it.

    Raises:
        Refused: NOT_SEEN.
    """
    guild, users = reply.interaction.guild, everybody(stored)
    found = None if guild is None else guild.get_channel_or_thread(channel)
    if guild is None or found is None:
        raise Refused(ContestCode.CHANNEL_GONE)
    names = list[str]()
    for start in range(0, len(users), _MEMBERS_A_REQUEST):
        asked = [*users[start : start + _MEMBERS_A_REQUEST]]
        for member in await guild.query_members(user_ids=asked, limit=len(asked), cache=False):
            allowed = found.permissions_for(member)
            if not may_read(allowed, found) or (has_unknown_members(found) and not allowed.manage_threads):
                names.append(escape(member.display_name))
    if names:
        said = join_names(sorted(names), reply.language)
        raise Refused(ContestCode.NOT_SEEN, channel=str(channel), names=said)
