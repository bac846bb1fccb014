"""Cards and calls as Euchre Game Notation writes them."""

import re
from typing import Final

from engine.cards import JOKER, SUIT_LETTERS, SUITS, Card, Cards, Suit, Trump, card, card_name, cards_in
from engine.notation.egn_errors import BadEgn, EgnFault

_JOKER: Final = "B"
_RIGHT: Final = "R"
_LEFT: Final = "L"
PATTERN: Final = re.compile(r"[78N9TJQKAX][SsHhCcDdxtngh]|[LRB]")
"""What the schema takes for a card: X and x are unknown, t, n and g are suits that do not matter."""
_TRUMPS: Final = {**dict(zip(SUIT_LETTERS, Trump, strict=False)), "n": Trump.NONE}
_CALLS: Final = {trump: letter for letter, trump in _TRUMPS.items()}
PASSED: Final = "Pass"
ORDER: Final = "Order"
UNKNOWN_CALL: Final = "x"
CALLS: Final = (PASSED, ORDER, *_TRUMPS, UNKNOWN_CALL)


def card_text(card: Card) -> str:
    """A card as the notation has it: as everywhere here, but for the joker."""
    return _JOKER if card == JOKER else card_name(card)


def hand_texts(hand: Cards) -> list[str]:
    """The cards of a hand, in the order of their numbers."""
    return [card_text(each) for each in cards_in(hand)]


def call_text(trump: Trump) -> str:
    """A suit named in round 2, or `n` for no trump."""
    return _CALLS[trump]


def trump_of(call: str) -> Trump | None:
    """What a call of round 2 makes trump, `None` for other calls."""
    return _TRUMPS.get(call)


def card_of(text: object, trump: Trump | None, deal: int) -> Card | None:
    """The card of a text, where trump is known also of `R` and `L`, the bowers; `None` for one that is not known.

    Raises:
        BadEgn: FORM.
    """
    if not isinstance(text, str) or not PATTERN.fullmatch(text):
        raise BadEgn(EgnFault.FORM, deal)
    if text == _JOKER:
        return JOKER
    if text in (_RIGHT, _LEFT):
        suit = None if trump is None else trump.suit
        return None if suit is None else _bower(suit, left=text == _LEFT)
    rank, letter = text[0].replace("N", "9"), text[1]
    if rank == "X" or letter in "xtng":
        return None
    return card(rank + letter.lower())


def _bower(suit: Suit, *, left: bool) -> Card:
    letter = SUIT_LETTERS[SUITS[suit].same_colour if left else suit]
    return card(f"J{letter}")
