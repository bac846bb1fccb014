"""A game as Euchre Game Notation 1.4: JSON with the dealer, the card turned, the calls and the tricks of each deal.

Source: NextSuit-Labs, euchre-game-notation, schemas/egn-schema-v1.json of version 1.4, docs/determinism-of-egn.md. What
it cannot carry is in docs/exports.md.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Any, Final, NamedTuple, final

from engine.actions import (
    Accept,
    Action,
    Alone,
    Check,
    Cut,
    Deal,
    Discard,
    Draw,
    Give,
    GiveUp,
    LayDown,
    Lower,
    Name,
    Object,
    Order,
    Pass,
    Play,
    Raise,
    Refuse,
    Revoke,
    See,
    Settle,
    Show,
    Steal,
    Take,
    Tap,
    ThrowIn,
)
from engine.codec import dump
from engine.game import apply, start
from engine.notation.egn_cards import ORDER, PASSED, call_text, card_text, hand_texts
from engine.notation.egn_course import check_reading, course_of
from engine.notation.egn_errors import NotCarried, NotInEgn
from engine.notation.egn_form import BIDDING, FILE_TYPE, NOTE, PLAY
from engine.notation.egn_rules import ruleset
from engine.phases.registry import (
    AnyoneAlone,
    BlindLoner,
    DealerAlone,
    Dealing,
    DefenderAlone,
    Discarding,
    FirstRound,
    PartnersBest,
    Playing,
    SecondRound,
    State,
)
from engine.rules.model import Rules
from engine.seats import Seat

VERSION: Final = "1.4"
MOST_DEALS: Final = 100
"""Deals that the schema takes in one file."""


@final
class About(NamedTuple):
    """What a file tells besides the play. `players` are names by seat, as displayed; empty texts are left out."""

    players: tuple[str, ...] = ("North", "East", "South", "West")
    game_id: str = ""
    title: str = ""
    description: str = ""
    date: str = ""
    """An ISO 8601 date and time."""


_LONGEST: Final = {"gameId": 64, "title": 128, "description": 1024, "date": 64}
_LONGEST_NAME: Final = 64


@final
@dataclass(kw_only=True)
class _Told:
    """One deal on its way into the file."""

    number: int
    deal: Deal
    dealer: Seat
    calls: list[str] = field(default_factory=list[str])
    alone: bool = False
    defender: Seat | None = None
    asked_to_defend: bool = False
    discard: str | None = None
    exchanges: list[dict[str, Any]] = field(default_factory=list[dict[str, Any]])
    tricks: list[list[str]] = field(default_factory=list[list[str]])
    notes: dict[str, list[str]] = field(default_factory=dict[str, list[str]])

    def refuse(self, code: NotInEgn) -> NotCarried:
        """Why this deal cannot be told."""
        return NotCarried(code, self.number)

    def note(self, action: Action) -> None:
        """An early end, beside the card that would have been played: the notation has annotations, and nothing else."""
        place = str(sum(map(len, self.tricks)))
        self.notes.setdefault(place, []).append(f"{NOTE}{dump(action)}")

    def as_document(self) -> dict[str, Any]:
        """The deal as the schema has it."""
        if self.defender is not None and not self.alone:
            raise self.refuse(NotInEgn.LONE_DEFENCE)
        return {
            "dealNumber": self.number - 1,
            "initialState": {
                "dealer": self.dealer,
                "upCard": card_text(self.deal.kitty[0]),
                "playerCards": [hand_texts(hand) for hand in self.deal.hands],
            },
            "phases": [*self._bidding(), *self._play()],
        }

    def _bidding(self) -> list[dict[str, Any]]:
        if not self.calls:
            return []
        phase: dict[str, Any] = {"phaseNumber": 0, "type": BIDDING, "calls": self.calls, "isAlone": self.alone}
        if self.asked_to_defend:
            phase["aloneDefender"] = -1 if self.defender is None else self.defender
        if self.discard is not None:
            phase["discard"] = self.discard
        if self.exchanges:
            phase["cardExchanges"] = self.exchanges
        return [phase]

    def _play(self) -> list[dict[str, Any]]:
        if not self.tricks and not self.notes:
            return []
        phase: dict[str, Any] = {"phaseNumber": 1, "type": PLAY, "tricks": self.tricks}
        return [{**phase, "playAnnotations": self.notes} if self.notes else phase]


def to_egn(
    rules: Rules, actions: Iterable[Action], *, dealer: Seat | None = None, about: About | None = None
) -> dict[str, Any]:
    """A game, whole or as far as it went, ready for `json.dumps`. `dealer` as given to `engine.start`.

    What is written is read back and compared: a file that would tell another game is refused.

    Raises:
        NotCarried: Where the notation has no field for the rules, or for something that happened.
        IllegalAction: When the actions are not a game by these rules.
    """
    terms, told = ruleset(rules), list[_Told]()
    done = tuple(actions)
    states = tuple(accumulate(done, apply, initial=start(rules, dealer)))
    for state, action in zip(states, done, strict=False):
        _tell(told, state, action, rules)
    if not 0 < len(told) <= MOST_DEALS:
        raise NotCarried(NotInEgn.LENGTH if told else NotInEgn.NO_DEAL)
    course = course_of(states)
    document = {
        "fileType": FILE_TYPE,
        "version": VERSION,
        "metadata": {**_metadata(about or About()), "finalScore": list(course.scores), "ruleset": terms},
        "deals": [each.as_document() for each in told],
    }
    check_reading(document, course)
    return document


def _metadata(about: About) -> dict[str, Any]:
    texts = {
        "gameId": about.game_id,
        "title": about.title,
        "description": about.description,
        "date": about.date,
    }
    kept = {key: text[: _LONGEST[key]] for key, text in texts.items() if text}
    return {**kept, "players": [name[:_LONGEST_NAME] for name in about.players], "initialScore": [0, 0]}


def _tell(told: list[_Told], state: State, action: Action, rules: Rules) -> None:
    """Add one action to the deals, the last of which is the one it belongs to."""
    match action:
        case Draw() | Cut() | Tap() | Steal() | Object():
            return
        case Deal():
            told.append(_begin_deal(len(told) + 1, state, action, rules))
            return
        case _ if not told:
            raise NotCarried(NotInEgn.RULING)  # the host's, before the first deal
        case _:
            pass
    deal = told[-1]
    match action:
        case Pass():
            if isinstance(state, FirstRound | SecondRound):
                deal.calls.append(PASSED)
            deal.asked_to_defend |= isinstance(state, DefenderAlone)
        case Order(alone):
            deal.calls.append(ORDER)
            deal.alone = alone
        case Name(trump, alone):
            deal.calls.append(call_text(trump))
            deal.alone = alone
        case Alone():
            _tell_alone(deal, state)
        case Discard(card) if isinstance(state, Discarding):
            deal.discard = card_text(card)
        case Discard():
            raise deal.refuse(NotInEgn.OTHERWISE)
        case Give(card) if isinstance(state, PartnersBest):
            if rules.partners_best != 1:
                raise deal.refuse(NotInEgn.GIFTS)
            deal.exchanges.append({"sender": state.actor, "receiver": state.taker, "cards": [card_text(card)]})
        case Play(card) if isinstance(state, Playing):
            if not state.trick:
                deal.tricks.append([])
            deal.tricks[-1].append(card_text(card))
        case LayDown() | Accept() | Refuse() | ThrowIn():
            deal.note(action)
        case Take() | Settle() | Check() | Raise() | See() | GiveUp():
            pass  # the points are taken as usual, the hand is closed, and counters are not told
        case Show():
            raise deal.refuse(NotInEgn.POOR_HAND)
        case Lower():
            raise deal.refuse(NotInEgn.LOWERED)
        case Revoke():
            raise deal.refuse(NotInEgn.REVOKE)
        case _:
            raise deal.refuse(NotInEgn.RULING)


def _begin_deal(number: int, state: State, deal: Deal, rules: Rules) -> _Told:
    if not isinstance(state, Dealing):
        raise NotCarried(NotInEgn.OTHERWISE, number)
    if state.theft is not None:
        raise NotCarried(NotInEgn.STOLEN, number)
    if deal.kitty[0] == rules.benny_card:
        raise NotCarried(NotInEgn.BENNY_TURNED, number)
    return _Told(number=number, deal=deal, dealer=state.match.dealer)


def _tell_alone(deal: _Told, state: State) -> None:
    match state:
        case DefenderAlone(actor=actor):
            deal.defender = actor
            deal.asked_to_defend = True
        case AnyoneAlone(contract=contract, turn=turn):
            if contract.seating.side[turn[0]] != contract.side:
                deal.defender = turn[0]
                deal.asked_to_defend = True
            elif turn[0] == contract.maker:
                deal.alone = True
            else:
                raise deal.refuse(NotInEgn.PARTNER_ALONE)
        case BlindLoner():
            raise deal.refuse(NotInEgn.BLIND)
        case DealerAlone():
            raise deal.refuse(NotInEgn.PARTNER_ALONE)
        case _:
            raise deal.refuse(NotInEgn.OTHERWISE)
