"""What the host or a moderator decides about a game at play: rulings on table talk, scores set right."""

from dataclasses import replace

from bot.tables.errors import Code, TableError
from bot.tables.game import Change, Correction, Kept, hand_number, moved, playing
from bot.tables.lobby import seats
from bot.tables.model import Who
from engine import Award, Correct, Replay, view


def ruled(kept: Kept, who: Who, ruling: Replay | Award, *, hand: int, now: int, key: int | None = None) -> Change:
    """What the host or a moderator rules on table talk. A hand is dealt again only as long as it is that hand.

    Raises:
        TableError: NOT_STARTED, OVER, CLOSED, NOT_HOST, STALE.
        IllegalAction: NOT_NOW between hands.
    """
    state = playing(kept)
    seats.check_manager(kept.table, who)
    if isinstance(ruling, Replay) and hand_number(state) != hand:
        raise TableError(Code.STALE)
    return moved(kept, ruling, now, who.user, key)


def corrected(
    kept: Kept, who: Who, scores: tuple[int, ...], reason: str = "", *, now: int, key: int | None = None
) -> Change:
    """Scores that a moderator sets right between two hands. The host may not: the host plays.

    Raises:
        TableError: NOT_STARTED, OVER, CLOSED, NOT_MODERATOR.
        IllegalAction: NOT_BETWEEN_HANDS, BAD_SCORES, SAME_SCORES, WINNING_SCORES.
    """
    before = view(playing(kept), None).scores
    if not who.moderator:
        raise TableError(Code.NOT_MODERATOR)
    change = moved(kept, Correct(scores), now, who.user, key)
    note = Correction(by=who.user, by_name=who.name, detail=correction_text(before, scores, reason), at=now)
    return replace(change, correction=note)


def correction_text(before: tuple[int, ...], after: tuple[int, ...], reason: str = "") -> str:
    """A correction in one line of the journal.

    >>> correction_text((6, 3), (5, 3), "a point too many")
    '6,3 5,3 a point too many'
    """
    return f"{_listed(before)} {_listed(after)} {reason}".rstrip()


def read_correction(text: str) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    """The scores before and after, and the reason, of a `correction_text`.

    >>> read_correction("6,3 5,3")
    ((6, 3), (5, 3), '')
    """
    before, after, *reason = text.split(" ", 2)
    return _read(before), _read(after), "".join(reason)


def _listed(scores: tuple[int, ...]) -> str:
    return ",".join(map(str, scores))


def _read(scores: str) -> tuple[int, ...]:
    return tuple(map(int, scores.split(",")))
