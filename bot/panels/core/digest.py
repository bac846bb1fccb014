"""Digests and looks of panels: whether a message shows a panel already."""

import re
from dataclasses import replace
from hashlib import blake2b
from typing import Final

from bot.panels.core.panel import Panel, Picture, Text

_COUNTDOWN: Final = re.compile(r"<t:(\d+):R>")
_STEPS: Final = 8
"""Countdowns that differ by less than this part of the clock look the same."""


def panel_look(panel: Panel, clock_ms: int) -> object:
    """A value that two panels share if they look the same, as in `panel_digest`; made in a tenth of the time.

    It keeps the panel in memory.
    """
    step = _step(clock_ms)
    texts = tuple(_round(block.markdown, step) for block in panel.blocks if isinstance(block, Text))
    rest = tuple(block for block in panel.blocks if not isinstance(block, Text))
    alts = tuple(block.drawing.alt for block in rest if isinstance(block, Picture))  # equal pictures may differ in them
    order = tuple(map(type, panel.blocks))
    return order, texts, alts, replace(panel, blocks=rest)


def panel_digest(panel: Panel, clock_ms: int) -> str:
    """32 hexadecimal digits. Panels that differ only in when a clock of `clock_ms` runs out, and little, are the same.

    A reconnection gives every clock back a few seconds; that alone is no reason to edit a message.
    """
    return blake2b(_round(repr(panel), _step(clock_ms)).encode(), digest_size=16).hexdigest()


def _step(clock_ms: int) -> int:
    return max(1, clock_ms // 1000 // _STEPS)


def _round(text: str, step: int) -> str:
    return _COUNTDOWN.sub(lambda match: str(int(match[1]) // step), text)
