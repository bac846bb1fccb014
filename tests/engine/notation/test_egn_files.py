"""Files in Euchre Game Notation as others may write them: read, or refused with a code."""

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import PRESETS, Rules, load, replay
from engine.notation import About, BadEgn, EgnFault, from_egn, to_egn
from tests.cases import for_all
from tests.engine.hand_lines import MARCH
from tests.engine.notation.test_egn_hands import MARCHED, ORDERED, document_of
from tests.refused import refused
from tests.suite import examples


def changed(change: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
    """A good file with something changed in it."""
    document: dict[str, Any] = json.loads(json.dumps(document_of(f"{ORDERED};{MARCHED}")))
    change(document)
    return document


def deal_in(document: dict[str, Any]) -> dict[str, Any]:
    """The first deal of a file."""
    deal: dict[str, Any] = document["deals"][0]
    return deal


def test_other_ways_to_write_a_card() -> None:
    """N is a nine, R and L the bowers; suits may be capitals, and phases without numbers (1.6)."""

    def write(document: dict[str, Any]) -> None:
        document["version"] = "1.6"
        deal = deal_in(document)
        deal["initialState"]["upCard"] = "Nh"
        bidding, play = deal["phases"]
        del bidding["phaseNumber"], play["phaseNumber"]
        bidding["discard"] = "9S"
        play["tricks"][0], play["tricks"][1][0] = ["R", "TC", "Nd", "NH"], "L"

    assert from_egn(changed(write)) == from_egn(document_of(f"{ORDERED};{MARCHED}"))


def test_a_player_may_be_an_object_and_other_annotations_are_commentary() -> None:
    def write(document: dict[str, Any]) -> None:
        document["metadata"]["players"][1] = {"name": "Ben", "playerIds": []}
        deal_in(document)["phases"][1]["playAnnotations"] = {"2": ["[!]Nicely thrown away."]}

    read = from_egn(changed(write))
    assert read.players == ("North", "Ben", "South", "West")
    assert read.actions == from_egn(document_of(f"{ORDERED};{MARCHED}")).actions


def test_without_a_rule_set_the_dealer_is_stuck() -> None:
    """`std` is true where it is left out."""
    assert from_egn(changed(lambda document: document["metadata"].pop("ruleset"))).rules == PRESETS["stick-the-dealer"]


FAULTS: Final[dict[str, tuple[Callable[[dict[str, Any]], Any], EgnFault]]] = {
    "another type": (lambda d: d.update(fileType="Euchre Match Notation"), EgnFault.FORM),
    "no metadata": (lambda d: d.pop("metadata"), EgnFault.FORM),
    "an old version": (lambda d: d.update(version="1.1.0"), EgnFault.VERSION),
    "a key that is not known": (lambda d: d["metadata"]["ruleset"].update(blind=True), EgnFault.FORM),
    "a yes that is a number": (lambda d: d["metadata"]["ruleset"].update(std=1), EgnFault.FORM),
    "two lengths": (lambda d: d["metadata"]["ruleset"].update(num_deals=8), EgnFault.RULES),
    "three players": (lambda d: d["metadata"]["ruleset"].update(num_players=3), EgnFault.RULES),
    "a fast break": (lambda d: d["metadata"]["ruleset"].update(fast_break=True), EgnFault.RULES),
    "sixes": (lambda d: d["metadata"]["ruleset"].update(min_rank=6), EgnFault.RULES),
    "a loner for five": (lambda d: d["metadata"]["ruleset"].update(loner_march_score=5), EgnFault.RULES),
    "the middle of a game": (lambda d: d["metadata"].update(initialScore=[4, 2]), EgnFault.STARTED),
    "no deals": (lambda d: d.update(deals=[]), EgnFault.EMPTY),
    "a deal in one word": (lambda d: d.update(deals=["EjRWeJA="]), EgnFault.CONDENSED),
    "an unknown upcard": (lambda d: deal_in(d)["initialState"].update(upCard="Xh"), EgnFault.UNKNOWN),
    "no card": (lambda d: deal_in(d)["initialState"].update(upCard="1h"), EgnFault.FORM),
    "an upcard of another pack": (lambda d: deal_in(d)["initialState"].update(upCard="B"), EgnFault.ILLEGAL),
    "an unknown call": (lambda d: deal_in(d)["phases"][0].update(calls=["x"]), EgnFault.UNKNOWN),
    "a call nobody knows": (lambda d: deal_in(d)["phases"][0].update(calls=["Fold"]), EgnFault.FORM),
    "an unknown card played": (lambda d: deal_in(d)["phases"][1]["tricks"][4].__setitem__(3, "Xs"), EgnFault.UNKNOWN),
    "a card that is not held": (lambda d: deal_in(d)["phases"][1]["tricks"][0].__setitem__(3, "Th"), EgnFault.ILLEGAL),
    "a trick too short": (lambda d: deal_in(d)["phases"][1]["tricks"][0].pop(), EgnFault.ILLEGAL),
    "play without a call": (lambda d: deal_in(d)["phases"].pop(0), EgnFault.ILLEGAL),
    "a phase of no type": (lambda d: deal_in(d)["phases"][1].update(type=[]), EgnFault.FORM),
    "a third phase": (lambda d: deal_in(d)["phases"].append({"type": "MISDEAL"}), EgnFault.FORM),
    "a deal that breaks off": (
        lambda d: (d["deals"].append(d["deals"][0]), deal_in(d)["phases"][1]["tricks"].pop()),
        EgnFault.UNFINISHED,
    ),
    "a card dealt twice": (
        lambda d: deal_in(d)["initialState"]["playerCards"][0].__setitem__(0, "Tc"),
        EgnFault.ILLEGAL,
    ),
    "a kitty's card given": (
        lambda d: deal_in(d)["phases"][0].update(cardExchanges=[{"receiver": 0, "cards": ["Th"]}]),
        EgnFault.EXCHANGE,
    ),
    "an early end that is none": (
        lambda d: deal_in(d)["phases"][1].update(playAnnotations={"4": ["Bower: award 0"]}),
        EgnFault.FORM,
    ),
    "a seat that is none": (lambda d: deal_in(d)["initialState"].update(dealer=4), EgnFault.FORM),
}


@for_all(name=FAULTS)
def test_what_cannot_be_read_is_refused_with_a_code(name: str) -> None:
    change, code = FAULTS[name]
    with refused(code, of=BadEgn):
        from_egn(changed(change))


def test_the_deal_is_the_next_seats() -> None:
    def write(document: dict[str, Any]) -> None:
        document["deals"].append({**document["deals"][0], "dealNumber": 1})

    with pytest.raises(BadEgn) as caught:
        from_egn(changed(write))
    assert (caught.value.code, caught.value.deal) == (EgnFault.DEALER, 2)


PLAIN: Final = st.none() | st.booleans() | st.integers() | st.text(max_size=5)
JSON: Final[st.SearchStrategy[object]] = st.recursive(
    PLAIN, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3)
)


@given(JSON)
def test_rubbish_is_refused(value: object) -> None:
    for document in (value, {"fileType": "Euchre Game Notation", "version": "1.4", "deals": value}):
        with pytest.raises(BadEgn):
            from_egn(json.dumps(document))


@given(seed=st.integers(0, 1 << 32))
@settings(max_examples=examples(150))
def test_a_damaged_file_is_refused_or_read(seed: int) -> None:
    """Whatever is put in whatever place, nothing but the code comes out."""
    rng = Random(seed)

    def damage(document: dict[str, Any]) -> None:
        place: Any = document
        while isinstance(place, dict | list) and place:
            keys: list[Any] = list(place) if isinstance(place, dict) else list(range(len(place)))
            key = rng.choice(keys)
            if rng.random() < 0.3 or not isinstance(place[key], dict | list):
                place[key] = rng.choice([None, True, 3, -1, "", "Jh", "B", [], {}, ["Jh"], 1 << 70, {"type": []}])
                return
            place = place[key]

    try:
        read = from_egn(changed(damage))
    except BadEgn:
        return
    replay(read.rules, read.actions, read.dealer)


@pytest.mark.parametrize("text", ["", "{", b"\xff", "[" * 100_000, "null", "[]"])
def test_what_is_no_json_object_is_refused(text: str | bytes) -> None:
    with refused(EgnFault.FORM, of=BadEgn):
        from_egn(text)


def test_names_and_texts_are_cut_where_the_schema_ends() -> None:
    about = About(players=("x" * 80, "East", "South", "West"), title="t" * 200, game_id="9")
    metadata = to_egn(Rules(), [load(f"deal {MARCH}")], dealer=3, about=about)["metadata"]
    assert (len(metadata["players"][0]), len(metadata["title"]), metadata["gameId"]) == (64, 128, "9")
