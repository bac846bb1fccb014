"""Taking the deal out of turn, and noticing it (rules-spec C5, C6).

The deal may be taken between two hands, once each time: by the partner of the last dealer, and, where a point on the
partner is played, by the partner of the right dealer. It stands unless an opponent objects before the cards are dealt.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, final

from engine.actions import Action, Object, Steal
from engine.errors import IllegalAction, Refusal
from engine.events.kinds import Event, Word
from engine.match import HandResult, Match
from engine.seats import Seat


@final
class Theft(NamedTuple):
    """A deal that `thief` took from `victim`, whose turn it was; once `noticed`, the victim deals after all."""

    thief: Seat
    victim: Seat
    noticed: bool = False


def deal_interjections(match: Match, last: HandResult | None, theft: Theft | None, seat: Seat) -> tuple[Action, ...]:
    """What `seat` may do about the next deal, which is not its turn."""
    if last is None or not match.rules.steal_deal:
        return ()
    if theft is None:
        return (Steal(seat),) if seat in _thieves(match, last) else ()
    return (Object(seat),) if not theft.noticed and seat in _opponents(match, theft.thief) else ()


def _thieves(match: Match, last: HandResult) -> tuple[Seat, ...]:
    """Who may take a deal; where the last dealer deals again, that is the partner's own (rules-spec C4, C5)."""
    partners = match.rules.seating.partners
    of = partners(last.dealer)
    return (*of, *partners(match.dealer)) if match.rules.point_on_partner else of


def _opponents(match: Match, seat: Seat) -> tuple[Seat, ...]:
    seating = match.rules.seating
    return tuple(other for other in seating.seats if seating.side[other] != seating.side[seat])


def change_dealer(
    match: Match, last: HandResult | None, theft: Theft | None, action: Steal | Object
) -> tuple[Match, Theft]:
    """The match with its new dealer, and what has become of the deal.

    Raises:
        IllegalAction: NOT_NOW, when `deal_interjections` does not offer the action.
    """
    if action not in deal_interjections(match, last, theft, action.seat):
        raise IllegalAction(Refusal.NOT_NOW)
    if theft is None:
        return match._replace(dealer=action.seat), Theft(action.seat, match.dealer)
    return match._replace(dealer=theft.victim), theft._replace(noticed=True)


def deal_events(action: Action) -> Iterator[Event]:
    """A deal taken out of turn, or noticed."""
    match action:
        case Steal(seat):
            yield Event(word=Word.DEAL_STOLEN, seat=seat)
        case Object(seat):
            yield Event(word=Word.DEAL_NOTICED, seat=seat)
        case _:
            pass


def point_on_partner(match: Match, theft: Theft) -> tuple[int, ...]:
    """What a deal that stands brings, by side; `()` when that is nothing (rules-spec C6)."""
    side = match.rules.seating.side
    if theft.noticed or not match.rules.point_on_partner or side[theft.thief] != side[theft.victim]:
        return ()
    return tuple([1 if each == side[theft.thief] else 0 for each in range(match.rules.sides)])
