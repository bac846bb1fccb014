"""The preset `robson` lowers by 2 or 4; games stored with the rules of before replay as they were: the golden games."""

from dataclasses import replace

from engine import PRESETS
from engine.rules.options import Robson
from tests.engine.golden_scenarios import SCENARIOS


def test_new_tables_of_robson_lower_by_2_or_4() -> None:
    assert PRESETS["robson"].robson is Robson.MARCH_TWO_OR_FOUR
    assert SCENARIOS["robson-before"] == replace(PRESETS["robson"], robson=Robson.MARCH)
