"""Rules as values: stored, read back, refused."""

import json
from collections.abc import Mapping
from dataclasses import FrozenInstanceError, fields, replace
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import PRESETS, BadRules, Rules, dump_rules, load_rules, rules_from
from engine.rules.constraints import CONFLICTS
from engine.rules.fields import RANGES, values_of
from engine.rules.options import AllPass, DefendAlone, NoTrump, Ranks, Robson
from tests.cases import for_all
from tests.refused import refused
from tests.strategies import rules
from tests.suite import rest

LATER = {field.name for field in fields(Rules) if field.metadata.get("later")}
"""Options that rules of older versions did not have."""


@given(rules())
def test_rules_come_back_from_their_line(of: Rules) -> None:
    line = dump_rules(of)
    assert "\n" not in line
    assert load_rules(line) == of
    assert hash(load_rules(line)) == hash(of)
    left_out = {name for name in LATER if getattr(of, name) == getattr(Rules(), name)}
    assert set(json.loads(line)) == {field.name for field in fields(Rules)} - left_out


def test_stored_fields_that_are_missing_keep_their_defaults() -> None:
    assert load_rules("{}") == Rules()
    assert load_rules('{"target": 5}') == Rules(target=5)


KNOWN = {
    "ace_no_face": "never",
    "all_pass": "throw_in",
    "alone": "maker",
    "ante": 1,
    "assist_makes": "partner",
    "benny": "none",
    "benny_in_no_trump": "not_offered",
    "betting": "never",
    "bidding": "turn_up",
    "blind_loner": False,
    "called_card": "ace",
    "claims": "consent",
    "cut": False,
    "dealer_partner": "with_dealer",
    "declare_march": False,
    "defend_alone": "never",
    "defenders_lower": False,
    "dirty_clubs": False,
    "double_pack": False,
    "dummy": 0,
    "duplicate": "first_wins",
    "euchred_loner": 2,
    "exceed_target": False,
    "false_call_pays": False,
    "farmers_hand": "never",
    "farmers_remedy": "exchange",
    "first_dealer": "lowest_card",
    "first_to_speak": "eldest",
    "fixed_hands": 0,
    "hand_size": 5,
    "honour": False,
    "laps": False,
    "lone_lead": "eldest",
    "lowers": "tricks",
    "may_drop": False,
    "minimum_bid": 3,
    "moon": "never",
    "needs_trump": "nobody",
    "no_trick": 1,
    "no_trump": "never",
    "packets": "whole_hands",
    "partners": "as_seated",
    "partners_best": 0,
    "partnership": "fixed",
    "point_on_partner": False,
    "pool": False,
    "ranks": "nine_up",
    "redeal_by": "next",
    "revoke_pays": "to_opponents",
    "robson": "never",
    "rubber": False,
    "score_cards": "six_and_four",
    "scoring": "euchre",
    "seats": 4,
    "set_penalty": 2,
    "skunk_counts_two": False,
    "steal_deal": False,
    "target": 10,
    "throwing_in": True,
    "twos": False,
    "upcard_benny": "blind_call",
    "win_by": 1,
}


def test_the_defaults_never_change_their_meaning() -> None:
    """Rules stored by older versions lean on these: a difference here changes games that were played."""
    stored = json.loads(dump_rules(Rules()))
    assert stored == KNOWN


@for_all(
    values__code__option=[
        ({"target": 0}, "bad-rules-target", "target"),
        ({"target": 53}, "bad-rules-target", "target"),
        ({"target": -1}, "bad-rules-target", "target"),
        ({"win_by": 0}, "bad-rules-win-by", "win_by"),
        ({"win_by": 3}, "bad-rules-win-by", "win_by"),
        ({"hand_size": 4}, "bad-rules-hand-size", "hand_size"),
        ({"hand_size": 0}, "bad-rules-hand-size", "hand_size"),
        ({"hand_size": 7}, "bad-rules-too-few-cards", "hand_size"),
        ({"hand_size": 7, "ranks": "eight_up"}, "bad-rules-too-few-cards", "hand_size"),
        ({"euchred_loner": 3}, "bad-rules-euchred-loner", "euchred_loner"),
        ({"euchred_loner": 0}, "bad-rules-euchred-loner", "euchred_loner"),
        ({"first_to_speak": "dealer", "all_pass": "stick_dealer"}, "bad-rules-dealer-first-stuck", "first_to_speak"),
        ({"ranks": "two_up"}, "bad-rules-value", "ranks"),
        ({"first_dealer": "jack"}, "bad-rules-value", "first_dealer"),
        ({"needs_trump": "maker"}, "bad-rules-value", "needs_trump"),
        ({"score_cards": "sevens"}, "bad-rules-value", "score_cards"),
        ({"exceed_target": 1}, "bad-rules-value", "exceed_target"),
        ({"exceed_target": None}, "bad-rules-value", "exceed_target"),
        ({"exceed_target": "perhaps"}, "bad-rules-value", "exceed_target"),
        ({"target": "ten"}, "bad-rules-value", "target"),
        ({"target": ""}, "bad-rules-value", "target"),
        ({"target": None}, "bad-rules-value", "target"),
        ({"target": 9.5}, "bad-rules-value", "target"),
        ({"target": 10.0}, "bad-rules-value", "target"),
        ({"target": float("inf")}, "bad-rules-value", "target"),
        ({"target": float("nan")}, "bad-rules-value", "target"),
        ({"target": True}, "bad-rules-value", "target"),
        ({"target": [10]}, "bad-rules-value", "target"),
        ({"no_trump": "sometimes"}, "bad-rules-value", "no_trump"),
        ({"no_trump": True}, "bad-rules-value", "no_trump"),
        ({"all_pass": {}}, "bad-rules-value", "all_pass"),
        ({"speed": "fast"}, "bad-rules-option", "speed"),
        ({"pack": "24"}, "bad-rules-option", "pack"),
        ({"": 1}, "bad-rules-option", ""),
        ({"kitty_exchange": True, "alone": "nobody"}, "bad-rules-kitty-exchange", "kitty_exchange"),
        ({"kitty_exchange": True, "partners_best": 1}, "bad-rules-kitty-exchange", "kitty_exchange"),
        ({"kitty_exchange": True, "farmers_hand": "all_low"}, "bad-rules-kitty-exchange", "kitty_exchange"),
    ]
)
def test_bad_values_are_refused_with_their_code(values: Mapping[str, Any], code: str, option: str) -> None:
    with pytest.raises(BadRules) as refused:
        rules_from(values)
    assert (refused.value.code, refused.value.option) == (code, option)


@for_all(
    text=[
        "",
        "null",
        "[]",
        "10",
        '"target"',
        "{",
        "{'target': 10}",
        "x" * 100,
        "[" * 100_000,
        '{"target": 1' + "0" * 5000 + "}",
    ]
)
def test_what_is_no_line_of_rules_is_refused(text: str) -> None:
    with refused("bad-rules-text", of=BadRules):
        load_rules(text)


@given(st.text() | st.recursive(st.none() | st.booleans() | st.floats() | st.text(), st.lists).map(json.dumps))
def test_any_text_is_rules_or_is_refused(text: str) -> None:
    try:
        assert isinstance(load_rules(text), Rules)
    except BadRules as refused:
        assert refused.code.startswith("bad-rules-")  # noqa: PT017 - either outcome is right


@given(
    st.dictionaries(st.sampled_from(sorted(KNOWN)), st.integers() | st.floats() | st.text() | st.none() | st.booleans())
)
def test_any_values_are_rules_or_are_refused(values: dict[str, Any]) -> None:
    try:
        of = rules_from(values)
    except BadRules as refused:
        assert refused.option in values  # noqa: PT017 - either outcome is right
    else:
        assert load_rules(dump_rules(of)) == of


def test_values_may_come_as_their_texts() -> None:
    assert rules_from({"target": "7", "no_trump": "round_two"}) == Rules(target=7, no_trump=NoTrump.ROUND_TWO)


def test_a_plain_text_is_not_taken_for_an_option() -> None:
    """It would equal the option and yet not be it."""
    with pytest.raises(BadRules):
        Rules(all_pass="stick_dealer")  # type: ignore[arg-type] # noqa: S106


def test_presets() -> None:
    assert PRESETS["north-american"] == Rules()
    assert PRESETS["stick-the-dealer"] == Rules(all_pass=AllPass.STICK_DEALER)
    assert len({dump_rules(of) for of in PRESETS.values()}) == len(PRESETS)
    with pytest.raises(TypeError):
        PRESETS["mine"] = Rules()  # type: ignore[index]


def test_presets_follow_the_sources() -> None:
    """See rules-spec 9: Columbus, Penryn, St Austell and Robson."""
    assert PRESETS["columbus"].defend_alone is DefendAlone.AGAINST_LONER
    assert PRESETS["penryn"].loner_made_trump
    assert PRESETS["penryn"].cut
    assert PRESETS["st-austell"].cut
    assert PRESETS["robson"].robson is Robson.MARCH_TWO_OR_FOUR


def test_rules_are_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        Rules().target = 5  # type: ignore[misc]


def test_the_pack() -> None:
    of = Rules()
    assert len(of.pack) == len(set(of.pack)) == 24
    assert (of.hand_size, of.kitty_size) == (5, 4)
    assert of.pack_bits.bit_count() == 24


@for_all(
    ranks__hand_size__cards__kitty=[(Ranks.EIGHT_UP, 5, 28, 8), (Ranks.SEVEN_UP, 5, 32, 12), (Ranks.SEVEN_UP, 7, 32, 4)]
)
def test_longer_packs(ranks: Ranks, hand_size: int, cards: int, kitty: int) -> None:
    of = Rules(ranks=ranks, hand_size=hand_size)
    assert len(of.pack) == len(set(of.pack)) == of.pack_bits.bit_count() == cards
    assert of.kitty_size == kitty
    assert list(of.pack) == sorted(of.pack)


@for_all(values=[{"hand_size": 7, "ranks": "seven_up"}, {"euchred_loner": "4"}, {"exceed_target": True}])
def test_good_values_of_the_newer_options(values: dict[str, Any]) -> None:
    of = rules_from(values)
    assert load_rules(dump_rules(of)) == of != Rules()


def test_yes_and_no_come_as_texts_too() -> None:
    """`bool("false")` would be true."""
    assert rules_from({"exceed_target": "true"}).exceed_target
    assert not rules_from({"exceed_target": "false"}).exceed_target


# --- what else must change so that an option can have a value


NAMES = [each.name for each in fields(Rules)]


def code_of(rules: Rules, **changes: object) -> str | None:
    try:
        replace(rules, **changes)
    except BadRules as refused:
        return refused.code
    return None


@rest
def test_every_conflict_can_come_about_by_one_or_two_changes_of_a_preset() -> None:
    """A conflict that others always come before would be a sentence nobody reads."""
    missing = {code for code, _, _ in CONFLICTS}
    for preset in PRESETS.values():
        missing -= {code_of(preset, **{name: value}) for name in NAMES for value in values_of(name)}
    for one, other in combinations(NAMES, 2):
        if not missing:
            break
        missing -= {
            code_of(Rules(), **{one: first, other: second})
            for first in values_of(one)[:8]
            for second in values_of(other)[:8]
        }
    assert missing == set()


@for_all(name=NAMES)
def test_values_are_those_of_the_ranges(name: str) -> None:
    default = getattr(Rules(), name)
    assert default in values_of(name)
    assert len(set(values_of(name))) == len(values_of(name))
    if name in RANGES:
        assert all(code_of(Rules(), **{name: value}) != RANGES[name][0] for value in values_of(name) if value > 0)
