"""Who plays with whom in the hand that is shown, and in which colour."""

from bot.pictures import ACCENTS
from engine import Contract, Seat, View
from engine.rules.options import Partnership
from engine.seats import Seating


def seating_shown(view: View) -> Seating:
    """Who is dealt in, and with whom: in the hand under way, or in the one just played until the next is dealt."""
    contract = contract_shown(view)
    return view.seating if contract is None else contract.seating


def contract_shown(view: View) -> Contract | None:
    """The contract under way or, between hands, the one just played."""
    return None if view.latest is None else view.latest[0]


def sits_out(view: View, seat: Seat) -> bool:
    """Whether a seat does not play the hand that is shown: its partner plays alone, it has dropped, or fours rotate."""
    contract = contract_shown(view)
    if seat not in seating_shown(view).seats:
        return view.dealer is not None
    return contract is not None and seat in contract.sitting_out


def partners_known(view: View, seat: Seat) -> tuple[Seat, ...]:
    """Whom a seat plays with, as far as the view tells: the holder of a called card only once that is known."""
    seating, contract = seating_shown(view), view.contract
    if seat not in seating.seats:
        return ()
    if contract is not None and view.partner is not None and seat in (contract.maker, view.partner):
        return (contract.maker if seat == view.partner else view.partner,)
    return seating.partners(seat)


def colour_of(view: View, seat: Seat) -> int | None:
    """The number of a seat's colour: its side's, or the seat's own where each plays alone.

    Where fours rotate, the two pairs of the hand have the first two colours and who sits out has none.
    """
    if view.rules.partnership is not Partnership.ROTATING:
        return view.rules.side_of(seat)
    seating = seating_shown(view)
    return seating.side[seat] if seat in seating.seats else None


def maker_colour(view: View) -> int | None:
    """The number of the makers' colour; `None` where trump is not made, or nobody made it."""
    contract = contract_shown(view)
    return None if contract is None or contract.makerless else colour_of(view, contract.maker)


def accent_of(colour: int | None, default: int) -> int:
    """A colour by its number as a panel's accent (0xRRGGBB)."""
    return default if colour is None else int(ACCENTS[colour % len(ACCENTS)][1:], 16)
