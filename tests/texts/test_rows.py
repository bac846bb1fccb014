"""What a review asked for is done, or there is a reason why not."""

import pytest

from tests.texts.rows import NAMES, fault, rows


@pytest.mark.parametrize("name", NAMES)
def test_what_is_marked_done_is_done(name: str) -> None:
    found = rows(name)
    assert len({row["id"] for row in found}) == len(found)
    assert {row["id"]: wrong for row in found if (wrong := fault(row))} == {}


def test_no_row_is_missing() -> None:
    assert {name: len(rows(name)) for name in NAMES} == {
        "english": 52,
        "italian": 34,
        "french": 32,
        "terms": 80,
        "docs": 37,
        "commands": 27,
    }


def test_an_entry_that_does_not_hold_is_noticed() -> None:
    row = {"id": "x", "quote": "x", "done": True, "files": ["bot/texts/en/hand.ftl"]}
    assert fault(row | {"present": ["bid-pass = Pass"]}) == ""
    assert fault(row | {"absent": ["bid-pass = Pass"]}) != ""
    assert fault(row | {"present": ["there is no such text"]}) != ""
    assert fault(row | {"absent": ["x y z"], "files": ["bot/texts/en/*.nothing"]}) != ""
    assert fault(row) != ""
    assert fault({"id": "x", "quote": "x", "not_done": "no"}) != ""
