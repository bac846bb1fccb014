"""Claims: the proof is sound against every play of every holding, complete on lead, and gives nothing away."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Action, Outcome, Phase, Refusal, Rules, State, Trump, interjections, view
from engine.actions import Accept, LayDown, Play, Refuse, Replay
from engine.cards import Card, Cards, cards_in, hand_of, pack_of, parse_hand, without
from engine.contract import Contract
from engine.game import apply, legal_actions
from engine.players import RuleOfThumb, beside
from engine.ranking import Ranking, ranking
from engine.rules.options import Claims, Partnership, Ranks, ScoreCards, WhoAlone
from engine.seats import EAST, NORTH, SOUTH, WEST
from engine.unseen_cards import PlayedCards, is_certain
from tests.engine.hand_lines import BARE, MARCH, after, asked, choices, on, refusal
from tests.suite import examples

NINE_UP = pack_of("9TJQKA")
FIRM = "JhJdAh9hAs TcJcQcKcAc 9dTdQdKdAd 9sTsQsKsJs ThQhKh9c"
"""North, on lead, has the rest in hearts whatever the others hold."""
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


def test_no_other_order_of_leads_is_better() -> None:
    """What leading from the top cannot prove, no order can: one is beaten by some holding each."""
    dice = Random(3)
    refuted = 0
    for _ in range(150):
        order = ranking(dice.choice([Trump.HEARTS, Trump.SPADES, Trump.NONE]))
        best = sorted(NINE_UP, key=lambda card: order.strength[card], reverse=True)
        mine = hand_of(dice.sample(best[:10], 3))
        unseen = hand_of(dice.sample([card for card in NINE_UP if not mine >> card & 1], 6))
        if is_certain(mine, order, [unseen]):
            continue
        refuted += 1
        for leads in orders(cards_in(mine)):
            assert any(loses(leads, hand_of(held), order) for held in combinations(cards_in(unseen), 3))
    assert refuted > 50


def orders(hand: tuple[Card, ...]) -> Iterator[tuple[Card, ...]]:
    if not hand:
        yield ()
    for place, card in enumerate(hand):
        for rest in orders((*hand[:place], *hand[place + 1 :])):
            yield (card, *rest)


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


def test_who_sits_out_holds_nothing_that_counts() -> None:
    lone = Contract(NORTH, Trump.HEARTS, 1, alone=True)
    assert PlayedCards.of(lone, []).may_hold(NORTH, cards("Jh"), hand_of(NINE_UP), (), honour=False)[SOUTH] == 0


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


def test_a_proved_claim_needs_nobody_even_where_opponents_are_asked() -> None:
    state = after(f"deal {FIRM}; order; discard Js", Rules(claims=Claims.CONSENT))
    assert on(state, "laydown 0").phase is Phase.DEALING


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


def test_a_lone_player_asks_the_two_who_play() -> None:
    rules = Rules(alone=WhoAlone.MAKER)
    state = on(after(f"deal {BLUFF}; order alone; discard 9h", rules), "laydown 0; accept; accept")
    assert state.phase is Phase.DEALING
    assert view(state, None).scores == (4, 0)


def test_a_hand_dealt_again_forgets_the_claim() -> None:
    state = apply(on(after(f"deal {BLUFF}; order; discard 9h"), "laydown 0"), Replay())
    assert (state.phase, view(state, None).number, view(state, None).scores) == (Phase.DEALING, 2, (0, 0))
    assert view(on(state, f"deal {BARE}"), None).claim is None


def test_what_is_not_proved_is_refused_before_a_card_is_shown() -> None:
    """The refusal is the same whatever the others hold, and no card is shown."""
    state = after(f"deal {BLUFF}; order; discard 9h", Rules(claims=Claims.PROVED))
    assert interjections(state, NORTH) == ()
    assert interjections(state, EAST) == ()


# --- computer players


def mine(state: State, seat: int) -> Action:
    """What a computer answers where a seat is asked."""
    return RuleOfThumb().choose(view(state, seat), Random(0))


def test_a_computer_claims_only_what_is_proved() -> None:
    firm = after(f"deal {FIRM}; order; discard Js")
    assert beside(view(firm, NORTH)) == LayDown(NORTH)
    assert beside(view(firm, EAST)) is None
    assert beside(view(after(f"deal {BLUFF}; order; discard 9h"), NORTH)) is None


def test_a_computer_grants_what_it_can_prove_and_refuses_the_rest() -> None:
    """North's king of clubs is good if the ace is out of play: only West knows, who has buried it."""
    deal = "JhJdAhKhKc TcJcQc9c9d TdQdKdAd9s TsQsKsAsAc 9hThQhJs"
    state = on(after(f"deal {deal}; order; discard Ac"), "laydown 0")
    assert mine(state, EAST) == Refuse()
    assert mine(on(state, "accept"), WEST) == Accept()
    kept = on(after(f"deal {deal}; order; discard As"), "laydown 0; accept")
    assert mine(kept, WEST) == Refuse()


def test_a_computer_accepts_where_nothing_is_at_stake() -> None:
    """North's side is euchred: who gets the last two tricks makes no difference."""
    deal = "9c9sTs9dTd JhJdAhKhQh JsQsKsAsQd TcJcQcKcAc 9hThKdAd"
    state = after(f"deal {deal}; order; discard 9h; play 9c; play Qh; play Js; play Tc")
    state = on(state, "play Jh; play Qs; play Jc; play 9s")
    early = on(state, "play Jd; play Ks; play Qc; laydown 0")
    assert mine(early, EAST) == Refuse()  # two tricks to nothing
    state = on(state, "play Jd; play Ks; play Qc; play Ts; play Ah; play As; play Kc; laydown 0")
    assert (mine(state, EAST), mine(on(state, "accept"), WEST)) == (Accept(), Accept())


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
