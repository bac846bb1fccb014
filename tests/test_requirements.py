"""What a bare machine lacks is skipped with a sentence, and what `BOWER_REQUIRE` names is not skipped."""

import sys
from pathlib import Path

import pytest

from tests import conftest
from tests.bot.postgres import binaries
from tests.demo.pageobject import find_chromium
from tests.requirements import MISSING, VARIABLE, is_required, require_or_skip, required

PROGRAMS = ("initdb", "postgres", "pg_isready")


@pytest.fixture(autouse=True)
def nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (VARIABLE, "BOWER_CHROMIUM", "BOWER_POSTGRES_BIN"):
        monkeypatch.delenv(name, raising=False)


def programs(folder: Path, *names: str) -> Path:
    """A folder with programs of these names."""
    folder.mkdir()
    for name in names:
        (folder / name).touch(mode=0o755)
    return folder


def test_what_is_there_is_used() -> None:
    require_or_skip("browser", "chromium")


@pytest.mark.parametrize("name", MISSING)
def test_what_is_missing_is_skipped_with_what_to_install_or_set(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, ",".join(MISSING.keys() - {name}))
    with pytest.raises(pytest.skip.Exception) as skipped:
        require_or_skip(name, None)
    assert str(skipped.value) == MISSING[name]
    assert any(word in MISSING[name] for word in (" install ", " set "))


@pytest.mark.parametrize("name", MISSING)
def test_what_is_required_fails(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, f"{name}, ")
    with pytest.raises(pytest.fail.Exception, match=f"{VARIABLE} names {name}"):
        require_or_skip(name, None)


def test_a_part_has_a_sentence_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(pytest.skip.Exception, match=r"^no pg_dump$"):
        require_or_skip("postgres", None, "no pg_dump")
    monkeypatch.setenv(VARIABLE, "postgres")
    with pytest.raises(pytest.fail.Exception, match="no pg_dump"):
        require_or_skip("postgres", None, "no pg_dump")


def test_an_unknown_name_is_an_error_at_start(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    monkeypatch.setenv(VARIABLE, "browser,postgre")
    with pytest.raises(pytest.UsageError, match="names postgre; it may name browser, postgres, openspiel, spec"):
        conftest.pytest_configure(request.config)
    assert required(" spec,browser,") == {"spec", "browser"}
    assert required("") == frozenset()


def test_only_the_variable_requires(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fork's CI has no PostgreSQL."""
    monkeypatch.setenv("CI", "true")
    assert not any(map(is_required, MISSING))


def test_chromium_is_looked_for_on_path(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(programs(tmp_path / "bin", "google-chrome")))
    assert find_chromium() == str(tmp_path / "bin" / "google-chrome")
    monkeypatch.setenv("BOWER_CHROMIUM", "/nowhere")
    assert find_chromium() is None
    monkeypatch.setenv("BOWER_CHROMIUM", sys.executable)
    assert find_chromium() == sys.executable


def test_postgresql_is_looked_for_on_path_or_where_the_variable_says(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    server, links = programs(tmp_path / "server", *PROGRAMS), tmp_path / "links"
    links.mkdir()
    (links / "initdb").symlink_to(server / "initdb")
    monkeypatch.setenv("PATH", str(links))
    assert binaries() == server
    monkeypatch.setenv("BOWER_POSTGRES_BIN", "/nowhere")
    assert binaries() is None
    monkeypatch.setenv("BOWER_POSTGRES_BIN", str(server))
    assert binaries() == server
