"""Many games in one ZIP file, small enough for Discord."""

import io
import zipfile
import zlib
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, final

from bot.exports.formats import Export, Format, export_game
from bot.exports.record import GameRecord

LARGEST: Final = 10 * 1024 * 1024
"""The largest file in bytes that Discord takes in every server."""
_RESERVE: Final = 8 * 1024
"""Reserved for the message around the file."""
_PER_FILE: Final = 200
"""Bytes that each file of the archive costs besides its content."""


@final
class Archive(NamedTuple):
    """A ZIP file. `held` games are in it, `over` games had no room."""

    content: bytes
    held: int
    over: int


@final
class Bundle:
    """Builds a ZIP file: games in the given order, as long as there is room."""

    def __init__(self, wanted: Format, language: str, own: int | None = None, largest: int = LARGEST) -> None:
        self._wanted = wanted
        self._language = language
        self._own = own
        self._room = largest - _RESERVE
        self._kept = io.BytesIO()
        self._archive = zipfile.ZipFile(self._kept, "w", zipfile.ZIP_DEFLATED)
        self._held = 0
        self._over = 0

    @property
    def full(self) -> bool:
        """Whether there is no room for another game."""
        return self._over > 0

    def add(self, records: Iterable[GameRecord]) -> None:
        """Add games; after the first one without room none is tried."""
        for record in records:
            if self.full:
                self._over += 1
                continue
            file = export_game(record, self._wanted, self._language, self._own)
            packed = len(zlib.compress(file.content)) + _PER_FILE * (self._held + 1)
            if self._kept.tell() + packed > self._room:
                self._over = 1
                continue
            self._archive.writestr(_entry(file.name), file.content)
            self._held += 1

    def finish(self, left: int = 0) -> Archive:
        """The complete file; `left` games were not tried."""
        self._archive.close()
        return Archive(self._kept.getvalue(), self._held, self._over + left)


def zip_file(file: Export) -> Export:
    """A ZIP file of one export."""
    return Export(f"{file.name}.zip", zip_files({file.name: file.content}))


def zip_files(files: Mapping[str, bytes]) -> bytes:
    """A ZIP file of several files by their names."""
    kept = io.BytesIO()
    with zipfile.ZipFile(kept, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in files.items():
            archive.writestr(_entry(name), content)
    return kept.getvalue()


def _entry(name: str) -> zipfile.ZipInfo:
    """An entry with a fixed date, so that the same games make the same archive."""
    entry = zipfile.ZipInfo(name)
    entry.compress_type = zipfile.ZIP_DEFLATED
    return entry
