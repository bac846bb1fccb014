"""The heading of a contest's table."""

from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True, slots=True)
class Heading:
    """The match as a title, and the rules by the name that the contest gives them; ready for Markdown."""

    title: str
    rules: str
