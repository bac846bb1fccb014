"""The choices that house rules offer, one enumeration each; the values are what the store and the commands use."""

from enum import StrEnum


class Partnership(StrEnum):
    """Who plays with whom (rules-spec B5, 10)."""

    FIXED = "fixed"
    """Two sides in alternate seats."""
    EACH_ALONE = "each_alone"
    CALLED = "called"
    """The maker calls a card; who holds it is the partner for the hand, unknown until it falls (five-handed)."""
    ROTATING = "rotating"
    """Seven to nine seats: four of them play a hand, and each scores alone."""


class Bidding(StrEnum):
    """How trump is made (rules-spec 4, 10)."""

    TURN_UP = "turn_up"
    AUCTION = "auction"


class Scoring(StrEnum):
    """How a hand is scored (rules-spec 6, 10)."""

    EUCHRE = "euchre"
    """The table of rules-spec 6."""
    THREE_HANDED = "three_handed"
    """4 or 5 of seven tricks 1, six 2, seven 4; euchred: 2 to the defender with more tricks, 1 each for a tie."""
    TRICKS = "tricks"
    """Each side scores its tricks; a bid that fails is taken off."""
    COUNT_DOWN = "count_down"
    """From the target down to 0, one off for each trick; penalties count up."""


class Ranks(StrEnum):
    """The ranks of the pack, four suits of each (rules-spec A1)."""

    NINE_UP = "nine_up"
    EIGHT_UP = "eight_up"
    SEVEN_UP = "seven_up"


class Benny(StrEnum):
    """Which card is the Benny, the highest trump (rules-spec A4)."""

    NONE = "none"
    JOKER = "joker"
    TWO_OF_SPADES = "two_of_spades"


class UpcardBenny(StrEnum):
    """What follows when the Benny is turned (rules-spec D5)."""

    BLIND_CALL = "blind_call"
    """The dealer names trump before seeing a card, takes the Benny and discards."""
    NAMED_SUIT = "named_suit"
    """The dealer names, before seeing a card, the suit that the Benny then stands for in round 1."""
    BID_ANY = "bid_any"
    """In round 1 any suit may be named; the dealer then takes the Benny."""


class Duplicate(StrEnum):
    """Which of two identical cards wins (rules-spec 10, six-handed)."""

    FIRST_WINS = "first_wins"
    LAST_WINS = "last_wins"


class FirstDealer(StrEnum):
    """How the first dealer is found (rules-spec B1, B4, B6)."""

    LOWEST_CARD = "lowest_card"
    FIRST_JACK = "first_jack"
    FIRST_BLACK_JACK = "first_black_jack"
    NORTH = "north"
    """Whoever sits at seat 0; nothing is drawn."""


class Partners(StrEnum):
    """How partners are found (rules-spec B1, B2, B3, B4)."""

    AS_SEATED = "as_seated"
    TWO_LOWEST = "two_lowest"
    TWO_HIGHEST = "two_highest"
    SECOND_JACK = "second_jack"
    """Whoever gets the second jack of the deal for the first one is that dealer's partner."""


class Packets(StrEnum):
    """How many cards are dealt at a time (rules-spec C1)."""

    WHOLE_HANDS = "whole_hands"
    TWO_THREE = "two_three"
    THREE_TWO = "three_two"


class NoTrump(StrEnum):
    """When no trump may be called (rules-spec A5, A6)."""

    NEVER = "never"
    ROUND_TWO = "round_two"
    HIGH = "high"
    """In an auction."""
    HIGH_AND_LOW = "high_and_low"
    """In an auction; at low no trump the nine is best."""


class BennyInNoTrump(StrEnum):
    """What a Benny does at no trump (rules-spec A5)."""

    NOT_OFFERED = "not_offered"
    """No trump cannot be called in a pack with a Benny."""
    HIGHEST = "highest"
    """It may be played at any time and wins; led, any card follows."""


class AllPass(StrEnum):
    """What follows when everyone has passed (rules-spec D3)."""

    THROW_IN = "throw_in"
    STICK_DEALER = "stick_dealer"
    STICK_OR_FORFEIT = "stick_or_forfeit"
    """The dealer may pass, and then the opponents score 1."""


class RedealBy(StrEnum):
    """Who deals after a hand thrown in (rules-spec C4)."""

    NEXT = "next"
    SAME = "same"


class DealerPartner(StrEnum):
    """How the dealer's partner may order the dealer up (rules-spec D4)."""

    WITH_DEALER = "with_dealer"
    ALONE = "alone"


class AssistMakes(StrEnum):
    """Who is the maker when the dealer's partner assists (rules-spec 9, mathews-1844)."""

    PARTNER = "partner"
    DEALER = "dealer"


class WhoAlone(StrEnum):
    """Who may play alone for the makers (rules-spec E1, E2)."""

    NOBODY = "nobody"
    MAKER = "maker"
    ANYONE = "anyone"
    """Before the first lead anybody, in turn from eldest; a maker and a defender both may."""


class DefendAlone(StrEnum):
    """When a defender may play without the partner (rules-spec E4)."""

    NEVER = "never"
    AGAINST_LONER = "against_loner"
    ALWAYS = "always"


class LoneLead(StrEnum):
    """Who leads first when the maker plays alone (rules-spec E3)."""

    ELDEST = "eldest"
    LEFT_OF_LONER = "left_of_loner"


class NeedsTrump(StrEnum):
    """Who may make trump only with a trump besides the bowers (rules-spec D7)."""

    NOBODY = "nobody"
    DEALER = "dealer"
    EVERYONE = "everyone"


class FirstToSpeak(StrEnum):
    """Who bids first (rules-spec D6)."""

    ELDEST = "eldest"
    DEALER = "dealer"


class Ties(StrEnum):
    """What follows when both sides have as many points after the last of a number of hands (rules-spec G7)."""

    PLAY_ON = "play_on"
    DRAWN = "drawn"


class Robson(StrEnum):
    """When the winners of a hand may lower the opponents' score instead (rules-spec G4)."""

    NEVER = "never"
    MARCH = "march"
    """After all five tricks."""
    MARCH_TWO_OR_FOUR = "march_two_or_four"
    """After all five tricks, by 2 or 4: a blind loner, too, lowers by no more than 4."""
    ANY_TWO_OR_FOUR = "any_two_or_four"
    """After any win of 2 or 4 points."""


class RevokePays(StrEnum):
    """What a revoke rightly called brings (rules-spec H1)."""

    TO_OPPONENTS = "to_opponents"
    OFF_OFFENDERS = "off_offenders"


class FarmersHand(StrEnum):
    """Which poor hands may be bettered before bidding (rules-spec L3)."""

    NEVER = "never"
    ALL_LOW = "all_low"
    """Nothing but nines and tens."""
    THREE_LOW = "three_low"
    """Three nines or three tens."""
    ANY_THREE_LOW = "any_three_low"
    """Any three cards of nines and tens."""


class ShowUntil(StrEnum):
    """Until when a poor hand may be shown (rules-spec L3, L4)."""

    FIRST_TURN = "first_turn"
    """On the first turn of its player in round 1."""
    FIRST_LEAD = "first_lead"
    """Out of turn too, until the first card is led."""


class Remedy(StrEnum):
    """What a poor hand gets (rules-spec L3)."""

    EXCHANGE = "exchange"
    """Three cards for three of the kitty."""
    REDEAL = "redeal"


class AceNoFace(StrEnum):
    """What a hand of aces, nines and tens gets (rules-spec L4)."""

    NEVER = "never"
    EXCHANGE = "exchange"
    """One ace, the rest nines and tens: three cards for the last three of the kitty."""
    REDEAL = "redeal"
    REDEAL_ANY_ACES = "redeal_any_aces"
    """Any number of aces and no face card."""


class Claims(StrEnum):
    """Whether the rest of the tricks may be claimed (rules-spec L1)."""

    NEVER = "never"
    PROVED = "proved"
    """Only what no holding of the unseen cards can prevent."""
    CONSENT = "consent"
    """What is not proved is put to each opponent."""


class Betting(StrEnum):
    """What is played for besides points: counters, never money (rules-spec H3)."""

    NEVER = "never"
    PER_HAND = "per_hand"
    """An ante from each side, raises before the first lead, the winners of the hand take it."""
    PER_TRICK = "per_trick"
    """After a hand the side with fewer tricks owes the difference of the tricks times the ante."""
    PER_POINT = "per_point"
    """At the end the losers owe the difference of the scores times the ante."""


class Moon(StrEnum):
    """The bid above all tricks, worth twice as much (rules-spec 10, bid euchre)."""

    NEVER = "never"
    ALONE = "alone"
    WITH_PARTNER = "with_partner"
    """Big pepper."""


class CalledCard(StrEnum):
    """Which card the maker calls (rules-spec 10, five-handed)."""

    ACE = "ace"
    BEST = "best"
    """The best card of the suit that anybody holds."""


class Lowers(StrEnum):
    """What counts down (rules-spec 10, set-back)."""

    TRICKS = "tricks"
    EUCHRE_POINTS = "euchre_points"


class ScoreCards(StrEnum):
    """The two cards that show a side's score (rules-spec 8)."""

    SIX_AND_FOUR = "six_and_four"
    TWO_AND_THREE = "two_and_three"
    TWO_FIVES = "two_fives"
    FIVE_AND_SIX = "five_and_six"
    DIGITS = "digits"
