"""What is refused: with its own sentence, and nothing is changed. The refusals of one state share its world."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest
from simcord import InteractionResult

from bot.panels.core.custom_ids import Press, Verb
from bot.tables.commands.seats import Substitute
from bot.tables.errors import Code
from bot.texts import say
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
    manager,
    member_to_act,
    tables,
    until,
    who,
)
from tests.suite import rest
from tests.world import World, text

ANN, BEN, EVE = 0, 1, 4


@dataclass(frozen=True)
class Ask:
    """Who asks for what: a command, or a press that no panel offers to this member now; and what is answered."""

    code: str
    member: int
    what: str | Verb
    options: dict[str, int | str] = field(default_factory=dict[str, int | str])
    """Of a command, members by their places; of a press its `index` and the `value` of its menu."""
    data: dict[str, int | str] = field(default_factory=dict[str, int | str])
    """What the sentence names."""

    async def by(self, w: World) -> InteractionResult:
        member = w.members[self.member]
        if isinstance(self.what, Verb):
            press = Press(self.what, 1, (await look(w)).table.version, int(self.options.get("index", 0)))
            values = [str(self.options["value"])] if "value" in self.options else []
            return await forge(w, member, w.public()[-1], press.menu() if values else press.button_id(), *values)
        options = {k: w.members[int(v)] if k.startswith("member") else v for k, v in self.options.items()}
        return await member.slash(w.channel, self.what, **options)


async def nothing(_: World) -> None: ...


async def over(w: World) -> None:
    await begun(w)
    await until(w, is_over)


async def stopping(w: World) -> None:
    tables(w).stop_taking()


ASKED: dict[Callable[[World], Awaitable[object]], tuple[Ask, ...]] = {
    nothing: (
        Ask(Code.UNKNOWN, ANN, "table join", {"table": 99}),
        Ask(Code.NONE_HERE, ANN, "table join"),
        Ask(Code.UNKNOWN, ANN, "game check", {"game": 3}),
        Ask(Code.UNKNOWN_PRESET, ANN, "table open", {"rules": "poker"}),
    ),
    lobby: (
        Ask(Code.NOT_FULL, ANN, "table start", data={"missing": 3}),
        Ask(Code.SEATED_ALREADY, ANN, "table join"),
        Ask(Code.SEAT_TAKEN, BEN, "table join", {"seat": 1}),
        Ask(Code.NOT_SEATED, EVE, "table leave"),
        Ask(Code.MEMBER_NOT_SEATED, ANN, "table kick", {"member": EVE}),
        Ask(Code.NOT_A_COMPUTER, ANN, "table computer", {"action": "remove"}),
        Ask(Code.NOT_HOST, BEN, "table computer", {"action": "fill"}),
        Ask(Code.NOT_STARTED, ANN, Verb.BACK),
        Ask(Code.NO_SUCH_SEAT, BEN, Verb.SIT, {"index": 7}),
        *(Ask(Code.BAD_CLOCK, ANN, Verb.CLOCK, {"value": each}) for each in ("14999", "soon")),
        Ask("reply-not-manager", BEN, Verb.SERVER_SETUP),
    ),
    begun: (
        Ask(Code.STARTED, ANN, "table computer"),
        Ask(Code.NOT_OVER, ANN, "table rematch", {"table": 1}),
        Ask(Code.CLOCK_FIXED, ANN, "table timer", {"time": 60_000}),
        Ask(Code.NOT_SEATED, EVE, Verb.ACT),
        Ask(Code.NOT_AWAY, BEN, Verb.BACK),
        Ask(Code.NOT_HOST, BEN, Verb.CLOSE, {"index": 1}),
        Ask(Code.NOT_HOST, BEN, Verb.KICK, {"value": "2"}),
        Ask(Code.NO_SUCH_SEAT, ANN, Verb.KICK, {"value": "north"}),
        Ask(Code.NOT_LATE, ANN, Verb.SUBSTITUTE, {"value": "2"}),
        Ask(Code.NOT_OVER, ANN, Verb.VERIFY),
    ),
    over: (Ask(Code.OVER, EVE, "table join", {"table": 1}), Ask(Code.NOT_SEATED, EVE, "table rematch", {"table": 1})),
    contest: (
        Ask(Code.LOCKED, ANN, "table leave"),
        Ask(Code.LOCKED, EVE, Verb.SIT, {"index": 3}),
        Ask(Code.LOCKED, BEN, Verb.PAUSE, {"index": 1}),
    ),
    stopping: (Ask(Code.STOPPING, ANN, "table open"),),
}
"""Every code is tried in tests/bot/tables/test_refusals.py; here one of each way to ask."""


@rest
@pytest.mark.usefixtures("unlimited")
@pytest.mark.parametrize("state", ASKED, ids=lambda state: state.__name__)
async def test_what_is_refused_changes_nothing(w: World, state: Callable[[World], Awaitable[object]]) -> None:
    await state(w)
    before = await kept(w)
    for asked in ASKED[state]:
        assert read(await asked.by(w)) == say("en", asked.code, **asked.data), asked
        assert await kept(w) == before, asked


def read(result: InteractionResult) -> str:
    """The one answer, which only its member sees."""
    messages = [message for message in (result.response, *result.followups) if message is not None]
    assert [message.ephemeral for message in messages] == [True]
    return text(messages[0])


async def test_a_press_returns_a_member_whose_seat_a_computer_plays(w: World) -> None:
    """Any action that there is; an unknown one is refused."""
    await begun(w)
    now = await until(w, lambda now: now.to_act is not None)
    member, before = member_to_act(w, now), await kept(w)
    unknown = Press(Verb.ACT, 1, now.table.version, 77)
    assert read(await forge(w, member, w.public()[-1], unknown.button_id())) == say("en", "refusal-not-now")
    assert await kept(w) == before
    await as_bot(w, tables(w).do(1, Substitute(who(member), now.to_act)))
    press = Press(Verb.ACT, 1, now.table.version, 0)
    await forge(w, member, w.public()[-1], press.button_id())
    after = (await look(w)).table
    assert after.version == now.table.version + 1
    assert not after.seats[now.to_act].away


async def test_a_table_of_another_server(w: World) -> None:
    other = w.env.create_guild("Elsewhere")
    room = other.create_text_channel("cards")
    stranger = other.add_member(w.env.create_user("Zoe"))
    await w.env.settle()
    await lobby(w)
    for command, options in (("table join", {"table": 1}), ("table close", {"table": 1}), ("game check", {"game": 1})):
        assert read(await stranger.slash(room, command, **options)) == say("en", Code.UNKNOWN)
    await stranger.slash(room, "preferences")
    for press in (Press(Verb.HAND, 1), Press(Verb.CASUAL, 1, index=1)):
        assert read(await forge(w, stranger, w.panel(stranger), press.button_id())) == say("en", Code.UNKNOWN), press


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
    mo = await manager(w, "Mo", manage_messages=True)
    await lobby(w, members=2)
    await mo.slash(w.channel, "table kick", member=w.members[BEN])
    assert (await look(w)).table.seats[1] is None
    await mo.slash(w.channel, "table close")
    await w.click(mo, w.panel(mo), rf"bower:{Verb.CLOSE}:1:0:1")
    assert not (await look(w)).table.running
    assert bower(w).is_ready()
