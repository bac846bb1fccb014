"""Outgoing payloads against Discord's published API description, where that description is at hand.

The description is no part of the project. It is in the folder that `BOWER_DISCORD_SPEC` names, or beside the checkout;
a test that needs it is skipped without it.
`check` is for one payload, `faults` for everything a stand-in or SimCord recorded.
"""

import importlib.util
import os
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from tests.requirements import require_or_skip

BESIDE = Path(__file__).resolve().parents[2] / "shared" / "discord-spec"
FOLDER = Path(os.environ.get("BOWER_DISCORD_SPEC", BESIDE))
CHECKED = frozenset({"POST", "PUT", "PATCH"})
UNDESCRIBED = re.compile(r"/users/@me|/channels/\d+(/threads)?|/guilds/\d+/(scheduled-events(/\d+)?|members/.+)")
"""Routes that the description lacks, without anything to check against."""


class Sent(Protocol):
    """What a recorded request has: the stand-in's and SimCord's both do (SimCord calls the payload `json`)."""

    method: str
    path: str


@cache
def _spec() -> Any:
    """The loaded description, or None where it is absent. jsonschema is only needed when it is there."""
    source, subset = FOLDER / "specvalidate.py", FOLDER / "subset.json"
    if not (source.is_file() and subset.is_file()):
        return None
    found = importlib.util.spec_from_file_location("specvalidate", source)
    assert found is not None
    assert found.loader is not None
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    spec = module.Spec(str(subset))
    spec.V = _quick(spec.V)
    return spec


def _quick(validator: Any) -> Any:
    """The same validator, which looks only once at equal parts of payloads: a button is sent in a hundred messages."""
    from jsonschema.validators import extend
    from orjson import dumps

    plain = validator.VALIDATORS["$ref"]
    sound: set[tuple[str, bytes]] = set()

    def ref(validator: Any, wanted: str, part: Any, schema: Any) -> Iterator[Any]:
        known = (wanted, dumps(part))
        if known not in sound:
            faults = list(plain(validator, wanted, part, schema))
            if not faults:
                sound.add(known)
            yield from faults

    return extend(validator, {"$ref": ref})


def present() -> bool:
    """Whether the description is there to check against."""
    return _spec() is not None


def require() -> None:
    """Skip the running test, saying why, where the description is absent."""
    require_or_skip("spec", present())


def check(method: str, path: str, payload: Any) -> list[str]:
    """What is wrong with one payload; a route that the description lacks must be in `UNDESCRIBED`.

    `path` is without the API's base: `/channels/1/messages`. Skips the running test where the description is absent.
    """
    require()
    if method.upper() not in CHECKED:
        return []
    try:
        found = _spec().check(method.upper(), path, payload, docs=False)
    except KeyError:  # the subset has only the routes a bot like ours writes to
        return [] if UNDESCRIBED.fullmatch(path) else ["no description of this route"]
    # the rules beyond the description read the payload as if it held to it
    return found or _spec().check(method.upper(), path, payload)


def faults(requests: Iterable[Sent]) -> list[str]:
    """All faults of all recorded requests, each with its method and path; the test asserts that there are none."""
    require()
    found: list[str] = []
    for request in requests:
        payload = getattr(request, "payload", None) if hasattr(request, "payload") else getattr(request, "json", None)
        found += [f"{request.method} {request.path}: {fault}" for fault in check(request.method, request.path, payload)]
    return found
