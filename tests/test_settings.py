"""Settings, `.env.example` and the command line agree with each other."""

import re
from pathlib import Path

import pytest
from pydantic import ValidationError

from bot.settings import Settings

ROOT = Path(__file__).parent.parent
BAD_ADDRESSES = (
    "discord.com/api/webhooks/1/a",
    "https://",
    "https:///api/webhooks/1/a",
    "https://discord.com/api/web hooks/1/a",
    "https://discord.com:here/api/webhooks/1/a",
    "https://discord..com/api/webhooks/1/a",
    "https://[discord.com/api/webhooks/1/a",
    "https://discord.com:443443/api/webhooks/1/a",
)
"""Typing errors, with each of which nothing could be asked."""


def _example() -> dict[str, str]:
    lines = (ROOT / ".env.example").read_text(encoding="utf-8").splitlines()
    return dict(line.split("=", 1) for line in lines if line and not line.startswith("#"))


def test_env_example_names_every_setting() -> None:
    assert set(_example()) == {name.upper() for name in Settings.model_fields}


def test_env_example_holds_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(name.upper(), raising=False)
    defaults = Settings(_env_file=None)
    assert Settings(_env_file=ROOT / ".env.example") == defaults


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("SECRET_KEY", "short"),
        ("COMPUTER_PACE", "-1"),
        ("COMPUTER_PROCESSES", "-1"),
        ("RETENTION_DAYS", "-1"),
        ("METRICS_PORT", "70000"),
        ("LOG_LEVEL", "LOUD"),
        ("LOG_FORMAT", "xml"),
        ("SHARDS_PER_PROCESS", "1"),  # of how many
        *((name, value) for name in ("ALERT_WEBHOOK", "HEARTBEAT_URL") for value in BAD_ADDRESSES),
    ],
)
def test_a_bad_value_is_refused(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(ValidationError):
        Settings(_env_file=None)


def test_the_token_is_never_printed() -> None:
    assert "secret-token" not in repr(Settings(_env_file=None, discord_token="secret-token"))  # noqa: S106 - no secret


def test_the_container_keeps_the_database_of_the_example_in_its_volume() -> None:
    """`.env` is handed on as it is, so a path in it is one from the container's working directory."""
    compose = (ROOT / "compose.yaml").read_text(encoding="utf-8")
    assert "env_file: .env\n" in compose
    (directory,) = re.findall(r"working_dir: (\S+)", compose)
    (volume,) = re.findall(r"- data:(\S+)", compose)
    file = Path(directory, _example()["DATABASE_URL"].removeprefix("sqlite+aiosqlite:///"))
    image = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    assert f"VOLUME {volume}\n" in image
    assert f"DATABASE_URL=sqlite+aiosqlite:///{file} " in image
    assert file.parent == Path(volume)
    (port,) = re.findall(r"METRICS_PORT: (\d+)", compose)
    assert f"METRICS_PORT={port} " in image


def test_each_setting_has_a_test_that_fails_when_it_is_ignored() -> None:
    """The table of docs/testing.md names them all, and what it names is there."""
    page = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8")
    named = re.findall(r"^\| `([A-Z_]+)` \| `([\w/]+\.py)::(\w+)` \|$", page, re.MULTILINE)
    assert [variable for variable, *_ in named] == list(_example())
    for variable, file, test in named:
        source = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(rf"^(?:async )?def {test}\(", source, re.MULTILINE), variable


@pytest.mark.parametrize("name", ["alert_webhook", "heartbeat_url"])
def test_an_address_may_have_a_port_and_spaces_around_it(name: str) -> None:
    for address in ("https://discord.com/api/webhooks/1/a-B_c", "http://127.0.0.1:8000/alive?a=b", "http://[::1]:9/"):
        given = getattr(Settings(_env_file=None, **{name: f" {address}\n"}), name)
        assert getattr(given, "get_secret_value", lambda given=given: given)() == address
