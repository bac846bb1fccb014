"""Reasons: each in a position where it is the one to give, and what holds for all of them everywhere."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest

from engine import PRESETS, Phase, Rules, State, View, actor, dump, load, view
from engine.cards import Trump, card, card_name, cards_in
from engine.players.adviser import Advice, Option
from engine.players.explain.codes import Reason, Why, level_groups
from engine.players.explain.reason import reason
from engine.rules.options import AllPass, Betting, DefendAlone, FarmersHand, NeedsTrump, NoTrump, Robson
from engine.seats import Seat
from tests.cases import for_all
from tests.engine.hand_lines import table
from tests.hidden_cards import swap_hidden
from tests.random_games import Game, random_game
from tests.suite import EVERY_PRESET, rest

PASSES = ("pass",) * 3
CALLED_BY_EAST = ("pass", "order", "discard 9h")
CALLED_BY_SOUTH = ("pass", "pass", "order", "discard 9h")
CALLED_BY_WEST = (*PASSES, "order", "discard 9h")
CALLED_BY_NORTH = ("order", "discard 9h")


def mine(state: State) -> View:
    return view(state, actor(state))


def advice(of: View, best: str, points: float = 1.0, others: float = 0.0, deals: int = 100) -> Advice:
    """Advice that holds one choice for the best."""
    assert load(best) in of.choices, [dump(choice) for choice in of.choices]
    options = [Option(choice, others, 0.5) for choice in of.choices if choice != load(best)]
    return Advice((Option(load(best), points, 0.5), *options), deals)


class Case(NamedTuple):
    """A position, what is best in it, and why. `named` is the card, the suit or the number of the reason."""

    why: Why
    upcard: str
    lines: tuple[str, ...]
    hands: dict[str, str]
    best: str
    named: str = ""
    rules: Rules = Rules()
    scores: tuple[int, int] = (0, 0)


def north(cards: str) -> dict[str, str]:
    return {"north": cards}


CASES = (
    # calls
    Case(Why.STUCK, "9h", ("pass",) * 7, {"west": "JsAs9dTdQc"}, "name s", "s", Rules(all_pass=AllPass.STICK_DEALER)),
    Case(Why.IN_THE_BARN, "9h", (), north("AhKh9cTcQd"), "order", scores=(0, 9)),
    Case(Why.DONATE, "Jh", (), north("9cTcQdKdTs"), "order", scores=(9, 7)),
    Case(Why.MOST_TRUMPS, "Jh", (), north("AhKhQhTh9h"), "order", "5"),
    Case(Why.BOTH_BOWERS, "9h", (), north("JhJdAhTcQs"), "order", "3"),
    Case(Why.TAKES_BOWER, "Jh", PASSES, {"west": "AhKhTcQs9s"}, "order", "Jh"),
    Case(Why.PARTNER_GETS_BOWER, "Jh", ("pass",), {"east": "AhKhTcQs9s"}, "order", "Jh"),
    Case(Why.MOST_TRUMPS, "9h", (), north("AhKhQhThTs"), "order", "4"),
    Case(Why.TRUMPS_AND_ACE, "9h", (), north("JhAh9cTcAs"), "order", "2"),
    Case(Why.TRUMPS_AND_VOID, "9h", (), north("JhKhQh9cTc"), "order", "3"),
    Case(Why.MANY_TRUMPS, "9h", (), north("JhKhQh9c7cTd8s"), "order", "3", PRESETS["seven-card"]),
    Case(Why.RIGHT_BOWER, "9h", (), north("JhKh9cTdQs"), "order", "Jh"),
    Case(Why.CALL, "9h", (), north("KhQh9cTdQs"), "order", "h"),
    Case(Why.NEXT, "9d", ("pass",) * 4, north("JhKh9cTcQs"), "name h", "9d"),
    Case(Why.CROSSING, "9d", ("pass",) * 5, {"east": "JsKs9hTcQh"}, "name s", "9d"),
    Case(Why.ACES, "9d", ("pass",) * 4, north("AhAsAcKh9s"), "name nt", "3", Rules(no_trump=NoTrump.ROUND_TWO)),
    # passes
    Case(Why.GIVES_BOWER, "Jh", (), north("9cTcQdKdTs"), "pass", "Jh"),
    Case(Why.NO_TRUMPS, "9h", (), north("9cTcQdKdTs"), "pass", "h"),
    Case(Why.WAIT, "Th", (), north("JsAsKs9hTd"), "pass", "s"),
    Case(Why.WAIT, "9s", (), north("JcJsAcKcAd"), "pass", "c"),
    Case(Why.RISK, "9h", (), north("AhKhTc9cQd"), "pass", scores=(0, 8)),
    Case(Why.FEW_TRUMPS, "9h", (), north("AhKhTc9cQd"), "pass", "2"),
    Case(Why.NO_SUIT, "9h", ("pass",) * 4, north("9cTcQdKdTs"), "pass", "2"),
    # alone
    Case(Why.ALONE_TOP_TRUMPS, "9h", (), north("JhJdAhKhQh"), "order alone", "5"),
    Case(Why.ALONE_LONG, "9h", (), north("AhKhQhThAs"), "order alone", "4"),
    # discards
    Case(Why.DISCARD_VOID, "9h", (*PASSES, "order"), {"west": "JhAhKhTcQs"}, "discard Tc", "Tc"),
    Case(Why.DISCARD_KEEPS_KING, "9h", (*PASSES, "order"), {"west": "JhKs9sTcQc"}, "discard Tc", "Ks"),
    Case(Why.DISCARD_LOWEST, "9h", (*PASSES, "order"), {"west": "JhAs9sTcQc"}, "discard 9s", "9s"),
    Case(Why.DISCARD_TRUMP, "9h", (*PASSES, "order"), {"west": "JhJdAhKhQh"}, "discard 9h"),
    # leads
    Case(Why.DRAW_TOP, "9h", CALLED_BY_NORTH, north("JhAhKh9cTd"), "play Jh", "Jh"),
    Case(Why.DRAW, "9h", CALLED_BY_NORTH, north("AhKhQh9cTd"), "play Ah", "Ah"),
    Case(Why.LEAD_TO_CALLER, "9h", CALLED_BY_SOUTH, north("AhKh9cTdQs"), "play Ah", "Ah"),
    Case(Why.LEAD_ACE, "9h", CALLED_BY_EAST, north("Ac9c9dTsQs"), "play Ac", "Ac"),
    Case(Why.LEAD_SURE, "9h", CALLED_BY_EAST, north("JhAc9dTsQs"), "play Jh", "Jh"),
    Case(Why.LEAD_SHORT, "9h", CALLED_BY_EAST, north("KcThTsQs9s"), "play Kc", "Kc"),
    Case(Why.LEAD_THROUGH, "9h", CALLED_BY_EAST, north("9cTcQc9sTs"), "play Tc", "Tc"),
    Case(Why.KEEP_TRUMPS, "9h", CALLED_BY_WEST, north("ThTcQc9sTs"), "play Tc"),
    Case(Why.LEAD_LOW, "9h", CALLED_BY_WEST, north("9cTcQc9sTs"), "play 9c"),
    # to another's lead
    Case(
        Why.MUST_FOLLOW,
        "9h",
        (*CALLED_BY_EAST, "play Ac"),
        {"north": "AcKc9dTdTs", "east": "9cAhKhQh9s"},
        "play 9c",
        "9c",
    ),
    Case(
        Why.TRUMP_IN, "9h", (*CALLED_BY_WEST, "play 9c"), {"north": "9cTcTdAdAs", "east": "ThQdKd9sTs"}, "play Th", "Th"
    ),
    Case(
        Why.CANNOT_BEAT,
        "9h",
        (*CALLED_BY_EAST, "play Ac"),
        {"north": "AcKc9dTdTs", "east": "9cTcKhQh9s"},
        "play 9c",
        "Ac",
    ),
    Case(
        Why.LEAVE_TO_PARTNER,
        "9h",
        (*CALLED_BY_EAST, "play Tc"),
        {"north": "TcQc9dTdTs", "east": "9cKcKhQh9s"},
        "play 9c",
    ),
    Case(
        Why.PARTNER_SURE,
        "9h",
        (*CALLED_BY_NORTH, "play Jh", "play 9d"),
        {"north": "JhAhKh9cTd", "east": "9dQdKdAdQs", "south": "ThQh9sTsKs"},
        "play Th",
        "Jh",
    ),
    Case(
        Why.PARTNER_NO_TRUMP,
        "9h",
        (*CALLED_BY_WEST, "play Kc", "play 9c"),
        {"north": "KcQcTdAdAs", "east": "9cTc9sTsJs", "south": "Th9dQdKdQs", "west": "JhAhKhAcJc"},
        "play 9d",
        "Kc",
    ),
    Case(
        Why.LAST_AND_CHEAP,
        "9h",
        (*CALLED_BY_WEST, "play Tc", "play 9c", "play Qc"),
        {"north": "TcTdAdAsKs", "east": "9cTsJs9sQs", "south": "QcTh9dQdKd", "west": "KcAcJhAhKh"},
        "play Kc",
        "Kc",
    ),
)


@for_all(case=CASES)
def test_in_its_position_the_reason_is_given(case: Case) -> None:
    state = table(case.upcard, *case.lines, **case.hands, rules=case.rules, scores=case.scores)
    found = reason(mine(state), advice(mine(state), case.best))
    assert found.why is case.why
    if case.named:
        named = {
            "" if found.card is None else card_name(found.card),
            "" if found.suit is None else "cdhs"[found.suit],
            str(found.number),
        }
        assert case.named in named


def test_a_trick_that_is_lost_is_used_to_lose_a_suit() -> None:
    hands = {"north": "AcKcTdAdTs", "east": "9cKhAhTc9s", "south": "QhQdKdQsJs", "west": "Th9dAsKs9h"}
    now = mine(table("Jh", *(*PASSES, "order", "discard Jh"), "play Ac", "play 9c", "play Qh", **hands))
    assert reason(now, advice(now, "play 9d")) == Reason(Why.THROW_VOID, card("9d"), Trump.DIAMONDS)
    assert reason(now, advice(now, "play As")).why is Why.BRINGS_MOST, "no maxim throws an ace away"


def test_whether_to_defend_alone() -> None:
    rules = Rules(defend_alone=DefendAlone.ALWAYS)
    now = mine(table("9h", *CALLED_BY_NORTH, east="JhJdAhKhQs", rules=rules))
    assert now.phase is Phase.DEFENDER_ALONE
    assert reason(now, advice(now, "alone")) == Reason(Why.DEFEND_ALONE, number=4)
    assert reason(now, advice(now, "pass")).why is Why.DEFEND_TOGETHER


def test_where_no_maxim_speaks_it_is_what_brings_most() -> None:
    now = mine(table("9h", *CALLED_BY_EAST, north="ThQhKcTsQs"))
    assert reason(now, advice(now, "play Qh", deals=80)) == Reason(Why.BRINGS_MOST, number=80)


def test_where_all_is_the_same_it_says_so() -> None:
    now = mine(table("9h", *CALLED_BY_EAST, north="9cTcQc9sTs"))
    assert reason(now, advice(now, "play 9c", 0.4, 0.39)).why is Why.ALIKE


def test_where_the_score_decides_it_says_so() -> None:
    now = mine(table("9h", north="JhJdAhTcQs", scores=(9, 9)))

    def at_the_end(best: str, points: float, others: float, winning: float) -> Advice:
        """Advice for a choice that wins half the games, the others this share."""
        told = advice(now, best, points, others)
        return replace(told, options=(told.best, *[replace(o, winning=winning, noise=0.1) for o in told.options[1:]]))

    assert reason(now, at_the_end("pass", 0.2, 0.9, 0.4)).why is Why.WINS_MORE
    assert reason(now, at_the_end("order", 0.2, 0.9, 0.5)).why is Why.BOTH_BOWERS, "it wins no more games"
    assert reason(now, at_the_end("order", 0.2, 0.25, 0.4)).why is Why.BOTH_BOWERS, "that is noise"


def test_choices_within_noise_share_a_level() -> None:
    now = mine(table("9h", *CALLED_BY_EAST, north="ThQhKcTsQs"))
    points = (0.84, 0.83, 0.5, 0.49, -0.2)

    def told(noise: float) -> Advice:
        return Advice(tuple(Option(c, p, 0.5, noise) for c, p in zip(now.choices, points, strict=True)), 400)

    assert [len(group) for group in level_groups(told(0.04))] == [2, 2, 1]
    assert [len(group) for group in level_groups(told(0.0))] == [1, 1, 1, 1, 1]


def test_no_card_brings_most_where_another_is_as_good() -> None:
    now = mine(table("9h", *CALLED_BY_EAST, north="ThQhKcTsQs"))
    told = advice(now, "play Qh", 0.5, 0.45)
    noisy = replace(told, options=tuple([replace(each, noise=0.1) for each in told.options]))
    assert [reason(now, each).why for each in (told, noisy)] == [Why.BRINGS_MOST, Why.USUAL]


# --- what holds everywhere


def decisions(preset: str, seed: int, limit: int = 400) -> Iterator[tuple[Game, Seat]]:
    """Every decision of a game, with the game up to it."""
    game = random_game(PRESETS[preset], Random(f"{preset} {seed}"), limit=limit)
    for place, state in enumerate(game.states):
        seat = actor(state)
        if seat is not None:
            yield Game(game.rules, game.dealer, game.actions[:place]), seat


def seen_by(of: View) -> set[int]:
    """The cards a seat sees."""
    claimed = cards_in(of.claim[1]) if of.claim else ()
    upcard = () if of.upcard is None else (of.upcard,)
    return {*cards_in(of.cards), *of.trick, *of.shown, *claimed, *upcard}


@pytest.mark.parametrize("preset", EVERY_PRESET)
def test_in_every_phase_of_every_preset_there_is_a_reason_that_names_only_what_is_seen(preset: str) -> None:
    for game, seat in decisions(preset, 0):
        now = view(game.state, seat)
        for choice in now.choices:
            found = reason(now, advice(now, dump(choice)))
            assert found.card is None or found.card in seen_by(now), found
            assert found.number >= 0


@pytest.mark.parametrize("preset", ["north-american", "railroad", "bid-euchre-double", "five-handed", "buck"])
def test_hidden_cards_change_no_reason(preset: str) -> None:
    dice = Random(preset)
    for game, seat in decisions(preset, 1, limit=90):
        other = view(swap_hidden(game, seat, dice, proposals=6).state, seat)
        now = view(game.state, seat)
        best = dump(dice.choice(now.choices))
        assert reason(now, advice(now, best)) == reason(other, advice(other, best))


OTHERS = {
    "betting": Rules(betting=Betting.PER_HAND),
    "poor hands": Rules(farmers_hand=FarmersHand.THREE_LOW),
    "robson at every chance": Rules(robson=Robson.ANY_TWO_OR_FOUR, target=3),
    "claims": Rules(),
    "needs trump": Rules(needs_trump=NeedsTrump.EVERYONE),
    "exchange with the kitty": Rules(kitty_exchange=True),
}
"""What no preset asks."""


@rest
def test_every_phase_in_which_a_seat_acts_and_every_reason_comes_up() -> None:
    phases = set[Phase]()
    found = {Why.WINS_MORE, Why.ALIKE, Why.USUAL, Why.DISCARD_TRUMP}  # above
    for name, rules in (PRESETS | OTHERS).items():
        for seed in range(4 if rules.robson is Robson.NEVER else 8):
            game = random_game(rules, Random(f"{name} {seed}"), limit=250, beside=0.1 * (name == "claims"))
            for state in game.states:
                now = mine(state)
                if now.seat is not None:
                    phases.add(state.phase)
                    found |= {reason(now, advice(now, dump(choice))).why for choice in now.choices}
    assert set(Why) - found == set()
    assert set(Phase) - phases == {Phase.DRAW_FOR_DEAL, Phase.DEALING, Phase.REVOKE_REVIEW, Phase.OVER}
