"""Each finding of the security review has its line in docs/security.md."""

import re
from pathlib import Path
from typing import Final

from tests.cases import for_all

ROOT: Final = Path(__file__).parent.parent
FINDINGS: Final = (
    *("R1", "R2", "R3", "R4", "R5", "R6", "A1", "A2", "A3", "D1", "D2", "D3", "D4", "D5"),
    *("G1", "I1", "F1", "N1", "O1", "M1", "M3", "W1"),
)
"""Of the reviews. Later ones are on the page only."""


@for_all(finding=FINDINGS)
def test_a_finding_has_its_line(finding: str) -> None:
    page = (ROOT / "docs/security.md").read_text(encoding="utf-8")
    assert len(re.findall(rf"^\| {finding} \| .+ \| .+ \|$", page, re.MULTILINE)) == 1
