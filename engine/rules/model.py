"""House rules as data: a frozen, validated value, and as text for the store."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from functools import cached_property
from typing import Any, cast

from engine.cards import Cards, hand_of
from engine.errors import BadRules
from engine.rules import options as o
from engine.rules.constraints import check
from engine.rules.fields import RuleFields
from engine.seats import Seat, Seating, Side, Turns, four_of, rotation, seating


@dataclass(frozen=True, kw_only=True)
class Rules(RuleFields):
    """The rules of one table: every option and what follows from it.

    Raises:
        BadRules: When a value is of the wrong kind or out of its range, or two rules cannot go together.
    """

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
        return 2 if self.partnership is o.Partnership.FIXED else self.seats

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
        rotating = self.partnership is o.Partnership.ROTATING
        playing = four_of(self.seats, dealer) if rotating else self.seating
        return Turns(
            seating=playing,
            first_speaker=dealer if self.first_to_speak is o.FirstToSpeak.DEALER else playing.left[dealer],
            next_dealer=(dealer + (rotation(self.seats) if rotating else 1)) % self.seats,
            sizes=tuple(self.hand_size if seat in playing.seats else 0 for seat in range(self.seats)),
        )

    def seating_of(self, dealer: Seat) -> Seating:
        """Who plays a hand of this dealer's, and with whom."""
        return self.turns[dealer].seating

    def next_dealer(self, dealer: Seat) -> Seat:
        """Who deals after this dealer (rules-spec C4)."""
        return self.turns[dealer].next_dealer

    def upcard_left_by(self, maker: Seat, dealer: Seat) -> bool:
        """Whether a round 1 call by `maker` leaves the upcard out of play (rules-spec D4)."""
        return self.dealer_partner is o.DealerPartner.ALONE and maker in self.seating_of(dealer).partners(dealer)

    @cached_property
    def accepts_alike(self) -> bool:
        """Whether the card turned is accepted on the same terms from every seat."""
        return self.dealer_partner is o.DealerPartner.WITH_DEALER and self.assist_makes is o.AssistMakes.PARTNER

    @cached_property
    def alone_choices(self) -> tuple[bool, ...]:
        """Whether a call may say alone: only where the maker decides so (rules-spec E1)."""
        return (False, True) if self.alone is o.WhoAlone.MAKER else (False,)

    @cached_property
    def needs_no_trump(self) -> bool:
        """Whether anyone may make any trump, whatever is held (rules-spec D7)."""
        return self.needs_trump is o.NeedsTrump.NOBODY or self.trump_on_honour

    def asks_for_trump(self, seat: Seat, dealer: Seat) -> bool:
        """Whether `seat` may make trump only with a trump besides the bowers (rules-spec D7)."""
        return not self.trump_on_honour and self.owes_trump(seat, dealer)

    def owes_trump(self, seat: Seat, dealer: Seat) -> bool:
        """Whether the rules want a trump besides the bowers of `seat`, if only on its honour (rules-spec D7, H1)."""
        match self.needs_trump:
            case o.NeedsTrump.NOBODY:
                return False
            case o.NeedsTrump.DEALER:
                return seat == dealer
            case o.NeedsTrump.EVERYONE:
                return True

    @cached_property
    def later_wins(self) -> bool:
        """Whether the later of two identical cards takes the trick (rules-spec A1)."""
        return self.duplicate is o.Duplicate.LAST_WINS

    @cached_property
    def settled_by_play(self) -> bool:
        """Whether a hand ends with its last trick: no revoke to call, no choice for the winners, no stake."""
        return not self.honour and self.robson is o.Robson.NEVER and not self.bets_on_hands

    @cached_property
    def bets_on_hands(self) -> bool:
        """Whether counters change hands after each hand (rules-spec H3)."""
        return self.betting in (o.Betting.PER_HAND, o.Betting.PER_TRICK)

    @cached_property
    def winning_score(self) -> int:
        """The fewest points that can win (rules-spec G1, G2)."""
        return self.target + self.exceed_target

    @cached_property
    def starting_score(self) -> int:
        """What every side begins with: 0, or where scores count down, the target (rules-spec 10)."""
        return self.target if self.counts_down else 0

    @cached_property
    def pack_bits(self) -> Cards:
        """The pack as a set of cards."""
        return hand_of(self.pack)

    @cached_property
    def shows_on_turn(self) -> bool:
        """Whether a poor hand is shown on the turn of its player alone (rules-spec L3, L4)."""
        return self.poor_hands and self.show_until is o.ShowUntil.FIRST_TURN


def dump_rules(rules: Rules) -> str:
    """Rules as one line of JSON, for the store.

    A field marked `later` is left out at its default, so that rules of older versions keep their line.
    """
    of = asdict(rules)
    kept = {
        each.name: of[each.name]
        for each in fields(rules)
        if not each.metadata.get("later") or of[each.name] != each.default
    }
    return json.dumps(kept, sort_keys=True)


def load_rules(text: str) -> Rules:
    """The rules of a stored line; fields it does not have keep their defaults.

    Raises:
        BadRules: When the text is not such a line, or a value cannot be.
    """
    try:
        stored: object = json.loads(text)
    except (ValueError, RecursionError):
        raise BadRules("bad-rules-text", "") from None
    if not isinstance(stored, dict):
        raise BadRules("bad-rules-text", "")
    return rules_from(cast("Mapping[str, Any]", stored))


def rules_from(values: Mapping[str, Any]) -> Rules:
    """Rules from plain values by field name, checked; a number may be given as its digits, a yes as `true`.

    Raises:
        BadRules: For an unknown field, a value of the wrong kind, or rules that cannot be.
    """
    kinds = {field.name: cast("type[Any]", type(field.default)) for field in fields(Rules)}
    typed: dict[str, Any] = {}
    for name, value in values.items():
        kind = kinds.get(name)
        if kind is None:
            raise BadRules("bad-rules-option", name)
        try:
            typed[name] = _from_text(kind, value) if isinstance(value, str) else value
        except (ValueError, KeyError):
            raise BadRules("bad-rules-value", name) from None
    return Rules(**typed)


def _from_text(kind: type[Any], text: str) -> Any:
    return {"true": True, "false": False}[text] if kind is bool else kind(text)
