"""The partnerships of the hand on display, and their colours; the cards that one lays down."""

from bot.members.preferences import Sort
from bot.panels.core.cards import sort_hand
from bot.pictures import ACCENTS
from engine import Card, Contract, Seat, View
from engine.cards import cards_in
from engine.rules.options import Partnership
from engine.seats import Seating


def seating_shown(view: View) -> Seating:
    """The seats dealt in and their partners: of the current hand, or of the last one until the next deal."""
    contract = contract_shown(view)
    return view.seating if contract is None else contract.seating


def contract_shown(view: View) -> Contract | None:
    """The current contract; between hands, the last one."""
    return None if view.latest is None else view.latest[0]


def sits_out(view: View, seat: Seat) -> bool:
    """Whether a seat sits out the hand on display: its partner plays alone, it has dropped, or fours rotate."""
    contract = contract_shown(view)
    if seat not in seating_shown(view).seats:
        return view.dealer is not None
    return contract is not None and seat in contract.sitting_out


def partners_known(view: View, seat: Seat) -> tuple[Seat, ...]:
    """A seat's partners, as far as the view knows them: the holder of a called card once that is public."""
    seating, contract = seating_shown(view), view.contract
    if seat not in seating.seats:
        return ()
    if contract is not None and view.partner is not None and seat in (contract.maker, view.partner):
        return (contract.maker if seat == view.partner else view.partner,)
    return seating.partners(seat)


def colour_of(view: View, seat: Seat) -> int | None:
    """The number of a seat's colour: its side's, or its own in cutthroat.

    Where fours rotate, the two pairs of the hand have the first two colours and the seat that sits out has none.
    """
    if view.rules.partnership is not Partnership.ROTATING:
        return view.rules.side_of(seat)
    seating = seating_shown(view)
    return seating.side[seat] if seat in seating.seats else None


def maker_colour(view: View) -> int | None:
    """The number of the makers' colour; `None` if trump is not made, or has no maker."""
    contract = contract_shown(view)
    return None if contract is None or contract.makerless else colour_of(view, contract.maker)


def accent_of(colour: int | None, default: int) -> int:
    """A colour by its number as a panel's accent (0xRRGGBB)."""
    return default if colour is None else int(ACCENTS[colour % len(ACCENTS)][1:], 16)


def find_claim(view: View) -> tuple[Seat, tuple[Card, ...]] | None:
    """Who has laid the hand down, and its cards in the order in which pictures, their words and lines show them."""
    if view.claim is None:
        return None
    seat, cards = view.claim
    contract = contract_shown(view)
    trump = None if contract is None else contract.trump
    return seat, sort_hand(cards_in(cards), trump, Sort.TRUMP_FIRST, view.rules.benny_card)
