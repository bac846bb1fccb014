"""The deals that players imagine agree with everything their seat knows, and weigh what was said and played."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine import PRESETS, Phase, Rules, Seat, State, View, actor, apply, start, view
from engine.cards import Card, Cards, Trump, card, cards_in, count, hand_of, parse_hand
from engine.contract import playing_order
from engine.players.monte_carlo import call_values, card_values
from engine.players.monte_carlo import sampler as sampled_deals
from engine.players.monte_carlo.jit import row
from engine.players.monte_carlo.likelihood import ORDERED, PASSED, BiddingSoFar, burial_likelihood, call_likelihood
from engine.players.monte_carlo.player import MonteCarloPlayer, PlayingStyle
from engine.players.monte_carlo.position import layout
from engine.players.monte_carlo.sampler import Effort, hand_values
from engine.players.monte_carlo.sampler_kernel import PLAYERS, Deals, sample_deals
from engine.players.utility import Stakes
from tests.engine.hand_lines import after
from tests.random_games import random_action
from tests.suite import COVERING, rest, sampled
from tests.there import there

pytestmark = pytest.mark.compiled

DEALS = 25
QUICK = Effort(imagined=DEALS, judged=5, maxims=1.0)
THINKER = MonteCarloPlayer(PlayingStyle(cards=QUICK, calling=QUICK))
MANY = Effort(imagined=1500, judged=5, maxims=1.0)
HANDS = 12
"""Hands played at random in each preset."""

Imagined = list[tuple[tuple[int, ...], float]]


def seen(lines: str, rules: Rules | None = None) -> View:
    state = after(lines, rules, dealer=3)
    return view(state, actor(state))


@pytest.fixture
def imagined(monkeypatch: pytest.MonkeyPatch) -> Imagined:
    """The deals that were imagined last, with their weights before any is chosen."""
    found: Imagined = []

    def watched(*arguments: Any) -> int:
        made = sample_deals(*arguments)
        deals: Deals = arguments[-1]
        found.clear()
        for deal in range(made):
            hands = tuple(int(hand) for hand in deals.hands[deal * PLAYERS : (deal + 1) * PLAYERS])
            found.append((hands, float(deals.weights[deal])))
        return made

    monkeypatch.setattr(sampled_deals, "sample_deals", watched)
    return found


def asked(name: str) -> Iterator[View]:
    """What seats see that have something to choose, in hands played at random."""
    dice, rules = Random(name), PRESETS[name]
    for number in range(HANDS):
        state: State = start(rules, number % rules.seats)
        for _ in range(70):
            seat = actor(state)
            if state.phase in (Phase.OVER, Phase.REVOKE_REVIEW):
                break
            if seat is not None and len((mine := view(state, seat)).choices) > 1 and mine.dealer is not None:
                yield mine
            state = apply(state, random_action(state, dice, calls=0.6))


def hands_of(mine: View, deal: tuple[int, ...]) -> dict[Seat, Cards]:
    """The hands of a sampled deal by seat: before the first lead, or now where trump is not led yet."""
    if mine.phase is not Phase.PLAYING:
        return {seat: deal[seat] for seat in range(mine.rules.seats) if deal[seat]}
    contract = there(mine.contract)
    of = layout(contract.trump, contract.benny)
    return {seat: hand_of(of.cards(bits)) for seat, bits in zip(contract.active, deal, strict=False)}


def played_by(mine: View) -> dict[Seat, list[tuple[Card, Card]]]:
    """By seat the cards played with the card led, in turn."""
    contract = mine.contract
    found: dict[Seat, list[tuple[Card, Card]]] = {seat: [] for seat in range(mine.rules.seats)}
    if contract is not None and mine.leader is not None:
        for leader, cards in [*[(trick.leader, trick.cards) for trick in mine.tricks], (mine.leader, mine.trick)]:
            for seat, played in zip(playing_order(contract, leader), cards, strict=False):
                found[seat].append((played, cards[0]))
    return found


def check(mine: View, hands: dict[Seat, Cards]) -> None:
    """Every card is in one place, and everything the seat knows is so."""
    rules, seat, contract = mine.rules, mine.seat, mine.contract
    held = Counter(each for hand in hands.values() for each in cards_in(hand))
    assert not [each for each, times in held.items() if times > 1], "a card in two hands"
    assert {*held} <= {*rules.pack}
    played = played_by(mine)
    for other, hand in hands.items():
        assert hand & hand_of(each for each, _ in played[other]) == hand_of(each for each, _ in played[other])
        assert count(hand) == mine.counts[other] + len(played[other])
        if contract is not None and not rules.honour:
            rest = hand
            for each, led in played[other]:
                follow = contract.ranking.follow[led] | contract.ranking.free
                if not follow >> each & 1:
                    assert not rest & contract.ranking.follow[led], "a suit it does not have"
                rest &= ~(1 << each)
    assert seat is not None
    assert hands[seat] == mine.cards | hand_of(each for each, _ in played[seat])
    if mine.claim is not None:
        claimant, laid_down = mine.claim
        assert hands[claimant] & laid_down == laid_down, "all have seen these cards"
    away = {*mine.buried} - {*cards_in(mine.cards)}
    assert not away & {*held}, "what this seat buried is in nobody's hand"
    if mine.upcard is not None and not mine.upcard_taken:
        assert mine.upcard not in held
    if mine.upcard is not None and mine.upcard_taken:
        assert mine.dealer is not None
        may_hold = {mine.dealer, *(mine.seating.partners(mine.dealer) if rules.partners_best else ())}
        assert {other for other, hand in hands.items() if hand >> mine.upcard & 1} <= may_hold


@rest
@pytest.mark.parametrize(
    "name", sampled(PRESETS, ["north-american", "railroad", "five-handed", "bid-euchre-double"], COVERING[::2])
)
def test_imagined_deals_agree_with_what_is_known(name: str, imagined: Imagined) -> None:
    phases = Counter[Phase]()
    for mine in asked(name):
        imagined.clear()
        THINKER.weigh(mine, Stakes.of(mine), Random(3))
        if not (card_values.can_weigh(mine) or call_values.can_weigh(mine)):
            assert not imagined
            continue
        assert len(imagined) >= DEALS * 0.8, "deals are found"
        phases[mine.phase] += 1
        for deal, weight in imagined:
            assert 0 < weight <= 1
            check(mine, hands_of(mine, deal))
        if len(imagined) > 1 and sum(mine.counts) - count(mine.cards) > 8:
            assert len({deal for deal, _ in imagined}) > 1
    if not PRESETS[name].double_pack:
        assert phases[Phase.PLAYING] > 20


def test_who_laid_the_hand_down_is_known_to_hold_it(imagined: Imagined) -> None:
    """The claim was refused, and play goes on with the hand face up."""
    deal = "deal JhJdAhKh9c TcJcQcKcAc 9dTdQdKdAd TsQsKsAsJs 9hThQh9s"
    mine = seen(f"{deal}; order; discard 9h; laydown 0; refuse; play Jh; play Tc; play 9d")
    assert mine.claim == (0, hand_of(parse_hand("JdAhKh9c")))
    THINKER.weigh(mine, Stakes.of(mine), Random(1))
    assert len(imagined) == DEALS
    for each, _ in imagined:
        check(mine, hands_of(mine, each))


def test_at_an_honour_table_nobody_is_thought_to_have_revoked(imagined: Imagined) -> None:
    """It may be so, but whoever thinks of it with every card thrown away is soon lost."""
    deal = "deal JhAh9hTsAc 9sKdQdJdTc KcJcKs9cTd QsAdTh9dQc JsKhQhAs"
    mine = seen(f"{deal}; pass; pass; pass; pass; name h; play Ac; play Tc; play 9c; play 9d", Rules(honour=True))
    assert (mine.seat, mine.tricks[0].cards[3]) == (0, card("9d"))
    THINKER.weigh(mine, Stakes.of(mine), Random(1))
    assert len(imagined) == DEALS
    clubs = hand_of(parse_hand("9cTcJcQcKcAc"))
    assert not any(hands_of(mine, each)[3] & clubs for each, _ in imagined)


# --- what was said and played


def likelihood(mine: View, imagined: Imagined, seat: Seat, cards: str, effort: Effort = MANY) -> tuple[float, float]:
    """The mean weight of deals in which a seat held these cards and of the others, as a share of both."""
    wanted = hand_of(parse_hand(cards))
    thinker = MonteCarloPlayer(PlayingStyle(cards=effort, calling=effort))
    thinker.weigh(mine, Stakes.of(mine), Random(1))
    with_them = [weight for deal, weight in imagined if hands_of(mine, deal)[seat] & wanted == wanted]
    without = [weight for deal, weight in imagined if hands_of(mine, deal)[seat] & wanted != wanted]
    assert len(with_them) >= 3
    both = sum(with_them) / len(with_them), sum(without) / len(without)
    return both[0] / sum(both), both[1] / sum(both)


def test_a_dealer_who_passed_has_hardly_three_top_trumps(imagined: Imagined) -> None:
    deal = "deal 9cTcQd9dTs KcAcKdAdKs JcQc9sTdQs JhAh9hJsAs ThQhKhJd"
    mine = seen(f"{deal}; pass; pass; pass; pass")
    strong, others = likelihood(mine, imagined, 3, "JhAh")
    assert strong < others * 0.75
    strongest, others = likelihood(mine, imagined, 3, "JhJdAh")
    assert strongest < others * 0.5


def test_a_dealer_who_passed_had_not_the_hand_to_go_with_the_upcard() -> None:
    """Two hearts with an ace and a king are a pass of the nine, and hardly one of the jack."""
    values = hand_values(Rules(), None, Trump.HEARTS)
    hand, calls = hand_of(parse_hand("AhKhAc9s9d")), row([3, PASSED, Trump.HEARTS, 3, 0])

    def likely(turned: str) -> float:
        return call_likelihood(hand, 0, BiddingSoFar(calls, hand_of(parse_hand(turned)), values, 0.5))

    assert likely("Jh") < likely("9h")


@pytest.mark.parametrize(("hand", "kind"), [("JhJdAhKhAs", PASSED), ("9c9dTcTdQs", ORDERED)])
def test_far_from_what_a_call_takes_hardly_anybody_errs(hand: str, kind: int) -> None:
    values, calls = hand_values(Rules(), None, Trump.HEARTS), row([0, kind, Trump.HEARTS, 0, 0])
    likely = call_likelihood(hand_of(parse_hand(hand)), 0, BiddingSoFar(calls, 0, values, MANY.width))
    assert likely < 0.05


def test_who_ordered_up_is_likelier_to_hold_the_bowers(imagined: Imagined) -> None:
    deal = "deal JhJdAc9dTs KcAhKdAdKs JcQc9sTdQs 9cTcQd9hAs ThQhKhJs"
    mine = seen(f"{deal}; order; discard 9c; play Jh")
    assert mine.seat == 1
    strong, others = likelihood(mine, imagined, 0, "JhJd")
    assert strong > others * 1.5


def test_who_could_have_taken_the_trick_and_did_not_has_not_the_card(imagined: Imagined) -> None:
    """West plays last under a king: with the ace it would have taken the trick."""
    deal = "deal JhAh9hTsAc 9sKdQdJdTc KsKcQc9cTd QsAdTh9dJc JsKhQhAs"
    mine = seen(f"{deal}; pass; pass; pass; pass; name h; play Ts; play 9s; play Ks; play Qs")
    assert mine.seat == 2
    has, has_not = likelihood(mine, imagined, 3, "As")
    assert has < has_not / 2
    bid_only, bid_only_not = likelihood(mine, imagined, 3, "As", replace(MANY, miss=1.0))
    assert has / has_not < bid_only / bid_only_not / 2


def test_what_a_dealer_buries() -> None:
    of = layout(Trump.HEARTS)

    def likely(six: str, name: str) -> float:
        return burial_likelihood(of.bits(hand_of(parse_hand(six))), of.bit[card(name)])

    hand = "JhAhTh9cAsQs"
    assert likely(hand, "9c") > likely(hand, "Qs") > likely(hand, "As") > likely(hand, "Th")
    assert likely("JhJdAhKhQhTh", "Th") == 1
    assert likely(hand, "Qs") > 0
