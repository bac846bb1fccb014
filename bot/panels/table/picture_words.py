"""The picture of a table in words, for its alternative text."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.panels.core.lengths import fit_alt
from bot.panels.core.names import LONGEST
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.table.bidding_lines import upcard_line
from bot.panels.table.own_cards import own_cards_words
from bot.panels.table.picture_parts import banner_of, face_up_cards, maker_label, seat_picture
from bot.panels.table.scores import each_alone, score_cards_words
from bot.panels.table.sides import contract_shown, find_claim
from bot.tables.model import TableView
from engine import (
    Contract,
    Seat,
    View,
)

_SHORTER: Final = (LONGEST, 16, 9, 5)
"""Lengths of names to try until the alternative text fits."""


def describe(shown: TableView, voice: Voice) -> str:
    """The picture in words, short enough for an alternative text; names are cut first."""
    return fit_alt(_table_words(shown, replace(voice, longest=min(longest, voice.longest))) for longest in _SHORTER)


def describe_chair(shown: TableView, voice: Voice, reader: Reader) -> str:
    """The picture from a member's chair in words: the table, and the member's own cards."""

    def versions() -> Iterator[str]:
        for longest in _SHORTER:
            short = replace(voice, longest=min(longest, voice.longest))
            own = [] if shown.view is None else own_cards_words(shown.view, short, reader)
            yield " ".join((_table_words(shown, short, shown.view and shown.view.seat), *own))

    return fit_alt(versions())


def _table_words(shown: TableView, voice: Voice, chair: Seat | None = None) -> str:
    view, said = shown.view, voice.say
    parts = [said("alt-table")]
    if view is None:
        parts += [_free_or_taken(seat, voice) for seat in range(len(shown.table.seats))]
        return " ".join(parts)
    contract, laid = contract_shown(view), face_up_cards(view)
    if not each_alone(view.rules):
        parts.append(said("alt-score", scores=score_cards_words(voice, view)))
    banner = banner_of(shown, voice)
    if banner is not None:
        parts.append(said("alt-banner", banner=banner.text, note=banner.note))
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
    parts += [_seat_words(seat, shown, view, contract, voice, you=seat == chair) for seat in range(view.rules.seats)]
    return " ".join(parts)


def _seat_words(seat: Seat, shown: TableView, view: View, contract: Contract | None, voice: Voice, *, you: bool) -> str:
    picture, said = seat_picture(seat, shown, view, contract, voice), voice.say
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
    name = said("alt-you", name=picture.name) if you else picture.name
    return said("alt-seat", seat=voice.seat(seat), name=name, marks="".join(marks))


def _free_or_taken(seat: Seat, voice: Voice) -> str:
    sitter = voice.table.seats[seat]
    computer = sitter is not None and sitter.is_computer
    marks = voice.say("alt-computer", level=voice.level(seat)) if computer else ""
    return voice.say("alt-seat", seat=voice.seat(seat), name=voice.name(seat), marks=marks)
