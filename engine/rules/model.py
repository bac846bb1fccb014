"""House rules as data: a frozen, validated value."""

from dataclasses import asdict, dataclass, fields
from functools import cached_property
from typing import Any, Final

from engine.cards import JOKER, Card, Cards, card, hand_of, pack_of
from engine.errors import BadRules
from engine.rules.constraints import check
from engine.rules.options import (
    AceNoFace,
    AllPass,
    AssistMakes,
    Benny,
    BennyInNoTrump,
    Betting,
    Bidding,
    CalledCard,
    Claims,
    DealerPartner,
    DefendAlone,
    Duplicate,
    FarmersHand,
    FirstDealer,
    FirstToSpeak,
    LoneLead,
    Lowers,
    Moon,
    NeedsTrump,
    NoTrump,
    Packets,
    Partners,
    Partnership,
    Ranks,
    RedealBy,
    Remedy,
    RevokePays,
    Robson,
    ScoreCards,
    Scoring,
    UpcardBenny,
    WhoAlone,
)
from engine.seats import Seat, Seating, Side, Turns, four_of, rotation, seating

_RANKS: Final = {Ranks.NINE_UP: "9TJQKA", Ranks.EIGHT_UP: "89TJQKA", Ranks.SEVEN_UP: "789TJQKA"}


@dataclass(frozen=True, kw_only=True)
class Rules:
    """The rules of one table. A default never changes its meaning: stored rules of older games rely on it.

    Raises:
        BadRules: When a value is of the wrong kind or out of its range, or two rules cannot go together.
    """

    # who plays
    seats: int = 4
    """Players at the table, 2 to 9 (RULES.md 10)."""
    partnership: Partnership = Partnership.FIXED
    partners: Partners = Partners.AS_SEATED
    first_dealer: FirstDealer = FirstDealer.LOWEST_CARD
    called_card: CalledCard = CalledCard.ACE

    # the pack and the deal
    ranks: Ranks = Ranks.NINE_UP
    twos: bool = False
    """The four twos beside the other ranks, lowest of all (RULES.md A1)."""
    benny: Benny = Benny.NONE
    double_pack: bool = False
    """Every card twice (RULES.md A1)."""
    duplicate: Duplicate = Duplicate.FIRST_WINS
    hand_size: int = 5
    """Cards dealt to each seat: 5, 6, 7, 8 or 12 (RULES.md A7)."""
    dummy: int = 0
    """Cards dealt face down for the maker to take: 0 or 2 (RULES.md 10, two-handed)."""
    packets: Packets = Packets.WHOLE_HANDS
    cut: bool = False
    """Whether the player at the dealer's right may cut or tap (RULES.md C2)."""
    redeal_by: RedealBy = RedealBy.NEXT
    steal_deal: bool = False
    """Whether the last dealer's partner may take the deal between hands (RULES.md C5)."""
    point_on_partner: bool = False
    """Whether stealing one's own partner's deal scores 1 and keeps the deal (RULES.md C6)."""
    farmers_hand: FarmersHand = FarmersHand.NEVER
    farmers_remedy: Remedy = Remedy.EXCHANGE
    ace_no_face: AceNoFace = AceNoFace.NEVER

    # making trump
    bidding: Bidding = Bidding.TURN_UP
    first_to_speak: FirstToSpeak = FirstToSpeak.ELDEST
    all_pass: AllPass = AllPass.THROW_IN
    dealer_partner: DealerPartner = DealerPartner.WITH_DEALER
    assist_makes: AssistMakes = AssistMakes.PARTNER
    needs_trump: NeedsTrump = NeedsTrump.NOBODY
    upcard_benny: UpcardBenny = UpcardBenny.BLIND_CALL
    no_trump: NoTrump = NoTrump.NEVER
    benny_in_no_trump: BennyInNoTrump = BennyInNoTrump.NOT_OFFERED
    dirty_clubs: bool = False
    """Whether a club turned up is trump without bidding, and nobody may drop (RULES.md 10, buck euchre)."""
    minimum_bid: int = 3
    """The fewest tricks an auction begins with, 1 to the cards of a hand (RULES.md 10)."""
    moon: Moon = Moon.NEVER

    # alone, and who plays
    alone: WhoAlone = WhoAlone.MAKER
    defend_alone: DefendAlone = DefendAlone.NEVER
    lone_lead: LoneLead = LoneLead.ELDEST
    blind_loner: bool = False
    """Whether the dealer may go alone in the suit of a turned jack before seeing a card (RULES.md E7)."""
    partners_best: int = 0
    """Cards that a lone player changes with the partner, 0 to 2 (RULES.md E8; bid euchre)."""
    may_drop: bool = False
    """Whether who did not make trump may stay out of the hand (RULES.md 10)."""
    declare_march: bool = False
    """"I declare": undertake all tricks, lead first; the game and the pool, or the score doubles (RULES.md 10)."""

    # the score
    scoring: Scoring = Scoring.EUCHRE
    target: int = 10
    """Points that win the game, or that are counted down from, 1 to 52 (RULES.md G1)."""
    win_by: int = 1
    """The lead that is needed to win, 1 or 2 points (RULES.md G2)."""
    exceed_target: bool = False
    """Whether the game is won only with more than the target (RULES.md G2, strict reading)."""
    fixed_hands: int = 0
    """Hands of a game that is not played to a target, 0 to 50 (RULES.md G5)."""
    rubber: bool = False
    """Best of three games (RULES.md G5)."""
    laps: bool = False
    """Whether points over the target carry over to the next game of a rubber (RULES.md G5)."""
    skunk_counts_two: bool = False
    """Whether a game won to nothing counts as two of a rubber (RULES.md G3)."""
    euchred_loner: int = 2
    """Points for euchring a maker who plays alone, 2 or 4 (RULES.md E5)."""
    robson: Robson = Robson.NEVER
    lowers: Lowers = Lowers.TRICKS
    no_trick: int = 1
    """What who stayed and took no trick counts up, 0 to 10 (RULES.md 10)."""
    set_penalty: int = 2
    """What a maker who fails counts up, 0 to 10 (RULES.md 10)."""
    defenders_lower: bool = False
    """Whether on a euchre the defenders also count down 2 (RULES.md 10, set-back)."""
    pool: bool = False
    """Whether everyone puts an ante into a pool that the winner takes (RULES.md 10, set-back)."""
    betting: Betting = Betting.NEVER
    ante: int = 1
    """Counters of an ante, or for each point, 1 to 20 (RULES.md H3)."""
    score_cards: ScoreCards = ScoreCards.SIX_AND_FOUR

    # at the table
    claims: Claims = Claims.CONSENT
    throwing_in: bool = True
    """Whether makers with three tricks who have lost one may concede the rest (RULES.md L2)."""
    honour: bool = False
    """Whether any card may be played, and opponents call a revoke (RULES.md H1)."""
    revoke_pays: RevokePays = RevokePays.TO_OPPONENTS
    false_call_pays: bool = False
    """Whether who calls a revoke wrongly pays the same (RULES.md H1)."""

    def __post_init__(self) -> None:
        for field in fields(self):
            # exactly: `True` is an int and "never" equals its option, but neither would be told apart later
            if type(getattr(self, field.name)) is not type(field.default):
                raise BadRules("bad-rules-value", field.name)
        check(self)

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def _hash(self) -> int:
        """Of all fields, counted once: rules are the key of much that is made once for them."""
        return hash(tuple(getattr(self, field.name) for field in fields(self)))

    def __getstate__(self) -> dict[str, Any]:
        """The fields alone: a hash of texts means nothing in another process."""
        return asdict(self)

    @cached_property
    def sides(self) -> int:
        """How many score: two partnerships, or everyone."""
        return 2 if self.partnership is Partnership.FIXED else self.seats

    def side_of(self, seat: Seat) -> Side:
        """Whose score a seat plays for."""
        return seat % self.sides

    @cached_property
    def seating(self) -> Seating:
        """Who plays with whom; where fours rotate, the table as it scores."""
        return seating(self.seats, self.sides)

    @cached_property
    def turns(self) -> tuple[Turns, ...]:
        """Who plays, speaks first and deals next, by dealer."""
        return tuple(self._turns_of(dealer) for dealer in range(self.seats))

    def _turns_of(self, dealer: Seat) -> Turns:
        rotating = self.partnership is Partnership.ROTATING
        playing = four_of(self.seats, dealer) if rotating else self.seating
        return Turns(
            seating=playing,
            first_speaker=dealer if self.first_to_speak is FirstToSpeak.DEALER else playing.left[dealer],
            next_dealer=(dealer + (rotation(self.seats) if rotating else 1)) % self.seats,
            sizes=tuple(self.hand_size if seat in playing.seats else 0 for seat in range(self.seats)),
        )

    def seating_of(self, dealer: Seat) -> Seating:
        """Who plays a hand of this dealer's, and with whom."""
        return self.turns[dealer].seating

    def next_dealer(self, dealer: Seat) -> Seat:
        """Who deals after this dealer (RULES.md C4)."""
        return self.turns[dealer].next_dealer

    @cached_property
    def dealt(self) -> int:
        """How many are dealt a hand."""
        return 4 if self.partnership is Partnership.ROTATING else self.seats

    def upcard_left_by(self, maker: Seat, dealer: Seat) -> bool:
        """Whether a round 1 call by `maker` leaves the upcard out of play (RULES.md D4)."""
        return self.dealer_partner is DealerPartner.ALONE and maker in self.seating_of(dealer).partners(dealer)

    @cached_property
    def accepts_alike(self) -> bool:
        """Whether the card turned is accepted on the same terms from every seat."""
        return self.dealer_partner is DealerPartner.WITH_DEALER and self.assist_makes is AssistMakes.PARTNER

    def first_speaker(self, dealer: Seat) -> Seat:
        """Who bids first in each round (RULES.md D6)."""
        return self.turns[dealer].first_speaker

    @cached_property
    def alone_choices(self) -> tuple[bool, ...]:
        """Whether a call may say alone: only where the maker decides so (RULES.md E1)."""
        return (False, True) if self.alone is WhoAlone.MAKER else (False,)

    @cached_property
    def needs_no_trump(self) -> bool:
        """Whether anyone may make any trump, whatever is held (RULES.md D7)."""
        return self.needs_trump is NeedsTrump.NOBODY

    def asks_for_trump(self, seat: Seat, dealer: Seat) -> bool:
        """Whether `seat` may make trump only with a trump besides the bowers (RULES.md D7)."""
        match self.needs_trump:
            case NeedsTrump.NOBODY:
                return False
            case NeedsTrump.DEALER:
                return seat == dealer
            case NeedsTrump.EVERYONE:
                return True

    @cached_property
    def later_wins(self) -> bool:
        """Whether the later of two identical cards takes the trick (RULES.md A1)."""
        return self.duplicate is Duplicate.LAST_WINS

    @cached_property
    def settled_by_play(self) -> bool:
        """Whether a hand ends with its last trick: no revoke to call, no choice for the winners, no stake."""
        return not self.honour and self.robson is Robson.NEVER and self.betting is not Betting.PER_HAND

    @cached_property
    def counts_down(self) -> bool:
        """Whether the lowest score wins (RULES.md 10)."""
        return self.scoring is Scoring.COUNT_DOWN

    @cached_property
    def winning_score(self) -> int:
        """The fewest points that can win (RULES.md G1, G2)."""
        return self.target + self.exceed_target

    @cached_property
    def starting_score(self) -> int:
        """What every side begins with: 0, or where scores count down, the target (RULES.md 10)."""
        return self.target if self.counts_down else 0

    @cached_property
    def benny_card(self) -> Card | None:
        """The card that is the Benny (RULES.md A4)."""
        return {Benny.NONE: None, Benny.JOKER: JOKER, Benny.TWO_OF_SPADES: card("2s")}[self.benny]

    @cached_property
    def pack(self) -> tuple[Card, ...]:
        """The cards of one deal, in the order of their numbers (RULES.md A1)."""
        single = {*pack_of(_RANKS[self.ranks] + "2" * self.twos)}
        if self.benny_card is not None:
            single.add(self.benny_card)
        return tuple(sorted([*single] * (1 + self.double_pack)))

    @cached_property
    def pack_bits(self) -> Cards:
        """The pack as a set of cards."""
        return hand_of(self.pack)

    @cached_property
    def kitty_size(self) -> int:
        """Cards left over, the upcard among them where one is turned."""
        return len(self.pack) - self.dealt * self.hand_size

    @cached_property
    def poor_hands(self) -> bool:
        """Whether some hands may be shown before bidding (RULES.md L3, L4)."""
        return self.farmers_hand is not FarmersHand.NEVER or self.ace_no_face is not AceNoFace.NEVER

    @cached_property
    def turns_up(self) -> bool:
        """Whether a card of the kitty is turned (RULES.md C3)."""
        return self.bidding is Bidding.TURN_UP
