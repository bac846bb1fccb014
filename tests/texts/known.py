"""The faults of the texts that are known and not yet put right: `tests/texts/known/<language>.toml`.

The tests refuse a fault that is not in the list, and an entry whose fault is gone. `python -m tests.texts.known` takes
out the entries whose faults are gone; it never adds one.
"""

import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

from bot.texts.catalogue import LANGUAGES, say
from tests.texts.kinds import KINDS
from tests.texts.patterns import choices, counts_in, everything_said, explicit, messages

HERE: Final = Path(__file__).parent
Faults = Mapping[str, str]
"""What is wrong with each message that has a fault."""
_CODE: Final = re.compile(r"""\{ ?"[^"]*" ?\}|`[^`]*`|""" r"<[a-z]*:[^>]*>|https?://\S+|\bbower/1/\S+")
_NAMES: Final = re.compile(r"glossary-.*-(names|hidden)")


@lru_cache(maxsize=8192)
def forms(language: str, key: str) -> tuple[str, ...]:
    """All that a message can say, without code, addresses and timestamps."""
    return tuple(_CODE.sub("", each) for each in dict.fromkeys(everything_said(language, key)))


def words(language: str, key: str) -> str:
    """A message as it is written, without code, addresses and timestamps."""
    return _CODE.sub("", messages(language)[key].source)


@cache
def terms() -> Mapping[str, list[dict[str, str]]]:
    return tomllib.loads((HERE / "terms.toml").read_text(encoding="utf-8"))


def other_terms(language: str) -> Faults:
    """Messages that call a thing by another name than the rest."""
    asked = [
        (re.compile(each["not"], re.IGNORECASE), re.compile(each.get("except", "(?!)")), each["say"])
        for each in terms()[language]
    ]
    found: dict[str, str] = {}
    for key in messages(language):
        for word, exempt, better in asked:
            if _NAMES.fullmatch(key) or exempt.fullmatch(key):
                continue
            hit = word.search(words(language, key))
            if hit is not None:
                found[key] = f"“{hit[0]}”: {better}"
    return found


def straight_quotes(language: str) -> Faults:
    """Messages with ' or " outside code."""
    return {key: text for key in messages(language) if re.search("['\"]", text := words(language, key))}


def number_forms(language: str) -> Faults:
    """Messages that say at 0, 1, 2 or 5 what only holds for another number.

    A message that shows its number has to show it at 0, 2 and 5 too, or to have a form for it such as `[0]`; French
    says 0 in the form of 1. Values that are never 0 are in `never_zero`.
    """
    found: dict[str, str] = {}
    for key in messages(language):
        names = choices(language, key).values
        for name in counts_in(language, key):
            others: dict[str, str | int] = dict.fromkeys(names, 2)
            if "777" not in say(language, key, **others | {name: 777}):
                continue
            without = say(language, key, **dict.fromkeys(names, 333) | {name: 333})
            for number in (0, 2, 5):
                if str(number) in explicit(language, key, name) or (number == 0 and key in never_zero()):
                    continue
                text = say(language, key, **dict.fromkeys(names, 333) | {name: number})
                if str(number) not in text.replace(without, ""):
                    found[key] = f"{name} = {number}: {text}"
    return found


@cache
def never_zero() -> frozenset[str]:
    """Messages whose number is at least 1 wherever they are said."""
    return frozenset(tomllib.loads((HERE / "never_zero.toml").read_text(encoding="utf-8"))["keys"])


def too_long(language: str) -> Faults:
    """Buttons, headlines and lines with more characters than a phone shows."""
    found: dict[str, str] = {}
    for key in messages(language):
        kind = next((each for each in KINDS.values() if each.keys.fullmatch(key)), None)
        if kind is None:
            continue
        longest = max(forms(language, key), key=len)
        if len(longest) > kind.longest:
            found[key] = f"{len(longest)} of {kind.longest}: {longest}"
    return found


CHECKS: Final[Mapping[str, Callable[[str], Faults]]] = MappingProxyType(
    {each.__name__: each for each in (other_terms, straight_quotes, number_forms, too_long)}
)


def known(language: str) -> dict[str, list[str]]:
    """The keys of known faults, by the check that finds them."""
    listed: Any = tomllib.loads(_path(language).read_text(encoding="utf-8"))
    return {check: list(listed.get(check, [])) for check in CHECKS}


def prune() -> int:
    """Take out what is put right; the number of entries taken out."""
    gone = 0
    for language in LANGUAGES:
        before = known(language)
        after = {check: [key for key in keys if key in CHECKS[check](language)] for check, keys in before.items()}
        gone += sum(map(len, before.values())) - sum(map(len, after.values()))
        _path(language).write_text("\n".join(_lines(after)), encoding="utf-8")
    return gone


def _path(language: str) -> Path:
    return HERE / "known" / f"{language}.toml"


def _lines(faults: Mapping[str, list[str]]) -> Iterator[str]:
    yield "# Messages with a fault that is known: tests/texts/known.py. Entries only ever go."
    for check, keys in faults.items():
        yield from ("", f"{check} = [", *(f'    "{key}",' for key in sorted(keys)), "]") if keys else ()
    yield ""


if __name__ == "__main__":
    sys.stdout.write(f"{prune()} entries were put right and taken out.\n")
