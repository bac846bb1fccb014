"""What the bot and a thinking process say to each other: pickled values, each behind its length."""

import pickle
import struct
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import PurePath
from typing import Any, Final, final

LENGTH: Final = struct.Struct("!I")
READY: Final = "ready"
"""The first thing a process says, when everything is loaded."""


@final
@dataclass(frozen=True, slots=True)
class Thought:
    """What a function gave."""

    value: object


@final
@dataclass(frozen=True, slots=True)
class Fault:
    """A function raised; what, and where in the code. Not the message: a card may be in it."""

    where: str


def packed(value: object) -> bytes:
    """A value as it goes through a pipe."""
    body = pickle.dumps(value, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(body)) + body


def unpacked(body: bytes) -> Any:
    """What was packed, without its length; only what this program itself has packed."""
    return pickle.loads(body)  # noqa: S301 - from our own process, through a pipe nobody else holds


def carried_out(function: Callable[..., object], arguments: tuple[object, ...]) -> Thought | Fault:
    """What a function gives, or how it fails."""
    try:
        return Thought(function(*arguments))
    except Exception as fault:
        last = traceback.extract_tb(fault.__traceback__)[-1]
        return Fault(f"{type(fault).__name__} in {PurePath(last.filename).name}:{last.lineno}")
