"""The rule of thumb where the case is clear: what it calls, buries, leads and plays, in each family of games."""

from dataclasses import replace
from random import Random

import pytest

from engine import PRESETS, Rules, State, actor, dump, view
from engine.match import Match
from engine.phases.registry import Dealing
from engine.players import RuleOfThumb
from engine.players.heuristic.play import read
from engine.rules.options import (
    AllPass,
    AssistMakes,
    Benny,
    Betting,
    DealerPartner,
    DefendAlone,
    NeedsTrump,
    NoTrump,
    Ranks,
    Robson,
    UpcardBenny,
    WhoAlone,
)
from engine.seats import NORTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import MARCH, after, asked, at, on, played_out, table

FIVE_HANDED = PRESETS["five-handed"]
BUCK = PRESETS["buck"]
ROUND_TWO = ("pass",) * 4
TO_THE_DEALER = ("pass",) * 3
BEST, WORST = "JhJdAhKhQh", "9c9dTdQsTs"
NOTHING = "9cTcQd9dTs"
SEVEN_CARD, BY_SEVEN = PRESETS["seven-card"], Rules(ranks=Ranks.SEVEN_UP, hand_size=7)
ANY_SUIT = replace(PRESETS["british-parlett"], upcard_benny=UpcardBenny.BID_ANY)
LONE_PARTNER = Rules(dealer_partner=DealerPartner.ALONE)
DEFENDED = Rules(defend_alone=DefendAlone.ALWAYS)
HONEST = Rules(needs_trump=NeedsTrump.EVERYONE)
ANYONE = Rules(alone=WhoAlone.ANYONE)
ASSISTED = Rules(assist_makes=AssistMakes.DEALER)
STAKES = Rules(betting=Betting.PER_HAND)


def thumb(state: State) -> str:
    """What the seat to act does, as a line."""
    return dump(RuleOfThumb().choose(view(state, asked(state)), Random(0)))


def playing(cards: str, hands: str) -> State:
    """North named hearts after the nine of clubs was turned down, and these cards were played."""
    north, east, south, west = hands.split()
    plays = [f"play {each}" for each in cards.split()]
    return table("9c", *ROUND_TWO, "name h", *plays, north=north, east=east, south=south, west=west)


CALLED_BY_EAST = ("pass", "order", "discard 9c")
SOUND: dict[str, tuple[State, str]] = {
    # calls; West deals, North is eldest
    "the dealer takes up with both bowers and an ace": (table("9h", *TO_THE_DEALER, west="JhJdAcTcQs"), "order"),
    "the eldest passes with nothing": (table("9h", north=NOTHING), "pass"),
    "the dealer passes with nothing": (table("9h", *TO_THE_DEALER, west=NOTHING), "pass"),
    "assists with a bower and two trumps": (table("Jh", "pass", east="JdAhKh9cTs"), "order"),
    # the number of trumps tells more than a bower
    "assists with two of five": (table("Ah", "pass", east="Jh9hQcTd9s"), "order"),
    "not with one of five": (table("Ah", "pass", east="JhKcTdKs9s"), "pass"),
    "not with two of seven": (table("Ah", "pass", east="Jh9hQcTd9s9cTs", rules=SEVEN_CARD), "pass"),
    "assists with three of seven": (table("Ah", "pass", east="JhTh9hQcTd9s9c", rules=SEVEN_CARD), "order"),
    "counts each suit where the Benny comes to any": (table("Xx", "pass", east="JhKh9hTd9s", rules=ANY_SUIT), "name h"),
    "no suit is long enough for the Benny": (table("Xx", "pass", east="JhKcTdKs9s", rules=ANY_SUIT), "pass"),
    "leaves the upcard to nobody without a hand to beat it": (table("Jh", north="AhKh9cTcQs"), "pass"),
    "but with five trumps": (table("Jh", north="AhKhQhTh9h"), "order"),
    "waits for a suit in which it marches": (table("9s", north="JcJsAcKcAd"), "pass"),
    "and then goes alone": (table("9s", *ROUND_TWO, north="JcJsAcKcAd"), "name c alone"),
    "waits for a better suit": (table("9h", north="AhKhTh9sJd"), "order"),
    "assists with two low trumps and an ace": (table("Qh", "pass", east="9hThAs9cTc"), "order"),
    "donates where a loner would win": (table("Js", north="9cTcQs9dQd", scores=(9, 7)), "order"),
    "but not where a euchre does": (table("Js", north="9cTcQs9dQd", scores=(9, 8)), "pass"),
    "nor where it stops a loner": (table("Js", north="JcAsTc9dQd", scores=(9, 7)), "pass"),
    "alone as the partner's best comes": (table("9h", north="AhKhQhTh9d", rules=Rules(partners_best=1)), "order alone"),
    "together as none comes": (table("9h", north="AhKhQhTh9d"), "order"),
    "next": (table("9h", *ROUND_TWO, north="JdKdAc9cTs"), "name d"),
    "the same holding is too little across": (table("9h", *ROUND_TWO, north="JcKc9dTd9s"), "pass"),
    "a stuck dealer names the best suit": (
        table("9h", *ROUND_TWO, *TO_THE_DEALER, west="9cQsTsKs9d", rules=Rules(all_pass=AllPass.STICK_DEALER)),
        "name s",
    ),
    "no trump with aces": (
        table("9h", *ROUND_TWO, north="AcAdAsAhKs", rules=Rules(no_trump=NoTrump.ROUND_TWO)),
        "name nt",
    ),
    "passes where it may make nothing": (table("9h", north="JhJd9c9sTs", rules=HONEST), "pass"),
    "a blind call goes through the suits": (
        after("deal 9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh XxJsJhJdJc", Rules(benny=Benny.JOKER)),
        "name",
    ),
    # alone
    "alone with the five top trumps": (table("9h", *TO_THE_DEALER, west=BEST), "order alone"),
    "alone with them in round two": (table("9c", *ROUND_TWO, north=BEST), "name h alone"),
    "together where a march is enough": (table("9c", *ROUND_TWO, north=BEST, scores=(8, 0)), "name h"),
    "together where any point is": (table("9c", *ROUND_TWO, north=BEST, scores=(9, 9)), "name h"),
    "with four good cards of seven": (table("9h", north="JhJdAhKh7c8s7d", rules=BY_SEVEN), "order"),
    "alone with seven good cards": (table("9h", north="JhJdAhKhQhThAc", rules=BY_SEVEN), "order alone"),
    "the dealer's partner alone": (table("Qh", "pass", east="JhJdAhKhAc", rules=LONE_PARTNER), "order alone"),
    "the dealer's partner not alone": (table("Qh", "pass", east=WORST, rules=LONE_PARTNER), "pass"),
    "defends alone": (table("9s", *ROUND_TWO, "name h", east=BEST, rules=DEFENDED), "alone"),
    "does not defend alone": (table("9s", *ROUND_TWO, "name h", east=WORST, rules=DEFENDED), "pass"),
    "a blind loner is declined": (
        after("deal 9cTcQcKcAc 9d9sTdTsQs QdKdAdKsAs 9hThQhKhAh JhJsJdJc", Rules(blind_loner=True)),
        "pass",
    ),
    "a dealer assisted goes alone": (
        after("deal 9cTcQcKcAc JcJsJdTsQs QdKdAdKsAs 9hThQhKhAh JhTd9d9s; pass; order", ASSISTED),
        "alone",
    ),
    "a dealer assisted does not": (
        after("deal 9cTcQcKcAc JcJsJdTsQs QdKdAdKsAs 9hThTd9d9s JhQhKhAh; pass; order", ASSISTED),
        "pass",
    ),
    "before the lead the best hand goes alone": (after(f"deal {MARCH}; order; discard 9h", ANYONE), "alone"),
    "before the lead another does not": (after(f"deal {MARCH}; order; discard 9h; pass", ANYONE), "pass"),
    # discards and gifts
    "makes a void": (table("9h", "order", west="JhAh9cKsTs"), "discard 9c"),
    "makes a void of a lone king": (table("9d", "order", west="AdQdKcTs9s"), "discard Kc"),
    "but not of a lone ace": (table("9d", "order", west="AdQdAcTs9s"), "discard 9s"),
    "keeps the guard of a king": (table("9h", "order", west="JhAhKsTs9c"), "discard 9c"),
    "keeps its trumps": (table("9h", "order", west="JhAhKhQh9s"), "discard 9s"),
    # leads
    "the maker leads the right bower": (table("9c", *ROUND_TWO, "name h", north="JhAhKhAc9d"), "play Jh"),
    "trump to the partner's call": (
        table("9h", "pass", "pass", "order", "discard 9h", north="JdAs9cTcQs", west="9s9dTdTsAd"),
        "play Jd",
    ),
    "a defender leads an ace": (table("9h", *CALLED_BY_EAST, north="JhKhAsTd9d", west="9c9sTsTcQd"), "play As"),
    "a defender leads a lone card": (table("9h", *CALLED_BY_EAST, north="KhQh9sTdQd", west="9cKcTsTcKd"), "play 9s"),
    "a king whose ace has gone": (
        playing("Jh 9h Th Qh As Ts 9s Qs", "JhAsKsTc9d 9hTsTdKcQc Th9sQdAcJc QhQsKdAdJs"),
        "play Ks",
    ),
    "the ace of ace and king": (playing("Jh 9h Th Qh", "JhAsKs9dTd 9hTcQcKcAc Th9sTsQsKd QhJcQdJdAd"), "play As"),
    # to another's lead
    "covers with the lowest winner": (playing("9s Td Ts", "9sAcKcQcTc Td9dTh9hAd TsKdQdJcKh AsKsQsQhAh"), "play Qs"),
    "trumps an ace low": (playing("As Ts 9s", "AsAcKcQcJc TsTd9dTh9h 9sKdQdJsJd AhQhKhTcAd"), "play Qh"),
    "leaves the partner's ace alone": (playing("9s As Ts", "9sAcKcQcJc AsTd9dTh9h TsKdQdJsJd AhQhKhTcAd"), "play Tc"),
    # the queen may be beaten by the king, but nobody is left to play it
    "leaves the last trick to a queen": (playing("9s Qs Ts", "9sAcKcQcKs QsTd9dTh9h TsKdQdJcJd AsJsQhKhTc"), "play Js"),
    "throws off no guard of a king": (playing("As Ts 9s", "AsAcKcJsAh TsTdTh9hQd 9sAdKhQhJh Kd9dQcTcJc"), "play Tc"),
}


@for_all(name=SOUND)
def test_what_is_plain_is_done(name: str) -> None:
    state, line = SOUND[name]
    found = thumb(state)
    assert found == line or (line in ("order", "name", "name nt") and found.startswith(line)), found


def test_does_not_trump_partners_ace_when_third() -> None:
    assert thumb(playing("As Ts", "AsAcKcQcJc TsTdTh9hKd QhKh9dAdTc KsQdJsJdAh")) == "play Tc"


def test_maker_draws_no_trumps_that_nobody_has() -> None:
    """Both opponents had no heart to the first lead: trumps are kept, and the ace is led."""
    state = playing("Jh Td Th Tc", "JhAhKhAs9d TdQdKcQcJc ThTsKdAc9s TcQsKsAdJs")
    assert actor(state) == NORTH
    assert thumb(state) == "play As"


def test_a_loner_gives_the_worst_card_gets_the_best_trump_and_looks_for_nothing_given_away() -> None:
    """In the second deal South got the ace of diamonds and sits out: North's king is the best left."""
    rules = Rules(partners_best=1)
    deal = "JhJdAhKh9c TcQcKcAcJc 9dTdQdKdQh AsTsQsKsJs 9hTh9sAd"
    state = after(f"deal {deal}; order alone; discard 9h", rules)
    assert thumb(state) == "give 9c"
    assert thumb(on(state, "give 9c")) == "give Qh"
    deal = "JhJdAhKdAd TcQcKcAcJc 9dTdQd9cTh AsTsQsKsJs 9hKhQh9s"
    state = after(f"deal {deal}; order alone; discard 9h; give Ad; give 9c", rules)
    state = on(state, "play Jh; play Tc; play Ts; play Jd; play Qc; play Qs; play Ah; play Kc; play Ks")
    assert thumb(state) == "play Kd"


def test_buries_the_poor_cards_of_the_dummy() -> None:
    deal = "JcJsAcKcAd 9hThJhQhKh Qd9d9sTdJdKdTsQsKsAsAh9cTcQc"
    state = after(f"deal {deal}; pass; pass; name c", PRESETS["two-handed"], dealer=1)
    first = thumb(state)
    assert {first, thumb(on(state, first))} == {"discard 9d", "discard 9s"}


# --- each for itself


@pytest.mark.parametrize("name", ["two-handed", "three-handed", "set-back"])
def test_makes_trump_with_the_best_cards_and_not_with_the_worst(name: str) -> None:
    rules = PRESETS[name]
    size, pack = rules.hand_size, [rank + suit for rank in "9TJQKA" for suit in "cdhs"]
    for hand, calls in (("JhJdAhKhQhThAs", True), ("9c9s9dTcTdTsQd", False)):
        mine = hand[: 2 * size]
        rest = [each for each in pack if each not in (*map("".join, zip(mine[::2], mine[1::2], strict=True)), "9h")]
        others = ["".join(rest[seat * size : seat * size + size]) for seat in range(rules.seats - 1)]
        kitty = "9h" + "".join(rest[(rules.seats - 1) * size :])
        state = after(f"deal {mine} {' '.join(others)} {kitty}", rules, dealer=rules.seats - 1)
        assert (thumb(state) == "order") is calls


def test_calls_an_ace_that_another_holds_and_can_be_reached() -> None:
    """A lone nine of spades: its ace is another's and soon reached; then neither an own ace nor one turned down."""
    deal = "JdJhAd9sAh 9h8hThQhKh TsQs8sKsAs JsJcTdQdKd 9dTcQcKcAc 8d9c8c"
    assert thumb(after(f"deal {deal}; order; discard Tc", FIVE_HANDED, dealer=4)) == "call s"
    deal = "JdJhAdAsTh 9h8h9sQhKh TsQs8sKsTd JsJcQdKd9d TcQcKc9cAc Ah8d8c"
    state = after(f"deal {deal}; pass; pass; pass; pass; pass; name d", FIVE_HANDED, dealer=4)
    assert thumb(state) == "call c"


def test_reads_its_company_from_what_it_may_know() -> None:
    """The maker has no friend until the ace falls, its holder knows the maker, the others trust all but him."""
    deal = "JdKdAc9c8c 9hThQhKhAh 9sTsQsKsAs JsJcJhTdQd 9dTcQcKcAd 8d8h8s"
    state = after(f"deal {deal}; order; discard Tc; call s", FIVE_HANDED, dealer=4)
    company = {seat: (read(view(state, seat)).friends, read(view(state, seat)).making) for seat in range(5)}
    assert [company[seat] for seat in range(3)] == [((), True), ((2, 3, 4), False), ((0,), True)]
    state = on(state, "play Jd; play Ah; play 9s; play Td; play 9d; play 9c; play Kh; play As")
    company = {seat: (read(view(state, seat)).friends, read(view(state, seat)).making) for seat in range(2)}
    assert company == {0: ((2,), True), 1: ((3, 4), False)}


@pytest.mark.parametrize(("penalty", "lines"), [(5, ["stay", "drop"]), (0, ["stay", "stay"])])
def test_stays_with_trumps_and_drops_with_nothing_where_no_trick_is_dear(penalty: int, lines: list[str]) -> None:
    """West, who deals, makes spades; North has both bowers and the ace, East three spades, South nothing."""
    deal = "JsJcAsTcQh 9sQsTsKcQc 9d9hTdThJd AdKdQdAcAh KsJhKh9c"
    state = after(f"deal {deal}; pass; pass; pass; order; discard Qd", replace(BUCK, no_trick=penalty))
    assert [thumb(state), thumb(on(state, "stay; stay"))] == lines


@pytest.mark.parametrize(("scores", "choice"), [((20, 20, 20, 20), "drop"), ((5, 20, 20, 20), "stay")])
def test_stays_rather_than_let_the_maker_win_unopposed(scores: tuple[int, ...], choice: str) -> None:
    """North makes spades; East and South have dropped, and West has nothing."""
    deal = "JsJcAsTcQh 9sQsTsKcQc AdKdQdAcAh 9d9hTdThJd KsJhKh9c"
    match = Match(rules=BUCK, dealer=WEST, scores=scores, games=(0,) * 4, pots=(0,) * 4)
    state = on(Dealing(match), f"deal {deal}; order; discard Ks; drop; drop")
    assert (asked(state), thumb(state)) == (WEST, choice)


@pytest.mark.parametrize(("scores", "choice"), [((9, 5, 5, 5), "declare"), ((5, 5, 5, 5), "pass")])
def test_declares_with_every_trump_unless_a_march_wins_anyway(scores: tuple[int, ...], choice: str) -> None:
    match = Match(rules=PRESETS["set-back"], dealer=WEST, scores=scores, games=(0,) * 4, pots=(0,) * 4)
    state = on(Dealing(match), f"deal {MARCH}; order; discard 9h; stay; stay; stay")
    assert (asked(state), thumb(state)) == (NORTH, choice)
    assert thumb(on(state, "pass")) == "pass"


# --- the score and the stakes


@for_all(scores__chosen=[((9, 9), "take"), ((8, 8), "take"), ((3, 9), "lower"), ((3, 8), "lower"), ((3, 5), "take")])
def test_robson_takes_what_wins_and_else_keeps_the_opponents_from_winning(scores: tuple[int, int], chosen: str) -> None:
    rules = Rules(robson=Robson.MARCH)
    assert thumb(played_out(on(at(scores, rules), f"deal {MARCH}; order; discard 9h"), MARCH)) == chosen


STRONG = "9h9cTcJcQc JhJdAhKhAs 9dTdQdKdAd TsQsKsJs9s ThQhKcAc"
"""North orders hearts with the nine; East holds both bowers, ace and king of trump and an off ace."""


def test_who_will_win_raises_and_sees_and_a_weak_maker_gives_up() -> None:
    state = after(f"deal {STRONG}; order; discard Js", STAKES)
    assert (asked(state), thumb(state)) == (1, "raise")
    state = on(state, "raise")
    assert (thumb(state), thumb(on(state, "check"))) == ("check", "giveup")
    strong = after(f"deal {MARCH}; order; discard 9h", STAKES)
    assert (thumb(strong), thumb(on(strong, "check"))) == ("check", "check")
    assert thumb(on(strong, "raise; check")) == "see"
