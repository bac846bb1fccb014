"""Every refusal ends with the way on, in each language: a command, or what to do; or `no_way_on.toml` says why not.

Of 35e905d0: "That table is gone.", "There are no rules by that name.", and some fifty more that ended there.
"""

import importlib
import pkgutil
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from pathlib import Path

import pytest

import bot
import engine
from bot.texts.catalogue import keys
from tests.bot.panel_checks import LANGUAGES
from tests.texts.patterns import TEXTS

LISTED = tomllib.loads((Path(__file__).parent / "no_way_on.toml").read_text(encoding="utf-8"))
COMMAND = re.compile(r"`/[a-z]+( [a-z-]+)?`")
DEEDS = {
    "en": re.compile(
        r"(?<!\w)(ask|bid|call|check|choose|close|delete|finish|give|let|look|merge|name|open|play|please|press|report|set|sign"
        r"|start|try|type|use|wait|write)\b",
        re.IGNORECASE,
    ),
    "it": re.compile(
        r"(?<!\w)(aggiungi|apri(ne)?|aspetta|avvisa|chiama|chiedi(l[oi])?|controlla(la)?|dai|dichiara|elimina(ne)?|fammelo|falla"
        r"|fini(sci|te)(ne|la)?|giocale|imposta|indica|iscriviti|lascia(la)?|meglio|premi|rigiocate|riguardalo|riprova|segnala"
        r"|scegli(ne)?|scrivi(l[oa])?|siediti|termina(la)?|unisci(li)?|usa)\b",
        re.IGNORECASE,
    ),
    "fr": re.compile(r"(?:^|[.:;,] |= )(?:puis |puis de |ou )?(\w+ez\b|mieux vaut)", re.IGNORECASE),
}
"""Words that tell somebody what to do; in French, what begins a clause and ends in -ez."""


def codes() -> Iterator[str]:
    """The codes of everything that is refused: enumerations of keys of the catalogue."""
    known = keys("en")
    for package in (engine, bot):
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            if ".demo" in module.name or "__main__" in module.name or ".migrations" in module.name:
                continue
            for name, each in vars(importlib.import_module(module.name)).items():
                if isinstance(each, type) and issubclass(each, StrEnum) and name.endswith(("Code", "Refusal")):
                    yield from (member.value for member in each if member.value in known)


def sentences(language: str) -> dict[str, str]:
    """All messages of a language as they are written, by key."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted((TEXTS / language).glob("*.ftl")))
    return dict(re.findall(r"^([a-z][a-z0-9-]*) = ?(.*(?:\n .+)*)", text, re.MULTILINE))


def test_the_lists_are_of_refusals_that_there_are() -> None:
    listed = Counter(key for each in LISTED["exception"] for key in each["keys"])
    assert [key for key, times in listed.items() if times > 1] == []
    assert set(listed) - set(codes()) == set()
    assert all(len(each["reason"]) > 20 for each in LISTED["exception"])


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_refusal_names_the_way_on(language: str) -> None:
    found, excepted = sentences(language), {key for each in LISTED["exception"] for key in each["keys"]}
    wanted = sorted(set(codes()) - excepted)
    assert len(wanted) > 100
    without = [
        f"{key}: {found[key]}"
        for key in wanted
        if not (COMMAND.search(found[key]) or DEEDS[language].search(found[key]))
    ]
    assert not without, "\n".join(without)
