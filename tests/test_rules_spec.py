"""Every paragraph of docs/rules-spec.md that is cited is there.

A citation is `rules-spec D1`, `rules-spec C5, H1` or `rules-spec B1 to B4`; in parentheses it may also name a game or
preset: `(rules-spec 10, set-back)`. An anchor is the id or name in small letters, with dashes.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
SPEC = ROOT / "docs" / "rules-spec.md"
FOLDERS = ("engine", "bot", "cogs", "tests", "benchmarks", "tools", "docs")
ENDINGS = {".py", ".ftl", ".md"}
FILES = sorted(
    [ROOT / page for page in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")]
    + [
        path
        for name in FOLDERS
        for path in (ROOT / name).rglob("*")
        if path.suffix in ENDINGS and path != Path(__file__)
    ]
)
PARAGRAPH = r"[A-EGHL]\d"
ID = rf"(?:{PARAGRAPH}|\d+)\b"
IN_PARENTHESES = re.compile(r"\(rules-spec (\w[^)]*)\)")
CITED = re.compile(rf"rules-spec ({ID}(?:(?:, | and | to ){ID})*)")
BARE = re.compile(rf"[(\[]({PARAGRAPH}(?:(?:, | and | to ){PARAGRAPH})*)[)\]]")


def in_one_line(path: Path) -> str:
    """The text with lines joined, so that a citation may be broken between two lines, of a comment too."""
    return re.sub(r"\s*\n\s*(?:# )?", " ", path.read_text(encoding="utf-8"))


def anchors() -> list[str]:
    return re.findall(r'<a id="([^"]+)"></a>', SPEC.read_text(encoding="utf-8"))


def wanted(citation: str) -> Iterator[str]:
    """The anchors of a citation; of `B1 to B4` each between."""
    for part in re.split(r"[,;:] | and ", citation.replace("`", "")):
        if ends := re.fullmatch(r"(\D)(\d) to \1(\d)", part):
            yield from (f"{ends[1]}{number}".lower() for number in range(int(ends[2]), int(ends[3]) + 1))
        else:
            yield part.lower().replace(" ", "-")


def citations(text: str) -> list[str]:
    return [*IN_PARENTHESES.findall(text), *CITED.findall(text), *BARE.findall(text)]


def test_every_paragraph_has_one_anchor() -> None:
    text = SPEC.read_text(encoding="utf-8")
    found = anchors()
    assert len(found) == len(set(found))
    assert re.findall(rf'<a id="(\w+)"></a>\*\*{PARAGRAPH} ', text) == [
        each.lower() for each in re.findall(rf"\*\*({PARAGRAPH}) ", text)
    ]
    assert re.findall(r'<a id="(\d+)"></a>\n## ', text) == re.findall(r"^## (\d+)\.", text, re.MULTILINE)


@pytest.mark.parametrize("name", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", *FOLDERS])
def test_what_is_cited_is_there(name: str) -> None:
    there, missing = set(anchors()), []
    for path in FILES:
        if path.relative_to(ROOT).parts[0] != name:
            continue
        text = in_one_line(path)
        cited = [anchor for each in citations(text) for anchor in wanted(each)]
        cited += re.findall(r"rules-spec\.md#([\w-]+)", text)
        cited += re.findall(r"\]\(#([\w-]+)\)", text) if path == SPEC else ()
        cited += map(str.lower, re.findall(rf"\b{PARAGRAPH}\b", text)) if path.name.startswith("0002") else ()
        missing += [f"{path.relative_to(ROOT)}: {anchor}" for anchor in cited if anchor not in there]
        # neither a citation that cannot be read, nor one of the page's older name
        missing += [f"{path.relative_to(ROOT)}: {each}" for each in re.findall(rf"rules-spec (?!{ID})\w+.{{20}}", text)]
        missing += [f"{path.relative_to(ROOT)}: {each}" for each in re.findall(r"RULES\\?\.md.{0,20}", text)]
    assert missing == []
