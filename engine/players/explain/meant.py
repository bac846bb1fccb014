"""What computers meant in a hand that has ended: the error that one made, or the maxim that it went by.

Both are read from what the seat saw when it chose, so no card that it could not see says anything. Nor is anything said
that rests on a card which only its holder has seen to the end: a seat that discarded, or still holds cards, is silent.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, final

from engine.actions import Action, Alone, Bid, Deal, Name, Order, Pass, Play
from engine.cards import Cards, hand_of
from engine.codec import load
from engine.game import actor, apply, start
from engine.phases.kinds import Phase
from engine.players.erring.player import Erring
from engine.players.erring.slips import Slip
from engine.players.explain.calls import why_call
from engine.players.explain.cards import why_played
from engine.players.explain.codes import Reason
from engine.players.explain.true_errors import is_true_of
from engine.players.levels import Level, player_at
from engine.rules.model import Rules
from engine.seats import Seat
from engine.view import View, view

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
    dealer: Seat
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
            yield Explained(seat=seat, dealer=mine.dealer or 0, phase=mine.phase, action=action, meant=meant)


def _maxim(mine: View, action: Action) -> Reason | None:
    if isinstance(action, Play):
        return why_played(mine, action.card)
    return why_call(mine, action) if mine.phase.before_trump and mine.phase is not Phase.BLIND_LONER else None
