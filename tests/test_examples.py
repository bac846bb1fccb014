"""The examples of docs/testing.md, run as they stand there."""

import re
from pathlib import Path

from tests.bot.databases import database, database_url, migrated_postgres, postgres_server, postgres_url, sqlite_url
from tests.cogs.conftest import expected_faults, make, migrated_file, w

__all__ = [
    "database", "database_url", "expected_faults", "make", "migrated_file", "migrated_postgres", "postgres_server",
    "postgres_url", "sqlite_url", "w",
]  # fmt: skip

PAGE = Path(__file__).resolve().parents[1] / "docs" / "testing.md"
EXAMPLES = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
for example in EXAMPLES:
    exec(compile(example, PAGE, "exec"))  # noqa: S102 - our own page


def test_each_example_is_short() -> None:
    """A rule in five lines, a button and a contest in ten, without imports and what is empty."""
    lengths = [len([line for line in example.partition("def ")[2].splitlines() if line]) for example in EXAMPLES]
    assert len(lengths) == 3
    assert [length <= most for length, most in zip(lengths, (5, 10, 10), strict=True)] == [True] * 3
