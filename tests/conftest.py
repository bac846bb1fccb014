"""How the suite is spread over processes.

The tests that start processes or a browser wait most of their time, and last longest. They come first, so that with
`--dist worksteal` the first worker begins with them and the others take over what it has no time for. In the short
suite there is a worker for each core: one more costs a fifth more processor time and saves none by the clock. The rest
has many tests that wait, and two workers more.
"""

import gc
import os
import subprocess
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from bot.settings import Settings
from tests import requirements
from tests.requirements import VARIABLE, required
from tests.statements import run_on_the_loop
from tests.suite import SUITES, Passed, configure, select


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """What `-n auto` means here; `PYTEST_XDIST_AUTO_NUM_WORKERS` says otherwise."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return cores if config.getoption("suite") == "short" else cores + 2


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile the players once, while the workers collect: each of them would compile the same, at the same time."""
    if getattr(session.config.option, "numprocesses", None):
        compiling = subprocess.Popen([sys.executable, "-m", "bot.workers.warmup"], cwd=session.config.rootpath)
        session.config.add_cleanup(compiling.wait)


def pytest_collection() -> None:
    """Collect no garbage while tests are collected: nearly all that is made stays, and is looked through each time."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Leave what is loaded by now to the end: the garbage collector would look through all of it again and again."""
    gc.enable()
    gc.freeze()


def pytest_configure(config: pytest.Config) -> None:
    """Prepare for the suite, and check what is required: a misspelt requirement would be a test skipped unseen.

    The settings of this machine's own bot, if it has one, are none of the tests': least of all its database.
    """
    required(os.environ.get(VARIABLE, ""))
    for name in [name for name in os.environ if name.lower() in Settings.model_fields]:
        del os.environ[name]
    os.environ["SECRET_KEY"] = "of the tests, for PostgreSQL needs one"  # noqa: S105 - no secret
    configure(config.getoption("suite"))
    if config.getoption("suite") != "all":
        run_on_the_loop()
    if file := config.getoption("passed"):
        config.pluginmanager.register(Passed(Path(file), writes=not hasattr(config, "workerinput")), "passed")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """What is missing is said once for all tests that lack it: pytest counts skips by the place they name."""
    report = yield
    if isinstance(report.longrepr, tuple):
        why = report.longrepr[2]
        if report.skipped and why.removeprefix("Skipped: ") in requirements.MISSING.values():
            report.longrepr = (requirements.__file__, 1, why)
    return report


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--suite` and `--passed`: which tests run."""
    parser.addoption("--suite", choices=SUITES, default="all", help="what make test runs, what .ci/run adds, or all")
    parser.addoption("--passed", metavar="FILE", help="leave out the tests in it, and add those that pass")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Select the suite. In a worker the tests that wait come first; else every test where one expects it."""
    chosen = select(items, config.getoption("suite"))
    if len(chosen) < len(items):
        config.hook.pytest_deselected(items=list(set(items) - set(chosen)))
        items[:] = chosen
    if hasattr(config, "workerinput"):
        items.sort(key=lambda item: not any(item.get_closest_marker(name) for name in ("processes", "browser")))
