"""`make test-night`: everything there is, in steps. After an interruption it goes on where it was.

What has passed at this commit, with these changes, is not run again: `.night/` keeps it. At the end there is a table
of the steps.
"""

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.processes.contests.lives import FORMS

ROOT: Final = Path(__file__).resolve().parents[1]
NOTHING_LEFT: Final = 5
"""What pytest exits with when all tests are left out."""


@dataclass(frozen=True)
class Step:
    """A command that is over when it has exited with 0."""

    name: str
    command: tuple[str, ...]
    environment: tuple[tuple[str, str], ...] = ()

    @property
    def is_pytest(self) -> bool:
        return "pytest" in self.command


def _steps() -> Iterable[Step]:
    yield Step("tests", ("pytest", "-n", "auto", "--dist", "worksteal"))
    plain = (("NUMBA_DISABLE_JIT", "1"),)
    yield Step("without numba", ("pytest", "-n", "auto", "-m", "compiled", "tests/engine"), plain)
    for form in FORMS:
        yield Step(f"kills in a {form}", ("tests.processes.contests.lives", form))


def main() -> int:
    """Run what has not passed yet; 1 where something fails."""
    kept = ROOT / ".night" / _sources()
    kept.mkdir(parents=True, exist_ok=True)
    results = {step: _run(step, kept) for step in _steps()}
    print("", *(f"{step.name:32} {result}" for step, result in results.items()), sep="\n")  # noqa: T201
    return int(not all(result.startswith("passed") for result in results.values()))


def _sources() -> str:
    """A name for the sources as they are: the commit, and what has changed since; without a commit, all there is."""
    if not (ROOT / ".git").exists():
        every = sorted(path for path in ROOT.glob("[!.]*/**/*") if path.is_file() and path.suffix != ".pyc")
        return f"no-commit-{hashlib.sha256(b''.join(path.read_bytes() for path in every)).hexdigest()[:8]}"
    git = ("git", "-C", str(ROOT))
    commit, changes, files = (
        subprocess.run([*git, *words], capture_output=True, check=True).stdout
        for words in (
            ("rev-parse", "--short=12", "HEAD"),
            ("diff", "HEAD", "--binary"),
            ("ls-files", "--others", "--exclude-standard", "-z"),
        )
    )
    found = [ROOT / name for name in files.decode().split("\0")]
    others = b"".join(path.read_bytes() for path in found if path.is_file())
    changed = hashlib.sha256(changes + files + others).hexdigest()[:8] if changes or files else ""
    return "-".join(filter(None, (commit.decode().strip(), changed)))


def _run(step: Step, kept: Path) -> str:
    """Run a step unless it has passed; what to say of it."""
    name = step.name.replace(" ", "-").replace(",", "")
    done = kept / f"{name}.done"
    if done.exists():
        return f"passed before, in {done.read_text(encoding='utf-8')}"
    print(f"\n== {step.name}", flush=True)  # noqa: T201
    resuming = ("--passed", str(kept / f"{name}.passed")) if step.is_pytest else ()
    begun = time.monotonic()
    code = subprocess.run(
        [sys.executable, "-m", *step.command, *resuming],
        cwd=ROOT,
        env={**os.environ, **dict(step.environment)},
        check=False,
    ).returncode
    took = _minutes(time.monotonic() - begun)
    if code and not (step.is_pytest and code == NOTHING_LEFT):
        return f"FAILED after {took}"
    done.write_text(took, encoding="utf-8")
    return f"passed in {took}"


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


if __name__ == "__main__":
    sys.exit(main())
