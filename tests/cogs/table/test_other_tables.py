"""Tables that are not an ordinary four: of other sizes, with partners drawn, and a contest's."""

import pytest
from simcord import ResponseMessage

from bot.panels.core.custom_ids import Verb
from bot.tables.commands.contest import HoldForContest, MarkAbsent, ReleaseForContest
from bot.tables.commands.life import Start
from bot.tables.model import Status
from bot.texts import say
from engine import Phase, Rules
from engine.phases.registry import Dealing
from engine.rules.options import Partners
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    answer,
    as_bot,
    contest,
    is_over,
    lobby,
    look,
    menu_of,
    offered,
    open_hand,
    panels,
    pattern,
    press_of,
    press_turn,
    sitting,
    table_message,
    tables,
    until,
    who,
)
from tests.suite import rest
from tests.world import World, buttons, text

PRESET = {2: "two-handed", 3: "three-handed", 5: "five-handed", 6: "six-handed", 7: "hustle"}
DRAWN = Rules(target=1, partners=Partners.TWO_LOWEST)
LOCKED = {Verb.JOIN, Verb.SIT, Verb.LEAVE, Verb.CLOSE, Verb.PAUSE, Verb.HINTS, Verb.CASUAL}
REMATCHES = {Verb.REMATCH, Verb.NEW_PARTNERS}


@rest
@pytest.mark.parametrize("seats", [3, 7])
async def test_where_everyone_plays_alone_one_joins_and_the_rest_are_computers(w: World, seats: int) -> None:
    ann, ben, cleo, *_ = w.members
    await ann.slash(w.channel, "table open", rules=PRESET[seats])
    await w.later(PAINTED)
    assert not offered(table_message(w), Verb.SIT)
    await w.click(ben, table_message(w), pattern(Verb.JOIN, 1))
    assert answer(await cleo.slash(w.channel, "table join", seat=3)) == "You’re seated at table 1."
    await w.later(PAINTED)
    if seats > 3:
        assert f"{seats - 3} more players needed" in text(table_message(w))
        await w.click(ann, table_message(w), pattern(Verb.FILL, 1))
        await w.later(PAINTED)
    assert sitting(await look(w)) == ["Ann", "Ben", "Cleo", *["computer"] * (seats - 3)]
    assert bool(offered(table_message(w), Verb.JOIN)) is (seats > 3), "a friend may take a computer's seat"
    assert not offered(table_message(w), Verb.FILL)
    await w.click(ann, table_message(w), pattern(Verb.START, 1))
    assert (await look(w)).table.status is Status.PLAYING


@rest
async def test_six_choose_their_partners(w: World) -> None:
    ann, ben, cleo, dan, _ = w.members
    await ann.slash(w.channel, "table open", rules="six-handed")
    await w.later(PAINTED)
    assert [button.label for button in offered(table_message(w), Verb.SIT)] == ["With Ann", "Against Ann"]
    assert not offered(await menu_of(w, ben), Verb.SIT), "the message has both sides"
    await ben.slash(w.channel, "table join", seat=5)
    assert answer(await cleo.slash(w.channel, "table join", seat=6)) == "You’re seated at table 1."
    choices = await dan.autocomplete(w.channel, "table join", "seat", "")
    assert [(choice["value"], choice["name"]) for choice in choices] == [
        (2, "Seat 2, with Cleo"),
        (3, "Seat 3, with Ben & Ann"),
        (4, "Seat 4, with Cleo"),
    ]
    assert answer(await dan.slash(w.channel, "table join", seat=3)) == "You’re seated at table 1, with Ben & Ann."
    assert answer(await dan.slash(w.channel, "table join", seat=9)) == say("en", "table-no-such-seat")
    assert sitting(await look(w)) == ["Ann", None, "Dan", None, "Ben", "Cleo"]


@rest
async def test_suggested_seats_are_of_the_commands_table(w: World) -> None:
    ann, ben, *_ = w.members
    assert await ann.autocomplete(w.channel, "table join", "seat", "") == []
    await lobby(w)
    await ann.slash(w.channel, "table open", rules="hustle")
    newest = await ben.autocomplete(w.channel, "table join", "seat", "")
    assert [choice["value"] for choice in newest] == [2, 3, 4, 5, 6, 7]
    older = await ben.autocomplete(w.channel, "table join", "seat", "", table=1)
    assert [choice["name"] for choice in older] == ["Seat 2", "Seat 3, with Ann", "Seat 4"]
    assert [c["value"] for c in await ben.autocomplete(w.channel, "table join", "seat", "ann", table=1)] == [3]
    assert await ben.autocomplete(w.channel, "table join", "seat", "", table=99) == []


@rest
async def test_a_draw_for_partners_moves_members_and_their_hands_follow(w: World) -> None:
    """Panels opened before the draw show the hand of the new seat, and presses count for it."""
    for number in range(1, 9):
        before = sitting(await lobby(w, 4, DRAWN, casual=True))
        for member in w.members[:4]:
            assert "hasn’t started" in answer(await member.slash(w.channel, "hand", table=number))
        await as_bot(w, tables(w).do(number, Start(who(w.members[0]))))
        now = await until(w, lambda n: isinstance(n.state, Dealing), number)
        after = sitting(now)
        assert sorted(after) == sorted(before)
        if after != before:
            break
        await w.members[0].slash(w.channel, "table close", table=number)
        await w.click(w.members[0], w.panel(w.members[0]), pattern(Verb.CLOSE, number, 1))
        await w.later(PAINTED)
    else:
        pytest.fail("nobody ever moved")
    now = await until(w, lambda n: phase(n.state) is Phase.FIRST_ROUND, number)
    for seat, name in enumerate(after):
        member = next(each for each in w.members if each.name == name)
        partner = after[(seat + 2) % 4]
        refreshed = panels(w.env, member)[-1]
        before = text(refreshed)
        panel = await open_hand(w, member, number)
        shown = text(panel)
        assert before == shown, "the panel of before the draw was not brought up to date"
        assert f"{name} & {partner}" in shown or f"{partner} & {name}" in shown
        assert bool(offered(panel)) is (seat == now.to_act)
    result = await press_turn(w, number)
    assert result.acknowledged
    assert (await look(w, number)).table.version == now.table.version + 1
    played = await until(w, is_over, number)
    assert sitting(played) == after


def verbs(message: ResponseMessage) -> set[Verb]:
    return {press.verb for button in buttons(message) if (press := press_of(button)) is not None}


@rest
async def test_a_member_comes_to_a_contests_table_and_plays_to_its_end(w: World) -> None:
    ann, ben, cleo = w.members[:3]
    await contest(w)
    await w.later(PAINTED)
    message = table_message(w)
    assert verbs(message).isdisjoint(LOCKED)
    await as_bot(w, tables(w).do(1, MarkAbsent(range(4))))
    await w.later(PAINTED)
    assert Verb.BACK in verbs(message)
    assert verbs(message).isdisjoint(LOCKED)
    hand = await open_hand(w, ann)
    now = await look(w)
    assert [sitter is not None and sitter.agreed and not sitter.away for sitter in now.table.seats[:2]] == [True, False]
    assert offered(hand, Verb.BACK) == []
    await w.click(ben, message, pattern(Verb.BACK, 1))
    await w.click(cleo, message, pattern(Verb.HAND, 1))
    assert verbs(w.panel(cleo)).isdisjoint(LOCKED)
    await w.click(ann, message, pattern(Verb.MORE, 1))
    assert verbs(w.panel(ann)).isdisjoint(LOCKED)
    await until(w, is_over)
    assert verbs(table_message(w)).isdisjoint(REMATCHES)
    assert Verb.RESULT_SHARE in verbs(hand)
    assert verbs(hand).isdisjoint(REMATCHES)


@rest
async def test_a_pause_of_the_contest_is_shown_and_offers_no_way_back(w: World, make: Maker) -> None:
    ann = w.members[0]
    await contest(w)
    await as_bot(w, tables(w).do(1, HoldForContest()))
    await w.restart(make())  # before anything was posted
    await w.later(PAINTED)
    assert len(w.public()) == 1
    paused = say("en", "contest-table-paused").replace("*", "")
    assert paused in text(table_message(w)).replace("*", "")
    panel = await open_hand(w, ann)
    assert paused in text(panel).replace("*", "")
    assert offered(panel, Verb.BACK) == []
    await as_bot(w, tables(w).do(1, ReleaseForContest()))
    await w.later(PAINTED)
    assert paused not in text(table_message(w)).replace("*", "")
    assert len(w.public()) == 1
