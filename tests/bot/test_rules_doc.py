"""docs/rules.md says what is in the code."""

from dataclasses import fields, replace

from bot.panels.rules.option_texts import change_rules, values_of
from engine import BadRules, Rules
from engine.rules.fields import HIGHEST_TARGET
from tests.cases import for_all
from tools.rules_doc import PATH, all_presets, document


def test_the_file_is_up_to_date() -> None:
    """`python -m tools.rules_doc --write` makes it so."""
    assert PATH.read_text(encoding="utf-8") == document()


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
        "best_of_five": [{"rubber": True}],
        "laps": [{"rubber": True}],
        "skunk_counts_two": [{"rubber": True}],
    }.get(name, [])


def _fits(rules: Rules, changes: dict[str, object]) -> bool:
    try:
        change_rules(rules, changes)
    except BadRules:
        return False
    return True
