"""The protocol between the bot and a worker process: pickled values, each after its length."""

import pickle
import struct
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any, Final, final

LENGTH: Final = struct.Struct("!I")


@final
@dataclass(frozen=True, slots=True)
class TaskResult:
    """What a function returned."""

    value: object


@final
@dataclass(frozen=True, slots=True)
class Fault:
    """A function raised an exception. Only its class and its place in the code: the message may contain a card."""

    where: str


def pack(value: object) -> bytes:
    """Pickle a value and put its length before it."""
    body = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def unpack(body: bytes) -> Any:
    """Unpickle a value without its length; only for what `pack` made in this program."""
    return pickle.loads(body)  # noqa: S301 - from our own process, through a pipe that nobody else has


def call(function: Callable[..., object], arguments: tuple[object, ...]) -> TaskResult | Fault:
    """Call a function, and catch what it raises."""
    try:
        return TaskResult(function(*arguments))
    except Exception as fault:
        last = traceback.extract_tb(fault.__traceback__)[-1]
        return Fault(f"{type(fault).__name__} in {PurePath(last.filename).name}:{last.lineno}")
