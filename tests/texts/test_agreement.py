"""Names of an entry are those of one member or of two: no sentence has a verb beside them that fits only one."""

import re

import pytest

from bot.contests.templates import Template
from bot.panels.contests.log import happening_text
from bot.panels.contests.voice import ContestVoice
from tests.bot.panels.largest_contests import stored_of
from tests.texts.patterns import TEXTS

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
