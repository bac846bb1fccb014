"""The review of a finished game: its progress, the whole game, and each hand."""

from dataclasses import replace
from typing import Final

from bot.coach.review import Progress
from bot.members.preferences import Sort
from bot.panels.core.cards import sort_hand
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.lengths import DESCRIPTION_LONGEST, cut
from bot.panels.core.names import escape
from bot.panels.core.panel import Block, Button, Buttons, Choice, Divider, Menu, Panel, Picture, Select, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.review.course import course_picture, course_words
from bot.panels.review.decision_lines import (
    SIGNS,
    call_line,
    capital,
    decision_line,
    describe_action,
    describe_decision,
    describe_moment,
    mark_name,
    points_text,
)
from bot.panels.rules.summary import rules_name
from bot.panels.table.events import result_sentence
from bot.panels.table.picture_parts import outcome_key
from bot.panels.table.scores import score_words
from bot.tables.model import Table, TableView
from bot.texts.catalogue import say
from engine.cards import cards_in
from engine.players.review.model import HandReview, Judged, Mark, PlayerReview, Review

LISTED: Final = 5
"""The most decisions listed as the worst ones."""
CHOICES: Final = 25
"""The most choices in a menu."""
PAGE: Final = 1900
"""Characters of decisions on a page, about half a message."""
_SHORT: Final = 16
"""Characters of a name that is repeated in every line."""
_STEPS: Final = 20
"""Squares of the progress bar."""
_ACCENT: Final = 0x7CC8FF


def progress_panel(table: int, progress: Progress, reader: Reader) -> Panel:
    """The progress of a review, and a button to stop waiting for it."""
    language = reader.language
    full = _STEPS * progress.done // max(1, progress.hands)
    bar = "▰" * full + "▱" * (_STEPS - full)
    line = say(language, "review-progress", bar=bar, done=progress.done, hands=progress.hands)
    stop = Button(id=Press(Verb.REVIEW_STOP, table).button(), label=say(language, "review-stop"))
    title = say(language, "review-progress-title", number=str(table))
    return Panel(blocks=(Text(f"**{title}**\n{line}"), Buttons((stop,))), accent=_ACCENT)


def summary_panel(review: Review, shown: TableView, reader: Reader) -> Panel:
    """The whole game for one reader: course, accuracy, worst decisions, and a menu of its hands."""
    table, voice = shown.table, Voice(shown.table, reader.language)
    first = Press(Verb.REVIEW_HAND, table.id, seen=review.hands[0].number).button()
    buttons = (
        Button(id=first, label=voice.say("review-first"), style=Style.PRIMARY),
        Button(id=Press(Verb.REVIEW_SHARE, table.id).button(), label=voice.say("review-share")),
    )
    blocks = (
        *_whole(review, shown, voice, text_only=reader.text_only),
        _hands_menu(review, None, voice),
        Buttons(buttons),
    )
    return Panel(blocks=blocks, accent=_ACCENT)


def shared_panel(review: Review, shown: TableView, asker: str) -> Panel:
    """The whole game for everyone in the channel, in the table's language; `asker` is a name as displayed."""
    table, voice = shown.table, Voice(shown.table, shown.table.language)
    by = Text(f"-# {voice.say('review-by', name=escape(asker))}")
    own = Button(id=Press(Verb.REVIEW, table.id).button(), label=voice.say("button-review"))
    return Panel(blocks=(*_whole(review, shown, voice, text_only=False), by, Buttons((own,))), accent=_ACCENT)


def hand_panel(review: Review, number: int, page: int, table: Table, reader: Reader) -> Panel:
    """One hand: its deal and score, the best call, and a page of its decisions; the last one if there is no such page.

    Raises:
        ValueError: When the game has no hand of that number.
    """
    place = next((place for place, hand in enumerate(review.hands) if hand.number == number), None)
    if place is None:
        raise ValueError("no such hand")
    hand, voice = review.hands[place], Voice(table, reader.language)
    pages = _pages(hand, Voice(table, reader.language, longest=_SHORT))
    shown = min(page, len(pages) - 1)
    blocks: list[Block] = [
        Text(_facts(hand, place, review, voice)),
        Text("\n".join(_list_dealt_hands(hand, Voice(table, reader.language, longest=_SHORT)))),
        Divider(),
        Text("\n".join(_judgement(hand, review, voice))),
        Divider(),
        Text(pages[shown]),
        _hands_menu(review, place, voice),
        Buttons(_steps(review, place, shown, len(pages), table, voice)),
    ]
    return Panel(blocks=tuple(blocks), accent=_ACCENT)


def _whole(review: Review, shown: TableView, voice: Voice, *, text_only: bool) -> tuple[Block, ...]:
    table, winner = shown.table, None if shown.view is None else shown.view.winner
    title = f"### {voice.say('review-title', number=str(table.id))}"
    preset = f"-# {rules_name(table.rules, table.preset, voice.language)}"
    players = [_player(each, voice) for each in review.players if each.decisions]
    heading = f"**{voice.say('review-players')}**"
    how = [voice.say("review-how", deals=review.deals)] if review.deals else []
    if review.skipped:
        how.append(voice.say("review-skipped", count=review.skipped))
    aloud = replace(voice, aloud=True)
    course = Text(_words(review, voice)) if text_only else Picture(course_picture(review, winner, aloud))
    return (
        Text(f"{title}\n{preset}"),
        course,
        *([Text("\n".join([heading, *players])), Text("\n".join(_worst(review, voice)))] if players else []),
        *([Text(f"-# {' '.join(how)}")] if how else []),
    )


def _words(review: Review, voice: Voice) -> str:
    """The course in words, without the marks if it would be too long."""
    text, brief = ("\n".join(course_words(review, voice, marked=marked)) for marked in (True, False))
    return text if len(text) <= PAGE else brief[:PAGE]


def _player(player: PlayerReview, voice: Voice) -> str:
    name = voice.name(player.seat)
    if player.accuracy is None:
        return voice.say("review-player-none", name=name)
    counts = (
        ("review-blunders", player.blunders),
        ("review-mistakes", player.mistakes),
        ("review-inaccuracies", player.inaccuracies),
    )
    marks = "".join(f" · {voice.say(key, count=count)}" for key, count in counts if count)
    accuracy = voice.say("value-percent", value=int(player.accuracy))
    return voice.say("review-player", name=name, accuracy=accuracy, lost=points_text(player.loss, voice), marks=marks)


def _worst(review: Review, voice: Voice) -> list[str]:
    worst = review.worst(LISTED)
    if not worst:
        return [voice.say("review-flawless")]
    return [f"**{voice.say('review-worst')}**", *(_worst_line(hand, each, voice) for hand, each in worst)]


def _worst_line(hand: HandReview, judged: Judged, voice: Voice) -> str:
    return voice.say(
        "review-worst-line",
        number=hand.number,
        when=describe_moment(judged, voice),
        name=voice.name(judged.seat),
        did=describe_decision(judged, hand.dealer, voice),
        mark=SIGNS[judged.mark],
        word=mark_name(judged.mark, voice),
        loss=points_text(judged.loss, voice),
        best=describe_action(judged.best, judged.seat, judged.phase, hand.dealer, voice),
    )


def _facts(hand: HandReview, place: int, review: Review, voice: Voice) -> str:
    title = voice.say("review-hand-title", number=str(voice.table.id), hand=place + 1, hands=len(review.hands))
    ended = voice.say("review-hand-again") if hand.result is None else result_sentence(hand.result, voice)
    scores = score_words(voice, hand.scores)
    facts = [voice.say("review-hand-facts", dealer=voice.name(hand.dealer), scores=scores)]
    if hand.upcard is not None:
        facts.append(voice.say("review-hand-upcard", card=voice.card(hand.upcard)))
    return f"### {title}\n{ended}\n-# {' · '.join(facts)}"


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


def _pages(hand: HandReview, voice: Voice) -> list[str]:
    """The decisions under a heading for each part of the hand, split into pages.

    Consecutive best choices share a line, so that mistakes stand out and a phone shows more of the hand.
    """
    pages, lines, heading, joins = list[str](), list[str](), "", False
    for judged in hand.decisions:
        part = f"-# {capital(describe_moment(judged, voice))}"
        line = decision_line(judged, hand.dealer, voice)
        if sum(map(len, (*lines, part, line))) + len(lines) + 2 > PAGE:
            pages.append("\n".join(lines))
            lines, heading = [], ""
        if part != heading:
            lines += [part, line]
        elif joins and judged.mark is Mark.BEST:
            lines[-1] += f" · {line}"
        else:
            lines.append(line)
        heading, joins = part, judged.mark is Mark.BEST
    if not lines:
        return [voice.say("review-no-decisions")]
    return [*pages, "\n".join([*lines, f"-# {voice.say('review-forced')}"])]


def _steps(review: Review, place: int, page: int, pages: int, table: Table, voice: Voice) -> tuple[Button, ...]:
    """Buttons to the hands before and after this one, to more of its decisions, and to the whole game."""
    hands = review.hands
    buttons: list[Button] = []
    if place:
        buttons.append(_to_hand(hands[place - 1], table, voice, "review-previous"))
    buttons.append(Button(id=Press(Verb.REVIEW_GAME, table.id).button(), label=voice.say("review-game")))
    if pages > 1:
        turned = (page + 1) % pages
        more = Press(Verb.REVIEW_HAND, table.id, seen=hands[place].number, index=turned).button()
        buttons.append(Button(id=more, label=voice.say("review-page", page=turned + 1, pages=pages)))
    if place + 1 < len(hands):
        buttons.append(_to_hand(hands[place + 1], table, voice, "review-next"))
    return tuple(buttons)


def _to_hand(hand: HandReview, table: Table, voice: Voice, key: str) -> Button:
    press = Press(Verb.REVIEW_HAND, table.id, seen=hand.number).button()
    return Button(id=press, label=voice.say(key, number=hand.number), style=Style.PRIMARY)


def _hands_menu(review: Review, place: int | None, voice: Voice) -> Menu:
    """A menu of the hands around one of them."""
    first = max(0, min((place or 0) - CHOICES // 2, len(review.hands) - CHOICES))
    choices = tuple(
        Choice(
            label=voice.say("review-option", number=hand.number),
            value=str(hand.number),
            description=_about(hand, review, voice),
            chosen=first + at == place,
        )
        for at, hand in enumerate(review.hands[first : first + CHOICES])
    )
    # a different id for each page: clients keep the last choice of a menu they know
    now = 0 if place is None else review.hands[place].number
    pick = Press(Verb.REVIEW_PICK, voice.table.id, seen=now).menu()
    return Menu(Select(id=pick, placeholder=voice.say("review-pick"), choices=choices))


def _about(hand: HandReview, review: Review, voice: Voice) -> str:
    outcome = voice.say("review-hand-again" if hand.result is None else outcome_key(hand.result))
    lost = points_text(sum(hand.points_lost(review.rules)), voice)
    return cut(voice.say("review-option-about", outcome=outcome, lost=lost), DESCRIPTION_LONGEST)
