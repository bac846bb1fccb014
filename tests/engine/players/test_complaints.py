"""What people complain about in computer players: right in every position from the rule of thumb up.

`benchmarks/complaints.toml` has the positions; `python -m benchmarks.complaints` measures what right choices are worth.
"""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

from benchmarks.complaints import POSITIONS
from benchmarks.positions import Position, deal_of, positions
from engine import PRESETS, Rules, State, actor, dump, view
from engine.cards import SUIT_LETTERS, SUITS, Suit, card, card_name
from engine.players import Level, Player, RuleOfThumb, player_at
from engine.players.adviser import Advice, Option
from engine.players.explain.codes import Reason, Why
from engine.players.explain.reason import reason
from engine.players.heuristic.play import company
from engine.players.heuristic.trump import without_hopeless_loners
from engine.players.monte_carlo.jit import COMPILED
from engine.rules.options import Benny, Duplicate, UpcardBenny
from engine.seats import WEST
from tests.engine.hand_lines import after
from tests.suite import rest

ALL = positions(POSITIONS)
PLAYERS = {
    "rule-of-thumb": RuleOfThumb(),
    Level.REGULAR.value: player_at(Level.REGULAR),
    Level.EXPERT.value: player_at(Level.EXPERT),
}
samples_enough = pytest.mark.skipif(not COMPILED, reason="without compiled code few deals are sampled")
SUBJECTS = {
    "alone at 8 or 9 of 10",
    "alone against a bower picked up",
    "trump led into a stuck dealer",
    "an ace led against a loner",
    "ducking in second seat with the only stopper",
    "a partner's ace trumped",
    "a bower thrown under",
    "passing at 9-9 with three trumps",
    "next and crossing",
    "assisting with one bower",
    "three-handed defenders",
}
SUITS_ALIKE = [
    each for each in permutations(SUITS) if each[0].same_colour == each[3] and each[1].same_colour == each[2]
]
"""What becomes of clubs, diamonds, hearts and spades, so that the colours stay together."""
LOW = {"9": "T", "T": "9"}


def variants(position: Position) -> list[Position]:
    """Two that are the same to a player: other suits, other seats, and nines for tens where only one is known."""
    dice = Random(position.name)
    changes = dice.sample(SUITS_ALIKE[1:], 2)
    return [moved(with_suits(lows_swapped(position), change), dice.randrange(1, 4)) for change in changes]


def with_cards(position: Position, other: Callable[[str], str]) -> Position:
    """The position with other cards: `other` gives a card or a suit for each, as texts."""

    def line(told: str) -> str:
        verb, *named = told.split()
        return " ".join([verb, *[other(word) if len(word) < 3 else word for word in named]])

    return replace(
        position,
        cards=tuple([card(other(card_name(each))) for each in position.cards]),
        upcard=card(other(card_name(position.upcard))),
        lines=tuple(map(line, position.lines)),
        right=tuple(map(line, position.right)),
        wrong=tuple(map(line, position.wrong)),
    )


def with_suits(position: Position, change: tuple[Suit, ...]) -> Position:
    """Each suit in the place of another."""
    letters = {SUIT_LETTERS[old]: SUIT_LETTERS[new] for old, new in zip(SUITS, change, strict=True)}
    return with_cards(position, lambda text: text[:-1] + letters[text[-1]])


def lows_swapped(position: Position) -> Position:
    """The nine of a suit in the place of its ten, or the other way round, where nobody knows where the other one is."""
    known = {card_name(each) for each in (*position.cards, position.upcard)}
    known |= {line.split()[1] for line in position.lines if line.startswith("play")}

    def other(text: str) -> str:
        twin = LOW.get(text[0], text[0]) + text[1:]
        return text if len(text) < 2 or twin in known else twin

    return with_cards(position, other)


def moved(position: Position, places: int) -> Position:
    """Everybody so many places on, with the score of their side."""
    rules = position.rules
    shift = places % rules.seats
    scores = tuple([position.scores[rules.side_of((seat - shift) % rules.seats)] for seat in range(rules.sides)])
    dealer, seat = [(each + shift) % rules.seats for each in (position.dealer, position.seat)]
    return replace(position, dealer=dealer, seat=seat, scores=scores)


def test_there_are_enough_positions_of_every_subject() -> None:
    assert len(ALL) >= 30
    assert {each.subject for each in ALL} >= SUBJECTS
    assert len({each.name for each in ALL}) == len(ALL)
    assert all(each.right and each.wrong and not {*each.right} & {*each.wrong} for each in ALL)


@pytest.mark.parametrize(
    "player",
    [
        "rule-of-thumb",
        pytest.param(Level.REGULAR.value, marks=samples_enough),
        pytest.param(Level.EXPERT.value, marks=(samples_enough, rest)),
    ],
)
@pytest.mark.parametrize("position", ALL, ids=lambda each: each.name)
def test_every_player_from_the_rule_of_thumb_up_chooses_right(position: Position, player: str) -> None:
    for number, asked in enumerate((position, *variants(position))):
        mine = view(deal_of(asked, Random(number)), asked.seat)
        assert {*asked.right, *asked.wrong} <= {dump(choice) for choice in mine.choices}
        assert dump(PLAYERS[player].choose(mine, Random(number))) in asked.right, asked


OWN = POSITIONS.with_name("presets.jsonl")  # where one choice brought clearly more than others
STRANGER = POSITIONS.with_name("stranger.jsonl")  # by somebody who had not seen the players' code


def test_every_preset_has_ten_positions_of_its_own() -> None:
    assert Counter(each.preset for each in positions(OWN)) == dict.fromkeys(PRESETS, 10)


@pytest.mark.parametrize(("path", "most"), [(OWN, 14), (STRANGER, 2)])
@pytest.mark.parametrize(
    "player", ["rule-of-thumb", *[pytest.param(each, marks=(samples_enough, rest)) for each in ("regular", "expert")]]
)
def test_few_of_them_are_wrong(player: str, path: Path, most: int) -> None:
    asked = [(each, view(deal_of(each, Random(0)), each.seat)) for each in positions(path)]
    wrong = [each.name for each, mine in asked if dump(PLAYERS[player].choose(mine, Random(0))) in each.wrong]
    assert len(wrong) <= most, wrong


# --- alone where an opponent takes up a card that beats all of the hand: no level does


EVERYBODY: dict[str, Player] = {"rule of thumb": RuleOfThumb(), **{level.value: player_at(level) for level in Level}}
SEEDS = 8


def deal(first: str, rules: Rules, upcard: str, seed: int = 0) -> str:
    """A deal with these cards for North, this upcard, and the rest by lot; North is eldest."""
    held = [first[at : at + 2] for at in range(0, len(first), 2)]
    rest = [card_name(each) for each in rules.pack]
    for name in (*held, upcard):
        rest.remove(name)
    Random(seed).shuffle(rest)
    size = rules.hand_size
    hands = [held, *(rest[size * nth : size * (nth + 1)] for nth in range(rules.seats - 1))]
    return "deal " + " ".join("".join(cards) for cards in (*hands, [upcard, *rest[size * (rules.seats - 1) :]]))


def said(state: State) -> dict[str, Counter[str]]:
    """What each player says, with some seeds."""
    seat = actor(state)
    return {
        name: Counter(dump(player.choose(view(state, seat), Random(seed))) for seed in range(SEEDS))
        for name, player in EVERYBODY.items()
    }


def nobody_alone(state: State) -> bool:
    return not any("alone" in words for counted in said(state).values() for words in counted)


@pytest.mark.parametrize(
    ("held", "upcard"), [("JdAhKhQhAs", "Jh"), ("JdAhKhQhTh", "Jh"), ("JsAcKcAhAs", "Jc"), ("JhAdKdQdAc", "Jd")]
)
def test_the_right_bower_taken_up_by_an_opponent(held: str, upcard: str) -> None:
    rules = PRESETS["north-american"]
    for seed in range(3):
        assert nobody_alone(after(deal(held, rules, upcard, seed), rules, WEST))


def test_a_benny_turned_where_any_suit_may_be_named() -> None:
    rules = Rules(benny=Benny.JOKER, upcard_benny=UpcardBenny.BID_ANY)
    state = after(deal("JhJdAhKhQh", rules, "Xx"), rules, WEST)
    assert nobody_alone(state)
    assert all("name h" in "".join(words) for words in said(state).values())


def test_the_dealer_and_the_partner_may_go_alone_with_it() -> None:
    rules = PRESETS["north-american"]
    dealer = after("deal 9cTcQcKcAc 9d9sTdTsQs QdKdAsKsTh JdAhKhQhAd Jh9hJcJs; pass; pass; pass", rules, WEST)
    partner = after("deal 9cTcQcKcAc JdAhKhQhAd 9d9sTdTsQs QdKdAsKsTh Jh9hJcJs; pass", rules, WEST)
    for counted in said(dealer).values():
        assert "order alone" in counted
    assert any("alone" in dump(choice) for choice in view(partner, 1).choices)


def test_a_loner_who_holds_what_beats_it_may_go_alone() -> None:
    rules = Rules(benny=Benny.JOKER)
    state = after(deal("XxJdAhKhQh", rules, "Jh"), rules, WEST)
    assert "order alone" in said(state)["rule of thumb"]


@pytest.mark.parametrize("duplicate", Duplicate)
def test_who_holds_the_same_card_may_go_alone(duplicate: Duplicate) -> None:
    """Led, it wins where the first of two does; laid on the other, where the later one does."""
    rules = replace(Rules(double_pack=True, seats=6), duplicate=duplicate)
    state = after(deal("JhJdAhKhQh", rules, "Jh"), rules, 5)
    assert len(without_hopeless_loners(view(state, 0)).choices) == len(view(state, 0).choices)
    poor = after(deal("JdJdAhKhQh", rules, "Jh"), rules, 5)
    assert len(without_hopeless_loners(view(poor, 0)).choices) < len(view(poor, 0).choices)


@pytest.mark.parametrize("name", ["north-american", "columbus", "railroad", "seven-card", "five-handed", "six-handed"])
def test_who_surely_takes_all_goes_alone_from_novice_up(name: str) -> None:
    rules = PRESETS[name]
    trumps = [*(["Xx"] if rules.benny_card is not None else []), *(f"{rank}h" for rank in "JjAKQT9")]
    held = "".join(trumps[: rules.hand_size]).replace("jh", "Jd")
    words = said(after(deal(held, rules, "8h" if rules.hand_size > 5 else "9h"), rules, rules.seats - 1))
    sure = {name: counted for name, counted in words.items() if name not in ("first-timer", "learner")}
    assert {word for counted in sure.values() for word in counted} == {"order alone"}


# --- defenders who score alone are friends until the maker is euchred


THREE = PRESETS["three-handed"]
DEAL = "deal KcTcKdQd9dTsQs Ac9cAdKsAs9sTd JhJdAhKhQhThJc 9hQcJs"
"""South deals, takes up the nine of hearts and has no club; East could take North's king of clubs."""


def led(lines: str, rules: Rules = THREE) -> State:
    return after(f"{DEAL}; pass; pass; order; discard Jc; {lines}", rules, 2)


@pytest.mark.parametrize("level", [None, *(each for each in Level if each is not Level.FIRST_TIMER)])
def test_a_defender_leaves_the_trick_of_another(level: Level | None) -> None:
    """A first-timer takes it in half of the cases."""
    player = RuleOfThumb() if level is None else player_at(level)
    mine = view(led("play Kc"), 1)
    chosen = [dump(player.choose(mine, Random(seed))) for seed in range(20)]
    if level in {Level.LEARNER, Level.NOVICE, Level.IMPROVER}:  # their errors are meant, and counted
        assert chosen.count("play 9c") >= 10
    else:
        assert chosen.count("play 9c") >= 16  # a regular looks at a handful of deals only


def test_once_the_maker_is_euchred_each_is_for_itself() -> None:
    mine = view(led("play Kc"), 1)
    assert mine.contract is not None
    for taken, friends in (((3, 0, 0), (0,)), ((2, 1, 1), (0,)), ((4, 0, 0), ()), ((1, 3, 0), ())):
        assert company(replace(mine, taken=taken), mine.contract, 1)[0] == friends
    assert dump(RuleOfThumb().choose(replace(mine, taken=(4, 0, 0)), Random(0))) == "play Ac"


def test_the_maker_has_no_friends_nor_has_anyone_where_each_trick_counts_for_its_taker() -> None:
    state = led("play Kc; play 9c")
    mine = view(state, actor(state))
    assert mine.contract is not None
    assert mine.seat == mine.contract.maker
    assert company(mine, mine.contract, 2) == ((), True)
    buck = view(led("play Kc"), 1)
    assert buck.contract is not None
    tricks = replace(buck, rules=replace(PRESETS["buck"]))
    assert company(tricks, buck.contract, 1)[0] == ()


def test_the_reason_speaks_of_the_maker_and_of_no_partner() -> None:
    mine = view(led("play Kc"), 1)
    options = [Option(choice, float(dump(choice) == "play 9c"), 0.5) for choice in mine.choices]
    best = sorted(options, key=lambda option: -option.points)
    assert reason(mine, Advice(tuple(best), 100)) == Reason(Why.DEFENDER_WINS, card("Kc"))
