"""The pictures of a table, public and from a member's chair, and in words. Own cards are for that player alone."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

import engine as e
from bot.panels.core.cards import bower_letter, bower_of, sort_hand
from bot.panels.core.panel import Panel, Picture
from bot.panels.core.reader import Reader, Voice
from bot.panels.core.wording import LONGEST, fit_alt
from bot.panels.table.bidding import bid_text, upcard_line
from bot.panels.table.picture_parts import banner_of, face_up_cards, maker_label, seat_picture
from bot.panels.table.scores import contract_shown, each_alone, find_claim, maker_colour, score_cards_words, short_goal
from bot.pictures.colours import Pack
from bot.pictures.faces import ScoreStyle
from bot.pictures.hands import ChairPicture, HandCard
from bot.pictures.table_description import Avatar, PlayedCard, SeatPicture, SidePicture, TablePicture
from bot.pictures.table_description import Trump as TrumpText
from bot.tables.model import TableView
from engine.cards import card_name, cards_in
from engine.rules.options import Partners, Partnership


def own_cards(view: e.View, reader: Reader, advised: e.Card | None = None) -> tuple[HandCard, ...]:
    """The cards of the seat `view.seat` in its holder's order, face down if the holder may not look yet.

    Cards that may not be played are dimmed while the seat is to choose one; `advised` is lifted.
    """
    if may_not_look(view):
        return (HandCard(card=None),) * view.counts[view.seat or 0]
    trump, benny, may = trump_of(view), view.rules.benny_card, _playable(view)
    return tuple(
        HandCard(
            card=card_name(card),
            dimmed=may is not None and card not in may,
            bower=bower_of(card, trump, benny),
            letter=bower_letter(bower_of(card, trump, benny), reader.language),
            lifted=card == advised,
        )
        for card in sort_own_cards(view, reader)
    )


def own_cards_words(view: e.View, voice: Voice, reader: Reader) -> list[str]:
    """The same in sentences, and the cards that may be played where not all of them may."""
    if may_not_look(view):
        return [voice.say("alt-hand-unseen", count=view.counts[view.seat or 0])]
    held, may = sort_own_cards(view, reader), _playable(view)
    if not held:
        return []
    said = [voice.say("alt-hand", cards=", ".join(_card_words(card, view, voice) for card in held))]
    if may is not None and any(card not in may for card in held):
        said.append(voice.say("alt-may-play", cards=voice.cards(card for card in held if card in may)))
    return said


def may_not_look(view: e.View) -> bool:
    """Whether the seat is to act before it may look at its cards."""
    return view.phase.blind and view.seat is not None and view.actor == view.seat


def sort_own_cards(view: e.View, reader: Reader) -> tuple[e.Card, ...]:
    """The cards of the seat `view.seat` in its holder's order."""
    return sort_hand(cards_in(view.cards), trump_of(view), reader.sort, view.rules.benny_card)


def _playable(view: e.View) -> frozenset[e.Card] | None:
    """The cards with a legal action; None while the seat has no card to choose."""
    if view.actor != view.seat or not view.phase.asks_for_card:
        return None
    return frozenset(action.card for action in view.choices if isinstance(action, e.Play | e.Discard | e.Give))


def trump_of(view: e.View) -> e.Trump | None:
    """The trump, once it is made."""
    return None if view.contract is None else view.contract.trump


def _card_words(card: e.Card, view: e.View, voice: Voice) -> str:
    bower = bower_of(card, trump_of(view), view.rules.benny_card)
    return voice.card(card) if bower is None else voice.say(f"alt-card-{bower}", card=voice.card(card))


_SHORTER: Final = (LONGEST, 16, 9, 5)
"""Lengths of names to try until the alternative text fits."""


def describe(shown: TableView, voice: Voice) -> str:
    """The picture in words, short enough for an alternative text; names are cut first."""
    return fit_alt(_table_words(shown, _shorten_names(voice, longest)) for longest in _SHORTER)


def _describe_chair(shown: TableView, voice: Voice, reader: Reader, seats: Sequence[SeatPicture]) -> str:
    """The picture from a member's chair in words: the table, and the member's own cards."""

    def versions() -> Iterator[str]:
        for longest in _SHORTER:
            short = _shorten_names(voice, longest)
            own = [] if shown.view is None else own_cards_words(shown.view, short, reader)
            yield " ".join((_table_words(shown, short, seats, shown.view and shown.view.seat), *own))

    return fit_alt(versions())


def _shorten_names(voice: Voice, longest: int) -> Voice:
    return voice if voice.longest <= longest else replace(voice, longest=longest)


def _table_words(shown: TableView, voice: Voice, seats: Sequence[SeatPicture] = (), chair: e.Seat | None = None) -> str:
    view, said = shown.view, voice.say
    parts = [said("alt-table")]
    if view is None:
        parts += [_free_or_taken(seat, voice) for seat in range(len(shown.table.seats))]
        return " ".join(parts)
    contract, laid = contract_shown(view), face_up_cards(view)
    if not each_alone(view.rules):
        parts.append(said("alt-score", scores=score_cards_words(voice, view)))
    if (banner := banner_of(shown, voice)) is not None:
        parts += [each if each.endswith("!") else f"{each}." for each in (banner.text, banner.note) if each]
    if contract is not None:
        parts.append(said("alt-trump", suit=voice.suit(contract.trump), name=maker_label(contract, voice)))
    claim = find_claim(view)
    if claim is not None and claim[1]:
        parts.append(said("alt-laid-down", name=voice.name(claim[0]), cards=voice.cards(claim[1])))
    if view.upcard is not None and view.phase.before_trump:
        parts.append(said("alt-turned-down" if view.turned_down else "alt-upcard", card=voice.card(view.upcard)))
    parts += [f"{line}." for line in upcard_line(voice, view)]
    verb = "alt-played" if view.latest else "alt-drew"
    parts += [said(verb, name=voice.name(each.seat), card=voice.card(each.card)) for each in laid]
    if view.latest:
        parts += [said("alt-holds", name=voice.name(each.seat)) for each in laid if each.wins]
    seats = seats or _seats(shown, view, voice)
    parts += [_seat_words(seat, each, voice, you=seat == chair) for seat, each in enumerate(seats)]
    return " ".join(parts)


def _seats(shown: TableView, view: e.View, voice: Voice) -> tuple[SeatPicture, ...]:
    contract = contract_shown(view)
    return tuple(seat_picture(seat, shown, view, contract, voice) for seat in range(view.rules.seats))


def _seat_words(seat: e.Seat, picture: SeatPicture, voice: Voice, *, you: bool) -> str:
    said, name = voice.say, voice.name(seat)
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
    if you:
        own = replace(voice, told=None).name(seat)
        name = own if own == said("seat-you") else said("alt-you", name=own)
    return said("alt-seat", seat=voice.seat(seat), name=name, marks="".join(marks))


def _free_or_taken(seat: e.Seat, voice: Voice) -> str:
    sitter = voice.table.seats[seat]
    computer = sitter is not None and sitter.is_computer
    marks = voice.say("alt-computer", level=voice.level(seat)) if computer else ""
    return voice.say("alt-seat", seat=voice.seat(seat), name=voice.name(seat), marks=marks)


_TRUMP_TEXTS: Final[dict[e.Trump, TrumpText]] = {
    e.Trump.CLUBS: "c",
    e.Trump.DIAMONDS: "d",
    e.Trump.HEARTS: "h",
    e.Trump.SPADES: "s",
    e.Trump.NONE: "nt",
    e.Trump.LOW: "low",
}


def table_picture(shown: TableView, voice: Voice) -> TablePicture:
    """The public picture of a table; `voice` must be `aloud`, as a picture has no Markdown."""
    return _picture(shown, replace(voice, drawn=True), alt=describe(shown, voice))


def chair_picture(shown: TableView, reader: Reader, *, advised: e.Card | None = None) -> ChairPicture:
    """The table from its reader's seat, with the reader's own cards; `advised` is the card that a hint advises.

    Show it to the reader alone. The words of a puzzle, which has no table, call the reader "you".
    """
    view = shown.view
    chair = None if view is None else view.seat
    if view is None or chair is None:
        raise ValueError("only a seat at play has a chair")
    voice = Voice(shown.table, reader.language, aloud=True, told=None if shown.table.id else chair)
    drawn = Voice(shown.table, reader.language, aloud=True, you=chair, drawn=True)
    table = _picture(shown, drawn, alt="", pack=reader.pack)
    return ChairPicture(
        table=table,
        chair=chair,
        hand=own_cards(view, reader, advised),
        alt=_describe_chair(shown, voice, reader, table.seats),
    )


def _picture(shown: TableView, voice: Voice, *, alt: str, pack: Pack = Pack.TWO) -> TablePicture:
    view = shown.view
    if view is None:
        return _lobby(shown, voice, alt)
    contract = contract_shown(view)
    laid = face_up_cards(view)
    upcard = view.upcard if view.phase.before_trump else None
    banner = banner_of(shown, voice)
    trump, benny = contract.trump if contract else None, view.rules.benny_card
    return TablePicture(
        seats=_seats(shown, view, voice),
        sides=_sides(voice, view),
        style=ScoreStyle(view.rules.score_cards),
        pack=pack,
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
    changing = rules.partnership is Partnership.ROTATING or rules.partners is not Partners.AS_SEATED
    seats = [
        SeatPicture(
            name=voice.seat(seat) if sitter is None else voice.name(seat),
            fallback=voice.seat(seat),
            side=None if changing else rules.side_of(seat),
            empty=sitter is None,
            computer=sitter is not None and sitter.is_computer,
        )
        for seat, sitter in enumerate(shown.table.seats)
    ]
    caption = (short_goal(voice, rules),)
    return TablePicture(seats=tuple(seats), caption=caption, alt=alt)


def _trump_label(contract: e.Contract, voice: Voice) -> str:
    """The number of tricks bid, or else the suit, which a mark shows anyway."""
    if contract.bid and not contract.makerless:
        return bid_text(contract.bid, voice, moon=contract.moon)
    return voice.suit_title(contract.trump)


def _maker(contract: e.Contract, voice: Voice) -> str:
    return voice.say("value-alone-nobody") if contract.makerless else voice.name(contract.maker)


def _sides(voice: Voice, view: e.View) -> tuple[SidePicture, ...]:
    if each_alone(view.rules):
        return ()
    return tuple(SidePicture(label=voice.side(side), score=points) for side, points in enumerate(view.scores))


def _caption(view: e.View, voice: Voice) -> tuple[str, ...]:
    number = view.last.number if view.last is not None else view.number
    hand = () if view.phase is e.Phase.DRAW_FOR_DEAL else (voice.say("picture-hand", number=number),)
    return (*hand, short_goal(voice, view.rules))


def with_avatars(panel: Panel, avatars: Mapping[e.Seat, Avatar]) -> Panel:
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


def _draw_in(drawing: TablePicture | ChairPicture, avatars: Mapping[e.Seat, Avatar]) -> TablePicture | ChairPicture:
    table = drawing.table if isinstance(drawing, ChairPicture) else drawing
    seats = tuple(replace(seat, avatar=avatars.get(index)) for index, seat in enumerate(table.seats))
    shown = replace(table, seats=seats)
    return replace(drawing, table=shown) if isinstance(drawing, ChairPicture) else shown
