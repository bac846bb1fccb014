"""Par of a deal, against a bidding worked through in full and a play searched in full."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from engine import PRESETS, IllegalAction, Rules, Seat, State, Trump, actor, apply, dump, dump_rules, load, start, view
from engine.actions import Deal, Play, Replay
from engine.cards import Card, Cards, cards_in, hand_of, rank_of
from engine.codec import trump_text
from engine.match import first_match
from engine.phases.registry import Dealing, Playing
from engine.players.monte_carlo.jit import COMPILED
from engine.players.monte_carlo.par import has_par, par, pars
from engine.rules.options import AllPass, Betting, DefendAlone, FarmersHand, UpcardBenny
from tests.engine import reference
from tests.engine.minimax import Position, Searched
from tests.engine.players.review_games import played
from tests.random_games import ends_a_hand, random_deal, random_rules
from tests.suite import first, rest
from tests.there import there

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).resolve().parents[3]
TRUMPS = {trump_text(trump): trump for trump in Trump}


class Tricks:
    """How many tricks the makers take, by plain search; what was searched before is looked up."""

    def __init__(self) -> None:
        self._known: dict[Position, int] = {}

    def of(self, at: Position) -> int:
        if at not in self._known:
            searched = Searched()
            self._known[at] = next(need for need in range(at.left, -1, -1) if searched.takes(at, need))
        return self._known[at]


def net(points: Iterable[int]) -> int:
    first, second = points
    return first - second


# --- the bidding of the second Euchre, which shares nothing with the engine


def by_reference(game: reference.Game, tricks: Tricks) -> int:
    """What a position is worth to side 0: every word of everybody is tried."""
    if game.phase in ("deal", "over"):
        assert game.points is not None
        return net(game.points)
    if game.phase == "play":
        assert game.maker is not None
        assert game.asked is not None
        active = [seat for seat in range(4) if seat not in game.out]
        at = Position(
            TRUMPS[game.trump],
            None,
            tuple(int(seat % 2 == game.maker % 2) for seat in active),
            tuple(hand_of(cards_of(game.hands[seat])) for seat in active),
            active.index(game.asked),
            left=game.rules["hand_size"],
        )
        after = game.copy()
        after.tricks[game.maker] = tricks.of(at)
        after._score()
        assert after.points is not None
        return net(after.points)
    worths: list[int] = []
    for line in game.legal():
        after = game.copy()
        after.do(line)
        worths.append(by_reference(after, tricks))
    assert game.asked is not None
    return min(worths) if game.asked % 2 else max(worths)


def cards_of(texts: list[str]) -> list[Card]:
    return [action.card for text in texts if isinstance(action := load(f"play {text}"), Play)]


# --- what the second Euchre does not know, through the engine


def by_engine(state: State, tricks: Tricks) -> int:
    """The same through the engine's states, and with the table of rules-spec 6."""
    if isinstance(state, Playing):
        return from_the_lead(state, tricks)
    seat = actor(state)
    if seat is None:
        result = there(view(state, None).last)
        return net(result.points)
    worths = [by_engine(apply(state, action), tricks) for action in view(state, seat).choices]
    return min(worths) if seat % 2 else max(worths)


def from_the_lead(state: Playing, tricks: Tricks) -> int:
    mine = view(state, None)
    contract, rules = mine.contract, mine.rules
    assert contract is not None
    active = contract.active
    at = Position(
        contract.trump,
        contract.benny,
        tuple(int(seat % 2 == contract.maker % 2) for seat in active),
        tuple(state.hands[seat] for seat in active),
        active.index(state.actor),
        left=rules.hand_size,
    )
    won = tricks.of(at)
    most = won * 2 > rules.hand_size
    if contract.all_or_nothing:
        points = 5 if won == rules.hand_size else -4 if contract.lone_defender is not None and not most else -1
    elif won == rules.hand_size:
        points = 4 if contract.alone else 2
    elif most:
        points = 1
    else:
        points = -4 if contract.lone_defender is not None else -rules.euchred_loner if contract.alone else -2
    return -points if contract.maker % 2 else points


NORTH_AMERICAN = PRESETS["north-american"]


def some_rules(dice: Random) -> Iterable[Rules]:
    """Classic games of hands of five; larger hands cannot be searched plainly."""
    while True:
        rules = random_rules(dice)
        if rules.hand_size == 5:
            yield rules


@rest
def test_classic_games_against_the_second_euchre() -> None:
    dice = Random(4)
    met: set[float] = set()
    for number, rules in enumerate(islice(some_rules(dice), 16)):
        dealer = number % 4
        deal = random_deal(rules, dice, dealer)
        game = reference.Game(json.loads(dump_rules(rules)), dealer)
        game.do(dump(deal))
        found = par(rules, dealer, deal)
        assert found == by_reference(game, Tricks()), (rules, dealer, dump(deal))
        assert isinstance(found, float)
        met.add(found)
    assert {abs(each) for each in met} >= {1, 2, 4}
    assert min(met) < 0 < max(met)


# --- what the second Euchre does not know, worked through by the engine


VARIANTS = {
    "cornish": (PRESETS["cornish"], 2),
    "penryn": (PRESETS["penryn"], 2),
    "st-austell": (PRESETS["st-austell"], 2),
    "british-parlett": (PRESETS["british-parlett"], 2),
    "mathews-1844": (PRESETS["mathews-1844"], 4),
    "robson": (PRESETS["robson"], 3),
    "blind loner, defended": (replace(PRESETS["robson"], defend_alone=DefendAlone.ALWAYS), 3),
    "partner's best": (Rules(partners_best=1), 1),
    "stakes": (Rules(betting=Betting.PER_HAND), 1),
    "forfeit": (Rules(all_pass=AllPass.STICK_OR_FORFEIT), 2),
    "farmer's hand": (Rules(farmers_hand=FarmersHand.THREE_LOW), 2),
    "Benny, any suit": (replace(PRESETS["british-parlett"], upcard_benny=UpcardBenny.BID_ANY), 1),
    "Benny, suit named": (replace(PRESETS["british-parlett"], upcard_benny=UpcardBenny.NAMED_SUIT), 1),
}
"""Rules, and how many deals."""


def turned(rules: Rules, dealer: Seat, dice: Random) -> Deal:
    """A deal in which the rule to be tried comes up: a jack or the Benny turned, or three nines held."""
    while True:
        deal = random_deal(rules, dice, dealer)
        if rules.blind_loner and rank_of(deal.kitty[0]) != "J":
            continue
        if rules.upcard_benny is not UpcardBenny.BLIND_CALL and deal.kitty[0] != rules.benny_card:
            continue
        if rules.poor_hands and not any(nines(hand) >= 3 for hand in deal.hands):
            continue
        return deal


def nines(hand: Cards) -> int:
    return sum(rank_of(card) == "9" for card in cards_in(hand))


@pytest.mark.parametrize("name", first(VARIANTS, 0, 3))
def test_variants_against_a_bidding_worked_through_in_full(name: str) -> None:
    rules, number = VARIANTS[name]
    dice, tricks = Random(name), Tricks()
    for dealer in range(number):
        deal = turned(rules, dealer, dice)
        dealt = apply(Dealing(first_match(rules, dealer)), deal)
        assert par(rules, dealer, deal) == by_engine(dealt, tricks), (dealer, dump(deal))


# --- what must hold whatever the cards


SUPPORTED = [name for name, rules in PRESETS.items() if has_par(rules)]


def moved_round(rules: Rules, deal: Deal, places: int) -> Deal:
    """Everybody's cards so many seats to the left."""
    return Deal(tuple(deal.hands[(seat - places) % rules.seats] for seat in range(rules.seats)), deal.kitty)


@pytest.mark.parametrize("name", first(SUPPORTED, 2))
def test_a_table_turned_by_a_seat_has_the_opposite_par(name: str) -> None:
    rules, dice = PRESETS[name], Random(name)
    for dealer in range(rules.seats):
        deal = random_deal(rules, dice, dealer)
        found = there(par(rules, dealer, deal))
        for places in range(1, rules.seats):
            other = par(rules, (dealer + places) % rules.seats, moved_round(rules, deal, places))
            assert other == (-found if places % 2 else found)


def par_of(rules: Rules, dealer: Seat, line: str) -> float | None:
    deal = load(line)
    assert isinstance(deal, Deal)
    return par(rules, dealer, deal)


# --- deals whose par is plain


def test_the_eldest_with_all_high_trumps_goes_alone() -> None:
    assert par_of(NORTH_AMERICAN, 0, "deal 9cTcQcKcAc JhJdAhKhQh 9dTdQdKdAd 9sTsQsKsAs 9hThJcJs") == -4


def test_opponents_who_speak_first_give_two_rather_than_four() -> None:
    """They order up and are euchred, because they see that the dealer would take all the tricks alone."""
    deal = "deal TdJsKdAdAs 9h9sQcQhKc ThTsJcKhAh 9cTcJdQdAc QsJhKs9d"
    assert par_of(NORTH_AMERICAN, 2, deal) == 2
    assert par_of(Rules(defend_alone=DefendAlone.ALWAYS), 2, deal) == 4, (
        "there a lone defender makes that as dear as the loner"
    )


# --- which rules it knows


def test_rules_it_does_not_know() -> None:
    assert {name for name in PRESETS if name not in SUPPORTED} == {
        "bid-euchre",
        "bid-euchre-double",
        "hasenpfeffer",
        "pepper",
        "indiana",
        "two-handed",
        "three-handed",
        "five-handed",
        "hustle",
        "set-back",
        "buck",
    }
    dice = Random(1)
    for name, rules in PRESETS.items():
        assert (par(rules, 0, random_deal(rules, dice)) is None) == (name not in SUPPORTED)
    two_changed = replace(PRESETS["railroad"], partners_best=2)
    assert par(two_changed, 0, random_deal(two_changed, dice)) is None


def test_what_is_no_deal_is_refused() -> None:
    with pytest.raises(IllegalAction):
        par(NORTH_AMERICAN, 0, random_deal(PRESETS["seven-card"], Random(1)))


# --- of whole games


@pytest.mark.parametrize("name", ["north-american", "stick-the-dealer", "canadian", "cornish"])
def test_each_hand_of_a_game_has_its_par(name: str) -> None:
    rules = PRESETS[name]
    lines = played(rules, seed=2)
    expected: dict[int, float | None] = {}
    ended: list[int] = []
    state: State = start(rules)
    for line in lines:
        action = load(line)
        if isinstance(action, Deal):
            mine = view(state, None)
            assert mine.dealer is not None
            expected[mine.number] = par(rules, mine.dealer, action)
        before, state = state, apply(state, action)
        if ends_a_hand(before, state):
            result = there(view(state, None).last)
            ended.append(result.number)
    found = pars(rules, lines)
    assert ended == [*range(1, len(found) + 1)], "found by the numbers of the results"
    assert found == tuple(expected[number] for number in ended)
    assert len({*found}) > 1


def test_a_hand_under_way_has_its_par_and_one_dealt_again_has_its_own() -> None:
    lines = [*played(NORTH_AMERICAN, seed=4)]
    second = [place for place, line in enumerate(lines) if line.startswith("deal ")][1]
    whole = pars(NORTH_AMERICAN, lines)
    assert pars(NORTH_AMERICAN, lines[: second + 1]) == whole[:2]
    assert pars(NORTH_AMERICAN, lines[:second]) == whole[:1]
    assert pars(NORTH_AMERICAN, lines[:1]) == pars(NORTH_AMERICAN, ()) == ()
    again = [*lines[: second + 1], dump(Replay()), lines[second]]
    assert pars(NORTH_AMERICAN, again) == (*whole[:2], whole[1])


def test_games_by_other_rules_have_as_many_hands_without_par() -> None:
    lines = played(PRESETS["three-handed"], seed=1)
    number = sum(line.startswith("deal ") for line in lines)
    assert pars(PRESETS["three-handed"], lines) == (None,) * number


# --- compiled or plain


def some_pars() -> list[float | None]:
    found: list[float | None] = []
    for name in SUPPORTED:
        dice = Random(f"plain {name}")
        number = 2 if PRESETS[name].partners_best else 12
        found += [
            par(PRESETS[name], dealer % 4, random_deal(PRESETS[name], dice, dealer % 4)) for dealer in range(number)
        ]
    return found


@rest
@pytest.mark.processes
@pytest.mark.skipif(not COMPILED, reason="nothing is compiled here: numba is missing or told not to")
def test_compiled_and_plain_code_find_the_same() -> None:
    program = "import json; from tests.engine.players.test_par import some_pars; print(json.dumps(some_pars()))"
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout) == some_pars()
