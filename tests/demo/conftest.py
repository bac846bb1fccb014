"""Bower in a server of its own, as the tests of commands and buttons have it."""

from tests.cogs.conftest import expected_faults, make, migrated_file, translate_once, w

__all__ = ["expected_faults", "make", "migrated_file", "translate_once", "w"]
