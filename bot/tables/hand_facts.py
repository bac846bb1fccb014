"""What a hand shows besides its result: the words of its story, who decided how often and how long it took."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, final

from engine import Action, Award, Correct, Event, LayDown, Object, Replay, Revoke, Seat, State, Steal, ThrowIn
from engine.events.kinds import Word
from engine.phases.registry import Cutting, Dealing, DrawForDeal, Over

_BESIDE: Final = (LayDown, ThrowIn, Steal, Object, Revoke, Replay, Award, Correct)
"""What is no decision of the seat whose turn it is."""
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
"""The words of a hand that are kept, from the deal to its end: what is worth counting and not said by the result."""
_MOST: Final = 400
"""Characters of words that the schema holds."""


@final
@dataclass(frozen=True, slots=True)
class Facts:
    """A hand so far. Tuples are by seat; `at` is when the last line was written, in milliseconds UTC."""

    decisions: tuple[int, ...]
    by_computer: tuple[int, ...]
    think_ms: tuple[int, ...]
    words: tuple[str, ...] = ()
    """`word`, or `word:seat`, in the order they fell."""
    at: int | None = None

    @classmethod
    def none(cls, seats: int) -> "Facts":
        """Before anything has happened at a table of so many seats."""
        zeros = (0,) * seats
        return cls(zeros, zeros, zeros)

    def then(
        self, before: State, action: Action, events: Iterable[Event], *, at: int, user: int | None, actor: Seat | None
    ) -> "Facts":
        """After one line of the log. `user` is the member who did it, `actor` whose turn it was."""
        facts = Facts.none(len(self.decisions)) if isinstance(before, _BETWEEN) else self
        words = facts.words + tuple(_told(event) for event in events if event.word in NOTED)
        if actor is None or isinstance(action, _BESIDE):
            return replace(facts, words=words, at=at)
        took = max(0, at - (at if self.at is None else self.at))
        return Facts(
            decisions=_plus(facts.decisions, actor, 1),
            by_computer=_plus(facts.by_computer, actor, int(user is None)),
            think_ms=_plus(facts.think_ms, actor, took),
            words=words,
            at=at,
        )

    def told(self) -> str:
        """The words as they are stored."""
        kept = ",".join(self.words)
        return kept if len(kept) <= _MOST else kept[: kept.rindex(",", 0, _MOST + 1)]


def _told(event: Event) -> str:
    return event.word.value if event.seat is None else f"{event.word.value}:{event.seat}"


def _plus(counts: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + more, *counts[seat + 1 :])
