"""Claims against the solver: what is proved holds in every lay of the cards, and the computers see all that holds."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from engine import PRESETS, Action, Phase, Rules, Seat, State, Trump, View, actor, apply, start, view
from engine.actions import Accept, LayDown, Refuse
from engine.cards import hand_of
from engine.contract import Contract, Trick
from engine.phases.claims import is_proved
from engine.phases.registry import Cutting, Dealing, Over, Playing
from engine.players import RuleOfThumb, beside, claims
from engine.players.determinize.lone_march import Rest
from engine.players.determinize.sample import Lays
from engine.rules.options import Benny
from engine.seats import NORTH, SOUTH, WEST
from engine.unseen_cards import is_certain
from tests.cases import for_all
from tests.engine.hand_lines import after, asked, on
from tests.random_games import random_action
from tests.suite import rest, sampled

HANDS = range(200, 2000)
"""At least so many hands are played, and more until enough claims were proved and refuted."""
MOST_WAYS = 1500


def holds(mine: View, contract: Contract, claimant: Seat) -> bool | None:
    """Whether the solver gives a claimant all the rest in every lay; nothing where there are too many."""
    rest = Rest.of(mine, contract, claimant)
    for number, hands in enumerate(Lays.of(mine).ways(contract.active)):
        if number == MOST_WAYS:
            return None
        if not rest.takes_all(hands):
            return False
    return True


@for_all(trump=[Trump.HEARTS, Trump.CLUBS, Trump.NONE, Trump.LOW], benny=[Benny.NONE, Benny.JOKER])
def test_leading_from_the_top_is_perfect_play_for_all_the_rest(trump: Trump, benny: Benny) -> None:
    """Where all cards are known, the proof says yes exactly when the solver does: so no other strategy claims more."""
    rules, dice = Rules(benny=benny), Random(f"{trump}/{benny}")
    contract = Contract(NORTH, trump, 1, benny=rules.benny_card)
    strength = contract.ranking.strength
    told: Counter[bool] = Counter()
    for _ in range(600):
        size = dice.randint(2, 5)
        best = sorted(rules.pack, key=lambda card: (strength[card], dice.random()), reverse=True)
        mine = dice.sample(best[: size + dice.randint(1, 5)], size)
        others = dice.sample([card for card in rules.pack if card not in mine], 3 * size)
        hands = [hand_of(mine), *[hand_of(others[place * size : place * size + size]) for place in range(3)]]
        rest = Rest.of(_leading(rules, contract, size), contract, NORTH)
        solved = rest.takes_all(tuple(hands))
        assert is_certain(hands[0], contract.ranking, hands[1:]) == solved
        told[solved] += 1
    assert min(told[True], told[False]) > 60


def _leading(rules: Rules, contract: Contract, size: int) -> View:
    """North is to lead with so many cards left; the cards played do not matter to `Rest`."""
    done = (Trick(NORTH, (), NORTH),) * (rules.hand_size - size)
    return View(
        rules=rules,
        seat=NORTH,
        phase=Phase.PLAYING,
        actor=NORTH,
        choices=(),
        contract=contract,
        leader=NORTH,
        tricks=done,
    )


@rest
@pytest.mark.parametrize(
    "preset", sampled(["north-american", "cornish", "seven-card", "two-handed", "buck", "columbus"], ["north-american"])
)
def test_what_is_proved_at_the_table_holds_in_every_lay(preset: str) -> None:
    """Never does the proof say what the solver refutes; and a computer lays down exactly where the solver agrees."""
    dice, told = Random(preset), Counter[tuple[bool, bool]]()
    for number in range(HANDS.stop):
        if number >= HANDS.start and told[True, True] > 3 and told[False, False] > 20:
            break
        for state in leads(PRESETS[preset], number, dice):
            mine = view(state, asked(state))
            contract, seat = mine.contract, mine.seat
            if contract is None or seat is None or LayDown(seat) not in mine.interjections:
                continue
            known = holds(mine, contract, seat)
            if known is not None:
                told[is_proved(state), known] += 1
                assert (beside(mine) == LayDown(seat)) == known
        assert not told[True, False]
    assert told[True, True] > 3
    assert told[False, False] > 20


def leads(rules: Rules, number: int, dice: Random) -> Iterator[Playing]:
    """The leads of a hand that is played soundly now, at random then."""
    state, player = start(rules, number % rules.seats), RuleOfThumb()
    while isinstance(state, Cutting | Dealing) and state.last is None:
        state = apply(state, random_action(state, dice))
    while not isinstance(state, Cutting | Dealing | Over):
        if isinstance(state, Playing) and not state.trick:
            yield state
        seat = actor(state)
        sound = seat is not None and dice.random() < 0.7
        state = apply(state, player.choose(view(state, seat), dice) if sound else random_action(state, dice))


# --- what a computer answers


LAID = "{north} TcJcQcKcAc {south} TsJsQsKsAs {up}"
"""West, eldest, orders hearts up and leads three spades; North throws two cards and claims in the third trick."""


def claimed(north: str, south: str, up: str, thrown: str) -> State:
    state = after(f"deal {LAID.format(north=north, south=south, up=up)}; order; discard 9s", dealer=SOUTH)
    first, second = thrown.split()
    state = on(state, f"play As; play 9c; play Tc; play {first}; play Ks; play 9d; play Jc; play {second}")
    return on(state, "play Qs; laydown 0")


def test_a_claim_in_the_middle_of_a_trick_is_granted_when_it_holds() -> None:
    state = claimed("JhJdAh9c9d", "TdQdKdAd9s", "Kh9hThQh", "Td Qd")
    assert (mine(state), state.phase) == (Accept(), Phase.CLAIMING)
    assert asked(on(state, "accept")) == WEST
    assert mine(on(state, "accept")) == Accept()


def test_a_claim_in_the_middle_of_a_trick_is_refused_when_a_card_may_beat_it() -> None:
    """South may have the left bower, and has."""
    state = claimed("JhKhAh9c9d", "JdQdKdAd9s", "9hTdThQh", "Qd Kd")
    assert mine(state) == Refuse()
    assert mine(on(state, "accept")) == Refuse()


def test_too_many_ways_are_not_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(claims, "_MOST_WAYS", 5)
    assert mine(claimed("JhJdAh9c9d", "TdQdKdAd9s", "Kh9hThQh", "Td Qd")) == Refuse()


@rest
@pytest.mark.parametrize("modules", ["engine, engine.players", "bot.services, cogs.client"])
def test_who_does_not_think_does_not_wait_for_a_compiler(modules: str) -> None:
    """The rules and the plain players come without numba, claims of a computer's own with them; so does the bot."""
    code = f"import sys, {modules}; sys.exit('numba' in sys.modules or 'engine.players.monte_carlo.jit' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def mine(state: State) -> Action:
    return RuleOfThumb().choose(view(state, asked(state)), Random(0))
