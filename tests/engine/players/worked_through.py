"""What a position is worth: every word of everybody is tried, and the play is searched in full."""

from collections.abc import Iterable

from engine import State, Trump, actor, apply, load, view
from engine.actions import Play
from engine.cards import Card, hand_of
from engine.codec import trump_text
from engine.phases.registry import Playing
from tests.engine import reference
from tests.engine.minimax import Position, Searched
from tests.there import there

TRUMPS = {trump_text(trump): trump for trump in Trump}


class Tricks:
    """How many tricks the makers take, by plain search; what was searched before is looked up."""

    def __init__(self) -> None:
        self._known: dict[Position, int] = {}

    def of(self, at: Position) -> int:
        if at not in self._known:
            searched = Searched()
            self._known[at] = next(need for need in range(at.left, -1, -1) if searched.takes(at, need))
        return self._known[at]


def net(points: Iterable[int]) -> int:
    first, second = points
    return first - second


# --- the bidding of the second Euchre, which shares nothing with the engine


def by_reference(game: reference.Game, tricks: Tricks) -> int:
    """What a position is worth to side 0: every word of everybody is tried."""
    if game.phase in ("deal", "over"):
        assert game.points is not None
        return net(game.points)
    if game.phase == "play":
        assert game.maker is not None
        assert game.asked is not None
        active = [seat for seat in range(4) if seat not in game.out]
        at = Position(
            TRUMPS[game.trump],
            None,
            tuple(int(seat % 2 == game.maker % 2) for seat in active),
            tuple(hand_of(cards_of(game.hands[seat])) for seat in active),
            active.index(game.asked),
            left=game.rules["hand_size"],
        )
        after = game.copy()
        after.tricks[game.maker] = tricks.of(at)
        after._score()
        assert after.points is not None
        return net(after.points)
    worths: list[int] = []
    for line in game.legal():
        after = game.copy()
        after.do(line)
        worths.append(by_reference(after, tricks))
    assert game.asked is not None
    return min(worths) if game.asked % 2 else max(worths)


def cards_of(texts: list[str]) -> list[Card]:
    return [action.card for text in texts if isinstance(action := load(f"play {text}"), Play)]


# --- what the second Euchre does not know, through the engine


def by_engine(state: State, tricks: Tricks) -> int:
    """The same through the engine's states, and with the table of rules-spec 6."""
    if isinstance(state, Playing):
        return from_the_lead(state, tricks)
    seat = actor(state)
    if seat is None:
        result = there(view(state, None).last)
        return net(result.points)
    worths = [by_engine(apply(state, action), tricks) for action in view(state, seat).choices]
    return min(worths) if seat % 2 else max(worths)


def from_the_lead(state: Playing, tricks: Tricks) -> int:
    mine = view(state, None)
    contract, rules = mine.contract, mine.rules
    assert contract is not None
    active = contract.active
    at = Position(
        contract.trump,
        contract.benny,
        tuple(int(seat % 2 == contract.maker % 2) for seat in active),
        tuple(state.hands[seat] for seat in active),
        active.index(state.actor),
        left=rules.hand_size,
    )
    won = tricks.of(at)
    most = won * 2 > rules.hand_size
    if contract.all_or_nothing:
        points = 5 if won == rules.hand_size else -4 if contract.lone_defender is not None and not most else -1
    elif won == rules.hand_size:
        points = 4 if contract.alone else 2
    elif most:
        points = 1
    else:
        points = -4 if contract.lone_defender is not None else -rules.euchred_loner if contract.alone else -2
    return -points if contract.maker % 2 else points
