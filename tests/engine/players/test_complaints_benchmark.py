"""`benchmarks/complaints.py`: deals that the seat cannot tell apart, and figures that go on where they stopped."""

import json
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from benchmarks.complaints import POSITIONS, Found, main, measure
from benchmarks.positions import Position, deal_of, positions
from engine import load, view
from engine.actions import Play
from engine.phases.registry import Playing

ALL = {each.name: each for each in positions(POSITIONS)}


@pytest.mark.parametrize("name", ["duck-1", "three-1", "hopeless-2", "loner-lead-1", "nine-4"])
def test_the_deals_of_a_position_differ_only_in_what_its_seat_cannot_see(name: str) -> None:
    position = ALL[name]
    states = [deal_of(position, Random(seed)) for seed in range(8)]
    assert len({view(state, position.seat) for state in states}) == 1
    assert len({*states}) > 1
    assert deal_of(position, Random(3)) == states[3]


def test_who_has_not_followed_holds_nothing_of_the_suit() -> None:
    position = ALL["under-3"]
    for seed in range(10):
        state = deal_of(position, Random(seed))
        assert isinstance(state, Playing)
        contract = state.hand.contract
        assert contract is not None
        for seat in range(4):
            if seat != position.seat:
                assert not state.hands[seat] & lacked(state, seat)


def lacked(state: Playing, seat: int) -> int:
    """The cards of the suits that a seat has not followed."""
    contract, lacks = state.hand.contract, 0
    assert contract is not None
    for trick in state.tricks:
        turns = [(trick.leader + place) % 4 for place in range(4)]
        follow = contract.ranking.follow[trick.cards[0]]
        played = trick.cards[turns.index(seat)]
        lacks |= 0 if follow >> played & 1 else follow
    return lacks


def test_a_position_that_no_deal_leads_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("benchmarks.positions._MOST", 50)
    impossible = replace(ALL["duck-1"], lines=("order", *ALL["duck-1"].lines[1:]), name="impossible")
    with pytest.raises(ValueError, match="no deal leads to impossible"):
        deal_of(impossible, Random(0))


def figures(position: Position, *steps: int) -> Found:
    """What is found by rule of thumb in runs up to so many deals."""
    found: Found = {}
    for deals in steps:
        while measure(position, found, "rule-of-thumb", 1, deals):
            pass
    return found


def test_figures_go_on_where_they_stopped() -> None:
    position = ALL["last-two-1"]
    once = figures(position, 30)
    assert figures(position, 5, 12, 30) == once
    pair = once[position.name]["differences"]["play Jh - play As"]
    assert pair["deals"] == 30
    assert not measure(position, once, "rule-of-thumb", 1, 30)


def test_another_position_of_the_name_begins_anew() -> None:
    position = ALL["last-two-1"]
    found = figures(position, 8)
    assert measure(replace(position, right=position.wrong, wrong=position.right), found, "rule-of-thumb", 1, 5)
    assert found[position.name]["differences"]["play As - play Jh"]["deals"] == 5


def test_the_command_writes_and_prints_them(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "figures.json"
    run = ["three-2", "--level", "rule-of-thumb", "--json", str(path)]
    assert main([*run, "--deals", "20"]) == 0
    assert main([*run, "--table"]) == 0
    first, again = capsys.readouterr().out.splitlines()
    assert first == again
    assert first.split()[:5] == ["three-2", "play", "Ks", "-", "play"]
    found = json.loads(path.read_text())
    assert found["three-2"]["differences"]["play Ks - play Qh"]["points"] == 20  # it keeps the maker from a third trick
    with pytest.raises(SystemExit):
        main(["nobody"])


def test_every_choice_is_a_card_that_its_seat_was_dealt_or_took_up() -> None:
    for position in ALL.values():
        chosen = [load(line) for line in position.right + position.wrong]
        cards = [each.card for each in chosen if isinstance(each, Play)]
        assert {*cards} <= {*position.cards, position.upcard}
