"""Fair deals: documented well enough to be made again by another program, spread evenly, and open to a check."""

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import islice
from random import Random

import pytest

from engine import Action, Deal, Draw, IllegalAction, Phase, Rules, apply, legal_actions, start, view
from engine.cards import card_name, cards_in, parse_hand
from engine.fairness import SECRET_BYTES, VERSION, chance, commitment, deal, draw, game_commitment, verify
from engine.phases.registry import Dealing, DrawForDeal
from engine.rules.options import FirstDealer, Packets, Partners, Partnership, Ranks
from engine.seats import EAST, FOUR, NORTH, WEST
from tests.cases import for_all
from tests.engine.reference import SUITS
from tests.random_games import random_action
from tests.suite import rest
from tests.there import there

SECRET = bytes(range(SECRET_BYTES))
RULES = Rules()


# --- the generator again, from the docstring of engine.fairness alone


def documented_stream(label: str, secret: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = sha256(b"bower/1/" + label.encode() + b"/" + str(block).encode() + b"/" + secret).hexdigest()
        for at in range(8):
            yield int(digest[8 * at : 8 * at + 8], 16)
        block += 1


def documented_shuffle(label: str, secret: bytes, order: str = "9TJQKA") -> list[str]:
    """`order` has the ranks in the order of the cards' numbers, in which the longer packs add theirs at the end."""
    pack = [rank + suit for rank in order for suit in SUITS]
    stream = documented_stream(label, secret)
    for place in reversed(range(1, len(pack))):
        below = place + 1
        number = next(stream)
        while number >= 2**32 - 2**32 % below:
            number = next(stream)
        other = number % below
        pack[place], pack[other] = pack[other], pack[place]
    return pack


def documented_deal(dealer: int, secret: bytes, number: int, cut: bytes = b"") -> tuple[list[set[str]], list[str]]:
    pack = documented_shuffle(f"deal/{number}/{cut.hex()}", secret)
    hands: list[set[str]] = [set(), set(), set(), set()]
    seat = dealer
    for _ in FOUR.seats:
        seat = (seat + 1) % 4
        hands[seat], pack = set(pack[:5]), pack[5:]
    return hands, pack


@for_all(dealer=FOUR.seats, cut=[b"", b"tap", b"\x00\xff"])
def test_another_program_deals_the_same_cards(dealer: int, cut: bytes) -> None:
    for number in range(1, 30):
        secret = sha256(b"%d" % number).digest()
        made = deal(RULES, dealer, secret, number, cut)
        hands = [{card_name(card) for card in cards_in(hand)} for hand in made.hands]
        assert (hands, [card_name(card) for card in made.kitty]) == documented_deal(dealer, secret, number, cut)


def test_a_number_too_high_to_be_fair_is_passed_over() -> None:
    """One hand in some fifty million meets such a number; this one was searched for."""
    number = 1_272_630
    second = list(islice(documented_stream(f"deal/{number}/", SECRET), 2))[1]
    assert second >= 2**32 - 2**32 % 23
    kitty = [card_name(card) for card in deal(RULES, WEST, SECRET, number).kitty]
    assert kitty == documented_deal(WEST, SECRET, number)[1]


def test_another_program_draws_the_same_cards() -> None:
    for attempt in range(20):
        made = draw(RULES, SECRET, attempt)
        assert [card_name(card) for card in made.cards] == documented_shuffle(f"draw/{attempt}", SECRET)[:4]


@pytest.mark.parametrize(("rule", "jacks"), [(FirstDealer.FIRST_JACK, "cdhs"), (FirstDealer.FIRST_BLACK_JACK, "cs")])
def test_another_program_deals_the_same_cards_up_to_the_first_jack(rule: FirstDealer, jacks: str) -> None:
    rules = Rules(first_dealer=rule)
    lengths = set()
    for number in range(60):
        secret = sha256(b"jack %d" % number).digest()
        made = [card_name(card) for card in draw(rules, secret, 0).cards]
        expected: list[str] = []
        for name in documented_shuffle("draw/0", secret):
            expected.append(name)
            if name in {"J" + suit for suit in jacks}:
                break
        assert made == expected
        after = apply(start(rules), Draw(parse_hand("".join(made))))
        assert view(after, None).dealer == (len(made) - 1) % 4
        lengths.add(len(made))
    assert min(lengths) == 1
    assert max(lengths) > 8


def test_version_one_never_changes() -> None:
    """Finished games are checked against this for ever."""
    assert (VERSION, SECRET_BYTES) == (1, 32)
    assert game_commitment(SECRET) == sha256(b"bower/1/commit/game/" + SECRET).hexdigest()
    assert commitment(SECRET, 1) == sha256(b"bower/1/commit/1/" + SECRET).hexdigest()
    made = deal(RULES, WEST, SECRET, 1)
    assert [card_name(card) for card in made.kitty] == KITTY
    assert "".join(card_name(card) for card in cards_in(made.hands[NORTH])) == NORTHS


KITTY = ["Kh", "Qd", "Ts", "9d"]
NORTHS = "TdQhQsKcKd"


# --- deterministic, and different where it must be


def test_a_deal_depends_on_the_secret_the_hand_and_the_cut() -> None:
    base = deal(RULES, WEST, SECRET, 1)
    assert deal(RULES, WEST, SECRET, 1) == base
    others = [
        deal(RULES, WEST, SECRET, 2),
        deal(RULES, WEST, SECRET, 11),
        deal(RULES, WEST, SECRET, 1, b"cut"),
        deal(RULES, WEST, SECRET[:-1] + b"x", 1),
    ]
    assert len({base, *others}) == 5


def test_commitments_differ_by_hand_and_do_not_show_the_secret() -> None:
    published = [commitment(SECRET, number) for number in range(50)]
    assert len(set(published)) == 50
    for text in published:
        assert len(text) == 64
        assert int(text, 16) >= 0
        assert SECRET.hex() not in text


# --- evenly spread


@rest
def test_every_card_comes_to_every_place_equally_often() -> None:
    """Chi-square over 24 cards by the 4 hands and the 4 places of the kitty: 23 * 7 degrees of freedom."""
    deals = 4800
    seen = [[0] * 8 for _ in range(24)]
    for number in range(deals):
        made = deal(RULES, WEST, SECRET, number)
        for seat in FOUR.seats:
            for card in cards_in(made.hands[seat]):
                seen[card][seat] += 1
        for place, card in enumerate(made.kitty, start=4):
            seen[card][place] += 1
    expected = [deals * 5 / 24] * 4 + [deals / 24] * 4
    square = sum((seen[card][at] - expected[at]) ** 2 / expected[at] for card in range(24) for at in range(8))
    free = 23 * 7
    assert abs(square - free) < 4 * (2 * free) ** 0.5


@rest
def test_two_cards_of_a_hand_are_no_more_often_together_than_chance() -> None:
    """Neighbours in the unshuffled pack share one of the four hands in 80 of 552 deals."""
    deals = 2000
    together = sum(
        sum((hand >> pair & 3) == 3 for hand in deal(RULES, WEST, SECRET, number).hands)
        for number in range(deals)
        for pair in range(23)
    )
    chance = 4 * (5 * 4) / (24 * 23)
    assert abs(together / (deals * 23) - chance) < 0.005


def test_every_seat_draws_the_deal_equally_often() -> None:
    dealt = [0, 0, 0, 0]
    for number in range(4000):
        after = view(apply(start(RULES), draw(RULES, sha256(b"%d" % number).digest(), 0)), None)
        if after.dealer is not None:
            dealt[after.dealer] += 1
    mean = sum(dealt) / 4
    assert sum((each - mean) ** 2 / mean for each in dealt) < 16.3  # 3 degrees of freedom, one in a thousand


# --- checked


def fair_game(rules: Rules, secret: bytes, dealer: int | None, dice: Random | None = None) -> list[Action]:
    """A whole game whose table keeps to its secret; with `dice` deals are stolen and noticed."""
    state, actions = start(rules, dealer), list[Action]()
    own = dice or Random(3)
    while state.phase is not Phase.OVER:
        by_chance = isinstance(state, Dealing | DrawForDeal)
        action = random_action(state, own, beside=0.3 if dice else 0.0)
        if by_chance and isinstance(action, Deal | Draw):
            action = chance(state, secret)
        actions.append(action)
        state = apply(state, action)
    return actions


def test_a_draw_again_is_another_draw() -> None:
    """The attempt is counted."""
    secrets = (sha256(b"tie%d" % number).digest() for number in range(1000))
    secret = next(each for each in secrets if apply(start(RULES), draw(RULES, each, 0)).phase is Phase.DRAW_FOR_DEAL)
    actions = fair_game(RULES, secret, None)
    assert isinstance(actions[1], Draw)
    assert actions[1] != actions[0]
    assert all(check.fair for check in verify(RULES, secret, actions))


def test_a_tampered_deal_is_found_and_only_that() -> None:
    """Two cards of the kitty change places, so that the rest of the game stays legal."""
    actions = fair_game(RULES, SECRET, EAST)
    places = [at for at, action in enumerate(actions) if isinstance(action, Deal)]
    for number, at in enumerate(places, start=1):
        good = actions[at]
        assert isinstance(good, Deal)
        kitty = (*good.kitty[:2], good.kitty[3], good.kitty[2])
        bad = [*actions[:at], replace(good, kitty=kitty), *actions[at + 1 :]]
        assert [check.number for check in verify(RULES, SECRET, bad, EAST) if not check.fair] == [number]


def test_a_tampered_draw_is_found() -> None:
    actions = fair_game(RULES, SECRET, None)
    at = max(place for place, action in enumerate(actions) if isinstance(action, Draw))
    drawn = actions[at]
    assert isinstance(drawn, Draw)
    dealer = there(view(apply(start(RULES), drawn), None).dealer)
    spare = next(card for card in RULES.pack if card_name(card)[0] == "K" and card not in drawn.cards)
    other = (dealer + 1) % 4
    cards = tuple(spare if seat == other else card for seat, card in enumerate(drawn.cards))
    bad = [*actions[:at], Draw(cards), *actions[at + 1 :]]
    assert [check.fair for check in verify(RULES, SECRET, bad)].count(False) == 1


def test_what_is_no_game_cannot_be_verified() -> None:
    actions = fair_game(RULES, SECRET, EAST)
    with pytest.raises(IllegalAction):
        verify(RULES, SECRET, actions[1:], EAST)


# --- packets, a cut, draws for partners and stolen deals


ORDERS = {Ranks.NINE_UP: "9TJQKA", Ranks.EIGHT_UP: "9TJQKA8", Ranks.SEVEN_UP: "9TJQKA87"}
SECOND_JACK = Rules(first_dealer=FirstDealer.FIRST_JACK, partners=Partners.SECOND_JACK)


@for_all(
    packets__ranks__rounds=[
        (Packets.WHOLE_HANDS, Ranks.EIGHT_UP, (5,)),
        (Packets.WHOLE_HANDS, Ranks.SEVEN_UP, (5,)),
        (Packets.WHOLE_HANDS, Ranks.SEVEN_UP, (7,)),
        (Packets.TWO_THREE, Ranks.NINE_UP, (2, 3)),
        (Packets.THREE_TWO, Ranks.NINE_UP, (3, 2)),
        (Packets.TWO_THREE, Ranks.SEVEN_UP, (2, 3, 2)),
        (Packets.THREE_TWO, Ranks.SEVEN_UP, (3, 2, 2)),
    ],
    dealer=range(4),
)
def test_another_program_deals_in_packets_and_from_longer_packs(
    packets: Packets, ranks: Ranks, rounds: tuple[int, ...], dealer: int
) -> None:
    size = sum(rounds)
    rules = Rules(packets=packets, ranks=ranks, hand_size=size)
    for number in range(1, 10):
        made = deal(rules, dealer, SECRET, number)
        pack = documented_shuffle(f"deal/{number}/", SECRET, ORDERS[ranks])
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


WAYS_TO_DEAL = {
    "drawn": Rules(),
    "partners": Rules(partners=Partners.TWO_LOWEST, target=3),
    "second jack": SECOND_JACK,
    "packets": Rules(packets=Packets.TWO_THREE, target=3),
    "cut and stolen": Rules(cut=True, steal_deal=True, point_on_partner=True, target=5),
    "stolen": Rules(steal_deal=True, packets=Packets.THREE_TWO, target=5),
}


@pytest.mark.parametrize("name", WAYS_TO_DEAL)
def test_an_honest_game_passes_and_a_changed_one_does_not(name: str) -> None:
    dice = Random(name)
    for _ in range(3):
        actions = fair_game(WAYS_TO_DEAL[name], SECRET, None, dice)
        checks = verify(WAYS_TO_DEAL[name], SECRET, actions)
        assert all(check.fair for check in checks)
        assert len(checks) == sum(isinstance(action, Deal | Draw) for action in actions)
        assert not any(check.fair for check in verify(WAYS_TO_DEAL[name], bytes(SECRET_BYTES), actions))


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
