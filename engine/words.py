"""The words in which `engine.story` tells what happened, and the event that carries one."""

from dataclasses import dataclass
from enum import StrEnum
from typing import final

from engine.cards import Card, Trump
from engine.seats import Seat, Side


class Word(StrEnum):
    """The words of RULES.md 8 and of the ordinary course of a hand; each is a key of the catalogue (`story-…`)."""

    DRAW_TIED = "draw-tied"
    DREW_DEAL = "drew-deal"
    FIRST_JACK = "first-jack"
    PARTNERS_DRAWN = "partners-drawn"
    CUT = "cut"
    TAPPED = "tapped"
    DEAL_STOLEN = "deal-stolen"
    DEAL_NOTICED = "deal-noticed"
    POINT_ON_PARTNER = "point-on-partner"
    DEALT = "dealt"
    DEALT_DOWN = "dealt-down"
    BID = "bid"
    MOON_BID = "moon-bid"
    STUCK_TO_BID = "stuck-to-bid"
    AUCTION_WON = "auction-won"
    FARMERS_HAND = "farmers-hand"
    ACE_NO_FACE = "ace-no-face"
    EXCHANGED = "exchanged"
    ORDERED_UP = "ordered-up"
    ASSISTED = "assisted"
    TOOK_UP = "took-up"
    TURNED_DOWN = "turned-down"
    STUCK = "stuck"
    NAMED = "named"
    NEXT = "next"
    CROSSING = "crossing"
    BENNY_TURNED = "benny-turned"
    BLIND_CALL = "blind-call"
    SUIT_NAMED = "suit-named"
    BLIND_LONER = "blind-loner"
    ALONE = "alone"
    DEFENDS_ALONE = "defends-alone"
    PARTNERS_BEST = "partners-best"
    TRICK = "trick"
    CHOP = "chop"
    TRUMPED_PARTNER = "trumped-partner"
    DOG = "dog"
    """A dog from every county: a hand of all four suits."""
    UNDERMAN = "underman"
    WALK = "walk"
    DUTCHMAN = "dutchman"
    MADE = "made"
    MARCH = "march"
    LONE_MADE = "lone-made"
    LONE_MARCH = "lone-march"
    EUCHRED = "euchred"
    LONE_DEFENCE = "lone-defence"
    BID_MADE = "bid-made"
    BID_SET = "bid-set"
    MOON_MADE = "moon-made"
    MOON_SET = "moon-set"
    DUMMY_TAKEN = "dummy-taken"
    SUIT_CALLED = "suit-called"
    PARTNER_REVEALED = "partner-revealed"
    NO_PARTNER = "no-partner"
    DIRTY_CLUBS = "dirty-clubs"
    STAYED = "stayed"
    DROPPED = "dropped"
    ALL_DROPPED = "all-dropped"
    DECLARED = "declared"
    DECLARED_WON = "declared-won"
    DECLARED_LOST = "declared-lost"
    CAME_DOWN = "came-down"
    SET = "set"
    CLUBS_PLAYED = "clubs-played"
    LOWERED = "lowered"
    NO_TRICK = "no-trick"
    ANTE_PAID = "ante-paid"
    POOL_WON = "pool-won"
    COUNTED_OUT = "counted-out"
    LAY_DOWN = "lay-down"
    CLAIM_ACCEPTED = "claim-accepted"
    CLAIM_REFUSED = "claim-refused"
    CONCEDED = "conceded"
    REVOKE_CALLED = "revoke-called"
    REVOKE_FALSE = "revoke-false"
    TAKEN_OFF = "taken-off"
    STAKE_RAISED = "stake-raised"
    STAKE_SEEN = "stake-seen"
    STAKE_GIVEN_UP = "stake-given-up"
    STAKE_TAKEN = "stake-taken"
    DIFFERENCE_PAID = "difference-paid"
    RULED_REPLAY = "ruled-replay"
    RULED_POINT = "ruled-point"
    THROWN_IN = "thrown-in"
    FORFEITED = "forfeited"
    IN_THE_BARN = "in-the-barn"
    BRIDGE = "bridge"
    LONER_RANGE = "loner-range"
    SKUNK = "skunk"
    GAME_OF_RUBBER = "game-of-rubber"
    LAPS = "laps"
    RUBBER_WON = "rubber-won"
    GAME_WON = "game-won"


@final
@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """One thing that happened; what a word does not need stays at its default."""

    word: Word
    seat: Seat | None = None
    side: Side | None = None
    cards: tuple[Card, ...] = ()
    trump: Trump | None = None
    points: int = 0
    """Points of `side`, won or (a bid set) lost; the tricks of a bid."""
    others: int = 0
    """Points of the other side, where both score."""
