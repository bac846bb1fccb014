"""`/privacy`: shows, exports and deletes the data stored about a member."""

from discord import app_commands
from discord.ext import commands

from bot.exports.formats import Format
from bot.panels.account.privacy import confirm_forget_panel, privacy_panel
from bot.panels.core.custom_ids import Press, Verb
from bot.texts import say
from cogs.client import Bower
from cogs.exports import FORMATS, send_own_games
from cogs.interactions.answer import answer
from cogs.interactions.context import Interaction
from cogs.interactions.language import text
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from engine import Refused


@app_commands.allowed_contexts(guilds=True, dms=True)
class Privacy(commands.GroupCog, name="privacy", description=text("cmd-privacy")):
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
                await send_own_games(reply, Format(games.value))
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
    try:
        await reply.services.privacy.forget(reply.user)
    except Refused as refusal:
        await reply.note(refusal.code)
    else:
        reply.ui.presenter.panels.forget(reply.user)
        reply.services.avatars.forget(reply.user)
        await reply.note("privacy-deleted")


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Privacy())
