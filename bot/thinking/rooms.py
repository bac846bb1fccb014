"""Where questions wait for somebody to think about them: a room with processes, or with one thread."""

import asyncio
import contextlib
import logging
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final, Protocol, final

from bot.metrics import WAITING
from bot.thinking.errors import Cause, GaveUp
from bot.thinking.frames import Fault, carried_out, packed
from bot.thinking.process import Thinking

_log = logging.getLogger(__name__)
WARM_SECONDS: Final = 60.0
"""How long a process may take to load everything; a first compilation takes tens of seconds."""
_FIRST_RETRY: Final = 0.5
_LONGEST_RETRY: Final = 60.0

Function = Callable[..., object]


class Room(Protocol):
    """Thinks about what is asked, in the order it is asked."""

    def open(self) -> None:
        """Get ready, without waiting for it."""
        ...

    async def think(self, function: Function, arguments: tuple[object, ...], seconds: float) -> object:
        """What a function gives that may run so long.

        Raises:
            GaveUp: FULL, TIMEOUT, CRASHED, FAULT, CLOSED.
        """
        ...

    async def close(self) -> None:
        """Think no more; who still waits is told."""
        ...


@final
@dataclass(slots=True, eq=False)
class _Question:
    packed: bytes
    seconds: float
    answer: "asyncio.Future[object]"


@final
class ProcessRoom:
    """Thinks in processes of its own; one that dies, or takes too long, is replaced.

    At most `places` questions wait. With `patient`, who asks no longer does not stop what has begun: for short
    questions, since a new process takes longer to warm up. A process with nothing to do for `idle` seconds ends, and
    comes again with the next question.
    """

    def __init__(
        self, name: str, *, processes: int, places: int, niceness: int = 0, patient: bool, idle: float | None = None
    ) -> None:
        self._name = name
        self._processes = processes
        self._places = places
        self._niceness = niceness
        self._patient = patient
        self._idle = idle
        self._waiting: deque[_Question] = deque()
        self._asked = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()
        self._free = 0
        """Processes that wait for a question, or get warm."""
        self._closed = False

    def open(self) -> None:
        """Begin all its processes."""
        while len(self._tasks) < self._processes:
            self._add_process()

    async def think(self, function: Function, arguments: tuple[object, ...], seconds: float) -> object:
        """What a function gives; it and its arguments go through a pipe.

        Raises:
            GaveUp: FULL, TIMEOUT, CRASHED, FAULT, CLOSED.
        """
        if self._closed:
            raise GaveUp(Cause.CLOSED)
        if len(self._waiting) >= self._places:
            raise GaveUp(Cause.FULL)
        question = _Question(packed((function, arguments)), seconds, asyncio.get_running_loop().create_future())
        self._waiting.append(question)
        self._count()
        if self._free < len(self._waiting) and len(self._tasks) < self._processes:
            self._add_process()
        try:
            async with self._asked:
                self._asked.notify()
            return await question.answer
        finally:
            if question in self._waiting:
                self._waiting.remove(question)
                self._count()

    async def close(self) -> None:
        """Kill its processes."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while self._waiting:
            _fail(self._waiting.popleft(), GaveUp(Cause.CLOSED))
        self._count()

    def _add_process(self) -> None:
        self._free += 1
        task = asyncio.create_task(self._serve(), name=f"thinking: {self._name}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self) -> None:
        """One process after another; counts as free except while it answers."""
        failures = 0
        try:
            while True:
                if failures:
                    await asyncio.sleep(min(_FIRST_RETRY * 2 ** (failures - 1), _LONGEST_RETRY))
                failures += 1
                try:
                    thinking = await Thinking.begun(niceness=self._niceness)
                except OSError as fault:
                    _log.warning("no thinking process can be started: %s", fault.strerror)
                    continue
                try:
                    async with asyncio.timeout(WARM_SECONDS):
                        await thinking.warm()
                    failures = 0
                    while (question := await self._next()) is not None:
                        await self._answer(thinking, question)
                except (GaveUp, TimeoutError) as lost:
                    cause = lost.cause if isinstance(lost, GaveUp) else Cause.TIMEOUT
                    _log.info("a thinking process (%s) is replaced: %s", self._name, cause)
                else:
                    return
                finally:
                    await asyncio.shield(thinking.end())
        finally:
            self._free -= 1

    async def _next(self) -> _Question | None:
        """The next question that is still asked; `None` when there was none for too long."""
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(self._idle), self._asked:
                    await self._asked.wait_for(lambda: bool(self._waiting))
            if not self._waiting:
                return None
            question = self._waiting.popleft()
            self._count()
            if not question.answer.done():
                return question

    async def _answer(self, thinking: Thinking, question: _Question) -> None:
        """Answer a question.

        Raises:
            GaveUp: When the process can answer no more.
        """
        self._free -= 1
        asking = asyncio.ensure_future(thinking.answer(question.packed))
        try:
            answer = await self._heard(asking, question)
        except GaveUp as gave_up:
            _fail(question, gave_up)
            if gave_up.cause is not Cause.FAULT:
                raise
        except asyncio.CancelledError:
            _fail(question, GaveUp(Cause.CLOSED))
            raise
        else:
            if not question.answer.done():
                question.answer.set_result(answer)
        finally:
            self._free += 1
            asking.cancel()

    async def _heard(self, asking: "asyncio.Task[object]", question: _Question) -> object:
        until: set[asyncio.Future[object]] = {asking} if self._patient else {asking, question.answer}
        await asyncio.wait(until, timeout=question.seconds, return_when=asyncio.FIRST_COMPLETED)
        if asking.done():
            return asking.result()
        raise GaveUp(Cause.CLOSED if question.answer.done() else Cause.TIMEOUT)

    def _count(self) -> None:
        WAITING.labels(self._name).set(len(self._waiting))


@final
class ThreadRoom:
    """Thinks in one thread of this process, for tests and for machines too small for another. It cannot be stopped."""

    def __init__(self, name: str, *, places: int) -> None:
        self._name = name
        self._places = places
        self._waiting = 0
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=f"thinking-{name}")

    def open(self) -> None:
        """There is nothing to get ready."""

    async def think(self, function: Function, arguments: tuple[object, ...], seconds: float) -> object:
        """What a function gives; after `seconds`, those it waited among them, nobody waits for it any more.

        Raises:
            GaveUp: FULL, TIMEOUT, FAULT, CLOSED.
        """
        if self._waiting > self._places:
            raise GaveUp(Cause.FULL)
        loop = asyncio.get_running_loop()
        self._waiting += 1
        try:
            async with asyncio.timeout(seconds):
                heard = await loop.run_in_executor(self._thread, carried_out, function, arguments)
        except TimeoutError:
            raise GaveUp(Cause.TIMEOUT) from None
        except RuntimeError:
            raise GaveUp(Cause.CLOSED) from None
        finally:
            self._waiting -= 1
        if isinstance(heard, Fault):
            raise GaveUp(Cause.FAULT, heard.where)
        return heard.value

    async def close(self) -> None:
        """Let the thread end, without waiting for what it thinks."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _fail(question: _Question, gave_up: GaveUp) -> None:
    if not question.answer.done():
        question.answer.set_exception(gave_up)
