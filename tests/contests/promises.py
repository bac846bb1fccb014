"""Which promises of contests a test holds.

Each promise of docs/leagues.md has an id in a comment at its end. A test says whose it is: `@promise("members-late")`,
or for a whole file `pytestmark = promise("members-late")`.
"""

import re
from pathlib import Path
from typing import Final

import pytest

PAGE: Final = (Path(__file__).parents[2] / "docs" / "leagues.md").read_text(encoding="utf-8")
IDS: Final = tuple(re.findall(r"<!-- ([a-z-]+) -->", PAGE))
"""Of all promises, in the order of the page."""


def promise(*ids: str) -> pytest.MarkDecorator:
    """Marks a test by the promises that it holds.

    Raises:
        ValueError: Where the page has no such promise.
    """
    if unknown := set(ids) - set(IDS):
        raise ValueError(f"not in docs/leagues.md: {sorted(unknown)}")
    return pytest.mark.promise(*ids)
