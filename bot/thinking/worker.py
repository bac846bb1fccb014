"""A thinking process: `python -m bot.thinking.worker NICENESS`. It ends when the bot does, however the bot ends.

Standard input brings functions with their arguments, standard output takes the answers. A thread of its own reads: at
the end of the input, which a kill of the bot is as well, the process ends in the middle of whatever it thinks.
"""

import contextlib
import os
import signal
import sys
import threading
from queue import SimpleQueue
from typing import BinaryIO, NoReturn

from bot.thinking.frames import LENGTH, READY, Fault, carried_out, packed, unpacked


def main() -> NoReturn:
    """Warm up, say so, then think until the input ends."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)  # they are for the bot, which may still want an answer
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what anything prints must not get among the answers
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    tasks: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(sys.stdin.buffer, tasks), daemon=True).start()
    _warm_up()
    answer = packed(READY)
    try:
        while True:
            answers.write(answer)
            answers.flush()
            answer = _answer(tasks.get())
    except OSError:
        os._exit(0)  # nobody is there to hear it


def _answer(task: bytes) -> bytes:
    try:
        function, arguments = unpacked(task)
        return packed(carried_out(function, arguments))
    except Exception as fault:  # cannot be unpickled here, or the answer cannot be pickled
        return packed(Fault(type(fault).__name__))


def _read(tasks_from: BinaryIO, tasks: SimpleQueue[bytes]) -> None:
    with contextlib.suppress(OSError):
        while len(head := tasks_from.read(LENGTH.size)) == LENGTH.size:
            tasks.put(tasks_from.read(*LENGTH.unpack(head)))
    os._exit(0)


def _warm_up() -> None:
    from bot.thinking.warming import warm_up

    warm_up()


if __name__ == "__main__":
    main()
