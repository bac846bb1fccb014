"""The play of the tricks, and what each card does, as events (rules-spec 6, 8)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, NamedTuple, TypeAlias, cast, final

from engine.actions import Action, LayDown, Play, Revoke, ThrowIn
from engine.cards import ALL_CARDS, FACES, PLANE, Card, Cards, Suit, Trump, cards_in, rank_of, without
from engine.contract import Contract, Trick, playing_order
from engine.errors import IllegalAction, Refusal
from engine.events import Event, Word
from engine.hand import Hand
from engine.phases.base import BaseState
from engine.phases.claims import claims_of, conclude, lay_down, throw_in
from engine.phases.end import call_revoke, revoke_events
from engine.phases.kinds import Phase
from engine.phases.playing import PlaySetting, PlayState, callable_revokes
from engine.ranking import bowers, counts_as
from engine.seats import Seat

_LOW_RANKS: Final = "2789T"
"""Ranks below the court cards: led, they seldom win."""


def card_events(before: PlayState, card: Card) -> Iterator[Event]:
    """What a card does: a trick taken, a trump too many, the named cards and hands that it shows."""
    contract, ranking = before.setting.contract, before.setting.ranking
    if before.trick:
        led = before.trick[0]
        trumps = ranking.is_trump(card) and not ranking.is_trump(led) and ranking.beats[before.best] >> card & 1
        if trumps and before.winner in contract.seating.partners(before.actor):
            word = Word.OVERTRUMPED_PARTNER if ranking.is_trump(before.best) else Word.TRUMPED_PARTNER
            yield Event(word=word, seat=before.actor, cards=(before.best, card))
        elif trumps and len(before.trick) == 1 and rank_of(led) == "A":
            yield Event(word=Word.CHOP, seat=before.actor, cards=(led, card))
    if len(before.trick) + 1 < before.setting.lineup.players:
        return
    takes = bool(ranking.beats[before.best] >> card & 1)
    trick = Trick(before.leader, (*before.trick, card), before.actor if takes else before.winner)
    yield Event(word=Word.TRICK, seat=trick.winner, cards=(card if takes else before.best,))
    yield from _notable(trick, contract)
    yield from _dutchman((*before.tricks, trick), contract)
    yield from _dog((*before.tricks, trick), contract)


def _notable(trick: Trick, contract: Contract) -> Iterator[Event]:
    right, left = bowers(contract.trump)
    led = trick.cards[0]
    if right is not None and left is not None and led == right and left in trick.cards:
        seat = playing_order(contract, trick.leader)[trick.cards.index(left)]
        yield Event(word=Word.UNDERMAN, seat=seat, cards=(left,))
    plain = not contract.ranking.is_trump(led) and led != contract.benny and contract.trump is not Trump.LOW
    if trick.winner == trick.leader and plain and rank_of(led) in _LOW_RANKS:
        yield Event(word=Word.WALK, seat=trick.leader, cards=(led,))


def _dog(tricks: tuple[Trick, ...], contract: Contract) -> Iterator[Event]:
    """A hand of all four suits, once its fourth card shows the fourth of them; not before."""
    if len(tricks) != len(Suit):
        return
    for seat in contract.active:
        shown = [trick.cards[playing_order(contract, trick.leader).index(seat)] for trick in tricks]
        suits = {counts_as(card, contract.trump, contract.benny) for card in shown} - {None}
        if len(suits) == len(Suit):
            yield Event(word=Word.DOG, seat=seat, cards=tuple(shown))


def _dutchman(tricks: tuple[Trick, ...], contract: Contract) -> Iterator[Event]:
    right, left = bowers(contract.trump)
    suit = contract.trump.suit
    if right is None or left is None or suit is None:
        return
    top = {right, left, Card(right + 12)}  # an ace is three ranks above its jack, four cards each
    if top.isdisjoint(tricks[-1].cards):
        return
    for seat in sorted(_showing(top, tricks, contract) - _showing(top, tricks[:-1], contract)):
        yield Event(word=Word.DUTCHMAN, seat=seat, cards=tuple(sorted(top)))


def _showing(cards: set[Card], tricks: tuple[Trick, ...], contract: Contract) -> set[Seat]:
    """Who has played each of some cards; in a double pack that may be two."""
    shown: dict[Card, set[Seat]] = {card: set() for card in cards}
    for trick in tricks:
        for seat, card in zip(playing_order(contract, trick.leader), trick.cards, strict=True):
            if card in shown:
                shown[card].add(seat)
    first, *others = shown.values()
    return first.intersection(*others)


_SECOND_PLANE: Final = 1 << PLANE


def _every_choice(cards: Iterable[Card]) -> tuple[tuple[Action, ...], ...]:
    """The plays of every set of some cards: row `n` has those whose bits are set in `n`."""
    rows: list[tuple[Action, ...]] = [()]
    for card in cards:
        play = Play(card)
        rows += [(*row, play) for row in rows]
    return tuple(rows)


# The plays by sets of twelve cards, twelve, and the rest; the common pack needs only the first two. A cache by hand
# would grow to 55,000 entries, too many for the processor's own.
_LOW: Final = _every_choice(ALL_CARDS[:12])
_MIDDLE: Final = _every_choice(ALL_CARDS[12:24])
_HIGH: Final = _every_choice(ALL_CARDS[24:])
_ABOVE_MIDDLE: Final = 1 << 24


def play_tricks(hand: Hand) -> Playing:
    """The first lead; the steps before this one see to it that trump has been made."""
    contract = hand.contract
    if contract is None:
        raise ValueError("no trump was made")
    match, order = hand.match, contract.ranking
    rules = match.rules
    first = contract.first_lead(match.dealer, rules)
    unbound = FACES if rules.honour else order.free
    setting = PlaySetting.__new__(PlaySetting, hand, contract, order, contract.lineup, rules.hand_size, first, unbound)
    return _new(Playing, (setting, hand.hands, first, (), first, Card(0), hand.hands[first], ()))


@final
class Playing(NamedTuple):
    """`actor` plays to the trick under way, which `winner` holds with `best`.

    `playable` are the cards that `actor` may play: those that follow the suit led if it holds any, else all it holds.
    `tricks` are the finished ones.
    """

    phase = Phase.PLAYING

    setting: PlaySetting
    hands: tuple[Cards, ...]
    actor: Seat
    trick: tuple[Card, ...]
    winner: Seat
    best: Card
    playable: Cards
    tricks: tuple[Trick, ...]

    @property
    def hand(self) -> Hand:
        """The hand as it stood before the first lead; the cards held now are in `hands`."""
        return self.setting.hand

    @property
    def leader(self) -> Seat:
        """Who leads, or led, the trick under way."""
        return self.tricks[-1].winner if self.tricks else self.setting.first

    @property
    def all_tricks(self) -> list[tuple[Seat, tuple[Card, ...]]]:
        """Every trick, the one under way too: who led, and the cards in turn."""
        return [*[(trick.leader, trick.cards) for trick in self.tricks], (self.leader, self.trick)]

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks by seat."""
        taken = [0] * len(self.hands)
        for trick in self.tricks:
            taken[trick.winner] += 1
        return tuple(taken)

    def with_setting(self, setting: PlaySetting) -> Playing:
        """The same play in another setting."""
        return self._replace(setting=setting)

    def legal(self) -> tuple[Action, ...]:
        """Follow the suit led if able, else any card."""
        cards = self.playable
        plays = _LOW[cards & 0xFFF] + _MIDDLE[cards >> 12 & 0xFFF]
        return plays if cards < _ABOVE_MIDDLE else plays + _HIGH[cards >> 24 & 0x1FFF]

    def interjections(self, seat: Seat) -> tuple[Action, ...]:
        """Early ends for the seat to play, calls of a revoke for its opponents."""
        claims = claims_of(self) if seat == self.actor else ()
        return claims + callable_revokes(self, seat)

    def after(self, action: Action) -> BaseState:
        """The next state; see `engine.game.apply`."""
        if not isinstance(action, Play):
            return _beside_play(self, action)
        setting, hands, actor, trick, winner, best, playable, tricks = self  # quicker than to ask for each by name
        card = action.card
        bit = 1 << card
        held = hands[actor]
        if not playable & bit:
            raise IllegalAction(Refusal.MUST_FOLLOW if held & bit else Refusal.NOT_HELD)
        ranking, lineup = setting.ranking, setting.lineup
        if not trick or ranking.beats[best] & bit:
            winner, best = actor, card
        rest = [*hands]
        rest[actor] = held ^ bit if held < _SECOND_PLANE else without(held, card)
        trick = (*trick, card)
        if len(trick) < lineup.players:
            actor = lineup.following[actor]
            held = rest[actor]
            playable = held & ranking.follow[trick[0]] or held
            if setting.unbound:
                playable |= held & setting.unbound
            return _new(Playing, (setting, tuple(rest), actor, trick, winner, best, playable, tricks))
        leader = tricks[-1].winner if tricks else setting.first
        tricks = (*tricks, Trick.__new__(Trick, leader, trick, winner))
        played = _new(Playing, (setting, tuple(rest), winner, (), winner, best, rest[winner], tricks))
        return played if len(tricks) < setting.tricks else conclude(played)

    def events(self, action: Action, after: BaseState) -> Iterator[Event]:
        """What a card does; claims, concessions, wrong calls of a revoke."""
        match action:
            case Play(card):
                yield from card_events(self, card)
            case LayDown(seat):
                yield Event(word=Word.LAY_DOWN, seat=seat, cards=cards_in(self.hands[seat]))
                if after.phase is not Phase.CLAIMING:
                    yield Event(word=Word.CLAIM_ACCEPTED, seat=seat)
            case ThrowIn(seat):
                yield Event(word=Word.CONCEDED, seat=seat)
            case _:
                yield from revoke_events(action, after)


_Fields: TypeAlias = tuple[PlaySetting, tuple[Cards, ...], Seat, tuple[Card, ...], Seat, Card, Cards, tuple[Trick, ...]]
_new: Final = cast("Callable[[type[Playing], _Fields], Playing]", tuple.__new__)  # pyright: ignore[reportUnknownMemberType]
"""Makes a `Playing` of its fields in order, in half the time that calling it takes."""


def _beside_play(playing: Playing, action: Action) -> BaseState:
    match action:
        case LayDown():
            return lay_down(playing, action)
        case ThrowIn():
            return throw_in(playing, action)
        case Revoke():
            return call_revoke(playing, action, lambda noted: noted)
        case _:
            raise IllegalAction(Refusal.NOT_NOW)
