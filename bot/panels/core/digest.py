"""Digests of panels: whether a message shows a panel already."""

import re
from hashlib import blake2b
from typing import Final

from bot.panels.core.panel import Panel

_COUNTDOWN: Final = re.compile(r"<t:(\d+):R>")
_STEPS: Final = 8
"""Countdowns that differ by less than this part of the clock look the same."""


def panel_digest(panel: Panel, clock_ms: int) -> str:
    """32 hexadecimal digits. Panels that differ only in when a clock of `clock_ms` runs out, and little, are the same.

    A reconnection gives every clock back a few seconds; that alone is no reason to edit a message.
    """
    step = max(1, clock_ms // 1000 // _STEPS)
    text = _COUNTDOWN.sub(lambda match: str(int(match[1]) // step), repr(panel))
    return blake2b(text.encode(), digest_size=16).hexdigest()
