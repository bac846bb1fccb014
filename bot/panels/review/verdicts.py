"""Verdicts on decisions of a finished game: what was done, what was better, and why."""

from dataclasses import dataclass
from typing import Final, final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.lengths import cut
from bot.panels.core.panel import Button, Choice, Menu, Select
from bot.panels.core.translator import Voice
from bot.panels.review.decision_lines import (
    SIGNS,
    capital,
    describe_action,
    describe_decision,
    describe_moment,
    format_change,
    mark_name,
    points_text,
    why_text,
)
from engine import Seat
from engine.players.review import BAD, HandReview, Judged, Review

SHOWN: Final = 99
"""The most verdicts on a game, the dearest first."""
_LABEL: Final = 100


@final
@dataclass(frozen=True, slots=True)
class Verdicts:
    """The verdicts on a game, the dearest first, and which of them is shown: those on a seat, or on everyone."""

    found: tuple[tuple[HandReview, Judged], ...]
    seat: Seat | None
    everyone: bool
    at: int

    @classmethod
    def of(cls, review: Review, seat: Seat | None, *, everyone: bool, at: int) -> "Verdicts":
        """Those on `seat`, or on everyone; on everyone, too, where the reader had no seat. No higher than the last."""
        of_all = review.worst(SHOWN * review.rules.seats)
        mine = tuple(each for each in of_all if each[1].seat == seat)
        found = (of_all if everyone or seat is None else mine)[:SHOWN]
        return cls(found, seat, everyone or seat is None, max(0, min(at, len(found) - 1)))


def verdict_lines(hand: HandReview, judged: Judged, voice: Voice, *, seat: Seat | None) -> list[str]:
    """A decision that lost something: when and what, what was better, and why.

    `seat` is the reader's, to whom the reason speaks; to others it is what a hint would have said there.
    """
    did = describe_decision(judged, hand.dealer, voice)
    name = "" if judged.seat == seat else f"{voice.name(judged.seat)}, "
    line = voice.say(
        "review-worst-line",
        mark=SIGNS[judged.mark],
        number=hand.number,
        when=describe_moment(judged, voice),
        did=f"{name}{did}",
        word=mark_name(judged.mark, voice),
        loss=points_text(judged.loss, voice),
    )
    return [line, f"-# {better_line(judged, hand, voice, seat=seat)}"]


def better_line(judged: Judged, hand: HandReview, voice: Voice, *, seat: Seat | None) -> str:
    """What was better, and why; where no maxim speaks for it, the points that were to be expected."""
    best = describe_action(judged.best, judged.seat, judged.phase, hand.dealer, voice)
    why = "" if judged.reason is None else why_text(judged.reason, voice)
    if why:
        return voice.say("review-better" if judged.seat == seat else "review-better-hint", best=best, why=why)
    points = {
        "more": format_change(judged.best_points, voice.language),
        "less": format_change(judged.points, voice.language),
    }
    return voice.say("review-better-points", best=best, **points)


def show_button(review: Review, hand: HandReview, judged: Judged, voice: Voice) -> Button:
    """Opens the replay at a decision."""
    press = Press(Verb.REVIEW_SHOW, voice.table.id, seen=review.hands.index(hand), index=judged.line)
    return press.button(voice.say("review-show"))


def show_menu(review: Review, hand: HandReview, shown: list[Judged], page: int, aloud: Voice) -> tuple[Menu, ...]:
    """A menu of the verdicts on a page, each of which opens the replay there; none where there is no verdict."""
    choices = tuple(
        Choice(label=cut(_label(judged, hand, aloud), _LABEL), value=str(judged.line))
        for judged in shown
        if judged.mark in BAD
    )
    press = Press(Verb.REVIEW_SHOW, aloud.table.id, seen=review.hands.index(hand), index=page)
    select = Select(id=press.menu(), placeholder=aloud.say("review-show-which"), choices=choices)
    return (Menu(select),) if choices else ()


def _label(judged: Judged, hand: HandReview, aloud: Voice) -> str:
    did = describe_action(judged.action, judged.seat, judged.phase, hand.dealer, aloud)
    moment = capital(describe_moment(judged, aloud))
    return f"{SIGNS[judged.mark]} {moment}: {aloud.name(judged.seat)}, {did}"
