"""The test vectors of rules-spec 11 that hold for the game as it is now; the number is in each name."""

import pytest

from engine import Outcome, Phase, Refusal, Rules, Suit, Trump, Word, actor, apply, load, start, story, view
from engine.cards import card, cards_in
from engine.ranking import counts_as
from engine.rules.options import AllPass, DefendAlone, LoneLead, NeedsTrump
from engine.seats import EAST, NORTH, SOUTH, WEST
from tests.cases import for_all
from tests.engine.hand_lines import BARE, MARCH, after, asked, at, choices, on, played_out, refusal
from tests.there import there

BOWERS = "JcJs9h9dTd QcAs9s9cTs KcTcThJdJh AcQhKhAhQd KsKdAdQs"
"""North holds both black bowers, East three spades, South and West none; the upcard is the king of spades."""


def test_1_the_jack_of_clubs_led_is_a_spade_led() -> None:
    assert counts_as(card("Jc"), Trump.SPADES) is Suit.SPADES
    state = after(f"deal {BOWERS}; order; discard Ks; play Jc")
    assert choices(state) == {"play As", "play 9s", "play Ts"}
    state = on(state, "play 9s")
    assert choices(state) == {"play Kc", "play Tc", "play Th", "play Jd", "play Jh"}
    assert refusal(after(f"deal {BOWERS}; order; discard Ks; play Jc"), "play Qc") is Refusal.MUST_FOLLOW


def test_2_the_left_bower_beats_the_ace_and_loses_to_the_right() -> None:
    to_ace = after(f"deal {BOWERS}; order; discard Ks; play Jc; play As; play Kc; play Ac")
    assert view(to_ace, None).tricks[0].winner == NORTH
    apart = "Jc9h9dTdQh JsAs9s9cTs KcTcThJdJh AcQcKhAhQd KsKdAdQs"
    to_right = after(f"deal {apart}; order; discard Ks; play Jc; play Js; play Kc; play Ac")
    assert view(to_right, None).tricks[0].winner == EAST
    ace_led = "As9h9dTdQh Jc9s9cTsKd KcTcThJdJh AcQcKhAhQd KsJsAdQs"
    left_over_ace = after(f"deal {ace_led}; order; discard Ks; play As; play Jc; play Kc; play Ac")
    assert view(left_over_ace, None).tricks[0].winner == EAST


@for_all(
    held__upcard__legal=[
        ("Jc9hThQhKh", "9c", {"play Jc", "play 9h", "play Th", "play Qh", "play Kh"}),
        ("Jc9h9cThQh", "Kh", {"play 9c"}),
    ]
)
def test_3_the_jack_of_clubs_need_not_follow_clubs_when_spades_are_trump(
    held: str, upcard: str, legal: set[str]
) -> None:
    deal = f"AcAsKsQdKd {held} KcTcJdQsTd QcTs9dAhJh {upcard}JsAd9s"
    state = after(f"deal {deal}; pass; pass; pass; pass; name s; play Ac")
    assert asked(state) == EAST
    assert choices(state) == legal


def test_4_the_dealer_ordered_up_holds_six_then_five() -> None:
    state = after(f"deal {BARE}; order")
    assert (state.phase, actor(state)) == (Phase.DISCARDING, WEST)
    mine = view(state, WEST)
    assert card("Js") in cards_in(mine.cards)
    assert len(cards_in(mine.cards)) == mine.counts[WEST] == 6
    assert choices(state) == {f"discard {name}" for name in ("9h", "Th", "Qh", "Kh", "Ah", "Js")}
    state = on(state, "discard 9h")
    mine = view(state, WEST)
    assert len(cards_in(mine.cards)) == mine.counts[WEST] == 5
    assert card("9h") not in cards_in(mine.cards)
    assert mine.buried == (card("9h"),)


def test_5_the_suit_turned_down_cannot_be_named() -> None:
    state = after(f"deal {BARE}; pass; pass; pass; pass")
    for line in ("name s", "name s alone"):
        assert line not in choices(state)
        assert refusal(state, line) is Refusal.TURNED_DOWN


def test_6_eight_passes_bring_a_new_dealer_and_no_points() -> None:
    state = after(["deal " + BARE, *["pass"] * 8], dealer=EAST)
    public = view(state, None)
    assert (public.phase, public.dealer, public.number, public.scores) == (Phase.DEALING, SOUTH, 2, (0, 0))
    assert public.last is not None
    assert public.last.outcome is Outcome.THROWN_IN


def test_6_a_stuck_dealer_has_no_pass() -> None:
    state = after(["deal " + BARE, *["pass"] * 7], Rules(all_pass=AllPass.STICK_DEALER), dealer=EAST)
    assert asked(state) == EAST
    assert "pass" not in choices(state)
    assert refusal(state, "pass") is Refusal.DEALER_STUCK


# North's side makes hearts (the nine is turned and goes to West, who buries it); North leads his cards as they stand.
FOUR = "JhJdAhKh9c TcJcQcKcAc 9dTdQdKdAd TsQsKsAsJs 9hThQh9s"
THREE = "JhJdAh9c9s TcJcQcKcAc 9dTdQdKdAd TsQsKsAsJs 9hThQhKh"
TWO = "JhJd9c9s9d TcJcQcKcAc ThTdQdKdAd TsQsKsAsJs 9hAhQhKh"
NONE = "9c9sTs9dTd JhJdAhKhQh JsQsKsAsQd TcJcQcKcAc 9hThKdAd"


@for_all(
    deal__call__defence__tricks__outcome__points=[
        (THREE, "order", "pass; pass", 3, Outcome.MADE, (1, 0)),
        (FOUR, "order", "pass; pass", 4, Outcome.MADE, (1, 0)),
        (MARCH, "order", "pass; pass", 5, Outcome.MARCH, (2, 0)),
        (THREE, "order alone", "pass; pass", 3, Outcome.LONE_MADE, (1, 0)),
        (FOUR, "order alone", "pass; pass", 4, Outcome.LONE_MADE, (1, 0)),
        (MARCH, "order alone", "pass; pass", 5, Outcome.LONE_MARCH, (4, 0)),
        (TWO, "order alone", "pass; pass", 2, Outcome.EUCHRED, (0, 2)),
        (NONE, "order", "pass; pass", 0, Outcome.EUCHRED, (0, 2)),
        (NONE, "order alone", "pass; pass", 0, Outcome.EUCHRED, (0, 2)),
        (NONE, "order", "alone", 0, Outcome.LONE_DEFENCE, (0, 4)),
        (NONE, "order alone", "alone", 0, Outcome.LONE_DEFENCE, (0, 4)),
        (TWO, "order alone", "alone", 2, Outcome.LONE_DEFENCE, (0, 4)),
        (THREE, "order", "alone", 3, Outcome.MADE, (1, 0)),
        (THREE, "order alone", "alone", 3, Outcome.LONE_MADE, (1, 0)),
        (MARCH, "order", "alone", 5, Outcome.MARCH, (2, 0)),
        (MARCH, "order alone", "alone", 5, Outcome.LONE_MARCH, (4, 0)),
    ]
)
def test_7_every_row_of_the_score_table(
    deal: str, call: str, defence: str, tricks: int, outcome: Outcome, points: tuple[int, int]
) -> None:
    rules = Rules(defend_alone=DefendAlone.ALWAYS)
    state = played_out(after(f"deal {deal}; {call}; discard 9h; {defence}", rules), deal)
    public = view(state, None)
    result = there(public.last)
    assert result.tricks[NORTH] + result.tricks[SOUTH] == tricks
    assert (result.outcome, result.points, public.scores) == (outcome, points, points)


@for_all(rule__leader=[(LoneLead.ELDEST, EAST), (LoneLead.LEFT_OF_LONER, WEST)])
def test_8_the_first_lead_when_the_partner_of_eldest_is_alone(rule: LoneLead, leader: int) -> None:
    """West deals, North is eldest and sits out, South plays alone."""
    state = after(f"deal {MARCH}; pass; pass; order alone; discard 9h", Rules(lone_lead=rule))
    assert asked(state) == leader
    assert view(state, None).leader == leader
    assert refusal(state, "play Jh") is Refusal.NOT_HELD


def test_9_both_alone_play_tricks_of_two_cards() -> None:
    rules = Rules(defend_alone=DefendAlone.AGAINST_LONER)
    state = after(f"deal {MARCH}; order alone; discard 9h; alone", rules)
    state = on(state, "play Jh; play Tc")
    public = view(state, None)
    assert [len(trick.cards) for trick in public.tricks] == [2]
    assert public.counts == (4, 4, 5, 5)
    done = view(played_out(state, MARCH), None)
    assert done.last is not None
    assert done.last.tricks == (5, 0, 0, 0)


@for_all(
    scores__win_by__over=[
        ((8, 8), 2, True),
        ((8, 9), 2, False),
        ((9, 9), 2, True),
        ((8, 8), 1, True),
        ((8, 9), 1, True),
        ((9, 10), 2, False),
    ]
)
def test_10_win_by_two(scores: tuple[int, int], win_by: int, over: bool) -> None:
    """Any lead of two at the target or above; a march by North adds two to the first score."""
    state = on(at(scores, Rules(win_by=win_by)), f"deal {MARCH}; order; discard 9h")
    public = view(played_out(state, MARCH), None)
    assert public.scores == (scores[0] + 2, scores[1])
    assert (public.phase, public.winner) == ((Phase.OVER, 0) if over else (Phase.DEALING, None))


@for_all(scores__over=[((8, 8), False), ((8, 9), False), ((9, 9), True), ((9, 10), True), ((8, 0), False)])
def test_10_the_strict_reading_wants_more_than_the_target(scores: tuple[int, int], over: bool) -> None:
    """`exceed_target`: 10 points do not win, whatever the lead; 11 do."""
    state = on(at(scores, Rules(exceed_target=True)), f"deal {MARCH}; order; discard 9h")
    public = view(played_out(state, MARCH), None)
    assert public.scores == (scores[0] + 2, scores[1])
    assert (public.phase, public.winner) == ((Phase.OVER, 0) if over else (Phase.DEALING, None))


@pytest.mark.parametrize(("scores", "over"), [((8, 8), False), ((9, 9), True), ((9, 10), False)])
def test_10_both_readings_together(scores: tuple[int, int], over: bool) -> None:
    """More than the target, and a lead of two besides."""
    state = on(at(scores, Rules(exceed_target=True, win_by=2)), f"deal {MARCH}; order; discard 9h")
    assert (played_out(state, MARCH).phase is Phase.OVER) == over


@pytest.mark.parametrize(("scores", "skunk"), [((8, 0), True), ((8, 1), False)], ids=["10-0", "10-1"])
def test_11_a_game_won_to_nothing_is_a_skunk(scores: tuple[int, int], skunk: bool) -> None:
    state = on(at(scores), f"deal {MARCH}; order; discard 9h")
    last, line = state, ""
    while state.phase is Phase.PLAYING:
        line = min(choices(state), key=lambda each: MARCH.index(each.split()[1]))
        last, state = state, on(state, line)
    words = [event.word for event in story(last, load(line), state)]
    assert Word.GAME_WON in words
    assert (Word.SKUNK in words) == skunk


# North (West in the other) has one red card, the jack of hearts; the nine of hearts is turned unless said otherwise.
ONLY_JACK = "JhTcQsKcAc 9d9sTdTsKh QdKdAdKsAs 9cThQhAhQc 9hJsJdJc"
HEART_JACK = "9cThQhAhQc 9d9sTdTsKh QdKdAdKsAs JhTcQsKcAc {upcard}"


@pytest.mark.parametrize("rule", [NeedsTrump.DEALER, NeedsTrump.EVERYONE])
def test_14_the_dealer_with_only_the_jack_of_hearts_takes_the_nine_up(rule: NeedsTrump) -> None:
    """As dealer: the upcard counts."""
    deal = HEART_JACK.format(upcard="9hJsJdJc")
    state = after(f"deal {deal}; pass; pass; pass", Rules(needs_trump=rule))
    assert asked(state) == WEST
    assert choices(state) == {"pass", "order", "order alone"}


@pytest.mark.parametrize("rule", [NeedsTrump.DEALER, NeedsTrump.EVERYONE])
def test_14_for_the_dealer_a_jack_turned_does_not_count(rule: NeedsTrump) -> None:
    """Diamonds would be trump: both red jacks are bowers."""
    deal = HEART_JACK.format(upcard="JdJs9hJc")
    state = after(f"deal {deal}; pass; pass; pass", Rules(needs_trump=rule))
    assert choices(state) == {"pass"}
    assert refusal(state, "order") is Refusal.NEEDS_TRUMP
    assert choices(after(f"deal {deal}; pass; pass; pass")) == {"pass", "order", "order alone"}


@pytest.mark.parametrize("dealer", [WEST, SOUTH, EAST], ids=["eldest", "dealer's partner", "third"])
def test_14_not_the_dealer_the_jack_of_hearts_is_not_enough(dealer: int) -> None:
    """The upcard counts for the dealer alone, even for a partner who would put it there."""
    lines = ["deal " + ONLY_JACK, *["pass"] * ((NORTH - dealer) % 4 - 1)]
    everyone = after(lines, Rules(needs_trump=NeedsTrump.EVERYONE), dealer=dealer)
    assert asked(everyone) == NORTH
    assert choices(everyone) == {"pass"}
    assert refusal(everyone, "order alone") is Refusal.NEEDS_TRUMP
    only_dealer = after(lines, Rules(needs_trump=NeedsTrump.DEALER), dealer=dealer)
    assert choices(only_dealer) == {"pass", "order", "order alone"}


def test_14_in_round_two_neither_bower_is_enough() -> None:
    """Hearts would make North's jack the right bower, diamonds the left; clubs and spades have plain trumps."""
    deal = "JhTcQsKcAc 9d9sTdTsKh QdKdAdKsAs 9cThQhAh9h QcJsJdJc"
    state = after(["deal " + deal, *["pass"] * 4], Rules(needs_trump=NeedsTrump.EVERYONE))
    assert choices(state) == {"pass", "name s", "name s alone"}
    assert refusal(state, "name h") is Refusal.NEEDS_TRUMP
    assert refusal(state, "name d alone") is Refusal.NEEDS_TRUMP
    assert refusal(state, "name c") is Refusal.TURNED_DOWN


def test_20_in_a_draw_of_ace_jack_queen_king_the_ace_deals() -> None:
    for lowest in range(4):
        names = ["Jh", "Qd", "Ks"]
        names.insert(lowest, "Ac")
        state = apply(start(Rules()), load("draw " + " ".join(names)))
        public = view(state, None)
        assert (public.phase, public.dealer) == (Phase.DEALING, lowest)


def test_20_a_tie_for_the_lowest_draws_again() -> None:
    state = on(start(Rules()), "draw 9h 9s Qh Kd")
    assert state.phase is Phase.DRAW_FOR_DEAL
    state = on(state, "draw Th Ts Qh 9d")
    assert view(state, None).dealer == WEST
    assert len(view(state, None).draws) == 2
