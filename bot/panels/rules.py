"""A table's rules in words, made from the rules themselves."""

from bot.panels.panel import Panel
from bot.panels.reader import Reader
from engine import Rules


def rules_panel(rules: Rules, preset: str, reader: Reader) -> Panel:
    """The rules in full."""
    raise NotImplementedError


def rules_line(rules: Rules, preset: str, language: str) -> str:
    """The rules in one line: the preset's name and what matters most."""
    raise NotImplementedError


def preset_choices(language: str) -> tuple[tuple[str, str, str], ...]:
    """Every preset as key, name and description of one line (at most 100 characters)."""
    raise NotImplementedError
