"""The options of a table, their defaults, and the numbers that one may have; not yet checked against each other."""

from collections.abc import Container
from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from typing import Any, Final, cast

from engine.cards import JOKER, Card, card, pack_of
from engine.rules import options as o
from engine.seats import FEWEST, MOST

_RANKS: Final = {o.Ranks.NINE_UP: "9TJQKA", o.Ranks.EIGHT_UP: "89TJQKA", o.Ranks.SEVEN_UP: "789TJQKA"}


@dataclass(frozen=True, kw_only=True)
class RuleFields:
    """What a table has chosen, and what constraints need to know of it; `engine.rules.model.Rules` has passed them.

    A default never changes its meaning: stored rules of older games rely on it.
    """

    # who plays
    seats: int = 4
    """Players at the table, 2 to 9 (rules-spec 10)."""
    partnership: o.Partnership = o.Partnership.FIXED
    partners: o.Partners = o.Partners.AS_SEATED
    first_dealer: o.FirstDealer = o.FirstDealer.LOWEST_CARD
    called_card: o.CalledCard = o.CalledCard.ACE

    # the pack and the deal
    ranks: o.Ranks = o.Ranks.NINE_UP
    hand_size: int = 5
    """Cards dealt to each seat: 5, 6, 7, 8 or 12 (rules-spec A7)."""
    benny: o.Benny = o.Benny.NONE
    twos: bool = False
    """The four twos beside the other ranks, lowest of all (rules-spec A1)."""
    double_pack: bool = False
    """Every card twice (rules-spec A1)."""
    duplicate: o.Duplicate = o.Duplicate.FIRST_WINS
    dummy: int = 0
    """Cards dealt face down for the maker to take: 0 or 2 (rules-spec 10, two-handed)."""
    packets: o.Packets = o.Packets.WHOLE_HANDS
    cut: bool = False
    """Whether the player at the dealer's right may cut or tap (rules-spec C2)."""
    redeal_by: o.RedealBy = o.RedealBy.NEXT
    steal_deal: bool = False
    """Whether the last dealer's partner may take the deal between hands (rules-spec C5)."""
    point_on_partner: bool = False
    """Whether stealing one's own partner's deal scores 1 and keeps the deal (rules-spec C6)."""
    farmers_hand: o.FarmersHand = o.FarmersHand.NEVER
    farmers_remedy: o.Remedy = o.Remedy.EXCHANGE
    ace_no_face: o.AceNoFace = o.AceNoFace.NEVER
    show_until: o.ShowUntil = field(default=o.ShowUntil.FIRST_TURN, metadata={"later": True})

    # making trump
    bidding: o.Bidding = o.Bidding.TURN_UP
    first_to_speak: o.FirstToSpeak = o.FirstToSpeak.ELDEST
    all_pass: o.AllPass = o.AllPass.THROW_IN
    dealer_partner: o.DealerPartner = o.DealerPartner.WITH_DEALER
    assist_makes: o.AssistMakes = o.AssistMakes.PARTNER
    needs_trump: o.NeedsTrump = o.NeedsTrump.NOBODY
    no_trump: o.NoTrump = o.NoTrump.NEVER
    upcard_benny: o.UpcardBenny = o.UpcardBenny.BLIND_CALL
    benny_in_no_trump: o.BennyInNoTrump = o.BennyInNoTrump.NOT_OFFERED
    minimum_bid: int = 3
    """The fewest tricks an auction begins with, 1 to the cards of a hand (rules-spec 10)."""
    moon: o.Moon = o.Moon.NEVER
    dirty_clubs: bool = False
    """Whether a club turned up is trump without bidding, and nobody may drop (rules-spec 10, buck euchre)."""

    # alone, and who plays
    alone: o.WhoAlone = o.WhoAlone.MAKER
    defend_alone: o.DefendAlone = o.DefendAlone.NEVER
    lone_lead: o.LoneLead = o.LoneLead.ELDEST
    blind_loner: bool = False
    """Whether the dealer may go alone in the suit of a turned jack before seeing a card (rules-spec E7)."""
    partners_best: int = 0
    """Cards that a lone player changes with the partner, 0 to 2 (rules-spec E8; bid euchre)."""
    kitty_exchange: bool = field(default=False, metadata={"later": True})
    """Whether a maker alone may change one card for the kitty's top card, unseen (rules-spec E9)."""
    may_drop: bool = False
    """Whether who did not make trump may stay out of the hand (rules-spec 10)."""
    declare_march: bool = False
    """"I declare": undertake all tricks, lead first; the game and the pool, or the score doubles (rules-spec 10)."""

    # the score
    target: int = 10
    """Points that win the game, or that are counted down from, 1 to 52 (rules-spec G1)."""
    win_by: int = 1
    """The lead that is needed to win, 1 or 2 points (rules-spec G2)."""
    exceed_target: bool = False
    """Whether the game is won only with more than the target (rules-spec G2)."""
    fixed_hands: int = 0
    """Hands of a game that is not played to a target, 0 to 50 (rules-spec G5)."""
    ties: o.Ties = field(default=o.Ties.PLAY_ON, metadata={"later": True})
    scoring: o.Scoring = o.Scoring.EUCHRE
    euchred_loner: int = 2
    """Points for euchring a maker who plays alone, 2 or 4 (rules-spec E5)."""
    loner_made_trump: bool = field(default=False, metadata={"later": True})
    """Whether a euchred loner costs 4 only if that player made trump (rules-spec E5)."""
    robson: o.Robson = o.Robson.NEVER
    rubber: bool = False
    """Best of three games (rules-spec G5)."""
    best_of_five: bool = field(default=False, metadata={"later": True})
    """Whether a rubber is the best of five games (rules-spec G5)."""
    laps: bool = False
    """Whether points over the target carry over to the next game of a rubber (rules-spec G5)."""
    skunk_counts_two: bool = False
    """Whether a game won to nothing counts as two of a rubber (rules-spec G3)."""
    lowers: o.Lowers = o.Lowers.TRICKS
    no_trick: int = 1
    """What who stayed and took no trick counts up, 0 to 10 (rules-spec 10)."""
    set_penalty: int = 2
    """What a maker who fails counts up, 0 to 10 (rules-spec 10)."""
    defenders_lower: bool = False
    """Whether on a euchre the defenders also count down 2 (rules-spec 10, set-back)."""
    betting: o.Betting = o.Betting.NEVER
    pool: bool = False
    """Whether everyone puts an ante into a pool that the winner takes (rules-spec 10, set-back)."""
    ante: int = 1
    """Counters of an ante, or for each point, 1 to 20 (rules-spec H3)."""
    score_cards: o.ScoreCards = o.ScoreCards.SIX_AND_FOUR

    # at the table
    claims: o.Claims = o.Claims.CONSENT
    throwing_in: bool = True
    """Whether makers with three tricks who have lost one may concede the rest (rules-spec L2)."""
    honour: bool = False
    """Whether any card may be played, and opponents call a revoke (rules-spec H1)."""
    trump_on_honour: bool = field(default=False, metadata={"later": True})
    """Whether at an honour table a maker without the trump that is asked for may be called (rules-spec D7, H1)."""
    revoke_pays: o.RevokePays = o.RevokePays.TO_OPPONENTS
    false_call_pays: bool = False
    """Whether who calls a revoke wrongly pays the same (rules-spec H1)."""

    @cached_property
    def benny_card(self) -> Card | None:
        """The card that is the Benny (rules-spec A4)."""
        return {o.Benny.NONE: None, o.Benny.JOKER: JOKER, o.Benny.TWO_OF_SPADES: card("2s")}[self.benny]

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """The cards of one deal, in the order of their numbers (rules-spec A1)."""
        single = {*pack_of(_RANKS[self.ranks] + "2" * self.twos)}
        if self.benny_card is not None:
            single.add(self.benny_card)
        return tuple(sorted([*single] * (1 + self.double_pack)))

    @cached_property
    def dealt(self) -> int:
        """How many are dealt a hand."""
        return 4 if self.partnership is o.Partnership.ROTATING else self.seats

    @cached_property
    def kitty_size(self) -> int:
        """Cards left over, the upcard among them where one is turned."""
        return len(self.pack) - self.dealt * self.hand_size

    @cached_property
    def turns_up(self) -> bool:
        """Whether a card of the kitty is turned (rules-spec C3)."""
        return self.bidding is o.Bidding.TURN_UP

    @cached_property
    def games_to_win(self) -> int:
        """Games that win the match: two of three in a rubber, or three of five."""
        return (3 if self.best_of_five else 2) if self.rubber else 1

    @cached_property
    def counts_down(self) -> bool:
        """Whether the lowest score wins (rules-spec 10)."""
        return self.scoring is o.Scoring.COUNT_DOWN

    @cached_property
    def poor_hands(self) -> bool:
        """Whether some hands may be shown (rules-spec L3, L4)."""
        return self.farmers_hand is not o.FarmersHand.NEVER or self.ace_no_face is not o.AceNoFace.NEVER


HIGHEST_TARGET: Final = 52
RANGES: Final[dict[str, tuple[str, Container[int]]]] = {
    "seats": ("bad-rules-seats", range(FEWEST, MOST + 1)),
    "target": ("bad-rules-target", range(1, HIGHEST_TARGET + 1)),
    "win_by": ("bad-rules-win-by", (1, 2)),
    "hand_size": ("bad-rules-hand-size", (5, 6, 7, 8, 12)),
    "dummy": ("bad-rules-dummy", (0, 2)),
    "minimum_bid": ("bad-rules-minimum-bid", range(1, 13)),
    "partners_best": ("bad-rules-partners-best", (0, 1, 2)),
    "fixed_hands": ("bad-rules-fixed-hands", range(51)),
    "euchred_loner": ("bad-rules-euchred-loner", (2, 4)),
    "no_trick": ("bad-rules-no-trick", range(11)),
    "set_penalty": ("bad-rules-set-penalty", range(11)),
    "ante": ("bad-rules-ante", range(1, 21)),
}
"""By option, the code of the sentence that says which numbers it may have, and these."""


def values_of(name: str) -> tuple[Any, ...]:
    """Every value of an option by itself, in the order of its declaration.

    >>> values_of("euchred_loner")
    (2, 4)
    """
    default = RuleFields.__dataclass_fields__[name].default
    if isinstance(default, Enum):
        return tuple(type(default))
    if isinstance(default, bool):
        return (False, True)
    return tuple(cast("range | tuple[int, ...]", RANGES[name][1]))
