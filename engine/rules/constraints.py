"""Which options cannot go together, each clash with the code of its sentence."""

from collections.abc import Callable
from typing import Final

from engine.errors import BadRules
from engine.rules import options as o
from engine.rules.fields import RANGES, RuleFields


def check(rules: RuleFields) -> None:
    """Refuse values out of range and rules that cannot go together.

    Raises:
        BadRules: The first there is; `option` is the one to change.
    """
    for option, (code, allowed) in RANGES.items():
        if getattr(rules, option) not in allowed:
            raise BadRules(code, option)
    for code, option, clash in CONFLICTS:
        if clash(rules):
            raise BadRules(code, option)


def _two_sides(rules: RuleFields) -> bool:
    return rules.partnership is o.Partnership.FIXED


def _each_alone(rules: RuleFields) -> bool:
    return rules.partnership is o.Partnership.EACH_ALONE


def _called(rules: RuleFields) -> bool:
    return rules.partnership is o.Partnership.CALLED


def _alone(rules: RuleFields) -> bool:
    return rules.alone is not o.WhoAlone.NOBODY


def _euchre(rules: RuleFields) -> bool:
    return rules.scoring is o.Scoring.EUCHRE


def _four(rules: RuleFields) -> bool:
    """Whether a hand is played by two and two."""
    return (_two_sides(rules) and rules.seats == 4) or rules.partnership is o.Partnership.ROTATING


def _exchanges(rules: RuleFields) -> bool:
    farmers = rules.farmers_hand is not o.FarmersHand.NEVER and rules.farmers_remedy is o.Remedy.EXCHANGE
    return farmers or rules.ace_no_face is o.AceNoFace.EXCHANGE


def _loners(rules: RuleFields) -> bool:
    return _alone(rules) or rules.moon is o.Moon.ALONE


CONFLICTS: Final[tuple[tuple[str, str, Callable[[RuleFields], bool]], ...]] = (
    # who plays
    ("bad-rules-sides-of-seats", "partnership", lambda r: _two_sides(r) and r.seats not in (4, 6)),
    ("bad-rules-rotating-seats", "partnership", lambda r: (r.partnership is o.Partnership.ROTATING) != (r.seats >= 7)),
    ("bad-rules-called-seats", "partnership", lambda r: _called(r) and r.seats != 5),
    ("bad-rules-called-double", "double_pack", lambda r: _called(r) and r.double_pack),
    (
        "bad-rules-called-card",
        "called_card",
        lambda r: r.called_card is o.CalledCard.BEST and not _called(r),
    ),
    ("bad-rules-partners-drawn", "partners", lambda r: r.partners is not o.Partners.AS_SEATED and not _four(r)),
    (
        "bad-rules-partners-rotate",
        "partners",
        lambda r: r.partners is not o.Partners.AS_SEATED and r.partnership is o.Partnership.ROTATING,
    ),
    (
        "bad-rules-drawn-by-jack",
        "partners",
        lambda r: (
            r.partners in (o.Partners.TWO_LOWEST, o.Partners.TWO_HIGHEST)
            and r.first_dealer is not o.FirstDealer.LOWEST_CARD
        ),
    ),
    (
        "bad-rules-second-jack",
        "partners",
        lambda r: r.partners is o.Partners.SECOND_JACK and r.first_dealer is not o.FirstDealer.FIRST_JACK,
    ),
    # the pack and the deal
    ("bad-rules-too-few-cards", "hand_size", lambda r: r.kitty_size < r.turns_up + r.dummy),
    ("bad-rules-duplicate", "duplicate", lambda r: r.duplicate is o.Duplicate.LAST_WINS and not r.double_pack),
    ("bad-rules-dummy-seats", "dummy", lambda r: r.dummy > 0 and (r.seats != 2 or not r.turns_up)),
    ("bad-rules-steal", "steal_deal", lambda r: r.steal_deal and not (_two_sides(r) and r.seats == 4)),
    ("bad-rules-point-on-partner", "point_on_partner", lambda r: r.point_on_partner and not r.steal_deal),
    ("bad-rules-exchange", "farmers_hand", lambda r: _exchanges(r) and r.kitty_size < 3 + r.turns_up + r.dummy),
    (
        "bad-rules-poor-hands",
        "farmers_hand",
        lambda r: r.poor_hands and (not r.turns_up or r.double_pack),
    ),
    (
        "bad-rules-farmers-remedy",
        "farmers_remedy",
        lambda r: r.farmers_remedy is o.Remedy.REDEAL and r.farmers_hand is o.FarmersHand.NEVER,
    ),
    (
        "bad-rules-show-until",
        "show_until",
        lambda r: r.show_until is o.ShowUntil.FIRST_LEAD and not r.poor_hands,
    ),
    # making trump
    (
        "bad-rules-dealer-first-stuck",
        "first_to_speak",
        lambda r: r.first_to_speak is o.FirstToSpeak.DEALER and r.all_pass is not o.AllPass.THROW_IN,
    ),
    (
        "bad-rules-dealer-first-auction",
        "first_to_speak",
        lambda r: r.first_to_speak is o.FirstToSpeak.DEALER and not r.turns_up,
    ),
    ("bad-rules-forfeit", "all_pass", lambda r: r.all_pass is o.AllPass.STICK_OR_FORFEIT and not _euchre(r)),
    (
        "bad-rules-dealer-partner",
        "dealer_partner",
        lambda r: r.dealer_partner is o.DealerPartner.ALONE and (not _four(r) or not r.turns_up or not _alone(r)),
    ),
    (
        "bad-rules-assist",
        "assist_makes",
        lambda r: (
            r.assist_makes is o.AssistMakes.DEALER
            and (not _four(r) or not r.turns_up or r.dealer_partner is o.DealerPartner.ALONE)
        ),
    ),
    ("bad-rules-needs-trump", "needs_trump", lambda r: r.needs_trump is not o.NeedsTrump.NOBODY and not r.turns_up),
    (
        "bad-rules-upcard-benny",
        "upcard_benny",
        lambda r: r.upcard_benny is not o.UpcardBenny.BLIND_CALL and (r.benny is o.Benny.NONE or not r.turns_up),
    ),
    ("bad-rules-no-trump-round", "no_trump", lambda r: r.no_trump is o.NoTrump.ROUND_TWO and not r.turns_up),
    (
        "bad-rules-no-trump-auction",
        "no_trump",
        lambda r: r.no_trump in (o.NoTrump.HIGH, o.NoTrump.HIGH_AND_LOW) and r.turns_up,
    ),
    (
        "bad-rules-no-trump-benny",
        "no_trump",
        lambda r: (
            r.no_trump is not o.NoTrump.NEVER
            and r.benny is not o.Benny.NONE
            and r.benny_in_no_trump is o.BennyInNoTrump.NOT_OFFERED
        ),
    ),
    (
        "bad-rules-benny-in-no-trump",
        "benny_in_no_trump",
        lambda r: (
            r.benny_in_no_trump is o.BennyInNoTrump.HIGHEST
            and (r.benny is o.Benny.NONE or r.no_trump is o.NoTrump.NEVER)
        ),
    ),
    (
        "bad-rules-dirty-clubs",
        "dirty_clubs",
        lambda r: r.dirty_clubs and (not r.turns_up or r.benny is not o.Benny.NONE),
    ),
    ("bad-rules-minimum-bid-cards", "minimum_bid", lambda r: r.minimum_bid > r.hand_size),
    ("bad-rules-minimum-bid-auction", "minimum_bid", lambda r: r.minimum_bid != 3 and r.turns_up),
    ("bad-rules-moon", "moon", lambda r: r.moon is not o.Moon.NEVER and (r.turns_up or not _two_sides(r))),
    # alone, and who plays
    ("bad-rules-nobody-to-leave", "alone", lambda r: _alone(r) and _each_alone(r)),
    ("bad-rules-alone-auction", "alone", lambda r: _alone(r) and not r.turns_up),
    ("bad-rules-anyone-alone", "alone", lambda r: r.alone is o.WhoAlone.ANYONE and not _four(r)),
    (
        "bad-rules-anyone-and-defence",
        "defend_alone",
        lambda r: r.alone is o.WhoAlone.ANYONE and r.defend_alone is not o.DefendAlone.NEVER,
    ),
    (
        "bad-rules-defend-alone",
        "defend_alone",
        lambda r: r.defend_alone is not o.DefendAlone.NEVER and (not _four(r) or not r.turns_up),
    ),
    (
        "bad-rules-blind-loner",
        "blind_loner",
        lambda r: r.blind_loner and (not _four(r) or not r.turns_up or not _alone(r)),
    ),
    (
        "bad-rules-lone-lead",
        "lone_lead",
        lambda r: r.lone_lead is o.LoneLead.LEFT_OF_LONER and not _alone(r),
    ),
    (
        "bad-rules-partners-best-alone",
        "partners_best",
        lambda r: r.partners_best > 0 and not (_loners(r) and _two_sides(r) and r.seats == 4),
    ),
    (
        "bad-rules-kitty-exchange",
        "kitty_exchange",
        lambda r: (
            r.kitty_exchange and (not _loners(r) or r.partners_best > 0 or _exchanges(r) or r.kitty_size <= r.turns_up)
        ),
    ),
    (
        "bad-rules-may-drop",
        "may_drop",
        lambda r: r.may_drop and not (r.counts_down and _each_alone(r)),
    ),
    ("bad-rules-dirty-clubs-drop", "dirty_clubs", lambda r: r.dirty_clubs and not r.may_drop),
    (
        "bad-rules-declare-march",
        "declare_march",
        lambda r: r.declare_march and not (r.counts_down and r.turns_up),
    ),
    # the score
    (
        "bad-rules-scoring-auction",
        "scoring",
        lambda r: not r.turns_up and r.scoring in (o.Scoring.EUCHRE, o.Scoring.THREE_HANDED),
    ),
    (
        "bad-rules-scoring-tricks",
        "scoring",
        lambda r: r.scoring is o.Scoring.TRICKS and not (not r.turns_up and _two_sides(r)),
    ),
    (
        "bad-rules-scoring-three",
        "scoring",
        lambda r: r.scoring is o.Scoring.THREE_HANDED and not (r.seats == 3 and r.hand_size == 7 and _each_alone(r)),
    ),
    (
        "bad-rules-scoring-each-alone",
        "scoring",
        lambda r: _euchre(r) and _each_alone(r) and r.seats > 2,
    ),
    (
        "bad-rules-scoring-count-down",
        "scoring",
        lambda r: r.counts_down and not _each_alone(r),
    ),
    (
        "bad-rules-win-by-scoring",
        "win_by",
        lambda r: (r.win_by == 2 or r.exceed_target) and (not _euchre(r) or r.fixed_hands > 0),
    ),
    ("bad-rules-fixed-hands-scoring", "fixed_hands", lambda r: r.fixed_hands > 0 and (r.counts_down or r.rubber)),
    ("bad-rules-ties", "ties", lambda r: r.ties is o.Ties.DRAWN and not (r.fixed_hands and _two_sides(r))),
    ("bad-rules-rubber", "rubber", lambda r: r.rubber and not (_euchre(r) and _two_sides(r))),
    ("bad-rules-best-of-five", "best_of_five", lambda r: r.best_of_five and not r.rubber),
    ("bad-rules-laps", "laps", lambda r: r.laps and not r.rubber),
    ("bad-rules-skunk", "skunk_counts_two", lambda r: r.skunk_counts_two and not r.rubber),
    (
        "bad-rules-euchred-loner-alone",
        "euchred_loner",
        lambda r: r.euchred_loner != 2 and (not _alone(r) or not _euchre(r)),
    ),
    (
        "bad-rules-loner-made-trump",
        "loner_made_trump",
        lambda r: r.loner_made_trump and (r.euchred_loner == 2 or r.alone is not o.WhoAlone.ANYONE),
    ),
    ("bad-rules-robson", "robson", lambda r: r.robson is not o.Robson.NEVER and not (_euchre(r) and _two_sides(r))),
    (
        "bad-rules-lowers",
        "lowers",
        lambda r: r.lowers is o.Lowers.EUCHRE_POINTS and (not r.counts_down or not r.turns_up),
    ),
    ("bad-rules-no-trick-scoring", "no_trick", lambda r: r.no_trick != 1 and not r.counts_down),
    ("bad-rules-set-penalty-scoring", "set_penalty", lambda r: r.set_penalty != 2 and not r.counts_down),
    ("bad-rules-defenders-lower", "defenders_lower", lambda r: r.defenders_lower and not r.counts_down),
    ("bad-rules-pool", "pool", lambda r: r.pool and not r.counts_down),
    (
        "bad-rules-betting",
        "betting",
        lambda r: r.betting is not o.Betting.NEVER and not (_euchre(r) and _two_sides(r)),
    ),
    (
        "bad-rules-betting-auction",
        "ante",
        lambda r: r.ante != 1 and r.betting is o.Betting.NEVER and not r.pool,
    ),
    # at the table
    ("bad-rules-honour", "honour", lambda r: r.honour and not (_euchre(r) and _four(r))),
    (
        "bad-rules-trump-on-honour",
        "trump_on_honour",
        lambda r: (
            r.trump_on_honour
            and (
                not r.honour
                or r.needs_trump is o.NeedsTrump.NOBODY
                or r.all_pass is o.AllPass.STICK_DEALER
                or r.partners_best > 0
                or r.kitty_exchange
                or _exchanges(r)
            )
        ),
    ),
    (
        "bad-rules-revoke",
        "revoke_pays",
        lambda r: (r.revoke_pays is o.RevokePays.OFF_OFFENDERS or r.false_call_pays) and not r.honour,
    ),
)
"""Code, the option to change, and when the rules clash. What would change nothing is refused too: it would mislead."""
