"""A lock for each thing that is changed by one at a time."""

import asyncio
from typing import Generic, TypeVar, final
from weakref import WeakValueDictionary

Key = TypeVar("Key")


@final
class Locks(Generic[Key]):
    """One for each key, for as long as anybody holds it or waits for it."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[Key, asyncio.Lock] = WeakValueDictionary()

    def of(self, key: Key) -> asyncio.Lock:
        """The lock of a key."""
        lock = self._locks.get(key)
        if lock is None:
            lock = self._locks[key] = asyncio.Lock()
        return lock
