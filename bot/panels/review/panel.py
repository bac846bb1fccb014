"""The review of a finished game: its progress, the whole game with its course, one hand with its decisions."""

from dataclasses import replace
from itertools import groupby
from math import ceil
from typing import Final

from bot.coach.review import Progress
from bot.members.preferences import Sort
from bot.panels.core import panel as p
from bot.panels.core.cards import sort_hand
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.reader import Reader, Voice
from bot.panels.core.wording import DESCRIPTION_LONGEST, cut, fit_alt
from bot.panels.review.decisions import (
    SHOWN,
    SIGNS,
    Verdicts,
    better_line,
    call_line,
    capital,
    decision_line,
    describe_decision,
    describe_moment,
    mark_name,
    points_text,
    show_button,
    show_menu,
    verdict_lines,
)
from bot.panels.table.picture_parts import outcome_key
from bot.panels.table.scores import best_side, figures, finish, score_words, short_goal
from bot.panels.table.status_lines import result_sentence
from bot.pictures.result import CourseMark, CoursePicture, Deed, ResultSide
from bot.tables.lobby.seats import computers_at
from bot.tables.model import Member, Table, TableView
from engine import HandResult, Outcome, Seat, Side
from engine.cards import cards_in
from engine.players.review import BAD, HandReview, Judged, PlayerReview, Review, ReviewMark

_DEEDS: Final[dict[Outcome, Deed]] = {
    Outcome.MARCH: "march",
    Outcome.LONE_MARCH: "march",
    Outcome.MOON_MADE: "march",
    Outcome.DECLARED_WON: "march",
    Outcome.EUCHRED: "euchre",
    Outcome.LONE_DEFENCE: "euchre",
    Outcome.BID_SET: "euchre",
    Outcome.MOON_SET: "euchre",
    Outcome.DECLARED_LOST: "euchre",
}
_WORDS: Final[dict[Deed, str]] = {"march": "term-march", "euchre": "term-euchre", "alone": "said-alone"}


def course_picture(review: Review, winner: Side | None, aloud: Voice) -> CoursePicture:
    """The scores after each hand, with marches, euchres and loners; `aloud` writes no Markdown."""
    rules, marks, drawn = review.rules, _marks(review), replace(aloud, drawn=True)
    deeds = {mark.deed for mark in marks}
    return CoursePicture(
        title=aloud.say("result-course") if winner is None else aloud.say("result-title", side=drawn.side(winner)),
        sides=tuple(
            ResultSide(label=drawn.side(side), course=course, won=side == winner)
            for side, course in enumerate(courses(review))
        ),
        marks=marks,
        legend=tuple((deed, capital(aloud.say(key))) for deed, key in _WORDS.items() if deed in deeds),
        target=finish(rules),
        note=short_goal(aloud, rules),
        alt=fit_alt([" ".join(course_words(review, aloud))]),
    )


def course_words(review: Review, voice: Voice, *, marked: bool = True) -> list[str]:
    """The same in words: every side's scores, then the marks unless `marked` is false."""
    lines = [voice.say("result-course")]
    for side, course in enumerate(courses(review)):
        lines.append(voice.say("alt-course", side=voice.side(side), course=", ".join(map(figures, course))))
    for (hand, side), marks in groupby(_marks(review) if marked else (), lambda mark: (mark.hand, mark.side)):
        deeds = ", ".join(voice.say(_WORDS[mark.deed]) for mark in marks)
        values = {"deeds": deeds, "side": voice.side(side)}
        lines.append(voice.say("review-alt-mark", hand=review.hands[hand - 1].number, **values))
    return lines


def courses(review: Review) -> tuple[tuple[int, ...], ...]:
    """Each side's score from the beginning on. A rubber's games, each from 0, follow one another."""
    rules, found = review.rules, list[tuple[int, ...]]()
    for side in range(rules.sides):
        course = [rules.starting_score]
        for hand in review.hands:
            gained = 0 if hand.result is None else hand.result.points[side]
            course.append(course[-1] + gained if rules.rubber else hand.scores[side])
        found.append(tuple(course))
    return tuple(found)


def _marks(review: Review) -> tuple[CourseMark, ...]:
    """Marches, euchres and hands won alone, each at the score of the hand's winner."""
    marks = list[CourseMark]()
    for number, hand in enumerate(review.hands, start=1):
        side = None if hand.result is None else best_side(hand.result, review.rules)
        if hand.result is None or side is None or hand.result.outcome is Outcome.REVOKED:
            continue
        marks += [CourseMark(hand=number, side=side, deed=deed) for deed in _deeds(hand.result)]
    return tuple(marks)


def _deeds(result: HandResult) -> list[Deed]:
    contract, deed = result.contract, _DEEDS.get(result.outcome)
    deeds: list[Deed] = [] if deed is None else [deed]
    if contract is not None and (contract.lone_defender is not None if deed == "euchre" else contract.alone):
        deeds.insert(0, "alone")
    return deeds


ACCENT: Final = 0x7CC8FF
ROWS: Final = 23
"""Lines of a phone on a page of decisions."""
_WIDE: Final = 29
"""Characters of such a line, at least."""
_SHORT: Final = 16
"""Characters of a name that is repeated in every line."""


def hand_panel(
    review: Review, number: int, page: int, table: Table, reader: Reader, *, seat: Seat | None = None
) -> p.Panel:
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
    title = voice.say("replay-title", number=str(table.id), hand=place + 1, hands=len(review.hands))
    blocks: list[p.Block] = []
    if shown:
        text, judged = pages[shown - 1]
        blocks = [
            p.Text(f"### {title}\n{text}"),
            *show_menu(review, hand, judged, shown, Voice(table, reader.language, aloud=True)),
        ]
    else:
        blocks = [
            p.Text(f"### {title}\n{_facts(hand, voice)}"),
            p.Text("\n".join(_list_dealt_hands(hand, Voice(table, reader.language, longest=_SHORT)))),
            p.Divider(),
            p.Text("\n".join(_judgement(hand, review, voice))),
            hands_menu(review, place, voice),
        ]
    blocks.append(p.Buttons(_steps(review, place, shown, len(pages), voice)))
    return p.Panel(blocks=tuple(blocks), accent=ACCENT)


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
            "replay-held",
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
    lines = [call_line(hand.call, hand.upcard, voice)]
    if lost and hand.decisions:
        lines.append(voice.say("review-hand-lost", lost=lost))
    turning = hand.turning_point
    if turning is not None:
        values = {"when": describe_moment(turning, voice), "did": describe_decision(turning, hand.upcard, voice)}
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
        line = decision_line(judged, hand.upcard, voice)
        if judged.mark in BAD:
            line = f"{line}\n-# {better_line(judged, hand, voice, seat=seat)}"
        if lines and _rows("\n".join((*lines, part, line))) > ROWS:
            pages.append(("\n".join(lines), shown))
            lines, shown, heading = [], [], ""
        if part != heading:
            lines += [part, line]
        elif joins and judged.mark is ReviewMark.BEST:
            lines[-1] += f" · {line}"
        else:
            lines.append(line)
        shown.append(judged)
        heading, joins = part, judged.mark is ReviewMark.BEST
    if not lines:
        return [(voice.say("review-no-decisions"), [])]
    return [*pages, ("\n".join([*lines, f"-# {voice.say('review-forced')}"]), shown)]


def _rows(text: str) -> int:
    """How many lines of a phone a text takes."""
    return sum(ceil(len(line.replace("*", "").removeprefix("-# ")) / _WIDE) for line in text.split("\n"))


def _steps(review: Review, place: int, page: int, pages: int, voice: Voice) -> tuple[p.Button, ...]:
    """Buttons to the hands before and after this one, to its other pages, and to the whole game."""
    hands, table = review.hands, voice.table.id

    def to(hand: HandReview, label: str, index: int = 0, style: p.Style = p.Style.SECONDARY) -> p.Button:
        return Press(Verb.REVIEW_HAND, table, seen=hand.number, index=index).button(label, style)

    buttons: list[p.Button] = []
    if page:
        buttons.append(to(hands[place], voice.say("picture-hand", number=place + 1)))
    elif place:
        buttons.append(to(hands[place - 1], voice.say("review-previous", number=hands[place - 1].number)))
    buttons.append(Press(Verb.REVIEW_GAME, table).button(voice.say("review-game")))
    if page < pages:
        label = voice.say("review-page", page=page + 1, pages=pages)
        buttons.append(to(hands[place], label, page + 1, p.Style.PRIMARY))
    if place + 1 < len(hands) and (not page or page == pages):
        buttons.append(to(hands[place + 1], voice.say("review-next", number=hands[place + 1].number)))
    return tuple(buttons)


def hands_menu(review: Review, place: int | None, voice: Voice) -> p.Menu:
    """A menu of the hands around one of them."""
    first = max(0, min((place or 0) - p.CHOICES // 2, len(review.hands) - p.CHOICES))
    choices = tuple(
        p.Choice(
            label=voice.say("picture-hand", number=hand.number),
            value=str(hand.number),
            description=_hand_about(hand, review, voice),
            chosen=first + at == place,
        )
        for at, hand in enumerate(review.hands[first : first + p.CHOICES])
    )
    # a different id for each page: clients keep the last choice of a menu they know
    now = 0 if place is None else review.hands[place].number
    pick = Press(Verb.REVIEW_HAND, voice.table.id, seen=now).menu()
    return p.Menu(p.Select(id=pick, placeholder=voice.say("review-pick"), choices=choices))


def _hand_about(hand: HandReview, review: Review, voice: Voice) -> str:
    outcome = voice.say("review-hand-again" if hand.result is None else outcome_key(hand.result))
    lost = points_text(sum(hand.points_lost(review.rules)), voice)
    return cut(voice.say("review-option-about", outcome=outcome, lost=lost), DESCRIPTION_LONGEST)


LISTED: Final = 3
"""The most decisions listed for a channel."""
PAGE: Final = 1900
"""Characters of the course in words, about half a message."""
_STEPS: Final = 20
"""Squares of the progress bar."""


def progress_panel(progress: Progress, table: Table, reader: Reader, *, seat: Seat | None = None) -> p.Panel:
    """How far a review is, and what the hands judged so far have shown; `seat` is the reader's."""
    voice, done = Voice(table, reader.language, told=seat), len(progress.judged)
    full = _STEPS * done // max(1, progress.hands)
    bar = "▰" * full + "▱" * (_STEPS - full)
    line = voice.say("review-progress", bar=bar, done=done, hands=progress.hands)
    title = voice.say("review-progress-title", number=str(table.id))
    so_far = Review(table.rules, progress.judged)
    dearest = Verdicts(Verdicts.of(so_far, seat, everyone=False, at=0).found[:1], seat, seat is None, 0)
    told = (p.Text("\n".join(_verdict(dearest, voice))),) if dearest.found else ()
    return p.Panel(blocks=(p.Text(f"**{title}**\n{line}"), *_accuracy(so_far, voice), *told), accent=ACCENT)


def summary_panel(
    review: Review,
    shown: TableView,
    reader: Reader,
    *,
    seat: Seat | None = None,
    everyone: bool = False,
    at: int = 0,
    again: bool = False,
) -> p.Panel:
    """The whole game for one reader: course, accuracy, verdict number `at`, and a menu of its hands.

    `seat` is the reader's: verdicts on others only show if `everyone` is wanted. `again`: hands may be played again.
    """
    voice = Voice(shown.table, reader.language)
    verdicts = Verdicts.of(review, seat, everyone=everyone, at=at)
    judged = any(each.decisions for each in review.players if verdicts.everyone or each.seat == seat)
    return p.Panel(
        blocks=(
            *_whole(review, shown, replace(voice, told=seat), text_only=reader.text_only),
            *((p.Text("\n".join(_verdict(verdicts, voice))),) if judged else ()),
            *_notes(review, voice, how=verdicts.everyone),
            hands_menu(review, None, voice),
            p.Buttons(_ways(review, verdicts, voice, again=again)),
        ),
        accent=ACCENT,
    )


def shared_panel(review: Review, shown: TableView, asker: Member) -> p.Panel:
    """The whole game for everyone in the channel, in the table's language."""
    table, voice = shown.table, Voice(shown.table, shown.table.language)
    by = p.Text(f"-# {voice.say('review-by', name=voice.member(asker))}")
    own = Press(Verb.REVIEW, table.id).button(voice.say("button-review"))
    lines = [f"**{voice.say('review-worst')}**"]
    computers = computers_at(table)
    worst = [each for each in review.worst(SHOWN) if each[1].seat not in computers][:LISTED]
    lines += [verdict_lines(hand, judged, voice, seat=None)[0] for hand, judged in worst]
    told = (p.Text("\n".join(lines)),) if worst else ()
    ways = () if table.private else (p.Buttons((own,)),)
    return p.Panel(blocks=(*_whole(review, shown, voice, text_only=False), *told, by, *ways), accent=ACCENT)


def _whole(review: Review, shown: TableView, voice: Voice, *, text_only: bool) -> tuple[p.Block, ...]:
    table, winner = shown.table, None if shown.view is None else shown.view.winner
    title = f"### {voice.say('review-title', number=str(table.id))}"
    aloud = replace(voice, aloud=True, told=None)
    course: list[p.Block] = [p.Picture(course_picture(review, winner, aloud))]
    course = [p.Text(_words(review, replace(voice, told=None)))] if text_only else course
    course = [] if table.rules.fixed_hands == 1 else course  # of one hand it says nothing
    return (p.Text(title), *course, *_accuracy(review, voice))


def _accuracy(review: Review, voice: Voice) -> tuple[p.Text, ...]:
    """How members played, the reader first; nothing where nobody has decided anything."""
    computers = computers_at(voice.table)  # which would be judged by their own kind
    people = [each for each in review.players if each.decisions and each.seat not in computers]
    people.sort(key=lambda each: each.seat != voice.told)
    squares = " · ".join(f"{sign}\N{NO-BREAK SPACE}{mark_name(mark, voice)}" for mark, sign in SIGNS.items())
    lines = [f"**{voice.say('review-players')}**", *(_player(each, voice) for each in people), f"-# {squares}"]
    return (p.Text("\n".join(lines)),) if people else ()


def _notes(review: Review, voice: Voice, *, how: bool) -> tuple[p.Text, ...]:
    """How decisions were judged, beside those of everyone: on the reader's own page is no room; and what was not."""
    notes = [voice.say("review-how", deals=review.deals)] if review.deals and how else []
    if review.skipped:
        notes.append(voice.say("review-skipped", count=review.skipped))
    return (p.Text(f"-# {' '.join(notes)}"),) if notes else ()


def _words(review: Review, voice: Voice) -> str:
    """The course in words, without the marks if it would be too long."""
    text, brief = ("\n".join(course_words(review, voice, marked=marked)) for marked in (True, False))
    return text if len(text) <= PAGE else brief[:PAGE]


def _player(player: PlayerReview, voice: Voice) -> str:
    name = voice.name(player.seat)
    if player.accuracy is None:
        return voice.say("review-player-none", name=name)
    counts = {
        ReviewMark.BLUNDER: player.blunders,
        ReviewMark.MISTAKE: player.mistakes,
        ReviewMark.INACCURACY: player.inaccuracies,
    }
    marks = " ".join(f"{SIGNS[mark]}\N{NO-BREAK SPACE}{count}" for mark, count in counts.items() if count)
    accuracy = voice.say("value-percent", value=int(player.accuracy))
    return voice.say("review-player", name=name, accuracy=accuracy, marks=f" · {marks}" if marks else "")


def _verdict(verdicts: Verdicts, voice: Voice) -> list[str]:
    """The verdict that is shown, under what it is one of."""
    if not verdicts.found:
        return [voice.say("review-flawless" if verdicts.everyone else "review-flawless-own")]
    hand, judged = verdicts.found[verdicts.at]
    key = "review-worst" if verdicts.everyone else "review-worst-own"
    place = f" · {verdicts.at + 1}/{len(verdicts.found)}" if len(verdicts.found) > 1 else ""
    return [f"**{voice.say(key)}**{place}", *verdict_lines(hand, judged, voice, seat=verdicts.seat)]


def _ways(review: Review, verdicts: Verdicts, voice: Voice, *, again: bool) -> tuple[p.Button, ...]:
    """The replay at the verdict, the next verdict, those on everyone or on the reader, the hand again, the channel."""
    table, buttons = voice.table.id, list[p.Button]()

    def to(at: int, label: str, *, everyone: bool, style: p.Style = p.Style.SECONDARY) -> p.Button:
        return Press(Verb.REVIEW_GAME, table, seen=at, index=int(everyone)).button(label, style)

    if verdicts.found:
        buttons.append(show_button(review, *verdicts.found[verdicts.at], voice))
    if len(verdicts.found) > 1:
        following = (verdicts.at + 1) % len(verdicts.found)
        label = voice.say("review-following", page=following + 1, pages=len(verdicts.found))
        buttons.append(to(following, label, everyone=verdicts.everyone, style=p.Style.PRIMARY))
    if verdicts.seat is not None:
        label = voice.say("review-only-mine" if verdicts.everyone else "review-everyone")
        buttons.append(to(0, label, everyone=not verdicts.everyone))
    if again and verdicts.found and not verdicts.everyone:
        hand, judged = verdicts.found[verdicts.at]
        press = Press(Verb.BOARD_AGAIN, table, seen=review.hands.index(hand), index=judged.line)
        buttons.append(press.button(voice.say("button-board-again")))
    if voice.table.counted:
        buttons.append(Press(Verb.REVIEW_SHARE, table).button(voice.say("review-share")))
    return tuple(buttons)
