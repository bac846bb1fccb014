"""What the bot may do in the channels it is needed in, and what it costs where it may not."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Buttons, Panel, Text
from bot.texts.catalogue import say

NOT_IN_THREAD: Final = "not_in_thread"
"""The bot is not a member of this private thread, and may not manage threads."""
LOCKED_THREADS: Final = "locked_threads"
"""The bot's own threads for tables are locked, and it may not manage threads."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Checked:
    """A channel that was looked at."""

    channel: int
    contests: bool
    """Whether it is the server's channel for contests."""
    missing: tuple[str, ...] | None
    """Discord's names of the permissions that the bot lacks there, `NOT_IN_THREAD` and `LOCKED_THREADS`; `None` where
    the channel is gone."""


def check_panel(channels: Sequence[Checked], language: str) -> Panel:
    """A paragraph for each channel, and a button to look again."""
    lines = [f"### {say(language, 'check-title')}"]
    for checked in channels:
        key = "check-channel-contests" if checked.contests else "check-channel-here"
        lines.append(say(language, key, channel=f"<#{checked.channel}>"))
        if checked.missing is None:
            lines.append(say(language, "check-gone"))
        elif not checked.missing:
            lines.append(say(language, "check-well-contests" if checked.contests else "check-well-here"))
        else:
            lines += [say(language, f"check-{each.replace('_', '-')}") for each in checked.missing]
    if any(checked.missing for checked in channels):
        lines.append(f"-# {say(language, 'check-how')}")
    again = Press(Verb.SERVER_CHECK).button(say(language, "button-check-again"))
    return Panel(blocks=(Text("\n".join(lines)), Buttons((again,))))
