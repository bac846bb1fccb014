"""The engine's speed against an earlier commit's: `python benchmarks/compare.py [--against REF] [--rounds N]`.

Both engines play the same random deals of `north-american` by the same policy, in turn and in fresh processes, so that
a busy machine slows both. Printed are deals per second of processor time (the best round of each) and their ratio.
"""

import argparse
import json
import subprocess
import sys
import tarfile
import tempfile
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BEFORE_ISSUE_THREE = "49b44b2"
PLAY = """
import sys, time
from random import Random
from engine import PRESETS, apply, legal_actions, start
from engine.fairness import deal
rules, dice = PRESETS[sys.argv[2]], Random(20261121)
deals = [deal(rules, 0, b"bower" * 6, number) for number in range(int(sys.argv[1]))]
begun = time.process_time()
for each in deals:
    state = apply(start(rules, 0), each)
    while choices := legal_actions(state):
        state = apply(state, choices[int(dice.random() * len(choices))])
print(len(deals) / (time.process_time() - begun))
"""


def rate(folder: Path, deals: int, preset: str) -> float:
    """Deals a second of the engine in a folder."""
    command = [sys.executable, "-c", PLAY, str(deals), preset]
    return float(subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout)


def unpacked(ref: str, folder: Path) -> Path:
    """The engine of a commit, in a folder of its own."""
    archive = subprocess.run(["git", "archive", ref, "engine"], cwd=ROOT, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=BytesIO(archive)) as tar:
        tar.extractall(folder, filter="data")
    return folder


def main() -> int:
    parser = argparse.ArgumentParser(description="The engine's speed against an earlier commit's.")
    parser.add_argument("--against", default=BEFORE_ISSUE_THREE, help="a commit (default: before issue 3)")
    parser.add_argument("--deals", type=int, default=4000, help="deals in a round")
    parser.add_argument("--rounds", type=int, default=7, help="rounds of each")
    parser.add_argument("--preset", default="north-american", help="a preset that both have")
    parser.add_argument("--json", type=Path, help="also write the figures there")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        old = unpacked(options.against, Path(folder))
        rounds = [
            (rate(old, options.deals, options.preset), rate(ROOT, options.deals, options.preset))
            for _ in range(options.rounds)
        ]
    before, now = (max(rates) for rates in zip(*rounds, strict=True))
    print(f"{options.preset}: {before:,.0f} deals/s at {options.against}, {now:,.0f} now, ratio {now / before:.3f}")
    if options.json:
        figures = {"preset": options.preset, "against": options.against, "before": before, "now": now}
        options.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
