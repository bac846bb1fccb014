"""Seasons: the name of one, and the question before it ends."""

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape, plain
from bot.panels.core.panel import Buttons, Panel, Style, Text
from bot.panels.core.reader import Reader
from bot.stats.seasons import LONGEST, Season
from bot.texts.catalogue import say


def season_text(season: Season, language: str, *, markdown: bool) -> str:
    """A season by its number, and its name if it has one."""
    if not season.name:
        return say(language, "season-number", number=str(season.number))
    name = escape(season.name, LONGEST) if markdown else plain(season.name, LONGEST)
    return say(language, "season-named", number=str(season.number), name=name)


def confirm_end_panel(season: Season, reader: Reader) -> Panel:
    """Asks whether to end a season, which cannot be undone."""
    language = reader.language
    yes = Press(Verb.SEASON_END, seen=season.number).button(say(language, "season-confirm-yes"), Style.DANGER)
    asked = say(language, "season-confirm", season=season_text(season, language, markdown=True))
    return Panel(blocks=(Text(asked), Buttons((yes,))))
