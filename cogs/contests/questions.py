"""What organisers answer when a contest's channel, or a role that it needs, is gone."""

from dataclasses import replace

from bot.contests.commands.moving import ROLE_USES, ChooseRole, MoveTo, RoleUse, role_in
from bot.contests.errors import ContestCode
from bot.contests.state import StoredContest
from bot.panels.contests.questions import move_panel, role_panel
from bot.panels.contests.voice import ContestVoice, title_of
from bot.panels.core.custom_ids import Press, Verb
from cogs.contests.places import check_everybody_sees, check_place
from cogs.contests.reading import check_may_call, check_may_describe, look_as_organiser, organiser
from cogs.interactions.picked import picked_id
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from cogs.interactions.server_managers import may_manage
from cogs.interactions.server_settings import server_settings
from cogs.interactions.sharing import check_may_write
from engine import Refused


@on_press(Verb.CONTEST_MOVE)
async def press_move(reply: Reply, press: Press, values: Values) -> None:
    """Ask for the channel, or move the contest there with its board and its tables.

    Raises:
        Refused: UNKNOWN, NOT_ORGANISER, OVER, MAY_NOT_WRITE, MAY_NOT_DESCRIBE, NOT_SEEN, and where the bot cannot post.
    """
    stored = await look_as_organiser(reply, press.subject)
    if not values:
        await reply.panel(move_panel(ContestVoice(stored, reply.language)))
        return
    channel = picked_id(reply.interaction, "channels", values)
    if channel is None:
        raise Refused(ContestCode.CHANNEL_GONE)
    check_place(reply, replace(stored, channel=channel, plan=replace(stored.plan, role=None, ping_role=None)))
    check_may_describe(reply, channel, stored.plan.description)
    if channel != (await server_settings(reply)).contest_channel:
        check_may_write(reply, channel)
    await check_everybody_sees(reply, stored, channel)
    after = await reply.services.contests.do(stored.id, MoveTo(await organiser(reply), channel))
    await reply.tell("contest-moved", contest=title_of(after), channel=f"<#{channel}>")
    await reply.services.director.venue.move_tables(after)


@on_press(Verb.CONTEST_OTHER_ROLE)
async def press_other_role(reply: Reply, press: Press, _: Values) -> None:
    """Ask which role is needed instead of the one that is gone."""
    stored, use = await look_as_organiser(reply, press.subject), _use(press)
    await _find_gone(reply, stored, use)
    await reply.panel(role_panel(ContestVoice(stored, reply.language), use))


@on_press(Verb.CONTEST_ROLE)
async def press_role(reply: Reply, press: Press, values: Values) -> None:
    """Need another role, or none.

    Raises:
        Refused: UNKNOWN, NOT_ORGANISER, OVER, STALE when the role in use is there, ROLE_GONE, MAY_NOT_CALL.
    """
    stored, use = await look_as_organiser(reply, press.subject), _use(press)
    gone = await _find_gone(reply, stored, use)
    role = picked_id(reply.interaction, "roles", values) if values else None
    if values and role is None:
        raise Refused(ContestCode.ROLE_GONE)
    role = None if role == reply.guild else role  # @everyone
    if use is RoleUse.CALL and role is not None:
        check_may_call(reply, stored, role)
    if use is RoleUse.ORGANISERS:
        if not await may_manage(reply):
            return
        before = await server_settings(reply)
        await reply.services.servers.set(reply.guild, replace(before, organiser_role=role), before=before)
    else:
        await reply.services.contests.do(stored.id, ChooseRole(await organiser(reply), use, gone, role))
    named = "" if role is None else f"<@&{role}>"
    key = f"contest-role-chosen-{use}" if named else f"contest-role-none-{use}"
    await reply.tell(key, contest=title_of(stored), role=named)


async def _find_gone(reply: Reply, stored: StoredContest, use: RoleUse) -> int:
    """The role that is gone, as the question says.

    Raises:
        Refused: STALE when the question has been answered.
    """
    named = role_in(stored.plan, use)
    if use is RoleUse.ORGANISERS:
        named = (await server_settings(reply)).organiser_role
    guild = reply.interaction.guild
    if named is None or guild is None or guild.get_role(named) is not None:
        raise Refused(ContestCode.STALE)
    return named


def _use(press: Press) -> RoleUse:
    return ROLE_USES[min(press.index, len(ROLE_USES) - 1)]
