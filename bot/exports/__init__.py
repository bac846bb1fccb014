"""Games as files that people take away: readable text, JSON, the log, a sheet (docs/exports.md).

Only what has ended is exported, and everyone in the server of a game may see it: its cards lie open.
"""

from bot.exports.game import Export, FileFormat, GameRecord, Logged, export_game
from bot.exports.reading import Exports

__all__ = ["Export", "Exports", "FileFormat", "GameRecord", "Logged", "export_game"]
