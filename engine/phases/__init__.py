"""The phases of a game: one final class each, in a module with its legal actions and its transition.

A phase has `actor` (the seat to act, `None` when the table itself acts), `legal()` and `after(action)`. To add one,
write its module, put its entry into `STEPS` and its class into `State`.
"""

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from engine.options import AssistMakes, Benny, Betting, DefendAlone, Partnership, WhoAlone
from engine.phases.betting import Staking, bet
from engine.phases.bidding import Bidding, bid_tricks
from engine.phases.blind_calling import BlindCalling, call_blind
from engine.phases.blind_loning import BlindLoning, go_blind
from engine.phases.calling_partner import CallingPartner, call_partner
from engine.phases.choosing import Choosing, choose_trump
from engine.phases.claiming import Claiming
from engine.phases.cutting import Cutting
from engine.phases.dealing import Dealing
from engine.phases.declaring import Declaring, declare_march
from engine.phases.defending import Defending, defend_alone
from engine.phases.dirty_clubs import turn_club
from engine.phases.discarding import Discarding, take_upcard
from engine.phases.drawing import Drawing
from engine.phases.flow import Step
from engine.phases.giving import Giving, change_cards
from engine.phases.going_alone import GoingAlone, go_alone
from engine.phases.lone_calling import LoneCalling, call_lone
from engine.phases.naming import Naming, name_trump
from engine.phases.ordering import Ordering, order_up
from engine.phases.over import Over
from engine.phases.playing import Playing, play_tricks
from engine.phases.reviewing import Reviewing
from engine.phases.rewarding import Rewarding
from engine.phases.staying import Staying, stay_or_drop
from engine.phases.taking_dummy import TakingDummy, take_dummy
from engine.rules import Rules

State: TypeAlias = (
    Drawing
    | Cutting
    | Dealing
    | BlindCalling
    | BlindLoning
    | Bidding
    | Choosing
    | Ordering
    | Naming
    | GoingAlone
    | Discarding
    | TakingDummy
    | CallingPartner
    | Staying
    | Declaring
    | Defending
    | LoneCalling
    | Giving
    | Staking
    | Playing
    | Claiming
    | Reviewing
    | Rewarding
    | Over
)
"""Where a game stands."""

STEPS: Final[tuple[Step, ...]] = (
    call_blind,
    go_blind,
    bid_tricks,
    choose_trump,
    turn_club,
    order_up,
    name_trump,
    go_alone,
    take_upcard,
    take_dummy,
    call_partner,
    stay_or_drop,
    declare_march,
    defend_alone,
    call_lone,
    change_cards,
    bet,
    play_tricks,
)
"""The order of the phases of a hand; each step may answer that it does not apply."""
ONLY_WHERE: Final[Mapping[Step, Callable[[Rules], bool]]] = {
    call_blind: lambda rules: rules.benny is not Benny.NONE,
    go_blind: lambda rules: rules.blind_loner,
    bid_tricks: lambda rules: not rules.turns_up,
    choose_trump: lambda rules: not rules.turns_up,
    turn_club: lambda rules: rules.dirty_clubs,
    go_alone: lambda rules: rules.assist_makes is AssistMakes.DEALER,
    take_dummy: lambda rules: rules.dummy > 0,
    call_partner: lambda rules: rules.partnership is Partnership.CALLED,
    stay_or_drop: lambda rules: rules.may_drop,
    declare_march: lambda rules: rules.declare_march,
    defend_alone: lambda rules: rules.defend_alone is not DefendAlone.NEVER,
    call_lone: lambda rules: rules.alone is WhoAlone.ANYONE,
    change_cards: lambda rules: rules.partners_best > 0,
    bet: lambda rules: rules.betting is Betting.PER_HAND,
}
"""Steps that only some rules ever take; a hand by others is not asked about them, which saves a third of its time."""

__all__ = [
    "STEPS",
    "Bidding",
    "BlindCalling",
    "BlindLoning",
    "CallingPartner",
    "Choosing",
    "Claiming",
    "Cutting",
    "Dealing",
    "Declaring",
    "Defending",
    "Discarding",
    "Drawing",
    "Giving",
    "GoingAlone",
    "LoneCalling",
    "Naming",
    "Ordering",
    "Over",
    "Playing",
    "Reviewing",
    "Rewarding",
    "Staking",
    "State",
    "Staying",
    "Step",
    "TakingDummy",
]
