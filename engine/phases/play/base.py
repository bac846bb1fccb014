"""The play of a hand, as claims, revokes and results look at it: `engine.phases.play.tricks.Playing` is that phase."""

from typing import NamedTuple, Protocol, final

from engine.cards import Card, Cards
from engine.hand.contract import Contract, Trick
from engine.hand.hand import Hand
from engine.phases.base import HandState
from engine.ranking import Ranking
from engine.seats import Lineup, Seat


@final
class Setting(NamedTuple):
    """What stays the same from card to card in the play of one hand."""

    hand: Hand
    contract: Contract
    ranking: Ranking
    lineup: Lineup
    tricks: int
    first: Seat
    """Who leads first."""
    unbound: Cards = 0
    """Cards that may follow any lead: a Benny at no trump, and every card at honour tables (rules-spec H1)."""
    claimant: Seat | None = None
    """Who has laid the hand down and was refused, or waits for an answer (rules-spec L1)."""
    accused: tuple[tuple[Seat, Seat], ...] = ()
    """Calls of a revoke that were wrong: who called, and whom (rules-spec H1)."""


class PlayState(HandState, Protocol):
    """Tricks on their way: `actor` plays to `trick`, the one under way; `tricks` are the finished ones."""

    @property
    def actor(self) -> Seat:
        """The seat to play."""
        ...

    @property
    def setting(self) -> Setting:
        """What stays the same from card to card."""
        ...

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards held now, by seat."""
        ...

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick under way."""
        ...

    @property
    def winner(self) -> Seat:
        """The seat that holds the trick under way."""
        ...

    @property
    def best(self) -> Card:
        """The card with which it holds it."""
        ...

    @property
    def tricks(self) -> tuple[Trick, ...]:
        """The finished tricks."""
        ...

    @property
    def leader(self) -> Seat:
        """Who leads, or led, the trick under way."""
        ...

    @property
    def all_tricks(self) -> list[tuple[Seat, tuple[Card, ...]]]:
        """Every trick, the one under way too: who led, and the cards in turn."""
        ...

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks by seat."""
        ...

    def with_setting(self, setting: Setting) -> "PlayState":
        """The same play in another setting."""
        ...


class OfPlay:
    """A phase in which the play stands still as `playing`."""

    __slots__ = ()

    playing: PlayState

    @property
    def hand(self) -> Hand:
        """The hand as it stood before the first lead."""
        return self.playing.hand

    @property
    def hands(self) -> tuple[Cards, ...]:
        """The cards that have not been played, by seat."""
        return self.playing.hands
