"""The export formats of one game, and the file that each makes."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, final

from bot.exports.document import json_text
from bot.exports.log_file import as_log
from bot.exports.plain import as_text
from bot.exports.record import GameRecord


class Format(StrEnum):
    """The formats of one game; each is a choice of `/game export` (`export-format-…`)."""

    TEXT = "text"
    JSON = "json"
    LOG = "log"


_ENDINGS: Final = {Format.TEXT: "txt", Format.JSON: "json", Format.LOG: "log"}


@final
@dataclass(frozen=True, slots=True)
class Export:
    """A file. Its name reveals nothing about the players."""

    name: str
    content: bytes


def export_game(record: GameRecord, wanted: Format, language: str, own: int | None = None) -> Export:
    """A game as a file. Only text is in a language; only JSON marks a member's `own` seats.

    Raises:
        engine.IllegalAction: When the log is not a legal game by its rules.
    """
    match wanted:
        case Format.TEXT:
            text = as_text(record, language)
        case Format.JSON:
            text = json_text(record, own)
        case Format.LOG:
            text = as_log(record)
    return Export(f"bower-{record.table.id}.{_ENDINGS[wanted]}", text.encode())
