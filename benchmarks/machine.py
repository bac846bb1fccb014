"""What the figures were measured on."""

import platform
from pathlib import Path


def machine() -> dict[str, str]:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    names = [line.split(":")[1].strip() for line in lines if line.startswith("model name")]
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "processor": f"{names[0]}, {len(names)} cores" if names else platform.processor(),
    }


def how(*, compiled: bool) -> str:
    """The players' code as it ran."""
    return "compiled" if compiled else "plain"
