"""The commands of `/league`, and a contest as a file.

Organisers are known by Manage Server or the server's role, and checked inside: Discord gives a group one permission.
"""

import asyncio
from collections.abc import Sequence
from enum import StrEnum

import discord
from discord import app_commands
from discord.ext import commands

from bot.contests.commands import LoggedCommand
from bot.contests.errors import ContestCode
from bot.contests.model import StoredContest
from bot.contests.templates import Template
from bot.exports.contest import contest_json, contest_sheets
from bot.exports.page import write_page
from bot.exports.reading import zip_files
from bot.panels.contests.show import contests_panel
from bot.panels.contests.voice import ContestView, title_of
from bot.tables.model import Member
from bot.texts import say
from cogs.client import Bower
from cogs.contests.drafts import create
from cogs.contests.manage import manage
from cogs.contests.reading import contests_seen, find_contest, look_contest, suggest_contests
from cogs.contests.show import show
from cogs.contests.signing_up import invite, leave, sign_up
from cogs.interactions.commands import text
from cogs.interactions.context import Interaction
from cogs.interactions.reply import Reply
from cogs.interactions.router import answer
from engine import Refused


class ContestFile(StrEnum):
    """Each is a choice of `/league export` (`league-format-…`)."""

    JSON = "json"
    CSV = "csv"
    PAGE = "page"


async def send_contest(reply: Reply, stored: StoredContest, wanted: ContestFile) -> None:
    """The file, which names members as everybody sees them, a page only those on boards; it has no ids."""
    services = reply.services
    if wanted is ContestFile.PAGE:
        page = await services.exports.page_of(stored, services.clock.now())
        ending, content = "html", await asyncio.to_thread(write_page, page)
    else:
        events = await services.contests.events(stored.id)
        ending, content = await asyncio.to_thread(_content, stored, events, wanted, reply.language)
    name = f"bower-contest-{stored.id}.{ending}"
    await reply.file(say(reply.language, "league-exported", contest=title_of(stored)), name, content)


def _content(
    stored: StoredContest, events: Sequence[LoggedCommand], wanted: ContestFile, language: str
) -> tuple[str, bytes]:
    """How the file's name ends, and what is in it."""
    if wanted is ContestFile.JSON:
        return "json", contest_json(stored, events)
    return "zip", zip_files(contest_sheets(stored, events, language))


_VIEWS = [app_commands.Choice(name=text(f"league-view-{view}"), value=view.value) for view in ContestView]
_TEMPLATES = [app_commands.Choice(name=text(f"league-template-{each}"), value=each.value) for each in Template]
_FORMATS = [app_commands.Choice(name=text(f"league-format-{each}"), value=each.value) for each in ContestFile]
_ENDED = 5
"""Contests that are over in the list."""


@app_commands.guild_only()
class LeagueCommands(commands.GroupCog, name="league", description=text("cmd-league")):
    """The commands of `/league`."""

    @app_commands.command(name="list", description=text("cmd-league-list"))
    async def list(self, interaction: Interaction) -> None:
        """The contests of the server."""
        async with answer(interaction, "league list") as reply:
            seen = await contests_seen(interaction, counts=True)
            ended = [each for each in seen if each.stage.is_final]
            running = [each for each in seen if not each.stage.is_final]
            await reply.panel(contests_panel(running, ended[:_ENDED], reply.reader))

    @app_commands.command(name="show", description=text("cmd-league-show"))
    @app_commands.describe(contest=text("opt-contest"), view=text("opt-contest-view"))
    @app_commands.autocomplete(contest=suggest_contests)
    @app_commands.choices(view=_VIEWS)
    async def show(
        self, interaction: Interaction, contest: int | None = None, view: app_commands.Choice[str] | None = None
    ) -> None:
        """A contest."""
        async with answer(interaction, "league show") as reply:
            await show(reply, contest, None if view is None else ContestView(view.value))

    @app_commands.command(name="join", description=text("cmd-league-join"))
    @app_commands.describe(contest=text("opt-contest"), partner=text("opt-contest-partner"))
    @app_commands.autocomplete(contest=suggest_contests)
    async def join(
        self, interaction: Interaction, contest: int | None = None, partner: discord.User | None = None
    ) -> None:
        """Sign up, with a partner or without one."""
        async with answer(interaction, "league join") as reply:
            stored = await find_contest(reply, contest)
            if partner is None:
                await sign_up(reply, stored)
            elif partner.bot or not isinstance(partner, discord.Member):
                raise Refused(ContestCode.NO_PARTNER)
            else:
                await invite(reply, stored, Member(partner.id, partner.display_name))

    @app_commands.command(name="leave", description=text("cmd-league-leave"))
    @app_commands.describe(contest=text("opt-contest-leave"))
    @app_commands.autocomplete(contest=suggest_contests)
    async def leave(self, interaction: Interaction, contest: int) -> None:
        """Withdraw."""
        async with answer(interaction, "league leave") as reply:
            await leave(reply, await look_contest(reply, contest))

    @app_commands.command(name="create", description=text("cmd-league-create"))
    @app_commands.describe(template=text("opt-contest-template"))
    @app_commands.choices(template=_TEMPLATES)
    async def create(self, interaction: Interaction, template: app_commands.Choice[str] | None = None) -> None:
        """Draft a contest."""
        async with answer(interaction, "league create") as reply:
            await create(reply, None if template is None else Template(template.value))

    @app_commands.command(name="manage", description=text("cmd-league-manage"))
    @app_commands.describe(contest=text("opt-contest"))
    @app_commands.autocomplete(contest=suggest_contests)
    async def manage(self, interaction: Interaction, contest: int | None = None) -> None:
        """What organisers do to a contest."""
        async with answer(interaction, "league manage") as reply:
            await manage(reply, contest)

    @app_commands.command(name="export", description=text("cmd-league-export"))
    @app_commands.describe(contest=text("opt-contest"), kind=text("opt-contest-format"))
    @app_commands.autocomplete(contest=suggest_contests)
    @app_commands.choices(kind=_FORMATS)
    @app_commands.rename(kind="format")
    async def export(
        self, interaction: Interaction, contest: int | None = None, kind: app_commands.Choice[str] | None = None
    ) -> None:
        """A contest as a file."""
        async with answer(interaction, "league export") as reply:
            wanted = ContestFile.JSON if kind is None else ContestFile(kind.value)
            await send_contest(reply, await find_contest(reply, contest), wanted)


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(LeagueCommands())
