"""The program from which workers are forked: `python -m bot.workers.fork_server MODULE...`. It ends when the bot ends.

It calls `warm_up` of each module once, compiled code included, so that a worker has only what it changes for itself
and is there in milliseconds. It runs no task and has no thread: a copy of a process with threads may hang on a lock
that one of them held. Its input is a socket: each message asks for a worker of a niceness and brings the socket for
its tasks.

A worker gets tasks through that socket, and its results go there. A thread reads it: when it ends, also because the bot
was killed, the worker ends at once, in the middle of a task if need be.
"""

import contextlib
import gc
import os
import signal
import socket
import sys
import threading
from importlib import import_module
from queue import SimpleQueue
from typing import NoReturn

from bot.capacity import leave_numba_out_if_small
from bot.workers.frames import LENGTH, Fault, call, pack, unpack


def main() -> None:
    """Load everything, then fork a worker for each message until the input ends."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # the bot gets them too, and may still want a result
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for workers
    leave_numba_out_if_small()
    for name in sys.argv[1:]:
        import_module(name).warm_up()
    gc.collect()
    gc.freeze()  # else collecting garbage writes to every page, and each worker gets its own copy
    asked = socket.socket(fileno=0)
    while True:
        message, descriptors, _, _ = socket.recv_fds(asked, 1, 1)
        if not message:
            return
        for descriptor in descriptors:
            with contextlib.suppress(OSError):  # of fork: the bot asks again
                if os.fork() == 0:
                    asked.close()
                    _work(socket.socket(fileno=descriptor), niceness=message[0])
            os.close(descriptor)


def _work(bot: socket.socket, *, niceness: int) -> NoReturn:
    """Say who this is, then run tasks until the socket ends."""
    _be_nice(niceness)
    tasks: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(bot, tasks), daemon=True).start()
    result = pack(os.getpid())
    try:
        while True:
            bot.sendall(result)
            result = _run(tasks.get())
    except OSError:
        os._exit(0)  # nobody reads the results


def _be_nice(niceness: int) -> None:
    if niceness and hasattr(os, "sched_setscheduler"):
        with contextlib.suppress(OSError):  # a bot of real-time priority leaves it to its workers, and makes nice void
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))
    os.nice(niceness)


def _run(task: bytes) -> bytes:
    try:
        function, arguments = unpack(task)
        return pack(call(function, arguments))
    except Exception as fault:  # the task cannot be unpickled here, or its result cannot be pickled
        return pack(Fault(type(fault).__name__))


def _read(bot: socket.socket, tasks: SimpleQueue[bytes]) -> None:
    source = bot.makefile("rb")
    with contextlib.suppress(OSError):
        while len(head := source.read(LENGTH.size)) == LENGTH.size:
            tasks.put(source.read(*LENGTH.unpack(head)))
    os._exit(0)


if __name__ == "__main__":
    main()
