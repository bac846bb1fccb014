"""A game as a fold of actions: start, whose turn, what is legal, what follows, and what happened."""

from collections.abc import Iterable, Iterator
from functools import reduce
from typing import cast

from engine.actions import Action, Show
from engine.events import Event, Word, game_end_events, hand_end_events
from engine.hand import Hand
from engine.match import first_match
from engine.phases.base import hand_in, proceed
from engine.phases.before_play import dummy_events
from engine.phases.deal import to_deal
from engine.phases.host_actions import HOST_ACTIONS, HostAction, apply_host_action, host_events
from engine.phases.kinds import Phase
from engine.phases.playing import OfPlay
from engine.phases.registry import Cutting, Dealing, DrawForDeal, Over, Playing, State
from engine.phases.show_hand import interjections_of, show_events, show_out_of_turn
from engine.rules.model import Rules
from engine.rules.options import FirstDealer
from engine.seats import NORTH, Seat
from engine.unseen_cards import known_partner


def start(rules: Rules, dealer: Seat | None = None) -> State:
    """A new game. With `dealer` `None` the table draws for the deal, or North has it (rules-spec B1, B6)."""
    if dealer is None and rules.first_dealer is not FirstDealer.NORTH:
        return DrawForDeal(rules=rules)
    return to_deal(first_match(rules, NORTH if dealer is None else dealer))


def actor(state: State) -> Seat | None:
    """The seat to act; `None` when the table itself draws or deals, and when the game is over."""
    return state.actor


def legal_actions(state: State) -> tuple[Action, ...]:
    """Everything the seat to act may do; empty for the table's own actions, which are too many to list."""
    return state.legal()


def open_bidding(hand: Hand) -> State:
    """The first state of a hand just dealt."""
    return proceed(hand)  # pyright: ignore[reportReturnType] - as in `apply`


def interjections(state: State, seat: Seat) -> tuple[Action, ...]:
    """What `seat` may do now out of turn (rules-spec C5, H1, L1 to L4)."""
    return interjections_of(state, seat)


def apply(state: State, action: Action) -> State:
    """The state after an action, of the seat to act, out of turn, of the table, of its host or of a moderator.

    Raises:
        IllegalAction: When the rules forbid it; `code` says why.
    """
    if type(action) is Show and action.seat is not None:
        return show_out_of_turn(state, action)  # pyright: ignore[reportReturnType]
    if type(action) in HOST_ACTIONS:
        return apply_host_action(state, cast("HostAction", action))  # pyright: ignore[reportReturnType]
    return state.after(action)  # pyright: ignore[reportReturnType] - a phase knows the others only as `BaseState`


def replay(rules: Rules, actions: Iterable[Action], dealer: Seat | None = None) -> State:
    """The state a log leads to. `dealer` as given to `start`.

    Raises:
        IllegalAction: At the first action that the rules forbid.
    """
    return reduce(apply, actions, start(rules, dealer))


def story(before: State, action: Action, after: State) -> tuple[Event, ...]:
    """The events of one step, in the order they happened; `after` is `apply(before, action)`.

    First what the phase tells, or a ruling or a correction; then the dummy taken; the called partner, once all can know
    who it is; the end of the hand; the end of the game.
    """
    return tuple(_events_of(before, action, after))


def _events_of(before: State, action: Action, after: State) -> Iterator[Event]:
    if isinstance(action, Show) and action.seat is not None:
        hand = hand_in(before)
        yield from () if hand is None else show_events(hand, action.seat, action)
    else:
        yield from before.events(action, after)
    # a ruling among the bets has never been told, and the words of stored hands are compared with these events
    if type(action) in HOST_ACTIONS and before.phase is not Phase.BETTING_ROUND:
        yield from host_events(before, cast("HostAction", action), after)
    yield from dummy_events(before, after)
    yield from _partner_events(before, after)
    if isinstance(before, DrawForDeal | Over) or not isinstance(after, Cutting | Dealing | Over):
        return
    between = isinstance(before, Cutting | Dealing)
    if after.last is None or (between and after.last is before.last):
        return
    was = before.match if between else before.hand.match
    yield from hand_end_events(was, None if between else before.hand, after.last, after.match)
    if isinstance(after, Over):
        if after.winner is None:
            yield Event(word=Word.GAME_DRAWN, points=after.match.scores[0])
        else:
            yield from game_end_events(was, after.match, after.winner)


def _partner_events(before: State, after: State) -> Iterator[Event]:
    """The called partner, once all can know who it is; at the latest when the hand is over."""
    playing = before.playing if isinstance(before, OfPlay) else before
    if not isinstance(playing, Playing) or playing.setting.contract.called is None:
        return
    if known_partner(playing.hand, None, 0, playing.all_tricks) is not None:
        return
    if isinstance(after, Playing):
        partner = known_partner(after.hand, None, 0, after.all_tricks)
        if partner is not None:
            yield Event(word=Word.PARTNER_REVEALED, seat=partner)
    elif isinstance(after, Cutting | Dealing | Over) and after.last is not None:
        last = after.last
        if last.partner is not None:
            yield Event(word=Word.PARTNER_REVEALED, seat=last.partner)
        elif last.contract is not None:
            yield Event(word=Word.NO_PARTNER, seat=last.contract.maker)
