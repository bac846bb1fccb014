"""Claims: the proof is sound and complete on lead, agrees with the solver, and gives nothing away."""

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import (
    PRESETS,
    Action,
    Outcome,
    Phase,
    Refusal,
    Rules,
    Seat,
    State,
    Trump,
    View,
    actor,
    apply,
    interjections,
    legal_actions,
    start,
    view,
)
from engine.actions import Accept, LayDown, Play, Refuse
from engine.cards import Card, Cards, cards_in, hand_of, pack_of, parse_hand, without
from engine.contract import Contract, Trick
from engine.phases.claims import is_proved
from engine.phases.registry import Cutting, Dealing, Over, Playing
from engine.players import RuleOfThumb, beside
from engine.players.determinize.sample import Lays
from engine.players.monte_carlo.solved import Rest
from engine.ranking import Ranking, ranking
from engine.rules.options import Benny, Partnership, Ranks, ScoreCards
from engine.seats import EAST, NORTH, SOUTH, WEST
from engine.unseen_cards import PlayedCards, is_certain
from tests.cases import for_all
from tests.engine.hand_lines import MARCH, after, asked, choices, on, refusal
from tests.random_games import random_action
from tests.suite import examples, rest, sampled

NINE_UP = pack_of("9TJQKA")
BLUFF = "JhJdAhKh9c TcJcQcKcAc 9dTdQdKdAd TsQsKsAsJs 9hThQh9s"
"""North's nine of clubs is not proved; East has every better club."""


def cards(text: str) -> Cards:
    return hand_of(parse_hand(text))


# --- the proof


def loses(leads: tuple[Card, ...], other: Cards, order: Ranking) -> bool:
    """Whether a hand that plays as it likes, within the rules, can take a trick from these leads in turn."""
    if not leads:
        return False
    lead, *rest = leads
    for card in cards_in(other & order.follow[lead] or other):
        if order.beats[lead] >> card & 1 or loses(tuple(rest), without(other, card), order):
            return True
    return False


@given(st.integers(0, 1 << 32), st.sampled_from([Trump.HEARTS, Trump.CLUBS, Trump.NONE, Trump.LOW]))
@settings(max_examples=examples(300), deadline=None)
def test_a_proved_hand_takes_every_trick_from_every_holding(seed: int, trump: Trump) -> None:
    """Brute force: any cards the other may hold, any order of its plays; and what is not proved can be beaten."""
    dice, order = Random(seed), ranking(trump)
    size = dice.randint(1, 4)
    best = sorted(NINE_UP, key=lambda card: (order.strength[card], dice.random()), reverse=True)
    mine = hand_of(dice.sample(best[:9], size))
    unseen = hand_of(dice.sample([card for card in NINE_UP if not mine >> card & 1], dice.randint(size, 8)))
    leads = tuple(sorted(cards_in(mine), key=lambda card: order.strength[card], reverse=True))
    beaten = any(loses(leads, hand_of(held), order) for held in combinations(cards_in(unseen), size))
    assert is_certain(mine, order, [unseen]) == (not beaten)


def orders(hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    if not hand:
        yield ()
    for place, card in enumerate(hand):
        for others in orders((*hand[:place], *hand[place + 1 :])):
            yield (card, *others)


def test_what_the_others_may_hold_is_what_has_not_been_seen() -> None:
    contract = Contract(NORTH, Trump.HEARTS, 1)
    played = PlayedCards.of(contract, [(NORTH, parse_hand("AcKc9d9c"))])
    held = played.may_hold(NORTH, cards("JhJd"), hand_of(NINE_UP), parse_hand("Th"), honour=False)
    assert held[NORTH] == 0
    assert held[EAST] == hand_of(NINE_UP) & ~cards("AcKc9d9cJhJdTh")
    assert held[SOUTH] == held[EAST] & ~cards("TcJcQc")
    honour = played.may_hold(NORTH, cards("JhJd"), hand_of(NINE_UP), parse_hand("Th"), honour=True)
    assert honour[SOUTH] == honour[EAST]


def test_a_void_shown_makes_a_proof() -> None:
    """North's two low hearts are good once both opponents and the partner have shown no trump."""
    order = ranking(Trump.HEARTS)
    contract = Contract(NORTH, Trump.HEARTS, 1)
    pack, mine = hand_of(NINE_UP), cards("9hTh")
    before = PlayedCards.of(contract, []).may_hold(NORTH, mine, pack, (), honour=False)
    assert not is_certain(mine, order, before)
    trick = PlayedCards.of(contract, [(NORTH, parse_hand("Jh9c9d9s"))])
    assert is_certain(mine, order, trick.may_hold(NORTH, mine, pack, (), honour=False))


def test_two_of_each_card() -> None:
    """In a double pack the other right bower takes nothing from the first, unless the later card wins."""
    pack = hand_of([*NINE_UP, *NINE_UP])
    contract = Contract(NORTH, Trump.HEARTS, 1)
    held = PlayedCards.of(contract, []).may_hold(NORTH, cards("JhJh"), pack, (), honour=False)
    assert is_certain(cards("JhJh"), ranking(Trump.HEARTS), held)
    one = PlayedCards.of(contract, []).may_hold(NORTH, cards("JhJd"), pack, (), honour=False)
    assert not is_certain(cards("JhJd"), ranking(Trump.HEARTS), one)  # the other right bower is out
    assert not is_certain(cards("Jh9c"), ranking(Trump.HEARTS, last_wins=True), one)


# --- at the table


def test_a_claim_is_put_to_each_opponent_in_turn() -> None:
    state = on(after(f"deal {BLUFF}; order; discard 9h"), "laydown 0")
    assert (state.phase, asked(state)) == (Phase.CLAIMING, EAST)
    assert view(state, None).claim == (NORTH, cards("JhJdAhKh9c"))
    assert view(state, WEST).choices == ()
    state = on(state, "accept")
    assert asked(state) == WEST
    public = view(on(state, "accept"), None)
    assert public.last is not None
    assert (public.last.outcome, public.last.tricks, public.scores) == (Outcome.MARCH, (5, 0, 0, 0), (2, 0))
    assert public.last.claimed == NORTH


@pytest.mark.parametrize("answers", ["refuse", "accept; refuse"])
def test_one_refusal_and_play_goes_on_with_the_hand_face_up(answers: str) -> None:
    state = on(after(f"deal {BLUFF}; order; discard 9h; laydown 0"), answers)
    assert (state.phase, asked(state)) == (Phase.PLAYING, NORTH)
    assert view(state, SOUTH).claim == (NORTH, cards("JhJdAhKh9c"))
    state = on(state, "play Jh")
    assert view(state, None).claim == (NORTH, cards("JdAhKh9c"))
    assert view(on(state, "play Tc; play 9d; play Ts"), None).tricks[0].winner == NORTH


def test_after_a_refused_claim_only_a_proved_one_is_taken() -> None:
    state = on(after(f"deal {BLUFF}; order; discard 9h; laydown 0"), "refuse")
    assert interjections(state, NORTH) == ()
    led = on(state, "play 9c; play Tc; play 9d; play Ts")
    assert (asked(led), interjections(led, EAST)) == (EAST, ())
    assert refusal(led, "laydown 1") is Refusal.NOT_PROVED
    # North ruffs, and has the three best trumps
    firm = on(led, "play Ac; play Td; play Qs; play Kh")
    assert interjections(firm, NORTH) == (LayDown(NORTH),)
    assert on(firm, "laydown 0").phase is Phase.DEALING


def test_with_one_card_left_there_is_nothing_to_claim() -> None:
    state = after(f"deal {MARCH}; order; discard 9h")
    while view(state, None).counts[NORTH] > 1:
        state = on(state, "play " + next(c for c in ("Jh", "Jd", "Ah", "Kh") if f"play {c}" in choices(state)))
        while asked(state) != NORTH:
            state = on(state, min(choices(state)))
    assert interjections(state, NORTH) == ()


def test_everyone_else_is_asked_while_nobody_knows_the_partner() -> None:
    rules = Rules(seats=5, partnership=Partnership.CALLED, ranks=Ranks.EIGHT_UP, score_cards=ScoreCards.DIGITS)
    hands = "9cTcJcQcKc 9dTdJdQdKd 9sTsJsQsKs 9hThJhQhKh 8c8d8h8sAc AdAsAh"
    state = after(f"deal {hands}; pass; pass; pass; pass; order; discard 9c; call s", rules, dealer=NORTH)
    claimant = asked(state)
    state = on(state, f"laydown {claimant}")
    seats = []
    while state.phase is Phase.CLAIMING:
        seats.append(asked(state))
        state = apply(state, Accept())
    assert seats == [(claimant + step) % 5 for step in range(1, 5)]


# --- computer players


def test_a_computer_grants_what_it_can_prove_and_refuses_the_rest() -> None:
    """North's king of clubs is good if the ace is out of play: only West knows, who has buried it."""
    deal = "JhJdAhKhKc TcJcQc9c9d TdQdKdAd9s TsQsKsAsAc 9hThQhJs"
    state = on(after(f"deal {deal}; order; discard Ac"), "laydown 0")
    assert mine(state) == Refuse()
    assert mine(on(state, "accept")) == Accept()
    kept = on(after(f"deal {deal}; order; discard As"), "laydown 0; accept")
    assert mine(kept) == Refuse()


def test_a_computer_accepts_where_nothing_is_at_stake() -> None:
    """North's side is euchred: who gets the last two tricks makes no difference."""
    deal = "9c9sTs9dTd JhJdAhKhQh JsQsKsAsQd TcJcQcKcAc 9hThKdAd"
    state = after(f"deal {deal}; order; discard 9h; play 9c; play Qh; play Js; play Tc")
    state = on(state, "play Jh; play Qs; play Jc; play 9s")
    early = on(state, "play Jd; play Ks; play Qc; laydown 0")
    assert mine(early) == Refuse()  # two tricks to nothing
    state = on(state, "play Jd; play Ks; play Qc; play Ts; play Ah; play As; play Kc; laydown 0")
    assert (mine(state), mine(on(state, "accept"))) == (Accept(), Accept())


@given(st.integers(0, 1 << 32))
@settings(max_examples=25, deadline=None)
def test_a_computers_claims_stand(seed: int) -> None:
    """Whatever a computer claims it has: played out instead, with nobody's help, it takes all the rest."""
    dice, player = Random(seed), RuleOfThumb()
    state: State = after("deal " + " ".join(_random_hands(dice)))
    while state.phase not in (Phase.DEALING, Phase.OVER):
        seat = asked(state)
        claim = beside(view(state, seat))
        if claim is not None:
            assert isinstance(claim, LayDown)
            assert claim.seat == seat
            assert _rest(state, seat, dice)
            return
        state = apply(state, player.choose(view(state, seat), dice))


def _random_hands(dice: Random) -> list[str]:
    names = [rank + suit for rank in "9TJQKA" for suit in "cdhs"]
    dice.shuffle(names)
    return ["".join(names[place : place + 5]) for place in (0, 5, 10, 15)] + ["".join(names[20:])]


def _rest(state: State, seat: int, dice: Random) -> bool:
    """Whether a seat that leads from the top takes all that is left, the others playing at random."""
    while state.phase is Phase.PLAYING:
        public = view(state, asked(state))
        plays = [action.card for action in legal_actions(state) if isinstance(action, Play)]
        if public.seat == seat and public.contract is not None:
            card = max(plays, key=lambda each: public.contract.ranking.strength[each])  # type: ignore[union-attr]
        else:
            card = dice.choice(plays)
        before = view(state, None)
        state = apply(state, Play(card))
        now = view(state, None)
        if state.phase is Phase.PLAYING and len(now.tricks) > len(before.tricks) and now.tricks[-1].winner != seat:
            return False
    return True


# --- the solver: what is proved holds in every lay of the cards


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


@rest
@pytest.mark.parametrize("modules", ["engine, engine.players", "bot.services, cogs.client"])
def test_who_does_not_think_does_not_wait_for_a_compiler(modules: str) -> None:
    """The rules and the plain players come without numba, claims of a computer's own with them; so does the bot."""
    code = f"import sys, {modules}; sys.exit('numba' in sys.modules or 'engine.players.monte_carlo.jit' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0


def mine(state: State) -> Action:
    return RuleOfThumb().choose(view(state, asked(state)), Random(0))
