"""House rules as the `ruleset` of Euchre Game Notation 1.4, and back.

Source: NextSuit-Labs, euchre-game-notation, docs/alternate-rules.md and schemas/egn-schema-v1.json as of version 1.4.
"""

from collections.abc import Mapping
from typing import Any, Final

from engine.errors import BadRules
from engine.notation.egn_errors import BadEgn, EgnFault, NotCarried, NotInEgn
from engine.rules.model import Rules
from engine.rules.options import (
    AllPass,
    Benny,
    BennyInNoTrump,
    Bidding,
    DealerPartner,
    DefendAlone,
    FirstToSpeak,
    LoneLead,
    NoTrump,
    Partnership,
    Ranks,
    RedealBy,
    Scoring,
    WhoAlone,
)

_MIN_RANKS: Final = {Ranks.NINE_UP: 9, Ranks.EIGHT_UP: 8, Ranks.SEVEN_UP: 7}
_RANKS: Final = {rank: ranks for ranks, rank in _MIN_RANKS.items()}
_LEFT_OF_DEALER: Final = "LEFT_OF_DEALER"
_LEFT_OF_LONER: Final = "LEFT_OF_LONER"
_LEADS: Final = {_LEFT_OF_DEALER: LoneLead.ELDEST, _LEFT_OF_LONER: LoneLead.LEFT_OF_LONER}
_MARCH_ALONE: Final = 4
"""Points of a lone march, which no house rule of ours changes (rules-spec 6)."""
_DEFAULTS: Final[Mapping[str, int | str]] = {
    "std": True,
    "min_rank": 9,
    "winning_score": 10,
    "num_deals": 0,
    "canadian": False,
    "loner_lead": _LEFT_OF_DEALER,
    "loner_march_score": _MARCH_ALONE,
    "loner_euchred_score": 2,
    "defend_alone": False,
    "farmers": False,
    "partners_best": False,
    "go_under": False,
    "joker": False,
    "num_players": 4,
    "allow_no_trump": False,
    "fast_break": False,
    "four_trick_tokens": False,
}
"""What each key means where it is left out."""
_UNPLAYED: Final = ("fast_break", "four_trick_tokens")
"""Scores that this engine does not know. `farmers` and `go_under` say only what may happen: the exchange tells."""


def ruleset(rules: Rules) -> dict[str, int | str]:
    """Rules as the notation has them.

    Raises:
        NotCarried: Where it has no words for this kind of game.
    """
    _check(rules)
    length = {"num_deals": rules.fixed_hands} if rules.fixed_hands else {"winning_score": rules.winning_score}
    return {
        "std": rules.all_pass is not AllPass.THROW_IN,
        "min_rank": _MIN_RANKS[rules.ranks],
        **length,
        "canadian": rules.dealer_partner is DealerPartner.ALONE,
        "loner_lead": _LEFT_OF_LONER if rules.lone_lead is LoneLead.LEFT_OF_LONER else _LEFT_OF_DEALER,
        "loner_march_score": _MARCH_ALONE,
        "loner_euchred_score": rules.euchred_loner,
        "defend_alone": rules.defend_alone is not DefendAlone.NEVER or rules.alone is WhoAlone.ANYONE,
        "partners_best": rules.partners_best == 1,
        "joker": rules.benny is Benny.JOKER,
        "num_players": 4,
        "allow_no_trump": rules.no_trump is NoTrump.ROUND_TWO,
    }


def _check(rules: Rules) -> None:
    if rules.seats != 4 or rules.partnership is not Partnership.FIXED:
        raise NotCarried(NotInEgn.TABLE)
    if rules.bidding is not Bidding.TURN_UP or rules.scoring is not Scoring.EUCHRE:
        raise NotCarried(NotInEgn.TABLE)
    if rules.hand_size != 5:
        raise NotCarried(NotInEgn.HAND_SIZE)
    if rules.double_pack or rules.twos or rules.benny is Benny.TWO_OF_SPADES:
        raise NotCarried(NotInEgn.PACK)
    if rules.first_to_speak is not FirstToSpeak.ELDEST:
        raise NotCarried(NotInEgn.DEALER_SPEAKS)
    if rules.rubber:
        raise NotCarried(NotInEgn.RUBBER)


def rules_of(given: Mapping[str, object], redeal_by: RedealBy = RedealBy.NEXT) -> Rules:
    """The rules of a `ruleset`; what it says nothing about is as in `Rules()`.

    Raises:
        BadEgn: FORM for what is not of the schema, RULES for what this engine does not play.
    """
    values = {**_DEFAULTS, **given}
    if any(key not in _DEFAULTS or type(value) is not type(_DEFAULTS[key]) for key, value in values.items()):
        raise BadEgn(EgnFault.FORM)
    if given.get("winning_score") and given.get("num_deals"):
        raise BadEgn(EgnFault.RULES)
    if any(values[key] for key in _UNPLAYED) or values["num_players"] != 4:
        raise BadEgn(EgnFault.RULES)
    if values["loner_march_score"] != _MARCH_ALONE:
        raise BadEgn(EgnFault.RULES)
    try:
        return Rules(**_fields(values), redeal_by=redeal_by)
    except (BadRules, KeyError):
        raise BadEgn(EgnFault.RULES) from None


def _fields(values: Mapping[str, Any]) -> dict[str, Any]:
    joker, no_trump, deals = values["joker"], values["allow_no_trump"], values["num_deals"]
    return {
        "all_pass": AllPass.STICK_DEALER if values["std"] else AllPass.THROW_IN,
        "ranks": _RANKS[values["min_rank"]],
        **({"fixed_hands": deals} if deals else {"target": values["winning_score"]}),
        "dealer_partner": DealerPartner.ALONE if values["canadian"] else DealerPartner.WITH_DEALER,
        "lone_lead": _LEADS[values["loner_lead"]],
        "euchred_loner": values["loner_euchred_score"],
        "defend_alone": DefendAlone.AGAINST_LONER if values["defend_alone"] else DefendAlone.NEVER,
        "partners_best": 1 if values["partners_best"] else 0,
        "benny": Benny.JOKER if joker else Benny.NONE,
        "no_trump": NoTrump.ROUND_TWO if no_trump else NoTrump.NEVER,
        # the notation does not say what the joker does at no trump: where both are played, it has to do something
        "benny_in_no_trump": BennyInNoTrump.HIGHEST if joker and no_trump else BennyInNoTrump.NOT_OFFERED,
    }


def rules_as_read(rules: Rules) -> Rules:
    """The rules that a reader of the notation gets of these: what it has no words for is as in `Rules()`.

    Raises:
        NotCarried: Where it has no words for this kind of game, or not for its length.
    """
    try:
        return rules_of(ruleset(rules), rules.redeal_by)
    except BadEgn:
        raise NotCarried(NotInEgn.OTHERWISE) from None
