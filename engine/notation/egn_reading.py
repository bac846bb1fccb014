"""A text in Euchre Game Notation as a game that replays.

The file says what was called and played; whose turn it was follows from the rules (docs/determinism-of-egn.md of its
description), so the engine itself is asked at every step what comes next.
"""

from collections import deque
from collections.abc import Mapping
from itertools import pairwise
from typing import Final, NamedTuple, final

from engine.actions import Action, Alone, Deal, Discard, Give, Name, Order, Pass, Play
from engine.cards import hand_of
from engine.errors import EngineError
from engine.game import apply, start
from engine.notation.egn_cards import ORDER, PASSED, trump_of
from engine.notation.egn_dealt import with_hands
from engine.notation.egn_errors import BadEgn, EgnFault
from engine.notation.egn_form import BIDDING, FILE_TYPE, NOTE, PLAY, Exchange, ToldDeal, read_document
from engine.notation.egn_rules import rules_of
from engine.phases.play.base import PlayState
from engine.phases.registry import (
    Claiming,
    Dealing,
    DefenderAlone,
    Discarding,
    FirstRound,
    Over,
    PartnersBest,
    Playing,
    SecondRound,
    State,
)
from engine.rules.model import Rules
from engine.rules.options import RedealBy
from engine.seats import Seat

__all__: Final = ["BIDDING", "FILE_TYPE", "NOTE", "PLAY", "EgnGame", "from_egn"]


@final
class EgnGame(NamedTuple):
    """A game read from a file: `replay(rules, actions, dealer)` gives where it stands.

    `players` are names by seat, as written. `guessed` are the deals, from 1, whose hidden cards the file does not tell:
    what was played is as told, what nobody saw is any card it may have been.
    """

    rules: Rules
    dealer: Seat
    actions: tuple[Action, ...]
    players: tuple[str, ...]
    guessed: tuple[int, ...] = ()


def from_egn(source: str | bytes | Mapping[str, object]) -> EgnGame:
    """The game of a text, or of the JSON object made of it; versions 1.2 to 1.6 differ in nothing that matters here.

    Raises:
        BadEgn: Where it is none, or none that this engine can replay.
    """
    told = read_document(source)
    rules = rules_of(told.ruleset, _redeal_by(told.deals))
    state: State = start(rules, told.deals[0].dealer)
    actions: list[Action] = []
    for deal in told.deals:
        if not isinstance(state, Dealing):
            raise BadEgn(EgnFault.ILLEGAL if isinstance(state, Over) else EgnFault.UNFINISHED, deal.number)
        if state.match.dealer != deal.dealer:
            raise BadEgn(EgnFault.DEALER, deal.number)
        if deal.upcard == rules.benny_card:
            raise BadEgn(EgnFault.BENNY_TURNED, deal.number)
        try:
            state, done = _follow(state, _Deal(with_hands(deal, rules), rules))
        except EngineError as fault:
            raise fault if isinstance(fault, BadEgn) else BadEgn(EgnFault.ILLEGAL, deal.number) from None
        actions += done
    guessed = tuple(deal.number for deal in told.deals if deal.hands is None)
    return EgnGame(rules, told.deals[0].dealer, tuple(actions), told.players, guessed)


def _redeal_by(deals: tuple[ToldDeal, ...]) -> RedealBy:
    """Who deals after a hand thrown in: its rules do not say, but the first such hand does (rules-spec C4)."""
    for deal, following in pairwise(deals):
        if deal.thrown_in:
            return RedealBy.SAME if following.dealer == deal.dealer else RedealBy.NEXT
    return RedealBy.NEXT


def _follow(state: State, deal: "_Deal") -> tuple[State, list[Action]]:
    """The state after one deal, as far as the file goes, and the actions in it."""
    done: list[Action] = [deal.dealt]
    state = apply(state, deal.dealt)
    while not isinstance(state, Dealing | Over):
        action = deal.after(state)
        if action is None:
            break
        done.append(action)
        state = apply(state, action)
    if deal.leftover:
        raise BadEgn(EgnFault.ILLEGAL, deal.told.number)
    return state, done


@final
class _Deal:
    """What is still to be told of one deal."""

    def __init__(self, told: ToldDeal, rules: Rules) -> None:
        self.told = told
        hands = tuple(hand_of(hand) for hand in told.hands or ())
        dealt = {told.upcard, *(card for hand in told.hands or () for card in hand)}
        kitty = (told.upcard, *(card for card in rules.pack if card not in dealt))
        self.dealt = Deal(hands, kitty)
        self._calls = deque(told.calls)
        self._exchanges = deque(told.exchanges)
        self._notes = deque(told.notes)
        self._cards = deque(
            (number, place, card) for number, trick in enumerate(told.tricks) for place, card in enumerate(trick)
        )

    @property
    def leftover(self) -> bool:
        """Whether the file has something that the rules had no room for."""
        return bool(self._calls or self._exchanges or self._notes or self._cards)

    def after(self, state: State) -> Action | None:
        """The next action in a state, `None` at the end of the file."""
        match state:
            case FirstRound() | SecondRound():
                return self._call() if self._calls else None
            case Discarding():
                return None if self.told.discard is None else Discard(self.told.discard)
            case DefenderAlone(actor=actor):
                return self._defence(actor)
            case PartnersBest(actor=actor, taker=taker):
                return self._gift(actor, taker)
            case Playing():
                return self._next_note(state) or self._card(state)
            case Claiming():
                return self._next_note(state.playing)
            case _:
                return None

    def _call(self) -> Action:
        call = self._calls.popleft()
        if call == PASSED:
            return Pass()
        trump = trump_of(call)
        if call == ORDER or trump is None:
            return Order(alone=self.told.alone)
        return Name(trump, alone=self.told.alone)

    def _defence(self, actor: Seat) -> Action | None:
        """Where the file has neither a lone defender nor a card, it may end with the question."""
        if self.told.defender is None and not self._cards and not self._notes and not self._exchanges:
            return None
        return Alone() if self.told.defender == actor else Pass()

    def _gift(self, actor: Seat, taker: Seat) -> Action | None:
        if not self._exchanges:
            return None
        exchange: Exchange = self._exchanges.popleft()
        if (exchange.sender, exchange.receiver) != (actor, taker):
            raise BadEgn(EgnFault.EXCHANGE, self.told.number)
        return Give(exchange.card)

    def _next_note(self, state: PlayState) -> Action | None:
        played = sum(len(trick.cards) for trick in state.tricks) + len(state.trick)
        if not self._notes or self._notes[0][0] != played:
            return None
        return self._notes.popleft()[1]

    def _card(self, state: Playing) -> Action | None:
        if not self._cards:
            return None
        number, place, card = self._cards.popleft()
        if (number, place) != (len(state.tricks), len(state.trick)):
            raise BadEgn(EgnFault.ILLEGAL, self.told.number)
        return Play(card)
