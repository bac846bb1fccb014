"""Tables of other sizes than four through Discord: their lobbies, their games, and members whom a draw moves."""

from dataclasses import replace

import pytest

from bot.panels.core.custom_ids import Verb
from bot.tables.commands.life import Start
from bot.tables.model import Status
from bot.texts import say
from engine import PRESETS, Phase, Rules, view
from engine.phases.registry import Dealing
from engine.rules.options import Partners
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    PAINTED,
    answer,
    as_bot,
    begun,
    is_over,
    lobby,
    look,
    menu_of,
    offered,
    open_hand,
    panels,
    pattern,
    press_turn,
    table_message,
    tables,
    until,
    who,
)
from tests.suite import first, rest
from tests.world import World, text

PRESET = {2: "two-handed", 3: "three-handed", 5: "five-handed", 6: "six-handed", 7: "hustle"}
DRAWN = Rules(target=1, partners=Partners.TWO_LOWEST)


def sitting(now) -> list[str | None]:
    """Names by seat; computers are called so."""
    return [None if s is None else "computer" if s.is_computer else s.name for s in now.table.seats]


@rest
@pytest.mark.parametrize("seats", PRESET)
async def test_as_many_computers_sit_down_as_there_is_room_for(w: World, seats: int) -> None:
    ann = w.members[0]
    result = await ann.slash(w.channel, "table open", rules=PRESET[seats], computers=8)
    assert answer(result).startswith("You opened table 1 ")
    assert sitting(await look(w)) == ["Ann", *["computer"] * (seats - 1)]
    await w.later(PAINTED)
    await w.click(ann, table_message(w), pattern(Verb.START, 1))
    assert (await look(w)).table.status is Status.PLAYING


@rest
@pytest.mark.parametrize("seats", [3, 7])
async def test_where_everyone_plays_alone_one_joins_and_the_rest_are_computers(w: World, seats: int) -> None:
    ann, ben, cleo, *_ = w.members
    await ann.slash(w.channel, "table open", rules=PRESET[seats])
    await w.later(PAINTED)
    assert not offered(table_message(w), Verb.SIT)
    await w.click(ben, table_message(w), pattern(Verb.JOIN, 1))
    assert answer(await cleo.slash(w.channel, "table join", seat=3)) == "You’re seated at table 1: Seat 3."
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
    menu = await menu_of(w, ben)
    assert [button.label for button in offered(menu, Verb.SIT)] == [f"Sit Seat {seat}" for seat in range(2, 7)]
    await w.click(ben, menu, pattern(Verb.SIT, 1, 4))
    assert answer(await cleo.slash(w.channel, "table join", seat=6)) == "You’re seated at table 1: Seat 6."
    choices = await dan.autocomplete(w.channel, "table join", "seat", "")
    assert [(choice["value"], choice["name"]) for choice in choices] == [
        (2, "Seat 2, with Cleo"),
        (3, "Seat 3, with Ben & Ann"),
        (4, "Seat 4, with Cleo"),
    ]
    assert (
        answer(await dan.slash(w.channel, "table join", seat=3)) == "You’re seated at table 1: Seat 3, with Ben & Ann."
    )
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
    assert [choice["name"] for choice in older] == ["2. East", "3. South, with Ann", "4. West"]
    assert [c["value"] for c in await ben.autocomplete(w.channel, "table join", "seat", "sou", table=1)] == [3]
    assert await ben.autocomplete(w.channel, "table join", "seat", "", table=99) == []


@rest
@pytest.mark.parametrize("seats", first([7, 2, 6], 1))
async def test_members_play_a_game_with_its_buttons(w: World, seats: int) -> None:
    """Until it is over or enough has been pressed; then by the service. Afterwards the result, and a rematch."""
    members = min(seats, 5)
    rules = PRESETS[PRESET[seats]]
    await begun(w, members, replace(rules, target=2))
    await w.later(PAINTED)
    presses = 0
    for _ in range(60):
        now = await look(w)
        if not now.table.running or presses >= 20:
            break
        seat = now.to_act
        sitter = None if seat is None else now.table.seats[seat]
        if sitter is None or sitter.is_computer:
            await w.later(7)
        else:
            assert (await press_turn(w)).acknowledged
            presses += 1
    assert presses >= 4
    over = await until(w, is_over)
    assert over.table.status is Status.OVER
    finished = table_message(w)
    assert bool(offered(await menu_of(w, w.members[0]), Verb.NEW_PARTNERS)) is (seats == 6)
    winner = view(over.state, None).winner
    assert f"Won by {over.table.seats[winner].name}" in text(finished).replace("*", "")
    await w.click(w.members[0], finished, pattern(Verb.REMATCH, 1))
    assert sitting(await look(w, 2)) == sitting(over)


@rest
async def test_a_player_who_sits_out_sees_why_and_is_dealt_in_later(w: World) -> None:
    await begun(w, 5, replace(PRESETS["hustle"], target=20))
    now = await until(w, lambda n: phase(n.state) is Phase.PLAYING)
    four = view(now.state, None).seating.seats
    out = next(seat for seat in range(5) if seat not in four)
    playing = next(seat for seat in range(5) if seat in four)
    told = text(await open_hand(w, w.members[out]))
    assert "You sit out this hand" in told
    assert "are playing this hand." in told
    assert not offered(panels(w.env, w.members[out])[-1])
    assert "You sit out" not in text(await open_hand(w, w.members[playing]))
    before = now.state.hand.match.number

    def dealt_in(n) -> bool:
        seen = view(n.state, None)
        return phase(n.state) is Phase.PLAYING and seen.number > before and out in seen.seating.seats

    await until(w, dealt_in)
    assert "You sit out" not in text(await open_hand(w, w.members[out]))


@rest
async def test_a_draw_for_partners_moves_members_and_their_hands_follow(w: World) -> None:
    """Panels opened before the draw show the hand of the new seat, and presses count for it."""
    for number in range(1, 9):
        before = sitting(await lobby(w, 4, DRAWN))
        for member in w.members[:4]:
            assert "hasn’t started" in answer(await member.slash(w.channel, "hand", table=number))
        await as_bot(w, tables(w).do(number, Start(who(w.members[0]))))
        now = await until(w, lambda n: isinstance(n.state, Dealing), number)
        after = sitting(now)
        assert sorted(after) == sorted(before)
        if after != before:
            break
        await w.members[0].slash(w.channel, "table close", table=number)
        await w.click(w.members[0], w.panel(w.members[0]), pattern(Verb.CLOSE_SURE, number))
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


@rest
async def test_the_clock_of_a_table_of_seven(w: World) -> None:
    """It runs for members only, and the computer decides when it has run out, as at any table."""
    ann = w.members[0]
    await ann.slash(w.channel, "table open", rules="hustle", timer=30_000)
    for member in w.members[1:5]:
        await member.slash(w.channel, "table join")
    await ann.slash(w.channel, "table computer", action="fill")
    await ann.slash(w.channel, "table start")
    now = await until(w, lambda n: n.to_act is not None and n.to_act < 5)
    await w.later(40)
    later = await look(w)
    assert later.table.version > now.table.version
    assert later.table.seats[now.to_act].missed == 1


@rest
async def test_a_member_of_seven_is_sent_away_by_command(w: World) -> None:
    ann, _, cleo, *_ = w.members
    await lobby(w, 5, PRESETS["hustle"])
    assert answer(await ann.slash(w.channel, "table kick", member=cleo)) == "The seat at table 1 is open."
    assert sitting(await look(w)) == ["Ann", "Ben", None, "Dan", "Eve", None, None]
    await w.click(ann, table_message(w), pattern(Verb.MORE, 1))
    await ann.select(w.panel(ann), ["4"], custom_id=f"bowermenu:{Verb.KICK}:1:0:0")
    assert sitting(await look(w)) == ["Ann", "Ben", None, "Dan", None, None, None]
