"""Decisions in words: the action, when it was taken, how good it was, what was better, and why."""

from dataclasses import dataclass
from typing import Final, final

import engine as e
from bot.panels.core.cards import card_text
from bot.panels.core.custom_ids import Press, Verb
from bot.panels.core.panel import Button, Choice, Menu, Select
from bot.panels.core.reader import Voice
from bot.panels.core.wording import cut
from bot.panels.table.bidding import bid_text, called_text, word_of
from bot.texts.catalogue import attributes, say
from engine.cards import JOKER, SUITS, TRUMPS
from engine.players.explain.codes import Reason, Why
from engine.players.review import BAD, BestCall, HandReview, Judged, Review, ReviewMark

SIGNS: Final = {ReviewMark.INACCURACY: "🟨", ReviewMark.MISTAKE: "🟧", ReviewMark.BLUNDER: "🟥"}
"""Marks of a list; each line also has the word."""
MINUS: Final = "\N{MINUS SIGN}"


def describe_action(action: e.Action, phase: e.Phase, upcard: e.Card | None, voice: Voice) -> str:
    """Describes a call or a card played, in a few words; what makes trump as its button says it."""
    match action:
        case e.Play(card):
            return voice.card(card)
        case e.Pass():
            return voice.of_phase("review-pass", phase)
        case e.Order(alone):
            suited = upcard is not None and upcard != voice.table.rules.benny_card
            card = JOKER if upcard is None else upcard
            sign = voice.suit_sign(TRUMPS[SUITS[card & 3]]) if suited else voice.card(card)
            call = voice.say("bid-name", sign=sign, how="name")
            return voice.say("review-alone", call=call) if alone else call
        case e.Name(trump, alone):
            how = "no-trump" if trump.suit is None else "name"
            call = voice.say("bid-name", sign=voice.suit_sign(trump), how=how)
            return voice.say("review-alone", call=call) if alone else call
        case e.Bid(tricks, moon):
            return voice.say("review-bid", bid=bid_text(tricks, voice, moon=moon))
        case e.Discard(card):
            return voice.say("review-discard", card=voice.card(card))
        case e.Give(card):
            return voice.say("review-give", card=voice.card(card))
        case e.CallSuit(suit):
            return voice.say("review-call-card", card=called_text(suit, voice))
        case e.Show(cards):
            changed = ", ".join(map(card_text, cards))
            return voice.say("review-change", cards=changed) if cards else voice.say("review-redeal")
        case e.Accept() | e.Refuse() | e.Take() | e.Lower():
            return voice.say(f"review-{word_of(action)}")
        case _:
            return voice.say(f"said-{word_of(action)}")


def call_line(call: BestCall | None, upcard: e.Card | None, voice: Voice) -> str:
    """The best call of a hand."""
    if call is None:
        return voice.say("review-call-unknown")
    if call.seat is None:
        return voice.say("review-call-none")
    said = ", ".join(describe_action(action, e.Phase.FIRST_ROUND, upcard, voice) for action in call.said)
    points = format_change(call.points, voice.language)
    return voice.say("review-call", name=voice.name(call.seat), call=f"**{said}**", points=points)


def describe_moment(judged: Judged, voice: Voice) -> str:
    """The part of the hand in which a decision was made."""
    if judged.trick:
        return voice.say("review-when-trick", number=judged.trick)
    if judged.phase.before_trump:
        return voice.say("review-when-bidding")
    return voice.say("review-when-before" if judged.phase.before_play else "review-when-after")


def decision_line(judged: Judged, upcard: e.Card | None, voice: Voice) -> str:
    """A decision with the points it lost; where these are few, with the best choice."""
    name, did = voice.name(judged.seat), describe_decision(judged, upcard, voice)
    if judged.mark is ReviewMark.BEST:
        return voice.say("review-decision", name=name, did=did)
    values = {"name": name, "did": did, "loss": points_text(judged.loss, voice)}
    if judged.mark is ReviewMark.GOOD:
        best = describe_action(judged.best, judged.phase, upcard, voice)
        return voice.say("review-decision-less", best=best, **values)
    return voice.say("review-decision-lost", mark=SIGNS[judged.mark], word=mark_name(judged.mark, voice), **values)


def describe_decision(judged: Judged, upcard: e.Card | None, voice: Voice) -> str:
    """The action of a decision, in bold."""
    return f"**{describe_action(judged.action, judged.phase, upcard, voice)}**"


def mark_name(mark: ReviewMark, voice: Voice) -> str:
    """The name of a mark: inaccuracy, mistake, blunder."""
    return voice.say(f"review-{mark}")


def capital(text: str) -> str:
    """A text that begins with a capital."""
    return text[:1].upper() + text[1:]


def points_text(points: float, voice: Voice) -> str:
    """Points that may be fractions: `0.45`."""
    return say(voice.language, "value-rate", value=round(abs(points), 2))


def format_change(points: float, language: str) -> str:
    """Points with their sign: `+0.45`; 0 has none."""
    rounded = round(points, 2)
    sign = "" if not rounded else "+" if rounded > 0 else MINUS
    return f"{sign}{say(language, 'value-rate', value=abs(rounded))}"


def why_text(reason: Reason, voice: Voice, *, mine: bool = False) -> str:
    """The reason for the best choice in one sentence, or nothing where the figures are all there is to say.

    mine -- in the words of the player who made it, who says "I" and not "you"
    """
    if reason.why is Why.BRINGS_MOST:
        return ""
    card = "" if reason.card is None else voice.card(reason.card)
    suit = "" if reason.suit is None else voice.suit(reason.suit)
    said = f"{reason.why}.mine" if mine and "mine" in attributes(voice.language, reason.why) else reason.why
    return voice.say(said, card=card, suit=suit, number=reason.number)


SHOWN: Final = 99
"""The most verdicts on a game, the dearest first."""
_LABEL: Final = 100


@final
@dataclass(frozen=True, slots=True)
class Verdicts:
    """The verdicts on a game, the dearest first, and which of them is shown: those on a seat, or on everyone."""

    found: tuple[tuple[HandReview, Judged], ...]
    seat: e.Seat | None
    everyone: bool
    at: int

    @classmethod
    def of(cls, review: Review, seat: e.Seat | None, *, everyone: bool, at: int) -> "Verdicts":
        """Those on `seat`, or on everyone; on everyone, too, where the reader had no seat. No higher than the last."""
        of_all = review.worst(SHOWN * review.rules.seats)
        mine = tuple(each for each in of_all if each[1].seat == seat)
        found = (of_all if everyone or seat is None else mine)[:SHOWN]
        return cls(found, seat, everyone or seat is None, max(0, min(at, len(found) - 1)))


def verdict_lines(hand: HandReview, judged: Judged, voice: Voice, *, seat: e.Seat | None) -> list[str]:
    """A decision that lost something: when and what, what was better, and why.

    `seat` is the reader's, to whom the reason speaks; to others it is what a hint would have said there.
    """
    did, when = describe_decision(judged, hand.upcard, voice), describe_moment(judged, voice)
    if voice.table.rules.fixed_hands != 1:  # a board is one hand, and has a number of its own
        when = f"{voice.say('picture-hand', number=hand.number)}, {when}"
    name = "" if judged.seat == seat else f"{voice.name(judged.seat)}, "
    line = voice.say(
        "review-worst-line",
        mark=SIGNS[judged.mark],
        when=capital(when),
        did=f"{name}{did}",
        word=mark_name(judged.mark, voice),
        loss=points_text(judged.loss, voice),
    )
    return [line, f"-# {better_line(judged, hand, voice, seat=seat)}"]


def better_line(judged: Judged, hand: HandReview, voice: Voice, *, seat: e.Seat | None) -> str:
    """What was better, and why; where no maxim speaks for it, the points that were to be expected."""
    best = describe_action(judged.best, judged.phase, hand.upcard, voice)
    told = judged.reason if judged.reason is not None and judged.reason.why not in (Why.ALIKE, Why.USUAL) else None
    why = "" if told is None else why_text(told, voice)
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
    did = describe_action(judged.action, judged.phase, hand.upcard, aloud)
    moment = capital(describe_moment(judged, aloud))
    return f"{SIGNS[judged.mark]} {moment}: {aloud.name(judged.seat)}, {did}"
