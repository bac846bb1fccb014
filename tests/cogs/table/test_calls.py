"""Players are called to a table, all whose bell rings, a role or one member, and sit down by one press."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from discord import Permissions
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.panels.core.custom_ids import Press, Verb
from bot.servers import ServerSettings
from bot.tables.commands.life import Close, Open, Start
from bot.tables.commands.seats import FillWithComputers
from bot.texts import LANGUAGES, say
from tests.cogs.scenes import (
    PAINTED,
    answer,
    as_bot,
    bower,
    forge,
    kept,
    lobby,
    look,
    manager,
    menu_of,
    offered,
    pattern,
    table_message,
    tables,
    who,
)
from tests.suite import rest
from tests.world import World, buttons, selects, text

if TYPE_CHECKING:
    from simcord import MemberActor, ResponseMessage


MINUTE = 60.0
MORNING = "8"
"""The hour at which the worlds of these tests begin, in UTC."""
MENU = "Ask to my euchre table"


def opened(w: World, member: MemberActor, language: str = "en") -> Open:
    return Open(who(member), w.guild.id, w.channel.id, preset="north-american", language=language)


async def turn_on(w: World, member: MemberActor, begins: str = MORNING) -> ResponseMessage:
    """A member presses the bell in the lobby, turns it on and chooses from when it rings; its panel."""
    (message,) = [each for each in w.public() if offered(each, Verb.INVITE)][-1:]
    await w.click(member, message, pattern(Verb.BELL, 0))
    panel = w.panel(member)
    await w.click(member, panel, pattern(Verb.BELL_SET, 0, 1))
    (menu,) = [each["custom_id"] for each in selects(panel) if each["custom_id"].endswith(":0")]
    await member.select(panel, [begins], custom_id=menu)
    return panel


async def call(w: World, member: MemberActor, number: int = 1) -> str:
    """The answer to a member who calls players from the lobby's menu; the call is posted by then."""
    await w.click(member, table_message(w, number), pattern(Verb.INVITE, number))
    await w.click(member, w.panel(member), pattern(Verb.CALL, number))
    said = text(w.panel(member))
    await w.later(PAINTED)
    return said


def standing(w: World) -> list[ResponseMessage]:
    """The calls for players in the channel."""
    return [message for message in w.public() if message.content]


def allowed_mentions(w: World) -> list[dict[str, Any]]:
    """What each call for players may mention, in the order in which they were posted."""
    posts: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    return [each["allowed_mentions"] for each in posts if each.get("content") and each.get("enforce_nonce")]


def called(w: World) -> list[list[int]]:
    """Whom each of them notifies."""
    return [sorted(map(int, each.get("users", ()))) for each in allowed_mentions(w)]


@pytest.mark.parametrize("language", LANGUAGES)
async def test_bell_call_sit_full_gone(w: World, language: str) -> None:
    ann, ben, cleo, dan, eve = w.members
    for member in w.members:
        w.locales[member.id] = language
    settings = ServerSettings(language=language)
    await as_bot(w, bower(w).services.servers.set(w.guild.id, settings))
    await as_bot(w, tables(w).open(opened(w, w.members[0], language)))
    await w.later(PAINTED)
    await turn_on(w, ben)
    await turn_on(w, cleo)
    assert "18:00" in text(await turn_on(w, dan, "18"))
    assert await call(w, ann) == say(language, "call-sent", join=say(language, "button-join"))
    (message,) = standing(w)
    assert say(language, "call-wanted", names="Ann", people=1, missing=3) in message.content
    assert called(w) == [sorted((ben.id, cleo.id))], "not Dan, whose evening it is not yet"
    await w.click(ben, message, pattern(Verb.JOIN, 1))
    await w.later(PAINTED)
    both = say(language, "side", one="Ann", two="Ben")
    assert say(language, "call-wanted", names=both, people=2, missing=2) in message.content
    await w.click(cleo, message, pattern(Verb.JOIN, 1))
    await w.later(PAINTED)
    await w.click(eve, message, pattern(Verb.JOIN, 1))
    await w.later(PAINTED)
    assert (await look(w)).table.open_seats == ()
    names = say(language, "side", one="Ann, Ben, Cleo", two="Eve")
    assert sorted(message.content.split()) == sorted(say(language, "call-full", names=names).split())
    assert buttons(message) == []
    await as_bot(w, tables(w).do(1, Start(who(ann))))
    await w.later(PAINTED)
    assert standing(w) == []
    assert len(called(w)) == 1


@rest
async def test_once_a_table_and_once_in_20_minutes_a_channel(w: World) -> None:
    ann, ben, *_, eve = w.members
    await lobby(w)
    await turn_on(w, eve)
    before = await kept(w)
    for member in (ben, eve):
        result = await forge(w, member, table_message(w), Press(Verb.CALL, 1).button_id())
        assert answer(result) == say("en", "table-not-seated")
    assert await kept(w) == before
    await call(w, ann)
    assert await call(w, ann) == say("en", "call-once")
    await as_bot(w, tables(w).open(opened(w, ben)))
    await w.later(MINUTE)
    assert await call(w, ben, 2) == say("en", "call-lately", minutes=19)
    assert len(standing(w)) == 1
    await w.later(20 * MINUTE)
    assert standing(w) == [], "it has stood for 20 minutes"
    assert "call-" not in await call(w, ben, 2)
    assert called(w) == [[eve.id], []], "her bell has rung within two hours"
    await as_bot(w, tables(w).do(2, Close(who(ben))))
    await w.later(PAINTED)
    assert standing(w) == [], "the table is closed"


async def test_a_call_for_a_computers_seat_of_a_game_that_goes_on(w: World) -> None:
    ann, _, cleo, *_ = w.members
    await lobby(w, 2)
    await turn_on(w, cleo)
    await as_bot(w, tables(w).do(1, FillWithComputers(who(ann))))
    await as_bot(w, tables(w).do(1, Start(who(ann))))
    await w.later(PAINTED)
    menu = await menu_of(w, ann)
    await w.click(ann, menu, pattern(Verb.INVITE, 1))
    await w.click(ann, w.panel(ann), pattern(Verb.CALL, 1))
    await w.later(PAINTED)
    (message,) = standing(w)
    assert "2 computers’ seats are free to take" in message.content
    assert called(w) == [[cleo.id]]
    await w.click(cleo, message, pattern(Verb.JOIN, 1))
    await w.later(PAINTED)
    assert "a computer’s seat is free to take" in message.content
    assert (await look(w)).table.seat_of(cleo.id) is not None


async def test_forged_presses_change_nobody_elses_bell(w: World) -> None:
    ann, ben, *_ = w.members
    await lobby(w)
    await turn_on(w, ben)
    before = await kept(w)
    for index in (0, 9):
        await forge(w, ann, table_message(w), Press(Verb.BELL_SET, index=0).button_id())
        refused = await forge(w, ann, table_message(w), Press(Verb.BELL_CHANGE, index=index).menu(), "7")
        assert answer(refused) == say("en", "bell-none")
        assert await kept(w) == before
    for index, value in ((0, "24"), (0, "-1"), (0, "x"), (0, "9" * 30), (1, "0"), (1, "25"), (3, "7")):
        await forge(w, ben, table_message(w), Press(Verb.BELL_CHANGE, index=index).menu(), value)
    assert await kept(w) == before


if TYPE_CHECKING:
    pass


def let_mention(w: World, user: int, *, may: bool) -> None:
    """Let one member, or the bot, mention every role in the channel, or not."""
    flag = Permissions.mention_everyone.flag
    own = Overwrite(target_id=user, type=OverwriteType.MEMBER, allow=flag if may else 0, deny=0 if may else flag)
    w.env.backend.set_overwrite(w.channel.id, own)


@pytest.mark.parametrize("may", [False, pytest.param(True, marks=rest)])
async def test_a_role_that_not_everyone_may_mention_needs_the_bots_right_too(w: World, *, may: bool) -> None:
    mia, ben = await manager(w, mention_everyone=True), w.members[1]
    role = w.guild.create_role("Euchre", mentionable=False)
    assert w.bot.user is not None
    let_mention(w, w.bot.user.id, may=may)
    await w.env.settle()
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(euchre_role=role.id)))
    await as_bot(w, tables(w).open(opened(w, mia)))
    await w.later(PAINTED)
    await turn_on(w, ben)
    assert "Your call is posted" in await call(w, mia)
    (sent,) = allowed_mentions(w)
    assert (sent.get("roles", []), sent.get("users", [])) == ([role.id] if may else [], [ben.id])


async def pick(w: World, asker: int, asked: int) -> str:
    """The answer to one member who picks another in the menu of the lobby."""
    who = w.members[asker]
    (table,) = (each for each in w.public() if offered(each, Verb.INVITE))
    await w.click(who, table, pattern(Verb.INVITE, 1))
    panel = w.panel(who)
    (menu,) = (each["custom_id"] for each in selects(panel))
    await who.select(panel, [w.members[asked]], custom_id=menu)
    return text(w.panel(who))


async def test_a_friend_is_called_and_sits_down_by_one_press(w: World) -> None:
    await lobby(w)
    ann, ben, *_ = w.members
    before = len(w.public())
    assert "Ben is called" in await pick(w, 0, 1)
    assert len(w.public()) == before + 1
    call = w.public()[-1]
    assert f"<@{ben.id}> Ann asks you to table 1." in text(call)
    assert "4 players" in text(call), "what is played"
    sent = [r.json for r in w.env.http_requests if r.method == "POST" and r.path.endswith("/messages")][-1]
    assert sent is not None
    assert sent["allowed_mentions"]["users"] == [ben.id]
    assert "once is enough" in await pick(w, 0, 1)
    assert len(w.public()) == before + 1
    await w.click(ben, call, pattern(Verb.JOIN, 1))
    assert (await look(w)).table.seat_of(ben.id) is not None
    assert "sits at this table already" in await pick(w, 0, 1)
    assert ann.id == (await look(w)).table.host


async def test_who_does_not_sit_there_calls_nobody(w: World) -> None:
    await lobby(w)
    before = len(w.public())
    result = await w.click(w.members[4], table_message(w), pattern(Verb.INVITE, 1))
    assert answer(result) == say("en", "table-not-seated")
    forged = f"bowermenu:{Verb.INVITE_PICK}:1:0:0"
    result = await forge(w, w.members[4], table_message(w), forged, str(w.members[1].id))
    assert answer(result) == say("en", "table-not-seated")
    assert len(w.public()) == before


async def test_from_a_members_menu_to_the_table_one_sits_at(w: World) -> None:
    ann, ben, *_ = w.members
    result = await ann.context_menu(w.channel, MENU, ben)
    assert say("en", "invite-no-table") in answer(result)
    assert offered(w.panel(ann), Verb.OPEN_TABLE), "the way on"
    await lobby(w)
    before = len(w.public())
    assert "Ben is called" in answer(await ann.context_menu(w.channel, MENU, ben))
    await w.later(PAINTED)
    assert len(w.public()) == before + 1
    assert "once is enough" in answer(await ann.context_menu(w.channel, MENU, ben))


async def test_who_wants_no_pings_is_called_without_one(w: World) -> None:
    ann, ben, *_ = w.members
    await ben.slash(w.channel, "preferences")
    await w.click(ben, w.panel(ben), pattern(Verb.PREFER, 0, 2))
    await lobby(w)
    await ann.context_menu(w.channel, MENU, ben)
    sent = [r.json for r in w.env.http_requests if r.method == "POST" and r.path.endswith("/messages")][-1]
    assert sent is not None
    assert not sent["allowed_mentions"].get("users")


async def test_nobody_calls_more_than_their_allowance(w: World) -> None:
    await lobby(w)
    ann = w.members[0]
    more = [w.guild.add_member(w.env.create_user(f"Guest {number}")) for number in range(11)]
    await w.env.settle()
    told = [answer(await ann.context_menu(w.channel, MENU, each)) for each in more]
    assert [("is called" in each) for each in told] == [True] * 10 + [False]
