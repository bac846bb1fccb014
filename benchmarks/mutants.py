"""What the short suite is worth: whether it notices the faults of `mutants.toml`, each made in a copy of the sources.

    python benchmarks/mutants.py [--only NAME] [--likely] [--state FILE]

A mutant's likely tests run first, then the whole short suite, then the rest of the suite, each until the first failure.
Every verdict is written to the state file at once, so an interrupted run can be resumed; a mutant that has changed
since is judged again. Prints each verdict, and at the end all of them as a table in Markdown.
"""

import argparse
import contextlib
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MUTANTS = ROOT / "benchmarks" / "mutants.toml"
SHORT, REST, SURVIVED, UNDECIDED = "short suite", "rest", "survived", "likely tests passed"
LONGEST = 3600.0
"""Seconds after which a run of a suite counts as failed: a fault may leave a test waiting for ever."""
QUICK = 600.0
"""The same of the likely tests."""
_OPTIONS = ("-p", "no:cacheprovider", "--ignore=tests/test_mutants.py")
_NO_TESTS = 5
"""What pytest returns where none was selected."""
_FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)


@dataclass(frozen=True)
class Mutant:
    """A fault: `old`, which is in `file` once, is replaced by `new`. `likely` are paths of tests."""

    name: str
    file: str
    old: str
    new: str
    likely: tuple[str, ...]

    def changed(self, text: str) -> str:
        """The text of the file with the fault.

        Raises:
            ValueError: When `old` is not there exactly once.
        """
        if text.count(self.old) != 1:
            raise ValueError(f"{self.name}: {text.count(self.old)} places in {self.file} instead of one")
        return text.replace(self.old, self.new)


@dataclass(frozen=True)
class Verdict:
    """Which tests noticed a mutant; `test` is the first that failed, empty where none did."""

    name: str
    verdict: str
    test: str
    seconds: int
    mutant: str
    """The change that was judged. A verdict on another change says nothing."""


def read_mutants() -> tuple[Mutant, ...]:
    """The committed mutants, in the order of the file."""
    return tuple(
        Mutant(each["name"], each["file"], each["old"], each["new"], tuple(each["likely"]))
        for each in tomllib.loads(MUTANTS.read_text(encoding="utf-8"))["mutant"]
    )


def judge(mutant: Mutant, copy: Path, *, likely_only: bool, parallel: str) -> Verdict:
    """Run the tests on a copy of the sources with the fault in it."""
    begun = time.monotonic()
    with applied(mutant, copy):
        verdict, test = _first_failure(mutant, copy, likely_only=likely_only, parallel=parallel)
    return Verdict(mutant.name, verdict, test, round(time.monotonic() - begun), _mark(mutant))


def check_alone(verdict: Verdict, copy: Path) -> None:
    """Refuse a verdict by a test that fails without any fault, too.

    Raises:
        SystemExit: When it does.
    """
    if "::" in verdict.test and run(copy, "all", "0", (verdict.test,)) is not None:
        raise SystemExit(f"{verdict.test} fails without any mutant")


def _first_failure(mutant: Mutant, copy: Path, *, likely_only: bool, parallel: str) -> tuple[str, str]:
    test = run(copy, "short", "0", mutant.likely)
    if test is None and likely_only:
        return UNDECIDED, ""
    test = test or run(copy, "short", parallel)
    if test is not None:
        return SHORT, test
    test = run(copy, "rest", parallel)
    return (SURVIVED, "") if test is None else (REST, test)


@contextlib.contextmanager
def applied(mutant: Mutant, copy: Path) -> Iterator[None]:
    """The fault is in the copy for as long as the context lasts."""
    path = copy / mutant.file
    text, status = path.read_text(encoding="utf-8"), path.stat()
    try:
        path.write_text(mutant.changed(text), encoding="utf-8")
        yield
    finally:
        path.write_text(text, encoding="utf-8")
        os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))  # what was compiled of it is good again


def run(copy: Path, suite: str, parallel: str, paths: Sequence[str] = ()) -> str | None:
    """The first test of a suite that fails, `None` where all pass; all tests, or those of some paths."""
    tests = subprocess.Popen(
        [sys.executable, "-m", "pytest", "-x", "-q", f"-n{parallel}", f"--suite={suite}", *_OPTIONS, *paths],
        cwd=copy,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,  # so that what the tests have started ends with them
    )
    try:
        output, _ = tests.communicate(timeout=QUICK if paths else LONGEST)
    except BaseException as fault:
        os.killpg(tests.pid, signal.SIGKILL)
        tests.communicate()
        if isinstance(fault, subprocess.TimeoutExpired):
            return "no end"
        raise
    if tests.returncode in (0, _NO_TESTS):
        return None
    failed = _FAILED.search(output)
    if failed is None:
        raise SystemExit(f"no test failed, but pytest did:\n{output[-2000:]}")
    return failed[1]


def copy_sources(to: Path) -> None:
    """The tracked files of the checkout as they are now, and the environment they run in."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True)
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    if (ROOT / ".venv").exists():
        (to / ".venv").symlink_to((ROOT / ".venv").resolve())


def read_state(path: Path) -> dict[str, Verdict]:
    """The verdicts of earlier runs, by mutant."""
    if not path.exists():
        return {}
    return {each["name"]: Verdict(**each) for each in map(json.loads, path.read_text(encoding="utf-8").splitlines())}


def table(verdicts: Sequence[Verdict]) -> str:
    """All verdicts in Markdown, and what they come to."""
    lines = ["| mutant | noticed by | first failing test |", "|---|---|---|"]
    lines += [f"| {each.name} | {each.verdict} | {_code(each.test)} |" for each in verdicts]
    counts = {kind: sum(each.verdict == kind for each in verdicts) for kind in (SHORT, REST, SURVIVED, UNDECIDED)}
    total = ", ".join(f"{kind}: {number}" for kind, number in counts.items() if number)
    return "\n".join([*lines, "", f"{len(verdicts)} mutants; {total}."])


def _code(test: str) -> str:
    """A test without its parameters."""
    return f"`{test.split('[', maxsplit=1)[0]}`" if test else ""


def _mark(mutant: Mutant) -> str:
    return json.dumps([mutant.file, mutant.old, mutant.new])


def _is_judged(mutant: Mutant, verdict: Verdict | None, *, likely_only: bool) -> bool:
    if verdict is None or verdict.mutant != _mark(mutant):
        return False
    return likely_only or verdict.verdict != UNDECIDED


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS
    )
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="this mutant; may be repeated")
    parser.add_argument("--likely", action="store_true", help="stop after the likely tests: a quick look")
    parser.add_argument(
        "--again", action="store_true", help="judge again mutants that have a verdict in the state file"
    )
    parser.add_argument("--parallel", default="auto", metavar="N", help="processes for whole suites, as pytest's -n")
    parser.add_argument(
        "--state",
        type=Path,
        default=Path(tempfile.gettempdir()) / "bower-mutants.jsonl",
        metavar="FILE",
        help="the file of verdicts (%(default)s)",
    )
    arguments = parser.parse_args()
    mutants = read_mutants()
    unknown = set(arguments.only) - {mutant.name for mutant in mutants}
    if unknown:
        parser.error(f"no such mutant: {', '.join(sorted(unknown))}")
    chosen = [mutant for mutant in mutants if not arguments.only or mutant.name in arguments.only]
    known = read_state(arguments.state)
    with tempfile.TemporaryDirectory(prefix="bower-mutants-") as name:
        copy_sources(Path(name))
        for mutant in chosen:
            if arguments.again or not _is_judged(mutant, known.get(mutant.name), likely_only=arguments.likely):
                verdict = judge(mutant, Path(name), likely_only=arguments.likely, parallel=arguments.parallel)
                check_alone(verdict, Path(name))
                known[mutant.name] = verdict
                with arguments.state.open("a", encoding="utf-8") as file:
                    file.write(f"{json.dumps(asdict(verdict))}\n")
            verdict = known[mutant.name]
            print(f"{mutant.name}: {verdict.verdict} {verdict.test} ({verdict.seconds} s)", flush=True)
    print("\n" + table([known[mutant.name] for mutant in chosen]))


if __name__ == "__main__":
    main()
