"""What some tests need beyond Python, make and the dev extra: a browser, PostgreSQL, OpenSpiel, Discord's description.

Where something is missing its tests are skipped with a sentence that says what to install or set. `BOWER_REQUIRE` names
what must not be missing (`BOWER_REQUIRE=browser,postgres,openspiel,spec`): its tests fail instead.
"""

import os
from collections.abc import Mapping
from typing import Final

import pytest

VARIABLE: Final = "BOWER_REQUIRE"
MISSING: Final[Mapping[str, str]] = {
    "browser": "no Chromium: install chromium, or set BOWER_CHROMIUM to its program",
    "postgres": (
        "no PostgreSQL server: install postgresql, or set BOWER_POSTGRES_BIN to the folder of its programs "
        "or BOWER_TEST_POSTGRES to a server's address"
    ),
    "openspiel": "no OpenSpiel: pip install open_spiel on Python 3.11 to 3.13",
    "spec": (
        "no description of Discord's API: put it at ../shared/discord-spec beside the checkout, "
        "or set BOWER_DISCORD_SPEC to its folder"
    ),
}
"""What may be required by name, and what is said where it is missing."""


def required(names: str) -> frozenset[str]:
    """What a value of `BOWER_REQUIRE` names.

    Raises:
        pytest.UsageError: For a name that is unknown.
    """
    found = frozenset(name for name in map(str.strip, names.split(",")) if name)
    if unknown := found - MISSING.keys():
        raise pytest.UsageError(f"{VARIABLE} names {', '.join(sorted(unknown))}; it may name {', '.join(MISSING)}")
    return found


def is_required(name: str) -> bool:
    """Whether `BOWER_REQUIRE` names it."""
    return name in required(os.environ.get(VARIABLE, ""))


def require_or_skip(name: str, found: object, missing: str = "") -> None:
    """Skip the test or module that is running if what it needs was not found; fail it where `BOWER_REQUIRE` names it.

    `missing` is the sentence where only a part of what `name` stands for is missing.
    """
    if found:
        return
    sentence = missing or MISSING[name]
    if is_required(name):
        pytest.fail(f"{sentence} ({VARIABLE} names {name})", pytrace=False)
    pytest.skip(sentence, allow_module_level=True)
