"""The check of a finished game's deals."""

from collections.abc import Sequence
from typing import Final

from bot.panels.panel import Panel, Text
from bot.panels.reader import Reader
from bot.texts.catalogue import say
from engine.fair import Check

LISTED: Final = 24
"""Promises shown; a line has about 80 characters of a message's 4,000."""


def verify_panel(table: int, checks: Sequence[Check], secret: bytes, reader: Reader) -> Panel:
    """What was promised before each deal, whether it was kept, and the secret, so that anyone can check again."""
    language = reader.language
    unfair = [check for check in checks if not check.fair]
    key, count = ("verify-unfair", len(unfair)) if unfair else ("verify-fair", len(checks))
    # a game has one promise for all its draws, and the unkept ones must not be left out of a long list
    listed = [*unfair, *(check for check in dict.fromkeys(checks) if check.fair)]
    lines = [_line(check, language) for check in sorted(listed[:LISTED], key=lambda check: check.number)]
    if len(listed) > LISTED:
        lines.append(say(language, "verify-left-out", count=len(listed) - LISTED))
    return Panel(
        blocks=(
            Text(f"### {say(language, 'verify-title', table=table)}\n{say(language, key, count=count)}"),
            Text("\n".join(lines)),
            Text(say(language, "verify-secret", secret=f"`{secret.hex()}`")),
            Text(f"-# {say(language, 'verify-how')}"),
        )
    )


def _line(check: Check, language: str) -> str:
    commitment = f"`{check.commitment}`"
    if not check.fair:
        return say(language, "verify-hand-unfair", number=check.number, commitment=commitment)
    if check.number == 0:
        return say(language, "verify-draw", commitment=commitment)
    return say(language, "verify-hand", number=check.number, commitment=commitment)
