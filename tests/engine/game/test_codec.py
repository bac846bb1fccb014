"""Lines of the log: everything that can be said comes back, everything else is refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import Action, Alone, BadNotation, Correct, Deal, Discard, Draw, Name, Order, Pass, Play, Trump, dump, load
from engine.actions import HIGHEST_SCORE
from engine.cards import CARD_NAMES, PLANE, Card, card, card_name, cards_in, hand_of, hand_text, parse_hand, without
from tests.cases import for_all

CARDS = st.sampled_from([Card(number) for number in range(len(CARD_NAMES))])
HANDS = st.lists(CARDS, max_size=12, unique=True).map(hand_of)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Pass),
    st.builds(Alone),
    st.builds(Order, alone=st.booleans()),
    st.builds(Name, trump=st.sampled_from(Trump), alone=st.booleans()),
    st.builds(Discard, CARDS),
    st.builds(Play, CARDS),
    st.builds(Draw, st.lists(CARDS, min_size=1, max_size=9).map(tuple)),
    st.builds(Correct, st.lists(st.integers(-HIGHEST_SCORE, HIGHEST_SCORE), min_size=1, max_size=9).map(tuple)),
    st.builds(
        Deal, st.lists(HANDS, min_size=1, max_size=9).map(tuple), st.lists(CARDS, max_size=9, unique=True).map(tuple)
    ),
)

LINES = {
    "pass": Pass(),
    "alone": Alone(),
    "order": Order(),
    "order alone": Order(alone=True),
    "name c": Name(Trump.CLUBS),
    "name d": Name(Trump.DIAMONDS),
    "name h": Name(Trump.HEARTS),
    "name s alone": Name(Trump.SPADES, alone=True),
    "name nt": Name(Trump.NONE),
    "discard Th": Discard(card("Th")),
    "play Jd": Play(card("Jd")),
    "play Xx": Play(card("Xx")),
    "draw Ac Jd Qh Ks": Draw(parse_hand("AcJdQhKs")),
    "deal 9cTc 9dTd 9hTh 9sTs JcQc": Deal(
        tuple(hand_of(parse_hand(hand)) for hand in ("9cTc", "9dTd", "9hTh", "9sTs")), parse_hand("JcQc")
    ),
    "correct 5 3": Correct((5, 3)),
    "correct 0 -12 999": Correct((0, -12, 999)),
}


@for_all(line__action=LINES.items())
def test_the_alphabet_of_the_log(line: str, action: Action) -> None:
    """Stored games are written in these lines: none of them may ever change."""
    assert load(line) == action
    assert dump(action) == line


@given(ACTIONS)
def test_any_action_comes_back(action: Action) -> None:
    line = dump(action)
    assert line.isascii()
    assert "\n" not in line
    assert load(line) == action


@for_all(
    line=[
        "",
        " pass",
        "PASS",
        "pass pass",
        "pass\n",
        "order up",
        "order  alone",
        "name",
        "name x",
        "name C",
        "name h with",
        "discard",
        "discard 9c Tc",
        "play",
        "play jd",
        "play 10h",
        "play J♦",
        "play 1c",
        "draw",
        "draw ",
        "draw 9cTc",
        "draw 9c  Tc",
        "deal",
        "deal 9c",
        "deal 9cT 9d",
        "deal 9c9c9c 9d",
        "correct",
        "bid x",
        "correct 5  3",
        "correct 05 3",
        "correct -0 3",
        "correct 1000 0",
        "correct 0 -1000",
        "undo",
        "play Jd; play Td",
        "play\tJd",
    ]
)
def test_what_is_no_line_is_refused(line: str) -> None:
    with pytest.raises(BadNotation) as refused:
        load(line)
    assert refused.value.text in (line, *line.split(" "), *(name * 3 for name in CARD_NAMES), *pieces(line))


def pieces(line: str) -> list[str]:
    return [line[at : at + 2] for at in range(len(line))]


VERBS = st.sampled_from(
    ["pass", "order", "alone", "name", "discard", "play", "draw", "deal", "nt", "h", "Jd", "9cTc", "Xx", ""]
)


@given(st.text() | st.lists(VERBS | st.text(max_size=4), max_size=8).map(" ".join))
def test_any_text_is_an_action_or_is_refused(line: str) -> None:
    try:
        action = load(line)
    except BadNotation:
        return
    assert load(dump(action)) == action


def test_a_dealt_hand_is_written_in_the_order_of_its_numbers() -> None:
    assert dump(load("deal AsJd9c 9d 9h 9s TcQc")) == "deal 9cJdAs 9d 9h 9s TcQc"
    assert dump(load("deal 9c 9d 9h 9s QcTc")) == "deal 9c 9d 9h 9s QcTc"


# --- cards


def test_every_card_has_its_own_name() -> None:
    assert len(set(CARD_NAMES)) == len(CARD_NAMES) == 37
    for number, name in enumerate(CARD_NAMES):
        assert card(name) == number
        assert card_name(Card(number)) == name


@given(st.lists(CARDS, max_size=20))
def test_a_hand_is_a_bag_of_at_most_two_of_each(cards: list[Card]) -> None:
    if any(cards.count(each) > 2 for each in cards):
        with pytest.raises(BadNotation):
            hand_of(cards)
        return
    hand = hand_of(cards)
    assert list(cards_in(hand)) == sorted(cards)
    assert hand == hand_of(parse_hand(hand_text(cards)))
    for each in cards:
        rest = list(cards)
        rest.remove(each)
        assert list(cards_in(without(hand, each))) == sorted(rest)
        assert not without(hand, each) >> PLANE + each & 1
