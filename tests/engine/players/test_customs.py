"""What looks normal: between choices that are worth the same the one that people expect."""

from collections.abc import Iterator
from random import Random

import pytest

from engine import PRESETS, Phase, View, actor, apply, dump, load, start, view
from engine.players.customs import COSTS_NOTHING, usual
from engine.players.levels import Level, player_at
from engine.players.monte_carlo.player import EXPERT, REGULAR
from engine.players.utility import Stakes
from engine.players.weighed import Weighed, from_sums
from tests.cases import for_all
from tests.engine.hand_lines import table
from tests.random_games import random_action
from tests.suite import first

BY_EAST, BY_NORTH = ("pass", "order", "discard 9h"), ("order", "discard 9h")
BY_SOUTH, BY_WEST = ("pass", *BY_EAST), ("pass", "pass", *BY_EAST)
PASSED = ("pass",) * 4
TIES = {
    "the right before the left": (BY_NORTH, {"north": "JhJdAh9cTd"}, "Jh", "Jh Jd Ah"),
    "makers lead trump": (BY_NORTH, {"north": "AhKhAc9cTd"}, "Ah", "Ah Kh Ac 9c"),
    "to a partner who made it too": (BY_SOUTH, {"north": "KhThAc9cTd"}, "Kh", "Kh Th Ac Td"),
    "defenders lead none": (BY_EAST, {"north": "JhThQc9cTd"}, "9c", "Jh Th Qc 9c"),
    "the ace from ace and king": (BY_EAST, {"north": "AcKc9dTsQs"}, "Ac", "Ac Kc"),
    "an ace before a loser": (BY_EAST, {"north": "Ac9c9dTsQs"}, "Ac", "Ac 9c 9d"),
    "no ace to a loner": (("pass", "order alone", "discard 9h"), {"north": "Ac9c9dTsQs"}, "Ts", "9c Ac Ts"),
    "not the suit turned down": ((*PASSED, "pass", "name s"), {"north": "9cThTdTcQd"}, "9c", "9c Th"),
    "the lowest of losers": (BY_EAST, {"north": "QcTc9cTdTs"}, "9c", "Qc Tc 9c"),
    "the lowest that loses": ((*BY_EAST, "play Ac"), {"north": "AcAs9dTdTs", "east": "9cKcKhQh9s"}, "9c", "Kc 9c"),
    "second hand low": ((*BY_EAST, "play Tc"), {"north": "Tc9s9dTdTs", "east": "9cKcKhQhAs"}, "9c", "Kc 9c"),
    "but the ace in second seat": ((*BY_EAST, "play Tc"), {"north": "Tc9s9dTdTs", "east": "9cAcKhQhAs"}, "Ac", "Ac 9c"),
    "the last takes it, as cheaply as may be": (
        (*BY_WEST, "play Tc", "play 9c", "play Qc"),
        {"north": "TcTdAdAsKs", "east": "9cTsJs9sQs", "south": "QcTh9dQdKd", "west": "KcAcJcAhKh"},
        "Kc",
        "Ac Kc Jc",
    ),
    "the partner's ace is left alone": (
        (*BY_WEST, "play Ac", "play 9c"),
        {"north": "AcQcTdAdAs", "east": "9cTc9sTsJs", "south": "Th9dQdKdQs", "west": "JhAhKhKcJc"},
        "9d",
        "Th 9d Kd",
    ),
    "no ace thrown": ((*BY_EAST, "play Ac"), {"north": "AcAs9dTdTs", "east": "JdJhAd9sQs"}, "9s", "9s Qs Ad"),
    "the suit that partner led": (
        (*BY_WEST, "play 9c", "play Kc", "play Ac", "play Jc"),
        {"north": "9cTdAdAsQs", "east": "KcTs9sJsQd", "south": "AcQcKd9dKs", "west": "JhAhKhTcJc"},
        "Qc",
        "Qc 9d Ks",
    ),
}


def seen(lines: tuple[str, ...], hands: dict[str, str]) -> View:
    state = table("9h", *lines, **hands)
    return view(state, actor(state))


@for_all(tie=TIES)
def test_of_cards_that_are_worth_the_same_the_usual_one_is_chosen(tie: str) -> None:
    lines, hands, expected, cards = TIES[tie]
    mine = seen(lines, hands)
    choices = [load(f"play {card}") for card in cards.split()]
    assert {*choices} <= {*mine.choices}, [dump(choice) for choice in mine.choices]
    for best in choices:  # whichever came out best
        assert dump(usual(mine, [best, *[each for each in choices if each != best]])) == f"play {expected}"


def asked(preset: str, number: int) -> Iterator[View]:
    """Choices in dealt hands, played by the rule of thumb and now and then by dice."""
    dice, thumb, state = Random(f"customs {preset}"), player_at(Level.IMPROVER), start(PRESETS[preset], 0)
    while number:
        state = start(PRESETS[preset], 0) if state.phase is Phase.OVER else state
        seat = actor(state)
        mine = None if seat is None else view(state, seat)
        if mine is not None and len(mine.choices) > 1:
            number -= 1
            yield mine
        by_dice = mine is None or dice.random() < 0.1
        state = apply(state, random_action(state, dice) if mine is None or by_dice else thumb.choose(mine, dice))


@pytest.mark.compiled
@pytest.mark.parametrize("preset", first(["cornish", "north-american", "no-trump", "five-handed"], 1, 2))
def test_looking_normal_never_costs_more_than_it_may(preset: str) -> None:
    """Nor is a choice made that is worse beyond chance."""
    otherwise = 0
    for number, mine in enumerate(asked(preset, 150)):
        for player, most in ((EXPERT, COSTS_NOTHING), (REGULAR, 0.1)):
            told = player.weigh(mine, Stakes.of(mine), Random(number))
            chosen = player.choose(mine, Random(number))
            if chosen in told.worth:
                best = max(told.worth, key=lambda choice: told.worth[choice])
                lost = told.worth[best] - told.worth[chosen]
                assert lost <= min(most, told.noise(best, chosen)) + 1e-9
                otherwise += chosen != best
    assert otherwise


@pytest.mark.parametrize("preset", ["north-american", "bid-euchre-double"])
def test_of_any_cards_it_chooses_one_of_them(preset: str) -> None:
    dice = Random(3)
    for mine in asked(preset, 120):
        some = dice.sample(mine.choices, dice.randrange(1, len(mine.choices) + 1))
        assert usual(mine, some) in some


def test_what_is_always_the_same_has_no_noise_and_little_is_told_from_few_deals() -> None:
    a, b, c = choices = [load(f"play {card}") for card in ("9c", "Tc", "Jc")]
    deals = [1.0, 1.0, 2.0, 0.0, 0.0, -3.0, 4.0, 4.0, 4.0, 2.0, 2.0, 1.0]  # of the three in each of four

    def told(times: int) -> Weighed:
        sums = [times * sum(deals[place::3]) for place in range(3)]
        return from_sums(choices, sums, times * 4, deals * times)

    assert (told(1).noise(a, b), told(1).level(), told(1).level(0.5)) == (0, [a, b, c], [a, b])
    assert told(40).level() == [a, b]
