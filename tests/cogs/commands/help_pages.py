"""What a page of `/help` says."""

from bot.panels.core.reader import Reader
from bot.panels.help import help_panel
from tests.bot.panel_checks import texts


def of_page(topic: str, language: str = "en") -> str:
    """The text of a page, with the buttons of public messages in the same language."""
    return next(texts(help_panel(Reader(language=language), topic)))
