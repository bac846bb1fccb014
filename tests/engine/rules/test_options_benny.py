"""Every option about the Benny, each with a case in which it changes the outcome."""

from engine import BadRules, Outcome, Phase, Refusal, Rules, Trump, view
from engine.cards import card, cards_in
from engine.rules.options import (
    AllPass,
    Benny,
    BennyInNoTrump,
    DealerPartner,
    NeedsTrump,
    NoTrump,
    UpcardBenny,
    WhoAlone,
)
from engine.seats import EAST, NORTH, WEST
from tests.engine.hand_lines import BARE, after, asked, choices, on, played_out, refusal
from tests.refused import refused
from tests.there import there

TURNED = "9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh XxJsJhJdJc"
"""The joker is turned; West, the dealer, holds five hearts, North five clubs."""


def jokers(**others: object) -> Rules:
    return Rules(benny=Benny.JOKER, **others)  # pyright: ignore[reportArgumentType]


SUITS = {"name c", "name d", "name h", "name s"}


ALONE = {f"{name} alone" for name in SUITS}


def test_benny() -> None:
    """The same play to the ace of trump, which falls to the Benny alone."""
    joker = "As9h9dTdQh Xx9s9cTsKc KdTcThJdJh AcQcKhAhQd KsQsJsAdJc"
    state = after(f"deal {joker}; order; discard Ks; play As; play Xx; play Kd; play Ac", jokers())
    assert view(state, None).tricks[0].winner == EAST
    two = joker.replace("Xx", "2s")
    state = after(
        f"deal {two}; order; discard Ks; play As; play 2s; play Kd; play Ac", Rules(benny=Benny.TWO_OF_SPADES)
    )
    assert view(state, None).tricks[0].winner == EAST
    assert refusal(after((), Rules()), "deal " + joker) is Refusal.BAD_DEAL


def test_benny_among_other_twos() -> None:
    """The two of spades is the Benny, the other twos are the lowest cards of their suits."""
    rules = Rules(benny=Benny.TWO_OF_SPADES, twos=True)
    deal = "2hAs9h9dTd 2s9s9cTsKc KdTcThJdJh AcQcKhAhQd KsQsJsAdJc2c2dQh"
    assert len(rules.pack) == 28
    state = after(f"deal {deal}; pass; pass; pass; pass; pass; name h; play 2h", rules)
    assert choices(state) == {"play 2s"}
    state = on(state, "play 2s; play Th; play Ah")
    assert view(state, None).tricks[0].winner == EAST


def test_benny_in_no_trump() -> None:
    """See test_vectors_making.py for what it does; not offered, the two do not go together."""
    rules = jokers(no_trump=NoTrump.ROUND_TWO, benny_in_no_trump=BennyInNoTrump.HIGHEST)
    assert "name nt" in choices(after(["deal " + BARE + "Xx", *["pass"] * 4], rules))
    with refused("bad-rules-no-trump-benny", of=BadRules):
        jokers(no_trump=NoTrump.ROUND_TWO)


def test_upcard_benny_blind_call() -> None:
    state = after("deal " + TURNED, jokers(upcard_benny=UpcardBenny.BLIND_CALL))
    assert (state.phase, asked(state)) == (Phase.BLIND_CALL, WEST)
    assert choices(state) == SUITS | ALONE
    assert refusal(state, "pass") is Refusal.NOT_NOW
    assert refusal(state, "name nt") is Refusal.NO_TRUMP_OFF
    state = on(state, "name s")
    assert (state.phase, asked(state)) == (Phase.DISCARDING, WEST)
    mine = view(state, WEST)
    assert card("Xx") in cards_in(mine.cards)
    contract = there(mine.contract)
    assert (contract.maker, contract.trump, contract.round, contract.blind) == (WEST, Trump.SPADES, 0, True)
    assert mine.upcard_taken
    assert not mine.turned_down
    state = on(state, "discard 9h")
    assert (state.phase, asked(state)) == (Phase.PLAYING, NORTH)
    assert len(cards_in(view(state, WEST).cards)) == 5


def test_upcard_benny_blind_call_alone() -> None:
    state = after(f"deal {TURNED}; name h alone; discard 9h", jokers())
    last = there(view(played_out(state, TURNED), None).last)
    assert (last.outcome, last.points) == (Outcome.LONE_MARCH, (0, 4)), "an ordinary loner, not all or nothing"


def test_upcard_benny_blind_call_where_anyone_or_nobody_goes_alone() -> None:
    anyone = after("deal " + TURNED, jokers(alone=WhoAlone.ANYONE))
    assert choices(anyone) == SUITS
    assert refusal(anyone, "name h alone") is Refusal.NOT_ALONE
    state = on(anyone, "name h; discard 9h; pass; pass; pass")
    assert (state.phase, asked(state)) == (Phase.ANYONE_ALONE, WEST), "the dealer is asked with all the others"
    contract = there(view(on(state, "alone"), None).contract)
    assert (contract.lone_maker, contract.blind) == (WEST, True)
    assert choices(after("deal " + TURNED, jokers(alone=WhoAlone.NOBODY))) == SUITS


def test_upcard_benny_named_suit() -> None:
    rules = jokers(upcard_benny=UpcardBenny.NAMED_SUIT)
    state = after("deal " + TURNED, rules)
    assert choices(state) == SUITS
    assert refusal(state, "name h alone") is Refusal.NOT_ALONE
    assert refusal(state, "name nt") is Refusal.NO_TRUMP_OFF
    state = on(state, "name h")
    assert (state.phase, asked(state)) == (Phase.FIRST_ROUND, NORTH)
    assert view(state, None).named == Trump.HEARTS.suit
    ordered = view(on(state, "pass; order"), WEST)
    assert ordered.phase is Phase.DISCARDING
    assert card("Xx") in cards_in(ordered.cards)
    assert ordered.contract is not None
    assert (ordered.contract.maker, ordered.contract.trump, ordered.contract.round) == (EAST, Trump.HEARTS, 1)


def test_upcard_benny_named_suit_refused() -> None:
    rules = jokers(upcard_benny=UpcardBenny.NAMED_SUIT)
    state = after(f"deal {TURNED}; name h; pass; pass; pass", rules)
    assert not view(state, None).turned_down
    state = on(state, "pass")
    assert view(state, None).turned_down
    assert (state.phase, asked(state)) == (Phase.SECOND_ROUND, NORTH)
    assert choices(state) == {"pass", *SUITS, *ALONE} - {"name h", "name h alone"}
    assert refusal(state, "name h") is Refusal.TURNED_DOWN
    state = on(state, "name c")
    assert state.phase is Phase.PLAYING, "the Benny is left"


def test_upcard_benny_bid_any() -> None:
    rules = jokers(upcard_benny=UpcardBenny.BID_ANY)
    state = after("deal " + TURNED, rules)
    assert (state.phase, asked(state)) == (Phase.SECOND_ROUND, NORTH)
    assert choices(state) == {"pass", *SUITS, *ALONE}
    state = on(state, "pass; name d")
    mine = view(state, WEST)
    assert (mine.phase, mine.actor) == (Phase.DISCARDING, WEST)
    assert card("Xx") in cards_in(mine.cards)
    assert mine.contract is not None
    assert (mine.contract.maker, mine.contract.round, mine.contract.blind) == (EAST, 1, False)


def test_upcard_benny_bid_any_has_one_round() -> None:
    """No suit was turned down, so a second one would ask the same again."""
    passes = ["deal " + TURNED, *["pass"] * 3]
    bid_any = UpcardBenny.BID_ANY
    state = after(passes, jokers(upcard_benny=bid_any))
    assert "pass" in choices(state)
    public = view(on(state, "pass"), None)
    assert (public.phase, public.last and public.last.outcome) == (Phase.DEALING, Outcome.THROWN_IN)
    state = after(passes, jokers(upcard_benny=bid_any, all_pass=AllPass.STICK_DEALER))
    assert choices(state) == SUITS | ALONE
    assert refusal(state, "pass") is Refusal.DEALER_STUCK
    state = on(after(passes, jokers(upcard_benny=bid_any, all_pass=AllPass.STICK_OR_FORFEIT)), "pass")
    assert view(state, None).scores == (1, 0)


def test_upcard_benny_bid_any_is_round_one() -> None:
    """No trump is for round 2; the dealer's partner is alone where that is the rule, and leaves the Benny."""
    bid_any = UpcardBenny.BID_ANY
    highest = jokers(upcard_benny=bid_any, no_trump=NoTrump.ROUND_TWO, benny_in_no_trump=BennyInNoTrump.HIGHEST)
    assert refusal(after("deal " + TURNED, highest), "name nt") is Refusal.NO_TRUMP_OFF
    rules = jokers(upcard_benny=bid_any, dealer_partner=DealerPartner.ALONE)
    state = after(f"deal {TURNED}; pass", rules)
    assert choices(state) == {"pass", *ALONE}
    assert refusal(state, "name d") is Refusal.PARTNER_ALONE
    state = on(state, "name d alone")
    assert state.phase is Phase.PLAYING
    assert not view(state, None).upcard_taken
    assert choices(after("deal " + TURNED, jokers(upcard_benny=bid_any, alone=WhoAlone.ANYONE))) == {"pass", *SUITS}


def test_upcard_benny_counts_for_a_dealer_who_needs_trump() -> None:
    rules = jokers(upcard_benny=UpcardBenny.BID_ANY, needs_trump=NeedsTrump.EVERYONE)
    state = after("deal " + TURNED, rules)
    assert choices(state) == {"pass", "name c", "name c alone"}
    assert choices(on(state, "pass; pass; pass")) == {"pass", *SUITS, *ALONE}
