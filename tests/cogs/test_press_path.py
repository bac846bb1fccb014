"""How far it is from a press to the rules, by our own frames, and how many presses the commonest ways take."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

import pytest

import engine
from bot.panels.core.custom_ids import Verb
from bot.tables.model import Status
from engine import Action, Phase, State
from tests.bot.scripted_tables import phase
from tests.cogs.scenes import begun, is_over, lobby, look, offered, on_turn, open_hand, pattern, table_message, until
from tests.suite import rest
from tests.world import World, selects

if TYPE_CHECKING:
    from simcord import MemberActor, ResponseMessage


ROOT = Path(engine.__file__).parents[1]
OURS = tuple(f"{ROOT / package}/" for package in ("engine", "bot", "cogs"))
MOST = 9
PATH = [
    ("cogs/interactions/components.py", "callback"),
    ("cogs/interactions/router.py", "dispatch"),
    ("cogs/play.py", "act"),
    ("bot/tables/service.py", "do"),
    ("bot/door.py", "_change"),
    ("bot/tables/door.py", "attempt"),
    ("bot/tables/commands/play.py", "decide"),
    ("bot/tables/game.py", "play_action"),
    ("engine/game.py", "apply"),
]


def called(frame: FrameType | None) -> list[FrameType]:
    """The frames of the current task, the outermost first."""
    found = []
    while frame is not None:
        found.append(frame)
        frame = frame.f_back
    return found[::-1]


def awaited(task: asyncio.Task[Any]) -> Iterator[FrameType]:
    """The frames of a task that waits, the outermost first."""
    coroutine: Any = task.get_coro()
    while coroutine is not None and getattr(coroutine, "cr_frame", None) is not None:
        yield coroutine.cr_frame
        coroutine = coroutine.cr_await


def waiting_for(task: asyncio.Task[Any]) -> list[asyncio.Task[Any]]:
    """The tasks that wait for another one, also behind a shield."""
    futures: list[Any] = [task]
    for callback, _ in task._callbacks or ():  # type: ignore[attr-defined]
        cells = [cell.cell_contents for cell in getattr(callback, "__closure__", None) or ()]
        futures += [each for each in cells if asyncio.isfuture(each)]
    others = [each for each in asyncio.all_tasks() if each is not task]
    return [each for each in others if any(each._fut_waiter is future for future in futures)]  # type: ignore[attr-defined]


def from_callback(task: asyncio.Task[Any], frames: list[FrameType]) -> list[FrameType] | None:
    """The frames of a task and of those that wait for it, back to the component's callback."""
    begins = next((nth for nth, each in enumerate(frames) if each.f_code.co_name == "callback"), None)
    if begins is not None:
        return frames[begins:]
    found = (from_callback(each, [*awaited(each), *frames]) for each in waiting_for(task))
    return next((each for each in found if each is not None), None)


def own_frames() -> list[tuple[str, str, int]]:
    """File, function and line of each of our frames, from the component's callback to the caller."""
    task = asyncio.current_task()
    assert task is not None
    frames = from_callback(task, called(sys._getframe(1)))
    assert frames is not None, "no task waits that began with a callback"
    ours = [each for each in frames if each.f_code.co_filename.startswith(OURS)]
    return [(str(Path(each.f_code.co_filename).relative_to(ROOT)), each.f_code.co_name, each.f_lineno) for each in ours]


@rest
async def test_few_frames_are_between_a_press_and_the_rules(w: World, monkeypatch: pytest.MonkeyPatch) -> None:
    paths: list[list[tuple[str, str, int]]] = []
    apply = engine.apply

    def spied(state: State, action: Action) -> State:
        code = apply.__code__
        own = (str(Path(code.co_filename).relative_to(ROOT)), code.co_name, code.co_firstlineno)
        paths.append([*own_frames(), own])
        return apply(state, action)

    _, member, panel = await on_turn(w)
    monkeypatch.setattr(engine, "apply", spied)
    await w.click(member, panel, str(offered(panel)[0].custom_id))
    path = paths[0]
    listed = "\n".join(f"{file}:{line} {name}" for file, name, line in path)
    assert [(file, name) for file, name, _ in path] == PATH, listed
    assert len(path) <= MOST


@dataclass
class Presses:
    """Presses buttons and picks from menus, and counts both."""

    w: World
    count: int = 0

    async def click(self, member: MemberActor, message: ResponseMessage, button: str) -> None:
        self.count += 1
        await self.w.click(member, message, button)

    async def pick(self, member: MemberActor, message: ResponseMessage, choice: Any) -> None:
        self.count += 1
        (menu,) = (each["custom_id"] for each in selects(message))
        await member.select(message, [choice], custom_id=menu)


async def _until_asked(w: World, member: MemberActor) -> ResponseMessage:
    """The member's panel once it offers something to do."""
    for _ in range(40):
        panel = w.panel(member)
        if offered(panel):
            return panel
        await w.later(1)
    raise AssertionError("nothing is asked")


async def test_from_an_empty_channel_to_the_first_card_it_is_a_bid_and_the_card(w: World) -> None:
    ann, press = w.members[0], Presses(w)
    assert w.public() == []
    await ann.slash(w.channel, "euchre")
    while True:
        panel = await _until_asked(w, ann)
        playing = phase((await look(w)).state) is Phase.PLAYING
        await press.click(ann, panel, str(offered(panel)[0].custom_id))
        if playing:
            break
    assert press.count == 2


async def test_the_next_game_is_one_press(w: World) -> None:
    await begun(w)
    await until(w, lambda now: now.to_act is not None)
    ann, press = w.members[0], Presses(w)
    panel = await open_hand(w, ann)
    await until(w, is_over)
    await press.click(ann, panel, pattern(Verb.REMATCH, 1))
    assert (await look(w, 2)).table.status is Status.PLAYING
    assert press.count == 1


async def test_a_friend_is_invited_by_two(w: World) -> None:
    await lobby(w)
    ann, ben, *_ = w.members
    press, before = Presses(w), len(w.public())
    await press.click(ann, table_message(w), pattern(Verb.INVITE, 1))
    await press.pick(ann, w.panel(ann), ben)
    assert len(w.public()) == before + 1
    assert press.count == 2
