"""The page of contests can be read before a Friday night, and its promises can be named."""

import re

import pytest

from tests.contests.promises import IDS, PAGE, promise

SECTIONS = ("contest", "members", "organizers", "clock", "points", "messages", "print", "options")


def test_each_promise_has_an_id_of_its_own_by_its_section() -> None:
    assert len(set(IDS)) == len(IDS)
    assert len(IDS) == PAGE.count("<!--")
    assert {each.partition("-")[0] for each in IDS} == set(SECTIONS)


def test_the_page_is_short_and_has_pictures() -> None:
    assert len(re.sub(r"<!--.*?-->", "", PAGE).split()) <= 2_100
    assert PAGE.count("![") >= 2


def test_a_promise_that_is_not_on_the_page_is_refused() -> None:
    with pytest.raises(ValueError, match="members-none"):
        promise("members-late", "members-none")
