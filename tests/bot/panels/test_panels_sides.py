"""Tables of two to nine: who plays with whom, and who sits out."""

import re

import pytest

from bot.panels.core.reader import Reader, Voice
from bot.panels.hand.panel import hand_panel
from bot.panels.table.lobby import place_name
from bot.panels.table.message import table_panel
from engine import Phase, view
from tests.bot.panel_checks import (
    acts,
    drawn_hands,
    everything,
    shown,
    table_of,
    texts,
)
from tests.bot.panels.sizes import SIZES, lobby, some_states, table_picture_of
from tests.random_games import Game
from tests.suite import first, rest
from tests.there import there


def test_three_partners_are_named() -> None:
    table = table_of(Game(SIZES["six"], None))
    assert Voice(table, "en").side(0) == "Ann, Cleo & Eve"
    assert Voice(table, "en").side(1) == "Ben, Dan & Fay"
    playing = next(here for here in some_states("six") if here.state.phase is Phase.PLAYING)
    assert "with Eve & Ann" in everything(hand_panel(shown(playing, 2), Reader(text_only=True)))


def test_seats_have_numbers_where_they_have_no_compass_point() -> None:
    for size, rules in SIZES.items():
        voice = Voice(table_of(Game(rules, None)), "en")
        assert voice.seat(1) == ("East" if rules.seats == 4 else "Seat 2"), size


@rest
@pytest.mark.parametrize("size", first(["seven", "eight", "nine"], 1))
def test_a_player_who_sits_out_sees_a_note_and_has_no_cards(size: str) -> None:
    told = 0
    for here in some_states(size):
        seen = view(here.state, None)
        drawing = None if seen.phase is Phase.OVER else table_picture_of(table_panel(shown(here, None)))
        if drawing is None or seen.actor is None:
            continue
        for seat in range(here.rules.seats):
            plays = seat in seen.seating.seats
            if plays and seen.contract is not None and seat in seen.contract.sitting_out:
                continue
            assert drawing.seats[seat].sits_out is not plays
            assert (drawing.seats[seat].side is None) is not plays
            panel = hand_panel(shown(here, seat), Reader())
            assert plays or drawn_hands(panel) == []
            assert plays or acts(panel) == []
            assert ("sit out" in next(texts(panel))) is not plays
            told += not plays
    assert told


def test_partners_change_with_the_deal_where_fours_rotate() -> None:
    met: dict[int, set[str]] = {}
    for here in some_states("nine", 5):
        seen = view(here.state, 0)
        if seen.phase is Phase.PLAYING and 0 in seen.seating.seats:
            words = next(texts(hand_panel(shown(here, 0), Reader(text_only=True))))
            found = there(re.search(r"You: Seat 1, with (\w+)", words))
            met.setdefault(seen.number, set()).add(found[1])
    assert len(met) > 1
    assert all(len(each) == 1 for each in met.values())


def test_only_the_holder_of_the_called_card_sees_the_partnership() -> None:
    """The holder of the called card, and everyone once it has fallen; nobody else."""
    known = hidden = 0
    for here in some_states("five"):
        contract = view(here.state, None).contract
        if contract is None or contract.called is None or here.state.phase is not Phase.PLAYING:
            continue
        for seat in range(5):
            partner = view(here.state, seat).partner
            words = next(texts(hand_panel(shown(here, seat), Reader(text_only=True))))
            together = {contract.maker, partner}
            assert ("on your own" in words) is not (partner is not None and seat in together)
            known += partner is not None
            hidden += partner is None
    assert known
    assert hidden


def test_the_lobby_names_the_partners_of_each_free_seat() -> None:
    six = lobby(SIZES["six"], 3).table
    assert [place_name(six, seat, Voice(six, "en", aloud=True)) for seat in six.free_seats] == [
        "Seat 4, with Ben",
        "Seat 5, with Ann & Cleo",
        "Seat 6, with Ben",
    ]
