"""What the phases of a hand share: the match, the hand as dealt, the calls, the contract, the result.

What every hand makes is made as `X.__new__(X, ...)`: the same as `X(...)` in half the time (docs/decisions/0001).
"""

from enum import StrEnum
from typing import NamedTuple, TypeAlias, final

from engine.actions import (
    Alone,
    Bid,
    CallSuit,
    Check,
    Declare,
    Drop,
    GiveUp,
    Name,
    Order,
    Pass,
    Raise,
    See,
    Show,
    Stay,
)
from engine.cards import SUITS, TRUMPS, Card, Cards, Suit, Trump, rank_of
from engine.options import LoneLead, UpcardBenny
from engine.ranking import Ranking, ranking
from engine.rules import Rules
from engine.seats import FOUR, Lineup, Seat, Seating, Side, lineup

Spoken: TypeAlias = (
    Pass | Order | Name | Alone | Bid | CallSuit | Stay | Drop | Declare | Show | Check | Raise | See | GiveUp
)
"""What is said aloud before the first lead, and stays known."""


class Outcome(StrEnum):
    """How a hand ended (RULES.md 6)."""

    MADE = "made"
    MARCH = "march"
    LONE_MADE = "lone_made"
    LONE_MARCH = "lone_march"
    EUCHRED = "euchred"
    LONE_DEFENCE = "lone_defence"
    """Euchred by a defender who played alone (RULES.md E4)."""
    BID_MADE = "bid_made"
    """After an auction: as many tricks as were bid, or more (RULES.md 10)."""
    BID_SET = "bid_set"
    MOON_MADE = "moon_made"
    """The bid above all tricks, and every trick."""
    MOON_SET = "moon_set"
    NO_MAKER = "no_maker"
    """Played out with nobody's trump: a club was turned (RULES.md 10, dirty clubs)."""
    DECLARED_WON = "declared_won"
    """All tricks, as declared: game and pool (RULES.md 10, set-back)."""
    DECLARED_LOST = "declared_lost"
    THROWN_IN = "thrown_in"
    FORFEITED = "forfeited"
    """Thrown in by a dealer who had to name trump: the opponents score (RULES.md D3)."""
    REVOKED = "revoked"
    """Ended by a revoke rightly called (RULES.md H1)."""
    FALSELY_CALLED = "falsely_called"
    """Ended by a revoke wrongly called, where that costs points (RULES.md H1)."""
    AWARDED = "awarded"
    """The game ended within the hand, by a point awarded for table talk (RULES.md H2)."""


@final
class Contract(NamedTuple):
    """Who made what trump, and who plays.

    `round` is 1 (the upcard accepted), 2 (another suit named), or 0 where no card was asked about: an auction, a blind
    call, dirty clubs. A named tuple, because it is made in every hand and asked in every trick.
    """

    maker: Seat
    trump: Trump
    round: int
    alone: bool = False
    """Whether the makers play with one hand: the maker's, unless `loner` says otherwise."""
    lone_defender: Seat | None = None
    loner: Seat | None = None
    """Who plays alone in the maker's stead (RULES.md E2)."""
    blind: bool = False
    """Whether the maker had not seen a card (RULES.md D5, E7)."""
    bid: int = 0
    """Tricks undertaken in an auction."""
    moon: bool = False
    """Whether the bid was the one above all tricks."""
    dropped: tuple[Seat, ...] = ()
    """Who stays out of the hand."""
    declared: Seat | None = None
    """Who undertook all tricks for game and pool."""
    called: Suit | None = None
    """The suit whose called card makes its holder the partner (five-handed)."""
    seating: Seating = FOUR
    benny: Card | None = None
    last_wins: bool = False
    """Whether the later of two identical cards takes the trick."""
    makerless: bool = False
    """Whether nobody made trump, and nobody can fail at it: a club was turned (RULES.md 10, dirty clubs). `maker` is
    then the dealer."""

    @property
    def side(self) -> Side:
        """The makers' side of this hand (`seating.side`)."""
        return self.seating.side[self.maker]

    @property
    def all_or_nothing(self) -> bool:
        """Whether only every trick will do: the dealer went alone on a turned jack, unseen (RULES.md E7)."""
        return self.blind and self.round == 1

    def takes_upcard(self, dealer: Seat, rules: Rules) -> bool:
        """Whether the dealer takes the card turned, because it was accepted or called blind (RULES.md D1, D4, D5)."""
        if self.round != 1 and not self.blind:
            return False
        return rules.accepts_alike or not rules.upcard_left_by(self.maker, dealer)

    @property
    def lone_maker(self) -> Seat | None:
        """Who plays alone for the makers."""
        if not self.alone:
            return None
        return self.maker if self.loner is None else self.loner

    @property
    def sitting_out(self) -> tuple[Seat, ...]:
        """The seats whose cards are laid down, in seat order."""
        out, partners = {*self.dropped}, self.seating.companions
        for lone in (self.lone_maker, self.lone_defender):
            if lone is not None:
                out.update(partners[lone])
        return tuple(sorted(out))

    @property
    def lineup(self) -> Lineup:
        """The seats that play, and their turns."""
        seating = self.seating
        if self.lone_defender is not None or self.dropped:
            return lineup(seating.seats, self.sitting_out, seating.table)
        if not self.alone:
            return seating.everyone
        return seating.alone[self.maker if self.loner is None else self.loner]

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that play, in seat order."""
        return self.lineup.active

    @property
    def ranking(self) -> Ranking:
        """The order of the cards under this trump."""
        return ranking(self.trump, self.benny, self.last_wins)

    def first_lead(self, dealer: Seat, rules: Rules) -> Seat:
        """Who leads first (RULES.md E3, 10).

        Whoever declared or won the auction; else the eldest who plays, or the active defender at the loner's left.
        """
        if self.declared is not None:
            return self.declared
        if not rules.turns_up:
            return self.maker
        loner = self.lone_maker if self.alone and rules.lone_lead is LoneLead.LEFT_OF_LONER else None
        return self.lineup.following[dealer if loner is None else loner]


@final
class Trick(NamedTuple):
    """A finished trick: cards in the order played from `leader` on, by the seats that play."""

    leader: Seat
    cards: tuple[Card, ...]
    winner: Seat


@final
class HandResult(NamedTuple):
    """A finished hand. `tricks` counts by seat, `points` are what it changed in the scores by side.

    `played` are the tricks; `contract` is `None` when the hand was thrown in. `points` may be below zero: a bid that
    failed, scores that count down, opponents lowered.
    """

    number: int
    dealer: Seat
    contract: Contract | None
    tricks: tuple[int, ...]
    outcome: Outcome
    points: tuple[int, ...]
    played: tuple[Trick, ...] = ()
    partner: Seat | None = None
    """Whom the called card made the maker's partner (five-handed)."""
    claimed: Seat | None = None
    """Who laid the hand down and got the rest of the tricks, or conceded them (RULES.md L1, L2)."""
    revoked: Seat | None = None
    """Whose revoke, or whose false call of one, ended the hand (RULES.md H1)."""
    lowered: bool = False
    """Whether the winners lowered the opponents' score (RULES.md G4)."""
    counters: tuple[int, ...] = ()
    """What it changed in the pots by side; empty where nothing was staked (RULES.md H3)."""


@final
class Match(NamedTuple):
    """The game so far, as it stands before or during a hand. `number` counts hands from 1, `scores` by side.

    `games` are those of a rubber won, by side; `pots` are counters won, by side, less those paid; `pool` is what the
    winner takes; `hands` counts the hands that were finished, not those dealt again.
    """

    rules: Rules
    dealer: Seat
    number: int = 1
    scores: tuple[int, ...] = (0, 0)
    games: tuple[int, ...] = (0, 0)
    pots: tuple[int, ...] = (0, 0)
    pool: int = 0
    hands: int = 0

    def scored(self, points: tuple[int, ...]) -> "Match":
        """The match with some points added, while a hand is on or because it ended the game."""
        return self._with(self.dealer, self.number, points, self.hands)

    def next_hand(self, dealer: Seat, points: tuple[int, ...] = ()) -> "Match":
        """The match before the next hand, with the points of this one added; none where it is dealt again."""
        return self._with(dealer, self.number + 1, points, self.hands + 1 if points else self.hands)

    def _with(self, dealer: Seat, number: int, points: tuple[int, ...], hands: int) -> "Match":
        scores = _sum(self.scores, points)
        return Match.__new__(Match, self.rules, dealer, number, scores, self.games, self.pots, self.pool, hands)

    @property
    def winner(self) -> Side | None:
        """The side that has won."""
        return self.winner_after(())

    def winner_after(self, points: tuple[int, ...]) -> Side | None:
        """The side that has won once a hand with these points is finished (RULES.md G1, G2, G5).

        That is whoever reaches the target with the lead that is needed, or leads after so many hands; a tie for the
        highest plays another hand, whatever the rules.
        """
        scores, rules = _sum(self.scores, points), self.rules
        if rules.counts_down:
            return _lowest(scores)
        best = max(scores)
        if rules.fixed_hands:
            if self.hands + (1 if points else 0) < rules.fixed_hands:
                return None
        elif best < rules.winning_score:
            return None
        second = sorted(scores)[-2]
        return scores.index(best) if best - second >= rules.win_by else None


def first_match(rules: Rules, dealer: Seat) -> Match:
    """The match before its first hand; where there is a pool, everyone has put an ante into it (RULES.md 10)."""
    sides, ante = rules.sides, rules.ante * rules.pool
    none, scores, pots = (0,) * sides, (rules.starting_score,) * sides, (-ante,) * sides
    return Match.__new__(Match, rules, dealer, 1, scores, none, pots, ante * sides)


def _lowest(scores: tuple[int, ...]) -> Side | None:
    """Who has counted down to 0 or below, and lower than all others: a tie plays another hand (RULES.md 10)."""
    best = min(scores)
    return scores.index(best) if best <= 0 and scores.count(best) == 1 else None


def _sum(scores: tuple[int, ...], points: tuple[int, ...]) -> tuple[int, ...]:
    if not points:
        return scores
    if len(scores) == 2:
        return scores[0] + points[0], scores[1] + points[1]
    return tuple([score + more for score, more in zip(scores, points, strict=True)])


@final
class Call(NamedTuple):
    """One public word before the first lead, and who said it."""

    seat: Seat
    action: Spoken


@final
class Buried(NamedTuple):
    """A card discarded, which only its seat knows."""

    seat: Seat
    card: Card


@final
class Given(NamedTuple):
    """A card changed between a lone player and the partner, which only those two know (RULES.md E8)."""

    giver: Seat
    taker: Seat
    card: Card


@final
class Hand(NamedTuple):
    """One hand on its way: what has been dealt, said and settled. `hands` are the cards held now, by seat.

    `contract` is `None` until trump is made, `buried` until a card is discarded. `named` is the suit that a turned
    Benny stands for. A named tuple, because every step of the bidding makes a new one: that takes a third of the time
    of a frozen dataclass.
    """

    match: Match
    hands: tuple[Cards, ...]
    kitty: tuple[Card, ...]
    calls: tuple[Call, ...] = ()
    contract: Contract | None = None
    buried: tuple[Buried, ...] = ()
    named: Suit | None = None
    shown: tuple[Card, ...] = ()
    """The cards of a poor hand that all have seen before three of it were exchanged (RULES.md L3, L4)."""
    given: tuple[Given, ...] = ()
    """Cards changed between lone players and their partners, in the order given (RULES.md E8)."""
    stake: int = 0
    """Counters that the hand is played for (RULES.md H3)."""

    @property
    def upcard(self) -> Card | None:
        """The card turned (RULES.md C3), `None` in an auction."""
        return self.kitty[0] if self.match.rules.turns_up else None

    @property
    def upcard_suit(self) -> Suit | None:
        """The suit that round 1 asks about: the upcard's, or what a turned Benny stands for, if anything."""
        upcard = self.kitty[0]
        return self.named if upcard == self.match.rules.benny_card else SUITS[upcard & 3]

    @property
    def seating(self) -> Seating:
        """Who is dealt in, and with whom."""
        match = self.match
        return match.rules.turns[match.dealer].seating

    @property
    def first_speaker(self) -> Seat:
        """Who bids first (RULES.md D6)."""
        match = self.match
        return match.rules.turns[match.dealer].first_speaker

    def made(self, maker: Seat, trump: Trump, round_: int, *, alone: bool = False) -> Contract:
        """The contract of a maker at this table."""
        match = self.match
        rules = match.rules
        seating = rules.turns[match.dealer].seating
        return Contract.__new__(
            Contract,
            maker,
            trump,
            round_,
            alone,
            seating=seating,
            benny=rules.benny_card,
            last_wins=rules.later_wins,
        )

    def may_make(self, seat: Seat, trump: Trump, *, upcard: bool) -> bool:
        """Whether `seat` holds what the rules ask of who makes this trump (RULES.md D7).

        `upcard` says that the dealer would take it: it counts for the dealer alone, and a bower never does.
        """
        match = self.match
        if trump >= Trump.NONE or not match.rules.asks_for_trump(seat, match.dealer):
            return True
        held = self.hands[seat]
        if upcard and seat == match.dealer:
            held |= 1 << self.kitty[0]
        return bool(held & ranking(trump, match.rules.benny_card).plain_trumps)

    @property
    def turned_down(self) -> bool:
        """Whether everyone refused the upcard."""
        if self.contract is not None and self.contract.round != 2:
            return False
        if self.contract is not None and self.contract.makerless:
            return False  # nobody was asked; these passes are answers to something else
        asked = len(self.seating.seats)
        said = [call.action for call in self.calls if not isinstance(call.action, Show)]
        passes = said[self.asks_blind : self.asks_blind + asked]
        return len(passes) == asked and all(isinstance(action, Pass) for action in passes)

    @property
    def asks_blind(self) -> bool:
        """Whether the dealer is asked something before round 1, unseen (RULES.md D5, E7)."""
        rules, upcard = self.match.rules, self.upcard
        if upcard is None:
            return False
        if upcard == rules.benny_card:
            return rules.upcard_benny is not UpcardBenny.BID_ANY
        return rules.blind_loner and rank_of(upcard) == "J"

    def told(self, seat: Seat, action: Spoken, contract: Contract | None = None) -> "Hand":
        """The hand after one more word of the bidding, and the contract it made or changed, if any."""
        calls = (*self.calls, Call.__new__(Call, seat, action))
        return Hand.__new__(
            Hand,
            self.match,
            self.hands,
            self.kitty,
            calls,
            contract or self.contract,
            self.buried,
            self.named,
            self.shown,
            self.given,
            self.stake,
        )

    def holding(self, seat: Seat, cards: Cards, buried: Card | None = None) -> "Hand":
        """The hand where `seat` now holds `cards`, after burying one, if any."""
        hands = [*self.hands]
        hands[seat] = cards
        return Hand.__new__(
            Hand,
            self.match,
            tuple(hands),
            self.kitty,
            self.calls,
            self.contract,
            self.buried if buried is None else (*self.buried, Buried.__new__(Buried, seat, buried)),
            self.named,
            self.shown,
            self.given,
            self.stake,
        )


def upcard_trump(hand: Hand) -> Trump | None:
    """What accepting the upcard makes trump; `None` where a turned Benny stands for no suit."""
    suit = hand.upcard_suit
    return None if suit is None else TRUMPS[suit]
