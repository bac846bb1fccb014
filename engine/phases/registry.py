"""All phases of a game, and the order of a hand. A new phase has a module, a line in `kinds`, and a place here."""

from typing import Final, TypeAlias

from engine.phases.alone.anyone_alone import AnyoneAlone, call_lone
from engine.phases.alone.blind_loner import BlindLoner, go_blind
from engine.phases.alone.dealer_alone import DealerAlone, go_alone
from engine.phases.alone.declare_march import DeclareMarch, declare_march
from engine.phases.alone.defend_alone import DefenderAlone, defend_alone
from engine.phases.before_play.betting import BettingRound, bet
from engine.phases.before_play.call_partner import CallingPartner, call_partner
from engine.phases.before_play.dummy import TakingDummy, take_dummy
from engine.phases.before_play.kitty_exchange import KittyExchange, exchange_with_kitty
from engine.phases.before_play.partners_best import PartnersBest, change_cards
from engine.phases.before_play.stay_or_drop import StayOrDrop, stay_or_drop
from engine.phases.bidding.auction import Auction, bid_tricks
from engine.phases.bidding.auction_trump import AuctionTrump, choose_trump
from engine.phases.bidding.blind_call import BlindCall, call_blind
from engine.phases.bidding.dirty_clubs import turn_club
from engine.phases.bidding.discard import Discarding, take_upcard
from engine.phases.bidding.first_round import FirstRound, order_up
from engine.phases.bidding.second_round import SecondRound, name_trump
from engine.phases.deal.deal import Cutting, Dealing, to_deal
from engine.phases.deal.draw import DrawForDeal
from engine.phases.end.game_over import Over
from engine.phases.end.revoke_review import RevokeReview
from engine.phases.end.robsons_choice import RobsonsChoice
from engine.phases.flow import Step, lay_out
from engine.phases.play.claim import Claiming
from engine.phases.play.tricks import Playing, play_tricks

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
