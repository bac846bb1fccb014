"""What the desk shows when something changes while a message is on its way to Discord, or waits for its turn."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.panels.core.panel import Panel, Text, Wanted
from bot.posts import Keeps
from bot.store.errors import WriteLost
from cogs.live.desk import Desk
from cogs.live.messages import Sent
from cogs.live.pace import EditPace
from cogs.live.posting import Item, Owner
from tests.clock import FakeClock, LoopTime

GUILD, HERE, THERE = 1, 10, 20


@dataclass(frozen=True)
class Row:
    """What is stored of a message."""

    channel: int = HERE
    posted_in: int | None = None
    message: int | None = None
    shown: str | None = None
    wanted_at: int = 0


class Rows:
    """A source of messages that last; `says` is what each shows, None for nothing."""

    def __init__(self) -> None:
        self.rows: dict[int, Row] = {}
        self.says: dict[int, str | None] = {}
        self.where: dict[int, int] = {}
        self.keeps = Keeps.EDITED
        self.reading = asyncio.Event()
        self.reading.set()
        self.fault: Exception | None = None
        """Why nothing can be stored."""

    async def to_show(self) -> Sequence[int]:
        return tuple(self.rows)

    async def find(self, number: int) -> AsyncIterator[tuple[Item, Wanted | None]]:
        row, words = self.rows[number], self.says[number]
        await self.reading.wait()
        item = Item(
            key=(number,),
            guild=GUILD,
            channel=self.where.get(number, HERE),
            posted_in=row.posted_in,
            message=row.message,
            shown=row.shown,
            keeps=self.keeps,
            nonce=str(number),
            is_current=partial(self._is_current, number, row),
            note=partial(self._note, number),
        )
        yield item, None if words is None else Wanted(say=lambda _: Panel(blocks=(Text(words),)))

    async def _is_current(self, number: int, row: Row) -> bool:
        return self.rows[number] == row

    async def _note(self, number: int, channel: int, message: int | None, shown: str | None, *, done: bool) -> None:
        if self.fault is not None:
            raise self.fault
        self.rows[number] = replace(self.rows[number], posted_in=channel, message=message, shown=shown)


class Discord:
    """Takes messages, each once `taking` is set; one that it has not forgotten is not posted again."""

    def __init__(self) -> None:
        self.taking = asyncio.Event()
        self.taking.set()
        self.shown: dict[int, tuple[int, str]] = {}
        """The channel and the words of each message."""
        self.posted: dict[str, int] = {}
        """Messages of the last minutes by nonce."""
        self.loses_answers = False

    async def send(self, panel: Panel, where: Any, nonce: str, *_: object, **__: object) -> Sent:
        await self.taking.wait()
        message = self.posted.setdefault(nonce, 1 + len(self.shown))
        self.shown.setdefault(message, (where.channel, words_of(panel)))
        self._answer()
        return Sent(message, self.shown[message][1] == words_of(panel))

    async def edit(self, panel: Panel, channel: int, message: int, **_: object) -> bool:
        await self.taking.wait()
        self.shown[message] = channel, words_of(panel)
        self._answer()
        return True

    def _answer(self) -> None:
        if self.loses_answers:
            raise ConnectionResetError


def words_of(panel: Panel) -> str:
    (block,) = panel.blocks
    assert isinstance(block, Text)
    return block.markdown


class Scene:
    """A desk with one source."""

    def __init__(self) -> None:
        self.time, self.rows, self.discord = LoopTime(), Rows(), Discord()
        clock = FakeClock()

        async def settings(_: int) -> SimpleNamespace:
            return SimpleNamespace(language="en")

        async def who_want_pings(users: Sequence[int]) -> Sequence[int]:
            return users

        self.desk = Desk(
            cast("Any", self.discord),
            cast("Any", None),
            servers=cast("Any", SimpleNamespace(get=settings)),
            members=cast("Any", SimpleNamespace(who_want_pings=who_want_pings, pings=True)),
            pace=EditPace(clock),
            clock=clock,
        )
        self.desk.add("row", self.rows)

    async def want(self, number: int, words: str | None) -> None:
        """Something else is wanted, and nothing but Discord is waited for."""
        self.rows.rows.setdefault(number, Row())
        self.rows.says[number] = words
        self.desk.look_at(Owner("row", number))
        await self.time.later(0)

    async def show_nobody(self) -> None:
        """A message is there, and its next edit takes a while."""
        await self.want(1, "nobody")
        await self.time.later(10)
        self.discord.taking.clear()

    async def rest(self) -> None:
        """Discord takes everything from now on, and all is done that is to be done."""
        self.discord.taking.set()
        for _ in range(10):
            await self.time.later(10)


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    made = Scene()
    await made.desk.start()
    yield made
    await made.desk.close()


async def test_what_is_taken_back_while_its_edit_is_on_its_way_is_not_left(scene: Scene) -> None:
    await scene.show_nobody()
    await scene.want(1, "Ann")
    await scene.want(1, "nobody")
    await scene.rest()
    assert scene.discord.shown == {1: (HERE, "nobody")}


async def test_what_is_taken_back_is_not_left_where_its_edit_ends_during_the_look(scene: Scene) -> None:
    await scene.show_nobody()
    await scene.want(1, "Ann")
    scene.rows.reading.clear()
    await scene.want(1, "nobody")
    scene.discord.taking.set()
    await scene.time.later(0)
    assert scene.discord.shown == {1: (HERE, "Ann")}
    scene.rows.reading.set()
    await scene.rest()
    assert scene.discord.shown == {1: (HERE, "nobody")}


async def test_what_is_taken_back_while_its_edit_waits_for_its_turn_is_not_left(scene: Scene) -> None:
    await scene.show_nobody()
    await scene.want(2, "another message")
    await scene.want(1, "Ann")
    await scene.want(1, "nobody")
    await scene.rest()
    assert scene.discord.shown == {1: (HERE, "nobody"), 2: (HERE, "another message")}


async def test_what_moves_while_it_is_on_its_way_is_posted_once(scene: Scene) -> None:
    scene.discord.taking.clear()
    await scene.want(1, "welcome")
    scene.rows.where[1] = THERE
    await scene.want(1, "welcome")
    await scene.rest()
    assert scene.discord.shown == {1: (HERE, "welcome")}


async def test_what_moves_while_it_waits_for_its_turn_is_posted_in_the_new_place(scene: Scene) -> None:
    scene.discord.taking.clear()
    await scene.want(2, "another message")
    await scene.want(1, "welcome")
    scene.rows.where[1] = THERE
    await scene.want(1, "welcome")
    await scene.rest()
    assert sorted(scene.discord.shown.values()) == [(HERE, "another message"), (THERE, "welcome")]


async def test_what_could_not_be_noted_is_posted_once(scene: Scene) -> None:
    scene.rows.fault = WriteLost("the disk is full")
    await scene.want(1, "welcome")
    await scene.time.later(600)
    scene.discord.posted.clear()
    scene.rows.fault = None
    await scene.time.later(600)
    assert scene.discord.shown == {1: (HERE, "welcome")}
    assert scene.rows.rows[1].message == 1


async def test_what_could_not_be_noted_and_is_wanted_again_is_posted_again(scene: Scene) -> None:
    scene.rows.fault = WriteLost("the disk is full")
    await scene.want(1, "welcome")
    scene.rows.fault = None
    scene.rows.rows[1] = Row(wanted_at=1)
    scene.discord.posted.clear()
    await scene.time.later(600)
    assert scene.discord.shown == {1: (HERE, "welcome"), 2: (HERE, "welcome")}
    assert scene.rows.rows[1].message == 2


async def test_what_is_taken_back_is_not_left_where_its_edit_could_not_be_noted(scene: Scene) -> None:
    await scene.show_nobody()
    scene.discord.taking.set()
    scene.rows.fault = WriteLost("the disk is full")
    await scene.want(1, "Ann")
    scene.rows.fault = None
    await scene.want(1, "nobody")
    await scene.rest()
    assert scene.discord.shown == {1: (HERE, "nobody")}


async def test_what_is_taken_back_is_not_left_where_the_answer_to_its_edit_was_lost(scene: Scene) -> None:
    await scene.show_nobody()
    scene.discord.taking.set()
    scene.discord.loses_answers = True
    await scene.want(1, "Ann")
    assert scene.discord.shown == {1: (HERE, "Ann")}
    scene.discord.loses_answers = False
    await scene.want(1, "nobody")
    await scene.rest()
    assert scene.discord.shown == {1: (HERE, "nobody")}


async def test_what_changes_after_the_answer_to_its_posting_was_lost_is_shown(scene: Scene) -> None:
    scene.discord.loses_answers = True
    await scene.want(1, "Ann")
    scene.discord.loses_answers = False
    await scene.want(1, "Ben")
    await scene.rest()
    assert scene.discord.shown == {1: (HERE, "Ben")}
