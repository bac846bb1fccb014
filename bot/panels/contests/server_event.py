"""Discord's own event for a contest: what it says, so that members find it among the events of their server."""

from dataclasses import dataclass
from hashlib import blake2b
from typing import Final, final

from bot.clock import WEEK_MS
from bot.contests.model import Stage, StoredContest
from bot.contests.templates import preview
from bot.panels.contests.board import facts_line
from bot.panels.core.wording import cut
from bot.texts.catalogue import say

LONGEST_NAME: Final = 100
LONGEST_DESCRIPTION: Final = 1000
_LEAST_MS: Final = 3_600_000
"""An event lasts so long at least: how long a contest takes is an estimate."""
_PAUSE_MS: Final = 4 * WEEK_MS
"""In a pause nobody knows the end, and Discord ends an event when that comes."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class ServerEvent:
    """An event outside voice channels. Times are milliseconds UTC; texts are as long as Discord takes them."""

    is_on: bool
    is_over: bool
    name: str
    description: str
    location: str
    """The address of the contest's channel."""
    starts_at: int
    ends_at: int
    """Expected: Discord wants an end."""

    @property
    def digest(self) -> str:
        """32 hexadecimal digits: whether an event is up to date."""
        return blake2b(repr(self).encode(), digest_size=16).hexdigest()


def server_event(stored: StoredContest) -> ServerEvent:
    """The event of a published contest."""
    plan, language = stored.plan, stored.plan.language
    expected = preview(plan, len(stored.contest.seeds) or plan.config.most).ends_at
    lines = [facts_line(plan, language), plan.description]
    lines.append(say(language, "league-event-join", channel=f"<#{stored.channel}>"))
    name = f"{stored.name} #{stored.number}" if stored.number > 1 else stored.name
    return ServerEvent(
        is_on=stored.stage is Stage.RUNNING,
        is_over=stored.stage.is_final,
        name=cut(name, LONGEST_NAME),
        description=cut("\n".join(line for line in lines if line), LONGEST_DESCRIPTION),
        location=f"https://discord.com/channels/{stored.guild}/{stored.channel}",
        starts_at=plan.starts_at,
        ends_at=max(expected, plan.starts_at + _LEAST_MS) + (_PAUSE_MS if stored.paused else 0),
    )
