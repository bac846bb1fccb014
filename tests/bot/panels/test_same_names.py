"""No two people in a panel have the same name there: in words, labels, alt texts and pictures."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from importlib import reload

import pytest

from bot.panels.core.panel import Panel
from bot.panels.core.wording import escape, plain, tell_apart
from tests.bot.panels import usual_contests, usual_pages, usual_panels, usual_statistics
from tests.suite import sampled

UNLIKE = ("Qabcdefgha", "Qbcdefghia", "Qcdefghija", "Qdefghijka", "Qefghijkla", "Qfghijklma", "Qghijklmna")
"""About as long as a name with its mark, so that as much is cut."""
ALIKE = {
    "all, en": ("Sam",) * 7,
    "two, it": ("Sam", UNLIKE[1], "Sam", *UNLIKE[3:]),
    "three, fr": ("Sam", "Sam", UNLIKE[2], "Sam", *UNLIKE[4:]),
    "as they are read, en": ("Sam", "SAM ", "Ｓａｍ", "sam", *UNLIKE[4:]),
}
NAMED = re.compile(r"(?:\b[Ss]am|\bSAM|\bＳａｍ|Q[a-z]{9})(?: \(\w+\))?")
Build = Callable[[tuple[str, ...], str], Mapping[str, Panel]]


@pytest.fixture
def build() -> Iterator[Build]:
    """Makes all panels, by name, with other names of members, in a language."""
    usual = usual_panels.MEMBERS

    def build(names: tuple[str, ...], language: str) -> Mapping[str, Panel]:
        usual_panels.MEMBERS = names  # type: ignore[misc]
        for module in (usual_statistics, usual_pages, usual_contests):
            reload(module)
        usual_contests.name_of = lambda player: names[player % len(names)]
        return {
            **usual_panels.played_from(language),
            **usual_panels.meanings(language),
            **usual_panels.public_messages(language),
            **usual_pages.pages(language),
            **usual_contests.contests(language),
        }

    yield build
    usual_panels.MEMBERS = usual  # type: ignore[misc]
    for module in (usual_statistics, usual_pages, usual_contests):
        reload(module)


@pytest.mark.parametrize("names", sampled(ALIKE, ["as they are read, en"]))
def test_no_two_people_share_a_printed_name(names: str, build: Build) -> None:
    """Names stand at the same places in a panel of the same people who are called differently."""
    language = names[-2:]
    alike, unlike = (build(each, language) for each in (ALIKE[names], UNLIKE))
    for name, panel in alike.items():
        printed, people = (
            NAMED.findall(repr(each).replace("\\n", " ").replace("\\", "")) for each in (panel, unlike[name])
        )
        person_of: dict[str, str] = {}
        for called, person in zip(printed, people, strict=True):
            read = unicodedata.normalize("NFKC", called).casefold()
            assert person_of.setdefault(read, person[:10]) == person[:10], (name, called)


SETS = {
    "a computer": ("Yves", "Yves"),
    "one is called as the other with the mark": ("Sam", "Sam (1)", "Sam"),
    "one is called as a mark": ("\N{HANGUL FILLER}", "Player 1", "2"),
    "long, with the same letters": ("W" * 32, "W" * 32, "W" * 31 + "V"),
    "long, cut to the same letters": ("Alexandria Montgomery 1", "Alexandria Montgomery 2", "Alexandria"),
    "written from right to left": ("مريم", "مريم", "مريم "),
    "emoji": ("🔥", "🔥", "🔥🔥"),
    "fancy letters": ("𝓢𝓪𝓶", "Ｓａｍ", "Saḿ", "Sam\N{COMBINING ACUTE ACCENT}"),
}


@pytest.mark.parametrize("longest", [32, 16, 9, 5])
@pytest.mark.parametrize("names", SETS.values(), ids=SETS.keys())
def test_equals_are_told_apart_at_any_length(names: tuple[str, ...], longest: int) -> None:
    people = tuple((name, f"Player {number}") for number, name in enumerate(names, 1))
    for write in (escape, plain):
        called = tell_apart(people, write, longest)
        assert len({unicodedata.normalize("NFKC", each).casefold() for each in called}) == len(names), called
    assert tell_apart((("Ann", "North"), ("Anna", "East"))) == ("Ann", "Anna")
