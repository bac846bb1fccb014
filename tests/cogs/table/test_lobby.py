"""`/table`: a table's life by commands and buttons, the list of tables, and who may open one where."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from bot.panels.core.custom_ids import Press, Verb
from bot.panels.table.lobby import LISTED
from bot.tables.commands.life import Close, Open
from bot.tables.game import StoredTable
from bot.tables.model import CLOCK_DEFAULT_MS, Status
from bot.texts import say
from cogs.interactions.context import OPENING, POSTS, POSTS_SECONDS, SHOWN_SECONDS
from engine.players.levels import Level
from tests.cogs.scenes import (
    PAINTED,
    SHORT,
    answer,
    as_bot,
    begun,
    forge,
    lobby,
    look,
    menu_of,
    offered,
    open_hand,
    pattern,
    press_of,
    sitting,
    table_message,
    tables,
    until,
    who,
)
from tests.suite import rest
from tests.world import World, buttons, text

if TYPE_CHECKING:
    from simcord import ResponseMessage


async def test_a_table_is_opened_with_every_option(w: World) -> None:
    ann = w.members[0]
    result = await ann.slash(w.channel, "table open", rules="stick-the-dealer", timer=300_000, computers=2)
    assert answer(result) == "You opened table 1 and have a seat there."
    assert result.ephemeral
    await w.later(PAINTED)
    now = await look(w)
    assert (now.table.preset, now.table.clock_ms, now.table.host) == ("stick-the-dealer", 300_000, ann.id)
    assert sitting(now) == ["Ann", "computer", "computer", None]
    shown = text(w.public()[-1])
    assert len(w.public()) == 1
    assert "Ann" in shown
    assert "5 minutes" in shown
    assert "Stick the dealer" in shown


async def test_seats_by_command(w: World) -> None:
    await lobby(w)
    _, ben, cleo, dan, eve = w.members
    assert answer(await ben.slash(w.channel, "table join", seat=3)) == "You’re seated at table 1, with Ann."
    assert answer(await cleo.slash(w.channel, "table join", table=1)) == "You’re seated at table 1."
    assert answer(await dan.slash(w.channel, "table join")) == "You’re seated at table 1, with Cleo."
    assert answer(await eve.slash(w.channel, "table join")) == say("en", "table-full")
    assert sitting(await look(w)) == ["Ann", "Cleo", "Ben", "Dan"]
    assert answer(await ben.slash(w.channel, "table leave")) == "You left table 1."
    assert sitting(await look(w)) == ["Ann", "Cleo", None, "Dan"]


async def test_seats_by_button(w: World) -> None:
    await lobby(w)
    ann, ben, cleo, dan, _ = w.members
    for member, seat in ((ben, 2), (cleo, 1), (dan, 3)):
        await w.click(member, table_message(w), pattern(Verb.SIT, 1, seat))
        await w.later(PAINTED)
    assert sitting(await look(w)) == ["Ann", "Cleo", "Ben", "Dan"]
    assert not offered(table_message(w), Verb.SIT)
    assert "Dan" in text(table_message(w))
    await w.click(cleo, await menu_of(w, cleo), pattern(Verb.LEAVE, 1))
    await w.later(PAINTED)
    await w.click(ben, table_message(w), pattern(Verb.SIT, 1, 1))
    await w.later(PAINTED)
    assert sitting(await look(w)) == ["Ann", "Ben", None, "Dan"]
    for _ in range(2):
        menu = await menu_of(w, ann)
        if not offered(menu, Verb.ADD_COMPUTER):
            break
        await w.click(ann, menu, pattern(Verb.ADD_COMPUTER, 1), acknowledged=True)
        await w.later(PAINTED)
    await w.click(ann, table_message(w), pattern(Verb.START, 1))
    assert (await look(w)).table.status is Status.PLAYING
    assert len(w.public()) == 1


@rest
async def test_computers_by_command_and_from_the_menu(w: World) -> None:
    ann = w.members[0]
    await lobby(w)
    assert answer(await ann.slash(w.channel, "table computer")) == "Table 1 has changed."
    assert sitting(await look(w)) == ["Ann", "computer", None, None]
    await ann.slash(w.channel, "table computer", action="remove", table=1)
    assert sitting(await look(w)) == ["Ann", None, None, None]
    await ann.slash(w.channel, "table computer", action="fill")
    assert sitting(await look(w)) == ["Ann", "computer", "computer", "computer"]
    await w.later(PAINTED)
    await w.click(ann, table_message(w), pattern(Verb.MORE, 1))
    await w.click(ann, w.panel(ann), pattern(Verb.REMOVE_COMPUTER, 1, 2))
    assert sitting(await look(w)) == ["Ann", "computer", None, "computer"]


@rest
async def test_the_level_of_computers(w: World) -> None:
    """Set when the table is opened, for one computer, for all by command or menu; told beside each computer's name."""
    ann, ben, *_ = w.members
    await ann.slash(w.channel, "table open", computers=1, level="regular")
    await ann.slash(w.channel, "table computer", action="add", level="novice")
    now = await look(w)
    assert (now.table.level, levels(now)) == (Level.REGULAR, [None, Level.REGULAR, Level.NOVICE, None])
    await w.later(PAINTED)
    assert ", computer, regular" in text(table_message(w), alts=True)
    assert ", computer, novice" in text(table_message(w), alts=True)
    said = await ben.slash(w.channel, "table computer", level="novice", table=1)
    assert answer(said) == say("en", "table-not-host")
    said = await ann.slash(w.channel, "table computer", level="expert")
    assert answer(said) == "Computers at table 1 now play at this level: expert."
    now = await look(w)
    assert (now.table.level, levels(now)) == (Level.EXPERT, [None, Level.EXPERT, Level.EXPERT, None])
    await w.click(ann, table_message(w), pattern(Verb.MORE, 1))
    panel, menu = w.panel(ann), Press(Verb.LEVEL, 1).menu()
    await ann.select(panel, ["novice"], custom_id=menu)
    assert "Level of the computers: novice." in text(panel)
    await ann.slash(w.channel, "table computer", action="fill", level="expert")
    assert levels(await look(w)) == [None, Level.NOVICE, Level.NOVICE, Level.EXPERT]
    await ann.slash(w.channel, "table start")
    await ann.select(panel, ["learner"], custom_id=menu)
    assert (await look(w)).table.level is Level.LEARNER, "nobody but computers plays with her"
    await ben.slash(w.channel, "table join", table=1)
    await ann.select(panel, ["expert"], custom_id=menu)
    assert text(w.panel(ann)) == say("en", "table-started")
    assert (await look(w)).table.level is Level.LEARNER


async def test_the_host_leaves_and_the_last_one_closes(w: World) -> None:
    ann, ben, *_ = w.members
    await lobby(w, members=2)
    await ann.slash(w.channel, "table leave")
    assert (await look(w)).table.host == ben.id
    await w.click(ben, await menu_of(w, ben), pattern(Verb.LEAVE, 1))
    await w.click(ben, w.panel(ben), pattern(Verb.NO, 1))
    assert text(w.panel(ben)) == "Nothing has changed."
    assert (await look(w)).table.status is Status.LOBBY
    await ben.slash(w.channel, "table leave")
    await w.click(ben, w.panel(ben), pattern(Verb.LEAVE, 1, 1))
    await w.later(PAINTED)
    assert (await look(w)).table.status is Status.CLOSED
    assert [button.label for button in buttons(w.public()[-1])] == ["Open a table"]
    assert "**The last member left this table.**" in text(w.public()[-1])


@rest
@pytest.mark.parametrize("by", ["command", "button"])
async def test_closing_asks_first(w: World, by: str) -> None:
    ann = w.members[0]
    await begun(w, members=3)
    await w.later(PAINTED)
    if by == "command":
        await ann.slash(w.channel, "table close")
    else:
        await w.click(ann, table_message(w), pattern(Verb.MORE, 1))
        await w.click(ann, w.panel(ann), pattern(Verb.CLOSE, 1))
    assert (await look(w)).table.running
    question = w.panel(ann)
    await w.click(ann, question, pattern(Verb.CLOSE, 1, 1))
    assert (await look(w)).table.status is Status.CLOSED
    assert text(question).startswith("Table 1 is closed.")
    await w.later(PAINTED)
    assert {button.label for message in w.public() for button in buttons(message)} == {"Open a table"}


async def test_leaving_a_game_asks_first(w: World) -> None:
    ben = w.members[1]
    await begun(w, members=3)
    await until(w, lambda now: now.to_act == 1)
    hand = await open_hand(w, ben)
    await w.click(ben, table_message(w), pattern(Verb.MORE, 1))
    menu = w.panel(ben)
    await w.click(ben, w.panel(ben), pattern(Verb.LEAVE, 1))
    assert sitting(await look(w))[1] == "Ben"
    await w.click(ben, w.panel(ben), pattern(Verb.LEAVE, 1, 1))
    assert sitting(await look(w))[1] == "computer"
    assert text(w.panel(ben)) == text(menu) == "You left table 1.\nPlay now\nOpen a table"
    await w.later(PAINTED)
    assert text(hand).startswith("Table 1: you have no seat there.")
    assert [press.verb for press in map(press_of, buttons(hand)) if press] == [Verb.PLAY_NOW, Verb.OPEN_TABLE]
    await w.click(ben, table_message(w), pattern(Verb.MORE, 1))
    await w.click(ben, w.panel(ben), pattern(Verb.SIT, 1, 1))
    assert sitting(await look(w))[1] == "Ben"


@rest
async def test_a_member_is_sent_away(w: World) -> None:
    ann, ben, cleo, *_ = w.members
    await lobby(w, members=3)
    assert answer(await ann.slash(w.channel, "table kick", member=ben)) == "Removed from table 1."
    assert sitting(await look(w)) == ["Ann", None, "Cleo", None]
    await w.click(ann, table_message(w), pattern(Verb.MORE, 1))
    menu = w.panel(ann)
    await ann.select(menu, ["2"], custom_id=f"bowermenu:{Verb.KICK}:1:0:0")
    assert sitting(await look(w)) == ["Ann", None, None, None]
    assert text(menu) == "Removed from table 1."
    assert cleo.id not in [s.user for s in (await look(w)).table.seats if s]


@rest
async def test_a_computer_plays_for_an_absent_member_until_he_is_back(w: World) -> None:
    ann, ben, *_ = w.members
    await begun(w, casual=True)
    await w.later(PAINTED)
    await w.click(ann, table_message(w), pattern(Verb.MORE, 1))
    await ann.select(w.panel(ann), ["1"], custom_id=f"bowermenu:{Verb.SUBSTITUTE}:1:0:0")
    assert text(w.panel(ann)) == "Ben is away: a computer plays until they’re back."
    sitter = (await look(w)).table.seats[1]
    assert (sitter.user, sitter.away) == (ben.id, True)
    await w.later(PAINTED)
    await w.click(ben, table_message(w), pattern(Verb.MORE, 1))
    await w.click(ben, w.panel(ben), pattern(Verb.BACK, 1))
    assert not (await look(w)).table.seats[1].away


def levels(now: StoredTable) -> list[Level | None]:
    return [sitter.level if sitter else None for sitter in now.table.seats]


async def test_from_another_channel_one_press_leads_to_a_seat(w: World) -> None:
    _, ben, *_ = w.members
    await lobby(w)
    message = table_message(w)
    elsewhere = w.guild.create_text_channel("elsewhere")
    await ben.slash(elsewhere, "table list")
    panel = w.panel(ben)
    assert f"[Table 1](https://discord.com/channels/{w.guild.id}/{w.channel.id}/{message.id})" in text(panel)
    await w.click(ben, panel, pattern(Verb.SIT, 1, 1))
    assert (await look(w)).table.seat_of(ben.id) == 1
    assert "Your cards will show up here" in text(w.panel(ben)), "what comes of the press is said"


async def test_whoever_plays_is_led_to_the_cards(w: World) -> None:
    ann = w.members[0]
    await begun(w)
    await w.later(PAINTED)
    await ann.slash(w.channel, "table list")
    listed = w.panel(ann)
    await w.click(ann, listed, pattern(Verb.HAND, 1))
    assert "Your hand" in text(listed), "in place of the list"


async def test_the_list_has_pages(w: World) -> None:
    ann = w.members[0]
    for number in range(LISTED + 1):
        host = w.members[number % 4 + 1]
        where = (w.guild.id, w.channel.id)
        await as_bot(
            w, tables(w).open(Open(who(host), *where, preset="custom", rules=SHORT, clock_ms=CLOCK_DEFAULT_MS))
        )
    await ann.slash(w.channel, "table list")
    panel = w.panel(ann)
    assert seats_offered(panel) == list(range(LISTED + 1, 1, -1)), "newest first"
    await w.click(ann, panel, pattern(Verb.TABLE_LIST, 0, 1))
    assert seats_offered(panel) == [1]
    await w.click(ann, panel, pattern(Verb.TABLE_LIST, 0, 0))
    assert seats_offered(panel) == list(range(LISTED + 1, 1, -1))
    await forge(w, ann, panel, Press(Verb.TABLE_LIST, index=99).button_id())
    assert seats_offered(panel) == [1], "the last page"


def seats_offered(panel: ResponseMessage) -> list[int]:
    """The tables at which the member can sit down."""
    found = [each.custom_id.split(":") for each in buttons(panel) if each.custom_id]
    return [int(number) for _, verb, number, *_ in found if verb == Verb.SIT]


@pytest.mark.parametrize("private", [True, False])
async def test_a_table_that_cannot_be_posted_is_closed_again(
    w: World, monkeypatch: pytest.MonkeyPatch, *, private: bool
) -> None:
    ann = w.members[0]
    if private:
        monkeypatch.setattr(sys.modules["cogs.opening"], "has_unknown_members", lambda _: True)
    w.env.inject_error("POST", "/channels/*/messages", status=403, code=50001, times=None)
    await ann.slash(w.channel, "table open")
    await w.later(PAINTED)  # a quick painter has tried before the answer waits for it, and tries again in virtual time
    assert (await look(w)).table.status is Status.CLOSED
    bot = w.bot.user
    assert bot is not None
    assert text(w.panel(ann)) == say("en", "reply-open-private" if private else "reply-open-closed", bot=bot.mention)
    w.env.backend.faults.clear()
    await w.later(PAINTED)
    assert w.public() == []


@rest
async def test_what_bower_posts_for_a_member_is_counted_over_all_commands(w: World) -> None:
    ann, ben = w.members[:2]
    most = int(POSTS / OPENING)
    for number in range(1, most):
        await ann.slash(w.channel, "table open")
        await w.later(PAINTED)
        await as_bot(w, tables(w).do(number, Close(who(ann))))
    await ben.slash(w.channel, "table open")
    await w.later(PAINTED)
    assert answer(await ann.slash(w.channel, "table show")) == "Table 5 is back below."
    assert answer(await ann.slash(w.channel, "table open")) == say("en", "rights-shared-often")
    await ann.slash(w.channel, "euchre")
    let_in = await forge(w, ann, w.panel(ann), Press(Verb.LET_IN, most + 1).button_id())
    assert answer(let_in) == say("en", "rights-shared-often")
    await w.later(OPENING * POSTS_SECONDS / POSTS)
    await ann.slash(w.channel, "table open")
    assert (await look(w, most + 2)).table.host == ann.id


async def test_a_table_is_shown_again_below_once_in_ten_seconds_whoever_asks(w: World) -> None:
    ann, *_, eve = w.members
    await lobby(w)
    first, below = w.public()[-1], say("en", "reply-shown", table="Table 1", channel="")
    await w.later(PAINTED)  # a channel's messages are so far apart, and the answer waits for this one
    assert answer(await eve.slash(w.channel, "table show")) == below
    await w.later(PAINTED)
    (shown,) = w.public()
    assert shown.id > first.id
    assert buttons(shown)
    for member in (eve, ann):
        again = f"Table 1 is here: https://discord.com/channels/{w.guild.id}/{w.channel.id}/{shown.id}"
        assert answer(await member.slash(w.channel, "table show")) == again
    await w.later(SHOWN_SECONDS)
    assert answer(await ann.slash(w.channel, "table show")) == below
