"""Every code a refusal can have."""

from dataclasses import replace

from engine import PRESETS, Action, Deal, IllegalAction, Refusal, Rules, State, apply, start
from engine.cards import card, hand_of, parse_hand
from engine.rules.options import (
    AllPass,
    AssistMakes,
    Bidding,
    Claims,
    DealerPartner,
    FarmersHand,
    FirstDealer,
    NeedsTrump,
    NoTrump,
    Partners,
    Ranks,
    Scoring,
    WhoAlone,
)
from tests.cases import for_all
from tests.engine.hand_lines import BARE, MARCH, after, at, deal_line, on, played_out, refusal
from tests.refused import refused

FOLLOW = "9cTcQcKcAc Jc9sTsQsKs QdKdAdAsTd 9hThQhKhAh JhJs9dJd"
DRAW = "draw 9c Tc Jc Qc"
ONLY_JACK = "JhTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9cThQhKhAh 9hJsJdJc"
"""North has one jack, that of hearts, and no other red card; the nine of hearts is turned."""


def over() -> State:
    return played_out(on(at((9, 9)), f"deal {MARCH}; order; discard 9h"), MARCH)


def bidding() -> State:
    return after("deal " + BARE)


def round_two(passes: int = 0, rules: Rules | None = None) -> State:
    return after(["deal " + BARE, *["pass"] * (4 + passes)], rules)


def discarding() -> State:
    return after(f"deal {BARE}; order")


def playing() -> State:
    return after(f"deal {BARE}; order; discard 9h")


AUCTION = Rules(
    bidding=Bidding.AUCTION,
    scoring=Scoring.TRICKS,
    alone=WhoAlone.NOBODY,
    hand_size=6,
    all_pass=AllPass.STICK_DEALER,
    no_trump=NoTrump.HIGH,
)
SIX_EACH = "JhJdAhKhQhTh JcTcQcKcAc9c 9dTdQdKdAd9h 9sTsJsQsKsAs -"


def auction(lines: str = "") -> State:
    return after(f"deal {SIX_EACH}{lines}", AUCTION)


def calling_partner() -> State:
    """Seat 0 has made diamonds, and seat 4 has taken the eight up."""
    deal = "JdKdAc9c8c 9hThQhKhAh 9sTsQsKsAs JsJcJhTdQd 9dTcQcKcAd 8d8h8s"
    return after(f"deal {deal}; order; discard Tc", PRESETS["five-handed"], dealer=4)


def taking_dummy() -> State:
    """Seat 0 has made clubs in round 1; the dealer has buried a card."""
    deal = "AcKcQcJcTc 9hThJhQhKh 9c9dTdJdQdKdAd9sTsJsQsKsAsAh"
    return after(f"deal {deal}; order; discard 9h", PRESETS["two-handed"], dealer=1)


def staying() -> State:
    """North has made spades; East is asked first."""
    return after(f"deal {BARE}; order; discard 9h", PRESETS["set-back"])


CASES: list[tuple[Refusal, State, tuple[str, ...]]] = [
    (Refusal.NOT_NOW, start(Rules()), ("pass", "order", "deal " + BARE)),
    (Refusal.NOT_NOW, start(Rules(), 0), ("pass", "order", DRAW)),
    (Refusal.NOT_NOW, bidding(), ("name h", "alone", "play 9c", "discard 9h", "deal " + BARE, DRAW)),
    (Refusal.NOT_NOW, round_two(), ("order", "order alone", "alone", "play 9c", "discard 9c", "deal " + BARE)),
    (Refusal.NOT_NOW, discarding(), ("pass", "order", "play 9h", "alone", "deal " + BARE, DRAW)),
    (Refusal.NOT_NOW, playing(), ("pass", "order", "discard Th", "alone", "deal " + BARE, DRAW)),
    (Refusal.NOT_NOW, playing(), ("laydown 1", "throwin 0", "revoke 0 1", "accept", "take", "settle", "award 2")),
    (Refusal.NOT_NOW, start(Rules(), 0), ("replay", "award 0", "laydown 0")),
    (Refusal.GAME_OVER, over(), ("replay", "award 1", "pass", "order", "play 9c", "deal " + BARE, DRAW)),
    (Refusal.NOT_HELD, discarding(), ("discard 9c", "discard Xx", "discard 2c")),
    (Refusal.NOT_HELD, playing(), ("play 9d", "play 9h", "play Js", "play Xx")),
    (Refusal.MUST_FOLLOW, after(f"deal {FOLLOW}; pass; pass; pass; pass; name d; play 9c"), ("play 9s", "play Ks")),
    (Refusal.NOT_PROVED, after(f"deal {BARE}; order; discard 9h", Rules(claims=Claims.PROVED)), ("laydown 0",)),
    (Refusal.DEALER_STUCK, round_two(3, Rules(all_pass=AllPass.STICK_DEALER)), ("pass",)),
    (Refusal.TURNED_DOWN, round_two(), ("name s", "name s alone")),
    (Refusal.NO_TRUMP_OFF, round_two(), ("name nt", "name nt alone")),
    (Refusal.PARTNER_ALONE, after(f"deal {BARE}; pass", Rules(dealer_partner=DealerPartner.ALONE)), ("order",)),
    (Refusal.DEALERS_CALL, after(f"deal {BARE}; pass", Rules(assist_makes=AssistMakes.DEALER)), ("order alone",)),
    (Refusal.NOT_ALONE, after(f"deal {BARE}", Rules(alone=WhoAlone.ANYONE)), ("order alone",)),
    (Refusal.NEEDS_TRUMP, after("deal " + ONLY_JACK, Rules(needs_trump=NeedsTrump.EVERYONE)), ("order", "order alone")),
    (
        Refusal.NEEDS_TRUMP,
        after(["deal " + ONLY_JACK, *["pass"] * 4], Rules(needs_trump=NeedsTrump.EVERYONE)),
        ("name d", "name d alone"),
    ),
    (Refusal.NOT_NOW, auction(), ("order", "name h", "play Jh", "alone", "deal " + SIX_EACH)),
    (Refusal.NOT_NOW, auction("; bid 6"), ("pass", "bid 6", "order", "play Jh")),
    (Refusal.NOT_NOW, bidding(), ("bid 3", "bid moon", "stay")),
    (Refusal.MUST_BID, auction("; pass; pass; pass"), ("pass",)),
    (Refusal.BID_TOO_LOW, auction("; bid 4"), ("bid 0", "bid 2", "bid 3", "bid 4")),
    (Refusal.BID_TOO_HIGH, auction(), ("bid 7", "bid 12")),
    (Refusal.NO_MOON, auction(), ("bid moon",)),
    (Refusal.NO_TRUMP_OFF, after(f"deal {SIX_EACH}; bid 6", replace(AUCTION, no_trump=NoTrump.NEVER)), ("name low",)),
    (Refusal.LOW_OFF, auction("; bid 6"), ("name low",)),
    (Refusal.NOT_ALONE, auction("; bid 6"), ("name h alone", "name nt alone")),
    (Refusal.BAD_DEAL, start(AUCTION, 0), ("deal " + BARE, f"deal {SIX_EACH[:-1]}9c")),
    (
        Refusal.BAD_DEAL,
        start(Rules(first_dealer=FirstDealer.FIRST_JACK)),
        ("draw 9c", "draw 9c Tc Qc Kc", "draw Jc Js", "draw Jc 9c", "draw 9c 9c Jc", "draw 8c Jc"),
    ),
    (
        Refusal.BAD_DEAL,
        start(Rules(first_dealer=FirstDealer.FIRST_BLACK_JACK)),
        ("draw Jh", "draw 9c Jd", "draw Js Jh Jc"),
    ),
    (Refusal.NOT_BETWEEN_HANDS, start(Rules()), ("correct 1 0",)),
    (Refusal.NOT_BETWEEN_HANDS, bidding(), ("correct 1 0", "correct 0 0", "correct 10 0")),
    (Refusal.NOT_BETWEEN_HANDS, discarding(), ("correct 1 0",)),
    (Refusal.NOT_BETWEEN_HANDS, playing(), ("correct 1 0",)),
    (Refusal.GAME_OVER, over(), ("correct 1 0", "correct 9 9")),
    (Refusal.BAD_SCORES, at((3, 4)), ("correct 3", "correct 3 4 0", "correct -1 4", "correct 3 -999")),
    (Refusal.BAD_SCORES, start(PRESETS["set-back"], 0), ("correct 5 5", "correct 5 5 5 5 5")),
    (Refusal.SAME_SCORES, at((3, 4)), ("correct 3 4",)),
    (Refusal.WINNING_SCORES, at((3, 4)), ("correct 10 4", "correct 3 999", "correct 12 11")),
    (Refusal.TRUMP_CALLED, calling_partner(), ("call d",)),
    (Refusal.NOT_NOW, calling_partner(), ("pass", "name s", "play Jd", "discard Jd", "stay", "order")),
    (Refusal.NOT_NOW, taking_dummy(), ("pass", "play Ac", "order", "stay")),
    (Refusal.NOT_HELD, taking_dummy(), ("discard 9h", "discard Xx", "discard Jd")),
    (Refusal.NOT_NOW, staying(), ("pass", "declare", "play 9c", "call s")),
    (Refusal.NOT_NOW, on(staying(), "stay; stay; stay"), ("stay", "drop", "play 9c", "alone")),
    (
        Refusal.BAD_DEAL,
        start(PRESETS["hustle"], 0),
        ("deal " + BARE, "deal - - - 9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJc"),
    ),
    (Refusal.BAD_DEAL, start(Rules(ranks=Ranks.EIGHT_UP), 0), ("deal " + BARE,)),
    (Refusal.BAD_DEAL, start(Rules(ranks=Ranks.SEVEN_UP, hand_size=7), 0), ("deal " + BARE,)),
    (Refusal.NOT_NOW, start(Rules(cut=True), 0), ("pass", "cut 0", "cut 10", "deal " + BARE, DRAW, "show")),
    (Refusal.NOT_NOW, bidding(), ("show", "show 9cTcQc", "steal 0", "object 0", "tap", "cut 5")),
    (Refusal.NOT_POOR, after("deal " + BARE, Rules(farmers_hand=FarmersHand.ALL_LOW)), ("show", "show 9cTcQc")),
    (
        Refusal.BAD_DEAL,
        start(Rules(first_dealer=FirstDealer.FIRST_JACK, partners=Partners.SECOND_JACK)),
        ("draw Jc", "draw Jc 9d", "draw Jc 9d 9h 9s Jd", "draw Jc Jd 9d"),
    ),
    (Refusal.BAD_DEAL, start(Rules()), ("draw 9c Tc Jc", "draw 9c Tc Jc Jc", "draw 9c Tc Jc 8c", DRAW + " Kc")),
    (
        Refusal.BAD_DEAL,
        start(Rules(), 0),
        (
            "deal 9cTcQcKc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJcAc",  # four and a kitty of five
            "deal 9cTcQcKc 9d9sTdTsQsAc QdKdAdKsAs 9hThQhKhAh JsJhJdJc",  # four and six
            "deal 9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJd",  # a card short
            "deal 9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJcXx",  # a card too many
            "deal 9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJd9c",  # one twice, over two places
            "deal 9c9cQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJc",  # one twice in a hand
            "deal 9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJd",  # one twice in the kitty
            "deal 9cTcQcKc8c 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJc",  # of another pack
            "deal 9cTcQcKcXx 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJhJdJc",  # with a joker
            "deal 9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs JsJhJdJc",  # three hands
            "deal 9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JsJh JdJc",  # five
        ),
    ),
]


@for_all(code__state__line=[(code, state, line) for code, state, lines in CASES for line in lines])
def test_a_line_is_refused_with_its_code(code: Refusal, state: State, line: str) -> None:
    assert refusal(state, line) is code


def test_every_code_has_a_case() -> None:
    assert {code for code, _, _ in CASES} == set(Refusal)


def test_the_good_deal_of_these_cases_is_taken() -> None:
    assert apply(start(Rules(), 0), deal_line(BARE))


def test_deals_that_no_line_can_write_are_refused() -> None:
    nines = hand_of(parse_hand("9c9cTcQcKc"))
    deal = deal_line(BARE)
    assert_bad(Deal((nines, *deal.hands[1:]), deal.kitty))
    assert_bad(Deal((deal.hands[0] | 1 << 40, *deal.hands[1:]), deal.kitty))
    assert_bad(Deal((), ()))
    assert_bad(Deal(deal.hands, (*deal.kitty[:3], card("9c"))))


def assert_bad(action: Action) -> None:
    with refused(Refusal.BAD_DEAL, of=IllegalAction):
        apply(start(Rules(), 0), action)
