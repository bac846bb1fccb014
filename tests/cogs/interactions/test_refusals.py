"""What is refused: each with its own sentence, and nothing is changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pytest
from discord import Permissions

from bot.panels.core.custom_ids import Press, Verb
from bot.tables.commands.life import Close, Rematch, Start
from bot.tables.commands.seats import Leave, Substitute
from bot.tables.commands.settings import KeepApart
from bot.tables.errors import Code
from bot.tables.model import Member
from bot.texts import say
from engine import PRESETS, Phase, Rules
from engine.rules.options import Partners
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import (
    as_bot,
    begun,
    bower,
    contest,
    forge,
    is_over,
    kept,
    lobby,
    look,
    member_to_act,
    tables,
    until,
    who,
)
from tests.suite import first, rest
from tests.world import World, text

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from simcord import InteractionResult

ANN, BEN, CLEO, DAN, EVE = range(5)


@dataclass(frozen=True)
class Refused:
    """Who asks for what, by a command, once `before` has made the table."""

    code: Code
    before: Callable[[World], Awaitable[object]]
    member: int
    command: str
    options: Callable[[World], dict[str, object]] = lambda _: {}
    data: tuple[tuple[str, int | str], ...] = ()


async def contest_over(w: World) -> None:
    await contest(w)
    await until(w, is_over)


async def nothing(_: World) -> None: ...


async def full(w: World) -> None:
    await lobby(w, members=4)


async def closed(w: World) -> None:
    await lobby(w)
    await as_bot(w, tables(w).do(1, Close(who(w.members[ANN]))))


async def over(w: World) -> None:
    await begun(w)
    await until(w, is_over)


async def rematched(w: World) -> None:
    await over(w)
    await as_bot(w, tables(w).rematch(1, Rematch(who(w.members[ANN]), new_partners=False)))
    await as_bot(w, tables(w).do(2, Leave(who(w.members[BEN]))))


async def five(w: World) -> None:
    for _ in range(5):
        await lobby(w)


async def stopping(w: World) -> None:
    tables(w).stop_taking()


async def ben_left_his_cards(w: World) -> None:
    """Ben and Cleo left the same hand, in which Ben was East."""
    await begun(w, rules=Rules())
    await until(w, lambda now: phase(now.state) is Phase.FIRST_ROUND)
    for member in w.members[1:3]:
        await as_bot(w, tables(w).do(1, Leave(who(member))))


async def apart(w: World, one: int, two: int, number: int = 1) -> None:
    members = [who(w.members[each]) for each in (one, two)]
    await as_bot(w, tables(w).do(number, KeepApart(who(w.members[ANN]), *members)))


async def many_pairs(w: World) -> None:
    await lobby(w)
    for number in range(8):
        await as_bot(w, tables(w).do(1, KeepApart(who(w.members[ANN]), Member(number, "Someone"), who(w.members[ANN]))))


async def each_alone(w: World) -> None:
    await lobby(w, rules=PRESETS["three-handed"])


async def ann_and_cleo(w: World) -> None:
    await lobby(w, members=4)
    await apart(w, ANN, CLEO)


async def drawn(w: World) -> None:
    await lobby(w, members=4, rules=Rules(partners=Partners.TWO_LOWEST))
    await apart(w, ANN, CLEO)


async def no_others(w: World) -> None:
    await lobby(w, members=4)
    for other in (BEN, DAN):
        await apart(w, ANN, other)
    await as_bot(w, tables(w).do(1, Start(who(w.members[ANN]))))
    await until(w, is_over)


def pair(one: int, two: int) -> Callable[[World], dict[str, object]]:
    return lambda w: {"member_one": w.members[one], "member_two": w.members[two]}


def a_minute(_: World) -> dict[str, object]:
    return {"time": 60_000}


def table_1(_: World) -> dict[str, object]:
    return {"table": 1}


CASES = (
    Refused(Code.UNKNOWN, nothing, ANN, "table join", lambda _: {"table": 99}),
    Refused(Code.NONE_HERE, nothing, ANN, "table join"),
    Refused(Code.NONE_HERE, nothing, ANN, "table rematch"),
    Refused(Code.CLOSED, closed, BEN, "table join", table_1),
    Refused(Code.OVER, over, EVE, "table join", table_1),
    Refused(Code.FULL, full, EVE, "table join"),
    Refused(Code.STARTED, begun, ANN, "table computer"),
    Refused(Code.STARTED, begun, ANN, "table start"),
    Refused(Code.NOT_FULL, lobby, ANN, "table start", data=(("missing", 3),)),
    Refused(Code.SEATED_ALREADY, lobby, ANN, "table join"),
    Refused(Code.SEATED_ALREADY, begun, BEN, "table join"),
    Refused(Code.SEAT_TAKEN, lobby, BEN, "table join", lambda _: {"seat": 1}),
    Refused(Code.NOT_SEATED, lobby, EVE, "table leave"),
    Refused(Code.NOT_SEATED, lobby, EVE, "hand"),
    Refused(Code.NOT_SEATED, over, EVE, "table rematch", table_1),
    Refused(Code.SEEN_CARDS, ben_left_his_cards, BEN, "table join", lambda _: {"seat": 3}),
    Refused(Code.MEMBER_NOT_SEATED, lobby, ANN, "table kick", lambda w: {"member": w.members[EVE]}),
    Refused(Code.NOT_A_COMPUTER, lobby, ANN, "table computer", lambda _: {"action": "remove"}),
    Refused(Code.NOT_HOST, full, BEN, "table start"),
    Refused(Code.NOT_HOST, full, BEN, "table close"),
    Refused(Code.CLOSED, closed, ANN, "table close", table_1),
    Refused(Code.NOT_HOST, full, BEN, "table kick", lambda w: {"member": w.members[CLEO]}),
    Refused(Code.NOT_HOST, lobby, BEN, "table computer", lambda _: {"action": "fill"}),
    Refused(Code.NOT_OVER, begun, ANN, "table rematch", table_1),
    Refused(Code.NOT_OVER, begun, ANN, "game check", lambda _: {"game": 1}),
    Refused(Code.UNKNOWN, nothing, ANN, "game check", lambda _: {"game": 3}),
    Refused(Code.REMATCHED, rematched, BEN, "table rematch", table_1),
    Refused(Code.UNKNOWN_PRESET, nothing, ANN, "table open", lambda _: {"rules": "poker"}),
    Refused(Code.UNKNOWN_PRESET, nothing, ANN, "houserules show", lambda _: {"topic": "poker"}),
    Refused(Code.NOT_HOST, full, BEN, "table timer", a_minute),
    Refused(Code.NOT_HOST, begun, BEN, "table timer", a_minute),
    Refused(Code.CLOCK_FIXED, begun, ANN, "table timer", a_minute),
    Refused(Code.CLOSED, closed, ANN, "table timer", lambda _: {"time": 60_000, "table": 1}),
    Refused(Code.OVER, over, ANN, "table timer", lambda _: {"time": 60_000, "table": 1}),
    Refused(Code.UNKNOWN, nothing, ANN, "table timer", lambda _: {"time": 60_000, "table": 7}),
    Refused(Code.NONE_HERE, nothing, ANN, "table timer", a_minute),
    Refused(Code.NOT_HOST, full, BEN, "table bid-delay", lambda _: {"delay": "even"}),
    Refused(Code.NOT_HOST, full, BEN, "table separate", pair(ANN, BEN)),
    Refused(Code.APART_SAME, lobby, ANN, "table separate", pair(BEN, BEN)),
    Refused(Code.APART_MANY, many_pairs, ANN, "table separate", pair(ANN, BEN), data=(("limit", 8),)),
    Refused(Code.NO_PARTNERS, each_alone, ANN, "table separate", pair(ANN, BEN)),
    Refused(Code.KEPT_APART, ann_and_cleo, ANN, "table start", data=(("one", "Ann"), ("two", "Cleo"))),
    Refused(Code.APART_DRAWN, drawn, ANN, "table start", data=(("one", "Ann"), ("two", "Cleo"))),
    Refused(Code.NO_OTHER_PARTNERS, no_others, ANN, "table rematch", lambda _: {"partners": "new"}),
    Refused(Code.TOO_MANY, five, ANN, "table open", data=(("limit", 5),)),
    Refused(Code.STOPPING, stopping, ANN, "table open"),
    Refused(Code.LOCKED, contest, ANN, "table leave"),
    Refused(Code.LOCKED, contest, EVE, "table join"),
    Refused(Code.LOCKED, contest_over, ANN, "table rematch"),
)


@rest
@pytest.mark.parametrize("case", first(CASES, 15), ids=lambda case: f"{case.code}-{case.command.replace(' ', '-')}")
async def test_a_refused_command(w: World, case: Refused) -> None:
    await case.before(w)
    before = await kept(w)
    result = await w.members[case.member].slash(w.channel, case.command, **case.options(w))
    assert read(result) == say("en", case.code, **dict(case.data))
    assert await kept(w) == before


def read(result: InteractionResult) -> str:
    """The one answer, which only its member sees."""
    messages = [message for message in (result.response, *result.followups) if message is not None]
    assert [message.ephemeral for message in messages] == [True]
    return text(messages[0])


@dataclass(frozen=True)
class ForgedPress:
    """A press that no panel offers to this member now."""

    code: str
    before: Callable[[World], Awaitable[object]]
    member: int
    verb: Verb
    index: int = 0
    values: tuple[str, ...] = ()


PRESSES = (
    ForgedPress(Code.NOT_SEATED, begun, EVE, Verb.ACT),
    ForgedPress(Code.NOT_SEATED, begun, EVE, Verb.LEAVE),
    ForgedPress(Code.NOT_SEATED, begun, EVE, Verb.BACK),
    ForgedPress(Code.NOT_AWAY, begun, BEN, Verb.BACK),
    ForgedPress(Code.NOT_STARTED, lobby, ANN, Verb.BACK),
    ForgedPress(Code.NOT_STARTED, lobby, ANN, Verb.ACT),
    ForgedPress(Code.NO_SUCH_SEAT, lobby, BEN, Verb.SIT, 7),
    ForgedPress(Code.NO_SUCH_SEAT, lobby, ANN, Verb.REMOVE_COMPUTER, 9),
    ForgedPress(Code.NOT_HOST, begun, BEN, Verb.CLOSE),
    ForgedPress(Code.NOT_HOST, begun, BEN, Verb.CLOSE_SURE),
    ForgedPress(Code.NOT_HOST, begun, BEN, Verb.KICK, 0, ("2",)),
    ForgedPress(Code.NOT_HOST, begun, BEN, Verb.SUBSTITUTE, 0, ("2",)),
    ForgedPress(Code.NO_SUCH_SEAT, begun, ANN, Verb.KICK, 0, ("9",)),
    ForgedPress(Code.NO_SUCH_SEAT, begun, ANN, Verb.KICK, 0, ("north",)),
    ForgedPress(Code.NOT_HOST, begun, BEN, Verb.CLOCK, 0, ("60000",)),
    ForgedPress(Code.NOT_LATE, begun, ANN, Verb.SUBSTITUTE, 0, ("2",)),
    *(ForgedPress(Code.BAD_CLOCK, lobby, ANN, Verb.CLOCK, 0, (each,)) for each in ("14999", "604800001", "-1", "soon")),
    ForgedPress(Code.NOT_OVER, begun, ANN, Verb.REMATCH),
    ForgedPress(Code.NOT_OVER, begun, ANN, Verb.VERIFY),
    ForgedPress(Code.NOT_SEATED, begun, EVE, Verb.DEAL),
    ForgedPress(Code.LOCKED, contest, ANN, Verb.LEAVE_SURE),
    ForgedPress(Code.LOCKED, contest, EVE, Verb.SIT_HERE, 3),
    ForgedPress(Code.LOCKED, contest, BEN, Verb.PAUSE, 1),
    ForgedPress("reply-not-manager", lobby, BEN, Verb.SERVER_LANGUAGE, 0, ("fr",)),
    ForgedPress("reply-not-manager", lobby, ANN, Verb.SERVER_PRESET, 0, ("stick-the-dealer",)),
)


@rest
@pytest.mark.parametrize(
    "case", first(PRESSES, 15), ids=lambda case: f"{case.code}-{case.verb}-{case.index}-{case.values}"
)
async def test_a_refused_press(w: World, case: ForgedPress) -> None:
    await case.before(w)
    before, press = await kept(w), Press(case.verb, 1, (await look(w)).table.version, case.index)
    custom_id = press.menu() if case.values else press.button()
    result = await forge(w, w.members[case.member], w.public()[-1], custom_id, *case.values)
    assert read(result) == say("en", case.code)
    assert await kept(w) == before


def test_every_code_is_tried() -> None:
    tried = {case.code for case in (*CASES, *PRESSES)}
    quiet = {Code.STALE, Code.NOT_YOUR_TURN}  # these get the fresh panel: test_presses.py
    assert set(Code) - tried - quiet == {
        *(Code.OWN_TABLE, Code.OWN_SIDE, Code.OTHER_SIDE, Code.NOT_REPORTED, Code.REPORTED_ALREADY),  # test_talk.py
        Code.REMATCH_LATE,  # tests/bot/tables/test_consent.py
        Code.MANY_SIDES,  # tests/bot/tables/test_rulings.py
        Code.MAY_NOT_OPEN,  # test_settings.py
        Code.OPENED_OFTEN,  # test_opening.py
        Code.SEAT_LEFT,  # test_rating_stakes.py
        Code.PAUSED,  # test_pause.py
        Code.TOO_MANY_SEATED,  # test_house.py
        Code.NO_HINTS,  # test_hint.py
        Code.NO_HINTS_RATED,  # test_stakes.py
        Code.RATED,
        Code.NO_HINT_YET,
        Code.NOT_MODERATOR,  # test_repair.py
        Code.EXPORT_ONE,  # test_export.py
        Code.MAY_NOT_WRITE,  # test_history.py
        Code.REVIEW_ONE,  # test_review.py
        Code.REVIEWS_BUSY,
        Code.NO_SUCH_HAND,
        Code.SHARED_OFTEN,
        Code.NOT_IN_SERVER,
        Code.TOO_FAST,
        Code.HELD,  # tests/bot/tables/test_contest_tables.py
        Code.CARDS_OUT,
        Code.TOO_LONG,  # tests/bot/tables/test_length.py
        Code.SERVER_FULL,
    }


async def test_a_press_returns_a_member_whose_seat_a_computer_plays(w: World) -> None:
    await begun(w)
    now = await until(w, lambda now: now.to_act is not None)
    member = member_to_act(w, now)
    await as_bot(w, tables(w).do(1, Substitute(who(member), now.to_act)))
    press = Press(Verb.ACT, 1, now.table.version, 0)
    await forge(w, member, w.public()[-1], press.button())
    after = (await look(w)).table
    assert after.version == now.table.version + 1
    assert not after.seats[now.to_act].away


@rest
async def test_an_unknown_action_is_refused(w: World) -> None:
    await begun(w)
    now = await until(w, lambda now: now.to_act is not None)
    before = await kept(w)
    press = Press(Verb.ACT, 1, now.table.version, 77)
    result = await forge(w, member_to_act(w, now), w.public()[-1], press.button())
    assert read(result) == say("en", "refusal-not-now")
    assert await kept(w) == before


async def test_a_table_of_another_server(w: World) -> None:
    other = w.env.create_guild("Elsewhere")
    room = other.create_text_channel("cards")
    stranger = other.add_member(w.env.create_user("Zoe"))
    await w.env.settle()
    await lobby(w)
    for command, options in (("table join", {"table": 1}), ("table close", {"table": 1}), ("game check", {"game": 1})):
        assert read(await stranger.slash(room, command, **options)) == say("en", Code.UNKNOWN)
    await stranger.slash(room, "preferences")
    press = Press(Verb.HAND, 1)
    assert read(await forge(w, stranger, w.panel(stranger), press.button())) == say("en", Code.UNKNOWN)


async def test_a_channel_where_bower_may_not_post(w: World) -> None:
    from discord import PermissionOverwrite

    quiet = w.guild.create_text_channel(
        "quiet", overwrites={w.env.bot.user: PermissionOverwrite(send_messages=False, view_channel=True)}
    )
    await w.env.settle()
    result = await w.members[ANN].slash(quiet, "table open")
    assert read(result) == say("en", "reply-missing-permissions")
    assert await as_bot(w, tables(w).running()) == ()


async def test_a_moderator_manages_every_table(w: World) -> None:
    role = w.guild.create_role("Moderators", permissions=Permissions(manage_messages=True))
    mo = w.guild.add_member(w.env.create_user("Mo"), roles=[role])
    await w.env.settle()
    await lobby(w, members=2)
    await mo.slash(w.channel, "table kick", member=w.members[BEN])
    assert (await look(w)).table.seats[1] is None
    await mo.slash(w.channel, "table close")
    await w.click(mo, w.panel(mo), rf"bower:{Verb.CLOSE_SURE}:1:0:0")
    assert not (await look(w)).table.running
    assert bower(w).is_ready()
