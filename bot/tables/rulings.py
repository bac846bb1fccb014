"""What the host or a moderator decides about a game at play: rulings on table talk, scores set right."""

from bot.tables import lobby
from bot.tables.errors import Code, TableError
from bot.tables.model import Who
from bot.tables.play import Change, Kept, hand_number, moved, playing
from engine import Award, Correct, Replay


def ruled(kept: Kept, who: Who, ruling: Replay | Award, *, hand: int, now: int, key: int | None = None) -> Change:
    """What the host or a moderator rules on table talk. A hand is dealt again only as long as it is that hand.

    Raises:
        TableError: NOT_STARTED, OVER, CLOSED, NOT_HOST, STALE.
        IllegalAction: NOT_NOW between hands.
    """
    state = playing(kept)
    lobby.check_manager(kept.table, who)
    if isinstance(ruling, Replay) and hand_number(state) != hand:
        raise TableError(Code.STALE)
    return moved(kept, ruling, now, who.user, key)


def corrected(kept: Kept, who: Who, scores: tuple[int, ...], *, now: int, key: int | None = None) -> Change:
    """Scores that a moderator sets right between two hands. The host may not: the host plays.

    Raises:
        TableError: NOT_STARTED, OVER, CLOSED, NOT_MODERATOR.
        IllegalAction: NOT_BETWEEN_HANDS, BAD_SCORES, SAME_SCORES, WINNING_SCORES.
    """
    playing(kept)
    if not who.moderator:
        raise TableError(Code.NOT_MODERATOR)
    return moved(kept, Correct(scores), now, who.user, key)
