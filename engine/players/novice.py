"""A beginner: it forgets what was played, takes a fancy to high cards, and calls too much or too little."""

from dataclasses import replace
from random import Random
from typing import Final, final

from engine.actions import Action, Name, Order, Pass, Play
from engine.cards import TRUMPS, Trump
from engine.phases.kinds import Phase
from engine.players.heuristic.hand_value import TOGETHER, worth
from engine.players.heuristic.honest_calls import without_breaches
from engine.players.heuristic.hopeless_loners import without_hopeless_loners
from engine.players.heuristic.player import RuleOfThumb
from engine.view import View

_SOUND: Final = RuleOfThumb()
_FORGETS: Final = 0.5
"""How often the tricks before this one are forgotten when a card is to be played."""
_PLAYS_HIGH: Final = 0.15
"""How often it plays the highest card it may, whoever holds the trick."""
_TAKES_FRIGHT: Final = 0.15
"""How often it passes a hand that is worth a call."""
_TAKES_HEART: Final = 0.2
"""How often it calls a hand that is not, though it has something in the suit."""
_SOMETHING: Final = 1.2
"""What a hand must be worth for that, in tricks."""


@final
class Novice:
    """`RuleOfThumb` with a beginner's mistakes."""

    def choose(self, mine: View, rng: Random) -> Action:
        """See `Player.choose`."""
        mine = without_hopeless_loners(without_breaches(mine))
        if len(mine.choices) < 2:
            return _SOUND.choose(mine, rng)
        slip = rng.random()
        match mine.phase:
            case Phase.PLAYING:
                return self._card(mine, rng, slip)
            case Phase.FIRST_ROUND | Phase.SECOND_ROUND:
                return self._call(mine, rng, slip)
            case _:
                return _SOUND.choose(mine, rng)

    def _card(self, mine: View, rng: Random, slip: float) -> Action:
        contract = mine.contract
        if slip < _PLAYS_HIGH and contract is not None:
            strength = contract.ranking.strength
            cards = [choice.card for choice in _cards_that_follow(mine)]
            return Play(max(cards, key=lambda card: strength[card]))
        if rng.random() < _FORGETS:
            return _SOUND.choose(replace(mine, tricks=()), rng)
        return _SOUND.choose(mine, rng)

    def _call(self, mine: View, rng: Random, slip: float) -> Action:
        sound = _SOUND.choose(mine, rng)
        if Pass() not in mine.choices:
            return sound
        if isinstance(sound, Order | Name):
            return Pass() if slip < _TAKES_FRIGHT else sound
        if isinstance(sound, Pass) and slip < _TAKES_HEART:
            return max(_fancy_calls(mine), key=lambda offer: offer[0], default=(0.0, sound))[1]
        return sound


def _cards_that_follow(mine: View) -> list[Play]:
    """The cards it may play; at honour tables those that follow suit, as it never revokes on purpose."""
    plays = [choice for choice in mine.choices if isinstance(choice, Play)]
    if not mine.rules.honour or not mine.trick or mine.contract is None:
        return plays
    follow = mine.contract.ranking.follow[mine.trick[0]] | mine.contract.ranking.free
    return [play for play in plays if follow >> play.card & 1] or plays


def _fancy_calls(mine: View) -> list[tuple[float, Action]]:
    """Calls with a partner in which the hand has something, and how much."""
    offers: list[tuple[float, Action]] = []
    turned = mine.upcard_suit
    for choice in mine.choices:
        if not isinstance(choice, Order | Name) or choice.alone:
            continue
        trump = choice.trump if isinstance(choice, Name) else None if turned is None else TRUMPS[turned]
        if trump is None or trump >= Trump.NONE:
            continue
        held = worth(mine.cards, trump, TOGETHER, mine.rules.benny_card)
        if held >= _SOMETHING:
            offers.append((held, choice))
    return offers
