"""What a reason or an owned error says is so in its view: of every choice that was open, in hands of erring players."""

from collections.abc import Iterator

import pytest

from engine import PRESETS, Phase, Play, View, actor, view
from engine.cards import SUITS, TRUMPS, Card, count, hand_of
from engine.contract import playing_order
from engine.players.erring import Slip
from engine.players.explain.codes import Reason, Why
from engine.players.explain.reason import Meant, what_it_meant
from engine.players.heuristic.play import Reading, read
from engine.players.levels import Level
from engine.ranking import ranking
from engine.rules.options import Partnership
from tests.engine.players.test_meant import a_hand
from tests.suite import sampled

QUICK, CI = ("north-american", "three-handed"), ("five-handed", "six-handed", "buck", "railroad", "hasenpfeffer")
HANDS = 12
PARTNERS = (Why.PARTNER_SURE, Why.PARTNER_NO_TRUMP, Why.PARTNER_WINS, Why.HELP_PARTNER, Why.LEAVE_TO_PARTNER)


@pytest.mark.parametrize("name", sampled(PRESETS, QUICK, CI))
def test_what_is_said_of_a_choice_is_so(name: str) -> None:
    wrong = [each for number in range(HANDS) for each in _untrue(name, number)]
    assert not wrong


def _untrue(name: str, number: int) -> Iterator[tuple[str, int, str, object]]:
    level = (Level.FIRST_TIMER, Level.IMPROVER)[number % 2]
    for state in a_hand(PRESETS[name], level, f"true {name} {number}").states[:-1]:
        seat = actor(state)
        mine = view(state, seat)
        if seat is None or not mine.phase.before_trump | (mine.phase is Phase.PLAYING):
            continue
        for action in mine.choices:
            meant = what_it_meant(level, mine, action)
            if meant is None:
                continue
            if isinstance(action, Play):
                said = _said_of_a_card(read(mine), action.card, meant)
            else:
                said = meant.reason is None or _said_of_a_call(mine, meant.reason)
            if not said:
                yield name, number, str(action), meant


def _said_of_a_call(mine: View, reason: Reason) -> bool:
    if reason.why is not Why.NO_SUIT:
        return True
    return reason.number == max(count(mine.cards & _trumps(mine, suit)) for suit in range(len(SUITS)))


def _trumps(mine: View, suit: int) -> int:
    return ranking(TRUMPS[suit], mine.rules.benny_card).trumps


def _said_of_a_card(table: Reading, card: Card, meant: Meant) -> bool:
    if meant.slip is not None:
        return _said_of_an_error(table, card, meant.slip)
    return meant.reason is None or _said_by_a_maxim(table, card, meant.reason.why)


def _said_of_an_error(table: Reading, card: Card, slip: Slip) -> bool:
    mine, order = table.view, table.order
    match slip:
        case Slip.TOO_HIGH:
            best = None if mine.holder is None else mine.in_trick(mine.holder)
            winners = [each for each in table.legal if best is not None and order.beats[best] >> each & 1]
            return order.strength[card] > min(order.strength[each] for each in winners)
        case Slip.TAKES_PARTNERS_TRICK:
            return _has_known_partner(table)
        case Slip.SAVES_WINNERS:
            return any(map(table.is_top, table.legal))
        case Slip.MISCOUNTS_TRUMPS:
            return bool(hand_of(each for trick in mine.tricks for each in trick.cards) & order.trumps)
        case _:
            return True


def _said_by_a_maxim(table: Reading, card: Card, why: Why) -> bool:
    mine, order, contract = table.view, table.order, table.contract
    others = [seat for seat in contract.active if seat != table.seat]
    later = () if mine.leader is None else playing_order(contract, mine.leader)[len(mine.trick) + 1 :]
    best = None if mine.holder is None else mine.in_trick(mine.holder)
    match why:
        case Why.LEAD_ACE:
            return all(table.may_hold[seat] & order.follow[card] for seat in others)
        case Why.KEEP_TRUMPS | Why.LEAD_THROUGH:
            return not contract.makerless
        case Why.TAKE_SURE:
            return bool(later)
        case Why.PARTNER_NO_TRUMP if order.is_trump(card):
            return False
        case Why.LEAVE_TO_PARTNER if best is not None:
            return any(order.beats[best] & table.may_hold[seat] for seat in later if seat in table.friends)
        case why if why in PARTNERS:
            return _has_known_partner(table)
        case _:
            return True


def _has_known_partner(table: Reading) -> bool:
    mine = table.view
    if mine.rules.partnership is Partnership.CALLED:
        return mine.partner is not None or table.seat == table.contract.maker
    return mine.rules.partnership is not Partnership.EACH_ALONE and bool(table.friends)
