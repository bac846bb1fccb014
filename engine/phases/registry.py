"""All phases of a game, and the order of a hand. A new phase has a module, a line in `kinds`, and a place here."""

from typing import Final, TypeAlias

from engine.phases.alone import (
    AnyoneAlone,
    BlindLoner,
    DealerAlone,
    DeclareMarch,
    DefenderAlone,
    call_lone,
    declare_march,
    defend_alone,
    go_alone,
    go_blind,
)
from engine.phases.auction import Auction, AuctionTrump, bid_tricks, choose_trump
from engine.phases.base import Step, lay_out
from engine.phases.before_play import (
    BettingRound,
    CallingPartner,
    KittyExchange,
    PartnersBest,
    StayOrDrop,
    TakingDummy,
    bet,
    call_partner,
    change_cards,
    exchange_with_kitty,
    stay_or_drop,
    take_dummy,
)
from engine.phases.bidding import FirstRound, SecondRound, name_trump, order_up, turn_club
from engine.phases.claims import Claiming
from engine.phases.deal import Cutting, Dealing, to_deal
from engine.phases.discard import BlindCall, Discarding, call_blind, take_upcard
from engine.phases.draw import DrawForDeal
from engine.phases.end import Over, RevokeReview, RobsonsChoice
from engine.phases.tricks import Playing, play_tricks

State: TypeAlias = (
    DrawForDeal
    | Cutting
    | Dealing
    | BlindCall
    | BlindLoner
    | Auction
    | AuctionTrump
    | FirstRound
    | SecondRound
    | DealerAlone
    | Discarding
    | TakingDummy
    | CallingPartner
    | StayOrDrop
    | DeclareMarch
    | DefenderAlone
    | AnyoneAlone
    | KittyExchange
    | PartnersBest
    | BettingRound
    | Playing
    | Claiming
    | RevokeReview
    | RobsonsChoice
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
    exchange_with_kitty,
    change_cards,
    bet,
    play_tricks,
)
"""The order of the phases of a hand; each step may answer that it does not apply."""

lay_out(STEPS, to_deal)
