"""docs/rules.md says what is in the code."""

import re
from dataclasses import fields, replace

from bot.panels.rules.option_texts import change_rules, format_value, values_of
from bot.texts import say
from engine import PRESETS, BadRules, Rules
from engine.rules.constraints import CONFLICTS
from engine.rules.fields import HIGHEST_TARGET, RANGES
from tests.cases import for_all
from tools.rules_doc import PATH, all_presets, document, sources


def test_the_file_is_up_to_date() -> None:
    """`python -m tools.rules_doc --write` makes it so."""
    assert PATH.read_text(encoding="utf-8") == document()


def test_every_option_has_its_source_its_default_and_its_values() -> None:
    assert all(sources()[field.name] for field in fields(Rules))
    assert sources()["no_trump"] == "A5, A6"  # from the docstring of the values
    assert sources()["exceed_target"] == "G2"  # from that of the field
    text = document()
    for field in fields(Rules):
        _, found, part = text.partition(f"#### `{field.name}`: ")
        assert found
        part = part.partition("####")[0].partition("\n## ")[0]
        assert re.findall(r"\[(.+?)\]", part.splitlines()[0]) == sources()[field.name].split(", ")
        assert f"`{format_value(field.default)}`" in part
        assert "default" in part
        assert part.count("\n- `") in (1, len(values_of(field.name)))


def test_every_preset_and_every_refusal_is_there() -> None:
    text = document()
    assert set(PRESETS) <= set(all_presets())
    for preset, rules in all_presets().items():
        (row,) = [line for line in text.splitlines() if line.startswith(f"| `{preset}` |")]
        for field in fields(Rules):
            value = getattr(rules, field.name)
            assert (f"`{field.name} = {format_value(value)}`" in row) is (value != field.default)
    for code in [*(code for code, _ in RANGES.values()), *(code for code, _, _ in CONFLICTS)]:
        assert say("en", code) in text


@for_all(name=[field.name for field in fields(Rules)])
def test_the_listed_values_are_those_that_the_rules_accept(name: str) -> None:
    """Each is taken by some rules; a number between or beyond is taken by none."""
    told = values_of(name)
    bases = [Rules(), *all_presets().values()]
    bases += [replace(rules, **rest) for rules in bases for rest in _beside(name) if _fits(rules, rest)]
    for value in told:
        assert any(_fits(rules, {name: value}) for rules in bases), value
    if isinstance(told[0], int) and not isinstance(told[0], bool):
        for value in set(range(HIGHEST_TARGET + 2)) - set(told):
            assert not any(_fits(rules, {name: value}) for rules in bases)


def _beside(name: str) -> list[dict[str, object]]:
    """What an option needs beside it that no preset has."""
    from engine.rules.options import (
        Benny,
        BennyInNoTrump,
        Betting,
        Duplicate,
        FarmersHand,
        FirstDealer,
        NeedsTrump,
        NoTrump,
    )

    return {
        "seats": [{"seats": 8}, {"seats": 9}],
        "partners": [{"first_dealer": FirstDealer.FIRST_JACK}],
        "duplicate": [{"double_pack": True, "duplicate": Duplicate.LAST_WINS}],
        "hand_size": [{"double_pack": True}],
        "benny_in_no_trump": [
            {"benny": Benny.JOKER, "no_trump": NoTrump.ROUND_TWO, "benny_in_no_trump": BennyInNoTrump.HIGHEST}
        ],
        "point_on_partner": [{"steal_deal": True}],
        "farmers_remedy": [{"farmers_hand": FarmersHand.ALL_LOW}],
        "ante": [{"betting": Betting.PER_HAND}],
        "trump_on_honour": [{"honour": True, "needs_trump": NeedsTrump.EVERYONE}],
        "revoke_pays": [{"honour": True}],
        "false_call_pays": [{"honour": True}],
        "ties": [{"fixed_hands": 8}],
        "laps": [{"rubber": True}],
        "skunk_counts_two": [{"rubber": True}],
    }.get(name, [])


def _fits(rules: Rules, changes: dict[str, object]) -> bool:
    try:
        change_rules(rules, changes)
    except BadRules:
        return False
    return True
