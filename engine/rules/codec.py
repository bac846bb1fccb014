"""House rules as text: for the store, and from plain values by field name."""

import json
from collections.abc import Mapping
from dataclasses import asdict, fields
from typing import Any, cast

from engine.errors import BadRules
from engine.rules.model import Rules


def dump_rules(rules: Rules) -> str:
    """Rules as one line of JSON, for the store.

    A field marked `later` is left out at its default, so that rules of older versions keep their line.
    """
    of = asdict(rules)
    kept = {
        each.name: of[each.name]
        for each in fields(rules)
        if not each.metadata.get("later") or of[each.name] != each.default
    }
    return json.dumps(kept, sort_keys=True)


def load_rules(text: str) -> Rules:
    """The rules of a stored line; fields it does not have keep their defaults.

    Raises:
        BadRules: When the text is not such a line, or a value cannot be.
    """
    try:
        stored: object = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRules("bad-rules-text", "") from None
    if not isinstance(stored, dict):
        raise BadRules("bad-rules-text", "")
    return rules_from(cast("Mapping[str, Any]", stored))


def rules_from(values: Mapping[str, Any]) -> Rules:
    """Rules from plain values by field name, checked; a number may be given as its digits, a yes as `true`.

    Raises:
        BadRules: For an unknown field, a value of the wrong kind, or rules that cannot be.
    """
    kinds = {field.name: cast("type[Any]", type(field.default)) for field in fields(Rules)}
    typed: dict[str, Any] = {}
    for name, value in values.items():
        kind = kinds.get(name)
        if kind is None:
            raise BadRules("bad-rules-option", name)
        try:
            typed[name] = _from_text(kind, value) if isinstance(value, str) else value
        except (ValueError, KeyError):
            raise BadRules("bad-rules-value", name) from None
    return Rules(**typed)


def _from_text(kind: type[Any], text: str) -> Any:
    return {"true": True, "false": False}[text] if kind is bool else kind(text)
