"""The words of each language: quotes, one name for each thing, number forms, lengths, verbs; French spaces.

French breaks no line before `;:!?%»` or after «: the files hold plain spaces, the loaded catalogue does not. Names of
an entry are those of one member or of two: no sentence has a verb beside them that fits only one.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

import pytest

from bot.contests.templates import Template
from bot.panels.contests.log import happening_text
from bot.panels.contests.voice import ContestVoice
from bot.texts.catalogue import LANGUAGES, say
from tests.bot.panels.largest_contests import stored_of
from tests.cases import for_all
from tests.suite import rest
from tests.texts.patterns import TEXTS, choices, counts_in, everything_said, explicit, messages

Faults = Mapping[str, str]
"""What is wrong with each message that has a fault."""


class Kind(NamedTuple):
    longest: int
    keys: re.Pattern[str]


KINDS: Final = MappingProxyType(
    {
        # labels of buttons: a row of three fits a phone
        "button": Kind(
            24,
            re.compile(
                r"(league-)?button-.*|bid-(?!pass-).*|bid-pass-.*|beside-.*"
                r"|confirm-.*-(yes|no)|.*-confirm-.*yes|more-sit|talk-rule-.*|reaction-(?!said).*"
                r"|review-(game|first|previous|next|page|share)"
                r"|(board|audit|verify|history)-(older|newer|previous|next|page|share|find-me)|history-back"
                r"|replay-(first|back|next|last|share)|privacy-delete-yes|stats-page-.*\.short|topic-.*"
                r"|league-(view|template)-[a-z]+|season-confirm-yes"
            ),
        ),
        # the first words of a message, in bold or as a heading, and the stamps of a hand's end
        "headline": Kind(
            40, re.compile(r".*-title|banner-.*|menu-.*|hand-(ordering|naming|discarding|defending|playing.*)")
        ),
        # what stands in one line under the picture of a table, in a ping, or in a list
        "line": Kind(80, re.compile(r"turn-.*|line-.*|status-.*|picture-.*|ping-.*|goal-.*|brief-.*|level-.*\.about")),
    }
)
_CODE: Final = re.compile(r"\{ ?\"[^\"]*\" ?\}|`[^`]*`|<[a-z]*:[^>]*>|https?://\S+|\bbower/1/\S+")
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
    return tomllib.loads((Path(__file__).parent / "terms.toml").read_text(encoding="utf-8"))


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
    return frozenset(tomllib.loads((Path(__file__).parent / "never_zero.toml").read_text(encoding="utf-8"))["keys"])


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


VERB: Final = MappingProxyType(
    {
        "en": r"(?!(?:The|An?|Your|This|Who|What|Where|When|How|Whether)\b)[A-Z][a-z]+\b",
        "it": r"(?!(?:La|Una)\b)[A-Z]\w+[ai]\b",
        "fr": r"(?:Se |S’)?\w+(?:er|ir|re)\b",
    }
)
"""How a description begins: in Italian with an imperative, in French with an infinitive; in English not with a noun."""


@pytest.mark.parametrize("check", [other_terms, straight_quotes, number_forms, too_long])
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_no_message_has_a_fault(language: str, check: Callable[[str], Mapping[str, str]]) -> None:
    assert check(language) == {}


def test_each_kind_of_message_is_there() -> None:
    for kind in KINDS.values():
        assert sum(bool(kind.keys.fullmatch(key)) for key in messages("en")) > 20


def test_a_number_that_is_never_0_belongs_to_a_message() -> None:
    assert [key for key in never_zero() if not counts_in("fr", key)] == []


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_descriptions_of_commands_begin_with_a_verb(language: str) -> None:
    said = {key: each.source for key, each in messages(language).items() if key.startswith("cmd-")}
    assert len(said) > 60
    assert {key: text for key, text in said.items() if not re.match(VERB[language], text)} == {}


NARROW, WIDE = "\N{NARROW NO-BREAK SPACE}", "\N{NO-BREAK SPACE}"
WRONG = re.compile(rf"(?<![{NARROW}!?])[;!?%]|(?<!{WIDE})»|(?<!{WIDE}):(?=\s|$)|«(?!{WIDE})|{NARROW}(?![;!?%])")


@rest
def test_no_french_line_breaks_before_a_sign() -> None:
    said = {key: forms("fr", key) for key in messages("fr")}
    assert {key: texts for key, texts in said.items() if any(map(WRONG.search, texts))} == {}
    assert sum(NARROW in text or WIDE in text for texts in said.values() for text in texts) > 300


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_the_files_hold_plain_spaces(language: str) -> None:
    for path in (TEXTS / language).glob("*.ftl"):
        assert not re.search(f"[{NARROW}{WIDE}]", path.read_text(encoding="utf-8")), path.name


@for_all(value=["Qui ? Moi !", "<t:1700000000:R>", "<:king:42>", "12:30", "https://example.org/?b=c:d"])
def test_values_keep_their_spaces(value: str) -> None:
    assert say("fr", "hand-until", until=value).endswith(value)


def test_code_keeps_its_spaces() -> None:
    said = say("fr", "help-commands")
    assert "`" in said
    assert not any(re.search(f"[{NARROW}{WIDE}]", code) for code in re.findall(r"`[^`]*`", said))


SINGULAR = {
    "en": "is|was|has|plays|sits|leads|does|wins|loses|needs|goes|keeps|looks|wants|gets|waits|stays|leaves|comes",
    "it": "è|era|ha|gioca|guida|vince|perde|va|tiene|cerca|vuole|aspetta|resta|lascia|viene|partecipa|può|vorrebbe",
    "fr": "est|était|a|joue|mène|gagne|perd|va|garde|cherche|veut|attend|reste|quitte|vient|participe|peut|voudrait",
}
"""Verbs of one person. A placeholder whose name is in the plural may stand for several, `$entrant` for one or two."""


@pytest.mark.parametrize("language", SINGULAR)
def test_no_verb_beside_names_is_that_of_one(language: str) -> None:
    verb = re.compile(rf"\{{ \$(names|entrant|pair|winners) \}}(,? (n’|ne |non )?)({SINGULAR[language]})\b")
    wrong = [
        line
        for path in sorted((TEXTS / language).glob("*.ftl"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if verb.search(line)
    ]
    assert wrong == []


@pytest.mark.parametrize(("language", "said"), [("en", "Out: "), ("it", "Fuori: "), ("fr", "Retrait\u00a0: ")])
@pytest.mark.parametrize(("template", "names"), [(Template.CUP, 2), (Template.HUSTLE, 1)])
def test_whoever_is_out_is_named_after_the_word(template: Template, names: int, language: str, said: str) -> None:
    text = happening_text(ContestVoice(stored_of(template, 8), language), "left", {"entrant": 1})
    assert text.startswith(said)
    assert text.removeprefix(said).count(" & ") == names - 1


def test_no_participle_fits_one_gender_of_the_reader() -> None:
    """Of a bell: "Ici, vous êtes appelé de 20:00 à 23:00", and at the end of a game: "Vous êtes descendu à 0"."""
    fits_one = re.compile(r"\b[Vv]ous (n’)?(êtes|serez|restez)( pas| plus| déjà)? \w+(é|i|u)\b(?<!parmi)(?<! ou)")
    lines = [
        line for path in sorted((TEXTS / "fr").glob("*.ftl")) for line in path.read_text(encoding="utf-8").splitlines()
    ]
    assert [line for line in lines if fits_one.search(line)] == []
