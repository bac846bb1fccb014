"""Gives and takes the roles that servers have chosen by `/admin roles`."""

import asyncio
import logging
from collections.abc import Collection, Mapping
from typing import Final, cast, final

import discord
from discord.ext import commands

from bot.due import Due
from bot.roles import Holding
from bot.servers import ROLES
from bot.stats.seasons import ALL_TIME
from bot.stats.write.journal import JournalKind
from bot.tasks import Backoff
from cogs.client import Bower
from cogs.discord_errors import log_failure, refusal
from cogs.interactions.reply import Reply
from cogs.own_posts import load_ratings

_log = logging.getLogger(__name__)
_DAY: Final = 24 * 3600.0
_AGAIN: Final = 600.0  # seconds until it looks again where Discord fails
_GONE: Final = (10007, 10011)  # Discord's codes: the member has left, the role is gone


@final
class RoleKeeper(commands.Cog):
    """Compares who should have a role with whoever has it: after contests, once a day, after a start or a press."""

    def __init__(self, bot: Bower) -> None:
        self._bot = bot
        self._roles = bot.services.roles
        self._one = asyncio.Lock()
        self.due = Due[int](
            self._compare,
            name="roles",
            failed=lambda _, fault: log_failure(_log, "the roles of a server could not be compared", fault),
            retry=Backoff((60, _AGAIN)),
        )
        bot.services.contests.subscribe(lambda stored: self.due.look_at(stored.guild) if stored.ended_at else None)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin once connected."""
        self.due.start(*await self._roles.find_servers())

    async def cog_unload(self) -> None:
        """Stop; the next start compares again."""
        await self.due.close()

    async def take_back(self, **whose: int) -> None:
        """Take what was given in a server (`guild_id`) or to a member (`user_id`), before what is stored goes."""
        await self._bring_all((), await self._roles.find_given(**whose))

    async def _compare(self, guild: int) -> float | None:
        """Give and take what is to be; the seconds until the next look, none where the server has chosen no role."""
        services = self._bot.services
        settings, given = await services.servers.get(guild), await self._roles.find_given(guild_id=guild)
        if not given and not any(getattr(settings, name) for name in ROLES):
            return None
        season = await services.seasons.current(guild)
        page = await load_ratings(services, guild, season.number if season else ALL_TIME)
        leaders = [row.users[0] for row in page.rows if row.rank == 1]
        return await self._bring_all(await self._roles.find_wanted(guild, settings, leaders), given)

    async def _bring_all(self, wanted: Collection[Holding], given: Mapping[Holding, bool]) -> float:
        seconds = _DAY
        for holding in sorted({*wanted, *given}):
            try:
                async with self._one:
                    await self._bring(holding, wanted=holding in wanted, given=given.get(holding))
            except Exception as error:
                log_failure(_log, "a role could not be given or taken", error)
                seconds = _AGAIN if refusal(error) is None else seconds
        return seconds

    async def _bring(self, holding: Holding, *, wanted: bool, given: bool | None) -> None:
        # stored before it is given, and until it is taken: what the member has without that was given by hand
        http, wait, (guild, role, user), done = self._bot.http, self._bot.ui.presenter.rate_limit.wait, holding, None
        try:
            await wait()
            member = await http.get_member(guild, user)
            has = str(role) in member["roles"]
            give, take = wanted and not (has and given is not False), given is not None and not wanted
            if not give and not take:
                return
            if give:
                await self._roles.begin(holding)
            if give or has:
                done = JournalKind.ROLE_GIVEN if give else JournalKind.ROLE_TAKEN
                await wait()
                await (http.add_role if give else http.remove_role)(guild, user, role, reason="/admin roles")
        except discord.HTTPException as error:  # the member has left, or the role is gone; or it was not given
            if error.code in _GONE or (done is JournalKind.ROLE_GIVEN and refusal(error) is not None):
                await self._roles.note(holding, None)
            raise
        name = member.get("nick") or member["user"].get("global_name") or member["user"]["username"]
        await self._roles.note(holding, done, name)


def keeper(reply: Reply) -> RoleKeeper:
    """What gives and takes roles."""
    return cast("RoleKeeper", cast("Bower", reply.interaction.client).get_cog(RoleKeeper.__cog_name__))


async def setup(bot: Bower) -> None:
    """Load the cog."""
    await bot.add_cog(RoleKeeper(bot))
