"""The replay of a finished game: one step of one hand, buttons to all others, sharing; and the check of its deals."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.history.replay import Chapter, ReplayPosition, ShownHand
from bot.members.preferences import Sort
from bot.panels.core import panel as p
from bot.panels.core.cards import bower_letter, bower_of, card_text, sort_hand
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.menus import Spot, spot_of, turn_buttons
from bot.panels.core.reader import Reader, Voice
from bot.panels.core.wording import DESCRIPTION_LONGEST, cut, fit_alt
from bot.panels.review.decisions import describe_action
from bot.panels.table.bidding import bidding_lines, contract_line
from bot.panels.table.picture import describe, table_picture
from bot.panels.table.picture_parts import outcome_key
from bot.panels.table.scores import colour_of, contract_shown, score_line, sits_out
from bot.panels.table.status_lines import pack_for, sentences, trick_line, variant_lines
from bot.pictures.colours import Pack
from bot.pictures.hands import ChairPicture, HandCard, OpenHand, ReplayPicture
from bot.tables.model import Member, Status
from bot.texts.catalogue import say
from engine import Phase, Seat, Trump, Word
from engine.cards import card_name, cards_in
from engine.fairness import DealCheck, game_commitment

_SHORTER: Final = (32, 12, 6)
"""Lengths of names to try until the alternative text fits."""


def replay_picture(position: ReplayPosition, aloud: Voice, pack: Pack, sort: Sort) -> ReplayPicture | ChairPicture:
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


def hand_lines(position: ReplayPosition, voice: Voice, sort: Sort = Sort.TRUMP_FIRST) -> list[str]:
    """The seats' cards, a line for each seat."""
    trump = _trump(position)
    return [
        voice.say("replay-held", name=voice.name(held.seat), cards=_cards(held, position, voice, sort))
        if held.holds
        else voice.say("replay-holds-none", name=voice.name(held.seat))
        for held in position.held
        if held.holds or trump is not None
    ]


def other_card_lines(position: ReplayPosition, voice: Voice) -> list[str]:
    """Lines for the cards outside the hands: those buried, and the rest of the pack."""
    lines = list[str]()
    seats = dict.fromkeys(seat for seat, _ in position.buried)
    for seat in seats:
        cards = voice.cards(card for of, card in position.buried if of == seat)
        lines.append(voice.say("replay-buried", name=voice.name(seat), cards=cards))
    if position.left:
        lines.append(voice.say("replay-left", cards=voice.cards(position.left)))
    return lines


def _hand(held: ShownHand, position: ReplayPosition, aloud: Voice, sort: Sort) -> OpenHand:
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


def _alt(position: ReplayPosition, aloud: Voice) -> str:
    """The hands, then the table; with shorter names and cards as signs if that is too long."""

    def versions() -> Iterator[str]:
        for longest in _SHORTER:
            for signs in (False, True):
                short = replace(aloud, longest=longest)
                held = hand_lines(position, replace(short, aloud=not signs))
                yield " ".join([*(f"{line}." for line in held), describe(position.shown, short)])

    return fit_alt(versions())


def _cards(held: ShownHand, position: ReplayPosition, voice: Voice, sort: Sort) -> str:
    cards = sort_hand(cards_in(held.holds), _trump(position), sort, position.view.rules.benny_card)
    return voice.cards(cards) if voice.aloud else " ".join(map(card_text, cards))


def _trump(position: ReplayPosition) -> Trump | None:
    contract = contract_shown(position.view)
    return None if contract is None else contract.trump


_ACCENT: Final = 0xC9A24B
_SHORT: Final = 16
"""Characters of a name that is repeated in every line."""


def replay_panel(position: ReplayPosition, reader: Reader) -> p.Panel:
    """One step for one reader, with the ways to other steps, views and hands below it: all of it fits a screen."""
    voice = Voice(position.shown.table, reader.language)
    aloud = Voice(position.shown.table, reader.language, aloud=True)
    share = spot_of(position).press(Verb.REPLAY_SHARE, aloud.table.id).button(aloud.say("replay-share"))
    return p.Panel(
        blocks=(
            *position_blocks(position, voice, aloud, reader),
            p.Buttons(_step_buttons(position, aloud)),
            *((p.Buttons((share, *_ask(position, aloud))),) if aloud.table.counted else ()),
            _menu(position, aloud),
        ),
        accent=_ACCENT,
    )


def _ask(position: ReplayPosition, aloud: Voice) -> tuple[p.Button, ...]:
    """Asks about the decision of this step, where it was one of the seat whose view is shown."""
    deed, table = position.deed, position.shown.table
    if deed is None or not deed.chose or table.private or table.status is not Status.OVER:
        return ()
    press = Press(Verb.ASK, table.id, seen=position.hand, index=position.step - position.chapter.deal)
    return (press.button(aloud.say("button-ask-short")),)


def shared_position(position: ReplayPosition, sharer: Member) -> p.Panel:
    """One step for everyone in the channel, in the table's language."""
    table = position.shown.table
    voice, aloud = Voice(table, table.language), Voice(table, table.language, aloud=True)
    blocks = position_blocks(position, voice, aloud, Reader(language=table.language))
    return p.Panel(blocks=(*blocks, *_sharer_blocks(position, sharer, voice)), accent=_ACCENT)


def describe_step(position: ReplayPosition, voice: Voice) -> list[str]:
    """Describes a step: the seat's action, unless the events already say it, and the events."""
    events, deed = position.shown.events, position.deed
    lines = sentences(events, voice, position.view)
    says = any(event.seat == deed.seat and event.word is not Word.TRICK for event in events) if deed else False
    if deed is not None and (deed.phase is Phase.PLAYING or not says):
        name = voice.name(deed.seat)
        if deed.action is None:
            key = "replay-gives" if deed.phase is Phase.PARTNERS_BEST else "replay-buries"
            lines.insert(0, voice.say(key, name=name))
        else:
            did = describe_action(deed.action, deed.phase, position.view.upcard, voice)
            lines.insert(0, voice.say("review-decision", name=name, did=did if voice.aloud else f"**{did}**"))
    return lines or [voice.say("replay-closed")]


def position_blocks(position: ReplayPosition, voice: Voice, aloud: Voice, reader: Reader) -> tuple[p.Block, ...]:
    """One step in words and, unless the reader wants text only, as a picture."""
    now = "\n".join(describe_step(position, voice))
    beside = [f"-# {line}" for line in other_card_lines(position, voice)]
    if reader.text_only:
        held = hand_lines(position, voice, reader.sort)
        stands = _stands(position, voice, reader)
        parts = [f"{_title(position, voice)}\n{now}", "\n".join(held), "\n".join([*stands, *beside])]
        return tuple(p.Text(part) for part in parts if part)
    picture = replay_picture(position, aloud, reader.pack, reader.sort)
    below = (p.Text(f"-# {' · '.join(other_card_lines(position, voice))}"),) if beside else ()
    return (p.Text(f"{_title(position, voice)}\n{now}"), p.Picture(picture), *below)


def _title(position: ReplayPosition, voice: Voice) -> str:
    step = voice.say("replay-step", step=position.step + 1, steps=position.chapter.steps)
    return f"### {_name(position, voice)}\n-# {_as_seen(position.seat, voice)} · {step}"


def _name(position: ReplayPosition, voice: Voice) -> str:
    number, hands = position.hand + 1, len(position.hands)
    return voice.say("replay-title", number=str(voice.table.id), hand=number, hands=hands)


def _as_seen(seat: Seat | None, voice: Voice) -> str:
    return voice.say("replay-everyone") if seat is None else voice.say("replay-as", name=voice.name(seat))


def _contract(position: ReplayPosition, voice: Voice, pack: Pack | None) -> list[str]:
    view, contract = position.view, contract_shown(position.view)
    if contract is None:
        return []
    return [contract_line(voice, contract, pack, view.partner)]


def _stands(position: ReplayPosition, voice: Voice, reader: Reader) -> list[str]:
    """The contents of the picture as lines of text."""
    view = position.view
    lines = [score_line(voice, view), *_contract(position, voice, pack_for(reader)), *bidding_lines(voice, view)]
    if view.phase.has_tricks:
        lines.append(trick_line(voice, view))
    return [*lines, *variant_lines(voice, view)]


def _step_buttons(position: ReplayPosition, aloud: Voice) -> tuple[p.Button, ...]:
    """Buttons to other steps of the hand, after the last one to the next hand; those that lead nowhere are disabled."""
    hand, step, last = position.hand, position.step, position.chapter.steps - 1
    more = hand + 1 < len(position.hands)
    after = (hand + 1, None) if step == last and more else (hand, min(last, step + 1))
    ways = (
        ("replay-first", (hand, 0), step > 0, p.Style.SECONDARY),
        ("replay-back", (hand, max(0, step - 1)), step > 0, p.Style.SECONDARY),
        ("replay-next", after, step < last or more, p.Style.PRIMARY),
        ("replay-last", (hand, last), step < last, p.Style.SECONDARY),
    )
    return tuple(
        Spot(*to, position.seat)
        .press(Verb.REPLAY_STEP, aloud.table.id, place)
        .button(aloud.say(key), style, disabled=not there)
        for place, (key, to, there, style) in enumerate(ways, start=1)
    )


HANDS: Final = 100
"""Values of the menu: below it seats from 1 on, and 0 for everyone's view; from it on hands."""


def pick_spot(here: Spot, value: int) -> Spot:
    """Where a value of the menu leads: to this step in another view, or to the deal of a hand."""
    if value < HANDS:
        return Spot(here.hand, here.step, value - 1 if value else None)
    return Spot(value - HANDS, None, here.seat)


def _menu(position: ReplayPosition, aloud: Voice) -> p.Menu:
    """A menu of the other views of this step, and of the hands around this one."""
    seats: tuple[Seat | None, ...] = (None, *range(len(aloud.table.seats)))
    choices = [
        p.Choice(label=_as_seen(seat, aloud), value=str(0 if seat is None else seat + 1))
        for seat in seats
        if seat != position.seat
    ]
    hands, room = position.hands, p.CHOICES - len(choices) + 1  # this hand is not among them
    first = max(0, min(position.hand - room // 2, len(hands) - room))
    choices += [
        p.Choice(
            label=aloud.say("picture-hand", number=at + 1),
            value=str(HANDS + at),
            description=_chapter_about(hands[at], aloud, last=at + 1 == len(hands)),
        )
        for at in range(first, min(first + room, len(hands)))
        if at != position.hand
    ]
    # a different id for each step: clients keep the last choice of a menu they know
    press = spot_of(position).press(Verb.REPLAY_PICK, aloud.table.id)
    return p.Menu(p.Select(id=press.menu(), placeholder=aloud.say("replay-pick"), choices=tuple(choices)))


def _chapter_about(chapter: Chapter, aloud: Voice, *, last: bool) -> str:
    key = outcome_key(chapter.result) if chapter.result else "replay-given-up" if last else "review-hand-again"
    return cut(aloud.say(key), DESCRIPTION_LONGEST)


def _sharer_blocks(position: ReplayPosition, sharer: Member, voice: Voice) -> tuple[p.Block, ...]:
    press = spot_of(position).press(Verb.REPLAY, voice.table.id)
    own = press.button(voice.say("button-replay"))
    shared = p.Text(f"-# {voice.say('result-shared', name=voice.member(sharer))}")
    return (shared,) if voice.table.private else (shared, p.Buttons((own,)))


LISTED: Final = 4
"""Commitments of hands on a page; each takes three lines of a phone."""
_BACK_AND_DEALS: Final = ("verify-previous", "verify-next")
_KEPT: Final = {True: "✓", False: "✗"}
"""Marks in the list; the text above it and next to a mismatch says the same in words."""


def verify_panel(table: int, checks: Sequence[DealCheck], secret: bytes, reader: Reader, page: int = 0) -> p.Panel:
    """The commitment to a game, whether its deals match, and the secret, so that anyone can check.

    The pages after the first list the commitments to each deal, and one for all draws; mismatches come first. A `page`
    after the last one shows the last one.
    """
    language = reader.language
    title = f"### {say(language, 'verify-title', table=str(table))}"
    deals = sum(check.number > 0 for check in checks)
    if not deals:
        return p.Panel(blocks=(p.Text(f"{title}\n{say(language, 'verify-nothing')}"), _secret(secret, language)))
    unfair = [check for check in checks if not check.fair]
    result = say(language, "verify-unfair", count=len(unfair))
    if not unfair:
        result = say(language, "verify-fair", count=deals, draws=len(checks) - deals)
    listed = [*unfair, *(check for check in dict.fromkeys(checks) if check.fair)]
    pages = 1 + -(-len(listed) // LISTED)
    page = min(page, pages - 1)
    blocks: list[p.Block] = [p.Text(f"{title}\n{result}")]
    if page == 0:
        blocks += [
            p.Text(say(language, "verify-game", commitment=f"`{game_commitment(secret)}`")),
            _secret(secret, language),
            p.Text(f"-# {say(language, 'verify-how')}"),
        ]
    else:
        shown = listed[LISTED * (page - 1) : LISTED * page]
        blocks.append(p.Text("\n".join(_line(check, language) for check in shown)))
    turns = turn_buttons(
        lambda to: Press(Verb.VERIFY_PAGE, table, index=to), page, pages, language, keys=_BACK_AND_DEALS
    )
    return p.Panel(blocks=(*blocks, p.Buttons(turns)))


def _secret(secret: bytes, language: str) -> p.Text:
    return p.Text(say(language, "verify-secret", secret=f"`{secret.hex()}`"))


def _line(check: DealCheck, language: str) -> str:
    commitment, mark = f"`{check.commitment}`", _KEPT[check.fair]
    if not check.fair:
        return f"{mark} {say(language, 'verify-hand-unfair', number=check.number, commitment=commitment)}"
    if check.number == 0:
        return f"{mark} {say(language, 'verify-draw', commitment=commitment)}"
    return f"{mark} {say(language, 'verify-hand', number=check.number, commitment=commitment)}"
