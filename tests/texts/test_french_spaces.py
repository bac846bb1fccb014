"""French breaks no line before `;:!?%»` or after «: the files hold plain spaces, the loaded catalogue does not."""

import re

import pytest

from bot.texts.catalogue import LANGUAGES, say
from tests.suite import rest
from tests.texts.known import forms
from tests.texts.patterns import TEXTS, messages

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


@pytest.mark.parametrize(
    "value", ["Qui ? Moi !", "<t:1700000000:R>", "<:king:42>", "12:30", "https://example.org/?b=c:d"]
)
def test_values_keep_their_spaces(value: str) -> None:
    assert say("fr", "hand-until", until=value).endswith(value)


def test_code_keeps_its_spaces() -> None:
    said = say("fr", "help-start")
    assert "`" in said
    assert not any(re.search(f"[{NARROW}{WIDE}]", code) for code in re.findall(r"`[^`]*`", said))
