"""Lines about rule variants: games of a rubber, counters, cards laid down, a stolen deal."""

from typing import Final

from bot.panels.core.translator import Voice
from bot.panels.table.sides import find_claim, seating_shown
from bot.tables.hand_outcome import for_counters
from engine import Phase, Show, View
from engine.rules.options import Partnership

_SIGNS: Final = ("\N{MINUS SIGN}", "", "+")


def variant_lines(voice: Voice, view: View, *, brief: bool = False) -> list[str]:
    """All public lines besides the score, the contract and the trick that the table's rules need.

    A `brief` panel has what everyone has won or lost only between hands, when it changes.
    """
    balances = not brief or view.phase.between_hands
    counters = _counters(voice, view, balances=balances)
    return [*_fours(voice, view), *games_won(voice, view), *counters, *shown_card_lines(voice, view)]


def counters_won(voice: Voice, view: View) -> list[str]:
    """At the end of a game for counters: what each side has won or lost."""
    return [voice.say("result-counters", pots=_pots(voice, view))] if for_counters(view.rules) else []


def shown_card_lines(voice: Voice, view: View) -> list[str]:
    """Cards that a seat has shown to everyone, and a stolen deal."""
    lines: list[str] = []
    if view.thief is not None:
        lines.append(voice.say("line-thief", name=voice.name(view.thief)))
    shower = next((call.seat for call in view.calls if isinstance(call.action, Show)), None)
    if view.shown and shower is not None and view.contract is None:
        lines.append(voice.say("line-shown", name=voice.name(shower), cards=voice.cards(view.shown)))
    claim = find_claim(view)
    if claim is not None and claim[1]:
        key = "line-claim" if view.phase is Phase.CLAIMING else "line-claim-refused"
        lines.append(voice.say(key, name=voice.name(claim[0]), cards=f"**{voice.cards(claim[1])}**"))
    return lines


def _fours(voice: Voice, view: View) -> list[str]:
    """The pairs of the current hand, if fours rotate."""
    if view.rules.partnership is not Partnership.ROTATING or view.dealer is None or view.phase.between_hands:
        return []
    seating = seating_shown(view)
    one, two = (voice.names(each for each in seating.seats if seating.side[each] == side) for side in (0, 1))
    return [voice.say("line-fours", one=one, two=two)]


def games_won(voice: Voice, view: View) -> list[str]:
    """The games won by each side of a rubber."""
    if not view.rules.rubber:
        return []
    won = [voice.say("line-score", side=voice.side(side), points=str(games)) for side, games in enumerate(view.games)]
    return [voice.say("line-games", games=" · ".join(won))]


def _counters(voice: Voice, view: View, *, balances: bool) -> list[str]:
    """The stake of the hand, the pool, and everyone's balance."""
    rules, lines = view.rules, list[str]()
    if view.stake:
        lines.append(voice.say("line-stake", counters=view.stake))
    if rules.pool:
        lines.append(voice.say("line-pool", counters=view.pool))
    if balances and for_counters(rules):
        lines.append(voice.say("line-pots", pots=_pots(voice, view)))
    return lines


def _pots(voice: Voice, view: View) -> str:
    return " · ".join(
        voice.say("line-score", side=voice.side(side), points=f"{_sign(pot)}{abs(pot)}")
        for side, pot in enumerate(view.pots)
    )


def _sign(number: int) -> str:
    return _SIGNS[(number > 0) - (number < 0) + 1]
