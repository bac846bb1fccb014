"""The export formats of one game, and the file that each makes."""

import json
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, final

from bot.exports.document import json_text
from bot.exports.log_file import as_log
from bot.exports.plain import as_text
from bot.exports.record import GameRecord, iso
from engine.notation import About, to_egn


class Format(StrEnum):
    """The formats of one game; each is a choice of `/game export` (`export-format-…`)."""

    TEXT = "text"
    JSON = "json"
    EGN = "egn"
    LOG = "log"


_ENDINGS: Final = {Format.TEXT: "txt", Format.JSON: "json", Format.EGN: "egn", Format.LOG: "log"}


@final
@dataclass(frozen=True, slots=True)
class Export:
    """A file. Its name reveals nothing about the players."""

    name: str
    content: bytes


def export_game(record: GameRecord, wanted: Format, language: str, own: int | None = None) -> Export:
    """A game as a file. Only text is in a language; only JSON marks a member's `own` seats.

    Raises:
        engine.notation.NotCarried: When Euchre Game Notation cannot express the game.
        engine.IllegalAction: When the log is not a legal game by its rules.
    """
    match wanted:
        case Format.TEXT:
            text = as_text(record, language)
        case Format.JSON:
            text = json_text(record, own)
        case Format.EGN:
            text = as_egn(record)
        case Format.LOG:
            text = as_log(record)
    return Export(f"bower-{record.table.id}.{_ENDINGS[wanted]}", text.encode())


def as_egn(record: GameRecord) -> str:
    """The game in Euchre Game Notation.

    Raises:
        engine.notation.NotCarried: When the notation cannot express it.
    """
    table = record.table
    about = About(
        players=tuple("" if sitter is None else sitter.name for sitter in table.seats),
        game_id=str(table.id),
        title=f"Bower, table {table.id}",
        description=f"Rules: {table.preset}",
        date=iso(table.started_at),
    )
    return json.dumps(to_egn(table.rules, record.actions, about=about), ensure_ascii=False, indent=1) + "\n"
