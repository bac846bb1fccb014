"""The rows of an examination, and what ends one."""

from dataclasses import dataclass
from enum import StrEnum
from typing import final

import discord


class Verdict(StrEnum):
    """How a row came out."""

    OK = "ok"
    DIFFERS = "DIFFERS"
    """Discord took it, but did something else."""
    FAILED = "FAILED"
    NOT_CHECKED = "not checked"


@final
@dataclass(frozen=True, slots=True)
class Tried:
    """One thing that was tried."""

    what: str
    verdict: Verdict
    detail: str = ""


class Differs(Exception):
    """Discord did something else than Bower expects; the text says what."""


class DiscordRefused(Exception):
    """Discord refuses the token or the channel; the text says why."""


def describe(refused: Exception) -> str:
    """Discord's refusal in one line."""
    if isinstance(refused, discord.HTTPException):
        return f"{refused.status} ({refused.code}) {refused.text}".replace("\n", " ")
    return repr(refused)
