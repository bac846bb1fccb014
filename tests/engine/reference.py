"""A second Euchre, slow and plain, written from docs/rules-spec.md alone. Cards are two letters, hands are lists.

It shares nothing with the engine but the text of the log (`deal ...`, `order alone`, `play Jd`), so that where both
agree a mistake would have to be made twice. Rules are the plain values of `engine.dump_rules`; paragraphs of
docs/rules-spec.md stand in brackets.
"""

from itertools import chain
from typing import Any

RANKS = {
    "nine_up": ["9", "T", "J", "Q", "K", "A"],
    "eight_up": ["8", "9", "T", "J", "Q", "K", "A"],
    "seven_up": ["7", "8", "9", "T", "J", "Q", "K", "A"],
}
SUITS = ["c", "d", "h", "s"]
SAME_COLOUR = {"c": "s", "s": "c", "d": "h", "h": "d"}
DRAW_ORDER = ["A", "7", "8", "9", "T", "J", "Q", "K"]

DEFAULTS: dict[str, Any] = {
    "target": 10,
    "win_by": 1,
    "no_trump": "never",
    "all_pass": "throw_in",
    "redeal_by": "next",
    "dealer_partner": "with_dealer",
    "defend_alone": "never",
    "lone_lead": "eldest",
    "ranks": "nine_up",
    "hand_size": 5,
    "first_dealer": "lowest_card",
    "first_to_speak": "eldest",
    "needs_trump": "nobody",
    "euchred_loner": 2,
    "exceed_target": False,
    "score_cards": "six_and_four",
}


class Forbidden(Exception):
    """The line is not legal now."""


def best_first(suit: str, trump: str) -> list[str]:
    """The cards that count as a suit, the best first [A2, A3, A5]."""
    cards = ["A" + suit, "K" + suit, "Q" + suit, "J" + suit, "T" + suit, "9" + suit, "8" + suit, "7" + suit]
    if trump == "nt":
        return cards
    left = "J" + SAME_COLOUR[trump]
    if suit == trump:
        cards.remove("J" + suit)
        return ["J" + suit, left, *cards]
    if left in cards:
        cards.remove(left)
    return cards


def counts_as(card: str, trump: str) -> str:
    """The suit a card belongs to."""
    for suit in SUITS:
        if card in best_first(suit, trump):
            return suit
    raise ValueError(card)


def trick_winner(cards: list[str], trump: str) -> str:
    """The card that takes a trick: the best trump, else the best of the suit led [6]."""
    wanted = [*(best_first(trump, trump) if trump != "nt" else []), *best_first(counts_as(cards[0], trump), trump)]
    return next(card for card in wanted if card in cards)


def left(seat: int) -> int:
    return [1, 2, 3, 0][seat]


def partner(seat: int) -> int:
    return [2, 3, 0, 1][seat]


class Game:
    """One game; `phase` is draw, deal, round 1, round 2, discard, defend, play or over."""

    def __init__(self, rules: dict[str, Any], dealer: int | None = None) -> None:
        self.rules = {**DEFAULTS, **rules}
        self.pack = [rank + suit for rank in RANKS[self.rules["ranks"]] for suit in SUITS]  # [A1]
        self.scores = [0, 0]
        if dealer is None and self.rules["first_dealer"] == "north":  # [B4]
            dealer = 0
        self.phase = "draw" if dealer is None else "deal"
        self.dealer = dealer
        self.asked: int | None = None
        self.hands: list[list[str]] = [[], [], [], []]
        self.kitty: list[str] = []
        self.upcard = ""
        self.maker: int | None = None
        self.trump = ""
        self.alone = False
        self.lone_defender: int | None = None
        self.out: list[int] = []
        self.trick: list[tuple[int, str]] = []
        self.tricks = [0, 0, 0, 0]
        self.points: list[int] | None = None
        self.winner: int | None = None

    def copy(self) -> "Game":
        other = Game.__new__(Game)
        other.__dict__.update(self.__dict__)
        other.scores = list(self.scores)
        other.hands = [list(hand) for hand in self.hands]
        other.out, other.trick, other.tricks = list(self.out), list(self.trick), list(self.tricks)
        return other

    # --- what may be done

    def legal(self) -> list[str]:
        """The lines the seat asked may say; none when the table is to draw or deal, or the game is over."""
        if self.phase == "round 1":
            if not self._may_make(self.upcard[1]):
                return ["pass"]
            if self.rules["dealer_partner"] == "alone" and self.asked == partner(self.dealer):  # [D4]
                return ["pass", "order alone"]
            return ["pass", "order", "order alone"]
        if self.phase == "round 2":
            stuck = self.rules["all_pass"] == "stick_dealer" and self.asked == self.dealer  # noqa: S105 - a rule [D3]
            lines = [] if stuck else ["pass"]
            for trump in [*SUITS, "nt"]:
                if trump == self.upcard[1]:  # [D2]
                    continue
                if trump == "nt" and self.rules["no_trump"] == "never":  # [A5]
                    continue
                if not self._may_make(trump):
                    continue
                lines += [f"name {trump}", f"name {trump} alone"]
            return lines or ["pass"]
        if self.phase == "discard":
            return ["discard " + card for card in self.hands[self.dealer]]
        if self.phase == "defend":
            return ["pass", "alone"]
        if self.phase == "play":
            hand = self.hands[self.asked]
            if self.trick:
                led = counts_as(self.trick[0][1], self.trump)
                following = [card for card in hand if counts_as(card, self.trump) == led]
                if following:
                    return ["play " + card for card in following]
            return ["play " + card for card in hand]
        return []

    def _may_make(self, trump: str) -> bool:
        """Whether the seat asked holds a trump besides the bowers, where the rules want one [D7]."""
        who = self.rules["needs_trump"]
        if trump == "nt" or who == "nobody" or (who == "dealer" and self.asked != self.dealer):
            return True
        held = list(self.hands[self.asked])
        if self.phase == "round 1" and self.asked == self.dealer:
            held.append(self.upcard)
        return any(card[1] == trump and card[0] != "J" for card in held)

    # --- doing it

    def do(self, line: str) -> None:
        """One line of the log. Raises Forbidden."""
        verb, *rest = line.split()
        if self.phase == "draw" and verb == "draw":
            self._draw(rest)
        elif self.phase == "deal" and verb == "deal":
            self._deal(rest)
        elif line in self.legal():
            getattr(self, "_" + self.phase.replace(" ", "_"))(verb, rest)
        else:
            raise Forbidden(line)

    def _draw(self, cards: list[str]) -> None:
        if len(set(cards)) != len(cards) or any(card not in self.pack for card in cards):
            raise Forbidden("draw")
        if self.rules["first_dealer"] != "lowest_card":  # [B4]
            black = self.rules["first_dealer"] == "first_black_jack"
            jacks = [card for card in cards if card[0] == "J" and (not black or card[1] in "cs")]
            if not cards or jacks != cards[-1:]:
                raise Forbidden("draw")
            self.dealer, self.phase = [3, 0, 1, 2][len(cards) % 4], "deal"
            return
        if len(cards) != 4:
            raise Forbidden("draw")
        places = [DRAW_ORDER.index(card[0]) for card in cards]  # [B1]
        lowest = [seat for seat in range(4) if places[seat] == min(places)]
        if len(lowest) == 1:
            self.dealer, self.phase = lowest[0], "deal"

    def _deal(self, words: list[str]) -> None:
        split = [[word[i : i + 2] for i in range(0, len(word), 2)] for word in words]
        size = self.rules["hand_size"]
        sizes = [size, size, size, size, len(self.pack) - 4 * size]
        if [len(part) for part in split] != sizes or sorted(chain(*split)) != sorted(self.pack):
            raise Forbidden("deal")
        self.hands, self.kitty = split[:4], split[4]
        self.upcard = self.kitty[0]
        self.maker, self.trump, self.alone, self.lone_defender = None, "", False, None
        self.out, self.trick, self.tricks = [], [], [0, 0, 0, 0]
        self.points = None
        self.phase, self.asked = "round 1", self._first_speaker()

    def _first_speaker(self) -> int:
        return self.dealer if self.rules["first_to_speak"] == "dealer" else left(self.dealer)  # [D6]

    def _round_1(self, verb: str, rest: list[str]) -> None:
        if verb == "order":
            self.maker, self.trump, self.alone = self.asked, self.upcard[1], rest == ["alone"]
            if self.rules["dealer_partner"] == "alone" and self.maker == partner(self.dealer):
                self._ask_defenders()  # the upcard is out of play [D4]
            else:
                self.hands[self.dealer].append(self.upcard)
                self.phase, self.asked = "discard", self.dealer
        elif left(self.asked) == self._first_speaker():
            self.phase, self.asked = "round 2", self._first_speaker()
        else:
            self.asked = left(self.asked)

    def _round_2(self, verb: str, rest: list[str]) -> None:
        if verb == "name":
            self.maker, self.trump, self.alone = self.asked, rest[0], rest[1:] == ["alone"]
            self._ask_defenders()
        elif left(self.asked) == self._first_speaker():
            self._end_hand([0, 0])
        else:
            self.asked = left(self.asked)

    def _discard(self, _verb: str, rest: list[str]) -> None:
        self.hands[self.dealer].remove(rest[0])
        self._ask_defenders()

    def _ask_defenders(self) -> None:
        rule = self.rules["defend_alone"]  # [E4], in turn from the eldest [E2]
        if rule == "always" or (rule == "against_loner" and self.alone):
            self.phase, self.asked = "defend", self._eldest_defender()
        else:
            self._first_lead()

    def _eldest_defender(self) -> int:
        eldest = left(self.dealer)
        return left(eldest) if eldest in (self.maker, partner(self.maker)) else eldest

    def _defend(self, verb: str, _rest: list[str]) -> None:
        if verb == "alone":
            self.lone_defender = self.asked
            self._first_lead()
        elif self.asked == self._eldest_defender():
            self.asked = partner(self.asked)
        else:
            self._first_lead()

    def _first_lead(self) -> None:
        self.out = [partner(self.maker)] if self.alone else []
        if self.lone_defender is not None:
            self.out.append(partner(self.lone_defender))
        leader = left(self.dealer)  # [E1, E3]
        if self.alone and self.rules["lone_lead"] == "left_of_loner":
            leader = left(self.maker)
        while leader in self.out:
            leader = left(leader)
        self.phase, self.asked = "play", leader

    def _play(self, _verb: str, rest: list[str]) -> None:
        self.hands[self.asked].remove(rest[0])
        self.trick.append((self.asked, rest[0]))
        if len(self.trick) < 4 - len(self.out):
            self.asked = left(self.asked)
            while self.asked in self.out:
                self.asked = left(self.asked)
            return
        best = trick_winner([card for _, card in self.trick], self.trump)
        self.asked = next(seat for seat, card in self.trick if card == best)
        self.tricks[self.asked] += 1
        self.trick = []
        if sum(self.tricks) == self.rules["hand_size"]:
            self._score()

    def _score(self) -> None:
        """The table of section 6."""
        makers = self.maker % 2
        won = self.tricks[self.maker] + self.tricks[partner(self.maker)]
        points = [0, 0]
        if won == self.rules["hand_size"]:
            points[makers] = 4 if self.alone else 2
        elif won >= {5: 3, 7: 4}[self.rules["hand_size"]]:  # [A7]
            points[makers] = 1
        elif self.lone_defender is not None:
            points[1 - makers] = 4
        else:
            points[1 - makers] = self.rules["euchred_loner"] if self.alone else 2  # [E5]
        self._end_hand(points)

    def _end_hand(self, points: list[int]) -> None:
        self.points = points
        self.scores = [self.scores[0] + points[0], self.scores[1] + points[1]]
        self.asked = None
        least = self.rules["target"] + 1 if self.rules["exceed_target"] else self.rules["target"]
        for side in (0, 1):  # [G1, G2]
            if self.scores[side] >= least and self.scores[side] - self.scores[1 - side] >= self.rules["win_by"]:
                self.phase, self.winner = "over", side
                return
        if self.maker is not None or self.rules["redeal_by"] == "next":  # [C4]
            self.dealer = left(self.dealer)
        self.phase = "deal"
