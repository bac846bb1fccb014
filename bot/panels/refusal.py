"""Refusals and faults as sentences."""

from bot.tables.errors import TableError
from engine import BadRules, IllegalAction


def sentence(error: TableError | IllegalAction | BadRules, language: str) -> str:
    """What a refusal says to the person refused."""
    raise NotImplementedError


def fault(incident: str, language: str) -> str:
    """What a fault of the bot says; `incident` is the id in the log."""
    raise NotImplementedError
