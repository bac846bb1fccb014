"""The pictures of a table: the public one, and the one from a member's chair with the member's own cards."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.panels.core.cards import bower_letter, bower_of
from bot.panels.core.panel import Panel, Picture
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.table.bidding_lines import bid_text
from bot.panels.table.own_cards import own_cards
from bot.panels.table.picture_parts import banner_of, face_up_cards, seat_picture
from bot.panels.table.picture_words import describe, describe_chair
from bot.panels.table.scores import each_alone, short_goal
from bot.panels.table.sides import contract_shown, maker_colour
from bot.pictures import Avatar, ChairPicture, PlayedCard, ScoreStyle, SeatPicture, SidePicture, TablePicture
from bot.pictures import Trump as TrumpText
from bot.tables.model import TableView
from engine import (
    Card,
    Contract,
    Phase,
    Seat,
    Trump,
    View,
)
from engine.cards import card_name
from engine.rules.options import Partnership

_TRUMP_TEXTS: Final[dict[Trump, TrumpText]] = {
    Trump.CLUBS: "c",
    Trump.DIAMONDS: "d",
    Trump.HEARTS: "h",
    Trump.SPADES: "s",
    Trump.NONE: "nt",
    Trump.LOW: "low",
}


def table_picture(shown: TableView, voice: Voice) -> TablePicture:
    """The public picture of a table; `voice` must be `aloud`, as a picture has no Markdown."""
    return _picture(shown, voice, alt=describe(shown, voice))


def chair_picture(shown: TableView, reader: Reader, *, advised: Card | None = None) -> ChairPicture:
    """The table from its reader's seat, with the reader's own cards; `advised` is the card that a hint advises.

    Show it to the reader alone.
    """
    view = shown.view
    chair = None if view is None else view.seat
    if view is None or chair is None:
        raise ValueError("only a seat at play has a chair")
    voice = Voice(shown.table, reader.language, aloud=True)
    table = _picture(shown, replace(voice, you=chair), alt="")
    return ChairPicture(
        table=replace(table, pack=reader.pack),
        chair=chair,
        hand=own_cards(view, reader, advised),
        alt=describe_chair(shown, voice, reader),
    )


def _picture(shown: TableView, voice: Voice, *, alt: str) -> TablePicture:
    view, voice = shown.view, replace(voice, drawn=True)
    if view is None:
        return _lobby(shown, voice, alt)
    contract = contract_shown(view)
    laid = face_up_cards(view)
    upcard = view.upcard if view.phase.before_trump else None
    banner = banner_of(shown, voice)
    trump, benny = contract.trump if contract else None, view.rules.benny_card
    return TablePicture(
        seats=tuple(seat_picture(seat, shown, view, contract, voice) for seat in range(view.rules.seats)),
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
        trump_label="" if contract is None else _trump_label(contract, voice),
        maker_label="" if contract is None else _maker(contract, voice),
        maker_side=maker_colour(view),
        banner="" if banner is None else banner.text,
        celebrated=banner is not None and banner.celebrated,
        banner_note="" if banner is None else banner.note,
        banner_side=None if banner is None else banner.colour,
        caption=_caption(view, voice),
        alt=alt,
    )


def _lobby(shown: TableView, voice: Voice, alt: str) -> TablePicture:
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
    return TablePicture(seats=tuple(seats), caption=caption, alt=alt)


def _trump_label(contract: Contract, voice: Voice) -> str:
    """The number of tricks bid, or else the suit, which a mark shows anyway."""
    if contract.bid and not contract.makerless:
        return bid_text(contract.bid, voice, moon=contract.moon)
    return voice.suit_title(contract.trump)


def _maker(contract: Contract, voice: Voice) -> str:
    return voice.say("said-nobody") if contract.makerless else voice.name(contract.maker)


def _sides(voice: Voice, view: View) -> tuple[SidePicture, ...]:
    if each_alone(view.rules):
        return ()
    return tuple(SidePicture(label=voice.side(side), score=points) for side, points in enumerate(view.scores))


def _caption(view: View, voice: Voice) -> tuple[str, ...]:
    number = view.last.number if view.last is not None else view.number
    hand = () if view.phase is Phase.DRAW_FOR_DEAL else (voice.say("picture-hand", number=number),)
    return (*hand, short_goal(voice, view.rules))


def with_avatars(panel: Panel, avatars: Mapping[Seat, Avatar]) -> Panel:
    """A table's panel with avatars in the name plates of its pictures."""
    if not avatars:
        return panel
    blocks = (
        Picture(_draw_in(block.drawing, avatars))
        if isinstance(block, Picture) and isinstance(block.drawing, TablePicture | ChairPicture)
        else block
        for block in panel.blocks
    )
    return replace(panel, blocks=tuple(blocks))


def _draw_in(drawing: TablePicture | ChairPicture, avatars: Mapping[Seat, Avatar]) -> TablePicture | ChairPicture:
    table = drawing.table if isinstance(drawing, ChairPicture) else drawing
    seats = tuple(replace(seat, avatar=avatars.get(index)) for index, seat in enumerate(table.seats))
    shown = replace(table, seats=seats)
    return replace(drawing, table=shown) if isinstance(drawing, ChairPicture) else shown
