"""Every name can be seen, stays on its line, and leaves the text around it where it is."""

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.contests.listing import ListedContest
from bot.contests.model import Stage
from bot.panels.contests.voice import label_of
from bot.panels.core.wording import LONGEST, escape, plain
from bot.pictures.lettering import legible
from bot.user_text import tidy
from tests.suite import examples

NOTHING = {
    "no character": "",
    "spaces": " \u00a0\u3000\u2003",
    "zero-width": "\u200b\u200c\u200d\u2060\ufeff",
    "hangul fillers": "\u3164\u115f\u1160\uffa0",
    "an empty braille cell": "\u2800",
    "a grapheme joiner": "\u034f",
    "variation selectors": "\ufe00\ufe0f\U000e0100",
    "directions": "\u202e\u202d\u2066\u2069\u200e\u200f\u061c",
    "tags": "\U000e0041\U000e007f",
    "khmer and mongolian": "\u17b4\u17b5\u180b\u180e",
    "marks on nothing": "\u0301\u0332\u20dd",
    "a private character": "\ue000",
    "a note without a head": "\U0001d159",
}
SEEN = {
    "A\u200dn\ufe0fn\u3164": "Ann",
    "\u202eannA\u202c": "annA",
    "Z\u0351\u036b\u0343\u036a\u0302\u036b\u0343oe": "Z\u0351\u036boe",
    "Anaïs": "Anaïs",
    "Nguyễn": "Nguyễn",
    "ผู้ใหญ่": "ผู้ใหญ่",
    "Ann ❤\ufe0f": "Ann ❤\ufe0f",
    "👩\u200d👩\u200d👧": "👩\u200d👩\u200d👧",
    "🏳\ufe0f\u200d🌈 Ben": "🏳\ufe0f\u200d🌈 Ben",
    "👍🏽": "👍🏽",
    "1\ufe0f\u20e3": "1\ufe0f\u20e3",
    "👩\u200d\u2800Cleo": "👩Cleo",
}


@pytest.mark.parametrize("name", NOTHING.values(), ids=NOTHING)
def test_n1_a_name_with_nothing_to_see_is_shown_as_such(name: str) -> None:
    assert plain(name) == escape(name) == "?"
    assert legible(name) == "···"
    assert plain(f"Ann {name}") == "Ann"
    assert legible(f"Ann {name}") == "Ann"


@pytest.mark.parametrize(("name", "seen"), SEEN.items(), ids=map(ascii, SEEN))
def test_n1_what_can_be_seen_of_a_name_stays(name: str, seen: str) -> None:
    assert tidy(name) == plain(name) == seen


@pytest.mark.parametrize("name", ["שלום", "محمد", "Ann של", "م" * 40, "٣٤"])
def test_n1_a_name_from_right_to_left_leaves_the_numbers_after_it(name: str) -> None:
    shown = plain(name)
    assert shown.endswith("\N{LEFT-TO-RIGHT MARK}")
    assert len(shown) <= LONGEST
    assert unicodedata.bidirectional(shown[-1]) == "L"
    assert "\N{LEFT-TO-RIGHT MARK}" not in legible(shown)
    assert plain(shown) == shown


@given(st.text(max_size=12) | st.text(alphabet="".join(NOTHING.values()) + "aé👩🏽❤1\u20e3", max_size=12))
@settings(max_examples=examples(200))
def test_n1_every_name_has_something_to_see(name: str) -> None:
    shown = plain(name)
    assert any(unicodedata.category(each)[0] in "LNPS" or each == "\u20e3" for each in shown)
    assert tidy(tidy(name)) == tidy(name)
    assert "\n" not in shown


def twelfth(name: str) -> ListedContest:
    return ListedContest(id=1, channel=1, name=name, number=12, stage=Stage.OPEN, is_known=True)


def test_labels_of_contests_have_no_markdown_and_keep_their_number() -> None:
    named = [label_of(each, 24) for each in (twelfth("Fri-night_league of St. Mary’s"), twelfth("a.b"))]
    assert named == ["Fri-night_league of… #12", "a.b #12"]
