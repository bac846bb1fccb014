"""What a seat has said stands on its plate in whole, in every language."""

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.pictures import plates
from bot.pictures.hands import ChairPicture
from bot.pictures.lettering import Lettering
from bot.pictures.studio import render
from bot.texts.catalogue import say
from tests.bot.panel_checks import LANGUAGES
from tests.bot.pictures.sample_pictures import sample_bidding
from tests.texts.patterns import TEXTS

BIDS = {"said-bid": {"bid": "7"}}
CATALOGUE = "\n".join(path.read_text(encoding="utf-8") for path in sorted((TEXTS / "en").glob("*.ftl")))
WORDS = re.findall(r"^(said-[a-z-]+) =", CATALOGUE, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_never_cut(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut, seen = set[str](), set[str]()
    write = plates.lettering.write

    def note(text: str, *args: Any, **options: Any) -> Lettering:
        line = write(text, *args, **options)
        seen.add(text)
        cut.update([text] if line.cut else [])
        return line

    monkeypatch.setattr(plates.lettering, "write", note)
    words = sorted({say(language, key, **BIDS.get(key, {})) for key in WORDS})
    for one, other in zip(words[::2], [*words[1::2], words[0]], strict=False):
        said = (one, other, other, one)  # both at the sides, where plates are the narrowest
        table = sample_bidding()
        seats = tuple(replace(seat, said=word) for seat, word in zip(table.seats, said, strict=True))
        render(ChairPicture(table=replace(table, seats=seats), chair=0))
    assert seen >= set(words)
    assert cut & set(words) == set()
