"""`/euchre`: one press to cards; and members who take computers' seats."""

import pytest

from bot.members.preferences import Preferences
from bot.panels.core.custom_ids import Press, Verb
from bot.tables.game import StoredTable
from bot.tables.model import Status
from bot.texts import say
from engine.players.levels import Level
from tests.bot.panel_checks import LANGUAGES
from tests.cogs.scenes import (
    PAINTED,
    answer,
    as_bot,
    begun,
    bower,
    forge,
    kept,
    look,
    menu_of,
    offered,
    open_hand,
    pattern,
    press_of,
    table_message,
    until,
)
from tests.suite import rest
from tests.world import World, buttons, text

SEATS = say("en", "table-seats-to-take")
LEVEL = Press(Verb.LEVEL, 1).menu()
"""The menu of levels of table 1."""


def levels(now: StoredTable) -> list[Level | None]:
    return [None if sitter is None else sitter.level for sitter in now.table.seats]


@rest
async def test_one_command_to_cards(w: World) -> None:
    """By the server's rules, with computers in all other seats; the panel shows cards as soon as they are dealt."""
    ann = w.members[0]
    servers = bower(w).services.servers
    settings = await as_bot(w, servers.get(w.guild.id))
    await as_bot(w, servers.set(w.guild.id, settings.__class__(language="it", preset="stick-the-dealer")))
    await ann.slash(w.channel, "euchre")
    await w.later(30)
    now = await look(w)
    assert (now.table.status, now.table.preset, now.table.host) == (Status.PLAYING, "stick-the-dealer", ann.id)
    assert [sitter is not None and sitter.is_computer for sitter in now.table.seats] == [False, True, True, True]
    assert now.table.private
    assert offered(w.panel(ann)), text(w.panel(ann))


async def test_it_is_home_where_something_waits(w: World) -> None:
    """Cards in another channel, a table that wants players; no game of this channel, nor the puzzle alone."""
    ann, ben = w.members[:2]
    await begun(w, members=1)
    await until(w, lambda now: now.to_act == 0)
    await ann.slash(w.channel, "euchre")
    assert offered(w.panel(ann)), "the game of this channel goes on at once"
    await ben.slash(w.channel, "table open")
    await w.later(PAINTED)
    await forge(w, ben, table_message(w, 2), Press(Verb.CALL, 2).button_id())
    elsewhere = w.guild.create_text_channel("elsewhere")
    for private in ([], [Press(Verb.HAND, 3)]):
        await ann.slash(elsewhere, "euchre")
        home = w.panel(ann)
        assert [press for button in buttons(home) if (press := press_of(button)) is not None][:-1] == [
            *(Press(Verb.PLAY_NOW), *private, Press(Verb.HAND, 1), Press(Verb.JOIN, 2))
        ]
        assert offered(home, Verb.PUZZLE)
        if not private:
            await w.click(ann, home, pattern(Verb.PLAY_NOW, 0))
    await w.click(ann, home, pattern(Verb.HAND, 1))
    assert offered(w.panel(ann))


@pytest.mark.parametrize("language", LANGUAGES)
async def test_it_says_at_which_level_the_computers_play(w: World, language: str) -> None:
    """The lowest for a member without the guided hand, else a novice; not the server's level."""
    ann, ben, *_ = w.members
    for member in (ann, ben):
        await as_bot(w, bower(w).services.members.set(member.id, Preferences(language=language)))
    await as_bot(w, bower(w).services.members.note_guided(ben.id))
    for number, (member, level) in enumerate(((ann, Level.FIRST_TIMER), (ben, Level.NOVICE)), start=1):
        await member.slash(w.channel, "euchre")
        now = await look(w, number)
        assert (now.table.host, now.table.level, levels(now)) == (member.id, level, [None, level, level, level])
        said = say(language, "table-level", level=say(language, f"level-{level}"))
        await w.click(member, w.panel(member), pattern(Verb.MORE, number))
        assert said in text(w.panel(member))


async def test_only_who_plays_alone_at_an_own_table_sets_the_level(w: World) -> None:
    """In the menu of the table, and no longer once a second member plays."""
    ann, ben, *_ = w.members
    await begun(w, members=1)
    await w.later(PAINTED)
    before = await kept(w)
    assert answer(await forge(w, ben, table_message(w), LEVEL, "expert")) == say("en", "table-not-host")
    assert await kept(w) == before
    await ann.select(await menu_of(w, ann), ["expert"], custom_id=LEVEL)
    assert levels(await look(w)) == [None, *[Level.EXPERT] * 3]
    await w.click(ben, await open_hand(w, ben), pattern(Verb.SIT, 1, 1))
    for member, why in ((ann, "table-started"), (ben, "table-started")):
        assert answer(await forge(w, member, w.panel(member), LEVEL, "novice")) == say("en", why)
    assert levels(await look(w)) == [None, None, Level.EXPERT, Level.EXPERT]


async def test_members_take_computers_seats(w: World) -> None:
    """The public message says how, as long as a computer sits there; not in a rated game."""
    ben = w.members[1]
    await begun(w, members=1)
    await w.later(PAINTED)
    assert SEATS in text(table_message(w))
    panel = await open_hand(w, ben)
    await w.click(ben, panel, pattern(Verb.SIT, 1, 1))
    assert (await look(w)).table.seat_of(ben.id) == 1


@rest
async def test_the_buttons_of_help_play_and_open(w: World) -> None:
    ann, ben, *_ = w.members
    for member, verb, status in ((ann, Verb.PLAY_NOW, Status.PLAYING), (ben, Verb.OPEN_TABLE, Status.LOBBY)):
        await member.slash(w.channel, "help")
        await w.click(member, w.panel(member), pattern(verb, 0))
        await w.later(PAINTED)
        tables = await as_bot(w, bower(w).services.tables.of_member(member.id))
        assert [each.table.status for each in tables] == [status]
