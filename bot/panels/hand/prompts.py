"""The question to a seat and the meaning of its choices: the headline of the hand panel and the lines below it."""

from typing import NamedTuple, final

import engine as e
from bot.panels.core.reader import Voice
from bot.panels.table.bidding import bid_text, is_stuck
from bot.panels.table.scores import sits_out
from engine.cards import TRUMPS, count
from engine.ranking import counts_as
from engine.rules.options import Moon, Partnership, UpcardBenny
from engine.scoring import points_off


def headline(view: e.View, seat: e.Seat, voice: Voice) -> str:
    """The headline of the panel of a seat that is to act, or sits out, or may call a revoke, in a few words."""
    if view.actor is None:
        return voice.say("hand-reviewing")
    if view.actor != seat:
        return voice.say("hand-sits-out")
    match view.phase:
        case e.Phase.FIRST_ROUND if view.upcard is not None:
            return voice.say("hand-ordering", card=voice.card(view.upcard))
        case e.Phase.SECOND_ROUND:
            stays = e.Pass() in view.choices or not is_stuck(view)
            return voice.say("hand-naming" if stays else "hand-naming-stuck")
        case e.Phase.AUCTION:
            return voice.say("hand-bidding" if e.Pass() in view.choices else "hand-bidding-stuck")
        case e.Phase.BLIND_CALL if _stands_for(view):
            return voice.say("hand-blind-naming")
        case e.Phase.ANYONE_ALONE if not _makes(view, seat):
            return voice.say("hand-defending")
        case e.Phase.TAKING_DUMMY:
            return voice.say("hand-taking-dummy", count=count(view.cards) - view.rules.hand_size)
        case e.Phase.BETTING_ROUND if _makes(view, seat):
            return voice.say("hand-betting-maker")
        case e.Phase.PLAYING if not view.trick:
            return voice.say("hand-playing-lead")
        case phase:
            return voice.say(f"hand-{phase.key}")


def explain_question(view: e.View, seat: e.Seat, voice: Voice) -> list[str]:
    """Explains the question to the seat to act, or why a seat sits out the current hand; no lines for other seats."""
    if view.actor != seat:
        out = view.phase.has_hand and sits_out(view, seat)
        return [_explain_sitting_out(view, seat, voice)] if out else explain_showing(view, voice)
    lines = _explain_choices(view, seat, voice)
    if view.phase.blind:
        lines.append(voice.say("ask-unseen"))
    if _lacks_trump(view):
        lines.append(voice.say("hand-needs-trump"))
    return lines + explain_showing(view, voice)


def explain_showing(view: e.View, voice: Voice) -> list[str]:
    """Says that the hand is poor enough to be shown, now or at any time before the first lead."""
    show = next((each for each in (*view.choices, *view.interjections) if isinstance(each, e.Show)), None)
    if show is None:
        return []
    exchanged = "ask-show" if show.seat is None else "ask-show-until-lead"
    return [voice.say(exchanged if show.cards else "ask-show-redeal")]


def _explain_choices(view: e.View, seat: e.Seat, voice: Voice) -> list[str]:
    contract = view.contract
    if contract is None:
        return _before_trump(view, seat, voice)
    match view.phase:
        case e.Phase.DISCARDING if view.upcard is not None:
            return [voice.say("hand-took", card=voice.card(view.upcard))]
        case e.Phase.TAKING_DUMMY:
            return [voice.say("ask-taking-dummy", size=view.rules.hand_size)]
        case e.Phase.DEALER_ALONE:
            return [voice.say("ask-going-alone", suit=voice.suit(contract.trump))]
        case e.Phase.DEFENDER_ALONE:
            return [_defence(view, contract, voice)]
        case e.Phase.ANYONE_ALONE if _makes(view, seat):
            return [
                voice.say("ask-lone-maker" if seat == contract.maker else "ask-lone-partner", **_maker(view, voice))
            ]
        case e.Phase.ANYONE_ALONE:
            return [_defence(view, contract, voice)]
        case e.Phase.STAY_OR_DROP:
            return [voice.say("ask-staying", points=view.rules.no_trick, **_maker(view, voice))]
        case e.Phase.DECLARE_MARCH:
            return [voice.say("ask-declaring", pool="yes" if view.rules.pool else "no")]
        case e.Phase.PARTNERS_BEST:
            lone = seat in (contract.lone_maker, contract.lone_defender)
            partner = voice.names(contract.seating.partners(seat)[:1])
            return [voice.say("ask-giving-lone" if lone else "ask-giving", name=partner)]
        case e.Phase.BETTING_ROUND:
            key = "ask-betting-maker" if _makes(view, seat) else "ask-betting"
            return [voice.say(key, stake=view.stake, counters=view.rules.ante)]
        case e.Phase.CLAIMING if view.claim is not None:
            return [voice.say("ask-claiming", name=voice.name(view.claim[0]))]
        case e.Phase.ROBSONS_CHOICE:
            return [voice.say("ask-rewarding", points=reward_of(view).points)]
        case e.Phase.PLAYING:
            return _playing(view, contract, voice)
        case phase:
            return [voice.say(f"ask-{phase.key}")]


def _before_trump(view: e.View, seat: e.Seat, voice: Voice) -> list[str]:
    dealer, upcard = view.dealer, view.upcard
    match view.phase:
        case e.Phase.BLIND_CALL if _stands_for(view):
            return [voice.say("ask-blind-naming")]
        case e.Phase.BLIND_LONER if upcard is not None:
            return [voice.say("ask-blind-loning", card=voice.card(upcard))]
        case e.Phase.FIRST_ROUND if dealer is not None and upcard is not None:
            return _ordering(view, seat, dealer, voice)
        case e.Phase.SECOND_ROUND if upcard is not None:
            turned = view.upcard_suit
            if turned is None:
                return [voice.say("ask-naming-any", card=voice.card(upcard))]
            return [voice.say("hand-turned-down", suit=voice.suit(e.Trump(turned)))]
        case e.Phase.AUCTION:
            return [_highest(view, voice)]
        case e.Phase.AUCTION_TRUMP:
            return _explain_naming_after_bid(view, voice)
        case phase:
            return [voice.say(f"ask-{phase.key}")]


def _ordering(view: e.View, seat: e.Seat, dealer: e.Seat, voice: Voice) -> list[str]:
    card = "" if view.upcard is None else voice.card(view.upcard)
    stands = [] if view.named is None else [voice.say("ask-stands-for", card=card, suit=voice.suit(TRUMPS[view.named]))]
    if view.rules.upcard_left_by(seat, dealer):
        return [*stands, voice.say("refusal-partner-alone")]
    whose = "you" if seat == dealer else "partner" if seat in view.seating.partners(dealer) else "opponent"
    if whose == "opponent" and view.rules.partnership is Partnership.CALLED:
        whose = "other"  # the partnerships are not known yet
    return [*stands, voice.say(f"hand-to-dealer-{whose}", card=card, name=voice.name(dealer))]


def _highest(view: e.View, voice: Voice) -> str:
    bids = [(call.seat, call.action) for call in view.calls if isinstance(call.action, e.Bid)]
    if not bids:
        return voice.say("ask-bidding-first", least=view.rules.minimum_bid)
    seat, bid = bids[-1]
    return voice.say("ask-bidding", name=voice.name(seat), bid=bid_text(bid.tricks, voice, moon=bid.moon))


def _explain_naming_after_bid(view: e.View, voice: Voice) -> list[str]:
    bid = next((call.action for call in reversed(view.calls) if isinstance(call.action, e.Bid)), None)
    if bid is None:
        return []
    lines = [voice.say("ask-choosing", bid=bid_text(bid.tricks, voice, moon=bid.moon))]
    return [*lines, voice.say("ask-choosing-alone")] if bid.moon and view.rules.moon is Moon.ALONE else lines


def _playing(view: e.View, contract: e.Contract, voice: Voice) -> list[str]:
    lines = [describe_lead(view, contract, voice, asked=True)] if view.trick else []
    if view.rules.honour:
        lines.append(voice.say("ask-honour"))
    return lines


def _defence(view: e.View, contract: e.Contract, voice: Voice) -> str:
    tricks = (view.rules.hand_size + 1) // 2
    return voice.say("hand-maker-defence", name=voice.name(contract.maker), tricks=tricks)


def _maker(view: e.View, voice: Voice) -> dict[str, str]:
    contract = view.contract
    if contract is None:
        return {}
    return {"name": voice.name(contract.maker), "suit": voice.suit(contract.trump)}


def _makes(view: e.View, seat: e.Seat) -> bool:
    contract = view.contract
    return contract is not None and contract.seating.side[seat] == contract.side


def _stands_for(view: e.View) -> bool:
    return view.rules.upcard_benny is UpcardBenny.NAMED_SUIT


def _explain_sitting_out(view: e.View, seat: e.Seat, voice: Voice) -> str:
    contract = view.contract
    if contract is None or seat not in contract.seating.seats:
        return voice.say("hand-others-play", names=voice.names(view.seating.seats))
    if seat in contract.dropped:
        return voice.say("hand-dropped")
    defends = contract.seating.side[seat] != contract.side
    return voice.say("hand-partner-alone", name=voice.name(contract.lone_defender if defends else contract.lone_maker))


def _lacks_trump(view: e.View) -> bool:
    """Whether the rules forbid the seat to act some trumps or all of them; only that seat sees it."""
    if view.seat is None or view.seat != view.actor or view.dealer is None or view.upcard is None:
        return False
    if not view.rules.asks_for_trump(view.seat, view.dealer):
        return False
    if view.phase is e.Phase.FIRST_ROUND:
        return not any(isinstance(choice, e.Order) for choice in view.choices)
    named = {choice.trump for choice in view.choices if isinstance(choice, e.Name)} - {e.Trump.NONE}
    return view.phase is e.Phase.SECOND_ROUND and len(named) < len(e.Suit) - 1


def describe_lead(view: e.View, contract: e.Contract, voice: Voice, *, asked: bool) -> str:
    """The card or suit that was led; for a member who is `asked` for a card also whether it must follow."""
    led, trump = view.trick[0], contract.trump
    suit = counts_as(led, trump, contract.benny)
    seen = "" if asked else "-seen"
    if suit is None:
        return voice.say(f"hand-led-benny{seen}", card=voice.card(led))
    free = "" if seen or view.cards & contract.ranking.follow[led] else "-free"
    if trump.suit == suit:
        return voice.say(f"hand-led-trump{free}{seen}")
    return voice.say(f"hand-led{free}{seen}", suit=voice.suit_title(e.Trump(suit)))


@final
class Reward(NamedTuple):
    """The two choices of a hand's winners. Pairs of scores are the winners' and their opponents'."""

    points: int
    """Points added to the winners' score, if they take them."""
    off: int
    """Points taken off the opponents' score instead."""
    taken: tuple[int, int]
    lowered: tuple[int, int]


def reward_of(view: e.View) -> Reward:
    """The choice that a view offers.

    Raises:
        ValueError: When no hand was won.
    """
    if view.last is None:
        raise ValueError("no hand was won")
    points = max(view.last.points)
    winners = view.last.points.index(points)
    ours, theirs = view.scores[winners], view.scores[1 - winners]
    off = -min(points_off(view.last.points, view.scores, view.rules))
    return Reward(points, off, (ours + points, theirs), (ours, theirs - off))
