"""Files and functions that are too long are found, and those that may be are left alone."""

import pytest

from tools.sizes import faults

LONG = "\n".join("    x = 1" for _ in range(80))


def test_lines_are_counted() -> None:
    assert faults("a.py", "x = 1\n" * 350) == []
    assert faults("a.py", "x = 1\n" * 351) == ["a.py: 351 lines, at most 350"]


@pytest.mark.parametrize("head", ["def f():", "async def f():", "@final\ndef f():"])
def test_functions_are_measured_without_their_decorators(head: str) -> None:
    (fault,) = faults("a.py", f"{head}\n{LONG}\n")
    assert "f has 81 lines, at most 80" in fault
    assert faults("a.py", f"{head}\n{LONG[:-10]}\n") == []


@pytest.mark.parametrize("decorator", ["@compiled", "@compiled(inline=True)"])
def test_compiled_functions_are_left_out(decorator: str) -> None:
    assert faults("a.py", f"{decorator}\ndef f():\n{LONG}\n") == []
