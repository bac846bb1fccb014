"""The picture of a step of a finished game, and its cards in words."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from bot.history.replay_steps import Position, ShownHand
from bot.members.preferences import Sort
from bot.panels.core.cards import bower_letter, bower_of, card_text, sort_hand
from bot.panels.core.lengths import fit_alt
from bot.panels.core.translator import Voice
from bot.panels.table.picture import table_picture
from bot.panels.table.picture_words import describe
from bot.panels.table.sides import colour_of, contract_shown, sits_out
from bot.pictures import ChairPicture, HandCard, OpenHand, Pack, ReplayPicture
from engine import Trump
from engine.cards import card_name, cards_in

_SHORTER: Final = (32, 12, 6)
"""Lengths of names to try until the alternative text fits."""


def replay_picture(position: Position, aloud: Voice, pack: Pack, sort: Sort) -> ReplayPicture | ChairPicture:
    """The table with all hands under it, or from the chair of the seat whose game it is; `aloud` writes no Markdown."""
    table, chair = table_picture(position.shown, replace(aloud, you=position.seat)), position.seat
    opened = {held.seat for held in position.held}
    seats = tuple(replace(seat, cards=0) if at in opened else seat for at, seat in enumerate(table.seats))
    hands = tuple(_hand(held, position, aloud, sort) for held in position.held)
    # the text says the result of a hand: a banner would hide its last trick or the seat's cards
    bare = replace(table, seats=seats, pack=pack, banner="", banner_note="", banner_side=None)
    alt = _alt(position, aloud)
    if chair is None:
        return ReplayPicture(table=bare, hands=hands, alt=alt)
    return ChairPicture(table=bare, chair=chair, hand=hands[0].cards if hands else (), alt=alt)


def hand_lines(position: Position, voice: Voice, sort: Sort = Sort.TRUMP_FIRST) -> list[str]:
    """The seats' cards, a line for each seat."""
    trump = _trump(position)
    return [
        voice.say("replay-held", name=voice.name(held.seat), cards=_cards(held, position, voice, sort))
        if held.holds
        else voice.say("replay-holds-none", name=voice.name(held.seat))
        for held in position.held
        if held.holds or trump is not None
    ]


def other_card_lines(position: Position, voice: Voice) -> list[str]:
    """Lines for the cards outside the hands: those buried, and the rest of the pack."""
    lines = list[str]()
    seats = dict.fromkeys(seat for seat, _ in position.buried)
    for seat in seats:
        cards = voice.cards(card for of, card in position.buried if of == seat)
        lines.append(voice.say("replay-buried", name=voice.name(seat), cards=cards))
    if position.left:
        lines.append(voice.say("replay-left", cards=voice.cards(position.left)))
    return lines


def _hand(held: ShownHand, position: Position, aloud: Voice, sort: Sort) -> OpenHand:
    view, trump, benny = position.view, _trump(position), position.view.rules.benny_card
    left = Counter(cards_in(held.holds))
    cards = list[HandCard]()
    for card in sort_hand(cards_in(held.began), trump, sort, benny):
        there = left[card] > 0
        left[card] -= there
        bower = bower_of(card, trump, benny)
        letter = bower_letter(bower, aloud.language)
        cards.append(HandCard(card=card_name(card), dimmed=not there, bower=bower, letter=letter))
    return OpenHand(
        name=replace(aloud, drawn=True).name(held.seat),
        fallback=aloud.seat(held.seat),
        cards=tuple(cards),
        side=colour_of(view, held.seat),
        turn=view.actor == held.seat,
        note=aloud.say("status-sits-out") if sits_out(view, held.seat) else "",
    )


def _alt(position: Position, aloud: Voice) -> str:
    """The hands, then the table; with shorter names and cards as signs if that is too long."""

    def versions() -> Iterator[str]:
        for longest in _SHORTER:
            for signs in (False, True):
                short = replace(aloud, longest=longest)
                held = hand_lines(position, replace(short, aloud=not signs))
                yield " ".join([*(f"{line}." for line in held), describe(position.shown, short)])

    return fit_alt(versions())


def _cards(held: ShownHand, position: Position, voice: Voice, sort: Sort) -> str:
    cards = sort_hand(cards_in(held.holds), _trump(position), sort, position.view.rules.benny_card)
    return voice.cards(cards) if voice.aloud else " ".join(map(card_text, cards))


def _trump(position: Position) -> Trump | None:
    contract = contract_shown(position.view)
    return None if contract is None else contract.trump
