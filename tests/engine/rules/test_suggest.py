"""What else must change so that an option can have a value; and that each conflict is there for something."""

from dataclasses import fields, replace
from itertools import combinations
from random import Random

from engine import PRESETS, BadRules, Rules
from engine.rules.constraints import CONFLICTS
from engine.rules.fields import RANGES
from engine.rules.options import AllPass, Benny, FirstToSpeak, NoTrump, Partnership, Ranks, Scoring, WhoAlone
from engine.rules.suggest import amend, values_of
from tests.cases import for_all
from tests.random_games import random_variant
from tests.suite import examples, rest

NAMES = [field.name for field in fields(Rules)]


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
    for rules in PRESETS.values():
        missing -= {code_of(rules, **{name: value}) for name in NAMES for value in values_of(name)}
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


def test_the_least_change_is_found() -> None:
    stuck = Rules(all_pass=AllPass.STICK_DEALER)
    assert amend(stuck, "first_to_speak", FirstToSpeak.DEALER) == {"all_pass": AllPass.THROW_IN}
    assert amend(Rules(), "hand_size", 7) == {"ranks": Ranks.SEVEN_UP}
    assert amend(Rules(benny=Benny.JOKER), "no_trump", NoTrump.ROUND_TWO) is not None
    assert amend(Rules(), "partnership", Partnership.EACH_ALONE) == {
        "alone": WhoAlone.NOBODY,
        "scoring": Scoring.COUNT_DOWN,
    }
    assert amend(Rules(), "target", 11) == {}
    assert amend(Rules(), "target", 53) is None
    assert amend(Rules(), "seats", 3, most=1) is None


@for_all(seed=range(examples(80)))
def test_what_is_found_makes_rules_that_can_be(seed: int) -> None:
    dice = Random(seed)
    rules = random_variant(dice)
    for name in dice.sample(NAMES, 8):
        value = dice.choice(values_of(name))
        others = amend(rules, name, value)
        if others is None:
            assert code_of(rules, **{name: value}) is not None
            continue
        assert name not in others
        assert code_of(rules, **{name: value, **others}) is None
        assert (not others) is (code_of(rules, **{name: value}) is None)
        for left_out in others:  # none of them is there for nothing
            fewer = {key: each for key, each in others.items() if key != left_out}
            assert code_of(rules, **{name: value, **fewer}) is not None
