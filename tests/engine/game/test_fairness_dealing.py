"""Fair deals at tables with packets, a cut, draws for partners and stolen deals: made again from the docstring."""

from dataclasses import replace
from hashlib import sha256
from random import Random

import pytest

from engine import PRESETS, Action, Deal, Draw, Object, Phase, Rules, State, Steal, apply, legal_actions, start, view
from engine.cards import card_name, cards_in
from engine.fairness import SECRET_BYTES, chance, deal, draw, verify
from engine.phases.registry import Dealing, DrawForDeal
from engine.rules.options import FirstDealer, Packets, Partners, Partnership, Ranks
from tests.cases import for_all
from tests.engine.game.test_fairness import documented_shuffle
from tests.random_games import random_action

SECRET = bytes(range(SECRET_BYTES))
SECOND_JACK = Rules(first_dealer=FirstDealer.FIRST_JACK, partners=Partners.SECOND_JACK)


@for_all(
    packets__ranks__rounds=[
        (Packets.TWO_THREE, Ranks.NINE_UP, (2, 3)),
        (Packets.THREE_TWO, Ranks.NINE_UP, (3, 2)),
        (Packets.TWO_THREE, Ranks.SEVEN_UP, (2, 3, 2)),
        (Packets.THREE_TWO, Ranks.SEVEN_UP, (3, 2, 2)),
    ],
    dealer=range(4),
)
def test_another_program_deals_in_packets(packets: Packets, ranks: Ranks, rounds: tuple[int, ...], dealer: int) -> None:
    size = sum(rounds)
    rules = Rules(packets=packets, ranks=ranks, hand_size=size)
    for number in range(1, 10):
        made = deal(rules, dealer, SECRET, number)
        pack = documented_shuffle(f"deal/{number}/", SECRET, "9TJQKA" if ranks is Ranks.NINE_UP else "9TJQKA87")
        hands: list[list[str]] = [[], [], [], []]
        for packet in rounds:
            for step in range(1, 5):
                hands[(dealer + step) % 4] += pack[:packet]
                pack = pack[packet:]
        assert [{card_name(card) for card in cards_in(hand)} for hand in made.hands] == [set(hand) for hand in hands]
        assert [card_name(card) for card in made.kitty] == pack


def test_packets_skip_who_sits_out() -> None:
    rules = Rules(seats=7, partnership=Partnership.ROTATING, packets=Packets.THREE_TWO)
    for dealer in range(7):
        made = deal(rules, dealer, SECRET, 1)
        assert apply(start(rules, dealer), made).phase is Phase.FIRST_ROUND
        pack = documented_shuffle("deal/1/", SECRET)
        seats = rules.seating_of(dealer).seats
        eldest = next(seat % 7 for seat in range(dealer + 1, dealer + 8) if seat % 7 in seats)
        assert {*pack[:3], *pack[12:14]} == {card_name(card) for card in cards_in(made.hands[eldest])}


@pytest.mark.parametrize("preset", ["bid-euchre", "bid-euchre-double"])
def test_packets_of_other_sizes_are_deals(preset: str) -> None:
    rules = replace(PRESETS[preset], packets=Packets.TWO_THREE)
    made = deal(rules, 0, SECRET, 1)
    assert [len(cards_in(hand)) for hand in made.hands] == [rules.hand_size] * 4
    assert apply(start(rules, 0), made)


def test_a_cut_is_its_byte() -> None:
    """Cut after n tenths, the label ends with the byte n; tapped, it is that of a table without a cut."""
    rules = Rules(cut=True)
    for place in range(10):
        before = start(rules, 3)
        action = legal_actions(before)[place]
        state = apply(before, action)
        assert isinstance(state, Dealing)
        made = chance(state, SECRET)
        assert isinstance(made, Deal)
        kitty = documented_shuffle(f"deal/1/{place:02x}" if place else "deal/1/", SECRET)[20:]
        assert [card_name(card) for card in made.kitty] == kitty
        assert (made == deal(Rules(), 3, SECRET, 1)) == (place == 0)


def test_another_program_deals_the_same_cards_up_to_the_second_jack() -> None:
    repeated = 0
    for number in range(400):
        secret = sha256(b"second %d" % number).digest()
        made = [card_name(card) for card in draw(SECOND_JACK, secret, 0).cards]
        expected: list[str] = []
        first = None
        for place, name in enumerate(documented_shuffle("draw/0", secret)):
            expected.append(name)
            if name[0] == "J":
                if first is None:
                    first = place % 4
                elif place % 4 != first:
                    break
        assert made == expected
        after = apply(start(SECOND_JACK), draw(SECOND_JACK, secret, 0))
        assert (after.phase is Phase.DRAW_FOR_DEAL) == (
            len(made) == 24 and (made[-1][0] != "J" or len(made) % 4 == first)
        )
        repeated += after.phase is Phase.DRAW_FOR_DEAL
    assert repeated


def test_a_draw_for_partners_is_the_draw_for_the_deal() -> None:
    for attempt in range(20):
        for partners in (Partners.TWO_LOWEST, Partners.TWO_HIGHEST):
            assert draw(Rules(partners=partners), SECRET, attempt) == draw(Rules(), SECRET, attempt)


# --- checked


RULES = {
    "partners": Rules(partners=Partners.TWO_LOWEST, target=3),
    "second jack": SECOND_JACK,
    "packets": Rules(packets=Packets.TWO_THREE, target=3),
    "cut and stolen": Rules(cut=True, steal_deal=True, point_on_partner=True, target=5),
    "stolen": Rules(steal_deal=True, packets=Packets.THREE_TWO, target=5),
}


def fair_game(rules: Rules, dice: Random) -> list[Action]:
    """A whole game whose table keeps to its secret, with deals stolen and noticed."""
    state: State = start(rules)
    actions: list[Action] = []
    while state.phase is not Phase.OVER:
        action = random_action(state, dice, beside=0.3) if not isinstance(state, DrawForDeal) else chance(state, SECRET)
        if isinstance(action, Deal) and isinstance(state, Dealing):
            action = chance(state, SECRET)
        actions.append(action)
        state = apply(state, action)
    return actions


@pytest.mark.parametrize("name", RULES)
def test_an_honest_game_passes_and_a_changed_one_does_not(name: str) -> None:
    dice = Random(name)
    for _ in range(3):
        actions = fair_game(RULES[name], dice)
        checks = verify(RULES[name], SECRET, actions)
        assert all(check.fair for check in checks)
        assert len(checks) == sum(isinstance(action, Deal | Draw) for action in actions)
        assert not any(check.fair for check in verify(RULES[name], bytes(SECRET_BYTES), actions))


def test_stolen_deals_are_in_the_checked_games() -> None:
    actions = [action for name in ("stolen", "cut and stolen") for action in fair_game(RULES[name], Random(4))]
    assert any(isinstance(action, Steal) for action in actions)
    assert any(isinstance(action, Object) for action in actions)


def test_a_cut_that_was_not_dealt_by_is_found() -> None:
    """The table must not deal as if the pack had been tapped."""
    rules = Rules(cut=True)
    state = apply(start(rules, 0), legal_actions(start(rules, 0))[7])
    actions = [legal_actions(start(rules, 0))[7], deal(rules, 0, SECRET, 1)]
    assert [check.fair for check in verify(rules, SECRET, actions, 0)] == [False]
    assert isinstance(state, Dealing)
    good = [actions[0], deal(rules, 0, SECRET, 1, state.cut)]
    assert [check.fair for check in verify(rules, SECRET, good, 0)] == [True]
    assert view(state, None).phase is Phase.DEALING
