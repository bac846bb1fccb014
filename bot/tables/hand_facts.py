"""Facts about a hand besides its result, who won and made it; and from the log of a table to the state of its game."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, final

import engine as e
from engine.events import Word
from engine.phases.registry import Cutting, Dealing, DrawForDeal, Over
from engine.rules.options import Betting, Scoring


def winners_of(result: e.HandResult, rules: e.Rules) -> frozenset[e.Seat]:
    """The seats that won a hand: the makers if they gained points, else the others who did; none if all passed.

    If nobody gained, because points were deducted, the seats that lost the least.
    """
    contract = result.contract
    if contract is None:
        return frozenset()
    won, makers = points_won(result, rules), makers_of(contract, result)
    gained = {seat: won[rules.side_of(seat)] for seat in contract.seating.seats}
    above = {seat for seat, points in gained.items() if points > 0}
    if not above:
        most = max(gained.values())
        above = {seat for seat, points in gained.items() if points == most > min(gained.values())}
    return frozenset(above & makers or above)


def makers_of(contract: e.Contract, result: e.HandResult) -> frozenset[e.Seat]:
    """The maker and the partners of this hand, the called card's holder among them; nobody where nobody made trump."""
    if contract.makerless:
        return frozenset()
    side = contract.seating.side
    makers = {seat for seat in contract.seating.seats if side[seat] == contract.side}
    return frozenset(makers if result.partner is None else makers | {result.partner})


def for_counters(rules: e.Rules) -> bool:
    """Whether a game is played for counters besides points. They are never money (rules-spec H3)."""
    return rules.pool or rules.betting is not Betting.NEVER


def points_won(result: e.HandResult, rules: e.Rules) -> tuple[int, ...]:
    """Points won by side of the match; where scores count down, points taken off are won."""
    down = rules.scoring is Scoring.COUNT_DOWN
    return tuple([-points if down else points for points in result.points])


_BESIDE: Final = (e.LayDown, e.ThrowIn, e.Steal, e.Object, e.Revoke, e.Replay, e.Award, e.Correct)
"""Actions that are no decision of the seat whose turn it is."""
_BETWEEN: Final = (DrawForDeal, Cutting, Dealing, Over)
NOTED: Final = frozenset(
    {
        Word.FARMERS_HAND,
        Word.ACE_NO_FACE,
        Word.ASSISTED,
        Word.STUCK,
        Word.STUCK_TO_BID,
        Word.NEXT,
        Word.CROSSING,
        Word.BLIND_CALL,
        Word.BLIND_LONER,
        Word.ALONE,
        Word.DEFENDS_ALONE,
        Word.PARTNERS_BEST,
        Word.CHOP,
        Word.TRUMPED_PARTNER,
        Word.DOG,
        Word.UNDERMAN,
        Word.WALK,
        Word.DUTCHMAN,
        Word.DIRTY_CLUBS,
        Word.DROPPED,
        Word.DECLARED,
        Word.LAY_DOWN,
        Word.CLAIM_ACCEPTED,
        Word.CLAIM_REFUSED,
        Word.CONCEDED,
        Word.REVOKE_CALLED,
        Word.REVOKE_FALSE,
        Word.RULED_POINT,
        Word.LOWERED,
        Word.SKUNK,
    }
)
"""The words of a hand that are stored: those worth counting that the result does not say."""
_MOST: Final = 400
"""Characters of words that the schema holds."""


@final
@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of a hand so far. Tuples are by seat; `at` is the time of the last line, in milliseconds UTC."""

    decisions: tuple[int, ...]
    by_computer: tuple[int, ...]
    think_ms: tuple[int, ...]
    words: tuple[str, ...] = ()
    """`word` or `word:seat`, in the order in which they happened."""
    at: int | None = None

    @classmethod
    def none(cls, seats: int) -> "Facts":
        """The facts before the first line, at a table of so many seats."""
        zeros = (0,) * seats
        return cls(zeros, zeros, zeros)

    def then(
        self,
        before: e.State,
        action: e.Action,
        events: Iterable[e.Event],
        *,
        at: int,
        user: int | None,
        actor: e.Seat | None,
    ) -> "Facts":
        """The facts after one line of the log. `user` is the member who acted, `actor` the seat whose turn it was."""
        facts = Facts.none(len(self.decisions)) if isinstance(before, _BETWEEN) else self
        words = facts.words + tuple(_dump_event(event) for event in events if event.word in NOTED)
        if actor is None or isinstance(action, _BESIDE) or (isinstance(action, e.Show) and action.seat is not None):
            return replace(facts, words=words, at=at)
        took = max(0, at - (at if self.at is None else self.at))
        return Facts(
            decisions=_plus(facts.decisions, actor, 1),
            by_computer=_plus(facts.by_computer, actor, int(user is None)),
            think_ms=_plus(facts.think_ms, actor, took),
            words=words,
            at=at,
        )

    def dump_words(self) -> str:
        """The words as the database stores them."""
        kept = ",".join(self.words)
        return kept if len(kept) <= _MOST else kept[: kept.rindex(",", 0, _MOST + 1)]


def _dump_event(event: e.Event) -> str:
    return event.word.value if event.seat is None else f"{event.word.value}:{event.seat}"


def _plus(counts: tuple[int, ...], seat: e.Seat, more: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + more, *counts[seat + 1 :])


@final
@dataclass(frozen=True, slots=True)
class LogEntry:
    """A line as the log has it. `user` is `None` for the table itself and computers."""

    text: str = field(repr=False)
    user: int | None
    at: int


def fold_log(rules: e.Rules, entries: Iterable[LogEntry]) -> tuple[e.State, tuple[e.Event, ...], Facts]:
    """The state a log leads to, the events of its last line, and the facts of its last hand.

    Raises:
        ValueError: When the log is not a game by these rules; a fault, not a refusal.
    """
    state, events, facts = e.start(rules), (), Facts.none(rules.seats)
    for number, entry in enumerate(entries, start=1):
        try:
            action = e.load(entry.text)
            before, state = state, e.apply(state, action)
        except e.EngineError:
            raise ValueError(f"line {number} of the log is not legal") from None  # not which: it may be a card
        events = e.story(before, action, state)
        facts = facts.then(before, action, events, at=entry.at, user=entry.user, actor=before.actor)
    return state, events, facts
