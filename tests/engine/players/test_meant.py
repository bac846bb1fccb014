"""What computers say they meant in a hand: errors are owned to, reasons are true, and no unseen card says anything."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from engine import PRESETS, Action, Phase, Play, Rules, Settle, State, View, actor, dump, load, view
from engine.cards import SUITS, TRUMPS, Card, count, hand_of
from engine.contract import playing_order
from engine.fairness import SECRET_BYTES, chance
from engine.phases.registry import Dealing, DrawForDeal, RevokeReview
from engine.players.explain.codes import Reason, Why
from engine.players.explain.reason import Explained, Meant, explain_hand, what_it_meant
from engine.players.heuristic.play import Reading, read
from engine.players.levels import Level, Slip, player_at
from engine.ranking import ranking
from engine.rules.options import Partnership
from engine.seats import Seat
from tests.engine.hand_lines import after
from tests.engine.players.test_erring import CASES
from tests.hidden_cards import swap_hidden
from tests.random_games import Game
from tests.suite import sampled
from tests.there import there

QUICK, CI = ("north-american", "railroad", "set-back"), ("three-handed", "penryn", "six-handed")
LOW = (Level.FIRST_TIMER, Level.IMPROVER)


def a_hand(rules: Rules, level: Level, seed: str) -> Game:
    """The first hand of a game between computers of a level, to its end."""
    dice, secret = Random(seed), Random(seed).randbytes(SECRET_BYTES)
    game = Game(rules, None)
    while view(game.state, None).last is None:
        game = game.then(_next(game.state, level, secret, dice))
    return game


def _next(state: State, level: Level, secret: bytes, dice: Random) -> Action:
    seat = actor(state)
    if isinstance(state, DrawForDeal | Dealing):
        return chance(state, secret)
    if seat is None or isinstance(state, RevokeReview):
        return Settle()
    return player_at(level).choose(view(state, seat), dice)


def explained(game: Game, level: Level, members: tuple[int, ...] = ()) -> tuple[Explained, ...]:
    number = there(view(game.state, None).last).number
    levels: dict[Seat, Level] = dict.fromkeys(range(game.rules.seats), level)
    return explain_hand(game.rules, [dump(each) for each in game.actions], members, number, levels)


@pytest.mark.parametrize(("slip", "lines", "sound", "wrong"), CASES, ids=[f"{each[0]}, {each[3]}" for each in CASES])
def test_an_error_is_owned_to(slip: Slip, lines: str, sound: str, wrong: str) -> None:
    state = after(lines)
    mine = view(state, actor(state))
    said = {dump(choice): what_it_meant(Level.FIRST_TIMER, mine, choice) for choice in mine.choices}
    assert slip in there(said[wrong]).slips
    assert said[sound] is None or not there(said[sound]).slips
    assert said[sound] == what_it_meant(Level.EXPERT, mine, next(each for each in mine.choices if dump(each) == sound))


def test_where_several_errors_lead_to_a_card_each_is_named() -> None:
    """North, who has drawn every trump, leads the last one: of forgetting, not counting and spending it was one."""
    lines = next(lines for slip, lines, *_ in CASES if slip is Slip.MISCOUNTS_TRUMPS)
    state = after(lines)
    mine = view(state, actor(state))
    meant = [what_it_meant(Level.NOVICE, mine, choice) for choice in mine.choices]
    assert any({Slip.MISCOUNTS_TRUMPS, Slip.SPENDS_TRUMPS} <= {*each.slips} for each in meant if each is not None)


def test_nothing_is_said_of_what_a_level_never_does_or_had_to_do() -> None:
    """North, first to lead with the three best trumps, throws the ten of clubs away."""
    state = after("deal JhJdAhTcQd 9sTsQcKcAc ThQh9dTdKd QsJsKsAsAd 9hKhJc9c; order alone; discard Ad")
    seat = there(actor(state))
    mine = view(state, seat)
    assert what_it_meant(Level.IMPROVER, mine, load("play Tc")) is not None
    assert what_it_meant(Level.IMPROVER, mine, load("play Jd")) is None
    assert what_it_meant(Level.IMPROVER, mine, load("play As")) is None
    last = replace(mine, choices=(load("play Jh"),))
    assert what_it_meant(Level.IMPROVER, last, load("play Jh")) is None


def test_a_hand_is_explained_from_its_log_once_it_is_over() -> None:
    games = [a_hand(PRESETS["north-american"], Level.FIRST_TIMER, f"hand {number}") for number in range(12)]
    told = [each for game in games for each in explained(game, Level.FIRST_TIMER)]
    assert {slip for each in told for slip in each.meant.slips} >= {Slip.SAVES_WINNERS, Slip.MISSES_LEFT}
    assert any(each.meant.reason is not None and each.meant.reason.why is Why.CANNOT_BEAT for each in told)
    game = games[0]
    assert explained(game, Level.FIRST_TIMER, tuple(range(len(game.actions)))) == (), "members explain nothing"
    lines = [dump(each) for each in game.actions[:-1]]
    assert explain_hand(game.rules, lines, (), 1, {0: Level.NOVICE, 1: Level.NOVICE}) == (), "it is not over"


@pytest.mark.parametrize("name", sampled(PRESETS, QUICK, CI))
def test_cards_that_nobody_has_seen_change_no_explanation(name: str) -> None:
    """After a hand: the kitty, the discards, those of a player who sat out, and those left after a claim."""
    dice, swapped = Random(name), 0
    for number in range(4):
        game = a_hand(PRESETS[name], LOW[number % 2], f"{name} {number}")
        other = swap_hidden(game, None, dice, proposals=8)
        swapped += other.actions != game.actions
        assert explained(other, LOW[number % 2]) == explained(game, LOW[number % 2])
    rules = PRESETS[name]
    all_dealt = len(rules.pack) <= rules.seats * rules.hand_size + 1
    assert swapped or rules.double_pack or all_dealt, "every card is played, or one is left, which nobody else has"


@pytest.mark.parametrize("name", sampled(PRESETS, QUICK, CI))
def test_cards_that_a_seat_could_not_see_change_none_of_its_explanations(name: str) -> None:
    """At each choice of a hand the cards hidden from its seat are exchanged for others that it could not tell apart."""
    dice, swapped, level = Random(f"seat {name}"), 0, Level.FIRST_TIMER
    game = a_hand(PRESETS[name], level, f"seat {name}")
    places = [place for place, state in enumerate(game.states[:-1]) if _chooses(state)]
    for place in dice.sample(places, min(12, len(places))):
        until = replace(game, actions=game.actions[:place])
        seat, action = actor(until.state), game.actions[place]
        other = swap_hidden(until, seat, dice, proposals=8)
        swapped += other.actions != until.actions
        assert what_it_meant(level, view(other.state, seat), action) == what_it_meant(
            level, view(until.state, seat), action
        )
    assert swapped


def _chooses(state: State) -> bool:
    seat = actor(state)
    return seat is not None and len(view(state, seat).choices) > 1


# --- what is said of a choice is so, in hands of erring players


SHORT, CI_TOO = ("north-american", "three-handed"), ("five-handed", "six-handed", "buck", "railroad", "hasenpfeffer")
HANDS = 12
PARTNERS = (Why.PARTNER_SURE, Why.PARTNER_NO_TRUMP, Why.PARTNER_WINS, Why.HELP_PARTNER, Why.LEAVE_TO_PARTNER)


@pytest.mark.parametrize("name", sampled(PRESETS, SHORT, CI_TOO))
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
