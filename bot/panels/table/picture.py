"""The picture of a table, and the same in words. Reads only public information from the view."""

from dataclasses import dataclass, replace
from typing import Final, final

from bot.members.preferences import Sort
from bot.panels.core.cards import bower_letter, bower_of, sort_hand
from bot.panels.core.lengths import fit_alt
from bot.panels.core.names import LONGEST
from bot.panels.core.translator import Voice
from bot.panels.table.bid_bubbles import last_call
from bot.panels.table.bidding_lines import bid_text
from bot.panels.table.scores import best_side, changes, each_alone, score_words, short_goal
from bot.panels.table.sides import colour_of, contract_shown, maker_colour, sits_out
from bot.pictures import PlayedCard, ScoreStyle, SeatPicture, SidePicture, TablePicture
from bot.pictures import Trump as TrumpText
from bot.tables.model import TableView
from engine import (
    Card,
    Contract,
    HandResult,
    Phase,
    Seat,
    Trump,
    View,
)
from engine.cards import card_name, cards_in
from engine.hand.contract import playing_order
from engine.rules.options import Partnership

_SHORTER: Final = (LONGEST, 16, 9, 5)
"""Lengths of names to try until the alternative text fits."""
_TRUMP_TEXTS: Final[dict[Trump, TrumpText]] = {
    Trump.CLUBS: "c",
    Trump.DIAMONDS: "d",
    Trump.HEARTS: "h",
    Trump.SPADES: "s",
    Trump.NONE: "nt",
    Trump.LOW: "low",
}


@final
@dataclass(frozen=True, slots=True)
class FaceUpCard:
    """A card face up before a seat; `wins` marks the one that wins the trick, or won the draw for the deal."""

    seat: Seat
    card: Card
    wins: bool


def table_picture(shown: TableView, voice: Voice) -> TablePicture:
    """The public picture of a table; `voice` must be `aloud`, as a picture has no Markdown."""
    view = shown.view
    if view is None:
        return _lobby(shown, voice)
    contract = contract_shown(view)
    laid = face_up_cards(view)
    upcard = view.upcard if view.phase.before_trump else None
    result = view.last if view.phase.between_hands else None
    banner, note = _banner(result, voice)
    trump, benny = contract.trump if contract else None, view.rules.benny_card
    return TablePicture(
        seats=tuple(_seat(seat, shown, view, contract, voice) for seat in range(view.rules.seats)),
        sides=_sides(voice, view),
        style=ScoreStyle(view.rules.score_cards),
        trick=tuple(
            PlayedCard(
                seat=each.seat,
                card=card_name(each.card),
                wins=each.wins,
                bower=bower_of(each.card, trump, benny),
                letter=bower_letter(bower_of(each.card, trump, benny), voice.language),
            )
            for each in laid
        ),
        upcard=None if upcard is None else card_name(upcard),
        turned_down=view.turned_down,
        kitty=0 if upcard is None else view.rules.kitty_size,
        trump=None if contract is None else _TRUMP_TEXTS[contract.trump],
        trump_label="" if contract is None else voice.suit_title(contract.trump),
        maker_label="" if contract is None else _maker_label(contract, voice),
        maker_side=maker_colour(view),
        banner=banner,
        banner_note=note,
        banner_side=_banner_colour(result, view),
        caption=_caption(view, voice),
        alt=describe(shown, voice),
    )


def _maker_label(contract: Contract, voice: Voice) -> str:
    """The maker, and the number of tricks bid."""
    if contract.makerless:
        return voice.say("said-nobody")
    name = voice.name(contract.maker)
    return f"{name} · {bid_text(contract.bid, voice, moon=contract.moon)}" if contract.bid else name


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


def describe(shown: TableView, voice: Voice) -> str:
    """The picture in words, short enough for an alternative text; names are cut first."""
    return fit_alt(_words(shown, replace(voice, longest=min(longest, voice.longest))) for longest in _SHORTER)


def _words(shown: TableView, voice: Voice) -> str:
    view, said = shown.view, voice.say
    parts = [said("alt-table")]
    if view is None:
        parts += [_free_or_taken(seat, voice) for seat in range(len(shown.table.seats))]
        return " ".join(parts)
    contract, laid = contract_shown(view), face_up_cards(view)
    if not each_alone(view.rules):
        parts.append(said("alt-score", scores=score_words(voice, view.scores)))
    result = view.last if view.phase.between_hands else None
    if result is not None:
        banner, note = _banner(result, voice)
        parts.append(said("alt-banner", banner=banner, note=note))
    if contract is not None:
        parts.append(said("alt-trump", suit=voice.suit(contract.trump), name=_maker_label(contract, voice)))
    if view.claim is not None:
        seat, cards = view.claim
        held = voice.cards(sort_hand(cards_in(cards), contract and contract.trump, Sort.TRUMP_FIRST))
        if held:
            parts.append(said("alt-laid-down", name=voice.name(seat), cards=held))
    if view.upcard is not None and view.phase.before_trump:
        parts.append(said("alt-turned-down" if view.turned_down else "alt-upcard", card=voice.card(view.upcard)))
    verb = "alt-played" if view.latest else "alt-drew"
    parts += [said(verb, name=voice.name(each.seat), card=voice.card(each.card)) for each in laid]
    if view.latest:
        parts += [said("alt-holds", name=voice.name(each.seat)) for each in laid if each.wins]
    parts += [_seat_words(seat, shown, view, contract, voice) for seat in range(view.rules.seats)]
    return " ".join(parts)


def outcome_key(result: HandResult) -> str:
    """The key of a short text for a hand's outcome."""
    return f"banner-{result.outcome.replace('_', '-')}"


def _lobby(shown: TableView, voice: Voice) -> TablePicture:
    rules = shown.table.rules
    seats = [
        SeatPicture(
            name=voice.seat(seat) if sitter is None else voice.name(seat),
            fallback=voice.seat(seat),
            side=None if rules.partnership is Partnership.ROTATING else rules.side_of(seat),
            empty=sitter is None,
            computer=sitter is not None and sitter.is_computer,
        )
        for seat, sitter in enumerate(shown.table.seats)
    ]
    caption = (short_goal(voice, rules),)
    return TablePicture(seats=tuple(seats), caption=caption, alt=describe(shown, voice))


def _seat(seat: Seat, shown: TableView, view: View, contract: Contract | None, voice: Voice) -> SeatPicture:
    sitter = shown.table.seats[seat]
    out = sits_out(view, seat)
    alone = contract is not None and (seat in (contract.lone_maker, contract.lone_defender))
    status = ""
    if out:
        status = voice.say("status-sits-out")
    elif alone:
        status = voice.say("status-alone")
    elif sitter is not None and sitter.away:
        status = voice.say("status-away")
    return SeatPicture(
        name=voice.name(seat),
        fallback=voice.seat(seat),
        side=colour_of(view, seat),
        cards=view.counts[seat] if view.counts else 0,
        tricks=_tricks(seat, view),
        points=view.scores[view.rules.side_of(seat)] if each_alone(view.rules) else None,
        dealer=seat == view.dealer,
        maker=contract is not None and not contract.makerless and seat == contract.maker,
        shown=_face_up(seat, view, contract),
        alone=alone,
        sits_out=out,
        turn=seat == view.actor,
        computer=sitter is not None and sitter.played_by_computer,
        empty=sitter is None,
        said=last_call(seat, view, voice),
        status=status,
    )


def _face_up(seat: Seat, view: View, contract: Contract | None) -> tuple[str, ...]:
    """The cards in a seat's hand that lie face up."""
    if view.claim is None or view.claim[0] != seat:
        return ()
    trump = None if contract is None else contract.trump
    return tuple(map(card_name, sort_hand(cards_in(view.claim[1]), trump, Sort.TRUMP_FIRST, view.rules.benny_card)))


def _seat_words(seat: Seat, shown: TableView, view: View, contract: Contract | None, voice: Voice) -> str:
    picture, said = _seat(seat, shown, view, contract, voice), voice.say
    marks = [
        said(key, level=voice.level(seat)) if key == "alt-computer" else said(key)
        for key, there in (
            ("alt-computer", picture.computer),
            ("alt-dealer", picture.dealer),
            ("alt-maker", picture.maker),
            ("alt-alone", picture.alone),
            ("alt-sits-out", picture.sits_out),
            ("alt-turn", picture.turn),
        )
        if there
    ]
    if picture.cards and not picture.sits_out:
        marks.append(said("alt-cards", count=picture.cards))
    if picture.tricks is not None:
        marks.append(said("alt-tricks", count=picture.tricks))
    if picture.points is not None:
        marks.append(said("alt-points", points=picture.points))
    if picture.said:
        marks.append(said("alt-said", said=picture.said))
    return said("alt-seat", seat=voice.seat(seat), name=picture.name, marks="".join(marks))


def _free_or_taken(seat: Seat, voice: Voice) -> str:
    sitter = voice.table.seats[seat]
    computer = sitter is not None and sitter.is_computer
    marks = voice.say("alt-computer", level=voice.level(seat)) if computer else ""
    return voice.say("alt-seat", seat=voice.seat(seat), name=voice.name(seat), marks=marks)


def _tricks(seat: Seat, view: View) -> int | None:
    if contract_shown(view) is None or sits_out(view, seat):
        return None
    if view.phase.has_tricks:
        return view.taken[seat]
    if view.phase.between_hands and view.last is not None:
        return view.last.tricks[seat]
    return None


def _sides(voice: Voice, view: View) -> tuple[SidePicture, ...]:
    if each_alone(view.rules):
        return ()
    return tuple(SidePicture(label=voice.side(side), score=points) for side, points in enumerate(view.scores))


def _banner(result: HandResult | None, voice: Voice) -> tuple[str, str]:
    if result is None:
        return "", ""
    return voice.say(outcome_key(result)), changes(voice, result)


def _banner_colour(result: HandResult | None, view: View) -> int | None:
    """The colour of the hand's winners."""
    side = None if result is None else best_side(result, view.rules)
    if side is None:
        return None
    return colour_of(view, next(seat for seat in range(view.rules.seats) if view.rules.side_of(seat) == side))


def _caption(view: View, voice: Voice) -> tuple[str, ...]:
    number = view.last.number if view.last is not None else view.number
    hand = () if view.phase is Phase.DRAW_FOR_DEAL else (voice.say("picture-hand", number=number),)
    return (*hand, short_goal(voice, view.rules))
