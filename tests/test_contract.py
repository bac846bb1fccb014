"""Names that programs outside the project use. They may gain, and never lose or change."""

from importlib import import_module
from random import Random

import pytest

import engine
from engine.players import Level, RuleOfThumb, player_at

ENGINE = """
PRESETS Accept Action Alone Award BadNotation BadRules Bid Call CallSuit Card Cards Check Contract Correct Cut Deal
Declare Discard Draw Drop EngineError Event Give GiveUp HandResult IllegalAction LayDown Lower Match Name Object Order
Outcome Pass Phase Play Raise Refusal Refuse Replay Revoke Rules Seat See Settle Show Side State Stay Steal Suit Take
Tap ThrowIn Trump View Word actor apply dump dump_rules interjections legal_actions load load_rules replay rules_from
start story view
"""
PRESETS = """
north-american stick-the-dealer columbus western-new-york canadian anzac cornish british-parlett penryn st-austell
robson mathews-1844 seven-card railroad no-trump bid-euchre bid-euchre-double hasenpfeffer pepper indiana two-handed
three-handed five-handed six-handed hustle set-back buck
"""
OTHERS = {
    "engine.players": {"RuleOfThumb", "player_at", "Level"},
    "engine.players.levels": {"player_at", "Level"},
    "bot.app": {"create_bot"},
    "bot.settings": {"Settings"},
    "bot.cli.simulate": {"add_arguments", "run"},
}


def test_the_engine_exports_its_names() -> None:
    assert set(ENGINE.split()) - set(engine.__all__) == set()
    assert [name for name in engine.__all__ if not hasattr(engine, name)] == []


def test_presets_have_the_same_names() -> None:
    assert set(PRESETS.split()) - set(engine.PRESETS) == set()


@pytest.mark.parametrize(("module", "names"), OTHERS.items(), ids=list(OTHERS))
def test_other_names_import(module: str, names: set[str]) -> None:
    assert [name for name in names if not hasattr(import_module(module), name)] == []


def test_a_program_outside_can_drive_the_engine() -> None:
    state = engine.start(engine.PRESETS["north-american"], 0)
    assert engine.actor(state) is None
    deal = "deal 9cTcJcQcKc 9dTdJdQdKd 9hThJhQhKh 9sTsJsQsKs AcAdAhAs"
    assert engine.dump(engine.load(deal)) == deal
    dealt = engine.apply(state, engine.load(deal))
    mine = engine.view(dealt, 1)
    assert {engine.dump(action) for action in engine.legal_actions(dealt)} == {"pass", "order", "order alone"}
    assert mine != engine.view(dealt, None)
    with pytest.raises(engine.IllegalAction):
        engine.apply(dealt, engine.load("play 9d"))
    for player in (RuleOfThumb(), *map(player_at, Level)):
        assert player.choose(mine, Random(1)) in engine.legal_actions(dealt)
