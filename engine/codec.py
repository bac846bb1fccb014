"""Actions as lines of text: the alphabet of the log, the buttons and the exports."""

from typing import Final

from engine.actions import (
    HIGHEST_SCORE,
    Accept,
    Action,
    Alone,
    Award,
    Bid,
    CallSuit,
    Check,
    Correct,
    Cut,
    Deal,
    Declare,
    Discard,
    Draw,
    Drop,
    Give,
    GiveUp,
    LayDown,
    Lower,
    Name,
    Object,
    Order,
    Pass,
    Play,
    Raise,
    Refuse,
    Replay,
    Revoke,
    See,
    Settle,
    Show,
    Stay,
    Steal,
    Take,
    Tap,
    ThrowIn,
)
from engine.cards import SUIT_LETTERS, SUITS, Card, Trump, card, card_name, cards_in, hand_of, hand_text, parse_hand
from engine.errors import BadNotation

_TRUMPS: Final = dict(zip((*SUIT_LETTERS, "nt", "low"), Trump, strict=True))
_TRUMP_TEXTS: Final = {trump: text for text, trump in _TRUMPS.items()}
_BARE: Final[dict[str, Action]] = {
    "pass": Pass(),
    "order": Order(),
    "alone": Alone(),
    "tap": Tap(),
    "stay": Stay(),
    "drop": Drop(),
    "declare": Declare(),
    "check": Check(),
    "raise": Raise(),
    "see": See(),
    "giveup": GiveUp(),
    "accept": Accept(),
    "refuse": Refuse(),
    "take": Take(),
    "lower": Lower(),
    "settle": Settle(),
    "replay": Replay(),
    "show": Show(),
}
"""Actions that are one word."""
_BARE_TEXTS: Final = {action: text for text, action in _BARE.items()}
_SEATED: Final = {"steal": Steal, "object": Object, "laydown": LayDown, "throwin": ThrowIn}
"""Actions that name the seat that acts."""
_SEATED_VERBS: Final = {kind: verb for verb, kind in _SEATED.items()}
_CARD_VERBS: Final = {Discard: "discard", Give: "give", Play: "play"}
_NUMBERS: Final = {str(number): number for number in range(100)}
"""Seats, places and tricks as they are written: no signs, no leading zeros."""
_SCORES: Final = {str(score): score for score in range(-HIGHEST_SCORE, HIGHEST_SCORE + 1)}
"""Scores as they are written: a minus where they are below zero."""
_SUITS: Final = dict(zip(SUIT_LETTERS, SUITS, strict=True))


def trump_text(trump: Trump) -> str:
    """`c`, `d`, `h`, `s`, `nt` or `low`."""
    return _TRUMP_TEXTS[trump]


def dump(action: Action) -> str:
    """One action as one line; `load` gives it back.

    >>> dump(Name(Trump.HEARTS, alone=True))
    'name h alone'
    """
    bare = _BARE_TEXTS.get(action)
    return bare if bare is not None else " ".join(_words(action))


def _words(action: Action) -> list[str]:
    match action:
        case Deal(hands, kitty):
            # an empty hand or kitty is a dash, so that a deal has a word for every seat and one for the kitty
            return ["deal", *(hand_text(cards_in(hand)) or "-" for hand in hands), hand_text(kitty) or "-"]
        case Draw(cards):
            return ["draw", *map(card_name, cards)]
        case Order():
            return ["order", "alone"]
        case Name(trump, alone):
            return ["name", trump_text(trump), "alone"] if alone else ["name", trump_text(trump)]
        case Bid(tricks, moon):
            return ["bid", "moon" if moon else str(tricks)]
        case Show(cards, seat):
            shown = [hand_text(cards)] if cards else []
            return ["show", *shown] if seat is None else ["show", str(seat), *shown]
        case CallSuit(suit):
            return ["call", SUIT_LETTERS[suit]]
        case Discard(moved) | Give(moved) | Play(moved):
            return [_CARD_VERBS[type(action)], card_name(moved)]
        case Cut(place):
            return ["cut", str(place)]
        case LayDown(seat, top=True):
            return ["laydown", str(seat), "top"]
        case Steal(seat) | Object(seat) | LayDown(seat) | ThrowIn(seat):
            return [_SEATED_VERBS[type(action)], str(seat)]
        case Revoke(caller, accused):
            return ["revoke", str(caller), str(accused)]
        case Award(side):
            return ["award", str(side)]
        case Correct(scores):
            return ["correct", *map(str, scores)]
        case _:
            raise TypeError(action)  # one word, which `dump` has said


def load(line: str) -> Action:
    """The action a line stands for.

    Raises:
        BadNotation: Where it stands for none.

    >>> load("order alone")
    Order(alone=True)
    """
    bare = _BARE.get(line)
    if bare is not None:
        return bare
    match line.split(" "):
        case ["play", text]:
            return Play(card(text))
        case ["order", "alone"]:
            return Order(alone=True)
        case ["name", trump] if trump in _TRUMPS:
            return Name(_TRUMPS[trump])
        case ["name", trump, "alone"] if trump in _TRUMPS:
            return Name(_TRUMPS[trump], alone=True)
        case ["discard", text]:
            return Discard(card(text))
        case ["give", text]:
            return Give(card(text))
        case ["draw", *cards] if cards:
            return Draw(tuple(map(card, cards)))
        case ["deal", *hands, kitty] if hands:
            return Deal(tuple(hand_of(_cards(hand)) for hand in hands), _cards(kitty))
        case ["bid", "moon"]:
            return Bid(0, moon=True)
        case ["bid", number]:
            return Bid(_number(number, line))
        case ["show", seat] if seat in _NUMBERS:
            return Show(seat=_NUMBERS[seat])
        case ["show", seat, cards] if cards:
            return Show(parse_hand(cards), _number(seat, line))
        case ["show", cards] if cards:
            return Show(parse_hand(cards))
        case ["call", suit] if suit in _SUITS:
            return CallSuit(_SUITS[suit])
        case ["cut", place]:
            return Cut(_number(place, line))
        case ["revoke", caller, accused]:
            return Revoke(_number(caller, line), _number(accused, line))
        case ["laydown", seat, "top"]:
            return LayDown(_number(seat, line), top=True)
        case ["award", side]:
            return Award(_number(side, line))
        case ["correct", *scores] if scores and _SCORES.keys() >= {*scores}:
            return Correct(tuple(_SCORES[score] for score in scores))
        case [verb, seat] if verb in _SEATED:
            return _SEATED[verb](_number(seat, line))
        case _:
            raise BadNotation(line)


def _cards(text: str) -> tuple[Card, ...]:
    """Cards as one word; a dash is none, and no word is never written."""
    if not text:
        raise BadNotation(text)
    return () if text == "-" else parse_hand(text)


def _number(text: str, line: str) -> int:
    if text not in _NUMBERS:
        raise BadNotation(line)
    return _NUMBERS[text]
