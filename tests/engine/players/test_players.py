"""The computer players: legal everywhere, blind to hidden cards, and sound in named situations."""

from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.cli.simulate import play
from engine import PRESETS, Deal, Phase, Rules, State, actor, apply, dump, legal_actions, load, view
from engine.cards import Card, card, hand_of, parse_hand
from engine.match import Match
from engine.phases.registry import Dealing
from engine.players import Player, RuleOfThumb
from engine.players.heuristic.cutthroat import by_oneself
from engine.rules.options import (
    AllPass,
    DealerPartner,
    DefendAlone,
    LoneLead,
    NeedsTrump,
    NoTrump,
    Ranks,
    Scoring,
    UpcardBenny,
)
from engine.seats import NORTH, WEST, Seat
from tests.hidden_cards import swap_hidden
from tests.random_games import Game, random_deal
from tests.strategies import games
from tests.suite import COVERING, examples, rest, sampled
from tests.there import there
from tests.uniform_player import Uniform

PLAYERS: tuple[Player, ...] = (RuleOfThumb(), Uniform())
OPTIONS = list(product((NoTrump.NEVER, NoTrump.ROUND_TWO), AllPass, DealerPartner, DefendAlone, LoneLead))


def choice(player: Player, state: State, seed: int = 0) -> str:
    """What a player does where a seat is to act, as a line."""
    return dump(player.choose(view(state, actor(state)), Random(seed)))


@rest
@given(games(), st.integers(0, 1 << 32))
@settings(max_examples=examples(60), deadline=None)
def test_every_choice_is_legal_and_the_same_again(game: Game, seed: int) -> None:
    for state in game.states:
        legal = {dump(action) for action in legal_actions(state)}
        if not legal:
            continue
        for player in PLAYERS:
            chosen = choice(player, state, seed)
            assert chosen in legal
            assert chosen == choice(player, state, seed)


@pytest.mark.parametrize("options", OPTIONS)
def test_whole_games_by_players_reach_their_end(
    options: tuple[NoTrump, AllPass, DealerPartner, DefendAlone, LoneLead],
) -> None:
    no_trump, all_pass, dealer_partner, defend_alone, lone_lead = options
    rules = Rules(
        no_trump=no_trump,
        all_pass=all_pass,
        dealer_partner=dealer_partner,
        defend_alone=defend_alone,
        lone_lead=lone_lead,
    )
    rng = Random(str(options))
    state: State = Dealing(Match(rules=rules, dealer=NORTH))
    for _ in range(5000):
        match state.phase:
            case Phase.OVER:
                return
            case Phase.DEALING:
                state = apply(state, random_deal(rules, rng))
            case _:
                seat = there(actor(state))
                chosen = PLAYERS[seat % 2].choose(view(state, seat), rng)
                assert chosen in legal_actions(state)
                state = apply(state, chosen)
    pytest.fail("a game without an end")


@given(games(), st.integers(0, 1 << 32))
@settings(max_examples=examples(40), deadline=None)
def test_hidden_cards_change_no_choice(game: Game, seed: int) -> None:
    seat = actor(game.state)
    if seat is None:
        return
    other = swap_hidden(game, seat, Random(seed))
    for player in PLAYERS:
        assert choice(player, game.state, seed) == choice(player, other.state, seed)


@pytest.mark.parametrize("player", PLAYERS)
def test_out_of_turn(player: Player) -> None:
    state = table("9c")
    with pytest.raises(ValueError, match="turn"):
        player.choose(view(state, WEST), Random(0))


# --- named situations; West deals, North is eldest, unless said otherwise


def table(
    upcard: str,
    *lines: str,
    north: str = "",
    east: str = "",
    south: str = "",
    west: str = "",
    dealer: Seat = WEST,
    rules: Rules | None = None,
    scores: tuple[int, int] = (0, 0),
) -> State:
    """A hand after some actions; cards not named go to the seats and the kitty in the order of their numbers."""
    rules = rules or Rules()
    named = [parse_hand(hand) for hand in (north, east, south, west)]
    taken = {card(upcard), *(each for hand in named for each in hand)}
    rest = [each for each in rules.pack if each not in taken]
    hands: list[list[Card]] = []
    for hand in named:
        missing = rules.hand_size - len(hand)
        hands.append([*hand, *rest[:missing]])
        rest = rest[missing:]
    state: State = Dealing(Match(rules=rules, dealer=dealer, scores=scores))
    state = apply(state, Deal(tuple(map(hand_of, hands)), (card(upcard), *rest)))
    for line in lines:
        state = apply(state, load(line))
    return state


def thumb(state: State) -> str:
    return choice(RuleOfThumb(), state)


FOUR_PASSES = ("pass",) * 4


def test_dealer_takes_up_with_both_bowers_and_an_ace() -> None:
    state = table("9h", "pass", "pass", "pass", west="JhJdAcTcQs")
    assert thumb(state).startswith("order")


@pytest.mark.parametrize("passes", range(4))
def test_passes_with_nothing(passes: int) -> None:
    hands = {"north": "9cTcQd9dTs", "east": "9cTcQd9dTs", "south": "9cTcQd9dTs", "west": "9cTcQd9dTs"}
    seat = list(hands)[passes]
    assert thumb(table("9h", *["pass"] * passes, **{seat: hands[seat]})) == "pass"


def test_assists_with_a_bower_and_two_trumps() -> None:
    assert thumb(table("Jh", "pass", east="JdAhKh9cTs")).startswith("order")


@pytest.mark.parametrize(
    ("preset", "hand", "expected"),
    [
        ("north-american", "Jh9hQcTd9s", "order"),
        ("north-american", "JhKcTdKs9s", "pass"),
        ("seven-card", "Jh9hQcTd9s9cTs", "pass"),
        ("seven-card", "JhTh9hQcTd9s9c", "order"),
    ],
)
def test_assists_with_nearly_half_a_hand_of_trumps(preset: str, hand: str, expected: str) -> None:
    """Their number tells more than a bower."""
    assert thumb(table("Ah", "pass", east=hand, rules=PRESETS[preset])) == expected


@pytest.mark.parametrize(("hand", "expected"), [("JhKh9hTd9s", "name h"), ("JhKcTdKs9s", "pass")])
def test_counts_trumps_of_each_suit_where_the_dealer_takes_the_benny_in_any(hand: str, expected: str) -> None:
    rules = replace(PRESETS["british-parlett"], upcard_benny=UpcardBenny.BID_ANY)
    assert thumb(table("Xx", "pass", east=hand, rules=rules)) == expected


def test_goes_alone_with_the_five_top_trumps() -> None:
    assert thumb(table("9h", "pass", "pass", "pass", west="JhJdAhKhQh")) == "order alone"
    assert thumb(table("9c", *FOUR_PASSES, north="JhJdAhKhQh")) == "name h alone"


@pytest.mark.parametrize("scores", [(8, 0), (9, 9)])
def test_does_not_go_alone_when_a_march_together_is_enough(scores: tuple[int, int]) -> None:
    assert thumb(table("9c", *FOUR_PASSES, north="JhJdAhKhQh", scores=scores)) == "name h"


def test_leaves_the_upcard_to_the_opponents_only_with_a_hand_to_beat_them() -> None:
    assert thumb(table("Jh", north="AhKh9cTcQs")) == "pass"


def test_names_the_colour_of_the_card_turned_down_from_the_eldest() -> None:
    """Next: the same holding is good enough in that colour, not in the other."""
    assert thumb(table("9h", *FOUR_PASSES, north="JdKdAc9cTs")) == "name d"
    assert thumb(table("9h", *FOUR_PASSES, north="JcKc9dTd9s")) == "pass"


def test_stuck_dealer_names_the_best_suit() -> None:
    rules = Rules(all_pass=AllPass.STICK_DEALER)
    state = table("9h", *FOUR_PASSES, *FOUR_PASSES[:3], west="9cQsTsKs9d", rules=rules)
    assert "pass" not in map(dump, legal_actions(state))
    assert thumb(state) == "name s"


def test_calls_no_trump_with_aces_where_it_may() -> None:
    state = table("9h", *FOUR_PASSES, north="AcAdAsAhKs", rules=Rules(no_trump=NoTrump.ROUND_TWO))
    assert thumb(state).startswith("name nt")


@pytest.mark.parametrize(("hand", "expected"), [("JhJdAhKhAc", True), ("9c9dTdQsTs", False)])
def test_dealers_partner_orders_up_alone_only_with_a_strong_hand(*, hand: str, expected: bool) -> None:
    rules = Rules(dealer_partner=DealerPartner.ALONE)
    state = table("Qh", "pass", east=hand, rules=rules)
    assert (thumb(state) == "order alone") is expected


@pytest.mark.parametrize(("hand", "expected"), [("JhJdAhKhQh", "alone"), ("9c9dTdQsTs", "pass")])
def test_defends_alone_only_with_a_very_strong_hand(hand: str, expected: str) -> None:
    rules = Rules(defend_alone=DefendAlone.ALWAYS)
    assert thumb(table("9s", *FOUR_PASSES, "name h", east=hand, rules=rules)) == expected


def test_buries_a_lone_low_card_to_make_a_void() -> None:
    assert thumb(table("9h", "order", west="JhAh9cKsTs")) == "discard 9c"


def test_buries_no_guard_of_a_king_and_no_trump() -> None:
    assert thumb(table("9h", "order", west="JhAhKsTs9c")) == "discard 9c"
    assert thumb(table("9h", "order", west="JhAhKhQh9s")) == "discard 9s"


def test_maker_leads_the_right_bower() -> None:
    assert thumb(table("9c", *FOUR_PASSES, "name h", north="JhAhKhAc9d")) == "play Jh"


def test_leads_trump_to_partners_call() -> None:
    state = table("9h", "pass", "pass", "order", "discard 9h", north="JdAs9cTcQs", west="9s9dTdTsAd")
    assert actor(state) == NORTH
    assert thumb(state) == "play Jd"


def test_defender_leads_an_ace_and_not_trump() -> None:
    state = table("9h", "pass", "order", "discard 9c", north="JhKhAsTd9d", west="9c9sTsTcQd")
    assert thumb(state) == "play As"


def test_defender_leads_a_lone_card() -> None:
    state = table("9h", "pass", "order", "discard 9c", north="KhQh9sTdQd", west="9cKcTsTcKd")
    assert thumb(state) == "play 9s"


def playing(cards: str, hands: str) -> State:
    """North named hearts after the nine of clubs was turned down, and these cards were played."""
    north, east, south, west = hands.split()
    plays = [f"play {each}" for each in cards.split()]
    return table("9c", *FOUR_PASSES, "name h", *plays, north=north, east=east, south=south, west=west)


def test_covers_with_the_lowest_winner() -> None:
    assert thumb(playing("9s Td Ts", "9sAcKcQcTc Td9dTh9hAd TsKdQdJcKh AsKsQsQhAh")) == "play Qs"


def test_trumps_low_over_an_opponents_ace() -> None:
    assert thumb(playing("As Ts 9s", "AsAcKcQcJc TsTd9dTh9h 9sKdQdJsJd AhQhKhTcAd")) == "play Qh"


def test_does_not_trump_partners_ace_when_last() -> None:
    assert thumb(playing("9s As Ts", "9sAcKcQcJc AsTd9dTh9h TsKdQdJsJd AhQhKhTcAd")) == "play Tc"


def test_does_not_trump_partners_ace_when_third() -> None:
    assert thumb(playing("As Ts", "AsAcKcQcJc TsTdTh9hKd QhKh9dAdTc KsQdJsJdAh")) == "play Tc"


def test_leaves_a_trick_to_the_partner_when_last() -> None:
    """The queen may be beaten by the king, but nobody is left to play it."""
    assert thumb(playing("9s Qs Ts", "9sAcKcQcKs QsTd9dTh9h TsKdQdJcJd AsJsQhKhTc")) == "play Js"


def test_throws_off_no_guard_of_a_king() -> None:
    assert thumb(playing("As Ts 9s", "AsAcKcJsAh TsTdTh9hQd 9sAdKhQhJh Kd9dQcTcJc")) == "play Tc"


def test_knows_when_its_king_is_boss() -> None:
    """After the ace has gone, the king is led as an ace would be."""
    state = playing("Jh 9h Th Qh As Ts 9s Qs", "JhAsKsTc9d 9hTsTdKcQc Th9sQdAcJc QhQsKdAdJs")
    assert actor(state) == NORTH
    assert thumb(state) == "play Ks"


def test_maker_draws_no_trumps_that_nobody_has() -> None:
    """Both opponents had no heart to the first lead: trumps are kept, and the ace is led."""
    state = playing("Jh Td Th Tc", "JhAhKhAs9d TdQdKcQcJc ThTsKdAc9s TcQsKsAdJs")
    assert actor(state) == NORTH
    assert thumb(state) == "play As"


# --- other packs and sizes of hands


@rest
@pytest.mark.parametrize(
    "rules",
    [
        *sampled(PRESETS.values(), [PRESETS[name] for name in COVERING[:5]], [PRESETS[name] for name in COVERING]),
        Rules(ranks=Ranks.SEVEN_UP),
        Rules(needs_trump=NeedsTrump.EVERYONE, no_trump=NoTrump.ROUND_TWO),
    ],
    ids=[*PRESETS, "thirty-two", "needs-trump"],
)
def test_makers_of_every_preset_make_it_more_often_than_not(rules: Rules) -> None:
    """Computers among themselves: few hands are thrown in, and most calls are kept."""
    results = [result for seed in range(25) for result in play(rules, Random(seed))[1]]
    contracts = [(result, result.contract) for result in results if result.contract is not None]
    called = [(result, contract) for result, contract in contracts if not contract.makerless]
    better = -1 if rules.scoring is Scoring.COUNT_DOWN else 1
    made = sum(result.points[rules.side_of(contract.maker)] * better > 0 for result, contract in called)
    thrown_in = len(results) - len(contracts)
    assert made > 0.65 * len(called)
    # without a partner fewer hands are good enough
    assert thrown_in < (0.3 if by_oneself(rules) else 0.1) * len(results)


def test_goes_alone_with_seven_cards_only_if_all_seven_are_good() -> None:
    seven = Rules(ranks=Ranks.SEVEN_UP, hand_size=7)
    assert thumb(table("9h", north="JhJdAhKh7c8s7d", rules=seven)) == "order"
    assert thumb(table("9h", north="JhJdAhKhQhThAc", rules=seven)) == "order alone"


def test_passes_where_the_rules_let_it_make_nothing() -> None:
    rules = Rules(needs_trump=NeedsTrump.EVERYONE)
    assert thumb(table("9h", north="JhJd9c9sTs", rules=rules)) == "pass"
