"""What a member settles for themselves: `/preferences`, `/privacy`, and *Not with them*."""

from dataclasses import replace

import discord
from discord import app_commands
from discord.ext import commands

from bot.exports.game import FileFormat
from bot.members.preferences import Preferences
from bot.panels.account import CHOICES, SWITCHES, avoided_panel, confirm_forget_panel, preferences_panel, privacy_panel
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Voice
from bot.panels.core.wording import join_names
from bot.tables.avoided import AvoidCode, Avoided
from bot.texts import say
from cogs.client import Bower
from cogs.exports import FORMATS, send_own_games
from cogs.interactions.checks import picked_member
from cogs.interactions.commands import add_menu, anywhere, text
from cogs.interactions.context import Interaction
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, chosen_number, on_press
from cogs.roles import keeper
from engine import Refused


class MemberPreferences(commands.Cog):
    """`/preferences`."""

    @app_commands.command(name="preferences", description=text("cmd-preferences"))
    @anywhere
    async def preferences(self, interaction: Interaction) -> None:
        """The member's preferences."""
        async with answer(interaction, "preferences") as reply:
            await _preferences(reply, await reply.services.members.get(reply.user))


async def _preferences(reply: Reply, preferences: Preferences) -> None:
    await reply.panel(preferences_panel(preferences, reply.reader, in_server=bool(reply.guild)))


@on_press(Verb.PREFER, edits=True)
async def prefer(reply: Reply, press: Press, values: Values) -> None:
    """Toggle a preference, or take what was chosen in a menu."""
    members = reply.services.members
    async with members.changing.of(reply.user):
        preferences = await members.get(reply.user)
        name, _, value = (values[0] if values else "").partition("=")
        if value in (choices := CHOICES.get(name, {})):
            preferences = replace(preferences, **{name: choices[value]})
        elif not values and press.index < len(SWITCHES):
            name = SWITCHES[press.index]
            preferences = replace(preferences, **{name: not getattr(preferences, name)})
        await members.set(reply.user, preferences)
    for holding in await reply.services.roles.find_given(user_id=reply.user) if not preferences.roles else ():
        keeper(reply).due.look_at(holding.guild_id)
    await reply.read_preferences()
    await _preferences(reply, preferences)


@anywhere
class PrivacyCommands(commands.GroupCog, name="privacy", description=text("cmd-privacy")):
    """The commands of `/privacy`: about the member who asks, in all servers; answers are ephemeral."""

    @app_commands.command(name="show", description=text("cmd-privacy-show"))
    async def show(self, interaction: Interaction) -> None:
        """How much data is stored, by kind."""
        async with answer(interaction, "privacy show") as reply:
            await reply.panel(privacy_panel(await reply.services.privacy.count_rows(reply.user), reply.reader))

    @app_commands.command(name="export", description=text("cmd-privacy-export"))
    @app_commands.describe(games=text("opt-own-games"))
    @app_commands.choices(games=FORMATS)
    async def export(self, interaction: Interaction, games: app_commands.Choice[str] | None = None) -> None:
        """All stored data as a file, or the member's finished games in this server as files of a format."""
        async with answer(interaction, "privacy export") as reply:
            if games is not None:
                await send_own_games(reply, FileFormat(games.value))
                return
            try:
                export = await reply.services.privacy.export(reply.user)
            except Refused as refusal:
                await reply.tell(refusal.code)
            else:
                await reply.file(say(reply.language, "privacy-export-done"), export.name, export.content)

    @app_commands.command(name="delete", description=text("cmd-privacy-delete"))
    async def delete(self, interaction: Interaction) -> None:
        """Delete the data after confirmation; where there is nothing to show, what others have noted of the member."""
        async with answer(interaction, "privacy delete") as reply:
            held = await reply.services.privacy.count_rows(reply.user)
            if not any(held.values()):
                await reply.services.privacy.forget(reply.user)
            await reply.panel(confirm_forget_panel(held, reply.reader))


@on_press(Verb.PRIVACY_PAGE, edits=True)
async def turn(reply: Reply, press: Press, _: Values) -> None:
    """Another page of what is stored about the member who presses."""
    await reply.panel(privacy_panel(await reply.services.privacy.count_rows(reply.user), reply.reader, press.index))


@on_press(Verb.PRIVACY_DELETE, edits=True)
async def forget(reply: Reply, _: Press, __: Values) -> None:
    """Delete the data of the member who presses."""
    await keeper(reply).take_back(user_id=reply.user)
    try:
        await reply.services.privacy.forget(reply.user)
    except Refused as refusal:
        await reply.note(refusal.code)
    else:
        reply.ui.presenter.panels.forget(reply.user)
        reply.services.avatars.forget(reply.user)
        await reply.note("privacy-deleted")


async def _avoid_member(interaction: Interaction, member: discord.Member | discord.User) -> None:
    async with answer(interaction, "not with them") as reply:
        await _add(reply, None if member.bot else Avoided(member.id, member.display_name))


async def check_nobody_avoided(reply: Reply, number: int) -> None:
    """Refuse a seat at a table where somebody on the member's list sits; tables of contests are drawn.

    Raises:
        Refused: UNKNOWN, SITS.
    """
    table = (await reply.look(number)).table
    others = {each.user: seat for seat, each in enumerate(table.seats) if each is not None and each.user is not None}
    if not others or not table.running or table.contest is not None or reply.user in others:
        return
    if avoided := await reply.services.avoided.avoids(table.guild, reply.user, others.keys()):
        voice = Voice(table, reply.language)
        names = join_names([voice.name(others[user]) for user in sorted(avoided)], reply.language)
        raise Refused(AvoidCode.SITS, number=str(number), names=names)


@on_press(Verb.AVOID)
async def show(reply: Reply, _: Press, __: Values) -> None:
    """Show the member's list."""
    await reply.panel(avoided_panel(await reply.services.avoided.of(reply.guild, reply.user), reply.reader))


@on_press(Verb.AVOID_ADD, edits=True)
async def add(reply: Reply, _: Press, values: Values) -> None:
    """Put the member who was picked on the list."""
    picked = picked_member(reply.interaction, values)
    await _add(reply, None if picked is None else Avoided(picked.user, picked.name))


@on_press(Verb.AVOID_OFF, edits=True)
async def remove(reply: Reply, press: Press, values: Values) -> None:
    """Take the member who was chosen off the list."""
    other = chosen_number(values)
    if other is not None:
        await reply.services.avoided.remove(reply.guild, reply.user, other)
    await show(reply, press, values)


async def _add(reply: Reply, other: Avoided | None) -> None:
    """Put somebody on the list, and show it; `None` is a bot, or nobody of this server."""
    if other is None:
        await reply.tell("avoid-bot")
        return
    await reply.services.avoided.add(reply.guild, reply.user, other)
    await reply.panel(avoided_panel(await reply.services.avoided.of(reply.guild, reply.user), reply.reader))


async def setup(bot: Bower) -> None:
    """Load the cogs and the context menu."""
    await bot.add_cog(MemberPreferences())
    await bot.add_cog(PrivacyCommands())
    add_menu(bot, "menu-avoid", _avoid_member)
