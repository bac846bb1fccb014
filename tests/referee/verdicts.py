"""What a referee has found: how many decisions each law judged, and which of them broke it."""

from collections import Counter
from dataclasses import dataclass, field

from tests.referee.laws import LAWS


@dataclass
class Verdicts:
    """Counts by law, and the faults, each once."""

    judged: Counter[str] = field(default_factory=Counter)
    broken: dict[tuple[str, str], None] = field(default_factory=dict)
    """Law and what was wrong, in the order of finding."""

    def judge(self, law: str, holds: bool, what: object) -> None:
        """Count a decision under a law of `LAWS`; note it where it does not hold."""
        assert law in LAWS, law
        self.judged[law] += 1
        if not holds:
            self.note(law, what)

    def note(self, law: str, what: object) -> None:
        """Note a fault, of these laws or of others."""
        self.broken[law, str(what)] = None

    @property
    def laws_broken(self) -> set[str]:
        return {law for law, _ in self.broken}

    def lines(self) -> list[str]:
        """The faults, one a line."""
        return [f"{law}: {what}" for law, what in self.broken]
