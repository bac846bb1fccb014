"""`python -m tests.texts.review`: which messages were kept, changed, added or removed since the texts were reviewed.

A message is the value of an entry or one of its attributes. Line breaks and indents do not count.
"""

import argparse
import io
import subprocess
import sys
import tarfile
from collections import Counter
from collections.abc import Collection, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from bot.texts.catalogue import LANGUAGES
from tests.texts.patterns import ROOT, parse

REVIEWED = "79df89e"
"""The commit whose texts were reviewed."""
FOLDER = Path("bot/texts")
WHAT = ("kept", "changed", "new", "removed")


class Compared(NamedTuple):
    language: str
    file: str
    key: str
    what: str
    before: str
    after: str


class NotInClone(Exception):
    """The reviewed commit is not in this clone."""


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.texts.review", description=__doc__)
    parser.add_argument("--file", help="only this file, such as hand or hand.ftl")
    parser.add_argument("--language", choices=sorted(LANGUAGES), help="only this language")
    parser.add_argument("--show", choices=WHAT, help="list these messages instead of counting")
    wanted = parser.parse_args(argv)
    try:
        found = compare([wanted.language] if wanted.language else tuple(LANGUAGES))
    except NotInClone:
        sys.stdout.write(f"Commit {REVIEWED} with the reviewed texts is not in this clone: fetch the whole history.\n")
        return 2
    found = [
        each
        for each in found
        if (wanted.file is None or each.file.removesuffix(".ftl") == wanted.file.removesuffix(".ftl"))
    ]
    lines = list_messages(found, wanted.show) if wanted.show else sum_up(found)
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return 0


def compare(languages: Collection[str] = tuple(LANGUAGES)) -> list[Compared]:
    """Every message of both versions, in the file it is in now, or was in if it is gone."""
    found: list[Compared] = []
    for language in languages:
        before, after = texts_of(read_reviewed().get(language, {})), texts_of(read_present(language))
        for key in sorted(before.keys() | after.keys()):
            file, now = after.get(key, (before[key][0], "") if key in before else ("", ""))
            _, then = before.get(key, ("", ""))
            what = "removed" if key not in after else "new" if key not in before else WHAT[now != then]
            found.append(Compared(language, file, key, what, then, now))
    return found


def texts_of(sources: dict[str, str]) -> dict[str, tuple[str, str]]:
    """The file and the text of each message."""
    return {key: (file, each.source) for file, source in sources.items() for key, each in parse(source).items()}


def read_present(language: str) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted((ROOT / FOLDER / language).glob("*.ftl"))}


@cache
def read_reviewed() -> dict[str, dict[str, str]]:
    """The reviewed files of each language, by their names."""
    command = ["git", "-C", str(ROOT), "archive", "--format=tar", REVIEWED, FOLDER.as_posix()]
    try:
        packed = subprocess.run(command, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError) as fault:
        raise NotInClone from fault
    found: dict[str, dict[str, str]] = {}
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for each in archive:
            path, content = Path(each.name), archive.extractfile(each)
            if path.suffix == ".ftl" and content is not None:
                found.setdefault(path.parent.name, {})[path.name] = content.read().decode()
    return found


def sum_up(found: list[Compared]) -> list[str]:
    """A row for each file of each language, and one for each language."""
    lines = [f"{'':<22}" + "".join(f"{what:>9}" for what in WHAT)]
    for language in sorted({each.language for each in found}):
        rows = [each for each in found if each.language == language]
        for file in sorted({each.file for each in rows}):
            lines += [_row(f"{language}/{file}", [each for each in rows if each.file == file])]
        lines += [_row(f"{language} in all", rows), ""]
    return lines[:-1] if len(lines) > 1 else lines


def _row(name: str, rows: list[Compared]) -> str:
    numbers = Counter(each.what for each in rows)
    return f"{name:<22}" + "".join(f"{numbers[what]:>9}" for what in WHAT)


def list_messages(found: list[Compared], what: str) -> list[str]:
    """Each message with its text; a changed one with both."""
    lines: list[str] = []
    for each in found:
        if each.what == what:
            lines.append(f"{each.language}/{each.file}: {each.key}")
            lines += [f"  - {each.before}"] if each.before else []
            lines += [f"  + {each.after}"] if each.after and what != "kept" else []
    return lines


if __name__ == "__main__":
    sys.exit(main())
