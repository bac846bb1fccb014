"""What owners deploy names only what exists: metrics, commands, settings."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client.metrics import MetricWrapperBase

from bot import metrics
from bot.__main__ import COMMANDS, main
from bot.cli.console import DONE
from tests.suite import rest

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
LABELS = re.compile(r"(bower_[a-z_]+)\{(\w+)=|by \(([a-z, ]+)\)[^b]*(bower_[a-z_]+)")


def figures() -> dict[str, set[str]]:
    """Every series that Bower serves, with its labels."""
    found: dict[str, set[str]] = {}
    for value in vars(metrics).values():
        if isinstance(value, MetricWrapperBase):
            labels = {*value._labelnames, "le"}
            (family,) = value.describe()
            endings = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}.get(family.type, ("",))
            found |= {family.name + ending: labels for ending in endings}
    return found


def expressions(name: str) -> list[str]:
    text = (DEPLOY / name).read_text(encoding="utf-8")
    if name.endswith(".json"):
        return [target["expr"] for panel in json.loads(text)["panels"] for target in panel["targets"]]
    return re.findall(r"^ +expr: (.+)$", text, re.MULTILINE)


@pytest.mark.parametrize("name", ["grafana-dashboard.json", "prometheus-rules.yml"])
def test_every_metric_and_label_exists(name: str) -> None:
    known = figures()
    named = 0
    for expression in expressions(name):
        for series in re.findall(r"bower_[a-z_]+", expression):
            assert series in known, expression
            named += 1
        for series, label, group, grouped in LABELS.findall(expression):
            labels = [label] if label else [each.strip() for each in group.split(",")]
            assert {*labels} <= known[series or grouped], expression
    assert named >= 4


def test_the_rules_watch_faults_that_are_counted() -> None:
    """Outcomes are texts; the ones of the rules are those of the code."""
    sources = {"bower_interactions_total": "cogs/interactions/router.py", "bower_paints_total": "cogs/live/painter.py"}
    for series, outcome in re.findall(r'(bower_\w+)\{outcome="(\w+)"\}', " ".join(expressions("prometheus-rules.yml"))):
        assert f'"{outcome}"' in (ROOT / sources[series]).read_text(encoding="utf-8")


def test_units_run_commands_that_exist_after_a_database_of_the_machine() -> None:
    """One that is not there yet ends the bot with 2, which its unit does not try again."""
    units = "".join(path.read_text(encoding="utf-8") for path in DEPLOY.glob("*.service"))
    assert {*re.findall(r"python -m bot (\w+)", units)} == {"run", "backup"} <= {*COMMANDS}
    unit = (DEPLOY / "bower.service").read_text(encoding="utf-8")
    assert re.search(r"^After=.*\bpostgresql\.service\b", unit, re.MULTILINE)
    assert "RestartPreventExitStatus=2\n" in unit


def test_units_write_data_and_backups_and_not_the_program() -> None:
    units = "".join(path.read_text(encoding="utf-8") for path in sorted(DEPLOY.glob("*.service")))
    assert units.count("ProtectSystem=strict\n") == 2
    written = re.findall(r"^(?:ReadWritePaths|CacheDirectory)=(.+)$", units, re.MULTILINE)
    assert written == ["/opt/bower/data /opt/bower/backups", "/opt/bower/data", "bower"]


def test_the_page_of_a_small_machine_touches_the_clone_as_its_owner() -> None:
    """Git refuses root a folder that belongs to bower, and files of root's could not be updated."""
    page = (ROOT / "docs" / "hosting" / "small-machine.md").read_text(encoding="utf-8").partition("chown -R bower:")[2]
    for work in re.findall(r"^.*(?:git pull|-m pip|make \.|-m bot).*$", page, re.MULTILINE):
        assert re.search(r"sudo -u bower \S*(?:git pull|make|python)", work), work


def test_a_tagged_release_becomes_an_image_for_both_processors() -> None:
    """And no registry's host is in our files: it comes from the repository's variables."""
    workflow = (ROOT / ".github" / "workflows" / "image.yml").read_text(encoding="utf-8")
    assert 'tags: ["v[0-9]+.[0-9]+.[0-9]+"]' in workflow
    assert "platforms: linux/amd64,linux/arm64" in workflow
    assert "registry: ${{ vars.IMAGE_REGISTRY }}" in workflow
    images = re.findall(r"^ +(\S.*/.*:.*)$", workflow.partition("tags: |")[2], re.MULTILINE)
    image = "${{ vars.IMAGE_REGISTRY }}/${{ vars.IMAGE_NAME }}:"
    assert images == [image + "${{ github.ref_name }}", image + "latest"]


@pytest.mark.parametrize("workflow", sorted((ROOT / ".github" / "workflows").iterdir()), ids=lambda file: file.stem)
def test_workflows_name_actions_by_commit_and_may_only_read(workflow: Path) -> None:
    text = workflow.read_text(encoding="utf-8")
    used = re.findall(r"uses: (.+)", text)
    assert used
    assert [each for each in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v[\d.]+", each)] == []
    assert "permissions:\n  contents: read\n" in text


@rest
def test_backups_of_the_timer_are_kept_for_a_month_and_can_be_restored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lines of the unit, run as systemd would run them, in a folder of the test instead of /opt/bower."""
    home = tmp_path / "bower"
    (home / "data").mkdir(parents=True)
    monkeypatch.setenv("DATABASE_URL", f"sqlite+aiosqlite:///{home / 'data' / 'bower.db'}")
    assert main(["migrate"]) == DONE
    python = home / ".venv" / "bin" / "python"
    python.parent.mkdir(parents=True)
    python.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} "$@"\n')
    python.chmod(0o755)
    old = home / "backups" / "bower-20200101-043000.db"
    old.parent.mkdir()
    old.touch()
    os.utime(old, (1_577_000_000, 1_577_000_000))
    unit = (DEPLOY / "bower-backup.service").read_text(encoding="utf-8")
    lines = re.findall(r"^ExecStart(?:Pre|Post)?=(.+)$", unit, re.MULTILINE)
    assert len(lines) == 2
    for line in lines:
        command = shlex.split(line.replace("/opt/bower", str(home)).replace("%%", "%"))
        subprocess.run(command, cwd=home, env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT)}, check=True)
    (backup,) = old.parent.iterdir()
    assert backup != old
    assert main(["restore", str(backup)]) == DONE


def test_locks_have_the_hashes_of_all_files_and_no_addresses() -> None:
    """What runs and the demo have the versions that the tests have; what builds Bower is in each."""
    pins: list[set[str]] = []
    for name in ("requirements.lock", "requirements.demo.lock", "requirements.dev.lock"):
        first, _, *entries = re.sub(r" \\\n\s+", " ", (ROOT / name).read_text(encoding="utf-8")).splitlines()
        assert first == "--only-binary :all:"
        for entry in entries:
            assert re.fullmatch(r"[\w.-]+==[\w.]+(?: ; [^@:]+)?(?: --hash=sha256:[0-9a-f]{64})+", entry), entry
        pins.append({entry.split()[0] for entry in entries})
        assert "setuptools" in {pin.partition("==")[0] for pin in pins[-1]}
    assert len(pins[0]) > 30
    assert pins[0] | pins[1] <= pins[2]


def test_nothing_is_installed_beside_the_locks() -> None:
    names = ("Makefile", "Dockerfile", "README.md", ".ci/run", "docs/**/*.md", ".github/workflows/*.yml")
    texts = [file.read_text(encoding="utf-8") for name in names for file in ROOT.glob(name)]
    found = [command for text in texts for command in re.findall(r"pip install\b[^\n&`]*", text)]
    assert len(found) >= 6
    safe = re.compile(r"--require-hashes --requirement|--no-index --no-deps --no-build-isolation")
    assert [command for command in found if not safe.search(command)] == []


def test_the_container_has_no_rights_it_does_not_need() -> None:
    compose, image = ((ROOT / name).read_text(encoding="utf-8") for name in ("compose.yaml", "Dockerfile"))
    for line in ("read_only: true", "- ALL", "- no-new-privileges:true", "pids_limit:", "mem_limit:", "- /tmp"):
        assert line in compose
    assert "ports:" not in compose
    assert (
        "    build: .\n    image: ${BOWER_IMAGE:-bower}\n"
        in compose.partition("\n  postgres:\n    profiles: [postgres]\n")[0]
    )
    assert re.search(r"--uid (\d+) bower\b.*^USER \1$", image, re.MULTILINE | re.DOTALL)
