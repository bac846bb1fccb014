"""A file that a program makes: write it, or say whether it is up to date."""

import argparse
import sys
from pathlib import Path


def write_or_check(arguments: list[str], path: Path, text: str) -> int:
    """With `--write` write the text to the file; without it, 0 if the file is up to date and 1 if not."""
    parser = argparse.ArgumentParser(description=f"docs/{path.name}, made from the code.")
    parser.add_argument("--write", action="store_true", help="write the file")
    if parser.parse_args(arguments).write:
        path.write_text(text, encoding="utf-8")
        return 0
    same = path.exists() and path.read_text(encoding="utf-8") == text
    sys.stdout.write(f"{path.name} is {'up to date' if same else 'not up to date'}\n")
    return 0 if same else 1
