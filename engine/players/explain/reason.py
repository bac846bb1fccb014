"""Whether an error may be owned to by name: its sentence says more than that another choice was right."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple, final

from engine.actions import Action, Alone, Bid, Deal, Name, Order, Pass, Play
from engine.cards import Card, Cards, hand_of
from engine.codec import load
from engine.game import actor, apply, start
from engine.phases.kinds import Phase
from engine.players.adviser import Advice
from engine.players.explain.calls import why_answered, why_call
from engine.players.explain.cards import knows_partners, why_forced, why_played
from engine.players.explain.codes import Reason, Why, level_groups
from engine.players.heuristic.play import lowest, read
from engine.players.heuristic.player import RuleOfThumb
from engine.players.levels import Erring, Level, Slip, player_at
from engine.rules.model import Rules
from engine.rules.options import Partnership
from engine.seats import Seat
from engine.view import View, view

_SOUND: Final = RuleOfThumb()
_DICE: Final = Random(0)  # noqa: S311 - the rule of thumb throws none


def is_true_of(slip: Slip, mine: View, action: Action) -> bool:
    """Whether what is said of an error is so in a view in which it led to a choice."""
    if not isinstance(action, Play):
        return True
    table = read(mine)
    match slip:
        case Slip.TOO_HIGH:
            winners = hand_of(table.legal) & table.taking
            return bool(winners) and action.card != lowest(winners, table.order)
        case Slip.TAKES_PARTNERS_TRICK:
            return mine.rules.partnership is not Partnership.EACH_ALONE and knows_partners(table)
        case Slip.SAVES_WINNERS:
            sound = _SOUND.choose(mine, _DICE)
            return isinstance(sound, Play) and table.is_top(sound.card)
        case Slip.MISCOUNTS_TRUMPS:
            return any(table.order.is_trump(card) for trick in mine.tricks for card in trick.cards)
        case _:
            return True


_SAME: Final = 0.02
"""Points that are nothing to choose by."""
_USUAL: Final = Reason(Why.USUAL)


def reason(mine: View, advice: Advice) -> Reason:
    """Why the best of a seat's choices is the best."""
    best = advice.best
    if len(mine.choices) == 1:
        return why_forced(mine, best.action.card) if isinstance(best.action, Play) else Reason(Why.ONLY_CHOICE)
    if any(each.points - best.points > each.noise and each.winning < best.winning for each in advice.options):
        return Reason(Why.WINS_MORE)
    points = [option.points for option in advice.options]
    found: Reason | None = None
    if mine.phase.before_trump and mine.phase is not Phase.BLIND_LONER:
        found = why_call(mine, best.action)
    elif mine.phase is not Phase.PLAYING:
        found = why_answered(mine, best.action)
    elif max(points) - min(points) < _SAME:
        found = Reason(Why.ALIKE)
    elif isinstance(best.action, Play):
        found = why_played(mine, best.action.card)
    return found or (Reason(Why.BRINGS_MOST, number=advice.deals) if len(level_groups(advice)[0]) == 1 else _USUAL)


_TOLD: Final = (Pass, Order, Name, Bid, Alone, Play)
_FEW: Final = 2
"""The fewest choices between which something is meant."""
_ERR: Final = tuple(Level)[: tuple(Level).index(Level.REGULAR)]
"""The levels that make errors."""


@final
@dataclass(frozen=True, slots=True)
class Meant:
    """The reason for a sound choice, or else the errors of which one was made: each of them leads to this choice."""

    reason: Reason | None = None
    slips: tuple[Slip, ...] = ()
    slip: Slip | None = None
    """The error made, where it is known which it was and what is said of it is so."""


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Explained:
    """What a seat did, and what it meant by it."""

    seat: Seat
    upcard: Card | None
    phase: Phase
    action: Action
    meant: Meant


class _Choice(NamedTuple):
    seen: View
    action: Action


def what_it_meant(level: Level, mine: View, action: Action) -> Meant | None:
    """What a computer of a level meant by a choice; `None` where it had none, or nothing that is true can be said.

    Where no maxim speaks for what a level chose that looks at sampled deals, they did: there is nothing to say.
    """
    if len(mine.choices) < _FEW or action not in mine.choices:
        return None
    player = player_at(level) if level in _ERR else None  # the others need numba
    slips = player.slips_behind(mine, action) if isinstance(player, Erring) else ()
    if slips is None:
        return None
    if slips:
        known = len(slips) == 1 and is_true_of(slips[0], mine, action)
        return Meant(slips=slips, slip=slips[0] if known else None)
    found = _maxim(mine, action)
    return None if found is None else Meant(found)


def explain_hand(
    rules: Rules,
    lines: Sequence[str],
    members: Sequence[int],
    number: int,
    levels: Mapping[Seat, Level],
    since: Mapping[Seat, int] | None = None,
) -> tuple[Explained, ...]:
    """What computers meant in the hand of a number, from the log of a game; nothing before the hand has ended.

    members -- the places of the lines that members wrote
    levels -- the computers by seat
    since -- the place of the first line at which each sat there and played so, the first of all for those left out
    """
    choices, shown, buried = list[_Choice](), dict[Seat, Cards](), set[Seat]()
    state, wrote, begun = start(rules), frozenset(members), since or {}
    for place, line in enumerate(lines):
        action, seat = load(line), actor(state)
        if isinstance(action, Deal):
            choices, shown = [], {}
            buried.clear()
        elif seat is not None and isinstance(action, _TOLD):
            if isinstance(action, Play):
                shown[seat] = shown.get(seat, 0) | hand_of([action.card])
            if seat in levels and place >= begun.get(seat, 0) and place not in wrote:
                choices.append(_Choice(view(state, seat), action))
        state = apply(state, action)
        seen = view(state, None)
        if seen.claim is not None:
            claimant, cards = seen.claim
            shown[claimant] = shown.get(claimant, 0) | cards
        buried |= {seat for seat, cards in enumerate(seen.buried_counts) if cards}
        if seen.phase.between_hands and seen.last is not None and seen.last.number == number:
            return tuple(_explain([each for each in choices if each.seen.seat not in buried], shown, levels))
    return ()


def _explain(
    choices: Sequence[_Choice], shown: Mapping[Seat, Cards], levels: Mapping[Seat, Level]
) -> Iterator[Explained]:
    for mine, action in choices:
        seat = mine.seat
        if seat is None or mine.cards & ~shown.get(seat, 0):
            continue
        meant = what_it_meant(levels[seat], mine, action)
        if meant is not None:
            yield Explained(seat=seat, upcard=mine.upcard, phase=mine.phase, action=action, meant=meant)


def _maxim(mine: View, action: Action) -> Reason | None:
    if isinstance(action, Play):
        return why_played(mine, action.card)
    return why_call(mine, action) if mine.phase.before_trump and mine.phase is not Phase.BLIND_LONER else None
