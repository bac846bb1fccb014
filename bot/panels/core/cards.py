"""Cards as text, as emojis, and in the order a hand is held."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import groupby
from types import MappingProxyType
from typing import Final

from bot.members.preferences import Sort
from bot.pictures.colours import Pack
from bot.pictures.emojis import emoji_name
from bot.pictures.table_description import Bower
from bot.texts.catalogue import say
from engine import Card, Rules, Suit, Trump
from engine.cards import ALL_CARDS, JOKER, SUITS, card_name, rank_of, suit_of
from engine.codec import trump_text
from engine.ranking import bowers, counts_as, ranking

AS_TEXT: Final = "\N{VARIATION SELECTOR-15}"
"""After a suit: not as an emoji."""
SYMBOLS: Final = (f"♣{AS_TEXT}", "♦", "♥", f"♠{AS_TEXT}")
"""The suits by number. The black ones are marked as text: as emojis they hardly show on a dark theme."""
_BLACK: Final = (Suit.SPADES, Suit.CLUBS)
_RED: Final = (Suit.HEARTS, Suit.DIAMONDS)


def card_text(card: Card) -> str:
    """A card for reading: `J♥`, `10♠`, and a star for the joker.

    >>> card_text(Card(6))
    '10♥'
    """
    if card == JOKER:
        return "★"
    rank = rank_of(card)
    return ("10" if rank == "T" else rank) + SYMBOLS[suit_of(card)]


CARDS_BY_PLACEHOLDER: Final[Mapping[str, str]] = MappingProxyType(
    {"joker" if card == JOKER else card_name(card)[::-1]: card_text(card) for card in ALL_CARDS}
)
"""Cards by their placeholders in texts: the jack of hearts is `$hJ`."""


def card_label(card: Card, rules: Rules, language: str) -> str:
    """A card as on its button: `J♥`; the joker by what the rules call it, `★ Benny`."""
    if card != JOKER:
        return card_text(card)
    return f"{card_text(card)} {say(language, 'option-benny' if rules.benny_card == JOKER else 'card-joker')}"


def card_words(card: Card, language: str) -> str:
    """A card in words, for screen readers: `jack of hearts`."""
    if card == JOKER:
        return say(language, "card-joker")
    suit = say(language, f"suit-{trump_text(Trump(suit_of(card)))}")
    return say(language, "card-words", rank=say(language, f"rank-{rank_of(card)}"), suit=suit)


def card_emoji(card: Card, pack: Pack) -> str:
    """The name of a card's application emoji."""
    return emoji_name(card_name(card), pack)


def trump_emoji(trump: Trump, pack: Pack) -> str:
    """The name of a suit's application emoji, or of the ones for no trump."""
    return emoji_name(trump_text(trump), pack)


def bower_of(card: Card, trump: Trump | None, benny: Card | None = None) -> Bower | None:
    """Which bower a card is under a trump, or "benny" for a Benny that is no joker; `None` for other cards."""
    if card == benny and card != JOKER:
        return "benny"
    right, left = bowers(trump) if trump is not None else (None, None)
    return "right" if card == right else "left" if card == left else None


def bower_letter(bower: Bower | None, language: str) -> str:
    """The letter of a bower, as on its card's button and on its badge; none for any other card."""
    return "" if bower is None else say(language, f"mark-{bower}")


def sort_hand(cards: Iterable[Card], trump: Trump | None, sort: Sort, benny: Card | None = None) -> tuple[Card, ...]:
    """A hand in its holder's order: each suit high to low, the left bower and the Benny among the trumps."""
    return _sort(tuple(cards), Trump.NONE if trump is None else trump, sort, benny)


@lru_cache(maxsize=1024)
def _sort(cards: tuple[Card, ...], known: Trump, sort: Sort, benny: Card | None) -> tuple[Card, ...]:
    # every panel asks three times: for its picture, its words and its buttons
    strength = ranking(known, benny).strength
    held = sorted(cards, key=lambda card: (_suit(card, known, benny), -strength[card]))
    suits = {suit: tuple(group) for suit, group in groupby(held, lambda card: _suit(card, known, benny))}
    order = _alternating(set(suits), known) if sort is Sort.TRUMP_FIRST else sorted(suits)
    return tuple(card for suit in order for card in suits[suit])


def _suit(card: Card, trump: Trump, benny: Card | None) -> int:
    suit = counts_as(card, trump, benny)
    return trump if suit is None else suit


def _alternating(suits: set[int], trump: Trump) -> list[int]:
    """Trump first, then black and red suits alternating where possible."""
    order = [int(trump)] if trump in suits else []
    black, red = ([suit for suit in colour if suit in suits and suit != trump] for colour in (_BLACK, _RED))
    while black or red:
        if order and order[-1] in SUITS:
            turn, other = (red, black) if order[-1] in _BLACK else (black, red)
        else:
            turn, other = (black, red) if len(black) >= len(red) else (red, black)
        order.append(int((turn or other).pop(0)))
    return order
