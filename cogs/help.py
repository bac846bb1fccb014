"""`/help`, its pages, and the guided hand."""

from discord import app_commands
from discord.ext import commands

from bot.coach.guided_hand import finishes
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.hand.guided_hand import guided_hand_panel
from bot.panels.help.guide import TOPICS, help_panel
from cogs.client import Bower
from cogs.interactions.answer import answer
from cogs.interactions.context import Interaction
from cogs.interactions.language import text
from cogs.interactions.reply import Reply
from cogs.interactions.router import Values, on_press
from cogs.interactions.server_settings import server_settings

_TOPIC_CHOICES = [app_commands.Choice(name=text(f"topic-{topic}"), value=topic) for topic in TOPICS]


class Help(commands.Cog):
    """`/help`."""

    @app_commands.allowed_contexts(guilds=True, dms=True)
    @app_commands.command(name="help", description=text("cmd-help"))
    @app_commands.describe(topic=text("opt-topic"))
    @app_commands.choices(topic=_TOPIC_CHOICES)
    async def help(self, interaction: Interaction, topic: app_commands.Choice[str] | None = None) -> None:
        """A page of the guide."""
        async with answer(interaction, "help") as reply:
            await _page(reply, topic.value if topic else TOPICS[0])


async def _page(reply: Reply, topic: str) -> None:
    public = (await server_settings(reply)).language if reply.guild else ""
    await reply.panel(help_panel(reply.reader, topic, in_server=bool(reply.guild), public=public))


@on_press(Verb.HELP, edits=True)
async def turn_page(reply: Reply, press: Press, _: Values) -> None:
    """Another page in place of the one pressed."""
    await _page(reply, TOPICS[press.index] if press.index < len(TOPICS) else TOPICS[0])


@on_press(Verb.HOW_TO_PLAY)
async def how_to_play(reply: Reply, press: Press, values: Values) -> None:
    """The short how-to in a message of its own."""
    await turn_page(reply, press, values)


@on_press(Verb.GUIDE_OPEN)
async def open_guided_hand(reply: Reply, _: Press, __: Values) -> None:
    """The first step of the guided hand in a message of its own."""
    await _step(reply, 0, None)


@on_press(Verb.GUIDE, edits=True)
async def choose(reply: Reply, press: Press, _: Values) -> None:
    """The next step of the guided hand, or the same one after a wrong choice."""
    await _step(reply, press.seen, press.index)


async def _step(reply: Reply, step: int, choice: int | None) -> None:
    if finishes(step, choice):
        await reply.services.members.note_guided(reply.user)
    name, in_server = reply.member.name, bool(reply.guild)
    await reply.panel(guided_hand_panel(step, reply.reader, name, choice=choice, in_server=in_server))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Help())
