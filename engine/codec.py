"""Actions as lines of text: the alphabet of the log, the buttons and the exports."""

from typing import Final

from engine import actions as a
from engine.cards import SUIT_LETTERS, SUITS, Card, Trump, card, card_name, cards_in, hand_of, hand_text, parse_hand
from engine.errors import BadNotation

_TRUMPS: Final = dict(zip((*SUIT_LETTERS, "nt", "low"), Trump, strict=True))
_TRUMP_TEXTS: Final = {trump: text for text, trump in _TRUMPS.items()}
_BARE: Final[dict[str, a.Action]] = {
    "pass": a.Pass(),
    "order": a.Order(),
    "alone": a.Alone(),
    "tap": a.Tap(),
    "stay": a.Stay(),
    "drop": a.Drop(),
    "declare": a.Declare(),
    "check": a.Check(),
    "raise": a.Raise(),
    "see": a.See(),
    "giveup": a.GiveUp(),
    "accept": a.Accept(),
    "refuse": a.Refuse(),
    "take": a.Take(),
    "lower": a.Lower(),
    "settle": a.Settle(),
    "replay": a.Replay(),
    "show": a.Show(),
}
"""Actions that are one word."""
_BARE_TEXTS: Final = {action: text for text, action in _BARE.items()}
_SEATED: Final = {"steal": a.Steal, "object": a.Object, "laydown": a.LayDown, "throwin": a.ThrowIn}
"""Actions that name the seat that acts."""
_SEATED_VERBS: Final = {kind: verb for verb, kind in _SEATED.items()}
_CARD_VERBS: Final = {a.Discard: "discard", a.Give: "give", a.Play: "play"}
_NUMBERS: Final = {str(number): number for number in range(100)}
"""Seats, places and tricks as they are written: no signs, no leading zeros."""
_SCORES: Final = {str(score): score for score in range(-a.HIGHEST_SCORE, a.HIGHEST_SCORE + 1)}
"""Scores as they are written: a minus where they are below zero."""
_SUITS: Final = dict(zip(SUIT_LETTERS, SUITS, strict=True))


def trump_text(trump: Trump) -> str:
    """`c`, `d`, `h`, `s`, `nt` or `low`."""
    return _TRUMP_TEXTS[trump]


def dump(action: a.Action) -> str:
    """One action as one line; `load` gives it back.

    >>> dump(a.Name(Trump.HEARTS, alone=True))
    'name h alone'
    """
    bare = _BARE_TEXTS.get(action)
    return bare if bare is not None else " ".join(_words(action))


def _words(action: a.Action) -> list[str]:
    match action:
        case a.Deal(hands, kitty):
            # an empty hand or kitty is a dash, so that a deal has a word for every seat and one for the kitty
            return ["deal", *(hand_text(cards_in(hand)) or "-" for hand in hands), hand_text(kitty) or "-"]
        case a.Draw(cards):
            return ["draw", *map(card_name, cards)]
        case a.Order():
            return ["order", "alone"]
        case a.Name(trump, alone):
            return ["name", trump_text(trump), "alone"] if alone else ["name", trump_text(trump)]
        case a.Bid(tricks, moon):
            return ["bid", "moon" if moon else str(tricks)]
        case a.Show(cards, seat):
            shown = [hand_text(cards)] if cards else []
            return ["show", *shown] if seat is None else ["show", str(seat), *shown]
        case a.CallSuit(suit):
            return ["call", SUIT_LETTERS[suit]]
        case a.Discard(moved) | a.Give(moved) | a.Play(moved):
            return [_CARD_VERBS[type(action)], card_name(moved)]
        case a.Cut(place):
            return ["cut", str(place)]
        case a.LayDown(seat, top=True):
            return ["laydown", str(seat), "top"]
        case a.Steal(seat) | a.Object(seat) | a.LayDown(seat) | a.ThrowIn(seat):
            return [_SEATED_VERBS[type(action)], str(seat)]
        case a.Revoke(caller, accused):
            return ["revoke", str(caller), str(accused)]
        case a.Award(side):
            return ["award", str(side)]
        case a.Correct(scores):
            return ["correct", *map(str, scores)]
        case _:
            raise TypeError(action)  # one word, which `dump` has said


def load(line: str) -> a.Action:
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
            return a.Play(card(text))
        case ["order", "alone"]:
            return a.Order(alone=True)
        case ["name", trump] if trump in _TRUMPS:
            return a.Name(_TRUMPS[trump])
        case ["name", trump, "alone"] if trump in _TRUMPS:
            return a.Name(_TRUMPS[trump], alone=True)
        case ["discard", text]:
            return a.Discard(card(text))
        case ["give", text]:
            return a.Give(card(text))
        case ["draw", *cards] if cards:
            return a.Draw(tuple(map(card, cards)))
        case ["deal", *hands, kitty] if hands:
            return a.Deal(tuple(hand_of(_cards(hand)) for hand in hands), _cards(kitty))
        case ["bid", "moon"]:
            return a.Bid(0, moon=True)
        case ["bid", number]:
            return a.Bid(_number(number, line))
        case ["show", seat] if seat in _NUMBERS:
            return a.Show(seat=_NUMBERS[seat])
        case ["show", seat, cards] if cards:
            return a.Show(parse_hand(cards), _number(seat, line))
        case ["show", cards] if cards:
            return a.Show(parse_hand(cards))
        case ["call", suit] if suit in _SUITS:
            return a.CallSuit(_SUITS[suit])
        case ["cut", place]:
            return a.Cut(_number(place, line))
        case ["revoke", caller, accused]:
            return a.Revoke(_number(caller, line), _number(accused, line))
        case ["laydown", seat, "top"]:
            return a.LayDown(_number(seat, line), top=True)
        case ["award", side]:
            return a.Award(_number(side, line))
        case ["correct", *scores] if scores and _SCORES.keys() >= {*scores}:
            return a.Correct(tuple(_SCORES[score] for score in scores))
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
