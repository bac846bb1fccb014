"""Actions as lines of text: the alphabet of the log, the buttons and the exports."""

from typing import Final, assert_never

from engine.actions import Action, Alone, Deal, Discard, Draw, Name, Order, Pass, Play
from engine.cards import SUIT_LETTERS, Trump, card, card_name, cards_in, hand_of, hand_text, parse_hand
from engine.errors import BadNotation

_TRUMPS: Final = {**{letter: Trump(number) for number, letter in enumerate(SUIT_LETTERS)}, "nt": Trump.NONE}
_TRUMP_TEXTS: Final = {trump: text for text, trump in _TRUMPS.items()}


def trump_text(trump: Trump) -> str:
    """`c`, `d`, `h`, `s` or `nt`."""
    return _TRUMP_TEXTS[trump]


def dump(action: Action) -> str:
    """One action as one line; `load` gives it back.

    >>> dump(Name(Trump.HEARTS, alone=True))
    'name h alone'
    """
    match action:
        case Deal(hands, kitty):
            words = ["deal", *(hand_text(cards_in(hand)) for hand in hands), hand_text(kitty)]
        case Draw(cards):
            words = ["draw", *map(card_name, cards)]
        case Pass():
            words = ["pass"]
        case Order(alone):
            words = ["order", "alone"] if alone else ["order"]
        case Name(trump, alone):
            words = ["name", trump_text(trump), "alone"] if alone else ["name", trump_text(trump)]
        case Discard(buried):
            words = ["discard", card_name(buried)]
        case Alone():
            words = ["alone"]
        case Play(played):
            words = ["play", card_name(played)]
        case _:
            assert_never(action)
    return " ".join(words)


def load(line: str) -> Action:
    """The action a line stands for.

    Raises:
        BadNotation: Where it stands for none.

    >>> load("order alone")
    Order(alone=True)
    """
    match line.split(" "):
        case ["play", text]:
            return Play(card(text))
        case ["pass"]:
            return Pass()
        case ["order"]:
            return Order()
        case ["order", "alone"]:
            return Order(alone=True)
        case ["name", trump] if trump in _TRUMPS:
            return Name(_TRUMPS[trump])
        case ["name", trump, "alone"] if trump in _TRUMPS:
            return Name(_TRUMPS[trump], alone=True)
        case ["discard", text]:
            return Discard(card(text))
        case ["alone"]:
            return Alone()
        case ["draw", *cards] if cards:
            return Draw(tuple(map(card, cards)))
        case ["deal", *hands, kitty] if hands:
            return Deal(tuple(hand_of(parse_hand(hand)) for hand in hands), parse_hand(kitty))
        case _:
            raise BadNotation(line)
