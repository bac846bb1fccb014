"""What is sent to the database, and how often a whole contest is read."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, final

from sqlalchemy import event
from sqlalchemy.engine import Engine


@final
@dataclass
class Sent:
    """Statements in their order, as SQL."""

    statements: list[str] = field(default_factory=list[str])

    @property
    def queries(self) -> int:
        """How many only read."""
        return sum(each.startswith("SELECT") for each in self.statements)

    @property
    def loads(self) -> int:
        """How often a contest was read whole: nothing else reads its rounds row by row."""
        return sum(each.startswith("SELECT contest_rounds.") for each in self.statements)


@contextmanager
def count_statements() -> Iterator[Sent]:
    """What all databases are sent meanwhile."""
    sent = Sent()

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        sent.statements.append(statement)

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield sent
    finally:
        event.remove(Engine, "before_cursor_execute", note)
