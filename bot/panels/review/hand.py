"""One hand of a reviewed game: what was dealt and what it came to, then its decisions in pages."""

from math import ceil
from typing import Final

from bot.members.preferences import Sort
from bot.panels.core.cards import sort_hand
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.lengths import DESCRIPTION_LONGEST, cut
from bot.panels.core.panel import CHOICES, Block, Button, Buttons, Choice, Divider, Menu, Panel, Select, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.review.decision_lines import (
    call_line,
    capital,
    decision_line,
    describe_decision,
    describe_moment,
    points_text,
)
from bot.panels.review.verdicts import better_line, show_menu
from bot.panels.table.events import result_sentence
from bot.panels.table.picture_parts import outcome_key
from bot.panels.table.scores import score_words
from bot.tables.model import Table
from engine import Seat
from engine.cards import cards_in
from engine.players.review import BAD, HandReview, Judged, Mark, Review

ACCENT: Final = 0x7CC8FF
ROWS: Final = 23
"""Lines of a phone on a page of decisions."""
_WIDE: Final = 29
"""Characters of such a line, at least."""
_SHORT: Final = 16
"""Characters of a name that is repeated in every line."""


def hand_panel(
    review: Review, number: int, page: int, table: Table, reader: Reader, *, seat: Seat | None = None
) -> Panel:
    """A page of one hand: the first has its deal, score and best call, the others its decisions.

    There are no higher pages than the last. `seat` is the reader's.

    Raises:
        ValueError: When the game has no hand of that number.
    """
    place = next((place for place, hand in enumerate(review.hands) if hand.number == number), None)
    if place is None:
        raise ValueError("no such hand")
    hand, voice = review.hands[place], Voice(table, reader.language)
    pages = _pages(hand, Voice(table, reader.language, longest=_SHORT), seat)
    shown = min(page, len(pages))
    title = voice.say("review-hand-title", number=str(table.id), hand=place + 1, hands=len(review.hands))
    blocks: list[Block] = []
    if shown:
        text, judged = pages[shown - 1]
        blocks = [
            Text(f"### {title}\n{text}"),
            *show_menu(review, hand, judged, shown, Voice(table, reader.language, aloud=True)),
        ]
    else:
        blocks = [
            Text(f"### {title}\n{_facts(hand, voice)}"),
            Text("\n".join(_list_dealt_hands(hand, Voice(table, reader.language, longest=_SHORT)))),
            Divider(),
            Text("\n".join(_judgement(hand, review, voice))),
            hands_menu(review, place, voice),
        ]
    blocks.append(Buttons(_steps(review, place, shown, len(pages), voice)))
    return Panel(blocks=tuple(blocks), accent=ACCENT)


def _facts(hand: HandReview, voice: Voice) -> str:
    ended = voice.say("review-hand-again") if hand.result is None else result_sentence(hand.result, voice)
    scores = score_words(voice, hand.scores)
    facts = [voice.say("review-hand-facts", dealer=voice.name(hand.dealer), scores=scores)]
    if hand.upcard is not None:
        facts.append(voice.say("review-hand-upcard", card=voice.card(hand.upcard)))
    return f"{ended}\n-# {' · '.join(facts)}"


def _list_dealt_hands(hand: HandReview, voice: Voice) -> list[str]:
    """The cards dealt to each seat, sorted with the trump that was made."""
    contract = None if hand.result is None else hand.result.contract
    trump, benny = None if contract is None else contract.trump, voice.table.rules.benny_card
    return [
        voice.say(
            "review-hand-held",
            name=voice.name(seat),
            cards=" ".join(voice.card(card) for card in sort_hand(cards_in(cards), trump, Sort.TRUMP_FIRST, benny)),
        )
        for seat, cards in enumerate(hand.hands)
        if cards
    ]


def _judgement(hand: HandReview, review: Review, voice: Voice) -> list[str]:
    lost = " · ".join(
        voice.say("line-score", side=voice.side(side), points=f"**{points_text(points, voice)}**")
        for side, points in enumerate(hand.points_lost(review.rules))
        if points or review.rules.sides == 2
    )
    lines = [call_line(hand.call, hand.dealer, voice)]
    if lost and hand.decisions:
        lines.append(voice.say("review-hand-lost", lost=lost))
    turning = hand.turning_point
    if turning is not None:
        values = {"when": describe_moment(turning, voice), "did": describe_decision(turning, hand.dealer, voice)}
        loss = points_text(turning.loss, voice)
        lines.append(voice.say("review-turning", name=voice.name(turning.seat), loss=loss, **values))
    if hand.skipped:
        lines.append(f"-# {voice.say('review-skipped', count=hand.skipped)}")
    return lines


def _pages(hand: HandReview, voice: Voice, seat: Seat | None) -> list[tuple[str, list[Judged]]]:
    """The decisions under a heading for each part of the hand, split into pages; each with the decisions on it.

    Consecutive best choices share a line, so that mistakes stand out and a phone shows more of the hand.
    """
    pages, lines, shown, heading, joins = list[tuple[str, list[Judged]]](), list[str](), list[Judged](), "", False
    for judged in hand.decisions:
        part = f"-# {capital(describe_moment(judged, voice))}"
        line = decision_line(judged, hand.dealer, voice)
        if judged.mark in BAD:
            line = f"{line}\n-# {better_line(judged, hand, voice, seat=seat)}"
        if lines and _rows("\n".join((*lines, part, line))) > ROWS:
            pages.append(("\n".join(lines), shown))
            lines, shown, heading = [], [], ""
        if part != heading:
            lines += [part, line]
        elif joins and judged.mark is Mark.BEST:
            lines[-1] += f" · {line}"
        else:
            lines.append(line)
        shown.append(judged)
        heading, joins = part, judged.mark is Mark.BEST
    if not lines:
        return [(voice.say("review-no-decisions"), [])]
    return [*pages, ("\n".join([*lines, f"-# {voice.say('review-forced')}"]), shown)]


def _rows(text: str) -> int:
    """How many lines of a phone a text takes."""
    return sum(ceil(len(line.replace("*", "").removeprefix("-# ")) / _WIDE) for line in text.split("\n"))


def _steps(review: Review, place: int, page: int, pages: int, voice: Voice) -> tuple[Button, ...]:
    """Buttons to the hands before and after this one, to its other pages, and to the whole game."""
    hands, table = review.hands, voice.table.id

    def to(hand: HandReview, label: str, index: int = 0, style: Style = Style.SECONDARY) -> Button:
        return Press(Verb.REVIEW_HAND, table, seen=hand.number, index=index).button(label, style)

    buttons: list[Button] = []
    if page:
        buttons.append(to(hands[place], voice.say("review-option", number=place + 1)))
    elif place:
        buttons.append(to(hands[place - 1], voice.say("review-previous", number=hands[place - 1].number)))
    buttons.append(Press(Verb.REVIEW_GAME, table).button(voice.say("review-game")))
    if page < pages:
        label = voice.say("review-page", page=page + 1, pages=pages)
        buttons.append(to(hands[place], label, page + 1, Style.PRIMARY))
    if place + 1 < len(hands) and (not page or page == pages):
        buttons.append(to(hands[place + 1], voice.say("review-next", number=hands[place + 1].number)))
    return tuple(buttons)


def hands_menu(review: Review, place: int | None, voice: Voice) -> Menu:
    """A menu of the hands around one of them."""
    first = max(0, min((place or 0) - CHOICES // 2, len(review.hands) - CHOICES))
    choices = tuple(
        Choice(
            label=voice.say("review-option", number=hand.number),
            value=str(hand.number),
            description=_hand_about(hand, review, voice),
            chosen=first + at == place,
        )
        for at, hand in enumerate(review.hands[first : first + CHOICES])
    )
    # a different id for each page: clients keep the last choice of a menu they know
    now = 0 if place is None else review.hands[place].number
    pick = Press(Verb.REVIEW_PICK, voice.table.id, seen=now).menu()
    return Menu(Select(id=pick, placeholder=voice.say("review-pick"), choices=choices))


def _hand_about(hand: HandReview, review: Review, voice: Voice) -> str:
    outcome = voice.say("review-hand-again" if hand.result is None else outcome_key(hand.result))
    lost = points_text(sum(hand.points_lost(review.rules)), voice)
    return cut(voice.say("review-option-about", outcome=outcome, lost=lost), DESCRIPTION_LONGEST)
