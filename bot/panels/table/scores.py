"""The partnerships of the hand on display with their colours; and scores in words, of two sides or in cutthroat."""

from collections.abc import Iterable, Sequence
from typing import Final

from bot.members.preferences import Sort
from bot.panels.core.cards import sort_hand
from bot.panels.core.reader import Voice
from bot.panels.rules.option_texts import draws_score_cards
from bot.pictures.colours import ACCENTS
from bot.pictures.faces import ScoreStyle, score_text
from bot.tables.hand_facts import winners_of
from engine import Card, Contract, HandResult, Rules, Seat, Side, View
from engine.cards import cards_in
from engine.rules.options import Partnership, Scoring
from engine.seats import Seating


def seating_shown(view: View) -> Seating:
    """The seats dealt in and their partners: of the current hand, or of the last one until the next deal."""
    contract = contract_shown(view)
    return view.seating if contract is None else contract.seating


def contract_shown(view: View) -> Contract | None:
    """The current contract; between hands, the last one."""
    return None if view.latest is None else view.latest[0]


def sits_out(view: View, seat: Seat) -> bool:
    """Whether a seat sits out the hand on display: its partner plays alone, it has dropped, or fours rotate."""
    contract = contract_shown(view)
    if seat not in seating_shown(view).seats:
        return view.dealer is not None
    return contract is not None and seat in contract.sitting_out


def partners_known(view: View, seat: Seat) -> tuple[Seat, ...]:
    """A seat's partners, as far as the view knows them: the holder of a called card once that is public."""
    seating, contract = seating_shown(view), view.contract
    if seat not in seating.seats:
        return ()
    if contract is not None and view.partner is not None and seat in (contract.maker, view.partner):
        return (contract.maker if seat == view.partner else view.partner,)
    return seating.partners(seat)


def colour_of(view: View, seat: Seat) -> int | None:
    """The number of a seat's colour: its side's, or its own in cutthroat.

    Where fours rotate, the two pairs of the hand have the first two colours and the seat that sits out has none.
    """
    if view.rules.partnership is not Partnership.ROTATING:
        return view.rules.side_of(seat)
    seating = seating_shown(view)
    return seating.side[seat] if seat in seating.seats else None


def maker_colour(view: View) -> int | None:
    """The number of the makers' colour; `None` if trump is not made, or has no maker."""
    contract = contract_shown(view)
    return None if contract is None or contract.makerless else colour_of(view, contract.maker)


def accent_of(colour: int | None, default: int) -> int:
    """A colour by its number as a panel's accent (0xRRGGBB)."""
    return default if colour is None else int(ACCENTS[colour % len(ACCENTS)][1:], 16)


def find_claim(view: View) -> tuple[Seat, tuple[Card, ...]] | None:
    """Who has laid the hand down, and its cards in the order in which pictures, their words and lines show them."""
    if view.claim is None:
        return None
    seat, cards = view.claim
    contract = contract_shown(view)
    trump = None if contract is None else contract.trump
    return seat, sort_hand(cards_in(cards), trump, Sort.TRUMP_FIRST, view.rules.benny_card)


_SIGNS: Final = {True: "+", False: "\N{MINUS SIGN}"}


def goal(voice: Voice, rules: Rules) -> str:
    """The goal of the game: `First to 10`."""
    if rules.fixed_hands:
        return voice.say("goal-hands", hands=rules.fixed_hands)
    if rules.scoring is Scoring.COUNT_DOWN:
        return voice.say("goal-down", target=rules.target)
    target = rules.winning_score
    if rules.rubber:
        return voice.say("goal-five" if rules.best_of_five else "goal-rubber", target=target)
    return voice.say("goal-lead", target=target, lead=rules.win_by) if rules.win_by > 1 else short_goal(voice, rules)


def short_goal(voice: Voice, rules: Rules) -> str:
    """`goal` in few words, for pictures."""
    if rules.fixed_hands:
        return voice.say("goal-hands", hands=rules.fixed_hands)
    if rules.scoring is Scoring.COUNT_DOWN:
        return voice.say("picture-down", target=rules.target)
    return voice.say("picture-target", target=rules.winning_score)


def finish(rules: Rules) -> int | None:
    """The score that wins, if any does."""
    if rules.fixed_hands or rules.rubber:
        return None
    return 0 if rules.scoring is Scoring.COUNT_DOWN else rules.winning_score


def score_line(voice: Voice, view: View) -> str:
    """Every side's points, in the order of the sides."""
    return " · ".join(_standing(voice, side, f"**{figures(points)}**") for side, points in enumerate(view.scores))


def result_title(voice: Voice, view: View) -> str:
    """The winners of a finished game, or that it is drawn."""
    if view.winner is None:
        return voice.say("banner-drawn")
    return voice.say("result-title", side=voice.side(view.winner))


def winner_line(voice: Voice, view: View) -> str:
    """How a finished game ended: its winners, and between two sides the score or the games that decided it."""
    if view.winner is None:
        return voice.say("result-drawn", score=figures(view.scores[0]))
    winner = view.winner
    side = f"**{voice.side(winner)}**"
    if len(view.scores) != 2:
        return voice.say("result-title", side=side)
    decided = view.games if view.rules.rubber else view.scores
    return voice.say("result-final", side=side, high=figures(decided[winner]), low=figures(decided[1 - winner]))


def final_line(voice: Voice, view: View) -> str:
    """Every side's points, the winner first, then by points."""
    down = view.rules.scoring is Scoring.COUNT_DOWN
    order = sorted(range(len(view.scores)), key=lambda side: view.scores[side] if down else -view.scores[side])
    order.sort(key=lambda side: side != view.winner)
    return " · ".join(_standing(voice, side, f"**{figures(view.scores[side])}**") for side in order)


def score_words(voice: Voice, scores: Sequence[int]) -> str:
    """Every side's points for screen readers."""
    return ", ".join(_standing(voice, side, figures(points)) for side, points in enumerate(scores))


def score_cards_words(voice: Voice, view: View) -> str:
    """Every side's points for screen readers, with what the score cards show: `7 (6 + 1)` (rules-spec 8)."""
    style = ScoreStyle(view.rules.score_cards) if draws_score_cards(view.rules) else ScoreStyle.DIGITS
    shown = [(figures(points), score_text(style, points)) for points in view.scores]
    words = [points if cards in ("", points) else f"{points} ({cards})" for points, cards in shown]
    return ", ".join(_standing(voice, side, each) for side, each in enumerate(words))


def changes(voice: Voice, result: HandResult) -> str:
    """The change by a hand: the winners' points, or every side's change if others score too; empty for none."""
    rules = voice.table.rules
    changed = [(side, points) for side, points in enumerate(result.points) if points]
    if not changed:
        return ""
    alike = {points for _, points in changed}
    if len(alike) == 1 and min(alike) > 0:
        return voice.say("picture-points", side=voice.names(_players(rules, changed)), points=min(alike))
    return " · ".join(_standing(voice, side, f"{_SIGNS[points > 0]}{abs(points)}") for side, points in changed)


def best_side(result: HandResult, rules: Rules) -> Side | None:
    """A side that won a hand, the maker's before others; `None` if nobody did."""
    winners = winners_of(result, rules)
    if not winners:
        return None
    maker = result.contract.maker if result.contract else None
    return rules.side_of(maker if maker in winners else min(winners))


def each_alone(rules: Rules) -> bool:
    """Whether points are shown for each seat, because there are more than two scores."""
    return rules.partnership is not Partnership.FIXED and rules.sides > 2


def _players(rules: Rules, changed: Iterable[tuple[Side, int]]) -> list[int]:
    sides = {side for side, _ in changed}
    return [seat for seat in range(rules.seats) if rules.side_of(seat) in sides]


def _standing(voice: Voice, side: Side, points: str) -> str:
    return voice.say("line-score", side=voice.side(side), points=points)


def figures(points: int) -> str:
    """A number with a real minus sign."""
    return str(points) if points >= 0 else f"{_SIGNS[False]}{-points}"
