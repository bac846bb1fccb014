"""A game in at most twelve short lines, made from its rules: what a newcomer has to know to play it."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from bot.panels.rules.option_texts import OPTIONS, describe_option, effect, who_and_goal
from bot.texts.catalogue import say
from engine import Rules
from engine.cards import JOKER, rank_of
from engine.rules.options import Bidding, DealerPartner, Partnership, Scoring, WhoAlone

_MOST: Final = 12
_ROWS: Final = 24
"""Lines of a phone that are seen at once."""
_WIDE: Final = 34
"""Characters of such a line."""
_FURTHER: Final = (
    "dummy", "dirty_clubs", "may_drop", "moon", "defend_alone", "partners_best", "assist_makes", "robson",
    "blind_loner", "declare_march", "duplicate", "honour", "needs_trump", "kitty_exchange", "exceed_target", "win_by",
    "ace_no_face", "farmers_hand", "euchred_loner", "lone_lead", "pool",
)  # fmt: skip
"""Options that have a line while there is room, what decides most first: where they differ from the usual game."""


@lru_cache(maxsize=256)
def how_to_play(rules: Rules, language: str) -> tuple[str, ...]:
    """The game, its cards, bids, play and score, then what else is special: in a sentence or by name, as it fits."""
    found = [*_usual(rules, language)]
    for name in _FURTHER:
        value = getattr(rules, name)
        if value == OPTIONS[name].default:
            continue
        room = _ROWS - sum(map(_high, found)) if len(found) < _MOST else 0
        ways = effect(rules, name, language), describe_option(name, value, language)
        found += [line for line in ways if _high(line) <= room][:1]
    return tuple(found)


def _high(line: str) -> int:
    return -(-len(line.replace("**", "")) // _WIDE)


def _usual(rules: Rules, language: str) -> Iterator[str]:
    tricks, auction = rules.hand_size, rules.bidding is Bidding.AUCTION
    yield say(language, "how-to.game", game=who_and_goal(rules, language), cards=tricks, deck=len(rules.pack))
    held = {rank_of(card) for card in rules.pack if card != JOKER}
    ranks = ", ".join("10" if rank == "T" else rank for rank in "AKQT9872" if rank in held)
    yield say(language, "how-to.trump", benny=rules.benny, ranks=ranks)
    if auction:
        values = {"none": rules.no_trump, "then": rules.all_pass}
        yield say(language, "how-to.auction", least=rules.minimum_bid, **values)
    else:
        yield say(language, "how-to.upcard")
        yield say(language, "how-to.second", none=rules.no_trump, then=rules.all_pass)
    if rules.dealer_partner is DealerPartner.ALONE:
        yield say(language, "how-to.partner")
    if rules.alone is not WhoAlone.NOBODY:
        yield say(language, "how-to.alone", who=rules.alone)
    if rules.partnership is Partnership.CALLED:
        yield effect(rules, "called_card", language)
    yield say(language, "how-to.play", leads="bidder" if auction else "eldest")
    if rules.scoring is Scoring.EUCHRE:
        yield say(language, "how-to.score", least=tricks // 2 + 1, tricks=tricks, alone=rules.alone)
    elif rules.counts_down:
        values = {"set": rules.set_penalty, "none": rules.no_trick}
        yield say(language, "how-to.down", lowers=rules.lowers, **values)
    else:
        yield effect(rules, "scoring", language)
