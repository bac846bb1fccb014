"""What dishonest strategies bring (R1 to R6 of the security review), played by scripts at real tables."""

from typing import Final

from benchmarks.strategies import absence, judging, leaving, own_server

STRATEGIES: Final = (*judging.STRATEGIES, *absence.STRATEGIES, *leaving.STRATEGIES, *own_server.STRATEGIES)
