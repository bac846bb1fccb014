"""Private tables: a member and computers, no message anywhere, and nobody else who finds the game."""

import re
from collections.abc import Callable
from itertools import product

import discord
import pytest
from simcord import MemberActor

from bot.panels.core.custom_ids import OF_A_MEMBER, Press, Verb
from bot.servers import ServerSettings
from bot.tables.commands.life import Close
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.texts import say
from cogs.interactions import router
from cogs.interactions.context import DEALING, POSTS
from cogs.live.open_panels import TOKEN_LIFE_MS
from engine.phases.registry import Playing
from engine.players.levels import Level
from tests.cogs.commands.test_every_command import runs
from tests.cogs.scenes import (
    PAINTED,
    Maker,
    answer,
    as_bot,
    begun,
    bower,
    forge,
    is_over,
    kept,
    look,
    manager,
    offered,
    pattern,
    table_message,
    tables,
    until,
    who,
)
from tests.suite import rest
from tests.world import World

SHORT = 45.0
"""Virtual seconds in which computers have moved as far as they can."""


async def dealt(w: World, member: MemberActor) -> None:
    """The member has a private game, and its panel shows what it asks."""
    await member.slash(w.channel, "euchre")
    await w.later(SHORT)


async def played(w: World, member: MemberActor, there: Callable[[StoredTable], bool] = is_over) -> None:
    """A private game of the member, until it is `there`, by presses of what the panel offers first."""
    await dealt(w, member)
    while not there(await look(w)):
        await w.click(member, panel := w.panel(member), str(offered(panel)[0].custom_id))
        await w.later(SHORT)


def at_cards(now: StoredTable) -> bool:
    return isinstance(now.state, Playing)


def to_channels(w: World) -> list[str]:
    """What was sent to channels, whatever it was."""
    sent = [each for each in w.env.http_requests if each.method != "GET"]
    return [f"{each.method} {each.path}" for each in sent if each.path.startswith("/channels/")]


async def test_a_whole_game_and_the_next_send_nothing_to_any_channel(w: World) -> None:
    """In the very first bidding the panel offers the guided hand, after it to let friends in."""
    ann = w.members[0]
    await dealt(w, ann)
    assert (bool(offered(w.panel(ann), Verb.GUIDE_OPEN)), offered(w.panel(ann), Verb.LET_IN)) == (True, [])
    await played(w, ann)
    await w.click(ann, w.panel(ann), pattern(Verb.REMATCH, 1))
    await w.later(SHORT)
    after = await look(w, 2)
    assert (after.table.private, after.table.previous, after.table.status) == (True, 1, Status.PLAYING)
    assert offered(w.panel(ann)), "the panel goes on with the next game"
    assert (offered(w.panel(ann), Verb.GUIDE_OPEN), bool(offered(w.panel(ann), Verb.LET_IN))) == ([], True)
    assert to_channels(w) == []


@pytest.mark.parametrize("command", ["euchre", "hand"])
async def test_it_waits_for_its_member_after_the_token_has_ended(w: World, command: str) -> None:
    ann = w.members[0]
    await dealt(w, ann)
    before = await look(w)
    await w.leap(8 * 24 * 3600 + TOKEN_LIFE_MS / 1000)
    assert (await look(w)).table == before.table, "next week, too"
    await ann.slash(w.guild.create_text_channel("elsewhere"), command)
    assert offered(w.panel(ann))
    assert len(await as_bot(w, tables(w).of_member(ann.id))) == 1


@pytest.mark.parametrize("again", ["euchre", "hand"])
async def test_a_process_that_ends_while_computers_move_is_followed(w: World, make: Maker, again: str) -> None:
    ann = w.members[0]
    await played(w, ann, at_cards)
    await w.click(ann, panel := w.panel(ann), str(offered(panel)[0].custom_id))
    shown = [bool(offered(w.panel(ann), verb)) for verb in (Verb.ACT, Verb.LET_IN, Verb.MORE)]
    assert shown == [False, False, True], "computers have to move"
    await w.restart(make())
    await w.later(SHORT)
    await ann.slash(w.channel, again)
    assert offered(w.panel(ann)), "they have moved before anybody looks"


async def test_friends_are_let_in_where_the_member_presses_and_the_game_goes_on(w: World) -> None:
    ann, ben, *_ = w.members
    await played(w, ann, at_cards)
    before = await look(w)
    await w.click(ann, w.panel(ann), pattern(Verb.LET_IN, 1))
    await w.later(PAINTED)
    after = await look(w)
    assert (after.table.channel, after.state) == (w.channel.id, before.state)
    assert after.table.message == table_message(w).id
    assert offered(w.panel(ann))
    assert not offered(w.panel(ann), Verb.LET_IN)
    await w.click(ben, table_message(w), pattern(Verb.HAND, 1))
    await w.click(ben, w.panel(ben), pattern(Verb.SIT, 1, 2))
    assert (await look(w)).table.seat_of(ben.id) == 2
    await ann.slash(w.guild.create_text_channel("elsewhere"), "euchre")
    await w.click(ann, w.panel(ann), pattern(Verb.PLAY_NOW, 0))
    assert (await look(w, 2)).table.private, "the next one is private again"


async def test_private_games_are_dealt_and_closed_only_so_often(w: World) -> None:
    ann = w.members[0]
    for number in range(1, int(POSTS / DEALING) + 1):
        await ann.slash(w.channel, "euchre")
        await as_bot(w, tables(w).do(number, Close(who(ann))))
    assert answer(await ann.slash(w.channel, "euchre")) == say("en", "rights-shared-often")
    assert len((await kept(w, ["tables"]))["tables"]) == number


@rest
async def test_letting_friends_in_is_refused_as_opening_a_table_is_and_a_private_table_is_not(w: World) -> None:
    """Where that needs a role the panel does not offer it."""
    ann, everyone, allowed = w.members[0], w.guild.roles["@everyone"], discord.PermissionOverwrite
    assert w.bot.user is not None
    role = w.guild.create_role("Openers")
    mute = w.guild.create_text_channel(
        "mute", overwrites={everyone: allowed(send_messages=False), w.bot.user: allowed(send_messages=True)}
    )
    closed = w.guild.create_text_channel("closed", overwrites={w.bot.user: allowed(send_messages=False)})
    await w.env.settle()
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(opener_role=role.id)))
    await played(w, ann, at_cards)
    before = await kept(w)
    assert not offered(w.panel(ann), Verb.LET_IN)
    assert answer(await forge(w, ann, w.panel(ann), Press(Verb.LET_IN, 1).button_id())) == say(
        "en", "table-may-not-open"
    )
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings()))
    for channel, why in ((mute, "rights-may-not-write"), (closed, "reply-missing-permissions")):
        await ann.slash(channel, "euchre")
        assert answer(await w.click(ann, w.panel(ann), pattern(Verb.LET_IN))) == say("en", why)
    after = await kept(w)
    assert {name for name in after if after[name] != before[name]} <= {"servers"}
    assert to_channels(w) == []


@rest
async def test_commands_without_a_number_mean_it_where_the_channel_has_no_table(w: World) -> None:
    ann = w.members[0]
    await dealt(w, ann)
    await ann.slash(w.channel, "table computer", level="expert")
    assert (await look(w)).table.level is Level.EXPERT
    for number in ({"table": 1}, {}):
        await ann.slash(w.channel, "table show", **number)
        assert offered(w.panel(ann)), "only on the panel"
    for command, verb in (("table leave", Verb.NO), ("table close", Verb.CLOSE)):
        await ann.slash(w.channel, command)
        await w.click(ann, w.panel(ann), pattern(verb))
    assert (await look(w)).table.status is Status.CLOSED
    assert answer(await ann.slash(w.channel, "table leave")) == say("en", "table-none-here")


@rest
async def test_where_the_message_cannot_be_posted_the_game_goes_on_and_the_member_reads_why(w: World) -> None:
    ann = w.members[0]
    await played(w, ann, at_cards)
    w.env.inject_error("POST", "/channels/*/messages", status=403, code=50001, times=None)
    said = answer(await w.click(ann, w.panel(ann), pattern(Verb.LET_IN, 1)))
    assert said == say("en", "reply-shown-closed", table="Table 1", channel=f"<#{w.channel.id}>")
    assert (await look(w)).table.status is Status.PLAYING
    w.env.backend.faults.clear()
    await ann.slash(w.channel, "table show")
    await w.later(PAINTED)
    assert offered(table_message(w), Verb.HAND)


@pytest.mark.usefixtures("unlimited")
@pytest.mark.parametrize("over", [False, True])
async def test_nobody_else_finds_the_game_on_any_surface(w: World, over: bool) -> None:
    """Neither members nor who manages the server: each answer is that for a number that there is not."""
    ann, ben, *_ = w.members
    mia, unknown = await manager(w), say("en", "table-unknown")
    await dealt(w, ann)
    if over:
        await until(w, is_over)
    before = await kept(w, OF_GAMES)
    for reader in (ben, mia):
        for number, (command, options) in product((1, 98), runs(w)):
            of = next((each for each in ("table", "game") if each in options), None)
            if of is not None and (reader is mia or not command.startswith("admin")):
                told = answer(await reader.slash(w.channel, command, **{**options, of: number}))
                assert told == (say("en", "repair-unknown-game") if command == "admin void" else unknown), command
                if command != "table rematch":  # nothing is suggested there
                    assert await reader.autocomplete(w.channel, command, of, "") == []
        await reader.slash(w.channel, "preferences")
        message = w.panel(reader)
        for verb in {*Verb} - OF_A_MEMBER - {*router._FINDERS}:
            press = Press(verb, 1, (await look(w)).table.version, 1)
            assert answer(await forge(w, reader, message, press.button_id())) == unknown, verb
        for command in ("table list", "game list", "audit", "euchre", "hand", "league list"):
            told = answer(await reader.slash(w.channel, command))
            assert not re.search(r"[Tt]able 1\b|[Gg]ame 1\b|\bAnn\b", told), command
        assert "Game 1" not in answer(await reader.slash(w.channel, "game list", member=ann))
    await mia.slash(w.channel, "admin export")
    assert w.panel(mia, say("en", "export-server-none"))
    after = await kept(w, OF_GAMES)
    assert all(line in after[name] for name in OF_GAMES for line in before[name]), "nobody has changed it"
    assert to_channels(w) == []
    listed = answer(await ann.slash(w.channel, "game list"))
    assert ("game 1" in listed.lower()) is over, "its player finds it"


OF_GAMES = ("tables", "seats", "log", "journal")


async def test_no_private_game_moves_with_an_account_that_is_merged(w: World) -> None:
    ann, mia = w.members[0], await manager(w)
    await begun(w, 1)
    await until(w, is_over)
    await dealt(w, ann)
    await until(w, is_over, 2)
    await mia.slash(w.channel, "admin merge", old=ann, new=mia)
    await w.click(mia, w.panel(mia), r"bower:repairsure:.*")
    assert say("en", "table-unknown") not in answer(await mia.slash(w.channel, "game replay", game=1))
    assert say("en", "table-unknown") in answer(await mia.slash(w.channel, "game replay", game=2))
