"""What people expect between choices that are worth the same: one list, for players, hints, puzzles and reasons.

A custom never says what is better: it is asked between choices that cannot be told apart, or nearly. Sources: Leeds and
Dwight, *The Laws of Euchre as adopted by the Somerset Club* of 1888, hints for the play (LD); the pages of Ohio Euchre
on common errors, second hand low, discards and leading back (OE); Natty Bumppo, *The Columbus Book of Euchre* and its
columns (NB). What they do not speak of, and all that is said before the play, is as by rule of thumb.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from engine.actions import Action, Play
from engine.cards import Cards, cards_in, hand_of
from engine.phases.kinds import Phase
from engine.players.heuristic.hand_value import KING
from engine.players.heuristic.play import Reading, highest, lowest, need, read, to_draw
from engine.players.heuristic.player import RuleOfThumb
from engine.view import View

COSTS_NOTHING: Final = 0.05
"""Points that a player gives for what is expected of it."""
_THUMB: Final = RuleOfThumb()
_DICE: Final = Random(0)  # noqa: S311 - which the rule of thumb never throws


def usual(mine: View, choices: Sequence[Action]) -> Action:
    """Of choices that are worth the same, the best first, the one that people expect."""
    if len(choices) > 1 and mine.phase is Phase.PLAYING:
        table = read(mine)
        cards = hand_of(choice.card for choice in choices if isinstance(choice, Play))
        for custom in FOLLOWS if mine.trick else LEADS:
            cards = custom(table, cards) or cards
        choices = [choice for choice in choices if isinstance(choice, Play) and cards >> choice.card & 1]
    thumb = _THUMB.choose(mine, _DICE) if len(choices) > 1 else choices[0]
    return thumb if thumb in choices else choices[0]


def _suits(table: Reading, cards: Cards) -> Iterable[Cards]:
    return {cards & table.order.follow[card] for card in cards_in(cards)}


def _tops(table: Reading, cards: Cards) -> Cards:
    """Those that no opponent can beat in their suit."""
    return hand_of(card for card in cards_in(cards) if table.is_top(card))


def _return_partners_lead(table: Reading, cards: Cards) -> Cards:
    led = [trick.cards[0] for trick in table.view.tricks if trick.leader in table.friends]
    return cards & table.order.follow[led[-1]] if led and not table.making else 0


def _not_the_suit_turned_down(table: Reading, cards: Cards) -> Cards:
    up, first = table.view.upcard, not table.view.tricks
    return cards & ~table.order.follow[up] if up is not None and table.contract.round > 1 and first else 0


def _from_the_top(table: Reading, cards: Cards) -> Cards:
    high = [highest(suit, table.order) for suit in _suits(table, cards)]
    sure = {card for card in high if table.order.is_trump(card) or table.is_top(card)}
    return hand_of(card if card in sure else lowest(cards & table.order.follow[card], table.order) for card in high)


def _leave_partners_trick(table: Reading, cards: Cards) -> Cards:
    kept = table.order.is_trump(table.best) or table.rank(table.best) >= KING or table.is_safe(table.best, table.after)
    return cards & ~table.taking if kept and table.view.holder in table.friends else 0


def _last_hand_takes(table: Reading, cards: Cards) -> Cards:
    last = not table.after and table.view.holder not in table.friends and cards & table.taking
    return hand_of([lowest(cards & table.taking, table.order)]) if last else 0


def _second_hand_low(table: Reading, cards: Cards) -> Cards:
    risked = cards & table.taking & table.order.follow[table.view.trick[0]]
    second = len(table.view.trick) == 1 and any(seat in table.friends for seat in table.after)
    return cards & ~(risked & ~_tops(table, risked)) if second else 0


def _as_low_as_will_do(table: Reading, cards: Cards) -> Cards:
    if not cards & table.taking:
        return hand_of([min(cards_in(cards), key=lambda card: need(table, card))])
    sure = _tops(table, cards & table.taking)
    low = [lowest(suit, table.order) for part in (cards & ~table.taking, sure) for suit in _suits(table, part)]
    return hand_of(low) | (0 if sure else cards & table.taking)


LEADS: Final[tuple[Callable[[Reading, Cards], Cards], ...]] = (
    # makers lead trump, also to a partner who called (LD, NB; the first of OE's common errors); defenders do not (OE)
    lambda t, c: c & t.order.trumps if to_draw(t) is not None else 0 if t.making else c & ~t.order.trumps,
    # aces, and what is as good by now, before losers (LD); but not to a loner's first trick (NB)
    lambda t, c: 0 if t.contract.alone and not t.making and not t.view.tricks else _tops(t, c & ~t.order.trumps),
    _not_the_suit_turned_down,  # in the first trick: the dealer may well trump it (LD, NB)
    _return_partners_lead,  # by defenders (OE)
    _from_the_top,  # right before left, ace before king (LD; the king misleads the partner, OE); of losers the lowest
)
"""Customs of a lead: those of some cards that each prefers, 0 where it says nothing; the next goes on with them."""
FOLLOWS: Final = (
    _leave_partners_trick,  # a king, an ace, a trump, and what nobody can beat (OE: trumping partner's ace)
    _last_hand_takes,  # as cheaply as may be, what the opponents hold
    _second_hand_low,  # before the partner plays, no card of the suit that may still be beaten in it (OE)
    _as_low_as_will_do,  # of sure cards the lowest, of losing ones too; thrown is what is needed least (OE)
)
"""The same of a card to another's lead."""
