"""Why a choice is the best, as codes: the sentences live in the catalogue under the same keys."""

from dataclasses import dataclass
from enum import StrEnum
from typing import final

from engine.cards import Card, Trump
from engine.players.adviser import Advice, Option


class Why(StrEnum):
    """Why a choice is the best. What a sentence names is in its `Reason`: a card, a suit, a number."""

    # whatever is asked
    BRINGS_MOST = "why-brings-most"
    """Number: sampled deals."""
    ALIKE = "why-alike"
    USUAL = "why-usual"
    """Others are as good, as far as can be told."""
    WINS_MORE = "why-wins-more"
    """At this score another choice brings more points, and wins fewer games."""
    ONLY_CHOICE = "why-only-choice"
    # making trump
    STUCK = "why-stuck"
    IN_THE_BARN = "why-in-the-barn"
    """The opponents need a point, so that a euchre costs no more than any other loss."""
    DONATE = "why-donate"
    """The points of a euchre are better given than a loner risked."""
    BOTH_BOWERS = "why-both-bowers"
    TAKES_BOWER = "why-takes-bower"
    PARTNER_GETS_BOWER = "why-partner-gets-bower"
    MOST_TRUMPS = "why-most-trumps"
    NEXT = "why-next"
    CROSSING = "why-crossing"
    TRUMPS_AND_ACE = "why-trumps-and-ace"
    TRUMPS_AND_VOID = "why-trumps-and-void"
    MANY_TRUMPS = "why-many-trumps"
    RIGHT_BOWER = "why-right-bower"
    ACES = "why-aces"
    LOW_CARDS = "why-low-cards"
    CALL = "why-call"
    BLIND = "why-blind"
    SHOW = "why-show"
    # passing
    GIVES_BOWER = "why-gives-bower"
    NO_TRUMPS = "why-no-trumps"
    WAIT = "why-wait"
    RISK = "why-risk"
    FEW_TRUMPS = "why-few-trumps"
    NO_SUIT = "why-no-suit"
    PASS = "why-pass"  # noqa: S105 - a word of the game
    # the auction
    BID_SUIT = "why-bid-suit"
    BID_ACES = "why-bid-aces"
    BID_STUCK = "why-bid-stuck"
    BID_MOON = "why-bid-moon"
    BID_TOO_HIGH = "why-bid-too-high"
    # alone or not
    ALONE_TOP_TRUMPS = "why-alone-top-trumps"
    ALONE_LONG = "why-alone-long"
    ALONE = "why-alone"
    WITH_PARTNER = "why-with-partner"
    LOOK_FIRST = "why-look-first"
    GAMBLE = "why-gamble"
    DEFEND_ALONE = "why-defend-alone"
    DEFEND_TOGETHER = "why-defend-together"
    # the discard, gifts, the called card
    DISCARD_VOID = "why-discard-void"
    DISCARD_KEEPS_KING = "why-discard-keeps-king"
    DISCARD_LOWEST = "why-discard-lowest"
    DISCARD_TRUMP = "why-discard-trump"
    GIVE_TRUMP = "why-give-trump"
    GIVE_ACE = "why-give-ace"
    GIVE_LEAST = "why-give-least"
    CALL_SHORT = "why-call-short"
    CALL_CARD = "why-call-card"
    # to stay, to declare, to bet, to answer
    STAY_SURE = "why-stay-sure"
    STAY_TRUMPS = "why-stay-trumps"
    STAY_ALL_LOST = "why-stay-all-lost"
    DROP = "why-drop"
    DECLARE = "why-declare"
    NOT_DECLARE = "why-not-declare"
    RAISE = "why-raise"
    CHECK = "why-check"
    SEE = "why-see"
    GIVE_UP = "why-give-up"
    ACCEPT = "why-accept"
    REFUSE_BEATEN = "why-refuse-beaten"
    REFUSE = "why-refuse"
    TAKE_WINS = "why-take-wins"
    TAKE = "why-take"
    LOWER_NEAR = "why-lower-near"
    LOWER = "why-lower"
    CUT = "why-cut"
    # leads
    LAST_CARD = "why-last-card"
    LEAD_SURE = "why-lead-sure"
    LEAD_TO_CALLER = "why-lead-to-caller"
    DRAW_TOP = "why-draw-top"
    DRAW = "why-draw"
    LEAD_ACE = "why-lead-ace"
    LEAD_TOP = "why-lead-top"
    LEAD_CALLED = "why-lead-called"
    LEAD_SHORT = "why-lead-short"
    LEAD_THROUGH = "why-lead-through"
    KEEP_TRUMPS = "why-keep-trumps"
    LEAD_LONG = "why-lead-long"
    LEAD_LOW = "why-lead-low"
    # to another's lead
    MUST_FOLLOW = "why-must-follow"
    MAKES_IT = "why-makes-it"
    EUCHRES = "why-euchres"
    LAST_AND_CHEAP = "why-last-and-cheap"
    OVERTRUMP = "why-overtrump"
    TRUMP_IN = "why-trump-in"
    TAKE_SURE = "why-take-sure"
    TAKE_CHEAP = "why-take-cheap"
    TAKE_HIGH = "why-take-high"
    HELP_PARTNER = "why-help-partner"
    PARTNER_SURE = "why-partner-sure"
    PARTNER_NO_TRUMP = "why-partner-no-trump"
    PARTNER_WINS = "why-partner-wins"
    DEFENDER_WINS = "why-defender-wins"
    CANNOT_BEAT = "why-cannot-beat"
    THROW_VOID = "why-throw-void"
    THROW_LOW = "why-throw-low"
    LEAVE_TO_PARTNER = "why-leave-to-partner"
    SAVE_BOWER = "why-save-bower"
    SAVE_TRUMP = "why-save-trump"


@final
@dataclass(frozen=True, slots=True)
class Reason:
    """Why a choice is the best. What it names, its seat sees: its own card, one on the table, or the one turned."""

    why: Why
    card: Card | None = None
    suit: Trump | None = None
    number: int = 0


def level_groups(advice: Advice) -> tuple[tuple[Option, ...], ...]:
    """The options in their order, those together that cannot be told apart from the first of their group."""
    groups = list[list[Option]]()
    for option in advice.options:
        first = groups[-1][0] if groups else option
        as_often = abs(first.winning - option.winning) <= option.winning_noise
        if groups and as_often and abs(first.points - option.points) <= option.noise:
            groups[-1].append(option)
        else:
            groups.append([option])
    return tuple(map(tuple, groups))
