"""What a test expects to be refused: `with refused(Code.STALE): ...`, or a command to a table or a contest."""

from collections.abc import Generator, Mapping
from contextlib import contextmanager
from typing import Any

import pytest

from bot.tables.commands.life import Rematch
from engine import Refused


@contextmanager
def refused(
    code: str, data: Mapping[str, Any] | None = None, of: type[Refused] = Refused
) -> Generator[pytest.ExceptionInfo[Refused]]:
    """Fails unless what is done inside is refused with this code, and this data where some is given."""
    with pytest.raises(of) as refusal:
        yield refusal
    assert (refusal.value.code, type(refusal.value.code)) == (code, type(code))
    assert data is None or refusal.value.data == data


async def code_of(door: Any, number: int, command: Any) -> str:
    """The code of a command's refusal by `Tables` or `Contests`, which changes nothing."""
    before = await door.load(number)
    with pytest.raises(Refused) as refusal:
        await (door.rematch(number, command) if isinstance(command, Rematch) else door.do(number, command))
    assert await door.load(number) == before
    return refusal.value.code
