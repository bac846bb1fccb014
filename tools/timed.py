"""`python tools/timed.py NAME COMMAND...`: runs a command, then prints its time by the clock and of the processor.

The processor's time is that of the command and of all processes it has waited for.
"""

import resource
import subprocess
import sys
import time


def main(name: str, *command: str) -> int:
    """Run it, and give its exit code."""
    begun = time.monotonic()
    code = subprocess.run(command, check=False).returncode
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    clock = _minutes(time.monotonic() - begun)
    print(f"{name}: {clock} by the clock, {_minutes(used.ru_utime + used.ru_stime)} of processor time", flush=True)
    return code


def _minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
