"""What is written for people names what there is: files, modules, commands, options, figures, numbers of things."""

import argparse
import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from prometheus_client import REGISTRY

from bot import metrics
from bot.__main__ import COMMANDS
from bot.glossary import SEE_ALSO
from engine import PRESETS
from tests.cases import for_all
from tools.commands_doc import leaves, load_commands
from tools.generated_file import write_or_check

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(
    (ROOT / "docs").rglob("*.md")
)
SOURCES = sorted(
    path for each in ("engine", "bot", "cogs", "tests", "benchmarks") for path in (ROOT / each).rglob("*.py")
)
SPAN = re.compile(r"`([^`\n]+)`")


def by_name(path: Path) -> str:
    return str(path.relative_to(ROOT))


def written(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def leads_somewhere(name: str) -> bool:
    """Whether a dotted name is a module, or something in one."""
    parts = name.split(".")
    for end in range(len(parts), 0, -1):
        place = ROOT.joinpath(*parts[:end])
        if not place.with_suffix(".py").is_file() and not (place / "__init__.py").is_file():
            continue
        found = import_module(".".join(parts[:end]))
        for part in parts[end:]:
            classes = getattr(found, "__mro__", ())
            inside = *(vars(each).get("__annotations__", {}) for each in classes), getattr(found, "model_fields", {})
            if not hasattr(found, part) and not any(part in each for each in inside):
                return False
            found = getattr(found, part, None)
        return True
    return False


@for_all(page=PAGES)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (page.parent / link).exists()] == []


@for_all(page=PAGES)
def test_files_and_modules_a_page_names_are_there(page: Path) -> None:
    spans = re.findall(r"`([\w./*-]+)", page.read_text(encoding="utf-8"))
    files = re.findall(r"\bdeploy/[\w.-]+", page.read_text(encoding="utf-8"))
    files += [s for s in spans if re.fullmatch(r"(?:bot|engine|cogs|tests|benchmarks)/[\w./*-]+", s)]
    assert [each for each in files if not any(ROOT.glob(each))] == []
    names = [s for s in spans if re.fullmatch(r"(?:bot|engine|cogs|tests|benchmarks)(?:\.\w+)+", s)]
    assert [each for each in names if not leads_somewhere(each)] == []
    modules = {path.name for path in SOURCES}
    assert [s for s in spans if re.fullmatch(r"\w+\.py", s) and s not in modules] == []


def test_decorators_that_pages_name_are_there() -> None:
    used = {name for page in PAGES for name in re.findall(r"`@([a-z_]+)\b(?!\.)", page.read_text(encoding="utf-8"))}
    sources = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    assert len(used) > 3
    assert [name for name in used if not re.search(rf"^(?:def {name}\(|{name}\b.* = )", sources, re.MULTILINE)] == []


def test_members_of_classes_that_pages_name_are_there() -> None:
    modules: dict[str, list[str]] = {}
    for path in SOURCES:
        for name in re.findall(r"^class (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE):
            modules.setdefault(name, []).append(".".join(path.relative_to(ROOT).with_suffix("").parts))
    named = {each for page in PAGES for each in re.findall(r"`([A-Z]\w+)\.(\w+)", page.read_text(encoding="utf-8"))}
    known = [(name, member) for name, member in named if name in modules]
    assert len(known) > 5
    assert [each for each in known if not any(leads_somewhere(".".join((m, *each))) for m in modules[each[0]])] == []


def test_files_and_modules_the_sources_name_are_there() -> None:
    missing: list[str] = []
    for source in SOURCES:
        text = source.read_text(encoding="utf-8")
        files = re.findall(r"(?<![\w./])(?:bot|engine|cogs|tests|benchmarks)/[\w/-]+\.(?:py|ftl|toml)\b", text)
        names = re.findall(r"(?:`|# )((?:bot|engine|cogs)(?:\.\w+)+)", text) if source.parts[-2] != "tests" else ()
        missing += [f"{by_name(source)}: {each}" for each in files if not (ROOT / each).exists()]
        missing += [f"{by_name(source)}: {each}" for each in names if not leads_somewhere(each)]
    assert missing == []


NAMED = re.compile(r"(?<![\w/.:<~)-])/([a-z][a-z-]*)(?![\w/.-])(?: ([a-z][a-z-]*)(?![\w:/.-]))?")
"""A slash command, perhaps with a second word; not a path or an address."""
ADDRESSES = {"health", "metrics"}
"""What is no command but looks like one."""


async def test_commands_that_texts_pages_and_sources_name_are_in_the_tree() -> None:
    """All that is said to members; in pages and sources what stands between backticks."""
    commands = {each.qualified_name for each in leaves(await load_commands())}
    groups = {name.split()[0] for name in commands if " " in name}
    texts = sorted((ROOT / "bot" / "texts").rglob("*.ftl"))
    pages = [page for page in PAGES if page.name != "CHANGELOG.md"]  # it tells the names of before
    pages += [source for each in ("bot", "cogs") for source in (ROOT / each).rglob("*.py")]
    said = [(path, path.read_text(encoding="utf-8")) for path in texts]
    said += [(page, span) for page in pages for span in SPAN.findall(page.read_text("utf-8")) if span[0] == "/"]
    found = [(by_name(path), *match) for path, text in said for match in NAMED.findall(text)]
    assert len(found) > 200
    unknown = {
        (path, f"/{first} {second}")
        for path, first, second in found
        if (first not in commands | groups | ADDRESSES)
        or (first in groups and second and f"{first} {second}" not in commands)
    }
    assert unknown == set()


def options(command: str) -> set[str]:
    parser = argparse.ArgumentParser(add_help=False)
    import_module(f"bot.cli.{command}").add_arguments(parser)
    return {word for word in parser.format_help().replace(",", " ").split() if word.startswith("--")}


def test_every_command_of_the_program_and_every_option_is_told() -> None:
    rows = [row for row in written("docs/operations.md").splitlines() if row.startswith("| `python -m bot ")]
    told = {name: row for row in rows for name in re.findall(r"`(?:python -m bot )?(\w+)", row.split(" | ")[0])}
    assert set(told) == set(COMMANDS)
    for name in COMMANDS:
        assert set(re.findall(r"--[\w-]+", told[name])) == {each.strip("[]") for each in options(name)}, name


def invocations() -> Iterator[tuple[str, str, str]]:
    for page in (*PAGES, ROOT / "Makefile"):
        for name, words in re.findall(r"-m bot (\w+)([^`\n]*)", page.read_text(encoding="utf-8")):
            for option in re.findall(r"--[a-z][\w-]*", words):
                yield by_name(page), name, option


def test_options_that_pages_use_exist() -> None:
    named = {name for page in PAGES for name in re.findall(r"python -m bot ([a-z]+)", page.read_text("utf-8"))}
    assert named == {*COMMANDS}
    found = list(invocations())
    assert len(found) > 20
    assert [each for each in found if each[2] not in options(each[1])] == []


def test_anchors_of_pages_are_headings() -> None:
    wrong: list[str] = []
    for page in PAGES:
        for name, anchor in re.findall(r"\]\(([\w./-]*\.md)?#([\w-]+)\)", page.read_text(encoding="utf-8")):
            text = (page.parent / name if name else page).read_text(encoding="utf-8")
            titles = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
            anchors = {re.sub(r"[^\w -]", "", each.lower()).replace(" ", "-") for each in titles}
            if anchor not in anchors and f'id="{anchor}"' not in text:
                wrong.append(f"{by_name(page)}: {name}#{anchor}")
    assert wrong == []


def test_figures_are_called_what_they_are_called() -> None:
    assert metrics.PRESSES
    served = {sample for family in REGISTRY.collect() for sample in (family.name, f"{family.name}_total")}
    assert [name for name in SPAN.findall(written("docs/operations.md")) if name.startswith("bower_")] != []
    assert [s for s in SPAN.findall(written("docs/operations.md")) if s.startswith("bower_") and s not in served] == []


def test_version_changelog_pages_and_image_agree() -> None:
    """What is not yet released may stand above. The image has the name of its tag, which must be the version."""
    version = tomllib.loads(written("pyproject.toml"))["project"]["version"]
    assert re.findall(r"^## (\S+) \(\d+ [A-Z][a-z]+ \d{4}\)$", written("CHANGELOG.md"), re.MULTILINE)[0] == version
    named = {name for page in PAGES for name in re.findall(r"\bv(\d+\.\d+\.\d+)\b", page.read_text("utf-8"))}
    assert named == {version}
    assert 'grep -qx "version = \\"${GITHUB_REF_NAME#v}\\"" pyproject.toml' in written(".github/workflows/image.yml")
    assert len(written("CHANGELOG.md").splitlines()) <= 80


def test_numbers_of_things() -> None:
    changes = written("CHANGELOG.md")
    assert f"Together {len(PRESETS)} presets." in changes
    assert f"`/glossary`: {len(SEE_ALSO)} terms" in changes


def test_each_dependency_says_why() -> None:
    project = written("pyproject.toml")
    about = tomllib.loads(project)["project"]
    wanted = [*about["dependencies"], *(each for extra in about["optional-dependencies"].values() for each in extra)]
    lines = project.splitlines()
    for requirement in wanted:
        (at,) = [number for number, line in enumerate(lines) if f'"{requirement}"' in line]
        if not requirement.startswith("bower["):
            assert "# " in lines[at] or lines[at - 1].strip().startswith("# "), requirement


def test_targets_of_make_that_pages_use_exist() -> None:
    targets = set(re.findall(r"^([a-z]+):", written("Makefile"), re.MULTILINE))
    used = {
        name for page in PAGES for name in re.findall(r"(?:^|`)make ([a-z]+)", page.read_text("utf-8"), re.MULTILINE)
    }
    assert used
    assert used <= targets


def test_a_generated_file_is_written_and_an_old_one_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "page.md"
    assert write_or_check([], path, "one") == 1
    assert write_or_check(["--write"], path, "one") == 0
    assert write_or_check([], path, "one") == 0
    assert write_or_check([], path, "two") == 1
    assert path.read_text(encoding="utf-8") == "one"
    assert capsys.readouterr().out.splitlines() == [
        f"page.md is {what}" for what in ("not up to date", "up to date", "not up to date")
    ]
