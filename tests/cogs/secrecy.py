"""Watches a game from outside for cards that reach whoever may not know them: messages, panels, ids, files, logs."""

import json
import re
from dataclasses import dataclass, field
from typing import Any

from bot.panels.core.custom_ids import BUTTON_TEMPLATE, MENU_TEMPLATE
from bot.tables.game import StoredTable
from engine import CallSuit, Card, Suit, View, Word
from engine.cards import SUIT_LETTERS, card, card_name, cards_in
from tests.cogs.scenes import tables
from tests.world import World

RANKS = {
    "seven": "7",
    "eight": "8",
    "nine": "9",
    "ten": "T",
    "jack": "J",
    "queen": "Q",
    "king": "K",
    "ace": "A",
    "10": "T",
}
SUITS = {"clubs": "c", "diamonds": "d", "hearts": "h", "spades": "s", "♣": "c", "♦": "d", "♥": "h", "♠": "s"}
SAID = re.compile(
    r"(?P<rank>10|[789JQKA])(?P<suit>[♣♦♥♠])"
    r"|(?P<word>seven|eight|nine|ten|jack|queen|king|ace) of (?P<of>clubs|diamonds|hearts|spades)"
    r"|bower\d+_(?P<name>[789TJQKA][cdhs])",
    re.IGNORECASE,
)
BOWERS = re.compile(r"\S+ is the right bower and \S+ the left bower")
"""What every player knows of a trump suit, whoever holds them."""
NAMED = re.compile(r"\b[789TJQKA][cdhs]\b|[789TJQKA][cdhs][789TJQKA][cdhs]")
"""As in the log of a game."""


def said(text: str) -> set[str]:
    """Every card that a text speaks of in English, by symbol, or by an emoji."""
    found = set()
    for match in SAID.finditer(text):
        if match["name"]:
            found.add(match["name"])
        else:
            rank, suit = match["rank"] or match["word"].lower(), match["suit"] or match["of"].lower()
            found.add(RANKS.get(rank, rank) + SUITS[suit])
    return found


def face_up(view: View) -> set[str]:
    """What the channel sees of a hand."""
    tricks = view.last.played if view.last else view.tricks
    cards: list[Card] = [card for trick in tricks for card in trick.cards]
    cards += [*view.trick, *view.shown, *(() if view.upcard is None else (view.upcard,))]
    cards += [card for draw in view.draws for card in draw.cards]
    if view.claim is not None:
        cards += cards_in(view.claim[1])
    contract = view.contract or (None if view.last is None else view.last.contract)
    called = () if contract is None or contract.called is None else (card_called(contract.called),)
    return {card_name(card) for card in (*cards, *called)}


def card_called(suit: Suit) -> Card:
    """The ace of a suit, which everybody speaks of once it is called, wherever it is."""
    return card("A" + SUIT_LETTERS[suit])


@dataclass
class Watch:
    """Knows at each moment what is public and what each member holds or held in this hand."""

    w: World
    public: set[str] = field(default_factory=set)
    own: dict[int, set[str]] = field(default_factory=dict)
    laid: set[str] = field(default_factory=set)
    """The cards laid down in this hand, which all have seen."""
    leaks: list[str] = field(default_factory=list)
    dealt: bool = False
    """Whether cards were out when it last looked."""
    seen: int = 0
    """Cards read in payloads: a watch that sees none is blind."""
    _next: int = 0

    def __post_init__(self) -> None:
        self._next = len(self.w.env.http_requests)
        tables(self.w).subscribe(self.changed)

    def changed(self, now: StoredTable) -> None:
        view = now.public.view
        if view is None:
            return
        dealt = any(view.counts)
        if dealt and not self.dealt:
            self.check()  # what was sent before this deal, by what was known then
            # the draw, or a hand laid down, may still be on its way to be shown when the next hand is dealt
            self.public, self.own = (self.public if view.number == 1 else self.laid), {}
            self.laid = set()
        self.dealt = dealt
        self.public |= face_up(view)
        laid_down = [event for event in now.events if event.word is Word.LAY_DOWN]
        self.laid |= {card_name(card) for event in laid_down for card in event.cards}
        self.public |= self.laid
        for seat, sitter in enumerate(now.table.seats):
            mine = now.view_for(seat).view
            if sitter is not None and sitter.user is not None and mine is not None:
                held = [*cards_in(mine.cards), *mine.buried, *mine.given]
                held += [card_called(choice.suit) for choice in mine.choices if isinstance(choice, CallSuit)]
                self.own.setdefault(sitter.user, set()).update(map(card_name, held))

    def check(self) -> None:
        """Read what was sent since the last time."""
        sent = self.w.env.http_requests
        for request in sent[self._next :]:
            if request.path.startswith(("/channels/", "/interactions/", "/webhooks/")) and request.json:
                self._read(request)
        self._next = len(sent)

    def _read(self, request: Any) -> None:
        user = self._reader(request.path)
        allowed = self.public | self.own.get(user or 0, set())
        cards = said(BOWERS.sub("", json.dumps(request.json, ensure_ascii=False)))
        self.seen += len(cards)
        if cards - allowed:
            self.leaks.append(f"{request.method} {request.path} to {user or 'all'}: {cards - allowed}")
        for key, value in _pairs(request.json):
            if key == "custom_id" and not (BUTTON_TEMPLATE.fullmatch(value) or MENU_TEMPLATE.fullmatch(value)):
                self.leaks.append(f"a custom id of another form: {value}")
            if key == "filename" and not re.fullmatch(r"bower\d\.png", value):
                self.leaks.append(f"a file name of another form: {value}")

    def _reader(self, path: str) -> int | None:
        """The one member whom an interaction's answer is for; `None` for messages everyone sees."""
        kind, first, second, *_ = path.strip("/").split("/")
        interactions = self.w.env.backend.interactions
        if kind == "interactions":
            return interactions[int(first)].user_id
        if kind == "webhooks":
            return next(each.user_id for each in interactions.values() if each.token == second)
        return None


def logged(text: str) -> set[str]:
    """Cards in a log entry, in any form."""
    return said(text) | set(NAMED.findall(text))


def _pairs(value: Any) -> list[tuple[str, Any]]:
    if isinstance(value, dict):
        return [*value.items(), *(pair for each in value.values() for pair in _pairs(each))]
    return [pair for each in value for pair in _pairs(each)] if isinstance(value, list) else []
