"""The parts that the picture of a table and its words have in common: seats, cards face up, maker, banner."""

from dataclasses import dataclass
from typing import Final, final

from bot.panels.core.reader import Voice
from bot.panels.table.bidding import bid_text, last_call
from bot.panels.table.scores import best_side, changes, colour_of, contract_shown, each_alone, find_claim, sits_out
from bot.pictures.table_description import SeatPicture
from bot.tables.model import TableView
from engine import Card, Contract, HandResult, Outcome, Seat, Side, View, Word
from engine.cards import card_name
from engine.contract import playing_order


@final
@dataclass(frozen=True, slots=True)
class FaceUpCard:
    """A card face up before a seat; `wins` marks the one that wins the trick, or won the draw for the deal."""

    seat: Seat
    card: Card
    wins: bool


_CELEBRATED: Final = frozenset(Outcome) - {
    Outcome.MADE,
    Outcome.BID_MADE,
    Outcome.NO_MAKER,
    Outcome.THROWN_IN,
    Outcome.FORFEITED,
    Outcome.REVOKED,
    Outcome.FALSELY_CALLED,
    Outcome.AWARDED,
}
"""Ends of a hand that have a large banner."""


@final
@dataclass(frozen=True, slots=True)
class Banner:
    """What a hand or the game came to; `note`: the change of the score, or the winners; `colour` is the winners'."""

    text: str
    note: str
    celebrated: bool
    colour: int | None


def face_up_cards(view: View) -> tuple[FaceUpCard, ...]:
    """The cards face up before the seats: the trick, the last one until the next is led, or the draw for the deal."""
    if view.phase.between_hands and view.last is None and view.draws:
        # if the first jack deals, the cards go round more than once: each seat shows its last one
        now_at = view.moves or tuple(range(view.rules.seats))
        last = {now_at[place % view.rules.seats]: card for place, card in enumerate(view.draws[-1].cards)}
        return tuple(FaceUpCard(seat, card, seat == view.dealer) for seat, card in sorted(last.items()))
    if view.latest is None:
        return ()
    contract, tricks = view.latest
    if view.trick and view.leader is not None:
        leader, cards, winner = view.leader, view.trick, view.holder
    elif tricks:
        leader, cards, winner = tricks[-1]
    else:
        return ()
    return tuple(
        FaceUpCard(seat, card, seat == winner)
        for seat, card in zip(playing_order(contract, leader), cards, strict=False)
    )


def seat_picture(seat: Seat, shown: TableView, view: View, contract: Contract | None, voice: Voice) -> SeatPicture:
    """A seat at any time of a game."""
    sitter = shown.table.seats[seat]
    out = sits_out(view, seat)
    alone = contract is not None and (seat in (contract.lone_maker, contract.lone_defender))
    status = ""
    if out:
        status = voice.say("status-sits-out")
    elif alone:
        status = voice.say("said-alone")
    elif sitter is not None and sitter.away:
        status = voice.say("status-away")
    return SeatPicture(
        name=voice.name(seat),
        fallback=voice.seat(seat),
        side=colour_of(view, seat),
        cards=view.counts[seat] if view.counts else 0,
        tricks=None if out else _tricks(seat, view),
        points=view.scores[view.rules.side_of(seat)] if each_alone(view.rules) else None,
        dealer=seat == view.dealer,
        maker=contract is not None and not contract.makerless and seat == contract.maker,
        shown=_face_up(seat, view),
        alone=alone,
        sits_out=out,
        turn=seat == view.actor,
        computer=sitter is not None and sitter.played_by_computer,
        empty=sitter is None,
        said=last_call(seat, view, voice),
        status=status,
    )


def _face_up(seat: Seat, view: View) -> tuple[str, ...]:
    """The cards in a seat's hand that lie face up."""
    claim = find_claim(view)
    return () if claim is None or claim[0] != seat else tuple(map(card_name, claim[1]))


def _tricks(seat: Seat, view: View) -> int | None:
    if contract_shown(view) is None:
        return None
    if view.phase.has_tricks:
        return view.taken[seat]
    if view.phase.between_hands and view.last is not None:
        return view.last.tricks[seat]
    return None


def maker_label(contract: Contract, voice: Voice) -> str:
    """The maker, and the number of tricks bid."""
    if contract.makerless:
        return voice.say("value-alone-nobody")
    name = voice.name(contract.maker)
    return f"{name} · {bid_text(contract.bid, voice, moon=contract.moon)}" if contract.bid else name


def banner_of(shown: TableView, voice: Voice) -> Banner | None:
    """The end of the last hand or of the game, until the next hand is dealt."""
    view = shown.view
    result = None if view is None or not view.phase.between_hands else view.last
    if view is None or result is None:
        return None
    if view.drawn:
        return Banner(voice.say("banner-drawn"), changes(voice, result), celebrated=False, colour=None)
    if view.winner is not None and view.rules.fixed_hands != 1:  # else the hand says more
        won = voice.say("result-title", side=voice.side(view.winner))
        if view.seat is not None and view.rules.side_of(view.seat) != view.winner:
            return Banner(voice.say("banner-over"), won, celebrated=False, colour=_colour(view.winner, view))
        skunk = not view.rules.fixed_hands and Word.SKUNK in {each.word for each in shown.events}
        key = "banner-skunk" if skunk else "banner-game"
        return Banner(voice.say(key), won, celebrated=True, colour=_colour(view.winner, view))
    side = best_side(result, view.rules)
    text, note = voice.say(outcome_key(result)), changes(voice, result)
    return Banner(text, note, celebrated=result.outcome in _CELEBRATED, colour=_colour(side, view))


def _colour(side: Side | None, view: View) -> int | None:
    seats = (seat for seat in range(view.rules.seats) if view.rules.side_of(seat) == side)
    return None if side is None else colour_of(view, next(seats))


def outcome_key(result: HandResult) -> str:
    """The key of a short text for a hand's outcome."""
    return f"banner-{result.outcome.replace('_', '-')}"
