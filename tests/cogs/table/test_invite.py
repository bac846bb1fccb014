"""A member is called to a table once, by the menu of the lobby or the member's own, and sits down by one press."""

from bot.panels.core.custom_ids import Verb
from bot.texts import say
from tests.cogs.scenes import PAINTED, answer, forge, lobby, look, offered, pattern, table_message
from tests.world import World, selects, text

MENU = "Ask to my euchre table"


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
