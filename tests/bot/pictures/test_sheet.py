"""The check of the contact sheets finds texts that are cut or covered, and finds none in the pictures of games."""

import pytest

from benchmarks.sheet import IN_LANGUAGES, MOMENTS, drawings, faults
from bot.pictures import felt
from bot.pictures.lettering import write
from bot.pictures.table import new_table
from bot.pictures.table_layout import layout_for
from tests.suite import sampled

GROUND = layout_for(4, own=False)


def test_a_text_that_is_cut_or_covered_or_leaves_the_picture_is_found() -> None:
    canvas = new_table(GROUND.height, GROUND)
    line = write("Benedetta", 30, "#ffffff")
    canvas.write(line, 100, 100)
    assert not list(faults(canvas))
    canvas.lay(felt.pill(40, 40, "#ffffff", "#ffffff"), 120, 100)
    canvas.write(line, 690, 200)
    canvas.write(write("Benedetta", 30, "#ffffff", width=60), 100, 300)
    assert [each.split("' ")[1].split()[:2] for each in faults(canvas)] == [
        ["is", "covered"],
        ["leaves", "the"],
        ["is", "cut"],
    ]


@pytest.mark.parametrize("preset", sampled(IN_LANGUAGES, ["north-american", "hustle"]))
def test_no_text_of_a_game_is_cut_or_covered(preset: str) -> None:
    drawn = list(drawings(preset, "fr"))
    assert len(drawn) >= len(MOMENTS)
    assert not [fault for _, canvas in drawn for fault in faults(canvas)]
