"""docs/rules.md says what is in the code."""

from dataclasses import fields

import pytest

from bot.panels.rules_doc import PATH, SOURCES, document, main, values_of
from engine import PRESETS, BadRules, Rules
from engine.conflicts import HIGHEST_TARGET


def test_the_file_is_up_to_date() -> None:
    """`python -m bot.panels.rules_doc --write` makes it so."""
    assert PATH.read_text(encoding="utf-8") == document()
    assert main([]) == 0


def test_every_option_has_its_source_and_its_values() -> None:
    assert set(SOURCES) == {field.name for field in fields(Rules)}
    text = document()
    for field in fields(Rules):
        assert f"### `{field.name}` [" in text
        assert field.name == "target" or field.default in values_of(field)
    assert all(f"| `{preset}` |" in text for preset in PRESETS)


@pytest.mark.parametrize("name", [field.name for field in fields(Rules) if field.name != "target"])
def test_the_values_told_are_those_the_rules_take(name: str) -> None:
    """Each is taken, with what it needs beside it; a number between or beyond is not."""
    beside = {"ranks": Rules(ranks=type(Rules().ranks).SEVEN_UP).ranks} if name == "hand_size" else {}
    told = values_of(next(field for field in fields(Rules) if field.name == name))
    for value in told:
        assert getattr(Rules(**{name: value, **beside}), name) == value  # type: ignore[arg-type]
    if isinstance(told[0], int) and not isinstance(told[0], bool):
        for value in set(range(HIGHEST_TARGET)) - set(told):
            with pytest.raises(BadRules):
                Rules(**{name: value, **beside})  # type: ignore[arg-type]
