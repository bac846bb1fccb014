"""Building blocks for the tests of the cogs: Bower with a clock and deals that repeat, tables brought to where a test
begins, and members who press what their panels offer."""

import asyncio
import copy
from collections.abc import Callable, Collection, Coroutine
from dataclasses import dataclass, field, replace
from functools import partial
from random import Random
from typing import Any, TypeVar, cast

from discord import Permissions
from simcord import InteractionResult, MemberActor, ResponseMessage, actors
from simcord.backend.serializers import message_payload
from simcord.builders import ChannelHandle
from simcord.enums import InteractionType
from sqlalchemy import Table, select

from bot.boards.daily import BoardMaker
from bot.panels.core.custom_ids import BUTTON_TEMPLATE, Press, Verb, read
from bot.puzzles.daily import MakePuzzle
from bot.services import Services
from bot.settings import Settings
from bot.store import schema
from bot.tables.commands.contest import ContestTable
from bot.tables.commands.life import Come, Open, Start
from bot.tables.commands.seats import FillWithComputers, Sit
from bot.tables.commands.settings import SetCasual
from bot.tables.game import StoredTable
from bot.tables.model import CLOCK_DEFAULT_MS, Member, Status
from bot.tables.service import Tables
from cogs.client import Bower
from cogs.live.presenter import Presenter
from engine import Rules
from engine.players import Player
from engine.players.levels import Level
from engine.players.review import Think
from tests.bot import fake_boards, fake_puzzles, scripted_tables
from tests.clock import FakeClock
from tests.engine.players.review_games import by_thumb
from tests.world import MessageButton, World, buttons, panels, text

T = TypeVar("T")
EPOCH = 1_800_000_000_000
PAINTED = 3.0
"""Virtual seconds in which a channel is painted and an older message retired."""
SHORT = Rules(target=1)
"""Games of one hand, thrown-in hands aside."""


@dataclass
class Maker:
    """Makes bots that share a database, a clock and the order of the deals, as a bot and its successor do.

    Computers of every level play by the rule of thumb, unless `players` says otherwise.
    """

    settings: Settings
    clock: FakeClock = field(default_factory=lambda: FakeClock(EPOCH))
    secret: Callable[[], bytes] = field(default_factory=lambda: scripted_tables.secrets(7))
    players: Callable[[Level], Player] = scripted_tables.rule_of_thumb
    make_puzzle: MakePuzzle = fake_puzzles.made_at_once
    make_boards: BoardMaker = fake_boards.MAKER
    think: Think = by_thumb

    def __call__(self, **changes: Any) -> Bower:
        settings = self.settings.model_copy(update=changes)
        return Bower(
            settings,
            open_services=partial(
                Services.open,
                clock=self.clock,
                secret=self.secret,
                dice=Random(3),
                players=self.players,
                make_puzzle=self.make_puzzle,
                make_boards=self.make_boards,
                think=self.think,
                judge=self.think,
            ),
        )


def bower(w: World) -> Bower:
    return cast("Bower", w.bot)


def tables(w: World) -> Tables:
    return bower(w).services.tables


def presenter(w: World) -> Presenter:
    return bower(w).ui.presenter


async def manager(w: World, name: str = "Mia", **permissions: bool) -> MemberActor:
    """Somebody who manages the server, or has these permissions in it."""
    role = w.guild.create_role("Managers", permissions=Permissions(**(permissions or {"manage_guild": True})))
    member = w.guild.add_member(w.env.create_user(name), roles=[role])
    await w.env.settle()
    return member


async def as_bot(w: World, work: Coroutine[Any, Any, T]) -> T:
    """Run something as if the bot did it: its timers are virtual, its tasks are waited for."""

    async def run() -> tuple[T | None, BaseException | None]:
        try:
            return await work, None
        except Exception as error:
            return None, error

    with w.env._bot_scope():
        task = asyncio.create_task(run())
    await w.env.settle()
    result, error = await task
    if error is not None:
        raise error
    return cast("T", result)


def who(member: MemberActor) -> Member:
    return Member(member.id, member.name)


async def look(w: World, number: int = 1) -> StoredTable:
    return await as_bot(w, tables(w).load(number))


async def lobby(
    w: World, members: int = 1, rules: Rules = SHORT, clock_ms: int = CLOCK_DEFAULT_MS, *, casual: bool = False
) -> StoredTable:
    """A table with so many members from North on, painted."""
    host, *others = w.members[:members]
    service, where = tables(w), (w.guild.id, w.channel.id)
    now = await as_bot(w, service.open(Open(who(host), *where, preset="custom", rules=rules, clock_ms=clock_ms)))
    for member in others:
        now = await as_bot(w, service.do(now.table.id, Sit(who(member))))
    if casual:
        now = await as_bot(w, service.do(now.table.id, SetCasual(who(host), casual=True)))
    await w.later(PAINTED)
    return now


async def begun(
    w: World, members: int = 4, rules: Rules = SHORT, clock_ms: int = CLOCK_DEFAULT_MS, *, casual: bool = False
) -> StoredTable:
    """A game with so many members, who have all come, and else computers, before the draw; nothing is painted yet."""
    now = await lobby(w, members, rules, clock_ms, casual=casual)
    if members < rules.seats:
        await as_bot(w, tables(w).do(now.table.id, FillWithComputers(who(w.members[0]))))
    now = await as_bot(w, tables(w).do(now.table.id, Start(who(w.members[0]))))
    for member in w.members[1:members] if now.table.rated else ():
        now = await as_bot(w, tables(w).do(now.table.id, Come(who(member))))
    return now


async def contest(w: World, rules: Rules = SHORT) -> StoredTable:
    """A table that a contest opens for Ann and Ben as North and East, and two computers; nothing is painted yet."""
    members = [who(member) for member in w.members[:2]]
    new = scripted_tables.contest_table(*members, None, None, rules=rules)
    here = ContestTable(replace(new.table, guild=w.guild.id, channel=w.channel.id))
    return (await as_bot(w, tables(w).open_for_contest([here], scripted_tables.only_tables)))[0]


async def until(w: World, there: Callable[[StoredTable], bool], number: int = 1, seed: int = 5) -> StoredTable:
    """The game played on by the service, in no virtual time, until it is `there`; then painted."""
    now = await as_bot(w, scripted_tables.until(tables(w), await look(w, number), there, Random(seed)))
    await w.later(PAINTED)
    return now


def member_to_act(w: World, now: StoredTable) -> MemberActor:
    """The member whose turn it is."""
    assert now.to_act is not None
    sitter = now.table.seats[now.to_act]
    assert sitter is not None
    return next(member for member in w.members if member.id == sitter.user)


def press_of(button: MessageButton) -> Press | None:
    match = BUTTON_TEMPLATE.fullmatch(button.custom_id or "")
    return None if match is None else read(match)


def offered(message: ResponseMessage, verb: Verb = Verb.ACT) -> list[MessageButton]:
    """The buttons of a message that can be pressed and ask for `verb`."""
    found = [(button, press_of(button)) for button in buttons(message) if not button.disabled]
    return [button for button, press in found if press is not None and press.verb is verb]


def pattern(verb: Verb, subject: int | str = r"\d+", index: int | str = r"\d+") -> str:
    """The custom id of a button as `w.click` wants it."""
    return rf"bower:{verb}:{subject}:\d+:{index}"


def table_message(w: World, number: int = 1) -> ResponseMessage:
    """The newest public message with buttons of a table."""
    posted = [message for message in w.public() if not message.content]  # calls have buttons, too
    found = [message for message in posted if any(_of(button, number) for button in buttons(message))]
    assert found, f"no message of table {number} among {[text(message) for message in w.public()]}"
    return found[-1]


def _of(button: MessageButton, number: int) -> bool:
    press = press_of(button)
    return press is not None and press.subject == number


def calls(w: World) -> list[str]:
    """The calls that stand: messages with a text of their own."""
    return [message.content for message in w.public() if message.content]


async def open_hand(w: World, member: MemberActor, number: int = 1) -> ResponseMessage:
    """Press My hand; the panel."""
    await w.click(member, table_message(w, number), pattern(Verb.HAND, number))
    return w.panel(member)


async def menu_of(w: World, member: MemberActor, number: int = 1) -> ResponseMessage:
    """The menu *More...* of a table, opened from its message."""
    await w.click(member, table_message(w, number), pattern(Verb.MORE, number))
    return w.panel(member)


async def on_turn(w: World, **game: Any) -> tuple[StoredTable, MemberActor, ResponseMessage]:
    """A game that has `begun`, at the first turn of a member; with the open hand."""
    await begun(w, **game)
    now = await until(w, lambda now: now.to_act is not None)
    member = member_to_act(w, now)
    return now, member, await open_hand(w, member)


async def press_turn(
    w: World, number: int = 1, choose: Callable[[list[MessageButton]], MessageButton] = lambda found: found[0]
) -> InteractionResult:
    """The member whose turn it is opens the hand, unless a panel offers something, and presses an action."""
    member = member_to_act(w, await look(w, number))
    open_panels = panels(w.env, member)
    panel = open_panels[-1] if open_panels and offered(open_panels[-1]) else await open_hand(w, member, number)
    button = choose(offered(panel))
    return await w.click(member, panel, str(button.custom_id))


def sitting(now: StoredTable) -> list[str | None]:
    """Names by seat; computers are called so."""
    return [None if s is None else "computer" if s.is_computer else s.name for s in now.table.seats]


def is_over(now: StoredTable) -> bool:
    return now.table.status is Status.OVER


def answer(result: InteractionResult) -> str:
    """What the member reads: the answer, or else the message that followed."""
    messages = [message for message in (result.response, *result.followups) if message is not None]
    assert messages, "no answer"
    return text(messages[-1])


async def forge(
    w: World, member: MemberActor, message: ResponseMessage, custom_id: str, *values: str
) -> InteractionResult:
    """A press that no panel offers to this member: any custom id, said to be on any message he may see."""
    stored = copy.deepcopy(w.env.backend.get_message(message.channel_id, message.id))
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values else 2}
    part: dict[str, Any] = {"type": data["component_type"], "custom_id": custom_id}
    if values:
        data["values"] = list(values)
        part["options"] = [{"label": value, "value": value} for value in values]
    else:
        part |= {"style": 2, "label": "forged"}
    stored.components.append({"type": 1, "components": [part]})  # discord.py drops presses of what is not there
    result = await actors._component_interaction(member, stored, data)
    assert result.acknowledged, f"{custom_id} was not answered"
    return result


async def forge_form(
    w: World, member: MemberActor, message: ResponseMessage, custom_id: str, typed: str
) -> InteractionResult:
    """A form that was never opened, with any custom id and text."""
    data = {
        "custom_id": custom_id,
        "components": [{"type": 18, "component": {"type": 4, "custom_id": "text", "value": typed}}],
    }
    backend = w.env.backend
    where = ChannelHandle(w.env, w.guild, backend.get_channel(message.channel_id))
    shown = {"message": dict(message_payload(backend, backend.get_message(message.channel_id, message.id)))}
    result = await actors._dispatch_actor_interaction(
        member, InteractionType.MODAL_SUBMIT, where, data, extra=shown, source_message_id=message.id
    )
    assert result.acknowledged, f"{custom_id} was not answered"
    return result


async def kept(w: World, of: Collection[str] = ()) -> dict[str, Any]:
    """Everything in the database, but for where tables are shown and when the bot was last alive; or these tables."""

    async def rows() -> dict[str, Any]:
        async with bower(w).services.database.read() as connection:
            return {
                table.name: sorted(map(tuple, await connection.execute(select(*_columns(table)))), key=repr)
                for table in schema.METADATA.sorted_tables
                if table is not schema.life and (not of or table.name in of)
            }

    return await as_bot(w, rows())


def _columns(table: Table) -> list[Any]:
    return [column for column in table.columns if not column.name.startswith(("message_", "ping_"))]
