"""Swaps of cards that a seat cannot see: whatever is shown to it may not change by them."""

from collections import Counter
from dataclasses import replace
from itertools import accumulate
from random import Random

from engine import Action, Card, Rules, Seat, State, View, view
from engine.actions import Deal, Discard, Give, LayDown, Play, Revoke, Show
from engine.cards import Cards, cards_in, hand_of
from engine.errors import IllegalAction
from engine.game import actor, apply
from engine.phases.registry import PartnersBest
from tests.random_games import Game, ends_a_hand


def swap_hidden(game: Game, watcher: Seat | None, rng: Random, proposals: int = 24) -> Game:
    """A game whose public log is the same, but not, if that can be, the cards of its last hand hidden from `watcher`.

    Hidden from a seat are the cards of the others' hands that were not shown, the kitty below the upcard, what others
    buried (which may be the upcard) and what others changed with a partner; a spectator (`None`) knows no hand. Random
    exchanges of two hidden cards, and of what was buried, are kept where the engine still takes the whole log (a hand
    that did not follow suit must not be given that suit). Every state of the new game is hidden-equal to the state of
    the old one at its place.
    """
    deals = [place for place, action in enumerate(game.actions) if isinstance(action, Deal)]
    if not deals:
        return game
    dealt = deals[-1]
    actors = tuple(actor(state) for state in game.states[dealt:-1])
    known = _known(game, dealt, watcher)
    tail = game.actions[dealt:]
    seen = _seen(tail, game.states[dealt:], watcher)
    for _ in range(proposals):
        proposed = _proposal(tail, actors, known, game.rules, watcher, rng)
        try:
            states = tuple(accumulate(proposed, apply, initial=game.states[dealt]))
        except IllegalAction:
            continue
        if _seen(proposed, states, watcher) == seen:
            tail = proposed
    return replace(game, actions=(*game.actions[:dealt], *tail))


def _seen(
    tail: tuple[Action, ...], states: tuple[State, ...], watcher: Seat | None
) -> tuple[list[View], list[Cards | None]]:
    """What exchanges must leave alone: what a step with hidden cards tells everybody, and the cards `watcher` holds.

    Claims, revokes and ends of a hand tell. The watcher may have taken cards of the kitty,
    such as a dummy: of two equal cards of a double pack only one is then the watcher's.
    """
    steps = zip(tail, states, states[1:], strict=False)
    told = [
        view(after, None)
        for action, before, after in steps
        if isinstance(action, LayDown | Revoke) or ends_a_hand(before, after)
    ]
    return told, [] if watcher is None else [_held(state, watcher) for state in states]


def _held(state: State, seat: Seat) -> Cards | None:
    """The cards a seat holds, not as its view has them: a view that tells others' cards would hide its own fault."""
    hands = getattr(state, "hands", None) or getattr(getattr(state, "hand", None), "hands", None)
    return None if hands is None else hands[seat]


def _known(game: Game, dealt: int, watcher: Seat | None) -> Counter[Card]:
    """The cards of a hand that its seats have shown by now, or that the watcher has held or changed."""
    known = Counter[Card]()
    laid = Counter[Card]()
    given = Counter[Card]()
    for state, action in zip(game.states[dealt:-1], game.actions[dealt:], strict=True):
        if isinstance(action, Play):
            known[action.card] += 1
        if isinstance(action, LayDown):
            laid |= Counter(cards_in(view(state, action.seat).cards))
        if isinstance(action, Show):
            seat = actor(state) if action.seat is None else action.seat
            laid |= Counter(cards_in(view(state, seat).cards))
        # not as a view has it: a view that tells others would hide its own fault
        if isinstance(state, PartnersBest) and isinstance(action, Give) and watcher in (state.actor, state.taker):
            given[action.card] += 1
    laid |= given
    for state in game.states[dealt:]:
        mine = view(state, watcher)
        laid |= Counter(mine.shown) | Counter(cards_in(mine.cards))
        if mine.claim is not None:
            laid |= Counter(cards_in(mine.claim[1]))
    return known | laid


def _proposal(
    tail: tuple[Action, ...],
    actors: tuple[Seat | None, ...],
    known: Counter[Card],
    rules: Rules,
    watcher: Seat | None,
    rng: Random,
) -> tuple[Action, ...]:
    deal = tail[0]
    assert isinstance(deal, Deal)
    theirs = [
        place
        for place, (seat, action) in enumerate(zip(actors, tail, strict=True))
        if isinstance(action, Discard) and seat != watcher
    ]
    if theirs and rng.random() < 0.25:
        place = rng.choice(theirs)
        seat = actors[place]
        assert seat is not None
        held = [card for card in (*cards_in(deal.hands[seat]), *deal.kitty) if not known[card]]
        return (*tail[:place], Discard(rng.choice(held)), *tail[place + 1 :]) if held else tail
    face_up = 1 if rules.turns_up else 0
    hidden = Counter(card for seat, hand in enumerate(deal.hands) if seat != watcher for card in cards_in(hand))
    hidden += Counter(deal.kitty[face_up:])
    places = [card for card, copies in hidden.items() if not known[card] or copies > known[card]]
    if len(places) < 2:
        return tail
    one, two = rng.sample(places, 2)
    if rules.double_pack:
        seen = {action.seat for action in tail if isinstance(action, LayDown)} | {watcher}
        return (_one_moved(deal, face_up, seen, one, two, rng), *tail[1:])
    to = {one: two, two: one}
    redealt = Deal(
        tuple(hand_of(to.get(card, card) for card in cards_in(hand)) for hand in deal.hands),
        tuple(to.get(card, card) for card in deal.kitty),
    )
    moved = [
        type(action)(to.get(action.card, action.card)) if isinstance(action, Discard | Give) else action
        for action in tail[1:]
    ]
    return (redealt, *moved)


def _one_moved(deal: Deal, face_up: int, seen: set[Seat | None], one: Card, two: Card, rng: Random) -> Deal:
    """A deal of a double pack with one copy of a card changed for one of another, both in places unseen."""
    hands = [[*cards_in(hand)] for hand in deal.hands] + [[*deal.kitty]]
    hidden = [
        (row, place)
        for row, hand in enumerate(hands)
        for place, card in enumerate(hand)
        if row not in seen and not (row == len(deal.hands) and place < face_up)
    ]
    here = [(row, place) for row, place in hidden if hands[row][place] == one]
    there = [(row, place) for row, place in hidden if hands[row][place] == two]
    if not here or not there:
        return deal
    (row, place), (other_row, other) = rng.choice(here), rng.choice(there)
    hands[row][place], hands[other_row][other] = two, one
    return Deal(tuple(hand_of(hand) for hand in hands[:-1]), tuple(hands[-1]))
