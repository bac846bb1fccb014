"""The bidding in lines, for messages and panels, and in bubbles on the picture: the upcard, the calls, the contract."""

from dataclasses import replace
from typing import Final

import engine as e
from bot.panels.core.cards import card_text, trump_emoji
from bot.panels.core.reader import Voice
from bot.pictures.colours import Pack
from engine.cards import TRUMPS, card, rank_of
from engine.contract import playing_order
from engine.hand import Spoken
from engine.rules.options import AllPass, CalledCard, Moon

_ANSWERS: Final[dict[e.Phase, tuple[type[Spoken], ...]]] = {
    e.Phase.STAY_OR_DROP: (e.Stay, e.Drop),
    e.Phase.BETTING_ROUND: (e.Check, e.Raise),
}
"""The answers to the current question; calls that changed the contract are part of its line."""


def contract_line(voice: Voice, contract: e.Contract, pack: Pack | None, partner: e.Seat | None = None) -> str:
    """The line of a contract: trump, its maker and the players; with a pack, the suit's emoji first.

    `partner` is the maker's partner by the called card, once that is public.
    """
    title = f"**{voice.suit_title(contract.trump)}**"
    suit = title if pack is None else f":{trump_emoji(contract.trump, pack)}: {title}"
    if contract.makerless:
        parts = [voice.say("line-contract-turned", suit=suit)]
    else:
        alone = contract.alone and contract.lone_maker == contract.maker
        how = "blind" if contract.blind else "seen"
        values = {"how": how, "name": voice.name(contract.maker), "alone": "yes" if alone else "no"}
        trump = "no" if contract.trump in (e.Trump.NONE, e.Trump.LOW) else "yes"
        parts = [voice.say("line-contract", trump=trump, suit=suit, **values)]
    if contract.bid:
        bid = bid_text(contract.bid, voice, moon=contract.moon)
        parts.append(voice.say("line-bid", bid=bid))
    if contract.alone and contract.lone_maker != contract.maker:
        parts.append(voice.say("line-loner", name=voice.name(contract.lone_maker)))
    if contract.lone_defender is not None:
        parts.append(voice.say("line-lone-defender", name=voice.name(contract.lone_defender)))
    if contract.called is not None:
        known = "line-called" if partner is None else "line-called-partner"
        parts.append(voice.say(known, card=called_text(contract.called, voice), name=voice.name(partner)))
    if contract.dropped:
        parts.append(voice.say("line-dropped", names=voice.names(contract.dropped)))
    if contract.declared is not None:
        parts.append(voice.say("line-declared", name=voice.name(contract.declared)))
    return " · ".join(parts)


def bidding_lines(voice: Voice, view: e.View) -> list[str]:
    """The card turned and what was said, while trump is not made; after that, what was said since."""
    if view.phase.before_trump:
        calls = [voice.say("line-no-bid")] if view.phase is e.Phase.AUCTION and not view.calls else []
        calls = [" · ".join(_before_trump(voice, view))] if view.calls else calls
        return [*_upcard(voice, view), *calls]
    answers = _ANSWERS.get(view.phase, ())
    since = [call for call in calls_since_trump(view) if isinstance(call.action, answers)]
    return [" · ".join(_call(voice, call, view.contract) for call in since)] if since else []


def upcard_line(voice: Voice, view: e.View, said: str = "") -> list[str]:
    """Once trump is made: where the upcard is, until it is played (rules-spec D1); nothing where `said` names it."""
    contract, upcard = view.contract, view.upcard
    if contract is None or upcard is None or not view.phase.has_hand or voice.card(upcard) in said:
        return []
    card = voice.card(upcard)
    if view.turned_down:
        return [voice.say("line-turned-down", card=card)]
    if not view.upcard_taken:
        return [voice.say("line-upcard-left", card=card)]
    if _was_played(view, contract, view.dealer, upcard):
        return []
    return [voice.say("line-upcard-taken", card=card, name=voice.name(view.dealer))]


def _was_played(view: e.View, contract: e.Contract, seat: e.Seat | None, card: e.Card) -> bool:
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    tricks += [] if view.leader is None else [(view.leader, view.trick)]
    plays = [play for leader, cards in tricks for play in zip(playing_order(contract, leader), cards, strict=False)]
    return any(by == seat and each == card for by, each in plays)


def looked_first(view: e.View) -> bool:
    """Whether the first call was the dealer's refusal to go alone blind on a turned jack."""
    upcard, rules = view.upcard, view.rules
    if not rules.blind_loner or upcard is None or upcard == rules.benny_card or rank_of(upcard) != "J":
        return False
    return bool(view.calls) and isinstance(view.calls[0].action, e.Pass)


def calls_since_trump(view: e.View) -> tuple[e.Call, ...]:
    """The calls after the one that made trump; all of them if the upcard itself made trump."""
    if view.contract is None:
        return ()
    makes = (e.Order, e.Name, e.Alone) if view.contract.blind else (e.Order, e.Name)
    made = [place for place, call in enumerate(view.calls) if isinstance(call.action, makes)]
    return view.calls[made[0] + 1 :] if made else view.calls


def acceptance(rules: e.Rules, dealer: e.Seat | None, seat: e.Seat | None) -> str:
    """What accepting the upcard is called from a seat (rules-spec D1): `take`, `assist` or `order`."""
    if seat == dealer:
        return "take"
    return "assist" if dealer is not None and seat in rules.seating_of(dealer).partners(dealer) else "order"


def is_stuck(view: e.View) -> bool:
    """Whether the seat to act is the dealer, who may not pass in the second round."""
    return (
        view.phase is e.Phase.SECOND_ROUND and view.actor == view.dealer and view.rules.all_pass is AllPass.STICK_DEALER
    )


def word_of(action: e.Action) -> str:
    """What the keys of an action's texts end with: its word in the log, without what else it says."""
    return "give-up" if isinstance(action, e.GiveUp) else e.dump(action).partition(" ")[0]


def bid_text(tricks: int, voice: Voice, *, moon: bool) -> str:
    """A bid in the middle of a sentence: `4`, `moon`, `big pepper`."""
    rules = voice.table.rules
    if moon:
        return voice.say("term-moon" if rules.moon is Moon.ALONE else "term-big-pepper")
    if tricks == rules.hand_size and rules.moon is Moon.WITH_PARTNER:
        return voice.say("term-little-pepper")
    return str(tricks)


def called_text(suit: e.Suit, voice: Voice) -> str:
    """The called card: an ace, or the best card of a suit that anybody holds."""
    if voice.table.rules.called_card is CalledCard.ACE:
        return voice.card(card(f"A{'cdhs'[suit]}"))
    return voice.say("term-best-of", suit=voice.suit(TRUMPS[suit]))


def _before_trump(voice: Voice, view: e.View) -> list[str]:
    said = [_call(voice, call, view.contract) for call in view.calls]
    if looked_first(view):
        said[0] = voice.say("line-call-look", name=voice.name(view.calls[0].seat))
    return said


def _upcard(voice: Voice, view: e.View) -> list[str]:
    if view.upcard is None:
        return []
    turned = f"**{voice.card(view.upcard)}**"
    if view.named is not None and not view.turned_down:
        return [voice.say("line-upcard-named", card=turned, suit=voice.suit(TRUMPS[view.named]))]
    return [voice.say("line-turned-down" if view.turned_down else "line-upcard", card=turned)]


def _call(voice: Voice, call: e.Call, contract: e.Contract | None) -> str:
    name = voice.name(call.seat)
    match call.action:
        case e.Name(trump):
            return voice.say("line-call-name", name=name, suit=voice.suit(trump))
        case e.Alone():
            making = contract is None or contract.seating.side[call.seat] == contract.side
            return voice.say("line-call-goes-alone" if making else "line-call-alone", name=name)
        case e.Bid(tricks, moon):
            return voice.say("line-call-bid", name=name, bid=bid_text(tricks, voice, moon=moon))
        case e.CallSuit(suit):
            return voice.say("line-call-card", name=name, card=called_text(suit, voice))
        case e.Show(cards):
            return voice.say("line-call-show", name=name, cards=", ".join(map(card_text, cards)))
        case _:
            return voice.say(f"line-call-{word_of(call.action)}", name=name)


_ALONE: Final = (e.Phase.DEFENDER_ALONE, e.Phase.ANYONE_ALONE)
"""Phases in which a pass means playing with the partner."""


def last_call(seat: e.Seat, view: e.View, voice: Voice) -> str:
    """The last call of a seat in the bidding; a pass of the first round is not shown in the second."""
    if not (view.phase.before_trump or view.phase.before_play):
        return ""
    calls = [call for call in view.calls if not isinstance(call.action, e.Show)][looked_first(view) :]
    passed = len(view.seating.seats) if view.phase is e.Phase.SECOND_ROUND and view.turned_down else 0
    mine = [call.action for call in calls[passed:] if call.seat == seat]
    if not mine:
        return ""
    match mine[-1]:
        case e.Pass():
            asked = view.phase in _ALONE and any(call.seat == seat for call in calls_since_trump(view))
            return voice.say("said-with-partner" if asked else "said-pass")
        case e.Bid(tricks, moon):
            return voice.say("said-bid", bid=bid_text(tricks, voice, moon=moon))
        case e.CallSuit(suit):
            return called_text(suit, replace(voice, aloud=False))
        case e.Order(alone=True) | e.Name(alone=True) | e.Alone():
            return voice.say("said-alone")  # the bubble is small, and the picture shows trump
        case e.Order() if view.contract is not None:
            return voice.suit(view.contract.trump)
        case e.Name(trump):
            return voice.suit(trump)
        case e.Stay() | e.Drop() | e.Declare() | e.Check() | e.Raise() | e.See() | e.GiveUp() as said:
            return voice.say(f"said-{word_of(said)}")
        case _:
            return ""
