"""The phrases by which the referee knows a message are those that members read, or a law would judge nothing."""

import pytest

from bot.texts.catalogue import say
from tests.referee.referee import MOVES
from tests.referee.shown_laws import IN, NEXT


@pytest.mark.parametrize("number", [1, 3, 12])
def test_when_the_next_round_opens_is_found(number: int) -> None:
    found = NEXT.search("### Night\n" + say("en", "league-round-over-at", round=number, left="<t:1700000000:R>"))
    assert found is not None
    assert found[1] == "1700000000"


def test_nothing_opens_after_the_last_round() -> None:
    assert NEXT.search(say("en", "league-rounds-over-at", left="<t:1700000000:R>")) is None


def test_the_rules_page_says_that_pairs_move() -> None:
    assert MOVES in say("en", "contest-rule-moving", count=2)


@pytest.mark.parametrize(("key", "is_in"), [("league-joined", True), ("league-paired", True), ("league-waits", False)])
def test_who_has_signed_up_reads_to_be_in(key: str, is_in: bool) -> None:
    text = say("en", key, contest="Night", names="Ann, Ben", place=1, consent="By joining you agree")
    assert bool(IN.search(text)) is is_in
