"""What a strong player thinks of each choice: what hints, reviews and puzzles are made from.

The compiled search is asked where it answers. Every other choice is tried on the engine itself, for every preset and
phase: in the same imagined states (`engine.players.determinize.sample`), each played to the end of the hand by
`RuleOfThumb` in all seats. Of a few states that in which `RuleOfThumb` would have bid as the others did is taken: so a
bid, or a pass, tells something. No hand after this one is played: one thrown in or dealt again is worth nothing.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Final, final

from engine.actions import Accept, Action, Settle
from engine.game import apply
from engine.match import Match
from engine.phases.kinds import Phase
from engine.phases.registry import Claiming, Cutting, Dealing, DrawForDeal, Over, RevokeReview, State
from engine.players.customs import usual
from engine.players.determinize.sample import Imagination
from engine.players.determinize.state_from_view import words_of
from engine.players.heuristic.player import Player, RuleOfThumb
from engine.players.levels import IMPROVER
from engine.players.utility import Stakes, net, winning
from engine.players.weighed import Weighed, from_sums
from engine.rules.options import Lowers, Scoring
from engine.seats import Seat, Side
from engine.view import View, view


@final
@dataclass(frozen=True, slots=True)
class Option:
    """One choice, and what is to be expected of it.

    points -- points of the seat's side less points of the others (their mean, where more than one
        scores against it), over all deals that agree with what the seat knows
    winning -- the chance that the seat's side wins the game, 0 to 1
    noise, winning_noise -- differences to the choice that is advised, in either, which may be chance
    """

    action: Action
    points: float
    winning: float
    noise: float = 0.0
    winning_noise: float = 0.0


@final
@dataclass(frozen=True, slots=True)
class Advice:
    """Every choice of a seat as seen in `deals` deals that agree with what the seat knows, best first.

    Of those that cannot be told apart from the best, the one that people expect is the first (`customs`); in an auction
    what the expert says.
    """

    options: tuple[Option, ...]
    deals: int

    @property
    def best(self) -> Option:
        """The choice to take."""
        return self.options[0]

    def of(self, action: Action) -> Option:
        """What was said of one action.

        Raises:
            ValueError: When it was no choice.
        """
        for option in self.options:
            if option.action == action:
                return option
        raise ValueError("not one of the choices")

    def loss(self, action: Action) -> float:
        """Expected points lost by an action against the best choice; never less than 0."""
        return max(0.0, self.best.points - self.of(action).points)


_PLAYER: Final = RuleOfThumb()
_CANDIDATES: Final = 4
"""States imagined for each that is played out. More would leave too little of those who do not bid by rule of thumb."""
_DICE: Final = Random(0)  # noqa: S311 - no secret
"""Which `RuleOfThumb` never throws."""
_AUCTION: Final = (Phase.AUCTION, Phase.AUCTION_TRUMP)
_NEXT: Final = 1e-4
"""What a point more of one thing is worth against the next thing to look at: it decides between equals."""


def weigh(mine: View, seed: int, deals: int, player: Player = _PLAYER) -> Advice:
    """Every choice of a seat, weighed over so many imagined states, the same ones for all; best first.

    The best is what brings most points; where the game could end in this hand or the next (`ends_soon`), what wins it
    most often. Of choices that are equal in both, the best brings most counters.
    """
    if not mine.choices or mine.seat is None:
        raise ValueError("not this seat's turn")
    side = mine.rules.side_of(mine.seat)
    if mine.phase is Phase.CUTTING:  # no card is out: every place is as good as another
        chance = winning(mine.rules, mine.scores, side, mine.dealer)
        return Advice(tuple([Option(choice, 0.0, chance) for choice in mine.choices]), deals)
    if deals < 1:
        raise ValueError("nothing to weigh by")
    imagination, dice = Imagination.of(mine), Random(seed)  # noqa: S311 - no secret
    rows = list[tuple[float, float, float]]()
    for _ in range(deals):
        state, whims = _likely(imagination, mine.seat, dice), dice.random()
        rows += [_worth(state, choice, imagination.match, side, (player, whims)) for choice in mine.choices]
    points, chances, counters = map(list[float], zip(*rows, strict=True))
    first, second = (chances, points) if ends_soon(mine) else (points, chances)
    ranked = [one + _NEXT * (other + _NEXT * more) for one, other, more in zip(first, second, counters, strict=True)]
    by_points, by_chances, by_rank = [_by_deals(mine.choices, each) for each in (points, chances, ranked)]
    return _advice(by_points, by_chances, by_rank, mine, deals)


def _by_deals(choices: Sequence[Action], each: Sequence[float]) -> Weighed:
    """Choices by what each was worth in each deal, row by row."""
    deals, sums = len(each) // len(choices), [sum(each[place :: len(choices)]) for place in range(len(choices))]
    return from_sums(choices, sums, deals, each)


def loss_of(mine: View, action: Action, advice: Advice) -> float:
    """The points that an action loses, none where chance may have made the loss, or where it wins as often."""
    done, lost = advice.of(action), advice.loss(action)
    as_often = ends_soon(mine) and advice.best.winning - done.winning <= done.winning_noise
    return 0.0 if lost <= done.noise or as_often else lost


def confirms(mine: View, seed: int, better: Action, worse: Action, deals: int = 400) -> bool:
    """Whether a second judge finds one choice better than another, by more than chance makes of so many deals.

    It shares no deal with the adviser, and no way to play on: with it improvers do, who err as people do.
    """
    told = weigh(replace(mine, choices=(better, worse)), ~seed, deals, IMPROVER)
    return told.best.action == better and loss_of(mine, worse, told) > 0


def _likely(imagination: Imagination, seat: Seat, dice: Random) -> State:
    """Of a few imagined states the first in which the others say what they said, or the one that comes nearest."""
    best = imagination.state(dice)
    least = strange_words(best, seat)
    for _ in range(_CANDIDATES - 1):
        if not least:
            break
        state = imagination.state(dice)
        strange = strange_words(state, seat)
        if strange < least:
            best, least = state, strange
    return best


def strange_words(state: State, seat: Seat) -> int:
    """How many of the words that other seats said in a hand `RuleOfThumb` would not have said with their cards."""
    if isinstance(state, DrawForDeal | Cutting | Dealing | Over):
        return 0
    strange = 0
    for before, word in words_of(state.hand):
        if before.actor != seat and len(before.legal()) > 1:
            strange += _PLAYER.choose(view(before, before.actor), _DICE) != word
    return strange


def ends_soon(mine: View) -> bool:
    """Whether the game could end in this hand or the next: some side is within two good hands of the target.

    Not of a game of one hand: that is a board, of which the points count.

    A good hand is 2 points by the score table of euchre, and every trick where tricks are counted.
    """
    rules = mine.rules
    if rules.fixed_hands:
        return rules.fixed_hands > 1 and mine.number >= rules.fixed_hands - 1
    by_tricks = rules.scoring is Scoring.TRICKS or (rules.counts_down and rules.lowers is Lowers.TRICKS)
    good = rules.hand_size if by_tricks else 2
    short = [score if rules.counts_down else rules.winning_score - score for score in mine.scores]
    return min(short) <= 2 * good


def play_out_hand(state: State, player: Player = _PLAYER, whims: float = 0) -> Dealing | Cutting | Over:
    """The state after the hand under way, played by one player in all seats; nobody claims or calls a revoke."""
    dice = Random(whims)  # noqa: S311 - no secret
    while not isinstance(state, Dealing | Cutting | Over):
        if isinstance(state, RevokeReview):
            state = apply(state, Settle())
            continue
        choices = state.legal()
        if len(choices) == 1:
            state = apply(state, choices[0])
        else:
            state = apply(state, player.choose(view(state, state.actor), dice))
    return state


def _worth(
    state: State, choice: Action, match: Match, side: Side, by: tuple[Player, float]
) -> tuple[float, float, float]:
    """The net points of a side, its chance in the game, and the counters it gains, when a choice is played out."""
    after = apply(state, choice)
    while isinstance(after, Claiming) and isinstance(choice, Accept):
        after = apply(after, choice)  # who accepts has to be content that the others do as well
    end = play_out_hand(after, *by)
    rules, result = match.rules, end.last
    points = 0.0 if result is None else net(rules, result.points, side)
    return points, _chance(end, match, side), end.match.pots[side] - match.pots[side]


def _chance(end: Dealing | Cutting | Over, before: Match, side: Side) -> float:
    """The chance that a side wins the game; of a rubber, the game that is on. A drawn game is half won."""
    if isinstance(end, Over):
        return 0.5 if end.winner is None else float(end.winner == side)
    after = end.match
    if after.games != before.games:
        return float(after.games[side] > before.games[side])
    return winning(after.rules, after.scores, side, after.dealer)


def _advice(points: Weighed, chances: Weighed, ranked: Weighed, mine: View, deals: int) -> Advice:
    """The choices in the order in which they are ranked, but the usual one first among those that may be the best.

    In an auction it is first in any case: what a computer of the highest level says.
    """
    first = usual(mine, mine.choices if mine.phase in _AUCTION else ranked.level())
    order = sorted(mine.choices, key=lambda choice: (choice != first, -ranked.worth[choice]))
    worth = [(points.worth[c], chances.worth[c], points.noise(first, c), chances.noise(first, c)) for c in order]
    return Advice(tuple([Option(choice, *figures) for choice, figures in zip(order, worth, strict=True)]), deals)


_PLAYED_OUT: Final = 400
"""Hands played out on the engine for a question that the compiled search does not answer: about half a second."""
_FEWEST: Final = 24
"""Deals looked at for such a question, however many choices there are."""


def advise(mine: View, seed: int, *, alike: bool = False) -> Advice:
    """Every choice of a seat with what is to be expected of it, best first; the same for the same view and seed.

    It takes up to a second, and knows what the view shows; if `alike`, it is the same without compiled code, and takes
    seconds there. The best is what brings most points, or near the end of a game what wins it most often.

    Raises:
        ValueError: When it is not this seat's turn.
    """
    if not mine.choices or mine.seat is None:
        raise ValueError("not this seat's turn")
    advice = _advise_by_search(mine, seed, alike=alike)
    return advice or weigh(mine, seed, max(_FEWEST, _PLAYED_OUT // len(mine.choices)))


def _advise_by_search(mine: View, seed: int, *, alike: bool = False) -> Advice | None:
    if mine.dealer is None or len(mine.choices) < 2:
        return None
    from engine.players.monte_carlo.player import THOROUGH, THOROUGH_ALIKE  # loads numba, for which nobody need wait

    player = THOROUGH_ALIKE if alike else THOROUGH
    deals = player.deals(mine)
    if not deals:
        return None
    stakes = Stakes.of(mine)
    by_points = stakes.by_points()
    points = player.weigh(mine, by_points, Random(seed))  # noqa: S311 - no secret
    if {*points.worth} != {*mine.choices}:
        return None
    by_worth = player.weigh(mine, stakes, Random(seed)) if stakes.near else points  # noqa: S311
    return _advice(points, stakes.chances(by_worth), by_worth, mine, deals)
