"""The menu of a reviewed game's hands."""

from typing import Final

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.lengths import DESCRIPTION_LONGEST, cut
from bot.panels.core.panel import Choice, Menu, Select
from bot.panels.core.translator import Voice
from bot.panels.review.decision_lines import points_text
from bot.panels.table.picture_parts import outcome_key
from engine.players.review.model import HandReview, Review

CHOICES: Final = 25
"""The most choices in a menu."""


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
