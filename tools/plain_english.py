"""Checks the code's English: `python -m tools.plain_english [--list]`; `make lint` runs it.

Functions are named by what they do, so names such as `told` or `kept_apart` are counted and may not become more. The
phrases in `tools/phrases.txt`, each a regular expression with what to write instead, may not occur at all.
"""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
PHRASES: Final = Path(__file__).with_name("phrases.txt")
MOST_PARTICIPLES: Final = 9
"""Functions that may have a participle for a name."""
_IRREGULAR: Final = frozenset(
    {
        "asked",
        "begun",
        "bought",
        "brought",
        "built",
        "caught",
        "chosen",
        "dealt",
        "done",
        "drawn",
        "driven",
        "dropped",
        "fallen",
        "found",
        "forgotten",
        "given",
        "gone",
        "got",
        "had",
        "heard",
        "held",
        "kept",
        "known",
        "laid",
        "led",
        "left",
        "lost",
        "made",
        "meant",
        "met",
        "paid",
        "said",
        "sat",
        "seen",
        "sent",
        "shown",
        "sold",
        "spent",
        "spoken",
        "stolen",
        "stood",
        "stuck",
        "taken",
        "taught",
        "thought",
        "thrown",
        "told",
        "understood",
        "won",
        "worn",
        "written",
    }
)
_NOT_PARTICIPLES: Final = frozenset({"embed", "exceed", "feed", "indeed", "need", "proceed", "seed", "speed"})
_PARTICLES: Final = frozenset(
    {
        "apart",
        "at",
        "away",
        "before",
        "beside",
        "by",
        "down",
        "for",
        "from",
        "here",
        "in",
        "of",
        "off",
        "on",
        "out",
        "since",
        "to",
        "up",
    }
)
_PRODUCT: Final = ("engine", "bot", "cogs", "tools")


def is_participle_name(name: str) -> bool:
    """Whether a name is a participle alone or with a particle: `told`, `told_of`, but not `held_cards`."""
    first, *rest = name.strip("_").split("_")
    is_participle = first in _IRREGULAR or (first.endswith("ed") and first not in _NOT_PARTICIPLES)
    return is_participle and (not rest or rest[0] in _PARTICLES)


def find_participles(path: Path) -> Iterator[tuple[int, str]]:
    """The functions of a file that are named by a participle, with their lines. Properties are values and may be."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        is_property = any(ast.unparse(decorator).endswith("property") for decorator in node.decorator_list)
        if is_participle_name(node.name) and not is_property:
            yield node.lineno, node.name


def read_phrases() -> list[tuple[re.Pattern[str], str]]:
    """The phrases that are not written, each with what to write instead."""
    lines = [line for line in PHRASES.read_text(encoding="utf-8").splitlines() if line and not line.startswith("#")]
    pairs = [line.split(" => ", 1) for line in lines]
    return [(re.compile(phrase, re.IGNORECASE), advice) for phrase, advice in pairs]


def find_phrases(text: str, phrases: list[tuple[re.Pattern[str], str]]) -> Iterator[tuple[int, str, str]]:
    """Each unwanted phrase in a text: its line, itself, and what to write instead."""
    for number, line in enumerate(text.splitlines(), 1):
        for phrase, advice in phrases:
            found = phrase.search(line)
            if found:
                yield number, found.group(), advice


def _tracked_files() -> list[Path]:
    listed = subprocess.run(["git", "ls-files", "*.py", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True)
    excluded = {"CHANGELOG.md", "docs/rules.md"}  # the last is made from the product's texts
    return [ROOT / name for name in listed.stdout.split() if name not in excluded and (ROOT / name).is_file()]


def main() -> int:
    """Print what is found; 1 where a phrase occurs or participles have become too many."""
    phrases, participles, failures = read_phrases(), list[str](), list[str]()
    for path in _tracked_files():
        name = path.relative_to(ROOT)
        for line, phrase, advice in find_phrases(path.read_text(encoding="utf-8"), phrases):
            failures.append(f"{name}:{line}: {phrase!r}: {advice}")
        if name.parts[0] in _PRODUCT and path.suffix == ".py":
            participles += [f"{name}:{line}: {function}" for line, function in find_participles(path)]
    if len(participles) > MOST_PARTICIPLES or "--list" in sys.argv[1:]:
        print(*participles, sep="\n")
    if len(participles) > MOST_PARTICIPLES:
        failures.append(f"{len(participles)} functions are named by a participle, at most {MOST_PARTICIPLES} may be")
    print(*failures, sep="\n")
    print(f"{len(participles)} participle names, {len(failures)} failures")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
