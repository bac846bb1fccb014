"""Contests for an answer to a member: which are seen, which is meant, who organises, what may be posted there."""

from dataclasses import dataclass
from typing import Final, final

import discord
from discord import app_commands

from bot.contests.commands import check_organiser
from bot.contests.errors import ContestCode
from bot.contests.listing import ListedContest
from bot.contests.members import OwnStanding
from bot.contests.model import Stage, StoredContest
from bot.panels.contests.announcement import everybody
from bot.panels.contests.voice import label_of
from bot.panels.core.custom_ids import OF_A_CONTEST
from bot.panels.core.wording import join_names, member_names
from bot.tables.model import Member
from cogs.discord_errors import find_channel, find_role
from cogs.interactions.autocomplete import CHOICE_LONGEST, CHOICES
from cogs.interactions.context import Interaction, has_role, manages_server, may_call, rights_in, server_of
from cogs.interactions.permissions import has_unknown_members, is_for_everyone, may_make_rooms, may_read, may_send
from cogs.interactions.reply import Reply
from cogs.interactions.router import HIGHEST, finds_subject
from engine import Refused

_MEMBERS_A_REQUEST: Final = 100
"""That Discord's gateway finds by their ids."""


async def look_contest(reply: Reply, number: int) -> StoredContest:
    """A contest of this server that the member may see.

    Raises:
        Refused: UNKNOWN, DAMAGED.
    """
    contests, manages = reply.services.contests, await organises(reply.interaction)
    guild, channel = await contests.where(number)
    if guild != reply.guild or not _sees(reply.interaction, channel, organises=manages):
        raise Refused(ContestCode.UNKNOWN)
    stored = await contests.load(number)
    if stored.stage is Stage.DRAFT and not manages:
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
    """The contest with this number; without one the newest that the member has a part in, of this channel, or of all.

    Raises:
        Refused: UNKNOWN, or NONE when nothing goes on that the member may see.
    """
    if number is not None:
        return await look_contest(reply, number)
    found = [each for each in await contests_seen(reply.interaction) if not each.stage.is_final]
    if not found:
        raise Refused(ContestCode.NONE)
    here = reply.interaction.channel_id
    return await look_contest(reply, min(found, key=lambda each: (not each.is_known, each.channel != here)).id)


async def contests_seen(interaction: Interaction, *, counts: bool = False) -> list[ListedContest]:
    """The contests of the server that the member may see: those that go on, then those that are over, newest first."""
    listed = await interaction.client.services.contests.list_of(
        server_of(interaction), interaction.user.id, counts=counts
    )
    manages = await organises(interaction)
    seen = (each for each in listed if _sees(interaction, each.channel, organises=manages))
    return [each for each in seen if manages or each.stage is not Stage.DRAFT]


def _sees(interaction: Interaction, channel: int, *, organises: bool) -> bool:
    """Whether a member may know of the contests of a channel: they see it, or organise and it is gone."""
    guild = interaction.guild
    is_gone = guild is not None and guild.get_channel_or_thread(channel) is None
    return rights_in(interaction, channel).sees or (organises and is_gone)


async def organises(interaction: Interaction) -> bool:
    """Whether a member may organise contests of the server: with Manage Server or the organisers' role."""
    if manages_server(interaction):
        return True
    settings = await interaction.client.services.servers.get(server_of(interaction))
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
    """The contest with a number, for its organisers."""
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


async def standing(reply: Reply, stored: StoredContest) -> OwnStanding:
    """Whether the member may sign up by the role, and whether the member comes last."""
    role = stored.plan.role
    last = await reply.services.contests.comes_last(reply.guild, (reply.user,))
    may = role is None or has_role(reply.interaction, role) or await role_is_gone(reply.interaction.guild, role)
    return OwnStanding(has_role=may, last=last)


async def role_is_gone(guild: discord.Guild | None, role: int | None) -> bool:
    """Whether the role that members needed to sign up has been deleted, so that everybody may."""
    return role is not None and guild is not None and await find_role(guild, role) is None


def check_may_announce(reply: Reply, channel: int) -> None:
    """Refuse unless the member may write in the channel of a contest, where their words are posted.

    Raises:
        Refused: ContestCode.MAY_NOT_WRITE.
    """
    if not rights_in(reply.interaction, channel).writes:
        raise Refused(ContestCode.MAY_NOT_WRITE, channel=str(channel))


def check_may_describe(reply: Reply, channel: int, description: str) -> None:
    """Refuse a description that the member may not post, also in the server's contest channel."""
    if description:
        check_may_announce(reply, channel)


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
    asker_may_call: bool
    """Whether the member may call that role there."""
    threads: bool
    """Whether tables may have threads there."""
    takes_events: bool
    """Whether it may make Discord's own events, and the whole server sees the channel, as it would see an event."""


async def place_of(reply: Reply, stored: StoredContest) -> ChannelRights | None:
    """What the bot may do in a contest's channel; None where there is no such channel."""
    guild = reply.interaction.guild
    channel = await find_channel(guild, stored.channel)
    if guild is None or channel is None:
        return None
    allowed = channel.permissions_for(guild.me)
    role = await find_role(guild, stored.plan.ping_role)
    return ChannelRights(
        may_post=may_send(allowed, channel),
        may_call=allowed.mention_everyone or (role is not None and role.mentionable),
        asker_may_call=may_call(reply.interaction, stored.channel, role),
        threads=may_make_rooms(channel),
        takes_events=guild.me.guild_permissions.create_events and is_for_everyone(channel),
    )


async def check_place(reply: Reply, stored: StoredContest) -> ChannelRights:
    """The channel of a contest, if the bot can post there.

    Raises:
        Refused: CHANNEL_GONE, MAY_NOT_POST.
    """
    place = await place_of(reply, stored)
    if place is None:
        raise Refused(ContestCode.CHANNEL_GONE)
    if not place.may_post:
        raise Refused(ContestCode.MAY_NOT_POST)
    return place


async def check_everybody_sees(reply: Reply, stored: StoredContest, channel: int) -> None:
    """Refuse a channel in which somebody who is in the contest, and still in the server, could not follow it.

    Raises:
        Refused: NOT_SEEN.
    """
    guild, users = reply.interaction.guild, everybody(stored)
    found = await find_channel(guild, channel)
    if guild is None or found is None:
        raise Refused(ContestCode.CHANNEL_GONE)
    people = dict[int, str]()
    for start in range(0, len(users), _MEMBERS_A_REQUEST):
        asked = [*users[start : start + _MEMBERS_A_REQUEST]]
        for member in await guild.query_members(user_ids=asked, limit=len(asked), cache=False):
            allowed = found.permissions_for(member)
            if not may_read(allowed, found) or (has_unknown_members(found) and not allowed.manage_threads):
                people[member.id] = member.display_name
    if people:
        said = join_names(sorted(member_names(people.items(), reply.language).values()), reply.language)
        raise Refused(ContestCode.NOT_SEEN, channel=str(channel), names=said)
