"""What the suite is worth: which tests notice the faults of `mutants.toml`, each made in a copy of the sources.

    python benchmarks/mutants.py [--only NAME] [--likely] [--again] [--state FILE]

A mutant's likely tests of the short suite run first, then the whole short suite, then the likely tests of the rest and
the whole rest, each until the first failure. Every verdict is written to the state file at once, so an interrupted run
can be resumed; a mutant that has changed since is judged again. Once all are judged, the table of all verdicts is
written into benchmarks/mutants.md.
"""

import argparse
import contextlib
import json
import multiprocessing
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import asdict, dataclass
from datetime import UTC, date, datetime
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[1]
MUTANTS = ROOT / "benchmarks" / "mutants.toml"
PAGE = ROOT / "benchmarks" / "mutants.md"
"""The table of all verdicts; a made file."""
SHORT, REST, SURVIVED, UNDECIDED = "make test", ".ci/run", "nothing", "likely tests passed"
LONGEST = 3600.0
"""Seconds after which a run of a suite counts as failed: a fault may leave a test waiting for ever."""
QUICK = 600.0
"""The same of the likely tests."""
_OPTIONS = ("-p", "no:cacheprovider", "--ignore=tests/test_mutants.py")
_LIBRARIES = ("discord", "sqlalchemy.ext.asyncio", "aiosqlite", "numpy", "numba", "networkx", "PIL.Image")
"""Loaded once, and not by each run."""
_FORK = multiprocessing.get_context("fork")
_NO_TESTS = 5
"""What pytest returns where none was selected."""
_FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", re.MULTILINE)


@dataclass(frozen=True)
class Mutant:
    """A fault: `old`, which is in `file` once, is replaced by `new`. `likely` are files or ids of tests."""

    name: str
    file: str
    old: str
    new: str
    likely: tuple[str, ...]
    undoes: str | None = None
    """The commit that put such a fault right; without it the fault is invented."""

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
    commit: str
    """At which it was judged."""
    day: str


def read_mutants() -> tuple[Mutant, ...]:
    """The committed mutants, in the order of the file."""
    return tuple(
        Mutant(**{**each, "likely": tuple(each["likely"])})
        for each in tomllib.loads(MUTANTS.read_text(encoding="utf-8"))["mutant"]
    )


def judge(mutant: Mutant, copy: Path, *, likely_only: bool, parallel: str) -> Verdict:
    """Run the tests on a copy of the sources with the fault in it."""
    begun = time.monotonic()
    with applied(mutant, copy):
        verdict, test = _first_failure(mutant, copy, likely_only=likely_only, parallel=parallel)
    seconds, day = round(time.monotonic() - begun), datetime.now(UTC).date().isoformat()
    return Verdict(mutant.name, verdict, test, seconds, _mark(mutant), _commit(), day)


def _first_failure(mutant: Mutant, copy: Path, *, likely_only: bool, parallel: str) -> tuple[str, str]:
    test = run(copy, "short", "0", mutant.likely)
    if test is None and likely_only:
        test = run(copy, "rest", "0", mutant.likely)
        return (UNDECIDED, "") if test is None else (REST, test)
    test = test or run(copy, "short", parallel)
    if test is not None:
        return SHORT, test
    test = run(copy, "rest", "0", mutant.likely) or run(copy, "rest", parallel)
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
    failed = _failures(copy, ["-x", f"-n{parallel}", f"--suite={suite}", *paths], QUICK if paths else LONGEST)
    return failed[0] if failed else None


def fail_without_any(copy: Path, tests: Collection[str]) -> set[str]:
    """Those of the tests that fail in the unchanged sources: what they say of a mutant is worth nothing."""
    alone = sorted(test for test in tests if "::" in test)
    return set(_failures(copy, ["-n0", *alone], LONGEST)) if alone else set()


def _failures(copy: Path, arguments: Sequence[str], longest: float) -> list[str]:
    """The tests that fail in a run of pytest, in their order; `no end` where it takes too long."""
    with tempfile.TemporaryFile("w+", encoding="utf-8") as written:
        tests = _FORK.Process(target=_test, args=(copy, ("-q", *_OPTIONS, *arguments), written.fileno()))
        tests.start()
        try:
            tests.join(longest)
        finally:
            over = not tests.is_alive()
            if not over and tests.pid is not None:
                os.killpg(tests.pid, signal.SIGKILL)
                tests.join()
        if not over:
            return ["no end"]
        written.seek(0)
        output = written.read()
    failed = _FAILED.findall(output)
    if not failed and tests.exitcode not in (0, _NO_TESTS):
        raise SystemExit(f"no test failed, but pytest did:\n{output[-2000:]}")
    return failed


def _test(copy: Path, arguments: Sequence[str], output: int) -> None:
    """Run pytest in this process, a fork in which nothing of the product is loaded yet."""
    os.setsid()  # so that what the tests have started ends with them
    os.dup2(output, 1)
    os.dup2(output, 2)
    os.chdir(copy)
    sys.path[0] = str(copy)
    sys.modules["__main__"] = ModuleType("__main__")  # or processes that tests start would run this file
    code = pytest.main(list(arguments))
    sys.stdout.flush()
    os._exit(code)


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
    """All verdicts in Markdown, by the tests that noticed: what they come to, when and at which commit, and each."""
    counts = {kind: sum(each.verdict == kind for each in verdicts) for kind in (SHORT, REST, SURVIVED, UNDECIDED)}
    total = ", ".join(f"{kind}: {number}" for kind, number in counts.items() if number)
    times = sorted({(each.day, each.commit) for each in verdicts})
    when = " to ".join(dict.fromkeys(f"{_day(day)} (`{commit}`)" for day, commit in (times[0], times[-1])))
    rows = sorted(verdicts, key=lambda each: (each.test.partition("::")[0], each.name))
    return "\n".join(
        [
            f"Of {len(verdicts)} mutants, {when}: {total}.",
            "",
            "| mutant | noticed by | first failing test |",
            "|---|---|---|",
            *(f"| {each.name} | {each.verdict} | {_code(each.test)} |" for each in rows),
        ]
    )


def write_table(text: str) -> None:
    """Write the table of all verdicts."""
    PAGE.write_text(f"# Mutants\n\n{text}\n", encoding="utf-8")


def _day(iso: str) -> str:
    day = date.fromisoformat(iso)
    return f"{day.day} {day:%B %Y}"


def _code(test: str) -> str:
    """A test without its parameters."""
    return f"`{test.split('[', maxsplit=1)[0]}`" if test else ""


def _mark(mutant: Mutant) -> str:
    return json.dumps([mutant.file, mutant.old, mutant.new])


def _commit() -> str:
    """The checkout's commit."""
    command = ["git", "rev-parse", "--short=8", "HEAD"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def _is_judged(mutant: Mutant, verdict: Verdict | None) -> bool:
    return verdict is not None and verdict.mutant == _mark(mutant)


def _is_settled(mutant: Mutant, verdict: Verdict | None) -> bool:
    """Whether another run would come to the same; the likely tests may be others by now."""
    return _is_judged(mutant, verdict) and verdict is not None and verdict.verdict != UNDECIDED


def _add(state: Path, verdict: Verdict) -> None:
    with state.open("a", encoding="utf-8") as file:
        file.write(f"{json.dumps(asdict(verdict))}\n")


def _read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter, usage=argparse.SUPPRESS
    )
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="this mutant; may be repeated")
    parser.add_argument("--likely", action="store_true", help="run the likely tests only")
    parser.add_argument(
        "--again", action="store_true", help="judge again mutants that have a verdict in the state file"
    )
    parser.add_argument("--parallel", default="auto", metavar="N", help="processes for whole suites, as pytest's -n")
    parser.add_argument(
        "--state",
        type=Path,
        default=Path(tempfile.gettempdir()) / "bower-verdicts.jsonl",
        metavar="FILE",
        help="the file of verdicts (%(default)s)",
    )
    arguments = parser.parse_args()
    unknown = set(arguments.only) - {mutant.name for mutant in read_mutants()}
    if unknown:
        parser.error(f"no such mutant: {', '.join(sorted(unknown))}")
    return arguments


def main() -> None:
    arguments, mutants = _read_arguments(), read_mutants()
    chosen = [mutant for mutant in mutants if not arguments.only or mutant.name in arguments.only]
    known = read_state(arguments.state)
    for library in _LIBRARIES:
        import_module(library)
    with tempfile.TemporaryDirectory(prefix="bower-mutants-") as name:
        copy = Path(name)
        copy_sources(copy)
        for mutant in chosen:
            if arguments.again or not _is_settled(mutant, known.get(mutant.name)):
                verdict = judge(mutant, copy, likely_only=arguments.likely, parallel=arguments.parallel)
                known[mutant.name] = verdict
                _add(arguments.state, verdict)
            verdict = known[mutant.name]
            print(f"{mutant.name}: {verdict.verdict} {verdict.test} ({verdict.seconds} s)", flush=True)
        verdicts = [known[mutant.name] for mutant in chosen]
        bad = fail_without_any(copy, {verdict.test for verdict in verdicts})
    for verdict in verdicts:
        if verdict.test in bad:  # on an empty change, so that the next run judges it again
            _add(arguments.state, Verdict(**{**asdict(verdict), "mutant": ""}))
    if bad:
        raise SystemExit(f"these tests fail without any mutant, too: {', '.join(sorted(bad))}")
    judged = [known[mutant.name] for mutant in mutants if _is_judged(mutant, known.get(mutant.name))]
    if len(judged) < len(mutants):
        print(f"{len(judged)} of {len(mutants)} mutants are judged, and the table is left as it is")
        return
    write_table(table(judged))
    print(f"the table is in {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
