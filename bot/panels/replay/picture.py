"""The picture of a step of a finished game, and its hands in words."""

from collections import Counter
from dataclasses import replace
from typing import Final

from bot.history.replay_steps import Position, ShownHand
from bot.members.preferences import Sort
from bot.panels.core.cards import bower_letter, bower_of, card_text, in_order
from bot.panels.core.translator import Voice
from bot.panels.table.picture import ALT_LONGEST, describe, table_picture
from bot.panels.table.sides import colour_of, contract_shown, sits_out
from bot.pictures import HandCard, OpenHand, Pack, ReplayPicture
from engine import Trump
from engine.cards import card_name, cards_in

_SHORTER: Final = (32, 12, 6)
"""Characters of a name in an alternative text that would be too long."""


def replay_picture(position: Position, aloud: Voice, pack: Pack, sort: Sort) -> ReplayPicture:
    """The table with the hands that may be seen under it; `aloud` speaks without Markdown."""
    table = table_picture(position.shown, aloud)
    opened = {held.seat for held in position.held}
    seats = tuple(replace(seat, cards=0) if at in opened else seat for at, seat in enumerate(table.seats))
    hands = tuple(_hand(held, position, aloud, sort) for held in position.held)
    # what a hand came to is told beside the picture: a banner would lie on its last trick
    bare = replace(table, seats=seats, pack=pack, banner="", banner_note="", banner_side=None)
    return ReplayPicture(table=bare, hands=hands, alt=_alt(position, aloud))


def held_lines(position: Position, voice: Voice, sort: Sort = Sort.TRUMP_FIRST) -> list[str]:
    """The cards that the seats hold, a line for each."""
    trump = _trump(position)
    return [
        voice.say("replay-held", name=voice.name(held.seat), cards=_cards(held, position, voice, sort))
        if held.holds
        else voice.say("replay-holds-none", name=voice.name(held.seat))
        for held in position.held
        if held.holds or trump is not None
    ]


def beside_lines(position: Position, voice: Voice) -> list[str]:
    """What lies beside the hands: cards buried, and those left of the pack."""
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
    for card in in_order(cards_in(held.began), trump, sort, benny):
        there = left[card] > 0
        left[card] -= there
        bower = bower_of(card, trump, benny)
        letter = bower_letter(bower, aloud.language)
        cards.append(HandCard(card=card_name(card), dimmed=not there, bower=bower, letter=letter))
    return OpenHand(
        name=aloud.name(held.seat),
        fallback=aloud.seat(held.seat),
        cards=tuple(cards),
        side=colour_of(view, held.seat),
        turn=view.actor == held.seat,
        note=aloud.say("status-sits-out") if sits_out(view, held.seat) else "",
    )


def _alt(position: Position, aloud: Voice) -> str:
    """The hands, then the table; where that is too long, with shorter names and cards as signs."""
    text = ""
    for longest in _SHORTER:
        for signs in (False, True):
            short = replace(aloud, longest=longest)
            held = held_lines(position, replace(short, aloud=not signs))
            text = " ".join([*(f"{line}." for line in held), describe(position.shown, short)])
            if len(text) <= ALT_LONGEST:
                return text
    return text[: ALT_LONGEST - 1] + "…"


def _cards(held: ShownHand, position: Position, voice: Voice, sort: Sort) -> str:
    cards = in_order(cards_in(held.holds), _trump(position), sort, position.view.rules.benny_card)
    return voice.cards(cards) if voice.aloud else " ".join(map(card_text, cards))


def _trump(position: Position) -> Trump | None:
    contract = contract_shown(position.view)
    return None if contract is None else contract.trump
