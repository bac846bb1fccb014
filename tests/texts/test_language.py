"""The words of each language: quotes, one name for each thing, number forms, lengths."""

import re
from types import MappingProxyType
from typing import Final

import pytest

from bot.texts.catalogue import LANGUAGES
from tests.texts.kinds import KINDS
from tests.texts.known import CHECKS, known, never_zero
from tests.texts.patterns import counts_in, messages

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
