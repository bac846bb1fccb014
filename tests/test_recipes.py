"""The recipes of CONTRIBUTING.md: each path is there, and what is named beside a path is written there."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
RECIPES = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8").partition("## Recipes")[2]
STEPS = tuple(re.split(r"\n(?=\d\. |- |\n)", RECIPES))
"""What one person does at a time."""
SPAN = re.compile(r"`([^`\n]+)`")
A_PATH = re.compile(
    r"(?:bot|engine|cogs|tests|tools|benchmarks|docs)/[\w./-]+|\.env\.example|pyproject\.toml|CHANGELOG\.md"
)
A_NAME = re.compile(r"_?[A-Za-z][A-Za-z_]*(?:[a-z_]{3}|[A-Z_]{4})[a-z_A-Z]*")
NEW = re.compile("[A-Z]*KEY|VALUE|NAME|TABLE|VERB|X")
"""What stands for a name of the change's own."""
OF_PYTHON = {"StrEnum", "None"}


def paths(text: str) -> set[str]:
    words = {word for span in SPAN.findall(text) for word in span.split()}
    return {word for word in words if A_PATH.fullmatch(word)}


def written(path: Path) -> str:
    files = [path] if path.is_file() else sorted(path.glob("*.py"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_every_path_is_there() -> None:
    assert RECIPES.count("\n### ") == 11
    assert [path for path in sorted(paths(RECIPES)) if not (ROOT / path).exists()] == []
    modules = re.findall(r"python -m ((?:tools|tests)[\w.]+)", RECIPES)
    assert [each for each in modules if not (ROOT / each.replace(".", "/")).with_suffix(".py").is_file()] == []


def test_what_is_named_beside_a_path_is_written_there() -> None:
    missing: list[str] = []
    for step in STEPS:
        near = "\n".join(written(ROOT / path) for path in sorted(paths(step)))
        names = {name for span in SPAN.findall(step) for name in A_NAME.findall(span) if A_NAME.fullmatch(span)}
        names -= OF_PYTHON
        missing += [
            f"{name}: {step[:60]}"
            for name in sorted(names)
            if near and not NEW.fullmatch(name) and not re.search(rf"\b{name}\b", near)
        ]
    assert missing == []
