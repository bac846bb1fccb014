"""How long to wait before the next try of something that fails."""

from dataclasses import dataclass
from typing import final


@final
@dataclass(frozen=True, slots=True)
class Backoff:
    """Seconds to wait after the first failure in a row, the second and so on; the last number is repeated."""

    waits: tuple[float, ...]

    def wait(self, failures: int) -> float:
        """Seconds to wait after so many failures in a row; 0 after none."""
        return self.waits[min(failures, len(self.waits)) - 1] if failures else 0.0
