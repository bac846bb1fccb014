"""Figures of some of the hands, for `tests.bot.stats.ledger_figures`."""

from collections.abc import Iterable
from math import sqrt
from statistics import fmean, pstdev
from typing import Any

from tests.bot.stats.ledger_hands import ALL_TRICKS, SET, Fact

Figures = dict[str, Any]


def per(count: float, of: float) -> float | None:
    return None if not of else count / of


def parts(played: list[Fact], key: str) -> Figures:
    parts: dict[Any, Figures] = {}
    for value in sorted({fact[key] for fact in played if fact[key] is not None}):
        facts = [fact for fact in played if fact[key] == value]
        c = {name: sum(fact[name] for fact in facts) for name in ("points", "against", "calls", "calls_made")}
        won = sum(fact["hands_won"] for fact in facts)
        c |= {"hands": len(facts), "won": won}
        rates = {"win_rate": per(won, len(facts)), "net_per_hand": per(c["points"] - c["against"], len(facts))}
        rates |= {"call_rate": per(c["calls"], len(facts)), "call_success": per(c["calls_made"], c["calls"])}
        parts[value] = c | rates
    return parts


def calls(hands: Iterable[Fact]) -> Figures:
    outcomes = [hand["outcome"] for hand in hands]
    c = {"hands": len(outcomes), "euchred": sum(each in SET for each in outcomes)}
    c |= {"marches": sum(each in ALL_TRICKS for each in outcomes)}
    return c | {"success": per(c["hands"] - c["euchred"], c["hands"]), "march_rate": per(c["marches"], c["hands"])}


def calls_by(called: list[Fact], key: str) -> Figures:
    values = sorted({hand[key] for hand in called if hand[key] is not None})
    return {value: calls(hand for hand in called if hand[key] == value) for value in values}


def luck(known: list[Fact]) -> Figures:
    if not known:
        return {"hands": 0, "luck": 0.0, "skill": 0.0, "margin": None}
    rest = [fact["points"] - fact["against"] - fact["par"] for fact in known]
    margin = 1.96 * pstdev(rest) / sqrt(len(rest) - 1) if len(rest) > 1 else None
    return {"hands": len(known), "luck": fmean(fact["par"] for fact in known), "skill": fmean(rest), "margin": margin}
