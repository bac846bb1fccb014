"""The commands of `/admin`. Discord offers them with Manage Server, which each of them checks again."""

from collections.abc import Awaitable, Callable
from typing import Final, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.panels.account import forget_server_form
from bot.stats.read.audit import LONGEST_DETAIL
from bot.stats.seasons import LONGEST as LONGEST_SEASON
from bot.texts import LANGUAGES
from bot.user_text import tidy
from cogs.admin.repairs import (
    ask_to_end_season,
    ask_to_merge,
    ask_to_void,
    correct_score,
    remove_member,
    restore_member,
    start_season,
)
from cogs.admin.settings import change_settings, offer_setup, open_setup, show_check, show_roles
from cogs.client import Bower
from cogs.exports import send_sheet
from cogs.interactions.autocomplete import LEVEL_CHOICES, suggest_games, suggest_rules, suggest_tables, suggest_zones
from cogs.interactions.checks import may_manage
from cogs.interactions.commands import text
from cogs.interactions.context import Interaction, UiClient, manages_server
from cogs.interactions.reply import Reply
from cogs.interactions.router import answer
from engine.players.levels import Level

_OFFERING: Final = ("check", "season-start", "season-end", "export")
"""Commands after which the form is offered: the others open it, show its button, or ask something about a game."""
_LANGUAGE_CHOICES = [app_commands.Choice(name=name, value=code) for code, name in LANGUAGES.items()]


class _Reason(app_commands.Transformer[UiClient]):
    """A reason on one line."""

    @property
    def max_value(self) -> int:
        """The most characters."""
        return LONGEST_DETAIL

    async def transform(self, _interaction: Interaction, value: str, /) -> str:
        """The typed text without invisible characters."""
        return tidy(value)


Reason: TypeAlias = app_commands.Transform[str, _Reason]


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class Admin(commands.GroupCog, name="admin", description=text("cmd-admin")):
    """The commands of `/admin`. Those that cannot be undone ask for confirmation."""

    def __init__(self) -> None:
        self._offered: set[int] = set()
        """The servers in which the form was offered since the start."""

    @commands.Cog.listener()
    async def on_app_command_completion(
        self, interaction: Interaction, command: app_commands.Command | app_commands.ContextMenu
    ) -> None:
        """Offer the form after the first `/admin` of a server that nobody has set up."""
        guild = interaction.guild_id
        ours = isinstance(command, app_commands.Command) and command.binding is self and command.name in _OFFERING
        if not ours or guild is None or guild in self._offered:
            return
        self._offered.add(guild)
        if manages_server(interaction):
            async with answer(interaction, "offer of the form") as reply:
                await offer_setup(reply)

    @app_commands.command(name="settings", description=text("cmd-admin-settings"))
    @app_commands.describe(
        rules=text("opt-default-rules"),
        language=text("opt-language"),
        table_opener=text("opt-table-opener"),
        level=text("opt-level-server"),
        organizer_role=text("opt-organizer-role"),
        contest_channel=text("opt-contest-channel"),
        time_zone=text("opt-zone"),
        euchre_role=text("opt-euchre-role"),
        public_pages=text("opt-public-pages"),
    )
    @app_commands.choices(language=_LANGUAGE_CHOICES, level=LEVEL_CHOICES)
    @app_commands.autocomplete(rules=suggest_rules, time_zone=suggest_zones)
    async def settings(
        self,
        interaction: Interaction,
        rules: str | None = None,
        language: app_commands.Choice[str] | None = None,
        table_opener: discord.Role | None = None,
        level: app_commands.Choice[str] | None = None,
        organizer_role: discord.Role | None = None,
        contest_channel: discord.TextChannel | None = None,
        time_zone: str | None = None,
        euchre_role: discord.Role | None = None,
        *,
        public_pages: bool | None = None,
    ) -> None:
        """The server's settings; options change them. The role @everyone lets everyone open tables."""
        chosen = {
            "language": language.value if language else None,
            "level": Level(level.value) if level else None,
            "contest_channel": contest_channel.id if contest_channel else None,
            "public_pages": public_pages,
        }
        roles = {"opener_role": table_opener, "organiser_role": organizer_role, "euchre_role": euchre_role}
        await _manage(interaction, "settings", lambda reply: change_settings(reply, rules, time_zone, chosen, roles))

    @app_commands.command(name="setup", description=text("cmd-admin-setup"))
    async def setup_server(self, interaction: Interaction) -> None:
        """One form for what a new server needs."""
        await _manage(interaction, "setup", open_setup)

    @app_commands.command(name="check", description=text("cmd-admin-check"))
    async def check(self, interaction: Interaction) -> None:
        """What the bot may do in this channel and in the contest channel."""
        await _manage(interaction, "check", show_check)

    @app_commands.command(name="roles", description=text("cmd-admin-roles"))
    async def roles(self, interaction: Interaction) -> None:
        """The roles that Bower gives and takes."""
        await _manage(interaction, "roles", show_roles)

    @app_commands.command(name="forget-server", description=text("cmd-admin-forget-server"))
    async def forget_server(self, interaction: Interaction) -> None:
        """Delete what is stored about the server, after a word was typed."""
        await _manage(interaction, "forget-server", lambda reply: reply.form(forget_server_form(reply.language)))

    @app_commands.command(name="season-start", description=text("cmd-admin-season-start"))
    @app_commands.describe(name=text("opt-season-name"))
    async def season_start(
        self, interaction: Interaction, name: app_commands.Range[str, 0, LONGEST_SEASON] = ""
    ) -> None:
        """Begin a season."""
        await _manage(interaction, "season-start", lambda reply: start_season(reply, name))

    @app_commands.command(name="season-end", description=text("cmd-admin-season-end"))
    async def season_end(self, interaction: Interaction) -> None:
        """End the current season after confirmation."""
        await _manage(interaction, "season-end", ask_to_end_season)

    @app_commands.command(name="void", description=text("cmd-admin-void"))
    @app_commands.describe(game=text("opt-game"), reason=text("opt-reason"))
    @app_commands.autocomplete(game=suggest_games)
    async def void(self, interaction: Interaction, game: int, reason: Reason = "") -> None:
        """Void a finished game after confirmation."""
        await _manage(interaction, "void", lambda reply: ask_to_void(reply, game, reason))

    @app_commands.command(name="score", description=text("cmd-admin-score"))
    @app_commands.describe(scores=text("opt-scores"), table=text("opt-table"), reason=text("opt-reason"))
    @app_commands.autocomplete(table=suggest_tables)
    async def score(self, interaction: Interaction, scores: str, table: int | None = None, reason: Reason = "") -> None:
        """Correct the score of a running game between two hands."""
        await _manage(interaction, "score", lambda reply: correct_score(reply, scores, table, reason))

    @app_commands.command(name="merge", description=text("cmd-admin-merge"))
    @app_commands.describe(old=text("opt-old-account"), new=text("opt-new-account"), reason=text("opt-reason"))
    async def merge(self, interaction: Interaction, old: discord.User, new: discord.User, reason: Reason = "") -> None:
        """Merge an old account's games into a new account after confirmation."""
        await _manage(interaction, "merge", lambda reply: ask_to_merge(reply, old, new, reason))

    @app_commands.command(name="remove", description=text("cmd-admin-remove"))
    @app_commands.describe(member=text("opt-removed-member"), reason=text("opt-reason"))
    async def remove(self, interaction: Interaction, member: discord.User, reason: Reason = "") -> None:
        """Take a member off the leaderboards of the server."""
        await _manage(interaction, "remove", lambda reply: remove_member(reply, member, reason))

    @app_commands.command(name="restore", description=text("cmd-admin-restore"))
    @app_commands.describe(member=text("opt-restored-member"), reason=text("opt-reason"))
    async def restore(self, interaction: Interaction, member: discord.User, reason: Reason = "") -> None:
        """Put a member back on the leaderboards."""
        await _manage(interaction, "restore", lambda reply: restore_member(reply, member, reason))

    @app_commands.command(name="export", description=text("cmd-admin-export"))
    async def export(self, interaction: Interaction) -> None:
        """All games of the server as a sheet."""
        await _manage(interaction, "export", send_sheet)


async def _manage(interaction: Interaction, what: str, work: Callable[[Reply], Awaitable[None]]) -> None:
    """Do something for a member, if they manage the server."""
    async with answer(interaction, f"admin {what}") as reply:
        if await may_manage(reply):
            await work(reply)


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(Admin())
