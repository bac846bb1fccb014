"""Fails for files and functions that are too long to be read at once.

    python -m tools.sizes

Released migrations are never edited, and a compiled function is fastest whole: both are left out. Ruff counts
parameters.
"""

import ast
import subprocess
import sys
from pathlib import Path
from typing import Final

FILE: Final = 350
"""The most lines of a file."""
FUNCTION: Final = 80
"""The most lines of a function."""
MIGRATIONS: Final = "bot/store/migrations/versions/"


def faults(name: str, text: str) -> list[str]:
    """What is too long in a source file."""
    found = list[str]()
    lines = len(text.splitlines())
    if lines > FILE:
        found.append(f"{name}: {lines} lines, at most {FILE}")
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and not _is_compiled(node):
            lines = (node.end_lineno or node.lineno) - node.lineno + 1
            if lines > FUNCTION:
                found.append(f"{name}:{node.lineno}: {node.name} has {lines} lines, at most {FUNCTION}")
    return found


def _is_compiled(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any(ast.unparse(each).split("(")[0] == "compiled" for each in node.decorator_list)


def main() -> int:
    """Print what is too long; 1 if there is any."""
    listed = subprocess.run(["git", "ls-files", "*.py"], capture_output=True, text=True, check=True).stdout.split()
    found = [
        fault
        for name in listed
        if not name.startswith(MIGRATIONS)
        for fault in faults(name, Path(name).read_text(encoding="utf-8"))
    ]
    sys.stdout.writelines(f"{fault}\n" for fault in found)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
