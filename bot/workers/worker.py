"""The program of a worker process: `python -m bot.workers.worker NICENESS MODULE`. It ends when the bot ends.

Tasks come through standard input, results go to standard output. A thread reads the input: when it ends, also because
the bot was killed, the process ends at once, in the middle of a task if need be.
"""

import contextlib
import os
import signal
import sys
import threading
from importlib import import_module
from queue import SimpleQueue
from typing import BinaryIO, NoReturn

from bot.workers.frames import LENGTH, READY, Fault, call, pack, unpack


def main() -> NoReturn:
    """Warm up, say so, then run tasks until the input ends."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the bot gets them too, and may still want a result
    results = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a task prints must not get among the results
    _be_nice(int(sys.argv[1]))
    tasks: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, tasks), daemon=True).start()
    import_module(sys.argv[2]).warm_up()  # may load numba: signals and input are dealt with first
    result = pack(READY)
    try:
        while True:
            results.write(result)
            results.flush()
            result = _run(tasks.get())
    except OSError:
        os._exit(0)  # nobody reads the results


def _be_nice(niceness: int) -> None:
    if niceness and hasattr(os, "sched_setscheduler"):
        with contextlib.suppress(OSError):  # a bot of real-time priority leaves it to its workers, and makes nice void
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    if hasattr(os, "nice"):
        os.nice(niceness)


def _run(task: bytes) -> bytes:
    try:
        function, arguments = unpack(task)
        return pack(call(function, arguments))
    except Exception as fault:  # the task cannot be unpickled here, or its result cannot be pickled
        return pack(Fault(type(fault).__name__))


def _read(source: BinaryIO, tasks: SimpleQueue[bytes]) -> None:
    with contextlib.suppress(OSError):
        while len(head := source.read(LENGTH.size)) == LENGTH.size:
            tasks.put(source.read(*LENGTH.unpack(head)))
    os._exit(0)


if __name__ == "__main__":
    main()
