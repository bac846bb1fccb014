"""The scores of a reviewed game hand by hand, as a picture and in words."""

from dataclasses import replace
from itertools import groupby
from typing import Final

from bot.panels.core.lengths import fit_alt
from bot.panels.core.translator import Voice
from bot.panels.review.decision_lines import capital
from bot.panels.table.scores import best_side, figures, finish, short_goal
from bot.pictures import CourseMark, CoursePicture, Deed, ResultSide
from engine import HandResult, Outcome, Side
from engine.players.review import Review

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
        title=aloud.say("review-course") if winner is None else aloud.say("result-title", side=drawn.side(winner)),
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
    lines = [voice.say("review-course")]
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
    """Marches, euchres and loners, each at the score of the hand's winner."""
    marks = list[CourseMark]()
    for number, hand in enumerate(review.hands, start=1):
        side = None if hand.result is None else best_side(hand.result, review.rules)
        if hand.result is None or side is None:
            continue
        marks += [CourseMark(hand=number, side=side, deed=deed) for deed in _deeds(hand.result)]
    return tuple(marks)


def _deeds(result: HandResult) -> list[Deed]:
    deeds: list[Deed] = []
    contract, deed = result.contract, _DEEDS.get(result.outcome)
    if contract is not None and (contract.alone or contract.lone_defender is not None):
        deeds.append("alone")
    if deed is not None:
        deeds.append(deed)
    return deeds
