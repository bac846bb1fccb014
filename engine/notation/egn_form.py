"""The form of a text in Euchre Game Notation: what each deal says, checked against the schema and nothing else."""

import json
import re
from collections.abc import Mapping
from typing import Final, NamedTuple, cast, final

from engine.actions import Accept, Action, LayDown, Refuse, ThrowIn
from engine.cards import SUITS, TRUMPS, Card, Trump
from engine.codec import load
from engine.errors import BadNotation
from engine.notation.egn_cards import CALLS, ORDER, PASSED, UNKNOWN_CALL, card_of, trump_of
from engine.notation.egn_errors import BadEgn, EgnFault
from engine.seats import Seat

FILE_TYPE: Final = "Euchre Game Notation"
BIDDING: Final = "EUCHRE_BIDDING"
PLAY: Final = "TRICK_PLAY"
NOTE: Final = "Bower: "
"""How an annotation begins that is a line of our log: an early end, for which the notation has no field."""
_VERSIONS: Final = re.compile(r"1\.[2-6](\.\d+)?")
_SEATS: Final = 4
_MOST: Final = {"deals": 100, "calls": 16, "tricks": 10, "players": 10}


@final
class Exchange(NamedTuple):
    """A card face down from one seat to another."""

    sender: Seat
    receiver: Seat
    card: Card


@final
class ToldDeal(NamedTuple):
    """One deal as a file tells it. `None` and missing cards are not told."""

    number: int
    """From 1."""
    dealer: Seat
    upcard: Card
    hands: tuple[tuple[Card, ...], ...] | None
    calls: tuple[str, ...]
    alone: bool
    defender: Seat | None
    discard: Card | None
    exchanges: tuple[Exchange, ...]
    tricks: tuple[tuple[Card, ...], ...]
    notes: tuple[tuple[int, Action], ...]
    """What stands beside the play, with the number of cards played before it."""

    @property
    def thrown_in(self) -> bool:
        """Whether everyone passed twice."""
        return self.calls == (PASSED,) * 2 * _SEATS


@final
class ToldGame(NamedTuple):
    """A whole file."""

    players: tuple[str, ...]
    ruleset: Mapping[str, object]
    deals: tuple[ToldDeal, ...]


def read_document(source: str | bytes | Mapping[str, object]) -> ToldGame:
    """What a text, or the JSON object made of it, tells.

    Raises:
        BadEgn: FORM, VERSION, STARTED, EMPTY, CONDENSED, BENNY_TURNED, EXCHANGE, UNKNOWN.
    """
    document = _object(_parse(source), 0)
    version = document.get("version")
    if document.get("fileType") != FILE_TYPE or not isinstance(version, str):
        raise BadEgn(EgnFault.FORM)
    if not _VERSIONS.fullmatch(version):
        raise BadEgn(EgnFault.VERSION)
    metadata = _object(document.get("metadata"), 0)
    if _list(metadata.get("initialScore"), 0) != [0, 0]:
        raise BadEgn(EgnFault.STARTED)
    deals = _list(document.get("deals"), 0, "deals")
    if not deals:
        raise BadEgn(EgnFault.EMPTY)
    return ToldGame(
        players=tuple(_name(player) for player in _list(metadata.get("players"), 0, "players")),
        ruleset=_object(metadata.get("ruleset", {}), 0),
        deals=tuple(_deal(deal, number) for number, deal in enumerate(deals, 1)),
    )


def _parse(source: str | bytes | Mapping[str, object]) -> object:
    if isinstance(source, Mapping):
        return source
    try:
        return json.loads(source)
    except (ValueError, RecursionError):
        raise BadEgn(EgnFault.FORM) from None


def _object(value: object, deal: int) -> Mapping[str, object]:
    if not isinstance(value, Mapping):
        raise BadEgn(EgnFault.FORM, deal)
    return cast("Mapping[str, object]", value)


def _list(value: object, deal: int, name: str = "") -> list[object]:
    if not isinstance(value, list):
        raise BadEgn(EgnFault.FORM, deal)
    found = cast("list[object]", value)
    if name and len(found) > _MOST[name]:
        raise BadEgn(EgnFault.FORM, deal)
    return found


def _name(player: object) -> str:
    name = player if isinstance(player, str) else _object(player, 0).get("name")
    if not isinstance(name, str):
        raise BadEgn(EgnFault.FORM)
    return name


def _text(value: object, deal: int) -> str:
    if not isinstance(value, str):
        raise BadEgn(EgnFault.FORM, deal)
    return value


def _seat(value: object, deal: int) -> Seat:
    if type(value) is not int or not 0 <= value < _SEATS:
        raise BadEgn(EgnFault.FORM, deal)
    return value


def _deal(value: object, number: int) -> ToldDeal:
    if isinstance(value, str):
        raise BadEgn(EgnFault.CONDENSED, number)
    deal = _object(value, number)
    began = _object(deal.get("initialState"), number)
    upcard = card_of(began.get("upCard"), None, number)
    if upcard is None:
        raise BadEgn(EgnFault.UNKNOWN, number)
    told = [_object(phase, number) for phase in _list(deal.get("phases"), number)]
    phases = {_text(phase.get("type"), number): phase for phase in told}
    if not phases.keys() <= {BIDDING, PLAY}:
        raise BadEgn(EgnFault.FORM, number)
    bidding, play = phases.get(BIDDING, {}), phases.get(PLAY, {})
    calls = _calls(bidding, number)
    trump = _trump(calls, upcard)
    discard = bidding.get("discard")
    return ToldDeal(
        number=number,
        dealer=_seat(began.get("dealer"), number),
        upcard=upcard,
        hands=_hands(began.get("playerCards"), trump, number),
        calls=calls,
        alone=_alone(bidding, number) or _alone(play, number),
        defender=_defender(bidding, number),
        discard=None if discard is None else card_of(discard, trump, number),
        exchanges=tuple(_exchanges(bidding, trump, number)),
        tricks=_tricks(play, trump, number),
        notes=tuple(_notes(play, number)),
    )


def _calls(bidding: Mapping[str, object], number: int) -> tuple[str, ...]:
    calls = _list(bidding.get("calls", []), number, "calls")
    if any(call not in CALLS for call in calls):
        raise BadEgn(EgnFault.FORM, number)
    if UNKNOWN_CALL in calls:
        raise BadEgn(EgnFault.UNKNOWN, number)
    return tuple(cast("list[str]", calls))


def _trump(calls: tuple[str, ...], upcard: Card) -> Trump | None:
    made = calls[-1] if calls else PASSED
    return TRUMPS[SUITS[upcard & 3]] if made == ORDER else trump_of(made)


def _alone(phase: Mapping[str, object], number: int) -> bool:
    alone = phase.get("isAlone", False)
    if not isinstance(alone, bool):
        raise BadEgn(EgnFault.FORM, number)
    return alone


def _defender(bidding: Mapping[str, object], number: int) -> Seat | None:
    defender = bidding.get("aloneDefender", -1)
    return None if defender == -1 else _seat(defender, number)


def _hands(value: object, trump: Trump | None, number: int) -> tuple[tuple[Card, ...], ...] | None:
    """The hands dealt, if the file has all of them."""
    if value is None:
        return None
    told = [[card_of(each, trump, number) for each in _list(hand, number)] for hand in _list(value, number)]
    hands = tuple(tuple(card for card in hand if card is not None) for hand in told)
    return hands if len(hands) == _SEATS and all(map(len, hands)) else None


def _exchanges(bidding: Mapping[str, object], trump: Trump | None, number: int) -> list[Exchange]:
    found: list[Exchange] = []
    for each in _list(bidding.get("cardExchanges", []), number):
        exchange = _object(each, number)
        cards = [card_of(card, trump, number) for card in _list(exchange.get("cards"), number)]
        if len(cards) != 1 or cards[0] is None or "sender" not in exchange:
            raise BadEgn(EgnFault.EXCHANGE, number)
        sender, receiver = (_seat(exchange.get(end), number) for end in ("sender", "receiver"))
        found.append(Exchange(sender, receiver, cards[0]))
    return found


def _tricks(play: Mapping[str, object], trump: Trump | None, number: int) -> tuple[tuple[Card, ...], ...]:
    tricks: list[tuple[Card, ...]] = []
    for trick in _list(play.get("tricks", []), number, "tricks"):
        cards = [card_of(each, trump, number) for each in _list(trick, number)]
        if None in cards:
            raise BadEgn(EgnFault.UNKNOWN, number)
        tricks.append(tuple(card for card in cards if card is not None))
    return tuple(tricks)


def _notes(play: Mapping[str, object], number: int) -> list[tuple[int, Action]]:
    """The annotations that are lines of our log, in order; what others have written is commentary."""
    found: list[tuple[int, Action]] = []
    for place, texts in _object(play.get("playAnnotations", {}), number).items():
        ours = [text for text in _list(texts, number) if isinstance(text, str) and text.startswith(NOTE)]
        if not _text(place, number).isdecimal() or len(place) > 2:
            raise BadEgn(EgnFault.FORM, number)
        found += [(int(place), _early_end(text.removeprefix(NOTE), number)) for text in ours]
    return sorted(found, key=lambda note: note[0])


def _early_end(line: str, number: int) -> Action:
    try:
        action = load(line)
    except BadNotation:
        raise BadEgn(EgnFault.FORM, number) from None
    if not isinstance(action, LayDown | Accept | Refuse | ThrowIn):
        raise BadEgn(EgnFault.FORM, number)
    return action
