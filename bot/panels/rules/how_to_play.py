"""A game in at most twelve short lines, made from its rules: what a newcomer has to know to play it."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from bot.panels.rules.option_texts import OPTIONS, describe_option, effect, who_and_goal
from bot.texts.catalogue import say
from engine import Rules
from engine.cards import JOKER, rank_of
from engine.rules.options import Benny, Bidding, DealerPartner, DefendAlone, Moon, Partnership, Scoring, WhoAlone

_MOST: Final = 12
_ROWS, _WIDE = 24, 34
"""Lines of a phone that are seen at once, and characters of such a line."""
_SMALL_ROWS, _SMALL_WIDE = 31, 38
"""The same in small type, which more rules need."""
_FURTHER: Final = (
    "partners", "dummy", "dirty_clubs", "may_drop", "no_trump", "moon", "defend_alone", "partners_best",
    "assist_makes", "robson", "blind_loner", "declare_march", "honour", "needs_trump",
    "kitty_exchange", "exceed_target", "win_by", "ace_no_face", "farmers_hand", "show_until", "euchred_loner",
    "lone_lead", "first_to_speak", "cut", "laps", "pool", "steal_deal", "betting", "defenders_lower",
    "benny_in_no_trump",
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
        line = effect(rules, name, language)
        if name == "euchred_loner" and rules.loner_made_trump:
            line = f"{line} {effect(rules, 'loner_made_trump', language)}"
        ways = line, describe_option(name, value, language)
        fits = [way for way in ways if _rows([*found, way], _SMALL_WIDE) <= _SMALL_ROWS]
        found += fits[:1] if len(found) < _MOST else []
    return tuple(found if _rows(found, _WIDE) <= _ROWS else (f"-# {line}" for line in found))


def _rows(lines: Sequence[str], wide: int) -> int:
    return sum(-(-len(line.replace("**", "")) // wide) for line in lines)


def _usual(rules: Rules, language: str) -> Iterator[str]:
    tricks, auction = rules.hand_size, rules.bidding is Bidding.AUCTION
    least = tricks // 2 + 1
    yield say(language, "how-to.game", game=who_and_goal(rules, language), cards=tricks, deck=len(rules.pack))
    held = {rank_of(card) for card in rules.pack if card != JOKER}
    ranks = ", ".join("10" if rank == "T" else rank for rank in "AKQT9872" if rank in held)
    yield say(language, "how-to.trump", benny=rules.benny, ranks=ranks)
    if auction:
        yield say(language, "how-to.auction", least=rules.minimum_bid, then=rules.all_pass)
    else:
        yield say(language, "how-to.upcard")
        if rules.dealer_partner is DealerPartner.ALONE:
            yield say(language, "how-to.partner")
        yield say(language, "how-to.second", then=rules.all_pass)
        yield from [effect(rules, "upcard_benny", language)] if rules.benny is not Benny.NONE else []
    yield from [effect(rules, each, language) for each in ("double_pack", "duplicate") if rules.double_pack]
    if rules.alone is not WhoAlone.NOBODY or (rules.partnership is Partnership.FIXED and rules.moon is not Moon.ALONE):
        yield say(language, "how-to.alone", who=rules.alone)
    if rules.partnership is Partnership.CALLED:
        yield effect(rules, "called_card", language)
    if rules.partnership in (Partnership.CALLED, Partnership.ROTATING):
        yield effect(rules, "partnership", language)
    yield say(language, "how-to.play", leads="bidder" if auction else "eldest")
    if rules.scoring is Scoring.EUCHRE:
        lone = rules.defend_alone is not DefendAlone.NEVER or rules.alone is WhoAlone.ANYONE
        values = {"alone": rules.alone, "lone": "yes" if lone else "no"}
        yield say(language, "how-to.score", least=least, tricks=tricks, **values)
    elif rules.counts_down:
        values = {"set": rules.set_penalty, "none": rules.no_trick}
        yield say(language, "how-to.down", lowers=rules.lowers, least=0 if auction else least, **values)
    else:
        yield effect(rules, "scoring", language)
