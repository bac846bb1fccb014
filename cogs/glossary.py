"""`/glossary`: explains the terms of euchre."""

from discord import app_commands
from discord.ext import commands

from bot.glossary import find, search
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.help.glossary import glossary_panel, suggestion, unknown_term
from cogs.client import Bower
from cogs.interactions.answer import answer
from cogs.interactions.autocomplete import CHOICES
from cogs.interactions.context import Interaction, reader_for
from cogs.interactions.language import text
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press


async def suggest_terms(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
    """Terms by their names in the member's language, the best match first; names in other languages match too."""
    language = (await reader_for(interaction)).language
    return [
        app_commands.Choice(name=suggestion(found, language), value=found.term)
        for found in search(typed, language, CHOICES)
    ]


async def _explain(reply: Reply, typed: str) -> None:
    term = find(typed, reply.language)
    if term is None:
        await reply.say(unknown_term(typed, reply.language))
    else:
        await reply.panel(glossary_panel(term, reply.reader))


class Glossary(commands.Cog):
    """`/glossary`."""

    @app_commands.command(name="glossary", description=text("cmd-glossary"))
    @app_commands.describe(term=text("opt-term"))
    @app_commands.autocomplete(term=suggest_terms)
    @app_commands.guild_only()
    async def glossary(self, interaction: Interaction, term: str) -> None:
        """Explain a term."""
        async with answer(interaction, "glossary") as reply:
            await _explain(reply, term)


@on_press(Verb.GLOSSARY, edits=True)
async def see_also(reply: Reply, _: Press, values: Values) -> None:
    """Show another entry in place of this one."""
    await _explain(reply, values[0] if values else "")


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Glossary())
