"""Help: the greeting of a new server, `/help` with its pages and the guided hand, and `/glossary`."""

import logging
from datetime import timedelta
from functools import cache
from importlib.metadata import version

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot import metrics
from bot.glossary import find, search
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.help import TOPICS, glossary_panel, greeting_panel, help_panel, suggestion, unknown_term
from bot.panels.rules.full_text import Origin
from bot.texts import say
from bot.wall_clock import stamp
from cogs.client import Bower
from cogs.discord_errors import log_failure
from cogs.hand import show_guided_hand
from cogs.houserules import show_rules
from cogs.interactions.autocomplete import CHOICES
from cogs.interactions.checks import server_settings
from cogs.interactions.commands import anywhere, text
from cogs.interactions.context import Interaction, reader_for
from cogs.interactions.permissions import invitation, may_send
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, answer, on_press

_log = logging.getLogger(__name__)
_version = cache(version)


class Greeting(commands.Cog):
    """Says once in a server's system channel what to type; without a notification."""

    def __init__(self, bot: Bower) -> None:
        self._bot = bot

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Greet a server that has invited the bot, where it may write."""
        channel = guild.system_channel
        if not isinstance(channel, discord.TextChannel) or not may_send(channel.permissions_for(guild.me), channel):
            return
        servers, now = self._bot.services.servers, self._bot.services.clock.now()
        if not self._bot.settings.greeting or not await servers.claim_greeting(guild.id, now):
            return

        async def post(view: ui.LayoutView, files: list[discord.File]) -> None:
            await channel.send(view=view, files=files, silent=True)

        panel = greeting_panel(servers.discords_language(guild.id))
        try:
            await self._bot.ui.outbox.send(panel, channel.id, post)
        except Exception as error:
            log_failure(_log, f"the server {guild.id} could not be greeted", error)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Greet a server that has invited the bot within a day, perhaps while it was away."""
        if guild.me.joined_at and discord.utils.utcnow() - guild.me.joined_at < timedelta(days=1):
            await self.on_guild_join(guild)


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
    @anywhere
    async def glossary(self, interaction: Interaction, term: str) -> None:
        """Explain a term."""
        async with answer(interaction, "glossary") as reply:
            await _explain(reply, term)


@on_press(Verb.GLOSSARY, edits=True)
async def see_also(reply: Reply, _: Press, values: Values) -> None:
    """Show another entry in place of this one."""
    await _explain(reply, values[0] if values else "")


_TOPIC_CHOICES = [app_commands.Choice(name=text(f"topic-{topic}"), value=topic) for topic in TOPICS]


class Help(commands.Cog):
    """`/help`."""

    @anywhere
    @app_commands.command(name="help", description=text("cmd-help"))
    @app_commands.describe(topic=text("opt-topic"))
    @app_commands.choices(topic=_TOPIC_CHOICES)
    async def help(self, interaction: Interaction, topic: app_commands.Choice[str] | None = None) -> None:
        """A page of the guide."""
        async with answer(interaction, "help") as reply:
            await _page(reply, topic.value if topic else TOPICS[0])


async def _page(reply: Reply, topic: str) -> None:
    metrics.PAGES.labels(f"help {topic}").inc()
    if topic == "euchre":
        here = await reply.tables_here()
        own = (each.table.id for each in here if each.table.running and each.table.seat_of(reply.user) is not None)
        await show_rules(reply, Origin(table=next(own, 0)))
        return
    public = (await server_settings(reply)).language if reply.guild else ""
    add = "" if reply.guild else invitation(reply.interaction.application_id)
    status = [status_of(reply)] if topic == TOPICS[0] else []
    shown = help_panel(reply.reader, topic, *status, in_server=bool(reply.guild), public=public, invitation=add)
    await reply.panel(shown)


def status_of(reply: Reply) -> str:
    """A line on the version, and since when Bower is there."""
    reach, last = reply.services.reach, reply.services.reach.away(reply.guild)
    up = max(reach.started_at, (last and last.until) or 0)
    times = {"up": stamp(up, "f"), "started": stamp(reach.started_at, "R")}
    return say(reply.language, "help-status", version=_version("bower"), **times)


@on_press(Verb.HELP, edits=True)
async def turn_page(reply: Reply, press: Press, _: Values) -> None:
    """Another page in place of the one pressed."""
    await _page(reply, TOPICS[press.index] if press.index < len(TOPICS) else TOPICS[0])


@on_press(Verb.GUIDE_OPEN)
async def open_guided_hand(reply: Reply, _: Press, __: Values) -> None:
    """The first step of the guided hand in a message of its own."""
    await show_guided_hand(reply, 0, None)


@on_press(Verb.GUIDE, edits=True)
async def choose(reply: Reply, press: Press, _: Values) -> None:
    """The next step of the guided hand, or the same one after a wrong choice."""
    await show_guided_hand(reply, press.seen, press.index)


async def setup(bot: Bower) -> None:
    """Load the cogs."""
    await bot.add_cog(Greeting(bot))
    await bot.add_cog(Glossary())
    await bot.add_cog(Help())
