"""How much of a machine is Bower's: what control groups allow, seen from inside a container and from outside."""

from pathlib import Path

import pytest

from bot.capacity import Capacity, measure

HERE = measure()


@pytest.mark.parametrize(
    ("groups", "files", "expected"),
    [
        ("0::/", {}, HERE),
        ("0::/a/b", {"a/memory.max": 512_000_000, "a/b/memory.max": "max"}, Capacity(HERE.cores, 512)),
        ("0::/a", {"a/cpu.max": "50000 100000", "memory.max": 300_000_000}, Capacity(0.5, 300)),
        ("0::/a", {"a/cpu.max": "max 100000", "a/memory.max": "max"}, HERE),
        ("0::/seen/from/outside", {"memory.max": 256_000_000, "cpu.max": "100000 100000"}, Capacity(1, 256)),
        ("4:memory:/a\n0::/", {"memory/a/memory.limit_in_bytes": 512_000_000}, Capacity(HERE.cores, 512)),
        ("4:memory:/a", {"memory/memory.limit_in_bytes": 2**63 - 4096}, HERE),
        ("2:cpu,cpuacct:/a", {"cpu/a/cpu.cfs_quota_us": 25000, "cpu/a/cpu.cfs_period_us": 100000}, Capacity(0.25, 0)),
        ("2:cpu,cpuacct:/a", {"cpu/a/cpu.cfs_quota_us": -1, "cpu/a/cpu.cfs_period_us": 100000}, HERE),
    ],
)
def test_the_least_of_all_limits_counts(
    groups: str, files: dict[str, object], expected: Capacity, tmp_path: Path
) -> None:
    for name, content in {"proc/self/cgroup": groups, **{f"sys/fs/cgroup/{n}": c for n, c in files.items()}}.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f"{content}\n")
    assert measure(tmp_path) == Capacity(expected.cores, expected.memory or HERE.memory)


def test_small_machines_have_one_process_and_the_smallest_plain_players() -> None:
    chosen = {
        each: (each.processes, each.compiles) for each in map(Capacity, (1, 2, 2, 2, 8), (8000, 200, 512, 2000, 8000))
    }
    assert list(chosen.values()) == [(0, True), (0, False), (0, True), (2, True), (4, True)]
