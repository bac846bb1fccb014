"""Players are called to a table: who wants to be told is mentioned once, sits down by one press, and the call goes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from bot.panels.core.custom_ids import Press, Verb
from bot.posts import Posts
from bot.servers import ServerSettings
from bot.tables.commands.life import Close, Open, Start
from bot.tables.commands.seats import FillWithComputers, Sit
from bot.texts import LANGUAGES, say
from cogs.live.desk import RowPosts
from tests.cogs.scenes import (
    PAINTED,
    Maker,
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
HOUR = 60 * MINUTE
MORNING = "8"
"""The hour at which the worlds of these tests begin, in UTC."""


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


def called(w: World) -> list[list[int]]:
    """Whom each call for players notifies, in the order in which they were posted."""
    posts: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    sent = [each for each in posts if each.get("content") and each.get("enforce_nonce")]
    return [sorted(int(user) for user in each["allowed_mentions"].get("users", ())) for each in sent]


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
async def test_m2_once_a_table_and_once_in_20_minutes_a_channel(w: World) -> None:
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


async def test_whoever_sits_wants_no_pings_or_has_stopped_it_is_not_called(w: World) -> None:
    ann, ben, cleo, dan, eve = w.members
    await lobby(w)
    for member in (ann, ben, cleo, dan, eve):
        await turn_on(w, member)
    await ben.slash(w.channel, "preferences")
    await w.click(ben, w.panel(ben, say("en", "preferences-title")), pattern(Verb.PREFER, 0, 2))
    await as_bot(w, tables(w).open(opened(w, cleo)))
    await w.later(PAINTED)
    await w.click(dan, table_message(w, 2), pattern(Verb.BELL, 0))
    panel = w.panel(dan)
    await w.click(dan, panel, pattern(Verb.BELL_SET, 0, 0))
    assert "aren’t called here" in text(panel)
    await call(w, ann)
    assert called(w) == [[eve.id]]


async def test_a_role_is_mentioned_by_who_may_mention_it(w: World) -> None:
    ann, ben, *_ = w.members
    role = w.guild.create_role("Euchre", mentionable=True)
    await w.env.settle()
    await as_bot(w, bower(w).services.servers.set(w.guild.id, ServerSettings(euchre_role=role.id)))
    await lobby(w)
    await turn_on(w, ben)
    await call(w, ann)
    (message,) = standing(w)
    assert f"<@&{role.id}>" in message.content
    assert called(w) == [[]]
    sent = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    assert [each["allowed_mentions"]["roles"] for each in sent if each.get("content")] == [[role.id]]


async def test_a_call_for_a_computers_seat_of_a_game_that_goes_on(w: World) -> None:
    ann, _, cleo, *_ = w.members
    await lobby(w, 2)
    await turn_on(w, cleo)
    await begun_with_computers(w)
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


async def begun_with_computers(w: World) -> None:
    host = who(w.members[0])
    await as_bot(w, tables(w).do(1, FillWithComputers(host)))
    await as_bot(w, tables(w).do(1, Start(host)))
    await w.later(PAINTED)


@rest
@pytest.mark.parametrize("killed", ["before the post", "before the row"])
async def test_a_kill_leaves_one_call(
    w: World, make: Maker, monkeypatch: pytest.MonkeyPatch, expected_faults: list[str], killed: str
) -> None:
    ann, ben, *_ = w.members
    expected_faults.append("could not be posted")
    await lobby(w)
    await turn_on(w, ben)

    async def end(*_: Any, **__: Any) -> None:
        raise OSError("the process ends here")

    with monkeypatch.context() as ending:
        if killed == "before the post":
            ending.setattr(RowPosts, "look_after", lambda *_: None)
        else:
            ending.setattr(Posts, "note", end)
        await call(w, ann)
    await w.restart(make())
    await w.later(PAINTED)
    for twice in standing(w)[:-1]:  # Discord takes no second message with the same nonce; SimCord does
        await as_bot(w, bower(w).http.delete_message(w.channel.id, twice.id))
    assert len(standing(w)) == 1
    assert standing(w)[0].content.count(f"<@{ben.id}>") == 1
    assert len(called(w)) == (1 if killed == "before the post" else 2)
    assert len(nonces(w)) == 1
    await w.restart(make())
    await as_bot(w, tables(w).do(1, Sit(who(ben))))
    await w.later(PAINTED)
    assert "want two more" in standing(w)[0].content, "it is kept up to date after a restart"
    await w.restart(make())
    await w.env.leap(20 * MINUTE)
    await w.later(PAINTED)
    assert standing(w) == []
    assert len(nonces(w)) == 1


def nonces(w: World) -> set[str]:
    posts: list[Any] = [each.json for each in w.env.http_requests if each.method == "POST" and each.json]
    return {each["nonce"] for each in posts if each.get("content") and each.get("enforce_nonce")}


async def test_who_manages_the_server_sees_what_a_call_looks_like(w: World) -> None:
    mia = await manager(w)
    await lobby(w)
    await mia.slash(w.channel, "admin settings")
    before = len(w.public())
    result = await w.click(mia, w.panel(mia), pattern(Verb.CALL_EXAMPLE))
    assert "want two more" in answer(result)
    assert len(w.public()) == before
    refused = await forge(w, w.members[1], table_message(w), Press(Verb.CALL_EXAMPLE).button_id())
    assert answer(refused) == say("en", "reply-not-manager")


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
