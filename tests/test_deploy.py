"""What owners deploy names only what exists: metrics, commands, settings."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from prometheus_client.metrics import MetricWrapperBase

from bot import metrics
from bot.__main__ import COMMANDS
from bot.settings import Settings

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
    for series, outcome in re.findall(r'(bower_\w+)\{outcome="(\w+)"\}', " ".join(expressions("prometheus-rules.yml"))):
        source = {
            "bower_interactions_total": "cogs/interactions/answer.py",
            "bower_paints_total": "cogs/live/painter.py",
        }
        assert f'"{outcome}"' in (ROOT / source[series]).read_text(encoding="utf-8")


def test_units_run_commands_that_exist() -> None:
    units = "".join(path.read_text(encoding="utf-8") for path in DEPLOY.glob("*.service"))
    commands = re.findall(r"python -m bot (\w+)", units)
    assert {*commands} == {"run", "backup"}
    assert {*commands} <= {*COMMANDS}


def test_pages_name_settings_and_commands_that_exist() -> None:
    pages = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "docs" / "hosting").glob("*.md"))
    assert {*re.findall(r"python -m bot (\w+)", pages)} <= {*COMMANDS}
    assert {name.lower() for name in re.findall(r"`([A-Z_]{5,})\b", pages)} <= {*Settings.model_fields}
    for unit in re.findall(r"deploy/([\w.-]+)", pages):
        assert (DEPLOY / unit).is_file()
