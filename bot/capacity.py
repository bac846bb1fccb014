"""What the machine gives this process, and how many processes follow from it.

Memory is the least of what is there, what the control groups of the process allow (versions 1 and 2), and `ulimit -v`;
cores are those it may use, and the share of them that a control group allows.
"""

import contextlib
import os
import resource
import sys
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, cast, final

LEAST_MB: Final = 800
"""Memory for processes besides the bot's. With less, or one core, threads are quicker: `benchmarks/footprint.py`."""
LEAST_COMPILED_MB: Final = 350
"""Memory for compiled players: numba and what it has compiled take 145 MB."""
_MOST: Final = 4
_MB: Final = 1_000_000


@final
@dataclass(frozen=True, slots=True)
class Capacity:
    """Cores, which may be a part of one, and memory in MB."""

    cores: float
    memory: int

    @property
    def processes(self) -> int:
        """In how many processes computers think; 0 for threads of the bot's own."""
        has_room = self.cores >= 2 and self.memory >= LEAST_MB and hasattr(os, "fork")
        return min(int(self.cores), _MOST) if has_room else 0

    @property
    def compiles(self) -> bool:
        """Whether there is room for compiled players."""
        return self.memory >= LEAST_COMPILED_MB


def measure(root: Path = Path("/")) -> Capacity:
    """What this process has; `root` is where `proc` and `sys` are."""
    allowed = [_read(root, "memory", name) for name in ("memory.max", "memory.limit_in_bytes")]
    memory = [int(each) for texts in allowed for each in texts if each.isdigit()]
    limit, _ = resource.getrlimit(resource.RLIMIT_AS)
    if limit != resource.RLIM_INFINITY:
        memory.append(limit)
    quotas, periods = (_read(root, "cpu", f"cpu.cfs_{of}_us") for of in ("quota", "period"))
    shares = [*map(str.split, _read(root, "cpu", "cpu.max")), *zip(quotas, periods, strict=False)]
    cores = [int(quota) / int(period) for quota, period in shares if quota.isdigit()]
    there = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    physical = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return Capacity(min([there, *cores]), min([physical, *memory]) // _MB)


def is_compiled() -> bool:
    """Whether players are compiled: numba is installed, and nothing is against it."""
    plain = os.environ.get("NUMBA_DISABLE_JIT", "0") != "0"
    return measure().compiles and not plain and find_spec("numba") is not None


def leave_numba_out_if_small() -> None:
    """Let an import of numba fail where there is no room for compiled players: numba alone takes 70 MB."""
    if not measure().compiles:
        sys.modules["numba"] = cast("Any", None)


def describe(processes: int) -> str:
    """What the machine has, and how computers think there, in one line for operators."""
    here = measure()
    where = f"{processes} processes" if processes else "the bot's own process"
    how = "compiled" if is_compiled() else "as plain Python"
    return f"{here.cores:.3g} cores and {here.memory} MB of memory: computers think in {where}, {how}"


def _read(root: Path, kind: str, name: str) -> list[str]:
    """What a file says in the control group of this process, and in each that holds it."""
    found = list[str]()
    with contextlib.suppress(OSError):
        for line in (root / "proc/self/cgroup").read_text().splitlines():
            _, kinds, path = line.split(":", 2)
            if kinds and kind not in kinds.split(","):
                continue
            top = root / "sys/fs/cgroup" / (kinds and kind)  # of version 2, all kinds are in one
            here = top / path.lstrip("/")  # in a container it may be seen from outside, and only the top is there
            for folder in (here, *here.parents[: len(here.parts) - len(top.parts)]):
                with contextlib.suppress(OSError):
                    found.append((folder / name).read_text().strip())
    return found
