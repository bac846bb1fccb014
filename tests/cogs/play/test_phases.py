"""Every phase through Discord: a press of a real button changes the game; actions out of turn."""

from collections.abc import Callable
from random import Random
from typing import cast

import pytest
from simcord import MemberActor, ResponseMessage

from bot.members.preferences import OnlyCard, Preferences
from bot.panels.core.custom_ids import Verb
from bot.tables.commands.life import Rematch
from bot.tables.commands.play import Act, ActOutOfTurn, Step
from bot.tables.game import StoredTable, waits_for_computer
from bot.tables.service import Tables
from engine import (
    PRESETS,
    Action,
    LayDown,
    Object,
    Phase,
    Revoke,
    Rules,
    Show,
    Steal,
    ThrowIn,
    View,
    interjections,
    view,
)
from engine.cards import card_name
from engine.rules.options import Betting, DefendAlone, FarmersHand, Robson, ShowUntil, WhoAlone
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    PAINTED,
    answer,
    as_bot,
    begun,
    bower,
    forge,
    is_over,
    look,
    member_to_act,
    offered,
    open_hand,
    pattern,
    table_message,
    tables,
    who,
)
from tests.random_games import random_action
from tests.suite import rest, sampled
from tests.there import there
from tests.world import World, text

CLASSIC = Rules(defend_alone=DefendAlone.ALWAYS)
RULES = {
    Phase.CUTTING: Rules(cut=True),
    Phase.BLIND_CALL: PRESETS["cornish"],
    Phase.BLIND_LONER: Rules(blind_loner=True),
    Phase.FIRST_ROUND: CLASSIC,
    Phase.SECOND_ROUND: CLASSIC,
    Phase.AUCTION: PRESETS["bid-euchre-double"],
    Phase.AUCTION_TRUMP: PRESETS["bid-euchre"],
    Phase.TAKING_DUMMY: PRESETS["two-handed"],
    Phase.DEALER_ALONE: PRESETS["mathews-1844"],
    Phase.DISCARDING: CLASSIC,
    Phase.CALLING_PARTNER: PRESETS["five-handed"],
    Phase.STAY_OR_DROP: PRESETS["set-back"],
    Phase.DECLARE_MARCH: PRESETS["set-back"],
    Phase.DEFENDER_ALONE: CLASSIC,
    Phase.ANYONE_ALONE: Rules(alone=WhoAlone.ANYONE),
    Phase.KITTY_EXCHANGE: Rules(kitty_exchange=True),
    Phase.PARTNERS_BEST: Rules(partners_best=1, defend_alone=DefendAlone.ALWAYS),
    Phase.BETTING_ROUND: Rules(betting=Betting.PER_HAND),
    Phase.PLAYING: PRESETS["six-handed"],
    Phase.ROBSONS_CHOICE: Rules(robson=Robson.ANY_TWO_OR_FOUR),
}
"""Rules under which a member is asked in a phase; those left out have a test of their own."""
OTHERS = {Phase.DRAW_FOR_DEAL, Phase.DEALING, Phase.CLAIMING, Phase.REVOKE_REVIEW, Phase.OVER}


def test_no_phase_is_left_out() -> None:
    assert set(RULES) | OTHERS == set(Phase)
    assert not set(RULES) & OTHERS


async def driven(w: World, rules: Rules, there: Callable[[StoredTable], bool]) -> StoredTable:
    """A game played on by the service until it is `there`, and painted; another one where that does not come."""
    now = await begun(w, min(rules.seats, 4), rules, casual=True)

    async def work() -> StoredTable:
        service, rng, reached = tables(w), Random(4), now
        while not there(reached):
            if is_over(reached):
                reached = await service.rematch(reached.table.id, Rematch(who(w.members[0]), new_partners=False))
                continue
            reached = await _step(service, reached, rng)
        return reached

    reached = await as_bot(w, work())
    await w.later(PAINTED)
    return reached


async def _step(service: Tables, now: StoredTable, rng: Random) -> StoredTable:
    """Whatever comes next, at random."""
    assert now.state is not None
    table, version, seat = now.table.id, now.table.version, now.to_act
    if seat is None:
        return await service.do(table, Step(version))
    chosen, sitter = random_action(now.state, rng), now.table.seats[seat]
    if waits_for_computer(now) or sitter is None or sitter.user is None:
        return await service.do(table, Step(version, chosen))
    return await service.do(table, Act(sitter.user, chosen, version))


def asks_a_member(now: StoredTable) -> bool:
    sitter = None if now.to_act is None else now.table.seats[now.to_act]
    return sitter is not None and not sitter.is_computer


def offers(now: StoredTable, wanted: type[Action]) -> list[Action]:
    """Members' actions of one kind out of turn."""
    seats = [seat for seat, sitter in enumerate(now.table.seats) if sitter is not None and not sitter.is_computer]
    return [action for seat in seats for action in interjections(there(now.state), seat) if isinstance(action, wanted)]


def member_in(w: World, now: StoredTable, seat: int) -> MemberActor:
    return next(member for member in w.members if member.id == there(now.table.seats[seat]).user)


def one(panel: ResponseMessage, verb: Verb) -> str:
    """The id of the first button that asks for something."""
    return str(offered(panel, verb)[0].custom_id)


@pytest.mark.parametrize("wanted", sampled(RULES, {Phase.CUTTING, Phase.FIRST_ROUND}))
async def test_a_button_of_each_phase_changes_the_game(w: World, wanted: Phase) -> None:
    now = await driven(w, RULES[wanted], lambda n: phase(n.state) is wanted and asks_a_member(n))
    member, number = member_to_act(w, now), now.table.id
    panel = await open_hand(w, member, number)
    question = text(panel)
    assert "Your turn" in question
    found = [*offered(panel, Verb.ALONE), *offered(panel)]
    seen = now.view_for(now.to_act).view
    assert seen is not None
    assert len(found) == (4 if wanted is Phase.CUTTING else len(seen.choices)), "of nine places three are offered"
    await w.click(member, panel, str(found[-1].custom_id))
    after = await look(w, number)
    assert after.table.version > now.table.version
    assert text(w.panel(member)) != question


@rest
async def test_the_next_hand_is_dealt_at_a_press(w: World) -> None:
    now = await driven(w, CLASSIC, lambda n: phase(n.state) is Phase.DEALING and _view(n).last is not None)
    await w.click(w.members[1], table_message(w, now.table.id), pattern(Verb.DEAL))
    assert phase((await look(w, now.table.id)).state) is Phase.FIRST_ROUND


@rest
async def test_a_hand_is_laid_down_after_a_question(w: World) -> None:
    now = await driven(w, CLASSIC, lambda n: bool(offers(n, LayDown)) and len(_view(n).tricks) == 1)
    member, number = member_to_act(w, now), now.table.id
    panel = await open_hand(w, member, number)
    await w.click(member, panel, one(panel, Verb.OUT_OF_TURN))
    asked = w.panel(member)
    assert "Lay your hand down" in text(asked)
    assert (await look(w, number)).table.version == now.table.version
    await w.click(member, asked, one(asked, Verb.HAND))
    back = w.panel(member)
    assert "Your turn" in text(back)
    await w.click(member, back, one(back, Verb.OUT_OF_TURN))
    asked = w.panel(member)
    await w.click(member, asked, one(asked, Verb.OUT_OF_TURN_SURE))
    after = await look(w, number)
    assert after.table.version == now.table.version + 1
    assert phase(after.state) is not Phase.PLAYING


@rest
async def test_a_claim_is_answered(w: World) -> None:
    now = await driven(w, CLASSIC, lambda n: bool(offers(n, LayDown)) and not _view(n).tricks)
    await as_bot(w, tables(w).do(now.table.id, ActOutOfTurn(member_to_act(w, now).id, 0, now.table.version)))
    claimed = await look(w, now.table.id)
    assert phase(claimed.state) is Phase.CLAIMING
    await w.later(PAINTED)
    assert "claims the rest" in text(table_message(w, now.table.id))
    other = member_to_act(w, claimed)
    panel = await open_hand(w, other, now.table.id)
    refuse = next(button for button in offered(panel) if button.label == "Play it out")
    await w.click(other, panel, str(refuse.custom_id))
    assert phase((await look(w, now.table.id)).state) is Phase.PLAYING


async def test_a_claim_that_comes_too_late_gets_the_hand_and_the_reason(w: World) -> None:
    now = await driven(w, CLASSIC, lambda n: bool(offers(n, LayDown)) and not _view(n).tricks)
    member, number = member_to_act(w, now), now.table.id
    panel = await open_hand(w, member, number)
    await w.click(member, panel, one(panel, Verb.OUT_OF_TURN))
    asked = w.panel(member)
    sure = one(asked, Verb.OUT_OF_TURN_SURE)
    await as_bot(w, tables(w).do(number, Act(member.id, 0, now.table.version)))
    result = await forge(w, member, asked, sure)
    assert "out of date" in answer(result)
    assert (await look(w, number)).table.version == now.table.version + 1


@rest
async def test_the_rest_is_conceded_after_a_question(w: World) -> None:
    for member in w.members:
        await as_bot(w, bower(w).services.members.set(member.id, Preferences(only_card=OnlyCard.OFF)))
    now = await driven(w, CLASSIC, lambda n: bool(offers(n, ThrowIn)))
    member, number = member_to_act(w, now), now.table.id
    panel = await open_hand(w, member, number)
    concede = next(button for button in offered(panel, Verb.OUT_OF_TURN) if button.label == "Concede the rest")
    await w.click(member, panel, str(concede.custom_id))
    assert (await look(w, number)).table.version == now.table.version
    await w.click(member, panel, one(panel, Verb.OUT_OF_TURN_SURE))
    assert phase((await look(w, number)).state) in (Phase.DEALING, Phase.OVER)


@rest
async def test_a_deal_is_stolen_and_objected_to(w: World) -> None:
    now = await driven(w, Rules(steal_deal=True), lambda n: bool(offers(n, Steal)))
    number, dealer = now.table.id, _view(now).dealer
    steal = offers(now, Steal)[0]
    assert isinstance(steal, Steal)
    thief = member_in(w, now, steal.seat)
    panel = await open_hand(w, thief, number)
    await w.click(thief, panel, one(panel, Verb.OUT_OF_TURN))
    stolen = await look(w, number)
    assert _view(stolen).thief == steal.seat
    assert _view(stolen).dealer == steal.seat
    objection = offers(stolen, Object)[0]
    assert isinstance(objection, Object)
    other = member_in(w, now, objection.seat)
    panel = await open_hand(w, other, number)
    assert "took the deal out of turn" in text(panel)
    await w.click(other, panel, one(panel, Verb.OUT_OF_TURN))
    assert _view(await look(w, number)).dealer == dealer


@rest
async def test_a_revoke_is_called_after_a_question(w: World) -> None:
    now = await driven(
        w, Rules(honour=True), lambda n: phase(n.state) is Phase.REVOKE_REVIEW and bool(offers(n, Revoke))
    )
    call = offers(now, Revoke)[0]
    assert isinstance(call, Revoke)
    caller, number = member_in(w, now, call.caller), now.table.id
    panel = await open_hand(w, caller, number)
    await w.click(caller, panel, one(panel, Verb.OUT_OF_TURN))
    asked = w.panel(caller)
    assert "Call a revoke" in text(asked)
    await w.click(caller, asked, one(asked, Verb.OUT_OF_TURN_SURE))
    after = await look(w, number)
    assert after.table.version == now.table.version + 1


@rest
async def test_poor_hands_are_shown_out_of_turn(w: World) -> None:
    """Though another seat is to act; the button has no card in its id (rules-spec L3)."""
    rules = Rules(farmers_hand=FarmersHand.ANY_THREE_LOW, show_until=ShowUntil.FIRST_LEAD)

    def poor(now: StoredTable) -> bool:
        shows = offers(now, Show)
        return bool(shows) and cast("Show", shows[0]).seat != now.to_act

    now = await driven(w, rules, poor)
    show = cast("Show", offers(now, Show)[0])
    assert show.seat is not None
    member, number = member_in(w, now, show.seat), now.table.id
    panel = await open_hand(w, member, number)
    assert "until the first lead" in text(panel)
    change = next(button for button in offered(panel, Verb.OUT_OF_TURN) if str(button.label).startswith("Swap"))
    assert not any(name in str(change.custom_id) for name in map(card_name, show.cards))
    await w.click(member, panel, str(change.custom_id))
    after = await look(w, number)
    assert (after.table.version, after.to_act) == (now.table.version + 1, now.to_act)
    assert _view(after).shown


def _view(now: StoredTable) -> View:
    return view(there(now.state), None)
