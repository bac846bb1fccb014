"""`/preferences`, and the buttons and menus of its panel."""

from dataclasses import replace

from discord import app_commands
from discord.ext import commands

from bot.members.preferences import OnlyCard, Preferences, Sort
from bot.panels.account.preferences import AUTO, SWITCHES, preferences_panel
from bot.panels.core.custom_ids import Press, Verb
from bot.texts import LANGUAGES
from cogs.client import Bower
from cogs.interactions.answer import answer
from cogs.interactions.context import Interaction
from cogs.interactions.language import text
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press


class MemberPreferences(commands.Cog):
    """`/preferences`."""

    @app_commands.command(name="preferences", description=text("cmd-preferences"))
    @app_commands.guild_only()
    async def preferences(self, interaction: Interaction) -> None:
        """The member's preferences."""
        async with answer(interaction, "preferences") as reply:
            await reply.panel(preferences_panel(await reply.services.members.get(reply.user), reply.reader))


async def _prefer(reply: Reply, preferences: Preferences) -> None:
    await reply.services.members.set(reply.user, preferences)
    await reply.read_preferences()
    await reply.panel(preferences_panel(preferences, reply.reader))


@on_press(Verb.PREFER, edits=True)
async def prefer(reply: Reply, press: Press, _: Values) -> None:
    """Toggle a preference."""
    preferences = await reply.services.members.get(reply.user)
    if press.index < len(SWITCHES):
        name = SWITCHES[press.index]
        preferences = replace(preferences, **{name: not getattr(preferences, name)})
    await _prefer(reply, preferences)


@on_press(Verb.PREFER_LANGUAGE, edits=True)
async def prefer_language(reply: Reply, _: Press, values: Values) -> None:
    """Choose a language, or Discord's."""
    preferences = await reply.services.members.get(reply.user)
    if values and (values[0] in LANGUAGES or values[0] == AUTO):
        preferences = replace(preferences, language=None if values[0] == AUTO else values[0])
    await _prefer(reply, preferences)


@on_press(Verb.PREFER_SORT, edits=True)
async def prefer_sort(reply: Reply, _: Press, values: Values) -> None:
    """Choose the order of cards in hands."""
    preferences = await reply.services.members.get(reply.user)
    if values and values[0] in tuple(Sort):
        preferences = replace(preferences, sort=Sort(values[0]))
    await _prefer(reply, preferences)


@on_press(Verb.PREFER_ONLY_CARD, edits=True)
async def prefer_only_card(reply: Reply, _: Press, values: Values) -> None:
    """Choose when an only card is played without a press."""
    preferences = await reply.services.members.get(reply.user)
    if values and values[0] in tuple(OnlyCard):
        preferences = replace(preferences, only_card=OnlyCard(values[0]))
    await _prefer(reply, preferences)


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(MemberPreferences())
