"""Facts about a hand besides its result: the words of its story, decisions by seat, and their time."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, final

from engine import Action, Award, Correct, Event, LayDown, Object, Replay, Revoke, Seat, Show, State, Steal, ThrowIn
from engine.events import Word
from engine.phases.registry import Cutting, Dealing, DrawForDeal, Over

_BESIDE: Final = (LayDown, ThrowIn, Steal, Object, Revoke, Replay, Award, Correct)
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
        self, before: State, action: Action, events: Iterable[Event], *, at: int, user: int | None, actor: Seat | None
    ) -> "Facts":
        """The facts after one line of the log. `user` is the member who acted, `actor` the seat whose turn it was."""
        facts = Facts.none(len(self.decisions)) if isinstance(before, _BETWEEN) else self
        words = facts.words + tuple(_dump_event(event) for event in events if event.word in NOTED)
        if actor is None or isinstance(action, _BESIDE) or (isinstance(action, Show) and action.seat is not None):
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


def _dump_event(event: Event) -> str:
    return event.word.value if event.seat is None else f"{event.word.value}:{event.seat}"


def _plus(counts: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + more, *counts[seat + 1 :])
