"""The page of contests can be read before a Friday night, and its promises can be named; each has a test."""

import re
from pathlib import Path

import pytest

from tests.contests.promises import IDS, PAGE, promise

TESTS = Path(__file__).parents[1]
FOLDERS = ("contests", "bot/contests", "engine/contest", "cogs/league")
SECTIONS = ("contest", "members", "organizers", "clock", "points", "season", "messages", "print", "options")


def test_each_promise_has_an_id_of_its_own_by_its_section() -> None:
    assert len(set(IDS)) == len(IDS)
    assert len(IDS) == PAGE.count("<!--")
    assert {each.partition("-")[0] for each in IDS} == set(SECTIONS)


def test_the_page_is_short_and_has_pictures() -> None:
    assert len(re.sub(r"<!--.*?-->", "", PAGE).split()) <= 2_100
    assert PAGE.count("![") >= 2


def test_a_promise_that_is_not_on_the_page_is_refused() -> None:
    with pytest.raises(ValueError, match="members-none"):
        promise("members-late", "members-none")


OTHERS = {
    "tests/bot/contests/test_damaged.py": "rows that cannot be read harm no other contest",
    "tests/cogs/league/test_unreadable.py": "answers of Discord that cannot be read",
    "tests/cogs/league/whole/test_scope.py": "whole contests press every button",
    "tests/engine/contest/test_declared.py": "a format is one object in one file",
    "tests/bot/contests/test_page.py": "docs/exports.md promises the page of a contest",
    "tests/bot/contests/test_public_pages.py": "docs/exports.md promises the pages of a folder",
}
"""What Bower keeps everywhere, and the page of contests does not promise again."""


def files_of_contests() -> list[Path]:
    """All files of tests that are about contests."""
    found = {path for each in FOLDERS for path in (TESTS / each).rglob("test_*.py")}
    return sorted(found - {Path(__file__)})


def held_by(path: Path) -> set[str]:
    """The promises that a file says its tests hold."""
    calls = re.findall(r"\bpromise\(([^)]*)\)", path.read_text(encoding="utf-8"))
    return {each for call in calls for each in re.findall(r"\"([a-z-]+)\"", call)}


def test_every_promise_has_a_test() -> None:
    held = {each for path in files_of_contests() for each in held_by(path)}
    assert [each for each in IDS if each not in held] == []


def test_every_file_of_tests_of_contests_holds_a_promise() -> None:
    assert {path.relative_to(TESTS.parent).as_posix() for path in files_of_contests() if not held_by(path)} == set(
        OTHERS
    )
