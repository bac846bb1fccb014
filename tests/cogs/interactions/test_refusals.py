"""What is refused: each with its own sentence, and nothing is changed. The refusals of one state share its world."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field

import pytest
from simcord import InteractionResult

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
    manager,
    member_to_act,
    tables,
    until,
    who,
)
from tests.suite import rest
from tests.world import World, text

ANN, BEN, CLEO, DAN, EVE = range(5)


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


A_MINUTE: dict[str, int | str] = {"time": 60_000}
PAIR: dict[str, int | str] = {"member_one": ANN, "member_two": BEN}
KEPT: dict[str, int | str] = {"one": "Ann", "two": "Cleo"}
TABLE: dict[str, int | str] = {"table": 1}

ASKED: dict[Callable[[World], Awaitable[object]], tuple[Ask, ...]] = {
    nothing: (
        Ask(Code.UNKNOWN, ANN, "table join", {"table": 99}),
        Ask(Code.NONE_HERE, ANN, "table join"),
        Ask(Code.NONE_HERE, ANN, "table rematch"),
        Ask(Code.UNKNOWN, ANN, "game check", {"game": 3}),
        Ask(Code.UNKNOWN_PRESET, ANN, "table open", {"rules": "poker"}),
        Ask(Code.UNKNOWN_PRESET, ANN, "houserules show", {"topic": "poker"}),
        Ask(Code.UNKNOWN, ANN, "table timer", {"time": 60_000, "table": 7}),
        Ask(Code.NONE_HERE, ANN, "table timer", A_MINUTE),
    ),
    lobby: (
        Ask(Code.NOT_FULL, ANN, "table start", data={"missing": 3}),
        Ask(Code.SEATED_ALREADY, ANN, "table join"),
        Ask(Code.SEAT_TAKEN, BEN, "table join", {"seat": 1}),
        Ask(Code.NOT_SEATED, EVE, "table leave"),
        Ask(Code.MEMBER_NOT_SEATED, ANN, "table kick", {"member": EVE}),
        Ask(Code.NOT_A_COMPUTER, ANN, "table computer", {"action": "remove"}),
        Ask(Code.NOT_HOST, BEN, "table computer", {"action": "fill"}),
        Ask(Code.APART_SAME, ANN, "table separate", {"member_one": BEN, "member_two": BEN}),
        Ask(Code.NOT_STARTED, ANN, Verb.BACK),
        Ask(Code.NOT_STARTED, ANN, Verb.ACT),
        Ask(Code.NO_SUCH_SEAT, BEN, Verb.SIT, {"index": 7}),
        Ask(Code.NO_SUCH_SEAT, ANN, Verb.REMOVE_COMPUTER, {"index": 9}),
        *(Ask(Code.BAD_CLOCK, ANN, Verb.CLOCK, {"value": each}) for each in ("14999", "604800001", "-1", "soon")),
        Ask("reply-not-manager", BEN, Verb.SERVER_LANGUAGE, {"value": "fr"}),
        Ask("reply-not-manager", ANN, Verb.SERVER_PRESET, {"value": "stick-the-dealer"}),
    ),
    full: (
        Ask(Code.FULL, EVE, "table join"),
        Ask(Code.NOT_HOST, BEN, "table start"),
        Ask(Code.NOT_HOST, BEN, "table close"),
        Ask(Code.NOT_HOST, BEN, "table kick", {"member": CLEO}),
        Ask(Code.NOT_HOST, BEN, "table timer", A_MINUTE),
        Ask(Code.NOT_HOST, BEN, "table separate", PAIR),
    ),
    begun: (
        Ask(Code.STARTED, ANN, "table computer"),
        Ask(Code.STARTED, ANN, "table start"),
        Ask(Code.SEATED_ALREADY, BEN, "table join"),
        Ask(Code.NOT_OVER, ANN, "table rematch", TABLE),
        Ask(Code.NOT_OVER, ANN, "game check", {"game": 1}),
        Ask(Code.NOT_HOST, BEN, "table timer", A_MINUTE),
        Ask(Code.CLOCK_FIXED, ANN, "table timer", A_MINUTE),
        *(Ask(Code.NOT_SEATED, EVE, each) for each in (Verb.ACT, Verb.LEAVE, Verb.BACK, Verb.DEAL)),
        Ask(Code.NOT_AWAY, BEN, Verb.BACK),
        Ask(Code.NOT_HOST, BEN, Verb.CLOSE),
        Ask(Code.NOT_HOST, BEN, Verb.CLOSE_SURE),
        Ask(Code.NOT_HOST, BEN, Verb.KICK, {"value": "2"}),
        Ask(Code.NOT_HOST, BEN, Verb.SUBSTITUTE, {"value": "2"}),
        Ask(Code.NO_SUCH_SEAT, ANN, Verb.KICK, {"value": "9"}),
        Ask(Code.NO_SUCH_SEAT, ANN, Verb.KICK, {"value": "north"}),
        Ask(Code.NOT_HOST, BEN, Verb.CLOCK, {"value": "60000"}),
        Ask(Code.NOT_LATE, ANN, Verb.SUBSTITUTE, {"value": "2"}),
        Ask(Code.NOT_OVER, ANN, Verb.REMATCH),
        Ask(Code.NOT_OVER, ANN, Verb.VERIFY),
    ),
    closed: (
        Ask(Code.CLOSED, BEN, "table join", TABLE),
        Ask(Code.CLOSED, ANN, "table close", TABLE),
        Ask(Code.CLOSED, ANN, "table timer", {"time": 60_000, "table": 1}),
    ),
    over: (
        Ask(Code.OVER, EVE, "table join", TABLE),
        Ask(Code.NOT_SEATED, EVE, "table rematch", TABLE),
        Ask(Code.OVER, ANN, "table timer", {"time": 60_000, "table": 1}),
    ),
    contest: (
        Ask(Code.LOCKED, ANN, "table leave"),
        Ask(Code.LOCKED, EVE, "table join"),
        Ask(Code.LOCKED, ANN, Verb.LEAVE_SURE),
        Ask(Code.LOCKED, EVE, Verb.SIT_HERE, {"index": 3}),
        Ask(Code.LOCKED, BEN, Verb.PAUSE, {"index": 1}),
    ),
    contest_over: (Ask(Code.LOCKED, ANN, "table rematch"),),
    ben_left_his_cards: (Ask(Code.SEEN_CARDS, BEN, "table join", {"seat": 3}),),
    rematched: (Ask(Code.REMATCHED, BEN, "table rematch", TABLE),),
    many_pairs: (Ask(Code.APART_MANY, ANN, "table separate", PAIR, {"limit": 8}),),
    each_alone: (Ask(Code.NO_PARTNERS, ANN, "table separate", PAIR),),
    ann_and_cleo: (Ask(Code.KEPT_APART, ANN, "table start", data=KEPT),),
    drawn: (Ask(Code.APART_DRAWN, ANN, "table start", data=KEPT),),
    no_others: (Ask(Code.NO_OTHER_PARTNERS, ANN, "table rematch", {"partners": "new"}),),
    five: (Ask(Code.TOO_MANY, ANN, "table open", data={"limit": 5}),),
    stopping: (Ask(Code.STOPPING, ANN, "table open"),),
}


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


def test_every_code_is_tried() -> None:
    tried = {asked.code for each in ASKED.values() for asked in each}
    quiet = {Code.STALE, Code.NOT_YOUR_TURN}  # these get the fresh panel: test_presses.py
    assert set(Code) - tried - quiet == {
        *(Code.OWN_TABLE, Code.OWN_SIDE, Code.OTHER_SIDE, Code.NOT_REPORTED, Code.REPORTED_ALREADY),  # test_talk.py
        Code.REMATCH_LATE,  # tests/bot/tables/test_consent.py
        Code.MANY_SIDES,  # tests/bot/tables/test_rulings.py
        Code.OWN_CONTEST,  # tests/bot/contests/test_judges.py
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
        Code.TOO_LONG,  # tests/bot/tables/test_length.py
        Code.SERVER_FULL,
    }


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
    press = Press(Verb.HAND, 1)
    assert read(await forge(w, stranger, w.panel(stranger), press.button_id())) == say("en", Code.UNKNOWN)


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
    await w.click(mo, w.panel(mo), rf"bower:{Verb.CLOSE_SURE}:1:0:0")
    assert not (await look(w)).table.running
    assert bower(w).is_ready()
