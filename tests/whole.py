"""Whole behaviours: tests that `make test` runs whatever they take, chosen by hand."""

from typing import Final

WHOLE: Final = frozenset[str]()
