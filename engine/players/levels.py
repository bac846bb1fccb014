"""How well computer players play. Those below the rule of thumb play by it, and err as people do who are learning."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from enum import StrEnum
from functools import cache
from random import Random
from typing import Final, NamedTuple, final

from engine.actions import Action, Discard, Name, Order, Pass, Play
from engine.cards import TRUMPS, Card, Cards, Trump, adding, cards_in, count, hand_of, natural_rank, without
from engine.phases.kinds import Phase
from engine.players.heuristic.auction import certain
from engine.players.heuristic.hand_value import ACE
from engine.players.heuristic.other_decisions import donate
from engine.players.heuristic.play import Reading, follow, highest, lead, lowest, read
from engine.players.heuristic.player import Player, RuleOfThumb
from engine.players.heuristic.trump import OUT_OF_REACH, margins, without_breaches, without_hopeless_loners
from engine.ranking import Ranking, bowers, ranking
from engine.view import View


class Slip(StrEnum):
    """A deliberate error. A player makes one at most with a choice, and knows which."""

    FORGETS = "forgets"
    """Forgets the tricks before this one."""
    MISCOUNTS_TRUMPS = "miscounts-trumps"
    """Does not count trumps: takes all those it does not hold for still out, whoever has shown to have none."""
    MISSES_LEFT = "misses-left"
    """Takes the left bower for a plain jack, in the hand and in a trick."""
    TOO_HIGH = "too-high"
    """Takes a trick with the highest card that wins it."""
    DUCKS = "ducks"
    """Leaves a trick to the opponents that it could win."""
    TAKES_PARTNERS_TRICK = "takes-partners-trick"
    """Beats or trumps the card with which its partner holds the trick, but for an ace."""
    SAVES_WINNERS = "saves-winners"
    """Leads a low card of a long suit, and keeps an ace for later."""
    SPENDS_TRUMPS = "spends-trumps"
    """Leads its highest trump for no reason, and keeps none back."""
    BURIES_LOWEST = "buries-lowest"
    """Buries its lowest card, whether or not another makes a void."""
    CALLS_TOO_LITTLE = "calls-too-little"
    """Passes with a hand that is worth a call, but looks no better than it is."""
    CALLS_TOO_MUCH = "calls-too-much"
    """Calls with a hand that has something, but not enough."""
    NEVER_ALONE = "never-alone"
    """Does not dare to go alone."""
    ALONE_TOO_SOON = "alone-too-soon"
    """Goes alone with one sure trick too few."""


CallSlip = Callable[[View, Action], Action | None]
"""What an error makes of a view and the rule of thumb's choice; `None` where there is nothing to get wrong."""

_SURE: Final = 0.8
"""Tricks over those that a call needs with which nobody takes fright."""
_TOO_FEW: Final = 0.9
"""Tricks fewer than a call needs with which a player who calls too much still makes it."""
_TOO_FEW_ALONE: Final = 0.8
_FEWEST_TRUMPS: Final = 2
"""With fewer nobody calls by mistake."""


def _call_too_little(mine: View, sound: Action) -> Action | None:
    if not isinstance(sound, Order | Name) or sound.alone or Pass() not in mine.choices:
        return None
    margin = next(margin for margin, action in margins(mine) if action == sound)
    return Pass() if margin < _SURE else None


def _call_too_much(mine: View, sound: Action) -> Action | None:
    if sound != Pass():
        return None
    offers = [(margin, action) for margin, action in margins(mine) if not action.alone and _has_something(mine, action)]
    margin, best = max(offers, key=lambda offer: offer[0], default=(-OUT_OF_REACH, None))
    return best if -_TOO_FEW <= margin < 0 else None


def _never_go_alone(mine: View, sound: Action) -> Action | None:
    together = replace(sound, alone=False) if isinstance(sound, Order | Name) else None
    return together if together in mine.choices else None


def _go_alone_too_soon(mine: View, sound: Action) -> Action | None:
    if not isinstance(sound, Order | Name) or sound.alone:
        return None
    alone = replace(sound, alone=True)
    margin = next((margin for margin, action in margins(mine) if action == alone), -2 * OUT_OF_REACH)
    return alone if margin >= -OUT_OF_REACH - _TOO_FEW_ALONE else None


def _call_without_left(mine: View, sound: Action) -> Action | None:
    if not isinstance(sound, Order | Name | Pass) or donate(mine) is not None:
        return None
    offers = [offer for action in mine.choices for offer in _margin_without_left(mine, action)]
    margin, best = max(offers, key=lambda offer: offer[0], default=(0.0, sound))
    return best if margin >= 0 or Pass() not in mine.choices else Pass()


def _margin_without_left(mine: View, action: Action) -> list[tuple[float, Order | Name]]:
    """The margin of a call, the left bower in the hand taken for the lowest card of its suit that is not held."""
    trump = _trump_of(mine, action)
    return [] if trump is None else margins(replace(mine, cards=_with_plain_jack(mine, trump), choices=(action,)))


def _with_plain_jack(mine: View, trump: Trump) -> Cards:
    left = bowers(trump)[1]
    if left is None or not mine.cards >> left & 1 or left == mine.rules.benny_card:
        return mine.cards
    suit = ranking(Trump.NONE).follow[left] & mine.rules.pack_bits & ~mine.cards
    low = min(cards_in(suit), key=natural_rank, default=None)
    return mine.cards if low is None else adding(without(mine.cards, left), low)


def _trump_of(mine: View, action: Action) -> Trump | None:
    if isinstance(action, Name):
        return action.trump
    return TRUMPS[mine.upcard_suit] if isinstance(action, Order) and mine.upcard_suit is not None else None


def _takes_all(mine: View, action: Action) -> bool:
    trump = _trump_of(mine, action)
    return trump is not None and certain(mine.cards, trump, mine.rules) == mine.rules.hand_size


def _has_something(mine: View, action: Action) -> bool:
    trump = _trump_of(mine, action)
    if trump is None or trump >= Trump.NONE:
        return False
    held = mine.cards & ranking(trump, mine.rules.benny_card).trumps
    return held.bit_count() >= _FEWEST_TRUMPS


def _bury_lowest(mine: View, _: Action) -> Action | None:
    contract = mine.contract
    if contract is None:
        return None
    cards = hand_of(choice.card for choice in mine.choices if isinstance(choice, Discard))
    plain = cards & ~contract.ranking.trumps
    return Discard(min(cards_in(plain), key=natural_rank)) if plain else None


CALL_SLIPS: Final[Mapping[Slip, CallSlip]] = {
    Slip.NEVER_ALONE: _never_go_alone,
    Slip.ALONE_TOO_SOON: _go_alone_too_soon,
    Slip.MISSES_LEFT: _call_without_left,
    Slip.CALLS_TOO_LITTLE: _call_too_little,
    Slip.CALLS_TOO_MUCH: _call_too_much,
}
"""Of a bid in round 1 or 2, in the order in which they are tried."""
DISCARD_SLIPS: Final[Mapping[Slip, CallSlip]] = {Slip.BURIES_LOWEST: _bury_lowest}


CardSlip = Callable[[Reading], Card | None]
"""The card that an error plays, `None` where there is nothing to get wrong."""


def choose_card(table: Reading) -> Card:
    """The card of the rule of thumb."""
    return (follow(table) if table.view.trick else lead(table)).card


def _forget(table: Reading) -> Card | None:
    return choose_card(read(replace(table.view, tricks=()))) if table.view.tricks else None


def _miscount_trumps(table: Reading) -> Card | None:
    seen = table.hand | hand_of(table.view.trick)
    out = table.view.rules.pack_bits & table.order.trumps & ~seen
    held = (
        cards | out if count_ and seat != table.seat else cards
        for seat, (cards, count_) in enumerate(zip(table.may_hold, table.view.counts, strict=True))
    )
    return choose_card(replace(table, may_hold=tuple(held)))


def _play_without_left(table: Reading) -> Card | None:
    trump, contract = table.order.trump, table.contract
    if trump >= Trump.NONE:
        return None
    order = without_left(trump, contract.benny, contract.last_wins)
    legal = table.legal
    if table.view.trick:  # who takes it for a plain jack thinks that it must not, or must, follow suit
        led = order.follow[table.view.trick[0]] | order.free
        legal = tuple(card for card in legal if led >> card & 1) or legal
    return choose_card(replace(table, order=order, legal=legal))


def _take_too_high(table: Reading) -> Card | None:
    winners = _winners(table)
    return highest(winners, table.order) if winners and not _is_partners(table) else None


def _duck(table: Reading) -> Card | None:
    winners = _winners(table)
    losers = hand_of(table.legal) & ~winners
    return lowest(losers, table.order) if winners and losers and not _is_partners(table) else None


def _take_partners_trick(table: Reading) -> Card | None:
    winners = _winners(table)
    if not winners or not _is_partners(table):
        return None
    aces = natural_rank(table.best) == ACE and not table.order.is_trump(table.best)  # nobody trumps those of a partner
    return None if aces else lowest(winners, table.order)


def _save_winner(table: Reading) -> Card | None:
    order = table.order
    plain = hand_of(card for card in table.legal if not order.is_trump(card))
    low = [card for card in cards_in(plain) if not table.is_top(card)]
    if table.view.trick or not low:
        return None
    return min(low, key=lambda card: (-count(plain & order.follow[card]), order.strength[card], card))


def _spend_trump(table: Reading) -> Card | None:
    return highest(table.trumps, table.order) if table.trumps and not table.view.trick else None


def _winners(table: Reading) -> Cards:
    """The cards that take the trick under way as it stands."""
    return hand_of(table.legal) & table.taking


def _is_partners(table: Reading) -> bool:
    return table.view.holder in table.friends


CARD_SLIPS: Final[Mapping[Slip, CardSlip]] = {
    Slip.FORGETS: _forget,
    Slip.MISCOUNTS_TRUMPS: _miscount_trumps,
    Slip.TAKES_PARTNERS_TRICK: _take_partners_trick,
    Slip.MISSES_LEFT: _play_without_left,
    Slip.TOO_HIGH: _take_too_high,
    Slip.DUCKS: _duck,
    Slip.SPENDS_TRUMPS: _spend_trump,
    Slip.SAVES_WINNERS: _save_winner,
}
"""In the order in which they are tried; the first that plays another card than the rule of thumb is the error made."""


@cache
def without_left(trump: Trump, benny: Card | None, last_wins: bool) -> Ranking:  # noqa: FBT001
    """The ranking as somebody sees it who takes the left bower for the jack of its printed suit."""
    order = ranking(trump, benny, last_wins)
    left = bowers(trump)[1]
    if left is None:
        return order
    printed = ranking(Trump.NONE, benny, last_wins)
    bit, suit, rank = 1 << left, printed.follow[left], natural_rank(left)
    follow_, beats, strength = [*order.follow], [*order.beats], [*order.strength]
    for card in cards_in(suit | order.trumps):
        follow_[card] = suit if suit >> card & 1 else follow_[card] & ~bit
        higher = suit >> card & 1 and card != left and order.strength[card] < rank
        beats[card] = beats[card] | bit if higher else beats[card] & ~bit
    beats[left] = printed.beats[left] | order.trumps & ~bit
    strength[left] = rank
    return replace(
        order, trumps=order.trumps & ~bit, follow=tuple(follow_), beats=tuple(beats), strength=tuple(strength)
    )


_SOUND: Final = RuleOfThumb()
_DICE: Final = Random(0)  # noqa: S311 - the rule of thumb throws none


class Choice(NamedTuple):
    """What a player does, and the error that made it do so, if any: without it, it would have done otherwise."""

    action: Action
    slip: Slip | None = None


@final
class Erring:
    """`RuleOfThumb` with errors, each with a chance of its own."""

    def __init__(self, chances: Mapping[Slip, float], *, careful: bool = False) -> None:
        """`chances` -- how often each error is made where it can be, 0 to 1; none for those left out.

        careful -- whether it makes none in the last two tricks
        """
        self._chances = chances
        self._careful = careful

    def _errs(self, mine: View) -> bool:
        ends = mine.phase is Phase.PLAYING and count(mine.cards) <= _PLAIN
        return len(mine.choices) > 1 and not (self._careful and ends)

    def choose(self, mine: View, rng: Random) -> Action:
        """See `Player.choose`."""
        return self.decide(mine, rng).action

    def decide(self, mine: View, rng: Random) -> Choice:
        """The choice for a view and dice, and the error behind it."""
        mine = without_hopeless_loners(without_breaches(mine))
        sound = _SOUND.choose(mine, rng)
        if self._errs(mine):
            for slip, wrong in _offer_wrong_choices(mine, sound, lambda slips: self._throw_for(slips, rng)):
                if wrong is not None and wrong != sound:
                    return Choice(wrong, slip)
        return Choice(sound)

    def slips_behind(self, mine: View, action: Action) -> tuple[Slip, ...] | None:
        """The errors of which one made it choose this: none where it is sound, `None` where it never chooses this."""
        mine = without_hopeless_loners(without_breaches(mine))
        sound = _SOUND.choose(mine, _DICE)
        if action == sound or not self._errs(mine):
            return () if action == sound else None
        offers = _offer_wrong_choices(mine, sound, lambda slips: [slip for slip in slips if self._chances.get(slip)])
        return tuple([slip for slip, wrong in offers if wrong == action]) or None

    def _throw_for(self, slips: Iterable[Slip], rng: Random) -> list[Slip]:
        """The errors that the dice allow, in the order of the list; each is thrown for once, whatever the others do."""
        return [slip for slip in slips if rng.random() < self._chances.get(slip, 0.0)]


def _offer_wrong_choices(
    mine: View, sound: Action, allow: Callable[[Iterable[Slip]], list[Slip]]
) -> Iterator[tuple[Slip, Action | None]]:
    """What each error that is allowed makes of a choice; `None` where there is nothing to get wrong."""
    match mine.phase:
        case Phase.PLAYING:
            table = read(mine)
            for slip in allow(CARD_SLIPS):
                card = CARD_SLIPS[slip](table)
                yield slip, None if card is None else Play(card)
        case Phase.FIRST_ROUND | Phase.SECOND_ROUND if not _takes_all(mine, sound):
            for slip in allow(CALL_SLIPS):
                yield slip, CALL_SLIPS[slip](mine, sound)
        case Phase.DISCARDING:
            for slip in allow(DISCARD_SLIPS):
                yield slip, DISCARD_SLIPS[slip](mine, sound)
        case _:
            pass


_CHANCES: Final[Mapping[Slip, tuple[float, float, float, float]]] = {
    Slip.FORGETS: (0.95, 0.78, 0.52, 0.2),
    Slip.MISCOUNTS_TRUMPS: (0.9, 0.68, 0.43, 0.15),
    Slip.MISSES_LEFT: (0.75, 0.48, 0.34, 0.05),
    Slip.TOO_HIGH: (0.28, 0.2, 0.12, 0.04),
    Slip.DUCKS: (0.18, 0.11, 0.075, 0.012),
    Slip.TAKES_PARTNERS_TRICK: (0.5, 0.2, 0.145, 0.025),
    Slip.SAVES_WINNERS: (0.95, 0.53, 0.35, 0.08),
    Slip.SPENDS_TRUMPS: (0.7, 0.6, 0.33, 0.075),
    Slip.BURIES_LOWEST: (0.9, 0.73, 0.46, 0.15),
    Slip.CALLS_TOO_LITTLE: (0.8, 0.4, 0.2, 0.085),
    Slip.CALLS_TOO_MUCH: (0.3, 0.28, 0.22, 0.1),
    Slip.NEVER_ALONE: (0.85, 0.63, 0.41, 0.18),
    Slip.ALONE_TOO_SOON: (0.4, 0.23, 0.122, 0.04),
}
"""The chances of an error where it can be made, from the lowest level up."""

_PLAIN: Final = 2
"""Cards left with which an error is plain to see."""
_CAREFUL: Final = 2  # the first level that makes none then

FIRST_TIMER, LEARNER, NOVICE, IMPROVER = (
    Erring({slip: chances[place] for slip, chances in _CHANCES.items()}, careful=place >= _CAREFUL)
    for place in range(4)
)


class Level(StrEnum):
    """How well a computer player plays, the weakest first."""

    FIRST_TIMER = "first-timer"
    """Has just learned the rules."""
    LEARNER = "learner"
    """Has played a few games; counts little."""
    NOVICE = "novice"
    """Forgets, and makes beginners' mistakes."""
    IMPROVER = "improver"
    """Knows the maxims, and slips now and then."""
    REGULAR = "regular"
    """Plays soundly, and looks at a few of the deals that may be."""
    EXPERT = "expert"
    """Looks at hundreds of them, and reads what was said and played."""


_ERRING: Final = {
    Level.FIRST_TIMER: FIRST_TIMER,
    Level.LEARNER: LEARNER,
    Level.NOVICE: NOVICE,
    Level.IMPROVER: IMPROVER,
}


def player_at(level: Level) -> Player:
    """The player of a level; the same object each time, which may be asked from several threads."""
    erring = _ERRING.get(level)
    if erring is not None:
        return erring
    from engine.players.monte_carlo.player import EXPERT, REGULAR  # loads numba, which who never asks need not wait for

    return REGULAR if level is Level.REGULAR else EXPERT
