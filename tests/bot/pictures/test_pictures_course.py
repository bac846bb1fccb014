"""The course of a game: every mark is at its hand, and nothing leaves the picture."""

import io

import pytest
from PIL import Image, ImageChops

from bot.pictures.result import CourseMark, CoursePicture, ResultSide, draw_course
from bot.pictures.studio import Studio, render
from tests.bot.pictures.sample_pictures import samples
from tests.there import there

LEGEND = (("march", "March"), ("euchre", "Euchre"), ("alone", "Alone"))


def course(*marks: CourseMark, hands: int = 9, sides: int = 2, target: int | None = 10) -> CoursePicture:
    return CoursePicture(
        title="Ann & Ben win the game",
        sides=tuple(
            ResultSide(
                label=f"Side {side}",
                course=tuple((hand * (side + 2)) // (sides + 1) for hand in range(hands + 1)),
                won=side == 0,
            )
            for side in range(sides)
        ),
        marks=marks,
        legend=LEGEND,  # type: ignore[arg-type]
        target=target,
    )


def find_change(one: CoursePicture, other: CoursePicture) -> tuple[int, int, int, int] | None:
    """The part of the picture in which two differ."""
    return ImageChops.difference(*(draw_course(each).image.convert("RGB") for each in (one, other))).getbbox()


@pytest.mark.parametrize("deed", ["march", "euchre", "alone"])
def test_a_mark_stands_at_its_hand_and_nowhere_else(deed: str) -> None:
    places: list[int] = []
    for hand in (1, 4, 9):
        box = find_change(course(), course(CourseMark(hand=hand, side=0, deed=deed)))  # type: ignore[arg-type]
        assert box is not None
        left, top, right, bottom = box
        assert right - left <= 40
        assert bottom - top <= 40
        places.append((left + right) // 2)
    assert places == sorted(places)
    assert places[1] - places[0] == pytest.approx(3 * (places[2] - places[0]) / 8, abs=4)


def test_two_marks_of_a_hand_do_not_overlap() -> None:
    alone, march = CourseMark(hand=5, side=0, deed="alone"), CourseMark(hand=5, side=0, deed="march")
    one, both = find_change(course(), course(alone)), find_change(course(), course(alone, march))
    assert one is not None
    assert both is not None
    assert both[3] - both[1] >= 1.6 * (one[3] - one[1])


def test_marks_of_the_highest_score_stay_in_the_picture() -> None:
    for side in (0, 1):
        for hand in (1, 9):
            box = there(find_change(course(), course(*[CourseMark(hand=hand, side=side, deed="march")] * 2)))
            assert box[0] > 0
            assert box[2] < 960
            assert box[1] > 100  # below the names


@pytest.mark.parametrize("sides", [2, 3, 4, 9])
@pytest.mark.parametrize("hands", [1, 12, 90])
def test_courses_of_any_number_of_sides_and_hands_are_drawn(sides: int, hands: int) -> None:
    marks = [CourseMark(hand=hand, side=hand % sides, deed="march") for hand in range(1, hands + 1, 3)]
    picture = course(*marks, hands=hands, sides=sides, target=None)
    data = render(picture)
    assert Image.open(io.BytesIO(data)).size == (960, 640)
    assert len(data) < 150_000


def test_a_course_with_negative_scores_and_long_names_is_drawn() -> None:
    names = ("🔥🔥", "Maximiliana von Hohenstein-Sigmaringen & Benedetta Castellucci-Bonaparte")
    low = CoursePicture(
        title="T" * 99,
        sides=tuple(ResultSide(label=name, course=(25, -4, -30)) for name in names),
        target=0,
        note="N" * 99,
    )
    assert render(low)


def test_invalid_courses_are_refused() -> None:
    one, two = ResultSide(label="A", course=(0, 1)), ResultSide(label="B", course=(0, 1, 2))
    for sides in ((one,), (one, two), (one,) * 10, (ResultSide(label="A", course=(0,)),) * 2):
        with pytest.raises(ValueError, match="sides"):
            CoursePicture(title="", sides=sides)
    for mark in (CourseMark(hand=0, side=0, deed="march"), CourseMark(hand=2, side=0, deed="march"),
                 CourseMark(hand=1, side=2, deed="march")):  # fmt: skip
        with pytest.raises(ValueError, match="marks"):
            CoursePicture(title="", sides=(one, one), marks=(mark,))


async def test_the_studio_caches_a_course() -> None:
    room = Studio()
    picture = samples()["course"]
    data = await room.draw(picture)
    assert data == render(picture)
    assert await room.draw(picture) is data
    room.close()
