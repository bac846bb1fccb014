"""The listing fits Discord's forms: texts in three languages, tags, pictures.

The limits are those of Discord's documentation, "Discovery Best Practices": a summary of 200 characters, a
description of 400, five tags. A tag has at most 20 characters, as the reference of the Application object says.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PIL import Image

from bot.texts.catalogue import LANGUAGES

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "listing.md").read_text(encoding="utf-8")
SUMMARY, DESCRIPTION, TAG, TAGS = 200, 400, 20, 5
LARGEST = 1_000_000  # bytes of a picture: far below what Discord takes


def part(heading: str) -> str:
    return re.split(r"^## ", PAGE.partition(f"\n## {heading}\n")[2], maxsplit=1, flags=re.MULTILINE)[0]


@pytest.mark.parametrize("language", LANGUAGES.values())
def test_texts_fit_and_say_the_same_in_each_language(language: str) -> None:
    quotes = re.findall(r"(?:^> .*\n)+", part(language), re.MULTILINE)
    summary, description = (" ".join(line[2:] for line in quote.splitlines()) for quote in quotes)
    assert 80 < len(summary) <= SUMMARY
    assert SUMMARY < len(description) <= DESCRIPTION
    assert "/euchre" in summary
    assert "/euchre" in description
    assert len(re.findall(r"^- ", part(language), re.MULTILINE)) == 8
    assert "`/admin setup`" in part(language)


def test_there_are_five_tags() -> None:
    tags = re.findall(r"`([^`]+)`", part("Tags"))
    assert len({*tags}) == len(tags) == TAGS
    assert all(len(tag) <= TAG for tag in tags)


def test_pictures_are_there_in_the_size_of_the_directory() -> None:
    named = re.findall(r"\]\((images/listing/[\w-]+\.png)\)", part("Pictures"))
    there = sorted(str(file.relative_to(ROOT / "docs")) for file in (ROOT / "docs" / "images" / "listing").iterdir())
    assert named == there
    assert len(named) == 5
    for name in named:
        with Image.open(ROOT / "docs" / name) as picture:
            assert (picture.size, picture.format) == ((1920, 1080), "PNG")
        assert (ROOT / "docs" / name).stat().st_size < LARGEST
