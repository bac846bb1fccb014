"""The words of each language: quotes, one name for each thing, number forms, lengths; French spaces.

French breaks no line before `;:!?%»` or after «: the files hold plain spaces, the loaded catalogue does not.
"""

import re
from types import MappingProxyType
from typing import Final

import pytest

from bot.texts.catalogue import LANGUAGES, say
from tests.cases import for_all
from tests.suite import rest
from tests.texts.kinds import KINDS
from tests.texts.known import CHECKS, forms, known, never_zero
from tests.texts.patterns import TEXTS, counts_in, messages

VERB: Final = MappingProxyType(
    {
        "en": r"(?!(?:The|An?|Your|This|Who|What|Where|When|How|Whether)\b)[A-Z][a-z]+\b",
        "it": r"(?!(?:La|Una)\b)[A-Z]\w+[ai]\b",
        "fr": r"(?:Se |S’)?\w+(?:er|ir|re)\b",
    }
)
"""How a description begins: in Italian with an imperative, in French with an infinitive; in English not with a noun."""


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_no_message_has_a_fault_that_is_not_known(language: str, check: str) -> None:
    listed, found = known(language)[check], CHECKS[check](language)
    assert {key: found[key] for key in found if key not in listed} == {}
    gone = [key for key in listed if key not in found]
    assert gone == [], "put right: take them out with `python -m tests.texts.known`"


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
MARK = {"rating-provisional"}
"""Its sign is no punctuation: 1024?"""


@rest
def test_no_french_line_breaks_before_a_sign() -> None:
    said = {key: forms("fr", key) for key in messages("fr")}
    assert {key: texts for key, texts in said.items() if any(map(WRONG.search, texts))}.keys() == MARK
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
