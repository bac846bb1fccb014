"""The review of a finished game: its progress, and the whole game for one reader or for a channel."""

from dataclasses import replace
from typing import Final

from bot.coach.review import Progress
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.names import escape
from bot.panels.core.panel import Block, Button, Buttons, Panel, Picture, Style, Text
from bot.panels.core.reader import Reader
from bot.panels.core.translator import Voice
from bot.panels.review.course import course_picture, course_words
from bot.panels.review.decision_lines import SIGNS
from bot.panels.review.hand import ACCENT, hands_menu
from bot.panels.review.verdicts import Verdicts, show_button, verdict_lines
from bot.panels.rules.summary import rules_name
from bot.tables.model import TableView
from bot.texts.catalogue import say
from engine import Seat
from engine.players.review import Mark, PlayerReview, Review

LISTED: Final = 3
"""The most decisions listed for a channel."""
PAGE: Final = 1900
"""Characters of the course in words, about half a message."""
_STEPS: Final = 20
"""Squares of the progress bar."""


def progress_panel(table: int, progress: Progress, reader: Reader) -> Panel:
    """The progress of a review, and a button to stop waiting for it."""
    language = reader.language
    full = _STEPS * progress.done // max(1, progress.hands)
    bar = "▰" * full + "▱" * (_STEPS - full)
    line = say(language, "review-progress", bar=bar, done=progress.done, hands=progress.hands)
    stop = Press(Verb.REVIEW_STOP, table).button(say(language, "review-stop"))
    title = say(language, "review-progress-title", number=str(table))
    return Panel(blocks=(Text(f"**{title}**\n{line}"), Buttons((stop,))), accent=ACCENT)


def summary_panel(
    review: Review,
    shown: TableView,
    reader: Reader,
    *,
    seat: Seat | None = None,
    everyone: bool = False,
    at: int = 0,
) -> Panel:
    """The whole game for one reader: course, accuracy, verdict number `at`, and a menu of its hands.

    `seat` is the reader's: verdicts on others only show if `everyone` is wanted.
    """
    voice = Voice(shown.table, reader.language)
    verdicts = Verdicts.of(review, seat, everyone=everyone, at=at)
    judged = any(player.decisions for player in review.players)
    return Panel(
        blocks=(
            *_whole(review, shown, replace(voice, told=seat), text_only=reader.text_only),
            *((Text("\n".join(_verdict(verdicts, voice))),) if judged else ()),
            *_notes(review, voice),
            hands_menu(review, None, voice),
            Buttons(_ways(review, verdicts, voice)),
        ),
        accent=ACCENT,
    )


def shared_panel(review: Review, shown: TableView, asker: str) -> Panel:
    """The whole game for everyone in the channel, in the table's language; `asker` is a name as displayed."""
    table, voice = shown.table, Voice(shown.table, shown.table.language)
    by = Text(f"-# {voice.say('review-by', name=escape(asker))}")
    own = Press(Verb.REVIEW, table.id).button(voice.say("button-review"))
    lines = [f"**{voice.say('review-worst')}**"]
    worst = review.worst(LISTED)
    lines += [verdict_lines(hand, judged, voice, seat=None)[0] for hand, judged in worst]
    told = (Text("\n".join(lines)),) if worst else ()
    return Panel(blocks=(*_whole(review, shown, voice, text_only=False), *told, by, Buttons((own,))), accent=ACCENT)


def _whole(review: Review, shown: TableView, voice: Voice, *, text_only: bool) -> tuple[Block, ...]:
    table, winner = shown.table, None if shown.view is None else shown.view.winner
    title = f"### {voice.say('review-title', number=str(table.id))}"
    preset = f"-# {rules_name(table.rules, table.preset, voice.language)}"
    players = [_player(each, voice) for each in review.players if each.decisions]
    heading = f"**{voice.say('review-players')}**"
    aloud = replace(voice, aloud=True, told=None)
    course = (
        Text(_words(review, replace(voice, told=None))) if text_only else Picture(course_picture(review, winner, aloud))
    )
    return (Text(f"{title}\n{preset}"), course, *([Text("\n".join([heading, *players]))] if players else []))


def _notes(review: Review, voice: Voice) -> tuple[Text, ...]:
    notes = [voice.say("review-how", deals=review.deals)] if review.deals else []
    if review.skipped:
        notes.append(voice.say("review-skipped", count=review.skipped))
    return (Text(f"-# {' '.join(notes)}"),) if notes else ()


def _words(review: Review, voice: Voice) -> str:
    """The course in words, without the marks if it would be too long."""
    text, brief = ("\n".join(course_words(review, voice, marked=marked)) for marked in (True, False))
    return text if len(text) <= PAGE else brief[:PAGE]


def _player(player: PlayerReview, voice: Voice) -> str:
    name = voice.name(player.seat)
    if player.accuracy is None:
        return voice.say("review-player-none", name=name)
    counts = {Mark.BLUNDER: player.blunders, Mark.MISTAKE: player.mistakes, Mark.INACCURACY: player.inaccuracies}
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


def _ways(review: Review, verdicts: Verdicts, voice: Voice) -> tuple[Button, ...]:
    """The replay at the verdict, the next verdict, those on everyone or on the reader, and the channel."""
    table, buttons = voice.table.id, list[Button]()

    def to(at: int, label: str, *, everyone: bool, style: Style = Style.SECONDARY) -> Button:
        return Press(Verb.REVIEW_GAME, table, seen=at, index=int(everyone)).button(label, style)

    if verdicts.found:
        buttons.append(show_button(review, *verdicts.found[verdicts.at], voice))
    if len(verdicts.found) > 1:
        following = (verdicts.at + 1) % len(verdicts.found)
        label = voice.say("review-following", page=following + 1, pages=len(verdicts.found))
        buttons.append(to(following, label, everyone=verdicts.everyone, style=Style.PRIMARY))
    if verdicts.seat is not None:
        label = voice.say("review-only-mine" if verdicts.everyone else "review-everyone")
        buttons.append(to(0, label, everyone=not verdicts.everyone))
    buttons.append(Press(Verb.REVIEW_SHARE, table).button(voice.say("review-share")))
    return tuple(buttons)
